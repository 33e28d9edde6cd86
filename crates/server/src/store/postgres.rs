//! Games in a PostgreSQL database, which several servers may share.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Row as _, TypeInfo, ValueRef};
use tokio::time::{Instant, sleep};

use super::sql::{self, Arg, Cell, Row, Sql};
use super::{
    Appended, GameId, GameRow, IdentityId, IdentityRow, Page, Result, SeatRow, SeatedGame, Status,
    Store, StoreError, TokenHash, TokenRow, Write, schema, tell_slow,
};

/// How long to wait between attempts.
const PAUSE: Duration = Duration::from_millis(100);

/// The lock that lets one server at a time upgrade the schema; any number that nobody else uses.
const MIGRATION_LOCK: i64 = 0x6361_7263_6173;

/// How a database is opened.
#[derive(Clone, Copy, Debug)]
pub struct PostgresOptions {
    pub connections: u32,
    /// How long to wait for a database that does not answer, such as one that is being restarted.
    pub patience: Duration,
}

impl Default for PostgresOptions {
    fn default() -> Self {
        Self {
            connections: 8,
            patience: Duration::from_secs(10),
        }
    }
}

/// Games in a PostgreSQL database.
#[derive(Clone, Debug)]
pub struct Postgres {
    pool: PgPool,
    options: PostgresOptions,
    /// The key of the next append. It begins at random, so that no two writers share one.
    next_key: Arc<AtomicI64>,
}

/// How an attempt to write ended.
enum Attempt {
    Done(Result<()>),
    /// The connection was lost before the commit was sent: nothing is written.
    Lost(String),
    /// It was lost afterwards: nobody knows.
    Uncertain(String),
}

impl Postgres {
    /// Opens the database of an address such as `postgres://user@host/name`; its schema is created or upgraded if need be.
    pub async fn open(address: &str, options: PostgresOptions) -> Result<Self> {
        // The address may hold a password, so it is not repeated.
        let wrong = || {
            let form = "postgres://USER@HOST/DATABASE";
            StoreError::Invalid(format!("the address of a database has the form {form}"))
        };
        if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
            return Err(wrong());
        }
        let connect: PgConnectOptions = address.parse().map_err(|_| wrong())?;
        let connect = connect
            .application_name("carcas")
            .options([
                // Whatever the database prefers: what it has committed is on disk.
                ("synchronous_commit", "on"),
                // A writer that vanished must not hold a game for long.
                ("lock_timeout", "5s"),
                ("idle_in_transaction_session_timeout", "10s"),
            ])
            .disable_statement_logging();
        let pool = PgPoolOptions::new()
            .max_connections(options.connections)
            .acquire_timeout(options.patience)
            .connect_lazy_with(connect);
        let mut conn = pool.acquire().await.map_err(error_of)?;
        check_settings(&mut conn).await?;
        migrate(&mut conn).await?;
        let mut rows = conn
            .rows(
                "SELECT ('x' || substr(md5(gen_random_uuid()::text), 1, 16))::bit(64)::bigint",
                &[],
            )
            .await?;
        let key = match rows.first_mut() {
            Some(row) => row.int()?,
            None => return Err(StoreError::Broken("no answer to a question".to_owned())),
        };
        drop(conn);
        Ok(Self {
            pool,
            options,
            next_key: Arc::new(AtomicI64::new(key)),
        })
    }

    async fn acquire(&self) -> Result<PoolConnection<sqlx::Postgres>> {
        self.pool.acquire().await.map_err(error_of)
    }

    /// Writes, again after a lost connection, but never twice.
    async fn write_surely(&self, write: &Write) -> Result<()> {
        let key = self.next_key.fetch_add(1, Ordering::Relaxed);
        let deadline = Instant::now() + self.options.patience;
        // Whether an earlier attempt may have been committed.
        let mut is_uncertain = false;
        let mut is_told = false;
        loop {
            let problem = match self.attempt(write, key, is_uncertain).await {
                Attempt::Done(result) => return settled(result, is_uncertain),
                Attempt::Lost(problem) => problem,
                Attempt::Uncertain(problem) => {
                    is_uncertain = true;
                    problem
                }
            };
            if !std::mem::replace(&mut is_told, true) {
                tracing::warn!(why = problem, "the database does not answer; trying again");
            }
            if Instant::now() >= deadline {
                return Err(if is_uncertain {
                    StoreError::Unknown(problem)
                } else {
                    StoreError::Unreachable(problem)
                });
            }
            sleep(PAUSE).await;
        }
    }

    async fn attempt(&self, write: &Write, key: i64, is_uncertain: bool) -> Attempt {
        let mut conn = match self.acquire().await {
            Ok(conn) => conn,
            Err(StoreError::Unreachable(problem)) => return Attempt::Lost(problem),
            Err(error) => return Attempt::Done(Err(error)),
        };
        match try_write(&mut conn, write, key, is_uncertain).await {
            Ok(()) => {}
            Err(StoreError::Unreachable(problem)) => {
                discard(conn);
                return Attempt::Lost(problem);
            }
            Err(error) => {
                if conn.run("ROLLBACK", &[]).await.is_err() {
                    discard(conn);
                }
                return Attempt::Done(Err(error));
            }
        }
        match conn.run("COMMIT", &[]).await {
            Ok(_) => Attempt::Done(Ok(())),
            Err(StoreError::Unreachable(problem)) => {
                discard(conn);
                Attempt::Uncertain(problem)
            }
            Err(error) => {
                discard(conn);
                Attempt::Done(Err(error))
            }
        }
    }
}

