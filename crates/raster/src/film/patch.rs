//! What differs between two frames, drawn and laid over the older one.

use std::sync::Arc;

use carcas_art::board::{
    Board, BoardStyle, changed_cells, changed_land, near, paint_land, paint_pieces,
};
use carcas_art::canvas::Canvas;
use carcas_art::frame::paint_band;
use carcas_art::geometry::{Rect, SIZE};
use carcas_art::motion::{box_of, paint_cue};
use carcas_engine::Cell;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::super::part::draw_part;
use super::super::{Area, Pixels, RasterError};
use super::Scene;

/// How far beyond its cell a piece reaches at most.
const REACH: f64 = 0.7 * SIZE;

/// How far beyond its cell a tile reaches at most, with patches of light in the grass.
const LAND_REACH: f64 = 0.5 * SIZE;

/// What all frames have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stage {
    style: BoardStyle,
    /// The part of the plane that all frames show.
    view: Rect,
    /// Where names and scores begin.
    band_top: f64,
    /// The width and height of every frame.
    pub(super) size: (u32, u32),
}

/// A frame of which only some parts, if not all, are drawn: each an area and its pixels.
#[derive(Debug)]
pub(super) struct Patch {
    land: Vec<(Area, Pixmap)>,
    pieces: Vec<(Area, Pixmap)>,
    band: Option<(Area, Pixmap)>,
}

impl Stage {
    pub(super) const fn new(
        style: BoardStyle,
        view: Rect,
        band_top: f64,
        size: (u32, u32),
    ) -> Self {
        Self {
            style,
            view,
            band_top,
            size,
        }
    }

    /// Returns a frame without anything.
    pub(super) fn blank(&self) -> Pixels {
        let (width, height) = self.size;
        Pixels {
            width,
            height,
            rgba: vec![255; width as usize * height as usize * 4],
        }
    }

    /// Draws a frame as a whole.
    pub(super) fn whole(&self, scene: &Scene) -> Result<Pixels, RasterError> {
        let (mut land, mut frame) = (self.blank(), self.blank());
        self.patch(None, scene)?.lay(&mut land, &mut frame);
        Ok(frame)
    }

    /// Draws a frame, or only what differs from the frame before.
    pub(super) fn patch(
        &self,
        before: Option<&Scene>,
        scene: &Scene,
    ) -> Result<Patch, RasterError> {
        let land = self.land_areas(before, scene);
        let mut areas = self.piece_areas(before, scene);
        areas.extend(&land);
        let areas = merged(areas);
        let band = match before {
            Some(before) if before.band == scene.band => None,
            _ => Some(self.band(scene)?),
        };
        Ok(Patch {
            land: self.draw(&land, |canvas| {
                let seen = self.seen(&scene.land, &land, 0, before.is_none());
                paint_land(canvas, &seen, &self.style);
            })?,
            pieces: self.draw(&areas, |canvas| {
                let seen = self.seen(&scene.pieces, &areas, 1, before.is_none());
                paint_pieces(canvas, &seen, &self.style);
                for (cue, share) in &scene.cues {
                    paint_cue(canvas, cue, *share, &scene.pieces, &self.style);
                }
            })?,
            band,
        })
    }

    /// Returns the part of a board that reaches into areas: what is on their cells, and on the `n_around` cells around them.
    /// Land reaches nowhere beyond the half cell that is drawn around a change.
    fn seen(&self, board: &Board, areas: &[Area], n_around: u16, is_whole: bool) -> Board {
        // Numbers of columns and rows follow from all tiles.
        if is_whole || board.has_coordinates && n_around > 0 {
            return board.clone();
        }
        let mut cells = Vec::new();
        for area in areas {
            let part = self.part(*area);
            let of = |at: f64| (at / SIZE).floor() as i16;
            for y in of(part.y0)..=of(part.y1) {
                cells.extend((of(part.x0)..=of(part.x1)).map(|x| Cell::new(x, y)));
            }
        }
        near(board, &cells, n_around)
    }

    fn land_areas(&self, before: Option<&Scene>, scene: &Scene) -> Vec<Area> {
        let Some(before) = before else {
            return vec![self.above_band()];
        };
        if Arc::ptr_eq(&before.land, &scene.land) {
            return Vec::new();
        }
        let cells = changed_land(&before.land, &scene.land);
        merged(
            cells
                .into_iter()
                .filter_map(|cell| self.around(cell, LAND_REACH))
                .collect(),
        )
    }

    fn piece_areas(&self, before: Option<&Scene>, scene: &Scene) -> Vec<Area> {
        let Some(before) = before else {
            return vec![self.above_band()];
        };
        let mut areas = Vec::new();
        if !Arc::ptr_eq(&before.pieces, &scene.pieces) {
            let board = &scene.pieces;
            // A tile in a new column or row brings a number at the edge.
            if board.has_coordinates && before.pieces.tiles.len() != board.tiles.len() {
                return vec![self.above_band()];
            }
            let cells = changed_cells(&before.pieces, board);
            areas.extend(
                cells
                    .into_iter()
                    .filter_map(|cell| self.around(cell, REACH)),
            );
        }
        for (cue, share) in before.cues.iter().chain(&scene.cues) {
            areas.extend(
                box_of(cue, *share)
                    .into_iter()
                    .filter_map(|part| self.area(part)),
            );
        }
        areas
    }

