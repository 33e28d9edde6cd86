//! Figures on a board.

use carcas_engine::{Cell, FigureKind, Neutral, Quarter, Seat};
use carcas_tiles::SegmentKind;

use super::stance::{APART, BELOW, COUNT, FAIRY_SHARE, FIRST, IN_A_ROW, LONG_ROW, OVERHEAD, ROW};
use super::{
    Board, BoardFigure, Land, QuarterFigure, corner, grid_point, stance, structures, towers,
};
use crate::canvas::{Canvas, Stencil, Tint};
use crate::geometry::{CENTER, Point, Rect, SIZE, Vec2};
use crate::layout::anchor::{STANDING, Taken, free_spot};
use crate::layout::carcassonne;
use crate::stencils::figure::{self, FigureArt};
use crate::tile::{Detail, atlas};

/// Returns the drawing of a seat's figure, standing or lying.
pub const fn figure_art(kind: FigureKind, lies: bool) -> FigureArt {
    match (kind, lies) {
        (FigureKind::Follower, false) => figure::FOLLOWER_STANDING,
        (FigureKind::Follower, true) => figure::FOLLOWER_LYING,
        (FigureKind::Large, false) => figure::LARGE_FOLLOWER,
        (FigureKind::Large, true) => figure::LARGE_FOLLOWER_LYING,
        (FigureKind::Abbot, _) => figure::ABBOT,
        (FigureKind::Builder, _) => figure::BUILDER,
        (FigureKind::Pig, _) => figure::PIG,
        (FigureKind::Mayor, _) => figure::MAYOR,
        (FigureKind::Wagon, _) => figure::WAGON,
        (FigureKind::Barn, _) => figure::BARN,
        (FigureKind::Shepherd, _) => figure::SHEPHERD,
    }
}

/// What a figure is drawn with.
#[derive(Clone, Copy)]
enum Look {
    Seat(FigureArt, Seat),
    Nobody(Stencil),
    /// The number of sheep of the shepherd painted before, or how many are painted as one, and where.
    Number(u16, Vec2),
}

/// Where the number of sheep is, from the foot of their shepherd.
const BESIDE: Vec2 = Vec2::new(95.0, -175.0);

/// Where the foot of a figure is, what it looks like, and its size compared with others.
type Pose = (Point, Look, f64);

/// Paints all figures, from north to south.
pub(super) fn paint_figures(canvas: &mut Canvas, land: &Land<'_>, detail: Detail) {
    let board = land.board;
    let mut standing: Vec<Pose> = Vec::new();
    // Small figures are drawn larger than life, or their marks could not be read.
    let scale = detail.figure_scale();
    stand_on_tiles(land, &mut standing, scale);
    stand_in_quarters(board, &mut standing, scale);
    stand_for_nobody(land, &mut standing);
    standing.sort_by(|a, b| a.0.y.total_cmp(&b.0.y).then(a.0.x.total_cmp(&b.0.x)));
    for (foot, look, share) in standing {
        match look {
            Look::Seat(art, seat) => art.stamp(canvas, seat.0, foot, scale * share),
            Look::Nobody(stencil) => canvas.stamp(&stencil, Tint::None, foot, scale * share),
            Look::Number(n, by) => {
                towers::paint_number(canvas, foot + by * scale * share, n, detail);
            }
        }
    }
}

fn stand_on_tiles(land: &Land<'_>, standing: &mut Vec<Pose>, scale: f64) {
    let mut taken: Vec<(Cell, Option<usize>)> = Vec::new();
    for item in &land.board.figures {
        let Some(((_, layout), (at, lies, share))) = land.at(item.cell).zip(footing(land, item))
        else {
            continue;
        };
        let key = (item.cell, item.segment_ix);
        let crowd = taken.iter().filter(|&&other| other == key).count() as f64;
        taken.push(key);
        // Several on one spot stand in a row.
        let at = at + APART * crowd;
        let art = figure_art(item.kind, lies);
        standing.push((at, Look::Seat(art, item.seat), share));
        if let Some(n_sheep) = item.n_sheep.filter(|&n| n > 0) {
            standing.push((
                at + Vec2::new(0.0, 1.0),
                Look::Number(n_sheep, BESIDE),
                share,
            ));
        }
        if item.has_fairy {
            let on_tile = at - corner(item.cell);
            let field = item.segment_ix.filter(|_| lies).map(|ix| &layout.areas[ix]);
            let way = stance::to_fairy(layout, field, on_tile, stance::is_wide(&art));
            let at = at + way * scale;
            standing.push((at, Look::Nobody(figure::FAIRY), FAIRY_SHARE));
        }
    }
}

