//! A tile as characters, large or small.

use carcas_engine::{Cell, Neutral, State};
use carcas_record::{Style as Shown, TileDrawing, neutral_letter, seat_letter};
use carcas_tiles::SegmentKind;
use ratatui::style::Style;

use super::view::Zoom;

/// A character of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dot {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) symbol: char,
    pub(super) shown: Shown,
    /// How it is shown, unless as its terrain.
    pub(super) style: Option<Style>,
    pub(super) segment: Option<usize>,
    pub(super) is_lit: bool,
    pub(super) is_scored: bool,
}

/// Draws a tile, given with and without what stands on it.
pub(super) fn dots(zoom: Zoom, placed: &TileDrawing, bare: &TileDrawing) -> Vec<Dot> {
    match zoom {
        Zoom::Near => near(placed),
        Zoom::Far => far(bare),
    }
}

fn near(drawn: &TileDrawing) -> Vec<Dot> {
    let places = (0..TileDrawing::HEIGHT)
        .flat_map(|row| (0..TileDrawing::WIDTH).map(move |column| (row, column)));
    places
        .map(|(row, column)| dot((row, column), drawn, (row, column), None))
        .collect()
}

/// Three characters: the west side, the middle with north and south, the east side; signs where they hide nothing.
fn far(drawn: &TileDrawing) -> Vec<Dot> {
    let mut dots = vec![
        dot((0, 0), drawn, (1, 0), Some(side(drawn, 0))),
        dot((0, 1), drawn, (1, 3), Some(middle(drawn))),
        dot((0, 2), drawn, (1, 6), Some(side(drawn, 6))),
    ];
    let mut signs: Vec<_> = drawn.signs().collect();
    signs.sort_by_key(|(glyph, _)| importance(glyph.symbol));
    // A volcano stands in the middle already.
    let mut is_used = [false, dots[1].shown == Shown::Symbol, false];
    for (glyph, segment) in signs {
        if is_used[1] && dots[1].symbol == glyph.symbol {
            continue;
        }
        // A sign on its own segment tells what lies there; a field needs no telling.
        let tells = |dot: &Dot| dot.segment == segment || dot.shown == Shown::Field;
        let place = [0, 2, 1]
            .into_iter()
            .filter(|&column: &usize| !is_used[column])
            .filter(|&column| dots[column].shown != Shown::Building)
            .find(|&column| tells(&dots[column]))
            .or_else(|| (!is_used[1] && dots[1].shown != Shown::Building).then_some(1));
        if let Some(column) = place {
            is_used[column] = true;
            (dots[column].symbol, dots[column].shown) = (glyph.symbol, glyph.style);
        }
    }
    dots
}

/// Ranks signs: a small tile first shows those that change what a player does next.
fn importance(sign: char) -> usize {
    const RANKED: &str = "V&Oz%987654321YKTiP";
    RANKED.find(sign).unwrap_or(RANKED.len())
}

fn dot(
    (row, column): (usize, usize),
    drawn: &TileDrawing,
    from: (usize, usize),
    other: Option<(char, Shown)>,
) -> Dot {
    let glyph = drawn.glyph(from.0, from.1);
    let (symbol, shown) = other.unwrap_or((glyph.symbol, glyph.style));
    Dot {
        row,
        column,
        symbol,
        shown,
        style: None,
        segment: drawn.segment(from.0, from.1),
        is_lit: false,
        is_scored: false,
    }
}

/// Returns one character for a side; a road is a line that meets the one in the middle.
fn side(drawn: &TileDrawing, column: usize) -> (char, Shown) {
    match drawn.terrain(1, column) {
        Some(SegmentKind::Road) => ('─', Shown::Road),
        Some(SegmentKind::River) => ('~', Shown::River),
        Some(SegmentKind::Field) => ('.', Shown::Field),
        Some(SegmentKind::City) if !"^@".contains(drawn.glyph(1, column).symbol) => {
            ('#', Shown::City)
        }
        _ => {
            let glyph = drawn.glyph(1, column);
            (glyph.symbol, glyph.style)
        }
    }
}

