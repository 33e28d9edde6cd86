//! Programs that speak the engine protocol (`docs/engine-protocol.md`) and are asked for moves.

mod family;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::Fault;
use family::Family;
pub use family::end_programs;

/// The longest line that is read; the rest of a longer one is not.
const MAX_LINE: u64 = 65_536;
/// The variable of the environment that says where an engine is; `clients/python` looks there.
const ENGINE: &str = "CARCAS";
/// Where programs find an engine.
static ENGINE_AT: OnceLock<PathBuf> = OnceLock::new();
/// As much of a line as a fault quotes.
const MAX_QUOTED: usize = 200;
/// How long a program that is asked to leave may take for it.
const FAREWELL: Duration = Duration::from_millis(500);

/// Says where programs that ask an engine for the rules find one, unless the environment names another. Call it once, before
/// any program starts: only the caller knows whether it is an engine, and its own file may be replaced later.
pub fn set_engine(path: PathBuf) {
    let _ = ENGINE_AT.set(path);
}

/// A running program. Dropping it ends it, and everything it has started.
#[derive(Debug)]
pub struct Program {
    child: Child,
    family: Family,
    input: Option<ChildStdin>,
    replies: Receiver<String>,
}

impl Program {
    /// Starts a program with its arguments.
    ///
    /// # Errors
    /// If the command is empty or cannot be run.
    pub fn start(command: &str) -> Result<Self, Fault> {
        let not_started = |why: String| Fault::NotStarted(why);
        let words = shlex::split(command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else {
            let why =
                format!("`{command}` is no command, or has a quotation mark without its other");
            return Err(not_started(why));
        };
        let mut command = Command::new(program);
        if std::env::var_os(ENGINE).is_none()
            && let Some(engine) = ENGINE_AT.get()
        {
            command.env(ENGINE, engine);
        }
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let (mut child, family) = Family::spawn(&mut command)
            .map_err(|error| not_started(format!("{program}: {error}")))?;
        let input = child.stdin.take();
        let Some(output) = child.stdout.take() else {
            return Err(not_started("its output cannot be read".to_owned()));
        };
        let (told, replies) = mpsc::channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = (&mut output).take(MAX_LINE).read_until(b'\n', &mut line);
                // A reply is a whole line.
                if read.is_err() || line.pop() != Some(b'\n') {
                    return;
                }
                let line = String::from_utf8_lossy(&line);
                if told.send(line.trim_end_matches('\r').to_owned()).is_err() {
                    return;
                }
            }
        });
        Ok(Self {
            child,
            family,
            input,
            replies,
        })
    }

    /// Sends a line and returns the reply.
    ///
    /// # Errors
    /// If the program has ended, or if it does not answer in time.
    pub fn ask(&mut self, line: &str, patience: Duration) -> Result<String, Fault> {
        let sent = match &mut self.input {
            Some(input) => input
                .write_all(format!("{line}\n").as_bytes())
                .and_then(|()| input.flush()),
            None => return Err(Fault::Ended(self.how_it_ended())),
        };
        if sent.is_err() {
            return Err(Fault::Ended(self.how_it_ended()));
        }
        match self.replies.recv_timeout(patience) {
            Ok(reply) => Ok(reply),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent {
                line: quoted(line),
                after: patience,
            }),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended(self.how_it_ended())),
        }
    }

    /// Sends a line that must be answered with one of these words, and returns what follows the word.
    ///
    /// # Errors
    /// As [`Program::ask`], and if it is answered otherwise.
    pub fn expect(
        &mut self,
        line: &str,
        words: &[&str],
        patience: Duration,
    ) -> Result<String, Fault> {
        let reply = self.ask(line, patience)?;
        let (word, rest) = reply.split_once(' ').unwrap_or((&reply, ""));
        match words.contains(&word) {
            true => Ok(rest.trim().to_owned()),
            false => Err(Fault::Answered {
                line: quoted(line),
                reply: quoted(&reply),
            }),
        }
    }

    /// Says how the program ended; one that only closed its output may still be there.
    fn how_it_ended(&mut self) -> String {
        match wait(&mut self.child, FAREWELL) {
            Some(status) => status,
            None => "it closed its output".to_owned(),
        }
    }
}

/// Waits for the end of a program, but not for long.
fn wait(child: &mut Child, patience: Duration) -> Option<String> {
    let until = Instant::now() + patience;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.to_string()),
            Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
            Ok(None) | Err(_) => return None,
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A healthy program ends by itself; the end of its input tells it, too.
        if let Some(mut input) = self.input.take() {
            let _ = input.write_all(b"quit\n");
        }
        let has_ended = wait(&mut self.child, FAREWELL).is_some();
        // Programs that it started may outlive it.
        self.family.end();
        if !has_ended {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Shortens what a fault quotes, and keeps it on one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut short: String = text
        .chars()
        .take(MAX_QUOTED)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(MAX_QUOTED).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_is_none_does_not_start() {
        for wrong in ["", "  ", "'open", "no-such-program-anywhere --now"] {
            let fault = Program::start(wrong).map(|_| ()).unwrap_err();
            assert!(matches!(fault, Fault::NotStarted(_)), "{wrong}: {fault}");
        }
    }

    #[test]
    fn programs_are_told_where_an_engine_is() {
        set_engine("/some/where/carcas".into());
        let engine = match std::env::var(ENGINE) {
            Ok(named) => named,
            Err(_) => "/some/where/carcas".to_owned(),
        };
        let mut program = Program::start(r#"sh -c 'read line; echo "at $CARCAS"'"#).unwrap();
        let reply = program.ask("where", Duration::from_secs(20)).unwrap();
        assert_eq!(reply, format!("at {engine}"));
    }

    #[test]
    fn what_a_fault_quotes_is_short_and_one_line() {
        assert_eq!(quoted("a\tb"), "a b");
        assert_eq!(quoted(&"x".repeat(500)).chars().count(), MAX_QUOTED + 1);
    }
}
