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
//! | `again` | take the second part that the builder gives |
//! | `score 1,0 road:E` | choose which feature is scored next |
//! | `pass` | decline |
//!
//! A segment is named by its kind and its first side clockwise from north (roads, cities), its first half-side
//! clockwise from the north-west corner (fields), `I` if it reaches no side (`II` for a second one), and nothing more
//! for a monastery or garden. Reading accepts any side of the segment and any printed rotation of a symmetric tile.

use std::fmt::{self, Write};

use carcas_tiles::{Rotation, Segment, SegmentKind};

use crate::board::PlacedTile;
use crate::decision::Decision;
use crate::feature::SegmentIx;
use crate::figure::{FigureIx, FigureKind, Seat};
use crate::game::Node;
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::neutral::{Neutral, Quarter};
use crate::rules::{KindIx, Rules};
use crate::state::State;

/// Why a text could not be read: what was expected, and at which byte of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The byte offset of the word that was not understood.
    pub at: usize,
    /// What was found and what was expected.
    pub message: String,
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
    NotationError { at, message }
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
pub fn parse_kind(rules: &Rules, words: &mut Words<'_>) -> Result<KindIx> {
    let (at, word) = words.expect("the id of a tile")?;
    rules.find_kind(word).ok_or_else(|| {
        let why = if carcas_tiles::catalogue().find(word).is_some() {
            "is not among the tiles of this game"
        } else {
            "is no tile; `carcas tiles` lists all ids"
        };
        error(at, format!("`{word}` {why}"))
    })
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
            Err(error(
                at,
                format!(
                    "the tile at {} has no segment `{word}`; it has{names}",
                    tile.cell
                ),
            ))
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
        SegmentKind::Road | SegmentKind::City | SegmentKind::Field | SegmentKind::River => {
            format!("{}:{}", kind.name(), slot_name(segments, ix, rotation))
        }
        _ => kind_name(kind).to_owned(),
    }
}

impl State {
    /// Returns the name of a segment, such as `1,0 road:E` or `quarter:castle`, or of a tile as a whole.
    pub fn spot_name(&self, rules: &Rules, spot: Spot) -> String {
        let Some(tile) = self.tile_at(spot.cell) else {
            return format!("{} ?", spot.cell);
        };
        let segments = &rules.kind(tile.kind).segments;
        let ix = usize::from(spot.segment);
        match segments.get(ix) {
            None => spot.cell.to_string(),
            Some(segment) if segment.kind == SegmentKind::Quarter => {
                let is_quarter = |other: &&Segment| other.kind == SegmentKind::Quarter;
                let nth = segments[..ix].iter().filter(is_quarter).count();
                format!("quarter:{}", Quarter::ALL[nth % 4].name())
            }
            Some(_) => format!(
                "{} {}",
                spot.cell,
                segment_name(segments, ix, tile.rotation)
            ),
        }
    }

    /// Returns the name of a figure on the board, such as `p0 meeple 1,0 road:E`.
    pub fn figure_name(&self, rules: &Rules, figure: FigureIx) -> String {
        match self.figures.get(usize::from(figure.0)) {
            Some(figure) => {
                let spot = self.spot_name(rules, self.spot(figure.segment));
                format!("p{} {} {spot}", figure.seat.0, figure.kind.name())
            }
            None => "?".to_owned(),
        }
    }

