//! Perft: counts the decision tree below a state.
//!
//! Depth counts decisions: every move of any seat is one, draws are none. A node is a position right after a move, so
//! two lines that lead to equal positions are two nodes. A leaf is a line that ends: at the depth, when the game is
//! over, or when the given order holds no tile that can be drawn.

use std::fmt;

use carcas_bots::{Rng, random_move};
use carcas_engine::{Draw, KindIx, Log, Move, Node, Outcome, Rules, State};

/// Where draws come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draws {
    /// The first tile of the list that is not drawn yet and can be drawn now.
    Order(Vec<KindIx>),
    /// Every distinct outcome is followed.
    Chance,
}

/// What a tree amounts to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Positions right after a move, at all depths.
    pub nodes: u64,
    /// Lines that end.
    pub leaves: u64,
    /// The leaves if every copy of a tile were told apart: each counts the product of the weights of its outcomes.
    pub weight: u128,
}

/// The tree has more moves and draws than the limit allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitReached(pub u64);

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the tree has more than {} moves and draws", self.0)
    }
}

impl std::error::Error for LimitReached {}

/// Counts the trees below a state.
#[derive(Clone, Debug)]
pub struct Perft<'r> {
    rules: &'r Rules,
    draws: Draws,
    limit: u64,
}

impl<'r> Perft<'r> {
    /// Prepares to count with a limit to the moves and draws of a tree.
    pub fn new(rules: &'r Rules, draws: Draws, limit: u64) -> Self {
        Self {
            rules,
            draws,
            limit,
        }
    }

    /// Counts the tree of a depth.
    ///
    /// ```
    /// use carcas_engine::{Edition, Rules, Setup, State};
    /// use carcas_laws::{Draws, Perft};
    ///
    /// let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2))?;
    /// let monastery = rules.find_kind("monastery").expect("the base game has monasteries");
    /// let perft = Perft::new(&rules, Draws::Order(vec![monastery]), 1_000);
    /// // Below the start tile a monastery fits in one of its turned ways that look alike.
    /// assert_eq!(perft.count(&State::new(&rules), 1)?.nodes, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the tree is larger than the limit.
    pub fn count(&self, state: &State, depth: u32) -> Result<Count, LimitReached> {
        let mut walk = Walk {
            perft: self,
            is_drawn: match &self.draws {
                Draws::Order(order) => vec![false; order.len()],
                Draws::Chance => Vec::new(),
            },
            n_left: self.limit,
            count: Count::default(),
        };
        walk.go_on(state, depth, 1)?;
        Ok(walk.count)
    }
}

/// A walk through a tree.
struct Walk<'p> {
    perft: &'p Perft<'p>,
    is_drawn: Vec<bool>,
    /// How many moves and draws the limit still allows.
    n_left: u64,
    count: Count,
}

impl Walk<'_> {
    /// Walks through everything below a state.
    fn go_on(&mut self, state: &State, depth: u32, weight: u128) -> Result<(), LimitReached> {
        if depth == 0 {
            return self.end(1, weight);
        }
        match state.node() {
            Node::Over => self.end(1, weight),
            Node::Chance { .. } => self.draw(state, depth, weight),
            Node::Decide { .. } => self.decide(state, depth, weight),
        }
    }

    fn decide(&mut self, state: &State, depth: u32, weight: u128) -> Result<(), LimitReached> {
        let rules = self.perft.rules;
        let mut moves: Vec<Move> = Vec::new();
        state.legal_moves(rules, &mut moves);
        let n_moves = moves.len() as u64;
        self.spend(n_moves)?;
        self.count.nodes += n_moves;
        if depth == 1 {
            return self.end(n_moves, weight);
        }
        let mut after = state.clone();
        for legal in moves {
            after.clone_from(state);
            after.play_unchecked(rules, legal, &mut Log::silent());
            self.go_on(&after, depth - 1, weight)?;
        }
        Ok(())
    }

    fn draw(&mut self, state: &State, depth: u32, weight: u128) -> Result<(), LimitReached> {
        let rules = self.perft.rules;
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        // The order is one of tiles; tokens are drawn in every way.
        let is_token = state.node() != (Node::Chance { draw: Draw::Tile });
        let order = match &self.perft.draws {
            Draws::Order(order) if !is_token => Some(order),
            Draws::Order(_) | Draws::Chance => None,
        };
        let Some(order) = order else {
            for (outcome, n_copies) in outcomes {
                self.follow(state, outcome, depth, weight * u128::from(n_copies))?;
            }
            return Ok(());
        };
        let can_be_drawn = |kind| outcomes.iter().any(|pair| pair.0 == Outcome::Tile(kind));
        let tiles = order.iter().zip(&self.is_drawn);
        let mut tiles = tiles.enumerate();
        match tiles.find(|&(_, (&kind, &is_drawn))| !is_drawn && can_be_drawn(kind)) {
            None => self.end(1, weight),
            Some((ix, (&kind, _))) => {
                self.is_drawn[ix] = true;
                self.follow(state, Outcome::Tile(kind), depth, weight)?;
                self.is_drawn[ix] = false;
                Ok(())
            }
        }
    }

    fn follow(
        &mut self,
        state: &State,
        outcome: Outcome,
        depth: u32,
        weight: u128,
    ) -> Result<(), LimitReached> {
        self.spend(1)?;
        let mut after = state.clone();
        let drawn = after.draw(self.perft.rules, outcome, &mut Log::silent());
        debug_assert!(drawn.is_ok(), "an outcome of the state can be drawn");
        self.go_on(&after, depth, weight)
    }

    fn spend(&mut self, n: u64) -> Result<(), LimitReached> {
        let left = self.n_left.checked_sub(n);
        self.n_left = left.ok_or(LimitReached(self.perft.limit))?;
        Ok(())
    }

    fn end(&mut self, n_leaves: u64, weight: u128) -> Result<(), LimitReached> {
        self.count.leaves += n_leaves;
        self.count.weight += u128::from(n_leaves) * weight;
        Ok(())
    }
}

