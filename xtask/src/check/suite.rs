//! All tests. Cargo runs one test program after the other, and many of them wait for a disk, a clock or a server, or have one long
//! test at their end; here several run side by side, so that no core is idle.
//!
//! Nothing else differs from `cargo test`: cargo builds the programs and names them, each runs in the folder of its package, and
//! doc tests are run by cargo.

use std::collections::VecDeque;
use std::error::Error;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use super::Verdict;
use super::words::{self, GRACE, Words};
use crate::project::{cargo, forget_package, root};

/// The longest first, so that none of them is left alone at the end. The others are short, whatever their order.
const LONG: [&str; 10] = [
    "laws",
    "reference",
    "api",
    "carcas_laws",
    "strength",
    "store",
    "carcas_cli",
    "tables",
    "questions",
    "bytes",
];

/// What is said if the tests do not compile; the compiler has said more.
pub(super) const NOT_BUILT: &str = "the tests or the program do not compile";

/// So often it is said what is running.
const EVERY: Duration = Duration::from_secs(30);

/// A test program that was built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Program {
    /// The package and the target.
    name: String,
    /// The folder of the package.
    folder: PathBuf,
    file: PathBuf,
}

/// How a test program ended.
struct Ended {
    name: String,
    is_good: bool,
    counts: Counts,
    time: Duration,
    /// What it printed.
    text: String,
}

/// What test programs say at their end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    n_passed: u32,
    n_ignored: u32,
}

enum News {
    Begun(Running),
    Ended(Ended),
}

/// A test program that runs.
struct Running {
    name: String,
    begin: Instant,
    words: Words,
}

impl Running {
    /// Says for how long it has been running, and what it said last: mostly which test has passed, or runs for long.
    fn told(&self, now: Instant) -> String {
        let seconds = now.duration_since(self.begin).as_secs();
        let last = self.words.last_line();
        let last = last.map_or_else(String::new, |line| format!(": {line}"));
        format!("still running: {} ({seconds} s){last}", self.name)
    }
}

/// Builds and runs all tests.
pub(super) fn run() -> Result<Verdict, Box<dyn Error>> {
    let Some(programs) = build()? else {
        return Ok(Verdict::Failed(NOT_BUILT.to_owned()));
    };
    let mut jobs: VecDeque<(String, Command)> = in_order(programs)
        .into_iter()
        .map(|program| (program.name.clone(), command(&program)))
        .collect();
    let mut docs = cargo(&["test", "--workspace", "--doc", "--no-fail-fast"]);
    docs.current_dir(root());
    // One crate after the other is compiled for them, mostly on one core: at the end that core would be the only one at work.
    jobs.push_front(("doc tests".to_owned(), docs));
    Ok(verdict(&run_all(jobs)))
}

/// Lets cargo build the tests and the program, which shows its progress, and returns the tests; nothing if they do not compile.
///
/// A release build of the program would take minutes and show nothing else: this one is optimized enough, and it checks its sums
/// and assertions.
pub(super) fn build() -> Result<Option<Vec<Program>>, Box<dyn Error>> {
    println!("$ cargo test --workspace --no-run");
    let mut command = cargo(&["test", "--workspace", "--no-run"]);
    let output = command
        .arg("--message-format=json-render-diagnostics")
        .current_dir(root())
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()?;
    if !output.status.success() {
        return Ok(None);
    }
    let programs: Vec<Program> = str::from_utf8(&output.stdout)?
        .lines()
        .filter_map(program)
        .collect();
    match programs.is_empty() {
        true => Err("cargo names no test programs".into()),
        false => Ok(Some(programs)),
    }
}

/// Reads one message of cargo, if it is about a test program.
fn program(message: &str) -> Option<Program> {
    let (_, profile) = message.split_once("\"profile\":{")?;
    let (profile, _) = profile.split_once('}')?;
    if !profile.contains("\"test\":true") {
        return None;
    }
    let file = text_of(message, "executable")?;
    let manifest = PathBuf::from(text_of(message, "manifest_path")?);
    let folder = manifest.parent()?.to_owned();
    let package = folder.file_name()?.to_string_lossy().into_owned();
    let (_, target) = message.split_once("\"target\":{")?;
    let target = text_of(target, "name")?;
    Some(Program {
        name: format!("{package} {target}"),
        folder,
        file: file.into(),
    })
}

/// Returns the text of a field of an object in JSON.
fn text_of(object: &str, field: &str) -> Option<String> {
    let (_, rest) = object.split_once(&format!("\"{field}\":\""))?;
    let mut text = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            // Of names and paths only `\` and `"` are written differently.
            '\\' => text.push(letters.next()?),
            letter => text.push(letter),
        }
    }
}

