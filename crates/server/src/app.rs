//! The application: what all connections share.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::HeaderMap;
use tokio::sync::mpsc;

use crate::config::Config;
use crate::game::{ABSENT_MS, BotPool, Directory, Shared};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::store::{AnyStore, GameId};

/// What all connections share. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    config: Config,
    directory: Directory,
    limits: Limits,
    metrics: Arc<Metrics>,
    n_connections: AtomicU64,
    /// Held while a game is made that follows another, so that only one does.
    following: tokio::sync::Mutex<()>,
    /// Games of matches that have ended.
    ended: tokio::sync::Mutex<mpsc::UnboundedReceiver<GameId>>,
}

impl App {
    /// Puts an application together.
    pub(crate) fn new(config: Config, store: AnyStore) -> Self {
        let metrics = Arc::new(Metrics::default());
        let bots = BotPool::new(config.bot_threads, config.bot_budget, Arc::clone(&metrics));
        let (ended, games) = mpsc::unbounded_channel();
        let shared = Shared {
            store,
            ended,
            bots,
            metrics: Arc::clone(&metrics),
            idle: config.idle,
            absent_ms: AtomicU64::new(ABSENT_MS),
        };
        Self(Arc::new(Inner {
            directory: Directory::new(Arc::new(shared)),
            limits: Limits::new(config.sockets_per_address, config.limits),
            metrics,
            n_connections: AtomicU64::new(0),
            following: tokio::sync::Mutex::new(()),
            ended: tokio::sync::Mutex::new(games),
            config,
        }))
    }

    /// Returns what the operator chose.
    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    /// Returns the games.
    pub(crate) fn directory(&self) -> &Directory {
        &self.0.directory
    }

    /// Returns where games are kept.
    pub(crate) fn store(&self) -> &AnyStore {
        &self.0.directory.shared().store
    }

    /// Returns what addresses may do.
    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Returns what is counted.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Returns a number for a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.0.n_connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Waits until no game is made that follows another, and keeps others from making one.
    pub(crate) async fn follow(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.0.following.lock().await
    }

    /// Goes on with matches whose games end; runs for ever.
    pub(crate) async fn go_on_with_matches(&self) {
        let mut ended = self.0.ended.lock().await;
        while let Some(game) = ended.recv().await {
            // Who cannot go on now can by hand: with a rematch.
            let _ = crate::series::go_on(self, &game).await;
        }
    }

    /// Returns the address of a client.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        if self.config().behind_proxy
            && let Some(told) = headers.get("x-forwarded-for")
            // The last one is what our own proxy saw; those before it are what the client says.
            && let Some(last) = told.to_str().ok().and_then(|told| told.rsplit(',').next())
            && let Ok(address) = last.trim().parse()
        {
            return address;
        }
        peer.ip()
    }

    /// Tells whether a page of this origin may open a socket. Programs send none.
    pub(crate) fn allows_origin(&self, headers: &HeaderMap) -> bool {
        let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let Some(origin) = text("origin") else {
            return true;
        };
        let host = text("host").unwrap_or_default();
        let own = origin.split_once("://").map(|(_, host)| host);
        own == Some(host) || self.config().origins.iter().any(|known| known == origin)
    }
}
