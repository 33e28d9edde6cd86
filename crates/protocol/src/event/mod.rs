//! Events: what happened, complete and without prose.

mod tell;

use serde::{Deserialize, Serialize};

use crate::Said;
use crate::place::{WireCell, WireSpot};

/// Something that happened, and the sentence that tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SaidEvent {
    /// What happened.
    #[serde(flatten)]
    pub event: WireEvent,
    /// The sentence; earlier servers tell none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
}

/// Something that happened. Tiles, figures, tokens and features are named by the words of the notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum WireEvent {
    /// A seat's turn began.
    TurnStarted {
        /// Whose.
        seat: u8,
    },
    /// A tile was drawn.
    Drawn {
        /// By whom.
        seat: u8,
        /// The id of the tile.
        tile: String,
    },
    /// A drawn tile fits nowhere and left the game.
    Discarded {
        /// The id of the tile.
        tile: String,
    },
    /// A seat did not build the bridge that a tile needs, and the tile left the game.
    Declined {
        /// Who.
        seat: u8,
        /// The id of the tile.
        tile: String,
    },
    /// A tile was placed.
    TilePlaced {
        /// By whom.
        seat: u8,
        /// The id of the tile.
        tile: String,
        /// Where.
        cell: WireCell,
        /// How it was turned, in quarter turns clockwise.
        rotation: u8,
    },
    /// A figure was placed.
    FigurePlaced {
        /// By whom.
        seat: u8,
        /// Which.
        figure: String,
        /// Where.
        spot: WireSpot,
    },
    /// A figure went back to its seat's supply.
    FigureReturned {
        /// Whose.
        seat: u8,
        /// Which.
        figure: String,
        /// Where it stood.
        spot: WireSpot,
        /// Why.
        cause: WireCause,
        /// The rule that sends it home.
        rule: String,
    },
    /// A seat scored, or would have scored if the feature were worth anything.
    Scored {
        /// Who.
        seat: u8,
        /// The rule that gives the points.
        rule: String,
        /// Why.
        reason: WireReason,
        /// What kind of feature, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        feature: Option<String>,
        /// A segment of the feature or the tile, if the points belong to a place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spot: Option<WireSpot>,
        /// The points.
        points: i32,
        /// The points, term by term.
        terms: Vec<WireTerm>,
        /// Who contended for the feature, if seats did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contest: Option<WireContest>,
    },
    /// A seat took tokens.
    TokensTaken {
        /// Who.
        seat: u8,
        /// Which.
        token: String,
        /// How many.
        count: u8,
    },
    /// A seat drew a token for its flock.
    TokenDrawn {
        /// Who.
        seat: u8,
        /// Which.
        token: String,
    },
    /// A seat put a token on the board.
    TokenPlaced {
        /// Who.
        seat: u8,
        /// Which.
        token: String,
        /// Where.
        spot: WireSpot,
        /// How many lie there now.
        count: u8,
    },
    /// A figure was captured.
    FigureCaptured {
        /// Whose.
        seat: u8,
        /// Which.
        figure: String,
        /// Where it stood.
        spot: WireSpot,
        /// Who holds it now.
        captor: u8,
    },
    /// A prisoner went back to its seat's supply.
    PrisonerFreed {
        /// Whose.
        seat: u8,
        /// Which.
        figure: String,
        /// Who held it.
        holder: u8,
        /// How: `exchange` or `ransom`.
        release: String,
    },
    /// A seat paid points; that is no score.
    Paid {
        /// Who.
        from: u8,
        /// To whom, if not to nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u8>,
        /// How many.
        points: i32,
        /// What for: `ransom` or `bazaar`.
        payment: String,
    },
    /// A drawn tile was set aside until it can be used.
    SetAside {
        /// The id of the tile.
        tile: String,
    },
    /// Tiles that had been set aside came back into the bag.
    TilesReturned {
        /// How many.
        count: u16,
    },
    /// A figure moved on the board.
    FigureMoved {
        /// Whose.
        seat: u8,
        /// Which.
        figure: String,
        /// Where it stood.
        from: WireSpot,
        /// Where it stands now.
        to: WireSpot,
    },
    /// A neutral figure moved, or came to the board.
    NeutralMoved {
        /// By whom: who moved it, or whose tile or figure made it move. Earlier versions did not tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mover: Option<u8>,
        /// Which.
        neutral: String,
        /// Where to.
        to: WireSpot,
    },
    /// A neutral figure left the board.
    NeutralAside {
        /// Which.
        neutral: String,
        /// Why, if the server tells it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        departure: Option<WireDeparture>,
    },
    /// The dragon cannot go on, although its journey is not over.
    DragonStopped {
        /// How many moves it made.
        moves: u8,
        /// What is in its way in the north, east, south and west.
        obstacles: [WireObstacle; 4],
    },
    /// A tile was turned up for a bazaar.
    LotTurnedUp {
        /// The id of the tile.
        tile: String,
    },
    /// A seat opened the auction of a tile.
    Offered {
        /// Who.
        seat: u8,
        /// The id of the tile.
        tile: String,
        /// The opening bid.
        bid: u16,
    },
    /// A seat bid more.
    Bid {
        /// Who.
        seat: u8,
        /// How much.
        bid: u16,
    },
    /// A seat got a tile of a bazaar.
    LotTaken {
        /// Who.
        seat: u8,
        /// The id of the tile.
        tile: String,
    },
    /// A seat began its turn with the tile that it got at a bazaar.
    OwedTaken {
        /// Who.
        seat: u8,
        /// The id of the tile.
        tile: String,
    },
    /// The game ended and everything is scored.
    GameEnded,
}

