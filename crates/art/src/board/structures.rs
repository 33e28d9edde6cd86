//! Bridges and castles on a board.

use carcas_engine::{Axis, Cell};

use super::{Land, corner};
use crate::canvas::{Canvas, Data, Stencil, Tint, line};
use crate::geometry::{CENTER, Point, Rect, SIZE, Vec2};
use crate::layout::anchor::in_sight;
use crate::layout::{Piece, PieceKind, ROAD_WIDTH};
use crate::stencils::bridge::{
    BRIDGE_ACROSS, BRIDGE_ACROSS_NORTH, BRIDGE_ACROSS_SOUTH, BRIDGE_ALONG, BRIDGE_ALONG_EAST,
    BRIDGE_ALONG_WEST,
};
use crate::stencils::token::CASTLE;
use crate::theme::Role;
use crate::tile::{Detail, piece_art};

/// A bridge over a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardBridge {
    /// The cell of the tile below.
    pub cell: Cell,
    /// Its direction.
    pub axis: Axis,
}

/// A small city that has become a castle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardCastle {
    /// The segments of its city, with the cells of their tiles.
    pub segments: Vec<(Cell, usize)>,
}

/// The size of a castle compared with its drawing.
pub(crate) const CASTLE_SCALE: f64 = 0.74;

/// How far castle and lord stand from the middle of their city, so that neither hides the other.
const APART: f64 = 175.0;

/// Returns the two places on a bridge where somebody can stand, from the middle of its tile.
pub(crate) fn bridge_spots(axis: Axis, course: Course) -> [Vec2; 2] {
    let ways = match (axis, course) {
        (Axis::EastWest, Course::Straight) => [(-270.0, -10.0), (270.0, -10.0)],
        (Axis::EastWest, Course::Onward) => [(-190.0, 205.0), (190.0, 205.0)],
        (Axis::EastWest, Course::Back) => [(-190.0, -225.0), (190.0, -225.0)],
        (Axis::NorthSouth, Course::Straight) => [(0.0, -150.0), (0.0, 390.0)],
        (Axis::NorthSouth, Course::Onward) => [(215.0, -120.0), (215.0, 240.0)],
        (Axis::NorthSouth, Course::Back) => [(-215.0, -120.0), (-215.0, 240.0)],
    };
    ways.map(Vec2::from)
}

/// Returns where somebody on a bridge stands: as far as may be from others on the tile.
pub(super) fn on_bridge(land: &Land<'_>, bridge: &BoardBridge) -> Point {
    let ways = bridge_spots(bridge.axis, course(below(land, bridge), bridge.axis));
    let figures = land.board.figures.iter();
    let others: Vec<Point> = figures
        .filter(|figure| figure.cell == bridge.cell)
        .filter_map(|figure| {
            let (_, layout) = land.at(figure.cell)?;
            layout.anchors.get(figure.segment_ix?).copied()
        })
        .collect();
    let room = |way: Vec2| {
        // Figures are higher than wide.
        let distances = others.iter().map(|&other| {
            let apart = CENTER + way - other;
            apart.x.hypot(apart.y * 0.6)
        });
        distances.fold(f64::INFINITY, f64::min)
    };
    let [first, second] = ways;
    let way = if room(second) > room(first) {
        second
    } else {
        first
    };
    corner(bridge.cell) + CENTER.to_vec2() + way
}

/// Returns what stands on the tile below a bridge.
fn below<'a>(land: &'a Land<'_>, bridge: &BoardBridge) -> &'a [Piece] {
    let tile = land.at(bridge.cell);
    tile.map_or(&[], |(_, layout)| layout.pieces.as_slice())
}

/// How a bridge passes what stands on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// Over the middle.
    Straight,
    /// South of the middle, or east of it.
    Onward,
    /// North of the middle, or west of it.
    Back,
}