    /// Writes a move that is legal here.
    pub fn move_name(&self, rules: &Rules, written: Move) -> String {
        match written {
            Move::PlaceTile { cell, rotation } => {
                let kind = match self.node() {
                    Node::Decide {
                        decision: Decision::PlaceTile { kind },
                        ..
                    } => rules.tile_kind(kind).id.as_str(),
                    _ => "?",
                };
                format!("tile {kind} {cell} r{}", rotation.degrees())
            }
            Move::PlaceFigure { figure, spot } => {
                format!("{} {}", figure.name(), self.spot_name(rules, spot))
            }
            Move::MoveFigure { figure, to } => {
                let (kind, from) = match self.figures.get(usize::from(figure.0)) {
                    Some(figure) => {
                        let from = self.spot_name(rules, self.spot(figure.segment));
                        (figure.kind.name(), from)
                    }
                    None => ("?", "?".to_owned()),
                };
                format!("move {kind} from {from} to {}", self.spot_name(rules, to))
            }
            Move::TakeBack { figure } => format!("retrieve {}", self.figure_name(rules, figure)),
            Move::SendHome { figure } => format!("princess {}", self.figure_name(rules, figure)),
            Move::MoveNeutral { neutral, to } => {
                format!("{} {}", neutral.name(), self.spot_name(rules, to))
            }
            Move::PutBeside { neutral, figure } => {
                format!("{} {}", neutral.name(), self.figure_name(rules, figure))
            }
            Move::PutAside { neutral } => format!("remove {}", neutral.name()),
            Move::Choose { spot } => format!("score {}", self.spot_name(rules, spot)),
            Move::Again => "again".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }

    /// Reads a move. Whether it is legal is another question.
    ///
    /// # Errors
    /// What was not understood, and where.
    pub fn parse_move(&self, rules: &Rules, text: &str) -> Result<Move> {
        let mut words = Words::new(text);
        let (at, verb) = words.expect("a move")?;
        let words_left = &mut words;
        let parsed = match verb {
            "pass" => Move::Pass,
            "again" => Move::Again,
            "tile" => self.parse_tile(rules, words_left)?,
            "retrieve" => Move::TakeBack {
                figure: self.parse_figure(rules, words_left)?,
            },
            "princess" => Move::SendHome {
                figure: self.parse_figure(rules, words_left)?,
            },
            "move" => self.parse_figure_move(rules, words_left)?,
            "remove" => Move::PutAside {
                neutral: parse_neutral(words_left)?,
            },
            "score" => Move::Choose {
                spot: self.parse_spot(rules, words_left)?,
            },
            _ => {
                if let Some(figure) = FigureKind::from_name(verb) {
                    let spot = self.parse_spot(rules, words_left)?;
                    Move::PlaceFigure { figure, spot }
                } else if let Some(neutral) = Neutral::from_name(verb) {
                    self.parse_neutral_move(rules, neutral, words_left)?
                } else {
                    let message = format!("`{verb}` is no move; a move begins with {VERBS}");
                    return Err(error(at, message));
                }
            }
        };
        words.finish()?;
        Ok(parsed)
    }

    fn parse_tile(&self, rules: &Rules, words: &mut Words<'_>) -> Result<Move> {
        let mut peek = words.clone();
        let (at, _) = peek.expect("the id of a tile")?;
        let kind = parse_kind(rules, words)?;
        if let Node::Decide {
            decision: Decision::PlaceTile { kind: drawn },
            ..
        } = self.node()
            && drawn != kind
        {
            let drawn = &rules.tile_kind(drawn).id;
            return Err(error(
                at,
                format!("the drawn tile is `{drawn}`, not this one"),
            ));
        }
        let cell = parse_cell(words)?;
        let rotation = rules.canonical_rotation(kind, parse_rotation(words)?);
        Ok(Move::PlaceTile { cell, rotation })
    }

    /// Reads a figure on the board, such as `p0 abbot 0,1 garden`.
    fn parse_figure(&self, rules: &Rules, words: &mut Words<'_>) -> Result<FigureIx> {
        let seat = parse_seat(rules, words)?;
        self.parse_figure_of(rules, seat, words)
    }

    /// Reads kind and place of a seat's figure on the board.
    fn parse_figure_of(
        &self,
        rules: &Rules,
        seat: Seat,
        words: &mut Words<'_>,
    ) -> Result<FigureIx> {
        let (at, word) = words.expect("a figure such as `meeple`")?;
        let kind = FigureKind::from_name(word)
            .ok_or_else(|| error(at, format!("`{word}` is no figure; expected {FIGURES}")))?;
        skip_word(words, "from");
        let spot = self.parse_spot(rules, words)?;
        let found = self
            .figures()
            .find(|&(_, s, k, at)| (s, k, at) == (seat, kind, spot));
        match found {
            Some((figure, ..)) => Ok(figure),
            None => {
                let name = self.spot_name(rules, spot);
                Err(error(at, format!("p{} has no {word} at {name}", seat.0)))
            }
        }
    }

    /// Reads `meeple from quarter:castle to 2,1 city:N`, a figure of the seat that is asked.
    fn parse_figure_move(&self, rules: &Rules, words: &mut Words<'_>) -> Result<Move> {
        let seat = match self.node() {
            Node::Decide { seat, .. } => seat,
            Node::Chance | Node::Over => self.active_seat(),
        };
        let figure = self.parse_figure_of(rules, seat, words)?;
        let (at, word) = words.expect("`to`")?;
        if word != "to" {
            return Err(error(
                at,
                format!("`{word}` stands where `to` was expected"),
            ));
        }
        let to = self.parse_spot(rules, words)?;
        Ok(Move::MoveFigure { figure, to })
    }

    /// Reads where a neutral figure goes: beside a figure, to a tile as a whole, or to a segment.
    fn parse_neutral_move(
        &self,
        rules: &Rules,
        neutral: Neutral,
        words: &mut Words<'_>,
    ) -> Result<Move> {
        let mut peek = words.clone();
        let (_, next) = peek.expect("where it goes")?;
        match neutral {
            Neutral::Fairy if next.starts_with('p') => {
                let figure = self.parse_figure(rules, words)?;
                Ok(Move::PutBeside { neutral, figure })
            }
            Neutral::Dragon | Neutral::Fairy => {
                let to = Spot::tile(parse_cell(words)?);
                Ok(Move::MoveNeutral { neutral, to })
            }
            Neutral::Count | Neutral::Mage | Neutral::Witch => {
                let to = self.parse_spot(rules, words)?;
                Ok(Move::MoveNeutral { neutral, to })
            }
        }
    }

    /// Reads a segment on the board, such as `1,0 road:E` or `quarter:castle`.
    ///
    /// # Errors
    /// What was not understood, and where.
    pub fn parse_spot(&self, rules: &Rules, words: &mut Words<'_>) -> Result<Spot> {
        let mut peek = words.clone();
        let (at, word) = peek.expect("a cell such as `1,-2`")?;
        if let Some(name) = word.strip_prefix("quarter:") {
            *words = peek;
            let quarter = Quarter::from_name(name).ok_or_else(|| {
                let names = Quarter::ALL.map(Quarter::name).join(", ");
                error(at, format!("`{name}` is no quarter; expected {names}"))
            })?;
            return self
                .quarter_spot(rules, quarter)
                .ok_or_else(|| error(at, "the city of Carcassonne is not in play".to_owned()));
        }
        let cell = parse_cell(words)?;
        let tile = self
            .tile_at(cell)
            .ok_or_else(|| error(at, format!("there is no tile at {cell}")))?;
        parse_segment(rules, tile, words)
    }

    /// Returns a quarter of the city of Carcassonne, if it is on the table.
    pub fn quarter_spot(&self, rules: &Rules, quarter: Quarter) -> Option<Spot> {
        let segment = rules.first_quarter?.0 + quarter as u16;
        (usize::from(segment) < self.features.len()).then(|| self.spot(SegmentIx(segment)))
    }
}

/// The first words of moves, for messages.
const VERBS: &str = "tile, meeple, large, abbot, builder, pig, retrieve, princess, fairy, dragon, mage, witch, remove, \
                     count, move, score, again or pass";

/// The words for figures, for messages.
const FIGURES: &str = "meeple, large, abbot, builder or pig";

fn parse_neutral(words: &mut Words<'_>) -> Result<Neutral> {
    let (at, word) = words.expect("mage or witch")?;
    Neutral::from_name(word).ok_or_else(|| {
        error(
            at,
            format!("`{word}` is no neutral figure; expected mage or witch"),
        )
    })
}

fn skip_word(words: &mut Words<'_>, word: &str) {
    let mut peek = words.clone();
    if peek.next_word().is_some_and(|(_, next)| next == word) {
        *words = peek;
    }
}
