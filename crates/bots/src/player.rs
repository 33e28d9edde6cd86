//! A player of one of the levels.

use carcas_engine::{Log, Move, Rules, State};

use crate::evaluation::{Evaluation, Weights};
use crate::level::Level;
use crate::{Limit, Rng, Stop, search};

/// A player of one of the levels.
#[derive(Clone, Debug)]
pub struct Player {
    level: &'static Level,
    /// How much it may look at; none for levels that do not search.
    limit: Option<Limit>,
    /// Weights to play with instead of those of the game.
    weights: Option<Weights>,
    seeds: Rng,
    /// The evaluation of the game that it plays.
    evaluation: Option<Evaluation>,
    /// What it has planned for the rest of its turn.
    plan: Vec<(u64, Move)>,
}

impl Player {
    /// A player whose choices follow from the seed.
    pub(crate) fn new(level: &'static Level, seed: u64) -> Self {
        Self {
            level,
            limit: level.nodes.map(Limit::nodes),
            weights: None,
            seeds: Rng::new(seed),
            evaluation: None,
            plan: Vec::new(),
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
            weights: Some(weights),
            evaluation: None,
            ..self
        }
    }

    pub(crate) const fn searches(&self) -> bool {
        self.limit.is_some()
    }

    pub(crate) const fn nodes(&self) -> Option<u64> {
        self.level.nodes
    }

    pub(crate) fn choose(&mut self, rules: &Rules, state: &State, stop: &Stop) -> Option<Move> {
        let seed = self.seeds.next_u64();
        if let Some(planned) = self.planned(rules, state) {
            return Some(planned);
        }
        let limit = self.limit.unwrap_or(Limit::nodes(0));
        let limit = limit.with_seed(limit.seed ^ seed);
        if self
            .evaluation
            .as_ref()
            .is_none_or(|known| !known.is_for(rules))
        {
            let own = self.weights.clone();
            let weights = own.unwrap_or_else(|| Weights::of_game(rules));
            let evaluation = Evaluation::new(rules, &weights, self.level.knowledge);
            self.evaluation = Some(evaluation);
        }
        let evaluation = self.evaluation.as_ref()?;
        let (thought, plan) = search::think_with(rules, state, (limit, evaluation), stop);
        let best = thought.best()?.mv;
        self.plan(rules, state, (best, plan));
        Some(best)
    }

    /// Keeps what to answer next, with the key of the position in which it is to be answered.
    fn plan(&mut self, rules: &Rules, state: &State, (mut last, plan): (Move, Vec<Move>)) {
        self.plan.clear();
        let mut state = state.clone();
        for next in plan {
            state.play_unchecked(rules, last, &mut Log::silent());
            self.plan.push((state.key(rules), next));
            last = next;
        }
    }

    /// Returns the answer that was planned for a position, if it is the one that was foreseen.
    fn planned(&mut self, rules: &Rules, state: &State) -> Option<Move> {
        if self.plan.is_empty() {
            return None;
        }
        let key = state.key(rules);
        let known = self.plan.iter().find(|(planned, _)| *planned == key);
        let answer = known.map(|&(_, answer)| answer);
        answer.filter(|&answer| state.is_legal(rules, answer))
    }
}
