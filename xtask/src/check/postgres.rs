//! PostgreSQL for the tests of the server: found, or installed where that can be done without asking.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::Verdict;

/// Where Debian puts a folder per version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Finds PostgreSQL, or installs it from the Debian package if we are root; else tells what to install.
pub(super) fn ready() -> Result<Verdict, Box<dyn Error>> {
    if let Some(folder) = find() {
        println!("PostgreSQL is in {}", folder.display());
        return Ok(Verdict::Passed);
    }
    let has_apt = in_path("apt-get").is_some();
    if has_apt && is_root() {
        install();
        if let Some(folder) = find() {
            println!("PostgreSQL was installed in {}", folder.display());
            return Ok(Verdict::Passed);
        }
    }
    Ok(Verdict::Skipped(absent(has_apt)))
}

/// Says what is missing and how to get it.
fn absent(has_apt: bool) -> String {
    let how = match has_apt {
        true => "run `apt-get install postgresql` as root",
        false => "install version 13 or later, with `initdb` and `pg_ctl` in PATH",
    };
    format!("PostgreSQL is ABSENT, so no test ran with it: {how}")
}

/// Installs the package, with the lists of packages that are there or, if they are too old, with new ones.
fn install() {
    for calls in [
        &["install --yes postgresql"][..],
        &["update", "install --yes postgresql"],
    ] {
        if calls.iter().all(|call| apt_get(call)) {
            return;
        }
    }
}

fn apt_get(call: &str) -> bool {
    println!("$ apt-get {call}");
    let status = Command::new("apt-get")
        .args(call.split(' '))
        // Nobody is there to answer.
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

/// Returns the folder of its programs. The tests look in the same places (`crates/server/tests/store/cluster.rs`).
fn find() -> Option<PathBuf> {
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = in_path("initdb").and_then(|program| program.parent().map(Path::to_owned));
    debian
        .chain(path)
        .find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
}

fn in_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.exists())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absence_is_told_with_its_remedy() {
        for (has_apt, remedy) in [(true, "apt-get install postgresql"), (false, "in PATH")] {
            let text = absent(has_apt);
            assert!(text.contains("ABSENT") && text.contains(remedy), "{text}");
        }
    }

    #[test]
    fn programs_are_found_in_path() {
        assert!(in_path("cargo").is_some());
        assert_eq!(in_path("no-such-program-anywhere"), None);
    }
}
