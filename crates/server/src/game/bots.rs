//! Where bots think: on threads of their own, no more at once than the machine should spare, so that people's moves never
//! wait for them. A bot sees the position and nothing else; the seed of the draws stays with the game.

use std::sync::Arc;
use std::time::Duration;

use carcas_bots::{Bot, Stop};
use carcas_engine::{Rules, State};
use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// The places where bots think.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    places: Arc<Semaphore>,
    budget: Duration,
    metrics: Arc<Metrics>,
}

impl BotPool {
    /// Makes room for so many bots at once, each with so much time for a move.
    pub(crate) fn new(n_places: usize, budget: Duration, metrics: Arc<Metrics>) -> Self {
        Self {
            places: Arc::new(Semaphore::new(n_places.max(1))),
            budget,
            metrics,
        }
    }

    /// Lets a bot choose a move and hands its text over, or nothing if there is no such bot.
    pub(crate) fn think<F>(
        &self,
        level: &str,
        (rules, state): (Arc<Rules>, State),
        answer: impl FnOnce(Option<String>) -> F + Send + 'static,
    ) where
        F: Future<Output = ()> + Send + 'static,
    {
        let (pool, level) = (self.clone(), level.to_owned());
        self.metrics.add_bots(1);
        tokio::spawn(async move {
            let place = Arc::clone(&pool.places).acquire_owned().await;
            let stop = Stop::new();
            let thinking = {
                let stop = stop.clone();
                tokio::task::spawn_blocking(move || choose(&level, &rules, &state, &stop))
            };
            let timer = {
                let (stop, budget) = (stop.clone(), pool.budget);
                tokio::spawn(async move {
                    tokio::time::sleep(budget).await;
                    stop.set();
                })
            };
            let text = thinking.await.ok().flatten();
            timer.abort();
            drop(place);
            pool.metrics.add_bots(-1);
            answer(text).await;
        });
    }
}

fn choose(level: &str, rules: &Rules, state: &State, stop: &Stop) -> Option<String> {
    // What a bot cannot foresee is no secret of the game: its own randomness has nothing to do with the draws.
    let seed = crate::secret::seed().ok()?;
    let seed = u64::from_str_radix(seed.get(..16)?, 16).ok()?;
    let mut bot = Bot::from_name(level, seed)?;
    let chosen = bot.choose(rules, state, stop)?;
    Some(state.move_name(rules, chosen))
}
