//! A tile as characters, large or small.

use carcas_engine::{Cell, Neutral, Rules, State};
use carcas_record::{Style as Shown, TileDrawing, neutral_letter, seat_letter};
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

/// Three characters: the west side, the middle with north and south, the east side.
fn far(drawn: &TileDrawing) -> Vec<Dot> {
    vec![
        dot((0, 0), drawn, (1, 0), side(drawn, 0)),
        dot((0, 1), drawn, (1, 3), Some(middle(drawn))),
        dot((0, 2), drawn, (1, 6), side(drawn, 6)),
    ]
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

/// Returns the road at a side as a line that meets the one in the middle.
fn side(drawn: &TileDrawing, column: usize) -> Option<(char, Shown)> {
    let shown = drawn.glyph(1, column).style;
    (shown == Shown::Road).then_some(('─', shown))
}

/// Returns one character for the middle of a tile that tells about north and south, too.
fn middle(drawn: &TileDrawing) -> (char, Shown) {
    let at = |row, column| drawn.glyph(row, column).style;
    let sides = [at(0, 3), at(1, 6), at(2, 3), at(1, 0)];
    let center = drawn.glyph(1, 3);
    if center.style == Shown::Building {
        return (center.symbol, center.style);
    }
    let is = |shown: Shown| sides.map(|side| side == shown);
    if sides.contains(&Shown::Road) && center.style != Shown::City {
        return (joint(is(Shown::Road)), Shown::Road);
    }
    if sides.contains(&Shown::River) {
        return (joint(is(Shown::River)), Shown::River);
    }
    let is_city = |side: Shown| matches!(side, Shown::City | Shown::Pennant);
    match (center.style, is_city(sides[0]), is_city(sides[2])) {
        (Shown::City | Shown::Pennant, ..) => (center.symbol, center.style),
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
pub(super) fn stand(dots: &mut [Dot], rules: &Rules, state: &State, cell: Cell) {
    let mut seats = Vec::new();
    for (_, seat, _, spot) in state.figures().filter(|figure| figure.3.cell == cell) {
        if !seats.iter().any(|&(other, _)| other == seat) {
            seats.push((seat, usize::from(spot.segment)));
        }
    }
    for (&(seat, segment), column) in seats.iter().zip([1, 2]) {
        dots[column].symbol = seat_letter(seat);
        dots[column].shown = Shown::Figure(seat);
        dots[column].segment = Some(segment);
    }
    let is_here = |&neutral: &Neutral| {
        state
            .neutral(rules, neutral)
            .is_some_and(|spot| spot.cell == cell)
    };
    if let Some(neutral) = Neutral::ALL.into_iter().find(is_here) {
        dots[0].symbol = neutral_letter(neutral);
        dots[0].shown = Shown::Neutral;
    }
}
