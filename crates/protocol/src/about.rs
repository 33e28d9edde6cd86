//! What is known of a table beside what lies on it: who sits there, by which rules and clock, and how it ended.

use serde::{Deserialize, Serialize};

use crate::{Aids, Beginning, SetupSpec, TimeControl};

/// A table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct About {
    /// The id of the game.
    pub game: String,
    /// Edition, boxes and switches.
    pub setup: SetupSpec,
    /// The version of the rules.
    pub rules_version: u32,
    /// The seats in turn order.
    pub seats: Vec<SeatAbout>,
    /// What the table tells beyond what people see.
    pub aids: Aids,
    /// The clock.
    pub clock: TimeControl,
    /// How long the last answer of a turn can be taken back before the next draw, in milliseconds.
    pub grace_ms: u32,
    /// Whether the lobby shows it.
    pub is_public: bool,
    /// The SHA-256 of the seed behind the draws, as hex.
    pub seed_hash: String,
    /// What every person added to the draws, as hex, by seats; empty before the game starts.
    pub nonces: Vec<Option<String>>,
    /// The seed, as hex, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// When a next game starts at the latest, on the server's clock: until then every person adds to the draws with the
    /// command `nonce`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_by_ms: Option<i64>,
    /// Where the game stands.
    pub status: Status,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// The match that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The next game of these people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_game: Option<String>,
    /// Where it began, if not with the first tile. Then `seedHash` is empty: its draws cannot be checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<Beginning>,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are free, or people still add to the draws.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

impl Status {
    /// Returns the word on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SeatAbout {
    /// Who sits there.
    pub holder: Holder,
    /// The name to show, as the person wrote it: text, never markup.
    pub name: String,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// Which.
        level: String,
        /// Why it plays on for a person, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<TakeoverReason>,
    },
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct GameResult {
    /// Who won; several if they are even, none if nobody did.
    pub winners: Vec<u8>,
    /// Why it is over.
    pub reason: EndReason,
    /// The scores then.
    pub scores: Vec<i32>,
}

/// Who chose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A person, or a program with the person's token.
    Person,
    /// A bot of the server.
    Bot,
}

/// Why a bot plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "kebab-case")]
pub enum TakeoverReason {
    /// The seat's time ran out.
    Time,
    /// The seat gave up.
    Resigned,
    /// The seat was absent and another claimed this.
    Absent,
    /// The seat itself wanted it.
    Handed,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The rules say so.
    Finished,
    /// All others gave up.
    Resigned,
    /// The time of the other ran out.
    Time,
    /// The other was absent.
    Absent,
    /// Stopped before it had begun in earnest; nobody won.
    Aborted,
    /// The operator closed it; nobody won.
    Closed,
}

/// A match of several games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Series {
    /// The number of games that decide it: 1, 3 or 5.
    pub best_of: u8,
    /// The games before this one.
    pub games: Vec<String>,
    /// How many games each person has won, by seats of this game.
    pub wins: Vec<u8>,
}
