//! Games in a SQLite file: one writer that commits for all who wait, and a few readers.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _, TypeInfo, ValueRef};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::sql::{self, Arg, Cell, Row, Sql};
use super::{
    Appended, GameId, GameRow, IdentityId, IdentityRow, Page, Result, SeatRow, SeatedGame, Status,
    Store, StoreError, TokenHash, TokenRow, Write, schema, tell_slow,
};

/// Writes that wait for the writer; more wait for room.
const QUEUE: usize = 1024;

/// The most writes of one commit.
const GROUP: usize = 256;

const READERS: u32 = 4;

/// How long to wait before a file that somebody else holds is opened again.
const PAUSE: Duration = Duration::from_millis(10);

/// How a file is opened.
#[derive(Clone, Copy, Debug)]
pub struct SqliteOptions {
    /// How long to wait for somebody else who holds the database.
    pub busy: Duration,
    /// The most pages of the file, for tests of a full disk.
    pub max_pages: Option<u32>,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        Self {
            busy: Duration::from_secs(5),
            max_pages: None,
        }
    }
}

/// Games in a SQLite file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    busy: Duration,
    path: Arc<PathBuf>,
}

#[derive(Debug)]
enum Job {
    Write(Write, oneshot::Sender<Result<()>>),
    Close(oneshot::Sender<()>),
}

impl Sqlite {
    /// Opens a file, which is created or upgraded if need be. Needs a runtime of tokio.
    pub async fn open(path: &Path, options: SqliteOptions) -> Result<Self> {
        create(path).map_err(|error| file_error(path, &error))?;
        let mut connect = SqliteConnectOptions::new()
            .filename(path)
            .foreign_keys(true)
            .busy_timeout(options.busy)
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit is on disk before it returns, through a loss of power, too.
            .synchronous(SqliteSynchronous::Full);
        if let Some(pages) = options.max_pages {
            connect = connect.pragma("max_page_count", pages.to_string());
        }
        let writer = open_patiently(&connect.disable_statement_logging(), options.busy).await?;
        let read = SqliteConnectOptions::new()
            .filename(path)
            .read_only(true)
            .busy_timeout(options.busy)
            .disable_statement_logging();
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_lazy_with(read);
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(writer, queue));
        Ok(Self {
            jobs,
            readers,
            busy: options.busy,
            path: Arc::new(path.to_owned()),
        })
    }

    /// Returns the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    async fn reader(&self) -> Result<Reader> {
        let mut patience = Patience::new(self.busy);
        loop {
            let acquired = self.readers.acquire().await.map_err(error_of);
            if !patience.tries_again(&acquired).await {
                let busy = self.busy;
                return acquired.map(|connection| Reader { connection, busy });
            }
        }
    }
}

