//! Replies: one line each.

use std::fmt::Write;

use carcas_engine::NotationError;
use serde_json::Value;

use super::command::COMMANDS;
use super::lines::MAX_LINE;

/// The version of the protocol, raised when a client that follows its page could fail.
pub(crate) const PROTOCOL_VERSION: u32 = 2;

/// The longest explanation of an error, in characters.
const MAX_WHAT: usize = 2000;

/// What a client hears.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reply {
    Ok,
    /// The legal moves.
    Moves(Vec<String>),
    State(Value),
    /// A bot's move.
    Best(String),
    /// The game is over.
    Over(Value),
    /// The text of a record.
    Record(String),
    Help,
    /// The last reply.
    Bye,
}

impl Reply {
    /// Appends the reply to a text, without the end of the line.
    pub(crate) fn write(&self, text: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self {
            Self::Ok | Self::Bye => write!(text, "ok"),
            Self::Moves(moves) if moves.is_empty() => write!(text, "moves 0:"),
            Self::Moves(moves) => write!(text, "moves {}: {}", moves.len(), moves.join("; ")),
            Self::State(state) => write!(text, "state {state}"),
            Self::Best(best) => write!(text, "best {best}"),
            Self::Over(scores) => write!(text, "over {scores}"),
            Self::Record(record) => write!(text, "record {}", Value::from(record.as_str())),
            Self::Help => {
                let (version, commands) = (env!("CARGO_PKG_VERSION"), COMMANDS.join("; "));
                write!(
                    text,
                    "help carcas {version} protocol {PROTOCOL_VERSION}: {commands}"
                )
            }
        };
    }
}

/// Why a line was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The byte of the line at which the first wrong word stands.
    pub(crate) at: usize,
    /// What was found and what was expected.
    pub(crate) what: String,
}

impl Fault {
    pub(crate) fn new(at: usize, what: impl Into<String>) -> Self {
        Self {
            at,
            what: what.into(),
        }
    }

    /// A line beyond the limit.
    pub(crate) fn too_long() -> Self {
        Self::new(0, format!("the line is longer than {MAX_LINE} bytes"))
    }

    /// Appends `error WHERE: WHAT` to a text, without the end of the line.
    pub(crate) fn write(&self, line_number: usize, line: &str, text: &mut String) {
        let before = line.char_indices().take_while(|&(ix, _)| ix < self.at);
        let column = before.count() + 1;
        let _ = write!(text, "error line {line_number}, column {column}: ");
        // The message may quote what the client sent.
        let breaks_lines = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        let shown = |c: char| if breaks_lines(c) { ' ' } else { c };
        text.extend(self.what.chars().take(MAX_WHAT).map(shown));
        if self.what.chars().nth(MAX_WHAT).is_some() {
            text.push('…');
        }
    }
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Self {
        Self::new(error.at, error.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(fault: &Fault, line: &str) -> String {
        let mut text = String::new();
        fault.write(3, line, &mut text);
        text
    }

    #[test]
    fn an_error_is_one_short_line_with_its_place() {
        let fault = Fault::new(3, "found `a\nb\u{85}c`");
        assert_eq!(
            written(&fault, "é é"),
            "error line 3, column 3: found `a b c`"
        );
        let long = written(&Fault::new(0, "x".repeat(5000)), "");
        assert!(long.ends_with("x…"), "{long}");
        assert!(long.chars().count() < 2100);
    }

    #[test]
    fn a_record_stays_on_one_line() {
        let mut text = String::new();
        Reply::Record("a\nb \"c\"\n".to_owned()).write(&mut text);
        assert_eq!(text, r#"record "a\nb \"c\"\n""#);
    }
}
