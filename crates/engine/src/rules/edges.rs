//! Edges packed for comparison: what a tile shows at its sides, and in which rotations it fits.

use carcas_tiles::{Rotation, Side, Terrain};

/// Terrain per side, one nibble each from north upwards, one bit per terrain.
///
/// A tile shows exactly one bit per nibble (none where it is closed). An empty cell allows a set of them; a tile fits
/// when it shows nothing that the cell does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edges(pub(crate) u16);

impl Edges {
    /// What a cell without neighbors allows.
    pub(crate) const ANY: Self = Self(0xFFFF);
    /// What a cell between closed sides allows, or a tile shows that is closed all around.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn bit(terrain: Terrain) -> u16 {
        match terrain {
            Terrain::Field => 1,
            Terrain::Road => 2,
            Terrain::City => 4,
            Terrain::River => 8,
            Terrain::Closed => 0,
        }
    }

    /// Returns the nibble at a side.
    #[inline]
    pub(crate) const fn at(self, side: Side) -> u16 {
        self.0 >> (side as u16 * 4) & 0xF
    }

    /// Replaces the nibble at a side.
    #[inline]
    pub(crate) fn set(&mut self, side: Side, nibble: u16) {
        let shift = side as u16 * 4;
        self.0 = self.0 & !(0xF << shift) | nibble << shift;
    }

    /// Whether a tile that shows these edges fits a cell.
    #[inline]
    pub(crate) const fn fit(self, allowed: Self) -> bool {
        self.0 & !allowed.0 == 0
    }

    /// Whether a cell has no tile at a side: beside a tile it allows one terrain at most.
    #[inline]
    pub(crate) const fn is_open(self, side: Side) -> bool {
        self.at(side) == 0xF
    }

    /// Whether a side shows, or allows nothing but, river.
    #[inline]
    pub(crate) const fn is_river(self, side: Side) -> bool {
        self.at(side) == Self::bit(Terrain::River)
    }

    /// Whether a cell lies ahead of the river: some side allows nothing else.
    #[inline]
    pub(crate) const fn has_river(self) -> bool {
        // Beside a tile a cell allows one terrain at most, elsewhere all.
        let rivers = self.0 / Self::bit(Terrain::River);
        let fields = Self::bit(Terrain::Field) * 0x1111;
        rivers & !self.0 & fields != 0
    }

    /// Whether a cell has no tile at some side.
    #[inline]
    pub(crate) const fn has_open(self) -> bool {
        // Beside a tile a cell allows one terrain at most, elsewhere all.
        let open = self.0 & self.0 >> 1 & self.0 >> 2 & self.0 >> 3;
        open & 0x1111 != 0
    }

    /// Returns the edges of the turned tile.
    const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(4 * rotation.ix() as u32))
    }
}

/// A set of rotations, bit 0 for no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RotationSet(pub(crate) u8);

impl RotationSet {
    /// Returns the set with one member.
    #[inline]
    pub(crate) const fn of(rotation: Rotation) -> Self {
        Self(1 << rotation.ix())
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

    /// Whether the set holds `rotation`.
    #[inline]
    pub const fn contains(self, rotation: Rotation) -> bool {
        self.0 >> rotation.ix() & 1 == 1
    }

    /// Returns the members of this set that are in another.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the members of this set or of another.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the members of this set that are not in another.
    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the members in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Rotation> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let rotation = (bits != 0).then(|| Rotation::from_ix(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            rotation
        })
    }

    /// Keeps the members that pass a test.
    #[inline]
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(Rotation) -> bool) {
        for rotation in self.iter() {
            if !keep(rotation) {
                self.0 &= !(1 << rotation.ix());
            }
        }
    }
}

/// The edges of a tile in its four rotations, of which those count that look different.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turns {
    /// The packed edges of the four rotations, rotation 0 in the lowest lane.
    lanes: u64,
    /// The highest bit of each lane whose rotation counts.
    distinct: u64,
    /// The packed edges of each rotation; all ones for one that does not count. These fit no cell beside a tile: what such
    /// a cell allows at the side of the tile is one bit at most.
    counted: [u16; 4],
}

const LANE_TOPS: u64 = 0x8000_8000_8000_8000;
const LANE_BOTTOMS: u64 = 0x0001_0001_0001_0001;

impl Turns {
    /// Turns the edges of a tile; `counts` tells which rotations look like no earlier one.
    pub(crate) fn of(unturned: Edges, counts: impl Fn(Rotation) -> bool) -> Self {
        let mut turns = Self {
            lanes: 0,
            distinct: 0,
            counted: [u16::MAX; 4],
        };
        for rotation in Rotation::ALL {
            let turned = unturned.turned(rotation).0;
            turns.lanes |= u64::from(turned) << (16 * rotation.ix());
            if counts(rotation) {
                turns.distinct |= 0x8000 << (16 * rotation.ix());
                turns.counted[rotation.ix()] = turned;
            }
        }
        turns
    }

    #[inline]
    pub(crate) const fn edges(&self, rotation: Rotation) -> Edges {
        Edges((self.lanes >> (16 * rotation.ix())) as u16)
    }

