//! Segments: the parts of one tile that can belong to a feature, and the symbols printed beside them.

use crate::{HalfSideSet, Rotation, SideSet};

/// What a segment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum SegmentKind {
    /// A stretch of road.
    Road,
    /// A part of a city.
    City,
    /// A patch of grass.
    Field,
    /// A monastery in the middle of the tile.
    Monastery,
    /// A garden beside the other segments.
    Garden,
    /// The abbey that fills the whole tile.
    Abbey,
    /// A stretch of river.
    River,
    /// The foundation of a tower.
    Tower,
    /// The quarters of the city of Carcassonne.
    Quarter,
    /// A small city that has become a castle; it is never printed.
    Castle,
}

impl SegmentKind {
    /// All kinds in the order of their discriminants.
    pub const ALL: [Self; 10] = [
        Self::Road,
        Self::City,
        Self::Field,
        Self::Monastery,
        Self::Garden,
        Self::Abbey,
        Self::River,
        Self::Tower,
        Self::Quarter,
        Self::Castle,
    ];

    /// Returns the word used in the catalogue and in the notation of moves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Field => "field",
            Self::Monastery => "monastery",
            Self::Garden => "garden",
            Self::Abbey => "abbey",
            Self::River => "river",
            Self::Tower => "tower",
            Self::Quarter => "quarter",
            Self::Castle => "castle",
        }
    }

    /// Reads the word used in the catalogue, which knows no castles.
    pub fn from_name(name: &str) -> Option<Self> {
        let mut printed = Self::ALL.into_iter().filter(|&kind| kind != Self::Castle);
        printed.find(|kind| kind.name() == name)
    }
}

/// One of the three goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Goods {
    /// A barrel of wine.
    Wine,
    /// A sheaf of grain.
    Grain,
    /// A bale of cloth.
    Cloth,
}

impl Goods {
    /// All goods.
    pub const ALL: [Self; 3] = [Self::Wine, Self::Grain, Self::Cloth];

    /// Returns the word used in the catalogue.
    pub const fn name(self) -> &'static str {
        ["wine", "grain", "cloth"][self as usize]
    }

    /// Reads the word used in the catalogue.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|goods| goods.name() == name)
    }
}

macro_rules! bit_enum {
    ($(#[$doc:meta])* $name:ident, $set_doc:literal $set:ident: $bits:ty { $($(#[$item_doc:meta])* $item:ident $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$item_doc])* $item,)* }

        impl $name {
            /// All values in the order of their discriminants.
            pub const ALL: &'static [Self] = &[$(Self::$item,)*];

            /// Returns the word used in the catalogue.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$item => $text,)* }
            }

            /// Reads the word used in the catalogue.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }

        #[doc = $set_doc]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        const _: () = assert!($name::ALL.len() <= <$bits>::BITS as usize);

        impl $set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// Returns the bits, one per value in the order of the enum.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether the set holds `value`.
            #[inline]
            pub const fn contains(self, value: $name) -> bool {
                self.0 >> value as u8 & 1 == 1
            }

            /// Returns the set with `value` added.
            #[must_use]
            pub const fn with(self, value: $name) -> Self {
                Self(self.0 | 1 << value as u8)
            }

            /// Whether the set has no members.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Keeps the members that pass a test.
            pub fn retain(&mut self, mut keep: impl FnMut($name) -> bool) {
                for value in self.iter() {
                    if !keep(value) {
                        self.0 &= !(1 << value as u8);
                    }
                }
            }

            /// Returns the members in the order of the enum.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                $name::ALL.iter().copied().filter(move |&value| self.contains(value))
            }
        }
    };
}

bit_enum! {
    /// A mark on one segment of a tile.
    Mark, "A set of marks." MarkSet: u16 {
        /// An inn at a road.
        Inn "inn",
        /// A cathedral in a city.
        Cathedral "cathedral",
        /// A princess in a city.
        Princess "princess",
        /// A pig herd in a field.
        PigHerd "pig-herd",
        /// A road that passes under something without a break.
        Tunnel "tunnel",
        /// A city that cannot become half of a castle although its shape would allow it.
        NoCastle "no-castle",
        /// A well at a road; decoration.
        Well "well",
        /// A field at the walls of the city of Carcassonne.
        AtCarcassonne "at-carcassonne",
    }
}

bit_enum! {
    /// A symbol that belongs to a tile as a whole.
    Symbol, "A set of symbols." SymbolSet: u8 {
        /// A volcano, which calls the dragon.
        Volcano "volcano",
        /// A dragon, which sends the dragon on a journey.
        Dragon "dragon",
        /// A magic portal.
        Portal "portal",
        /// The symbol of mage and witch.
        Magic "magic",
        /// A hill.
        Hill "hill",
        /// A vineyard.
        Vineyard "vineyard",
        /// A bazaar.
        Bazaar "bazaar",
    }
}

/// A set of segments of one tile, by their index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SegmentSet(u16);

impl SegmentSet {
    /// The set without members.
    pub const EMPTY: Self = Self(0);

    /// Returns the bits, bit 0 for the first segment.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the set holds the segment with this index.
    pub const fn contains(self, segment_ix: usize) -> bool {
        self.0 >> segment_ix & 1 == 1
    }

    /// Returns the set with the segment of this index added.
    #[must_use]
    pub const fn with(self, segment_ix: usize) -> Self {
        Self(self.0 | 1 << segment_ix)
    }

    /// Whether the set has no members.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the indexes in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let ix = (bits != 0).then(|| bits.trailing_zeros() as usize);
            bits &= bits.wrapping_sub(1);
            ix
        })
    }
}

/// A part of one tile that belongs to one feature, as printed (rotation 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// What it is.
    pub kind: SegmentKind,
    /// The sides that a road, city or river reaches.
    pub sides: SideSet,
    /// The half-sides that a field reaches; empty for a field that reaches no side.
    pub halves: HalfSideSet,
    /// The city segments of the same tile that a field borders.
    pub borders: SegmentSet,
    /// The number of pennants in a city.
    pub pennants: u8,
    /// The goods shown in a city.
    pub goods: Option<Goods>,
    /// Marks of other boxes.
    pub marks: MarkSet,
    /// Links for the wagon, one bit per letter from `a`: segments that share one are linked.
    pub links: u8,
    /// Sides that a city reaches beside another city of the same tile.
    pub shared_sides: SideSet,
}

impl Segment {
    /// Returns a segment of this kind that reaches no side and carries nothing.
    pub const fn new(kind: SegmentKind) -> Self {
        Self {
            kind,
            sides: SideSet::EMPTY,
            halves: HalfSideSet::EMPTY,
            borders: SegmentSet::EMPTY,
            pennants: 0,
            goods: None,
            marks: MarkSet::EMPTY,
            links: 0,
            shared_sides: SideSet::EMPTY,
        }
    }

    /// Returns the segment as it lies after its tile has been turned clockwise.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self {
            sides: self.sides.turned(rotation),
            halves: self.halves.turned(rotation),
            shared_sides: self.shared_sides.turned(rotation),
            ..self
        }
    }
}
