//! Tiles as cards on a wooden table: planks, shadows, cut edges, bevels.

use super::{Board, square, view};
use crate::canvas::{Canvas, Data, fill, line};
use crate::geometry::{Point, Rect, SIZE, Vec2, at};
use crate::seed::Seed;
use crate::theme::Role;

/// How wide a plank is.
const PLANK: f64 = 690.0;

/// How thick a card is.
const THICKNESS: f64 = 17.0;

/// How far the card shows around its picture, so that a dark city ends visibly on a dark table.
const RIM: f64 = 9.0;

/// Paints the table under a board: wood, or nothing but its color.
pub(super) fn paint_table(canvas: &mut Canvas, board: &Board, is_plain: bool) {
    let view = view(board);
    let Rect { x0, y0, x1, y1 } = view;
    let corners = [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)];
    canvas.path(fill(Role::Table), &Data::new().ring(corners).0);
    if is_plain {
        return;
    }
    let mut seams = Data::new();
    let mut planks = [Data::new(), Data::new()];
    // Planks belong to the table, so that a larger view shows the same ones.
    let first = (y0 / PLANK).floor() as i64;
    let last = (y1 / PLANK).ceil() as i64;
    for row in first..last {
        let mut seed = Seed::new("plank", row as u64);
        let (top, bottom) = (row as f64 * PLANK, (row + 1) as f64 * PLANK);
        let (top, bottom) = (top.max(y0), bottom.min(y1));
        seams.line([at(x0, top), at(x1, top)]);
        let length = seed.between(5_000.0, 8_200.0);
        let start = seed.between(0.0, length);
        let mut ix = ((x0 - start) / length).floor() as i64;
        loop {
            let (from, to) = (start + ix as f64 * length, start + (ix + 1) as f64 * length);
            if from > x1 {
                break;
            }
            let (left, right) = (from.max(x0), to.min(x1));
            let tone = (row * 7 + ix * 3).rem_euclid(5) as usize;
            if tone < 2 {
                planks[tone].ring([
                    at(left, top),
                    at(right, top),
                    at(right, bottom),
                    at(left, bottom),
                ]);
            }
            if from > x0 {
                seams.line([at(from, top), at(from, bottom)]);
            }
            ix += 1;
        }
    }
    let [dark, light] = planks;
    canvas.path(fill(Role::TableDark).faded(28), &dark.0);
    canvas.path(fill(Role::TableLight), &light.0);
    canvas.path(line(Role::TableDark, 10.0).faded(75).blunt(), &seams.0);
}

/// Paints what shows of the cards under their pictures: a soft shadow and the cut edge.
pub(super) fn paint_edges(canvas: &mut Canvas, board: &Board, is_plain: bool) {
    let squares = |grow: f64, by: Vec2| {
        let mut data = Data::new();
        for tile in &board.tiles {
            data.ring(square(tile.cell, grow).map(|point| point + by));
        }
        data.0
    };
    if is_plain {
        canvas.path(line(Role::InkSoft, 16.0), &squares(1.0, Vec2::ZERO));
        return;
    }
    for (grow, by, percent) in [(34.0, 40.0, 14), (20.0, 32.0, 18), (6.0, 24.0, 26)] {
        let by = Vec2::new(by * 0.5, by);
        canvas.path(fill(Role::Shadow).faded(percent), &squares(grow, by));
    }
    let mut edge = Data::new();
    for tile in &board.tiles {
        let [a, b, c, d] = square(tile.cell, RIM);
        let down = Vec2::new(0.0, THICKNESS);
        edge.ring([a, b, c + down, d + down]);
    }
    canvas.path(fill(Role::Card).lined(Role::InkSoft, 4.0), &edge.0);
}

/// Paints the light on the upper and left rim of every card, and the shade on the others, so that tiles can be counted.
///
/// Cards are given by their corners in the north-west.
pub(super) fn paint_bevel(canvas: &mut Canvas, cards: impl IntoIterator<Item = Point>) {
    let mut light = Data::new();
    let mut dark = Data::new();
    for card in cards {
        let start = card + Vec2::new(5.0, 5.0);
        let end = start + Vec2::new(SIZE - 10.0, SIZE - 10.0);
        light.line([at(start.x, end.y), start, at(end.x, start.y)]);
        dark.line([at(end.x, start.y), end, at(start.x, end.y)]);
    }
    canvas.path(line(Role::Halo, 10.0).faded(26), &light.0);
    canvas.path(line(Role::Shadow, 10.0).faded(24), &dark.0);
}
