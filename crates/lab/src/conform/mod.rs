//! `carcas-lab conform`: replays traces of an independent engine and compares every decision with our rules.

mod adopt;
mod after;
mod bazaar;
mod difference;
mod files;
mod flocks;
mod known;
mod options;
mod replay;
mod report;
mod trace;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use carcas_cli::traces::{Unplayable, prepare};
use indicatif::{ProgressBar, ProgressStyle};

use files::BadTrace;
use known::Known;
use report::Report;

/// Flags of `carcas-lab conform`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Traces (*.jsonl, *.jsonl.gz) and folders that hold them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// A list of known disagreements, instead of the project's own
    #[arg(long, value_name = "FILE")]
    known: Option<PathBuf>,

    /// Show at most N decisions with unexplained differences
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = carcas_cli::run_args::whole_from(0_usize))]
    limit: usize,

    /// Print only the last line
    #[arg(long, short, conflicts_with = "json")]
    quiet: bool,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut known = match &args.known {
        None => Known::ours()?,
        Some(path) => {
            let text =
                carcas_cli::files::read_text(path).context("the list of known disagreements")?;
            Known::parse(&path.display().to_string(), &text)?
        }
    };
    let files = files::find(&args.paths)?;
    let mut report = Report::new(args.limit);
    let bar = progress_bar(files.len());
    for file in &files {
        if let Err(bad) = conform(file, &mut known, &mut report) {
            report.bad.push(bad);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();

    for bad in &report.bad {
        anstream::eprintln!("error: {bad}");
    }
    for (rule, line) in known.unused() {
        anstream::eprintln!(
            "warning: the known disagreement about {rule} (line {line} of the list) was not needed; \
             take it out if no other trace needs it"
        );
    }
    let mut out = anstream::stdout();
    if args.json {
        report.print_json(&known, &mut out)?;
    } else {
        if !args.quiet {
            report.print(&known, &mut out)?;
        }
        report.print_totals(&mut out)?;
    }
    out.flush()?;
    Ok(if !report.bad.is_empty() {
        ExitCode::from(2)
    } else if report.totals.unexplained > 0 {
        ExitCode::from(1)
    } else {
        ExitCode::SUCCESS
    })
}

/// Reads and replays one trace.
fn conform(file: &Path, known: &mut Known, report: &mut Report) -> Result<(), BadTrace> {
    let trace = trace::parse(file, &files::read(file)?)?;
    let rules = match prepare(&trace.setup) {
        Ok(rules) => Some(rules),
        Err(Unplayable::Unsupported(needs)) => {
            report.begin(file);
            report.add_unsupported(needs);
            None
        }
        Err(Unplayable::Malformed(message)) => {
            return Err(BadTrace {
                file: file.to_owned(),
                line: 1,
                message,
            });
        }
    };
    if let Some(rules) = rules {
        let stem = files::stem(file);
        known.meet(&trace.setup.config, &stem);
        report.begin(file);
        replay::replay(&rules, &trace, &stem, known, report);
    }
    Ok(())
}

fn progress_bar(n_traces: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("traces {wide_bar} {pos}/{len}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(n_traces as u64).with_style(style)
}
