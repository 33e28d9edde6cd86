//! The messages of a live connection: one WebSocket per client, any number of games on it.
//!
//! The client says `hello` first. Every message is one JSON object with a `type`. Fields that are not named here are
//! refused in what clients send; clients ignore what they do not know.

use serde::{Deserialize, Serialize};

use crate::{About, Answer, By, Query, Question, Said, SaidEvent, TableHead, TablePage};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum ClientMessage {
    /// Opens the conversation.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// Tokens of an identity and of seats. They travel here and never in an address.
        #[serde(default)]
        tokens: Vec<String>,
    },
    /// Adds a token, such as that of a seat just taken.
    Present {
        /// The token.
        token: String,
    },
    /// Follows a game.
    Watch {
        /// Which.
        game: String,
        /// The last version the client has seen; it gets what it missed. Without it, it gets a full view.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u64>,
    },
    /// Follows a game no longer.
    Leave {
        /// Which.
        game: String,
    },
    /// Does something in a game.
    Do {
        /// Which game.
        game: String,
        /// What the client calls this command: sent twice, it counts once. At most 40 characters.
        id: String,
        /// For which seat; needed only by those who hold several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// What.
        command: Command,
    },
    /// Asks about a game.
    Ask {
        /// Which game.
        game: String,
        /// What the client calls this question.
        id: String,
        /// What it asks.
        query: Query,
    },
}

