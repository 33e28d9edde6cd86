//! What is built during a game, as text: bridges, castles, the corners of barns, and the words of a bazaar.

use carcas_tiles::{HalfSide, SegmentKind, Side};

use super::moves::parse_figure_kind;
use super::{Result, Words, error, error_by, parse_cell, parse_kind, segment_name};
use crate::board::Axis;
use crate::corner::{NoField, corner_at};
use crate::decision::Decision;
use crate::figure::{FigureIx, FigureKind};
use crate::game::Node;
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::rules::Rules;
use crate::state::State;

/// Returns the name of a bridge, such as `bridge 1,0 road:N`.
pub(super) fn bridge_name((cell, axis): (Cell, Axis)) -> String {
    format!("bridge {cell} road:{}", axis.sides()[0].name())
}

/// Reads the cell and the direction of a bridge: `1,0 road:N`.
///
/// # Errors
/// What was not understood, and where.
pub fn parse_bridge(words: &mut Words<'_>) -> Result<(Cell, Axis)> {
    let cell = parse_cell(words)?;
    let (at, word) = words.expect("the direction of the bridge: `road:N` or `road:E`")?;
    let side = word.strip_prefix("road:").and_then(side_of);
    let side = side.ok_or_else(|| {
        let why = format!(
            "`{word}` is no direction of a bridge; expected `road:N` from north to south or `road:E` from east to west"
        );
        error(at, why)
    })?;
    Ok((cell, Axis::of(side)))
}

impl State {
    /// Reads the corner of a barn: any of the four cells around it with the half-side of the field that ends there, so
    /// `0,0 field:SL` is `1,1 field:NL`.
    ///
    /// Rule: AM-36, AM-37.
    pub(super) fn parse_corner(&self, rules: &Rules, words: &mut Words<'_>) -> Result<Spot> {
        let mut peek = words.clone();
        let spot = self.parse_spot(rules, words)?;
        // A quarter of Carcassonne has no cell.
        let (Ok(_), Some((at, word))) = (parse_cell(&mut peek), peek.next_word()) else {
            return Ok(spot);
        };
        let half = word.strip_prefix("field:").and_then(HalfSide::from_name);
        let corner = half.map_or(spot.cell, |half| corner_at(spot.cell, half));
        if corner == spot.cell {
            return Ok(spot);
        }
        match self.field_at_corner(rules, corner) {
            Ok(field) => Ok(self.spot(field)),
            Err(NoField::NoTile) => {
                let why = "a barn needs four tiles around its corner; expected a corner where four tiles meet";
                Err(error_by("AM-36", at, why))
            }
            Err(NoField::Divided) => {
                let why = "each of the four tiles must show one and the same field at the corner; expected such a corner";
                Err(error_by("AM-37", at, why))
            }
        }
    }
}

fn side_of(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.name() == name)
}

/// Reads what is said at a bazaar.
pub(super) fn parse_bazaar(rules: &Rules, verb: &str, words: &mut Words<'_>) -> Result<Move> {
    match verb {
        "auction" => {
            let kind = parse_kind(rules, words)?;
            let (at, word) = words.expect("`bid` and the opening bid")?;
            if word != "bid" {
                let why = format!("`{word}` stands where `bid` was expected");
                return Err(error(at, why));
            }
            let bid = parse_points(words)?;
            Ok(Move::Auction { kind, bid })
        }
        "bid" => Ok(Move::Bid {
            bid: parse_points(words)?,
        }),
        "take" => Ok(Move::TakeLot {
            kind: parse_kind(rules, words)?,
        }),
        _ => match words.expect("`buy` or `sell`")? {
            (_, "buy") => Ok(Move::Buy),
            (_, "sell") => Ok(Move::Sell),
            (at, word) => {
                let why = format!("`{word}` is nothing an auctioneer does; expected buy or sell");
                Err(error(at, why))
            }
        },
    }
}

/// Reads a number of points, written in one way only.
fn parse_points(words: &mut Words<'_>) -> Result<u16> {
    let (at, word) = words.expect("a number of points")?;
    let number = word.parse::<u16>().ok();
    number
        .filter(|number| number.to_string() == word)
        .ok_or_else(|| {
            let why = format!("`{word}` is no bid; expected a number of points such as `3`");
            error(at, why)
        })
}

impl State {
    /// Returns the bridge that placing the drawn tile would build.
    pub(super) fn needed_here(
        &self,
        rules: &Rules,
        placement: (Cell, carcas_tiles::Rotation),
    ) -> Option<(Cell, Axis)> {
        match self.node() {
            Node::Decide {
                decision: Decision::PlaceTile { kind },
                ..
            } => self.needed_bridge(rules, kind, placement),
            _ => None,
        }
    }

