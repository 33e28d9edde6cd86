//! Why things happen.

use crate::figure::Seat;
use crate::moves::Spot;

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

/// Why a neutral figure left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// Somebody had to put one aside.
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// Its feature is complete.
    Completed,
    /// Its city became a castle.
    Converted,
    /// The dragon ate it.
    Eaten {
        /// Who moved the dragon.
        mover: Seat,
        /// Where it stood.
        spot: Spot,
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
