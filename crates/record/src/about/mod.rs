//! What a record of format 2 says around the game: who played, with which clock and aids, how draws can be checked, and
//! how the game ended.

mod clock;
mod error;
mod result;
mod words;

use std::collections::BTreeMap;

use carcas_engine::Seat;
use carcas_fair::{Commitment, Nonce};

pub use clock::{TimeControl, TimeLeft};
pub use error::AboutError;
pub use result::{EndReason, GameResult};
pub use words::{Aids, BotLevel, DisplayName};

pub(crate) use words::unescape;

/// What is known about a game before it begins. Everything may be missing.
///
/// ```
/// use carcas_engine::Seat;
/// use carcas_record::{About, Aids, BotLevel, DisplayName};
///
/// let about = About::default()
///     .with_player(Seat(0), DisplayName::new("Zoë 🐉")?)
///     .with_bot(Seat(1), BotLevel::new("greedy")?)
///     .with_aids(Aids::Tabletop);
/// assert_eq!(about.player(Seat(0)).map(DisplayName::as_str), Some("Zoë 🐉"));
/// # Ok::<(), carcas_record::AboutError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    players: BTreeMap<Seat, DisplayName>,
    bots: BTreeMap<Seat, BotLevel>,
    clock: Option<TimeControl>,
    aids: Option<Aids>,
    commitment: Option<Commitment>,
    nonces: BTreeMap<Seat, Nonce>,
}

impl About {
    /// Says how the player of a seat is called.
    #[must_use]
    pub fn with_player(mut self, seat: Seat, name: DisplayName) -> Self {
        self.players.insert(seat, name);
        self
    }

    /// Says that a bot plays a seat from the start.
    #[must_use]
    pub fn with_bot(mut self, seat: Seat, level: BotLevel) -> Self {
        self.bots.insert(seat, level);
        self
    }

    /// Says how much time the seats have.
    #[must_use]
    pub fn with_clock(mut self, clock: TimeControl) -> Self {
        self.clock = Some(clock);
        self
    }

    /// Says what the players were shown.
    #[must_use]
    pub fn with_aids(mut self, aids: Aids) -> Self {
        self.aids = Some(aids);
        self
    }

    /// Says to which seed the server was bound.
    #[must_use]
    pub fn with_commitment(mut self, commitment: Commitment) -> Self {
        self.commitment = Some(commitment);
        self
    }

    /// Says what a seat added to the seed.
    #[must_use]
    pub fn with_nonce(mut self, seat: Seat, nonce: Nonce) -> Self {
        self.nonces.insert(seat, nonce);
        self
    }

    /// Returns how the player of a seat is called.
    pub fn player(&self, seat: Seat) -> Option<&DisplayName> {
        self.players.get(&seat)
    }

    /// Returns the bot that plays a seat from the start.
    pub fn bot(&self, seat: Seat) -> Option<&BotLevel> {
        self.bots.get(&seat)
    }

    /// Returns how much time the seats have.
    pub fn clock(&self) -> Option<TimeControl> {
        self.clock
    }

    /// Returns what the players were shown.
    pub fn aids(&self) -> Option<Aids> {
        self.aids
    }

    /// Returns the hash of the seed.
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// Returns what a seat added to the seed.
    pub fn nonce(&self, seat: Seat) -> Option<Nonce> {
        self.nonces.get(&seat).copied()
    }

    /// Returns the greatest seat that anything is said about.
    pub(crate) fn last_seat(&self) -> Option<Seat> {
        let last = [
            self.players.keys().next_back(),
            self.bots.keys().next_back(),
            self.nonces.keys().next_back(),
        ];
        last.into_iter().flatten().max().copied()
    }

    /// Writes the lines after `seats`.
    pub(crate) fn to_text(&self, names: &[String]) -> String {
        let mut lines = Vec::new();
        let name = |seat: &Seat| crate::moves::name_of(names, *seat);
        for (seat, player) in &self.players {
            lines.push(format!("player {} {}\n", name(seat), player.escaped()));
        }
        for (seat, level) in &self.bots {
            lines.push(format!("bot {} {level}\n", name(seat)));
        }
        lines.extend(self.clock.map(|clock| format!("clock {clock}\n")));
        lines.extend(self.aids.map(|aids| format!("aids {}\n", aids.name())));
        lines.extend(self.commitment.map(|hash| format!("seed-hash {hash}\n")));
        for (seat, nonce) in &self.nonces {
            lines.push(format!("nonce {} {nonce}\n", name(seat)));
        }
        lines.concat()
    }
}

/// What happened around the game, between its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// What a seat's clock showed after its move.
    Left(Seat, TimeLeft),
    /// From here on a bot plays for the seat.
    TakeOver(Seat, BotLevel),
}

impl Note {
    /// Writes the line.
    pub(crate) fn to_text(&self, names: &[String]) -> String {
        let name = |seat| crate::moves::name_of(names, seat);
        match self {
            Self::Left(seat, left) => format!("left {} {left}\n", name(*seat)),
            Self::TakeOver(seat, level) => format!("takeover {} {level}\n", name(*seat)),
        }
    }
}
