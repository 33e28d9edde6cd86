//! The records of a match: a file per game.

use std::path::Path;

use anyhow::Context;
use carcas_arena::Game;

use crate::files;

/// Makes the folder, so that a place where nothing can be written is known before anything is played.
pub(super) fn prepare(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| files::cannot_write(folder))
}

/// Writes the record of a game; one that was forfeited is written as far as it was played.
pub(super) fn write(folder: &Path, number: u64, game: &Game) -> anyhow::Result<()> {
    let path = folder.join(format!("game-{number:05}.txt"));
    files::write_whole(&path, &game.record.to_text())
}
