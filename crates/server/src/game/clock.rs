//! Clocks: how much time every seat has left. Pure: times come in from outside, so that a log that is folded again gives
//! the same clocks.

use carcas_protocol::TimeControl;

/// The clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    control: TimeControl,
    left_ms: Vec<i64>,
    /// What is left of each seat's delay in this turn.
    delay_ms: Vec<i64>,
    /// What was given back to each seat in this turn for time on the way.
    given_ms: Vec<i64>,
    /// Whose clock runs, and since when.
    running: Option<(usize, i64)>,
}

/// What every seat had left of its time and of its delay. A game keeps one for each of its turns, so it is small.
#[derive(Clone, Debug)]
pub(crate) struct Readings(Box<[(i64, i64)]>);

/// The most that is given back in a turn for time on the way: whoever holds messages back gains no more by it.
const MAX_GIVEN_MS: i64 = 1000;

impl Clocks {
    /// Sets the clocks of a new game.
    pub(crate) fn new(control: TimeControl, n_seats: usize) -> Self {
        Self {
            control,
            left_ms: vec![control.base_ms(); n_seats],
            delay_ms: vec![control.delay_ms(); n_seats],
            given_ms: vec![0; n_seats],
            running: None,
        }
    }

    /// Tells whether time is kept at all.
    pub(crate) fn keep_time(&self) -> bool {
        self.control != TimeControl::None
    }

    /// Stops the clock that runs. `lag_ms` of the time is given back, as far as the turn allows.
    pub(crate) fn stop(&mut self, now_ms: i64, lag_ms: u32) {
        if let Some((seat, since)) = self.running.take() {
            let given = self.given_back(seat, lag_ms).min((now_ms - since).max(0));
            self.given_ms[seat] += given;
            let spent = (now_ms - since - given).max(0);
            let delayed = spent.min(self.delay_ms[seat]);
            self.delay_ms[seat] -= delayed;
            self.left_ms[seat] = (self.left_ms[seat] - (spent - delayed)).max(0);
        }
    }

    /// Returns how much of some time on the way a seat gets back.
    fn given_back(&self, seat: usize, lag_ms: u32) -> i64 {
        i64::from(lag_ms).min(MAX_GIVEN_MS - self.given_ms[seat])
    }

    /// Lets the clock of a seat run, if time is kept.
    pub(crate) fn run(&mut self, seat: usize, now_ms: i64) {
        if self.keep_time() && seat < self.left_ms.len() {
            self.running = Some((seat, now_ms));
        }
    }

    /// A turn has ended: the seat gets what each turn adds, and everybody's delay begins anew.
    pub(crate) fn end_turn(&mut self, seat: usize) {
        self.given_ms.fill(0);
        match self.control {
            TimeControl::Increment { add_s, .. } => {
                if let Some(left) = self.left_ms.get_mut(seat) {
                    *left += i64::from(add_s) * 1000;
                }
            }
            TimeControl::Delay { .. } => self.delay_ms.fill(self.control.delay_ms()),
            TimeControl::Days { .. } => self.left_ms.fill(self.control.base_ms()),
            TimeControl::None => {}
        }
    }

    /// Returns what `go_back` needs of them.
    pub(crate) fn readings(&self) -> Readings {
        let seats = self.left_ms.iter().zip(&self.delay_ms);
        Readings(seats.map(|(&left, &delay)| (left, delay)).collect())
    }

    /// Goes back to before a turn ended: nobody keeps more than they had then, and time that was spent stays spent.
    pub(crate) fn go_back(&mut self, then: &Readings) {
        let seats = self.left_ms.iter_mut().zip(&mut self.delay_ms);
        for ((left, delay), &(left_then, delay_then)) in seats.zip(&then.0) {
            *left = (*left).min(left_then);
            *delay = (*delay).min(delay_then);
        }
    }

