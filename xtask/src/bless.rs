//! `cargo xtask bless`: takes what the program does and draws now as right.

use crate::project::{cargo, root};
use crate::{Outcome, exit_code};

/// The tests that compare files with what the program does, and rewrite them when they are told to: the name, the
/// package, and which of its tests, if not all.
const TESTS: [(&str, &str, &[&str]); 7] = [
    ("perft", "carcas-testkit", &["--test", "files", "perft::"]),
    ("golden", "carcas-testkit", &["--test", "files", "golden::"]),
    ("drawing", "carcas-art", &["--test", "runner", "drawing::"]),
    ("art", "carcas-art", &["--test", "runner", "pack::"]),
    ("protocol", "carcas-protocol", &[]),
    ("text", "carcas-text", &["--lib"]),
    ("tiles", "carcas-record", &["--lib", "browsers_know"]),
];

/// Rewrites the files of all tests, or of those that are named.
pub(crate) fn run(args: &[String]) -> Outcome {
    let names: Vec<&str> = TESTS.iter().map(|&(name, ..)| name).collect();
    if let Some(arg) = args.iter().find(|arg| !names.contains(&arg.as_str())) {
        let names = names.join(", ");
        return Err(format!("`bless` knows no files `{arg}`; there are {names}").into());
    }
    for (name, package, tests) in TESTS {
        if !args.is_empty() && !args.iter().any(|arg| arg == name) {
            continue;
        }
        let status = cargo(&["test", "--quiet", "--package", package])
            .args(tests)
            .env("CARCAS_BLESS", "1")
            .current_dir(root())
            .status()?;
        if !status.success() {
            return Ok(exit_code(false));
        }
    }
    println!(
        "review what has changed: git diff perft golden crates/art crates/protocol crates/record crates/text"
    );
    Ok(exit_code(true))
}
