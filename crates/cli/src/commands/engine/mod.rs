//! `carcas engine`: a line protocol for programs, described in `docs/engine-protocol.md`.

mod command;
mod game;
mod lines;
mod reply;
mod session;
mod setup;
mod view;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use anyhow::bail;
use carcas_text::{Words, key};
use command::Command;
use lines::{Line, Lines};
use reply::{Fault, Reply};
use session::Session;

/// Flags of `carcas engine`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The seed from which bots decide among equally good moves
    #[arg(long, value_name = "X", default_value_t = 1, allow_negative_numbers = true, value_parser = crate::run_args::seed)]
    seed: u64,

    /// The bot that answers `go` unless another is named
    #[arg(long, value_name = "BOT", default_value = session::USUAL_BOT)]
    bot: String,
}

/// What can be typed, the name of its message, and what is answered.
const LINES: [(&str, &str, &str); 9] = [
    (
        "setup {\"rules\":\"zman-c2\",\"with\":[\"count\"],\"set\":{},\"seats\":2}",
        "setup",
        "ok",
    ),
    ("draw TILE", "draw", "ok, over {…}"),
    ("play MOVE", "play", "ok, over {…}"),
    ("moves", "moves", "moves N: …; …"),
    ("state", "state", "state {…}"),
    (
        "go [time MS] [nodes N] [threads N] [bot NAME]",
        "go",
        "best MOVE",
    ),
    ("record", "record", "record \"…\""),
    ("undo", "undo", "ok"),
    ("ping, help, quit", "other", "ok, help …, ok"),
];

/// Tells about the protocol, for the help text.
pub(crate) fn protocol(words: &Words) -> String {
    let mut text = format!("{}\n\n", words.of(key!("terminal-usage-engine-head")));
    for (typed, name, answered) in LINES {
        let about = words.name_of("terminal-usage-engine-line", name);
        text += &format!("  {typed}\n      {about} → {answered}\n");
    }
    text + "\n" + &words.of(key!("terminal-usage-engine-tail"))
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let out = io::BufWriter::new(io::stdout().lock());
    crate::contests::check_bots(std::slice::from_ref(&args.bot))?;
    match converse_with(io::stdin().lock(), out, args.seed, &args.bot)? {
        Ended::InOrder => Ok(ExitCode::SUCCESS),
        Ended::AfterGarbage(line) => bail!(
            "line {line} was no command, and the input ended without `quit`; docs/engine-protocol.md describes the \
             commands"
        ),
    }
}

/// How a conversation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With `quit`, or after commands only.
    InOrder,
    /// Without `quit`, after lines that were no commands; the number of the first one.
    AfterGarbage(usize),
}

/// Speaks the engine protocol until `quit` or the end of the input. The seed is that of the bots.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn converse(input: impl BufRead, output: impl Write, seed: u64) -> io::Result<Ended> {
    converse_with(input, output, seed, session::USUAL_BOT)
}

/// Speaks the engine protocol, with a bot that answers unless another is named.
fn converse_with(
    input: impl BufRead,
    mut output: impl Write,
    seed: u64,
    bot: &str,
) -> io::Result<Ended> {
    let mut lines = Lines::new(input);
    let mut session = Session::new(seed, bot);
    let mut first_garbage = None;
    let mut number = 0;
    let mut text = String::new();
    while let Some(line) = lines.next_line()? {
        number += 1;
        let (reply, line) = match understand(line) {
            Ok((command, line)) => (session.answer(command), line),
            Err((fault, line)) => {
                first_garbage.get_or_insert(number);
                (Err(fault), line)
            }
        };
        let is_last = matches!(reply, Ok(Reply::Bye));
        text.clear();
        match reply {
            Ok(reply) => reply.write(&mut text),
            Err(fault) => fault.write(number, line, &mut text),
        }
        text.push('\n');
        output.write_all(text.as_bytes())?;
        output.flush()?;
        if is_last {
            return Ok(Ended::InOrder);
        }
    }
    Ok(first_garbage.map_or(Ended::InOrder, Ended::AfterGarbage))
}

/// Reads the command of a line and returns it with the text of the line, in which faults are counted.
fn understand(line: Line<'_>) -> Result<(Command<'_>, &str), (Fault, &str)> {
    let bytes = match line {
        Line::Whole(bytes) => bytes,
        Line::TooLong => return Err((Fault::too_long(), "")),
    };
    match std::str::from_utf8(bytes) {
        Ok(text) => match Command::parse(text) {
            Ok(command) => Ok((command, text)),
            Err(fault) => Err((fault, text)),
        },
        Err(error) => {
            let at = error.valid_up_to();
            let before = std::str::from_utf8(&bytes[..at]).unwrap_or_default();
            Err((Fault::new(at, "the line is not UTF-8 here"), before))
        }
    }
}
