//! Time and nodes that a player may spend, and the clock that holds bots to it.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use carcas_bots::Stop;

/// How much a player may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Time for everything that a seat decides in one turn of the game.
    pub time: Option<Duration>,
    /// Positions that a search may look at for one decision.
    pub nodes: Option<u64>,
}

/// The time of one seat in one turn, shared out among its decisions.
#[derive(Clone, Copy, Debug)]
pub struct TurnTime {
    budget: Duration,
    spent: Duration,
}

/// The part of the time left that a decision gets. The place of the tile comes first and matters most; how many decisions
/// follow is not known, and bots that plan their turn need little for them.
const PART: f64 = 0.85;
/// The least that a decision gets.
const LEAST: Duration = Duration::from_millis(1);

impl TurnTime {
    /// A turn of which nothing is spent.
    pub const fn new(budget: Duration) -> Self {
        Self {
            budget,
            spent: Duration::ZERO,
        }
    }

    /// Returns what the next decision gets.
    pub fn share(&self) -> Duration {
        let left = self.budget.saturating_sub(self.spent);
        left.mul_f64(PART).max(LEAST)
    }

    /// Takes away what a decision took.
    pub fn spend(&mut self, took: Duration) {
        self.spent += took;
    }

    /// Returns how much more than the budget was spent.
    pub fn overrun(&self) -> Duration {
        self.spent.saturating_sub(self.budget)
    }
}

/// A signal, and when to set it; or none.
type Order = Option<(Instant, Stop)>;

/// A thread that sets signals when their time has come.
#[derive(Debug)]
pub struct Alarm {
    orders: Sender<Order>,
}

impl Alarm {
    /// Starts the thread; it ends when the alarm is dropped.
    pub fn new() -> Self {
        let (orders, incoming) = mpsc::channel();
        thread::spawn(move || ring(&incoming));
        Self { orders }
    }

    /// Returns a signal that is set after some time, unless another is asked for before.
    pub fn after(&self, time: Duration) -> Stop {
        let stop = Stop::new();
        // The thread listens as long as the alarm is there.
        let _ = self
            .orders
            .send(Some((Instant::now() + time, stop.clone())));
        stop
    }

    /// Forgets the signal that was asked for last.
    pub fn disarm(&self) {
        let _ = self.orders.send(None);
    }
}

/// Sets signals when their time has come, until nobody is left to ask for one.
fn ring(incoming: &Receiver<Order>) {
    let mut armed: Order = None;
    loop {
        let next = match &armed {
            None => incoming.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some((at, _)) => incoming.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        match next {
            Ok(order) => armed = order,
            Err(RecvTimeoutError::Timeout) => {
                if let Some((_, stop)) = armed.take() {
                    stop.set();
                }
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

impl Default for Alarm {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_of_a_turn_never_get_more_than_there_is() {
        let budget = Duration::from_millis(100);
        let mut time = TurnTime::new(budget);
        assert_eq!(time.share(), Duration::from_millis(85));
        time.spend(Duration::from_millis(85));
        assert_eq!(time.share(), Duration::from_micros(12_750));
        for _ in 0..20 {
            let share = time.share();
            time.spend(share.saturating_sub(LEAST));
        }
        assert_eq!(time.overrun(), Duration::ZERO);
        time.spend(budget);
        assert_eq!(time.share(), LEAST);
        assert!(time.overrun() > Duration::from_millis(90));
    }

    #[test]
    fn a_signal_is_set_in_its_time_and_a_forgotten_one_is_not() {
        let (orders, incoming) = mpsc::channel();
        let alarm = Alarm { orders };
        let forgotten = alarm.after(Duration::ZERO);
        alarm.disarm();
        let replaced = alarm.after(Duration::ZERO);
        let set = alarm.after(Duration::ZERO);
        // It begins when all of it is asked for, so that it cannot come in between.
        thread::spawn(move || ring(&incoming));
        while !set.is_set() {
            thread::yield_now();
        }
        assert!(!forgotten.is_set() && !replaced.is_set());
        let late = alarm.after(Duration::from_secs(3600));
        let soon = alarm.after(Duration::ZERO);
        while !soon.is_set() {
            thread::yield_now();
        }
        assert!(!late.is_set());
    }
}
