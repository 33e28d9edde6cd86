//! One tile as seven columns and three rows.

use carcas_engine::{FigureKind, Neutral, Seat};
use carcas_tiles::{Rotation, Segment, SegmentKind, Side, SideSet};

use super::{Glyph, Style};

pub(super) const WIDTH: usize = 7;
pub(super) const HEIGHT: usize = 3;

type Place = (usize, usize);
const CENTER: Place = (1, 3);

/// What is drawn at one place of a tile.
#[derive(Clone, Copy, Debug)]
struct Dot {
    glyph: Glyph,
    /// The segment that it belongs to.
    segment: Option<usize>,
    /// Whether it shows more than its terrain.
    is_taken: bool,
}

/// A tile as drawn: seven columns and three rows of characters that know their segment.
#[derive(Clone, Debug)]
pub struct TileDrawing {
    dots: [[Dot; WIDTH]; HEIGHT],
    kinds: Vec<SegmentKind>,
}

impl TileDrawing {
    /// The number of columns.
    pub const WIDTH: usize = WIDTH;
    /// The number of rows.
    pub const HEIGHT: usize = HEIGHT;

    /// Draws the segments of a tile in a rotation.
    pub fn new(segments: &[Segment], rotation: Rotation) -> Self {
        let nothing = Dot {
            glyph: Glyph::BLANK,
            segment: None,
            is_taken: false,
        };
        let mut drawing = Self {
            dots: [[nothing; WIDTH]; HEIGHT],
            kinds: segments.iter().map(|segment| segment.kind).collect(),
        };
        let segments: Vec<Segment> = segments.iter().map(|s| s.turned(rotation)).collect();
        drawing.draw_fields(&segments);
        drawing.draw_cities(&segments);
        drawing.draw_rivers(&segments);
        drawing.draw_roads(&segments);
        drawing.draw_buildings(&segments);
        drawing
    }

