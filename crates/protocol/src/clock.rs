//! How time is kept at a table.

use serde::{Deserialize, Serialize};

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeControl {
    /// Not at all.
    #[default]
    #[serde(deserialize_with = "crate::nothing::read")]
    None,
    /// Every seat has some time, and gets more with each turn.
    #[serde(rename_all = "camelCase")]
    Increment {
        /// What it has at first, in seconds.
        base_s: u32,
        /// What each of its turns adds, in seconds.
        add_s: u32,
    },
    /// Every seat has some time, which runs only after a delay in each turn.
    #[serde(rename_all = "camelCase")]
    Delay {
        /// What it has at first, in seconds.
        base_s: u32,
        /// The delay, in seconds.
        delay_s: u32,
    },
    /// Every turn may take some days.
    Days {
        /// How many.
        days: u16,
    },
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl TimeControl {
    /// The longest times that can be asked for.
    pub const MAX_BASE_S: u32 = 24 * 60 * 60;
    /// The longest increment or delay.
    pub const MAX_STEP_S: u32 = 60 * 60;
    /// With less than so many seconds a clock is fast: every turn goes on at once.
    pub const FAST_S: u32 = 300;
    /// The most days per turn.
    pub const MAX_DAYS: u16 = 30;

    /// Tells what is wrong with it, if anything is.
    pub fn problem(self) -> Option<String> {
        let (base, step) = match self {
            Self::None => return None,
            Self::Days { days } if (1..=Self::MAX_DAYS).contains(&days) => return None,
            Self::Days { days } => {
                return Some(format!(
                    "{days} days per turn; expected 1 to {}",
                    Self::MAX_DAYS
                ));
            }
            Self::Increment { base_s, add_s } => (base_s, add_s),
            Self::Delay { base_s, delay_s } => (base_s, delay_s),
        };
        if !(10..=Self::MAX_BASE_S).contains(&base) {
            return Some(format!(
                "{base} seconds; expected 10 to {}",
                Self::MAX_BASE_S
            ));
        }
        (step > Self::MAX_STEP_S).then(|| {
            format!(
                "{step} seconds per turn; expected at most {}",
                Self::MAX_STEP_S
            )
        })
    }

    /// Returns the longest time in which an answer can be taken back before the next draw, in milliseconds: none where people
    /// have less than [`Self::FAST_S`] seconds each.
    pub fn max_grace_ms(self) -> u32 {
        match self {
            Self::Increment { base_s, .. } | Self::Delay { base_s, .. }
                if base_s < Self::FAST_S =>
            {
                0
            }
            Self::None | Self::Increment { .. } | Self::Delay { .. } | Self::Days { .. } => 60_000,
        }
    }

    /// Tells whether people sit at the table together: then somebody who leaves is missed soon.
    pub fn is_live(self) -> bool {
        !matches!(self, Self::Days { .. })
    }

    /// Returns what every seat has at first, in milliseconds.
    pub fn base_ms(self) -> i64 {
        match self {
            Self::None => 0,
            Self::Increment { base_s, .. } | Self::Delay { base_s, .. } => i64::from(base_s) * 1000,
            Self::Days { days } => i64::from(days) * DAY_MS,
        }
    }

    /// Returns the delay of every turn, in milliseconds.
    pub fn delay_ms(self) -> i64 {
        match self {
            Self::Delay { delay_s, .. } => i64::from(delay_s) * 1000,
            Self::None | Self::Increment { .. } | Self::Days { .. } => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_times_are_refused_with_what_is_possible() {
        let base_s = 5;
        let short = TimeControl::Increment { base_s, add_s: 0 };
        assert!(short.problem().is_some_and(|why| why.contains("10 to")));
        assert!(TimeControl::Days { days: 0 }.problem().is_some());
        let fine = TimeControl::Delay {
            base_s: 600,
            delay_s: 10,
        };
        assert_eq!(fine.problem(), None);
    }
}
