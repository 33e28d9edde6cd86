//! Playing: what the state waits for, which moves answer it, and how it goes on.

use std::fmt;
use std::ops::ControlFlow;

use carcas_tiles::Rotation;

use crate::decision::{self, Decision};
use crate::event::Log;
use crate::figure::Seat;
use crate::flow::Waiting;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::rules::{KindIx, RotationSet, Rules};
use crate::state::State;
use crate::token::Token;
use crate::{tile_placement, turn};

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// A seat answers a question with a [`Move`].
    Decide {
        /// Who is asked.
        seat: Seat,
        /// What is asked.
        decision: Decision,
    },
    /// Something is drawn: an [`Outcome`] comes in from outside.
    Chance {
        /// What is drawn.
        draw: Draw,
    },
    /// Nothing: the game is over and scored.
    Over,
}

impl Node {
    /// Whether something is to be drawn.
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::Chance { .. })
    }
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The tile of this part, from the bag.
    Tile,
    /// A tile for a bazaar, from the bag.
    Lot,
    /// A token for a flock, from the token bag.
    Flock,
}

impl Draw {
    /// Returns the word for people and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Lot => "bazaar",
            Self::Flock => "flock",
        }
    }

    /// Returns what is drawn, for sentences.
    pub const fn what(self) -> &'static str {
        match self {
            Self::Tile => "a tile",
            Self::Lot => "a tile for the bazaar",
            Self::Flock => "a token for the flock",
        }
    }

    /// Whether a tile of the bag is drawn.
    pub(crate) const fn is_of_bag(self) -> bool {
        matches!(self, Self::Tile | Self::Lot)
    }

    /// Reads the word for people and programs.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Tile, Self::Lot, Self::Flock]
            .into_iter()
            .find(|draw| draw.name() == name)
    }
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A tile is drawn.
    Tile(KindIx),
    /// A token is drawn.
    Token(Token),
}

/// Why a move or an outcome was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// No decision is open: something is to be drawn.
    NotDecided,
    /// No draw is open: a seat is to decide.
    NotDrawn,
    /// The game is over.
    Over,
    /// The rules do not yield this move here.
    NotYielded,
    /// No such outcome can be drawn now.
    NotInPool,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotDecided => "no decision is open: something is to be drawn first",
            Self::NotDrawn => "nothing is to be drawn: a seat is to decide first",
            Self::Over => "the game is over",
            Self::NotYielded => "that move is not legal here",
            Self::NotInPool => "that cannot be drawn now",
        })
    }
}

impl std::error::Error for IllegalMove {}

impl State {
    /// Sets up a game and goes to its first node.
    pub fn new(rules: &Rules) -> Self {
        let mut state = Self::blank(rules);
        state.lay_start(rules);
        turn::advance(rules, &mut state, &mut Log::silent());
        state
    }

    /// Returns what the state waits for.
    #[inline]
    pub fn node(&self) -> Node {
        if let Some((seat, decision)) = self.pending.top() {
            return Node::Decide { seat, decision };
        }
        match self.flow.waiting {
            Waiting::ForDraw(draw) => Node::Chance { draw },
            Waiting::No | Waiting::ForNothing => Node::Over,
        }
    }

    /// Appends every legal move to a list, in a fixed order; none unless a decision is open.
    #[inline]
    pub fn legal_moves(&self, rules: &Rules, moves: &mut Vec<Move>) {
        if let Some(asked) = self.pending.top() {
            let _ = decision::ask(rules, self, asked, |legal| {
                moves.push(legal);
                ControlFlow::Continue(())
            });
        }
    }

    /// Returns the legal move that `choose` names by its place in the order of [`State::legal_moves`], or nothing if no
    /// decision is open. `choose` is told how many there are.
    ///
    /// `moves` is a buffer that the caller keeps; what it holds afterwards means nothing. Where there are many answers, such
    /// as places for a tile, one is picked without listing all others, which most of a random game would be spent on.
    #[inline]
    pub fn pick_move(
        &self,
        rules: &Rules,
        moves: &mut Vec<Move>,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        let asked = self.pending.top()?;
        moves.clear();
        if let Some(n_answers) = decision::n_answers(rules, self, asked) {
            let _ = decision::ask_beside(rules, self, asked, &mut |beside| {
                moves.push(beside);
                ControlFlow::Continue(())
            });
            let chosen = choose(n_answers + moves.len() as u32);
            return match chosen.checked_sub(n_answers) {
                None => decision::nth_answer(rules, self, asked, (n_answers, chosen)),
                Some(beside) => moves.get(beside as usize).copied(),
            };
        }
        self.legal_moves(rules, moves);
        moves.get(choose(moves.len() as u32) as usize).copied()
    }

