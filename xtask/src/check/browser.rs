//! Chromium for the tests of the table in the browser: found, or installed from the Debian package. Nothing else is downloaded.

use std::path::PathBuf;

use super::packages::{has_apt, in_path, install};

/// What Chromium is called by those who package it.
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Returns where the browser is, or what to install.
pub(super) fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        let named = PathBuf::from(named);
        return match named.exists() {
            true => Ok(named),
            false => Err(format!(
                "CHROMIUM names {}, which is not there: name the program, or unset CHROMIUM",
                named.display()
            )),
        };
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    install("chromium");
    find().ok_or_else(|| absent(has_apt()))
}

fn find() -> Option<PathBuf> {
    NAMES.into_iter().find_map(in_path)
}

/// Says what is missing and how to get it.
fn absent(has_apt: bool) -> String {
    let how = match has_apt {
        true => "run `apt-get install chromium` as root",
        false => "install it, with `chromium` in PATH",
    };
    format!(
        "Chromium is ABSENT, so nobody played in a browser: {how}, or name the program in CHROMIUM"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absence_is_told_with_its_remedy() {
        for (has_apt, remedy) in [(true, "apt-get install chromium"), (false, "in PATH")] {
            let text = absent(has_apt);
            assert!(text.contains("ABSENT") && text.contains(remedy) && text.contains("CHROMIUM"));
        }
    }
}
