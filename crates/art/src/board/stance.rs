//! How large a figure is on its ground: smaller where it would reach far over something else.

use carcas_tiles::{SegmentKind, TileKind};

use crate::geometry::{Area, Point, SIZE, Vec2, at};
use crate::layout::Layout;
use crate::layout::anchor::LYING_MIDDLE;

/// What a standing figure covers, as rows: how far up, and how far to both sides.
const ROWS: [(f64, f64); 5] = [
    (30.0, 100.0),
    (100.0, 100.0),
    (170.0, 85.0),
    (240.0, 70.0),
    (310.0, 45.0),
];

/// Returns the size of whoever is on a segment compared with others, standing there or, on a field, lying.
pub(crate) fn share(kind: &TileKind, layout: &Layout, segment_ix: usize, foot: Point) -> f64 {
    let area = &layout.areas[segment_ix];
    let misled = match kind.segments[segment_ix].kind {
        SegmentKind::Field => return lying_share(area, foot),
        SegmentKind::City => 1.0 - covered(foot, &[area]),
        SegmentKind::Road => {
            let towns = kind.segments.iter().zip(&layout.areas);
            let towns = towns.filter(|(one, _)| one.kind == SegmentKind::City);
            let towns: Vec<&Area> = towns.map(|(_, area)| area).collect();
            covered(foot, &towns)
        }
        _ => 0.0,
    };
    if misled > 0.35 { 0.84 } else { 1.0 }
}

/// Returns how much of a standing figure is over some ground, which goes on beyond the sides of the tile.
fn covered(foot: Point, grounds: &[&Area]) -> f64 {
    const SIDES: [f64; 5] = [-1.0, -0.5, 0.0, 0.5, 1.0];
    let on_tile = |along: f64| along.clamp(1.0, SIZE - 1.0);
    let places = ROWS.iter().flat_map(|&(up, aside)| {
        SIDES.map(|side| at(on_tile(foot.x + side * aside), on_tile(foot.y - up)))
    });
    let over = places.filter(|&place| grounds.iter().any(|area| area.contains(place)));
    over.count() as f64 / (ROWS.len() * SIDES.len()) as f64
}

/// Whoever lies needs a wide place; in a narrow one the figure is smaller.
fn lying_share(area: &Area, foot: Point) -> f64 {
    let middle = foot - Vec2::new(0.0, LYING_MIDDLE);
    let fits = [
        (-150.0, 0.0),
        (150.0, 0.0),
        (-110.0, -60.0),
        (110.0, -60.0),
        (-110.0, 60.0),
        (110.0, 60.0),
    ]
    .iter()
    .filter(|&&(x, y)| area.contains(at(middle.x + x, middle.y + y)))
    .count();
    match fits {
        6 => 1.0,
        4 | 5 => 0.9,
        _ => 0.8,
    }
}
