//! All tiles in one file, for programs that show boards themselves.

use std::fmt::Write;

use carcas_tiles::{KindId, Rotation};

use crate::canvas::{Canvas, Colors, style_sheet};
use crate::tile::{Detail, atlas, draw};

/// Returns one SVG file that shows nothing and defines every tile in every rotation.
///
/// Tile `city-cap` turned once is in the groups `city-cap-1-ground` and `city-cap-1-upright`, in units of a thousandth of
/// a tile. A board draws all grounds first and then, row by row from the north, what stands upright. Colors are
/// variables that the style sheet inside gives a value for every theme.
pub fn sprites(kinds: &[KindId], copy: u8) -> String {
    let mut canvas = Canvas::new(Colors::Variable);
    let mut groups = String::new();
    for &kind in kinds {
        for rotation in (0..4).map(Rotation::from_ix) {
            let art = draw(kind, rotation, copy, Detail::High, Colors::Variable);
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
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\" fill=\"none\"><style>{}</style><defs>{}{groups}</defs></svg>\n",
        style_sheet(),
        canvas.definitions(),
    )
}
