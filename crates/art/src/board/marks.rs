//! Marks on a board: owners, highlights, last moves, the dragon's path, coordinates.

use std::collections::BTreeMap;
use std::fmt::Write;

use carcas_engine::Cell;

use super::{Board, Land, above, corner, extent, square};
use crate::canvas::{Canvas, Data, Tint, fill, line};
use crate::geometry::{Point, SIZE, Vec2, at};
use crate::letters;
use crate::stencils::figure;
use crate::theme::{Role, SEATS};
use crate::tile::{Detail, area_data};

/// Owned ground in the owner's color and hatch, faint enough that the land stays in sight. Several owners take turns in
/// strips, so that each hatch can be read.
pub(super) fn paint_owned(canvas: &mut Canvas, land: &Land<'_>) {
    /// The width of a strip.
    const STRIP: usize = 88;
    // By seat, its place among the owners, and their number.
    let mut grounds: BTreeMap<(usize, usize, usize), Data> = BTreeMap::new();
    for owned in &land.board.owned {
        let Some((_, layout)) = land.at(owned.cell) else {
            continue;
        };
        let Some(area) = layout.areas.get(owned.segment_ix) else {
            continue;
        };
        let shift = corner(owned.cell).to_vec2();
        for (ix, &seat) in owned.seats.iter().enumerate() {
            let key = (seat.ix() % SEATS.len(), ix, owned.seats.len());
            let ground = grounds.entry(key).or_default();
            for contour in area.lines() {
                ground.ring(contour.iter().map(|&point| point + shift));
            }
        }
    }
    for ((seat, ix, n), ground) in grounds {
        let tint = Tint::Seat(seat as u8);
        let (body, shade) = (
            canvas.color(Role::Seat, tint),
            canvas.color(Role::SeatDark, tint),
        );
        let (wide, from) = (STRIP * n, STRIP * ix);
        let _ = write!(
            canvas.body,
            "<pattern id=\"hatch-{seat}-{ix}-{n}\" width=\"{wide}\" height=\"{STRIP}\" patternUnits=\"userSpaceOnUse\">\
             <path d=\"M{from} 0h{STRIP}v{STRIP}h-{STRIP}z\" fill=\"{body}\" opacity=\".24\"/>\
             <path d=\"{}\" transform=\"translate({from})scale(2.2)\" stroke=\"{shade}\" stroke-width=\"5\"/></pattern>\
             <path d=\"{}\" fill=\"url(#hatch-{seat}-{ix}-{n})\" opacity=\".7\"/>",
            figure::SEAT_HATCHES[seat],
            ground.0,
        );
    }
}

pub(super) fn paint_marks(canvas: &mut Canvas, land: &Land<'_>, detail: Detail) {
    let board = land.board;
    // Marks are read like signs.
    let pen = |role: Role, width: f64| line(role, (width * detail.sign_scale()).round());
    for &(cell, segment_ix) in &board.highlights {
        if let Some((_, layout)) = land.at(cell)
            && let Some(area) = layout.areas.get(segment_ix)
        {
            let data = area_data(area);
            canvas.moved(corner(cell), |canvas| {
                canvas.path(fill(Role::Glow).faded(30), &data);
                canvas.path(pen(Role::GlowRim, 32.0).faded(70), &data);
                canvas.path(pen(Role::Glow, 18.0), &data);
            });
        }
    }
    for &cell in &board.last {
        let mut data = Data::new();
        data.ring(square(cell, -18.0));
        // The rim is seen where the mark and the ground are equally bright.
        canvas.path(pen(Role::GlowRim, 84.0).faded(85), &data.0);
        canvas.path(pen(Role::Glow, 34.0), &data.0);
    }
    let path: Vec<Point> = board
        .dragon_path
        .iter()
        .map(|&cell| corner(cell) + Vec2::new(SIZE / 2.0, SIZE / 2.0))
        .collect();
    if path.len() > 1 {
        let mut data = Data::new();
        data.line(path.iter().copied());
        canvas.path(pen(Role::Halo, 50.0).faded(80), &data.0);
        canvas.path(pen(Role::Dragon, 26.0), &data.0);
    }
    let high = (56.0 * detail.number_scale()).round();
    for (step, &point) in path.iter().enumerate() {
        canvas.ellipse(
            fill(Role::Halo).lined(Role::Dragon, 14.0),
            point,
            high * 0.95,
            high * 0.95,
        );
        letters::text(
            canvas,
            point + Vec2::new(0.0, high / 2.0),
            high,
            Role::DragonDark,
            letters::Align::Middle,
            &step.to_string(),
        );
    }
}

/// The columns or rows in which tiles lie.
fn named(board: &Board, of: impl Fn(Cell) -> i16) -> Vec<i16> {
    let mut numbers: Vec<i16> = board.tiles.iter().map(|tile| of(tile.cell)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// Numbers of columns and rows at the edges.
pub(super) fn paint_coordinates(canvas: &mut Canvas, board: &Board, detail: Detail) {
    let (from, _) = extent(board);
    // They stay within the margin.
    let high = (80.0 * detail.number_scale()).round().min(140.0);
    let mut label = |at: Point, text: &str| {
        letters::text(
            canvas,
            at,
            high,
            Role::Letters,
            letters::Align::Middle,
            text,
        );
    };
    for x in named(board, |cell| cell.x) {
        let start = corner(Cell::new(x, from.y));
        label(
            at(
                start.x + SIZE / 2.0,
                start.y - above(board) - 100.0 + high / 2.0,
            ),
            &x.to_string(),
        );
    }
    for y in named(board, |cell| cell.y) {
        let start = corner(Cell::new(from.x, y));
        label(
            at(start.x - 100.0, start.y + SIZE / 2.0 + high / 2.0),
            &y.to_string(),
        );
    }
}
