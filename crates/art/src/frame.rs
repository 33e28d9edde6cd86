//! A board with names and scores below, who is held prisoner by whom, and what is auctioned.

use carcas_engine::{Prisoner, Rules, State};
use carcas_tiles::{KindId, Rotation};

use crate::board::{Board, BoardStyle, figure_art, kind_id, paint_board, paint_tile, view};
use crate::canvas::{Canvas, Data, Stencil, Tint, fill, line, path};
use crate::geometry::{Point, Rect, SIZE, Vec2, at};
use crate::letters::{Align, text, width_of};
use crate::stencils::figure::SEAT_MARKS;
use crate::theme::Role;
use crate::tile::Detail;

/// What is written below a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    seats: Vec<(String, String)>,
    active: usize,
    n_left: usize,
    prisoners: Vec<Prisoner>,
    /// The tiles of a bazaar that nobody has taken, and which of them is being auctioned.
    lots: Vec<(KindId, bool)>,
    has_shelf: bool,
}

impl Band {
    /// Returns names and scores of a position, with a shelf above them for prisoners and lots if there are any.
    pub fn new(rules: &Rules, state: &State, names: &[String]) -> Self {
        let seats = rules.seats().map(|seat| {
            let name = names.get(seat.ix()).cloned().unwrap_or_default();
            (name, state.score(seat).to_string())
        });
        let (prisoners, lots) = (state.prisoners().to_vec(), lots(rules, state));
        Self {
            seats: seats.collect(),
            active: state.active_seat().ix(),
            n_left: state.bag_size(),
            has_shelf: !prisoners.is_empty() || !lots.is_empty(),
            prisoners,
            lots,
        }
    }

    /// Whether something stands above the names.
    pub const fn has_shelf(&self) -> bool {
        self.has_shelf
    }

    /// Keeps room for what stands above the names, so that bands of one game are equally high.
    #[must_use]
    pub fn with_shelf(self, has_shelf: bool) -> Self {
        Self {
            has_shelf: self.has_shelf || has_shelf,
            ..self
        }
    }

    /// Returns the room for names, the greatest scores and the number of tiles, in heights of a capital.
    fn length(&self) -> f64 {
        let names: f64 = self.seats.iter().map(|(name, _)| column(1.0, name)).sum();
        names + BEFORE + width_of(1.0, "000")
    }

    /// Returns the side of a tile on the shelf: as large as it is read on the board, if all find room.
    fn lot_side(&self, width: f64) -> f64 {
        (width * 0.46 / self.seats.len().max(1) as f64)
            .min(SIZE * 0.8)
            .round()
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

/// The tiles that are left, as a pile.
const PILE: Stencil = Stencil {
    name: "pile-of-tiles",
    strokes: &[
        path(line(Role::Halo, 22.0), "M-50-36V-10L0 16L50-10V-36L0-62z"),
        path(
            fill(Role::Card).lined(Role::InkFigure, 8.0),
            "M-50-34V-10L0 16L50-10V-34z",
        ),
        path(
            line(Role::InkFigure, 6.0),
            "M-50-26L0 0L50-26M-50-18L0 8L50-18",
        ),
        path(
            fill(Role::Field).lined(Role::InkFigure, 8.0),
            "M-50-36L0-62L50-36L0-10z",
        ),
        path(line(Role::Road, 9.0).blunt(), "M-25-49L25-23"),
    ],
};

/// The window in which a prisoner is seen.
const CELL: Stencil = Stencil {
    name: "cell",
    strokes: &[path(
        fill(Role::InkWall).lined(Role::StoneDark, 30.0),
        "M-130 0V-230Q-130-350 0-350Q130-350 130-230V0z",
    )],
};

/// Its bars, before the prisoner: a grate that is let down as far as the face, so that face and mark are seen.
const BARS: Stencil = Stencil {
    name: "bars",
    strokes: &[
        path(
            line(Role::InkWall, 20.0).blunt(),
            "M-98 2V-310M98 2V-310M-34 2V-44M34 2V-44M-52-262V-338M0-282V-346M52-262V-338M-118-290H118M-118-14H118",
        ),
        path(
            line(Role::StoneLight, 10.0).blunt(),
            "M-98 0V-308M98 0V-308M-34 0V-44M34 0V-44M-52-264V-336M0-284V-344M52-264V-336M-118-290H118M-118-14H118",
        ),
    ],
};

/// How high capitals of the band are, as a part of its height.
const CAPITAL: f64 = 0.3;

/// The height of the shelf, compared with the side of a tile on it.
const SHELF: f64 = 1.4;

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
        paint_band(&mut canvas, below, band, style);
    }
    canvas.finish(whole, size_of(whole, style).0)
}

/// Returns the height of the band: names as large as their number allows, within reason, and the shelf.
fn band_height(width: f64, band: &Band) -> f64 {
    let shelf = if band.has_shelf {
        (band.lot_side(width) * SHELF).round()
    } else {
        0.0
    };
    names_height(width, band) + shelf
}

fn names_height(width: f64, band: &Band) -> f64 {
    let capital = (width * 0.94 / band.length()).min(width * 0.024);
    (capital / CAPITAL).round()
}

/// Returns the room of a seat; that of the greatest score keeps names in their places.
fn column(capital: f64, name: &str) -> f64 {
    width_of(capital, &format!("{name} 000")) + (BEFORE + BETWEEN) * capital
}

