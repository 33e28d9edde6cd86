//! The games of this machine: where they are kept, which there are, and which is being played.
//!
//! Every game has a file of its own. Games that somebody keeps elsewhere are found by a small file that names them.

mod date;
mod lock;
pub(crate) mod words;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use carcas_engine::Seat;
use carcas_record::{EndReason, Record};
use carcas_text::say;

pub(crate) use date::Date;
pub(crate) use lock::{Lock, Locked};
pub use words::game_told;

use crate::show::shown_names;
use crate::table::keep::players_of;
use crate::{files, language};

/// The ending of files with a game.
const GAME: &str = "txt";

/// The ending of files that name a game elsewhere.
const ELSEWHERE: &str = "elsewhere";

/// The most bytes of a name that tell the seats.
const MAX_SEATS: usize = 60;

/// A game that is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) path: PathBuf,
    /// When it was written last.
    pub(crate) changed: SystemTime,
    pub(crate) what: What,
    pub(crate) is_being_played: bool,
}

/// What a file says.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Game(Summary),
    /// It cannot be read: why.
    Broken(String),
    /// The file that was named is not there any more.
    Gone,
}

/// What people want to know about a game before they open it.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    pub(crate) edition: &'static str,
    pub(crate) boxes: Vec<String>,
    pub(crate) n_house_rules: usize,
    /// Names as people see them, who plays, and points.
    pub(crate) seats: Vec<(String, String, i32)>,
    pub(crate) n_in_bag: usize,
    pub(crate) end: Option<End>,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) struct End {
    /// Indexes of seats.
    pub(crate) winners: Vec<usize>,
    pub(crate) reason: EndReason,
}

impl Kept {
    /// Whether it can be played on.
    pub(crate) fn is_unfinished(&self) -> bool {
        matches!(&self.what, What::Game(summary) if summary.end.is_none())
    }

    fn read(path: PathBuf) -> Self {
        let changed = fs::metadata(&path).and_then(|about| about.modified());
        let what = match files::read_record(&path) {
            Ok((record, text)) => What::Game(Summary::new(&record, &text)),
            Err(_) if !path.exists() => What::Gone,
            Err(error) => What::Broken(language::told(&error)),
        };
        Self {
            changed: changed.unwrap_or(SystemTime::UNIX_EPOCH),
            what,
            is_being_played: Lock::is_held(&path),
            path,
        }
    }
}

impl Summary {
    fn new(record: &Record, text: &str) -> Self {
        let (rules, state) = (record.rules(), record.state());
        let players = players_of(text).unwrap_or_default();
        let names = shown_names(record);
        let seat = |seat: Seat| {
            let name = names.get(seat.ix()).cloned().unwrap_or_default();
            let player = players.get(seat.ix()).cloned().unwrap_or_default();
            (name, player, state.score(seat))
        };
        let end = match record.result() {
            Some(result) => Some((result.winners().to_vec(), result.reason())),
            None if record.has_ended() => Some((
                state.winners(rules).into_iter().collect(),
                EndReason::Finished,
            )),
            None => None,
        };
        Self {
            edition: record.setup().edition().name(),
            boxes: record.setup().box_names().collect(),
            n_house_rules: record.setup().overrides().count(),
            seats: rules.seats().map(seat).collect(),
            n_in_bag: state.bag_size(),
            end: end.map(|(winners, reason)| End {
                winners: winners.iter().map(|seat| seat.ix()).collect(),
                reason,
            }),
        }
    }
}

/// Returns the folder of the games, if the system has a place for such files.
pub(crate) fn folder() -> Option<PathBuf> {
    Some(files::state_folder()?.join("games"))
}

