//! The games in memory. A game comes in with the first request for it and leaves when nobody has looked at it for a while;
//! its log says everything about it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use carcas_engine::Event;
use carcas_protocol::Update;
use tokio::sync::{OnceCell, mpsc, oneshot};

use super::log::{Created, LogEntry};
use super::play::Game;
use super::refused::Refused;
use super::request::Request;
use super::task::{Shared, Task};
use super::view::{self, Kept};
use crate::store::{GameId, Status, Store, StoreError};
use crate::time::now_ms;

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
}

/// Why a game cannot be reached.
#[derive(Clone, Debug)]
pub(crate) enum Unreachable {
    /// There is none of that id.
    Unknown,
    /// It cannot be read now.
    Broken(String),
}

impl Directory {
    /// Begins with no game.
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        Self {
            shared,
            loaded: Arc::default(),
            alarms: Arc::default(),
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
        let now = now_ms();
        let mut game = Game::new(id, created.clone()).map_err(Refused::Unreadable)?;
        let mut entries = vec![LogEntry::Created(Box::new(created))];
        for entry in after {
            game.fold(&entry, now).map_err(Refused::Broken)?;
            entries.push(entry);
        }
        let mut append = view::append(&game, 1, &entries, now);
        append.tokens = tokens;
        let stored = self.shared.store.append(append).await;
        stored.map_err(|why| Refused::Unsaved(why.to_string()))?;
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

    /// Tells whether a game is in memory.
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

    /// Finds the games that go on by themselves after the server has started again: those with a clock, and those that
    /// wait for a bot.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn find_alarms(&self) -> Result<(), StoreError> {
        let running = self
            .shared
            .store
            .untouched(Status::Running, i64::MAX, u32::MAX)
            .await?;
        for id in running {
            let Some(row) = self.shared.store.game(&id).await? else {
                continue;
            };
            let Ok(kept) = serde_json::from_str::<Kept>(&row.summary.json) else {
                continue;
            };
            let now = kept.asks_bot.then_some(0);
            if let Some(at_ms) = now.or(kept.deadline_ms) {
                self.alarms().insert((at_ms, id));
            }
        }
        Ok(())
    }

    /// Wakes games that are not in memory when something is due; runs for ever.
    pub(crate) async fn watch_alarms(&self) {
        loop {
            let now = now_ms();
            let due = loop {
                let first = self
                    .alarms()
                    .first()
                    .filter(|alarm| alarm.0 <= now)
                    .cloned();
                let Some(alarm) = first else {
                    break None;
                };
                self.alarms().remove(&alarm);
                if !self.is_loaded(&alarm.1) {
                    break Some(alarm.1);
                }
            };
            match due {
                // What cannot be read now is tried again.
                Some(id) => {
                    if let Err(Unreachable::Broken(_)) = self.send(&id, Request::Wake).await {
                        self.alarms().insert((now + 10_000, id));
                    }
                }
                None => tokio::time::sleep(Duration::from_millis(250)).await,
            }
        }
    }

    /// Takes a game off the list, because its log was changed or deleted; whoever comes next reads it again.
    pub(crate) fn drop_game(&self, id: &GameId) {
        self.lock().remove(id);
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
        let game = self.read(id).await?;
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
                        directory.alarms().insert((at_ms, id.clone()));
                    }
                }
                is_empty
            })
            .await;
            directory.shared.metrics.add_games(-1);
        });
        Ok(mailbox)
    }

    /// Returns what everybody was told after a version, up to a number of entries.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub(crate) async fn updates(
        &self,
        id: &GameId,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Update>, Unreachable> {
        let mut updates = Vec::new();
        self.replay(id, |game, entry, events, at_ms| {
            if game.version() > after && updates.len() < limit {
                updates.push(view::update(game, entry, events, at_ms));
            }
        })
        .await?;
        Ok(updates)
    }

    /// Reads the log of a game and folds it.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub(crate) async fn read(&self, id: &GameId) -> Result<Game, Unreachable> {
        self.replay(id, |_, _, _, _| {}).await
    }

    /// Folds the log of a game and shows each entry with the game after it.
    async fn replay(
        &self,
        id: &GameId,
        mut show: impl FnMut(&Game, &LogEntry, &[Event], i64),
    ) -> Result<Game, Unreachable> {
        let broken = |why: StoreError| Unreachable::Broken(why.to_string());
        let mut game: Option<Game> = None;
        let mut after = 0;
        loop {
            let page = self
                .shared
                .store
                .read(id, after, PAGE)
                .await
                .map_err(broken)?;
            let Some(last) = page.last() else {
                return game.ok_or(Unreachable::Unknown);
            };
            after = last.version;
            for event in &page {
                let entry = LogEntry::parse(&event.body);
                let entry = entry.map_err(|why| Unreachable::Broken(why.to_string()))?;
                match (&mut game, entry) {
                    (None, LogEntry::Created(created)) => {
                        let made = Game::new(id.clone(), (*created).clone());
                        let made = made.map_err(Unreachable::Broken)?;
                        show(&made, &LogEntry::Created(created), &[], event.at_ms);
                        game = Some(made);
                    }
                    (None, _) => {
                        return Err(Unreachable::Broken("the log has no beginning".to_owned()));
                    }
                    (Some(game), entry) => {
                        let events = game.fold(&entry, event.at_ms);
                        let events = events.map_err(Unreachable::Broken)?;
                        show(game, &entry, &events, event.at_ms);
                    }
                }
            }
            if page.len() < PAGE as usize {
                return game.ok_or(Unreachable::Unknown);
            }
        }
    }
}