/// Paints names and scores into a part of the plane, and above them what seats hold and what is auctioned.
pub fn paint_band(canvas: &mut Canvas, below: Rect, band: &Band, style: &BoardStyle) {
    let Rect { x0, y0, x1, y1 } = below;
    let corners = [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)];
    canvas.path(fill(Role::Table), &Data::new().ring(corners).0);
    let names = Rect {
        y0: y1 - names_height(below.width(), band),
        ..below
    };
    let capital = names.height() * CAPITAL;
    let margin = (below.width() * 0.03).round();
    let rule = [at(x0 + margin, y0), at(x1 - margin, y0)];
    let pen = line(Role::Letters, capital * 0.05);
    canvas.path(pen, &Data::new().line(rule).0);
    let y = names.center().y + capital / 2.0;
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
            // A pale rim, because on some tables the mark alone is dark.
            for (role, width) in [(Role::Letters, 0.24), (Role::Glow, 0.13)] {
                let pen = line(role, capital * width);
                canvas.path(pen, &Data::new().line(under).0);
            }
        }
        let room = column(capital, name);
        let foot = Point::new(x, names.y0);
        paint_prisoners(canvas, band, ix, (foot, room, below.width()));
        x += room;
    }
    let end = Point::new(below.x1 - margin, y);
    let left = band.n_left.to_string();
    text(canvas, end, capital, Role::Letters, Align::End, &left);
    let pile = end.x - width_of(capital, &left) - capital * 0.85;
    canvas.stamp(
        &PILE,
        Tint::None,
        at(pile, y - capital * 0.24),
        capital / 84.0,
    );
    let corner = Point::new(end.x, names.y0);
    paint_lots(canvas, band, (corner, below.width()), style);
}

/// Paints a seat's prisoners, each behind the bars of a window, above its name.
fn paint_prisoners(
    canvas: &mut Canvas,
    band: &Band,
    holder: usize,
    (corner, room, width): (Point, f64, f64),
) {
    let held = band.prisoners.iter();
    let held: Vec<&Prisoner> = held.filter(|one| one.holder.ix() == holder).collect();
    let scale = band.lot_side(width) / 520.0;
    // Where there are many, they stand closer together, so that nobody stands in another's cell.
    let step = (320.0 * scale).min(room * 0.96 / held.len().max(1) as f64);
    for (n, prisoner) in held.into_iter().enumerate() {
        let foot = at(corner.x + 160.0 * scale + step * n as f64, corner.y);
        let foot = foot - Vec2::new(0.0, 40.0 * scale);
        canvas.stamp(&CELL, Tint::None, foot, scale);
        let art = figure_art(prisoner.kind, false);
        art.stamp(canvas, prisoner.seat.0, foot, scale * 0.86);
        canvas.stamp(&BARS, Tint::None, foot, scale);
    }
}

/// Paints the tiles of a bazaar in a row that ends at a corner, the one that is being auctioned in a frame.
fn paint_lots(canvas: &mut Canvas, band: &Band, (corner, width): (Point, f64), style: &BoardStyle) {
    let side = band.lot_side(width);
    let detail = Detail::of(side * style.tile_px / SIZE, style.colors);
    for (ix, &(kind, is_offered)) in band.lots.iter().rev().enumerate() {
        let x = corner.x - side * (1.05 + 1.2 * ix as f64);
        let y = corner.y - side * 1.04;
        let scale = side / SIZE;
        let place = format!("transform=\"translate({x:.0} {y:.0})scale({scale:.3})\"");
        canvas.open(&place);
        if is_offered {
            canvas.path(line(Role::Glow, 110.0), "M0 0h1000v1000h-1000z");
        }
        paint_tile(canvas, kind, Rotation::R0, 0, detail);
        canvas.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn band(n_seats: usize, has_shelf: bool) -> Band {
        Band {
            seats: vec![("somebody".to_owned(), "10".to_owned()); n_seats],
            active: 0,
            n_left: 12,
            prisoners: Vec::new(),
            lots: Vec::new(),
            has_shelf,
        }
    }

    /// A lot is a tile that people bid for, so it is seen as well as those on the board.
    #[test]
    fn lots_and_prisoners_have_room_above_the_names() {
        for n_seats in 1..=6 {
            for width in [1_400.0, 5_000.0, 14_000.0] {
                let (bare, full) = (band(n_seats, false), band(n_seats, true));
                let side = full.lot_side(width);
                let grown = band_height(width, &full) - band_height(width, &bare);
                // Towers stand above the tile of a lot.
                assert!(grown >= side * 1.3, "{n_seats} seats, {width}: {grown}");
                let row = side * 1.2 * n_seats as f64;
                assert!(row <= width * 0.57, "{n_seats} lots take {row} of {width}");
            }
        }
        assert_eq!(band(6, true).lot_side(14_000.0), SIZE * 0.8);
    }

    #[test]
    fn bands_of_one_game_are_equally_high() {
        let shelved = band(3, false).with_shelf(true);
        assert_eq!(
            band_height(9_000.0, &shelved),
            band_height(9_000.0, &band(3, true))
        );
        assert!(band(3, true).with_shelf(false).has_shelf());
    }
}
