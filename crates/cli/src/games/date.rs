//! Dates and times of day, in universal time: the same everywhere, and without asking the system where it is.

use std::time::{SystemTime, UNIX_EPOCH};

/// A date and a time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Date {
    year: u64,
    month: u64,
    day: u64,
    /// Seconds since midnight.
    second: u64,
}

impl Date {
    pub(crate) fn now() -> Self {
        Self::of(SystemTime::now())
    }

    /// Returns the date of a moment; what lies before 1970 counts as its first day.
    pub(crate) fn of(moment: SystemTime) -> Self {
        let seconds = moment
            .duration_since(UNIX_EPOCH)
            .map_or(0, |past| past.as_secs());
        let (day, second) = (seconds / 86_400, seconds % 86_400);
        // Years that begin in March end with the day that leap years add; 400 of them have 146,097 days.
        let day = day + 719_468;
        let (era, day) = (day / 146_097, day % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let (day, is_next_year) = (day - (153 * month + 2) / 5 + 1, month >= 10);
        Self {
            year: era * 400 + year + u64::from(is_next_year),
            month: if is_next_year { month - 9 } else { month + 3 },
            day,
            second,
        }
    }

    /// Writes it for the name of a file.
    pub(crate) fn for_file(self) -> String {
        let (hour, minute, second) = self.time();
        let Self {
            year, month, day, ..
        } = self;
        format!("{year:04}-{month:02}-{day:02}_{hour:02}-{minute:02}-{second:02}")
    }

    /// Writes it for people.
    pub(crate) fn for_people(self) -> String {
        let (hour, minute, _) = self.time();
        let Self {
            year, month, day, ..
        } = self;
        format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
    }

    fn time(self) -> (u64, u64, u64) {
        let second = self.second;
        (second / 3600, second / 60 % 60, second % 60)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn seconds_become_dates() {
        for (seconds, date) in [
            (0, "1970-01-01_00-00-00"),
            (951_782_399, "2000-02-28_23-59-59"),
            (951_782_400, "2000-02-29_00-00-00"),
            (951_868_800, "2000-03-01_00-00-00"),
            (1_767_225_599, "2025-12-31_23-59-59"),
            (4_107_542_400, "2100-03-01_00-00-00"),
        ] {
            let moment = UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(Date::of(moment).for_file(), date);
        }
        let before = UNIX_EPOCH - Duration::from_secs(1);
        assert_eq!(Date::of(before).for_people(), "1970-01-01 00:00 UTC");
    }
}
