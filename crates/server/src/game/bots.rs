//! Where bots think: on threads of their own, no more at once than the machine should spare, so that people's moves never
//! wait for them. A bot sees the position and nothing else; the seed of the draws stays with the game.

use std::sync::Arc;
use std::time::Duration;

use carcas_bots::{Bot, Stop};
use carcas_engine::{Rules, State};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::metrics::Metrics;

/// The places where bots think.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    places: Arc<Semaphore>,
    /// Where bots wait that play among themselves: no more than half of them stand in line with those whom people wait for.
    alone: Arc<Semaphore>,
    budget: Duration,
    metrics: Arc<Metrics>,
}

impl BotPool {
    /// Makes room for so many bots at once, each with so much time for a move.
    pub(crate) fn new(n_places: usize, budget: Duration, metrics: Arc<Metrics>) -> Self {
        Self {
            places: Arc::new(Semaphore::new(n_places.max(1))),
            alone: Arc::new(Semaphore::new((n_places / 2).max(1))),
            budget,
            metrics,
        }
    }

    /// Lets a bot choose a move, at a table with people or without, and hands its text over, or nothing if there is no such
    /// bot.
    pub(crate) fn think<F>(
        &self,
        (level, has_people): (&str, bool),
        (rules, state): (Arc<Rules>, State),
        answer: impl FnOnce(Option<String>) -> F + Send + 'static,
    ) where
        F: Future<Output = ()> + Send + 'static,
    {
        let (pool, level) = (self.clone(), level.to_owned());
        self.metrics.add_bots(1);
        tokio::spawn(async move {
            let alone = match has_people {
                true => None,
                false => pool.alone.acquire().await.ok(),
            };
            let place = Arc::clone(&pool.places).acquire_owned().await;
            let thought = Thought(Stop::new());
            let stop = &thought.0;
            let mut thinking = {
                let (level, stop) = (level.clone(), stop.clone());
                tokio::task::spawn_blocking(move || choose(&level, &rules, &state, &stop))
            };
            let text = match timeout(pool.budget, &mut thinking).await {
                Ok(text) => text,
                Err(_) => {
                    stop.set();
                    thinking.await
                }
            };
            let text = text.ok().flatten();
            if stop.is_set() {
                let budget_ms = pool.budget.as_millis() as u64;
                tracing::warn!(level, budget_ms, "bot was stopped at the end of its time");
            }
            if text.is_none() {
                tracing::error!(level, "bot found no move");
            }
            drop((place, alone));
            pool.metrics.add_bots(-1);
            answer(text).await;
        });
    }
}

/// A bot that thinks as long as this is there: a server that goes waits for none.
struct Thought(Stop);

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.set();
    }
}

fn choose(level: &str, rules: &Rules, state: &State, stop: &Stop) -> Option<String> {
    // What a bot cannot foresee is no secret of the game: its own randomness has nothing to do with the draws.
    let seed = u64::from_le_bytes(crate::secret::random().ok()?);
    let mut bot = Bot::from_name(level, seed)?;
    let chosen = bot.choose(rules, state, stop)?;
    Some(state.move_name(rules, chosen))
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;
    use crate::game::rules_of;

    #[tokio::test]
    async fn tables_without_people_do_not_stand_in_the_way_of_people() {
        let setup = carcas_protocol::SetupSpec {
            preset: "zman-c2".to_owned(),
            ..carcas_protocol::SetupSpec::default()
        };
        let version = carcas_engine::RulesVersion::CURRENT.number();
        let rules = rules_of(&setup, version, 2).expect("rules");
        let pool = BotPool::new(1, Duration::from_secs(10), Arc::default());
        let (told, mut answers) = mpsc::unbounded_channel();
        let think = |has_people| {
            // The first draw is not made, so no bot finds a move, and each is done at once.
            let position = (Arc::clone(&rules), State::new(&rules));
            let told = told.clone();
            pool.think(("random", has_people), position, async move |_| {
                let _ = told.send(has_people);
            });
        };
        // All of them stand in line before the first may think.
        let place = pool.places.acquire().await;
        for _ in 0..100 {
            think(false);
        }
        think(true);
        for _ in 0..10 {
            tokio::task::yield_now().await;
        }
        drop((place, told));
        let mut order = Vec::new();
        for _ in 0..101 {
            order.extend(answers.recv().await);
        }
        let at = order.iter().position(|&has_people| has_people);
        assert!(at.is_some_and(|at| at <= 1), "{at:?}");
    }
}
