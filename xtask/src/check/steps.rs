//! The steps of the check.

use std::error::Error;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{Step, Verdict, browser, is_deep, postgres};
use crate::project::{cargo, root};
use crate::{rules_table, tidy, web};

type Ended = Result<Verdict, Box<dyn Error>>;

/// Recorded games of an independent engine, seen from the root of the project.
const CORPUS: &str = "../shared/conformance";

/// All steps, the quick ones first.
pub(super) const STEPS: [Step; 12] = [
    Step {
        name: "format",
        about: "the code has the default format",
        remedy: "cargo fmt --all",
        run: format,
    },
    Step {
        name: "tidy",
        about: "the rules of style that a program can check",
        remedy: "each finding names its remedy",
        run: || Ok(verdict(tidy::report()?, "there are findings")),
    },
    Step {
        name: "rules-table",
        about: "scenarios show every rule, by the word of a reader, and the table says so",
        remedy: "add what is missing, then cargo xtask rules-table --write",
        run: || Ok(verdict(rules_table::report(false)?, "there are problems")),
    },
    Step {
        name: "lints",
        about: "the compiler and clippy have no warning",
        remedy: "follow the hints; an `expect` carries a reason",
        run: lints,
    },
    Step {
        name: "docs",
        about: "the documentation builds without a warning",
        remedy: "correct the links and code that rustdoc names",
        run: docs,
    },
    Step {
        name: "web",
        about: "the table in the browser has its types, passes its tests and builds",
        remedy: "run npm run check, npm test or npm run build in web",
        run: web_pages,
    },
    Step {
        name: "postgres",
        about: "PostgreSQL is there for the tests of the server",
        remedy: "install what the step names",
        run: postgres::ready,
    },
    Step {
        name: "tests",
        about: "all tests pass",
        remedy: "run one test with cargo test --workspace NAME",
        run: tests,
    },
    Step {
        name: "examples",
        about: "the examples in the documentation work",
        remedy: "run cargo test --doc",
        run: || run_cargo("test --workspace --doc --no-fail-fast --quiet", &[]),
    },
    Step {
        name: "browser",
        about: "people can play in a real browser, by hand, by key and by ear",
        remedy: "run npm run e2e SCENE in web, and look at target/screenshots",
        run: play_in_browser,
    },
    Step {
        name: "conform",
        about: "the games of the independent engine hold no surprise",
        remedy: "explain each disagreement by a rule, or correct the engine",
        run: conform,
    },
    Step {
        name: "smoke",
        about: "the program starts, answers and refuses",
        remedy: "run the call by hand with cargo xtask carcas …",
        run: smoke,
    },
];

fn format() -> Ended {
    need("fmt", "rustfmt")?;
    run_cargo("fmt --all --check", &[])
}

fn lints() -> Ended {
    need("clippy", "clippy")?;
    run_cargo(
        "clippy --workspace --all-targets --all-features --keep-going -- -D warnings",
        &[],
    )
}

