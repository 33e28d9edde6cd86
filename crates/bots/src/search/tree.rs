//! The tree of a search: decisions with their most promising answers, draws with their outcomes, and how often each was
//! looked at with what result.

use std::collections::BTreeMap;

use carcas_engine::{Draw, Log, Move, Node, Outcome, Rules, Seat, State};

use super::manner::Manner;
use super::turn::{Candidate, Look};
use crate::arithmetic::exponential;
use crate::evaluation::PerSeat;
use crate::{Rng, Stop};

/// How many answers are looked at at the root.
const ROOT_WIDTH: usize = 24;

/// How many nodes are kept, at most; the search then looks at what it has.
const MOST_NODES: usize = 400_000;

/// How often an answer must have been visited to count as a way to play a turn.
const LEAST_SEEN: u32 = 8;

/// How far below the root the steps of a journey are looked at before its end.
const STEPS_BELOW: u8 = 2;

/// The fraction of the golden ratio, and a step that separates kinds of tiles, as shares of 2^64.
const GOLDEN_RATIO: u64 = 0x9e37_79b9_7f4a_7c15;
const KIND_STEP: u64 = 0xd134_2543_de82_ef95;

/// The index of a node.
type NodeIx = u32;

/// An answer or an outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Edge {
    Answer(Move),
    Drawn(Outcome),
}

/// What follows a node after one answer or outcome.
#[derive(Clone, Debug)]
pub(crate) struct Child {
    edge: Edge,
    node: Option<NodeIx>,
    prior: f32,
    pub(crate) visits: u32,
    /// What seats may expect: what was found, or at first sight if nothing was.
    values: PerSeat,
    /// What the seat that decides expected at first sight.
    first_sight: f64,
}

impl Child {
    /// Returns what a seat may expect.
    pub(crate) const fn value(&self, seat: Seat) -> f64 {
        self.values[seat.ix()]
    }

    pub(crate) const fn answer(&self) -> Option<Move> {
        match self.edge {
            Edge::Answer(mv) => Some(mv),
            Edge::Drawn(_) => None,
        }
    }
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) moves: Vec<Move>,
    /// What the seat expects of it.
    pub(crate) value: f64,
    pub(crate) visits: u32,
    /// Whether it consists of the answers most looked at.
    pub(crate) is_first: bool,
}

#[derive(Clone, Copy, Debug)]
enum Content {
    Decide(Seat),
    Draw,
    Over(PerSeat),
}

#[derive(Clone, Debug)]
struct TreeNode {
    content: Content,
    visits: u32,
    children: Vec<Child>,
}

impl TreeNode {
    /// Returns what it is worth to the seats. A draw is worth the mean of its outcomes, a decision the worth of its most
    /// visited answer: a mean would be dragged down by answers that were only tried.
    fn values(&self) -> PerSeat {
        let mut values = [0.0; Seat::MAX];
        match self.content {
            Content::Over(margins) => return margins,
            Content::Decide(seat) => {
                let mut best: Option<&Child> = None;
                for child in &self.children {
                    let rank = (child.visits, child.value(seat));
                    if best.is_none_or(|best| rank > (best.visits, best.value(seat))) {
                        best = Some(child);
                    }
                }
                return best.map_or(values, |best| best.values);
            }
            Content::Draw => {}
        }
        let mut n = 0.0;
        for child in &self.children {
            let visits = f64::from(child.visits);
            n += visits;
            for (sum, value) in values.iter_mut().zip(child.values) {
                *sum += visits * value;
            }
        }
        values.map(|sum| sum / f64::max(n, 1.0))
    }
}

/// Scales a point, a share of 2^64, to a number below a bound.
const fn below(point: u64, bound: u32) -> u32 {
    (((point >> 32) * bound as u64) >> 32) as u32
}

/// A tree that grows with every simulation.
#[derive(Debug)]
pub(crate) struct Tree<'a> {
    rules: &'a Rules,
    root: &'a State,
    look: Look,
    rng: Rng,
    /// Where the first draws begin.
    first_draw: u64,
    nodes: Vec<TreeNode>,
    /// A number that follows from the seed and from what was drawn on the way.
    drawn: u64,
    /// Nodes within turns by the keys of their positions.
    known: BTreeMap<u64, NodeIx>,
    state: State,
    candidates: Vec<Candidate>,
    path: Vec<(NodeIx, usize)>,
    /// How many draws all simulations together went through.
    pub(crate) n_draws: u64,
    /// What the candidates of the root are, all of them.
    at_root: Vec<Candidate>,
    /// Those of them that are not looked at, because another stands for them.
    twins: Vec<(Move, Move)>,
}