/// Returns one character for the middle of a tile that tells about north and south, too.
fn middle(drawn: &TileDrawing) -> (char, Shown) {
    let at = |row, column| drawn.terrain(row, column);
    let sides = [at(0, 3), at(1, 6), at(2, 3), at(1, 0)];
    let center = drawn.glyph(1, 3);
    if at(0, 0) == Some(SegmentKind::Quarter) {
        return ('Q', Shown::Building);
    }
    if center.style == Shown::Building {
        return (center.symbol, center.style);
    }
    // A bridge passes what lies below, and a castle stands at one side.
    if center.symbol == '=' {
        return (center.symbol, center.style);
    }
    if [(0, 3), (2, 3)]
        .iter()
        .any(|&(row, column)| drawn.glyph(row, column).symbol == '@')
    {
        return ('@', Shown::City);
    }
    let is = |kind: SegmentKind| sides.map(|side| side == Some(kind));
    let is_in_city = at(1, 3) == Some(SegmentKind::City);
    if sides.contains(&Some(SegmentKind::Road)) && !is_in_city {
        // Roads that pass each other: two curves, or one above the other.
        match center.symbol {
            '/' | '\\' => return (center.symbol, Shown::Road),
            '|' if sides[1] == Some(SegmentKind::Road) => return ('│', Shown::Road),
            '-' if sides[0] == Some(SegmentKind::Road) => return ('─', Shown::Road),
            _ => {}
        }
        return (joint(is(SegmentKind::Road)), Shown::Road);
    }
    if sides.contains(&Some(SegmentKind::River)) {
        return (joint(is(SegmentKind::River)), Shown::River);
    }
    let is_city = |side: Option<SegmentKind>| side == Some(SegmentKind::City);
    match (is_in_city, is_city(sides[0]), is_city(sides[2])) {
        (true, ..) if center.symbol == '^' => ('^', Shown::City),
        (true, ..) => ('#', Shown::City),
        (_, true, true) => ('=', Shown::City),
        (_, true, false) => ('\'', Shown::City),
        (_, false, true) => (',', Shown::City),
        _ => (center.symbol, center.style),
    }
}

/// Returns the line that joins north, east, south and west.
const fn joint([north, east, south, west]: [bool; 4]) -> char {
    match (north, east, south, west) {
        (true, true, true, true) => '┼',
        (true, true, true, false) => '├',
        (true, true, false, true) => '┴',
        (true, false, true, true) => '┤',
        (false, true, true, true) => '┬',
        (true, true, false, false) => '└',
        (true, false, true, false) => '│',
        (true, false, false, true) => '┘',
        (false, true, true, false) => '┌',
        (false, true, false, true) => '─',
        (false, false, true, true) => '┐',
        (true, false, false, false) => '╵',
        (false, true, false, false) => '╶',
        (false, false, true, false) => '╷',
        (false, false, false, true) => '╴',
        (false, false, false, false) => '·',
    }
}

/// Shows on a small tile whose figures stand there: the letter of the first seat in the middle, of another at the
/// right, of a neutral figure at the left.
pub(super) fn stand(dots: &mut [Dot], state: &State, cell: Cell) {
    let mut seats = Vec::new();
    for figure in state.figures().filter(|figure| figure.spot.cell == cell) {
        if !seats.iter().any(|&(other, _)| other == figure.seat) {
            seats.push((figure.seat, usize::from(figure.spot.segment)));
        }
    }
    for (&(seat, segment), column) in seats.iter().zip([1, 2]) {
        dots[column].symbol = seat_letter(seat);
        dots[column].shown = Shown::Figure(seat);
        dots[column].segment = Some(segment);
    }
    let is_here = |&neutral: &Neutral| state.neutral(neutral).is_some_and(|spot| spot.cell == cell);
    if let Some(neutral) = Neutral::ALL.into_iter().find(is_here) {
        dots[0].symbol = neutral_letter(neutral);
        dots[0].shown = Shown::Neutral;
    }
}
