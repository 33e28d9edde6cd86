//! What a game that is over was like, and going on from one of its positions.

use serde::{Deserialize, Serialize};

use crate::{Aids, Said, SeatPlan};

/// How far the analysis of a game is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub enum AnalysisProgress {
    /// It waits for others.
    Waiting {
        /// How many are before it.
        before: u32,
    },
    /// It is worked on.
    Running {
        /// How many moves and draws have been looked at.
        done: u32,
        /// Of how many.
        of: u32,
    },
    /// It is there.
    Done {
        /// What the game was like.
        analysis: GameAnalysis,
    },
}

/// What a game was like, seen by the strongest bot. Margins are in points, of a seat over the best other; chances are from 0
/// to 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct GameAnalysis {
    /// How many positions were looked at for every decision.
    pub nodes: u64,
    /// Every decision, in order.
    pub decisions: Vec<JudgedMove>,
    /// Every draw, in order.
    pub draws: Vec<JudgedDraw>,
    /// Every seat.
    pub seats: Vec<JudgedSeat>,
}

/// A decision, and what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct JudgedMove {
    /// After how many moves and draws it was asked: `GET /api/games/{id}/moves/{at}` shows it.
    pub at: u32,
    /// Who decided.
    pub seat: u8,
    /// What was played, in notation.
    pub played: String,
    /// What was played, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// The margin that the best move promises.
    pub margin: f64,
    /// The chance of every seat to win, before the move.
    pub win: Vec<f64>,
    /// What the move lost against the best, in points.
    pub lost: f64,
    /// What it lost of the chance to win.
    pub lost_win: f64,
    /// The best moves and the one that was played, best first.
    pub best: Vec<BestMove>,
    /// Whether there was only one legal move.
    pub is_forced: bool,
    /// Whether the values are exact.
    pub is_exact: bool,
}

/// A move with what it promises.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct BestMove {
    /// The move in notation.
    pub text: String,
    /// The move as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// The margin that it promises.
    pub margin: f64,
    /// The chance to win that it promises.
    pub win: f64,
}

/// A draw with its luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct JudgedDraw {
    /// After how many moves and draws it came.
    pub at: u32,
    /// Who drew.
    pub seat: u8,
    /// What was drawn, in notation.
    pub drawn: String,
    /// The chance with which this is drawn.
    pub chance: f64,
    /// The margin that the seat expects after it.
    pub margin: f64,
    /// How much more that is than the mean over everything that could have been drawn, in points.
    pub luck: f64,
}

/// What a seat lost in sum, and how lucky it was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct JudgedSeat {
    /// What its moves lost, in points.
    pub lost: f64,
    /// The luck of its draws, in points.
    pub luck: f64,
}

/// Goes on from a position of a game that is over: a new table begins there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct GoOn {
    /// After how many moves and draws of that game.
    pub at: u32,
    /// Who is to sit in the seats, as many as that game has.
    pub seats: Vec<SeatPlan>,
    /// What the table tells beyond what people see.
    #[serde(default)]
    pub aids: Aids,
}

/// Where a table began, if not with the first tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Beginning {
    /// The game whose position it goes on from.
    pub game: String,
    /// After how many moves and draws of it.
    pub at: u32,
}
