//! The records of a match: a file per game.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use carcas_arena::Game;
use carcas_text::say;

use crate::files;
use crate::language::words;

/// Makes the folder, so that a place where nothing can be written is known before anything is played. Games that are there already
/// are not written over.
pub(super) fn prepare(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| files::cannot_write(folder))?;
    let first = path(folder, 1);
    ensure!(
        !first.exists(),
        say!(
            words(),
            "terminal-match-records-there",
            file = files::shown(&first)
        )
    );
    Ok(())
}

fn path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("game-{number:05}.txt"))
}

/// Writes the record of a game; one that was forfeited is written as far as it was played.
pub(super) fn write(folder: &Path, number: u64, game: &Game) -> anyhow::Result<()> {
    files::write_whole(&path(folder, number), &game.record.to_text())
}