/// Returns all tiles of the bag in a random order.
pub fn shuffled(rules: &Rules, state: &State, rng: &mut Rng) -> Vec<KindIx> {
    let copies = |kind| std::iter::repeat_n(kind, state.n_in_bag(rules, kind));
    let mut order: Vec<KindIx> = rules.kinds().flat_map(copies).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, rng.below(last as u32 + 1) as usize);
    }
    order
}

/// Plays `n_decisions` at random, or until the game is over.
pub fn play_ahead(rules: &Rules, state: &mut State, n_decisions: u32, rng: &mut Rng) {
    let mut moves = Vec::new();
    let mut n_played = 0;
    while n_played < n_decisions {
        match state.node() {
            Node::Over => return,
            Node::Chance { .. } => {
                let Some(outcome) = state.sample(rules, |n| rng.below(n)) else {
                    return;
                };
                let drawn = state.draw(rules, outcome, &mut Log::silent());
                debug_assert!(drawn.is_ok(), "an outcome of the state can be drawn");
            }
            Node::Decide { .. } => {
                let Some(chosen) = random_move(rules, state, rng, &mut moves) else {
                    return;
                };
                state.play_unchecked(rules, chosen, &mut Log::silent());
                n_played += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use carcas_engine::{Edition, Setup};

    fn base() -> Rules {
        Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the base game can be played")
    }

    #[test]
    fn counts_equal_a_walk_by_hand() {
        let rules = base();
        let start = State::new(&rules);
        let order = shuffled(&rules, &start, &mut Rng::new(1));
        let mut state = start.clone();
        let drawn = state.draw(&rules, Outcome::Tile(order[0]), &mut Log::silent());
        drawn.expect("the first tile can be drawn");
        let (mut moves, mut n_second) = (Vec::new(), 0);
        state.legal_moves(&rules, &mut moves);
        for &first in &moves {
            let mut after = state.clone();
            after.play_unchecked(&rules, first, &mut Log::silent());
            let mut answers = Vec::new();
            after.legal_moves(&rules, &mut answers);
            n_second += answers.len() as u64;
        }
        let perft = Perft::new(&rules, Draws::Order(order), 10_000);
        let count = perft.count(&start, 2).expect("the tree is small");
        assert_eq!(count.nodes, moves.len() as u64 + n_second);
        assert_eq!(count.leaves, n_second);
        assert_eq!(count.weight, u128::from(n_second));
    }

    #[test]
    fn chance_is_the_sum_over_all_first_tiles() {
        let rules = base();
        let start = State::new(&rules);
        let chance = Perft::new(&rules, Draws::Chance, 1_000_000);
        let all = chance.count(&start, 2).expect("the tree is small");
        let (mut leaves, mut weight) = (0, 0);
        for kind in rules
            .kinds()
            .filter(|&kind| start.n_in_bag(&rules, kind) > 0)
        {
            let one = Perft::new(&rules, Draws::Order(vec![kind]), 1_000_000);
            let one = one.count(&start, 2).expect("the tree is small");
            leaves += one.leaves;
            weight += u128::from(one.leaves) * start.n_in_bag(&rules, kind) as u128;
        }
        assert_eq!((all.leaves, all.weight), (leaves, weight));
    }

    #[test]
    fn tree_ends_with_the_order_and_at_the_limit() {
        let rules = base();
        let start = State::new(&rules);
        let order = shuffled(&rules, &start, &mut Rng::new(1));
        let short = Perft::new(&rules, Draws::Order(order[..1].to_vec()), 10_000);
        let two = short.count(&start, 2).expect("the tree is small");
        let five = short.count(&start, 5).expect("the tree is small");
        assert_eq!(two, five, "there is no second tile");
        let limited = Perft::new(&rules, Draws::Order(order), 100);
        assert_eq!(limited.count(&start, 9), Err(LimitReached(100)));
    }
}
