//! A player of one of the levels.

use carcas_engine::{Move, Rules, State};

use crate::level::Level;
use crate::{Limit, Rng, Stop, search};

/// A player of one of the levels.
#[derive(Clone, Debug)]
pub struct Player {
    level: &'static Level,
    /// How much it may look at; none for levels that do not search.
    limit: Option<Limit>,
    seeds: Rng,
}

impl Player {
    /// A player whose choices follow from the seed.
    pub(crate) fn new(level: &'static Level, seed: u64) -> Self {
        Self {
            level,
            limit: level.nodes.map(Limit::nodes),
            seeds: Rng::new(seed),
        }
    }

    /// The same with another limit, if its level searches at all.
    pub(crate) fn with_limit(self, limit: Limit) -> Self {
        Self {
            limit: self.limit.map(|_| limit),
            ..self
        }
    }

    pub(crate) const fn searches(&self) -> bool {
        self.limit.is_some()
    }

    pub(crate) fn choose(&mut self, rules: &Rules, state: &State, stop: &Stop) -> Option<Move> {
        let seed = self.seeds.next_u64();
        let limit = self.limit.unwrap_or(Limit::nodes(0));
        let limit = limit.with_seed(limit.seed ^ seed);
        let thought = search::think_with(rules, state, (limit, self.level.knowledge), stop);
        thought.best().map(|line| line.mv)
    }
}
