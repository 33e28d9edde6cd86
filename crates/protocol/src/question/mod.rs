//! Questions: what a seat is asked, and every legal move in groups.
//!
//! A group says what its moves do and gives a text with places to fill in; filled in, it is the notation of a move, which
//! is what a client sends back. Every legal move is in exactly one group, once.
//!
//! | place in a text | what it stands for |
//! |---|---|
//! | `{cell}`, `{bridge}` | a cell, such as `1,-2` |
//! | `{rotation}` | a rotation: `r0`, `r90`, `r180` or `r270` |
//! | `{name}` | the name of a segment on its cell, such as `road:E` |
//! | `{figure}`, `{neutral}`, `{origin}` | one of the figures or neutral figures of the group, the text of one of its origins |
//! | `{amount}` | a number from `lowest` to `highest` |
//!
//! Sizes as JSON, with all boxes: half of all questions stay below 0.8 KB, 99 of 100 below 3.9 KB; the largest met is 12.9 KB
//! (`docs/protocol.md`).

mod expand;
mod gather;
mod template;

use std::collections::BTreeMap;

use carcas_engine::{Node, Rules, State};
use carcas_record::Teller;
use serde::{Deserialize, Serialize};

use crate::place::{WireAxis, WireCell, WireSpot};
use crate::{Said, SaidArg};

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// Who is asked.
    pub seat: u8,
    /// The name of the question, such as `tile`.
    pub name: String,
    /// What is asked, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// The rule that asks it.
    pub rule: String,
    /// All legal moves.
    pub groups: Vec<SaidGroup>,
    /// What sentences say of some spots and not of others: a feature, its sides, points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<BTreeMap<String, SaidArg>>>"))]
    pub ways: Vec<BTreeMap<String, SaidArg>>,
}

/// A question as it is told to those who are not asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Asked {
    /// Who is asked.
    pub seat: u8,
    /// The name of the question.
    pub name: String,
    /// What is asked, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
}

impl Question {
    /// Returns what is asked now, or nothing if nobody is asked.
    pub fn of(rules: &Rules, state: &State) -> Option<Self> {
        let Node::Decide { seat, decision } = state.node() else {
            return None;
        };
        let said = Teller { rules }.question(state, seat, decision);
        let (groups, ways) = gather::groups(rules, state, decision.tile());
        Some(Self {
            seat: seat.0,
            name: decision.name().to_owned(),
            said: Some(Said::of(&said)),
            rule: state.asked_rule(rules).unwrap_or_default().to_owned(),
            groups,
            ways,
        })
    }

    /// Returns what everybody is told who is not asked.
    pub fn brief(&self) -> Asked {
        Asked {
            seat: self.seat,
            name: self.name.clone(),
            said: self.said.clone(),
        }
    }

    /// Returns every legal move, in notation and as a sentence.
    pub fn answers(&self) -> Vec<(String, Said)> {
        let mut answers = Vec::new();
        let groups = self.groups.iter();
        groups.for_each(|group| group.expand(&self.ways, &mut answers));
        answers
    }

    /// Returns the notation of every legal move.
    pub fn moves(&self) -> Vec<String> {
        self.answers().into_iter().map(|(text, _)| text).collect()
    }
}

impl Asked {
    /// Returns what is asked now, without its moves.
    pub fn of(rules: &Rules, state: &State) -> Option<Self> {
        match state.node() {
            Node::Decide { seat, decision } => Some(Self {
                seat: seat.0,
                name: decision.name().to_owned(),
                said: Some(Said::of(&Teller { rules }.question(state, seat, decision))),
            }),
            Node::Chance { .. } | Node::Over => None,
        }
    }
}

/// Moves that do the same in different places, and how they are said.
///
/// The arguments of the sentence of a move are those of `said`, of the way of its spot, and of its origin; an argument that
/// is a place such as `{cell}` gets what stands there in the notation: a cell, the degrees of a rotation, an amount, a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SaidGroup {
    /// The moves.
    #[serde(flatten)]
    pub group: Group,
    /// The sentence of a move. Where figures are chosen, each has its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// In which ways of the question the spots are told, name by name in the order of `spots`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Vec<WayOf>>>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<WayOf>>))]
    pub way_of: BTreeMap<String, Vec<WayOf>>,
}

/// Moves that do the same in different places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
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
        /// The notation, with `{cell}` and `{rotation}`.
        text: String,
        /// Where, and how it may be turned there.
        cells: Vec<CellRotations>,
    },
    /// Places the tile together with a bridge that it needs.
    PlaceTileWithBridge {
        /// The id of the tile.
        tile: String,
        /// The direction of the bridge.
        axis: WireAxis,
        /// The notation, with `{cell}`, `{rotation}` and `{bridge}`.
        text: String,
        /// Where, how it may be turned there, and over which cell the bridge leads.
        cells: Vec<BridgedCell>,
    },
    /// Places a figure from the supply.
    PlaceFigure {
        /// The figures, any of which may be placed at all of the spots.
        figures: Vec<String>,
        /// The notation, with `{figure}`, `{cell}` and `{name}`.
        text: String,
        /// Where.
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<SpotAt>>))]
        spots: NamedSpots,
    },
    /// Moves an own figure on the board.
    MoveFigure {
        /// The figures, any of which may go to all of the spots.
        origins: Vec<Origin>,
        /// The notation, with `{origin}`, `{cell}` and `{name}`.
        text: String,
        /// Where to.
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<SpotAt>>))]
        spots: NamedSpots,
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
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<SpotAt>>))]
        spots: NamedSpots,
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
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<SpotAt>>))]
        spots: NamedSpots,
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
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<SpotAt>>))]
        spots: NamedSpots,
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CellRotations(
    /// The column.
    pub i16,
    /// The row.
    pub i16,
    /// A bit per rotation.
    pub u8,
);

/// A cell with rotations and the cell of the tile below a bridge, as `[x, y, rotations, bridge x, bridge y]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BridgedCell(
    /// The column.
    pub i16,
    /// The row.
    pub i16,
    /// A bit per rotation.
    pub u8,
    /// The column of the bridge.
    pub i16,
    /// The row of the bridge.
    pub i16,
);

/// A segment on the board, as `[x, y, segment]`: its cell, and its index on the tile as in [`WireSpot`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpotAt(
    /// The column.
    pub i16,
    /// The row.
    pub i16,
    /// The index of the segment.
    pub u8,
);

/// So many spots that are told in one way, as `[way, spots]`: the index of the way, and the number of spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WayOf(
    /// The index of the way.
    pub u16,
    /// How many spots.
    pub u16,
);

/// Segments on the board by the name that each has on its tile, such as `road:E`; tiles as a whole have the empty name.
/// A board has hundreds of segments and few names.
pub type NamedSpots = BTreeMap<String, Vec<SpotAt>>;

/// A figure on the board that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
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
    /// The move as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
}

/// A figure on the board that can go elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
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
    /// What the sentence of a move says of it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, SaidArg>>"))]
    pub args: BTreeMap<String, SaidArg>,
}
