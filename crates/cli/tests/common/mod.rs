//! What tests of the program share: a folder of its own for each, and the program in it.
#![allow(dead_code, reason = "every file of tests uses a part of it")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// How the program ended.
pub(crate) struct Run {
    output: Output,
}

impl Run {
    pub(crate) fn code(&self) -> i32 {
        let code = self.output.status.code();
        code.expect("the program was not killed")
    }

    pub(crate) fn out(&self) -> String {
        String::from_utf8_lossy(&self.output.stdout).into_owned()
    }

    pub(crate) fn err(&self) -> String {
        String::from_utf8_lossy(&self.output.stderr).into_owned()
    }
}

/// Returns an empty folder, by the names of the tests and of the test.
pub(crate) fn folder(tests: &str, name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = folder.join(tests).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Starts the program in a folder, which is also where it keeps its games. It speaks English unless the flags say
/// otherwise.
pub(crate) fn start(folder: &Path, args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_carcas"))
        .args(args)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .env("XDG_STATE_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs the program with everything that is typed.
pub(crate) fn run(folder: &Path, args: &[&str], typed: &str) -> Run {
    let mut child = start(folder, args);
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    Run {
        output: child.wait_with_output().unwrap(),
    }
}
