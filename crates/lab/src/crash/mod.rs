//! `carcas-lab crash`: servers and stores that are killed, or without power, at random moments while people play: what was
//! acknowledged is there, and once.

mod client;
mod drive;
mod ledger;
mod player;
mod writer;

use std::path::{Path, PathBuf};
use std::process::{self, Child, ExitCode, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::bail;
use carcas_cli::run_args;
use drive::Order;

/// A program that nobody kills for so long ends by itself.
const UNHARMED_FOR: Duration = Duration::from_secs(600);

/// What stands below the flags of its help.
pub(crate) const MORE: &str = "Sixteen players move, talk, undo and resign, send again what was acknowledged long ago, and note every \
    acknowledgment and update; afterwards each of them has to be in the log, at its version and once. The last line of the output is \
    `crash: kills=… games=… acknowledged=… lost=0 doubled=0`, and the exit code is 1 if anything was lost or doubled.";

/// Flags of `carcas-lab crash`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    crash: Crash,
}

#[derive(Debug, clap::Subcommand)]
enum Crash {
    /// Kill a server with games in a file
    Kills(Often),
    /// Cut the power of a server, whose store forgets what was not synced
    Cuts(Often),
    /// The same with a store that answers before it has synced; it has to lose something
    EarlyCuts(Often),
    /// Kill a program that only writes to a file
    Writes(Often),
    /// Be the server that is killed
    #[command(hide = true)]
    Serve { folder: PathBuf },
    /// Be the program that writes until it is killed
    #[command(hide = true)]
    Write { file: PathBuf },
}

#[derive(Debug, clap::Args)]
struct Often {
    /// How often
    #[arg(value_name = "N", default_value_t = 20, value_parser = run_args::whole_from(1_u32))]
    n: u32,

    /// Repeats the moments and what players do; from the time unless told
    #[arg(long, value_name = "N", value_parser = run_args::seed)]
    seed: Option<u64>,
}

impl Often {
    /// Returns the seed, and prints it.
    fn seed(&self) -> u64 {
        let seed = self.seed.unwrap_or_else(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |since| since.as_nanos() as u64)
        });
        println!("seed {seed}");
        seed
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let summary = match &args.crash {
        Crash::Kills(often) => drive::kill(often.n, often.seed()),
        Crash::Cuts(often) => drive::cut_power(often.n, often.seed(), Order::SyncFirst),
        Crash::EarlyCuts(often) => drive::cut_power(often.n, often.seed(), Order::AnswerFirst),
        Crash::Writes(often) => writer::kill(often.n),
        Crash::Serve { folder } => {
            drive::serve_until_killed(folder);
            bail!("nobody killed the server");
        }
        Crash::Write { file } => {
            writer::write_until_killed(file);
            bail!("nobody killed the writer");
        }
    };
    for odd in summary.odd.iter().take(20) {
        println!("{odd}");
    }
    println!("{summary}");
    let is_sound = match args.crash {
        Crash::EarlyCuts(_) => summary.n_lost > 0,
        _ => summary.is_sound(),
    };
    Ok(ExitCode::from(u8::from(!is_sound)))
}

/// Starts this program as one that is killed.
fn victim(what: &str, path: &Path) -> Child {
    let this = std::env::current_exe().expect("this program");
    let child = process::Command::new(this)
        .args(["crash", what])
        .arg(path)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn();
    child.expect("the same program")
}
