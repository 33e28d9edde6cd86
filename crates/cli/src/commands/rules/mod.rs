//! `carcas rules`: boxes, presets and switches.

mod list;

use std::io::{self, Write};
use std::process::ExitCode;

use anstyle::Style;

/// Flags of `carcas rules`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Show only these switches, or all whose name contains the word
    #[arg(value_name = "SWITCH")]
    names: Vec<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    list::print(&args.names, args.json)?;
    Ok(ExitCode::SUCCESS)
}

fn heading(out: &mut impl Write, text: &str) -> io::Result<()> {
    let bold = Style::new().bold();
    writeln!(out, "{bold}{text}{bold:#}")
}
