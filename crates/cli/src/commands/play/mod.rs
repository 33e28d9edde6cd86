//! `carcas play`: a game in the terminal, on the whole screen or line by line.

pub(crate) mod answer;
mod ask;
pub(crate) mod keep;
pub(crate) mod table;
pub(crate) mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use carcas_bots::Bot;
use carcas_engine::Node;
use carcas_record::Record;

use crate::setup_args::{SEAT_NAMES, SetupArgs};
use crate::{files, screen};
use keep::Keep;
use table::{Player, Table};

/// Who plays unless somebody says otherwise.
const USUAL_PLAYERS: [&str; 2] = ["human", "greedy"];

/// Flags of `carcas play`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// Who sits where, in turn order: human, random or greedy; repeat it or separate by commas [default: human,greedy]
    #[arg(long = "seat", value_name = "PLAYER", value_delimiter = ',')]
    seats: Vec<String>,

    /// Draw the tiles of this seed instead of new ones; bots follow it too
    #[arg(long, value_name = "X")]
    seed: Option<u64>,

    /// Keep the game in this new file, written after every move
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,

    /// Go on with a saved game and keep it in its file; without FILE, with the game played last. The players are the
    /// same unless `--seat` names others; setup flags are ignored
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,

    /// Wait for Enter at the end of each of your turns, so that `undo` can take back the figure too
    #[arg(long)]
    confirm: bool,

    /// Play line by line instead of on the whole screen, as is done anyway where there is no terminal; for screen
    /// readers, too
    #[arg(long)]
    plain: bool,

    /// Begin at once, without the start screen; any flag about the game does so, too
    #[arg(long)]
    start: bool,
}

impl Args {
    /// Tells whether the flags say which game is played.
    fn names_a_game(&self) -> bool {
        self.start
            || self.setup.is_given()
            || !self.seats.is_empty()
            || self.seed.is_some()
            || self.save.is_some()
            || self.resume.is_some()
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let seed = args.seed.unwrap_or_else(new_seed);
    if !args.plain && screen::is_possible() {
        return play_on_screen(args, seed);
    }
    let table = seated(args, seed, open(args)?)?;
    Table::new(table.record, table.players, seed, table.keep, args.confirm)?.play()
}

fn play_on_screen(args: &Args, seed: u64) -> anyhow::Result<ExitCode> {
    let table = if args.names_a_game() {
        Some(seated(args, seed, open(args)?)?)
    } else {
        None
    };
    let has_running_game = files::running_game()
        .and_then(|path| files::read_record(&path).ok())
        .is_some_and(|(record, _)| !record.has_ended());
    screen::play(table, has_running_game, &mut |request| {
        let opened = match request {
            screen::Request::New(wanted) => {
                let (players, names) = (wanted.players, wanted.names);
                begin(&wanted.setup, players, names, args.save.as_ref())?
            }
            screen::Request::Resume => resume(args, None)?,
        };
        seated(args, seed, opened)
    })
}

/// A record, who plays, and where it is kept.
type Opened = (Record, Vec<String>, Keep);

fn open(args: &Args) -> anyhow::Result<Opened> {
    match &args.resume {
        Some(path) => resume(args, path.as_ref()),
        None => {
            let players = if args.seats.is_empty() {
                USUAL_PLAYERS.map(str::to_owned).to_vec()
            } else {
                args.seats.clone()
            };
            let names = SEAT_NAMES.iter().map(ToString::to_string);
            let names = names.take(players.len()).collect();
            begin(&args.setup, players, names, args.save.as_ref())
        }
    }
}

fn seated(
    args: &Args,
    seed: u64,
    (record, players, keep): Opened,
) -> anyhow::Result<screen::Table> {
    Ok(screen::Table {
        players: seat_players(&players, seed)?,
        record,
        keep,
        seed,
        asks_to_confirm: args.confirm,
    })
}

/// Sets up a new game.
fn begin(
    setup: &SetupArgs,
    players: Vec<String>,
    names: Vec<String>,
    save: Option<&PathBuf>,
) -> anyhow::Result<Opened> {
    check_players(&players)?;
    let (setup, _) = setup.prepare(players.len())?;
    let record = Record::new(setup, names).context("this game cannot be recorded")?;
    let has_human = players.iter().any(|player| player == "human");
    let keep = match save {
        Some(path) => Keep::in_new_file(path, &players)?,
        None if has_human => Keep::as_running_game(&players),
        None => Keep::nowhere(),
    };
    Ok((record, players, keep))
}

/// Reads a saved game.
fn resume(args: &Args, path: Option<&PathBuf>) -> anyhow::Result<Opened> {
    let Some(path) = path.cloned().or_else(files::running_game) else {
        bail!("there is no place for a running game here; name the file to resume");
    };
    let (record, text) = files::read_record(&path)?;
    ensure!(
        record.result().is_none() || record.state().node() == Node::Over,
        "{} cannot be played on: the game has a result; look at it with {} replay",
        path.display(),
        files::program()
    );
    let n_seats = record.rules().n_seats();
    let players = if !args.seats.is_empty() {
        args.seats.clone()
    } else if let Some(players) = keep::players_of(&text) {
        players
    } else {
        vec!["human".to_owned(); n_seats]
    };
    check_players(&players)?;
    ensure!(
        players.len() == n_seats,
        "the number of seats in the saved game is {n_seats}, but {} players are named; write --seat {}",
        players.len(),
        vec!["human"; n_seats].join(",")
    );
    let keep = Keep::in_its_file(path, &players);
    Ok((record, players, keep))
}

/// Refuses names of players that do not exist.
fn check_players(names: &[String]) -> anyhow::Result<()> {
    for name in names {
        ensure!(
            name == "human" || Bot::NAMES.contains(&name.as_str()),
            "`--seat {name}` is no player; it can be human, {}",
            Bot::NAMES.join(" or ")
        );
    }
    Ok(())
}

fn seat_players(names: &[String], seed: u64) -> anyhow::Result<Vec<Player>> {
    let seat = |(ix, name): (usize, &String)| {
        let bot = Bot::from_name(name, seed.wrapping_add(ix as u64));
        Ok(match bot {
            Some(bot) => Player::Bot(name.clone(), bot),
            None => Player::Human,
        })
    };
    names.iter().enumerate().map(seat).collect()
}

/// Returns a seed that nobody can foresee.
fn new_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::hash::RandomState::new().build_hasher().finish()
}
