//! Lines of bounded length from a stream without bounds.

use std::io::{self, BufRead, ErrorKind};

/// No line may be longer, in bytes. What is longer is skipped, not stored.
pub(crate) const MAX_LINE: usize = 64 << 10;

/// A line without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    Whole(&'a [u8]),
    TooLong,
}

/// Reads lines one by one.
#[derive(Debug)]
pub(crate) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            input,
            line: Vec::new(),
        }
    }

    /// Returns the next line, or nothing at the end of the input.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut is_too_long = false;
        let mut has_begun = false;
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if bytes.is_empty() {
                break;
            }
            has_begun = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            is_too_long |= self.line.len() + part.len() > MAX_LINE;
            if !is_too_long {
                self.line.extend_from_slice(part);
            }
            let n_used = part.len() + usize::from(end.is_some());
            self.input.consume(n_used);
            if end.is_some() {
                break;
            }
        }
        Ok(match () {
            () if !has_begun => None,
            () if is_too_long => Some(Line::TooLong),
            () => Some(Line::Whole(
                self.line.strip_suffix(b"\r").unwrap_or(&self.line),
            )),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_at_their_ends_only() {
        let mut lines = Lines::new(&b"a\n\nb\r\nc"[..]);
        for expected in ["a", "", "b", "c"] {
            let line = lines.next_line().unwrap();
            assert_eq!(line, Some(Line::Whole(expected.as_bytes())));
        }
        assert_eq!(lines.next_line().unwrap(), None);
        assert_eq!(lines.next_line().unwrap(), None);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_as_a_whole() {
        let mut text = vec![b'x'; MAX_LINE];
        text.push(b'\n');
        text.extend(vec![b'y'; 3 * MAX_LINE]);
        text.extend(b"\nz\n");
        let mut lines = Lines::new(io::BufReader::with_capacity(100, text.as_slice()));
        assert!(
            matches!(lines.next_line().unwrap(), Some(Line::Whole(line)) if line.len() == MAX_LINE)
        );
        assert_eq!(lines.next_line().unwrap(), Some(Line::TooLong));
        assert!(lines.line.capacity() <= 2 * MAX_LINE);
        assert_eq!(lines.next_line().unwrap(), Some(Line::Whole(b"z")));
    }
}
