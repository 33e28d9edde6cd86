//! The city of Carcassonne: one wall around twelve tiles, four wide and three high.

use carcas_tiles::{Group, Side, TileKind};

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
