//! Computer players. Every one is seeded: the same seed and position give the same move, unless it is stopped early.
#![deny(missing_docs)]

mod arithmetic;
mod bazaar;
mod evaluation;
mod greedy;
mod level;
mod limit;
mod player;
mod random;
mod rating;
mod rng;
mod search;
mod stop;
mod thought;
mod win_chance;

use carcas_engine::{Move, Rules, State};

use level::Level;

pub use evaluation::{Weights, WeightsError};
pub use greedy::Greedy;
pub use limit::Limit;
pub use player::Player;
pub use random::{play_out, random_move};
pub use rng::Rng;
pub use search::{evaluate, think};
pub use stop::Stop;
pub use thought::{Line, Thought};
pub use win_chance::win_chance;

/// A computer player.
#[derive(Clone, Debug)]
pub enum Bot {
    /// Plays every legal move with the same chance.
    Random(Rng),
    /// Takes the position it likes best after its own turn.
    Greedy(Box<Greedy>),
    /// Plays one of the levels.
    Level(Box<Player>),
}

impl Bot {
    /// The names of all bots, weakest first.
    pub const NAMES: [&'static str; 11] = [
        "random",
        "newcomer",
        "guest",
        "greedy-1",
        "greedy",
        "regular",
        "challenger",
        "rival",
        "expert",
        "champion",
        "master",
    ];

    /// The name of the bot that plays on for somebody who is away: the strongest that answers at once.
    pub const STAND_IN: &'static str = "rival";

    /// Returns the rating of the bot of that name in `docs/ladder.md`: Elo with two seats and no boxes, `greedy-1` at 1000.
    pub fn rating(name: &str) -> Option<i32> {
        rating::rating(name)
    }

    /// Returns the bot of that name with a seed.
    pub fn from_name(name: &str, seed: u64) -> Option<Self> {
        match name {
            "random" => Some(Self::Random(Rng::new(seed))),
            "greedy-1" => Some(Self::Greedy(Box::new(Greedy::first(seed)))),
            "greedy" => Some(Self::Greedy(Box::new(Greedy::new(seed)))),
            _ => {
                let level = Level::from_name(name)?;
                Some(Self::Level(Box::new(Player::new(level, seed))))
            }
        }
    }

    /// The same bot with another limit. Those that do not search stay as they are.
    #[must_use]
    pub fn with_limit(self, limit: Limit) -> Self {
        match self {
            Self::Level(player) => Self::Level(Box::new(player.with_limit(limit))),
            Self::Random(_) | Self::Greedy(_) => self,
        }
    }

    /// The same bot with other weights of the evaluation, for tuning. Those that know no weights stay as they are.
    #[must_use]
    pub fn with_weights(self, weights: Weights) -> Self {
        match self {
            Self::Level(player) => Self::Level(Box::new(player.with_weights(weights))),
            Self::Random(_) | Self::Greedy(_) => self,
        }
    }

    /// Whether the bot searches, so that a limit and more time matter to it.
    pub fn searches(&self) -> bool {
        matches!(self, Self::Level(player) if player.searches())
    }

    /// Returns how many positions it looks at for a decision, unless it has another limit; nothing if it does not search.
    pub fn nodes(&self) -> Option<u64> {
        match self {
            Self::Level(player) => player.nodes(),
            Self::Random(_) | Self::Greedy(_) => None,
        }
    }

    /// Returns its move, or nothing if no decision is open. Once the signal is set it answers with the best move it has
    /// found so far; there is always one.
    pub fn choose(&mut self, rules: &Rules, state: &State, stop: &Stop) -> Option<Move> {
        match self {
            Self::Random(rng) => random_move(rules, state, rng, &mut Vec::new()),
            Self::Greedy(greedy) => greedy.choose(rules, state, stop),
            Self::Level(player) => player.choose(rules, state, stop),
        }
    }
}
