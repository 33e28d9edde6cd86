//! The program itself, built for release: `cargo xtask play` and `cargo xtask carcas`.

use std::process::{Command, ExitCode};

use crate::Outcome;
use crate::project::{cargo, root};

/// The package of the program and the name of its binary.
const PROGRAM: [&str; 4] = ["--package", "carcas-cli", "--bin", "carcas"];

/// Runs `carcas play` with the arguments, in the terminal and folder of the caller.
pub(crate) fn play(args: &[String]) -> Outcome {
    let mut all = vec!["play".to_owned()];
    all.extend_from_slice(args);
    carcas(&all)
}

/// Runs `carcas` with the arguments, in the terminal and folder of the caller.
pub(crate) fn carcas(args: &[String]) -> Outcome {
    if !build().status()?.success() {
        return Err("the program could not be built".into());
    }
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    // Messages of the program tell the user what to type next.
    let status = program(&args)
        .env("CARCAS_PROGRAM", "cargo xtask carcas")
        .status()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Prepares the build, which shows its progress.
pub(crate) fn build() -> Command {
    let mut command = cargo(&["build", "--release"]);
    command.args(PROGRAM).current_dir(root());
    command
}

/// Prepares a run of the program; cargo knows where the binary is and hands on its exit code.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut command = cargo(&["run", "--quiet", "--release", "--manifest-path"]);
    command
        .arg(root().join("Cargo.toml"))
        .args(PROGRAM)
        .arg("--")
        .args(args);
    command
}
