//! The games in memory. A game comes in with the first request for it and leaves when nobody has looked at it for a while;
//! its log says everything about it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carcas_engine::Event;
use carcas_protocol::Update;
use tokio::sync::{Notify, OnceCell, mpsc, oneshot};

use super::kept::{self, Kept};
use super::log::{Created, LogEntry, Logged};
use super::play::Game;
use super::refused::Refused;
use super::request::Request;
use super::task::{Shared, Task};
use super::view;
use crate::store::{Appended, GameId, Page, Status, Store, StoreError};
use crate::workshop::Workshop;

type Mailbox = mpsc::Sender<Request>;
type Loaded = HashMap<GameId, Arc<OnceCell<Mailbox>>>;

/// How many requests wait for a game at most; more are made to wait outside.
const MAILBOX: usize = 256;
/// How many entries are read at once.
const PAGE: u32 = 1000;

/// The games in memory.
#[derive(Clone, Debug)]
pub(crate) struct Directory {
    shared: Arc<Shared>,
    loaded: Arc<Mutex<Loaded>>,
    /// When games that are not in memory are needed by themselves.
    alarms: Arc<Mutex<BTreeSet<(i64, GameId)>>>,
    /// Told of every alarm that is set.
    alarm_set: Arc<Notify>,
}

/// Why a game cannot be reached.
#[derive(Clone, Debug)]
pub(crate) enum Unreachable {
    /// There is none of that id.
    Unknown,
    /// It cannot be read now.
    Broken(String),
    /// Too many wait already for what takes a while.
    Busy,
}

