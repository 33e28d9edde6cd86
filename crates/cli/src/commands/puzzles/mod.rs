//! `carcas puzzles`: positions where one move is clearly best: find them, list them, solve them.

mod search;
mod solve;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, ensure};
use carcas_analysis::puzzle::{self, Puzzle};
use carcas_text::{key, say};
use clap::Subcommand;

use crate::files;
use crate::games::game_told;
use crate::language::words;
use crate::run_args::{seed, whole};
use crate::setup_args::SetupArgs;

/// Flags of `carcas puzzles`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Find positions where one move is clearly best, in records or in games that bots play for it
    Find(FindArgs),
    /// List the puzzles of a file, or those that come with the program
    List(FileArgs),
    /// Solve puzzles line by line: your answer is graded by the points that it loses
    Play(PlayArgs),
}

/// Flags of `carcas puzzles find`.
#[derive(Debug, clap::Args)]
pub(crate) struct FindArgs {
    /// Records to look through; without any, bots play games for it
    #[arg(value_name = "RECORD")]
    records: Vec<PathBuf>,

    #[command(flatten)]
    setup: SetupArgs,

    /// How many puzzles to find at most
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole(1_usize..=10_000))]
    count: usize,

    /// How many games to play for it at most
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = whole(1_u64..=1_000_000))]
    games: u64,

    /// The bot that plays these games
    #[arg(long, value_name = "BOT", default_value = "rival")]
    bot: String,

    /// Positions that each of two searches looks at for every decision
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = whole(1_u64..=1_000_000_000))]
    nodes: u64,

    /// By how many points the best move must be ahead of the second
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole(1_u32..=100))]
    gap: u32,

    /// The seed of games and searches
    #[arg(long, value_name = "X", default_value_t = 1, allow_negative_numbers = true, value_parser = seed)]
    seed: u64,

    /// What the names of the puzzles begin with
    #[arg(long, value_name = "NAME", default_value = "puzzle")]
    name: String,

    /// Write the puzzles into this file instead of printing them
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A file of puzzles.
#[derive(Debug, clap::Args)]
pub(crate) struct FileArgs {
    /// A file of puzzles [default: those that come with the program]
    file: Option<PathBuf>,
}

/// Flags of `carcas puzzles play`.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    of: FileArgs,

    /// The puzzle to begin with, by its name [default: the one of the day]
    #[arg(long, value_name = "NAME")]
    puzzle: Option<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match &args.command {
        Command::Find(args) => find(args),
        Command::List(args) => list(args),
        Command::Play(args) => play(args),
    }
}

fn find(args: &FindArgs) -> anyhow::Result<ExitCode> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    ensure!(
        (1..=30).contains(&args.name.len()) && args.name.chars().all(is_word),
        say!(words(), "terminal-puzzles-name", input = args.name.as_str())
    );
    if let Some(path) = &args.output {
        files::check_writable(path)?;
    }
    let found = search::run(args)?;
    let text = puzzle::write(&found);
    match &args.output {
        Some(path) => files::write_whole(path, &text)?,
        None => write!(anstream::stdout().lock(), "{text}")?,
    }
    let told = say!(words(), "terminal-puzzles-found", n = found.len());
    writeln!(anstream::stderr(), "{told}")?;
    Ok(ExitCode::SUCCESS)
}

/// Reads the puzzles of a file, or returns those that come with the program.
fn read(file: Option<&Path>) -> anyhow::Result<Vec<Puzzle>> {
    let Some(path) = file else {
        return Ok(puzzle::shipped().to_vec());
    };
    let text = files::read_text(path)?;
    let puzzles = puzzle::parse(&text);
    let puzzles = puzzles
        .with_context(|| say!(words(), "terminal-puzzles-file", file = files::shown(path)))?;
    ensure!(
        !puzzles.is_empty(),
        say!(words(), "terminal-puzzles-none", file = files::shown(path))
    );
    Ok(puzzles)
}

fn list(args: &FileArgs) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    for puzzle in read(args.file.as_deref())? {
        let stars = "*".repeat(usize::from(puzzle.difficulty));
        let line = format!(
            "{:<24} {:<5} {:<24} {}",
            puzzle.id,
            stars,
            theme_of(&puzzle),
            game_told(puzzle.record.setup())
        );
        writeln!(out, "{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Says what a puzzle is about.
fn theme_of(puzzle: &Puzzle) -> String {
    words().of(match puzzle.theme.as_str() {
        // That the best tile scores would be half of the answer.
        "tile" | "scoring" => key!("terminal-puzzles-theme-tile"),
        "figure" => key!("terminal-puzzles-theme-figure"),
        "end-game" => key!("terminal-puzzles-theme-end-game"),
        // Themes are also the names of decisions, and files may have their own.
        _ => key!("terminal-puzzles-theme-other"),
    })
}

fn play(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    let puzzles = read(args.of.file.as_deref())?;
    let first = match &args.puzzle {
        Some(name) => {
            let found = puzzles.iter().position(|puzzle| puzzle.id == *name);
            found.with_context(|| {
                let names: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
                say!(
                    words(),
                    "terminal-puzzles-no-such",
                    input = name.as_str(),
                    list = names.join(", ")
                )
            })?
        }
        None => puzzle::of_day(today(), puzzles.len()),
    };
    let order = puzzles.iter().cycle().skip(first).take(puzzles.len());
    solve::all(order, &words().of(key!("terminal-puzzles-help")))
}

/// Returns the number of the day, counted from 1970 in UTC.
fn today() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_secs() / 86_400)
}
