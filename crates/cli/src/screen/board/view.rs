//! Which part of the table is seen, and how large.

use carcas_engine::{Cell, State};
use carcas_record::TileDrawing;
use carcas_tiles::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The columns at the left that hold coordinates.
pub(super) const MARGIN: u16 = 4;

/// How large a tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zoom {
    /// Seven columns and three rows.
    Near,
    /// Three columns and one row.
    Far,
}

impl Zoom {
    /// Returns columns and rows of a tile.
    pub(super) const fn size(self) -> (usize, usize) {
        match self {
            Self::Near => (TileDrawing::WIDTH, TileDrawing::HEIGHT),
            Self::Far => (3, 1),
        }
    }

    /// Returns row and column of its middle.
    pub(super) const fn middle(self) -> (usize, usize) {
        let (width, height) = self.size();
        (height / 2, width / 2)
    }

    /// Returns how far apart tiles are; brackets stand in between.
    const fn pitch(self) -> (i32, i32) {
        let (width, height) = self.size();
        (width as i32 + 1, height as i32)
    }
}

/// The part of the table that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct View {
    /// The cell in the middle.
    center: (i32, i32),
    pub(crate) zoom: Zoom,
}

impl View {
    /// Looks at the middle of all tiles.
    pub(crate) fn whole(state: &State, zoom: Zoom) -> Self {
        let middle = |of: fn(Cell) -> i16| {
            let all = || state.tiles().iter().map(|tile| i32::from(of(tile.cell)));
            let (min, max) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
            (min + max).div_euclid(2)
        };
        Self {
            center: (middle(|cell| cell.x), middle(|cell| cell.y)),
            zoom,
        }
    }

    /// Looks at a cell.
    pub(crate) fn look_at(&mut self, cell: Cell) {
        self.center = (i32::from(cell.x), i32::from(cell.y));
    }

    /// Moves by a cell.
    pub(crate) fn scroll(&mut self, side: Side) {
        const FAR: i32 = 1_000;
        let (x, y) = self.center;
        let (x, y) = match side {
            Side::N => (x, y - 1),
            Side::E => (x + 1, y),
            Side::S => (x, y + 1),
            Side::W => (x - 1, y),
        };
        self.center = (x.clamp(-FAR, FAR), y.clamp(-FAR, FAR));
    }

    /// Changes between the two sizes.
    pub(crate) fn toggle_zoom(&mut self) {
        self.zoom = match self.zoom {
            Zoom::Near => Zoom::Far,
            Zoom::Far => Zoom::Near,
        };
    }

    /// Scrolls just so far that a cell is seen as a whole.
    pub(crate) fn show(&mut self, cell: Cell, area: Rect) {
        let wanted = (i32::from(cell.x), i32::from(cell.y));
        let inner = inner(area);
        let (pitch_x, pitch_y) = self.zoom.pitch();
        let reach = |length: u16, pitch: i32| ((i32::from(length) - pitch - 1) / 2 / pitch).max(0);
        let (reach_x, reach_y) = (reach(inner.width, pitch_x), reach(inner.height, pitch_y));
        let (x, y) = self.center;
        self.center = (
            x.clamp(wanted.0 - reach_x, wanted.0 + reach_x),
            y.clamp(wanted.1 - reach_y, wanted.1 + reach_y),
        );
    }

    /// Returns the part of the screen that shows it.
    pub(super) fn window(&self, area: Rect) -> Window {
        let area = inner(area);
        let (width, height) = self.zoom.size();
        Window {
            area,
            center: self.center,
            pitch: self.zoom.pitch(),
            // The top left corner of the middle cell.
            origin: (
                i32::from(area.x) + (i32::from(area.width) - width as i32) / 2,
                i32::from(area.y) + (i32::from(area.height) - height as i32) / 2,
            ),
        }
    }