impl<'a> Tree<'a> {
    /// Begins a search; even with the signal set it knows at least one answer.
    pub(crate) fn new(
        rules: &'a Rules,
        root: &'a State,
        (mut look, seed): (Look, u64),
        stop: &Stop,
    ) -> Self {
        let mut candidates = Vec::new();
        look.list(rules, root, stop, &mut candidates);
        let mut rng = Rng::new(seed);
        let mut tree = Self {
            rules,
            root,
            look,
            first_draw: rng.next_u64(),
            rng,
            nodes: Vec::new(),
            drawn: 0,
            known: BTreeMap::new(),
            state: root.clone(),
            candidates: candidates.clone(),
            path: Vec::new(),
            n_draws: 0,
            at_root: Vec::new(),
            twins: Vec::new(),
        };
        tree.look.n_steps = STEPS_BELOW;
        if let Node::Decide { seat, .. } = root.node() {
            // Before they are shuffled, so that all threads keep the same ones.
            tree.twins = tree.drop_twins();
            tree.shuffle();
            tree.push_decision(seat, ROOT_WIDTH);
            tree.at_root = candidates;
        }
        tree
    }

    /// Returns all candidates of the root with what was expected of them at first sight.
    pub(crate) fn first_looks(&self) -> &[Candidate] {
        &self.at_root
    }

    /// Returns the answer that stands for another at the root: itself, unless it is one of several ways to the same feature.
    pub(crate) fn stand_in(&self, mv: Move) -> Move {
        let known = self.twins.iter().find(|(twin, _)| *twin == mv);
        known.map_or(mv, |&(_, kept)| kept)
    }

    pub(super) const fn manner(&self) -> Manner {
        self.look.manner
    }

    pub(crate) const fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// Whether no tile is left for another turn.
    pub(crate) fn is_last_turn(&self) -> bool {
        self.root.bag_size() == 0
    }

    /// Returns the position after some answers at the root.
    pub(crate) fn after(&self, moves: &[Move]) -> State {
        let mut after = self.root.clone();
        for &mv in moves {
            after.play_unchecked(self.rules, mv, &mut Log::silent());
        }
        after
    }

    /// Returns the position that was reached last.
    #[cfg(test)]
    pub(crate) const fn position(&self) -> &State {
        &self.state
    }

    /// Returns how many simulations there were.
    pub(crate) fn n_simulations(&self) -> u64 {
        self.nodes.first().map_or(0, |root| u64::from(root.visits))
    }

    /// Returns how many positions were valued.
    pub(crate) const fn n_evaluations(&self) -> u64 {
        self.look.evaluation.n_valued()
    }

    /// Returns the answers at the root that are looked at.
    pub(crate) fn children(&self) -> &[Child] {
        self.nodes.first().map_or(&[], |root| &root.children)
    }

    /// Returns the most visited answers that follow `first` while the same seat goes on, each visited at least `least`
    /// times.
    pub(crate) fn plan(&self, first: Move, least: u32) -> Vec<Move> {
        let mut plan = Vec::new();
        let Some(root) = self.nodes.first() else {
            return plan;
        };
        let Content::Decide(seat) = root.content else {
            return plan;
        };
        let chosen = root
            .children
            .iter()
            .find(|child| child.edge == Edge::Answer(first));
        let mut next = chosen.and_then(|child| child.node);
        while let Some(node) = next.map(|ix| &self.nodes[ix as usize]) {
            if !matches!(node.content, Content::Decide(asked) if asked == seat) {
                break;
            }
            let best = node.children.iter().max_by_key(|child| child.visits);
            let Some(best) = best.filter(|best| best.visits >= least) else {
                break;
            };
            plan.extend(best.answer());
            next = best.node;
        }
        plan
    }

    /// Returns the ways to play the rest of the turn that were looked at some times.
    pub(crate) fn ways(&self, seat: Seat) -> Vec<Way> {
        let mut ways = Vec::new();
        let first = Way {
            moves: Vec::new(),
            value: 0.0,
            visits: 0,
            is_first: true,
        };
        if !self.nodes.is_empty() {
            self.add_ways(0, seat, &first, &mut ways);
        }
        ways
    }

