//! `carcas rules`: boxes, presets and switches; and what a game of an edition plays, in plain words.

mod condition;
mod explain;
mod house;
mod list;
mod print;
mod read;
#[cfg(test)]
mod tests;
mod texts;

use std::io::{self, Write};
use std::process::ExitCode;

use anstyle::Style;

use crate::setup_args::SetupArgs;
pub(crate) use house::{HouseSwitch, house_switches};
use texts::Texts;

/// Seats do not change what an edition plays.
const SEATS: usize = 2;

/// Flags of `carcas rules`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// List only these switches, or all whose name contains the word
    #[arg(value_name = "SWITCH", conflicts_with_all = ["rules", "boxes", "switches"])]
    names: Vec<String>,

    #[command(flatten)]
    setup: SetupArgs,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    if args.setup.is_given() {
        explain(args)?;
    } else {
        list::print(&args.names, args.json)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn explain(args: &Args) -> anyhow::Result<()> {
    let (setup, rules) = args.setup.prepare(SEATS)?;
    let texts = Texts::ours()?;
    let explanation = explain::explain(&texts, &setup, &rules);
    let out = &mut anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&explanation)?)?;
    } else {
        print::print(out, &explanation)?;
    }
    Ok(())
}

fn heading(out: &mut impl Write, text: &str) -> io::Result<()> {
    let bold = Style::new().bold();
    writeln!(out, "{bold}{text}{bold:#}")
}
