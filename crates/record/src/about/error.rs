//! Why something cannot be said about a game.

use std::fmt;

use carcas_engine::Seat;

use super::words::{MAX_LEVEL, MAX_NAME};

/// Why something cannot be said about a game. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AboutError {
    /// A display name has no characters.
    EmptyName,
    /// A display name has too many characters.
    LongName(usize),
    /// A display name has a control character.
    ControlInName(char),
    /// A level of a bot is no word.
    Level(String),
    /// A time that a clock shows is no number of seconds.
    Time(String),
    /// A seat has a name that means something else in records of format 2.
    SeatName(String),
    /// There is no such seat.
    NoSeat(Seat),
    /// The last entry is no move of this seat, or its time is already told.
    NotAfterMove(Seat),
    /// The game has ended, or its result is already told.
    Ended,
    /// The game is over by the rules, with this result alone.
    OtherResult(String),
    /// The game is not over, so it cannot be finished.
    NotFinished,
    /// Somebody should win a game that was aborted or closed.
    NobodyWins,
    /// The seat that gave up or ran out of time should win.
    LoserWins(Seat),
    /// A seed is revealed before the game has ended.
    EarlySeed,
    /// A seed is revealed where no hash was published.
    NoCommitment,
    /// A seed is not the one whose hash was published.
    OtherSeed,
}

impl fmt::Display for AboutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EmptyName => write!(f, "the name is empty; expected 1 to {MAX_NAME} characters"),
            Self::LongName(n) => {
                write!(f, "the name has {n} characters; expected at most {MAX_NAME}")
            }
            Self::ControlInName(found) => {
                write!(f, "{found:?} is a control character; a name has none")
            }
            Self::Level(found) => write!(
                f,
                "`{found}` is no level of a bot; expected 1 to {MAX_LEVEL} of the characters a-z, 0-9, `-` and `_`"
            ),
            Self::Time(found) => write!(
                f,
                "`{found}` is no time; expected seconds such as `90` or `90.5`"
            ),
            Self::SeatName(name) => write!(
                f,
                "`{name}` cannot name a seat here: it is a word of format 2"
            ),
            Self::NoSeat(seat) => write!(f, "the game has no seat p{}", seat.0),
            Self::NotAfterMove(_) => {
                f.write_str("the time left stands once, right after a move of its seat")
            }
            Self::Ended => f.write_str("the game has ended"),
            Self::OtherResult(expected) => write!(f, "the game is over; expected `{expected}`"),
            Self::NotFinished => f.write_str(
                "the game is not over; expected `resigned NAME`, `time NAME`, `absent NAME`, `aborted` or `closed`",
            ),
            Self::NobodyWins => {
                f.write_str("nobody wins a game that was aborted or closed; expected `won nobody`")
            }
            Self::LoserWins(_) => {
                f.write_str("who resigned, ran out of time or was absent does not win; expected other seats or `nobody`")
            }
            Self::EarlySeed => f.write_str("the seed is revealed only when the game has ended"),
            Self::NoCommitment => {
                f.write_str("there is no `seed-hash` that the seed could be compared with")
            }
            Self::OtherSeed => f.write_str("this is not the seed of `seed-hash`"),
        }
    }
}

impl std::error::Error for AboutError {}
