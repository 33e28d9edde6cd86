//! What happens at a table, as sentences: events, questions, answers and tiles. They are put together here and nowhere else.
//!
//! [`Teller`] chooses key and arguments. A terminal says them with [`Speaker`], in its language and with the names of the
//! players; other clients get them from the server and say them as they like. The words are those of `carcas-text`.

mod about;
mod answer;
mod event;
mod pin;
mod question;
mod seats;
mod spot;
mod tile;

use carcas_engine::{Decision, Event, Move, Rules, Seat, State};
use carcas_text::{Part, Sentence, Words};

pub(crate) use pin::Pin;
pub use pin::pinned;
pub use tile::{describe_tile, idle_signs, tile_in_game, tile_in_short};

use crate::moves::name_of;

/// Puts a game into sentences.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
}

/// Says a game to somebody: in whose words, by which rules, with which players.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// The language.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The names of the players, seat by seat.
    pub names: &'a [String],
}

impl<'a> Speaker<'a> {
    /// Says what [`Teller::event`] tells.
    pub fn event(&self, state: At<'_>, event: &Event) -> String {
        self.say(&self.teller().event(state, event))
    }

    /// Says what [`Teller::answer`] tells.
    pub fn answer(&self, state: At<'_>, item: Move) -> String {
        self.say(&self.teller().answer(state, item))
    }

    /// Says what [`Teller::question`] tells.
    pub fn question(&self, state: At<'_>, seat: Seat, decision: Decision) -> String {
        self.say(&self.teller().question(state, seat, decision))
    }

    const fn teller(&self) -> Teller<'a> {
        Teller { rules: self.rules }
    }

    fn say(&self, sentence: &Sentence) -> String {
        self.words.tell_with(sentence, self.names)
    }

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

/// A player as a part of a sentence.
const fn who(seat: Seat) -> Part {
    Part::Seat(seat.0)
}
