//! What is asked of a game.

use carcas_protocol::Command;
use tokio::sync::oneshot;

use super::outbox::Outbox;
use super::play::{Game, Hold};
use super::refused::Refused;
use crate::store::TokenRow;

/// A connection, for as long as it lasts.
pub(crate) type ConnectionId = u64;

/// How somebody comes to a seat. Whoever is to get a token for it brings what will be kept of that; the game writes into it
/// which seat it is for.
#[derive(Debug)]
pub(crate) enum Coming {
    /// With the link of a seat.
    WithLink(u8, TokenRow),
    /// With nothing, to wherever is room, as at a public table.
    AsStranger(TokenRow),
    /// To a seat that they hold already.
    Holding(Vec<Hold>),
}

/// Somebody who comes.
#[derive(Debug)]
pub(crate) struct Arrival {
    /// Their identity, if they have one.
    pub(crate) identity: Option<String>,
    /// The name to show.
    pub(crate) name: String,
    /// What they add to the draws.
    pub(crate) nonce: String,
}

/// Who asks, and what for.
#[derive(Debug)]
pub(crate) enum Request {
    /// Does something for a seat.
    Do {
        /// What makes seats theirs.
        holds: Vec<Hold>,
        /// Which of these seats; without it the only one, or for a move the one that is asked.
        seat: Option<u8>,
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
        /// How they come.
        coming: Coming,
        /// Who comes.
        who: Arrival,
        /// Gets the seat and the version it made.
        reply: oneshot::Sender<Result<(u8, u64), Refused>>,
    },
    /// Puts a bot in a free seat.
    SeatBot {
        /// Where.
        seat: u8,
        /// Which bot.
        level: String,
        /// Gets the version it made.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Follows the game.
    Watch {
        /// Who.
        connection: ConnectionId,
        /// What makes seats theirs.
        holds: Vec<Hold>,
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