    /// Returns when the clock that runs will be empty, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(usize, i64)> {
        let (seat, since) = self.running?;
        Some((seat, since + self.delay_ms[seat] + self.left_ms[seat]))
    }

    /// Returns when the flag of the clock that runs falls, if an answer of its seat is so long on the way, and whose it is.
    pub(crate) fn flag(&self, lag_ms: impl Fn(usize) -> u32) -> Option<(usize, i64)> {
        let (seat, at_ms) = self.deadline()?;
        Some((seat, at_ms + self.given_back(seat, lag_ms(seat))))
    }

    /// Returns what every seat has left at a time, in milliseconds; nothing if no time is kept.
    pub(crate) fn left(&self, now_ms: i64) -> Option<Vec<i64>> {
        if !self.keep_time() {
            return None;
        }
        let mut stopped = self.clone();
        stopped.stop(now_ms, 0);
        Some(stopped.left_ms)
    }

    /// Returns since when a clock runs, if one does.
    pub(crate) fn since(&self) -> Option<i64> {
        self.running.map(|(_, since)| since)
    }

    /// Returns whose clock runs.
    pub(crate) fn running(&self) -> Option<usize> {
        self.running.map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 24 * 60 * 60 * 1000;

    #[test]
    fn only_the_clock_that_runs_loses_time() {
        let mut clocks = Clocks::new(
            TimeControl::Increment {
                base_s: 60,
                add_s: 5,
            },
            2,
        );
        clocks.run(0, 1_000);
        assert_eq!(clocks.left(11_000), Some(vec![50_000, 60_000]));
        assert_eq!(clocks.deadline(), Some((0, 61_000)));
        clocks.stop(11_000, 400);
        assert_eq!(clocks.left(99_000), Some(vec![50_400, 60_000]));
        clocks.end_turn(0);
        clocks.run(1, 11_000);
        assert_eq!(clocks.left(12_000), Some(vec![55_400, 59_000]));
    }

    #[test]
    fn time_on_the_way_is_given_back_once_in_a_turn() {
        let (base_s, add_s) = (60, 0);
        let mut clocks = Clocks::new(TimeControl::Increment { base_s, add_s }, 1);
        clocks.run(0, 0);
        assert_eq!(clocks.flag(|_| 700), Some((0, 60_700)));
        clocks.stop(5_000, 700);
        assert_eq!(clocks.left(5_000), Some(vec![55_700]));
        clocks.run(0, 5_000);
        assert_eq!(clocks.flag(|_| 700), Some((0, 61_000)));
        clocks.stop(6_000, 700);
        assert_eq!(clocks.left(6_000), Some(vec![55_000]));
        clocks.end_turn(0);
        clocks.run(0, 6_000);
        clocks.stop(8_000, 700);
        assert_eq!(clocks.left(8_000), Some(vec![53_700]));
        clocks.run(0, 8_000);
        clocks.stop(8_100, 700);
        assert_eq!(
            clocks.left(8_100),
            Some(vec![53_700]),
            "no more than was spent"
        );
    }

    #[test]
    fn a_delay_is_spent_first_and_comes_back_with_each_turn() {
        let control = TimeControl::Delay {
            base_s: 60,
            delay_s: 10,
        };
        let mut clocks = Clocks::new(control, 2);
        clocks.run(0, 0);
        clocks.stop(4_000, 0);
        clocks.run(0, 4_000);
        clocks.stop(16_000, 0);
        assert_eq!(clocks.left(16_000), Some(vec![54_000, 60_000]));
        clocks.end_turn(0);
        clocks.run(0, 20_000);
        assert_eq!(clocks.deadline(), Some((0, 84_000)));
    }

    #[test]
    fn days_begin_anew_with_each_turn() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 2 }, 2);
        clocks.run(1, 0);
        clocks.stop(DAY_MS, 0);
        assert_eq!(clocks.left(DAY_MS), Some(vec![2 * DAY_MS, DAY_MS]));
        clocks.end_turn(1);
        assert_eq!(clocks.left(DAY_MS), Some(vec![2 * DAY_MS, 2 * DAY_MS]));
    }

    #[test]
    fn an_empty_clock_stays_empty_and_no_clock_is_never() {
        let control = TimeControl::Increment {
            base_s: 10,
            add_s: 0,
        };
        let mut clocks = Clocks::new(control, 1);
        clocks.run(0, 0);
        clocks.stop(50_000, 1_000);
        assert_eq!(clocks.left(0), Some(vec![0]));
        let mut none = Clocks::new(TimeControl::None, 1);
        none.run(0, 0);
        assert_eq!((none.deadline(), none.left(5)), (None, None));
    }
}
