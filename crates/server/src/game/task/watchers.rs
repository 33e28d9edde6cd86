//! Those who follow a game: what they are told, and who is there.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use carcas_protocol::ServerMessage;

use super::super::outbox::Outbox;
use super::super::play::Absence;
use super::super::request::{ConnectionId, Request};
use super::super::view;
use super::Task;
use crate::socket::problem;

/// How many updates are kept for those who come back, and how many bytes of them.
const N_RECENT: usize = 16;
const MAX_RECENT: usize = 16 * 1024;
/// How many bytes of them while a game rests.
pub(super) const RESTING_RECENT: usize = 4 * 1024;
/// Everybody is told who is there at most so often: when thousands come, telling each of each would be millions of messages.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);

/// Everybody is told so often that a game stands still.
const STALL_TOLD_EVERY: Duration = Duration::from_secs(60);

/// Somebody who follows a game.
#[derive(Debug)]
pub(super) struct Watcher {
    pub(super) seats: Vec<u8>,
    out: Outbox,
}

impl Task {
    pub(super) fn absence(&self, seat: u8) -> Absence {
        let is_here = self
            .watchers
            .values()
            .any(|watcher| watcher.seats.contains(&seat));
        match (is_here, self.seen.get(usize::from(seat))) {
            (false, Some(&seen)) => {
                let away = self.ran().saturating_sub(seen);
                Absence::For(u64::try_from(away.as_millis()).unwrap_or(u64::MAX))
            }
            _ => Absence::Here,
        }
    }

    pub(super) fn see(&mut self, seats: &[u8]) {
        let now = self.ran();
        for &seat in seats {
            if let Some(seen) = self.seen.get_mut(usize::from(seat)) {
                *seen = now;
            }
        }
    }

    pub(super) fn watch(
        &mut self,
        connection: ConnectionId,
        seats: Vec<u8>,
        after: Option<u64>,
        out: Outbox,
        now: i64,
    ) {
        let missed = after.and_then(|after| self.missed(after));
        let messages = match missed {
            Some(missed) => missed,
            None => view::full(&self.game, &seats, now),
        };
        self.see(&seats);
        let watcher = Watcher { seats, out };
        let game = self.game.id().as_str();
        let is_sent = messages
            .into_iter()
            .all(|message| watcher.out.send(game, message));
        if is_sent {
            self.send_question(&watcher);
            let out = watcher.out.clone();
            self.watchers.insert(connection, watcher);
            self.change_presence();
            // Whoever comes learns at once who is there; the others may learn of it a little later.
            if self.presence_due.is_some()
                && let Some(presence) = self.presence()
            {
                out.send(self.game.id().as_str(), presence);
            }
        }
    }

    /// Returns what somebody missed who saw a version, if that is still known.
    pub(super) fn missed(&self, after: u64) -> Option<Vec<Utf8Bytes>> {
        let n_missed = self.game.version().checked_sub(after)?;
        if n_missed == 0 {
            return Some(Vec::new());
        }
        let missed = self.recent.iter().filter(|&&(version, _)| version > after);
        let missed: Vec<Utf8Bytes> = missed.map(|(_, update)| update.clone()).collect();
        (missed.len() as u64 == n_missed).then_some(missed)
    }

    pub(super) fn tell(&mut self, update: view::Told) {
        let message = Utf8Bytes::from(update.text);
        self.recent.push_back((update.version, message.clone()));
        self.cut_recent(MAX_RECENT);
        self.send_all(&message);
    }

    /// Forgets the oldest updates until no more bytes are kept than these.
    pub(super) fn cut_recent(&mut self, max_bytes: usize) {
        let mut n_bytes: usize = self.recent.iter().map(|(_, text)| text.len()).sum();
        while self.recent.len() > N_RECENT || n_bytes > max_bytes {
            let oldest = self.recent.pop_front();
            n_bytes -= oldest.map_or(n_bytes, |(_, text)| text.len());
        }
    }

