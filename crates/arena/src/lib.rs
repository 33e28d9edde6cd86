//! Contests between computer players: games with the same draws and every seat for everybody, and what the results say.
//!
//! - [`Deck`] draws the same tiles in both games of a pair, as far as the games let it.
//! - [`Entrant`] is a player: one of our bots, or a program that speaks the engine protocol.
//! - [`play_game`] plays one game; who breaks the rules of the contest forfeits it ([`Fault`]).
//! - [`Contest`] plays many of them on several threads and passes on the rounds in order.
//! - [`stats`] turns results into win rates, margins, ratings and decisions.
#![deny(missing_docs)]

mod budget;
mod contest;
mod deck;
mod entrant;
mod fault;
mod game;
mod program;
pub mod stats;

pub use budget::{Alarm, Budget, TurnTime};
pub use contest::{Contest, Round};
pub use deck::Deck;
pub use entrant::{Entrant, Player};
pub use fault::Fault;
pub use game::{Forfeit, Game, Spent, play_game};
pub use program::{Program, end_programs, set_engine};
