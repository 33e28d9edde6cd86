//! Writes that fail: whether the server can keep what happens, and how often the operator is told that it cannot.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// The operator is told of trouble once, and then so often while it lasts.
const TOLD_EVERY_MS: i64 = 60_000;
/// Trouble of which nothing was heard for so long may be over: nobody has tried to write since.
const FORGOTTEN_MS: i64 = 60_000;

/// How many times of trouble are remembered.
const MAX_OUTAGES: usize = 16;

/// What is known of writes that fail.
#[derive(Debug, Default)]
pub(crate) struct Trouble(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// Why the last write failed, and when, if none was done since.
    failed: Option<(String, i64)>,
    /// The last times in which nothing could be written, from when until when; or until now, while one lasts.
    outages: VecDeque<(i64, Option<i64>)>,
    /// When the operator was told last.
    told_ms: Option<i64>,
}

impl Known {
    /// Returns until when trouble that lasts, or has just ended, can be said to last: on a quiet server nobody may have tried since.
    fn ends(&self, now_ms: i64) -> i64 {
        let failed = self.failed.as_ref();
        failed.map_or(now_ms, |(_, at_ms)| now_ms.min(at_ms + FORGOTTEN_MS))
    }
}

impl Trouble {
    /// Notes that no server was there: since the last thing that was written, as far as is known, until now.
    pub(crate) fn was_away(&self, last_ms: i64, now_ms: i64) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known
            .outages
            .push_front((last_ms.min(now_ms), Some(now_ms)));
    }

    /// Returns for how long somebody could not answer who was asked at a time.
    pub(crate) fn lost_ms(&self, asked_ms: i64, now_ms: i64) -> i64 {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ends = known.ends(now_ms);
        let lost = known.outages.iter().map(|&(from, until)| {
            let until = until.unwrap_or(ends).min(now_ms);
            (until - from.max(asked_ms)).max(0)
        });
        lost.sum()
    }

    /// Tells whether nothing could be answered at a time.
    pub(crate) fn was_at(&self, at_ms: i64) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_in = |&(from, until): &(i64, Option<i64>)| {
            from <= at_ms && until.is_none_or(|until| at_ms < until)
        };
        known.outages.iter().any(is_in)
    }

    /// Notes that a write failed; returns whether the operator is to be told.
    pub(crate) fn begin(&self, why: &str, now_ms: i64) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.failed = Some((why.to_owned(), now_ms));
        if known
            .outages
            .back()
            .is_none_or(|(_, until)| until.is_some())
        {
            known.outages.push_back((now_ms, None));
            if known.outages.len() > MAX_OUTAGES {
                known.outages.pop_front();
            }
        }
        let is_due = |told_ms: i64| now_ms - told_ms >= TOLD_EVERY_MS;
        let is_told = known.told_ms.is_none_or(is_due);
        if is_told {
            known.told_ms = Some(now_ms);
        }
        is_told
    }

    /// Notes that something was written.
    pub(crate) fn end(&self, now_ms: i64) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ends = known.ends(now_ms);
        if let Some((_, until)) = known.outages.back_mut() {
            until.get_or_insert(ends);
        }
        known.failed = None;
    }

    /// Returns why nothing can be written, as far as is known.
    pub(crate) fn why(&self, now_ms: i64) -> Option<String> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = known.failed.as_ref();
        let recent = failed.filter(|(_, at_ms)| now_ms - at_ms < FORGOTTEN_MS);
        recent.map(|(why, _)| why.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operator_is_told_once_a_minute() {
        let trouble = Trouble::default();
        let told = (0..=120).filter(|&s| trouble.begin("full", s * 1000));
        assert_eq!(told.collect::<Vec<i64>>(), [0, 60, 120]);
    }

    #[test]
    fn trouble_ends_with_a_write_or_is_forgotten() {
        let trouble = Trouble::default();
        assert_eq!(trouble.why(0), None);
        trouble.begin("full", 0);
        assert_eq!(trouble.why(1000).as_deref(), Some("full"));
        assert_eq!(trouble.why(FORGOTTEN_MS), None);
        trouble.begin("full", 2000);
        trouble.end(2000);
        assert_eq!(trouble.why(2000), None);
    }

    #[test]
    fn time_without_a_server_and_without_writes_is_lost_to_whoever_was_asked() {
        let trouble = Trouble::default();
        assert_eq!(trouble.lost_ms(0, 9000), 0);
        // Last heard of at 1000, there again at 3000.
        trouble.was_away(1000, 3000);
        assert_eq!(trouble.lost_ms(400, 4000), 2000);
        assert_eq!(trouble.lost_ms(2500, 4000), 500);
        assert_eq!(trouble.lost_ms(3000, 4000), 0);
        trouble.begin("full", 5000);
        trouble.begin("full", 6000);
        assert_eq!(trouble.lost_ms(400, 7000), 4000);
        trouble.end(8000);
        trouble.end(9000);
        assert_eq!(trouble.lost_ms(400, 10_000), 5000);
        // Nobody has tried for an hour: only a minute of it is known to be lost.
        trouble.begin("full", 10_000);
        assert_eq!(trouble.lost_ms(10_000, 3_610_000), FORGOTTEN_MS);
        trouble.end(3_610_000);
        assert_eq!(trouble.lost_ms(10_000, 3_620_000), FORGOTTEN_MS);
        assert!(trouble.was_at(5500) && trouble.was_at(1000));
        assert!(!trouble.was_at(4000) && !trouble.was_at(8000));
        for n in 0..100 {
            trouble.begin("full", 4_000_000 + 10 * n);
            trouble.end(4_000_001 + 10 * n);
        }
        assert_eq!(trouble.lost_ms(0, 5_000_000), MAX_OUTAGES as i64);
    }
}