    /// Whether the rules yield this move here.
    pub fn is_legal(&self, rules: &Rules, candidate: Move) -> bool {
        let Some(asked) = self.pending.top() else {
            return false;
        };
        let found = decision::ask(rules, self, asked, |legal| {
            if legal == candidate {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found.is_break()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the rules do not yield the move here; the state is then unchanged.
    pub fn play(
        &mut self,
        rules: &Rules,
        answer: Move,
        log: &mut Log<'_>,
    ) -> Result<(), IllegalMove> {
        match self.node() {
            Node::Over => Err(IllegalMove::Over),
            Node::Chance { .. } => Err(IllegalMove::NotDecided),
            Node::Decide { .. } if !self.is_legal(rules, answer) => Err(IllegalMove::NotYielded),
            Node::Decide { .. } => {
                self.play_unchecked(rules, answer, log);
                Ok(())
            }
        }
    }

    /// Plays a move that [`State::legal_moves`] has just yielded for this very state. With any other move the state
    /// becomes meaningless.
    #[inline]
    pub fn play_unchecked(&mut self, rules: &Rules, answer: Move, log: &mut Log<'_>) {
        debug_assert!(self.is_legal(rules, answer), "{answer:?} is not legal here");
        if decision::answer_beside(rules, self, answer, log) {
            return;
        }
        if let Some(asked) = self.pending.pop() {
            decision::answer(rules, self, asked, answer, log);
            turn::advance(rules, self, log);
        }
    }

    /// Appends every possible outcome with its weight to a list; none unless a draw is open.
    pub fn outcomes(&self, rules: &Rules, outcomes: &mut Vec<(Outcome, u32)>) {
        for slot in self.open_slots(rules) {
            if self.bag[slot] > 0 {
                let outcome = Outcome::Tile(rules.slots[slot].kind);
                outcomes.push((outcome, u32::from(self.bag[slot])));
            }
        }
        if self.awaits_token() {
            let tokens = self.token_bag().filter(|&(_, n_tokens)| n_tokens > 0);
            outcomes.extend(tokens.map(|(token, n)| (Outcome::Token(token), u32::from(n))));
        }
    }

    /// Returns the sum of the weights of all outcomes.
    #[inline]
    pub fn total_weight(&self) -> u32 {
        match self.node() {
            Node::Chance {
                draw: Draw::Tile | Draw::Lot,
            } => u32::from(self.flow.n_in_pool),
            Node::Chance { draw: Draw::Flock } => self.token_bag().map(|(_, n)| u32::from(n)).sum(),
            Node::Decide { .. } | Node::Over => 0,
        }
    }

    /// Returns the outcome at a point of the total weight: with a random point below [`State::total_weight`] this draws
    /// a tile.
    #[inline]
    pub fn outcome_at(&self, rules: &Rules, point: u32) -> Option<Outcome> {
        if self.awaits_token() {
            return self.token_at(point).map(Outcome::Token);
        }
        let slot = self.slot_at(rules, point)?;
        Some(Outcome::Tile(rules.slots[slot].kind))
    }

    /// Applies the outcome at a point of the total weight: what [`State::outcome_at`] and [`State::draw`] do together.
    ///
    /// # Errors
    /// If no draw is open, or if the point is not below the total weight; the state is then unchanged.
    #[inline]
    pub fn draw_at(
        &mut self,
        rules: &Rules,
        point: u32,
        log: &mut Log<'_>,
    ) -> Result<(), IllegalMove> {
        self.awaits_draw()?;
        if self.awaits_token() {
            let token = self.token_at(point).ok_or(IllegalMove::NotInPool)?;
            self.draw_token(rules, token, log);
            return Ok(());
        }
        let slot = self.slot_at(rules, point).ok_or(IllegalMove::NotInPool)?;
        self.draw_from(rules, slot, log);
        Ok(())
    }

    #[inline]
    fn awaits_token(&self) -> bool {
        self.node() == Node::Chance { draw: Draw::Flock }
    }

    /// Returns the token at a point of the total weight.
    #[cold]
    fn token_at(&self, mut point: u32) -> Option<Token> {
        for (token, n_tokens) in self.token_bag() {
            match point.checked_sub(u32::from(n_tokens)) {
                None => return Some(token),
                Some(rest) => point = rest,
            }
        }
        None
    }

    /// Draws a token that is in the bag.
    #[cold]
    fn draw_token(&mut self, rules: &Rules, token: Token, log: &mut Log<'_>) {
        turn::token_drawn(rules, self, token, log);
        turn::advance(rules, self, log);
    }

    /// Returns the slot that holds the tile at a point of the total weight.
    #[inline]
    fn slot_at(&self, rules: &Rules, point: u32) -> Option<usize> {
        let slots = self.open_slots(rules);
        Some(slots.start + share_at(&self.bag[slots], point)?)
    }

    /// Draws at random: `below` returns a random number below the one it is given. Nothing if no draw is open.
    #[inline]
    pub fn sample(&self, rules: &Rules, below: impl FnOnce(u32) -> u32) -> Option<Outcome> {
        match self.total_weight() {
            0 => None,
            weight => self.outcome_at(rules, below(weight)),
        }
    }

    fn open_slots(&self, rules: &Rules) -> std::ops::Range<usize> {
        match self.node() {
            Node::Chance {
                draw: Draw::Tile | Draw::Lot,
            } => rules.pools[usize::from(self.flow.pool)].clone(),
            Node::Chance { draw: Draw::Flock } | Node::Decide { .. } | Node::Over => 0..0,
        }
    }

    fn open_slot(&self, rules: &Rules, kind: KindIx) -> Option<usize> {
        self.open_slots(rules)
            .find(|&slot| rules.slots[slot].kind == kind && self.bag[slot] > 0)
    }

    /// Whether a tile can be drawn here.
    pub(crate) fn can_draw(&self, rules: &Rules, kind: KindIx) -> bool {
        self.open_slot(rules, kind).is_some()
    }

    /// Whether a token can be drawn here.
    pub(crate) fn can_draw_token(&self, wanted: Token) -> bool {
        let mut tokens = self.token_bag();
        self.awaits_token() && tokens.any(|(token, n)| token == wanted && n > 0)
    }

    /// Applies an outcome.
    ///
    /// # Errors
    /// If no such outcome is possible here; the state is then unchanged.
    #[inline]
    pub fn draw(
        &mut self,
        rules: &Rules,
        outcome: Outcome,
        log: &mut Log<'_>,
    ) -> Result<(), IllegalMove> {
        self.awaits_draw()?;
        match outcome {
            Outcome::Tile(kind) => {
                let slot = self.open_slot(rules, kind).ok_or(IllegalMove::NotInPool)?;
                self.draw_from(rules, slot, log);
            }
            Outcome::Token(token) => {
                if !self.can_draw_token(token) {
                    return Err(IllegalMove::NotInPool);
                }
                self.draw_token(rules, token, log);
            }
        }
        Ok(())
    }

    #[inline]
    fn awaits_draw(&self) -> Result<(), IllegalMove> {
        match self.node() {
            Node::Over => Err(IllegalMove::Over),
            Node::Decide { .. } => Err(IllegalMove::NotDrawn),
            Node::Chance { .. } => Ok(()),
        }
    }

    /// Draws a tile of an open slot that is not empty.
    #[inline]
    fn draw_from(&mut self, rules: &Rules, slot: usize, log: &mut Log<'_>) {
        turn::tile_drawn(rules, self, slot, rules.slots[slot].kind, log);
        turn::advance(rules, self, log);
    }

    /// Returns the seats with the most points.
    ///
    /// Rule: BA-56.
    pub fn winners(&self, rules: &Rules) -> Vec<Seat> {
        let best = rules.seats().map(|seat| self.score(seat)).max();
        rules
            .seats()
            .filter(|&seat| Some(self.score(seat)) == best)
            .collect()
    }

    /// Visits every cell where a kind could be placed now, with the rotations that are legal there, until the visitor
    /// breaks off.
    pub fn visit_placements(
        &self,
        rules: &Rules,
        kind: KindIx,
        visit: impl FnMut(Cell, RotationSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        tile_placement::placements(rules, self, kind, visit)
    }

    /// Returns where a kind could be placed now, if it were drawn: cells with rotations.
    pub fn placements(&self, rules: &Rules, kind: KindIx) -> Vec<(Cell, Rotation)> {
        let mut found = Vec::new();
        let _ = tile_placement::placements(rules, self, kind, |cell, rotations| {
            found.extend(rotations.iter().map(|rotation| (cell, rotation)));
            ControlFlow::Continue(())
        });
        found
    }
}

/// Returns which share holds a point, if the shares lie one after the other from 0 on.
///
/// Eight shares at a time are added up at once, to step over those that end before the point.
#[inline]
fn share_at(shares: &[u8], mut point: u32) -> Option<usize> {
    let (eights, _) = shares.as_chunks::<8>();
    let mut first = 0;
    for eight in eights {
        let sum = sum_of_eight(*eight);
        if point < sum {
            break;
        }
        point -= sum;
        first += 8;
    }
    for (ix, &share) in shares[first..].iter().enumerate() {
        if point < u32::from(share) {
            return Some(first + ix);
        }
        point -= u32::from(share);
    }
    None
}

/// Adds up eight numbers, in four lanes of sixteen bits that no sum overflows.
#[inline]
fn sum_of_eight(eight: [u8; 8]) -> u32 {
    const EVERY_OTHER: u64 = 0x00FF_00FF_00FF_00FF;
    let packed = u64::from_le_bytes(eight);
    let pairs = (packed & EVERY_OTHER) + (packed >> 8 & EVERY_OTHER);
    // The highest lane of the product is the sum of all lanes.
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_lies_in_its_share() {
        let shares: [u8; 29] = [
            3, 0, 0, 1, 2, 9, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255,
            1, 0, 4, 0, 0,
        ];
        for n in 0..=shares.len() {
            let shares = &shares[..n];
            let copies = |(ix, &share): (usize, &u8)| std::iter::repeat_n(ix, usize::from(share));
            let expected: Vec<usize> = shares.iter().enumerate().flat_map(copies).collect();
            for (point, &ix) in (0..).zip(&expected) {
                assert_eq!(share_at(shares, point), Some(ix));
            }
            assert_eq!(share_at(shares, expected.len() as u32), None);
        }
    }
}
