//! Lines that fit: headings, paragraphs, points, and ids at the margin.

use std::io::{self, IsTerminal, Write};

use anstyle::Style;

/// The width of lines where no terminal says how wide it is.
const WIDTH: usize = 80;
/// The longest line that is easy to read.
const MOST: usize = 100;
const LEAST: usize = 40;
/// The room for ids at the left.
pub(super) const MARGIN: usize = 9;

/// Text that is broken into lines of some width.
pub(super) struct Sheet<W> {
    pub(super) out: W,
    pub(super) width: usize,
}

impl<W: Write> Sheet<W> {
    /// Writes lines as wide as the terminal.
    pub(super) fn new(out: W) -> Self {
        let terminal = io::stdout()
            .is_terminal()
            .then(crossterm::terminal::size)
            .and_then(Result::ok);
        let width = terminal.map_or(WIDTH, |(columns, _)| usize::from(columns));
        Self {
            out,
            width: width.clamp(LEAST, MOST),
        }
    }

    /// Leaves a line empty.
    pub(super) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// Writes a heading.
    pub(super) fn heading(&mut self, text: &str) -> io::Result<()> {
        self.heading_at(0, text)
    }

    /// Writes a heading that begins at a column.
    pub(super) fn heading_at(&mut self, column: usize, text: &str) -> io::Result<()> {
        let bold = Style::new().bold();
        for line in broken(text, self.width.saturating_sub(column)) {
            writeln!(self.out, "{:column$}{bold}{line}{bold:#}", "")?;
        }
        Ok(())
    }

    /// Writes a point of a list.
    pub(super) fn item(&mut self, text: &str) -> io::Result<()> {
        self.paragraph("  - ", text)
    }

    /// Writes a text; the later lines are indented as far as the first begins.
    pub(super) fn paragraph(&mut self, first: &str, text: &str) -> io::Result<()> {
        let indent = first.chars().count();
        for (ix, line) in broken(text, self.width.saturating_sub(indent)).enumerate() {
            let begin = if ix == 0 { first } else { "" };
            writeln!(self.out, "{begin:<indent$}{line}")?;
        }
        Ok(())
    }

    /// Writes a text with ids at the margin, one beside each line.
    pub(super) fn with_margin(&mut self, ids: &[&str], first: &str, text: &str) -> io::Result<()> {
        let indent = first.chars().count();
        let room = self.width.saturating_sub(MARGIN + indent);
        let lines: Vec<String> = broken(text, room).collect();
        let faint = Style::new().dimmed();
        for ix in 0..lines.len().max(ids.len()) {
            let id = ids.get(ix).copied().unwrap_or_default();
            let line = lines.get(ix).map_or("", String::as_str);
            let begin = if ix == 0 { first } else { "" };
            let line = format!("{begin:<indent$}{line}");
            let margin = format!(
                "{faint}{id}{faint:#}{:1$}",
                "",
                MARGIN.saturating_sub(id.len())
            );
            let whole = format!("{margin}{}", line.trim_end());
            writeln!(self.out, "{}", whole.trim_end())?;
        }
        Ok(())
    }
}

/// Breaks a text into lines of limited length; only a longer word stands out.
pub(super) fn broken(text: &str, width: usize) -> impl Iterator<Item = String> {
    let mut lines = vec![String::new()];
    let mut length = 0;
    // No-break spaces stay inside their line.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let more = word.chars().count();
        if length > 0 && length + 1 + more > width {
            lines.push(String::new());
            length = 0;
        }
        if let Some(line) = lines.last_mut() {
            if length > 0 {
                line.push(' ');
                length += 1;
            }
            line.push_str(word);
            length += more;
        }
    }
    lines.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_stand_beside_the_lines() {
        let mut sheet = Sheet {
            out: anstream::StripStream::new(Vec::new()),
            width: 30,
        };
        sheet
            .with_margin(
                &["BA-01", "BA-02"],
                "- ",
                "a city in the north and in the west",
            )
            .unwrap();
        sheet
            .with_margin(&["BA-01", "BA-02"], "", "a city")
            .unwrap();
        let text = String::from_utf8(sheet.out.into_inner()).unwrap();
        assert_eq!(
            text,
            "BA-01    - a city in the north\nBA-02      and in the west\nBA-01    a city\nBA-02\n"
        );
    }

    #[test]
    fn words_are_never_broken() {
        let lines: Vec<String> = broken("the Carcassonne\u{a0}of old", 8).collect();
        assert_eq!(lines, ["the", "Carcassonne\u{a0}of", "old"]);
        assert_eq!(broken("", 8).collect::<Vec<_>>(), [""]);
    }
}
