//! `carcas-lab playouts`: random games, for measuring.

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use carcas_bots::{Rng, play_out};
use carcas_engine::{Rules, State};
use indicatif::{ProgressBar, ProgressStyle};

use carcas_cli::run_args::{Limit, RunArgs, decimal, whole_from};
use carcas_cli::setup_args::SetupArgs;

/// Flags of `carcas-lab playouts`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// The number of seats
    #[arg(long, default_value_t = 2, value_parser = whole_from(0_usize))]
    seats: usize,

    /// Play for S seconds
    #[arg(
        long,
        value_name = "S",
        default_value_t = 5.0,
        value_parser = decimal,
        conflicts_with = "games"
    )]
    seconds: f64,

    #[command(flatten)]
    run: RunArgs,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// What a number of games amounts to.
#[derive(Clone, Copy, Default)]
struct Totals {
    games: u64,
    decisions: u64,
    points: i64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let (_, rules) = args.setup.prepare(args.seats)?;
    let seconds = ("--seconds", args.seconds, 86_400.0);
    let limit = args.run.limit(seconds, Duration::from_secs(1))?;
    let begin = Instant::now();
    let totals = play_all(&rules, args, limit, begin);
    let seconds = begin.elapsed().as_secs_f64().max(1e-9);
    let games_per_second = totals.games as f64 / seconds;
    let decisions_per_second = totals.decisions as f64 / seconds;
    let mean_score = totals.points as f64 / (totals.games.max(1) * rules.n_seats() as u64) as f64;
    let mut out = anstream::stdout();
    if args.json {
        let line = serde_json::json!({
            "games": totals.games,
            "decisions": totals.decisions,
            "games_per_second": games_per_second.round(),
            "decisions_per_second": decisions_per_second.round(),
            "mean_score": (mean_score * 100.0).round() / 100.0,
        });
        writeln!(out, "{line}")?;
    } else {
        writeln!(
            out,
            "playouts: games={} games_per_second={games_per_second:.0} \
             decisions_per_second={decisions_per_second:.0} mean_score={mean_score:.2}",
            totals.games
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Game number `n` always has the same seed, whichever thread plays it.
fn play_all(rules: &Rules, args: &Args, limit: Limit, begin: Instant) -> Totals {
    let next = AtomicU64::new(0);
    let bar = progress_bar(args);
    let worker = || {
        let start = State::new(rules);
        let mut state = start.clone();
        let mut moves = Vec::with_capacity(1024);
        let mut totals = Totals::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if limit.is_reached(game) {
                return totals;
            }
            state.clone_from(&start);
            let mut rng = Rng::new(args.run.seed_of(game));
            totals.decisions += u64::from(play_out(rules, &mut state, &mut rng, &mut moves));
            totals.points += rules
                .seats()
                .map(|seat| i64::from(state.score(seat)))
                .sum::<i64>();
            totals.games += 1;
            if game.is_multiple_of(1024) {
                match limit {
                    Limit::Games(_) => bar.set_position(game),
                    Limit::Deadline(_) => bar.set_position(begin.elapsed().as_millis() as u64),
                }
            }
        }
    };
    let mut totals = Totals::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..args.run.threads).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            let part = worker.join().expect("a worker plays only legal moves");
            totals.games += part.games;
            totals.decisions += part.decisions;
            totals.points += part.points;
        }
    });
    bar.finish_and_clear();
    totals
}

fn progress_bar(args: &Args) -> ProgressBar {
    let length = args.run.games.unwrap_or((args.seconds * 1000.0) as u64);
    let style = ProgressStyle::with_template("random games {wide_bar} {percent}%")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}
