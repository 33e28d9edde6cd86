//! Writes that fail: whether the server can keep what happens, and how often the operator is told that it cannot.

use std::sync::{Mutex, PoisonError};

/// The operator is told of trouble once, and then so often while it lasts.
const TOLD_EVERY_MS: i64 = 60_000;
/// Trouble of which nothing was heard for so long may be over: nobody has tried to write since.
const FORGOTTEN_MS: i64 = 60_000;

/// What is known of writes that fail.
#[derive(Debug)]
pub(crate) struct Trouble(Mutex<Known>);

#[derive(Debug)]
struct Known {
    /// Why the last write failed, and when, if none was done since.
    failed: Option<(String, i64)>,
    /// The last time in which nothing could be written, from when until when; or until now, while it lasts. Before the server
    /// started there was no time in which anything could.
    outage: (i64, Option<i64>),
    /// When the operator was told last.
    told_ms: Option<i64>,
}

impl Trouble {
    /// Begins when the server starts.
    pub(crate) fn new(now_ms: i64) -> Self {
        Self(Mutex::new(Known {
            failed: None,
            outage: (i64::MIN, Some(now_ms)),
            told_ms: None,
        }))
    }

    /// Returns since when somebody who was asked at a time could not answer, if there was such a time: nobody's clock runs in it.
    pub(crate) fn stopped_ms(&self, asked_ms: i64) -> Option<i64> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (from, until) = known.outage;
        let is_after = until.is_none_or(|until| asked_ms < until);
        is_after.then(|| from.max(asked_ms))
    }

    /// Notes that a write failed; returns whether the operator is to be told.
    pub(crate) fn begin(&self, why: &str, now_ms: i64) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.failed = Some((why.to_owned(), now_ms));
        if known.outage.1.is_some() {
            known.outage = (now_ms, None);
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
        known.failed = None;
        known.outage.1.get_or_insert(now_ms);
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
        let trouble = Trouble::new(0);
        let told = (0..=120).filter(|&s| trouble.begin("full", s * 1000));
        assert_eq!(told.collect::<Vec<i64>>(), [0, 60, 120]);
    }

    #[test]
    fn trouble_ends_with_a_write_or_is_forgotten() {
        let trouble = Trouble::new(0);
        assert_eq!(trouble.why(0), None);
        trouble.begin("full", 0);
        assert_eq!(trouble.why(1000).as_deref(), Some("full"));
        assert_eq!(trouble.why(FORGOTTEN_MS), None);
        trouble.begin("full", 2000);
        trouble.end(2000);
        assert_eq!(trouble.why(2000), None);
    }

    #[test]
    fn nobody_could_answer_before_the_start_and_while_nothing_could_be_written() {
        let trouble = Trouble::new(1000);
        assert_eq!(trouble.stopped_ms(400), Some(400));
        assert_eq!(trouble.stopped_ms(1000), None);
        trouble.begin("full", 5000);
        trouble.begin("full", 6000);
        assert_eq!(trouble.stopped_ms(2000), Some(5000));
        assert_eq!(trouble.stopped_ms(5500), Some(5500));
        trouble.end(8000);
        trouble.end(9000);
        assert_eq!(trouble.stopped_ms(2000), Some(5000));
        assert_eq!(trouble.stopped_ms(8000), None);
    }
}