    /// Returns the cell at a column and a row of the screen, with the row and column within its tile.
    pub(crate) fn cell_at(&self, area: Rect, (x, y): (u16, u16)) -> Option<(Cell, usize, usize)> {
        let window = self.window(area);
        if !window.area.contains((x, y).into()) {
            return None;
        }
        let along = |at: u16, origin: i32, pitch: i32| {
            let distance = i32::from(at) - origin;
            (distance.div_euclid(pitch), distance.rem_euclid(pitch))
        };
        let (dx, column) = along(x, window.origin.0, window.pitch.0);
        let (dy, row) = along(y, window.origin.1, window.pitch.1);
        let cell = Cell::new(
            i16::try_from(self.center.0 + dx).ok()?,
            i16::try_from(self.center.1 + dy).ok()?,
        );
        Some((cell, row as usize, column as usize))
    }

    /// Returns the numbers of the columns and where they begin.
    pub(super) fn columns(&self, area: Rect) -> Vec<(u16, String)> {
        let window = self.window(area);
        let (width, _) = self.zoom.size();
        let reach = i32::from(area.width) / window.pitch.0 + 1;
        (self.center.0 - reach..=self.center.0 + reach)
            .filter_map(|x| {
                let (left, _) = window.corner((x, self.center.1));
                let is_seen = left >= i32::from(window.area.x)
                    && left + width as i32 <= i32::from(window.area.right());
                let left = u16::try_from(left).ok().filter(|_| is_seen)?;
                Some((left, format!("{x:^width$}")))
            })
            .collect()
    }

    /// Returns the numbers of the rows and where they stand.
    pub(super) fn rows(&self, area: Rect) -> Vec<(u16, String)> {
        let window = self.window(area);
        let (row, _) = self.zoom.middle();
        let reach = i32::from(area.height) / window.pitch.1 + 1;
        (self.center.1 - reach..=self.center.1 + reach)
            .filter_map(|y| {
                let (_, top) = window.corner((self.center.0, y));
                let top = top + row as i32;
                let is_seen =
                    (i32::from(window.area.y)..i32::from(window.area.bottom())).contains(&top);
                let top = u16::try_from(top).ok().filter(|_| is_seen)?;
                Some((top, format!("{y:>3}")))
            })
            .collect()
    }
}

/// Returns the part of the board without coordinates.
fn inner(area: Rect) -> Rect {
    Rect {
        x: area.x + MARGIN.min(area.width),
        y: area.y + 1.min(area.height),
        width: area.width.saturating_sub(MARGIN),
        height: area.height.saturating_sub(1),
    }
}

/// The part of the screen where tiles are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    area: Rect,
    center: (i32, i32),
    pitch: (i32, i32),
    origin: (i32, i32),
}

impl Window {
    fn corner(&self, (x, y): (i32, i32)) -> (i32, i32) {
        (
            self.origin.0 + (x - self.center.0) * self.pitch.0,
            self.origin.1 + (y - self.center.1) * self.pitch.1,
        )
    }

    /// Draws a character at a row and column of a cell, if it is seen.
    pub(super) fn put(
        &self,
        cell: Cell,
        (row, column): (usize, usize),
        drawn: (char, Style),
        buffer: &mut Buffer,
    ) {
        let (left, top) = self.corner((i32::from(cell.x), i32::from(cell.y)));
        self.put_at((left + column as i32, top + row as i32), drawn, buffer);
    }

    /// Draws a character left of a row of a cell.
    pub(super) fn put_before(
        &self,
        cell: Cell,
        row: usize,
        drawn: (char, Style),
        buffer: &mut Buffer,
    ) {
        let (left, top) = self.corner((i32::from(cell.x), i32::from(cell.y)));
        self.put_at((left - 1, top + row as i32), drawn, buffer);
    }

    pub(super) fn shows(&self, cell: Cell, (row, column): (usize, usize)) -> bool {
        let (left, top) = self.corner((i32::from(cell.x), i32::from(cell.y)));
        self.is_inside((left + column as i32, top + row as i32))
    }

    fn is_inside(&self, (x, y): (i32, i32)) -> bool {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else {
            return false;
        };
        self.area.contains((x, y).into())
    }

    fn put_at(&self, (x, y): (i32, i32), (symbol, style): (char, Style), buffer: &mut Buffer) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else {
            return;
        };
        if self.area.contains((x, y).into())
            && let Some(cell) = buffer.cell_mut((x, y))
        {
            cell.reset();
            cell.set_char(symbol).set_style(style);
        }
    }
}
