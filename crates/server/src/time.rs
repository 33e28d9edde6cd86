//! The time.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::sleep;

/// What tells a server the time, in milliseconds since 1970: when something happened, how long seats have thought, and what
/// is due. All of a server comes from one clock.
///
/// How long a message or a thought of a bot may take is not asked of it, but measured.
#[derive(Clone, Debug, Default)]
pub struct Clock(Kind);

#[derive(Clone, Debug, Default)]
enum Kind {
    /// As the machine has it.
    #[default]
    Machine,
    /// As its hands show it.
    Hands(Arc<watch::Sender<i64>>),
}

impl Clock {
    /// Returns the time.
    pub(crate) fn now_ms(&self) -> i64 {
        match &self.0 {
            Kind::Machine => machine_ms(),
            Kind::Hands(hands) => *hands.borrow(),
        }
    }

    /// Waits until it is so late.
    pub(crate) async fn until(&self, at_ms: i64) {
        match &self.0 {
            // Looks again: what has passed meanwhile may be less, if the machine was set back.
            Kind::Machine => {
                while let Ok(left_ms @ 1..) = u64::try_from(at_ms.saturating_sub(machine_ms())) {
                    sleep(Duration::from_millis(left_ms)).await;
                }
            }
            // The hands are there as long as the clock is.
            Kind::Hands(hands) => {
                let _ = hands.subscribe().wait_for(|&now| now >= at_ms).await;
            }
        }
    }
}

/// The hands of a clock that stands still unless they are moved. For tests: what takes days happens at once, and what has to
/// be quick may take its time.
#[derive(Clone, Debug)]
pub struct Hands(Arc<watch::Sender<i64>>);

impl Hands {
    /// Shows the time of the machine, and stands still.
    pub fn new() -> Self {
        Self(Arc::new(watch::Sender::new(machine_ms())))
    }

    /// Returns the clock with these hands.
    pub fn clock(&self) -> Clock {
        Clock(Kind::Hands(Arc::clone(&self.0)))
    }

    /// Lets so much time pass.
    pub fn advance(&self, by: Duration) {
        let by_ms = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.0
            .send_modify(|now_ms| *now_ms = now_ms.saturating_add(by_ms));
    }
}

impl Default for Hands {
    fn default() -> Self {
        Self::new()
    }
}

fn machine_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn time_passes_when_hands_are_moved() {
        let hands = Hands::new();
        let clock = hands.clock();
        let begin = clock.now_ms();
        clock.until(begin).await;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.until(begin + 1000).await;
                clock.now_ms()
            }
        });
        hands.advance(Duration::from_millis(999));
        hands.advance(Duration::from_millis(1));
        hands.advance(Duration::from_secs(3600));
        assert_eq!(waiting.await.expect("no panic"), begin + 3_601_000);
    }

    #[tokio::test]
    async fn the_clock_of_the_machine_goes_on_by_itself() {
        let clock = Clock::default();
        let at_ms = clock.now_ms() + 20;
        clock.until(at_ms).await;
        assert!(clock.now_ms() >= at_ms);
        clock.until(i64::MIN).await;
    }
}
