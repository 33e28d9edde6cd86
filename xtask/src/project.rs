//! Where the project is, and how to run cargo in it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the root folder of the project, whichever of its folders the command was called from.
pub(crate) fn root() -> PathBuf {
    // `cargo run` sets the variable; the binary started by hand falls back on where it was built.
    let manifest = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let parent = manifest.parent().map(Path::to_path_buf);
    parent.unwrap_or(manifest)
}

/// Prepares a call of the cargo that runs this command, without what `cargo run` says about this package: packages that watch
/// those variables, and all that is built on them, would be built anew by every other call.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(args);
    forget_package(&mut command);
    command
}

/// Keeps from a program what `cargo run` says about this package.
pub(crate) fn forget_package(command: &mut Command) {
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
}

/// Returns the seconds of processor time that this program has taken, with those that it started and that have ended, where the
/// system tells.
pub(crate) fn processor_seconds() -> Option<f64> {
    /// How often a second the clocks of Linux count processor time, on every machine it runs on today.
    const TICKS: f64 = 100.0;

    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is a name in brackets, which may hold blanks; times of this program and of its children are the 14th to 17th.
    let (_, fields) = stat.rsplit_once(')')?;
    let times = fields.split_whitespace().skip(11).take(4);
    let times: Option<Vec<f64>> = times.map(|ticks| ticks.parse().ok()).collect();
    Some(times?.iter().sum::<f64>() / TICKS)
}
