//! `carcas verify`: whether a recorded game was drawn as its seed and nonces say.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use carcas_engine::Outcome;
use carcas_engine::notation::outcome_name;
use carcas_fair::{Drawn, Draws};
use carcas_record::{Entry, Record};
use carcas_text::say;

use crate::files;
use crate::language::words;

/// Flags of `carcas verify`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record: of format 2, with `seed-hash`, `nonce` and `seed`; or the address of a game, such as `https://example.org/game/ID`
    #[arg(value_name = "RECORD")]
    file: PathBuf,
}

/// A draw that is not the one that seed and nonces give.
struct Difference {
    /// Its number, from 0.
    number: usize,
    recorded: Outcome,
    computed: Option<Outcome>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let (record, text) = files::read_record(&args.file)?;
    let mut out = anstream::stdout().lock();
    let (n_draws, differences) = compare(&record, &args.file)?;
    let rules = record.rules();
    if let Some(first) = differences.first() {
        let place = match line_of_draw(&text, first.number) {
            Some(line) => format!("{}:{line}", args.file.display()),
            None => args.file.display().to_string(),
        };
        let recorded = outcome_name(rules, first.recorded);
        let told = match first.computed.map(|outcome| outcome_name(rules, outcome)) {
            Some(computed) => say!(
                words(),
                "terminal-error-draw-differs",
                file = place,
                number = first.number,
                input = recorded,
                value = computed
            ),
            None => say!(
                words(),
                "terminal-error-draw-nothing",
                file = place,
                number = first.number,
                input = recorded
            ),
        };
        writeln!(out, "{told}")?;
    }
    // The reader has refused a seed with another hash.
    let n_differ = differences.len();
    writeln!(
        out,
        "verify: draws={n_draws} agree={} differ={n_differ} seed-hash=ok",
        n_draws - n_differ
    )?;
    Ok(match n_differ {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(1),
    })
}

/// Computes every draw again, in the positions of the record. Returns how many there are, and which differ.
fn compare(record: &Record, path: &Path) -> anyhow::Result<(usize, Vec<Difference>)> {
    let name = files::shown(path);
    if record.about().commitment().is_none() {
        bail!(say!(words(), "terminal-error-no-seed-hash", file = name));
    }
    if let Err(seat) = record.nonces() {
        let seat = record.names().get(seat.ix()).map_or("?", String::as_str);
        bail!(say!(
            words(),
            "terminal-error-no-nonce",
            file = name,
            who = seat
        ));
    }
    let draws = record.draws();
    let draws = draws.with_context(|| say!(words(), "terminal-error-no-seed", file = name))?;
    // Draws may be numbered in two ways; the draws of a game show which.
    let by_kind = differences(record, &draws, Drawn::default());
    if by_kind.1.is_empty() {
        return Ok(by_kind);
    }
    let alike = differences(record, &draws, Drawn::alike());
    Ok(match alike.1.len() < by_kind.1.len() {
        true => alike,
        false => by_kind,
    })
}

/// Returns how many draws a record has, and which differ when they are numbered so.
fn differences(record: &Record, draws: &Draws, mut drawn: Drawn) -> (usize, Vec<Difference>) {
    let mut differences = Vec::new();
    let mut number = 0;
    let mut replay = record.replay();
    loop {
        let before = replay.state().clone();
        let Some(step) = replay.step() else { break };
        if let Entry::Draw(recorded) = step.entry {
            let computed = draws.outcome(record.rules(), &before, &drawn);
            drawn.count(&before);
            if computed != Some(recorded) {
                differences.push(Difference {
                    number,
                    recorded,
                    computed,
                });
            }
            number += 1;
        }
    }
    (number, differences)
}

/// Returns the line of a draw in the text of a record, from 1.
fn line_of_draw(text: &str, number: usize) -> Option<usize> {
    let is_draw = |line: &str| line.split_whitespace().next() == Some("draw");
    let mut lines = text.lines().zip(1..).filter(|(line, _)| is_draw(line));
    lines.nth(number).map(|(_, line)| line)
}
