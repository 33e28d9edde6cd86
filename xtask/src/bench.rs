//! `cargo xtask bench`: the benchmarks of the engine.

use crate::project::{cargo, root};
use crate::{Outcome, exit_code};

/// Runs the benchmarks and hands them the arguments.
pub(crate) fn run(args: &[String]) -> Outcome {
    let status = cargo(&["bench", "--package", "carcas-engine"])
        .args(args)
        .current_dir(root())
        .status()?;
    Ok(exit_code(status.success()))
}
