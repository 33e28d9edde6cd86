//! What a search has found out about a position.

use carcas_engine::Move;

/// A move with what is expected of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// The move.
    pub mv: Move,
    /// The expected final margin, in points: of the deciding seat over the best other.
    pub value: f64,
    /// How often the search looked at it.
    pub visits: u64,
    /// The chance that the deciding seat wins.
    pub win: f64,
}

/// What a search has found out about a position where a seat decides.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thought {
    /// The legal moves that were looked at, the one to play first.
    pub lines: Vec<Line>,
    /// The positions that were looked at: those in the tree, one for each visit, and those of playouts.
    pub nodes: u64,
    /// How often a position was valued for that: a node is a whole turn, with the places of its tile and every figure.
    pub evaluations: u64,
    /// How many draws ahead the tree looked on average.
    pub depth: f64,
    /// Whether all values are exact: every way to the end of the game was looked at.
    pub is_exact: bool,
}

impl Thought {
    /// Returns the move to play, or nothing if no decision is open.
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }
}
