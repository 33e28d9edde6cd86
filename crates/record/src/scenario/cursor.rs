//! Reading a line word by word.

use carcas_engine::notation::{self, Words};
use carcas_engine::{Axis, Cell, FigureKind, Neutral, Prisoner, Seat, Token};
use carcas_tiles::Rotation;

use super::{Beside, Span};
use crate::error::ParseError;
use crate::lines::Line;
use crate::moves::find_seat;

type Result<T> = std::result::Result<T, ParseError>;

/// A place in a line.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'t> {
    pub(super) line: Line<'t>,
    words: Words<'t>,
    /// The byte after the last word that was read.
    end: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(line: Line<'t>) -> Self {
        Self {
            line,
            words: Words::new(line.text),
            end: 0,
        }
    }

    /// Returns a cursor that reads only one part of the line.
    pub(super) fn part(&self, span: &Span) -> Self {
        let line = self.line;
        let mut part = Self {
            line,
            words: Words::new(&line.text[..span.at + span.text.len()]),
            end: 0,
        };
        while part.rest_at() < span.at && part.next().is_some() {}
        part
    }

    pub(super) fn next(&mut self) -> Option<(usize, &'t str)> {
        let (at, word) = self.words.next_word()?;
        self.end = at + word.len();
        Some((at, word))
    }

    pub(super) fn expect(&mut self, what: &str) -> Result<(usize, &'t str)> {
        let line = self.line;
        self.next()
            .ok_or_else(|| line.error(line.text.len(), format!("expected {what}")))
    }

    /// Skips the next word if it is this one.
    pub(super) fn skip(&mut self, wanted: &str) -> bool {
        let mut ahead = self.clone();
        let is_next = ahead.next().is_some_and(|(_, word)| word == wanted);
        if is_next {
            *self = ahead;
        }
        is_next
    }

    pub(super) fn finish(&mut self) -> Result<()> {
        match self.next() {
            None => Ok(()),
            Some((at, word)) => Err(self.error(at, format!("`{word}` is one word too many"))),
        }
    }

    pub(super) fn error(&self, at: usize, message: impl Into<String>) -> ParseError {
        self.line.error(at, message)
    }

    /// Returns the byte where the rest begins.
    pub(super) fn rest_at(&self) -> usize {
        let rest = &self.line.text[self.end..];
        self.end + (rest.len() - rest.trim_start().len())
    }

    /// Returns the rest of the line, which must not be empty.
    pub(super) fn rest(&mut self, what: &str) -> Result<Span> {
        let mut ahead = self.clone();
        ahead.expect(what)?;
        let at = self.rest_at();
        self.end = self.line.text.trim_end().len().max(at);
        self.words = Words::new("");
        Ok(Span {
            at,
            text: self.line.text[at..self.end].to_owned(),
        })
    }

    /// Splits the rest of the line at commas that a space follows.
    pub(super) fn list(&mut self, what: &str) -> Result<Vec<Span>> {
        let rest = self.rest(what)?;
        let mut spans = Vec::new();
        let mut start = 0;
        while start <= rest.text.len() {
            let tail = &rest.text[start..];
            let length = tail
                .match_indices(',')
                .map(|(ix, _)| ix)
                .find(|&ix| {
                    tail[ix + 1..]
                        .chars()
                        .next()
                        .is_none_or(char::is_whitespace)
                })
                .unwrap_or(tail.len());
            let part = &tail[..length];
            let at = rest.at + start + (part.len() - part.trim_start().len());
            if part.trim().is_empty() {
                return Err(self.error(at, format!("expected {what}")));
            }
            spans.push(Span {
                at,
                text: part.trim().to_owned(),
            });
            start += length + 1;
        }
        Ok(spans)
    }

    /// Returns what stands before the next colon that a space follows, and moves behind it.
    pub(super) fn before_colon(&mut self, what: &str) -> Result<Span> {
        let at = self.rest_at();
        let rest = &self.line.text[at..];
        let length = rest
            .match_indices(':')
            .map(|(ix, _)| ix)
            .find(|&ix| {
                rest[ix + 1..]
                    .chars()
                    .next()
                    .is_none_or(char::is_whitespace)
            })
            .filter(|&ix| !rest[..ix].trim().is_empty());
        let Some(length) = length else {
            return Err(self.error(at, format!("expected {what}, a colon and a space")));
        };
        let text = rest[..length].trim().to_owned();
        while self.end < at + length && self.next().is_some() {}
        Ok(Span { at, text })
    }

    pub(super) fn seat(&mut self, names: &[String]) -> Result<Seat> {
        let (at, word) = self.expect("a seat")?;
        find_seat(names, word).ok_or_else(|| {
            let names = names.join(", ");
            self.error(at, format!("`{word}` is no seat; expected {names}"))
        })
    }

    pub(super) fn figure(&mut self) -> Result<FigureKind> {
        let (at, word) = self.expect("a figure such as `meeple`")?;
        FigureKind::from_name(word).ok_or_else(|| {
            let kinds = FigureKind::ALL.map(FigureKind::name).join(", ");
            self.error(at, format!("`{word}` is no figure; expected {kinds}"))
        })
    }

    pub(super) fn token(&mut self) -> Result<Token> {
        let (at, word) = self.expect("a token such as `wine`")?;
        Token::from_name(word).ok_or_else(|| {
            let names = Token::ALL.map(Token::name).join(", ");
            self.error(at, format!("`{word}` is no token; expected {names}"))
        })
    }

    /// Reads who holds whose figure: `blue red meeple`.
    pub(super) fn prisoner(&mut self, names: &[String]) -> Result<Prisoner> {
        Ok(Prisoner {
            holder: self.seat(names)?,
            seat: self.seat(names)?,
            kind: self.figure()?,
        })
    }

    pub(super) fn neutral(&mut self) -> Result<Neutral> {
        let (at, word) = self.expect("a neutral figure such as `dragon`")?;
        Neutral::from_name(word).ok_or_else(|| {
            let names = Neutral::ALL.map(Neutral::name).join(", ");
            self.error(
                at,
                format!("`{word}` is no neutral figure; expected {names}"),
            )
        })
    }

    /// Reads where a neutral figure stands: `1,0`, `1,0 road:E`, `quarter:castle` or `red meeple 1,0 road:E`.
    pub(super) fn beside(&mut self, names: &[String]) -> Result<(Beside, Span)> {
        let mut ahead = self.clone();
        let beside = match ahead.seat(names) {
            Ok(seat) => {
                *self = ahead;
                Some((seat, self.figure()?))
            }
            Err(_) => None,
        };
        Ok((beside, self.rest("a cell or segment such as `1,0 road:E`")?))
    }

    pub(super) fn number<N: std::str::FromStr>(&mut self) -> Result<N> {
        let (at, word) = self.expect("a number")?;
        word.parse()
            .map_err(|_| self.error(at, format!("`{word}` is no number that makes sense here")))
    }

    /// Reads a score that leaves room for more points.
    pub(super) fn points(&mut self) -> Result<i32> {
        let at = self.rest_at();
        let points: i32 = self.number()?;
        if points.unsigned_abs() < 1_000_000 {
            Ok(points)
        } else {
            Err(self.error(at, "expected less than a million points"))
        }
    }

    /// Returns the next word as a part to be read later.
    pub(super) fn span(&mut self, what: &str) -> Result<Span> {
        let (at, word) = self.expect(what)?;
        Ok(Span {
            at,
            text: word.to_owned(),
        })
    }

    /// Reads a cell that stands alone in a part of the line.
    pub(super) fn cell_in(&self, span: &Span) -> Result<Cell> {
        let mut words = Words::new(&span.text);
        notation::parse_cell(&mut words)
            .and_then(|cell| words.finish().map(|()| cell))
            .map_err(|error| self.line.notation(span.at, error))
    }

    pub(super) fn cell(&mut self) -> Result<Cell> {
        self.notation(notation::parse_cell)
    }

    /// Reads a bridge such as `1,0 road:N`.
    pub(super) fn bridge(&mut self) -> Result<(Cell, Axis)> {
        let bridge = self.notation(notation::parse_bridge)?;
        self.next();
        Ok(bridge)
    }

    pub(super) fn rotation(&mut self) -> Result<Rotation> {
        self.notation(notation::parse_rotation)
    }

    fn notation<T>(
        &mut self,
        read: impl Fn(&mut Words<'_>) -> std::result::Result<T, carcas_engine::NotationError>,
    ) -> Result<T> {
        let mut ahead = self.words.clone();
        let value = read(&mut ahead).map_err(|error| self.line.notation(0, error))?;
        self.next();
        Ok(value)
    }

    /// Tells whether nothing is left.
    pub(super) fn is_done(&self) -> bool {
        self.clone().next().is_none()
    }
}
