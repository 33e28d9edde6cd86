//! Texts as numbered lines, within limits.

use carcas_engine::NotationError;

use crate::error::ParseError;

/// No line may be longer, in bytes.
const MAX_LINE: usize = 65_536;
/// No text may have more lines.
const MAX_LINES: usize = 100_000;

/// A line of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'t> {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// What stands there, without the end of line.
    pub(crate) text: &'t str,
}

impl Line<'_> {
    /// Makes an error at a byte of this line.
    pub(crate) fn error(&self, at: usize, message: impl Into<String>) -> ParseError {
        ParseError {
            line: self.number,
            column: column(self.text, at),
            message: message.into(),
        }
    }

    /// Makes an error from one in a part of this line that begins at `offset`.
    pub(crate) fn notation(&self, offset: usize, error: NotationError) -> ParseError {
        self.error(offset + error.at, error.message)
    }
}

/// Returns the column of a byte, in characters from 1.
pub(crate) fn column(text: &str, at: usize) -> usize {
    text.char_indices().take_while(|&(ix, _)| ix < at).count() + 1
}

/// Splits a text into lines and refuses absurd ones.
pub(crate) fn split(text: &str) -> Result<Vec<Line<'_>>, ParseError> {
    let mut lines = Vec::new();
    for (ix, text) in text.lines().enumerate() {
        let line = Line {
            number: ix + 1,
            text,
        };
        if ix >= MAX_LINES {
            return Err(line.error(0, format!("the text has more than {MAX_LINES} lines")));
        }
        if text.len() > MAX_LINE {
            return Err(line.error(0, format!("the line is longer than {MAX_LINE} bytes")));
        }
        lines.push(line);
    }
    Ok(lines)
}

/// Reads bytes as text, or says where they are none.
pub(crate) fn utf8(bytes: &[u8]) -> Result<&str, ParseError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let last = before.rsplit('\n').next().unwrap_or_default();
        ParseError {
            line: before.matches('\n').count() + 1,
            column: last.chars().count() + 1,
            message: "the text is not UTF-8 here".to_owned(),
        }
    })
}
