//! The command line: `carcas`. It is a library only so that tests and fuzz targets reach the engine protocol without a
//! process.
#![deny(missing_docs)]

mod commands;
mod files;
mod output;
mod points;
mod run_args;
mod screen;
mod setup_args;
mod show;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use commands::engine::{Ended, converse};

use commands::{
    admin, conform, engine, gallery, load, perft, play, playouts, position, render, replay, rules,
    serve, soak, tiles, verify,
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
    /// Play many games on a server at once and measure how soon everybody sees a move
    Load(load::Args),
    /// Show a recorded game at any of its decisions
    Replay(replay::Args),
    /// Compute every draw of a recorded game again, from its revealed seed and nonces
    Verify(verify::Args),
    /// Write the position of a record or scenario as one line, or show what such a line says
    Position(position::Args),
    /// Draw a board of a record or scenario as a picture, or the whole game as an animation
    Render(render::Args),
    /// List boxes, presets and switches; with --rules, --with or --set, explain what such a game plays
    Rules(rules::Args),
    /// List the tiles of boxes, or show single tiles
    Tiles(tiles::Args),
    /// Speak a line protocol with other programs, on standard input and output
    Engine(engine::Args),
    /// Play random games and measure the speed
    Playouts(playouts::Args),
    /// Count the decisions that a game can go through, up to a depth
    Perft(perft::Args),
    /// Play random games with random setups for some time and look for broken laws
    Soak(soak::Args),
    /// Write a page with everything that is drawn
    #[command(hide = true)]
    Gallery(gallery::Args),
    /// Compare the rules with recorded games of an independent engine
    Conform(conform::Args),
}

/// Runs the command that the arguments of the process name.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let outcome = match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Render(args) => render::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Tiles(args) => tiles::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Playouts(args) => playouts::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Soak(args) => soak::run(&args),
        Command::Gallery(args) => gallery::run(&args),
        Command::Conform(args) => conform::run(&args),
    };
    match outcome {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Whoever started the program may have closed this pipe, too.
            let _ = writeln!(anstream::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// A reader that has seen enough, such as `head`, is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
