//! How much time seats have, and how much was left.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use super::AboutError;

/// How much time the seats of a game have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// As much as they like.
    None,
    /// So many seconds for the game, and some more with every turn.
    Increment {
        /// The seconds at the start.
        base: NonZeroU32,
        /// The seconds that a turn adds.
        per_turn: u32,
    },
    /// So many seconds for the game, which run only after the first seconds of every turn.
    Delay {
        /// The seconds at the start.
        base: NonZeroU32,
        /// The seconds of a turn that are free.
        per_turn: u32,
    },
    /// So many days for every turn.
    Days(NonZeroU32),
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Increment { base, per_turn } => write!(f, "{base} increment {per_turn}"),
            Self::Delay { base, per_turn } => write!(f, "{base} delay {per_turn}"),
            Self::Days(days) => write!(f, "days {days}"),
        }
    }
}

/// What a clock shows, in tenths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TimeLeft {
    /// Tenths of a second.
    pub tenths: u32,
}

impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.tenths / 10, self.tenths % 10) {
            (seconds, 0) => write!(f, "{seconds}"),
            (seconds, tenths) => write!(f, "{seconds}.{tenths}"),
        }
    }
}

impl FromStr for TimeLeft {
    type Err = AboutError;

    fn from_str(text: &str) -> Result<Self, AboutError> {
        let (seconds, tenths) = text.split_once('.').unwrap_or((text, "0"));
        let tenths_of = |seconds: u32, tenths: u32| seconds.checked_mul(10)?.checked_add(tenths);
        let read = seconds
            .parse()
            .ok()
            .zip(tenths.parse().ok())
            .and_then(|(seconds, tenths)| tenths_of(seconds, tenths));
        // Strict: a time is written in one way only.
        read.map(|tenths| Self { tenths })
            .filter(|left| left.to_string() == text)
            .ok_or_else(|| AboutError::Time(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_one_way() {
        for (text, tenths) in [
            ("0", 0),
            ("0.1", 1),
            ("90", 900),
            ("90.5", 905),
            ("429496729.5", u32::MAX),
        ] {
            assert_eq!(text.parse(), Ok(TimeLeft { tenths }));
        }
        for wrong in [
            "",
            ".",
            "1.",
            ".5",
            "90.0",
            "90.50",
            "090",
            "+9",
            "-1",
            "1e3",
            "429496729.6",
            "9.10",
        ] {
            assert!(wrong.parse::<TimeLeft>().is_err(), "{wrong}");
        }
    }
}
