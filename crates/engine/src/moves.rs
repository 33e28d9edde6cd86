//! Moves: the answers to decisions. Few verbs, shared by all modules.

use carcas_tiles::Rotation;

use crate::board::Axis;
use crate::figure::{FigureIx, FigureKind, Seat};
use crate::geometry::Cell;
use crate::neutral::Neutral;
use crate::rules::KindIx;
use crate::token::Token;

/// A segment on the board, by its cell and its index in the tile kind, or a tile as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The cell of the tile.
    pub cell: Cell,
    /// The index of the segment in [`Rules::segments`](crate::Rules::segments), [`Spot::BRIDGE`] or
    /// [`Spot::WHOLE_TILE`].
    pub segment: u8,
}

impl Spot {
    /// Stands for no segment in particular.
    pub const WHOLE_TILE: u8 = u8::MAX;
    /// Stands for the bridge over a tile.
    pub const BRIDGE: u8 = u8::MAX - 1;

    /// Returns the spot that is a tile as a whole.
    pub const fn tile(cell: Cell) -> Self {
        Self {
            cell,
            segment: Self::WHOLE_TILE,
        }
    }
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
    /// Moves an own figure on the board.
    MoveFigure {
        /// Which figure on the board.
        figure: FigureIx,
        /// Where to.
        to: Spot,
    },
    /// Takes an own figure back and scores it.
    TakeBack {
        /// Which figure on the board.
        figure: FigureIx,
    },
    /// Sends anybody's figure home.
    SendHome {
        /// Which figure on the board.
        figure: FigureIx,
    },
    /// Moves a neutral figure, or brings it to the board.
    MoveNeutral {
        /// Which.
        neutral: Neutral,
        /// Where to.
        to: Spot,
    },
    /// Puts a neutral figure beside an own figure.
    PutBeside {
        /// Which neutral figure.
        neutral: Neutral,
        /// Which figure on the board.
        figure: FigureIx,
    },
    /// Takes a neutral figure off the board.
    PutAside {
        /// Which.
        neutral: Neutral,
    },
    /// Puts a token on the board.
    PlaceToken {
        /// Which.
        token: Token,
        /// Where.
        spot: Spot,
    },
    /// Captures a figure.
    Capture {
        /// Which figure on the board.
        figure: FigureIx,
    },
    /// Takes an own figure back in exchange.
    Exchange {
        /// Which kind.
        figure: FigureKind,
    },
    /// Buys an own figure back. It comes beside the question, which is asked again.
    Ransom {
        /// Who holds it.
        holder: Seat,
        /// Which kind.
        figure: FigureKind,
    },
    /// Chooses a feature.
    Choose {
        /// A segment of it.
        spot: Spot,
    },
    /// Takes a second part.
    Again,
    /// Draws a token for the seat's flock.
    Grow,
    /// Scores the flocks of the field of the seat's shepherd.
    Herd,
    /// Declines.
    Pass,
    /// Builds a bridge.
    BuildBridge {
        /// The cell of the tile below it.
        cell: Cell,
        /// Its direction.
        axis: Axis,
    },
    /// Turns a small city into a castle.
    Convert {
        /// The figure on the board that becomes its lord.
        figure: FigureIx,
    },
    /// Chooses a tile of a bazaar and opens its auction.
    Auction {
        /// Which.
        kind: KindIx,
        /// The opening bid.
        bid: u16,
    },
    /// Bids for the tile that is auctioned.
    Bid {
        /// How many points.
        bid: u16,
    },
    /// Takes the auctioned tile and pays the highest bidder.
    Buy,
    /// Leaves the auctioned tile to the highest bidder.
    Sell,
    /// Takes a tile of a bazaar.
    TakeLot {
        /// Which.
        kind: KindIx,
    },
}

impl Move {
    /// Whether two moves do the same with the same sort of figure, if perhaps elsewhere.
    pub fn is_alike(self, other: Self) -> bool {
        match (self, other) {
            (Self::PlaceFigure { figure: one, .. }, Self::PlaceFigure { figure: other, .. }) => {
                one == other
            }
            (
                Self::MoveNeutral { neutral: one, .. } | Self::PutBeside { neutral: one, .. },
                Self::MoveNeutral { neutral: other, .. } | Self::PutBeside { neutral: other, .. },
            ) => one == other,
            _ => std::mem::discriminant(&self) == std::mem::discriminant(&other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_fits_in_eight_bytes() {
        assert_eq!(size_of::<Move>(), 8);
    }
}