impl Store for Sqlite {
    async fn write(&self, write: Write) -> Result<()> {
        write.check()?;
        let (answer, answered) = oneshot::channel();
        let closed = || StoreError::Broken("the store was closed".to_owned());
        let job = Job::Write(write, answer);
        self.jobs.send(job).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    async fn read(&self, game: &GameId, after_version: u64, limit: u32) -> Result<Vec<Appended>> {
        sql::read(&mut self.reader().await?, game, after_version, limit).await
    }

    async fn game(&self, game: &GameId) -> Result<Option<GameRow>> {
        sql::game(&mut self.reader().await?, game).await
    }

    async fn game_by_seed(&self, seed_hash: &str) -> Result<Option<GameRow>> {
        sql::game_by_seed(&mut self.reader().await?, seed_hash).await
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<SeatRow>> {
        sql::seats(&mut self.reader().await?, game).await
    }

    async fn lobby(&self, page: &Page) -> Result<Vec<GameRow>> {
        sql::lobby(&mut self.reader().await?, page).await
    }

    async fn games_of(&self, identity: &IdentityId, page: &Page) -> Result<Vec<SeatedGame>> {
        sql::games_of(&mut self.reader().await?, identity, page).await
    }

    async fn games_left(
        &self,
        identity: &IdentityId,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>> {
        sql::games_left(&mut self.reader().await?, identity, after, limit).await
    }

    async fn untouched(&self, status: Status, before_ms: i64, limit: u32) -> Result<Vec<GameId>> {
        sql::untouched(&mut self.reader().await?, status, before_ms, limit).await
    }

    async fn games_in(&self, status: Status, page: &Page) -> Result<Vec<GameRow>> {
        sql::games_in(&mut self.reader().await?, status, page).await
    }

    async fn token(&self, hash: &TokenHash) -> Result<Option<TokenRow>> {
        sql::token(&mut self.reader().await?, hash).await
    }

    async fn identity(&self, identity: &IdentityId) -> Result<Option<IdentityRow>> {
        sql::identity(&mut self.reader().await?, identity).await
    }

    async fn identities(&self, limit: u32) -> Result<Vec<IdentityRow>> {
        sql::identities(&mut self.reader().await?, limit).await
    }

    async fn unused_identities(&self, before_ms: i64, limit: u32) -> Result<Vec<IdentityId>> {
        sql::unused_identities(&mut self.reader().await?, before_ms, limit).await
    }

    async fn ping(&self) -> Result<()> {
        sql::ping(&mut self.reader().await?).await
    }

    /// The copy takes its name when it is complete and on disk.
    async fn backup(&self, path: &Path) -> Result<()> {
        if path.exists() {
            return Err(StoreError::Invalid(format!(
                "`{}` exists already: name a new file",
                path.display()
            )));
        }
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        let name = part.to_str().ok_or_else(|| {
            StoreError::Invalid("the name of the backup has to be UTF-8".to_owned())
        })?;
        // What an earlier attempt left behind.
        if part.exists() {
            std::fs::remove_file(&part).map_err(|error| file_error(&part, &error))?;
        }
        create(&part).map_err(|error| file_error(&part, &error))?;
        self.reader()
            .await?
            .run("VACUUM INTO $1", &[name.into()])
            .await?;
        let (from, to) = (part.clone(), path.to_owned());
        let moved = tokio::task::spawn_blocking(move || finish(&from, &to)).await;
        moved
            .map_err(|error| StoreError::Broken(error.to_string()))?
            .map_err(|error| file_error(path, &error))
    }

    async fn close(&self) {
        // Readers first: the last connection to leave tidies up the file.
        self.readers.close().await;
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            // An error means that the writer is gone already.
            let _gone = answered.await;
        }
    }
}

/// Creates an empty file that only its owner may read, unless there is a file.
fn create(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Brings a finished copy to disk and gives it its name.
fn finish(from: &Path, to: &Path) -> io::Result<()> {
    File::open(from)?.sync_all()?;
    std::fs::rename(from, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

fn file_error(path: &Path, error: &io::Error) -> StoreError {
    let text = format!("{}: {error}", path.display());
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full(text),
        _ => StoreError::Broken(text),
    }
}

/// A connection for reading. It is as patient as the one that writes: a file is opened by the first thing that is read.
struct Reader {
    connection: PoolConnection<sqlx::Sqlite>,
    busy: Duration,
}

impl Sql for Reader {
    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        self.connection.run(sql, args).await
    }

    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>> {
        let mut patience = Patience::new(self.busy);
        loop {
            let rows = self.connection.rows(sql, args).await;
            if !patience.tries_again(&rows).await {
                return rows;
            }
        }
    }
}

/// Tries again and again while others hold the file, for so long.
struct Patience {
    begin: Instant,
    busy: Duration,
    /// Whether the log says that somebody waits.
    is_told: bool,
}

impl Patience {
    fn new(busy: Duration) -> Self {
        Self {
            begin: Instant::now(),
            busy,
            is_told: false,
        }
    }

    /// Tells whether something is to be tried again, after a pause.
    fn tries_again<T>(&mut self, ended: &Result<T>) -> impl Future<Output = bool> + Send + use<T> {
        let again = match ended {
            Err(StoreError::Locked(why)) if self.begin.elapsed() < self.busy => {
                if !std::mem::replace(&mut self.is_told, true) {
                    tracing::info!(%why, "waiting for another program that holds the file");
                }
                true
            }
            _ => false,
        };
        async move {
            if again {
                tokio::time::sleep(PAUSE).await;
            }
            again
        }
    }
}

/// Opens a file, again and again while others hold it. SQLite has a timeout for those who wait, but not everywhere: while a file
/// is turned to write-ahead logging, or its log is begun or put away, it refuses at once if somebody else is at it, such as a
/// program that opens the same new file.
async fn open_patiently(
    options: &SqliteConnectOptions,
    busy: Duration,
) -> Result<SqliteConnection> {
    let mut patience = Patience::new(busy);
    loop {
        let opened = open_once(options).await;
        if !patience.tries_again(&opened).await {
            return opened;
        }
    }
}

/// Opens a file, turns it to write-ahead logging and brings its tables up to date.
async fn open_once(options: &SqliteConnectOptions) -> Result<SqliteConnection> {
    let mut writer = options.connect().await.map_err(error_of)?;
    writer.run("BEGIN IMMEDIATE", &[]).await?;
    schema::migrate(&mut writer).await?;
    writer.run("COMMIT", &[]).await?;
    Ok(writer)
}

/// Commits what waits, again and again, until nobody is left to ask.
///
/// While one commit is on its way to the disk the next writes gather, so that a busy server syncs once for many games.
async fn write_all(mut writer: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    let mut closing = None;
    while closing.is_none() {
        let Some(mut next) = queue.recv().await else {
            break;
        };
        let mut writes = Vec::new();
        let mut answers = Vec::new();
        loop {
            match next {
                Job::Write(write, answer) => {
                    writes.push(write);
                    answers.push(answer);
                }
                Job::Close(answer) => {
                    closing = Some(answer);
                    break;
                }
            }
            if writes.len() == GROUP {
                break;
            }
            match queue.try_recv() {
                Ok(job) => next = job,
                Err(_) => break,
            }
        }
        let begin = Instant::now();
        let results = commit(&mut writer, &writes).await;
        tell_slow(writes.len(), begin);
        for (answer, result) in answers.into_iter().zip(results) {
            // Whoever asked may be gone; what is written stays written.
            let _unheard = answer.send(result);
        }
    }
    queue.close();
    // Everything is committed; a failure to tidy up costs the next start a moment.
    let _untidy = writer.close().await;
    if let Some(answer) = closing {
        let _unheard = answer.send(());
    }
}

/// Commits writes together and tells how each went.
async fn commit(writer: &mut SqliteConnection, writes: &[Write]) -> Vec<Result<()>> {
    if writes.is_empty() {
        return Vec::new();
    }
    // Most often nothing is refused. Every statement is a trip to the thread of SQLite and back, so the way back for each
    // write is only prepared when one needs it.
    let error = match commit_group(writer, writes, Care::None).await {
        Ok(results) => return results,
        Err(error) => error,
    };
    if writes.len() == 1 || !error.is_about_one() {
        return vec![Err(error); writes.len()];
    }
    match commit_group(writer, writes, Care::Savepoints).await {
        Ok(results) => results,
        Err(error) => vec![Err(error); writes.len()],
    }
}

/// Whether every write of a group can be taken back alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    None,
    Savepoints,
}

/// Commits all, or leaves no trace. With care, writes that are refused are left out.
async fn commit_group(
    writer: &mut SqliteConnection,
    writes: &[Write],
    care: Care,
) -> Result<Vec<Result<()>>> {
    let result = try_commit(writer, writes, care).await;
    if result.is_err() {
        // An error here means that SQLite has rolled back by itself.
        let _done_already = writer.run("ROLLBACK", &[]).await;
    }
    result
}

async fn try_commit(
    writer: &mut SqliteConnection,
    writes: &[Write],
    care: Care,
) -> Result<Vec<Result<()>>> {
    writer.run("BEGIN IMMEDIATE", &[]).await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        if care == Care::None {
            sql::apply(writer, write, 0).await?;
            results.push(Ok(()));
            continue;
        }
        writer.run("SAVEPOINT one", &[]).await?;
        let result = sql::apply(writer, write, 0).await;
        match &result {
            Ok(()) => {}
            // The others go on as if it had never been.
            Err(error) if error.is_about_one() => {
                writer.run("ROLLBACK TO one", &[]).await?;
            }
            Err(error) => return Err(error.clone()),
        }
        writer.run("RELEASE one", &[]).await?;
        results.push(result);
    }
    writer.run("COMMIT", &[]).await?;
    Ok(results)
}

impl Sql for SqliteConnection {
    async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        let done = bind(sql, args).execute(self).await;
        Ok(done.map_err(error_of)?.rows_affected())
    }

