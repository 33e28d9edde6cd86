//! Reviews of games that are over: a queue in front of few workers off the threads that carry moves, and what they found
//! last, in memory.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use carcas_analysis::{Analysis, Effort, analyze};
use carcas_bots::Stop;
use carcas_engine::State;
use carcas_engine::notation::outcome_name;
use carcas_protocol::{
    AnalysisProgress, BestMove, GameAnalysis, JudgedDraw, JudgedMove, JudgedSeat, Said,
};
use carcas_record::{Record, Teller};
use tokio::sync::Semaphore;

use crate::store::GameId;

/// Positions that are looked at for every decision.
const NODES: u64 = 400;
/// How many may wait.
const MAX_WAITING: usize = 50;
/// How many that are done are kept.
const MAX_KEPT: usize = 100;

/// All reviews. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Reviews {
    places: Arc<Semaphore>,
    jobs: Arc<Mutex<Jobs>>,
    /// Whether nothing is worked on any more.
    is_stopped: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct Jobs {
    of: HashMap<GameId, Job>,
    /// Those that wait, in order.
    waiting: VecDeque<GameId>,
    /// Those that are done, the oldest first.
    done: VecDeque<GameId>,
}

#[derive(Debug)]
enum Job {
    Waiting,
    Running { done: Arc<AtomicU32>, of: u32 },
    Done(Arc<GameAnalysis>),
}

/// So many wait already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QueueFull;

impl Reviews {
    /// Makes room for so many at once.
    pub(crate) fn new(n_places: usize) -> Self {
        Self {
            places: Arc::new(Semaphore::new(n_places.max(1))),
            jobs: Arc::default(),
            is_stopped: Arc::default(),
        }
    }

    fn jobs(&self) -> std::sync::MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends what is worked on.
    pub(crate) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Returns how far the analysis of a game is, if it was asked for and is still kept.
    pub(crate) fn progress(&self, game: &GameId) -> Option<AnalysisProgress> {
        let jobs = self.jobs();
        Some(match jobs.of.get(game)? {
            Job::Waiting => {
                let before = jobs.waiting.iter().position(|other| other == game);
                AnalysisProgress::Waiting {
                    before: before.unwrap_or_default() as u32,
                }
            }
            Job::Running { done, of } => AnalysisProgress::Running {
                done: done.load(Ordering::Relaxed),
                of: *of,
            },
            Job::Done(analysis) => AnalysisProgress::Done {
                analysis: GameAnalysis::clone(analysis),
            },
        })
    }

    /// Puts a game into the queue. `record` makes its record once it is its turn.
    ///
    /// # Errors
    /// If so many wait already.
    pub(crate) fn ask(
        &self,
        game: &GameId,
        record: impl FnOnce() -> Result<Record, String> + Send + 'static,
    ) -> Result<(), QueueFull> {
        {
            let mut jobs = self.jobs();
            if jobs.of.contains_key(game) {
                return Ok(());
            }
            if jobs.waiting.len() >= MAX_WAITING {
                return Err(QueueFull);
            }
            jobs.of.insert(game.clone(), Job::Waiting);
            jobs.waiting.push_back(game.clone());
        }
        let (all, game) = (self.clone(), game.clone());
        tokio::spawn(async move {
            let place = Arc::clone(&all.places).acquire_owned().await;
            let worker = all.clone();
            let work = tokio::task::spawn_blocking(move || {
                let _place = place;
                let found = worker.work(&game, record);
                worker.settle(&game, found);
            });
            // A worker that breaks leaves a game that can be asked for again.
            if work.await.is_err() {
                tracing::error!("an analysis broke");
                all.forget_running();
            }
        });
        Ok(())
    }

    /// Looks through a game.
    fn work(
        &self,
        game: &GameId,
        record: impl FnOnce() -> Result<Record, String>,
    ) -> Option<GameAnalysis> {
        let record = match record() {
            Ok(record) => record,
            Err(why) => {
                tracing::warn!(%game, why, "a game cannot be analyzed");
                return None;
            }
        };
        let done = Arc::new(AtomicU32::new(0));
        {
            let mut jobs = self.jobs();
            jobs.waiting.retain(|other| other != game);
            let running = Job::Running {
                done: Arc::clone(&done),
                of: record.entries().len() as u32,
            };
            jobs.of.insert(game.clone(), running);
        }
        let effort = Effort {
            nodes: Some(NODES),
            ..Effort::default()
        };
        let found = analyze(&record, effort, Stop::never, |at| {
            done.store(at as u32, Ordering::Relaxed);
            !self.is_stopped.load(Ordering::Relaxed)
        });
        found.map(|found| told(&record, &found))
    }

    /// Keeps what was found, or nothing, so that it can be asked for again.
    fn settle(&self, game: &GameId, found: Option<GameAnalysis>) {
        let mut jobs = self.jobs();
        jobs.waiting.retain(|other| other != game);
        jobs.of.remove(game);
        if let Some(found) = found {
            jobs.of.insert(game.clone(), Job::Done(Arc::new(found)));
            jobs.done.push_back(game.clone());
            if jobs.done.len() > MAX_KEPT
                && let Some(oldest) = jobs.done.pop_front()
            {
                jobs.of.remove(&oldest);
            }
        }
    }

