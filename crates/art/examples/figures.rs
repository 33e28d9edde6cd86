//! Writes sheets with all figures and tokens to the folder named by the first argument.

use std::path::Path;
use std::{env, fs, io};

use carcas_art::canvas::{Canvas, Colors, Stencil, Tint, fill, line};
use carcas_art::geometry::Point;
use carcas_art::stencils::figure::{FIGURES, NEUTRALS, SEAT_HATCHES};
use carcas_art::stencils::token::{TOKENS, stamp_tower};
use carcas_art::theme::{Role, SEATS, Theme};
use kurbo::Rect;

const CELL: f64 = 520.0;

fn ground(canvas: &mut Canvas, role: Role, area: Rect) {
    let data = format!(
        "M{} {}H{}V{}H{}Z",
        area.x0, area.y0, area.x1, area.y1, area.x0
    );
    canvas.path(fill(role), &data);
}

fn stamp(canvas: &mut Canvas, stencil: &Stencil, at: Point, scale: f64) {
    canvas.stamp(stencil, Tint::None, at, scale);
}

/// Draws every figure of every seat, then those of nobody and the tokens, and returns how far down that goes.
fn all(canvas: &mut Canvas, ground_role: Role, scale: f64, top: f64) -> f64 {
    let cell = CELL * scale;
    let columns = FIGURES.len();
    let width = cell * columns as f64;
    let rest: Vec<&Stencil> = NEUTRALS.iter().chain(TOKENS.iter()).collect();
    let rows = SEATS.len() + rest.len().div_ceil(columns);
    ground(
        canvas,
        ground_role,
        Rect::new(0.0, top, width, top + cell * rows as f64),
    );
    for seat in 0..SEATS.len() {
        for (column, figure) in FIGURES.iter().enumerate() {
            let at = Point::new(
                cell * (column as f64 + 0.5),
                top + cell * (seat as f64 + 0.84),
            );
            figure.stamp(canvas, seat as u8, at, scale);
        }
    }
    for (ix, stencil) in rest.iter().enumerate() {
        let (column, row) = (ix % columns, SEATS.len() + ix / columns);
        let at = Point::new(
            cell * (column as f64 + 0.5),
            top + cell * (row as f64 + 0.84),
        );
        let is_long = stencil.name.starts_with("bridge");
        let size = if is_long { 0.5 } else { 1.0 };
        let raise = if is_long { cell * 0.34 } else { 0.0 };
        stamp(
            canvas,
            stencil,
            Point::new(at.x, at.y - raise),
            scale * size,
        );
    }
    let column = rest.len() % columns;
    let bottom = top + cell * rows as f64;
    for pieces in 1..4 {
        let x = cell * (column as f64 + f64::from(pieces) - 0.5);
        stamp_tower(canvas, pieces, Point::new(x, bottom - cell * 0.16), scale);
    }
    bottom
}

/// Draws ground owned by each seat.
fn hatches(canvas: &mut Canvas, top: f64) -> f64 {
    for (seat, cell) in SEAT_HATCHES.iter().enumerate() {
        let left = seat as f64 * 460.0;
        ground(
            canvas,
            Role::Field,
            Rect::new(left, top, left + 440.0, top + 440.0),
        );
        for ix in 0..121 {
            let by = Point::new(
                left + f64::from(ix % 11) * 40.0,
                top + f64::from(ix / 11) * 40.0,
            );
            canvas.moved(by, |canvas| canvas.path(line(Role::Ink, 6.0), cell));
        }
    }
    top + 440.0
}

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for theme in Theme::ALL {
        let mut canvas = Canvas::new(Colors::Fixed(theme));
        let mut bottom = all(&mut canvas, Role::Field, 1.0, 0.0);
        bottom = all(&mut canvas, Role::City, 1.0, bottom);
        bottom = hatches(&mut canvas, bottom + 20.0);
        let width = CELL * FIGURES.len() as f64;
        let sheet = canvas.finish(Rect::new(0.0, 0.0, width, bottom), 3000.0);
        fs::write(folder.join(format!("figures-{}.svg", theme.name())), sheet)?;
        // A follower of 300 units is 40 pixels high here, the smallest size that must read.
        let mut canvas = Canvas::new(Colors::Fixed(theme));
        let bottom = all(&mut canvas, Role::Field, 1.0, 0.0);
        let bottom = all(&mut canvas, Role::City, 1.0, bottom);
        let small = canvas.finish(Rect::new(0.0, 0.0, width, bottom), width * 40.0 / 300.0);
        fs::write(folder.join(format!("small-{}.svg", theme.name())), small)?;
    }
    Ok(())
}
