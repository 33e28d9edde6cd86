//! Reading and writing files without losing anything.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use carcas_record::Record;

/// Records are small; anything larger is not one.
const MAX_RECORD_BYTES: u64 = 16 * 1024 * 1024;

/// Reads a record, naming the file in every error.
pub(crate) fn read_record(path: &Path) -> anyhow::Result<Record> {
    let name = path.display();
    let size = fs::metadata(path).with_context(|| format!("cannot read {name}"))?;
    anyhow::ensure!(!size.is_dir(), "{name} is a folder; expected a game record");
    anyhow::ensure!(
        size.len() <= MAX_RECORD_BYTES,
        "{name} has {} bytes; a game record has at most {MAX_RECORD_BYTES}",
        size.len()
    );
    let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    Record::parse_bytes(&bytes)
        .with_context(|| format!("{name} is not a game record we can replay"))
}

/// Writes a whole file or nothing: a crash in between leaves the old one.
pub(crate) fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    let name = path.display();
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let write = || -> std::io::Result<()> {
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().with_context(|| format!("cannot write {name}"))
}

/// Returns where the running game is kept, if the system has a place for such files.
pub(crate) fn running_game() -> Option<PathBuf> {
    let folder = std::env::var_os("XDG_STATE_HOME")
        .or_else(|| std::env::var_os("LOCALAPPDATA"))
        .map(PathBuf::from)
        .or_else(|| {
            Some(
                PathBuf::from(std::env::var_os("HOME")?)
                    .join(".local")
                    .join("state"),
            )
        })?;
    Some(folder.join("carcas").join("running-game.txt"))
}
