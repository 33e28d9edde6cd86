//! Starting and stopping.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::{Instant, sleep, timeout_at};

use crate::admin::Door;
use crate::app::App;
use crate::config::Config;
use crate::data_folder::DataFolder;
use crate::game::Kept;
use crate::listener;
use crate::store::{AnyStore, GameId, Store, StoreError, Write};
use crate::time::Clock;

/// Why the server cannot start.
#[derive(Debug)]
pub enum StartError {
    /// Nothing can be kept.
    Store(StoreError),
    /// The address cannot be listened at.
    Listen(SocketAddr, std::io::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(why) => why.fmt(f),
            Self::Listen(address, why) => write!(
                f,
                "cannot listen at {address}: {why}; choose another with --listen 127.0.0.1:7778"
            ),
        }
    }
}

impl std::error::Error for StartError {}

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    door: Door,
    /// Held while it runs; with a store that was open already, nobody's.
    folder: Option<DataFolder>,
}

/// How long requests, streams and sockets have to come to their end when the server stops.
const STOP_IN: Duration = Duration::from_secs(2);

/// How often old games are looked for.
const SWEEP_EVERY: Duration = Duration::from_secs(3600);

impl Server {
    /// Opens the store and listens. Port 0 takes any that is free.
    ///
    /// # Errors
    /// If the store cannot be opened, or the address is taken.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let kind = match &config.store {
            Some(_) => "postgres",
            None => "sqlite",
        };
        // The address of a database may hold a password, so it is not told.
        tracing::info!(store = kind, data = %config.data.display(), "opening the store");
        let folder = DataFolder::hold(&config.data).map_err(StartError::Store)?;
        let store = AnyStore::open(&config.data, config.store.as_deref()).await;
        let mut server = Self::start_with(config, store.map_err(StartError::Store)?).await?;
        server.folder = Some(folder);
        Ok(server)
    }

    /// Listens, with a store that is open, by the clock of the machine.
    ///
    /// # Errors
    /// If the store cannot be read, or the address is taken.
    pub async fn start_with(config: Config, store: AnyStore) -> Result<Self, StartError> {
        Self::start_by(Clock::default(), config, store).await
    }

    /// Listens, with a store that is open, by a clock.
    ///
    /// # Errors
    /// If the store cannot be read, or the address is taken.
    pub async fn start_by(
        clock: Clock,
        config: Config,
        store: AnyStore,
    ) -> Result<Self, StartError> {
        let listen = config.listen;
        let failed = |why| StartError::Listen(listen, why);
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let app = App::new(config, store, clock);
        let found = app.directory().find_alarms().await;
        let n_games = found.map_err(StartError::Store)?;
        let door = Door::open(&app.config().data);
        let version = env!("CARGO_PKG_VERSION");
        tracing::info!(version, %address, games_going_on = n_games, "listening");
        Ok(Self {
            app,
            listener,
            address,
            door,
            folder: None,
        })
    }

    /// Returns where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the application.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Serves until told to stop. Then requests in flight are answered and sockets are closed, for two seconds at most, and
    /// the store is closed: everything that anybody was told is on disk already.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) {
        let app = self.app.clone();
        let alarms = tokio::spawn({
            let app = app.clone();
            async move { app.directory().watch_alarms().await }
        });
        let sweeping = tokio::spawn({
            let app = app.clone();
            async move { sweep(&app).await }
        });
        let waking = tokio::spawn({
            let app = app.clone();
            async move { app.wake_made_games().await }
        });
        let admin = tokio::spawn(crate::admin::listen(app.clone(), self.door));
        tokio::spawn({
            let app = app.clone();
            async move {
                stop.await;
                app.stop();
            }
        });
        let router = crate::http::router(app.clone());
        let serving = tokio::spawn(listener::serve(app.clone(), self.listener, router));
        app.stopping().await;
        tracing::info!("stopping");
        // Who does not come to an end is left behind.
        let end = Instant::now() + STOP_IN;
        let _ = timeout_at(end, serving).await;
        while app.metrics().n_sockets() > 0 && Instant::now() < end {
            sleep(Duration::from_millis(10)).await;
        }
        for task in [alarms, sweeping, waking, admin] {
            task.abort();
        }
        app.store().close().await;
        drop(self.folder);
        tracing::info!("stopped");
    }
}

/// How many identities are deleted at once, so that moves need not wait for long.
const SWEEP_AT_ONCE: u32 = 500;

fn days_ago(app: &App, days: u32) -> i64 {
    app.now_ms() - i64::from(days) * 24 * 60 * 60 * 1000
}

/// Deletes identities that have no game, and whose owners have not come since.
async fn sweep_identities(app: &App, before_ms: i64) -> Result<(), StoreError> {
    let mut n_deleted = 0;
    loop {
        let identities = app.store().unused_identities(before_ms, SWEEP_AT_ONCE);
        let identities = identities.await?;
        if identities.is_empty() {
            break;
        }
        n_deleted += identities.len();
        let delete = Write::DeleteUnused {
            identities,
            before_ms,
        };
        app.store().write(delete).await?;
    }
    if n_deleted > 0 {
        tracing::info!(identities = n_deleted, "old identities deleted");
    }
    Ok(())
}

/// Tells whether something will happen to a game by itself, or may: with days for a turn nobody may touch it for weeks.
async fn is_awaited(app: &App, id: &GameId) -> bool {
    match app.store().game(id).await {
        Ok(Some(row)) => serde_json::from_str::<Kept>(&row.summary.json)
            .is_ok_and(|kept| kept.deadline_ms.is_some()),
        Ok(None) => false,
        // What cannot be read now is not deleted now.
        Err(_) => true,
    }
}

/// Deletes games and identities that are older than the operator keeps them.
async fn sweep(app: &App) {
    loop {
        let config = app.config();
        let kept = [
            (crate::store::Status::Finished, config.keep_finished_days),
            (crate::store::Status::Abandoned, config.keep_abandoned_days),
            (crate::store::Status::Waiting, config.keep_abandoned_days),
            (crate::store::Status::Running, config.keep_abandoned_days),
        ];
        for (status, days) in kept {
            let Some(days) = days else {
                continue;
            };
            let old = app
                .store()
                .untouched(status, days_ago(app, days), 1000)
                .await;
            let old = old.unwrap_or_else(|why| {
                tracing::error!(%why, "cannot look for old games");
                Vec::new()
            });
            for id in old {
                if app.directory().is_loaded(&id) || is_awaited(app, &id).await {
                    continue;
                }
                let deleted = app.store().write(Write::DeleteGame(id.clone())).await;
                match deleted {
                    Ok(()) => {
                        tracing::info!(game = %id, status = status.name(), "old game deleted");
                    }
                    Err(why) => tracing::error!(game = %id, %why, "cannot delete an old game"),
                }
            }
        }
        // After the games, so that whoever had no other goes with the last.
        if let Some(days) = config.keep_abandoned_days
            && let Err(why) = sweep_identities(app, days_ago(app, days)).await
        {
            tracing::error!(%why, "cannot delete old identities");
        }
        sleep(SWEEP_EVERY).await;
    }
}