/// Returns where a figure stands, whether it lies, and its size compared with others.
fn footing(land: &Land<'_>, item: &BoardFigure) -> Option<(Point, bool, f64)> {
    let (tile, layout) = land.at(item.cell)?;
    let Some(segment_ix) = item.segment_ix else {
        let mut bridges = land.board.bridges.iter();
        let bridge = bridges.find(|bridge| bridge.cell == item.cell)?;
        return Some((structures::on_bridge(land, bridge), false, 1.0));
    };
    if item.kind == FigureKind::Barn {
        // It stands where four tiles meet; its tile is the one in the south-east.
        return Some((corner(item.cell) + BELOW, false, 1.0));
    }
    if let Some(lord) = structures::lord(land, (item.cell, segment_ix)) {
        return Some((lord, false, 1.0));
    }
    let &anchor = layout.anchors.get(segment_ix)?;
    let kind = atlas().kind(tile.kind);
    let lies = kind.segments[segment_ix].kind == SegmentKind::Field;
    let share = stance::share(kind, layout, segment_ix, anchor);
    let top = towers::top(land, item.cell, segment_ix);
    let down = match lies && stance::is_upright(item.kind) {
        true => Vec2::new(0.0, stance::upright_down(layout, segment_ix, anchor)),
        false => Vec2::ZERO,
    };
    let foot = corner(item.cell) + anchor.to_vec2() + top + down;
    Some((foot, lies, share))
}

/// Those in a quarter stand in a row, equal ones as one with their number.
fn stand_in_quarters(board: &Board, standing: &mut Vec<Pose>, scale: f64) {
    let Some(city) = carcassonne_corner(board) else {
        return;
    };
    for quarter in Quarter::ALL {
        let mut row: Vec<(QuarterFigure, u16)> = Vec::new();
        for item in board.quarters.iter().filter(|item| item.quarter == quarter) {
            match row.iter_mut().find(|(other, _)| other == item) {
                Some((_, n)) => *n += 1,
                None => row.push((*item, 1)),
            }
        }
        // A long row is of smaller figures, and fills the quarter.
        let (many, smaller) = LONG_ROW;
        let share = if row.len() > many { smaller } else { 1.0 };
        let gap = (IN_A_ROW * scale * share).min(ROW / row.len() as f64);
        for (ix, (item, n)) in row.into_iter().enumerate() {
            let along = FIRST + Vec2::new(gap * ix as f64, 0.0);
            let at = quarter_at(city, quarter) + along + BELOW;
            let look = Look::Seat(figure_art(item.kind, false), item.seat);
            standing.push((at, look, share));
            if n > 1 {
                standing.push((at + Vec2::new(0.0, 1.0), Look::Number(n, OVERHEAD), share));
            }
        }
    }
}

fn stand_for_nobody(land: &Land<'_>, standing: &mut Vec<Pose>) {
    let board = land.board;
    let city = carcassonne_corner(board);
    for item in &board.neutrals {
        let (stencil, body) = neutral_art(item.neutral);
        let mut share = neutral_share(item.neutral);
        let at = match (item.quarter, city, land.at(item.cell)) {
            (Some(quarter), Some(city), _) => quarter_at(city, quarter) + COUNT + BELOW,
            (_, _, Some((tile, layout))) => {
                let corner = corner(item.cell).to_vec2();
                let others = standing.iter().map(|pose| pose.0 - corner);
                let others: Vec<Taken> = others
                    .filter(|at| at.x.max(at.y) < SIZE + 300.0 && at.x.min(at.y) > -150.0)
                    .map(|at| (at, STANDING + at.to_vec2()))
                    .collect();
                // As large as it is on the smallest of boards, so that it stands there on all.
                let body = body.scale_from_origin(Detail::LOW.figure_scale() * share);
                let anchor = item.segment_ix.and_then(|ix| layout.anchors.get(ix));
                let liked = anchor.copied().unwrap_or(CENTER + BELOW);
                let on = (atlas().kind(tile.kind), item.segment_ix);
                let spot = free_spot(layout, on, (body, liked), &others);
                if let (kind, Some(segment_ix)) = on {
                    share *= stance::share(kind, layout, segment_ix, spot);
                }
                spot + corner
            }
            _ => corner(item.cell) + CENTER.to_vec2() + BELOW,
        };
        standing.push((at, Look::Nobody(stencil), share));
    }
}

/// The dragon is large enough without growing, and hides less.
const fn neutral_share(neutral: Neutral) -> f64 {
    match neutral {
        Neutral::Dragon => 0.88,
        _ => 1.0,
    }
}

/// Returns the drawing of somebody who belongs to nobody, and what it covers around its foot.
pub(super) const fn neutral_art(neutral: Neutral) -> (Stencil, Rect) {
    match neutral {
        Neutral::Dragon => (figure::DRAGON, Rect::new(-230.0, -330.0, 250.0, 10.0)),
        Neutral::Fairy => (figure::FAIRY, Rect::new(-130.0, -270.0, 130.0, 10.0)),
        Neutral::Count => (figure::COUNT, Rect::new(-130.0, -330.0, 130.0, 10.0)),
        Neutral::Mage => (figure::MAGE, Rect::new(-130.0, -350.0, 150.0, 10.0)),
        Neutral::Witch => (figure::WITCH, Rect::new(-180.0, -340.0, 200.0, 10.0)),
    }
}

/// The corner of the first tile of the city of Carcassonne, if it is on the board.
fn carcassonne_corner(board: &Board) -> Option<Point> {
    board.tiles.iter().find_map(|tile| {
        let (column, row) = carcassonne::place(atlas().kind(tile.kind))?;
        let (x, y) = (i32::from(tile.cell.x), i32::from(tile.cell.y));
        Some(grid_point(x - column as i32, y - row as i32))
    })
}

fn quarter_at(city: Point, quarter: Quarter) -> Point {
    city + carcassonne::QUARTERS[quarter as usize].to_vec2()
}
