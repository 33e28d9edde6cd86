//! A server of a test's own.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use carcas_server::store::{AnyStore, Memory, Sqlite, SqliteOptions};
use carcas_server::{Client as Pages, Config, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::api::http::Client;

/// A server that runs until it is stopped or dropped.
pub(crate) struct TestServer {
    pub(crate) client: Client,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// No limits, any port, and little patience.
pub(crate) fn config() -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        limits: 0.0,
        // The plain pages, whether or not somebody has built the others.
        client: Pages::Given(&[]),
        ..Config::default()
    }
}

impl TestServer {
    /// Keeps games in memory.
    pub(crate) async fn memory() -> Self {
        Self::start(config(), AnyStore::Memory(Memory::new())).await
    }

    /// Keeps games in a file.
    pub(crate) async fn sqlite(folder: &Path, config: Config) -> (Self, AnyStore) {
        let store = sqlite(folder, SqliteOptions::default()).await;
        (Self::start(config, store.clone()).await, store)
    }

    pub(crate) async fn start(config: Config, store: AnyStore) -> Self {
        Self::start_impatient(config, store, None).await
    }

    /// Starts a server at which a seat that is away for so long can be claimed.
    pub(crate) async fn start_impatient(
        config: Config,
        store: AnyStore,
        absence: Option<Duration>,
    ) -> Self {
        let server = Server::start_with(config, store).await.expect("it starts");
        if let Some(absence) = absence {
            server.set_absence(absence);
        }
        let client = Client::new(server.address());
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stopped = async move {
                let _dropped = stopped.await;
            };
            server.serve(stopped).await;
        });
        Self {
            client,
            stop: Some(stop),
            served,
        }
    }

    /// Stops, and returns when nothing is written any more.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.served.await.expect("it stops");
    }
}

pub(crate) async fn sqlite(folder: &Path, options: SqliteOptions) -> AnyStore {
    let path = folder.join("carcas.sqlite");
    AnyStore::Sqlite(Sqlite::open(&path, options).await.expect("a file"))
}
