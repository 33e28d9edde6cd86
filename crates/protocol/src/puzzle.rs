//! Puzzles: positions where one move is clearly best.

use serde::{Deserialize, Serialize};

use crate::{Question, SetupSpec, TablePage, View};

/// What a list says of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PuzzleAbout {
    /// Its name, for `GET /api/puzzles/{id}`.
    pub id: String,
    /// The edition, boxes and switches of its game.
    pub setup: SetupSpec,
    /// What it is about: the name of its question, `scoring` or `end-game`.
    pub theme: String,
    /// From 1, easy, to 5.
    pub difficulty: u8,
    /// Who is asked.
    pub seat: u8,
    /// After how many moves and draws of its game.
    pub at: u32,
}

/// All puzzles, and the one of today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PuzzleList {
    /// All of them.
    pub puzzles: Vec<PuzzleAbout>,
    /// The name of today's, by UTC; nothing if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<String>,
}

/// A puzzle to solve.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct PuzzleView {
    /// Which.
    pub about: PuzzleAbout,
    /// The position, as a game shows it.
    pub view: View,
    /// Its tiles.
    pub pages: Vec<TablePage>,
    /// What is asked, with all legal moves.
    pub question: Question,
    /// What every legal move loses, best first. The first is the solution: clients show it after an answer.
    pub answers: Vec<GradedMove>,
    /// The margin that the best move promises, in points.
    pub margin: f64,
    /// Whether the values are exact.
    pub is_exact: bool,
    /// The game up to there, as a record.
    pub record: String,
}

/// A move with what it loses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct GradedMove {
    /// The move in notation.
    pub text: String,
    /// What it loses against the best, in points.
    pub lost: f64,
}
