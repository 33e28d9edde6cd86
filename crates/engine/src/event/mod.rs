//! Events: what happened, told to listeners and stored nowhere.

mod cause;
mod terms;

use carcas_tiles::{Rotation, SegmentKind};

pub use cause::{Cause, Departure, Obstacle, Payment, Release, Removal};
pub use terms::{Label, Term, Terms};

use crate::figure::{FigureKind, Seat};
use crate::geometry::Cell;
use crate::moves::Spot;
use crate::neutral::Neutral;
use crate::rules::KindIx;
use crate::score::Contest;
use crate::token::{Title, Token};

/// Why points were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A feature was complete.
    Complete,
    /// A feature was open when the game ended.
    OpenAtEnd,
    /// A field was scored when the game ended.
    FieldAtEnd,
    /// A complete city was supplied by the fields around it when the game ended.
    CityOfFieldsAtEnd,
    /// A figure was taken back.
    TakenBack,
    /// A turn began with the fairy at hand.
    FairyTurn,
    /// A follower with the fairy was in a scored feature.
    FairyBonus,
    /// Nobody had more of a kind of goods when the game ended.
    Goods,
    /// A seat was king or robber.
    Title(Title),
    /// A castle took the value of a completed feature beside it.
    Castle,
    /// A barn was placed in a field with farmers.
    BarnPlaced,
    /// Farmers came to a field with a barn.
    BarnJoined,
    /// A barn was scored when the game ended.
    BarnAtEnd,
    /// The flocks of a field were herded.
    Herd,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat's turn began.
    TurnStarted {
        /// Whose.
        seat: Seat,
    },
    /// A tile was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: KindIx,
    },
    /// A drawn tile fits nowhere and left the game.
    Discarded {
        /// Which.
        kind: KindIx,
    },
    /// A seat did not build the bridge that a tile needs, and the tile left the game.
    Declined {
        /// Who.
        seat: Seat,
        /// Which.
        kind: KindIx,
    },
    /// A tile was placed.
    TilePlaced {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: KindIx,
        /// Where.
        cell: Cell,
        /// How it was turned.
        rotation: Rotation,
    },
    /// A figure was placed.
    FigurePlaced {
        /// By whom.
        seat: Seat,
        /// Which.
        figure: FigureKind,
        /// Where.
        spot: Spot,
    },
    /// A figure went back to its seat's supply.
    FigureReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: FigureKind,
        /// Where it stood.
        spot: Spot,
        /// Why.
        cause: Cause,
    },
    /// A seat scored, or would have scored if the feature were worth anything.
    Scored {
        /// Who.
        seat: Seat,
        /// The rule that gives the points.
        rule: &'static str,
        /// Why.
        reason: Reason,
        /// What kind of feature, if it was one.
        feature: Option<SegmentKind>,
        /// A segment of the feature or the tile, if the points belong to a place.
        spot: Option<Spot>,
        /// The points, term by term.
        terms: Terms,
        /// Who contended for the feature, if seats did.
        contest: Option<Contest>,
    },
    /// A seat took tokens: goods of a completed city, a title.
    TokensTaken {
        /// Who.
        seat: Seat,
        /// Which.
        token: Token,
        /// How many.
        n_tokens: u8,
    },
    /// A seat drew a token for its flock. A flock goes back into the token bag when its shepherd goes home.
    TokenDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        token: Token,
    },
    /// A seat put a token on the board.
    TokenPlaced {
        /// Who.
        seat: Seat,
        /// Which.
        token: Token,
        /// Where.
        spot: Spot,
        /// How many lie there now.
        n_tokens: u8,
    },
    /// A figure was captured.
    FigureCaptured {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: FigureKind,
        /// Where it stood.
        spot: Spot,
        /// Who holds it now.
        captor: Seat,
    },
    /// A prisoner went back to its seat's supply.
    PrisonerFreed {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: FigureKind,
        /// Who held it.
        holder: Seat,
        /// How.
        release: Release,
    },
    /// A seat paid points.
    Paid {
        /// Who.
        from: Seat,
        /// The seat that gets them, if any.
        to: Option<Seat>,
        /// How many.
        points: i32,
        /// What for.
        payment: Payment,
    },
    /// A drawn tile was set aside until the dragon comes.
    SetAside {
        /// Which.
        kind: KindIx,
    },
    /// Tiles that had been set aside came back into the bag.
    TilesReturned {
        /// How many.
        n_tiles: u16,
    },
    /// A figure moved on the board.
    FigureMoved {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: FigureKind,
        /// Where it stood.
        from: Spot,
        /// Where it stands now.
        to: Spot,
    },
    /// A neutral figure moved, or came to the board.
    NeutralMoved {
        /// The seat that moved it, or whose tile or figure made it move.
        mover: Seat,
        /// Which.
        neutral: Neutral,
        /// Where to.
        to: Spot,
    },
    /// A neutral figure left the board.
    NeutralAside {
        /// Which.
        neutral: Neutral,
        /// Why.
        departure: Departure,
    },
    /// The dragon cannot go on, although its journey is not over.
    DragonStopped {
        /// How many moves it made.
        n_moves: u8,
        /// What is in its way in the north, east, south and west.
        obstacles: [Obstacle; 4],
    },
    /// A tile was turned up for a bazaar.
    LotTurnedUp {
        /// Which.
        kind: KindIx,
    },
    /// A seat opened the auction of a tile.
    Offered {
        /// Who.
        seat: Seat,
        /// Which tile.
        kind: KindIx,
        /// The opening bid.
        bid: u16,
    },
    /// A seat bid more.
    Bid {
        /// Who.
        seat: Seat,
        /// How much.
        bid: u16,
    },
    /// A seat got a tile of a bazaar.
    LotTaken {
        /// Who.
        seat: Seat,
        /// Which.
        kind: KindIx,
    },
    /// A seat began its turn with the tile that it got at a bazaar.
    OwedTaken {
        /// Who.
        seat: Seat,
        /// Which.
        kind: KindIx,
    },
    /// The game ended and everything is scored.
    GameEnded,
}

/// Where events go: to a list, or nowhere, which costs one test.
#[derive(Debug)]
pub struct Log<'a>(Option<&'a mut Vec<Event>>);

impl Log<'static> {
    /// Drops all events.
    pub const fn silent() -> Self {
        Self(None)
    }
}

impl<'a> Log<'a> {
    /// Appends events to a list.
    pub fn to(events: &'a mut Vec<Event>) -> Self {
        Self(Some(events))
    }

    /// Tells an event, built only if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.0 {
            events.push(event());
        }
    }
}
