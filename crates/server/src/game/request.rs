//! What is asked of a game.

use carcas_protocol::Command;
use tokio::sync::oneshot;

use super::outbox::Outbox;
use super::play::Game;
use super::refused::Refused;
use crate::store::TokenRow;

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
        /// Where; without it, wherever is room, as at a public table.
        seat: Option<u8>,
        /// Whose identity.
        identity: Option<String>,
        /// The name to show.
        name: String,
        /// What the person adds to the draws.
        nonce: String,
        /// The token for a seat that is to be taken, whichever it will be; whoever comes without one holds the seat already.
        token: Option<TokenRow>,
        /// Gets the seat and the version it made.
        reply: oneshot::Sender<Result<(u8, u64), Refused>>,
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
    /// Takes an identity out of the log: its name, and what it said.
    Forget {
        /// Whose.
        identity: String,
        /// Learns when it is done.
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// Reads the log again, because it was changed from elsewhere.
    Reload,
}
