//! What is counted and measured.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How many errors are printed; the others are only counted.
const PRINTED: u64 = 5;

/// What is counted and measured.
#[derive(Debug, Default)]
pub(super) struct Stats {
    /// How long each move took, in microseconds.
    took_us: Mutex<Vec<u64>>,
    errors: AtomicU64,
}

impl Stats {
    /// Notes how long a move took.
    pub(super) fn note(&self, took: Duration) {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let mut all = self.took_us.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(us);
    }

    /// Counts something that must not happen.
    pub(super) fn count(&self, what: &str) {
        if self.errors.fetch_add(1, Ordering::Relaxed) < PRINTED {
            eprintln!("error: {what}");
        }
    }

    /// Returns how much went wrong.
    pub(super) fn n_errors(&self) -> u64 {
        self.errors.load(Ordering::Relaxed)
    }

    /// Sums up a measurement.
    pub(super) fn summary(&self, seconds: f64) -> String {
        let mut all = self.took_us.lock().unwrap_or_else(PoisonError::into_inner);
        all.sort_unstable();
        let rate = if seconds > 0.0 {
            all.len() as f64 / seconds
        } else {
            0.0
        };
        format!(
            "moves_per_second={rate:.1} p50_ms={:.1} p99_ms={:.1} errors={}",
            percentile_ms(&all, 50),
            percentile_ms(&all, 99),
            self.n_errors()
        )
    }
}

/// Returns the time that `percent` of the moves did not exceed; 0 if there were none.
fn percentile_ms(sorted_us: &[u64], percent: usize) -> f64 {
    let rank = (sorted_us.len() * percent).div_ceil(100);
    let us = sorted_us.get(rank.saturating_sub(1)).copied();
    us.unwrap_or(0) as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let us: Vec<u64> = (1..=200).map(|ms| ms * 1000).collect();
        assert_eq!(percentile_ms(&us, 50), 100.0);
        assert_eq!(percentile_ms(&us, 99), 198.0);
        assert_eq!(percentile_ms(&us[..1], 99), 1.0);
        assert_eq!(percentile_ms(&[], 99), 0.0);
    }

    #[test]
    fn a_summary_tells_everything() {
        let stats = Stats::default();
        stats.note(Duration::from_millis(3));
        stats.note(Duration::from_millis(5));
        assert_eq!(
            stats.summary(2.0),
            "moves_per_second=1.0 p50_ms=3.0 p99_ms=5.0 errors=0"
        );
    }
}