/// Returns the course of a bridge that hides the least of what counts.
pub(crate) fn course(pieces: &[Piece], axis: Axis) -> Course {
    let harm = |course: Course| {
        let hidden: f64 = pieces.iter().map(|piece| hidden(piece, course, axis)).sum();
        // A bridge is straight where it may be.
        hidden
            + if course == Course::Straight {
                0.0
            } else {
                0.12
            }
    };
    let all = [Course::Straight, Course::Onward, Course::Back];
    let best = all.into_iter().min_by(|&a, &b| harm(a).total_cmp(&harm(b)));
    best.unwrap_or(Course::Straight)
}

/// Returns how much a bridge hides of something that counts.
fn hidden(piece: &Piece, course: Course, axis: Axis) -> f64 {
    let Some((rect, weight)) = in_sight(piece).filter(|_| counts(piece.kind)) else {
        return 0.0;
    };
    let stretches = stretches(course).map(|one| laid(one, axis).intersect(rect));
    let areas = stretches.map(|one| one.width().max(0.0) * one.height().max(0.0));
    areas.iter().sum::<f64>() / rect.area().max(1.0) * weight
}

/// Returns how much of something a bridge may hide; what it would hide more of is painted above it, as signs are. Tall
/// things are still seen then.
const fn most_hidden(kind: PieceKind) -> f64 {
    match kind {
        PieceKind::Monastery | PieceKind::Volcano | PieceKind::Cathedral => 0.16,
        _ => 0.06,
    }
}

/// Returns what a bridge from west to east covers, roughly.
const fn stretches(course: Course) -> [Rect; 3] {
    match course {
        Course::Straight => [
            Rect::new(0.0, 395.0, 275.0, 615.0),
            Rect::new(275.0, 385.0, 725.0, 615.0),
            Rect::new(725.0, 395.0, 1000.0, 615.0),
        ],
        Course::Onward => [
            Rect::new(0.0, 400.0, 250.0, 640.0),
            Rect::new(250.0, 630.0, 750.0, 795.0),
            Rect::new(750.0, 400.0, 1000.0, 640.0),
        ],
        Course::Back => [
            Rect::new(0.0, 330.0, 250.0, 580.0),
            Rect::new(250.0, 165.0, 750.0, 330.0),
            Rect::new(750.0, 330.0, 1000.0, 580.0),
        ],
    }
}

/// Lays a stretch as its bridge runs. Only a bridge from west to east is seen to rise.
fn laid(stretch: Rect, axis: Axis) -> Rect {
    const RISE: f64 = 40.0;
    let Rect { x0, y0, x1, y1 } = stretch;
    match axis {
        Axis::EastWest => Rect::new(x0, y0 - RISE, x1, y1),
        Axis::NorthSouth => Rect::new(y0, x0, y1, x1),
    }
}

/// Whether a bridge gives way to something: signs hang above it, a village or a well may be hidden, and a hill is wider
/// than a bridge.
const fn counts(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Monastery
            | PieceKind::Volcano
            | PieceKind::Cathedral
            | PieceKind::Garden
            | PieceKind::Vineyard
            | PieceKind::Bazaar
            | PieceKind::Tower
            | PieceKind::Inn
            | PieceKind::PigHerd
    )
}

/// Which share of the way from the middle of its tile to its side the road before a bridge begins at.
pub(crate) const BRIDGE_END: f64 = 0.88;

/// How wide the edge of that road and the road are.
pub(crate) const BRIDGE_ROAD: [f64; 2] = [ROAD_WIDTH + 10.0, ROAD_WIDTH - 8.0];

/// Paints all bridges, from north to south, with a road to each end.
pub(super) fn paint_bridges(canvas: &mut Canvas, land: &Land<'_>, detail: Detail) {
    let mut bridges = land.board.bridges.clone();
    bridges.sort_by_key(|bridge| (bridge.cell.y, bridge.cell.x));
    for bridge in bridges {
        let middle = corner(bridge.cell) + CENTER.to_vec2();
        let pieces = below(land, &bridge);
        let way = match bridge.axis {
            Axis::EastWest => Vec2::new(SIZE / 2.0, 0.0),
            Axis::NorthSouth => Vec2::new(0.0, SIZE / 2.0),
        };
        let stencil = bridge_art(bridge.axis, course(pieces, bridge.axis));
        let mut ends = Data::new();
        for way in [way, way * -1.0] {
            ends.line([middle + way * BRIDGE_END, middle + way]);
        }
        let [edge, road] = BRIDGE_ROAD;
        canvas.path(line(Role::RoadEdge, edge).blunt(), &ends.0);
        canvas.path(line(Role::Road, road).blunt(), &ends.0);
        canvas.stamp(stencil, Tint::None, middle, 1.0);
        paint_over(canvas, corner(bridge.cell), (pieces, bridge.axis), detail);
    }
}