    fn add_ways(&self, ix: NodeIx, seat: Seat, begun: &Way, ways: &mut Vec<Way>) {
        let children = &self.nodes[ix as usize].children;
        let most = children.iter().map(|child| child.visits).max();
        for child in children.iter().filter(|child| child.visits >= LEAST_SEEN) {
            let (Some(mv), Some(next)) = (child.answer(), child.node) else {
                continue;
            };
            let mut way = Way {
                value: child.value(seat),
                visits: child.visits,
                is_first: begun.is_first && Some(child.visits) == most,
                ..begun.clone()
            };
            way.moves.push(mv);
            match self.nodes[next as usize].content {
                Content::Decide(asked) if asked == seat => self.add_ways(next, seat, &way, ways),
                _ => ways.push(way),
            }
        }
    }

    /// Plays a position at the end of the turn on for `n_turns`, every seat as seems best at first sight, and returns the
    /// margins with the number of draws; nothing if the signal is set before. What is drawn follows from the seed and the
    /// number of the round: first draws fall evenly over the rounds.
    pub(crate) fn play_on(
        &mut self,
        from: &State,
        n_turns: u64,
        (seed, round): (u64, u64),
        stop: &Stop,
    ) -> Option<(PerSeat, u64)> {
        let first = Rng::new(seed).next_u64();
        let mut rng = Rng::new(seed.wrapping_add(round));
        // In the first round its first number is the one that first draws begin with.
        rng.next_u64();
        self.state.clone_from(from);
        self.look.is_rough = true;
        let (mut n_begun, mut n_drawn) = (0, 0);
        let mut last = self.root.active_seat();
        loop {
            match self.state.node() {
                Node::Over => break,
                Node::Chance { draw } => {
                    // A second part of a turn, and a tile instead of one that fits nowhere, are no turns of their own.
                    let next = self.state.active_seat();
                    let is_other = next != last || self.rules.n_seats() == 1;
                    if draw == Draw::Tile && is_other {
                        if n_begun == n_turns {
                            break;
                        }
                        n_begun += 1;
                        last = next;
                    }
                    let point = match n_drawn {
                        0 => first.wrapping_add(round.wrapping_mul(GOLDEN_RATIO)),
                        _ => rng.next_u64(),
                    };
                    n_drawn += 1;
                    let outcome = self.state.sample(self.rules, |n| below(point, n))?;
                    let drawn = self.state.draw(self.rules, outcome, &mut Log::silent());
                    drawn.ok()?;
                }
                Node::Decide { seat, .. } => {
                    let look = &mut self.look;
                    look.list(self.rules, &self.state, stop, &mut self.candidates);
                    let value = |candidate: &Candidate| candidate.margins[seat.ix()];
                    let best = self.candidates.iter();
                    let best = best.max_by(|a, b| value(a).total_cmp(&value(b)))?.mv;
                    let log = &mut Log::silent();
                    self.state.play_unchecked(self.rules, best, log);
                }
            }
            if stop.is_set() {
                return None;
            }
        }
        let margins = self.static_margins();
        Some((self.at_half_tempo(margins, last), n_drawn))
    }

    /// Puts candidates in an order that follows from the seed, so that equal ones take turns at being first.
    fn shuffle(&mut self) {
        for ix in (1..self.candidates.len()).rev() {
            let other = self.rng.below(ix as u32 + 1) as usize;
            self.candidates.swap(ix, other);
        }
    }

    /// Drops candidates that send the same figure to the same feature as an earlier one that is worth as much: together they
    /// would be looked at as often as one, and each of them too seldom to be chosen. Returns each with the one that is kept.
    fn drop_twins(&mut self) -> Vec<(Move, Move)> {
        let (rules, state) = (self.rules, &self.state);
        let goal = |mv: Move| match mv {
            Move::PlaceFigure { figure, spot } => Some((None, Some(figure), spot)),
            Move::MoveFigure { figure, to } => Some((Some(figure), None, to)),
            _ => None,
        };
        let goal = |mv: Move| {
            let (moved, placed, to) = goal(mv)?;
            let segment = state.segment_at(rules, to)?;
            Some((moved, placed, state.feature_of(segment)))
        };
        let (mut twins, mut n_kept) = (Vec::new(), 0);
        for ix in 0..self.candidates.len() {
            let candidate = self.candidates[ix];
            let twin = goal(candidate.mv).and_then(|own| {
                let mut kept = self.candidates[..n_kept].iter();
                kept.find(|kept| kept.margins == candidate.margins && goal(kept.mv) == Some(own))
            });
            match twin {
                Some(twin) => twins.push((candidate.mv, twin.mv)),
                None => {
                    self.candidates[n_kept] = candidate;
                    n_kept += 1;
                }
            }
        }
        self.candidates.truncate(n_kept);
        twins
    }