fn in_order(mut programs: Vec<Program>) -> Vec<Program> {
    let rank = |program: &Program| {
        let is_named = |name: &&str| program.name.ends_with(&format!(" {name}"));
        LONG.iter().position(is_named).unwrap_or(LONG.len())
    };
    programs.sort_by_key(rank);
    programs
}

/// Prepares a run of a test program.
fn command(program: &Program) -> Command {
    let mut command = Command::new(&program.file);
    forget_package(&mut command);
    command
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder);
    command
}

/// Runs all, several at a time, tells how each ended, and returns those that failed.
fn run_all(jobs: VecDeque<(String, Command)>) -> Vec<Ended> {
    let n_jobs = jobs.len();
    let n_lanes = thread::available_parallelism().map_or(1, usize::from);
    let begin = Instant::now();
    let queue = Mutex::new(jobs);
    let (tell, told) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..n_lanes {
            let (queue, tell) = (&queue, tell.clone());
            scope.spawn(move || {
                loop {
                    let next = queue
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .pop_front();
                    let Some((name, command)) = next else {
                        return;
                    };
                    let words = Words::default();
                    // Whoever listens does so until all lanes are done.
                    let _heard = tell.send(News::Begun(Running {
                        name: name.clone(),
                        begin: Instant::now(),
                        words: words.clone(),
                    }));
                    let _heard = tell.send(News::Ended(run_one(name, command, &words, GRACE)));
                }
            });
        }
        drop(tell);
        listen(&told, n_jobs, begin)
    })
}

