//! Grades the puzzles of a file again after the bots have changed: it leaves out those without a clearly best move, and
//! rewrites what moves lose and how hard the others are.
//!
//! `carcas-lab regrade puzzles/shipped.txt [NODES]` rewrites the file; use 1,500 or more positions for each of two searches.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use carcas_analysis::puzzle::{Search, look_again, parse, write};
use carcas_cli::files;

/// Flags of `carcas-lab regrade`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The puzzles, such as puzzles/shipped.txt
    file: PathBuf,

    /// Positions for each of two searches
    #[arg(default_value_t = Search::default().nodes)]
    nodes: u64,
}

/// Runs the command.
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let nodes = args.nodes;
    let search = Search {
        nodes,
        ..Search::default()
    };
    let puzzles = files::read_text(&args.file)?;
    let puzzles = parse(&puzzles).with_context(|| args.file.display().to_string())?;
    let mut kept = Vec::new();
    for (n, puzzle) in (1..).zip(&puzzles) {
        let again = look_again(puzzle, search);
        let now = match &again {
            None => "left out".to_owned(),
            Some(again) if again.solution() != puzzle.solution() => "another move".to_owned(),
            Some(again) => format!("difficulty {} was {}", again.difficulty, puzzle.difficulty),
        };
        eprintln!("{n} of {}: {}: {now}", puzzles.len(), puzzle.id);
        kept.extend(again);
    }
    files::write_whole(&args.file, &write(&kept))?;
    eprintln!("{} of {} puzzles are kept", kept.len(), puzzles.len());
    Ok(ExitCode::SUCCESS)
}
