//! Queries: what a client may ask beside the stream of a game, cut by its aids.
//!
//! Every answer is a pure function of rules, state, seat and aids. What the aids forbid is refused by type.
//!
//! | query | `all` | `tabletop` | `none` |
//! |---|---|---|---|
//! | `why-refused` | rule, reason and remedy | rule, reason and remedy | rule |
//! | `fits`, `dead-cells`, `move-score`, `projection`, `remaining` | yes | no | no |
//! | `features`, `feature` | yes | yes | no |
//! | `points`, `rule` | yes | yes | yes |

mod board;
mod chance;
mod refused;
mod rule_text;
mod worth;

use std::collections::BTreeMap;

use carcas_engine::{Rules, Seat, State};
use carcas_record::{Record, points_by_source};
use serde::{Deserialize, Serialize};

pub use rule_text::{RuleText, rule_ids, rule_scenarios, rule_text};

use crate::Aids;
use crate::Said;
use crate::event::WireContest;
use crate::place::{WireCell, WireSpot};
use crate::question::SpotAt;
use crate::table::Bag;

/// What a client asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Query {
    /// Why is a move of the own seat not legal?
    WhyRefused {
        /// The notation of the move.
        text: String,
        /// The segment that the move ends with, for clients that know where somebody points but not what that is called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        spot: Option<SpotAt>,
    },
    /// Which of the remaining tiles fit in a cell, and how likely does one of them come before the own next turn?
    Fits {
        /// The empty cell.
        cell: WireCell,
    },
    /// Which empty cells beside tiles can nothing fill that is left?
    DeadCells {},
    /// What would a move score at once?
    MoveScore {
        /// The notation of the move.
        text: String,
    },
    /// What would the scores be if the game ended now?
    Projection {},
    /// Who owns the occupied features and fields, and what are they worth?
    Features {
        /// How many to leave out, for those that were told before.
        #[serde(default)]
        from: u16,
    },
    /// Who owns a feature, what is it worth, and where is it?
    Feature {
        /// The cell of one of its segments.
        cell: WireCell,
        /// The index of the segment on its tile, as in a spot.
        segment: u8,
    },
    /// Which tiles and tokens are left?
    Remaining {},
    /// What did every seat get its points for so far?
    Points {},
    /// What does a rule say?
    Rule {
        /// The id of the rule, such as `BA-05`.
        id: String,
    },
}

/// What a query is answered with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// Why a move is refused.
    WhyRefused(WhyRefused),
    /// What fits in a cell.
    Fits(Fits),
    /// Which cells nothing can fill.
    DeadCells(DeadCells),
    /// What a move would score.
    MoveScore(MoveScore),
    /// The scores if the game ended now.
    Projection(Projection),
    /// Occupied features.
    Features(Features),
    /// A feature.
    Feature(FeatureDetail),
    /// What is left.
    Remaining(Remaining),
    /// What every seat got its points for.
    Points(Points),
    /// The text of a rule.
    Rule(RuleText),
}

/// Why a move is refused, or that it is not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct WhyRefused {
    /// Whether the move is legal; then the rest is absent.
    pub is_legal: bool,
    /// The rule that decides it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What was wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Said>,
    /// What would be right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remedy: Option<Said>,
    /// What would be right as notation, for programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// The byte of the text that was not understood, if the text is no move at all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u32>,
}

/// What fits in a cell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Fits {
    /// The cell.
    pub cell: WireCell,
    /// The remaining kinds of tiles that fit there now.
    pub tiles: Vec<FittingTile>,
    /// How many such tiles nobody has seen.
    pub n_fitting: u16,
    /// How many tiles nobody has seen.
    pub n_unseen: u16,
    /// How many tiles are drawn before the next turn of the seat that asks, one per turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n_draws: Option<u16>,
    /// The chance that at least one of these draws is a fitting tile, to six digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
}

/// A kind of tile that fits in a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FittingTile {
    /// The id of the tile.
    pub tile: String,
    /// How many nobody has seen.
    pub count: u16,
    /// The rotations, a bit each, as in a question.
    pub rotations: u8,
    /// Those of them that need a bridge.
    pub with_bridge: u8,
}

/// Cells that nothing can fill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DeadCells {
    /// The cells, row by row.
    pub cells: Vec<WireCell>,
}

/// What a move would score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoveScore {
    /// The points of every seat that the move brings before anything else is drawn or decided.
    pub points: Vec<i32>,
    /// Whether the game is over then, so that final scoring is among the points.
    pub ends_game: bool,
}

/// The scores if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Projection {
    /// The scores of every seat, final scoring included.
    pub scores: Vec<i32>,
    /// What final scoring would add.
    pub gains: Vec<i32>,
}

/// Occupied features.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Features {
    /// How many were left out before the first.
    pub from: u16,
    /// How many there are in all.
    pub n_features: u16,
    /// The features, in the order in which their first figure was placed.
    pub features: Vec<Worth>,
}

/// An occupied feature with its owners and worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Worth {
    /// What it is, such as `road`.
    pub feature: String,
    /// A segment of it.
    pub spot: WireSpot,
    /// Who contends for it.
    pub contest: WireContest,
    /// Free sides, or empty cells around; 0 for fields.
    pub open: u16,
    /// The points if the game ended now. For a field: for its complete cities, as if no other field bordered them.
    pub now: i32,
    /// The points if nothing but its completion were missing. For a field: for its open cities, too.
    pub complete: i32,
}

