//! `carcas play`: a game in the terminal, line by line.

mod answer;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use carcas_bots::Bot;
use carcas_record::Record;

use crate::files;
use crate::setup_args::SetupArgs;
use table::{Player, Table};

/// Names of the seats, in turn order.
const NAMES: [&str; 6] = ["red", "blue", "green", "yellow", "white", "pink"];

/// Flags of `carcas play`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// Who sits where, in turn order: human, random or greedy; repeat it or separate by commas
    #[arg(
        long = "seat",
        value_name = "PLAYER",
        value_delimiter = ',',
        default_value = "human,greedy"
    )]
    seats: Vec<String>,

    /// Draw the tiles of this seed instead of new ones; bots follow it too
    #[arg(long, value_name = "X")]
    seed: Option<u64>,

    /// Keep the game in this file, written after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Go on with a saved game; without FILE, with the one played last. Setup flags are ignored
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let seed = args.seed.unwrap_or_else(new_seed);
    let players = players(&args.seats, seed)?;
    let (record, path) = match &args.resume {
        Some(path) => {
            let Some(path) = path.clone().or_else(files::running_game) else {
                bail!("there is no place for a running game here; name the file to resume");
            };
            let record = files::read_record(&path)?;
            (record, args.save.clone().or(Some(path)))
        }
        None => {
            let (setup, _) = args.setup.prepare(players.len())?;
            let names = NAMES[..players.len()]
                .iter()
                .map(ToString::to_string)
                .collect();
            let record = Record::new(setup, names).context("this game cannot be recorded")?;
            (record, args.save.clone().or_else(files::running_game))
        }
    };
    let n_seats = record.rules().n_seats();
    if players.len() != n_seats {
        bail!(
            "the saved game has {n_seats} seats, but `--seat` names {} players; name {n_seats}, such as --seat {}",
            players.len(),
            vec!["human"; n_seats].join(",")
        );
    }
    Table::new(record, players, seed, path, args.save.is_some())?.play()
}

fn players(names: &[String], seed: u64) -> anyhow::Result<Vec<Player>> {
    let mut players = Vec::new();
    for (ix, name) in names.iter().enumerate() {
        players.push(match name.as_str() {
            "human" => Player::Human,
            _ => match Bot::from_name(name, seed.wrapping_add(ix as u64)) {
                Some(bot) => Player::Bot(name.clone(), bot),
                None => bail!(
                    "`--seat {name}` is no player; it can be human, {}",
                    Bot::NAMES.join(" or ")
                ),
            },
        });
    }
    Ok(players)
}

/// Returns a seed that nobody can foresee.
fn new_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::hash::RandomState::new().build_hasher().finish()
}
