//! Towers on a board: floors on their foundations, with their number.

use carcas_engine::Cell;

use super::{Land, corner};
use crate::canvas::{Canvas, fill};
use crate::geometry::{Point, Vec2};
use crate::letters;
use crate::stencils::token::{TOWER_STEP, stamp_tower};
use crate::theme::Role;
use crate::tile::Detail;

/// A tower with floors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTower {
    /// The cell of its tile.
    pub cell: Cell,
    /// The segment of its foundation.
    pub segment_ix: usize,
    /// How high it is.
    pub n_floors: u8,
}

/// The size of a floor compared with its drawing.
pub(crate) const SCALE: f64 = 0.8;

/// Higher towers are drawn like this one, so that they do not hide their neighbors; their number tells the height.
pub(crate) const MOST_DRAWN: u8 = 3;

/// How high a floor is as it is drawn.
pub(crate) const FLOOR: f64 = TOWER_STEP * SCALE;

/// Where the lowest floor and the number of all are, from the spot of the foundation.
pub(crate) const BASE: Vec2 = Vec2::new(0.0, 40.0);
pub(crate) const HEIGHT: Vec2 = Vec2::new(112.0, 76.0);

/// Returns how far above its foundation a tower ends.
pub(super) fn rise(n_floors: u8) -> f64 {
    f64::from(n_floors.min(MOST_DRAWN)) * FLOOR
}

/// How far below the height of its floors a guard's feet are, because the foundation lies deeper.
pub(crate) const PLATFORM: f64 = 40.0;

pub(super) fn top(land: &Land<'_>, cell: Cell, segment_ix: usize) -> Vec2 {
    let mut towers = land.board.towers.iter();
    let tower = towers.find(|tower| (tower.cell, tower.segment_ix) == (cell, segment_ix));
    let up = tower.map_or(0.0, |tower| rise(tower.n_floors) - PLATFORM);
    Vec2::new(0.0, -up)
}

/// Returns the feet of all towers and their heights, from north to south.
fn feet(land: &Land<'_>) -> Vec<(Point, u8)> {
    let foot = |tower: &BoardTower| -> Option<Point> {
        let (_, layout) = land.at(tower.cell)?;
        let anchor = layout.anchors.get(tower.segment_ix)?;
        Some(corner(tower.cell) + anchor.to_vec2())
    };
    let towers = land.board.towers.iter();
    let mut towers: Vec<(Point, u8)> = towers
        .filter_map(|tower| Some((foot(tower)?, tower.n_floors)))
        .collect();
    towers.sort_by(|a, b| a.0.y.total_cmp(&b.0.y).then(a.0.x.total_cmp(&b.0.x)));
    towers
}

/// Paints all towers, from north to south.
pub(super) fn paint_towers(canvas: &mut Canvas, land: &Land<'_>) {
    for (foot, n_floors) in feet(land) {
        let n_drawn = u32::from(n_floors.min(MOST_DRAWN));
        stamp_tower(canvas, n_drawn, foot + BASE, SCALE);
    }
}

/// Writes the height of each tower at its foot, where it hides neither floors nor guard.
pub(super) fn paint_heights(canvas: &mut Canvas, land: &Land<'_>, detail: Detail) {
    for (foot, n_floors) in feet(land) {
        paint_number(canvas, foot + HEIGHT, u16::from(n_floors), detail);
    }
}

/// Writes a number on a small disc, larger where the whole picture is small.
pub(super) fn paint_number(canvas: &mut Canvas, at: Point, n: u16, detail: Detail) {
    let scale = detail.number_scale();
    let text = n.to_string();
    let wide = if text.len() > 1 { 1.3 } else { 1.0 };
    let paint = fill(Role::Halo).lined(Role::Ink, 9.0 * scale);
    canvas.ellipse(paint, at, 48.0 * scale * wide, 48.0 * scale);
    let base = at + Vec2::new(0.0, 26.0 * scale);
    letters::text(
        canvas,
        base,
        52.0 * scale,
        Role::Ink,
        letters::Align::Middle,
        &text,
    );
}