    /// Forgets what nobody works on any more: with one worker broken, all that run may be asked for again.
    fn forget_running(&self) {
        let mut jobs = self.jobs();
        jobs.of.retain(|_, job| !matches!(job, Job::Running { .. }));
    }
}

/// Returns an analysis as clients are told it.
fn told(record: &Record, analysis: &Analysis) -> GameAnalysis {
    let rules = record.rules();
    let mut replay = record.replay();
    let mut decisions = Vec::with_capacity(analysis.decisions.len());
    for judged in &analysis.decisions {
        while replay.n_done() < judged.at && replay.step().is_some() {}
        let state: &State = replay.state();
        let said = |mv| Some(Said::of(&Teller { rules }.answer(state, mv)));
        let best = judged.best.iter().map(|line| BestMove {
            text: state.move_name(rules, line.mv),
            said: said(line.mv),
            margin: rounded(line.margin),
            win: rounded(line.win),
        });
        decisions.push(JudgedMove {
            at: judged.at as u32,
            seat: judged.seat.0,
            played: state.move_name(rules, judged.played),
            said: said(judged.played),
            margin: rounded(judged.margin),
            win: judged.win.iter().copied().map(rounded).collect(),
            lost: rounded(judged.lost),
            lost_win: rounded(judged.lost_win),
            best: best.collect(),
            is_forced: judged.is_forced,
            is_exact: judged.is_exact,
        });
    }
    let draws = analysis.draws.iter().map(|drawn| JudgedDraw {
        at: drawn.at as u32,
        seat: drawn.seat.0,
        drawn: outcome_name(rules, drawn.outcome).to_owned(),
        chance: rounded(drawn.chance),
        margin: rounded(drawn.margin),
        luck: rounded(drawn.luck),
    });
    let seats = rules.seats().map(|seat| JudgedSeat {
        lost: rounded(analysis.lost_by(seat)),
        luck: rounded(analysis.luck_of(seat)),
    });
    GameAnalysis {
        nodes: NODES,
        decisions,
        draws: draws.collect(),
        seats: seats.collect(),
    }
}

/// Four digits behind the point are more than anybody knows.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0 + 0.0
}

#[cfg(test)]
mod tests {
    use carcas_bots::{Rng, random_move};
    use carcas_engine::{Edition, Log, Node, Setup};
    use carcas_record::usual_names;

    use super::*;

    fn short_game() -> Record {
        let setup = Setup::new(Edition::ALL[0], 2);
        let mut record = Record::new(setup, usual_names(2)).expect("a game");
        let mut rng = Rng::new(1);
        while record.entries().len() < 6 {
            let (rules, state) = (record.rules(), record.state());
            match state.node() {
                Node::Decide { .. } => {
                    let chosen = random_move(rules, state, &mut rng, &mut Vec::new());
                    record
                        .play(chosen.expect("a move"), &mut Log::silent())
                        .expect("legal");
                }
                Node::Chance { .. } | Node::Over => {
                    let drawn = state.sample(rules, |n| rng.below(n)).expect("a tile");
                    record.draw(drawn, &mut Log::silent()).expect("possible");
                }
            }
        }
        record
    }

    fn id(n: usize) -> GameId {
        GameId::parse(&format!("{n:012}")).expect("an id")
    }

    #[tokio::test]
    async fn so_many_wait_and_no_more_and_each_has_its_place() {
        let reviews = Reviews::new(1);
        // Nobody begins.
        let place = reviews.places.acquire().await;
        for n in 0..MAX_WAITING {
            assert_eq!(reviews.ask(&id(n), || Ok(short_game())), Ok(()));
        }
        assert_eq!(
            reviews.ask(&id(3), || Ok(short_game())),
            Ok(()),
            "asked twice"
        );
        assert_eq!(reviews.ask(&id(99), || Ok(short_game())), Err(QueueFull));
        let waiting = AnalysisProgress::Waiting { before: 3 };
        assert_eq!(reviews.progress(&id(3)), Some(waiting));
        assert_eq!(reviews.progress(&id(99)), None);
        reviews.stop();
        drop(place);
    }

    #[tokio::test]
    async fn what_was_found_is_kept_and_a_game_that_cannot_be_read_is_forgotten() {
        let reviews = Reviews::new(1);
        let found = reviews
            .work(&id(1), || Ok(short_game()))
            .expect("an analysis");
        assert_eq!(found.decisions.len() + found.draws.len(), 6);
        reviews.settle(&id(1), Some(found.clone()));
        let done = AnalysisProgress::Done {
            analysis: found.clone(),
        };
        assert_eq!(reviews.progress(&id(1)), Some(done));
        for n in 2..2 + MAX_KEPT {
            reviews.settle(&id(n), Some(GameAnalysis::default()));
        }
        assert_eq!(reviews.progress(&id(1)), None, "the oldest goes");
        let none = reviews.work(&id(7777), || Err("broken".to_owned()));
        reviews.settle(&id(7777), none);
        assert_eq!(reviews.progress(&id(7777)), None);
    }
}
