//! What points are made of.

use carcas_tiles::Goods;

use crate::token::Title;

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
    /// Complete cities of a field with the seat's own pig.
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

/// One term of a score: a count, at some points each.
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

    /// Adds a term, unless it counts nothing. A ninth term is left out: no score has one.
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
