//! `carcas analyze`: what a game was like: what was expected, what moves lost, how lucky draws were.

mod json;
mod tell;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::ensure;
use carcas_analysis::{Analysis, Effort, Ink, analyze, chart};
use carcas_arena::Alarm;
use carcas_bots::Stop;
use carcas_record::Record;
use carcas_text::{key, say};

use crate::contests::progress_bar;
use crate::files;
use crate::language::words;
use crate::run_args::{seed, threads, whole};
use crate::setup_args::color_order;
use crate::show::shown_names;
use tell::Story;

/// Flags of `carcas analyze`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record, or the address of a game on a server, such as `https://example.org/game/ID`
    record: PathBuf,

    /// Positions to look at for every decision
    #[arg(long, value_name = "N", default_value_t = 800, value_parser = whole(0_u64..=1_000_000_000_000))]
    nodes: u64,

    /// Milliseconds to think about every decision instead; then the result depends on how busy the machine is
    #[arg(long, value_name = "MS", value_parser = whole(1_u64..=86_400_000), conflicts_with = "nodes")]
    time: Option<u64>,

    /// The number of threads that think about a decision
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZeroUsize,

    /// The seed of the draws that searches try
    #[arg(long, value_name = "X", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,

    /// How many of the best moves to show for every decision
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = whole(1_usize..=50))]
    best: usize,

    /// Tell moves and draws in the notation of records instead of in words
    #[arg(long)]
    notation: bool,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,

    /// Draw a chart into this file: chances to win, what moves lost, luck; the ending is .svg
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Colors of the seats on a chart, in the order of `setup_args::SEAT_NAMES`.
const COLORS: [&str; 6] = [
    "#c23b22", "#2f6fb3", "#3b8f4a", "#c9a227", "#8a8f98", "#d06aa0",
];

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    if let Some(path) = &args.output {
        let is_svg = path.extension().is_some_and(|ending| ending == "svg");
        ensure!(
            is_svg,
            say!(words(), "terminal-analyze-svg", file = files::shown(path))
        );
        files::check_writable(path)?;
    }
    let (record, _) = files::read_ended(&args.record)?;
    let effort = Effort {
        nodes: args.time.is_none().then_some(args.nodes),
        threads: args.threads,
        seed: args.seed,
        n_best: args.best,
    };
    let bar = progress_bar(record.entries().len() as u64, false);
    let alarm = args
        .time
        .map(|ms| (Alarm::new(), Duration::from_millis(ms)));
    let clock = || match &alarm {
        Some((alarm, time)) => alarm.after(*time),
        None => Stop::never(),
    };
    let analysis = analyze(&record, effort, clock, |at| {
        bar.set_position(at as u64);
        true
    });
    bar.finish_and_clear();
    // Nobody broke it off.
    let analysis = analysis.unwrap_or_default();
    let shown = show(args, &record, &analysis);
    // Nothing is lost if nobody reads what is printed, or if the file cannot be written after all.
    if let Some(path) = &args.output {
        let drawn = chart(&analysis, record.entries().len(), &ink(&record));
        files::write_whole(path, &drawn)?;
    }
    shown?;
    Ok(ExitCode::SUCCESS)
}

fn show(args: &Args, record: &Record, analysis: &Analysis) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", json::told(record, analysis))?;
    } else {
        let story = Story::new(record, args.notation);
        story.print(&mut out, analysis)?;
        story.print_summary(&mut out, analysis)?;
    }
    Ok(out.flush()?)
}

/// Colors and words of the chart.
fn ink(record: &Record) -> Ink {
    let order = color_order(record.names());
    let seats = record.rules().seats();
    let words = words();
    Ink {
        seats: seats
            .map(|seat| COLORS[order[seat.ix()]].to_owned())
            .collect(),
        names: shown_names(record),
        paper: "#ffffff".to_owned(),
        ink: "#222222".to_owned(),
        chances: words.of(key!("terminal-analyze-chart-chances")),
        losses: words.of(key!("terminal-analyze-chart-losses")),
        luck: words.of(key!("terminal-analyze-chart-luck")),
    }
}
