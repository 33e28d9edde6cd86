//! `cargo xtask bless`: takes what the engine does now as right.

use crate::project::{cargo, root};
use crate::{Outcome, exit_code};

/// The tests that compare files with the engine, and rewrite them when they are told to.
const TESTS: [&str; 2] = ["perft", "golden"];

/// Rewrites the files of all tests, or of those that are named.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some(arg) = args.iter().find(|arg| !TESTS.contains(&arg.as_str())) {
        let names = TESTS.join(", ");
        return Err(format!("`bless` knows no files `{arg}`; there are {names}").into());
    }
    let is_asked = |name: &&str| args.is_empty() || args.iter().any(|arg| arg == name);
    let mut command = cargo(&["test", "--quiet", "--package", "carcas-testkit"]);
    for name in TESTS.iter().filter(|name| is_asked(name)) {
        command.args(["--test", name]);
    }
    let status = command
        .env("CARCAS_BLESS", "1")
        .current_dir(root())
        .status()?;
    if status.success() {
        println!("review what has changed: git diff perft golden");
    }
    Ok(exit_code(status.success()))
}
