//! Sides, half-sides and rotations of a square tile.
//!
//! ```text
//!        NL   NR
//!      +----+----+
//!   WR |         | EL
//!      +         +
//!   WL |         | ER
//!      +----+----+
//!        SR   SL
//! ```
//!
//! Left and right of a side are seen from the center of the tile, so the half-sides run clockwise from the
//! north-west corner: `NL NR EL ER SL SR WL WR`.

/// One of the four sides of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// North, towards smaller `y`.
    N,
    /// East, towards greater `x`.
    E,
    /// South, towards greater `y`.
    S,
    /// West, towards smaller `x`.
    W,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// Returns the side with this index modulo four, clockwise from north.
    #[inline]
    pub const fn from_ix(ix: u8) -> Self {
        match ix & 3 {
            0 => Self::N,
            1 => Self::E,
            2 => Self::S,
            _ => Self::W,
        }
    }

    /// Returns the index of this side, clockwise from north.
    #[inline]
    pub const fn ix(self) -> usize {
        self as usize
    }

    /// Returns the side that faces this one across an edge.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::from_ix(self as u8 + 2)
    }

    /// Turns the side clockwise.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::from_ix(self as u8 + rotation.0)
    }

    /// Returns the half-sides of this side, left then right.
    pub const fn halves(self) -> [HalfSide; 2] {
        [
            HalfSide::from_ix(self as u8 * 2),
            HalfSide::from_ix(self as u8 * 2 + 1),
        ]
    }

    /// Returns the one-letter name.
    pub const fn name(self) -> &'static str {
        ["N", "E", "S", "W"][self as usize]
    }

    /// Reads the one-letter name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.name() == name)
    }
}

/// Half of a side, where fields meet across an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfSide(u8);

impl HalfSide {
    const NAMES: [&'static str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

    /// Returns the half-side with this index modulo eight, clockwise from the north-west corner.
    #[inline]
    pub const fn from_ix(ix: u8) -> Self {
        Self(ix & 7)
    }

    /// Returns the index, clockwise from the north-west corner.
    #[inline]
    pub const fn ix(self) -> usize {
        self.0 as usize
    }

    /// Returns all half-sides, clockwise from the north-west corner.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// Returns the side that this half belongs to.
    #[inline]
    pub const fn side(self) -> Side {
        Side::from_ix(self.0 / 2)
    }

    /// Returns the half-side of the neighboring tile that this one meets: `NL`–`SR`, `NR`–`SL`, `EL`–`WR`, `ER`–`WL`.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::from_ix((self.0 + 4) ^ 1)
    }

    /// Returns the two-letter name.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.0 as usize]
    }

    /// Reads the two-letter name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|half| half.name() == name)
    }
}

/// A set of sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SideSet(u8);

impl SideSet {
    /// The set without members.
    pub const EMPTY: Self = Self(0);

    /// Builds a set from its bits, bit 0 for north, clockwise.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 0xF)
    }

    /// Returns the bits, bit 0 for north, clockwise.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the set holds `side`.
    #[inline]
    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// Returns the set with `side` added.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// Whether the set has no members.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of members.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Turns every member clockwise.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        let wide = (self.0 as u16) << rotation.0;
        Self(((wide | wide >> 4) & 0xF) as u8)
    }

    /// Returns the members, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL
            .into_iter()
            .filter(move |&side| self.contains(side))
    }
}

impl FromIterator<Side> for SideSet {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        sides.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A set of half-sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HalfSideSet(u8);

impl HalfSideSet {
    /// The set without members.
    pub const EMPTY: Self = Self(0);

    /// Builds a set from its bits, bit 0 for `NL`, clockwise.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the bits, bit 0 for `NL`, clockwise.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the set holds `half`.
    #[inline]
    pub const fn contains(self, half: HalfSide) -> bool {
        self.0 >> half.0 & 1 == 1
    }

    /// Returns the set with `half` added.
    #[must_use]
    pub const fn with(self, half: HalfSide) -> Self {
        Self(self.0 | 1 << half.0)
    }

    /// Whether the set has no members.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Turns every member clockwise.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(rotation.0 as u32 * 2))
    }

    /// Returns the members, clockwise from the north-west corner.
    pub fn iter(self) -> impl Iterator<Item = HalfSide> {
        HalfSide::all().filter(move |&half| self.contains(half))
    }
}

impl FromIterator<HalfSide> for HalfSideSet {
    fn from_iter<I: IntoIterator<Item = HalfSide>>(halves: I) -> Self {
        halves.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A number of quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rotation(u8);

impl Rotation {
    /// No turn.
    pub const R0: Self = Self(0);
    /// All rotations in order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns the rotation by this many quarter turns, modulo four.
    #[inline]
    pub const fn from_ix(quarter_turns: u8) -> Self {
        Self(quarter_turns & 3)
    }

    /// Returns the number of quarter turns.
    #[inline]
    pub const fn ix(self) -> usize {
        self.0 as usize
    }

    /// Returns the rotation that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self::from_ix(4 - self.0)
    }

    /// Returns this rotation followed by another.
    #[must_use]
    pub const fn then(self, other: Self) -> Self {
        Self::from_ix(self.0 + other.0)
    }

    /// Returns the angle in degrees.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }

    /// Reads an angle in degrees.
    pub const fn from_degrees(degrees: u16) -> Option<Self> {
        if degrees.is_multiple_of(90) && degrees < 360 {
            Some(Self((degrees / 90) as u8))
        } else {
            None
        }
    }
}

/// What a side of a tile shows to its neighbor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Terrain {
    /// Grass over the whole side.
    Field,
    /// A road in the middle of grass.
    Road,
    /// City over the whole side.
    City,
    /// A river in the middle of grass.
    River,
    /// Nothing that could match: the walls inside the twelve tiles of the city of Carcassonne, and all sides of an abbey.
    Closed,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_sides_meet_as_the_rules_say() {
        for (a, b) in [("NL", "SR"), ("NR", "SL"), ("EL", "WR"), ("ER", "WL")] {
            let (a, b) = (
                HalfSide::from_name(a).unwrap(),
                HalfSide::from_name(b).unwrap(),
            );
            assert_eq!((a.opposite(), b.opposite()), (b, a));
        }
    }

    #[test]
    fn four_quarter_turns_change_nothing() {
        for bits in 0..16 {
            let set = SideSet::from_bits(bits);
            let once = set.turned(Rotation::from_ix(1));
            assert_eq!(once.turned(Rotation::from_ix(3)), set);
            assert_eq!(once.len(), set.len());
        }
        for bits in 0..=255 {
            let set = HalfSideSet::from_bits(bits);
            assert_eq!(
                set.turned(Rotation::from_ix(3))
                    .turned(Rotation::from_ix(1)),
                set
            );
        }
    }

    #[test]
    fn a_quarter_turn_takes_north_to_east() {
        let east = Side::N.turned(Rotation::from_ix(1));
        assert_eq!(east, Side::E);
        let north: HalfSideSet = Side::N.halves().into_iter().collect();
        assert_eq!(
            north.turned(Rotation::from_ix(1)),
            Side::E.halves().into_iter().collect()
        );
    }
}
