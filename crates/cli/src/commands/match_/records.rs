//! The records of a match: a file per game.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use carcas_arena::Game;
use carcas_text::say;

use crate::files;
use crate::language::words;

/// Makes the folder, so that a place where nothing can be written is known before anything is played. Games that are there already
/// are not written over, nor mixed with those of another match.
pub(super) fn prepare(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| files::cannot_write(folder))?;
    let listed = std::fs::read_dir(folder).with_context(|| files::cannot_read(folder))?;
    let mut games: Vec<PathBuf> = Vec::new();
    for entry in listed {
        let path = entry.with_context(|| files::cannot_read(folder))?.path();
        games.extend(is_game(&path).then_some(path));
    }
    match games.iter().min() {
        Some(game) => bail!(say!(
            words(),
            "terminal-match-records-there",
            file = files::shown(game)
        )),
        None => Ok(()),
    }
}

/// Whether a file is called as the record of a game is.
fn is_game(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.starts_with("game-") && name.ends_with(".txt")
}

fn path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("game-{number:05}.txt"))
}

/// Writes the record of a game; one that was forfeited is written as far as it was played.
pub(super) fn write(folder: &Path, number: u64, game: &Game) -> anyhow::Result<()> {
    files::write_whole(&path(folder, number), &game.record.to_text())
}