/// Reads, again as long as the database does not answer and patience lasts.
macro_rules! patiently {
    ($store:expr, $conn:ident => $read:expr) => {{
        let deadline = Instant::now() + $store.options.patience;
        loop {
            let result = match $store.acquire().await {
                Ok(mut held) => {
                    let $conn = &mut *held;
                    $read.await
                }
                Err(error) => Err(error),
            };
            match result {
                Err(StoreError::Unreachable(_)) if Instant::now() < deadline => sleep(PAUSE).await,
                result => break result,
            }
        }
    }};
}

impl Store for Postgres {
    async fn write(&self, write: Write) -> Result<()> {
        write.check()?;
        let store = self.clone();
        // On a task of its own, so that it ends well even if nobody waits for it any more.
        let task = tokio::spawn(async move {
            let begin = Instant::now();
            let result = store.write_surely(&write).await;
            tell_slow(1, begin);
            result
        });
        task.await
            .map_err(|error| StoreError::Unknown(error.to_string()))?
    }

    async fn read(&self, game: &GameId, after_version: u64, limit: u32) -> Result<Vec<Appended>> {
        patiently!(self, conn => sql::read(conn, game, after_version, limit))
    }

    async fn game(&self, game: &GameId) -> Result<Option<GameRow>> {
        patiently!(self, conn => sql::game(conn, game))
    }

