//! Cuts a catalogue file into entries, lines, clauses and words.

use super::Problems;

/// A line without its comment, cut into clauses at the commas and into words at the spaces.
pub(super) struct Line<'a> {
    /// The line, from 1.
    pub(super) number: usize,
    /// At least one clause; a clause may be empty.
    pub(super) clauses: Vec<Vec<&'a str>>,
}

impl<'a> Line<'a> {
    /// Reads a line, unless there is nothing on it.
    fn read(number: usize, text: &'a str) -> Option<Self> {
        let text = text.split('#').next().unwrap_or_default();
        let clauses = text
            .split(',')
            .map(|clause| clause.split_whitespace().collect())
            .collect();
        (!text.trim().is_empty()).then_some(Self { number, clauses })
    }

    /// Returns the first word, which says what the line is about; empty before a leading comma.
    pub(super) fn keyword(&self) -> &'a str {
        self.clauses[0].first().copied().unwrap_or_default()
    }

    /// Returns the words of a line that has no commas.
    pub(super) fn only_clause(&self) -> Result<&[&'a str], String> {
        match self.clauses.as_slice() {
            [clause] => Ok(clause),
            _ => Err(format!("a `{}` line has no commas", self.keyword())),
        }
    }

    /// Returns the word after the keyword of a line that consists of these two.
    pub(super) fn only_word(&self, what: &str) -> Result<&'a str, String> {
        match *self.only_clause()? {
            [_, word] => Ok(word),
            _ => Err(format!("expected `{} <{what}>`", self.keyword())),
        }
    }
}

/// A line that opens something, with the lines that belong to it.
pub(super) struct Entry<'a> {
    /// The line that opens the entry.
    pub(super) head: Line<'a>,
    /// The lines up to the next entry.
    pub(super) body: Vec<Line<'a>>,
}

impl Entry<'_> {
    /// Says what is wrong with the head of the entry.
    pub(super) fn problem(&self, reason: impl Into<String>) -> Problems {
        vec![(self.head.number, reason.into())]
    }
}

/// Cuts a file into entries, and complains about lines before the first one.
pub(super) fn entries(text: &str) -> (Problems, Vec<Entry<'_>>) {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    let mut problems = Vec::new();
    for (ix, line) in text.lines().enumerate() {
        let Some(line) = Line::read(ix + 1, line) else {
            continue;
        };
        if matches!(line.keyword(), "box" | "tile" | "also" | "replaces") {
            entries.push(Entry {
                head: line,
                body: Vec::new(),
            });
        } else if let Some(entry) = entries.last_mut() {
            entry.body.push(line);
        } else {
            let reason = format!(
                "`{}` before the first entry: a file starts with `box <name>`",
                line.keyword()
            );
            problems.push((line.number, reason));
        }
    }
    (problems, entries)
}

/// Reads a number from 1 to 255.
pub(super) fn number(word: &str) -> Result<u8, String> {
    let digits_only = word.bytes().all(|byte| byte.is_ascii_digit());
    match word.parse() {
        Ok(n) if n > 0 && digits_only => Ok(n),
        _ => Err(format!("expected a number from 1 to 255, not `{word}`")),
    }
}
