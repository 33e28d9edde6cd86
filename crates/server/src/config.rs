//! What an operator can choose.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::http::Client;

/// What an operator can choose. [`Config::default`] serves a living room.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder for the database.
    pub data: PathBuf,
    /// Where games are kept instead: `postgres://…`.
    pub store: Option<String>,
    /// Addresses of pages that may open sockets, such as `https://example.org`, beside those that the server itself serves.
    pub origins: Vec<String>,
    /// Whether a reverse proxy in front tells the address of clients in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many sockets one address may open, and how many connections beside them.
    pub sockets_per_address: u32,
    /// How many sockets there may be.
    pub max_sockets: u32,
    /// How long a client may take to send the head of a request. A connection that asks nothing for so long is closed.
    pub request_in: Duration,
    /// A factor for all rate limits; 0 takes them away.
    pub limits: f64,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// How long a bot may think about a move.
    pub bot_budget: Duration,
    /// How long a game stays in memory that nobody looks at.
    pub idle: Duration,
    /// How many days finished games are kept; `None` for ever.
    pub keep_finished_days: Option<u32>,
    /// How many days games are kept that were never finished and that nobody touches, and identities that have no game and do
    /// not come back.
    pub keep_abandoned_days: Option<u32>,
    /// Where the table in the browser comes from.
    pub client: Client,
}

impl Default for Config {
    fn default() -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("carcas-data"),
            store: None,
            origins: Vec::new(),
            behind_proxy: false,
            sockets_per_address: 200,
            max_sockets: 15_000,
            request_in: Duration::from_secs(30),
            limits: 1.0,
            bot_threads: threads.div_ceil(2),
            bot_budget: Duration::from_secs(2),
            idle: Duration::from_secs(300),
            keep_finished_days: None,
            keep_abandoned_days: Some(90),
            client: Client::Embedded,
        }
    }
}
