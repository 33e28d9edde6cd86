//! All tiles and figures in one file, for programs that show boards themselves.

use std::fmt::Write;

use carcas_tiles::{KindId, Rotation};

use crate::canvas::{Canvas, Colors, Tint, style_sheet};
use crate::geometry::at;
use crate::stencils::figure::{FIGURES, NEUTRALS, SEAT_MARKS};
use crate::stencils::gate::TOWER_CORNER;
use crate::stencils::token::TOKENS;
use crate::theme::SEATS;
use crate::tile::{Detail, atlas, draw};

/// Returns one SVG file that shows nothing and defines every tile in every rotation, and every figure and token.
///
/// Tile `city-cap` turned once is in the groups `city-cap-1-ground` and `city-cap-1-upright`, in units of a thousandth of
/// a tile. A board draws all grounds first and then, row by row from the north, what stands upright, and `tower-corner`
/// where walls end. Figures are `follower-s0` to `follower-s5` and so on, with `mark-…-s0` for the mark of the seat.
/// Colors are variables that the style sheet inside gives a value for every theme.
pub fn sprites(kinds: &[KindId], copy: u8) -> String {
    let mut canvas = Canvas::new(Colors::Variable);
    let mut groups = String::new();
    for &kind in kinds {
        for rotation in (0..4).map(Rotation::from_ix) {
            let art = draw(kind, rotation, copy, Detail::HIGH, Colors::Variable);
            for (part, drawn) in [("ground", &art.ground), ("upright", &art.upright)] {
                let _ = write!(
                    groups,
                    "<g id=\"{}-{}-{part}\">{}</g>",
                    atlas().kind(kind).id,
                    rotation.ix(),
                    drawn.body
                );
                canvas.adopt(drawn);
            }
        }
    }
    canvas.adopt(&figures());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\" fill=\"none\"><style>{}</style><defs>{}{groups}</defs></svg>\n",
        style_sheet(),
        canvas.definitions(),
    )
}

/// Everything that a board needs besides its tiles, stamped once so that it is defined.
fn figures() -> Canvas {
    let origin = at(0.0, 0.0);
    let mut canvas = Canvas::new(Colors::Variable);
    canvas.stamp(&TOWER_CORNER, Tint::None, origin, 1.0);
    for stencil in NEUTRALS.iter().chain(&TOKENS) {
        canvas.stamp(stencil, Tint::None, origin, 1.0);
    }
    for seat in 0..SEATS.len() as u8 {
        let mark = &SEAT_MARKS[usize::from(seat)];
        canvas.stamp(mark, Tint::Seat(seat), origin, 1.0);
        for figure in &FIGURES {
            canvas.stamp(&figure.stencil, Tint::Seat(seat), origin, 1.0);
        }
    }
    canvas
}
