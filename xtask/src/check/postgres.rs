//! PostgreSQL for the tests of the server: found, or installed where that can be done without asking.

use std::error::Error;
use std::path::{Path, PathBuf};

use super::Verdict;
use super::packages::{has_apt, in_path, install};

/// Where Debian puts a folder per version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Finds PostgreSQL, or installs it from the Debian package if we are root; else tells what to install.
pub(super) fn ready() -> Result<Verdict, Box<dyn Error>> {
    if let Some(folder) = find() {
        println!("PostgreSQL is in {}", folder.display());
        return Ok(Verdict::Passed);
    }
    install("postgresql");
    if let Some(folder) = find() {
        println!("PostgreSQL was installed in {}", folder.display());
        return Ok(Verdict::Passed);
    }
    Ok(Verdict::Skipped(absent(has_apt())))
}

/// Says what is missing and how to get it.
fn absent(has_apt: bool) -> String {
    let how = match has_apt {
        true => "run `apt-get install postgresql` as root",
        false => "install version 13 or later, with `initdb` and `pg_ctl` in PATH",
    };
    format!("PostgreSQL is ABSENT, so no test ran with it: {how}")
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
}
