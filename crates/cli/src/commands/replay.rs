//! `carcas replay`: a recorded game at any of its decisions.

use crate::language::words;
use carcas_text::{Sentence, say};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use carcas_engine::{Node, State};
use carcas_protocol::Said;
use carcas_record::{Record, Teller};
use serde_json::json;

use crate::{files, screen, show};

/// Flags of `carcas replay`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record, or the address of a game on a server, such as `https://example.org/game/ID`
    file: PathBuf,

    /// Show the game after so many entries (draws and moves) instead of at its end; 0 is the beginning
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = crate::run_args::n_entries)]
    at: Option<usize>,

    /// Also tell everything that happened up to there
    #[arg(long)]
    story: bool,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,

    /// Show it on the whole screen and step through it with arrow keys
    #[arg(long, conflicts_with_all = ["json", "story"])]
    tui: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let (record, _) = files::read_record(&args.file)?;
    let n_entries = record.entries().len();
    let at = args.at.unwrap_or(n_entries);
    if at > n_entries {
        return Err(files::beyond(at, n_entries));
    }
    if args.tui {
        anyhow::ensure!(screen::is_possible(), say!(words(), "terminal-error-tui"));
        return screen::replay(record, args.at.unwrap_or(0));
    }
    let mut replay = record.replay();
    let mut story = Vec::new();
    let mut last = Vec::new();
    for _ in 0..at {
        let Some(step) = replay.step() else { break };
        let teller = Teller {
            rules: record.rules(),
        };
        let tell = |event| teller.event(replay.state(), event);
        last = step.events.iter().map(tell).collect::<Vec<_>>();
        story.extend(last.iter().cloned());
    }
    let state = replay.into_state();
    let told = if args.story { &story } else { &last };
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", as_json(&record, &state, at, told))?;
        return Ok(ExitCode::SUCCESS);
    }
    if at > 0 && !args.story {
        let line = record.line(at - 1);
        let told = say!(
            words(),
            "terminal-replay-entry",
            number = at,
            n = n_entries,
            input = line
        );
        writeln!(out, "{told}")?;
    }
    let shown = show::shown_names(&record);
    for sentence in told {
        writeln!(out, "  {}", words().tell_with(sentence, &shown))?;
    }
    writeln!(out)?;
    show::print_position(&mut out, record.rules(), &state, (record.names(), &shown))?;
    Ok(ExitCode::SUCCESS)
}

fn as_json(record: &Record, state: &State, at: usize, told: &[Sentence]) -> serde_json::Value {
    let rules = record.rules();
    let (waits_for, seat) = match state.node() {
        Node::Chance { .. } => ("draw", Some(state.active_seat())),
        Node::Decide { seat, decision } => (decision.name(), Some(seat)),
        Node::Over => ("nothing", None),
    };
    let figures: Vec<String> = state
        .figures()
        .map(|figure| state.figure_name(rules, figure.ix))
        .collect();
    let tiles: Vec<_> = state
        .tiles()
        .iter()
        .map(|tile| {
            json!({
                "tile": rules.tile_kind(tile.kind).id,
                "x": tile.cell.x,
                "y": tile.cell.y,
                "rotation": tile.rotation.degrees(),
            })
        })
        .collect();
    json!({
        "entry": at,
        "entries": record.entries().len(),
        "line": if at > 0 { record.line(at - 1) } else { "" },
        "told": told.iter().map(Said::of).collect::<Vec<_>>(),
        "names": record.names(),
        "scores": rules.seats().map(|seat| state.score(seat)).collect::<Vec<_>>(),
        "waits_for": waits_for,
        "seat": seat.map(|seat| seat.0),
        "legal": show::legal_names(rules, state),
        "tiles": tiles,
        "figures": figures,
        "bag": state.bag_size(),
    })
}
