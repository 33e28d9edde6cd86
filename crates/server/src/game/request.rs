//! What is asked of a game.

use carcas_protocol::{Command, Query};
use tokio::sync::oneshot;

use super::log::LogEntry;
use super::outbox::Outbox;
use super::play::Game;
use super::refused::Refused;

/// A connection, for as long as it lasts.
pub(crate) type ConnectionId = u64;

/// Who asks, and what for.
#[derive(Debug)]
pub(crate) enum Request {
    /// Does something for a seat.
    Do {
        /// Which seat.
        seat: u8,
        /// What the client calls it.
        id: String,
        /// What.
        command: Command,
        /// How long it was on the way, in milliseconds.
        lag_ms: u32,
        /// Gets the version it made.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Sits down.
    TakeSeat {
        /// Where.
        seat: u8,
        /// Whose identity.
        identity: Option<String>,
        /// The name to show.
        name: String,
        /// What the person adds to the draws.
        nonce: String,
        /// Gets the version it made.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Starts a game that only bots play.
    Start {
        /// Gets the version it made.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Follows the game.
    Watch {
        /// Who.
        connection: ConnectionId,
        /// The seats that they hold.
        seats: Vec<u8>,
        /// The last version they saw.
        after: Option<u64>,
        /// Where to tell them.
        out: Outbox,
    },
    /// Follows it no longer.
    Leave {
        /// Who.
        connection: ConnectionId,
    },
    /// Looks at the game as it stands.
    Look {
        /// Gets a copy.
        reply: oneshot::Sender<Box<Game>>,
    },
    /// Asks about it.
    Ask {
        /// For which seat, if for one.
        seat: Option<u8>,
        /// What.
        query: Query,
        /// Gets the answer.
        reply: oneshot::Sender<Result<carcas_protocol::Answer, Refused>>,
    },
    /// A bot has chosen.
    BotMoved {
        /// For which version.
        version: u64,
        /// Which seat.
        seat: u8,
        /// The move in notation, if the bot found one.
        text: Option<String>,
    },
    /// Something is due, or may be: the server has started again.
    Wake,
    /// The operator closes the game.
    Close {
        /// Gets the version it made.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Notes what follows from elsewhere, such as the next game.
    Note {
        /// What.
        entry: Box<LogEntry>,
        /// Gets the version it made.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
}
