//! A picture that stands alone, put together from the parts of a pack as clients do.

use carcas_tiles::{KindId, Rotation};

use super::{OVERHANG, Size};
use crate::canvas::{Canvas, Colors, fill};
use crate::geometry::{Rect, SIZE};
use crate::theme::{Role, Theme};
use crate::tile::{Detail, draw};

/// Which part of a tile a picture shows. Boards draw the ground of all tiles first, then what stands, row by row from the
/// north, then towers where walls end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What lies flat, on grass: just the tile.
    Ground,
    /// What stands: the tile and [`OVERHANG`] around it.
    Upright,
}

/// Returns one part of a tile as a file in the colors of a theme.
pub fn tile_svg(
    kind: KindId,
    (copy, rotation): (u8, Rotation),
    theme: Theme,
    size: Size,
    part: Part,
) -> String {
    let colors = Colors::Fixed(theme);
    let art = draw(
        kind,
        rotation,
        copy,
        Detail::of(size.tile_px(), colors),
        colors,
    );
    let tile = Rect::new(0.0, 0.0, SIZE, SIZE);
    match part {
        Part::Ground => {
            let mut canvas = Canvas::new(colors);
            canvas.path(fill(Role::Field), "M0 0h1000v1000h-1000z");
            canvas.append(art.ground);
            canvas.finish(tile, size.tile_px())
        }
        Part::Upright => {
            let view = tile.inflate(OVERHANG, OVERHANG);
            art.upright
                .finish(view, size.tile_px() * view.width() / SIZE)
        }
    }
}
