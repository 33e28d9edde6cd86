//! `carcas games`: the games of this machine, newest first.

use crate::language::words;
use carcas_text::say;
use std::io::Write;
use std::process::ExitCode;

use crate::games::{self, words};

/// Flags of `carcas games`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only games that can be played on
    #[arg(long)]
    unfinished: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut all = games::all();
    if args.unfinished {
        all.retain(games::Kept::is_unfinished);
    }
    let mut out = anstream::stdout().lock();
    if all.is_empty() {
        writeln!(out, "{}", say!(words(), "terminal-games-none"))?;
    }
    for kept in &all {
        writeln!(out, "{}", words::line(kept))?;
        writeln!(out, "    {}", kept.path.display())?;
    }
    Ok(ExitCode::SUCCESS)
}