pub(crate) const fn bridge_art(axis: Axis, course: Course) -> &'static Stencil {
    match (axis, course) {
        (Axis::EastWest, Course::Straight) => &BRIDGE_ACROSS,
        (Axis::EastWest, Course::Onward) => &BRIDGE_ACROSS_SOUTH,
        (Axis::EastWest, Course::Back) => &BRIDGE_ACROSS_NORTH,
        (Axis::NorthSouth, Course::Straight) => &BRIDGE_ALONG,
        (Axis::NorthSouth, Course::Onward) => &BRIDGE_ALONG_EAST,
        (Axis::NorthSouth, Course::Back) => &BRIDGE_ALONG_WEST,
    }
}

/// Paints what counts on a tile once more, above the bridge that would hide it.
pub(crate) fn paint_over(
    canvas: &mut Canvas,
    corner: Point,
    (pieces, axis): (&[Piece], Axis),
    detail: Detail,
) {
    let course = course(pieces, axis);
    let is_above = |piece: &&Piece| {
        piece.kind.is_sign() || hidden(piece, course, axis) > most_hidden(piece.kind)
    };
    for piece in pieces.iter().filter(is_above) {
        if let Some((art, scale)) = piece_art(piece, detail) {
            canvas.stamp(&art, Tint::None, corner + piece.at.to_vec2(), scale);
        }
    }
}

/// Returns the ways from the middle of a city, wide or high, to the feet of its castle and of the lord.
pub(crate) fn castle_ways(is_wide: bool) -> [Vec2; 2] {
    let away = match is_wide {
        true => Vec2::new(APART, 0.0),
        false => Vec2::new(0.0, APART),
    };
    // Whose middle is there stands below it.
    [
        Vec2::new(0.0, 130.0) - away,
        Vec2::new(0.0, 95.0) + away * 0.85,
    ]
}

/// Returns the middle of a castle, and the ways from there to its foot and to its lord.
fn middle_of(land: &Land<'_>, castle: &BoardCastle) -> Option<(Point, [Vec2; 2])> {
    let middles = castle.segments.iter().filter_map(|&(cell, segment_ix)| {
        let middle = land.at(cell)?.1.areas.get(segment_ix)?.bounds().center();
        Some(corner(cell) + middle.to_vec2())
    });
    let middles: Vec<Point> = middles.collect();
    let (first, n) = (*middles.first()?, middles.len() as f64);
    let sum = middles
        .iter()
        .fold(Vec2::ZERO, |sum, one| sum + one.to_vec2());
    let middle = (sum / n).to_point();
    // Two tiles make a city that is longer across the line between them.
    let is_wide = (first.y - middle.y).abs() > (first.x - middle.x).abs();
    Some((middle, castle_ways(is_wide)))
}

/// Returns where the lord of the castle at a segment stands, if there is a castle.
pub(super) fn lord(land: &Land<'_>, at: (Cell, usize)) -> Option<Point> {
    let mut castles = land.board.castles.iter();
    let castle = castles.find(|castle| castle.segments.contains(&at))?;
    let (middle, [_, lord]) = middle_of(land, castle)?;
    Some(middle + lord)
}

/// Paints all castles, from north to south.
pub(super) fn paint_castles(canvas: &mut Canvas, land: &Land<'_>) {
    let castles = land.board.castles.iter();
    let mut feet: Vec<Point> = castles
        .filter_map(|castle| middle_of(land, castle))
        .map(|(middle, [foot, _])| middle + foot)
        .collect();
    feet.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    for foot in feet {
        canvas.stamp(&CASTLE, Tint::None, foot, CASTLE_SCALE);
    }
}
