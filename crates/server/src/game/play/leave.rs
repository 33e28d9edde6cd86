//! How seats leave a game before its end, and how it is stopped.

use carcas_bots::Bot;
use carcas_engine::Node;
use carcas_protocol::{EndReason, Status, TakeoverReason, TimeControl};

use super::Game;
use crate::game::log::LogEntry;
use crate::game::refused::Refused;

impl Game {
    /// Gives up: with two seats the other wins, with more a bot plays on.
    ///
    /// # Errors
    /// If the game is not played, or a bot plays for the seat.
    pub(crate) fn resign(&self, seat: u8) -> Result<Vec<LogEntry>, Refused> {
        self.check_undecided()?;
        self.check_person(seat)?;
        let mut entries = vec![LogEntry::Resigned { seat }];
        entries.extend(self.leave(seat, EndReason::Resigned, TakeoverReason::Resigned));
        Ok(entries)
    }

    /// Goes on without the person of a seat.
    pub(super) fn leave(
        &self,
        seat: u8,
        end: EndReason,
        takeover: TakeoverReason,
    ) -> Vec<LogEntry> {
        if self.seats.len() <= 2 {
            let others = (0..self.seats.len() as u8).filter(|&other| other != seat);
            return vec![self.end(others.collect(), end, &self.state)];
        }
        self.take_over(seat, takeover)
    }

    /// Lets a bot play on for a seat. A take-back that waited for this seat alone is done: nobody is left to refuse it.
    fn take_over(&self, seat: u8, reason: TakeoverReason) -> Vec<LogEntry> {
        let mut entries = vec![LogEntry::TakenOver {
            seat,
            level: stand_in().to_owned(),
            reason,
        }];
        if let Some(takeback) = self.takeback_without(seat)
            && takeback.waits_for.is_empty()
            && let Some(n_entries) = self.n_since(takeback.seat)
        {
            entries.push(takeback.granted(n_entries));
        }
        entries
    }

    /// Stops a game that has hardly begun.
    ///
    /// # Errors
    /// If the second turn has begun.
    pub(crate) fn abort(&self, seat: u8) -> Result<Vec<LogEntry>, Refused> {
        self.check_person(seat)?;
        match self.status() {
            Status::Over => Err(Refused::Over),
            Status::Playing if self.state.node() == Node::Over => Err(Refused::Over),
            Status::Playing if self.n_turns > self.n_turns_begun => Err(Refused::NoAbort),
            Status::Gathering | Status::Playing => {
                Ok(vec![self.end(Vec::new(), EndReason::Aborted, &self.state)])
            }
        }
    }

    /// Closes the game, as the operator wants it. One that was played to its end has been finished, and stays so.
    ///
    /// # Errors
    /// If it is over.
    pub(crate) fn close(&self) -> Result<Vec<LogEntry>, Refused> {
        match self.status() {
            Status::Over => Err(Refused::Over),
            Status::Playing if self.state.node() == Node::Over => self.draw_now(),
            Status::Gathering | Status::Playing => {
                Ok(vec![self.end(Vec::new(), EndReason::Closed, &self.state)])
            }
        }
    }

    /// Claims the game of a seat that is absent.
    ///
    /// # Errors
    /// If it is not, or not for long enough.
    pub(crate) fn claim(&self, seats: (u8, u8), absent: Absence) -> Result<Vec<LogEntry>, Refused> {
        self.check_absent(seats, absent)?;
        Ok(self.leave(seats.1, EndReason::Absent, TakeoverReason::Absent))
    }

    /// Lets a bot play on for a seat that is absent, also where the game could be claimed.
    ///
    /// # Errors
    /// If it is not, or not for long enough.
    pub(crate) fn replace(
        &self,
        seats: (u8, u8),
        absent: Absence,
    ) -> Result<Vec<LogEntry>, Refused> {
        self.check_absent(seats, absent)?;
        Ok(self.take_over(seats.1, TakeoverReason::Absent))
    }

    /// Refuses to go on without a person who is there, or has not been away for long.
    fn check_absent(&self, (by, seat): (u8, u8), absent: Absence) -> Result<(), Refused> {
        self.check_undecided()?;
        self.check_person(by)?;
        self.check_person(seat)?;
        if !self.created.clock.is_live() {
            return Err(Refused::NotAbsent { wait_s: None });
        }
        // Where no time runs nobody is in a hurry, and a phone is soon locked.
        let absent_ms = match self.created.clock {
            TimeControl::None => ABSENT_MS * UNHURRIED,
            _ => ABSENT_MS,
        };
        match absent {
            Absence::Here => Err(Refused::NotAbsent { wait_s: None }),
            Absence::For(away_ms) if away_ms < absent_ms => {
                let wait_s = (absent_ms - away_ms).div_ceil(1000);
                Err(Refused::NotAbsent {
                    wait_s: Some(wait_s),
                })
            }
            Absence::For(_) => Ok(()),
        }
    }

    /// Lets a bot play on for the own seat.
    ///
    /// # Errors
    /// If the game is not played, or a bot plays for the seat.
    pub(crate) fn hand_over(&self, seat: u8) -> Result<Vec<LogEntry>, Refused> {
        self.check_undecided()?;
        self.check_person(seat)?;
        Ok(self.take_over(seat, TakeoverReason::Handed))
    }
}

/// Whether a person is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absence {
    /// Connected.
    Here,
    /// Gone for so many milliseconds.
    For(u64),
}

/// How long somebody must be gone before another can claim, in milliseconds, in a game with a clock.
const ABSENT_MS: u64 = 40_000;
/// Without a clock it is so many times as long.
const UNHURRIED: u64 = 8;

/// Returns the bot that plays on for somebody.
pub(crate) fn stand_in() -> &'static str {
    Bot::STAND_IN
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::samples::started;

    #[test]
    fn without_a_clock_absence_takes_eight_times_as_long() {
        let away = |clock, ms| started(2, clock).claim((0, 1), Absence::For(ms));
        let (base_s, add_s) = (600, 0);
        let clock = TimeControl::Increment { base_s, add_s };
        let refused = |wait_s| Err(Refused::NotAbsent { wait_s });
        assert_eq!(away(clock, 39_999), refused(Some(1)));
        assert!(away(clock, 40_000).is_ok());
        assert_eq!(away(TimeControl::None, 40_000), refused(Some(280)));
        assert!(away(TimeControl::None, 320_000).is_ok());
        let days = TimeControl::Days { days: 1 };
        assert_eq!(away(days, u64::MAX), refused(None));
    }

    #[test]
    fn an_absent_seat_loses_or_is_replaced_as_others_want() {
        let game = started(2, TimeControl::None);
        let gone = Absence::For(320_000);
        let claimed = game.claim((0, 1), gone).expect("gone for long");
        assert!(matches!(&claimed[..], [LogEntry::Ended { winners, .. }] if winners == &[0]));
        let replaced = game.replace((0, 1), gone).expect("gone for long");
        let reason = TakeoverReason::Absent;
        assert!(
            matches!(&replaced[..], [LogEntry::TakenOver { seat: 1, reason: why, .. }] if *why == reason)
        );
        let here = game.replace((0, 1), Absence::Here);
        assert_eq!(here, Err(Refused::NotAbsent { wait_s: None }));
        let own = game.replace((0, 0), Absence::Here);
        assert_eq!(own, Err(Refused::NotAbsent { wait_s: None }));
    }
}
