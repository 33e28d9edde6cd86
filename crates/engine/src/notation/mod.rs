//! Notation: cells, segments, figures and moves as text.
//!
//! The text is that of the conformance traces, with our tile ids:
//!
//! | text | move |
//! |---|---|
//! | `tile road-curve 1,0 r90` | place the drawn tile |
//! | `meeple 1,0 road:E` | place a figure |
//! | `retrieve p0 abbot 0,1 garden` | take a figure back and score it |
//! | `princess p1 meeple 1,0 city:N` | send that knight home |
//! | `fairy 1,0`, `fairy p0 meeple 1,0 road:E` | move the fairy to a tile, beside a follower |
//! | `dragon 1,0` | one move of the dragon |
//! | `mage 1,0 road:E`, `remove witch` | move mage or witch, put one aside |
//! | `meeple quarter:castle`, `count quarter:market` | enter the city of Carcassonne, move the Count |
//! | `move meeple from quarter:castle to 2,1 city:N` | leave the city of Carcassonne |
//! | `tile abbey 0,0 r0`, `barn 1,1 field:NL` | place the abbey into a hole, the barn on the corner north-west of a cell |
//! | `move wagon from 1,0 road:E to 2,0 city:N` | let a wagon drive on |
//! | `flock expand`, `flock score` | let the own flock grow, herd the flocks of its field |
//! | `again` | take the second part that the builder gives |
//! | `score 1,0 road:E` | choose which feature is scored next |
//! | `bridge 1,0 road:N` | build a bridge; a tile move that needs one ends with it: `tile road-curve 1,0 r90 bridge 1,1 road:N` |
//! | `castle 1,0 city:E`, `castle large 1,0 city:E` | turn a small city into a castle, with a certain lord |
//! | `auction road-curve bid 2`, `bid 3`, `bazaar buy`, `bazaar sell`, `take road-curve` | a bazaar |
//! | `pass` | decline |
//!
//! A segment is named by its kind and its first side clockwise from north (roads, cities), its first half-side
//! clockwise from the north-west corner (fields), `I` if it reaches no side (`II` for a second one), and nothing more
//! for a monastery or garden; a quarter of Carcassonne has its own name and needs no cell. Reading accepts any side of the segment and any printed rotation of a symmetric tile.

mod built;
mod moves;
pub(crate) mod position;

pub use built::parse_bridge;

use std::fmt::{self, Write};

use carcas_tiles::{Rotation, Segment, SegmentKind};

use crate::board::PlacedTile;
use crate::figure::Seat;
use crate::game::Outcome;
use crate::geometry::Cell;
use crate::moves::Spot;
use crate::neutral::Quarter;
use crate::rules::{KindIx, Rules};
use crate::token::Token;

pub use position::{FORMAT as POSITION_FORMAT, parse_position, write_position};

/// Why a text could not be read: what was expected, and at which byte of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The byte offset of the word that was not understood.
    pub at: usize,
    /// What was found and what was expected, with the rule if there is one.
    pub message: String,
    /// The rule that decides it, where the text is understood but names something that the game or the board lacks.
    pub rule: Option<&'static str>,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotationError {}

type Result<T> = std::result::Result<T, NotationError>;

/// Splits a text at spaces and remembers where each word begins.
#[derive(Clone, Debug)]
pub struct Words<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Words<'t> {
    /// Reads a text from its beginning.
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// Returns the next word, if there is one.
    pub fn next_word(&mut self) -> Option<(usize, &'t str)> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let word = self.text[start..].split_whitespace().next()?;
        self.at = start + word.len();
        Some((start, word))
    }

    /// Returns the next word or an error that names what was expected.
    pub fn expect(&mut self, what: &str) -> Result<(usize, &'t str)> {
        let end = self.text.len();
        self.next_word()
            .ok_or_else(|| error(end, format!("the text ends where {what} was expected")))
    }

    /// Checks that nothing is left.
    pub fn finish(&mut self) -> Result<()> {
        match self.next_word() {
            None => Ok(()),
            Some((at, word)) => Err(error(at, format!("`{word}` is one word too many"))),
        }
    }
}

fn error(at: usize, message: String) -> NotationError {
    NotationError {
        at,
        message,
        rule: None,
    }
}

/// Makes an error that follows from a rule.
fn error_by(rule: &'static str, at: usize, message: &str) -> NotationError {
    NotationError {
        at,
        message: format!("{message} (rule {rule})"),
        rule: Some(rule),
    }
}

/// Reads a cell such as `1,-2`.
pub fn parse_cell(words: &mut Words<'_>) -> Result<Cell> {
    let (at, word) = words.expect("a cell such as `1,-2`")?;
    // Strict: a number is written in one way only, without `+` and leading zeros.
    let number = |text: &str| {
        let number = text.parse::<i16>().ok()?;
        (number.unsigned_abs() < 10_000 && number.to_string() == text).then_some(number)
    };
    word.split_once(',')
        .and_then(|(x, y)| Some(Cell::new(number(x)?, number(y)?)))
        .ok_or_else(|| {
            error(
                at,
                format!("`{word}` is no cell; expected two numbers such as `1,-2`"),
            )
        })
}

/// Reads a rotation such as `r90`.
pub fn parse_rotation(words: &mut Words<'_>) -> Result<Rotation> {
    let (at, word) = words.expect("a rotation such as `r90`")?;
    Rotation::ALL
        .into_iter()
        .find(|rotation| word == format!("r{}", rotation.degrees()))
        .ok_or_else(|| {
            error(
                at,
                format!("`{word}` is no rotation; expected r0, r90, r180 or r270"),
            )
        })
}

