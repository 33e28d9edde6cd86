//! A placed tile and the eight cells around it.

use carcas_tiles::Side;

use super::TileIx;
use super::entry::{Content, Entry};

/// A tile and what lies around it, row by row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block(pub(super) [Entry; 9]);

/// Where the four sides are among the nine cells.
const AT_SIDE: [usize; 4] = [1, 5, 7, 3];

impl Block {
    /// Returns what lies at the four sides.
    #[inline]
    pub(super) fn at_sides(&self) -> [Entry; 4] {
        AT_SIDE.map(|at| self.0[at])
    }

    /// Returns the sides with a tile, clockwise from north.
    #[inline]
    pub(crate) fn sides(&self) -> impl Iterator<Item = (Side, TileIx)> + '_ {
        ones(bits(&self.at_sides(), Entry::is_tile)).filter_map(|side| {
            let tile = self.tile(AT_SIDE[side & 3])?;
            Some((Side::from_ix(side as u8), tile))
        })
    }

    /// Returns the tiles that count the tiles around them, row by row.
    #[inline]
    pub(crate) fn centers(&self) -> impl Iterator<Item = TileIx> + '_ {
        ones(bits(&self.0, Entry::has_center)).filter_map(|at| self.tile(at))
    }

    /// Tells at which corners of the middle four tiles meet, clockwise from the one north-west.
    #[inline]
    pub(crate) fn full_corners(&self) -> [bool; 4] {
        let tiles = bits(&self.0, Entry::is_tile);
        const AROUND: [u32; 4] = [0b1_1011, 0b11_0110, 0b1_1011_0000, 0b1101_1000];
        AROUND.map(|around| tiles & around == around)
    }

    #[inline]
    pub(crate) fn n_tiles(&self) -> u16 {
        bits(&self.0, Entry::is_tile).count_ones() as u16
    }

    #[inline]
    fn tile(&self, at: usize) -> Option<TileIx> {
        match self.0[at].content() {
            Content::Tile(tile) => Some(tile),
            Content::Void | Content::Frontier(_) => None,
        }
    }
}

/// Returns a bit for each entry that passes a test.
///
/// What lies at a side is as good as random: a branch for each entry would often be guessed wrong, one for each bit that
/// is set is not.
#[inline]
fn bits(entries: &[Entry], test: impl Fn(Entry) -> bool) -> u32 {
    let entries = entries.iter().enumerate();
    entries.fold(0, |bits, (ix, &entry)| bits | u32::from(test(entry)) << ix)
}

/// Returns the places of the bits that are set, in rising order.
#[inline]
fn ones(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        lowest
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_and_centers_are_found() {
        let tile = |ix, has_center| Entry::tile(TileIx(ix), has_center);
        let open = Entry::frontier(3);
        #[rustfmt::skip]
        let block = Block([
            tile(0, true),  open,           Entry::VOID,
            tile(7, false), tile(9, false), tile(8, true),
            open,           tile(2, false), tile(5, true),
        ]);
        let sides: Vec<_> = block.sides().collect();
        assert_eq!(
            sides,
            [
                (Side::E, TileIx(8)),
                (Side::S, TileIx(2)),
                (Side::W, TileIx(7))
            ]
        );
        let centers: Vec<_> = block.centers().collect();
        assert_eq!(centers, [TileIx(0), TileIx(8), TileIx(5)]);
        assert_eq!(block.n_tiles(), 6);
        assert_eq!(block.full_corners(), [false, false, true, false]);
    }
}