/// A feature with all its segments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct FeatureDetail {
    /// What it is, such as `road`.
    pub feature: String,
    /// Free sides, or empty cells around; 0 for fields.
    pub open: u16,
    /// Whether it is complete. Fields never are.
    pub is_complete: bool,
    /// How many tiles it has.
    pub n_tiles: u16,
    /// How many pennants it has.
    pub n_pennants: u8,
    /// Owners and worth, if anybody stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<Worth>,
    /// The notation of the segment that was asked about, such as `1,0 road:E`.
    #[serde(default)]
    pub name: String,
    /// All its segments.
    pub spots: Vec<SpotAt>,
}

/// What is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Remaining {
    /// The bag, with counts by kind.
    pub bag: Bag,
    /// How many tiles of each kind are set aside.
    pub aside: BTreeMap<String, u16>,
}

/// What every seat got its points for. The rows of a seat add up to its score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Points {
    /// What brought points or cost them, in the order of a table.
    pub rows: Vec<PointsOfSource>,
}

/// What a source brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PointsOfSource {
    /// The source.
    pub said: Said,
    /// What it brought every seat; below zero if the seat paid.
    pub points: Vec<i32>,
}

impl Points {
    /// Counts the points of a game.
    pub fn of(record: &Record) -> Self {
        let rows = points_by_source(record).into_iter();
        let rows = rows.map(|row| PointsOfSource {
            said: Said::of_key(row.source),
            points: row.points,
        });
        Self {
            rows: rows.collect(),
        }
    }
}

/// Why a query is not answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum QueryRefusal {
    /// The aids of the game do not tell it.
    Aids {
        /// The aids of the game.
        aids: Aids,
        /// The least aids that would.
        needs: Aids,
    },
    /// The cell is not an empty one beside a tile.
    NoCell {
        /// The cell.
        cell: WireCell,
    },
    /// There is no such segment on the board.
    NoSegment {
        /// The cell.
        cell: WireCell,
        /// The index of the segment.
        segment: u8,
    },
    /// The move is not legal now; `why-refused` says why.
    NotLegal {},
    /// A position has no moves behind it that could be told.
    NoMoves {},
    /// There is no such rule.
    NoRule {
        /// The id.
        id: String,
    },
}

impl std::fmt::Display for QueryRefusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Aids { aids, needs } => write!(
                f,
                "this game has aids `{}`; that is told with `{}` only",
                aids.name(),
                needs.name()
            ),
            Self::NoCell {
                cell: WireCell(x, y),
            } => write!(f, "{x},{y} is no empty cell beside a tile"),
            Self::NoSegment {
                cell: WireCell(x, y),
                segment,
            } => write!(f, "no tile at {x},{y} has a segment {segment}"),
            Self::NotLegal {} => f.write_str("the move is not legal; ask why it is refused"),
            Self::NoMoves {} => f.write_str("what led to this position is not known"),
            Self::NoRule { id } => write!(f, "there is no rule `{id}`"),
        }
    }
}

impl std::error::Error for QueryRefusal {}

impl Query {
    /// The most features that are told at once.
    pub const FEATURES_AT_ONCE: usize = 48;

    /// Returns the least aids that a game needs for the query to be answered.
    pub const fn needs(&self) -> Aids {
        match self {
            Self::WhyRefused { .. } | Self::Points {} | Self::Rule { .. } => Aids::None,
            Self::Features { .. } | Self::Feature { .. } => Aids::Tabletop,
            Self::Fits { .. }
            | Self::DeadCells {}
            | Self::MoveScore { .. }
            | Self::Projection {}
            | Self::Remaining {} => Aids::All,
        }
    }

    /// Answers the query for a seat, or for somebody who watches; [`Points::of`] answers what needs the moves of a game.
    ///
    /// # Errors
    /// If the aids forbid it, or if it asks for something that is not there.
    pub fn answer(
        &self,
        rules: &Rules,
        state: &State,
        seat: Option<Seat>,
        aids: Aids,
    ) -> Result<Answer, QueryRefusal> {
        let needs = self.needs();
        if aids < needs {
            return Err(QueryRefusal::Aids { aids, needs });
        }
        let seat = seat.filter(|seat| seat.ix() < rules.n_seats());
        Ok(match self {
            Self::WhyRefused { text, spot } => {
                let text = match *spot {
                    Some(spot) => &format!("{text} {}", worth::spot_name(rules, state, spot)?),
                    None => text,
                };
                Answer::WhyRefused(refused::why_refused(rules, state, seat, aids, text))
            }
            Self::Fits { cell } => Answer::Fits(board::fits(rules, state, seat, *cell)?),
            Self::DeadCells {} => Answer::DeadCells(board::dead_cells(rules, state)),
            Self::MoveScore { text } => Answer::MoveScore(worth::move_score(rules, state, text)?),
            Self::Projection {} => Answer::Projection(worth::projection(rules, state)),
            Self::Features { from } => Answer::Features(worth::features(rules, state, *from)),
            Self::Feature { cell, segment } => {
                Answer::Feature(worth::feature(rules, state, *cell, *segment)?)
            }
            Self::Remaining {} => Answer::Remaining(board::remaining(rules, state, aids)),
            // Whoever has the moves answers.
            Self::Points {} => return Err(QueryRefusal::NoMoves {}),
            Self::Rule { id } => {
                let text = rule_text(id);
                Answer::Rule(text.ok_or_else(|| QueryRefusal::NoRule { id: id.clone() })?)
            }
        })
    }
}
