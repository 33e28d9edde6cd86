//! The store that a setting names.

use std::path::Path;

use super::{
    Appended, GameId, GameRow, IdentityId, IdentityRow, Memory, Page, Postgres, PostgresOptions,
    PowerLoss, Result, SeatRow, SeatedGame, Sqlite, SqliteOptions, Status, Store, StoreError,
    TokenHash, TokenRow, Write,
};

/// The file in the data folder.
const FILE: &str = "carcas.sqlite";

/// One of the stores.
#[derive(Clone, Debug)]
pub enum AnyStore {
    Memory(Memory),
    PowerLoss(PowerLoss),
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl AnyStore {
    /// Opens the PostgreSQL database of an address (`postgres://…`), or without one the file in the data folder, which is
    /// created if need be.
    pub async fn open(folder: &Path, address: Option<&str>) -> Result<Self> {
        if let Some(address) = address {
            let options = PostgresOptions::default();
            return Postgres::open(address, options).await.map(Self::Postgres);
        }
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Broken(format!("{}: {error}", folder.display())))?;
        let store = Sqlite::open(&folder.join(FILE), SqliteOptions::default()).await?;
        Ok(Self::Sqlite(store))
    }
}

/// Calls the same method of whichever store it is.
macro_rules! each {
    ($any:expr, $store:ident => $call:expr) => {
        match $any {
            AnyStore::Memory($store) => $call.await,
            AnyStore::PowerLoss($store) => $call.await,
            AnyStore::Sqlite($store) => $call.await,
            AnyStore::Postgres($store) => $call.await,
        }
    };
}

impl Store for AnyStore {
    async fn write(&self, write: Write) -> Result<()> {
        each!(self, store => store.write(write))
    }

    async fn read(&self, game: &GameId, after_version: u64, limit: u32) -> Result<Vec<Appended>> {
        each!(self, store => store.read(game, after_version, limit))
    }

    async fn game(&self, game: &GameId) -> Result<Option<GameRow>> {
        each!(self, store => store.game(game))
    }

    async fn game_by_seed(&self, seed_hash: &str) -> Result<Option<GameRow>> {
        each!(self, store => store.game_by_seed(seed_hash))
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<SeatRow>> {
        each!(self, store => store.seats(game))
    }

    async fn lobby(&self, page: &Page) -> Result<Vec<GameRow>> {
        each!(self, store => store.lobby(page))
    }

    async fn games_of(&self, identity: &IdentityId, page: &Page) -> Result<Vec<SeatedGame>> {
        each!(self, store => store.games_of(identity, page))
    }

    async fn games_left(
        &self,
        identity: &IdentityId,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>> {
        each!(self, store => store.games_left(identity, after, limit))
    }

    async fn untouched(&self, status: Status, before_ms: i64, limit: u32) -> Result<Vec<GameId>> {
        each!(self, store => store.untouched(status, before_ms, limit))
    }

    async fn games_in(&self, status: Status, page: &Page) -> Result<Vec<GameRow>> {
        each!(self, store => store.games_in(status, page))
    }

    async fn token(&self, hash: &TokenHash) -> Result<Option<TokenRow>> {
        each!(self, store => store.token(hash))
    }

    async fn identity(&self, identity: &IdentityId) -> Result<Option<IdentityRow>> {
        each!(self, store => store.identity(identity))
    }

    async fn identities(&self, limit: u32) -> Result<Vec<IdentityRow>> {
        each!(self, store => store.identities(limit))
    }

    async fn unused_identities(&self, before_ms: i64, limit: u32) -> Result<Vec<IdentityId>> {
        each!(self, store => store.unused_identities(before_ms, limit))
    }

    async fn ping(&self) -> Result<()> {
        each!(self, store => store.ping())
    }

    async fn backup(&self, path: &Path) -> Result<()> {
        each!(self, store => store.backup(path))
    }

    async fn close(&self) {
        each!(self, store => store.close());
    }
}
