//! Why a player loses a game without playing it to its end.

use std::fmt;
use std::time::Duration;

/// What a player did that a contest does not forgive. The game is lost; the contest goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no bot of that name.
    UnknownBot(String),
    /// The program could not be started.
    NotStarted(String),
    /// The program ended, or closed its output.
    Ended(String),
    /// The program did not answer a line within this time.
    Silent {
        /// What it was sent.
        line: String,
        /// How long it was waited for.
        after: Duration,
    },
    /// The program answered a line with something else than the protocol says.
    Answered {
        /// What it was sent.
        line: String,
        /// What it answered.
        reply: String,
    },
    /// It chose a move that is not legal.
    Illegal {
        /// What it answered.
        reply: String,
        /// Why that is no legal move.
        why: String,
    },
    /// It found no move.
    NoMove,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownBot(name) => write!(f, "there is no bot `{name}`"),
            Self::NotStarted(why) => write!(f, "could not be started: {why}"),
            Self::Ended(how) => write!(f, "ended during the game: {how}"),
            Self::Silent { line, after } => {
                write!(f, "did not answer `{line}` within {} ms", after.as_millis())
            }
            Self::Answered { line, reply } => write!(f, "answered `{line}` with `{reply}`"),
            Self::Illegal { reply, why } => write!(f, "chose `{reply}`: {why}"),
            Self::NoMove => f.write_str("found no move"),
        }
    }
}

impl std::error::Error for Fault {}