    /// Sends a message to everybody. Who cannot take it is too slow: they are dropped here and told to come back.
    pub(super) fn send_all(&mut self, message: &Utf8Bytes) {
        let (metrics, game) = (&self.shared.metrics, self.game.id().as_str());
        self.watchers.retain(|_, watcher| {
            let is_sent = watcher.out.send(game, message.clone());
            if !is_sent {
                metrics.count_slow();
                tracing::debug!(game, "slow client dropped");
            }
            is_sent
        });
    }

    /// Tells the question to those who are asked, and to nobody else.
    pub(super) fn tell_question(&mut self) {
        let Some(seat) = self.game.asked() else {
            return;
        };
        let is_there = self
            .watchers
            .values()
            .any(|watcher| watcher.seats.contains(&seat));
        if let Some(message) = is_there.then(|| self.question(&[seat])).flatten() {
            let game = self.game.id().as_str();
            self.watchers.retain(|_, watcher| {
                !watcher.seats.contains(&seat) || watcher.out.send(game, message.clone())
            });
        }
    }

    pub(super) fn send_question(&self, watcher: &Watcher) {
        if let Some(message) = self.question(&watcher.seats) {
            watcher.out.send(self.game.id().as_str(), message);
        }
    }

    /// Writes the question for whoever holds some seats.
    fn question(&self, seats: &[u8]) -> Option<Utf8Bytes> {
        let question = view::question(&self.game, seats)?;
        let message = ServerMessage::Question {
            game: self.game.id().to_string(),
            version: self.game.version(),
            question: Box::new(question),
        };
        view::text(&message)
    }

    pub(super) fn is_presence_due(&self) -> bool {
        self.presence_due.is_some_and(|at| at <= self.ran())
    }

    /// Somebody came or went: tells everybody now, or when enough time has passed since the last time.
    pub(super) fn change_presence(&mut self) {
        let due = self.presence_told.map(|at| at + PRESENCE_EVERY);
        match due.filter(|&at| at > self.ran()) {
            None => self.tell_presence(),
            due => self.presence_due = due,
        }
    }

    pub(super) fn tell_presence(&mut self) {
        self.presence_told = Some(self.ran());
        self.presence_due = None;
        if let Some(message) = self.presence() {
            self.send_all(&message);
        }
    }

    /// Says who is there.
    pub(super) fn presence(&self) -> Option<Utf8Bytes> {
        let mut seats = vec![false; self.game.seats().len()];
        let mut n_watchers = 0;
        for watcher in self.watchers.values() {
            n_watchers += u32::from(watcher.seats.is_empty());
            for &seat in &watcher.seats {
                if let Some(is_here) = seats.get_mut(usize::from(seat)) {
                    *is_here = true;
                }
            }
        }
        view::text(&ServerMessage::Presence {
            game: self.game.id().to_string(),
            seats,
            watchers: n_watchers,
        })
    }

    /// Tells everybody that the game stands still through no fault of theirs: at once, and again while it lasts.
    pub(super) fn tell_stall(&mut self) {
        let now = self.ran();
        let due = self.stall_told.map(|told| told + STALL_TOLD_EVERY);
        if due.is_some_and(|due| now < due) {
            return;
        }
        self.stall_told = Some(now);
        let why = "the server cannot save the game now; it goes on by itself as soon as it can";
        let message = view::text(&ServerMessage::Refused {
            game: Some(self.game.id().to_string()),
            id: None,
            problem: problem("stalled", why),
        });
        if let Some(message) = message {
            self.send_all(&message);
        }
    }

    pub(super) fn resync(&self) -> Option<Utf8Bytes> {
        view::text(&ServerMessage::Resync {
            game: self.game.id().to_string(),
        })
    }

    pub(super) fn tell_resync(&mut self) {
        if let Some(message) = self.resync() {
            self.send_all(&message);
        }
    }

    /// Does not answer a request that came too late: whoever waits for a reply learns it by the reply that never comes, and
    /// who wants to follow the game is told to try again.
    pub(super) fn turn_away(&self, request: Request) {
        if let Request::Watch { out, .. } = request
            && let Some(message) = self.resync()
        {
            out.send(self.game.id().as_str(), message);
        }
    }
}
