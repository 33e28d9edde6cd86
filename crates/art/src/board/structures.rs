//! Bridges and castles on a board.

use carcas_engine::{Axis, Cell};

use super::{Land, corner};
use crate::canvas::{Canvas, Data, Tint, line};
use crate::geometry::{CENTER, Point, SIZE, Vec2};
use crate::layout::{Piece, PieceKind, ROAD_WIDTH};
use crate::stencils::token::{
    BRIDGE_ACROSS, BRIDGE_ACROSS_BOWED, BRIDGE_ALONG, BRIDGE_ALONG_BOWED, CASTLE,
};
use crate::theme::Role;
use crate::tile::{Detail, is_high, is_sign, piece_art};

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
const CASTLE_SCALE: f64 = 0.74;

/// How far castle and lord stand from the middle of their city, so that neither hides the other.
const APART: f64 = 175.0;

/// Returns where somebody on a bridge stands: as far as may be from others on the tile.
pub(super) fn on_bridge(land: &Land<'_>, bridge: &BoardBridge) -> Point {
    let ways = match (bridge.axis, is_bowed(land, bridge)) {
        (Axis::EastWest, false) => [Vec2::new(-270.0, -10.0), Vec2::new(270.0, -10.0)],
        (Axis::EastWest, true) => [Vec2::new(-275.0, 190.0), Vec2::new(275.0, 190.0)],
        (Axis::NorthSouth, false) => [Vec2::new(0.0, -150.0), Vec2::new(0.0, 390.0)],
        (Axis::NorthSouth, true) => [Vec2::new(190.0, -150.0), Vec2::new(165.0, 320.0)],
    };
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

/// Tells whether something stands near the line of a bridge.
fn is_near(axis: Axis, piece: &Piece) -> bool {
    let away = piece.at - CENTER;
    let aside = match axis {
        Axis::EastWest => away.y,
        Axis::NorthSouth => away.x,
    };
    aside.abs() < 150.0
}

/// Returns what stands on the tile below a bridge.
fn below<'a>(land: &'a Land<'_>, bridge: &BoardBridge) -> &'a [Piece] {
    let tile = land.at(bridge.cell);
    tile.map_or(&[], |(_, layout)| layout.pieces.as_slice())
}

/// Tells whether a bridge gives way to a church or a volcano.
fn is_bowed(land: &Land<'_>, bridge: &BoardBridge) -> bool {
    makes_bow(below(land, bridge), bridge.axis)
}

/// Tells whether a bridge gives way to what stands on a tile.
pub(crate) fn makes_bow(pieces: &[Piece], axis: Axis) -> bool {
    let mut pieces = pieces.iter();
    pieces.any(|piece| is_near(axis, piece) && is_high(piece.kind) && !is_sign(piece.kind))
}

/// Whether something counts and lies so low that a bridge would hide it: a village or a well may be hidden, and a hill is
/// wider than a bridge.
const fn is_hidden_by_a_bridge(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Garden
            | PieceKind::Vineyard
            | PieceKind::Bazaar
            | PieceKind::Tower
            | PieceKind::Inn
            | PieceKind::PigHerd
    )
}

/// Paints all bridges, from north to south, with a road to each end.
pub(super) fn paint_bridges(canvas: &mut Canvas, land: &Land<'_>, detail: Detail) {
    let mut bridges = land.board.bridges.clone();
    bridges.sort_by_key(|bridge| (bridge.cell.y, bridge.cell.x));
    for bridge in bridges {
        let middle = corner(bridge.cell) + CENTER.to_vec2();
        let (way, stencils) = match bridge.axis {
            Axis::EastWest => (
                Vec2::new(SIZE / 2.0, 0.0),
                [&BRIDGE_ACROSS, &BRIDGE_ACROSS_BOWED],
            ),
            Axis::NorthSouth => (
                Vec2::new(0.0, SIZE / 2.0),
                [&BRIDGE_ALONG, &BRIDGE_ALONG_BOWED],
            ),
        };
        let stencil = stencils[usize::from(is_bowed(land, &bridge))];
        let mut ends = Data::new();
        for way in [way, way * -1.0] {
            ends.line([middle + way * 0.88, middle + way]);
        }
        canvas.path(line(Role::RoadEdge, ROAD_WIDTH + 10.0).blunt(), &ends.0);
        canvas.path(line(Role::Road, ROAD_WIDTH - 8.0).blunt(), &ends.0);
        // What counts and lies low is seen through the bridge; it gives way to a church, and signs hang above it.
        let pieces = below(land, &bridge);
        let is_seen_through = pieces
            .iter()
            .any(|piece| is_near(bridge.axis, piece) && is_hidden_by_a_bridge(piece.kind));
        if is_seen_through {
            canvas.open("opacity=\".7\"");
        }
        canvas.stamp(stencil, Tint::None, middle, 1.0);
        if is_seen_through {
            canvas.close();
        }
        for piece in pieces.iter().filter(|piece| is_sign(piece.kind)) {
            if let Some((art, scale)) = piece_art(piece, detail) {
                let at = corner(bridge.cell) + piece.at.to_vec2();
                canvas.stamp(&art, Tint::None, at, scale);
            }
        }
    }
}

/// Returns the middle of a castle and the way from there to its lord.
fn middle_of(land: &Land<'_>, castle: &BoardCastle) -> Option<(Point, Vec2)> {
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
    let away = match is_wide {
        true => Vec2::new(APART, 0.0),
        false => Vec2::new(0.0, APART),
    };
    Some((middle, away))
}

/// Returns where the lord of the castle at a segment stands, if there is a castle.
pub(super) fn lord(land: &Land<'_>, at: (Cell, usize)) -> Option<Point> {
    let mut castles = land.board.castles.iter();
    let castle = castles.find(|castle| castle.segments.contains(&at))?;
    let (middle, away) = middle_of(land, castle)?;
    // Whose middle is there stands below it.
    Some(middle + away * 0.85 + Vec2::new(0.0, 95.0))
}

/// Paints all castles, from north to south.
pub(super) fn paint_castles(canvas: &mut Canvas, land: &Land<'_>) {
    let castles = land.board.castles.iter();
    let mut feet: Vec<Point> = castles
        .filter_map(|castle| middle_of(land, castle))
        .map(|(middle, away)| middle - away + Vec2::new(0.0, 130.0))
        .collect();
    feet.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    for foot in feet {
        canvas.stamp(&CASTLE, Tint::None, foot, CASTLE_SCALE);
    }
}
