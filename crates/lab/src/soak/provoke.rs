//! Smaller games that still panic. A panic ends the program, so each is tried in a process of its own.

use std::cell::RefCell;
use std::io::{Read, Write};
use std::panic::PanicHookInfo;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use carcas_laws::{Broken, Finding};
use carcas_record::Record;

/// Smaller games are tried for so long.
const MOST_TIME: Duration = Duration::from_secs(60);

/// Separates the setup from the lines to play, and the game from the line that panics.
const THEN: &str = "# then: ";

/// The exit code of a game that panicked.
const PANICKED: u8 = 3;

thread_local! {
    /// The game so far and the line that is played.
    static PLAYED: RefCell<(String, String)> = const { RefCell::new((String::new(), String::new())) };
}

/// Plays the game on standard input; a panic is told with its place and the game up to there.
pub(super) fn child() -> anyhow::Result<ExitCode> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let (setup, lines): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| !line.starts_with(THEN));
    let record = Record::parse(&(setup.join("\n") + "\n"))?;
    let lines = lines.iter().map(|line| line[THEN.len()..].to_owned());
    let lines: Vec<String> = lines.collect();
    std::panic::set_hook(Box::new(|panic| {
        let played = PLAYED.try_with(|played| played.borrow().clone());
        let (game, line) = played.unwrap_or_default();
        anstream::println!("{}\n{game}{THEN}{line}", place(panic));
        std::process::exit(i32::from(PANICKED));
    }));
    carcas_laws::provoke(record, &lines, |record, line| {
        PLAYED.replace((record.to_text(), line.to_owned()));
    });
    Ok(ExitCode::SUCCESS)
}

/// Returns where a panic happened.
fn place(panic: &PanicHookInfo<'_>) -> String {
    panic
        .location()
        .map(ToString::to_string)
        .unwrap_or_default()
}

/// Returns the smallest game that is found to panic at the same place, if any does but the whole one.
pub(super) fn smallest(finding: &Finding, panic: &PanicHookInfo<'_>) -> Option<Finding> {
    let place = place(panic);
    let begin = Instant::now();
    let probe = |record: Record, kept: &[String]| {
        if begin.elapsed() > MOST_TIME {
            return None;
        }
        let (record, then) = tried(&record, kept, &place)?;
        let fault = finding.fault.clone();
        Some(Broken {
            record,
            fault,
            then: Some(then),
        })
    };
    let smallest = finding.smallest_by(&probe);
    let n_entries = |finding: &Finding| finding.record.entries().len();
    let is_smaller = n_entries(&smallest) < n_entries(finding)
        || smallest.record.setup() != finding.record.setup();
    is_smaller.then_some(smallest)
}

/// Returns the game up to the line that panics at a place, and that line.
fn tried(record: &Record, kept: &[String], place: &str) -> Option<(Record, String)> {
    let program = std::env::current_exe().ok()?;
    let mut child = Command::new(program)
        .args(["soak", "--provoke"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut text = record.to_text();
    for line in kept {
        text += &format!("{THEN}{line}\n");
    }
    child.stdin.take()?.write_all(text.as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    if output.status.code() != Some(i32::from(PANICKED)) {
        return None;
    }
    let said = String::from_utf8(output.stdout).ok()?;
    let (at, game) = said.split_once('\n')?;
    let (game, then) = game.rsplit_once(THEN)?;
    let record = Record::parse(game).ok()?;
    (at == place).then(|| (record, then.trim_end().to_owned()))
}
