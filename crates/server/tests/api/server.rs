//! A server of a test's own.

use std::net::SocketAddr;
use std::path::Path;

use carcas_server::store::{AnyStore, Memory, Sqlite, SqliteOptions};
use carcas_server::{Client as Pages, Clock, Config, Hands, Server};
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

    /// Keeps games in memory, and stands still until the hands of its clock are moved.
    pub(crate) async fn still() -> (Self, Hands) {
        let hands = Hands::new();
        let server = Self::by(&hands, config(), AnyStore::Memory(Memory::new())).await;
        (server, hands)
    }

    /// Keeps games in a file.
    pub(crate) async fn sqlite(folder: &Path, config: Config) -> (Self, AnyStore) {
        let store = sqlite(folder, SqliteOptions::default()).await;
        (Self::start(config, store.clone()).await, store)
    }

    pub(crate) async fn start(config: Config, store: AnyStore) -> Self {
        Self::start_by(Clock::default(), config, store).await
    }

    /// Starts a server with a clock that has these hands.
    pub(crate) async fn by(hands: &Hands, config: Config, store: AnyStore) -> Self {
        Self::start_by(hands.clock(), config, store).await
    }

    async fn start_by(clock: Clock, config: Config, store: AnyStore) -> Self {
        let server = Server::start_by(clock, config, store).await;
        let server = server.expect("it starts");
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
