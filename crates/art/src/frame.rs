//! A board with names and scores below.

use carcas_engine::{Rules, State};

use crate::board::{Board, BoardStyle, paint_board, view};
use crate::canvas::{Canvas, Data, Stencil, Tint, fill, line, path};
use crate::geometry::{Point, Rect, SIZE, at};
use crate::letters::{Align, text, width_of};
use crate::stencils::figure::SEAT_MARKS;
use crate::theme::Role;

/// What is written below a board.
#[derive(Clone, Debug)]
pub struct Band {
    seats: Vec<(String, String)>,
    active: usize,
    note: String,
}

impl Band {
    /// Returns names and scores of a position.
    pub fn new(rules: &Rules, state: &State, names: &[String]) -> Self {
        let seats = rules.seats().map(|seat| {
            let name = names.get(seat.ix()).cloned().unwrap_or_default();
            (name, state.score(seat).to_string())
        });
        Self {
            seats: seats.collect(),
            active: state.active_seat().ix(),
            note: format!("{} tiles left", state.bag_size()),
        }
    }

    /// Returns the room that names, the greatest scores and the note take, in heights of a capital.
    fn length(&self) -> f64 {
        let names: f64 = self.seats.iter().map(|(name, _)| column(1.0, name)).sum();
        names + width_of(1.0, "000 tiles left")
    }
}

/// The flag of a seat in the band.
const FLAG: Stencil = Stencil {
    name: "seat-flag",
    strokes: &[path(
        fill(Role::Seat).lined(Role::InkFigure, 8.0),
        "M-48-96h96v72q-48 52-96 0z",
    )],
};

/// How high capitals of the band are, as a part of its height.
const CAPITAL: f64 = 0.3;

/// The room of the flag before a name, and between two seats, in heights of a capital.
const BEFORE: f64 = 1.6;
const BETWEEN: f64 = 1.6;

/// Returns the part of the plane that a board and its band take.
pub fn whole_view(board: &Board, band: Option<&Band>) -> Rect {
    let above = view(board);
    let height = band.map_or(0.0, |band| band_height(above.width(), band));
    Rect {
        y1: above.y1 + height,
        ..above
    }
}

/// Returns the width and height of a part of the plane in pixels.
pub fn size_of(view: Rect, style: &BoardStyle) -> (f64, f64) {
    let scale = style.tile_px / SIZE;
    (view.width() * scale, view.height() * scale)
}

/// Returns a board with its band as a file.
pub fn draw_frame(board: &Board, band: Option<&Band>, style: &BoardStyle) -> String {
    let mut canvas = Canvas::new(style.colors);
    paint_board(&mut canvas, board, style);
    let whole = whole_view(board, band);
    if let Some(band) = band {
        let below = Rect {
            y0: view(board).y1,
            ..whole
        };
        paint_band(&mut canvas, below, band);
    }
    canvas.finish(whole, size_of(whole, style).0)
}

/// Returns the height of the band: names as large as their number allows, within reason.
fn band_height(width: f64, band: &Band) -> f64 {
    let capital = (width * 0.94 / band.length()).min(width * 0.024);
    (capital / CAPITAL).round()
}

/// Returns the room of a seat; that of the greatest score keeps names in their places.
fn column(capital: f64, name: &str) -> f64 {
    width_of(capital, &format!("{name} 000")) + (BEFORE + BETWEEN) * capital
}

fn paint_band(canvas: &mut Canvas, below: Rect, band: &Band) {
    let Rect { x0, y0, x1, y1 } = below;
    let corners = [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)];
    canvas.path(fill(Role::Table), &Data::new().ring(corners).0);
    let capital = below.height() * CAPITAL;
    let margin = (below.width() * 0.03).round();
    let rule = [at(x0 + margin, y0), at(x1 - margin, y0)];
    let pen = line(Role::Letters, capital * 0.05);
    canvas.path(pen, &Data::new().line(rule).0);
    let y = below.center().y + capital / 2.0;
    let mut x = x0 + margin;
    for (ix, (name, score)) in band.seats.iter().enumerate() {
        let flag = Point::new(x + capital * 0.55, y);
        let (seat, scale) = (Tint::Seat(ix as u8), capital / 96.0);
        canvas.stamp(&FLAG, seat, flag, scale);
        let mark = &SEAT_MARKS[ix % SEAT_MARKS.len()];
        let middle = Point::new(flag.x, flag.y - 56.0 * scale);
        canvas.stamp(mark, seat, middle, scale);
        let start = Point::new(x + BEFORE * capital, y);
        let label = format!("{name} {score}");
        text(canvas, start, capital, Role::Letters, Align::Start, &label);
        if ix == band.active {
            let (end, y) = (start.x + width_of(capital, name), y + capital * 0.45);
            let under = [at(start.x, y), at(end, y)];
            let pen = line(Role::Glow, capital * 0.16);
            canvas.path(pen, &Data::new().line(under).0);
        }
        x += column(capital, name);
    }
    let end = Point::new(below.x1 - margin, y);
    text(canvas, end, capital, Role::Letters, Align::End, &band.note);
}
