//! What the grid holds at a cell, in sixteen bits.

use super::TileIx;

/// What the grid holds at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Void,
    Tile(TileIx),
    Frontier(usize),
}

/// A grid entry: 0 for nothing, a tile's index plus 1, or a frontier index; the two highest bits are flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry(u16);

impl Entry {
    pub(super) const VOID: Self = Self(0);
    /// Set where an empty cell lies beside a tile.
    const FRONTIER: u16 = 0x8000;
    /// Set where a tile lies that counts the tiles around it.
    const CENTER: u16 = 0x4000;
    const INDEX: u16 = 0x3FFF;

    #[inline]
    pub(super) const fn tile(tile: TileIx, has_center: bool) -> Self {
        Self((tile.0 + 1) | if has_center { Self::CENTER } else { 0 })
    }

    #[inline]
    pub(super) const fn frontier(ix: usize) -> Self {
        Self(ix as u16 | Self::FRONTIER)
    }

    #[inline]
    pub(super) const fn content(self) -> Content {
        if self.0 & Self::FRONTIER != 0 {
            Content::Frontier((self.0 & Self::INDEX) as usize)
        } else if self.0 == 0 {
            Content::Void
        } else {
            Content::Tile(TileIx((self.0 & Self::INDEX) - 1))
        }
    }

    #[inline]
    pub(super) const fn is_void(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn is_tile(self) -> bool {
        // Nothing becomes the greatest number, and the frontier begins where tiles end.
        self.0.wrapping_sub(1) < Self::FRONTIER - 1
    }

    /// Whether a tile lies here that counts the tiles around it.
    #[inline]
    pub(super) const fn has_center(self) -> bool {
        self.0 & Self::CENTER != 0
    }

    /// Returns the index in the frontier, or 0 where nothing lies; meaningless for a tile.
    #[inline]
    pub(super) const fn frontier_ix(self) -> usize {
        (self.0 & Self::INDEX) as usize
    }

    /// Returns this entry if the condition holds, the other one if not, without a branch.
    #[inline]
    pub(super) const fn when(self, condition: bool, otherwise: Self) -> Self {
        let mask = (condition as u16).wrapping_neg();
        Self(self.0 & mask | otherwise.0 & !mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_agree_with_the_content() {
        let tiles = [0, 1, 500, 0x3FFE].map(TileIx);
        let with_center = tiles.map(|tile| Entry::tile(tile, true));
        let without = tiles.map(|tile| Entry::tile(tile, false));
        let frontier = [0, 1, 700, 0x3FFF].map(Entry::frontier);
        let all = [[Entry::VOID; 4], with_center, without, frontier].concat();
        for &entry in &all {
            let content = entry.content();
            assert_eq!(entry.is_void(), content == Content::Void);
            assert_eq!(entry.is_tile(), matches!(content, Content::Tile(_)));
            assert_eq!(entry.has_center(), with_center.contains(&entry));
            if let Content::Frontier(ix) = content {
                assert_eq!(entry.frontier_ix(), ix);
            }
            for other in all.iter().copied() {
                assert_eq!(entry.when(true, other), entry);
                assert_eq!(entry.when(false, other), other);
            }
        }
        for (ix, tile) in tiles.into_iter().enumerate() {
            assert_eq!(with_center[ix].content(), Content::Tile(tile));
            assert_eq!(without[ix].content(), Content::Tile(tile));
        }
    }
}
