//! Figures on a board.

use carcas_tiles::SegmentKind;

use super::{Board, Land, NeutralShape, corner};
use crate::canvas::{Canvas, Stencil, Tint};
use crate::geometry::{Area, Point, SIZE, Vec2, at};
use crate::layout::carcassonne;
use crate::stencils::figure::{self, FigureArt};
use crate::tile::{Detail, atlas};

/// What a figure is drawn with.
#[derive(Clone, Copy)]
enum Look {
    Seat(FigureArt, u8),
    Nobody(Stencil),
}

/// Where a figure stands, what it looks like, and its size compared with others.
type Pose = (Point, Look, f64);

/// Paints all figures, from north to south.
pub(super) fn paint_figures(canvas: &mut Canvas, land: &Land<'_>, detail: Detail) {
    let board = land.board;
    let mut standing: Vec<Pose> = Vec::new();
    stand_on_tiles(land, &mut standing);
    stand_in_quarters(board, &mut standing);
    stand_for_nobody(land, &mut standing);
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y).then(a.0.x.total_cmp(&b.0.x)));
    // Small figures are drawn larger than life, or their marks could not be read.
    let scale = match detail {
        Detail::Low => 1.35,
        Detail::Middle => 1.05,
        Detail::High => 0.9,
    };
    for (at, look, share) in standing {
        let foot = at + Vec2::new(0.0, FOOT * scale * share);
        match look {
            Look::Seat(art, seat) => art.stamp(canvas, seat, foot, scale * share),
            Look::Nobody(stencil) => canvas.stamp(&stencil, Tint::None, foot, scale * share),
        }
    }
}

fn stand_on_tiles(land: &Land<'_>, standing: &mut Vec<Pose>) {
    let mut taken: Vec<((i32, i32), usize)> = Vec::new();
    for item in &land.board.figures {
        let Some((layout, kind)) = land.at(item.cell) else {
            continue;
        };
        let Some(&anchor) = layout.anchors.get(item.segment_ix) else {
            continue;
        };
        let key = (item.cell, item.segment_ix);
        let crowd = taken.iter().filter(|&&other| other == key).count() as f64;
        taken.push(key);
        let lies = atlas().kind(*kind).segments[item.segment_ix].kind == SegmentKind::Field;
        // Several on one spot stand in a row.
        let at = corner(item.cell) + anchor.to_vec2() + Vec2::new(110.0, 26.0) * crowd;
        let area = &layout.areas[item.segment_ix];
        let share = if lies { lying_share(area, anchor) } else { 1.0 };
        standing.push((at, Look::Seat(item.figure.art(lies), item.seat), share));
        if item.has_fairy {
            // Above the shoulder, where she hides neither face nor mark.
            standing.push((
                at + Vec2::new(150.0, -70.0),
                Look::Nobody(figure::FAIRY),
                0.72,
            ));
        }
    }
}

/// Whoever lies needs a wide place; in a narrow one the figure is smaller.
fn lying_share(area: &Area, anchor: Point) -> f64 {
    let fits = [
        (-150.0, 0.0),
        (150.0, 0.0),
        (-110.0, -60.0),
        (110.0, -60.0),
        (-110.0, 60.0),
        (110.0, 60.0),
    ]
    .iter()
    .filter(|&&(x, y)| area.contains(at(anchor.x + x, anchor.y + y)))
    .count();
    match fits {
        6 => 1.0,
        4 | 5 => 0.85,
        _ => 0.68,
    }
}

fn stand_in_quarters(board: &Board, standing: &mut Vec<Pose>) {
    let Some(city) = carcassonne_corner(board) else {
        return;
    };
    for (ix, item) in board.quarters.iter().enumerate() {
        let before = board.quarters[..ix]
            .iter()
            .filter(|other| other.quarter == item.quarter)
            .count() as f64;
        let at = quarter_at(city, item.quarter) + Vec2::new(before * 120.0 - 240.0, 200.0);
        standing.push((at, Look::Seat(item.figure.art(false), item.seat), 1.0));
    }
}

fn stand_for_nobody(land: &Land<'_>, standing: &mut Vec<Pose>) {
    let board = land.board;
    let city = carcassonne_corner(board);
    for item in &board.neutrals {
        let layout = land.at(item.cell);
        let anchor = item
            .segment_ix
            .and_then(|ix| layout?.0.anchors.get(ix).copied());
        let at = match (item.quarter, city, anchor) {
            (Some(quarter), Some(city), _) => quarter_at(city, quarter) + Vec2::new(330.0, 150.0),
            (_, _, Some(anchor)) => corner(item.cell) + anchor.to_vec2() + Vec2::new(-20.0, 10.0),
            _ => {
                let side = if item.shape == NeutralShape::Fairy {
                    150.0
                } else {
                    0.0
                };
                corner(item.cell) + Vec2::new(SIZE / 2.0 + side, SIZE / 2.0 + 90.0)
            }
        };
        let stencil = match item.shape {
            NeutralShape::Dragon => figure::DRAGON,
            NeutralShape::Fairy => figure::FAIRY,
            NeutralShape::Count => figure::COUNT,
            NeutralShape::Mage => figure::MAGE,
            NeutralShape::Witch => figure::WITCH,
        };
        standing.push((at, Look::Nobody(stencil), 1.0));
    }
}

/// Figures stand a little below their anchor, so that their middle covers it.
const FOOT: f64 = 120.0;

/// The corner of the first tile of the city of Carcassonne, if it is on the board.
fn carcassonne_corner(board: &Board) -> Option<Point> {
    board.tiles.iter().find_map(|tile| {
        let (column, row) = carcassonne::place(atlas().kind(tile.kind))?;
        let cell = (tile.cell.0 - column as i32, tile.cell.1 - row as i32);
        Some(corner(cell))
    })
}

fn quarter_at(city: Point, quarter: u8) -> Point {
    city + carcassonne::QUARTERS[usize::from(quarter) % 4].to_vec2()
}
