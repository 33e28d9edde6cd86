//! The data folder: of one server at a time, and closed to others.

use std::fs::{File, TryLockError};
use std::path::Path;

use crate::store::StoreError;

/// The file that the server of a folder holds.
const LOCK: &str = "lock";

/// A folder that is held until this is dropped, or the program ends in whichever way.
#[derive(Debug)]
pub(crate) struct DataFolder {
    _lock: File,
}

impl DataFolder {
    /// Makes the folder if need be, for its owner alone, and holds it.
    ///
    /// # Errors
    /// If it cannot be used, or another server holds it.
    pub(crate) fn hold(path: &Path) -> Result<Self, StoreError> {
        let broken = |why| StoreError::Broken(format!("{}: {why}", path.display()));
        let mut builder = std::fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(path).map_err(broken)?;
        let lock = File::options()
            .create(true)
            .write(true)
            .truncate(false)
            .open(path.join(LOCK))
            .map_err(broken)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Held(path.display().to_string())),
            Err(TryLockError::Error(why)) => Err(broken(why)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_of_one_server_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/data");
        let held = DataFolder::hold(&path).expect("a free folder");
        let second = DataFolder::hold(&path).expect_err("a folder in use");
        assert!(second.to_string().contains("another server"), "{second}");
        drop(held);
        DataFolder::hold(&path).expect("a folder that is free again");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&path).expect("a folder").permissions();
            assert_eq!(mode.mode() & 0o777, 0o700);
        }
    }
}
