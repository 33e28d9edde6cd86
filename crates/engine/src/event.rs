//! Events: what happened, told to whoever listens and stored nowhere.

use carcas_tiles::{Goods, Rotation, SegmentKind};

use crate::figure::{FigureKind, Seat};
use crate::geometry::Cell;
use crate::moves::Spot;
use crate::neutral::Neutral;
use crate::rules::KindIx;
use crate::score::Contest;
use crate::token::{Title, Token};

/// What a term of a score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Label {
    /// Tiles of the feature.
    Tiles,
    /// Pennants of the city.
    Pennants,
    /// The monastery, abbey or garden itself.
    Center,
    /// Tiles around a monastery, abbey or garden.
    Neighbors,
    /// Complete cities that a field borders.
    Cities,
    /// Complete cities of a field with a pig herd.
    PigHerd,
    /// The fairy.
    Fairy,
    /// Tiles of a feature with the mage.
    Mage,
    /// The half that the witch takes.
    Witch,
    /// Complete cities of a field with the own pig.
    Pig,
    /// The most tokens of one kind of goods.
    MostGoods(Goods),
    /// Cities of the king, roads of the robber.
    Titles(Title),
    /// Castles that a field borders.
    Castles,
    /// Vineyards around a monastery, abbey or garden.
    Vineyards,
    /// Sheep of all flocks in a field.
    Sheep,
}

impl Label {
    /// Returns the word for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Pennants => "pennants",
            Self::Center => "itself",
            Self::Neighbors => "neighbors",
            Self::Cities => "cities",
            Self::PigHerd => "cities with a pig herd",
            Self::Fairy => "fairy",
            Self::Mage => "tiles with the mage",
            Self::Witch => "witch",
            Self::Pig => "cities with a pig",
            Self::MostGoods(goods) => goods.name(),
            Self::Titles(title) => title.name(),
            Self::Castles => "castles",
            Self::Vineyards => "vineyards",
            Self::Sheep => "sheep",
        }
    }
}

/// One term of a score: so many, at so many points each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// What is counted.
    pub label: Label,
    /// How many there are.
    pub count: u16,
    /// What each is worth.
    pub each: i16,
}

impl Term {
    /// Returns the points of the term.
    pub const fn points(self) -> i32 {
        self.count as i32 * self.each as i32
    }
}

/// The terms of a score, in the order in which they were added.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    terms: [Term; Self::MAX],
    n: u8,
}

impl Terms {
    /// More than any score has: a city in play of all boxes has tiles, pennants, and one term of each module that adds any.
    const MAX: usize = 8;

    /// No terms.
    pub const EMPTY: Self = Self {
        terms: [Term {
            label: Label::Tiles,
            count: 0,
            each: 0,
        }; Self::MAX],
        n: 0,
    };

    /// Adds a term, unless it counts nothing. A ninth term is left out: no score has so many.
    #[inline]
    pub fn add(&mut self, label: Label, count: u16, each: i16) {
        if count == 0 {
            return;
        }
        let next = self.terms.get_mut(usize::from(self.n));
        debug_assert!(next.is_some(), "a score has more terms than any has");
        if let Some(next) = next {
            *next = Term { label, count, each };
            self.n += 1;
        }
    }

    /// Returns the terms.
    #[inline]
    pub fn as_slice(&self) -> &[Term] {
        &self.terms[..usize::from(self.n)]
    }

    /// Returns the sum of all terms.
    #[inline]
    pub fn total(&self) -> i32 {
        self.as_slice().iter().map(|term| term.points()).sum()
    }
}

impl PartialEq for Terms {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Terms {}

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

/// Why a figure left the board for its seat's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Its feature was complete and has been scored.
    Completed,
    /// Its seat took it back.
    TakenBack,
    /// It was removed before its feature was scored.
    Removed(Removal),
    /// The last follower of its seat in its feature was removed.
    Orphaned(Removal),
    /// Its city became the castle of another figure.
    Converted,
    /// Its castle has been scored.
    CastleScored,
    /// Its field was scored because of a barn.
    Barn,
    /// A wolf came to its field.
    Wolf,
    /// Its flock was herded.
    Herded,
}

/// What removes figures before their feature is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// The dragon entered the tile.
    Dragon {
        /// Who moved the dragon.
        mover: Seat,
    },
    /// A princess.
    Princess {
        /// Who placed her.
        placer: Seat,
    },
    /// A tower.
    Capture {
        /// Who added the floor.
        captor: Seat,
    },
}

/// How a prisoner came free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Release {
    /// Two seats that held followers of each other exchanged them.
    Exchange,
    /// Its seat paid for it.
    Ransom,
}

/// What points were paid for; payments are no scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// A prisoner.
    Ransom,
    /// A tile of a bazaar.
    Bazaar,
}

impl Cause {
    /// Returns the rule that sends it home.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Completed => "BA-40",
            Self::TakenBack => "AB-06",
            Self::Removed(Removal::Dragon { .. }) => "PD-21",
            Self::Removed(Removal::Princess { .. }) => "PD-39",
            Self::Removed(Removal::Capture { .. }) => "TO-22",
            Self::Orphaned(Removal::Dragon { .. }) => "PD-26",
            Self::Orphaned(Removal::Princess { .. }) => "PD-47",
            Self::Orphaned(Removal::Capture { .. }) => "TO-23",
            Self::Converted => "BC-18",
            Self::CastleScored => "BC-27",
            Self::Barn => "AM-41",
            Self::Wolf => "HS-11",
            Self::Herded => "HS-13",
        }
    }
}

/// What keeps the dragon from a neighboring cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// No tile lies there.
    NoTile,
    /// It has been there.
    Visited,
    /// The fairy is there.
    Fairy,
    /// It is no place for dragons: the city of Carcassonne.
    Carcassonne,
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
        /// To whom, if not to nobody.
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
        /// Which.
        neutral: Neutral,
        /// Where to.
        to: Spot,
    },
    /// A neutral figure left the board.
    NeutralAside {
        /// Which.
        neutral: Neutral,
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

/// Where events go: to a list, or nowhere at the price of one test.
#[derive(Debug)]
pub struct Log<'a>(Option<&'a mut Vec<Event>>);

impl Log<'static> {
    /// Tells events to nobody.
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
