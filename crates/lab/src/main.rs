//! The program `carcas-lab`: tools for those who build Carcas. Programs read its flags and last lines, and it speaks English
//! only.

mod conform;
mod crash;
mod gallery;
mod ladder;
mod load;
mod mutants;
mod perft;
mod playouts;
mod regrade;
mod soak;
mod tuning;

use std::io::ErrorKind;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tuning::{budgets, calibrate, doubt, duel, horizon, judge, tune};

/// Tests, measures and tunes Carcas.
#[derive(Debug, Parser)]
#[command(
    name = "carcas-lab",
    version,
    max_term_width = 100,
    propagate_version = true
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Compare the rules with recorded games of an independent engine
    Conform(conform::Args),
    /// Play random games with random setups for some time and look for broken laws
    #[command(after_help = soak::MORE)]
    Soak(soak::Args),
    /// Break the engine in drawn places and look whether scenarios and laws notice
    #[command(after_help = mutants::MORE)]
    Mutants(mutants::Args),
    /// Count the decisions that a game can go through, up to a depth
    #[command(after_help = perft::MORE)]
    Perft(perft::Args),
    /// Play random games and measure the speed
    Playouts(playouts::Args),
    /// Play many games on a server at once and measure how soon everybody sees a move
    #[command(after_help = load::MORE)]
    Load(load::Args),
    /// Kill servers and cut their power while people play, and look for everything that was acknowledged
    #[command(after_help = crash::MORE)]
    Crash(crash::Args),
    /// Rate all bots against each other and write the table of their ratings
    Ladder(ladder::Args),
    /// Write a page with everything that is drawn
    Gallery(gallery::Args),
    /// Put positions before the bots with a budget of time, and tell how well they hold it
    Budgets(budgets::Args),
    /// Tune the weights of the evaluation by self-play
    #[command(disable_help_flag = true)]
    Tune(tuning::Args),
    /// Play two bots against each other, with weights and parts of the search of choice
    #[command(disable_help_flag = true)]
    Duel(tuning::Args),
    /// Measure what more positions bring, turn by turn
    #[command(disable_help_flag = true)]
    Judge(tuning::Args),
    /// Measure how far ahead a search looks, and how fast
    #[command(disable_help_flag = true)]
    Horizon(tuning::Args),
    /// Hold chances to win against what became of games
    #[command(disable_help_flag = true)]
    Calibrate(tuning::Args),
    /// Measure how far evaluations are from what games end with
    #[command(disable_help_flag = true)]
    Doubt(tuning::Args),
    /// Grade the puzzles of a file again, after the bots have changed
    Regrade(regrade::Args),
}

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Conform(args) => conform::run(args),
        Command::Soak(args) => soak::run(args),
        Command::Mutants(args) => mutants::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Playouts(args) => playouts::run(args),
        Command::Load(args) => load::run(args),
        Command::Crash(args) => crash::run(args),
        Command::Ladder(args) => ladder::run(args),
        Command::Gallery(args) => gallery::run(args),
        Command::Budgets(args) => Ok(budgets::run(args)),
        Command::Tune(args) => Ok(tune::run(args)),
        Command::Duel(args) => Ok(duel::run(args)),
        Command::Judge(args) => Ok(judge::run(args)),
        Command::Horizon(args) => Ok(horizon::run(args)),
        Command::Calibrate(args) => Ok(calibrate::run(args)),
        Command::Doubt(args) => Ok(doubt::run(args)),
        Command::Regrade(args) => regrade::run(args),
    }
}

/// A reader that has seen enough, such as `head`, is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    causes.any(|error| error.kind() == ErrorKind::BrokenPipe)
}
