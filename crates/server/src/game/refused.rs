//! Why a command is refused. Nothing has changed then.

use carcas_protocol::{Problem, QueryRefusal};

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The client chose for an earlier version of the game.
    Stale {
        /// The version of the game.
        version: u64,
    },
    /// Another seat is asked, or nobody.
    NotAsked(Option<u8>),
    /// The token is for another seat, or for none.
    NotYourSeat,
    /// The client holds several seats and names none.
    SeveralSeats,
    /// There is no such seat.
    NoSuchSeat(u8),
    /// Somebody sits there.
    SeatTaken,
    /// The text is no move.
    Unreadable(String),
    /// The rules forbid the move.
    Illegal {
        /// Why, and what would be legal.
        why: String,
        /// The rule.
        rule: Option<String>,
    },
    /// Nothing can be added to the draws.
    NoNonce(&'static str),
    /// The game has not started.
    NotStarted,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The time of the seat ran out.
    TooLate,
    /// Nothing can be taken back by the seat alone.
    NoUndo(&'static str),
    /// No take-back is asked for, or it cannot be.
    NoTakeback(&'static str),
    /// The seat cannot be left.
    NoStandUp(&'static str),
    /// The game has gone too far to be aborted.
    NoAbort,
    /// The seat is not absent long enough.
    NotAbsent {
        /// How long it must still be away, in seconds, if it is away at all.
        wait_s: Option<u64>,
    },
    /// The text is too long, or empty.
    BadText(&'static str),
    /// The operator has muted the chat.
    Muted,
    /// A query has no answer, or none that the aids of the game allow.
    Query(QueryRefusal),
    /// Seats are free that nobody could take in a next game.
    OpenSeats,
    /// The game cannot be saved now.
    Unsaved(String),
    /// Whether it was saved is not known.
    Unknown(String),
    /// The game cannot be read.
    Broken(String),
}

impl Refused {
    /// Returns the word for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Stale { .. } => "stale",
            Self::NotAsked(_) => "not-asked",
            Self::NotYourSeat | Self::SeveralSeats => "not-your-seat",
            Self::NoSuchSeat(_) => "no-such-seat",
            Self::SeatTaken => "seat-taken",
            Self::Unreadable(_) => "unreadable",
            Self::Illegal { .. } => "illegal",
            Self::NoNonce(_) => "no-nonce",
            Self::NotStarted => "not-started",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::TooLate => "too-late",
            Self::NoUndo(_) => "no-undo",
            Self::NoTakeback(_) => "no-takeback",
            Self::NoStandUp(_) => "no-stand-up",
            Self::NoAbort => "no-abort",
            Self::NotAbsent { .. } => "not-absent",
            Self::BadText(_) => "bad-text",
            Self::Muted => "muted",
            Self::Query(QueryRefusal::Aids { .. }) => "aids",
            Self::Query(QueryRefusal::NoCell { .. }) => "no-cell",
            Self::Query(QueryRefusal::NoSegment { .. }) => "no-segment",
            Self::Query(QueryRefusal::NotLegal {}) => "not-legal",
            Self::Query(QueryRefusal::NoMoves {}) => "no-moves",
            Self::Query(QueryRefusal::NoRule { .. }) => "no-rule",
            Self::OpenSeats => "open-seats",
            Self::Unsaved(_) | Self::Unknown(_) => "unsaved",
            Self::Broken(_) => "broken",
        }
    }

    /// Returns what clients are told.
    pub(crate) fn problem(&self) -> Problem {
        let message = match self {
            Self::Stale { version } => {
                format!("the game is at version {version} now; look at it and choose again")
            }
            Self::NotAsked(Some(seat)) => format!("seat {seat} is asked, not this one"),
            Self::NotAsked(None) => "nobody is asked now; a draw comes first".to_owned(),
            Self::NotYourSeat => {
                "no token of this client is for that seat; open the link of the seat".to_owned()
            }
            Self::SeveralSeats => {
                "this client holds several seats; name one of them as `seat`".to_owned()
            }
            Self::NoSuchSeat(seat) => format!("there is no seat {seat} at this table"),
            Self::SeatTaken => "somebody sits there already; choose another seat".to_owned(),
            Self::Unreadable(why) | Self::Illegal { why, .. } => why.clone(),
            Self::Query(why) => why.to_string(),
            Self::OpenSeats => {
                "not everybody had come to this table; make a new one instead".to_owned()
            }
            Self::NotStarted => "the game has not started: somebody is still waited for".to_owned(),
            Self::Over => "the game is over".to_owned(),
            Self::NotOver => "the game is not over yet".to_owned(),
            Self::TooLate => "the time of this seat ran out".to_owned(),
            Self::NoUndo(why)
            | Self::NoTakeback(why)
            | Self::NoStandUp(why)
            | Self::NoNonce(why)
            | Self::BadText(why) => (*why).to_owned(),
            Self::NoAbort => {
                "the second turn has begun; resign or play on instead of aborting".to_owned()
            }
            Self::NotAbsent { wait_s: None } => "that seat is not absent".to_owned(),
            Self::NotAbsent { wait_s: Some(wait) } => {
                format!("that seat may come back; claim in {wait} s")
            }
            Self::Muted => "the operator has muted the chat of this game".to_owned(),
            Self::Unsaved(why) => {
                format!("the game cannot be saved now, so nothing was changed: {why}; try again")
            }
            Self::Unknown(why) => format!(
                "the game may have been saved or not: {why}; send it again by the same name, and it counts once"
            ),
            Self::Broken(why) => format!("the game cannot be read: {why}; tell the operator"),
        };
        let rule = match self {
            Self::Illegal { rule, .. } => rule.clone(),
            _ => None,
        };
        Problem {
            code: self.code().to_owned(),
            message,
            rule,
        }
    }
}
