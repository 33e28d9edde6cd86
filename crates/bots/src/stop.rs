//! The signal that ends a bot's thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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

    /// Sets the signal. It stays set.
    pub fn set(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether the bot should answer now.
    pub fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_one_signal() {
        let stop = Stop::new();
        assert!(!stop.is_set());
        stop.clone().set();
        assert!(stop.is_set());
        assert!(!Stop::never().is_set());
    }
}