/// Reads the id or alias of a tile kind of this game.
///
/// Rule: BA-57.
pub fn parse_kind(rules: &Rules, words: &mut Words<'_>) -> Result<KindIx> {
    let (at, word) = words.expect("the id of a tile")?;
    rules.find_kind(word).ok_or_else(|| {
        if carcas_tiles::catalogue().find(word).is_some() {
            let why = format!("`{word}` is not among the tiles of this game");
            error_by("BA-57", at, &why)
        } else {
            let why = format!("`{word}` is no tile; `carcas tiles` lists all ids");
            error(at, why)
        }
    })
}

/// Returns the word for what was drawn: the id of a tile kind, or a token.
pub fn outcome_name(rules: &Rules, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Tile(kind) => rules.tile_kind(kind).id.as_str(),
        Outcome::Token(token) => token.name(),
    }
}

/// Reads what was drawn: the id or alias of a tile kind of this game, or a token.
pub fn parse_outcome(rules: &Rules, words: &mut Words<'_>) -> Result<Outcome> {
    let mut peek = words.clone();
    if let Some(token) = peek
        .next_word()
        .and_then(|(_, word)| Token::from_name(word))
    {
        *words = peek;
        return Ok(Outcome::Token(token));
    }
    parse_kind(rules, words).map(Outcome::Tile)
}

/// Reads a seat such as `p1`.
pub fn parse_seat(rules: &Rules, words: &mut Words<'_>) -> Result<Seat> {
    let (at, word) = words.expect("a seat such as `p0`")?;
    rules
        .seats()
        .find(|seat| word == format!("p{}", seat.0))
        .ok_or_else(|| {
            error(
                at,
                format!(
                    "`{word}` is no seat; expected p0 to p{}",
                    rules.n_seats() - 1
                ),
            )
        })
}

/// Reads the name of a segment of a placed tile, such as `road:E` or `monastery`.
///
/// Rule: BA-59.
pub fn parse_segment(rules: &Rules, tile: &PlacedTile, words: &mut Words<'_>) -> Result<Spot> {
    let (at, word) = words.expect("a segment such as `road:E`")?;
    let segments = &rules.kind(tile.kind).segments;
    let is_named = |ix: usize| {
        let segment = &segments[ix];
        let (kind, slot) = word
            .split_once(':')
            .map_or((word, None), |(k, s)| (k, Some(s)));
        let is_center = matches!(
            segment.kind,
            SegmentKind::Monastery | SegmentKind::Garden | SegmentKind::Abbey | SegmentKind::Tower
        );
        kind == kind_name(segment.kind)
            && match slot {
                None => is_center,
                Some(slot) => {
                    !is_center
                        && (slot == slot_name(segments, ix, tile.rotation)
                            || segment
                                .sides
                                .turned(tile.rotation)
                                .iter()
                                .any(|s| s.name() == slot)
                            || segment
                                .halves
                                .turned(tile.rotation)
                                .iter()
                                .any(|h| h.name() == slot))
                }
            }
    };
    match (0..segments.len()).find(|&ix| is_named(ix)) {
        Some(ix) => Ok(Spot {
            cell: tile.cell,
            segment: ix as u8,
        }),
        None => {
            let mut names = String::new();
            for ix in 0..segments.len() {
                if segments[ix].kind != SegmentKind::River {
                    let _ = write!(names, " {}", segment_name(segments, ix, tile.rotation));
                }
            }
            let cell = tile.cell;
            let why = format!("the tile at {cell} has no segment `{word}`; it has{names}");
            Err(error_by("BA-59", at, &why))
        }
    }
}

/// Abbeys are monasteries to the notation.
fn kind_name(kind: SegmentKind) -> &'static str {
    if kind == SegmentKind::Abbey {
        SegmentKind::Monastery.name()
    } else {
        kind.name()
    }
}

fn slot_name(segments: &[Segment], ix: usize, rotation: Rotation) -> &'static str {
    let segment = &segments[ix];
    if segment.kind == SegmentKind::Quarter {
        let is_quarter = |other: &&Segment| other.kind == SegmentKind::Quarter;
        let nth = segments[..ix].iter().filter(is_quarter).count();
        return Quarter::ALL[nth % 4].name();
    }
    let side = segment
        .sides
        .turned(rotation)
        .iter()
        .next()
        .map(carcas_tiles::Side::name);
    let half = segment
        .halves
        .turned(rotation)
        .iter()
        .next()
        .map(carcas_tiles::HalfSide::name);
    side.or(half).unwrap_or_else(|| {
        let is_inner = |other: &&Segment| {
            other.kind == segment.kind && other.sides.is_empty() && other.halves.is_empty()
        };
        if segments[..ix].iter().any(|other| is_inner(&other)) {
            "II"
        } else {
            "I"
        }
    })
}

fn segment_name(segments: &[Segment], ix: usize, rotation: Rotation) -> String {
    let kind = segments[ix].kind;
    match kind {
        SegmentKind::Road
        | SegmentKind::City
        | SegmentKind::Field
        | SegmentKind::River
        | SegmentKind::Quarter => {
            format!("{}:{}", kind.name(), slot_name(segments, ix, rotation))
        }
        _ => kind_name(kind).to_owned(),
    }
}
