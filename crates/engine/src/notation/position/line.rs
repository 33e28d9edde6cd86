//! The words of a position: writing them one by one, and reading them with their places.

use std::fmt::{Display, Write};
use std::str::FromStr;

use super::super::{
    Result, Words, error, parse_cell, parse_kind, parse_seat, parse_segment, segment_name,
};
use super::SEPARATOR;
use crate::board::TileIx;
use crate::feature::SegmentIx;
use crate::figure::{FigureKind, Seat};
use crate::moves::Spot;
use crate::rules::{KindIx, Rules};
use crate::state::State;

/// The name of a bridge as a segment.
const BRIDGE: &str = "bridge";

/// Writes sections of words.
pub(crate) struct Line<'a> {
    out: &'a mut dyn Write,
    /// The section that begins with the next word.
    section: Option<&'static str>,
}

impl<'a> Line<'a> {
    pub(crate) fn new(out: &'a mut dyn Write) -> Self {
        Self { out, section: None }
    }

    /// Begins a section; it is left out if no word follows.
    pub(crate) fn section(&mut self, name: &'static str) {
        self.section = Some(name);
    }

    /// Writes a word. It must hold neither spaces nor `;`.
    pub(crate) fn word(&mut self, word: impl Display) {
        // Writing to a text or to a hash never fails.
        let _ = match self.section.take() {
            Some(name) => write!(self.out, "{SEPARATOR}{name} {word}"),
            None => write!(self.out, " {word}"),
        };
    }
}

/// A section that is read: the words after its name.
#[derive(Clone, Debug)]
pub(crate) struct Section<'t> {
    pub(super) name: Part<'t>,
    pub(super) words: Words<'t>,
    /// What may not come again.
    seen: Vec<&'t str>,
}

impl<'t> Section<'t> {
    /// Refuses what has come before.
    pub(crate) fn once(&mut self, part: Part<'t>) -> Result<()> {
        if self.seen.contains(&part.text) {
            return part.twice();
        }
        self.seen.push(part.text);
        Ok(())
    }

    /// Lets everything come once more.
    pub(super) fn forget(&mut self) {
        self.seen.clear();
    }

    pub(crate) fn next(&mut self) -> Option<Part<'t>> {
        let (at, text) = self.words.next_word()?;
        Some(Part { at, text })
    }
}

/// Splits a text into sections at `;`, from a byte on.
pub(super) fn sections(text: &str, from: usize) -> Result<Vec<Section<'_>>> {
    if let Some(at) = text.find(|c: char| !(c == ' ' || c.is_ascii_graphic())) {
        let why = "a position is one line of plain ASCII letters, digits and signs";
        return Err(error(at, why.to_owned()));
    }
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut at = from;
    while at < text.len() {
        let end = text[at..].find(';').map_or(text.len(), |n| at + n);
        let mut words = Words {
            text: &text[..end],
            at,
        };
        let (at_name, name) = words.expect("a section such as `tiles start`")?;
        if sections.iter().any(|section| section.name.text == name) {
            let why = format!("the section `{name}` comes twice; write it once");
            return Err(error(at_name, why));
        }
        let name = Part {
            at: at_name,
            text: name,
        };
        let seen = Vec::new();
        sections.push(Section { name, words, seen });
        at = end + 1;
    }
    Ok(sections)
}

/// A word, or a part of one, and where it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'t> {
    pub(crate) at: usize,
    pub(crate) text: &'t str,
}

impl<'t> Part<'t> {
    /// Makes an error about this part.
    pub(crate) fn error<T>(self, expected: impl Display) -> Result<T> {
        let text = self.text;
        Err(error(self.at, format!("`{text}`: expected {expected}")))
    }

    /// Makes an error about this part that is understood.
    pub(crate) fn refuse<T>(self, why: impl Display) -> Result<T> {
        Err(error(self.at, format!("`{}`: {why}", self.text)))
    }

    /// Refuses what is said again.
    pub(crate) fn twice<T>(self) -> Result<T> {
        self.refuse("this comes twice; write it once")
    }

    /// Splits at the first separator: what comes before it, and what comes after, if there is one.
    pub(crate) fn split(self, separator: char) -> (Self, Option<Self>) {
        match self.text.split_once(separator) {
            None => (self, None),
            Some((before, after)) => {
                let at = self.at + before.len() + separator.len_utf8();
                let text = before;
                (Self { text, ..self }, Some(Self { at, text: after }))
            }
        }
    }

    /// Splits at the first separator, which must be there.
    pub(crate) fn halves(self, separator: char, example: &str) -> Result<(Self, Self)> {
        match self.split(separator) {
            (before, Some(after)) => Ok((before, after)),
            (_, None) => self.error(format_args!("`{example}`")),
        }
    }

