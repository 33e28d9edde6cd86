//! `carcas play`: a game in the terminal, on the whole screen or line by line.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use carcas_bots::Bot;
use carcas_engine::{Node, Rules, Setup};
use carcas_record::Record;
use carcas_record::rules_told::Played;
use carcas_text::{key, say};

use crate::language::words;
use crate::online::args::{OnlineArgs, Others};
use crate::setup_args::{SEAT_NAMES, SetupArgs};
use crate::table::keep::Keep;
use crate::table::pick;
use crate::table::plain::{Player, Table};
use crate::table::sitter::{HUMAN, Sitter};
use crate::{files, games, online, screen};

/// Who plays by default.
const USUAL_PLAYERS: [&str; 2] = ["human", "greedy"];

/// Flags of `carcas play`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// Who sits where, in turn order: human or a bot (random, newcomer, guest, greedy-1, greedy, regular, challenger, rival,
    /// expert, champion or master), with a name behind a colon if you like, as in human:Ana,greedy; repeat it or separate by
    /// commas [default: human,greedy]
    #[arg(long = "seat", value_name = "PLAYER", value_delimiter = ',')]
    seats: Vec<String>,

    /// Draw the tiles of this seed instead of new ones; bots follow it too
    #[arg(long, value_name = "X", allow_negative_numbers = true, value_parser = crate::run_args::seed)]
    seed: Option<u64>,

    /// Keep the game in this new file, written after every move
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,

    /// Go on with a saved game and keep it in its file; without FILE, with an unfinished game of this machine. The players
    /// are the same unless `--seat` names others; setup flags are ignored. With `--server`, go on with the game played last
    /// there, or with the one of this id
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

    #[command(flatten)]
    online: OnlineArgs,
}

impl Args {
    /// Returns what the flags say beside those about a server.
    fn others(&self) -> Others<'_> {
        let local = [
            (self.seed.is_some(), key!("terminal-error-local-seed")),
            (self.save.is_some(), key!("terminal-error-local-save")),
            (self.confirm, key!("terminal-error-local-confirm")),
            (self.start, key!("terminal-error-local-start")),
        ];
        let local = local.into_iter();
        let local = local.filter_map(|(is_given, refusal)| is_given.then_some(refusal));
        Others {
            setup: &self.setup,
            seats: &self.seats,
            resume: self
                .resume
                .as_ref()
                .map(|game| game.as_deref().and_then(std::path::Path::to_str)),
            local: local.collect(),
        }
    }

    /// Whether the flags say which game is played.
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
    if let Some(url) = &args.online.server {
        return online::run(&args.online, url, &args.others(), args.plain);
    }
    let seed = args.seed.unwrap_or_else(new_seed);
    if !args.plain && screen::is_possible() {
        return play_on_screen(args, seed);
    }
    let table = seated(args, seed, open(args)?)?;
    Table::new(table.record, table.players, seed, table.keep, args.confirm)?.play()
}

fn play_on_screen(args: &Args, seed: u64) -> anyhow::Result<ExitCode> {
    let unfinished = games::unfinished();
    // One of several games is chosen on the screen.
    let is_picked_there = matches!(args.resume, Some(None)) && unfinished.len() > 1;
    let table = if args.names_a_game() && !is_picked_there {
        Some(seated(args, seed, open(args)?)?)
    } else {
        None
    };
    let offered = screen::Offered {
        games: unfinished,
        is_open: is_picked_there,
    };
    screen::play(table, offered, &mut |request| {
        let opened = match request {
            screen::Request::New(wanted) => {
                let (sitters, names) = (wanted.sitters, wanted.names);
                begin(&wanted.setup, &sitters, names, args.save.as_ref())?
            }
            screen::Request::Resume(path) => resume(args, &path)?,
        };
        seated(args, seed, opened)
    })
}

/// A record, who plays, and where it is kept.
type Opened = (Record, Vec<String>, Keep);

fn open(args: &Args) -> anyhow::Result<Opened> {
    match &args.resume {
        Some(Some(path)) => resume(args, path),
        Some(None) => resume(args, &pick::unfinished_game()?),
        None => {
            let sitters = match args.seats.is_empty() {
                true => Sitter::parse_all(&USUAL_PLAYERS)?,
                false => Sitter::parse_all(&args.seats)?,
            };
            let names = SEAT_NAMES.iter().map(ToString::to_string);
            let names = names.take(sitters.len()).collect();
            begin(&args.setup, &sitters, names, args.save.as_ref())
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
    sitters: &[Sitter],
    names: Vec<String>,
    save: Option<&PathBuf>,
) -> anyhow::Result<Opened> {
    let players = crate::table::sitter::players(sitters);
    let (setup, rules) = setup.prepare(players.len())?;
    let idle = idle_switches(&setup, &rules);
    let record = Record::new(setup, names);
    let mut record = record.with_context(|| say!(words(), "terminal-error-recorded"))?;
    crate::table::sitter::call(&mut record, sitters)?;
    let has_human = players.iter().any(|player| player == HUMAN);
    let mut keep = match save {
        Some(path) => Keep::in_new_file(path, &players)?,
        None if has_human => Keep::as_new_game(&record, &players),
        None => Keep::nowhere(),
    };
    keep.note(idle);
    Ok((record, players, keep))
}

/// Says which house rules do nothing in a game, and what they would need.
fn idle_switches(setup: &Setup, rules: &Rules) -> Vec<String> {
    let played = Played::of(setup, rules);
    let told = played.house_rules().filter_map(|rule| {
        let needs = rule.told_needs(words())?;
        Some(format!("{}: {needs}", rule.switch.key))
    });
    told.collect()
}

/// Reads a saved game.
fn resume(args: &Args, path: &std::path::Path) -> anyhow::Result<Opened> {
    // What cannot be read needs no lock; what can is read again once nobody else writes it.
    files::read_record(path)?;
    let mut keep = Keep::in_its_file(path.to_owned())?;
    let (mut record, text) = files::read_record(path)?;
    ensure!(
        record.result().is_none() || record.state().node() == Node::Over,
        say!(
            words(),
            "terminal-plain-has-result",
            file = path.display().to_string(),
            input = format!("{} replay", files::program())
        )
    );
    let n_seats = record.rules().n_seats();
    let sitters = if !args.seats.is_empty() {
        Sitter::parse_all(&args.seats)?
    } else if let Some(players) = crate::table::keep::players_of(&text) {
        Sitter::parse_all(&players)?
    } else {
        Sitter::parse_all(&vec![HUMAN; n_seats])?
    };
    let players = crate::table::sitter::players(&sitters);
    ensure!(
        players.len() == n_seats,
        say!(
            words(),
            "terminal-plain-seats-differ",
            n = n_seats,
            m = players.len(),
            input = format!("--seat {}", vec![HUMAN; n_seats].join(","))
        )
    );
    crate::table::sitter::call(&mut record, &sitters)?;
    keep.set_players(&players);
    Ok((record, players, keep))
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
