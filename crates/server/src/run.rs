//! Starting and stopping.

use std::fmt;
use std::future::IntoFuture;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::app::App;
use crate::config::Config;
use crate::store::{AnyStore, Store, StoreError, Write};
use crate::time::now_ms;

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
    stop: watch::Sender<bool>,
}

/// How often old games are looked for.
const SWEEP_EVERY: Duration = Duration::from_secs(3600);

impl Server {
    /// Opens the store and listens. Port 0 takes any that is free.
    ///
    /// # Errors
    /// If the store cannot be opened, or the address is taken.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let store = AnyStore::open(&config.data, config.store.as_deref()).await;
        Self::start_with(config, store.map_err(StartError::Store)?).await
    }

    /// Listens, with a store that is open.
    ///
    /// # Errors
    /// If the store cannot be read, or the address is taken.
    pub async fn start_with(config: Config, store: AnyStore) -> Result<Self, StartError> {
        let listen = config.listen;
        let failed = |why| StartError::Listen(listen, why);
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let app = App::new(config, store);
        let found = app.directory().find_alarms().await;
        found.map_err(StartError::Store)?;
        Ok(Self {
            app,
            listener,
            address,
            stop: watch::Sender::new(false),
        })
    }

    /// Returns where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Sets how long a person must be gone before another can claim; 40 s unless told.
    pub fn set_absence(&self, patience: Duration) {
        let ms = u64::try_from(patience.as_millis()).unwrap_or(u64::MAX);
        let shared = self.app.directory().shared();
        shared.absent_ms.store(ms, Ordering::Relaxed);
    }

    /// Returns the application.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Serves until told to stop. Then requests in flight are answered, and the store is closed: everything that anybody was
    /// told is on disk already.
    ///
    /// # Errors
    /// If the listener breaks.
    pub async fn serve(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let app = self.app.clone();
        let alarms = tokio::spawn({
            let app = app.clone();
            async move { app.directory().watch_alarms().await }
        });
        let sweeping = tokio::spawn({
            let app = app.clone();
            async move { sweep(&app).await }
        });
        let matches = tokio::spawn({
            let app = app.clone();
            async move { app.go_on_with_matches().await }
        });
        let admin = tokio::spawn(crate::admin::listen(app.clone(), app.config().data.clone()));
        let mut stopped = self.stop.subscribe();
        let sender = self.stop;
        tokio::spawn(async move {
            stop.await;
            let _ = sender.send(true);
        });
        let router = crate::http::router(app.clone());
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        // A move is told in two or three small messages. Without this the second waits until the client has confirmed the
        // first, which takes it up to 40 ms. A connection that refuses the setting is only slower.
        let listener = self.listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let serving = axum::serve(listener, service).into_future();
        // Sockets and streams stay open for as long as their clients like, so the server does not wait for them.
        let served = tokio::select! {
            served = serving => served,
            _ = stopped.wait_for(|&is_stopped| is_stopped) => Ok(()),
        };
        for task in [alarms, sweeping, matches, admin] {
            task.abort();
        }
        app.store().close().await;
        served
    }
}

/// Deletes games that are older than the operator keeps them.
async fn sweep(app: &App) {
    loop {
        let config = app.config();
        let kept = [
            (crate::store::Status::Finished, config.keep_finished_days),
            (crate::store::Status::Abandoned, config.keep_abandoned_days),
            (crate::store::Status::Waiting, config.keep_abandoned_days),
        ];
        for (status, days) in kept {
            let Some(days) = days else {
                continue;
            };
            let before = now_ms() - i64::from(days) * 24 * 60 * 60 * 1000;
            let old = app.store().untouched(status, before, 1000).await;
            for id in old.unwrap_or_default() {
                if !app.directory().is_loaded(&id) {
                    let _ = app.store().write(Write::DeleteGame(id)).await;
                }
            }
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}
