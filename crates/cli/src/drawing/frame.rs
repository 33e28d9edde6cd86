//! A board in a fixed view, with names and scores below.

use anyhow::Context;
use carcas_art::canvas::{Canvas, Colors, Stencil, Tint, fill, line, path};
use carcas_art::geometry::{Point, Rect};
use carcas_art::letters::{Align, text, width_of};
use carcas_art::theme::Role;
use carcas_engine::{Rules, State};

/// A drawing taken apart: what part of the plane it shows, and its elements.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    view: Rect,
    body: String,
}

/// What is written below a board.
#[derive(Clone, Debug)]
pub(crate) struct Band {
    seats: Vec<(String, String)>,
    active: usize,
    note: String,
}

impl Band {
    /// Returns names and scores of a position.
    pub(crate) fn new(rules: &Rules, state: &State, names: &[String]) -> Self {
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
}

/// The flag of a seat in the band.
const FLAG: Stencil = Stencil {
    name: "seat-flag",
    strokes: &[path(
        fill(Role::Seat).lined(Role::InkFigure, 8.0),
        "M-48-96h96v72q-48 52-96 0z",
    )],
};

impl Picture {
    /// Takes a finished drawing of ours apart.
    pub(crate) fn read(svg: &str) -> anyhow::Result<Self> {
        let read = || {
            let (head, rest) = svg.split_once('>')?;
            let body = rest.trim_end().strip_suffix("</svg>")?.to_owned();
            let mut numbers = attribute(head, "viewBox")?
                .split(' ')
                .filter_map(|number| number.parse::<f64>().ok());
            let mut next = || numbers.next();
            let corner = Point::new(next()?, next()?);
            let view = Rect::from_origin_size(corner, (next()?, next()?));
            Some(Self { view, body })
        };
        read().context("the drawing has no size")
    }

    pub(crate) const fn view(&self) -> Rect {
        self.view
    }

    /// Returns the width and height in pixels at so many pixels per tile.
    pub(crate) fn size_at(&self, tile_px: f64) -> (f64, f64) {
        let scale = tile_px / 1000.0;
        (self.view.width() * scale, self.view.height() * scale)
    }

    /// Shows another part of the plane, on the color of the table.
    pub(crate) fn show(&mut self, view: Rect, colors: Colors) {
        let mut canvas = Canvas::new(colors);
        ground(&mut canvas, view);
        self.body.insert_str(0, &canvas.body);
        self.view = view;
    }

    /// Adds names and scores below.
    pub(crate) fn add_band(&mut self, band: &Band, colors: Colors) {
        let mut canvas = Canvas::new(colors);
        let below = Rect {
            y0: self.view.y1,
            y1: self.view.y1 + band_height(self.view, band),
            ..self.view
        };
        draw_band(&mut canvas, below, band);
        self.body.push_str("<defs>");
        self.body.push_str(&canvas.definitions());
        self.body.push_str("</defs>");
        self.body.push_str(&canvas.body);
        self.view.y1 = below.y1;
    }

    /// Returns the drawing as a file of this width in pixels.
    pub(crate) fn finish(self, width: f64, colors: Colors) -> String {
        let mut canvas = Canvas::new(colors);
        canvas.body = self.body;
        canvas.finish(self.view, width)
    }
}

fn attribute<'s>(head: &'s str, name: &str) -> Option<&'s str> {
    let (_, rest) = head.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn ground(canvas: &mut Canvas, view: Rect) {
    let (x, y, width, height) = (view.x0, view.y0, view.width(), view.height());
    let data = format!("M{x} {y}h{width}v{height}h-{width}z");
    canvas.path(fill(Role::Table), &data);
}

/// How high capitals of the band are, as a part of its height.
const CAPITAL: f64 = 0.3;

/// Returns the height of the band: names as large as their number allows, within reason.
fn band_height(view: Rect, band: &Band) -> f64 {
    let all = width_of(1.0, &line_of(band)) + 4.0 * band.seats.len() as f64;
    let capital = (view.width() * 0.92 / all).min(view.width() * 0.03);
    capital / CAPITAL
}

fn line_of(band: &Band) -> String {
    let mut line = String::new();
    for (name, _) in &band.seats {
        // Room for the greatest score keeps names in their places.
        line += &format!("{name} 000  ");
    }
    line + &band.note
}

fn draw_band(canvas: &mut Canvas, view: Rect, band: &Band) {
    ground(canvas, view);
    let unit = view.height() * CAPITAL;
    let margin = view.width() * 0.03;
    let data = format!(
        "M{} {:.0}h{:.0}",
        view.x0 + margin,
        view.y0,
        view.width() - 2.0 * margin
    );
    canvas.path(line(Role::InkSoft, unit * 0.05), &data);
    let y = view.center().y + unit / 2.0;
    let mut x = view.x0 + margin;
    for (ix, (name, score)) in band.seats.iter().enumerate() {
        let at = Point::new(x + unit * 0.55, y);
        canvas.stamp(&FLAG, Tint::Seat(ix as u8), at, unit / 96.0);
        x += unit * 1.6;
        let label = format!("{name} {score}");
        text(
            canvas,
            Point::new(x, y),
            unit,
            Role::Ink,
            Align::Start,
            &label,
        );
        if ix == band.active {
            let width = width_of(unit, name);
            let data = format!("M{x:.0} {:.0}h{width:.0}", y + unit * 0.45);
            canvas.path(line(Role::Glow, unit * 0.16), &data);
        }
        x += width_of(unit, &format!("{name} 000")) + unit * 1.4;
    }
    let right = Point::new(view.x1 - margin, y);
    text(canvas, right, unit, Role::InkSoft, Align::End, &band.note);
}
