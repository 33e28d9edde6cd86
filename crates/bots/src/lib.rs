//! Computer players. Every one is seeded: the same seed and position give the same move, unless it is stopped early.
#![deny(missing_docs)]

mod bazaar;
mod greedy;
mod random;
mod rng;
mod stop;

use carcas_engine::{Move, Rules, State};

pub use greedy::Greedy;
pub use random::{play_out, random_move};
pub use rng::Rng;
pub use stop::Stop;

/// A computer player.
#[derive(Clone, Debug)]
pub enum Bot {
    /// Plays every legal move with the same chance.
    Random(Rng),
    /// Takes the position it likes best after its own turn.
    Greedy(Box<Greedy>),
}

impl Bot {
    /// The names of all bots, weakest first.
    pub const NAMES: [&'static str; 3] = ["random", "greedy-1", "greedy"];

    /// Returns the bot of that name with a seed.
    pub fn from_name(name: &str, seed: u64) -> Option<Self> {
        match name {
            "random" => Some(Self::Random(Rng::new(seed))),
            "greedy-1" => Some(Self::Greedy(Box::new(Greedy::first(seed)))),
            "greedy" => Some(Self::Greedy(Box::new(Greedy::new(seed)))),
            _ => None,
        }
    }

    /// Returns its move, or nothing if no decision is open. Once the signal is set it answers with the best move it has
    /// found so far; there is always one.
    pub fn choose(&mut self, rules: &Rules, state: &State, stop: &Stop) -> Option<Move> {
        match self {
            Self::Random(rng) => random_move(rules, state, rng, &mut Vec::new()),
            Self::Greedy(greedy) => greedy.choose(rules, state, stop),
        }
    }
}
