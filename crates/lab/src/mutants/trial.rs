//! Runs a program with a mutant until something turns red.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

use super::write::CHOSEN;

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Green,
    /// The name of the first test that failed, or what happened to the program.
    Red(String),
}

/// A program with its arguments, and how long it may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial<'a> {
    pub(super) program: &'a Path,
    pub(super) folder: &'a Path,
    pub(super) args: &'a [&'a str],
    pub(super) limit: Duration,
}

impl Trial<'_> {
    /// Runs the program, with a mutant or as it was, and ends it at the first test that fails.
    pub(super) fn run(&self, mutant: Option<usize>) -> anyhow::Result<Ending> {
        let mut command = Command::new(self.program);
        command
            .args(self.args)
            .current_dir(self.folder)
            .env_remove(CHOSEN)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(number) = mutant {
            command.env(CHOSEN, number.to_string());
        }
        let mut child = command
            .spawn()
            .with_context(|| self.program.display().to_string())?;
        let said = child.stdout.take().context("the output is read")?;
        let (sender, lines) = mpsc::channel();
        let reader = thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let begin = Instant::now();
        let ending = loop {
            let left = self.limit.saturating_sub(begin.elapsed());
            match lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(name) = failed(&line) {
                        break Some(Ending::Red(name.to_owned()));
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    break Some(Ending::Red("it takes too long".to_owned()));
                }
                Err(RecvTimeoutError::Disconnected) => break None,
            }
        };
        if ending.is_some() {
            // It may have ended by itself meanwhile.
            let _ = child.kill();
        }
        let status = child.wait()?;
        drop(lines);
        let _ = reader.join();
        Ok(ending.unwrap_or_else(|| match status.success() {
            true => Ending::Green,
            false => Ending::Red(format!("it ends with {status}")),
        }))
    }
}

/// Returns the name of the test that a line tells to have failed.
fn failed(line: &str) -> Option<&str> {
    let name = line.strip_prefix("test ")?.strip_suffix("FAILED")?;
    Some(name.trim_end().trim_end_matches("...").trim_end())
}
