//! The task that owns a game: commands come in through a mailbox, one after the other; what they bring about is stored,
//! then folded in, then told.

mod bot;
mod commit;
mod seat;
mod watchers;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use carcas_protocol::Command;
use tokio::sync::mpsc;

use super::bots::BotPool;
use super::change::Change;
use super::kept;
use super::play::{Answer, Game};
use super::refused::Refused;
use super::request::{ConnectionId, Request};
use crate::metrics::Metrics;
use crate::series;
use crate::store::{AnyStore, GameId, Store, StoreError, Write};
use crate::time::Clock;
use crate::trouble::Trouble;
use watchers::{RESTING_RECENT, Watcher};

/// A game that something happens to so soon stays in memory.
const SOON_MS: i64 = 60_000;
/// A game that nobody wanted anything of for so long keeps no more than it needs.
const REST_AFTER_MS: i64 = 10_000;
/// What could not be done is tried again after so long.
const AGAIN_MS: i64 = 1000;

/// What every task shares.
#[derive(Debug)]
pub(crate) struct Shared {
    /// Where games are kept.
    pub store: AnyStore,
    /// Where bots think.
    pub bots: BotPool,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Whether what happens can be kept.
    pub trouble: Trouble,
    /// How long a game stays in memory that nobody looks at.
    pub idle: Duration,
    /// What tells the time.
    pub clock: Clock,
    /// Told of games that were made without anybody asking for them, and may go on by themselves.
    pub made: mpsc::UnboundedSender<GameId>,
}

/// The owner of a game.
pub(super) struct Task {
    game: Game,
    shared: Arc<Shared>,
    mailbox: mpsc::Receiver<Request>,
    /// For bots to answer through.
    own: mpsc::WeakSender<Request>,
    watchers: BTreeMap<ConnectionId, Watcher>,
    recent: VecDeque<(u64, Utf8Bytes)>,
    /// When each seat was last there: by a connection, or by a command over HTTP. This and what follows as a `Duration` is how
    /// long the clock had run, so that whoever sets it makes nobody absent and keeps nothing from anybody.
    seen: Vec<Duration>,
    /// How long the last command of each seat was on the way.
    lag_ms: Vec<u32>,
    /// When everybody was last told who is there, and when they are told next.
    presence_told: Option<Duration>,
    presence_due: Option<Duration>,
    /// The version a bot thinks about.
    thinking: Option<u64>,
    /// When to try again what could not be done.
    retry_ms: Option<i64>,
    /// When those who follow the game were told that it stands still.
    stall_told: Option<Duration>,
    /// Whether it keeps no more than it needs.
    is_resting: bool,
}

/// Why a task ends.
enum Over {
    /// Nobody needs it.
    Idle,
    /// The log has gone on without it, or may have; whoever comes next reads it again.
    Reload,
}

impl Task {
    pub(super) fn new(
        game: Game,
        shared: Arc<Shared>,
        mailbox: mpsc::Receiver<Request>,
        own: mpsc::WeakSender<Request>,
    ) -> Self {
        let now = shared.clock.ran();
        Self {
            seen: vec![now; game.seats().len()],
            lag_ms: vec![0; game.seats().len()],
            game,
            shared,
            mailbox,
            own,
            watchers: BTreeMap::new(),
            recent: VecDeque::new(),
            presence_told: None,
            presence_due: None,
            thinking: None,
            retry_ms: None,
            stall_told: None,
            is_resting: false,
        }
    }

    /// Runs until nobody needs the game. `leave` takes it off the list of loaded games, with the time when it is needed
    /// again by itself, and tells whether the mailbox is empty then.
    pub(super) async fn run(
        mut self,
        leave: impl Fn(&mpsc::Receiver<Request>, Option<i64>) -> bool,
    ) {
        let mut served = self.resume(self.now_ms()).await;
        self.wake_bot();
        loop {
            match served {
                Ok(()) => {}
                Err(Over::Idle) if !leave(&self.mailbox, self.due()) => {}
                // Who had the mailbox already may have sent something after the look into it.
                Err(Over::Idle) => {
                    self.close_mailbox();
                    break;
                }
                Err(Over::Reload) => {
                    self.tell_resync();
                    self.close_mailbox();
                    // A game that goes on by itself is read again soon, even if nobody asks for it.
                    let goes_on = self.game.asked_bot().map(|_| self.now_ms() + AGAIN_MS);
                    leave(&self.mailbox, goes_on.or(self.due()));
                    break;
                }
            }
            served = self.serve().await;
        }
    }

    /// Takes no more requests, and turns those away that wait: whoever sends later loads the game anew.
    fn close_mailbox(&mut self) {
        self.mailbox.close();
        while let Ok(request) = self.mailbox.try_recv() {
            self.turn_away(request);
        }
    }

    fn now_ms(&self) -> i64 {
        self.shared.clock.now_ms()
    }

