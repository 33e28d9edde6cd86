//! Neutral figures: they stand on the board and belong to nobody.

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Neutral {
    /// The dragon, on a tile.
    Dragon,
    /// The fairy, on a tile or beside a follower.
    Fairy,
    /// The Count, in a quarter of the city of Carcassonne.
    Count,
    /// The mage, on a road or in a city.
    Mage,
    /// The witch, on a road or in a city.
    Witch,
}

impl Neutral {
    /// All neutral figures.
    pub const ALL: [Self; 5] = [
        Self::Dragon,
        Self::Fairy,
        Self::Count,
        Self::Mage,
        Self::Witch,
    ];

    /// Returns the word used in the notation.
    pub const fn name(self) -> &'static str {
        ["dragon", "fairy", "count", "mage", "witch"][self as usize]
    }

    /// Reads the word used in the notation.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|neutral| neutral.name() == name)
    }
}

/// A quarter of the city of Carcassonne.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Quarter {
    /// From here to cities.
    #[default]
    Castle,
    /// From here to fields.
    Market,
    /// From here to roads.
    Blacksmith,
    /// From here to monasteries.
    Cathedral,
}

impl Quarter {
    /// All quarters, clockwise.
    pub const ALL: [Self; 4] = [
        Self::Castle,
        Self::Market,
        Self::Blacksmith,
        Self::Cathedral,
    ];

    /// Returns the word used in the notation.
    pub const fn name(self) -> &'static str {
        ["castle", "market", "blacksmith", "cathedral"][self as usize]
    }

    /// Reads the word used in the notation.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quarter| quarter.name() == name)
    }

    /// Returns the next quarter, clockwise.
    pub(crate) const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }
}
