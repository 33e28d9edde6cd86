//! What happens at a table, in the words of a language: events, questions, answers and tiles.
//!
//! [`explain`](crate::explain()) tells events in English and with the notation, for those who write it; what is here is for
//! people at the table. The words are those of `carcas-text`; this folder only decides which of them are said.

mod answer;
mod event;
mod question;
mod seats;
mod spot;
mod tile;

use carcas_engine::{Rules, Seat, State};
use carcas_text::Words;

pub use tile::{describe_tile, idle_signs, tile_in_game, tile_in_short};

use crate::moves::name_of;

/// A game as it is told: in whose words, by which rules, with which players.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The language.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The names of the players, seat by seat.
    pub names: &'a [String],
}

impl<'a> Teller<'a> {
    fn name(&self, seat: Seat) -> &'a str {
        name_of(self.names, seat)
    }

    /// Joins what is listed: commas serve in every language.
    fn list(items: &[String]) -> String {
        items.join(", ")
    }
}

/// A position that is told about.
type At<'a> = &'a State;
