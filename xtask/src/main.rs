//! Developer commands of the project: `cargo xtask <command>`.

mod bench;
mod bless;
mod check;
mod first_start;
mod gallery;
mod program;
mod project;
mod rule_ids;
mod rules_table;
mod signature;
mod tidy;
mod tree;
mod web;

use std::error::Error;
use std::process::ExitCode;

/// What a command comes to; an error means that it could not be carried out at all.
type Outcome = Result<ExitCode, Box<dyn Error>>;

/// One developer command.
struct Command {
    name: &'static str,
    /// The arguments it takes, for its usage line.
    usage: &'static str,
    /// What it does, in one line.
    about: &'static str,
    /// Everything else that its help says.
    details: &'static str,
    /// Whether `--help` among the arguments is meant for the program that the command starts.
    passes_help_on: bool,
    run: fn(&[String]) -> Outcome,
}

const COMMANDS: [Command; 13] = [
    Command {
        name: "play",
        usage: "[ARGS…]",
        about: "Play a game in the terminal",
        details: "Builds the program and runs `carcas play ARGS`. `cargo xtask play --help` lists its flags.",
        passes_help_on: true,
        run: program::play,
    },
    Command {
        name: "serve",
        usage: "[ARGS…]",
        about: "Host tables on this machine",
        details: "Builds the table in the browser (with Node, if it is installed) and the program, and runs\n`carcas serve ARGS`. `cargo xtask serve --help` lists its flags.",
        passes_help_on: true,
        run: program::serve,
    },
    Command {
        name: "dist",
        usage: "",
        about: "Make one binary with everything in it",
        details: "Builds the program for release without what only debuggers read, and copies it to target/dist/carcas.",
        passes_help_on: false,
        run: program::dist,
    },
    Command {
        name: "carcas",
        usage: "[ARGS…]",
        about: "Run any command of the program",
        details: "Builds the program and runs `carcas ARGS`. `cargo xtask carcas --help` lists its commands.",
        passes_help_on: true,
        run: program::carcas,
    },
    Command {
        name: "lab",
        usage: "[--release] [ARGS…]",
        about: "Run any command of the laboratory: conform, soak, perft, load, tune …",
        details: "Builds `carcas-lab` and runs it with ARGS; with --release as the first word it is built for release, for speeds that are\n\
                  written down. `cargo xtask lab --help` lists its commands.",
        passes_help_on: true,
        run: program::lab,
    },
    Command {
        name: "first-start",
        usage: "",
        about: "Measure how long the first start of a new user takes, crate by crate",
        details: "Builds the pages and the program in a copy of what git has, in target/first-start, as `cargo xtask serve` does there for the\n\
                  first time, and prints processor time by step and by crate. docs/building.md has the figures.",
        passes_help_on: false,
        run: first_start::run,
    },
    Command {
        name: "check",
        usage: "[--deep] [--keep-going] [STEP…]",
        about: "Run everything that CI runs",
        details: "Stops at the first step that fails; with --keep-going the other steps run all the same.\n\
                  With --deep tests and scenes do all that they can, which takes several times as long (docs/testing.md).\n\
                  Named steps run alone. The steps, in order:",
        passes_help_on: false,
        run: check::run,
    },
    Command {
        name: "tidy",
        usage: "",
        about: "Check the rules of style that a program can check",
        details: "Looks at every file that git tracks or would add, and prints each finding as file:line with its remedy.",
        passes_help_on: false,
        run: tidy::run,
    },
    Command {
        name: "rules-table",
        usage: "[--write | --read [ID…]]",
        about: "Check that scenarios show every rule, or rewrite docs/rules/coverage.md",
        details: "Every rule and worked example needs a scenario, and a line in scenarios/verdicts by somebody who has read both and says\n\
                  whether the scenario would turn red if the rule were broken. After a change of either, read them again and note\n\
                  that with --read and the ids, or with --read alone for lines that are new. Without --write the command also fails\n\
                  when docs/rules/coverage.md is stale.",
        passes_help_on: false,
        run: rules_table::run,
    },
    Command {
        name: "bless",
        usage: "[perft] [golden] [drawing] [art] [protocol] [text] [tiles]",
        about: "Rewrite pinned counts, golden games and hashes of drawings after behavior or looks changed",
        details: "Rewrites perft/*.perft and golden/*.txt from what the engine does now, and the hashes in\n\
                  crates/art/tests/drawings.txt from what is drawn now. Writes the TypeScript files of protocol, art, text and\n\
                  tiles, and samples of messages that have none. Review the changes as a diff: each must follow from a rule that\n\
                  changed, from looks that were meant to change, or from types that were.",
        passes_help_on: false,
        run: bless::run,
    },
    Command {
        name: "gallery",
        usage: "[--pictures]",
        about: "Write a page with every tile, figure and theme",
        details: "Writes target/gallery.html: one page that needs nothing else, for people who work on the drawings.\n\
                  With --pictures it draws those of the README and the docs anew instead.",
        passes_help_on: false,
        run: gallery::run,
    },
    Command {
        name: "signature",
        usage: "",
        about: "Print a hash of what engine and bots do, for the body of commits",
        details: "Counts decision trees and plays seeded games with each box, with all boxes and with random setups. A change\n\
                  that is meant to keep behavior keeps every line.",
        passes_help_on: false,
        run: signature::run,
    },
    Command {
        name: "bench",
        usage: "[ARGS…]",
        about: "Run the benchmarks of the engine",
        details: "Runs `cargo bench --package carcas-engine ARGS`. The drawings have their own: `cargo bench -p carcas-art`\n\
                  and `cargo bench -p carcas-cli`.",
        passes_help_on: false,
        run: bench::run,
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let Some(code) = first_start::as_compiler(&args) {
        return code;
    }
    match dispatch(&args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn dispatch(args: &[String]) -> Outcome {
    let (name, rest) = match args {
        [] => return Err(format!("name a command\n\n{}", overview()).into()),
        [flag, ..] if is_help(flag) && args.len() == 1 => {
            print!("{}", overview());
            return Ok(ExitCode::SUCCESS);
        }
        // `help check` is `check --help`.
        [help, name, ..] if help == "help" => {
            print!("{}", help_of(find(name)?));
            return Ok(ExitCode::SUCCESS);
        }
        [name, rest @ ..] => (name, rest),
    };
    let command = find(name)?;
    if !command.passes_help_on && rest.iter().any(|arg| is_help(arg)) {
        print!("{}", help_of(command));
        return Ok(ExitCode::SUCCESS);
    }
    (command.run)(rest)
}

fn find(name: &str) -> Result<&'static Command, String> {
    COMMANDS
        .iter()
        .find(|command| command.name == name)
        .ok_or_else(|| format!("there is no command `{name}`\n\n{}", overview()))
}

/// Returns the exit code of a command that could be carried out.
fn exit_code(is_good: bool) -> ExitCode {
    match is_good {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn is_help(arg: &str) -> bool {
    ["help", "--help", "-h"].contains(&arg)
}

fn overview() -> String {
    let mut text = "Developer commands of Carcas.\n\nUsage: cargo xtask <command>\n\n".to_owned();
    for command in &COMMANDS {
        let call = format!("{} {}", command.name, command.usage);
        text += &format!("  {call:30} {}\n", command.about);
    }
    text + "\n`cargo xtask <command> --help` tells more about a command.\n"
}

fn help_of(command: &Command) -> String {
    let call = format!("{} {}", command.name, command.usage);
    let mut text = format!(
        "{}.\n\nUsage: cargo xtask {}\n\n{}\n",
        command.about,
        call.trim_end(),
        command.details
    );
    if command.name == "check" {
        text += &check::list_of_steps();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_every_command() {
        let text = overview();
        for command in &COMMANDS {
            assert!(text.contains(command.name) && text.contains(command.about));
            assert!(help_of(command).contains(command.details));
        }
    }

    #[test]
    fn help_of_check_lists_the_steps() {
        let check = find("check").expect("there is a command `check`");
        assert!(help_of(check).contains("conform"));
    }

    #[test]
    fn unknown_command_is_refused_with_the_list() {
        let error = dispatch(&["chekc".to_owned()]).expect_err("there is no such command");
        assert!(error.to_string().contains("there is no command `chekc`"));
        assert!(error.to_string().contains("rules-table"));
    }

    #[test]
    fn unknown_flags_are_refused() {
        for call in [
            ["tidy", "--wrong"],
            ["rules-table", "--wrong"],
            ["bless", "--wrong"],
            ["gallery", "--wrong"],
            ["signature", "--wrong"],
            ["check", "--wrong"],
        ] {
            let error = dispatch(&call.map(str::to_owned)).expect_err("there is no such flag");
            assert!(error.to_string().contains("--wrong"), "{error}");
        }
    }
}
