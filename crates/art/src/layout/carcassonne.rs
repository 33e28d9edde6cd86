//! The city of Carcassonne: one wall around twelve tiles, four wide and three high.

use carcas_tiles::{Group, Side, TileKind};

use super::Wall;
use crate::geometry::{Area, Contour, Point, SIZE, Vec2, at};

/// How much of each corner the wall cuts off.
const CUT: f64 = 220.0;

/// Returns the column and row of a tile of the city.
pub fn place(kind: &TileKind) -> Option<(usize, usize)> {
    if kind.group != Group::Carcassonne {
        return None;
    }
    let number: usize = kind.id.strip_prefix("carcassonne-")?.parse().ok()?;
    let ix = number.checked_sub(1).filter(|&ix| ix < 12)?;
    Some((ix % 4, ix / 4))
}

/// Returns the outline of the city, in units of a tile from the corner of the first one.
pub fn outline() -> Contour {
    let (left, right) = (SIZE * 0.5, SIZE * 3.5);
    let (top, bottom) = (SIZE * 0.5, SIZE * 2.5);
    vec![
        at(left + CUT, top),
        at(right - CUT, top),
        at(right, top + CUT),
        at(right, bottom - CUT),
        at(right - CUT, bottom),
        at(left + CUT, bottom),
        at(left, bottom - CUT),
        at(left, top + CUT),
    ]
}

/// Returns the part of the city on one of its tiles.
pub(super) fn ground((column, row): (usize, usize)) -> Area {
    let shift = Vec2::new(column as f64 * SIZE, row as f64 * SIZE);
    let moved = outline().into_iter().map(|point| point - shift).collect();
    Area::of(moved).within(&Area::tile())
}

/// Returns the gate for a road that comes from a side, and the direction out of it.
pub(super) fn gate(kind: &TileKind, side: Side) -> (Point, Vec2) {
    const SLANT: f64 = std::f64::consts::FRAC_1_SQRT_2;
    let corner = SIZE * 0.5;
    match (place(kind), side) {
        (Some((0, 0)), _) => (
            at(corner + CUT / 2.0, corner + CUT / 2.0),
            Vec2::new(-SLANT, -SLANT),
        ),
        (Some((3, 0)), _) => (
            at(corner - CUT / 2.0, corner + CUT / 2.0),
            Vec2::new(SLANT, -SLANT),
        ),
        _ => (at(corner, corner), Vec2::new(0.0, 1.0)),
    }
}

/// Returns the stretches of the city's wall on one of its tiles.
pub(super) fn walls((column, row): (usize, usize)) -> Vec<Wall> {
    let shift = Vec2::new(column as f64 * SIZE, row as f64 * SIZE);
    let outline: Contour = outline().into_iter().map(|point| point - shift).collect();
    let mut walls = Vec::new();
    for ix in 0..outline.len() {
        let (from, to) = (outline[ix], outline[(ix + 1) % outline.len()]);
        if let Some(line) = clipped(from, to) {
            walls.push(Wall {
                segment_ix: None,
                line: vec![line.0, line.1],
            });
        }
    }
    walls
}

/// Returns the part of a line inside the tile.
fn clipped(from: Point, to: Point) -> Option<(Point, Point)> {
    let along = to - from;
    let (mut start, mut end) = (0.0_f64, 1.0_f64);
    for (place, step) in [(from.x, along.x), (from.y, along.y)] {
        if step.abs() < 1e-9 {
            if !(0.0..SIZE).contains(&place) {
                return None;
            }
            continue;
        }
        let (a, b) = ((0.0 - place) / step, (SIZE - place) / step);
        start = start.max(a.min(b));
        end = end.min(a.max(b));
    }
    (end - start > 1e-6).then(|| (from + along * start, from + along * end))
}

/// The middles of the four quarters, in units of a tile from the corner of the first one: castle, market, blacksmith,
/// cathedral.
pub const QUARTERS: [Point; 4] = [
    at(1250.0, 1040.0),
    at(2750.0, 1040.0),
    at(2750.0, 2020.0),
    at(1250.0, 2020.0),
];
