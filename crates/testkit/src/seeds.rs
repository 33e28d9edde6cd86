//! Seeds of random games: how many, from where, and which one failed.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use carcas_laws::daily_or_deep;

/// The seeds of a run of random games, one per game.
///
/// `CARCAS_SEED` sets the first seed and `CARCAS_GAMES` the number of games; without it an eighth of the usual number is played, and all
/// in a deep run (`CARCAS_DEEP`). A game that fails prints its seed, so that
/// `CARCAS_SEED=… CARCAS_GAMES=1` plays it again.
#[derive(Clone, Copy, Debug)]
pub struct Seeds {
    first: u64,
    n_games: u64,
    n_usual: u64,
}

impl Seeds {
    /// Reads the environment.
    pub fn from_env(n_usual: u64) -> Self {
        let n_daily = daily_or_deep(n_usual.div_ceil(8), n_usual);
        Self {
            first: number("CARCAS_SEED").unwrap_or(1),
            n_games: number("CARCAS_GAMES").unwrap_or(n_daily),
            n_usual,
        }
    }

    /// Tells whether the run has at least the usual number of games, so that it may be expected to meet every case.
    pub fn is_full(&self) -> bool {
        self.n_games >= self.n_usual
    }

    /// Plays every game, on all cores.
    ///
    /// # Panics
    /// If a game does.
    pub fn for_each(&self, game: impl Fn(u64) + Sync) {
        let next = AtomicU64::new(0);
        let has_failed = AtomicBool::new(false);
        let work = || {
            loop {
                let ix = next.fetch_add(1, Ordering::Relaxed);
                if ix >= self.n_games || has_failed.load(Ordering::Relaxed) {
                    return;
                }
                let seed = self.first.wrapping_add(ix);
                let report = Report {
                    seed,
                    has_failed: &has_failed,
                };
                game(seed);
                drop(report);
            }
        };
        let n_threads = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            for _ in 0..n_threads {
                scope.spawn(work);
            }
        });
    }
}

fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    let number = text.parse();
    Some(number.unwrap_or_else(|_| panic!("`{name}={text}` is no number")))
}

/// Prints the seed if the game panics.
struct Report<'a> {
    seed: u64,
    has_failed: &'a AtomicBool,
}

impl Drop for Report<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.has_failed.store(true, Ordering::Relaxed);
            eprintln!(
                "to play this game again: CARCAS_SEED={} CARCAS_GAMES=1",
                self.seed
            );
        }
    }
}
