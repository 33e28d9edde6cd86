//! The application: what all connections share.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::HeaderMap;
use tokio::sync::{mpsc, watch};

use crate::config::Config;
use crate::game::{BotPool, Directory, Shared};
use crate::http::{Boards, Packs};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::reviews::Reviews;
use crate::store::{AnyStore, GameId};
use crate::time::Clock;
use crate::trouble::Trouble;
use crate::workshop::Workshop;

/// How many wait at most for answers that take a while to work out.
const MAX_WAITING: usize = 256;
/// How many wait at most for boards to be drawn.
const MAX_WAITING_FOR_BOARDS: usize = 16;

/// What all connections share. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    config: Config,
    directory: Directory,
    limits: Limits,
    workshop: Workshop,
    easel: Workshop,
    reviews: Reviews,
    boards: Boards,
    packs: Packs,
    metrics: Arc<Metrics>,
    n_connections: AtomicU64,
    /// Whether the server stops.
    stopping: watch::Sender<bool>,
    /// Games that were made without anybody asking for them.
    made: tokio::sync::Mutex<mpsc::UnboundedReceiver<GameId>>,
}

impl App {
    /// Puts an application together.
    pub(crate) fn new(config: Config, store: AnyStore, clock: Clock) -> Self {
        let metrics = Arc::new(Metrics::default());
        let bots = BotPool::new(config.bot_threads, config.bot_budget, Arc::clone(&metrics));
        let (made, games) = mpsc::unbounded_channel();
        let shared = Shared {
            store,
            made,
            bots,
            metrics: Arc::clone(&metrics),
            trouble: Trouble::default(),
            idle: config.idle,
            clock,
        };
        Self(Arc::new(Inner {
            directory: Directory::new(Arc::new(shared)),
            workshop: Workshop::new(config.bot_threads, MAX_WAITING),
            easel: Workshop::new((config.bot_threads / 2).max(1), MAX_WAITING_FOR_BOARDS),
            reviews: Reviews::new((config.bot_threads / 2).max(1)),
            boards: Boards::default(),
            packs: Packs::default(),
            limits: Limits::new(config.sockets_per_address, config.limits),
            metrics,
            n_connections: AtomicU64::new(0),
            stopping: watch::Sender::new(false),
            made: tokio::sync::Mutex::new(games),
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

    /// Returns the time.
    pub(crate) fn now_ms(&self) -> i64 {
        self.directory().shared().clock.now_ms()
    }

    /// Returns how long the clock has run, whoever sets it meanwhile.
    pub(crate) fn ran(&self) -> Duration {
        self.directory().shared().clock.ran()
    }

    /// Returns what addresses may do.
    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Returns where work is done that takes a while: milliseconds, mostly.
    pub(crate) fn workshop(&self) -> &Workshop {
        &self.0.workshop
    }

    /// Returns where boards are drawn, which takes up to seconds: whoever asks something else does not stand behind them.
    pub(crate) fn easel(&self) -> &Workshop {
        &self.0.easel
    }

    /// Returns what games that are over were like.
    pub(crate) fn reviews(&self) -> &Reviews {
        &self.0.reviews
    }

    /// Returns the boards that were drawn last.
    pub(crate) fn boards(&self) -> &Boards {
        &self.0.boards
    }

    /// Returns the drawings that were packed for browsers.
    pub(crate) fn packs(&self) -> &Packs {
        &self.0.packs
    }

    /// Returns what is counted.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Tells everybody that the server stops.
    pub(crate) fn stop(&self) {
        self.0.reviews.stop();
        self.0.stopping.send_replace(true);
    }

    /// Waits until the server stops.
    pub(crate) fn stopping(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut stopping = self.0.stopping.subscribe();
        async move {
            // The sender lives as long as whoever waits.
            let _ = stopping.wait_for(|&is_stopping| is_stopping).await;
        }
    }

    /// Returns a number for a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.0.n_connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Lets games begin that follow others, such as those in which a bot is asked first; runs for ever.
    pub(crate) async fn wake_made_games(&self) {
        let mut made = self.0.made.lock().await;
        while let Some(game) = made.recv().await {
            self.directory().wake(&game).await;
        }
    }

    /// Returns the address of a client.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        if self.config().behind_proxy
            // The last one of the last line is what our own proxy saw; those before it are what the client says.
            && let Some(told) = headers.get_all("x-forwarded-for").iter().next_back()
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
