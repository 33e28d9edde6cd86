//! `carcas position`: a position as one line, and what such a line shows.

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, anyhow, ensure};
use carcas_engine::notation::{POSITION_FORMAT, parse_position, write_position};
use carcas_record::{Keep, usual_names};
use carcas_text::{key, say};

use crate::files::{self, MAX_TEXT_BYTES};
use crate::language::words;
use crate::show;

/// Flags of `carcas position`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A record or scenario, `-` for standard input, whose position is printed as one line; or such a line, whose
    /// position is shown
    #[arg(value_name = "FILE|-|LINE")]
    what: String,

    /// The position after so many entries (draws and moves) instead of at the end; 0 is the beginning
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = crate::run_args::n_entries)]
    at: Option<usize>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut out = anstream::stdout().lock();
    let first = args.what.split_whitespace().next().unwrap_or_default();
    if first == POSITION_FORMAT || args.what.contains(';') {
        ensure!(args.at.is_none(), say!(words(), "terminal-error-at-line"));
        show_line(&mut out, args.what.trim())?;
        return Ok(ExitCode::SUCCESS);
    }
    let watched = if args.what == "-" {
        let mut text = String::new();
        let input = std::io::stdin().lock();
        let read = input.take(MAX_TEXT_BYTES).read_to_string(&mut text);
        read.with_context(|| say!(words(), "terminal-error-stdin"))?;
        let name = words().of(key!("terminal-error-stdin-name"));
        files::watch(&name, &text, args.at, Keep::Last)?
    } else {
        files::read_watched(Path::new(&args.what), args.at, Keep::Last)?
    };
    let moment = watched.moments.last();
    let moment = moment.with_context(|| say!(words(), "terminal-error-no-moment"))?;
    let line = write_position(&watched.setup, &watched.rules, &moment.state);
    writeln!(out, "{line}")?;
    Ok(ExitCode::SUCCESS)
}

/// Shows the position of a line.
fn show_line(out: &mut impl Write, line: &str) -> anyhow::Result<()> {
    let (_, rules, state) = parse_position(line).map_err(|error| {
        let column = line[..error.at.min(line.len())].chars().count() + 1;
        let why = error.to_string();
        anyhow!(say!(
            words(),
            "terminal-error-position-line",
            number = column,
            text = why
        ))
    })?;
    let names = usual_names(rules.n_seats());
    let shown: Vec<String> = names.iter().map(|name| show::color_of(name)).collect();
    show::print_position(out, &rules, &state, (&names, &shown))?;
    writeln!(out, "\nkey {:016x}", state.key(&rules))?;
    Ok(())
}
