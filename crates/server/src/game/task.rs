//! The task that owns a game: commands come in through a mailbox, one after the other; what they bring about is stored,
//! then folded in, then told.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use carcas_protocol::{Command, Question, ServerMessage, Status};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::bots::BotPool;
use super::log::LogEntry;
use super::outbox::Outbox;
use super::play::{Absence, Answer, Game};
use super::refused::Refused;
use super::request::{ConnectionId, Request};
use super::view;
use crate::metrics::Metrics;
use crate::store::{AnyStore, GameId, Store, StoreError};
use crate::time::now_ms;

/// Somebody who follows a game.
#[derive(Debug)]
struct Watcher {
    seats: Vec<u8>,
    out: Outbox,
}

/// A game that something happens to so soon stays in memory.
const SOON_MS: i64 = 60_000;
/// A game that could not be saved is tried again after so long.
const AGAIN_MS: i64 = 1000;
/// How many commands are remembered for those who send one twice.
const N_DONE: usize = 64;
/// How many updates are kept for those who come back.
const N_RECENT: usize = 16;
/// Everybody is told who is there at most so often: when thousands come, telling each of each would be millions of messages.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);

/// What every task shares.
#[derive(Debug)]
pub(crate) struct Shared {
    /// Where games are kept.
    pub store: AnyStore,
    /// Where bots think.
    pub bots: BotPool,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How long a game stays in memory that nobody looks at.
    pub idle: Duration,
    /// How long somebody must be gone before another can claim, in milliseconds.
    pub absent_ms: AtomicU64,
    /// Told of games of matches that have ended.
    pub ended: mpsc::UnboundedSender<GameId>,
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
    /// When the last connection of each seat was there.
    seen_ms: Vec<i64>,
    /// When everybody was last told who is there, and when they are told next.
    presence_told: Option<Instant>,
    presence_due: Option<Instant>,
    /// The version a bot thinks about.
    thinking: Option<u64>,
    /// What clients called their latest commands that are no moves, with the seat and the version each made.
    done: VecDeque<(u8, String, u64)>,
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
        let now = now_ms();
        Self {
            seen_ms: vec![now; game.seats().len()],
            game,
            shared,
            mailbox,
            own,
            watchers: BTreeMap::new(),
            recent: VecDeque::new(),
            presence_told: None,
            presence_due: None,
            done: VecDeque::new(),
            thinking: None,
        }
    }

    /// Runs until nobody needs the game. `leave` takes it off the list of loaded games, with the time when it is needed
    /// again by itself, and tells whether the mailbox is empty then.
    pub(super) async fn run(
        mut self,
        leave: impl Fn(&mpsc::Receiver<Request>, Option<i64>) -> bool,
    ) {
        self.wake_bot();
        loop {
            match self.serve().await {
                Ok(()) => {}
                Err(Over::Idle) if !leave(&self.mailbox, self.game.deadline()) => {}
                Err(Over::Idle) => break,
                Err(Over::Reload) => {
                    self.tell_resync();
                    self.mailbox.close();
                    while let Ok(request) = self.mailbox.try_recv() {
                        self.turn_away(request);
                    }
                    // A game that goes on by itself is read again soon, even if nobody asks for it.
                    let goes_on = self.game.asked_bot().map(|_| now_ms() + AGAIN_MS);
                    leave(&self.mailbox, goes_on.or(self.game.deadline()));
                    break;
                }
            }
        }
    }

    async fn serve(&mut self) -> Result<(), Over> {
        let wait = match self.game.deadline() {
            Some(at_ms) => {
                let ms = u64::try_from(at_ms - now_ms()).unwrap_or(0);
                Duration::from_millis(ms).min(self.shared.idle)
            }
            None => self.shared.idle,
        };
        if self.is_presence_due() {
            self.tell_presence();
        }
        let until = Instant::now() + wait;
        let until = self.presence_due.map_or(until, |due| due.min(until));
        match tokio::time::timeout_at(until, self.mailbox.recv()).await {
            Ok(Some(request)) => self.answer(request).await,
            Ok(None) => Err(Over::Idle),
            Err(_) if self.is_presence_due() => Ok(()),
            Err(_) => self.on_time().await,
        }
    }

    async fn on_time(&mut self) -> Result<(), Over> {
        let now = now_ms();
        if self.game.deadline().is_some_and(|at_ms| at_ms <= now) {
            let entries = self.game.on_time(now).unwrap_or_default();
            if entries.is_empty() {
                return Ok(());
            }
            return match self.commit(entries, now).await {
                Ok(_) => Ok(()),
                // What could not be saved is tried again; not at once, so that a full disk is not asked all the time.
                Err((_, None)) => {
                    tokio::time::sleep(Duration::from_millis(500)).await;
                    Ok(())
                }
                Err((_, Some(over))) => Err(over),
            };
        }
        let is_soon = self
            .game
            .deadline()
            .is_some_and(|at_ms| at_ms < now + SOON_MS);
        match self.watchers.is_empty() && self.thinking.is_none() && !is_soon {
            true => Err(Over::Idle),
            false => Ok(()),
        }
    }

    async fn answer(&mut self, request: Request) -> Result<(), Over> {
        let now = now_ms();
        match request {
            Request::Do {
                seat,
                id,
                command,
                lag_ms,
                reply,
            } => {
                if let Some(version) = self.version_of(seat, &id) {
                    let _ = reply.send(Ok(version));
                    return Ok(());
                }
                let entries = self.entries_of(seat, &id, &command, lag_ms, now);
                let next = self.game.version() + 1;
                let done = self.commit_and_reply(entries, now, reply).await;
                if self.game.version() >= next && !matches!(command, Command::Move { .. }) {
                    if self.done.len() == N_DONE {
                        self.done.pop_front();
                    }
                    self.done.push_back((seat, id, next));
                }
                return done;
            }
            Request::TakeSeat {
                seat,
                identity,
                name,
                nonce,
                reply,
            } => {
                let entries = self.game.take_seat(seat, (identity, name), nonce);
                return self.commit_and_reply(entries, now, reply).await;
            }
            Request::Start { reply } => {
                let entries = match self.game.status() {
                    Status::Gathering => self.game.start(vec![None; self.game.seats().len()]),
                    Status::Playing | Status::Over => Err(Refused::SeatTaken),
                };
                return self.commit_and_reply(entries, now, reply).await;
            }
            Request::Watch {
                connection,
                seats,
                after,
                out,
            } => self.watch(connection, seats, after, out, now),
            Request::Leave { connection } => {
                if let Some(watcher) = self.watchers.remove(&connection) {
                    self.see(&watcher.seats, now);
                    self.change_presence();
                }
            }
            Request::Look { reply } => {
                let _ = reply.send(Box::new(self.game.clone()));
            }
            Request::Ask { seat, query, reply } => {
                let _ = reply.send(view::answer(&self.game, seat, &query));
            }
            Request::BotMoved {
                version,
                seat,
                text,
            } => return self.bot_moved(version, seat, text, now).await,
            Request::Wake => return self.on_time().await,
            Request::Close { reply } => {
                let entries = self.game.close();
                return self.commit_and_reply(entries, now, reply).await;
            }
            Request::Note { entry, reply } => {
                return self.commit_and_reply(Ok(vec![*entry]), now, reply).await;
            }
        }
        Ok(())
    }

    /// Returns the version that a command of that name made, if it was carried out. Moves are known from the log; of other
    /// commands those are known that came while the game was in memory.
    fn version_of(&self, seat: u8, id: &str) -> Option<u64> {
        let mut done = self.done.iter();
        let other = done.find(|(by, name, _)| *by == seat && name == id);
        let moved = self.game.version_of(seat, id);
        moved.or(other.map(|(_, _, version)| *version))
    }

    fn entries_of(
        &self,
        seat: u8,
        id: &str,
        command: &Command,
        lag_ms: u32,
        now: i64,
    ) -> Result<Vec<LogEntry>, Refused> {
        match command {
            Command::Move { text, against } => {
                let answer = Answer {
                    text,
                    against: *against,
                    id: Some(id),
                    by: carcas_protocol::By::Person,
                    lag_ms,
                };
                self.game.answer(seat, &answer, now)
            }
            Command::Confirm => self.game.confirm(seat),
            Command::Undo => self.game.undo(seat),
            Command::AskTakeback => self.game.ask_takeback(seat),
            Command::AnswerTakeback { accept } => self.game.answer_takeback(seat, *accept),
            Command::Resign => self.game.resign(seat),
            Command::Abort => self.game.abort(seat),
            Command::Claim { seat: absent } => {
                let patience_ms = self.shared.absent_ms.load(Ordering::Relaxed);
                let absence = self.absence(*absent, now);
                self.game.claim((seat, *absent), absence, patience_ms)
            }
            Command::HandOver => self.game.hand_over(seat),
            Command::Say { text } => self.game.say(Some(seat), text),
            // The next game is made by whoever has the list of games.
            Command::Rematch => Err(Refused::NotOver),
        }
    }

    fn absence(&self, seat: u8, now: i64) -> Absence {
        let is_here = self
            .watchers
            .values()
            .any(|watcher| watcher.seats.contains(&seat));
        match (is_here, self.seen_ms.get(usize::from(seat))) {
            (false, Some(seen)) => Absence::For(u64::try_from(now - seen).unwrap_or(0)),
            _ => Absence::Here,
        }
    }

    fn see(&mut self, seats: &[u8], now: i64) {
        for &seat in seats {
            if let Some(seen) = self.seen_ms.get_mut(usize::from(seat)) {
                *seen = now;
            }
        }
    }

    async fn commit_and_reply(
        &mut self,
        entries: Result<Vec<LogEntry>, Refused>,
        now: i64,
        reply: oneshot::Sender<Result<u64, Refused>>,
    ) -> Result<(), Over> {
        let entries = match entries {
            Ok(entries) => entries,
            Err(refused) => {
                let _ = reply.send(Err(refused));
                return Ok(());
            }
        };
        // What the client asked for is the first entry; what follows by itself comes after it.
        let first = self.game.version() + 1;
        match self.commit(entries, now).await {
            Ok(()) => {
                let _ = reply.send(Ok(first));
                Ok(())
            }
            Err((refused, over)) => {
                let _ = reply.send(Err(refused));
                over.map_or(Ok(()), Err)
            }
        }
    }

    /// Stores entries, folds them in and tells everybody: in this order, so that nobody is told what could be lost.
    async fn commit(
        &mut self,
        entries: Vec<LogEntry>,
        now: i64,
    ) -> Result<(), (Refused, Option<Over>)> {
        let mut next = self.game.clone();
        let mut told = Vec::with_capacity(entries.len());
        for entry in &entries {
            let events = next
                .fold(entry, now)
                .map_err(|why| (Refused::Broken(why), None))?;
            told.push(view::told(view::update(&next, entry, &events, now)));
        }
        let append = view::append(&next, self.game.version() + 1, &entries, now);
        match self.shared.store.append(append).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                let why = "another server goes on with this game".to_owned();
                return Err((Refused::Unsaved(why), Some(Over::Reload)));
            }
            Err(StoreError::Full(why) | StoreError::Locked(why)) => {
                return Err((Refused::Unsaved(why), None));
            }
            // Whether it was stored is not known: the log decides.
            Err(why) => return Err((Refused::Unsaved(why.to_string()), Some(Over::Reload))),
        }
        self.shared.metrics.count_entries(entries.len());
        let is_changed = self.game.changed() != next.changed();
        let has_ended = self.game.result().is_none() && next.result().is_some();
        self.game = next;
        if has_ended && self.game.created().series.is_some() {
            let _ = self.shared.ended.send(self.game.id().clone());
        }
        for update in told {
            self.tell(update);
        }
        // Talk changes no question, and who has answered it shall not be asked again.
        if is_changed {
            self.tell_question();
        }
        self.wake_bot();
        Ok(())
    }

    fn watch(
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
        self.see(&seats, now);
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
    fn missed(&self, after: u64) -> Option<Vec<Utf8Bytes>> {
        let n_missed = self.game.version().checked_sub(after)?;
        if n_missed == 0 {
            return Some(Vec::new());
        }
        let missed = self.recent.iter().filter(|&&(version, _)| version > after);
        let missed: Vec<Utf8Bytes> = missed.map(|(_, update)| update.clone()).collect();
        (missed.len() as u64 == n_missed).then_some(missed)
    }

    fn tell(&mut self, update: view::Told) {
        if self.recent.len() == N_RECENT {
            self.recent.pop_front();
        }
        let message = Utf8Bytes::from(update.text);
        self.recent.push_back((update.version, message.clone()));
        self.send_all(&message);
    }

    /// Sends a message to everybody. Who cannot take it is too slow: they are dropped here and told to come back.
    fn send_all(&mut self, message: &Utf8Bytes) {
        let (metrics, game) = (&self.shared.metrics, self.game.id().as_str());
        self.watchers.retain(|_, watcher| {
            let is_sent = watcher.out.send(game, message.clone());
            if !is_sent {
                metrics.count_slow();
            }
            is_sent
        });
    }

    /// Tells the question to those who are asked, and to nobody else.
    fn tell_question(&mut self) {
        let Some(seat) = self.game.asked() else {
            return;
        };
        let is_there = self
            .watchers
            .values()
            .any(|watcher| watcher.seats.contains(&seat));
        if let Some(message) = is_there.then(|| self.question()).flatten() {
            let game = self.game.id().as_str();
            self.watchers.retain(|_, watcher| {
                !watcher.seats.contains(&seat) || watcher.out.send(game, message.clone())
            });
        }
    }

    fn send_question(&self, watcher: &Watcher) {
        if self
            .game
            .asked()
            .is_some_and(|seat| watcher.seats.contains(&seat))
            && let Some(message) = self.question()
        {
            watcher.out.send(self.game.id().as_str(), message);
        }
    }

    fn question(&self) -> Option<Utf8Bytes> {
        self.game.asked()?;
        let question = Question::of(self.game.rules(), self.game.state())?;
        let message = ServerMessage::Question {
            game: self.game.id().to_string(),
            version: self.game.version(),
            question: Box::new(question),
        };
        view::text(&message)
    }

    fn is_presence_due(&self) -> bool {
        self.presence_due.is_some_and(|due| due <= Instant::now())
    }

    /// Somebody came or went: tells everybody now, or when enough time has passed since the last time.
    fn change_presence(&mut self) {
        let told = self.presence_told.map(|told| told + PRESENCE_EVERY);
        match told.filter(|&due| due > Instant::now()) {
            None => self.tell_presence(),
            due => self.presence_due = due,
        }
    }

    fn tell_presence(&mut self) {
        self.presence_told = Some(Instant::now());
        self.presence_due = None;
        if let Some(message) = self.presence() {
            self.send_all(&message);
        }
    }

    /// Says who is there.
    fn presence(&self) -> Option<Utf8Bytes> {
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

    fn resync(&self) -> Option<Utf8Bytes> {
        view::text(&ServerMessage::Resync {
            game: self.game.id().to_string(),
        })
    }

    fn tell_resync(&mut self) {
        if let Some(message) = self.resync() {
            self.send_all(&message);
        }
    }

    /// Does not answer a request that came too late: whoever waits for a reply learns it by the reply that never comes, and
    /// who wants to follow the game is told to try again.
    fn turn_away(&self, request: Request) {
        if let Request::Watch { out, .. } = request
            && let Some(message) = self.resync()
        {
            out.send(self.game.id().as_str(), message);
        }
    }

    /// Lets the bot think that is asked, unless it does.
    fn wake_bot(&mut self) {
        let version = self.game.version();
        let Some((seat, level)) = self.game.asked_bot() else {
            return;
        };
        if self.thinking == Some(version) {
            return;
        }
        let Some(mailbox) = self.own.upgrade() else {
            return;
        };
        self.thinking = Some(version);
        let position = (Arc::clone(self.game.rules()), self.game.state().clone());
        self.shared.bots.think(level, position, move |text| {
            let moved = Request::BotMoved {
                version,
                seat,
                text,
            };
            async move {
                let _ = mailbox.send(moved).await;
            }
        });
    }

    async fn bot_moved(
        &mut self,
        version: u64,
        seat: u8,
        text: Option<String>,
        now: i64,
    ) -> Result<(), Over> {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        // Something else happened meanwhile, such as a chat; if the question is still the same, so is the answer.
        if self.game.asked_bot().map(|(asked, _)| asked) != Some(seat) {
            return Ok(());
        }
        let answer = text.as_deref().map(|text| Answer {
            text,
            against: version,
            id: None,
            by: carcas_protocol::By::Bot,
            lag_ms: 0,
        });
        let entries = answer.map(|answer| self.game.answer(seat, &answer, now));
        match entries {
            Some(Ok(entries)) => match self.commit(entries, now).await {
                Ok(()) => Ok(()),
                Err((_, Some(over))) => Err(over),
                Err((_, None)) => {
                    tokio::time::sleep(Duration::from_millis(500)).await;
                    self.wake_bot();
                    Ok(())
                }
            },
            Some(Err(_)) | None => {
                self.wake_bot();
                Ok(())
            }
        }
    }
}
