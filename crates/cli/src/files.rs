//! Reading and writing files without losing anything.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use carcas_record::{Keep, Record, WatchError, Watched};

/// Records and catalogues are small; anything larger is neither.
pub(crate) const MAX_TEXT_BYTES: u64 = 16 << 20;

/// Reads a file up to a limit. Devices and pipes tell no length, so the limit is kept while reading.
pub(crate) fn read_up_to(path: &Path, limit: u64) -> anyhow::Result<Vec<u8>> {
    let name = path.display();
    let read = || -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().with_context(|| format!("cannot read {name}"))?;
    ensure!(
        bytes.len() as u64 <= limit,
        "{name} has more than {limit} bytes, which is too much for what it should be"
    );
    Ok(bytes)
}

/// Reads a text file of ours.
pub(crate) fn read_text(path: &Path) -> anyhow::Result<String> {
    let bytes = read_up_to(path, MAX_TEXT_BYTES)?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let name = path.display();
        anyhow!("{name}:{line}: not text in UTF-8; save the file as UTF-8")
    })
}

/// Reads a record, naming the file in every error.
pub(crate) fn read_record(path: &Path) -> anyhow::Result<(Record, String)> {
    let name = path.display();
    ensure!(!path.is_dir(), "{name} is a folder; expected a game record");
    let bytes = read_up_to(path, MAX_TEXT_BYTES)?;
    let record = Record::parse_bytes(&bytes)
        .with_context(|| format!("{name} is not a game record we can replay"))?;
    Ok((record, String::from_utf8_lossy(&bytes).into_owned()))
}

/// Reads a record or a scenario up to an entry, or its end, naming the file in every error.
pub(crate) fn read_watched(path: &Path, at: Option<usize>, keep: Keep) -> anyhow::Result<Watched> {
    let name = path.display();
    ensure!(
        !path.is_dir(),
        "{name} is a folder; expected a game record or a scenario"
    );
    watch(&name.to_string(), &read_text(path)?, at, keep)
}

/// Reads the text of a record, a scenario or a position, naming its file in every error.
pub(crate) fn watch(
    name: &str,
    text: &str,
    at: Option<usize>,
    keep: Keep,
) -> anyhow::Result<Watched> {
    Watched::parse(name, text, at, keep).map_err(|error| match error {
        WatchError::Record(error) => {
            anyhow!(error).context(format!("{name} is not a game record we can replay"))
        }
        WatchError::Scenario(error) => {
            anyhow!(error).context(format!("{name} is not a scenario we can play"))
        }
        WatchError::Position(error) => {
            anyhow!(error).context(format!("{name} is not a position we can read"))
        }
        WatchError::Step(failure) => anyhow!(failure),
        WatchError::Neither => anyhow!(
            "{name} is neither a game record, which begins with `carcas-record`, nor a scenario, which begins with \
             `title …`, nor a position, which begins with `carcas1`"
        ),
        WatchError::Beyond { at, n_entries } => anyhow!(
            "`--at {at}` is beyond the end: there are {n_entries} draws and moves, so N can be 0 to {n_entries}"
        ),
    })
}

/// Writes a whole file or nothing: a crash in between leaves the old one.
pub(crate) fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    Whole::begin(path)?.finish(text.as_bytes())
}

/// A file in the making, beside the place where it goes.
#[derive(Debug)]
pub(crate) struct Whole {
    path: PathBuf,
    beside: PathBuf,
    file: File,
    is_in_place: bool,
}

/// Files beside one another that a user, or a program that was stopped, may have left.
const MAX_BESIDE: u32 = 1000;

impl Whole {
    /// Begins a file; what was there stays until it is finished.
    pub(crate) fn begin(path: &Path) -> anyhow::Result<Self> {
        let (beside, file) =
            create_beside(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self {
            path: path.to_owned(),
            beside,
            file,
            is_in_place: false,
        })
    }

    /// Writes the bytes and puts the file in its place.
    pub(crate) fn finish(mut self, bytes: &[u8]) -> anyhow::Result<()> {
        let mut write = || -> std::io::Result<()> {
            self.file.write_all(bytes)?;
            self.file.sync_all()?;
            fs::rename(&self.beside, &self.path)?;
            self.is_in_place = true;
            Ok(())
        };
        write().with_context(|| format!("cannot write {}", self.path.display()))
    }
}

impl Drop for Whole {
    fn drop(&mut self) {
        if !self.is_in_place {
            let _ = fs::remove_file(&self.beside);
        }
    }
}

/// Creates a file beside another under a name that nothing has: what is there may be dear to somebody.
fn create_beside(path: &Path) -> std::io::Result<(PathBuf, File)> {
    let mut number = 1;
    loop {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        if number > 1 {
            beside.push(number.to_string());
        }
        match File::create_new(&beside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && number < MAX_BESIDE => {
                number += 1;
            }
            created => return created.map(|file| (beside.into(), file)),
        }
    }
}

/// Returns where the running game is kept, if the system has a place for such files.
pub(crate) fn running_game() -> Option<PathBuf> {
    let folder = std::env::var_os("XDG_STATE_HOME")
        .or_else(|| std::env::var_os("LOCALAPPDATA"))
        .map(PathBuf::from)
        .or_else(|| {
            let home = PathBuf::from(std::env::var_os("HOME")?);
            Some(home.join(".local").join("state"))
        })?;
    Some(folder.join("carcas").join("running-game.txt"))
}

/// Returns how the user started this program, for messages that tell what to type next.
pub(crate) fn program() -> String {
    std::env::var("CARCAS_PROGRAM").unwrap_or_else(|_| "carcas".to_owned())
}
