//! Hosts tables: one program for a family, a club or the internet. A game that has started is never lost, never forked and
//! never peeked into.
//!
//! - [`store`] keeps an append-only log per game; what it has accepted is on disk.
//! - `game` folds a log into a game and turns commands into entries; a task owns each game in memory.
//! - `socket` and `http` are the ways in. Everything that leaves is made in `game::view`.
//!
//! Nothing here names a box, a question of a box or an edition: what the engine asks is passed on as it asks it.

mod admin;
mod app;
mod auth;
mod config;
mod data_folder;
mod game;
mod http;
mod limits;
mod listener;
mod metrics;
mod reviews;
mod run;
mod secret;
mod series;
mod shown;
mod socket;
pub mod store;
mod time;
mod trouble;
mod workshop;

pub use admin::{AdminCommand, AdminReply, administer};
pub use app::App;
pub use config::Config;
pub use http::{Client, router};
pub use listener::MAX_CONNECTIONS;
pub use run::{Server, StartError};
pub use time::{Clock, Hands};
