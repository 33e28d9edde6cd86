//! `cargo xtask first-start`: what somebody waits for who has just got the project, step by step and crate by crate.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::Outcome;
use crate::project::{cargo, processor_seconds, root};

/// Where it happens, inside the project.
const FOLDER: &str = "target/first-start";

/// Names the file in which calls of the compiler are noted. Cargo calls this program in its place where the variable is set.
const LOG: &str = "CARCAS_COMPILER_LOG";

/// Crates that take longest are shown.
const N_SHOWN: usize = 24;

/// Runs the command.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some(arg) = args.first() {
        return Err(format!("`first-start` takes no argument `{arg}`").into());
    }
    let folder = root().join(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let (tree, log) = (folder.join("tree"), folder.join("compiler.log"));
    let clone = ["clone", "--quiet", "--local"];
    let cloned = Command::new("git")
        .args(clone)
        .arg(root())
        .arg(&tree)
        .status()?;
    if !cloned.success() {
        return Err("git could not copy the project; its message is above".into());
    }
    // Crates are downloaded once for all projects, so that is no part of it.
    call(&tree, &["fetch", "--quiet", "--locked"], None)?;

    println!("Waiting for builds; what is committed is measured. In seconds:");
    println!("{:44} {:>8} {:>10}", "step", "clock", "processor");
    // With --help the program ends where a server would begin to listen, which takes 0.03 s.
    step(
        "first `cargo xtask serve`, up to the page",
        &tree,
        "serve",
        Some(&log),
    )?;
    step("second", &tree, "serve", None)?;
    let changed = tree.join("crates/server/src/lib.rs");
    let mut file = fs::File::options().append(true).open(&changed)?;
    writeln!(file, "\nconst _: () = ();")?;
    step("after a line of the server changed", &tree, "serve", None)?;
    let page = tree.join("web/index.html");
    let text = fs::read_to_string(&page)?;
    fs::write(&page, text + "\n")?;
    step("after a page changed", &tree, "serve", None)?;
    let program = format!("target/play/carcas{}", std::env::consts::EXE_SUFFIX);
    let program = tree.join(program);
    let n_bytes = fs::metadata(&program)?.len();
    fs::remove_dir_all(tree.join("target"))?;
    step("first `cargo xtask play`", &tree, "play", None)?;

    let noted = fs::read_to_string(&log)?;
    let (n_parts, sum, crates) = by_crate(&noted);
    println!(
        "\nThe compiler was called {n_parts} times in the first step and took {sum:.0} s; the program has {} MB.",
        n_bytes / 1_000_000
    );
    for (name, seconds) in crates.iter().take(N_SHOWN) {
        println!("{seconds:8.1}  {name}");
    }
    Ok(ExitCode::SUCCESS)
}

/// Calls a developer command in the copy and prints how long it took.
fn step(
    what: &str,
    tree: &Path,
    command: &str,
    log: Option<&Path>,
) -> Result<(), Box<dyn std::error::Error>> {
    let (begin, before) = (Instant::now(), processor_seconds());
    call(tree, &["xtask", command, "--help"], log)?;
    let clock = begin.elapsed().as_secs_f64();
    let processor = match (before, processor_seconds()) {
        (Some(before), Some(after)) => format!("{:.1}", after - before),
        _ => "unknown".to_owned(),
    };
    println!("{what:44} {clock:8.1} {processor:>10}");
    Ok(())
}

/// Runs cargo in the copy, without what surrounds this call.
fn call(tree: &Path, args: &[&str], log: Option<&Path>) -> Result<(), Box<dyn std::error::Error>> {
    let mut command = cargo(args);
    command.current_dir(tree).env_remove("CARGO_TARGET_DIR");
    if let Some(log) = log {
        command
            .env(LOG, log)
            .env("RUSTC_WRAPPER", std::env::current_exe()?);
    }
    let output = command.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(());
    }
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    Err(format!("`cargo {}` failed in {}", args.join(" "), tree.display()).into())
}

/// Adds up what was noted: the number of calls, all seconds, and those of each crate, the greatest first.
fn by_crate(noted: &str) -> (usize, f64, Vec<(String, f64)>) {
    let mut crates: BTreeMap<&str, f64> = BTreeMap::new();
    let mut n_calls = 0;
    for line in noted.lines() {
        if let Some((name, seconds)) = line.split_once(' ')
            && let Ok(seconds) = seconds.parse::<f64>()
        {
            n_calls += 1;
            *crates.entry(name).or_default() += seconds;
        }
    }
    let mut crates: Vec<(String, f64)> = crates
        .into_iter()
        .map(|(name, seconds)| (name.to_owned(), seconds))
        .collect();
    crates.sort_by(|a, b| b.1.total_cmp(&a.1));
    (
        n_calls,
        crates.iter().map(|(_, seconds)| seconds).sum(),
        crates,
    )
}

/// Calls the compiler in the place of cargo and notes its processor time, where cargo was told to call this program instead.
pub(crate) fn as_compiler(args: &[String]) -> Option<ExitCode> {
    let log = std::env::var_os(LOG)?;
    let [compiler, args @ ..] = args else {
        return None;
    };
    // Developer commands are called inside of the copy, too.
    if !is_compiler(compiler) {
        return None;
    }
    let status = Command::new(compiler).args(args).status().ok()?;
    let name = args.iter().skip_while(|arg| *arg != "--crate-name").nth(1);
    if let (Some(name), Some(seconds)) = (name, processor_seconds())
        && name != "___"
        && let Ok(mut file) = fs::File::options().create(true).append(true).open(log)
    {
        // A line is written at once, so that lines of several compilers do not mix. One that is lost makes a sum a little smaller.
        let _ = file.write_all(format!("{name} {seconds:.2}\n").as_bytes());
    }
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Some(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn is_compiler(program: &str) -> bool {
    Path::new(program)
        .file_stem()
        .is_some_and(|name| name == "rustc")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_added_up_by_crate() {
        let (n, sum, crates) = by_crate("tiles 1.50\nengine 9.00\ntiles 0.50\nbroken\n");
        assert_eq!((n, sum), (3, 11.0));
        assert_eq!(crates[0], ("engine".to_owned(), 9.0));
        assert_eq!(crates[1], ("tiles".to_owned(), 2.0));
    }

    #[test]
    fn commands_are_no_compilers() {
        assert!(is_compiler("/toolchain/bin/rustc") && is_compiler("rustc.exe"));
        assert!(!is_compiler("serve") && !is_compiler("/toolchain/bin/rustc/xtask"));
    }
}
