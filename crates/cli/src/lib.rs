//! The command line: `carcas`. It is a library so that tests reach commands without a process, and for what the laboratory shares:
//! flags, files, connections to servers, and the first lines of traces.
#![deny(missing_docs)]

mod commands;
pub mod contests;
pub mod files;
mod games;
mod house;
mod language;
mod near;
pub mod online;
pub mod open_files;
mod output;
mod points;
pub mod run_args;
mod screen;
pub mod setup_args;
mod show;
mod table;
pub mod traces;
mod usage;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use carcas_text::say;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub use commands::engine::{Ended, converse};
pub use games::game_told;

use commands::{
    admin, analyze, bots, engine, games as kept_games, match_, play, position, puzzles, render,
    replay, rules, serve, tiles, verify,
};

/// Plays a tile game that is compatible with Carcassonne, in four printed editions and with many boxes.
#[derive(Debug, Parser)]
#[command(
    name = "carcas",
    version,
    max_term_width = 100,
    propagate_version = true
)]
struct Cli {
    /// The language to speak: en, es, fr or de, or qps to see what is translated [default: that of the environment]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a game in the terminal, against people or bots
    Play(play::Args),
    /// Host tables that people join by link, over a network or on this machine
    Serve(serve::Args),
    /// Look after a server: list, close and delete games, mute chats, make copies
    Admin(admin::Args),
    /// List the games of this machine, newest first: date, edition, boxes, seats and result
    Games(kept_games::Args),
    /// Show a recorded game at any of its decisions
    Replay(replay::Args),
    /// Compute every draw of a recorded game again, from its revealed seed and nonces
    Verify(verify::Args),
    /// Tell what a recorded game was like: chances to win, what moves lost, how lucky draws were
    Analyze(analyze::Args),
    /// Write the position of a record or scenario as one line, or show what such a line says
    Position(position::Args),
    /// Draw a board of a record or scenario as a picture, or the whole game as an animation
    Render(render::Args),
    /// Print the rules of a game to read, of one box or of one id; compare presets; without arguments, list boxes, presets and switches
    Rules(rules::Args),
    /// List the tiles of boxes, or show single tiles
    Tiles(tiles::Args),
    /// Speak a line protocol with other programs, on standard input and output
    Engine(engine::Args),
    /// Play many games between two bots or programs, with the same draws and every seat for both
    Match(match_::Args),
    /// List all bots, strongest last: their ratings and how they play
    Bots(bots::Args),
    /// Find positions where one move is clearly best, list such puzzles and solve them
    Puzzles(puzzles::Args),
}

/// Runs the command that the arguments of the process name.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    // Help and refused arguments are told in the language, too, so it is chosen before they are read.
    language::speak(language::wanted(&args));
    let words = language::words();
    let command = usage::told(Cli::command(), words);
    let typed = usage::typed(&command, &files::program(), &args);
    let read = command
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(error) if usage::is_help(&error) => {
            // A reader that has seen enough is no failure.
            let _ = error.print();
            return exit_code(&error);
        }
        Err(error) => {
            complain(&usage::refusal(words, &error, &typed));
            return exit_code(&error);
        }
    };
    match run(&cli) {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&language::told(&error));
            ExitCode::from(2)
        }
    }
}

/// Says what went wrong.
fn complain(text: &str) {
    let told = say!(language::words(), "terminal-error", text = text);
    // This pipe may be closed, too.
    let _ = writeln!(anstream::stderr(), "{told}");
}

fn exit_code(error: &clap::Error) -> ExitCode {
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

fn run(cli: &Cli) -> anyhow::Result<ExitCode> {
    language::check(cli.lang.as_deref())?;
    match &cli.command {
        Command::Play(args) => play::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Games(args) => kept_games::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Analyze(args) => analyze::run(args),
        Command::Position(args) => position::run(args),
        Command::Render(args) => render::run(args),
        Command::Rules(args) => rules::run(args, language::words()),
        Command::Tiles(args) => tiles::run(args),
        Command::Engine(args) => engine::run(args),
        Command::Match(args) => match_::run(args),
        Command::Bots(args) => bots::run(args),
        Command::Puzzles(args) => puzzles::run(args),
    }
}

/// A reader that has seen enough, such as `head`, is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