    /// Returns what follows a beginning.
    pub(crate) fn after(self, beginning: &str) -> Option<Self> {
        let text = self.text.strip_prefix(beginning)?;
        let at = self.at + beginning.len();
        Some(Self { at, text })
    }

    /// Reads a number within bounds, written in one way only, without `+` and leading zeros.
    pub(crate) fn number<T>(self, least: T, most: T) -> Result<T>
    where
        T: FromStr + Display + PartialOrd + Copy,
    {
        match self.text.parse::<T>() {
            Ok(n) if n >= least && n <= most && n.to_string() == self.text => Ok(n),
            _ => self.error(format_args!("a number from {least} to {most}")),
        }
    }

    /// Reads `wine*2`: a name and how many.
    pub(crate) fn counted(self, most: u8) -> Result<(Self, u8)> {
        let (name, n) = self.halves('*', "a name and a number such as `meeple*7`")?;
        Ok((name, n.number(1, most)?))
    }

    /// Reads this part as the notation of moves does.
    fn read<T>(self, read: impl FnOnce(&mut Words<'t>) -> Result<T>) -> Result<T> {
        let mut words = Words::new(self.text);
        let result = read(&mut words).and_then(|value| words.finish().map(|()| value));
        result.map_err(|mut error| {
            error.at += self.at;
            error
        })
    }

    pub(crate) fn seat(self, rules: &Rules) -> Result<Seat> {
        self.read(|words| parse_seat(rules, words))
    }

    pub(crate) fn kind(self, rules: &Rules) -> Result<KindIx> {
        self.read(|words| parse_kind(rules, words))
    }

    /// Reads a tile that can be drawn.
    pub(crate) fn drawn_kind(self, rules: &Rules) -> Result<KindIx> {
        match self.kind(rules)? {
            kind if rules.seat_tile == Some(kind) => {
                self.refuse("this tile belongs to seats and is never drawn; name another")
            }
            kind => Ok(kind),
        }
    }

    pub(crate) fn cell(self) -> Result<crate::geometry::Cell> {
        self.read(parse_cell)
    }

    pub(crate) fn figure(self) -> Result<FigureKind> {
        match FigureKind::from_name(self.text) {
            Some(kind) => Ok(kind),
            None => self.error(FigureKind::ALL.map(FigureKind::name).join(", ")),
        }
    }

    /// Reads the cell of a placed tile.
    pub(crate) fn tile(self, state: &State) -> Result<TileIx> {
        let cell = self.cell()?;
        match state.board.tile_at(cell) {
            Some(tile) => Ok(tile),
            None => self.error("the cell of a tile in the section `tiles`"),
        }
    }

    /// Reads a segment of a placed tile, such as `1,0/road:E`.
    pub(crate) fn segment(self, rules: &Rules, state: &State) -> Result<SegmentIx> {
        let (cell, name) = self.halves('/', "a segment such as `1,0/road:E`")?;
        let tile_ix = cell.tile(state)?;
        let tile = state.board.tile(tile_ix);
        if name.text == BRIDGE {
            return match state.bridge_over(tile_ix) {
                Some(bridge) => Ok(bridge.segment),
                None => name.refuse("there is no bridge over that tile"),
            };
        }
        let ix = match name.after("#") {
            Some(number) => {
                let n_segments = rules.kind(tile.kind).segments.len();
                number.number(0, n_segments.saturating_sub(1) as u8)?
            }
            None => {
                name.read(|words| parse_segment(rules, tile, words))?
                    .segment
            }
        };
        Ok(SegmentIx(tile.first_segment + u16::from(ix)))
    }
}

/// Returns the word for a segment by its number, for those who do not know the rules.
pub(crate) fn spot_word(state: &State, segment: SegmentIx) -> String {
    let spot = state.spot(segment);
    match spot.segment {
        Spot::BRIDGE => format!("{}/{BRIDGE}", spot.cell),
        ix => format!("{}/#{ix}", spot.cell),
    }
}

/// Returns the word for a segment: its cell and name, or its number where the name stands for another one, too.
pub(crate) fn segment_word(rules: &Rules, state: &State, segment: SegmentIx) -> String {
    let tile = state.board.tile(state.features.tile(segment));
    let spot = state.spot(segment);
    if spot.segment == Spot::BRIDGE {
        return format!("{}/{BRIDGE}", tile.cell);
    }
    let ix = usize::from(spot.segment);
    let name = segment_name(&rules.kind(tile.kind).segments, ix, tile.rotation);
    let read = parse_segment(rules, tile, &mut Words::new(&name));
    match read {
        Ok(spot) if usize::from(spot.segment) == ix => format!("{}/{name}", tile.cell),
        _ => format!("{}/#{ix}", tile.cell),
    }
}
