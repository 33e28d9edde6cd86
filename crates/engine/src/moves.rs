//! Moves: the answers to decisions. Few verbs, shared by all modules.

use carcas_tiles::Rotation;

use crate::figure::{FigureIx, FigureKind};
use crate::geometry::Cell;

/// A segment on the board, by its cell and its index in the tile kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The cell of the tile.
    pub cell: Cell,
    /// The index of the segment in the catalogue's order.
    pub segment: u8,
}

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places the drawn tile.
    PlaceTile {
        /// Where.
        cell: Cell,
        /// How it is turned; the earliest of several rotations that look alike.
        rotation: Rotation,
    },
    /// Places a figure from the supply.
    PlaceFigure {
        /// Which kind.
        figure: FigureKind,
        /// Where.
        spot: Spot,
    },
    /// Takes an own figure back and scores it.
    TakeBack {
        /// Which figure on the board.
        figure: FigureIx,
    },
    /// Declines.
    Pass,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_fits_in_eight_bytes() {
        assert_eq!(size_of::<Move>(), 8);
    }
}