    /// Returns how long the clock has run.
    fn ran(&self) -> Duration {
        self.shared.clock.ran()
    }

    async fn serve(&mut self) -> Result<(), Over> {
        if self.is_presence_due() {
            self.tell_presence();
        }
        let now = self.now_ms();
        let idle_ms = i64::try_from(self.shared.idle.as_millis()).unwrap_or(i64::MAX);
        let idle_at = now.saturating_add(idle_ms);
        let until = self.due().map_or(idle_at, |at_ms| at_ms.min(idle_at));
        let rests = !self.is_resting && now + REST_AFTER_MS < until;
        let until = if rests { now + REST_AFTER_MS } else { until };
        let request = tokio::select! {
            biased;
            request = self.mailbox.recv() => Some(request),
            () = self.shared.clock.until(until) => None,
            () = self.shared.clock.until_ran(self.presence_due.unwrap_or_default()), if self.presence_due.is_some() => None,
        };
        match request {
            Some(Some(request)) => {
                self.is_resting = false;
                // What was due before somebody asked is done before: else a game in which many talk never ends.
                match self.do_due().await {
                    Ok(_) => self.answer(request).await,
                    Err(over) => {
                        self.turn_away(request);
                        Err(over)
                    }
                }
            }
            Some(None) => Err(Over::Idle),
            None if self.is_presence_due() => Ok(()),
            None if rests => {
                self.rest();
                Ok(())
            }
            None => self.on_time().await,
        }
    }

    /// Keeps no more than it needs until somebody wants something.
    fn rest(&mut self) {
        self.is_resting = true;
        self.game.rest();
        self.cut_recent(RESTING_RECENT);
        self.recent.shrink_to_fit();
    }

    /// Returns when something is due by itself.
    fn due(&self) -> Option<i64> {
        self.retry_ms.or_else(|| self.game.due(&self.lag_ms))
    }

    /// Lets the clock run on from now, if the server could not take the answer of its seat for a while.
    async fn resume(&mut self, now: i64) -> Result<(), Over> {
        let Some(entry) = self.game.resume(&self.shared.trouble, now) else {
            return Ok(());
        };
        match self.commit(vec![entry].into(), now).await {
            Err((_, Some(over))) => Err(over),
            // Nothing can be written still: it is tried again before anybody loses anything by it.
            Ok(()) | Err((_, None)) => Ok(()),
        }
    }

    /// Does what is due; tells whether anything was.
    async fn do_due(&mut self) -> Result<bool, Over> {
        let now = self.now_ms();
        if self.is_due(now) {
            self.resume(now).await?;
        }
        if !self.is_due(now) {
            return Ok(false);
        }
        self.retry_ms = None;
        let is_due = self.game.deadline().is_some_and(|at_ms| at_ms <= now);
        let done = match self.game.on_time(now) {
            _ if !is_due => Ok(()),
            Ok(entries) if !entries.is_empty() => self.commit(entries.into(), now).await,
            // Only a damaged log brings this about.
            Ok(_) => Err((Refused::Broken("nothing can be done".to_owned()), None)),
            Err(refused) => Err((refused, None)),
        };
        match done {
            Ok(()) => self.wake_bot(),
            Err((_, None)) => self.try_again(now),
            Err((_, Some(over))) => return Err(over),
        }
        Ok(true)
    }

    fn is_due(&self, now: i64) -> bool {
        self.due().is_some_and(|at_ms| at_ms <= now)
    }

    async fn on_time(&mut self) -> Result<(), Over> {
        if self.do_due().await? {
            return Ok(());
        }
        let soon = self.now_ms() + SOON_MS;
        let is_soon = self.due().is_some_and(|at_ms| at_ms < soon);
        match self.watchers.is_empty() && self.thinking.is_none() && !is_soon {
            true => Err(Over::Idle),
            false => Ok(()),
        }
    }

    /// Tries again what could not be done: not at once, so that neither a full disk nor a processor is kept busy, and
    /// without a pause for those who want something else.
    fn try_again(&mut self, now: i64) {
        self.retry_ms = Some(now + AGAIN_MS);
        self.tell_stall();
    }

