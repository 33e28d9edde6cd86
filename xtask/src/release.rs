//! The program itself, built for release: `cargo xtask play`, `serve`, `carcas` and `dist`.

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

/// Runs `carcas serve` with the arguments.
pub(crate) fn serve(args: &[String]) -> Outcome {
    crate::web::build()?;
    let mut all = vec!["serve".to_owned()];
    all.extend_from_slice(args);
    carcas(&all)
}

/// Makes one binary to copy elsewhere.
pub(crate) fn dist(args: &[String]) -> Outcome {
    if let [arg, ..] = args {
        return Err(format!("`dist` takes no argument `{arg}`").into());
    }
    crate::web::build()?;
    let mut command = build();
    command.args(["--config", "profile.release.strip=true"]);
    if !command.status()?.success() {
        return Err("the program could not be built".into());
    }
    let name = format!("carcas{}", std::env::consts::EXE_SUFFIX);
    let folder = root().join("target/dist");
    std::fs::create_dir_all(&folder)?;
    let (from, to) = (
        root().join("target/release").join(&name),
        folder.join(&name),
    );
    let n_bytes = std::fs::copy(&from, &to)?;
    println!("{} has {} MB", to.display(), n_bytes / 1_000_000);
    Ok(ExitCode::SUCCESS)
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
