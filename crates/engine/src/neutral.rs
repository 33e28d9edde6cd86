//! Neutral figures: they stand on the board and belong to nobody.

use crate::board::TileIx;
use crate::feature::SegmentIx;
use crate::figure::FigureIx;
use crate::state::State;

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
    /// The number of neutral figures.
    pub const N: usize = 5;
    /// All neutral figures.
    pub const ALL: [Self; Self::N] = [
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

    /// Whether it stands on a tile as a whole, not on a segment.
    pub const fn is_on_tile(self) -> bool {
        matches!(self, Self::Dragon | Self::Fairy)
    }
}

/// What a neutral figure stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stand {
    Tile(TileIx),
    Segment(SegmentIx),
}

/// Where the neutral figures stand, those that are on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Neutrals([Option<Stand>; Neutral::N]);

impl Neutrals {
    pub(crate) const NONE: Self = Self([None; Neutral::N]);

    pub(crate) fn put(&mut self, neutral: Neutral, stand: Option<Stand>) {
        self.0[neutral as usize] = stand;
    }

    pub(crate) const fn at(&self, neutral: Neutral) -> Option<Stand> {
        self.0[neutral as usize]
    }

    /// Returns the tile that a neutral figure stands on as a whole.
    #[inline]
    pub(crate) const fn tile(&self, neutral: Neutral) -> Option<TileIx> {
        match self.0[neutral as usize] {
            Some(Stand::Tile(tile)) => Some(tile),
            Some(Stand::Segment(_)) | None => None,
        }
    }

    /// Returns the segment that a neutral figure stands on.
    #[inline]
    pub(crate) const fn segment(&self, neutral: Neutral) -> Option<SegmentIx> {
        match self.0[neutral as usize] {
            Some(Stand::Segment(segment)) => Some(segment),
            Some(Stand::Tile(_)) | None => None,
        }
    }
}

impl State {
    /// Puts the fairy on a tile, where no follower has her to itself.
    pub(crate) fn put_fairy(&mut self, tile: TileIx) {
        for figure in self.figures.iter_mut() {
            figure.has_fairy = false;
        }
        self.neutrals.put(Neutral::Fairy, Some(Stand::Tile(tile)));
    }

    /// Puts the fairy beside a figure, and returns the segment that it stands on.
    pub(crate) fn put_fairy_beside(&mut self, figure: FigureIx) -> Option<SegmentIx> {
        let segment = self.figures.get(usize::from(figure.0))?.segment;
        self.put_fairy(self.features.tile(segment));
        self.figures[usize::from(figure.0)].has_fairy = true;
        Some(segment)
    }
}

/// A quarter of the city of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Quarter {
    /// From here to cities.
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
