//! The table in the browser: builds `web/` into `web/dist`, from where the program serves it; one for release holds it inside (`docs/adr/0023`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use crate::project::root;

/// What is said where nothing can be built.
pub(crate) const NO_NODE: &str = "Node is missing (version 20.19 or newer, with npm)";

/// Installs what the lock file names and leaves that file alone. `npm ci` would want it to hold the packages of every other
/// system, too, which not every registry has.
pub(crate) const INSTALL: [&str; 4] = ["install", "--no-save", "--no-audit", "--no-fund"];

/// What the build of the browser's table reads.
const SOURCES: [&str; 10] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "crates/art/typescript",
    "crates/protocol/typescript",
    "crates/record/typescript",
    "crates/text/typescript",
];

/// Builds the browser's table if something changed since it was built. Where Node is missing the program is built without
/// it, and says so.
pub(crate) fn build() -> Result<(), Box<dyn std::error::Error>> {
    let root = root();
    let built = folder().join("index.html");
    let is_fresh = match (modified(&built), newest(&root)?) {
        (Some(built), Some(newest)) => built > newest,
        _ => false,
    };
    if is_fresh {
        return Ok(());
    }
    let (Some(mut install), Some(mut build)) = (npm(&INSTALL), npm(&["run", "--silent", "build"]))
    else {
        let then = match is_built() {
            true => "The server starts with the one that was built before.",
            false => "The server starts without it.",
        };
        eprintln!("The table in the browser is not built: {NO_NODE}. {then}");
        return Ok(());
    };
    if needs_install() {
        run_quietly(&mut install, "`npm install` failed in web")?;
    }
    run_quietly(&mut build, "the table in the browser could not be built")
}

/// Returns where the pages are that `build` makes.
pub(crate) fn folder() -> PathBuf {
    root().join("web/dist")
}

/// Tells whether there are pages.
pub(crate) fn is_built() -> bool {
    folder().join("index.html").exists()
}

/// Names to the program the folder whose pages it serves.
pub(crate) const PAGES: &str = "CARCAS_PAGES";

/// Runs npm beside cargo, whose progress it must not disturb: what it says is shown only if it fails.
fn run_quietly(npm: &mut Command, failure: &str) -> Result<(), Box<dyn std::error::Error>> {
    let output = npm.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(());
    }
    eprint!("{}", String::from_utf8_lossy(&output.stdout));
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    Err(format!("{failure}; its message is above").into())
}

/// Returns a call of npm in `web`, if there is one.
pub(crate) fn npm(args: &[&str]) -> Option<Command> {
    let name = match cfg!(windows) {
        true => "npm.cmd",
        false => "npm",
    };
    let found = Command::new(name).arg("--version").output();
    let is_there = found.is_ok_and(|output| output.status.success());
    is_there.then(|| {
        let mut command = Command::new(name);
        command
            .current_dir(root())
            .args(["--prefix", "web"])
            .args(args);
        command
    })
}

/// Tells whether the packages are missing, or older than the list of them.
pub(crate) fn needs_install() -> bool {
    let web = root().join("web");
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    let wanted = modified(&web.join("package-lock.json"));
    installed.is_none() || installed < wanted
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// Returns when the youngest source changed.
fn newest(root: &Path) -> std::io::Result<Option<SystemTime>> {
    let mut newest = None;
    let mut paths: Vec<PathBuf> = SOURCES.iter().map(|path| root.join(path)).collect();
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(&path)? {
                paths.push(entry?.path());
            }
        }
        newest = newest.max(modified(&path));
    }
    Ok(newest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_of_the_browser_table_are_there() {
        for path in SOURCES {
            assert!(root().join(path).exists(), "{path} is gone");
        }
        assert!(newest(&root()).expect("they can be read").is_some());
    }
}
