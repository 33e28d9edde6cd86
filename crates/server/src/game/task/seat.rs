//! Who comes to the table and leaves it, before the game.

use super::super::change::{self, Change};
use super::super::log::{LogEntry, Logged};
use super::super::play::Hold;
use super::super::refused::Refused;
use super::super::request::{Arrival, Coming};
use super::{Over, Task};
use crate::store::TokenRow;

impl Task {
    /// Seats somebody, or finds where they sit already: returns the seat and the version that seated them.
    pub(super) async fn take_seat(
        &mut self,
        coming: Coming,
        who: Arrival,
        now: i64,
    ) -> (Result<(u8, u64), Refused>, Result<(), Over>) {
        let identity = who.identity.as_deref();
        // The seat is chosen here, so that nobody else takes it meanwhile.
        let chosen = match coming {
            Coming::Holding(holds) => return (self.find_seat(&holds), Ok(())),
            Coming::WithLink(seat, token) => Ok((seat, token)),
            Coming::AsStranger(token) => self.game.seat_for(identity).map(|seat| (seat, token)),
        };
        let (seat, token) = match chosen {
            Ok(chosen) => chosen,
            Err(refused) => return (Err(refused), Ok(())),
        };
        let token = TokenRow {
            subject: self.game.sitting(seat).to_string(),
            ..token
        };
        if let Some(version) = self.game.seated_as(seat, identity) {
            let put = change::put_token(&self.shared.store, token).await;
            return (put.map(|()| (seat, version)), Ok(()));
        }
        let entries = self
            .game
            .take_seat(seat, (who.identity, who.name), who.nonce);
        let change = entries.map(|entries| Change {
            tokens: vec![token],
            ..entries.into()
        });
        let (taken, done) = self.commit_asked(change, now).await;
        (taken.map(|version| (seat, version)), done)
    }

    /// Tells somebody where they sit, at the first of several seats.
    fn find_seat(&self, holds: &[Hold]) -> Result<(u8, u64), Refused> {
        let held = self.game.held(holds);
        let seat = *held.first().ok_or(Refused::NotYourSeat)?;
        // A bot plays on for whoever let it.
        let version = self.game.seated(seat).ok_or(Refused::SeatTaken)?;
        Ok((seat, version))
    }

    /// Lets nobody count as a seat any more whose person has left it: they watch on like others.
    pub(super) fn let_go(&mut self, entries: &[Logged]) {
        let left = entries.iter().filter_map(|logged| match &logged.entry {
            LogEntry::SeatLeft { seat } => Some(*seat),
            _ => None,
        });
        let left: Vec<u8> = left.collect();
        if left.is_empty() {
            return;
        }
        for watcher in self.watchers.values_mut() {
            watcher.seats.retain(|seat| !left.contains(seat));
        }
        for seat in left {
            // Whoever sits down there next has a way of their own.
            if let Some(lag_ms) = self.lag_ms.get_mut(usize::from(seat)) {
                *lag_ms = 0;
            }
        }
        self.change_presence();
    }
}
