//! The flags of commands that play many games: how many, with which seeds, on how many threads.

use std::time::{Duration, Instant};

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::str::FromStr;

use anyhow::ensure;
use carcas_text::arg::Whole;
use carcas_text::{key, say};
use clap::Args;

use crate::language::words;

/// The most threads that work for a command.
pub const MOST_THREADS: usize = 256;

/// Number of games, threads and seed.
#[derive(Clone, Debug, Args)]
pub struct RunArgs {
    /// Play N games instead
    #[arg(long, value_name = "N", value_parser = whole_from(0_u64))]
    pub games: Option<u64>,

    /// The number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole_from(0_usize))]
    pub threads: usize,

    /// The seed of the first game; the next games have the next seeds
    #[arg(long, value_name = "X", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,
}

/// Reads a seed.
pub fn seed(text: &str) -> Result<u64, String> {
    let most = || u64::MAX.to_string();
    text.parse()
        .map_err(|_| say!(words(), "terminal-error-seed", value = most()))
}

/// Returns what reads a whole number of a range.
pub fn whole<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Whole + Copy,
{
    move |text| {
        let read = text.parse().ok().filter(|number| range.contains(number));
        read.ok_or_else(|| {
            let (least, most) = (*range.start(), *range.end());
            say!(words(), "terminal-error-whole", least = least, most = most)
        })
    }
}

/// Reads on how many threads something is done.
pub fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let read = whole(1_usize..=MOST_THREADS)(text)?;
    Ok(NonZeroUsize::new(read).unwrap_or(NonZeroUsize::MIN))
}

/// Returns what reads a whole number that has no limit but its type's.
pub fn whole_from<T>(least: T) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Whole + Copy,
{
    move |text| {
        let read = text.parse().ok().filter(|number| *number >= least);
        read.ok_or_else(|| say!(words(), "terminal-error-whole-from", least = least))
    }
}

/// Reads a number that need not be whole.
pub fn decimal(text: &str) -> Result<f64, String> {
    text.parse()
        .map_err(|_| words().of(key!("terminal-error-decimal")))
}

/// Reads whether something is wanted, as environments say it.
pub fn yes_or_no(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" | "y" | "t" | "1" => Ok(true),
        "false" | "no" | "off" | "n" | "f" | "0" => Ok(false),
        _ => Err(words().of(key!("terminal-error-yes-or-no"))),
    }
}

/// Reads how many entries of a game have happened.
pub fn n_entries(text: &str) -> Result<usize, String> {
    text.parse()
        .map_err(|_| words().of(key!("terminal-error-entries")))
}

/// Says that the value of a flag is too small or too large.
fn out_of_range(flag: &str, input: impl Display, least: u64, most: u64) -> String {
    say!(
        words(),
        "terminal-error-range",
        name = flag,
        input = input.to_string(),
        least = least,
        most = most
    )
}

/// When a run ends.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// After this many games.
    Games(u64),
    /// At this time.
    Deadline(Instant),
}

impl Limit {
    /// Whether a game, counted from 0, is no longer played.
    pub fn is_reached(self, game: u64) -> bool {
        match self {
            Self::Games(games) => game >= games,
            Self::Deadline(deadline) => Instant::now() >= deadline,
        }
    }
}

impl RunArgs {
    /// Checks the flags and returns when the run ends; unless a number of games is asked for, after `n` of `unit`, the value
    /// of `flag`.
    pub fn limit(
        &self,
        (flag, n, most): (&str, f64, f64),
        unit: Duration,
    ) -> anyhow::Result<Limit> {
        ensure!(
            n.is_finite() && (0.0..=most).contains(&n),
            out_of_range(flag, n, 0, most as u64)
        );
        ensure!(
            (1..=256).contains(&self.threads),
            out_of_range("--threads", self.threads, 1, 256)
        );
        Ok(match self.games {
            Some(games) => Limit::Games(games),
            None => Limit::Deadline(Instant::now() + unit.mul_f64(n)),
        })
    }

    /// Returns the seed of a game, counted from 0.
    pub fn seed_of(&self, game: u64) -> u64 {
        self.seed.wrapping_add(game)
    }
}
