//! One tile as seven columns and three rows.

mod carcassonne;
mod printed;
mod shapes;

use carcas_engine::{Axis, FigureKind, KindIx, Neutral, Rules, Seat, Spot};
use carcas_tiles::{Rotation, Segment, SegmentKind, SymbolSet, TileKind};

use super::signs::{
    BRIDGE_SIGN, CASTLE_SIGN, figure_letter, floors_sign, neutral_letter, seat_letter,
};
use super::{Glyph, Style};
use shapes::{CENTER, Place, places};

pub(super) const WIDTH: usize = 7;
pub(super) const HEIGHT: usize = 3;

/// The segment that a bridge is, as spots know it.
const BRIDGE: usize = Spot::BRIDGE as usize;

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
    /// Where figures are shown, with their segment.
    stands: Vec<(usize, Place)>,
}

impl TileDrawing {
    /// The number of columns.
    pub const WIDTH: usize = WIDTH;
    /// The number of rows.
    pub const HEIGHT: usize = HEIGHT;

    /// Draws everything that is printed on a tile kind.
    pub fn printed(kind: &TileKind, rotation: Rotation) -> Self {
        Self::new(&kind.segments, kind.symbols, |_| true, rotation)
    }

    /// Draws what is printed on a tile kind as far as it means anything in a game.
    pub fn in_game(rules: &Rules, kind: KindIx, rotation: Rotation) -> Self {
        let segments = rules.active_segments(kind);
        let is_playable = |kind: SegmentKind| rules.is_playable(kind);
        Self::new(&segments, rules.active_symbols(kind), is_playable, rotation)
    }

    fn new(
        segments: &[Segment],
        symbols: SymbolSet,
        is_playable: impl Fn(SegmentKind) -> bool,
        rotation: Rotation,
    ) -> Self {
        let nothing = Dot {
            glyph: Glyph::BLANK,
            segment: None,
            is_taken: false,
        };
        let mut drawing = Self {
            dots: [[nothing; WIDTH]; HEIGHT],
            kinds: segments.iter().map(|segment| segment.kind).collect(),
            stands: Vec::new(),
        };
        let segments: Vec<Segment> = segments.iter().map(|s| s.turned(rotation)).collect();
        drawing.draw_fields(&segments);
        drawing.draw_carcassonne(&segments);
        drawing.draw_cities(&segments);
        drawing.draw_rivers(&segments);
        drawing.draw_roads(&segments);
        drawing.draw_inner_field(&segments);
        drawing.part_fields();
        drawing.draw_buildings(&segments, is_playable);
        drawing.draw_quarters();
        drawing.draw_marks(&segments);
        for symbol in symbols.iter() {
            drawing.draw_symbol(symbol);
        }
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

    /// Returns what kind of segment is shown at a row and a column.
    pub fn terrain(&self, row: usize, column: usize) -> Option<SegmentKind> {
        self.kind_of(self.segment(row, column)?)
    }

    /// Returns the signs of marks, symbols, pennants and towers with their segment, in reading order.
    pub fn signs(&self) -> impl Iterator<Item = (Glyph, Option<usize>)> + '_ {
        let dots = self.dots.iter().flatten();
        let is_tower = |dot: &Dot| {
            let kind = dot.segment.and_then(|ix| self.kinds.get(ix));
            kind == Some(&SegmentKind::Tower) && dot.glyph.style == Style::Building
        };
        dots.filter(move |dot| {
            matches!(dot.glyph.style, Style::Symbol | Style::Pennant) || is_tower(dot)
        })
        .map(|dot| (dot.glyph, dot.segment))
    }

