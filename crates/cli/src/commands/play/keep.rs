//! Keeping the running game: where, and who sits at it.
//!
//! A kept game is a record with a comment in front that names the players, so that resuming needs no flags.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::ensure;
use carcas_record::Record;

use crate::files;

/// Begins the comment that names the players.
const PLAYERS: &str = "# players ";

/// Where the game is kept.
#[derive(Debug)]
pub(crate) struct Keep {
    path: Option<PathBuf>,
    players: Vec<String>,
    /// Whether a file that cannot be written ends the game instead of being mentioned.
    is_wanted: bool,
    /// Whether the file is the one that `--resume` without a name reads.
    is_running_game: bool,
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
            is_running_game: false,
            notes: Vec::new(),
        }
    }

    /// Keeps the game in a file that must not exist yet.
    pub(crate) fn in_new_file(path: &Path, players: &[String]) -> anyhow::Result<Self> {
        ensure!(
            !path.exists(),
            "{} exists already; go on with that game by --resume {}, or choose another name",
            path.display(),
            path.display()
        );
        Ok(Self {
            path: Some(path.to_owned()),
            players: players.to_vec(),
            is_wanted: true,
            is_running_game: false,
            notes: Vec::new(),
        })
    }

    /// Keeps a resumed game where it was.
    pub(crate) fn in_its_file(path: PathBuf, players: &[String]) -> Self {
        Self {
            is_running_game: files::running_game().as_ref() == Some(&path),
            path: Some(path),
            players: players.to_vec(),
            is_wanted: true,
            notes: Vec::new(),
        }
    }

    /// Keeps the game as the running one; a game that was kept there moves aside.
    pub(crate) fn as_running_game(players: &[String]) -> Self {
        let path = files::running_game();
        let mut notes = Vec::new();
        match &path {
            None => notes.push(
                "this system has no place for a running game; use --save FILE to keep it"
                    .to_owned(),
            ),
            Some(path) => {
                if let Some(folder) = path.parent() {
                    // A folder that cannot be made shows when the file is written.
                    let _ = fs::create_dir_all(folder);
                }
                let previous = path.with_file_name("previous-game.txt");
                let is_unfinished =
                    files::read_record(path).is_ok_and(|(record, _)| !record.has_ended());
                if is_unfinished && fs::rename(path, &previous).is_ok() {
                    notes.push(format!("the game before is kept in {}", previous.display()));
                }
            }
        }
        Self {
            path,
            players: players.to_vec(),
            is_wanted: false,
            is_running_game: true,
            notes,
        }
    }

    /// Writes the game as it stands.
    pub(crate) fn write(&mut self, record: &Record) -> anyhow::Result<()> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        match files::write_whole(path, &self.text(record)) {
            Ok(()) => Ok(()),
            Err(error) if self.is_wanted => Err(error),
            Err(error) => {
                self.notes
                    .push(format!("the game is not kept: {error:#}; use --save FILE"));
                self.path = None;
                Ok(())
            }
        }
    }

    /// Writes a copy to a file that must not exist yet.
    pub(crate) fn copy_to(&self, path: &Path, record: &Record) -> anyhow::Result<()> {
        ensure!(
            self.path.as_deref() == Some(path) || !path.exists(),
            "{} exists already; choose another name",
            path.display()
        );
        files::write_whole(path, &self.text(record))
    }

    /// Hands out what the people at the table should know.
    pub(crate) fn take_notes(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notes)
    }

    /// Returns the file, if there is one.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Says how to go on later.
    pub(crate) fn farewell(&self) -> String {
        let program = files::program();
        match &self.path {
            None => "The game is not kept.".to_owned(),
            Some(_) if self.is_running_game => {
                format!("The game is kept. Go on with: {program} play --resume")
            }
            Some(path) => format!(
                "The game is saved. Go on with: {program} play --resume {}",
                path.display()
            ),
        }
    }

    fn text(&self, record: &Record) -> String {
        format!("{PLAYERS}{}\n{}", self.players.join(" "), record.to_text())
    }
}

/// Reads who sat at a kept game.
pub(crate) fn players_of(text: &str) -> Option<Vec<String>> {
    let players = text.lines().next()?.strip_prefix(PLAYERS)?;
    Some(players.split_whitespace().map(str::to_owned).collect())
}
