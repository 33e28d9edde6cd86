//! What cannot be laid on a table.

use std::fmt;

use super::FARTHEST;
use crate::figure::{FigureKind, Seat};
use crate::geometry::Cell;
use crate::moves::Spot;
use crate::neutral::Neutral;
use crate::token::Token;

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A tile lies there already.
    CellTaken(Cell),
    /// The cell is farther away than any game reaches.
    TooFar(Cell),
    /// The tile touches no other tile.
    NotConnected(Cell),
    /// The tile's edges do not match those around it.
    NoMatch(Cell),
    /// The cell is no hole, and the tile goes into holes only.
    NoHole(Cell),
    /// The start tiles do not lie where the game begins, and the game cannot do without them.
    NoStart,
    /// The game has no more copies of that tile.
    NoCopyLeft,
    /// There is no such segment.
    NoSegment(Spot),
    /// A figure of that kind cannot stand on that kind of segment.
    CannotStand(FigureKind, Spot),
    /// The seat has no such figure left.
    NoFigureLeft(Seat, FigureKind),
    /// The seats would hold prisoners of each other.
    NotExchanged(Seat, Seat),
    /// The feature is complete, so its figures have gone home.
    Complete(Spot),
    /// There is no such seat.
    NoSeat(Seat),
    /// The neutral figure cannot stand there.
    NeutralCannotStand(Neutral, Spot),
    /// The seat has no such figure there.
    NoFigureThere(Seat, FigureKind, Spot),
    /// The game is played without it.
    NotInPlay(&'static str),
    /// The tile would have been placed.
    NotSetAside,
    /// Seats hold more tokens of a kind than there are.
    TooManyTokens(Token, usize),
    /// Such a token cannot lie there.
    NoPlaceForToken(Token, Spot),
    /// No bridge can be built over that tile in this direction.
    CannotSpan(Cell),
    /// No castle can stand there.
    NoSmallCity(Spot),
    /// The seat owes a tile already.
    OwesTile(Seat),
    /// The game has no more of these tokens.
    NoTokenLeft(Token),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CellTaken(cell) => write!(f, "there is a tile at {cell} already"),
            Self::TooFar(cell) => {
                write!(
                    f,
                    "{cell} is too far away; cells go from -{FARTHEST} to {FARTHEST}"
                )
            }
            Self::NotConnected(cell) => write!(f, "a tile at {cell} would touch no other tile"),
            Self::NoMatch(cell) => {
                write!(
                    f,
                    "the tile does not match its neighbors at {cell} in this rotation"
                )
            }
            Self::NoHole(cell) => write!(
                f,
                "an abbey at {cell} would not have a tile at each of its four sides"
            ),
            Self::NoStart => write!(
                f,
                "this game cannot do without its start tiles; begin with them, without `start none`"
            ),
            Self::NoCopyLeft => write!(f, "the game has no further copy of this tile"),
            Self::NoSegment(spot) => write!(f, "there is no such segment at {}", spot.cell),
            Self::CannotStand(kind, spot) => {
                write!(
                    f,
                    "a {} cannot stand on that segment at {}",
                    kind.name(),
                    spot.cell
                )
            }
            Self::NoFigureLeft(seat, kind) => {
                write!(f, "seat p{} has no {} left", seat.0, kind.name())
            }
            Self::NotExchanged(holder, seat) => write!(
                f,
                "p{} holds a figure of p{}, and such prisoners are exchanged at once: leave out one of the two",
                seat.0, holder.0
            ),
            Self::Complete(spot) => {
                write!(
                    f,
                    "the feature at {} is complete: its figures have gone home",
                    spot.cell
                )
            }
            Self::NoSeat(seat) => write!(f, "there is no seat p{}", seat.0),
            Self::NotSetAside => write!(
                f,
                "this tile is not set aside: only dragon tiles are, while the dragon is not on the board"
            ),
            Self::TooManyTokens(token, n_tokens) => write!(
                f,
                "the game has {n_tokens} of the token {}, with all seats and on the board together",
                token.name()
            ),
            Self::NoPlaceForToken(token, spot) => {
                write!(f, "a {} cannot lie there at {}", token.name(), spot.cell)
            }
            Self::CannotSpan(cell) => write!(
                f,
                "no bridge fits over {cell} in this direction: it joins two field edges of a tile without a bridge, and \
                 beyond each end is an empty cell or a road"
            ),
            Self::NoSmallCity(spot) => write!(
                f,
                "no castle can stand at {}: a castle is a complete city of two plain caps",
                spot.cell
            ),
            Self::OwesTile(seat) => {
                write!(f, "seat p{} has a tile of a bazaar already", seat.0)
            }
            Self::NoTokenLeft(token) => {
                write!(f, "the game has no further {}", token.name())
            }
            Self::NotInPlay(what) => write!(f, "{what} is not in play; add its box"),
            Self::NeutralCannotStand(neutral, spot) => {
                write!(
                    f,
                    "the {} cannot stand there at {}",
                    neutral.name(),
                    spot.cell
                )
            }
            Self::NoFigureThere(seat, kind, spot) => {
                write!(
                    f,
                    "seat p{} has no {} at {}",
                    seat.0,
                    kind.name(),
                    spot.cell
                )
            }
        }
    }
}

impl std::error::Error for PositionError {}
