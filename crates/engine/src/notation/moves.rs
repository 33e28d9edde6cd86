//! Moves, figures and segments of a position as text.

use carcas_tiles::SegmentKind;

use super::built::{bridge_name, parse_bazaar, parse_bridge};
use super::{
    Result, Words, error, error_by, parse_cell, parse_kind, parse_rotation, parse_seat,
    parse_segment, segment_name,
};
use crate::decision::Decision;
use crate::feature::SegmentIx;
use crate::figure::{FigureIx, FigureKind, Seat};
use crate::game::Node;
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::neutral::{Neutral, Quarter};
use crate::rules::Rules;
use crate::state::State;
use crate::token::Token;

impl State {
    /// Returns the name of a segment, such as `1,0 road:E` or `quarter:castle`, or of a tile as a whole.
    pub fn spot_name(&self, rules: &Rules, spot: Spot) -> String {
        let Some(tile) = self.tile_at(spot.cell) else {
            return format!("{} ?", spot.cell);
        };
        if let Some(name) = self.built_name(rules, spot) {
            return name;
        }
        let segments = &rules.kind(tile.kind).segments;
        let ix = usize::from(spot.segment);
        match segments.get(ix) {
            None => spot.cell.to_string(),
            Some(segment) if segment.kind == SegmentKind::Quarter => {
                segment_name(segments, ix, tile.rotation)
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
                    Node::Decide { decision, .. } => decision.tile(),
                    Node::Chance { .. } | Node::Over => None,
                };
                let kind = kind.map_or("?", |kind| rules.tile_kind(kind).id.as_str());
                let bridge = match self.needed_here(rules, (cell, rotation)) {
                    Some(site) => format!(" {}", bridge_name(site)),
                    None => String::new(),
                };
                format!("tile {kind} {cell} r{}{bridge}", rotation.degrees())
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
            Move::PlaceToken { token, spot } => match token {
                Token::Floor => format!("tower {}", spot.cell),
                _ => format!("{} {}", token.name(), self.spot_name(rules, spot)),
            },
            Move::Capture { figure } => format!("capture {}", self.figure_name(rules, figure)),
            Move::Exchange { figure } => {
                format!("exchange p{} {}", self.asked_seat().0, figure.name())
            }
            Move::Ransom { holder, figure } => {
                format!("ransom {} from p{}", figure.name(), holder.0)
            }
            Move::Choose { spot } => format!("score {}", self.spot_name(rules, spot)),
            Move::Again => "again".to_owned(),
            Move::BuildBridge { cell, axis } => bridge_name((cell, axis)),
            Move::Convert { figure } => self.castle_name(rules, figure),
            Move::Auction { kind, bid } => {
                format!("auction {} bid {bid}", rules.tile_kind(kind).id)
            }
            Move::Bid { bid } => format!("bid {bid}"),
            Move::Buy => "bazaar buy".to_owned(),
            Move::Sell => "bazaar sell".to_owned(),
            Move::TakeLot { kind } => format!("take {}", rules.tile_kind(kind).id),
            Move::Grow => "flock expand".to_owned(),
            Move::Herd => "flock score".to_owned(),
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
            "flock" => parse_flock(words_left)?,
            "tile" => self.parse_tile(rules, words_left)?,
            "bridge" => {
                let (cell, axis) = parse_bridge(words_left)?;
                Move::BuildBridge { cell, axis }
            }
            "castle" => self.parse_castle(rules, words_left)?,
            "auction" | "bid" | "bazaar" | "take" => parse_bazaar(rules, verb, words_left)?,
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
            "tower" => Move::PlaceToken {
                token: Token::Floor,
                spot: self.parse_tower(rules, words_left)?,
            },
            "capture" => Move::Capture {
                figure: self.parse_figure(rules, words_left)?,
            },
            "exchange" => {
                let mut peek = words_left.clone();
                let (at, _) = peek.expect("a seat such as `p0`")?;
                if parse_seat(rules, words_left)? != self.asked_seat() {
                    let own = self.asked_seat().0;
                    let why = format!(
                        "the seat that captured takes back its own figure; expected p{own}"
                    );
                    return Err(error(at, why));
                }
                Move::Exchange {
                    figure: parse_figure_kind(words_left)?,
                }
            }
            "ransom" => {
                let figure = parse_figure_kind(words_left)?;
                skip_word(words_left, "from");
                let holder = parse_seat(rules, words_left)?;
                Move::Ransom { holder, figure }
            }
            "score" => {
                // Any segment names its feature; the move knows it by the first of them.
                let spot = self.parse_spot(rules, words_left)?;
                let first = self.segment(rules, spot).map(|segment| {
                    let feature = self.features.of(segment);
                    self.spot(self.first_segment(feature))
                });
                Move::Choose {
                    spot: first.unwrap_or(spot),
                }
            }
            _ => {
                if let Some(figure) = FigureKind::from_name(verb) {
                    let spot = match figure {
                        FigureKind::Barn => self.parse_corner(rules, words_left)?,
                        _ => self.parse_spot(rules, words_left)?,
                    };
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
        if let Node::Decide { decision, .. } = self.node()
            && let Some(asked) = decision.tile()
            && asked != kind
        {
            let asked = &rules.tile_kind(asked).id;
            return Err(match decision {
                Decision::PlaceTile { .. } => {
                    let why =
                        format!("the drawn tile is `{asked}`, not this one, and it must be placed");
                    error_by("BA-05", at, &why)
                }
                _ => {
                    let why = format!("now only `{asked}` may be placed; expected it, or pass");
                    error_by("AM-02", at, &why)
                }
            });
        }
        let cell = parse_cell(words)?;
        let rotation = rules.canonical_rotation(kind, parse_rotation(words)?);
        let mut peek = words.clone();
        if let Some((at, "bridge")) = peek.next_word() {
            let site = parse_bridge(&mut peek)?;
            let needed = self.needed_bridge(rules, kind, (cell, rotation));
            if needed != Some(site) {
                let why = match needed {
                    Some(needed) => {
                        format!("this placement needs another bridge: {}", bridge_name(needed))
                    }
                    None => "no bridge belongs to this placement; a tile that fits is placed without one, and a bridge \
                             that is not needed is a move of its own"
                        .to_owned(),
                };
                return Err(error_by("BC-87", at, &why));
            }
            *words = peek;
        }
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
        let mut peek = words.clone();
        let (at, word) = peek.expect("a figure such as `meeple`")?;
        let kind = parse_figure_kind(words)?;
        skip_word(words, "from");
        let spot = self.parse_spot(rules, words)?;
        let found = self
            .figures()
            .find(|other| (other.seat, other.kind, other.spot) == (seat, kind, spot));
        match found {
            Some(figure) => Ok(figure.ix),
            None => {
                let name = self.spot_name(rules, spot);
                Err(error(at, format!("p{} has no {word} at {name}", seat.0)))
            }
        }
    }

    /// Reads `meeple from quarter:castle to 2,1 city:N`, a figure of the seat that is asked.
    fn parse_figure_move(&self, rules: &Rules, words: &mut Words<'_>) -> Result<Move> {
        let figure = self.parse_figure_of(rules, self.asked_seat(), words)?;
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

    /// Returns the seat that is asked, or whose turn it is.
    pub(super) fn asked_seat(&self) -> Seat {
        match self.node() {
            Node::Decide { seat, .. } => seat,
            Node::Chance { .. } | Node::Over => self.active_seat(),
        }
    }

    /// Reads the cell of a tower, perhaps with the word `tower` behind it.
    fn parse_tower(&self, rules: &Rules, words: &mut Words<'_>) -> Result<Spot> {
        let mut peek = words.clone();
        let (at, _) = peek.expect("the cell of a tower")?;
        let cell = parse_cell(words)?;
        skip_word(words, "tower");
        let tile = self
            .tile_at(cell)
            .ok_or_else(|| error_by("BA-59", at, &format!("there is no tile at {cell}")))?;
        self.tower_spot(rules, tile.cell).ok_or_else(|| {
            let why = format!("the tile at {cell} has no foundation for a tower");
            error_by("TO-05", at, &why)
        })
    }

    /// Returns the foundation of the tile on a cell, if it has one.
    pub fn tower_spot(&self, rules: &Rules, cell: Cell) -> Option<Spot> {
        let segments = rules.kind(self.tile_at(cell)?.kind).segments.iter();
        let mut kinds = segments.map(|segment| segment.kind);
        let ix = kinds.position(|kind| kind == SegmentKind::Tower)?;
        Some(Spot {
            cell,
            segment: ix as u8,
        })
    }

    /// Reads where a neutral figure goes: beside a figure, to a tile as a whole, or to a segment.
    fn parse_neutral_move(
        &self,
        rules: &Rules,
        neutral: Neutral,
        words: &mut Words<'_>,
    ) -> Result<Move> {
        let mut peek = words.clone();
        let (_, next) = peek.expect("a cell, a quarter or a figure")?;
        match neutral {
            Neutral::Fairy if next.starts_with('p') => {
                let figure = self.parse_figure(rules, words)?;
                Ok(Move::PutBeside { neutral, figure })
            }
            _ if neutral.is_on_tile() => {
                let to = Spot::tile(parse_cell(words)?);
                Ok(Move::MoveNeutral { neutral, to })
            }
            _ => {
                let to = self.parse_spot(rules, words)?;
                Ok(Move::MoveNeutral { neutral, to })
            }
        }
    }

    /// Reads a segment on the board, such as `1,0 road:E` or `quarter:castle`.
    ///
    /// Rule: BA-57, BA-59.
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
                .ok_or_else(|| {
                    let why = "the city of Carcassonne is not in this game; name a segment such as `1,0 road:E`";
                    error_by("BA-57", at, why)
                });
        }
        let cell = parse_cell(words)?;
        let tile = self
            .tile_at(cell)
            .ok_or_else(|| error_by("BA-59", at, &format!("there is no tile at {cell}")))?;
        if let Some(spot) = self.parse_built(rules, cell, words) {
            return Ok(spot);
        }
        parse_segment(rules, tile, words)
    }

    /// Returns a quarter of the city of Carcassonne, if it is on the table.
    pub fn quarter_spot(&self, rules: &Rules, quarter: Quarter) -> Option<Spot> {
        let segment = rules.first_quarter?.0 + quarter as u16;
        (usize::from(segment) < self.features.len()).then(|| self.spot(SegmentIx(segment)))
    }
}

/// The first words of moves, for messages.
const VERBS: &str = "tile, meeple, large, abbot, builder, pig, mayor, wagon, barn, shepherd, retrieve, princess, fairy, \
                     dragon, mage, witch, remove, count, move, score, tower, capture, exchange, ransom, bridge, castle, \
                     auction, bid, bazaar, take, flock, again or pass";

/// The words for figures, for messages.
const FIGURES: &str = "meeple, large, abbot, builder, pig, mayor, wagon, barn or shepherd";

pub(super) fn parse_figure_kind(words: &mut Words<'_>) -> Result<FigureKind> {
    let (at, word) = words.expect("a figure such as `meeple`")?;
    FigureKind::from_name(word)
        .ok_or_else(|| error(at, format!("`{word}` is no figure; expected {FIGURES}")))
}

fn parse_flock(words: &mut Words<'_>) -> Result<Move> {
    let (at, word) = words.expect("`expand` or `score`")?;
    match word {
        "expand" => Ok(Move::Grow),
        "score" => Ok(Move::Herd),
        _ => Err(error(
            at,
            format!("a flock does not `{word}`; expected expand or score"),
        )),
    }
}

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
