//! Puzzles: positions of played games where one move is clearly best, with what every other loses.

mod find;
mod format;
mod shipped;

use carcas_engine::{Move, Node, Seat};
use carcas_record::Record;

pub use find::{Search, find, look_again};
pub use format::{PuzzleError, parse, write};
pub use shipped::shipped;

/// A position, and how good its moves are.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// What it is called: letters, digits and `-`.
    pub id: String,
    /// The game up to the position; its end is the question.
    pub record: Record,
    /// What it is about: the kind of decision, or `scoring` for a tile that brings points, or `end-game`.
    pub theme: String,
    /// From 1, which even weak levels of the bots solve, to 5, which none does without searching.
    pub difficulty: u8,
    /// Whether the values are exact.
    pub is_exact: bool,
    /// The margin that the best move promises, in points.
    pub margin: f64,
    /// All legal moves with what each loses against the best, best first.
    pub answers: Vec<Graded>,
}

/// A move of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Graded {
    /// The move.
    pub mv: Move,
    /// What it loses against the best, in points.
    pub lost: f64,
}

impl Puzzle {
    /// Returns who decides.
    pub fn seat(&self) -> Option<Seat> {
        match self.record.state().node() {
            Node::Decide { seat, .. } => Some(seat),
            Node::Chance { .. } | Node::Over => None,
        }
    }

    /// Returns what a move loses, in points; nothing if it is not legal here.
    pub fn grade(&self, mv: Move) -> Option<f64> {
        let found = self.answers.iter().find(|answer| answer.mv == mv);
        found.map(|answer| answer.lost)
    }

    /// Returns the best move.
    pub fn solution(&self) -> Option<Move> {
        self.answers.first().map(|answer| answer.mv)
    }
}

/// Returns which of `n_puzzles` is the puzzle of a day, counted from any day.
pub fn of_day(day: u64, n_puzzles: usize) -> usize {
    // A step that shares no divisor with the number goes through all of them before one comes again.
    let n = n_puzzles.max(1) as u64;
    let step = (2 * n / 3..).find(|&step| common_divisor(step, n) == 1);
    ((day % n) * step.unwrap_or(1) % n) as usize
}

fn common_divisor(a: u64, b: u64) -> u64 {
    match b {
        0 => a,
        b => common_divisor(b, a % b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for n in [1, 2, 7, 30, 36] {
            let days: std::collections::BTreeSet<usize> =
                (100..100 + n as u64).map(|day| of_day(day, n)).collect();
            assert_eq!(days.len(), n);
        }
        assert_eq!(of_day(5, 0), 0);
    }
}