    /// Whether the tile is closed all around.
    #[inline]
    pub(crate) const fn are_closed(&self) -> bool {
        self.lanes == 0
    }

    /// Returns the lanes whose highest bit is set; no other bit is.
    #[inline]
    const fn gathered(tops: u64) -> RotationSet {
        // The product gathers the four top bits, at 0, 16, 32 and 48 after the shift, side by side from bit 48 up.
        let gathered = (tops >> 15).wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48;
        RotationSet((gathered & 0xF) as u8)
    }

    /// Returns the rotations that fit a cell, all four compared at once.
    ///
    /// Rule: BA-07.
    #[inline]
    pub(crate) const fn fitting(&self, allowed: Edges) -> RotationSet {
        let misfits = self.lanes & !(allowed.0 as u64 * LANE_BOTTOMS);
        // Adding 0x7FFF carries into the top bit of every lane that is not zero below it.
        let occupied = ((misfits & !LANE_TOPS) + (LANE_TOPS - LANE_BOTTOMS)) | misfits;
        Self::gathered(!occupied & self.distinct)
    }

    /// Returns the rotations that fit each of eight cells, a nibble per cell.
    #[inline]
    pub(crate) fn fitting_eight(&self, allowed: &[Edges; 8]) -> u32 {
        let mut fits = 0;
        for (ix, &allowed) in allowed.iter().enumerate() {
            fits |= u32::from(self.fitting(allowed).0) << (4 * ix);
        }
        fits
    }

    /// Counts the ways in which the tile fits each of eight cells beside tiles: the members of [`Turns::fitting`].
    #[inline(always)]
    pub(crate) fn n_fitting_each(&self, allowed: &[Edges; 8]) -> [u16; 8] {
        allowed.map(|allowed| self.n_fitting_at(allowed))
    }

    /// Counts the ways in which the tile fits any number of cells beside tiles.
    #[inline(never)]
    pub(crate) fn n_fitting(&self, allowed: &[[Edges; 8]]) -> u32 {
        let cells = allowed.as_flattened().iter();
        u32::from(
            cells
                .map(|&allowed| self.n_fitting_at(allowed))
                .sum::<u16>(),
        )
    }

    /// Counts the ways in which the tile fits a cell beside a tile, without branches and within the width of what is
    /// compared, so that the compiler compares eight cells at once.
    #[inline(always)]
    fn n_fitting_at(&self, allowed: Edges) -> u16 {
        let [a, b, c, d] = self.counted;
        let fits = |edges: u16| u16::from(edges & !allowed.0 == 0);
        fits(a) + fits(b) + fits(c) + fits(d)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All edges with one bit per side, or none.
    fn all_edges() -> impl Iterator<Item = Edges> {
        let nibbles = [1, 2, 4, 8, 0];
        (0..625).map(move |number| {
            let mut edges = Edges::NONE;
            for (side, place) in Side::ALL.into_iter().zip([1, 5, 25, 125]) {
                edges.set(side, nibbles[number / place % 5]);
            }
            edges
        })
    }

    /// What cells allow that have a tile at some of their sides.
    fn all_cells() -> Vec<Edges> {
        let mut cells = Vec::new();
        for edges in all_edges().step_by(7) {
            for open in 0..15 {
                let mut allowed = edges;
                for side in Side::ALL
                    .into_iter()
                    .filter(|side| open >> side.ix() & 1 == 1)
                {
                    allowed.set(side, 0xF);
                }
                cells.push(allowed);
            }
        }
        cells
    }

    #[test]
    fn rotations_fit_as_compared_side_by_side() {
        let cells = all_cells();
        let mut some_eights = cells.as_chunks::<8>().0.iter().cycle();
        for (number, unturned) in all_edges().enumerate() {
            let counts = |rotation: Rotation| (number >> rotation.ix()) & 1 == 0;
            let turns = Turns::of(unturned, counts);
            let fits = |allowed: Edges, rotation: Rotation| {
                Side::ALL.into_iter().all(|side| {
                    let shown = unturned.at(side.turned(rotation.inverse()));
                    shown & !allowed.at(side) == 0
                })
            };
            for rotation in Rotation::ALL {
                assert_eq!(
                    turns.fitting(Edges::ANY).contains(rotation),
                    counts(rotation)
                );
            }
            for eight in some_eights.by_ref().take(5) {
                let mut n = 0;
                for (ix, &allowed) in eight.iter().enumerate() {
                    let of_cell = RotationSet((turns.fitting_eight(eight) >> (4 * ix)) as u8 & 0xF);
                    assert_eq!(turns.fitting(allowed), of_cell);
                    let n_of_cell = turns.n_fitting_each(eight)[ix];
                    assert_eq!(usize::from(n_of_cell), of_cell.len());
                    for rotation in Rotation::ALL {
                        let is_right = counts(rotation) && fits(allowed, rotation);
                        assert_eq!(of_cell.contains(rotation), is_right);
                        n += u32::from(is_right);
                    }
                }
                assert_eq!(turns.n_fitting(&[*eight; 3]), 3 * n);
            }
        }
    }
}
