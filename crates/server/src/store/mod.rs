//! Where games are kept: an append-only log per game behind one small trait.
//!
//! What [`Store::write`] has accepted is on disk: whoever tells people of an event tells them after it has returned.

mod any;
mod error;
mod memory;
mod postgres;
mod power_loss;
mod rows;
mod schema;
mod sql;
mod sqlite;
mod write;

use std::path::Path;
use std::time::Duration;

use tokio::time::Instant;

pub use any::AnyStore;
pub use error::StoreError;
pub use memory::Memory;
pub use postgres::{Postgres, PostgresOptions};
pub use power_loss::PowerLoss;
pub use rows::{
    Append, Appended, Entry, Flags, GameId, GameRow, Holder, IdentityId, IdentityRow, Page,
    SeatRow, SeatedGame, Status, Summary, TokenHash, TokenKind, TokenRow,
};
pub use sqlite::{Sqlite, SqliteOptions};
pub use write::Write;

type Result<T> = std::result::Result<T, StoreError>;

/// A commit that takes longer is told to the operator: people begin to feel it.
const SLOW: Duration = Duration::from_millis(250);

/// Tells the operator of writes that were long on their way to the disk.
fn tell_slow(n_writes: usize, begin: Instant) {
    let took = begin.elapsed();
    if took > SLOW {
        let ms = took.as_millis() as u64;
        tracing::warn!(ms, writes = n_writes, "slow commit");
    }
}

/// A place for games. Handles are cheap to clone and share one database.
///
/// Every write is one transaction. It runs to its end even when its future is dropped, so that nothing is cut in the
/// middle; whoever drops one does not know how it went.
pub trait Store: Clone + Send + Sync + 'static {
    /// Writes, and returns when it is on disk.
    fn write(&self, write: Write) -> impl Future<Output = Result<()>> + Send;

    /// Returns up to `limit` events of a game after a version, in order. A game that is not there has none.
    fn read(
        &self,
        game: &GameId,
        after_version: u64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Appended>>> + Send;

    fn game(&self, game: &GameId) -> impl Future<Output = Result<Option<GameRow>>> + Send;

    /// Returns the game that is not over and draws by the seed of this hash.
    fn game_by_seed(&self, seed_hash: &str)
    -> impl Future<Output = Result<Option<GameRow>>> + Send;

    /// Returns the seats of a game, in order.
    fn seats(&self, game: &GameId) -> impl Future<Output = Result<Vec<SeatRow>>> + Send;

    /// Returns public games that wait for people or run, unless an operator has closed them.
    fn lobby(&self, page: &Page) -> impl Future<Output = Result<Vec<GameRow>>> + Send;

    /// Returns the games in which an identity has a seat.
    fn games_of(
        &self,
        identity: &IdentityId,
        page: &Page,
    ) -> impl Future<Output = Result<Vec<SeatedGame>>> + Send;

    /// Returns up to `limit` games that an identity has left before they began, after one of them, in the order of their ids.
    fn games_left(
        &self,
        identity: &IdentityId,
        after: Option<&GameId>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<GameId>>> + Send;

    /// Returns up to `limit` games of a status that nobody has touched since a time, the oldest first.
    fn untouched(
        &self,
        status: Status,
        before_ms: i64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<GameId>>> + Send;

    /// Returns a page of the games of a status, the last touched first.
    fn games_in(
        &self,
        status: Status,
        page: &Page,
    ) -> impl Future<Output = Result<Vec<GameRow>>> + Send;

    fn token(&self, hash: &TokenHash) -> impl Future<Output = Result<Option<TokenRow>>> + Send;

    fn identity(
        &self,
        identity: &IdentityId,
    ) -> impl Future<Output = Result<Option<IdentityRow>>> + Send;

    /// Returns up to `limit` identities, the last made first.
    fn identities(&self, limit: u32) -> impl Future<Output = Result<Vec<IdentityRow>>> + Send;

    /// Returns up to `limit` identities that were not seen since a time, have no seat and have left none.
    fn unused_identities(
        &self,
        before_ms: i64,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<IdentityId>>> + Send;

    /// Tells whether the store can be read from.
    fn ping(&self) -> impl Future<Output = Result<()>> + Send;

    /// Writes a copy of everything to a file that does not exist yet, while games go on.
    fn backup(&self, path: &Path) -> impl Future<Output = Result<()>> + Send;

    /// Finishes what was begun and lets go of the database. Later calls fail.
    fn close(&self) -> impl Future<Output = ()> + Send;

    /// Appends events to a game's log, and returns when they are on disk.
    fn append(&self, append: Append) -> impl Future<Output = Result<()>> + Send {
        self.write(Write::Append(append))
    }
}