    /// Returns the pixels of names and scores.
    fn band(&self, scene: &Scene) -> Result<(Area, Pixmap), RasterError> {
        let mut canvas = Canvas::new(self.style.colors);
        let below = Rect {
            y0: self.band_top,
            ..self.view
        };
        paint_band(&mut canvas, below, &scene.band, &self.style);
        let area = Area {
            top: self.band_row(),
            ..Area::whole(self.size.0, self.size.1)
        };
        let tree = self.tree(&canvas)?;
        Ok((area, self.pixels(&tree, area)?))
    }

    /// Draws some areas of one picture.
    fn draw(
        &self,
        areas: &[Area],
        paint: impl FnOnce(&mut Canvas),
    ) -> Result<Vec<(Area, Pixmap)>, RasterError> {
        if areas.is_empty() {
            return Ok(Vec::new());
        }
        let mut canvas = Canvas::new(self.style.colors);
        paint(&mut canvas);
        let tree = self.tree(&canvas)?;
        areas
            .iter()
            .map(|&area| Ok((area, self.pixels(&tree, area)?)))
            .collect()
    }

    fn tree(&self, canvas: &Canvas) -> Result<Tree, RasterError> {
        let svg = canvas.finish(self.view, self.view.width() * self.style.tile_px / SIZE);
        Tree::from_str(&svg, &Options::default())
            .map_err(RasterError::refused("the drawing cannot be read"))
    }

    fn pixels(&self, tree: &Tree, area: Area) -> Result<Pixmap, RasterError> {
        let mut pixmap = Pixmap::new(area.width(), area.height()).ok_or(RasterError::TooSmall {
            width: f64::from(area.width()),
            height: f64::from(area.height()),
        })?;
        let (width, height) = self.size;
        let size = tree.size();
        let scale = (width as f32 / size.width(), height as f32 / size.height());
        let place = Transform::from_scale(scale.0, scale.1)
            .post_translate(-(area.left as f32), -(area.top as f32));
        draw_part(tree, place, &mut pixmap.as_mut());
        Ok(pixmap)
    }

    fn scale(&self) -> (f64, f64) {
        let (width, height) = self.size;
        (
            f64::from(width) / self.view.width(),
            f64::from(height) / self.view.height(),
        )
    }

    /// The first row of pixels that belongs to names and scores.
    fn band_row(&self) -> u32 {
        let row = (self.band_top - self.view.y0) * self.scale().1;
        (row.round() as u32).clamp(1, self.size.1 - 1)
    }

    fn above_band(&self) -> Area {
        Area::whole(self.size.0, self.band_row())
    }

    fn around(&self, cell: Cell, reach: f64) -> Option<Area> {
        let (x, y) = (f64::from(cell.x) * SIZE, f64::from(cell.y) * SIZE);
        self.area(Rect::new(x, y, x + SIZE, y + SIZE).inflate(reach, reach))
    }

    /// Returns the pixels of a part of the plane, if any are above the band.
    fn area(&self, part: Rect) -> Option<Area> {
        let (across, down) = self.scale();
        let (width, height) = (self.size.0, self.band_row());
        let pixel = |at: f64, side: u32| at.clamp(0.0, f64::from(side)) as u32;
        let area = Area {
            left: pixel(((part.x0 - self.view.x0) * across).floor(), width),
            top: pixel(((part.y0 - self.view.y0) * down).floor(), height),
            right: pixel(((part.x1 - self.view.x0) * across).ceil(), width),
            bottom: pixel(((part.y1 - self.view.y0) * down).ceil(), height),
        };
        (area.left < area.right && area.top < area.bottom).then_some(area)
    }

    /// Returns the part of the plane that pixels show.
    fn part(&self, area: Area) -> Rect {
        let (across, down) = self.scale();
        let (x, y) = (self.view.x0, self.view.y0);
        Rect::new(
            x + f64::from(area.left) / across,
            y + f64::from(area.top) / down,
            x + f64::from(area.right) / across,
            y + f64::from(area.bottom) / down,
        )
    }
}

impl Patch {
    /// Brings land and frame up to date, and returns what was drawn.
    pub(super) fn lay(self, land: &mut Pixels, frame: &mut Pixels) -> Vec<Area> {
        for (area, pixels) in &self.land {
            land.paste(pixels.data(), *area);
        }
        let mut areas = Vec::with_capacity(self.pieces.len() + 1);
        for (area, pixels) in &self.pieces {
            frame.take_over(land, *area);
            frame.blend(pixels.data(), *area);
            areas.push(*area);
        }
        if let Some((area, pixels)) = &self.band {
            frame.paste(pixels.data(), *area);
            areas.push(*area);
        }
        areas
    }
}

/// Joins areas until none overlap.
fn merged(mut areas: Vec<Area>) -> Vec<Area> {
    let mut ix = 0;
    while ix < areas.len() {
        let overlapping = (ix + 1..areas.len()).find(|&other| areas[ix].overlaps(areas[other]));
        match overlapping {
            Some(other) => {
                let other = areas.swap_remove(other);
                areas[ix] = areas[ix].joined(other);
                // It may overlap those before it by now.
                ix = 0;
            }
            None => ix += 1,
        }
    }
    areas
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(left: u32, top: u32, right: u32, bottom: u32) -> Area {
        Area {
            left,
            top,
            right,
            bottom,
        }
    }

    #[test]
    fn areas_that_overlap_become_one() {
        let apart = vec![area(0, 0, 4, 4), area(4, 0, 8, 4)];
        assert_eq!(merged(apart.clone()), apart);
        let chain = vec![area(0, 0, 4, 4), area(6, 6, 9, 9), area(3, 3, 7, 7)];
        assert_eq!(merged(chain), [area(0, 0, 9, 9)]);
    }
}
