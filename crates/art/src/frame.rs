//! A board with names and scores below, who is held prisoner by whom, and what is auctioned.

use carcas_engine::{Prisoner, Rules, State};
use carcas_tiles::{KindId, Rotation};

use crate::board::{Board, BoardStyle, figure_art, kind_id, paint_board, paint_tile, view};
use crate::canvas::{Canvas, Data, Stencil, Tint, fill, line, path};
use crate::geometry::{Point, Rect, SIZE, at};
use crate::letters::{Align, text, width_of};
use crate::stencils::figure::SEAT_MARKS;
use crate::theme::Role;
use crate::tile::Detail;

/// What is written below a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    seats: Vec<(String, String)>,
    active: usize,
    note: String,
    prisoners: Vec<Prisoner>,
    /// The tiles of a bazaar that nobody has taken, and which of them is being auctioned.
    lots: Vec<(KindId, bool)>,
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
            prisoners: state.prisoners().to_vec(),
            lots: lots(rules, state),
        }
    }

    /// Returns the room that names, the greatest scores and the note take, in heights of a capital.
    fn length(&self) -> f64 {
        let names: f64 = self.seats.iter().map(|(name, _)| column(1.0, name)).sum();
        names + width_of(1.0, "000 tiles left")
    }
}

fn lots(rules: &Rules, state: &State) -> Vec<(KindId, bool)> {
    let offered = state.offer().map(|(kind, ..)| kind);
    let waiting = state.lots().filter(|&kind| Some(kind) != offered);
    let all = offered.into_iter().chain(waiting);
    all.map(|kind| (kind_id(rules, kind), Some(kind) == offered))
        .collect()
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

/// Paints names and scores into a part of the plane.
pub fn paint_band(canvas: &mut Canvas, below: Rect, band: &Band) {
    let Rect { x0, y0, x1, y1 } = below;
    let corners = [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)];
    canvas.path(fill(Role::Table), &Data::new().ring(corners).0);
    let capital = below.height() * CAPITAL;
    let margin = (below.width() * 0.03).round();
    let rule = [at(x0 + margin, y0), at(x1 - margin, y0)];
    let pen = line(Role::Letters, capital * 0.05);
    canvas.path(pen, &Data::new().line(rule).0);
    let y = below.center().y + capital / 2.0;
    // What seats hold stands above the words.
    let shelf = y - capital * 1.14;
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
        let held = band.prisoners.iter();
        let held = held.filter(|prisoner| prisoner.holder.ix() == ix);
        for (n, prisoner) in held.enumerate() {
            let foot = Point::new(start.x + capital * (0.4 + 0.8 * n as f64), shelf);
            let art = figure_art(prisoner.kind, false);
            art.stamp(canvas, prisoner.seat.0, foot, capital / 390.0);
        }
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
    paint_lots(
        canvas,
        Point::new(end.x, shelf + capital * 0.06),
        capital,
        &band.lots,
    );
}

/// Paints the tiles of a bazaar in a row that ends at a corner, the one that is being auctioned in a frame.
fn paint_lots(canvas: &mut Canvas, corner: Point, capital: f64, lots: &[(KindId, bool)]) {
    // The smallest plan of a tile is what fits here.
    let detail = Detail::LOW;
    for (ix, &(kind, is_offered)) in lots.iter().rev().enumerate() {
        let x = corner.x - capital * (1.0 + 1.15 * ix as f64);
        let y = corner.y - capital;
        let scale = capital / SIZE;
        let place = format!("transform=\"translate({x:.0} {y:.0})scale({scale:.3})\"");
        canvas.open(&place);
        paint_tile(canvas, kind, Rotation::R0, 0, detail);
        if is_offered {
            let pen = line(Role::Glow, 90.0);
            canvas.path(pen, "M-20-20h1040v1040h-1040z");
        }
        canvas.close();
    }
}