/// What a seat can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum Command {
    /// Answers the question.
    Move {
        /// The move in notation.
        text: String,
        /// The version of the game that the client saw when it chose.
        against: u64,
    },
    /// Ends the time in which the last answer could be taken back.
    #[serde(deserialize_with = "crate::nothing::read")]
    Confirm,
    /// Takes the last answer back, before anything was revealed.
    #[serde(deserialize_with = "crate::nothing::read")]
    Undo,
    /// Asks the others to take the last answer back.
    #[serde(deserialize_with = "crate::nothing::read")]
    AskTakeback,
    /// Agrees to it or refuses.
    AnswerTakeback {
        /// Whether the seat agrees.
        accept: bool,
    },
    /// Leaves the seat before the game: whoever has its link can sit down there.
    #[serde(deserialize_with = "crate::nothing::read")]
    StandUp,
    /// Gives up.
    #[serde(deserialize_with = "crate::nothing::read")]
    Resign,
    /// Stops a game that has hardly begun.
    #[serde(deserialize_with = "crate::nothing::read")]
    Abort,
    /// Adds to the draws of a next game, before it starts.
    Nonce {
        /// 32 random hex digits, made after the hash of the seed was seen.
        nonce: String,
    },
    /// Claims the game of a seat that is absent: the game is won with two seats, and a bot plays on with more.
    Claim {
        /// Which seat is absent.
        seat: u8,
    },
    /// Lets a bot play on for a seat that is absent, also where the game could be claimed.
    Replace {
        /// Which seat is absent.
        seat: u8,
    },
    /// Lets a bot play on for the own seat.
    #[serde(deserialize_with = "crate::nothing::read")]
    HandOver,
    /// Plays another game with the same people.
    #[serde(deserialize_with = "crate::nothing::read")]
    Rematch,
    /// Says something.
    Say {
        /// What.
        text: String,
    },
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum ServerMessage {
    /// Answers `hello`.
    Welcome {
        /// The version of the protocol that the server speaks.
        protocol: u32,
        /// The time on the server, in milliseconds since 1970: clocks are told in it.
        now_ms: i64,
        /// What the pages of the server are called: another name than before means that they have changed, and that a page
        /// that was loaded earlier should be loaded again. Servers without pages have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pages: Option<String>,
    },
    /// A game as it stands.
    View(Box<View>),
    /// Tiles of a view.
    ViewPage {
        /// Which game.
        game: String,
        /// The version of the view.
        version: u64,
        /// The tiles.
        page: TablePage,
    },
    /// Something happened.
    Update(Box<Update>),
    /// The question that a seat of the client is asked.
    Question {
        /// Which game.
        game: String,
        /// The version it belongs to.
        version: u64,
        /// The question with its legal moves.
        question: Box<Question>,
    },
    /// A command was carried out.
    Ack {
        /// Which game.
        game: String,
        /// What the client called it.
        id: String,
        /// The version that it made.
        version: u64,
    },
    /// A command, question or message was refused; nothing has changed.
    Refused {
        /// Which game, if it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
        /// What the client called it, if it called it anything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// The answer to a query.
    Answer {
        /// Which game.
        game: String,
        /// What the client called its question.
        id: String,
        /// The answer.
        answer: Box<Answer>,
    },
    /// The client was too slow for a game; it should watch it again with the last version it saw.
    Resync {
        /// Which game.
        game: String,
    },
    /// Who is there.
    Presence {
        /// Which game.
        game: String,
        /// Which seats are connected.
        seats: Vec<bool>,
        /// How many others watch.
        watchers: u32,
    },
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// What kind of refusal, for programs.
    pub code: String,
    /// What was wrong and what would be right, for people who write programs.
    pub message: String,
    /// The rule, if one forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The version.
    pub version: u64,
    /// Who plays, by which rules.
    pub about: About,
    /// What lies on the table; the tiles follow in so many pages as it says.
    pub table: TableHead,
    /// What is awaited.
    pub awaits: Awaits,
    /// The seats that the client holds.
    pub mine: Vec<u8>,
}

/// What is awaited, and the clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Awaits {
    /// Who is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What is asked: the name of the decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// What is asked, as a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// Until when the last answer can be taken back, on the server's clock; then the next draw comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_at_ms: Option<i64>,
    /// What every seat has left, in milliseconds, if time is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<Vec<i64>>,
    /// Whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<u8>,
    /// Which seat asks for a take-back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeback: Option<u8>,
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Update {
    /// Which game.
    pub game: String,
    /// Its version now.
    pub version: u64,
    /// When, on the server's clock.
    pub at_ms: i64,
    /// What.
    pub what: What,
    /// What it did on the table, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<SaidEvent>,
    /// What is awaited now.
    pub awaits: Awaits,
}

/// What happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum What {
    /// The table was made.
    Created,
    /// A person sat down.
    SeatTaken {
        /// Where.
        seat: u8,
        /// The name to show.
        name: String,
    },
    /// A person left their seat before the game; it is free again.
    SeatLeft {
        /// Which.
        seat: u8,
    },
    /// A bot was put in a free seat.
    BotSeated {
        /// Where.
        seat: u8,
        /// Which bot.
        level: String,
    },
    /// A person added to the draws of a next game; what, is told when it starts.
    NonceAdded {
        /// Where.
        seat: u8,
    },
    /// The game started.
    Started {
        /// What every person added to the draws, as hex, by seats.
        nonces: Vec<Option<String>>,
    },
    /// A seat answered its question.
    Moved {
        /// Which.
        seat: u8,
        /// The move in notation.
        text: String,
        /// Who chose it.
        by: By,
    },
    /// Something was drawn.
    Drawn {
        /// What, in notation.
        outcome: String,
    },
    /// Moves and draws were taken back. The client asks for a view, or goes back in what it has kept.
    // OpenAPI does not see the name that is given for all.
    #[serde(rename_all = "camelCase")]
    Undone {
        /// How many entries.
        n_entries: u32,
        /// By whom.
        seat: u8,
    },
    /// A seat asks for a take-back.
    TakebackAsked {
        /// Which.
        seat: u8,
    },
    /// A seat agreed or refused.
    TakebackAnswered {
        /// Which.
        seat: u8,
        /// Whether it agreed.
        accepted: bool,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: u8,
    },
    /// The time of a seat ran out.
    FlagFell {
        /// Which.
        seat: u8,
    },
    /// A bot plays on for a seat.
    TakenOver {
        /// Which.
        seat: u8,
        /// Which bot.
        level: String,
        /// Why.
        reason: crate::TakeoverReason,
    },
    /// The clock that runs did not count for a while, in which the server could not take moves.
    Resumed,
    /// Somebody said something.
    Said {
        /// From which seat, if from one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// Who: text, never markup.
        name: String,
        /// What: text, never markup.
        text: String,
    },
    /// The game is over.
    Ended {
        /// How.
        result: crate::GameResult,
        /// The seed behind the draws, as hex.
        seed: String,
    },
    /// The next game is there.
    Continued {
        /// Its id.
        game: String,
        /// Where the client sits there, by the seats of this game.
        seats: Vec<u8>,
    },
}