    /// Adds a node for a decision with the best of the candidates.
    fn push_decision(&mut self, seat: Seat, width: usize) -> NodeIx {
        let value = |candidate: &Candidate| candidate.margins[seat.ix()];
        self.candidates
            .sort_by(|a, b| value(b).total_cmp(&value(a)));
        self.candidates.truncate(width.max(1));
        let best = self.candidates.first().map_or(0.0, value);
        let weight = |candidate: &Candidate| {
            exponential((value(candidate) - best) / self.look.manner.temperature)
        };
        let sum: f64 = self.candidates.iter().map(weight).sum();
        let children = self.candidates.iter().map(|candidate| {
            // The end of the turn is foreseen, whichever seat is asked.
            let values = self.at_half_tempo(candidate.margins, self.state.active_seat());
            Child {
                edge: Edge::Answer(candidate.mv),
                node: None,
                prior: (weight(candidate) / sum) as f32,
                visits: 0,
                values,
                first_sight: values[seat.ix()],
            }
        });
        let children = children.collect();
        self.push(Content::Decide(seat), children)
    }

    fn push(&mut self, content: Content, children: Vec<Child>) -> NodeIx {
        self.nodes.push(TreeNode {
            content,
            visits: 0,
            children,
        });
        (self.nodes.len() - 1) as NodeIx
    }

    /// Goes down from the root once, and notes the result. Returns `false` if there is nothing to find out: no decision is
    /// open, or memory is full.
    pub(crate) fn simulate(&mut self, stop: &Stop) -> bool {
        if self.nodes.is_empty() || self.nodes.len() > MOST_NODES {
            return false;
        }
        self.state.clone_from(self.root);
        self.path.clear();
        self.drawn = self.first_draw;
        let mut ix: NodeIx = 0;
        let result = loop {
            let (child, is_drawn) = match self.nodes[ix as usize].content {
                Content::Over(result) => break result,
                Content::Draw => match self.draw(ix) {
                    Some(child) => (child, true),
                    None => break self.static_margins(),
                },
                Content::Decide(seat) => match self.select(ix, seat) {
                    Some(child) => (child, false),
                    None => break self.static_margins(),
                },
            };
            self.path.push((ix, child));
            self.n_draws += u64::from(is_drawn);
            if let Some(next) = self.nodes[ix as usize].children[child].node {
                ix = next;
                continue;
            }
            let (next, is_leaf) = self.grow(is_drawn, stop);
            self.nodes[ix as usize].children[child].node = Some(next);
            ix = next;
            if is_leaf {
                break self.nodes[next as usize].values();
            }
        };
        self.note(result);
        true
    }

    /// Chooses an answer: the value found so far, or at first sight, and the benefit of the doubt.
    fn select(&mut self, ix: NodeIx, seat: Seat) -> Option<usize> {
        let node = &self.nodes[ix as usize];
        let doubt = self.look.manner.curiosity * f64::from(node.visits + 1).sqrt();
        // Visited answers turned out better or worse than at first sight; the others will, too.
        let (mut n, mut sum) = (0.0, 0.0);
        for child in node.children.iter().filter(|child| child.visits > 0) {
            n += f64::from(child.visits);
            sum += f64::from(child.visits) * (child.value(seat) - child.first_sight);
        }
        let shift = sum / f64::max(n, 1.0);
        let mut best: Option<(f64, usize)> = None;
        for (child_ix, child) in node.children.iter().enumerate() {
            let value = match child.visits {
                0 => child.first_sight + shift,
                _ => child.value(seat),
            };
            let score = value + doubt * f64::from(child.prior) / f64::from(1 + child.visits);
            if best.is_none_or(|(greatest, _)| score > greatest) {
                best = Some((score, child_ix));
            }
        }
        let (_, chosen) = best?;
        let answer = node.children[chosen].answer()?;
        self.state
            .play_unchecked(self.rules, answer, &mut Log::silent());
        Some(chosen)
    }

