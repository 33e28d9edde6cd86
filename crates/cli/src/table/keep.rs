//! Keeping a game: where, and who sits at it.
//!
//! A kept game is a record with a comment in front that names the players, so that resuming needs no flags.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use carcas_record::Record;
use carcas_text::{key, say};

use crate::files;
use crate::games::{self, Lock, Locked};
use crate::language::{self, words};

/// Begins the comment that names the players.
const PLAYERS: &str = "# players ";

/// Where the game is kept.
#[derive(Debug)]
pub(crate) struct Keep {
    path: Option<PathBuf>,
    players: Vec<String>,
    /// Whether a file that cannot be written ends the game instead of being mentioned.
    is_wanted: bool,
    /// Whether the file has yet to be remembered among the games of this machine.
    is_new: bool,
    /// Keeps other tables from writing the file.
    _lock: Option<Lock>,
    /// What the people at the table should know.
    notes: Vec<String>,
}

impl Keep {
    /// Keeps nothing: nobody wants to go on with a game between bots.
    pub(crate) fn nowhere() -> Self {
        Self {
            path: None,
            players: Vec::new(),
            is_wanted: false,
            is_new: false,
            _lock: None,
            notes: Vec::new(),
        }
    }

    /// Keeps the game in a file that must not exist yet.
    pub(crate) fn in_new_file(path: &Path, players: &[String]) -> anyhow::Result<Self> {
        let exists_already = || {
            let file = path.display().to_string();
            say!(words(), "terminal-plain-file-exists-resume", file = file)
        };
        ensure!(!path.exists(), exists_already());
        let lock = lock(path)?;
        ensure!(!path.exists(), exists_already());
        Ok(Self {
            path: Some(path.to_owned()),
            players: players.to_vec(),
            is_wanted: true,
            is_new: true,
            _lock: Some(lock),
            notes: Vec::new(),
        })
    }

    /// Keeps a resumed game where it was, locked against other tables.
    pub(crate) fn in_its_file(path: PathBuf) -> anyhow::Result<Self> {
        // Moves replace the file; a link to it would be replaced instead, and the game would be two.
        let path = match path.is_symlink() {
            true => path.canonicalize().unwrap_or(path),
            false => path,
        };
        let lock = lock(&path)?;
        Ok(Self {
            path: Some(path),
            players: Vec::new(),
            is_wanted: true,
            is_new: true,
            _lock: Some(lock),
            notes: Vec::new(),
        })
    }

    /// Keeps the game in a new file among the games of this machine.
    pub(crate) fn as_new_game(record: &Record, players: &[String]) -> Self {
        let mut keep = Self {
            players: players.to_vec(),
            ..Self::nowhere()
        };
        let Some(folder) = games::folder() else {
            keep.notes.push(words().of(key!("terminal-plain-no-place")));
            return keep;
        };
        // A folder that cannot be made shows when the file is locked.
        let _ = fs::create_dir_all(&folder);
        match games::new_file(&folder, record) {
            Ok((path, lock)) => (keep.path, keep._lock) = (Some(path), Some(lock)),
            Err(error) => keep.is_not_kept(&error),
        }
        keep
    }

    /// Says who plays.
    pub(crate) fn set_players(&mut self, players: &[String]) {
        self.players = players.to_vec();
    }

    /// Writes the game as it stands.
    pub(crate) fn write(&mut self, record: &Record) -> anyhow::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        match files::write_whole(path, &self.text(record)) {
            Ok(()) => {}
            Err(error) if self.is_wanted => return Err(error),
            Err(error) => {
                self.is_not_kept(&error);
                self.path = None;
                return Ok(());
            }
        }
        if std::mem::take(&mut self.is_new)
            && let Err(error) = games::remember(path, record)
        {
            let why = language::told(&error);
            let note = say!(words(), "terminal-plain-not-listed", text = why);
            self.notes.push(note);
        }
        Ok(())
    }

    /// Writes a copy to a file that must not exist yet.
    pub(crate) fn copy_to(&self, path: &Path, record: &Record) -> anyhow::Result<()> {
        ensure!(
            self.path.as_deref() == Some(path) || !path.exists(),
            say!(
                words(),
                "terminal-plain-file-exists",
                file = path.display().to_string()
            )
        );
        files::write_whole(path, &self.text(record))
    }

    /// Notes what the people at the table should know.
    pub(crate) fn note(&mut self, more: Vec<String>) {
        self.notes.extend(more);
    }

    /// Hands out what the people at the table should know.
    pub(crate) fn take_notes(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notes)
    }

    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Says how to go on later.
    pub(crate) fn farewell(&self) -> String {
        let command = format!("{} play --resume", files::program());
        match &self.path {
            None => words().of(key!("terminal-plain-not-kept")),
            Some(_) if !self.is_wanted => {
                say!(words(), "terminal-plain-kept", input = command)
            }
            Some(path) => {
                let command = format!("{command} {}", path.display());
                say!(words(), "terminal-plain-saved", input = command)
            }
        }
    }

    fn is_not_kept(&mut self, why: &anyhow::Error) {
        let why = language::told(why);
        let note = say!(words(), "terminal-plain-keep-failed", text = why);
        self.notes.push(note);
    }

    fn text(&self, record: &Record) -> String {
        format!("{PLAYERS}{}\n{}", self.players.join(" "), record.to_text())
    }
}

fn lock(path: &Path) -> anyhow::Result<Lock> {
    match Lock::take(path)? {
        Locked::Mine(lock) => Ok(lock),
        Locked::Theirs => bail!(say!(
            words(),
            "terminal-plain-file-busy",
            file = path.display().to_string()
        )),
    }
}

/// Reads who sat at a kept game.
pub(crate) fn players_of(text: &str) -> Option<Vec<String>> {
    let players = text.lines().next()?.strip_prefix(PLAYERS)?;
    Some(players.split_whitespace().map(str::to_owned).collect())
}
