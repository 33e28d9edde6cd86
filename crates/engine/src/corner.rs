//! Corners where four tiles meet, named by the cell south-east of them.

use carcas_tiles::{HalfSide, Side};

use crate::feature::SegmentIx;
use crate::geometry::Cell;
use crate::rules::{NO_SEGMENT, Rules};
use crate::state::State;

/// The four tiles around a corner, by where they lie from the one south-east of it, with the two sides of each that meet
/// there: the right half of the first and the left half of the second.
const AROUND: [(i16, i16, [Side; 2]); 4] = [
    (0, 0, [Side::W, Side::N]),
    (-1, 0, [Side::N, Side::E]),
    (-1, -1, [Side::E, Side::S]),
    (0, -1, [Side::S, Side::W]),
];

/// Returns the corner of a cell at which a half-side ends.
pub(crate) fn corner_at(cell: Cell, half: HalfSide) -> Cell {
    let side = half.side();
    let is_left = side.halves()[0] == half;
    // The left half of a side meets the right half of the one before it.
    let (x, y) = match (side, is_left) {
        (Side::N, true) | (Side::W, false) => (0, 0),
        (Side::N, false) | (Side::E, true) => (1, 0),
        (Side::E, false) | (Side::S, true) => (1, 1),
        (Side::S, false) | (Side::W, true) => (0, 1),
    };
    Cell::new(cell.x.saturating_add(x), cell.y.saturating_add(y))
}

/// Why there is no field at a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoField {
    /// A cell around it is empty.
    NoTile,
    /// A tile around it shows no field there, or two.
    Divided,
}

impl State {
    /// Returns the field at a corner, as a segment of the tile south-east of it.
    ///
    /// Rule: AM-36, AM-37, AM-A8.
    pub(crate) fn field_at_corner(
        &self,
        rules: &Rules,
        corner: Cell,
    ) -> Result<SegmentIx, NoField> {
        let mut field = None;
        for (x, y, [before, after]) in AROUND {
            let around = Cell::new(corner.x + x, corner.y + y);
            let tile = self.tile_at(around).ok_or(NoField::NoTile)?;
            let kind = rules.kind(tile.kind);
            let [_, right] = kind.border(before, tile.rotation).fields;
            let [left, _] = kind.border(after, tile.rotation).fields;
            if right != left || left == NO_SEGMENT {
                return Err(NoField::Divided);
            }
            field.get_or_insert(SegmentIx(tile.first_segment + u16::from(left)));
        }
        field.ok_or(NoField::NoTile)
    }
}