fn docs() -> Ended {
    let private = if is_deep() {
        " --document-private-items"
    } else {
        ""
    };
    run_cargo(
        &format!("doc --workspace --no-deps --keep-going{private}"),
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

/// One program for each crate's own tests and one for those that use it from outside, each with several tests at a time: many wait
/// for a disk, a clock or a server, so there are more than cores.
fn tests() -> Ended {
    let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
    let line = format!(
        "test {TARGETS} --no-fail-fast -- --quiet --test-threads={}",
        2 * n_cores
    );
    run_cargo(&line, &[])
}

/// What is tested, and built by that.
const TARGETS: &str = "--workspace --lib --bins --tests";

fn web_pages() -> Ended {
    let Some(install) = web::npm(&web::INSTALL) else {
        return Ok(Verdict::Skipped(web::NO_NODE.to_owned()));
    };
    if web::needs_install() && run(install, &[])? != Verdict::Passed {
        return Ok(Verdict::Failed(
            "`npm install` cannot fetch what web/package-lock.json names".to_owned(),
        ));
    }
    for args in [["run", "check"], ["run", "test"], ["run", "build"]] {
        if let Some(npm) = web::npm(&args) {
            let ended = run(npm, &[])?;
            if ended != Verdict::Passed {
                return Ok(ended);
            }
        }
    }
    Ok(Verdict::Passed)
}

/// How the deep run plays in the browser: everything, and once more with answers that come late and on a slow processor.
const DEEP_PLAYS: [&[(&str, &str)]; 3] = [
    &[("E2E_DEEP", "1")],
    &[("E2E_DEEP", "1"), ("E2E_DELAY", "300")],
    &[("E2E_SLOW", "6")],
];

/// Plays in Chromium against the program that was built, with the pages that the step `web` has built.
fn play_in_browser() -> Ended {
    let chromium = match browser::chromium() {
        Ok(chromium) => chromium,
        Err(absent) => return Ok(Verdict::Skipped(absent)),
    };
    if web::npm(&[]).is_none() {
        return Ok(Verdict::Skipped(web::NO_NODE.to_owned()));
    }
    web::build()?;
    let built = build()?;
    if built != Verdict::Passed {
        return Ok(built);
    }
    println!("The browser is {}", chromium.display());
    let plays: &[&[(&str, &str)]] = if is_deep() { &DEEP_PLAYS } else { &[&[]] };
    for &how in plays {
        let Some(mut npm) = web::npm(&["run", "--silent", "e2e"]) else {
            return Ok(Verdict::Skipped(web::NO_NODE.to_owned()));
        };
        npm.env("CHROMIUM", &chromium)
            .env("CARCAS", program("carcas")?.get_program())
            .env(web::PAGES, web::folder());
        let played = run(npm, how)?;
        if played != Verdict::Passed {
            return Ok(played);
        }
    }
    Ok(Verdict::Passed)
}

fn conform() -> Ended {
    if !root().join(CORPUS).is_dir() {
        return Ok(Verdict::Skipped(format!("the corpus {CORPUS} is absent")));
    }
    match build()? {
        Verdict::Passed => {
            let mut lab = program("carcas-lab")?;
            lab.args(["conform", CORPUS]);
            run(lab, &[])
        }
        other => Ok(other),
    }
}

/// Short calls of the programs and the exit code of each.
const CALLS: [(&str, &[&str], i32); 8] = [
    ("carcas-lab", &["playouts", "--games", "200"], 0),
    ("carcas-lab", &["perft", "--depth", "5"], 0),
    ("carcas-lab", &["soak", "--games", "20"], 0),
    ("carcas-lab", &["playouts", "--no-such-flag"], 2),
    ("carcas", &["rules"], 0),
    ("carcas", &["tiles"], 0),
    ("carcas", &["--version"], 0),
    ("carcas", &["play", "--no-such-flag"], 2),
];

fn smoke() -> Ended {
    let built = build()?;
    if built != Verdict::Passed {
        return Ok(built);
    }
    for (name, args, expected) in CALLS {
        let call = format!("{name} {}", args.join(" "));
        println!("$ {call}");
        let mut command = program(name)?;
        command.args(args);
        // Only what goes wrong is worth reading.
        let output = command.stdin(Stdio::null()).current_dir(root()).output()?;
        if output.status.code() != Some(expected) {
            print!("{}", String::from_utf8_lossy(&output.stdout));
            print!("{}", String::from_utf8_lossy(&output.stderr));
            let reason = format!(
                "`{call}` ended with {}, not with exit code {expected}",
                output.status
            );
            return Ok(Verdict::Failed(reason));
        }
    }
    Ok(Verdict::Passed)
}

/// Builds the programs as the tests have built them, which after those takes no time. A build for release would take minutes: these are
/// optimized enough, and they check their sums and assertions.
fn build() -> Ended {
    run_cargo(&format!("test {TARGETS} --no-run --quiet"), &[])
}

/// Prepares a run of a program that was built. Cargo puts it beside this one.
fn program(name: &str) -> Result<Command, Box<dyn Error>> {
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    Ok(Command::new(std::env::current_exe()?.with_file_name(name)))
}

fn verdict(is_good: bool, reason: &str) -> Verdict {
    match is_good {
        true => Verdict::Passed,
        false => Verdict::Failed(reason.to_owned()),
    }
}

/// Runs cargo with the words of a line.
fn run_cargo(line: &str, variables: &[(&str, &str)]) -> Ended {
    let words: Vec<&str> = line.split_whitespace().collect();
    run(cargo(&words), variables)
}

/// Runs a program in the root of the project, without input; its output goes to the terminal.
fn run(mut command: Command, variables: &[(&str, &str)]) -> Ended {
    command.envs(variables.iter().copied());
    let call = describe(&command, variables);
    println!("$ {call}");
    let status = command.stdin(Stdio::null()).current_dir(root()).status()?;
    Ok(verdict(
        status.success(),
        &format!("`{call}` ended with {status}"),
    ))
}

/// Writes a call as one would type it in the root of the project.
fn describe(command: &Command, variables: &[(&str, &str)]) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(
        variables
            .iter()
            .map(|(key, value)| format!("{key}={value:?}")),
    );
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    words.push(name.to_string_lossy().into_owned());
    let root = format!("{}/", root().display());
    words.extend(
        command
            .get_args()
            .map(|arg| arg.to_string_lossy().replace(&root, "")),
    );
    words.join(" ")
}

/// Fails with an instruction if a part of the toolchain is missing.
fn need(subcommand: &str, component: &str) -> Result<(), Box<dyn Error>> {
    let status = cargo(&[subcommand, "--version"])
        .current_dir(root())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    match status.success() {
        true => Ok(()),
        false => Err(format!(
            "{component} is not installed; run `rustup component add {component}`"
        )
        .into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_part_of_the_toolchain_is_named_with_its_installation() {
        let error =
            need("no-such-subcommand", "no-such-part").expect_err("there is no such subcommand");
        assert!(
            error
                .to_string()
                .contains("rustup component add no-such-part")
        );
    }

    #[test]
    fn call_is_described_as_one_would_type_it() {
        let mut command = cargo(&["doc", "--manifest-path"]);
        command.arg(root().join("Cargo.toml"));
        assert_eq!(
            describe(&command, &[("RUSTDOCFLAGS", "-D warnings")]),
            "RUSTDOCFLAGS=\"-D warnings\" cargo doc --manifest-path Cargo.toml"
        );
    }
}