/// Why a figure left the board for its seat's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum WireCause {
    /// Its feature was complete and has been scored.
    Completed,
    /// Its seat took it back.
    TakenBack,
    /// It was removed before its feature was scored.
    Removed {
        /// What removed it.
        by: WireRemoval,
        /// Who did that.
        seat: u8,
    },
    /// The last follower of its seat in its feature was removed.
    Orphaned {
        /// What removed the follower.
        by: WireRemoval,
        /// Who did that.
        seat: u8,
    },
    /// Its city became the castle of another figure.
    Converted,
    /// Its castle has been scored.
    CastleScored,
    /// Its field was scored because of a barn.
    Barn,
    /// A wolf came to its field.
    Wolf,
    /// Its flock was herded.
    Herded,
}

/// Why a neutral figure left the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum WireDeparture {
    /// A seat had to put one aside.
    Chosen {
        /// Who.
        seat: u8,
    },
    /// Its feature is complete.
    Completed,
    /// Its city became a castle.
    Converted,
    /// The dragon ate it.
    Eaten {
        /// Who moved the dragon.
        mover: u8,
        /// Where it stood.
        spot: WireSpot,
    },
}

/// What removes figures before their feature is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WireRemoval {
    /// The dragon, moved by the seat.
    Dragon,
    /// A princess, placed by the seat.
    Princess,
    /// A tower, to which the seat added the floor.
    Capture,
}

/// Why points were scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum WireReason {
    /// A feature was complete.
    Complete,
    /// A feature was open when the game ended.
    OpenAtEnd,
    /// A field was scored when the game ended.
    FieldAtEnd,
    /// A complete city was supplied by the fields around it when the game ended.
    CityOfFieldsAtEnd,
    /// A figure was taken back.
    TakenBack,
    /// A turn began with the fairy at hand.
    FairyTurn,
    /// A follower with the fairy was in a scored feature.
    FairyBonus,
    /// Nobody had more of a kind of goods when the game ended.
    Goods,
    /// A seat held a title.
    Title {
        /// Which.
        title: String,
    },
    /// A castle took the value of a completed feature beside it.
    Castle,
    /// A barn was placed in a field with farmers.
    BarnPlaced,
    /// Farmers came to a field with a barn.
    BarnJoined,
    /// A barn was scored when the game ended.
    BarnAtEnd,
    /// The flocks of a field were herded.
    Herd,
}

/// One term of a score: so many, at so many points each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct WireTerm {
    /// What is counted, such as `tiles` or `most-goods`.
    pub label: String,
    /// Which goods or title, where the label needs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// How many there are.
    pub count: u16,
    /// What each is worth.
    pub each: i16,
    /// The points of the term.
    pub total: i32,
}

/// Who contends for a feature, and how it ended. Seats are in turn order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WireContest {
    /// The power of every seat.
    pub powers: Vec<u8>,
    /// The seats with the greatest power.
    pub strongest: Vec<u8>,
    /// The seats that own the feature: the strongest, or those of them that a tie-break left.
    pub owners: Vec<u8>,
}

/// What keeps the dragon from a neighboring cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WireObstacle {
    /// No tile lies there.
    NoTile,
    /// It has been there.
    Visited,
    /// The fairy is there.
    Fairy,
    /// It is no place for dragons.
    Carcassonne,
}
