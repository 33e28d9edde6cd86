//! A player of one of the levels.

use carcas_engine::{Move, Rules, State};

use crate::evaluation::{Evaluation, Weights};
use crate::level::Level;
use crate::{Limit, Rng, Stop, search};

/// A player of one of the levels.
#[derive(Clone, Debug)]
pub struct Player {
    level: &'static Level,
    /// How much it may look at; none for levels that do not search.
    limit: Option<Limit>,
    weights: Weights,
    seeds: Rng,
    /// The evaluation of the game that it plays, with the number of kinds and seats by which a game is told from another.
    evaluation: Option<Evaluation>,
}

impl Player {
    /// A player whose choices follow from the seed.
    pub(crate) fn new(level: &'static Level, seed: u64) -> Self {
        Self {
            level,
            limit: level.nodes.map(Limit::nodes),
            weights: Weights::usual().clone(),
            seeds: Rng::new(seed),
            evaluation: None,
        }
    }

    /// The same with another limit, if its level searches at all.
    pub(crate) fn with_limit(self, limit: Limit) -> Self {
        Self {
            limit: self.limit.map(|_| limit),
            ..self
        }
    }

    /// The same with other weights.
    pub(crate) fn with_weights(self, weights: Weights) -> Self {
        Self {
            weights,
            evaluation: None,
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
        let evaluation = Evaluation::new(rules, &self.weights, self.level.knowledge);
        let thought = search::think_with(rules, state, (limit, evaluation), stop);
        thought.best().map(|line| line.mv)
    }
}
