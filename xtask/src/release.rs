//! The program itself: `cargo xtask play`, `serve` and `carcas` build it to be played with, `dist` for release.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use crate::Outcome;
use crate::project::{cargo, root};

/// The package of the program and the name of its binary.
const PROGRAM: [&str; 4] = ["--package", "carcas-cli", "--bin", "carcas"];

/// How cargo builds the program: for those who want to play and wait for the first build, or as quick as it gets, which takes
/// three times as long (`docs/adr/0025`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Profile {
    Play,
    Release,
}

/// Commands of the program that measure, think or go on for as long as one likes: there the longer build pays.
const LONG: [&[&str]; 8] = [
    &["analyze"],
    &["ladder"],
    &["load"],
    &["match"],
    &["perft"],
    &["playouts"],
    &["puzzles", "find"],
    &["soak"],
];

impl Profile {
    /// Returns what a call of the program is built with. Only words that can name its command count: a file may be called `match`.
    fn of_call(args: &[String]) -> Self {
        let words = words(args);
        match LONG.iter().any(|command| words.starts_with(command)) {
            true => Self::Release,
            false => Self::Play,
        }
    }

    /// Returns the name that cargo knows, which is that of the folder, too.
    fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Release => "release",
        }
    }
}

/// Returns the arguments that are neither flags nor the language, which may be named before the command.
fn words(args: &[String]) -> Vec<&str> {
    let mut words = Vec::new();
    let mut args = args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            args.next();
        } else if !arg.starts_with('-') {
            words.push(arg);
        }
    }
    words
}

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
    let mut command = build_with(Profile::Release);
    command.args(["--config", "profile.release.strip=true"]);
    if !command.status()?.success() {
        return Err("the program could not be built".into());
    }
    let folder = root().join("target/dist");
    std::fs::create_dir_all(&folder)?;
    let to = folder.join(file_name());
    let n_bytes = std::fs::copy(binary(Profile::Release)?, &to)?;
    println!("{} has {} MB", to.display(), n_bytes / 1_000_000);
    Ok(ExitCode::SUCCESS)
}

/// Runs `carcas` with the arguments, in the terminal and folder of the caller.
pub(crate) fn carcas(args: &[String]) -> Outcome {
    let profile = Profile::of_call(args);
    if !build_with(profile).status()?.success() {
        return Err("the program could not be built".into());
    }
    // Messages of the program tell the user what to type next.
    let status = program_with(profile)
        .args(args)
        .env("CARCAS_PROGRAM", "cargo xtask carcas")
        .status()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Prepares the build to play with, which shows its progress.
pub(crate) fn build() -> Command {
    build_with(Profile::Play)
}

/// Prepares a run of the program that `build` builds.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut command = program_with(Profile::Play);
    command.args(args);
    command
}

/// Returns the program that `build` builds, for those who start it by themselves.
pub(crate) fn built() -> std::io::Result<PathBuf> {
    binary(Profile::Play)
}

fn build_with(profile: Profile) -> Command {
    let mut command = cargo(&["build", "--profile", profile.name()]);
    command.args(PROGRAM).current_dir(root());
    command
}

/// Prepares a run of the program; cargo knows where the binary is and hands on its exit code.
fn program_with(profile: Profile) -> Command {
    let mut command = cargo(&["run", "--quiet", "--profile", profile.name()]);
    command
        .arg("--manifest-path")
        .arg(root().join("Cargo.toml"))
        .args(PROGRAM)
        .arg("--");
    command
}

/// Returns where cargo puts the program: in a folder beside that of this one, wherever the caller keeps what is built.
fn binary(profile: Profile) -> std::io::Result<PathBuf> {
    let this = std::env::current_exe()?;
    let target = this.ancestors().nth(2).unwrap_or(&this);
    Ok(target.join(profile.name()).join(file_name()))
}

fn file_name() -> String {
    format!("carcas{}", std::env::consts::EXE_SUFFIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_long_is_built_for_release_whatever_files_are_called() {
        let profile = |line: &str| {
            let args: Vec<String> = line.split(' ').map(str::to_owned).collect();
            Profile::of_call(&args)
        };
        for line in [
            "match master greedy --games 100",
            "--lang de playouts",
            "--lang=de soak",
            "analyze game.txt",
            "puzzles find --games 10",
            "puzzles --lang fr find",
        ] {
            assert_eq!(profile(line), Profile::Release, "{line}");
        }
        for line in [
            "play --resume",
            "serve",
            "render match",
            "replay --at 3 match",
            "puzzles list",
            "puzzles play find",
            "--lang match play",
            "--help",
        ] {
            assert_eq!(profile(line), Profile::Play, "{line}");
        }
    }

    #[test]
    fn the_program_is_beside_the_folder_of_this_one() {
        let binary = binary(Profile::Play).expect("this program is somewhere");
        let folder = binary.parent().expect("it is in a folder");
        assert!(folder.ends_with("play"), "{}", binary.display());
    }
}
