//! The time.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// A wait of the machine is cut into pieces so long, so that one whose time somebody sets forward is noticed.
const LOOK_AGAIN: Duration = Duration::from_secs(10);

/// What tells a server the time. All of a server comes from one clock, which has two readings:
///
/// - the time in milliseconds since 1970: when something happened, how long seats have thought, and what is due. Logs say it,
///   and it goes on while no server runs. Whoever sets the clock of the machine moves it, forth or back.
/// - how long the clock has run, as a `Duration`: what is measured in memory, such as how long a message was on the way and who
///   was there last. Nobody moves it.
///
/// How long a message or a thought of a bot may take, after which it is given up, is asked of neither, but is the runtime's.
#[derive(Clone, Debug, Default)]
pub struct Clock(Kind);

#[derive(Clone, Debug, Default)]
enum Kind {
    /// As the machine has it.
    #[default]
    Machine,
    /// As its hands show it.
    Hands(Arc<watch::Sender<Shown>>),
}

/// What hands show.
#[derive(Clone, Copy, Debug)]
struct Shown {
    now_ms: i64,
    ran: Duration,
}

impl Clock {
    /// Returns the time.
    pub(crate) fn now_ms(&self) -> i64 {
        match &self.0 {
            Kind::Machine => machine_ms(),
            Kind::Hands(hands) => hands.borrow().now_ms,
        }
    }

    /// Returns how long the clock has run.
    pub(crate) fn ran(&self) -> Duration {
        match &self.0 {
            Kind::Machine => BEGIN.elapsed(),
            Kind::Hands(hands) => hands.borrow().ran,
        }
    }

    /// Waits until it is so late.
    pub(crate) async fn until(&self, at_ms: i64) {
        match &self.0 {
            // Looks again: what has passed meanwhile may be less or more, if somebody set the machine.
            Kind::Machine => {
                while let Ok(left_ms @ 1..) = u64::try_from(at_ms.saturating_sub(machine_ms())) {
                    sleep(Duration::from_millis(left_ms).min(LOOK_AGAIN)).await;
                }
            }
            // The hands are there as long as the clock is.
            Kind::Hands(hands) => {
                let _ = hands
                    .subscribe()
                    .wait_for(|shown| shown.now_ms >= at_ms)
                    .await;
            }
        }
    }

    /// Waits until it has run so long.
    pub(crate) async fn until_ran(&self, long: Duration) {
        match &self.0 {
            Kind::Machine => sleep(long.saturating_sub(self.ran())).await,
            Kind::Hands(hands) => {
                let _ = hands.subscribe().wait_for(|shown| shown.ran >= long).await;
            }
        }
    }
}

/// The hands of a clock that stands still unless they are moved. For tests: what takes days happens at once, and what has to
/// be quick may take its time.
#[derive(Clone, Debug)]
pub struct Hands(Arc<watch::Sender<Shown>>);

impl Hands {
    /// Shows the time of the machine, and stands still.
    pub fn new() -> Self {
        let shown = Shown {
            now_ms: machine_ms(),
            ran: Duration::ZERO,
        };
        Self(Arc::new(watch::Sender::new(shown)))
    }

    /// Returns the clock with these hands.
    pub fn clock(&self) -> Clock {
        Clock(Kind::Hands(Arc::clone(&self.0)))
    }

    /// Lets so much time pass.
    pub fn advance(&self, by: Duration) {
        let by_ms = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.0.send_modify(|shown| {
            shown.now_ms = shown.now_ms.saturating_add(by_ms);
            shown.ran = shown.ran.saturating_add(by);
        });
    }

    /// Sets the time forth or back, as somebody sets the clock of a machine: no time passes.
    pub fn set_by_ms(&self, by_ms: i64) {
        self.0
            .send_modify(|shown| shown.now_ms = shown.now_ms.saturating_add(by_ms));
    }
}

impl Default for Hands {
    fn default() -> Self {
        Self::new()
    }
}

/// When the machine's clock was first asked how long it has run.
static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);

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
        let long = clock.ran() + Duration::from_millis(20);
        clock.until_ran(long).await;
        assert!(clock.ran() >= long);
        clock.until_ran(Duration::ZERO).await;
    }

    #[tokio::test]
    async fn nobody_sets_how_long_a_clock_has_run() {
        let hands = Hands::new();
        let clock = hands.clock();
        let begin = clock.now_ms();
        hands.advance(Duration::from_secs(2));
        hands.set_by_ms(-3_600_000);
        assert_eq!(clock.ran(), Duration::from_secs(2));
        assert_eq!(clock.now_ms(), begin - 3_598_000);
        clock.until_ran(Duration::from_secs(2)).await;
    }
}
