//! One tile as seven columns and three rows.

use carcas_engine::{Axis, FigureKind, KindIx, Neutral, Quarter, Rules, Seat, Spot};
use carcas_tiles::{
    Mark, Rotation, Segment, SegmentKind, Side, SideSet, Symbol, SymbolSet, TileKind,
};

use super::signs::{
    BRIDGE_SIGN, CASTLE_SIGN, floors_sign, goods_sign, mark_sign, quarter_letters, symbol_sign,
};
use super::{Glyph, Style};

pub(super) const WIDTH: usize = 7;
pub(super) const HEIGHT: usize = 3;

type Place = (usize, usize);
const CENTER: Place = (1, 3);
/// The segment that a bridge is, as spots know it.
const BRIDGE: usize = Spot::BRIDGE as usize;

/// Places beside roads and monasteries, the best ones first.
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
        let Some((row, column)) = self.room_for_figure(segment, kind) else {
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
        let has_shape = |(_, segment): &(usize, &Segment)| !is_carcassonne(segment);
        for (ix, segment) in of_kind(segments, SegmentKind::City).filter(has_shape) {
            let sides: SideSet = segment
                .sides
                .iter()
                .chain(segment.shared_sides.iter())
                .collect();
            for place in city_places(sides) {
                self.put(place, ix, '#', Style::City);
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
                let curves = of_kind(segments, SegmentKind::Road).map(|(_, road)| road.sides);
                let symbol = two_curves(curves).unwrap_or_else(|| road_center(segment.sides));
                self.put(CENTER, ix, symbol, Style::Road);
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

    /// Shows a field that reaches no side where nothing else is.
    fn draw_inner_field(&mut self, segments: &[Segment]) {
        let is_inner = |(_, segment): &(usize, &Segment)| segment.halves.is_empty();
        if let Some((ix, _)) = of_kind(segments, SegmentKind::Field).find(is_inner) {
            for place in places() {
                if self.dots[place.0][place.1].glyph == Glyph::BLANK {
                    self.put(place, ix, '.', Style::Field);
                }
            }
        }
    }

    fn draw_buildings(&mut self, segments: &[Segment], is_playable: impl Fn(SegmentKind) -> bool) {
        const MIDDLE: [Place; 5] = [CENTER, (0, 3), (2, 3), (1, 2), (1, 4)];
        for (ix, segment) in segments.iter().enumerate() {
            let (symbol, places): (char, &[Place]) = match segment.kind {
                SegmentKind::Monastery | SegmentKind::Abbey => ('M', &MIDDLE),
                SegmentKind::Garden => ('G', &ASIDE),
                SegmentKind::Tower => ('T', &ASIDE),
                SegmentKind::Road
                | SegmentKind::City
                | SegmentKind::Field
                | SegmentKind::River
                | SegmentKind::Quarter
                | SegmentKind::Castle => continue,
            };
            if !is_playable(segment.kind) {
                continue;
            }
            let is_open =
                |&&place: &&Place| matches!(self.kind_at(place), None | Some(SegmentKind::Field));
            let place = places.iter().find(is_open).copied().unwrap_or(CENTER);
            self.put(place, ix, symbol, Style::Building);
            self.dots[place.0][place.1].is_taken = true;
        }
    }

    fn draw_marks(&mut self, segments: &[Segment]) {
        for (ix, segment) in segments.iter().enumerate() {
            let places: &[Place] = match segment.kind {
                SegmentKind::Road => &ON_ROAD,
                SegmentKind::Field => &ASIDE,
                _ => &IN_CITY,
            };
            for _ in 0..segment.pennants {
                self.draw_sign(places, Some(ix), 'P', Style::Pennant);
            }
            for mark in segment.marks.iter() {
                match mark_sign(mark) {
                    // The road goes on where something else is seen.
                    Some(sign) if mark == Mark::Tunnel => {
                        self.put(CENTER, ix, sign, Style::Road);
                        self.dots[CENTER.0][CENTER.1].is_taken = true;
                    }
                    Some(sign) => self.draw_sign(places, Some(ix), sign, Style::Symbol),
                    None => {}
                }
            }
            if let Some(goods) = segment.goods {
                self.draw_sign(places, Some(ix), goods_sign(goods), Style::Symbol);
            }
        }
    }

    fn draw_symbol(&mut self, symbol: Symbol) {
        let sign = symbol_sign(symbol);
        let center = self.dots[CENTER.0][CENTER.1];
        let is_open = matches!(self.kind_at(CENTER), None | Some(SegmentKind::Field));
        // Roads end at a volcano, and nothing else is in the middle of most of its tiles.
        if symbol == Symbol::Volcano && is_open && center.glyph.style != Style::Building {
            self.dots[CENTER.0][CENTER.1] = Dot {
                glyph: Glyph {
                    symbol: sign,
                    style: Style::Symbol,
                },
                is_taken: true,
                ..center
            };
            return;
        }
        self.draw_sign(&ASIDE, None, sign, Style::Symbol);
    }

    /// Writes a sign at the first place that is free: on a segment, or anywhere, but rather on a field. A segment that
    /// has room for a figure keeps it.
    fn draw_sign(&mut self, wanted: &[Place], segment: Option<usize>, symbol: char, style: Style) {
        let had_room = self.segments_with_room();
        let rank = |place: Place| match self.kind_at(place) {
            _ if segment.is_some() => 0,
            Some(SegmentKind::Field) => 0,
            Some(SegmentKind::City) => 1,
            _ => 2,
        };
        let mut all: Vec<Place> = wanted.iter().copied().chain(places()).collect();
        all.retain(|&(row, column)| {
            let dot = self.dots[row][column];
            !dot.is_taken && (segment.is_none() || dot.segment == segment)
        });
        all.sort_by_key(|&place| rank(place));
        let is_good = |&(row, column): &Place| {
            let mut tried = self.clone();
            tried.dots[row][column].is_taken = true;
            tried.segments_with_room() == had_room
        };
        let place = all.iter().copied().find(is_good).or(all.first().copied());
        if let Some((row, column)) = place {
            let dot = &mut self.dots[row][column];
            dot.glyph = Glyph { symbol, style };
            dot.is_taken = true;
        }
    }

    /// Returns the segments that have two free places side by side.
    fn segments_with_room(&self) -> Vec<bool> {
        let has_room = |segment: usize| {
            places().any(|(row, column)| {
                let is_free = |column: usize| {
                    let dot = self.dot(row, column);
                    dot.is_some_and(|dot| !dot.is_taken && dot.segment == Some(segment))
                };
                is_free(column) && is_free(column + 1)
            })
        };
        (0..self.kinds.len()).map(has_room).collect()
    }

    /// Fills the part of a tile that lies within the walls of Carcassonne.
    fn draw_carcassonne(&mut self, segments: &[Segment]) {
        let Some(ix) = segments.iter().position(is_carcassonne) else {
            return;
        };
        let has = |half: &str| {
            let reaches =
                |segment: &Segment| segment.halves.iter().any(|other| other.name() == half);
            segments.iter().any(reaches)
        };
        let is_outside = |(row, column): Place| match (row, column) {
            (0, 0..=1) => has("NL") || has("WR"),
            (0, 2..=4) => has("NL") && has("NR"),
            (0, _) => has("NR") || has("EL"),
            (1, 0..=1) => has("WL") && has("WR"),
            (1, 2..=4) => false,
            (1, _) => has("EL") && has("ER"),
            (_, 0..=1) => has("SR") || has("WL"),
            (_, 2..=4) => has("SL") && has("SR"),
            _ => has("SL") || has("ER"),
        };
        for place in places().filter(|&place| !is_outside(place)) {
            self.put(place, ix, '^', Style::City);
        }
    }

    /// Writes the quarters of Carcassonne clockwise around the tile that holds them, each with the number of its
    /// followers.
    fn draw_quarters(&mut self) {
        let quarters = self.quarters();
        // The catalogue knows only that they are there.
        if let [ix] = quarters[..] {
            self.put(CENTER, ix, 'Q', Style::Building);
            return;
        }
        for (ix, quarter) in quarters.into_iter().zip(Quarter::ALL) {
            let (row, column) = self.quarter_place(ix);
            let text = quarter_letters(quarter).chars().chain(['0']);
            for (shift, symbol) in text.enumerate() {
                self.put((row, column + shift), ix, symbol, Style::Building);
                self.dots[row][column + shift].is_taken = true;
            }
        }
    }

    fn quarters(&self) -> Vec<usize> {
        let is_quarter = |&ix: &usize| self.kinds[ix] == SegmentKind::Quarter;
        (0..self.kinds.len()).filter(is_quarter).collect()
    }

    fn quarter_place(&self, segment: usize) -> Place {
        const CLOCKWISE: [Place; 4] = [(0, 0), (0, 4), (2, 4), (2, 0)];
        let nth = self.quarters().iter().position(|&ix| ix == segment);
        CLOCKWISE[nth.unwrap_or(0) % 4]
    }

    fn count_in_quarter(&mut self, segment: usize) {
        let (row, column) = self.quarter_place(segment);
        let symbol = &mut self.dots[row][column + 2].glyph.symbol;
        let n = symbol.to_digit(10).unwrap_or(9) + 1;
        *symbol = char::from_digit(n, 10).unwrap_or('+');
    }

    /// Shows who stands in a quarter: the letter below or above, and the quarter in capitals.
    fn mark_quarter(&mut self, segment: usize, neutral: Neutral) {
        let (row, column) = self.quarter_place(segment);
        for dot in &mut self.dots[row][column..column + 2] {
            dot.glyph = Glyph {
                symbol: dot.glyph.symbol.to_ascii_uppercase(),
                style: Style::Neutral,
            };
        }
        self.dots[1][column + 1].glyph = Glyph {
            symbol: neutral_letter(neutral),
            style: Style::Neutral,
        };
    }
}

/// Places of signs in a city; what is left takes a figure.
const IN_CITY: [Place; 8] = [
    (1, 4),
    (0, 4),
    (2, 4),
    (1, 2),
    (0, 2),
    (2, 2),
    (1, 0),
    (1, 6),
];

/// Places of signs on a road: its ends, so that a figure finds room between.
const ON_ROAD: [Place; 4] = [(1, 6), (1, 0), (2, 3), (0, 3)];

/// Tells whether a segment is the city of Carcassonne itself.
fn is_carcassonne(segment: &Segment) -> bool {
    segment.kind == SegmentKind::City && segment.marks.contains(Mark::AtCarcassonne)
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

/// Returns the line between two curves that pass each other, if these roads are such.
fn two_curves(roads: impl Iterator<Item = SideSet>) -> Option<char> {
    let roads: Vec<SideSet> = roads.collect();
    let [first, second] = roads[..] else {
        return None;
    };
    let is_curve = |sides: SideSet| sides.len() == 2 && road_center(sides) == '+';
    let has = |side| first.contains(side);
    let rises = has(Side::N) && has(Side::W) || has(Side::S) && has(Side::E);
    (is_curve(first) && is_curve(second)).then_some(if rises { '/' } else { '\\' })
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
