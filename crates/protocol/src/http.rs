//! Bodies of the HTTP interface.

use serde::{Deserialize, Serialize};

use crate::{About, Aids, Command, SetupSpec, TimeControl};

/// Makes a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct CreateGame {
    /// Edition, boxes and switches.
    pub setup: SetupSpec,
    /// The seats in turn order, 1 to 6.
    pub seats: Vec<SeatPlan>,
    /// What the table tells beyond what people see.
    #[serde(default)]
    pub aids: Aids,
    /// The clock.
    #[serde(default)]
    pub clock: TimeControl,
    /// How long the last answer of a turn can be taken back before the next draw, in milliseconds: 0 to 60,000, and
    /// 0 where people have less than five minutes each. Without it, as much as that allows up to 5,000. Whoever takes an answer
    /// back has thought all the while: the clock runs on as if it had not been given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grace_ms: Option<u32>,
    /// Whether the lobby shows it.
    #[serde(default)]
    pub is_public: bool,
    /// The number of games that decide a match: 1, 3 or 5.
    #[serde(default = "one")]
    pub best_of: u8,
}

fn one() -> u8 {
    1
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub enum SeatPlan {
    /// Whoever opens the link of the seat.
    #[serde(deserialize_with = "crate::nothing::read")]
    Open,
    /// A bot.
    Bot {
        /// Which.
        level: String,
    },
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct GameMade {
    /// Its id.
    pub game: String,
    /// The link of every seat that people sit in. Whoever opens it first sits there, the creator like everybody else.
    pub seats: Vec<SeatToken>,
    /// The path where everybody can watch.
    pub watch: String,
    /// The SHA-256 of the seed behind the draws, as hex: keep it, and only then sit down with a nonce.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed_hash: Option<String>,
}

/// The token of a seat, or of a link that lets somebody sit down there once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct SeatToken {
    /// Which seat.
    pub seat: u8,
    /// Its token.
    pub token: String,
    /// The path to give to the person; the token is in its fragment, which never reaches a server's log.
    pub link: String,
}

/// Sits down; the token of the link comes in the `Authorization` header. With the token of a seat that is taken already
/// nothing changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct TakeSeat {
    /// The name to show: 1 to 40 characters.
    pub name: String,
    /// What the person adds to the draws: 32 hex digits. Without it the server takes random ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
    /// The token of the person's identity, for "my games".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identity: Option<String>,
}

/// Puts a bot in a free seat; the token of its link comes in the `Authorization` header. The last seat starts the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct SeatBot {
    /// Which bot.
    pub level: String,
}

/// Does something for a seat; the token of the seat, or of the identity that took it, comes in the `Authorization` header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct DoBody {
    /// What the client calls it: sent twice, it counts once.
    pub id: String,
    /// For which seat; needed if the token opens several. Without it a move is of the seat that is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What.
    pub command: Command,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Done {
    /// The version of the game that it made.
    pub version: u64,
}

/// A seat that was taken, by a person or for a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Seated {
    /// Which seat.
    pub seat: u8,
    /// The version of the game that it made.
    pub version: u64,
    /// The token of the seat, for whoever came with a link: the link opens nothing any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// An identity that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct IdentityMade {
    /// Its id.
    pub identity: String,
    /// Its token, for the client to keep.
    pub token: String,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct ListedGame {
    /// Who plays, by which rules.
    pub about: About,
    /// When it last changed, in milliseconds since 1970.
    pub updated_ms: i64,
    /// Which seat is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<u8>,
    /// The scores.
    pub scores: Vec<i32>,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct GameList {
    /// The games, newest first.
    pub games: Vec<ListedGame>,
    /// Where the next page begins, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}