/// Lists all games, newest first.
pub(crate) fn all() -> Vec<Kept> {
    let Some(state) = files::state_folder() else {
        return Vec::new();
    };
    // One game, and the one before, may also lie beside the folder.
    let early = ["running-game.txt", "previous-game.txt"].map(|name| state.join(name));
    let mut paths: Vec<PathBuf> = early.into_iter().filter(|path| path.exists()).collect();
    for path in files_in(&state.join("games")) {
        match path.extension().and_then(OsStr::to_str) {
            Some(GAME) => paths.push(path),
            Some(ELSEWHERE) => paths.extend(named_by(&path)),
            _ => {}
        }
    }
    paths.sort_unstable();
    paths.dedup();
    let mut all: Vec<Kept> = paths.into_iter().map(Kept::read).collect();
    all.sort_by(|a, b| (b.changed, &b.path).cmp(&(a.changed, &a.path)));
    all
}

/// Lists the games that can be played on, newest first.
pub(crate) fn unfinished() -> Vec<Kept> {
    let mut all = all();
    all.retain(Kept::is_unfinished);
    all
}

/// Claims a new file for a game: its name tells when it began, the edition and the seats.
pub(crate) fn new_file(folder: &Path, record: &Record) -> anyhow::Result<(PathBuf, Lock)> {
    let name = name_of(record);
    for number in 1_u32.. {
        let path = folder.join(numbered(&name, number, GAME));
        if path.exists() {
            continue;
        }
        match Lock::take(&path)? {
            // Its previous holder may have written in between.
            Locked::Mine(lock) if !path.exists() => return Ok((path, lock)),
            Locked::Mine(_) | Locked::Theirs => {}
        }
    }
    anyhow::bail!(say!(
        language::words(),
        "terminal-error-many-games",
        file = files::shown(folder)
    ))
}

/// Remembers a game that is kept somewhere else, so that it is found later.
pub(crate) fn remember(path: &Path, record: &Record) -> anyhow::Result<()> {
    let (Some(state), Ok(path)) = (files::state_folder(), path.canonicalize()) else {
        return Ok(());
    };
    let folder = state.join("games");
    let is_at_home = |at: &Path| at.canonicalize().is_ok_and(|at| path.starts_with(at));
    let is_known = || {
        let names = files_in(&folder);
        let mut names = names.filter(|name| name.extension() == Some(OsStr::new(ELSEWHERE)));
        names.any(|name| named_by(&name).as_ref() == Some(&path))
    };
    // A name that is no text cannot be written down; the game is kept all the same.
    let Some(text) = path.to_str() else {
        return Ok(());
    };
    if is_at_home(&state) || is_known() {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    let name = name_of(record);
    let free = (1_u32..).map(|number| folder.join(numbered(&name, number, ELSEWHERE)));
    let free = free.into_iter().find(|path| !path.exists());
    free.map_or(Ok(()), |free| files::write_whole(&free, text))
}

fn files_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path())
}

/// Reads which game a file names.
fn named_by(path: &Path) -> Option<PathBuf> {
    let text = files::read_text(path).ok()?;
    let named = PathBuf::from(text.trim_end_matches('\n'));
    named.is_absolute().then_some(named)
}

fn numbered(name: &str, number: u32, ending: &str) -> String {
    match number {
        1 => format!("{name}.{ending}"),
        _ => format!("{name}_{number}.{ending}"),
    }
}

fn name_of(record: &Record) -> String {
    let seats = record.names().iter().zip(record.rules().seats());
    let seats = seats.map(|(name, seat)| match record.about().player(seat) {
        Some(called) => called.as_str(),
        None => name,
    });
    let seats = seats.collect::<Vec<_>>().join("-");
    let plain = |letter: char| match letter.is_alphanumeric() || "-_".contains(letter) {
        true => letter,
        false => '_',
    };
    // Systems limit the bytes of a name, and letters have up to four.
    let mut n_bytes = 0;
    let fits = |letter: &char| {
        n_bytes += letter.len_utf8();
        n_bytes <= MAX_SEATS
    };
    let seats: String = seats.chars().map(plain).take_while(fits).collect();
    let edition = record.setup().edition().name();
    format!("{}_{edition}_{seats}", Date::now().for_file())
}
