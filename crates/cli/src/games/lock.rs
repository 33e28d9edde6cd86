//! A lock on a game while it is played, so that no other table writes it.
//!
//! The lock is a file beside the game, because the game itself is replaced at every move. The system takes the lock away
//! when the program ends, however it ends; the empty file that may stay behind holds nobody up.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;

use crate::files;

/// How often a lock is tried: somebody may just be looking whether it is held.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(20);

/// A game that nobody else plays.
#[derive(Debug)]
pub(crate) struct Lock {
    /// Nothing where the system knows no locks.
    file: Option<File>,
    path: PathBuf,
}

/// What came of taking a lock.
#[derive(Debug)]
pub(crate) enum Locked {
    Mine(Lock),
    /// Another table has it.
    Theirs,
}

impl Lock {
    /// Takes the lock of a game.
    pub(crate) fn take(game: &Path) -> anyhow::Result<Locked> {
        let path = beside(game);
        let cannot = || files::cannot_write(&path);
        for number in 1..=TRIES {
            let file = File::options()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)
                .with_context(cannot)?;
            match file.try_lock() {
                Ok(()) if is_at(&file, &path) => {
                    let file = Some(file);
                    return Ok(Locked::Mine(Self { file, path }));
                }
                // The file was taken away between opening and locking.
                Ok(()) => {}
                Err(TryLockError::WouldBlock) if number == TRIES => return Ok(Locked::Theirs),
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
                Err(TryLockError::Error(error)) if is_unknown(&error) => {
                    return Ok(Locked::Mine(Self { file: None, path }));
                }
                Err(TryLockError::Error(error)) => return Err(error).with_context(cannot),
            }
        }
        Ok(Locked::Theirs)
    }

    /// Whether a table plays the game now.
    pub(crate) fn is_held(game: &Path) -> bool {
        let Ok(file) = File::open(beside(game)) else {
            return false;
        };
        matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Taken away while it is still held, so that another program that opened it meanwhile sees that it is gone. We write
        // nothing into it: a file of that name that holds something is somebody's.
        let is_ours = |file: &File| file.metadata().is_ok_and(|about| about.len() == 0);
        if self.file.as_ref().is_some_and(is_ours) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn is_unknown(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::Unsupported
}

/// Returns where the lock of a game is, by whatever name the game is called.
fn beside(game: &Path) -> PathBuf {
    let real = game.canonicalize().or_else(|_| {
        let folder = match game.parent() {
            Some(folder) if folder != Path::new("") => folder.canonicalize()?,
            _ => Path::new(".").canonicalize()?,
        };
        Ok::<_, io::Error>(folder.join(game.file_name().unwrap_or_default()))
    });
    let mut path = real.unwrap_or_else(|_| game.to_owned()).into_os_string();
    path.push(".lock");
    path.into()
}

/// Whether an open file is still the one of that name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |about: fs::Metadata| (about.dev(), about.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(there)) => id(open) == id(there),
        _ => false,
    }
}

/// Elsewhere an open file cannot be replaced by another.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_somebody_with_the_name_of_a_lock_stays() {
        let folder = std::env::temp_dir().join(format!("carcas-locks-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("Cargo.lock"), "precious").unwrap();
        let game = folder.join("Cargo");
        let lock = Lock::take(&game).unwrap();
        assert!(matches!(lock, Locked::Mine(_)));
        assert!(Lock::is_held(&game));
        drop(lock);
        let kept = fs::read_to_string(folder.join("Cargo.lock")).unwrap();
        assert_eq!(kept, "precious");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_lock_is_held_until_it_is_dropped_and_leaves_nothing() {
        let folder = std::env::temp_dir().join(format!("carcas-lock-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let game = folder.join("game.txt");
        let Locked::Mine(lock) = Lock::take(&game).unwrap() else {
            panic!("nobody has it");
        };
        assert!(Lock::is_held(&game));
        assert!(matches!(Lock::take(&game).unwrap(), Locked::Theirs));
        // The same game by another name.
        let other = folder.join(".").join("game.txt");
        assert!(matches!(Lock::take(&other).unwrap(), Locked::Theirs));
        drop(lock);
        assert!(!Lock::is_held(&game));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        assert!(matches!(Lock::take(&game).unwrap(), Locked::Mine(_)));
        fs::remove_dir_all(&folder).unwrap();
    }
}
