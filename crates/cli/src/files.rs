//! Reading and writing files without losing anything.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use carcas_record::{Keep, Record, WatchError, Watched};
use carcas_text::say;

use crate::language::words;
use crate::online::record;

/// Records and catalogues are small; anything larger is neither.
pub const MAX_TEXT_BYTES: u64 = 16 << 20;

/// Reads a file up to a limit. Devices and pipes tell no length, so the limit is kept while reading.
pub fn read_up_to(path: &Path, limit: u64) -> anyhow::Result<Vec<u8>> {
    let read = || -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().with_context(|| cannot_read(path))?;
    ensure!(
        bytes.len() as u64 <= limit,
        say!(
            words(),
            "terminal-error-too-long",
            file = shown(path),
            n = limit
        )
    );
    Ok(bytes)
}

/// Reads a text file of ours.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let bytes = read_up_to(path, MAX_TEXT_BYTES)?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow!(say!(
            words(),
            "terminal-error-not-text",
            file = shown(path),
            number = line
        ))
    })
}

/// Reads a record, naming the file in every error.
pub fn read_record(path: &Path) -> anyhow::Result<(Record, String)> {
    let bytes = match path.to_str().filter(|text| record::is_address(text)) {
        Some(url) => record::fetch(url)?.into_bytes(),
        None => {
            ensure!(
                !path.is_dir(),
                say!(words(), "terminal-error-folder-record", file = shown(path))
            );
            read_up_to(path, MAX_TEXT_BYTES)?
        }
    };
    let record = Record::parse_bytes(&bytes)
        .with_context(|| say!(words(), "terminal-error-no-record", file = shown(path)))?;
    Ok((record, String::from_utf8_lossy(&bytes).into_owned()))
}

/// Reads a record, but not that of a game that is still played on a server: nobody gets advice about one.
pub fn read_ended(path: &Path) -> anyhow::Result<(Record, String)> {
    let (record, text) = read_record(path)?;
    let is_online = path.to_str().is_some_and(record::is_address);
    ensure!(
        !is_online || record.has_ended(),
        say!(words(), "terminal-error-still-played", file = shown(path))
    );
    Ok((record, text))
}

/// Reads a record or a scenario up to an entry, or its end, naming the file in every error.
pub fn read_watched(path: &Path, at: Option<usize>, keep: Keep) -> anyhow::Result<Watched> {
    ensure!(
        !path.is_dir(),
        say!(words(), "terminal-error-folder-watched", file = shown(path))
    );
    watch(&shown(path), &read_text(path)?, at, keep)
}

/// Reads the text of a record, a scenario or a position, naming its file in every error.
pub fn watch(name: &str, text: &str, at: Option<usize>, keep: Keep) -> anyhow::Result<Watched> {
    Watched::parse(name, text, at, keep).map_err(|error| match error {
        WatchError::Record(error) => {
            anyhow!(error).context(say!(words(), "terminal-error-no-record", file = name))
        }
        WatchError::Scenario(error) => {
            anyhow!(error).context(say!(words(), "terminal-error-no-scenario", file = name))
        }
        WatchError::Position(error) => {
            anyhow!(error).context(say!(words(), "terminal-error-no-position", file = name))
        }
        WatchError::Step(failure) => anyhow!(failure),
        WatchError::Neither => anyhow!(say!(words(), "terminal-error-neither", file = name)),
        WatchError::Beyond { at, n_entries } => beyond(at, n_entries),
    })
}

/// Says that a game is shorter than `--at` asks for.
pub fn beyond(at: usize, n_entries: usize) -> anyhow::Error {
    anyhow!(say!(
        words(),
        "terminal-error-at-beyond",
        n = at,
        m = n_entries
    ))
}

/// Returns how a file is called in messages.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Says that a file cannot be read; why follows.
pub fn cannot_read(path: &Path) -> String {
    say!(words(), "terminal-error-read", file = shown(path))
}

/// Says that a file cannot be written; why follows.
pub fn cannot_write(path: &Path) -> String {
    say!(words(), "terminal-error-write", file = shown(path))
}

/// Refuses a place where no file can be written, so that this is known before hours of work.
pub fn check_writable(path: &Path) -> anyhow::Result<()> {
    Whole::begin(path).map(drop)
}

/// Writes a whole file or nothing: a crash in between leaves the old one.
pub fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    Whole::begin(path)?.finish(text.as_bytes())
}

/// Writes a whole file that only its owner may read.
pub fn write_private(path: &Path, text: &str) -> anyhow::Result<()> {
    let whole = Whole::begin(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The file is still empty and has another name.
        let private = fs::Permissions::from_mode(0o600);
        let made = whole.file.set_permissions(private);
        made.with_context(|| cannot_write(path))?;
    }
    whole.finish(text.as_bytes())
}

/// A file in the making, beside the place where it goes.
#[derive(Debug)]
pub struct Whole {
    path: PathBuf,
    beside: PathBuf,
    file: File,
    is_in_place: bool,
}

/// Files beside one another that a user, or a program that was stopped, may have left.
const MAX_BESIDE: u32 = 1000;

impl Whole {
    /// Begins a file; what was there stays until it is finished.
    pub fn begin(path: &Path) -> anyhow::Result<Self> {
        ensure!(
            !path.is_dir(),
            say!(words(), "terminal-error-write-folder", file = shown(path))
        );
        let (beside, file) = create_beside(path).with_context(|| cannot_write(path))?;
        Ok(Self {
            path: path.to_owned(),
            beside,
            file,
            is_in_place: false,
        })
    }

    /// Writes the bytes and puts the file in its place.
    pub fn finish(mut self, bytes: &[u8]) -> anyhow::Result<()> {
        let mut write = || -> std::io::Result<()> {
            self.file.write_all(bytes)?;
            self.file.sync_all()?;
            fs::rename(&self.beside, &self.path)?;
            self.is_in_place = true;
            Ok(())
        };
        let written = write();
        written.with_context(|| cannot_write(&self.path))
    }
}

impl Drop for Whole {
    fn drop(&mut self) {
        if !self.is_in_place {
            let _ = fs::remove_file(&self.beside);
        }
    }
}

/// Creates a file beside another under an unused name: existing files may matter to somebody.
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

/// Returns where programs keep what is worth keeping but nobody edits, if the system has such a place. Names that are empty
/// or depend on the current folder are none.
pub fn state_folder() -> Option<PathBuf> {
    let named = |name: &str| {
        let folder = PathBuf::from(std::env::var_os(name)?);
        folder.is_absolute().then_some(folder)
    };
    let home = || Some(named("HOME")?.join(".local").join("state"));
    let folder = named("XDG_STATE_HOME").or_else(|| named("LOCALAPPDATA"));
    Some(folder.or_else(home)?.join("carcas"))
}

/// Returns how the user started this program, for messages that tell what to type next.
pub fn program() -> String {
    std::env::var("CARCAS_PROGRAM").unwrap_or_else(|_| "carcas".to_owned())
}