    async fn game_by_seed(&self, seed_hash: &str) -> Result<Option<GameRow>> {
        patiently!(self, conn => sql::game_by_seed(conn, seed_hash))
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<SeatRow>> {
        patiently!(self, conn => sql::seats(conn, game))
    }

    async fn lobby(&self, page: &Page) -> Result<Vec<GameRow>> {
        patiently!(self, conn => sql::lobby(conn, page))
    }

    async fn games_of(&self, identity: &IdentityId, page: &Page) -> Result<Vec<SeatedGame>> {
        patiently!(self, conn => sql::games_of(conn, identity, page))
    }

    async fn games_left(
        &self,
        identity: &IdentityId,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>> {
        patiently!(self, conn => sql::games_left(conn, identity, after, limit))
    }

    async fn untouched(&self, status: Status, before_ms: i64, limit: u32) -> Result<Vec<GameId>> {
        patiently!(self, conn => sql::untouched(conn, status, before_ms, limit))
    }

    async fn games_in(&self, status: Status, page: &Page) -> Result<Vec<GameRow>> {
        patiently!(self, conn => sql::games_in(conn, status, page))
    }

    async fn token(&self, hash: &TokenHash) -> Result<Option<TokenRow>> {
        patiently!(self, conn => sql::token(conn, hash))
    }

    async fn identity(&self, identity: &IdentityId) -> Result<Option<IdentityRow>> {
        patiently!(self, conn => sql::identity(conn, identity))
    }

    async fn identities(&self, limit: u32) -> Result<Vec<IdentityRow>> {
        patiently!(self, conn => sql::identities(conn, limit))
    }

    async fn unused_identities(&self, before_ms: i64, limit: u32) -> Result<Vec<IdentityId>> {
        patiently!(self, conn => sql::unused_identities(conn, before_ms, limit))
    }

    /// Answers at once; whoever asks wants to know how things are now.
    async fn ping(&self) -> Result<()> {
        sql::ping(&mut *self.acquire().await?).await
    }

    async fn backup(&self, _path: &Path) -> Result<()> {
        Err(StoreError::Invalid(
            "PostgreSQL makes its own backups: use pg_dump (docs/operation.md)".to_owned(),
        ))
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

/// Returns what is known after an attempt that ended. If an earlier one may have been committed, a later one that was held up
/// proves nothing: the row that it waited for may be that of the first.
fn settled(result: Result<()>, is_uncertain: bool) -> Result<()> {
    match result {
        Err(StoreError::Locked(why) | StoreError::Full(why)) if is_uncertain => {
            Err(StoreError::Unknown(why))
        }
        result => result,
    }
}

/// Writes inside a transaction that is left open.
async fn try_write(
    conn: &mut PgConnection,
    write: &Write,
    key: i64,
    is_uncertain: bool,
) -> Result<()> {
    conn.run("BEGIN", &[]).await?;
    if is_uncertain && is_there(conn, write, key).await? {
        return Ok(());
    }
    match (sql::apply(conn, write, key).await, write) {
        // The earlier attempt came through after all, between the look and the write.
        (Err(StoreError::Conflict), _) if is_uncertain && is_there(conn, write, key).await? => {
            Ok(())
        }
        // What was to be deleted is gone; the earlier attempt has done it.
        (Err(StoreError::NotFound), Write::DeleteGame(_) | Write::DeleteIdentity(_))
            if is_uncertain =>
        {
            Ok(())
        }
        (result, _) => result,
    }
}

/// Tells whether an append is in the log. Other writes come out the same when they are repeated.
async fn is_there(conn: &mut PgConnection, write: &Write, key: i64) -> Result<bool> {
    match write {
        Write::Append(append) => sql::has_appended(conn, append, key).await,
        _ => Ok(false),
    }
}

/// Refuses a database that would forget.
async fn check_settings(conn: &mut PgConnection) -> Result<()> {
    let rows = conn
        .rows(
            "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'",
            &[],
        )
        .await?;
    if rows.is_empty() {
        return Ok(());
    }
    Err(StoreError::Broken(
        "its settings `fsync` and `full_page_writes` have to be on, or a loss of power loses games"
            .to_owned(),
    ))
}

async fn migrate(conn: &mut PgConnection) -> Result<()> {
    conn.run("BEGIN", &[]).await?;
    // Servers that start together take turns.
    conn.run("SELECT pg_advisory_xact_lock($1)", &[MIGRATION_LOCK.into()])
        .await?;
    schema::migrate(conn).await?;
    conn.run("COMMIT", &[]).await.map(drop)
}

/// Closes a connection that nobody should use again.
fn discard(conn: PoolConnection<sqlx::Postgres>) {
    drop(conn.detach());
}

impl Sql for PgConnection {
    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        // Without arguments there is nothing to prepare, and the statement takes one message instead of two.
        let done = if args.is_empty() {
            sqlx::raw_sql(sql).execute(self).await
        } else {
            bind(sql, args).execute(self).await
        };
        Ok(done.map_err(error_of)?.rows_affected())
    }

    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>> {
        let rows = bind(sql, args).fetch_all(self).await.map_err(error_of)?;
        rows.iter()
            .map(|row| row_of(row).map_err(error_of))
            .collect()
    }
}

type Query = sqlx::query::Query<'static, sqlx::Postgres, sqlx::postgres::PgArguments>;

fn bind(sql: &'static str, args: &[Arg<'_>]) -> Query {
    let mut query = sqlx::query(sql);
    for arg in args {
        query = match *arg {
            Arg::Int(number) => query.bind(number),
            Arg::Text(text) => query.bind(text.to_owned()),
            Arg::Null => query.bind(None::<String>),
        };
    }
    query
}

fn row_of(row: &PgRow) -> std::result::Result<Row, sqlx::Error> {
    let cell = |column| {
        let value = row.try_get_raw(column)?;
        if value.is_null() {
            return Ok(Cell::Null);
        }
        Ok(match value.type_info().name() {
            "INT8" => Cell::Int(row.try_get(column)?),
            _ => Cell::Text(row.try_get(column)?),
        })
    };
    let cells: std::result::Result<_, _> = (0..row.len()).map(cell).collect();
    cells.map(Row::new)
}

/// Sorts errors by what can be done about them; the codes are those of PostgreSQL's appendix A.
fn error_of(error: sqlx::Error) -> StoreError {
    let text = error.to_string();
    let error = match error {
        sqlx::Error::Database(error) => error,
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::WorkerCrashed => return StoreError::Unreachable(text),
        _ => return StoreError::Broken(text),
    };
    let code = error.code().unwrap_or_default();
    match code.as_ref() {
        // unique_violation, foreign_key_violation, disk_full, lock_not_available.
        "23505" => StoreError::Conflict,
        "23503" => StoreError::NotFound,
        "53100" => StoreError::Full(text),
        "55P03" => StoreError::Locked(text),
        // Shutdowns, starting up, too many connections, a standby; deadlocks and the like, which want another attempt.
        "57P01" | "57P02" | "57P03" | "57P05" | "53300" | "25006" | "25P03" | "40001" | "40P01" => {
            StoreError::Unreachable(text)
        }
        _ if code.starts_with("08") => StoreError::Unreachable(text),
        _ => StoreError::Broken(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_held_up_after_an_uncertain_commit_does_not_know() {
        for error in [StoreError::Locked, StoreError::Full] {
            let held_up = || Err(error("x".to_owned()));
            assert_eq!(settled(held_up(), false), held_up());
            let unknown = StoreError::Unknown("x".to_owned());
            assert_eq!(settled(held_up(), true), Err(unknown));
        }
        assert_eq!(settled(Ok(()), true), Ok(()));
        let conflict = Err(StoreError::Conflict);
        assert_eq!(settled(conflict.clone(), true), conflict);
    }
}