    /// Returns the name of a bridge or of a part of a castle, if that is what a spot is now.
    pub(super) fn built_name(&self, rules: &Rules, spot: Spot) -> Option<String> {
        let cell = spot.cell;
        let tile_ix = self.board.tile_at(cell)?;
        if spot.segment == Spot::BRIDGE {
            let bridge = self.bridge_over(tile_ix)?;
            return Some(format!("{cell} road:{}", bridge.axis.sides()[0].name()));
        }
        let segment = self.segment(rules, spot)?;
        if self.features.columns(self.features.of(segment)).kind != SegmentKind::Castle {
            return None;
        }
        let tile = self.board.tile(tile_ix);
        let segments = &rules.kind(tile.kind).segments;
        let city = segment_name(segments, usize::from(spot.segment), tile.rotation);
        let side = city.strip_prefix(SegmentKind::City.name())?;
        Some(format!("{cell} {}{side}", SegmentKind::Castle.name()))
    }

    /// Reads a bridge or a part of a castle on a tile, if the next word names one.
    pub(super) fn parse_built(
        &self,
        rules: &Rules,
        cell: Cell,
        words: &mut Words<'_>,
    ) -> Option<Spot> {
        let mut peek = words.clone();
        let (_, word) = peek.next_word()?;
        let (kind, side) = word.split_once(':')?;
        let side = side_of(side)?;
        let tile_ix = self.board.tile_at(cell)?;
        let tile = self.board.tile(tile_ix);
        let segment = match kind {
            "road" => {
                let bridge = self.bridge_over(tile_ix)?;
                (bridge.axis == Axis::of(side)).then_some(Spot::BRIDGE)
            }
            "castle" => {
                let segments = rules.kind(tile.kind).segments.iter();
                let mut cities = segments.map(|segment| {
                    let sides = segment.sides.turned(tile.rotation);
                    segment.kind == SegmentKind::City && sides.contains(side)
                });
                let segment = cities.position(|is_here| is_here)? as u8;
                let castle = self.segment(rules, Spot { cell, segment })?;
                let kind = self.features.columns(self.features.of(castle)).kind;
                (kind == SegmentKind::Castle).then_some(segment)
            }
            _ => None,
        }?;
        *words = peek;
        Some(Spot { cell, segment })
    }

    /// Writes the conversion of a city; the lord is named only where another follower could be.
    pub(super) fn castle_name(&self, rules: &Rules, lord: FigureIx) -> String {
        let Some(figure) = self.figures.get(usize::from(lord.0)) else {
            return "castle ?".to_owned();
        };
        let spot = self.spot_name(rules, self.spot(figure.segment));
        match self.lords(figure.segment).count() {
            1 => format!("castle {spot}"),
            _ => format!("castle {} {spot}", figure.kind.name()),
        }
    }

    /// Returns the followers of the asked seat in a city that could become its lord.
    fn lords(&self, in_city: crate::feature::SegmentIx) -> impl Iterator<Item = FigureIx> + '_ {
        let city = self.features.of(in_city);
        let seat = self.asked_seat();
        let figures = self.figures.iter().enumerate();
        figures
            .filter(move |&(ix, figure)| {
                figure.seat == seat
                    && figure.kind.may_be_lord()
                    && self.features.of(figure.segment) == city
                    && self.is_first_alike(ix)
            })
            .map(|(ix, _)| FigureIx(ix as u8))
    }

    /// Reads a conversion: a segment of the city, or the lord with his place.
    pub(super) fn parse_castle(&self, rules: &Rules, words: &mut Words<'_>) -> Result<Move> {
        let mut peek = words.clone();
        let (at, word) = peek.expect("a city or the follower who becomes the lord")?;
        if FigureKind::from_name(word).is_some() {
            let kind = parse_figure_kind(words)?;
            let spot = self.parse_spot(rules, words)?;
            let own = self.asked_seat();
            let mut figures = self.figures();
            return match figures.find(|one| (one.seat, one.kind, one.spot) == (own, kind, spot)) {
                Some(lord) => Ok(Move::Convert { figure: lord.ix }),
                None => {
                    let name = self.spot_name(rules, spot);
                    Err(error(at, format!("p{} has no {word} at {name}", own.0)))
                }
            };
        }
        let spot = self.parse_spot(rules, words)?;
        let segment = self.segment(rules, spot);
        let lords: Vec<FigureIx> = segment
            .into_iter()
            .flat_map(|segment| self.lords(segment))
            .collect();
        match lords[..] {
            [figure] => Ok(Move::Convert { figure }),
            [] => {
                let why = "the asked seat has no follower there who could become the lord; name a small city of its own";
                Err(error_by("BC-17", at, why))
            }
            [first, ..] => {
                let why = format!(
                    "several followers could become the lord; name one, such as `{}`",
                    self.castle_name(rules, first)
                );
                Err(error_by("BC-86", at, &why))
            }
        }
    }
}
