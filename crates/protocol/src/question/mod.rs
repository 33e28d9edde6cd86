//! Questions: what a seat is asked, and every legal move in groups.
//!
//! A group says what its moves do and gives a text with places to fill in; filled in, it is the notation of a move, which
//! is what a client sends back. Every legal move is in exactly one group, once.
//!
//! | place in a text | what it stands for |
//! |---|---|
//! | `{cell}` | a cell, such as `1,-2` |
//! | `{rotation}` | a rotation: `r0`, `r90`, `r180` or `r270` |
//! | `{name}` | the name of a segment on its cell, such as `road:E` |
//! | `{figure}`, `{neutral}`, `{origin}` | one of the figures or neutral figures of the group, the text of one of its origins |
//! | `{amount}` | a number from `lowest` to `highest` |
//!
//! Sizes as JSON: most questions stay below 1 KB, the place of a tile takes 0.3 to 1.5 KB.

mod expand;
mod gather;

use std::collections::BTreeMap;

use carcas_engine::{Node, Rules, State};
use serde::{Deserialize, Serialize};

use crate::place::{WireAxis, WireCell, WireSpot};

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// Who is asked.
    pub seat: u8,
    /// The name of the question, such as `tile`.
    pub name: String,
    /// The rule that asks it.
    pub rule: String,
    /// All legal moves.
    pub groups: Vec<Group>,
}

/// A question as it is told to those who are not asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Asked {
    /// Who is asked.
    pub seat: u8,
    /// The name of the question.
    pub name: String,
}

impl Question {
    /// Returns what is asked now, or nothing if nobody is asked.
    pub fn of(rules: &Rules, state: &State) -> Option<Self> {
        let Node::Decide { seat, decision } = state.node() else {
            return None;
        };
        Some(Self {
            seat: seat.0,
            name: decision.name().to_owned(),
            rule: state.asked_rule(rules).unwrap_or_default().to_owned(),
            groups: gather::groups(rules, state, decision.tile()),
        })
    }

    /// Returns what everybody is told who is not asked.
    pub fn brief(&self) -> Asked {
        Asked {
            seat: self.seat,
            name: self.name.clone(),
        }
    }

    /// Returns the notation of every legal move.
    pub fn moves(&self) -> Vec<String> {
        let mut texts = Vec::new();
        self.groups
            .iter()
            .for_each(|group| group.expand(&mut texts));
        texts
    }
}

impl Asked {
    /// Returns what is asked now, without looking for the moves.
    pub fn of(state: &State) -> Option<Self> {
        match state.node() {
            Node::Decide { seat, decision } => Some(Self {
                seat: seat.0,
                name: decision.name().to_owned(),
            }),
            Node::Chance { .. } | Node::Over => None,
        }
    }
}