fn listen(told: &mpsc::Receiver<News>, n_jobs: usize, begin: Instant) -> Vec<Ended> {
    let mut running: Vec<Running> = Vec::new();
    let mut next_look = begin + EVERY;
    let mut failed = Vec::new();
    let (mut n_done, mut total) = (0, Counts::default());
    loop {
        let news = told.recv_timeout(next_look.saturating_duration_since(Instant::now()));
        let after = begin.elapsed().as_secs();
        match news {
            Ok(News::Begun(program)) => running.push(program),
            Ok(News::Ended(ended)) => {
                n_done += 1;
                running.retain(|program| program.name != ended.name);
                total.n_passed += ended.counts.n_passed;
                total.n_ignored += ended.counts.n_ignored;
                let (name, seconds) = (&ended.name, ended.time.as_secs_f64());
                if ended.is_good {
                    let Counts { n_passed, .. } = ended.counts;
                    println!(
                        "[{n_done}/{n_jobs}] ok   {name}: {n_passed} passed ({seconds:.1} s, after {after} s)"
                    );
                } else {
                    println!(
                        "[{n_done}/{n_jobs}] FAIL {name} ({seconds:.1} s):\n{}",
                        ended.text
                    );
                    failed.push(ended);
                }
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {
                let now = Instant::now();
                for program in &running {
                    println!("{}", program.told(now));
                }
                next_look = now + EVERY;
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
    }
    let Counts {
        n_passed,
        n_ignored,
    } = total;
    let seconds = begin.elapsed().as_secs();
    println!(
        "{n_passed} tests passed in {n_jobs} programs, {n_ignored} ignored, {} programs failed, in {seconds} s",
        failed.len()
    );
    failed
}

fn run_one(name: String, command: Command, words: &Words, grace: Duration) -> Ended {
    let begin = Instant::now();
    let end = words::run(command, words, grace);
    let mut text = words.all();
    let is_good = match end {
        Ok(end) => {
            text += &format!("it ended with {}\n", end.status);
            if end.is_outlived {
                text += "a program that it has started outlives it and holds its output\n";
            }
            end.status.success() && !end.is_outlived
        }
        Err(error) => {
            text += &format!("it cannot be run: {error}\n");
            false
        }
    };
    Ended {
        name,
        is_good,
        counts: counts_in(&text),
        time: begin.elapsed(),
        text,
    }
}

/// Adds up what the test harness says: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
fn counts_in(text: &str) -> Counts {
    let mut counts = Counts::default();
    for line in text
        .lines()
        .filter(|line| line.starts_with("test result: "))
    {
        let words: Vec<&str> = line.split([' ', ';']).collect();
        for pair in words.windows(2) {
            let Ok(number) = pair[0].parse::<u32>() else {
                continue;
            };
            match pair[1] {
                "passed" => counts.n_passed += number,
                "ignored" => counts.n_ignored += number,
                _ => {}
            }
        }
    }
    counts
}

fn verdict(failed: &[Ended]) -> Verdict {
    match failed {
        [] => Verdict::Passed,
        _ => {
            let names: Vec<String> = failed
                .iter()
                .map(|ended| format!("`{}`", ended.name))
                .collect();
            Verdict::Failed(format!(
                "tests failed in {}; their output is above",
                names.join(", ")
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// A message of cargo about a target of the server.
    fn message(target: &str, is_test: bool) -> String {
        format!(
            r#"{{"reason":"compiler-artifact","manifest_path":"/p/crates/server/Cargo.toml","target":{{"kind":["test"],"name":"{target}","test":true}},"profile":{{"opt_level":"0","test":{is_test}}},"executable":"/p/target/debug/deps/{target}-1"}}"#
        )
    }

    fn counts(n_passed: u32, n_ignored: u32) -> Counts {
        Counts {
            n_passed,
            n_ignored,
        }
    }

    #[test]
    fn test_programs_are_read_from_messages() {
        let api = program(&message("api", true)).expect("it is a test");
        assert_eq!(api.name, "server api");
        assert_eq!(api.folder, Path::new("/p/crates/server"));
        assert_eq!(api.file, Path::new("/p/target/debug/deps/api-1"));
        // The program itself is built for tests, and examples are built with them.
        assert_eq!(program(&message("carcas", false)), None);
        assert_eq!(
            program(r#"{"reason":"build-finished","success":true}"#),
            None
        );
    }

    #[test]
    fn texts_are_read_as_they_were_meant() {
        let object = r#"{"name":"a\\b\"c","other":null}"#;
        assert_eq!(text_of(object, "name").as_deref(), Some("a\\b\"c"));
        assert_eq!(text_of(object, "other"), None);
        assert_eq!(text_of(r#"{"name":"cut"#, "name"), None);
    }

    #[test]
    fn long_programs_come_first() {
        let names = ["store", LONG[1], LONG[0]];
        let programs = names.map(|name| program(&message(name, true)).expect("it is a test"));
        let ordered = in_order(programs.to_vec());
        let names: Vec<&str> = ordered
            .iter()
            .map(|program| program.name.as_str())
            .collect();
        let expected = [LONG[0], LONG[1], "store"].map(|name| format!("server {name}"));
        assert_eq!(names, expected);
    }

    #[test]
    fn counts_of_all_results_are_added_up() {
        let text = "running 4 tests\ntest result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.1s\n\
                    test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 5 filtered out; finished in 0.1s\n";
        assert_eq!(counts_in(text), counts(5, 1));
        assert_eq!(counts_in("no result"), counts(0, 0));
    }

    #[test]
    fn every_failure_is_told_and_the_rest_runs() {
        let job = |name: &str, word: &str| (name.to_owned(), cargo(&[word]));
        let jobs = [
            job("bad", "no-such-subcommand"),
            job("good", "--version"),
            job("worse", "no-such-subcommand"),
            ("gone".to_owned(), Command::new("no-such-program-anywhere")),
        ];
        let mut failed = run_all(jobs.into());
        failed.sort_by(|one, other| one.name.cmp(&other.name));
        let names: Vec<&str> = failed.iter().map(|ended| ended.name.as_str()).collect();
        assert_eq!(names, ["bad", "gone", "worse"]);
        assert!(
            failed[0].text.contains("no-such-subcommand")
                && failed[1].text.contains("cannot be run")
        );
        let Verdict::Failed(reason) = verdict(&failed) else {
            panic!("three have failed");
        };
        assert!(reason.contains("`bad`, `gone`, `worse`"), "{reason}");
        assert_eq!(verdict(&[]), Verdict::Passed);
    }

    #[test]
    fn program_that_runs_long_tells_its_time_and_its_last_words() {
        let begin = Instant::now();
        let words = Words::default();
        let mut running = Running {
            name: "testkit laws".to_owned(),
            begin,
            words: words.clone(),
        };
        let now = begin + Duration::from_secs(60);
        assert_eq!(running.told(now), "still running: testkit laws (60 s)");
        let ended = run_one(running.name, cargo(&["--version"]), &words, GRACE);
        assert!(ended.is_good, "{}", ended.text);
        running.name = ended.name;
        let told = running.told(now);
        assert!(told.contains("testkit laws (60 s): cargo "), "{told}");
    }

    #[cfg(unix)]
    #[test]
    fn program_that_leaves_a_child_behind_has_failed() {
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 600 & echo $!"]);
        let words = Words::default();
        let ended = run_one("left".to_owned(), command, &words, Duration::ZERO);
        // Without any grace the words of the shell may still be on their way.
        let begin = Instant::now();
        let child = loop {
            match words.last_line() {
                Some(child) => break child,
                None if begin.elapsed() > Duration::from_secs(60) => panic!("{}", ended.text),
                None => thread::sleep(Duration::from_millis(5)),
            }
        };
        let killed = Command::new("kill").arg(child).status();
        assert!(killed.is_ok_and(|status| status.success()));
        assert!(!ended.is_good && ended.text.contains("outlives it"));
    }
}