    /// Returns row and column where a mark on a segment is seen best, if it is drawn at all.
    pub fn anchor(&self, segment: usize) -> Option<(usize, usize)> {
        let kind = self.kind_of(segment)?;
        if kind == SegmentKind::Quarter {
            return Some(self.quarter_place(segment));
        }
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
        let Some(kind) = self.kind_of(segment) else {
            return;
        };
        if kind == SegmentKind::Quarter {
            return self.count_in_quarter(segment);
        }
        // A barn stands on the corner where four tiles meet, and belongs to the one in the south-east.
        let is_free = !self.dots[0][0].is_taken && !self.dots[0][1].is_taken;
        let on_corner = (figure == FigureKind::Barn && is_free).then_some((0, 0));
        let Some((row, column)) = on_corner.or_else(|| self.room_for_figure(segment, kind)) else {
            return;
        };
        self.stands.push((segment, (row, column)));
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

    /// Returns what a segment is; a bridge is a road.
    fn kind_of(&self, segment: usize) -> Option<SegmentKind> {
        match segment {
            BRIDGE => Some(SegmentKind::Road),
            _ => self.kinds.get(segment).copied(),
        }
    }

    /// Shows a bridge from side to side, but for what stands in the middle.
    pub fn put_bridge(&mut self, axis: Axis) {
        for place in places() {
            let is_on_it = match axis {
                Axis::NorthSouth => place.1 == CENTER.1,
                Axis::EastWest => place.0 == CENTER.0,
            };
            if is_on_it && !self.dots[place.0][place.1].is_taken {
                self.put(place, BRIDGE, BRIDGE_SIGN, Style::Road);
            }
        }
    }

    /// Shows a city that has become a castle.
    pub fn put_castle(&mut self, segment: usize) {
        let is_wall = |dot: &&mut Dot| dot.segment == Some(segment) && dot.glyph.symbol == '#';
        for dot in self.dots.iter_mut().flatten().filter(is_wall) {
            dot.glyph.symbol = CASTLE_SIGN;
        }
    }

    /// Shows how high a tower is, where its foundation is drawn.
    pub fn put_floors(&mut self, segment: usize, n_floors: u8) {
        let foundation = places()
            .find(|&(row, column)| self.dots[row][column].segment == Some(segment))
            .filter(|_| self.kinds.get(segment) == Some(&SegmentKind::Tower));
        if let Some((row, column)) = foundation {
            self.dots[row][column].glyph.symbol = floors_sign(n_floors);
        }
    }

    /// Shows a neutral figure: on its segment, beside the figure that it accompanies, or in a corner of the tile.
    pub fn put_neutral(&mut self, neutral: Neutral, spot: Spot, beside: Option<usize>) {
        const CORNERS: [Place; 6] = [
            (0, 0),
            (0, WIDTH - 1),
            (2, 0),
            (2, WIDTH - 1),
            (1, 0),
            (1, WIDTH - 1),
        ];
        let segment = usize::from(spot.segment);
        if self.kinds.get(segment) == Some(&SegmentKind::Quarter) {
            return self.mark_quarter(segment, neutral);
        }
        let is_free =
            |&(row, column): &Place| self.dot(row, column).is_some_and(|dot| !dot.is_taken);
        let companion = self.stands.iter().find(|stand| Some(stand.0) == beside);
        let next_to =
            companion.map(|&(_, (row, column))| [(row, column + 2), (row, column.wrapping_sub(1))]);
        let on_segment =
            places().filter(|&(row, column)| self.dots[row][column].segment == Some(segment));
        // The middle of a segment is seen best, but its ends leave room for figures.
        let on_segment: Vec<Place> = on_segment.collect();
        let place = next_to
            .into_iter()
            .flatten()
            .chain(on_segment.into_iter().rev())
            .chain(CORNERS)
            .find(is_free);
        if let Some((row, column)) = place {
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
            // A field in a corner lends its only place; anything else keeps it and has the figure beside it.
            let near = |(row, column): Place| {
                let columns = if is_field {
                    [column, column.wrapping_sub(1)]
                } else {
                    [column + 1, column.wrapping_sub(2)]
                };
                columns.map(|column| (row, column))
            };
            let fits = |&(row, column): &Place| row < HEIGHT && column < WIDTH - 1;
            places()
                .filter(|&(row, column)| belongs(row, column))
                .flat_map(near)
                .chain([CENTER])
                .chain(places())
                .filter(fits)
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
        self.kind_of(self.dots[row][column].segment?)
    }
}