    async fn answer(&mut self, request: Request) -> Result<(), Over> {
        let now = self.now_ms();
        match request {
            Request::Do {
                holds,
                seat: wanted,
                id,
                command,
                lag_ms,
                reply,
            } => {
                let asked = match command {
                    Command::Move { .. } => self.game.asked(),
                    _ => None,
                };
                let seat = self.game.choose_seat(&holds, wanted, asked);
                if let Ok(seat) = seat {
                    self.hear_from(seat, lag_ms);
                }
                // Sent again it is of the seat that it was of, whoever is asked now.
                let known = self.game.version_of(&holds, wanted, &id);
                let seat = match (known, seat) {
                    (Some(version), _) => {
                        let _ = reply.send(Ok(version));
                        return Ok(());
                    }
                    (None, Err(refused)) => {
                        let _ = reply.send(Err(refused));
                        return Ok(());
                    }
                    (None, Ok(seat)) => seat,
                };
                // Whoever wishes for the next game second has it already.
                if command == Command::Rematch && self.game.next_game().is_some() {
                    let _ = reply.send(Ok(self.game.version()));
                    return Ok(());
                }
                self.resume(now).await?;
                let change = self.change_of(seat, &command, lag_ms, now);
                let change = change.map(|change| change.named(seat, id));
                return self.commit_and_reply(change, now, reply).await;
            }
            Request::TakeSeat { coming, who, reply } => {
                let (taken, done) = self.take_seat(coming, who, now).await;
                let _ = reply.send(taken);
                return done;
            }
            Request::SeatBot { seat, level, reply } => {
                let entries = self.game.seat_bot(seat, level);
                return self
                    .commit_and_reply(entries.map(Change::from), now, reply)
                    .await;
            }
            Request::Watch {
                connection,
                holds,
                after,
                out,
            } => {
                let seats = self.game.held(&holds);
                self.watch(connection, seats, after, out, now);
            }
            Request::Leave { connection } => {
                if let Some(watcher) = self.watchers.remove(&connection) {
                    self.see(&watcher.seats);
                    self.change_presence();
                }
            }
            Request::Look { reply } => {
                let _ = reply.send(Box::new(self.game.clone()));
            }
            Request::BotMoved {
                version,
                seat,
                text,
            } => return self.bot_moved(version, seat, text, now).await,
            Request::Wake => return self.on_time().await,
            Request::Close { reply } => {
                let entries = self.game.close();
                return self
                    .commit_and_reply(entries.map(Change::from), now, reply)
                    .await;
            }
            Request::Forget { identity, reply } => {
                let forgotten = self.forget(&identity).await;
                let is_changed = forgotten.is_ok();
                let _ = reply.send(forgotten);
                return if is_changed {
                    Err(Over::Reload)
                } else {
                    Ok(())
                };
            }
            Request::Reload => return Err(Over::Reload),
        }
        Ok(())
    }

    /// Notes that a seat is there, and how far away.
    fn hear_from(&mut self, seat: u8, lag_ms: u32) {
        self.see(&[seat]);
        if let Some(known) = self.lag_ms.get_mut(usize::from(seat)) {
            *known = lag_ms;
        }
    }

    fn change_of(
        &self,
        seat: u8,
        command: &Command,
        lag_ms: u32,
        now: i64,
    ) -> Result<Change, Refused> {
        let entries = match command {
            Command::Move { text, against } => {
                let answer = Answer {
                    text,
                    against: *against,
                    by: carcas_protocol::By::Person,
                    lag_ms,
                };
                self.game.answer(seat, &answer, now)
            }
            Command::Nonce { nonce } => self.game.add_nonce(seat, nonce),
            Command::Confirm => self.game.confirm(seat),
            Command::Undo => self.game.undo(seat, now),
            Command::AskTakeback => self.game.ask_takeback(seat, now),
            Command::AnswerTakeback { accept } => self.game.answer_takeback(seat, *accept),
            Command::StandUp => self.game.stand_up(seat),
            Command::Resign => self.game.resign(seat),
            Command::Abort => self.game.abort(seat),
            Command::Claim { seat: absent } | Command::Replace { seat: absent } => {
                let (seats, absence) = ((seat, *absent), self.absence(*absent));
                match command {
                    Command::Claim { .. } => self.game.claim(seats, absence),
                    _ => self.game.replace(seats, absence),
                }
            }
            Command::HandOver => self.game.hand_over(seat),
            Command::Say { text } => self.game.say(Some(seat), text),
            Command::Rematch => {
                let (entry, next_game) = series::follow(&self.game, now)?;
                return Ok(Change {
                    entries: vec![entry.into()],
                    next_game: Some(Box::new(next_game)),
                    tokens: Vec::new(),
                });
            }
        };
        entries.map(Change::from)
    }

    /// Takes an identity out of the log: its name, and what it said.
    async fn forget(&self, identity: &str) -> Result<(), Refused> {
        let unsaved = |why: StoreError| Refused::Unsaved(why.to_string());
        let (store, id) = (&self.shared.store, self.game.id());
        let events = store.read(id, 0, u32::MAX).await.map_err(unsaved)?;
        let row = store.game(id).await.map_err(unsaved)?;
        let summary = row.ok_or(StoreError::NotFound).map_err(unsaved)?.summary;
        let mut game = self.game.clone();
        game.forget(identity);
        let redact = Write::Redact {
            game: id.clone(),
            bodies: kept::without(identity, &events),
            summary: kept::renamed(&game, summary.json),
        };
        store.write(redact).await.map_err(unsaved)
    }
}

#[cfg(test)]
mod tests;
