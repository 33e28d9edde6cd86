//! The flags of commands that play many games: how many, with which seeds, on how many threads.

use std::time::{Duration, Instant};

use anyhow::ensure;
use clap::Args;

/// Number of games, threads and seed.
#[derive(Clone, Debug, Args)]
pub(crate) struct RunArgs {
    /// Play so many games instead
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u64>,

    /// The number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,

    /// The seed of the first game; the next games have the next seeds
    #[arg(long, value_name = "X", default_value_t = 1)]
    pub(crate) seed: u64,
}

/// When a run ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Limit {
    Games(u64),
    Deadline(Instant),
}

impl Limit {
    /// Tells whether a game, counted from 0, is no longer played.
    pub(crate) fn is_reached(self, game: u64) -> bool {
        match self {
            Self::Games(games) => game >= games,
            Self::Deadline(deadline) => Instant::now() >= deadline,
        }
    }
}

impl RunArgs {
    /// Checks the flags and returns when the run ends; `flag` grants so many of `unit` if no number of games is asked for.
    pub(crate) fn limit(
        &self,
        (flag, n, most): (&str, f64, f64),
        unit: Duration,
    ) -> anyhow::Result<Limit> {
        ensure!(
            n.is_finite() && (0.0..=most).contains(&n),
            "`{flag} {n}` is out of range; it can be 0 to {most}"
        );
        ensure!(
            (1..=256).contains(&self.threads),
            "`--threads {}` is out of range; it can be 1 to 256",
            self.threads
        );
        Ok(match self.games {
            Some(games) => Limit::Games(games),
            None => Limit::Deadline(Instant::now() + unit.mul_f64(n)),
        })
    }

    /// Returns the seed of a game, counted from 0.
    pub(crate) fn seed_of(&self, game: u64) -> u64 {
        self.seed.wrapping_add(game)
    }
}
