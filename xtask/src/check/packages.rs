//! Programs that tests need and Debian packages have: found, or installed where that can be done without asking.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Tells whether packages can be installed: this is Debian or a child of it.
pub(super) fn has_apt() -> bool {
    in_path("apt-get").is_some()
}

/// Installs a package if we are root, with the lists of packages that are there or, if they are too old, with new ones.
pub(super) fn install(package: &str) {
    if !has_apt() || !is_root() {
        return;
    }
    let install = format!("install --yes {package}");
    for calls in [&[install.as_str()][..], &["update", &install]] {
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

/// Returns where a program is, if it is in `PATH`.
pub(super) fn in_path(program: &str) -> Option<PathBuf> {
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
    fn programs_are_found_in_path() {
        assert!(in_path("cargo").is_some());
        assert_eq!(in_path("no-such-program-anywhere"), None);
    }
}