/// Moves that do the same in different places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Group {
    /// Places the tile.
    PlaceTile {
        /// The id of the tile.
        tile: String,
        /// The bridge that is built with it, if it needs one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bridge: Option<WireBridge>,
        /// The notation, with `{cell}` and `{rotation}`.
        text: String,
        /// Where, and how it may be turned there.
        cells: Vec<CellRotations>,
    },
    /// Places a figure from the supply.
    PlaceFigure {
        /// The figures, any of which may be placed at all of the spots.
        figures: Vec<String>,
        /// The notation, with `{figure}`, `{cell}` and `{name}`.
        text: String,
        /// Where.
        spots: Vec<CellSpots>,
    },
    /// Moves an own figure on the board.
    MoveFigure {
        /// The figures, any of which may go to all of the spots.
        origins: Vec<Origin>,
        /// The notation, with `{origin}`, `{cell}` and `{name}`.
        text: String,
        /// Where to.
        spots: Vec<CellSpots>,
    },
    /// Takes an own figure back and scores it.
    TakeBack {
        /// Which.
        figures: Vec<FigureChoice>,
    },
    /// Sends anybody's figure home.
    SendHome {
        /// Which.
        figures: Vec<FigureChoice>,
    },
    /// Captures a figure.
    Capture {
        /// Which.
        figures: Vec<FigureChoice>,
    },
    /// Turns a small city into a castle.
    Convert {
        /// The figure that becomes its lord.
        figures: Vec<FigureChoice>,
    },
    /// Moves a neutral figure, or brings it to the board.
    MoveNeutral {
        /// The neutral figures, any of which may go to all of the spots.
        neutrals: Vec<String>,
        /// The notation, with `{neutral}`, `{cell}` and `{name}`.
        text: String,
        /// Where to.
        spots: Vec<CellSpots>,
    },
    /// Puts a neutral figure beside an own figure.
    PutBeside {
        /// Which neutral figure.
        neutral: String,
        /// Beside which figure.
        figures: Vec<FigureChoice>,
    },
    /// Takes a neutral figure off the board.
    PutAside {
        /// Which.
        neutral: String,
        /// The notation.
        text: String,
    },
    /// Puts a token on the board.
    PlaceToken {
        /// Which.
        token: String,
        /// The notation, with `{cell}` and perhaps `{name}`.
        text: String,
        /// Where.
        spots: Vec<CellSpots>,
    },
    /// Builds a bridge.
    BuildBridge {
        /// Its direction.
        axis: WireAxis,
        /// The notation, with `{cell}`.
        text: String,
        /// The cells of the tiles below it.
        cells: Vec<WireCell>,
    },
    /// Takes an own figure back in exchange for a prisoner.
    Exchange {
        /// Whose figure: the asked seat's.
        seat: u8,
        /// Which kind.
        figure: String,
        /// The notation.
        text: String,
    },
    /// Buys an own figure back. The question is asked again afterwards.
    Ransom {
        /// Who holds it.
        holder: u8,
        /// Which kind.
        figure: String,
        /// The notation.
        text: String,
    },
    /// Chooses a feature.
    Choose {
        /// The notation, with `{cell}` and `{name}`.
        text: String,
        /// A segment of each feature.
        spots: Vec<CellSpots>,
    },
    /// Chooses a tile of a bazaar and opens its auction.
    Auction {
        /// The id of the tile.
        tile: String,
        /// The notation, with `{amount}`.
        text: String,
        /// The lowest opening bid.
        lowest: u16,
        /// The highest opening bid.
        highest: u16,
    },
    /// Bids for the tile that is auctioned.
    Bid {
        /// The notation, with `{amount}`.
        text: String,
        /// The lowest bid.
        lowest: u16,
        /// The highest bid.
        highest: u16,
    },
    /// Takes the auctioned tile and pays the highest bidder.
    Buy {
        /// The notation.
        text: String,
    },
    /// Leaves the auctioned tile to the highest bidder.
    Sell {
        /// The notation.
        text: String,
    },
    /// Takes a tile of a bazaar.
    TakeLot {
        /// The id of the tile.
        tile: String,
        /// The notation.
        text: String,
    },
    /// Takes a second part.
    Again {
        /// The notation.
        text: String,
    },
    /// Draws a token for the own flock.
    Grow {
        /// The notation.
        text: String,
    },
    /// Scores the flocks of the field.
    Herd {
        /// The notation.
        text: String,
    },
    /// Declines.
    Pass {
        /// The notation.
        text: String,
    },
}

/// A cell with the rotations that are legal there, as `[x, y, rotations]`: bit 0 stands for `r0`, bit 1 for `r90`, bit 2
/// for `r180` and bit 3 for `r270`. Of rotations that look alike only the first is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellRotations(
    /// The column.
    pub i16,
    /// The row.
    pub i16,
    /// A bit per rotation.
    pub u8,
);

/// A cell with segments of its tile, as `[x, y, {name: segment}]`: the name on its cell, and the index on the tile as in
/// [`WireSpot`]. A tile as a whole has the empty name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellSpots(
    /// The column.
    pub i16,
    /// The row.
    pub i16,
    /// The segments by their names.
    pub BTreeMap<String, u8>,
);

/// A bridge: over which tile, and in which direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WireBridge {
    /// The cell of the tile below it.
    pub cell: WireCell,
    /// Its direction.
    pub axis: WireAxis,
}

/// A figure on the board that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FigureChoice {
    /// The notation of the move.
    pub text: String,
    /// Whose it is.
    pub seat: u8,
    /// What it is.
    pub figure: String,
    /// Where it stands.
    pub spot: WireSpot,
}

/// A figure on the board that can go elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Origin {
    /// The beginning of the notation, for `{origin}`.
    pub text: String,
    /// Whose it is.
    pub seat: u8,
    /// What it is.
    pub figure: String,
    /// Where it stands.
    pub from: WireSpot,
}