    /// Returns the glyphs of a row.
    pub(super) fn row(&self, row: usize) -> impl Iterator<Item = Glyph> + '_ {
        self.dots[row].iter().map(|dot| dot.glyph)
    }

    /// Returns the character at a row and a column, or a blank outside of the tile.
    pub fn glyph(&self, row: usize, column: usize) -> Glyph {
        self.dot(row, column).map_or(Glyph::BLANK, |dot| dot.glyph)
    }

    /// Returns the index of the segment that is shown at a row and a column.
    pub fn segment(&self, row: usize, column: usize) -> Option<usize> {
        self.dot(row, column)?.segment
    }

    /// Returns row and column where a mark on a segment is seen best, if it is drawn at all.
    pub fn anchor(&self, segment: usize) -> Option<(usize, usize)> {
        let kind = *self.kinds.get(segment)?;
        let is_on_it = |&(row, column): &Place| self.segment(row, column) == Some(segment);
        let room = self.room_for_figure(segment, kind);
        let beside = room.map(|(row, column)| (row, column + 1));
        let best = room.into_iter().chain(beside).find(is_on_it);
        best.or_else(|| places().find(is_on_it))
    }

    fn dot(&self, row: usize, column: usize) -> Option<&Dot> {
        self.dots.get(row)?.get(column)
    }

    /// Shows a figure as two letters on or beside its segment, if there is room.
    pub fn put_figure(&mut self, segment: usize, seat: Seat, figure: FigureKind) {
        let Some(&kind) = self.kinds.get(segment) else {
            return;
        };
        let Some((row, column)) = self.room_for_figure(segment, kind) else {
            return;
        };
        for (ix, symbol) in [seat_letter(seat), figure_letter(figure)]
            .into_iter()
            .enumerate()
        {
            let dot = &mut self.dots[row][column + ix];
            dot.glyph = Glyph {
                symbol,
                style: Style::Figure(seat),
            };
            dot.is_taken = true;
        }
    }

    /// Shows a neutral figure in a corner of the tile, if one is free.
    pub fn put_neutral(&mut self, neutral: Neutral) {
        let corners = [
            (0, 0),
            (0, WIDTH - 1),
            (2, 0),
            (2, WIDTH - 1),
            (1, 0),
            (1, WIDTH - 1),
        ];
        let free = corners
            .into_iter()
            .find(|&(row, column)| !self.dots[row][column].is_taken);
        if let Some((row, column)) = free {
            let dot = &mut self.dots[row][column];
            dot.glyph = Glyph {
                symbol: neutral_letter(neutral),
                style: Style::Neutral,
            };
            dot.is_taken = true;
        }
    }

    fn room_for_figure(&self, segment: usize, kind: SegmentKind) -> Option<Place> {
        let is_free = |(row, column): Place| {
            !self.dots[row][column].is_taken && !self.dots[row][column + 1].is_taken
        };
        let belongs = |row: usize, column: usize| self.dots[row][column].segment == Some(segment);
        let is_field = kind == SegmentKind::Field;
        let (rows, columns) = if is_field {
            ([0, 2, 1], [1, 4, 0, 5, 2, 3])
        } else {
            ([1, 0, 2], [2, 1, 4, 3, 0, 5])
        };
        let pairs = rows
            .into_iter()
            .flat_map(|row| columns.into_iter().map(move |column| (row, column)));
        let on_segment = pairs
            .filter(|&(row, column)| belongs(row, column) && belongs(row, column + 1))
            .find(|&place| is_free(place));
        on_segment.or_else(|| {
            // A field in a corner lends its only place; anything else keeps it and has the figure at its right.
            let shift = usize::from(!is_field);
            places()
                .filter(|&(row, column)| belongs(row, column))
                .map(|(row, column)| (row, (column + shift).min(WIDTH - 2)))
                .chain([CENTER])
                .find(|&place| is_free(place))
        })
    }

    fn put(&mut self, (row, column): Place, segment: usize, symbol: char, style: Style) {
        self.dots[row][column] = Dot {
            glyph: Glyph { symbol, style },
            segment: Some(segment),
            is_taken: false,
        };
    }

    fn kind_at(&self, (row, column): Place) -> Option<SegmentKind> {
        self.dots[row][column].segment.map(|ix| self.kinds[ix])
    }

    fn draw_fields(&mut self, segments: &[Segment]) {
        for place in places() {
            let field = halves_near(place).iter().find_map(|&half| {
                segments.iter().position(|segment| {
                    segment.kind == SegmentKind::Field
                        && segment.halves.iter().any(|reached| reached.name() == half)
                })
            });
            if let Some(field) = field {
                self.put(place, field, '.', Style::Field);
            }
        }
    }

    fn draw_cities(&mut self, segments: &[Segment]) {
        for (ix, segment) in of_kind(segments, SegmentKind::City) {
            let sides: SideSet = segment
                .sides
                .iter()
                .chain(segment.shared_sides.iter())
                .collect();
            for place in city_places(sides) {
                self.put(place, ix, '#', Style::City);
            }
            let pennant_places = [
                (1, 4),
                (0, 4),
                (2, 4),
                (1, 2),
                (0, 2),
                (2, 2),
                (1, 0),
                (1, 6),
            ];
            let owned = pennant_places
                .into_iter()
                .filter(|&(row, column)| self.dots[row][column].segment == Some(ix));
            let owned: Vec<Place> = owned.take(usize::from(segment.pennants)).collect();
            for place in owned {
                self.put(place, ix, 'P', Style::Pennant);
                self.dots[place.0][place.1].is_taken = true;
            }
        }
    }

    fn draw_rivers(&mut self, segments: &[Segment]) {
        for (ix, segment) in of_kind(segments, SegmentKind::River) {
            for place in segment.sides.iter().flat_map(way).chain([CENTER]) {
                self.put(place, ix, '~', Style::River);
            }
        }
    }

    fn draw_roads(&mut self, segments: &[Segment]) {
        let mut n_ends = 0;
        let mut is_crossed = false;
        for (ix, segment) in of_kind(segments, SegmentKind::Road) {
            for side in segment.sides.iter() {
                let symbol = if is_vertical(side) { '|' } else { '-' };
                for place in way(side) {
                    if self.kind_at(place) != Some(SegmentKind::City) {
                        self.put(place, ix, symbol, Style::Road);
                    }
                }
            }
            if segment.sides.len() == 1 {
                n_ends += 1;
            } else if self.kind_at(CENTER) != Some(SegmentKind::City) && !is_crossed {
                self.put(CENTER, ix, road_center(segment.sides), Style::Road);
                is_crossed = true;
            }
        }
        let is_covered = matches!(
            self.kind_at(CENTER),
            Some(SegmentKind::City | SegmentKind::River)
        );
        if n_ends > 0 && !is_crossed && !is_covered {
            self.dots[CENTER.0][CENTER.1] = Dot {
                glyph: Glyph {
                    symbol: '*',
                    style: Style::Road,
                },
                segment: None,
                is_taken: true,
            };
        }
    }

    fn draw_buildings(&mut self, segments: &[Segment]) {
        const MIDDLE: [Place; 5] = [CENTER, (0, 3), (2, 3), (1, 2), (1, 4)];
        const ASIDE: [Place; 10] = [
            (0, 1),
            (0, 5),
            (2, 5),
            (2, 1),
            (1, 1),
            (1, 5),
            (0, 0),
            (0, 6),
            (2, 0),
            (2, 6),
        ];
        for (ix, segment) in segments.iter().enumerate() {
            let (symbol, places): (char, &[Place]) = match segment.kind {
                SegmentKind::Monastery | SegmentKind::Abbey => ('M', &MIDDLE),
                SegmentKind::Quarter => ('Q', &MIDDLE),
                SegmentKind::Garden => ('G', &ASIDE),
                SegmentKind::Tower => ('T', &ASIDE),
                SegmentKind::Road | SegmentKind::City | SegmentKind::Field | SegmentKind::River => {
                    continue;
                }
            };
            let is_open =
                |&&place: &&Place| matches!(self.kind_at(place), None | Some(SegmentKind::Field));
            let place = places.iter().find(is_open).copied().unwrap_or(CENTER);
            self.put(place, ix, symbol, Style::Building);
            self.dots[place.0][place.1].is_taken = true;
        }
    }
}