    async fn rows(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<Row>> {
        let rows = bind(sql, args).fetch_all(self).await.map_err(error_of)?;
        rows.iter()
            .map(|row| row_of(row).map_err(error_of))
            .collect()
    }
}

type Query = sqlx::query::Query<'static, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

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

fn row_of(row: &SqliteRow) -> std::result::Result<Row, sqlx::Error> {
    let cell = |column| {
        let value = row.try_get_raw(column)?;
        if value.is_null() {
            return Ok(Cell::Null);
        }
        Ok(match value.type_info().name() {
            "TEXT" => Cell::Text(row.try_get(column)?),
            _ => Cell::Int(row.try_get(column)?),
        })
    };
    let cells: std::result::Result<_, _> = (0..row.len()).map(cell).collect();
    cells.map(Row::new)
}

/// Sorts errors by what can be done about them.
fn error_of(error: sqlx::Error) -> StoreError {
    let text = error.to_string();
    let sqlx::Error::Database(error) = error else {
        return StoreError::Broken(text);
    };
    let code: u32 = error.code().and_then(|code| code.parse().ok()).unwrap_or(0);
    match (code, code & 0xff) {
        // SQLITE_CONSTRAINT_PRIMARYKEY, _UNIQUE and _FOREIGNKEY.
        (1555 | 2067, _) => StoreError::Conflict,
        (787, _) => StoreError::NotFound,
        // SQLITE_IOERR_SHMSIZE and SQLITE_FULL.
        (4874, _) | (_, 13) => StoreError::Full(text),
        // SQLITE_BUSY, _LOCKED and _PROTOCOL (others begin to use the log at this moment), with whatever details.
        (_, 5 | 6 | 15) => StoreError::Locked(text),
        // SQLITE_TOOBIG.
        (_, 18) => StoreError::Invalid(text),
        _ => StoreError::Broken(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_holds_the_file_is_waited_for_so_long() {
        let held = || Err::<(), _>(StoreError::Locked("held".to_owned()));
        let mut patience = Patience::new(Duration::from_secs(600));
        assert!(patience.tries_again(&held()).await);
        let torn = Err::<(), _>(StoreError::Broken("torn".to_owned()));
        assert!(!patience.tries_again(&torn).await);
        assert!(!patience.tries_again(&Ok(())).await);
        let mut patience = Patience::new(Duration::ZERO);
        assert!(!patience.tries_again(&held()).await);
    }
}
