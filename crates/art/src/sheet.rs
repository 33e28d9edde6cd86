//! A sheet with every tile of some boxes, its name and how often it is there.

use carcas_tiles::{KindId, Rotation, TileSet, catalogue};

use crate::board::paint_tile;
use crate::canvas::{Canvas, Colors, Data, fill, line};
use crate::geometry::{Point, Rect, at};
use crate::letters::{Align, text, width_of};
use crate::theme::Role;
use crate::tile::Detail;

/// Tiles beside one another.
const N_COLUMNS: usize = 8;

/// From one tile to the next, in thousandths of a tile.
const STEP: (f64, f64) = (1280.0, 1560.0);

/// The room of a heading.
const HEADING: f64 = 780.0;

/// The line of the names under a tile, which leaves room for towers.
const FIRST_LINE: f64 = 1150.0;

const MARGIN: f64 = 260.0;

/// Draws the sheet, and returns it with its width and height in pixels.
pub fn sheet(sets: &[&TileSet], colors: Colors, tile_px: f64) -> (String, (f64, f64)) {
    let n_rows: usize = sets
        .iter()
        .map(|set| set.copies.len().div_ceil(N_COLUMNS))
        .sum();
    let width = N_COLUMNS as f64 * STEP.0 - (STEP.0 - 1000.0) + 2.0 * MARGIN;
    let height = n_rows as f64 * STEP.1 + sets.len() as f64 * HEADING + MARGIN;
    let mut canvas = Canvas::new(colors);
    let view = Rect::new(0.0, 0.0, width, height);
    let corners = [
        at(0.0, 0.0),
        at(width, 0.0),
        at(width, height),
        at(0.0, height),
    ];
    canvas.path(fill(Role::Sheet), &Data::new().ring(corners).0);
    let mut y = 0.0;
    for set in sets {
        y += HEADING;
        let title = format!("{} ({} tiles)", set.of.title(), set.total());
        let base = Point::new(MARGIN, y - 350.0);
        text(
            &mut canvas,
            base,
            190.0,
            Role::SheetLetters,
            Align::Start,
            &title,
        );
        let rule = [at(MARGIN, y - 260.0), at(width - MARGIN, y - 260.0)];
        canvas.path(line(Role::SheetLetters, 10.0), &Data::new().line(rule).0);
        for (ix, &(kind, n_copies)) in set.copies.iter().enumerate() {
            let (column, row) = (ix % N_COLUMNS, ix / N_COLUMNS);
            let corner = Point::new(MARGIN + column as f64 * STEP.0, y + row as f64 * STEP.1);
            canvas.moved(corner, |canvas| draw_entry(canvas, kind, n_copies, tile_px));
        }
        y += set.copies.len().div_ceil(N_COLUMNS) as f64 * STEP.1;
    }
    let scale = tile_px / 1000.0;
    let size = (width * scale, height * scale);
    (canvas.finish(view, size.0), size)
}

fn draw_entry(canvas: &mut Canvas, kind: KindId, n_copies: u8, tile_px: f64) {
    let detail = Detail::of(tile_px, canvas.colors());
    paint_tile(canvas, kind, Rotation::R0, 0, detail);
    let count = format!("×{n_copies}");
    text(
        canvas,
        at(1000.0, FIRST_LINE),
        72.0,
        Role::SheetLetters,
        Align::End,
        &count,
    );
    let room = 1000.0 - width_of(72.0, &count) - 60.0;
    let id = &catalogue().kind(kind).id;
    for (ix, words) in lines(id, room).into_iter().enumerate() {
        let (x, y) = (0.0, FIRST_LINE + 105.0 * ix as f64);
        text(
            canvas,
            at(x, y),
            66.0,
            Role::SheetLetters,
            Align::Start,
            &words,
        );
    }
}

/// Breaks an id at its hyphens into lines that fit.
fn lines(id: &str, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in id.split_inclusive('-') {
        match lines.last_mut() {
            Some(last) if width_of(66.0, &format!("{last}{word}")) <= room => last.push_str(word),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
