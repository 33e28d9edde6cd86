//! `cargo xtask signature`: a hash of what engine and bots do.

use crate::project::{cargo, root};
use crate::{Outcome, exit_code};

/// Builds the small program that plays and hashes, for release, and runs it.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some(arg) = args.first() {
        return Err(format!("`cargo xtask signature` takes no argument, not `{arg}`").into());
    }
    let program = ["--package", "carcas-laws", "--example", "signature"];
    let status = cargo(&["run", "--quiet", "--release"])
        .args(program)
        .current_dir(root())
        .status()?;
    Ok(exit_code(status.success()))
}