    /// Draws, and returns the child of what was drawn.
    fn draw(&mut self, ix: NodeIx) -> Option<usize> {
        // Multiples of the golden ratio fall evenly: soon every kind has been drawn as often as the bag holds it. They begin alike
        // where the same was drawn before, so that answers are compared by the same draws; after other draws they begin elsewhere,
        // so that what is far ahead does not hang on a few kinds.
        let n_seen = u64::from(self.nodes[ix as usize].visits);
        let point = self.drawn.wrapping_add(n_seen.wrapping_mul(GOLDEN_RATIO));
        let outcome = self.state.sample(self.rules, |n| below(point, n))?;
        let drawn = self.state.draw(self.rules, outcome, &mut Log::silent());
        debug_assert!(drawn.is_ok(), "an outcome of the state can be drawn");
        let number = match outcome {
            Outcome::Tile(kind) => u64::from(kind.0) + 1,
            Outcome::Token(token) => u64::MAX - token as u64,
        };
        let mixed = self.drawn ^ number.wrapping_mul(KIND_STEP);
        self.drawn = mixed.rotate_left(29).wrapping_mul(GOLDEN_RATIO);
        let children = &mut self.nodes[ix as usize].children;
        let edge = Edge::Drawn(outcome);
        let known = children.iter().position(|child| child.edge == edge);
        Some(known.unwrap_or_else(|| {
            children.push(Child {
                edge,
                node: None,
                prior: 0.0,
                visits: 0,
                values: [0.0; Seat::MAX],
                first_sight: 0.0,
            });
            children.len() - 1
        }))
    }

    /// Adds a node for the position that was reached, and returns whether it is a leaf. After a draw it is; after an answer
    /// in the same turn it was foreseen, and the search goes on through it.
    fn grow(&mut self, is_drawn: bool, stop: &Stop) -> (NodeIx, bool) {
        match self.state.node() {
            Node::Over => {
                let margins = self.static_margins();
                (self.push(Content::Over(margins), Vec::new()), false)
            }
            Node::Chance { .. } => (self.push(Content::Draw, Vec::new()), false),
            Node::Decide { seat, .. } => {
                let is_own_turn = self
                    .path
                    .iter()
                    .all(|&(ix, _)| !matches!(self.nodes[ix as usize].content, Content::Draw));
                // Steps of a turn in another order lead to the same position; so do few draws, which are not looked up.
                let key = (!is_drawn).then(|| self.state.key(self.rules));
                if let Some(&known) = key.as_ref().and_then(|key| self.known.get(key)) {
                    return (known, false);
                }
                self.look.is_rough = !is_own_turn;
                self.look
                    .list(self.rules, &self.state, stop, &mut self.candidates);
                self.drop_twins();
                let node = self.push_decision(seat, self.look.manner.width);
                if let Some(key) = key {
                    self.known.insert(key, node);
                }
                (node, is_drawn)
            }
        }
    }

    /// Returns the margins after a seat's move, taken back by half a move, so that positions in which different seats moved
    /// last can be compared.
    fn at_half_tempo(&self, mut margins: PerSeat, seat: Seat) -> PerSeat {
        let n_seats = self.rules.n_seats();
        if self.state.bag_size() == 0 {
            return margins;
        }
        let tempo = self.look.evaluation.tempo();
        for (other, margin) in margins.iter_mut().enumerate().take(n_seats) {
            *margin += match other == seat.ix() {
                true => -tempo,
                false => tempo / (n_seats - 1).max(1) as f64,
            };
        }
        margins
    }

    fn static_margins(&mut self) -> PerSeat {
        self.look.evaluation.begin_answers(&self.state);
        self.look.evaluation.margins(self.rules, &self.state)
    }

    /// Notes what a simulation came to in all nodes on its way.
    fn note(&mut self, mut values: PerSeat) {
        for &(ix, child) in self.path.iter().rev() {
            let node = &mut self.nodes[ix as usize];
            node.visits += 1;
            node.children[child].visits += 1;
            node.children[child].values = values;
            values = node.values();
        }
    }
}

#[cfg(test)]
mod tests;