impl Directory {
    /// Begins with no game.
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        Self {
            shared,
            loaded: Arc::default(),
            alarms: Arc::default(),
            alarm_set: Arc::default(),
        }
    }

    /// Returns what all games share.
    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    /// Makes a game: its first entries are stored with its tokens, in one transaction.
    ///
    /// # Errors
    /// If the setup cannot be played, or the game cannot be stored.
    pub(crate) async fn create(
        &self,
        id: GameId,
        created: Created,
        after: Vec<LogEntry>,
        tokens: Vec<crate::store::TokenRow>,
    ) -> Result<(), Refused> {
        let now = self.shared.clock.now_ms();
        let mut game = Game::new(id, created.clone()).map_err(Refused::Unreadable)?;
        let mut entries = vec![Logged::from(LogEntry::Created(Box::new(created)))];
        for logged in after.into_iter().map(Logged::from) {
            game.fold(&logged, now).map_err(Refused::Broken)?;
            entries.push(logged);
        }
        let mut append = kept::append(&game, 1, &entries, now);
        append.tokens = tokens;
        let stored = self.shared.store.append(append).await;
        stored.map_err(|why| {
            if !why.is_about_one() && self.shared.trouble.begin(&why.to_string(), now) {
                tracing::error!(%why, "cannot store a new game");
            }
            Refused::Unsaved(why.to_string())
        })?;
        self.shared.trouble.end(now);
        tracing::info!(game = %game.id(), seats = game.seats().len(), "game created");
        self.shared.metrics.count_entries(entries.len());
        Ok(())
    }

    /// Sends a request to a game, which is loaded first if need be.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub(crate) async fn send(&self, id: &GameId, request: Request) -> Result<(), Unreachable> {
        let mut request = request;
        // A game that leaves memory at this very moment is loaded again.
        for _ in 0..8 {
            let mailbox = self.mailbox(id).await?;
            match mailbox.send(request).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(returned)) => request = returned,
            }
            self.forget(id, &mailbox);
        }
        Err(Unreachable::Broken("the game does not answer".to_owned()))
    }

    /// Sends a request and waits for the reply.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub(crate) async fn ask<T>(
        &self,
        id: &GameId,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, Unreachable> {
        let (reply, answer) = oneshot::channel();
        self.send(id, request(reply)).await?;
        let lost = |_| Unreachable::Broken("the game was loaded again; ask again".to_owned());
        answer.await.map_err(lost)
    }

    /// Tells whether a game is in memory, not only on its way there.
    fn is_in_memory(&self, id: &GameId) -> bool {
        self.lock().get(id).is_some_and(|cell| cell.initialized())
    }

    /// Tells whether a game is in memory, or on its way there.
    pub(crate) fn is_loaded(&self, id: &GameId) -> bool {
        self.lock().contains_key(id)
    }

    fn lock(&self) -> MutexGuard<'_, Loaded> {
        // Nothing panics while the lock is held.
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn alarms(&self) -> MutexGuard<'_, BTreeSet<(i64, GameId)>> {
        self.alarms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_alarm(&self, at_ms: i64, id: &GameId) {
        self.alarms().insert((at_ms, id.clone()));
        self.alarm_set.notify_one();
    }

    /// Finds the games that go on by themselves after the server has started again: those with a clock, those that wait for
    /// a bot, and those that are about to start. Returns how many games are running at all.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn find_alarms(&self) -> Result<usize, StoreError> {
        let mut n_running = 0;
        let mut last_ms = i64::MIN;
        // A next game waits for people to add to its draws, and begins without those who do not.
        for status in [Status::Waiting, Status::Running] {
            let mut page = Page::first(Page::MAX);
            loop {
                let rows = self.shared.store.games_in(status, &page).await?;
                let Some(last) = rows.last() else {
                    break;
                };
                page.after = Some((last.summary.updated_ms, last.id.clone()));
                n_running += rows.len() * usize::from(status == Status::Running);
                for row in rows {
                    last_ms = last_ms.max(row.summary.updated_ms);
                    let Ok(kept) = serde_json::from_str::<Kept>(&row.summary.json) else {
                        continue;
                    };
                    let now = kept.asks_bot.then_some(0);
                    if let Some(at_ms) = now.or(kept.deadline_ms) {
                        self.set_alarm(at_ms, &row.id);
                    }
                }
            }
        }
        // What was written last shows that a server was there: this one before it stopped, or another that is there still.
        self.shared
            .trouble
            .was_away(last_ms, self.shared.clock.now_ms());
        Ok(n_running)
    }

    /// Wakes games that are not in memory when something is due; runs for ever.
    pub(crate) async fn watch_alarms(&self) {
        loop {
            let first = self.alarms().first().cloned();
            let at_ms = first.as_ref().map_or(i64::MAX, |alarm| alarm.0);
            match first.filter(|_| at_ms <= self.shared.clock.now_ms()) {
                Some(alarm) => {
                    // A game in memory looks after itself.
                    if !self.is_in_memory(&alarm.1) {
                        self.wake(&alarm.1).await;
                    }
                    self.alarms().remove(&alarm);
                }
                None => tokio::select! {
                    () = self.shared.clock.until(at_ms) => {}
                    () = self.alarm_set.notified() => {}
                },
            }
        }
    }

    /// Lets a game go on that may have something to do. What cannot be read now is tried again.
    pub(crate) async fn wake(&self, id: &GameId) {
        let again_ms = match self.mailbox(id).await {
            // A game with a full mailbox is awake; one that has just left memory is loaded again.
            Ok(mailbox) => match mailbox.try_send(Request::Wake) {
                Ok(()) | Err(mpsc::error::TrySendError::Full(_)) => return,
                Err(mpsc::error::TrySendError::Closed(_)) => 1000,
            },
            Err(Unreachable::Unknown) => return,
            Err(Unreachable::Broken(_) | Unreachable::Busy) => 10_000,
        };
        let at_ms = self.shared.clock.now_ms() + again_ms;
        self.set_alarm(at_ms, id);
    }

    /// Takes a game out of memory, because its log was changed or deleted. Whoever follows it is told to come again.
    pub(crate) async fn reload(&self, id: &GameId) {
        if self.is_loaded(id) {
            // One that is not there any more needs no reading.
            let _ = self.send(id, Request::Reload).await;
        }
    }

    fn forget(&self, id: &GameId, mailbox: &Mailbox) {
        let mut loaded = self.lock();
        let is_same = |cell: &Arc<OnceCell<Mailbox>>| {
            cell.get().is_some_and(|known| known.same_channel(mailbox))
        };
        if loaded.get(id).is_some_and(is_same) {
            loaded.remove(id);
        }
    }

    async fn mailbox(&self, id: &GameId) -> Result<Mailbox, Unreachable> {
        let cell = Arc::clone(self.lock().entry(id.clone()).or_default());
        // Loading is rare and takes room for a whole game, which every task that might do it would hold for ever.
        let loaded = cell.get_or_try_init(|| Box::pin(self.load(id))).await;
        match loaded {
            Ok(mailbox) => Ok(mailbox.clone()),
            Err(why) => {
                // An unknown id leaves no trace, however many are tried.
                let mut loaded = self.lock();
                if loaded.get(id).is_some_and(|cell| cell.get().is_none()) {
                    loaded.remove(id);
                }
                Err(why)
            }
        }
    }

    async fn load(&self, id: &GameId) -> Result<Mailbox, Unreachable> {
        let game = self.read(id).await.inspect_err(|unreachable| {
            if let Unreachable::Broken(why) = unreachable {
                tracing::error!(game = %id, %why, "cannot load a game");
            }
        })?;
        tracing::debug!(game = %id, version = game.version(), "game loaded");
        let (mailbox, requests) = mpsc::channel(MAILBOX);
        let task = Task::new(
            game,
            Arc::clone(&self.shared),
            requests,
            mailbox.downgrade(),
        );
        let (directory, id) = (self.clone(), id.clone());
        let own = mailbox.downgrade();
        self.shared.metrics.add_games(1);
        tokio::spawn(async move {
            task.run(|requests, deadline| {
                let mut loaded = directory.lock();
                // Under the lock nobody new finds the mailbox; who has it already and sends later loads the game anew.
                let is_empty = requests.is_empty();
                let is_same = own.upgrade().is_some_and(|own| {
                    let cell = loaded.get(&id).and_then(|cell| cell.get());
                    cell.is_some_and(|known| known.same_channel(&own))
                });
                if is_empty && is_same {
                    loaded.remove(&id);
                    if let Some(at_ms) = deadline {
                        directory.set_alarm(at_ms, &id);
                    }
                }
                is_empty
            })
            .await;
            directory.shared.metrics.add_games(-1);
            tracing::debug!(game = %id, "game left memory");
        });
        Ok(mailbox)
    }

    /// Returns what everybody was told after a version, up to a number of entries. Whoever looks back waits for a place in the
    /// workshop: it is the whole game up to there that is played again.
    ///
    /// # Errors
    /// If there is no such game, it cannot be read, or too many wait for such things.
    pub(crate) async fn updates(
        &self,
        id: &GameId,
        (after, limit): (u64, u64),
        workshop: &Workshop,
    ) -> Result<Vec<Update>, Unreachable> {
        let last = after.saturating_add(limit);
        let show = move |game: &Game, entry: &LogEntry, events: &[Event], at_ms| {
            let is_told = game.version() > after;
            is_told.then(|| view::update(game, entry, events, at_ms))
        };
        let log = self.entries(id, last).await?;
        let id = id.clone();
        Ok(workshop.run(move || fold(id, &log, show)).await??.1)
    }

    /// Reads the log of a game and folds it.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub(crate) async fn read(&self, id: &GameId) -> Result<Game, Unreachable> {
        let log = self.entries(id, u64::MAX).await?;
        let id = id.clone();
        let show = |_: &Game, _: &LogEntry, _: &[Event], _| None::<()>;
        // Nobody's move waits for it.
        let folded = tokio::task::spawn_blocking(move || fold(id, &log, show)).await;
        Ok(folded
            .map_err(|why| Unreachable::Broken(why.to_string()))??
            .0)
    }

    /// Reads the log of a game up to a version.
    async fn entries(&self, id: &GameId, last: u64) -> Result<Vec<Appended>, Unreachable> {
        let mut log: Vec<Appended> = Vec::new();
        loop {
            let after = log.last().map_or(0, |last| last.version);
            let n_wanted = u32::try_from(last - after).map_or(PAGE, |n| n.min(PAGE));
            let page = self.shared.store.read(id, after, n_wanted).await;
            let page = page.map_err(|why| Unreachable::Broken(why.to_string()))?;
            let is_last = page.len() < PAGE as usize;
            log.extend(page);
            if is_last {
                return Ok(log);
            }
        }
    }
}

/// Folds a log, and shows each entry with the game after it.
fn fold<T>(
    id: GameId,
    log: &[Appended],
    mut show: impl FnMut(&Game, &LogEntry, &[Event], i64) -> Option<T>,
) -> Result<(Game, Vec<T>), Unreachable> {
    let broken = |why: &dyn std::fmt::Display| Unreachable::Broken(why.to_string());
    let (first, others) = log.split_first().ok_or(Unreachable::Unknown)?;
    let logged = Logged::parse(&first.body).map_err(|why| broken(&why))?;
    let LogEntry::Created(created) = &logged.entry else {
        return Err(broken(&"the log has no beginning"));
    };
    let made = Game::new(id, (**created).clone());
    let mut game = made.map_err(Unreachable::Broken)?;
    let mut shown = Vec::from_iter(show(&game, &logged.entry, &[], first.at_ms));
    for event in others {
        let logged = Logged::parse(&event.body).map_err(|why| broken(&why))?;
        let events = game.fold(&logged, event.at_ms);
        let events = events.map_err(Unreachable::Broken)?;
        shown.extend(show(&game, &logged.entry, &events, event.at_ms));
    }
    Ok((game, shown))
}
