//! The programs `carcas` and `carcas-lab`: built and run to play and work with, or built for release by `dist` (`docs/building.md`).

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use crate::Outcome;
use crate::project::{cargo, forget_package, root};
use crate::web;

/// A program of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    /// What serves people.
    Carcas,
    /// What serves those who build it.
    Lab,
}

/// How cargo builds a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Quick to build; the engine and the bots are as fast as in a release.
    Play,
    /// As fast and as small as it gets.
    Release,
}

/// What is said before the program that people start is built for the first time. `cargo xtask first-start` measures it.
const FIRST: &str = "First start: about 340 parts are built, which takes two minutes or less on two cores. Later starts take a second.";

impl Program {
    const fn package(self) -> &'static str {
        match self {
            Self::Carcas => "carcas-cli",
            Self::Lab => "carcas-lab",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Carcas => "carcas",
            Self::Lab => "carcas-lab",
        }
    }

    /// Prepares the build, which shows its progress.
    pub(crate) fn build(self, profile: Profile) -> Command {
        let mut command = cargo(&["build", "--profile", profile.name()]);
        let what = ["--package", self.package(), "--bin", self.name()];
        command.args(what).current_dir(root());
        command
    }

    /// Returns where cargo puts the program: in a folder beside that of this one, wherever the caller keeps what is built.
    pub(crate) fn path(self, profile: Profile) -> std::io::Result<PathBuf> {
        let this = std::env::current_exe()?;
        let target = this.ancestors().nth(2).unwrap_or(&this);
        let file = format!("{}{}", self.name(), std::env::consts::EXE_SUFFIX);
        Ok(target.join(profile.name()).join(file))
    }

    /// Prepares a run of the program as it was built, in the terminal and folder of the caller.
    pub(crate) fn run(self, profile: Profile) -> std::io::Result<Command> {
        let mut command = Command::new(self.path(profile)?);
        forget_package(&mut command);
        // Messages of the program tell the user what to type next.
        command.env("CARCAS_PROGRAM", "cargo xtask carcas");
        if web::is_built() && std::env::var_os(web::PAGES).is_none() {
            command.env(web::PAGES, web::folder());
        }
        Ok(command)
    }
}

impl Profile {
    /// Returns the name that cargo knows, which is that of the folder, too.
    const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Release => "release",
        }
    }
}

/// Runs `carcas play` with the arguments.
pub(crate) fn play(args: &[String]) -> Outcome {
    carcas(&with_first("play", args))
}

/// Runs `carcas serve` with the arguments. Cargo and npm build side by side.
pub(crate) fn serve(args: &[String]) -> Outcome {
    let program = Program::Carcas;
    announce(program)?;
    std::thread::scope(|scope| -> Result<(), Box<dyn std::error::Error>> {
        let pages = scope.spawn(|| web::build().map_err(|error| error.to_string()));
        let is_built = program.build(Profile::Play).status()?.success();
        // A thread that panicked has said why.
        pages.join().map_err(|_| "the pages could not be built")??;
        match is_built {
            true => Ok(()),
            false => Err(NOT_BUILT.into()),
        }
    })?;
    exit_with(program, &with_first("serve", args), Profile::Play)
}

/// Runs any command of `carcas` with the arguments.
pub(crate) fn carcas(args: &[String]) -> Outcome {
    build_and_run(Program::Carcas, args, Profile::Play)
}

/// Runs any command of `carcas-lab` with the arguments.
pub(crate) fn lab(args: &[String]) -> Outcome {
    match args {
        [flag, args @ ..] if flag == "--release" => {
            build_and_run(Program::Lab, args, Profile::Release)
        }
        args => build_and_run(Program::Lab, args, Profile::Play),
    }
}

/// Makes one binary to copy elsewhere.
pub(crate) fn dist(args: &[String]) -> Outcome {
    if let [arg, ..] = args {
        return Err(format!("`dist` takes no argument `{arg}`").into());
    }
    web::build()?;
    let mut command = Program::Carcas.build(Profile::Release);
    command.args(["--config", "profile.release.strip=true"]);
    if web::is_built() {
        command.args(["--features", "pages"]);
    }
    if !command.status()?.success() {
        return Err(NOT_BUILT.into());
    }
    let built = Program::Carcas.path(Profile::Release)?;
    let folder = root().join("target/dist");
    std::fs::create_dir_all(&folder)?;
    let to = folder.join(built.file_name().unwrap_or_default());
    let n_bytes = std::fs::copy(&built, &to)?;
    println!("{} has {} MB", to.display(), n_bytes / 1_000_000);
    Ok(ExitCode::SUCCESS)
}

/// What is said if the compiler has refused something; it has said more.
const NOT_BUILT: &str = "the program could not be built";

fn with_first(word: &str, args: &[String]) -> Vec<String> {
    let mut all = vec![word.to_owned()];
    all.extend_from_slice(args);
    all
}

/// Says how long the first build takes, which cargo shows part by part.
fn announce(program: Program) -> std::io::Result<()> {
    if program == Program::Carcas && !program.path(Profile::Play)?.exists() {
        eprintln!("{FIRST}");
    }
    Ok(())
}

fn build_and_run(program: Program, args: &[String], profile: Profile) -> Outcome {
    if profile == Profile::Play {
        announce(program)?;
    }
    if !program.build(profile).status()?.success() {
        return Err(NOT_BUILT.into());
    }
    exit_with(program, args, profile)
}

/// Runs a program and hands on how it ended.
fn exit_with(program: Program, args: &[String], profile: Profile) -> Outcome {
    let status = program.run(profile)?.args(args).status()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_beside_the_folder_of_this_one() {
        for (program, profile, folder) in [
            (Program::Carcas, Profile::Play, "play"),
            (Program::Lab, Profile::Release, "release"),
        ] {
            let path = program.path(profile).expect("this program is somewhere");
            let found = path.parent().expect("it is in a folder");
            assert!(found.ends_with(folder), "{}", path.display());
        }
    }

    #[test]
    fn the_command_comes_before_what_was_typed() {
        let args = ["--seed".to_owned(), "7".to_owned()];
        assert_eq!(with_first("play", &args), ["play", "--seed", "7"]);
    }
}