fn places() -> impl Iterator<Item = Place> {
    (0..HEIGHT).flat_map(|row| (0..WIDTH).map(move |column| (row, column)))
}

fn of_kind(segments: &[Segment], kind: SegmentKind) -> impl Iterator<Item = (usize, &Segment)> {
    segments
        .iter()
        .enumerate()
        .filter(move |(_, segment)| segment.kind == kind)
}

const fn is_vertical(side: Side) -> bool {
    matches!(side, Side::N | Side::S)
}

/// Returns the places between a side and the center.
fn way(side: Side) -> impl Iterator<Item = Place> {
    let places: &[Place] = match side {
        Side::N => &[(0, 3)],
        Side::E => &[(1, 4), (1, 5), (1, 6)],
        Side::S => &[(2, 3)],
        Side::W => &[(1, 0), (1, 1), (1, 2)],
    };
    places.iter().copied()
}

fn road_center(sides: SideSet) -> char {
    let has = |side| sides.contains(side);
    match (has(Side::N) && has(Side::S), has(Side::E) && has(Side::W)) {
        (true, false) if sides.len() == 2 => '|',
        (false, true) if sides.len() == 2 => '-',
        _ => '+',
    }
}

/// Returns the places of a city that reaches these sides: a cap at each, the corners between two of them, and the
/// middle if it spans the tile.
fn city_places(sides: SideSet) -> Vec<Place> {
    let has = |side| sides.contains(side);
    let (n, e, s, w) = (has(Side::N), has(Side::E), has(Side::S), has(Side::W));
    let spans = n && s || e && w;
    let is_city = |(row, column): Place| match (row, column) {
        (0, 0) => n && w,
        (0, 6) => n && e,
        (2, 0) => s && w,
        (2, 6) => s && e,
        (0, _) => n,
        (2, _) => s,
        (_, 0..=1) => w,
        (_, 2) => w || spans,
        (_, 4) => e || spans,
        (_, 5..) => e,
        _ => spans || sides.is_empty(),
    };
    places().filter(|&place| is_city(place)).collect()
}

/// Returns the half-sides nearest to a place, the nearest first.
const fn halves_near(place: Place) -> &'static [&'static str] {
    match place {
        (0, 0..=2) => &["NL", "WR"],
        (0, 3) => &["NL", "NR"],
        (0, 4..=5) => &["NR", "EL"],
        (0, _) => &["EL", "NR"],
        (1, 0) => &["WR", "WL"],
        (1, 1..=2) => &["WR", "WL", "NL", "SR"],
        (1, 3) => &["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"],
        (1, 4..=5) => &["EL", "ER", "NR", "SL"],
        (1, _) => &["EL", "ER"],
        (_, 0..=2) => &["SR", "WL"],
        (_, 3) => &["SL", "SR"],
        (_, 4..=5) => &["SL", "ER"],
        _ => &["ER", "SL"],
    }
}

/// Returns the letter that stands for a neutral figure.
pub const fn neutral_letter(neutral: Neutral) -> char {
    match neutral {
        Neutral::Dragon => 'D',
        Neutral::Fairy => 'F',
        Neutral::Count => 'C',
        Neutral::Mage => 'Z',
        Neutral::Witch => 'W',
    }
}

/// Returns the letter that stands for a seat, from `A`.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A'.saturating_add(seat.0.min(25)))
}

/// Returns the letter that stands for a kind of meeple.
pub const fn figure_letter(figure: FigureKind) -> char {
    match figure {
        FigureKind::Follower => 'm',
        FigureKind::Large => 'l',
        FigureKind::Abbot => 'a',
        FigureKind::Builder => 'b',
        FigureKind::Pig => 'p',
        FigureKind::Mayor => 'y',
        FigureKind::Wagon => 'w',
        FigureKind::Barn => 'n',
        FigureKind::Shepherd => 's',
    }
}
