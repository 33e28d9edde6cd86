//! What tests of the laboratory share.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Runs the program in the folder of the package.
pub(crate) fn lab(args: &[&str]) -> Output {
    run(Path::new("."), args)
}

/// Runs the program in a folder.
pub(crate) fn run(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_carcas-lab"))
        .args(args)
        .current_dir(folder)
        .output()
        .expect("the program starts")
}

/// Returns an empty folder for a test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Returns what a run printed.
pub(crate) fn out(run: &Output) -> String {
    String::from_utf8_lossy(&run.stdout).into_owned()
}

/// Returns what a run complained about.
pub(crate) fn err(run: &Output) -> String {
    String::from_utf8_lossy(&run.stderr).into_owned()
}
