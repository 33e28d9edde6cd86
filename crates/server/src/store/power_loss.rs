//! A store whose power can fail: what was not synced is gone.
//!
//! It proves that nobody is told of an event before it is safe. While syncs are held, writes wait; whatever anybody learns
//! of them in that time was told too early, and after [`PowerLoss::cut`] it never happened.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::{
    Appended, GameId, GameRow, IdentityId, IdentityRow, Memory, Page, Result, SeatRow, SeatedGame,
    Status, Store, StoreError, TokenHash, TokenRow, Write,
};

/// Games on a disk that lives only in memory, behind a cache that forgets.
#[derive(Clone, Debug, Default)]
pub struct PowerLoss {
    disk: Memory,
    cache: Arc<Mutex<Cache>>,
}

#[derive(Debug, Default)]
struct Cache {
    power: Power,
    /// Writes that wait for a sync, in order.
    waiting: Vec<(Write, oneshot::Sender<Result<()>>)>,
    /// Whether writes are answered before they are synced, which is wrong.
    is_early: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Power {
    /// Every write is synced at once.
    #[default]
    On,
    /// Writes wait for [`PowerLoss::sync`].
    Held,
    Off,
}

impl PowerLoss {
    /// Begins with what is on a disk, such as one that survived an earlier loss.
    pub fn new(disk: Memory) -> Self {
        Self {
            disk,
            cache: Arc::default(),
        }
    }

    /// Begins with a store that is at fault: it answers writes before they are synced. A test that does not notice it proves
    /// nothing.
    pub fn that_answers_early(disk: Memory) -> Self {
        let store = Self::new(disk);
        store.cache().is_early = true;
        store
    }

    /// From now on writes wait.
    pub fn hold(&self) {
        let mut cache = self.cache();
        if cache.power == Power::On {
            cache.power = Power::Held;
        }
    }

    /// Returns how many writes wait.
    pub fn n_waiting(&self) -> usize {
        self.cache().waiting.len()
    }

    /// Syncs the first writes that wait, at most so many.
    pub fn sync(&self, n_writes: usize) {
        let mut cache = self.cache();
        let n_writes = n_writes.min(cache.waiting.len());
        for (write, answer) in cache.waiting.drain(..n_writes) {
            // Whoever asked may be gone; what is synced stays.
            let _unheard = answer.send(self.disk.apply(&write));
        }
    }

    /// Syncs everything, and from now on every write at once.
    pub fn release(&self) {
        self.sync(usize::MAX);
        let mut cache = self.cache();
        if cache.power == Power::Held {
            cache.power = Power::On;
        }
    }

    /// The power fails: what waits is lost, and nothing works any more. Returns the disk.
    pub fn cut(&self) -> Memory {
        let mut cache = self.cache();
        cache.power = Power::Off;
        cache.waiting.clear();
        self.disk.clone()
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the disk while there is power.
    fn disk(&self) -> Result<&Memory> {
        match self.cache().power {
            Power::On | Power::Held => Ok(&self.disk),
            Power::Off => Err(no_power()),
        }
    }

    /// Writes at once, or returns what to wait for.
    fn begin(&self, write: Write) -> Result<Option<oneshot::Receiver<Result<()>>>> {
        let mut cache = self.cache();
        match cache.power {
            Power::On => self.disk.apply(&write).map(|()| None),
            Power::Held => {
                let (answer, answered) = oneshot::channel();
                cache.waiting.push((write, answer));
                Ok((!cache.is_early).then_some(answered))
            }
            Power::Off => Err(no_power()),
        }
    }
}

fn no_power() -> StoreError {
    StoreError::Broken("the power has failed".to_owned())
}

impl Store for PowerLoss {
    async fn write(&self, write: Write) -> Result<()> {
        match self.begin(write)? {
            Some(answered) => answered.await.map_err(|_| no_power())?,
            None => Ok(()),
        }
    }

    async fn read(&self, game: &GameId, after_version: u64, limit: u32) -> Result<Vec<Appended>> {
        self.disk()?.read(game, after_version, limit).await
    }

    async fn game(&self, game: &GameId) -> Result<Option<GameRow>> {
        self.disk()?.game(game).await
    }

    async fn game_by_seed(&self, seed_hash: &str) -> Result<Option<GameRow>> {
        self.disk()?.game_by_seed(seed_hash).await
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<SeatRow>> {
        self.disk()?.seats(game).await
    }

    async fn lobby(&self, page: &Page) -> Result<Vec<GameRow>> {
        self.disk()?.lobby(page).await
    }

    async fn games_of(&self, identity: &IdentityId, page: &Page) -> Result<Vec<SeatedGame>> {
        self.disk()?.games_of(identity, page).await
    }

    async fn games_left(
        &self,
        identity: &IdentityId,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>> {
        self.disk()?.games_left(identity, after, limit).await
    }

    async fn untouched(&self, status: Status, before_ms: i64, limit: u32) -> Result<Vec<GameId>> {
        self.disk()?.untouched(status, before_ms, limit).await
    }

    async fn games_in(&self, status: Status, page: &Page) -> Result<Vec<GameRow>> {
        self.disk()?.games_in(status, page).await
    }

    async fn token(&self, hash: &TokenHash) -> Result<Option<TokenRow>> {
        self.disk()?.token(hash).await
    }

    async fn identity(&self, identity: &IdentityId) -> Result<Option<IdentityRow>> {
        self.disk()?.identity(identity).await
    }

    async fn identities(&self, limit: u32) -> Result<Vec<IdentityRow>> {
        self.disk()?.identities(limit).await
    }

    async fn unused_identities(&self, before_ms: i64, limit: u32) -> Result<Vec<IdentityId>> {
        self.disk()?.unused_identities(before_ms, limit).await
    }

    async fn ping(&self) -> Result<()> {
        self.disk()?.ping().await
    }

    async fn backup(&self, path: &Path) -> Result<()> {
        self.disk()?.backup(path).await
    }

    async fn close(&self) {}
}
