//! Playouts: ways to play the turn that the tree finds nearly as good are played on for some turns with the same draws, everybody
//! playing what seems best at first sight. What only shows after many turns tells them apart then.

use carcas_engine::{Move, Seat, State};

use super::tree::{Tree, Way};
use crate::Stop;

/// So many simulations come first: before, the tree does not know which ways are good.
const FROM: u64 = 400;

/// For how many turns a way is played on, at least so many for every seat.
const TURNS: u64 = 8;
const TURNS_PER_SEAT: u64 = 2;

/// Ways that the tree takes for worse than its first by more points are not played on, nor those that it has looked at so many times
/// less often: what seems good is looked at again, and few stay as good as they seem. Nor are more ways than this.
const WITHIN: f64 = 1.5;
const LESS_OFTEN: u32 = 20;
const MOST_WAYS: usize = 6;

/// So many playouts weigh as much as what the tree found.
const WEIGHT_OF_TREE: f64 = 50.0;

/// By how many points two ways differ after one playout without being different: what falls behind by that, over the root of
/// the number of playouts, is given up.
const SPREAD: f64 = 8.0;

/// A way that was played on less often is not chosen because of that.
const LEAST: f64 = 8.0;

/// After so many simulations or playouts the tree is asked again which ways are good.
const PATIENCE: u64 = 50;

/// A way to play the turn, and what came of it.
#[derive(Clone, Debug)]
struct Line {
    way: Way,
    /// The position after it.
    after: State,
    is_open: bool,
    n: f64,
    sum: f64,
}

/// What playouts have found.
#[derive(Clone, Debug)]
pub(super) struct Playouts {
    seat: Seat,
    seed: u64,
    lines: Vec<Line>,
    /// How many turns were played.
    n_turns: u64,
    /// When the tree is asked again, in simulations and playouts.
    n_steps: u64,
    ask_at: u64,
}

impl Playouts {
    pub(super) const fn new(seat: Seat, seed: u64) -> Self {
        Self {
            seat,
            seed,
            lines: Vec::new(),
            n_turns: 0,
            n_steps: 0,
            ask_at: 0,
        }
    }

    /// Plays a way on, if that is due and no more than so many turns are too many, and returns for how many turns.
    pub(super) fn go_on(&mut self, tree: &mut Tree<'_>, most: u64, stop: &Stop) -> Option<u64> {
        let n_late = tree.n_simulations().checked_sub(FROM)?;
        self.n_steps += 1;
        if self.n_steps >= self.ask_at {
            self.ask(tree);
            self.ask_at = self.n_steps + PATIENCE;
        }
        let n_turns = TURNS.max(TURNS_PER_SEAT * tree.rules().n_seats() as u64);
        if self.n_turns > n_late || n_turns > most {
            return None;
        }
        let open = self.lines.iter_mut().filter(|line| line.is_open);
        let line = open.min_by(|a, b| a.n.total_cmp(&b.n))?;
        let round = line.n as u64;
        let (margins, n_played) = tree.play_on(&line.after, n_turns, (self.seed, round), stop)?;
        line.sum += margins[self.seat.ix()];
        line.n += 1.0;
        self.n_turns += n_played;
        Some(n_played)
    }

    /// Asks the tree what it thinks of the ways by now, and decides which of them are played on.
    pub(super) fn ask(&mut self, tree: &Tree<'_>) {
        let mut ways = tree.ways(self.seat);
        ways.sort_by(|a, b| b.value.total_cmp(&a.value));
        let first = ways.iter().find(|way| way.is_first);
        let first = first.map(|way| (way.value - WITHIN, way.visits / LESS_OFTEN));
        let (least, least_seen) = first.unwrap_or((f64::INFINITY, u32::MAX));
        for line in &mut self.lines {
            line.is_open = false;
        }
        let mut n_open = 0;
        for way in ways {
            let is_open = n_open < MOST_WAYS && way.value >= least && way.visits >= least_seen;
            n_open += usize::from(is_open);
            let mut lines = self.lines.iter_mut();
            match lines.find(|line| line.way.moves == way.moves) {
                Some(line) => (line.way, line.is_open) = (way, is_open),
                None if is_open => self.lines.push(Line {
                    after: tree.after(&way.moves),
                    way,
                    is_open,
                    n: 0.0,
                    sum: 0.0,
                }),
                None => {}
            }
        }
        let shift = self.shift();
        let open = self.lines.iter().filter(|line| line.is_open);
        let worths = open.map(|line| line.worth(shift));
        let best = worths.fold(f64::NEG_INFINITY, f64::max);
        for line in self.lines.iter_mut().filter(|line| line.is_open) {
            let spread = SPREAD / f64::max(line.n, 1.0).sqrt();
            line.is_open = line.worth(shift) >= best - spread;
        }
        // One way alone has nothing to be compared with.
        if self.lines.iter().filter(|line| line.is_open).count() < 2 {
            for line in &mut self.lines {
                line.is_open = false;
            }
        }
    }

    /// Returns by how much playouts end better than the tree expects.
    fn shift(&self) -> f64 {
        let (mut n, mut sum) = (0.0, 0.0);
        for line in &self.lines {
            n += line.n;
            sum += line.sum - line.n * line.way.value;
        }
        sum / f64::max(n, 1.0)
    }

    /// Adds what another thread has found.
    pub(super) fn add(&mut self, other: Self) {
        for line in other.lines {
            let known = self
                .lines
                .iter_mut()
                .find(|known| known.way.moves == line.way.moves);
            match known {
                Some(known) => {
                    let visits = known.way.visits + line.way.visits;
                    let sum = known.way.value * f64::from(known.way.visits)
                        + line.way.value * f64::from(line.way.visits);
                    known.way.value = sum / f64::from(visits.max(1));
                    known.way.visits = visits;
                    known.way.is_first |= line.way.is_first;
                    known.n += line.n;
                    known.sum += line.sum;
                }
                None => self.lines.push(line),
            }
        }
    }

    /// Returns the best way, if several were played on: one of them, or the tree's first.
    pub(super) fn best(&self) -> Option<&[Move]> {
        if self.lines.iter().filter(|line| line.is_played()).count() < 2 {
            return None;
        }
        let shift = self.shift();
        let lines = self.lines.iter();
        let known = lines.filter(|line| line.is_played() || line.way.is_first);
        let best = known.max_by(|a, b| a.worth(shift).total_cmp(&b.worth(shift)))?;
        Some(&best.way.moves)
    }

    /// Returns what a move is worth that the turn begins with, if it was played on.
    pub(super) fn worth(&self, mv: Move) -> Option<f64> {
        let shift = self.shift();
        let played = self.lines.iter().filter(|line| line.is_played());
        let begun = played.filter(|line| line.way.moves.first() == Some(&mv));
        begun.map(|line| line.worth(shift)).reduce(f64::max)
    }
}

impl Line {
    /// Tells whether it was played on often enough to be chosen for that.
    fn is_played(&self) -> bool {
        self.n >= LEAST
    }

    /// Returns what tree and playouts together take it to be worth.
    fn worth(&self, shift: f64) -> f64 {
        let tree = self.way.value;
        if self.n == 0.0 {
            return tree;
        }
        let share = self.n / (self.n + WEIGHT_OF_TREE);
        tree + share * (self.sum / self.n - shift - tree)
    }
}
