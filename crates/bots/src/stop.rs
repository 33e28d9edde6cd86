//! The signal that ends a bot's thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Tells a bot to answer with the best move it has found. Clones share one signal, so that another thread can set it.
///
/// ```
/// let stop = carcas_bots::Stop::new();
/// let elsewhere = stop.clone();
/// std::thread::spawn(move || elsewhere.set()).join().unwrap();
/// assert!(stop.is_set());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    deadline: Option<Instant>,
}

impl Stop {
    /// A signal that waits for somebody to set it.
    pub fn new() -> Self {
        Self::default()
    }

    /// A signal that nobody sets: the bot takes the time it needs, and its move follows from seed and position alone.
    pub fn never() -> Self {
        Self::default()
    }

    /// A signal that sets itself after some time; never, if that is beyond what the clock can tell.
    pub fn after(time: Duration) -> Self {
        Self {
            deadline: Instant::now().checked_add(time),
            ..Self::default()
        }
    }

    /// Sets the signal. It stays set.
    pub fn set(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Tells whether the bot should answer now.
    pub fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.deadline.is_some_and(|at| Instant::now() >= at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_is_set_by_hand_or_by_the_clock() {
        let stop = Stop::new();
        assert!(!stop.is_set());
        stop.clone().set();
        assert!(stop.is_set());
        assert!(Stop::after(Duration::ZERO).is_set());
        for long in [Duration::from_secs(86_400), Duration::MAX] {
            assert!(!Stop::after(long).is_set());
        }
        assert!(!Stop::never().is_set());
    }
}
