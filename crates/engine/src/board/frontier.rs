//! The frontier: the empty cells beside placed tiles, and what a tile may show at each.
//!
//! A game asks for every drawn tile where it fits, so this is the innermost loop of the engine. What the cells allow lies
//! packed beside the cells, eight at a time, so that eight cells are compared at once ([`Turns::n_fitting`]).

use std::ops::ControlFlow;

use carcas_tiles::{Rotation, Side};

use super::entry::Entry;
use crate::flat::Flat;
use crate::geometry::Cell;
use crate::rules::{Edges, RotationSet, Turns};

/// The empty cells beside placed tiles, in an order that follows from the history of the game.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Frontier {
    cells: Flat<Cell>,
    /// What a tile may show at each cell, filled up to a multiple of eight with [`Edges::NONE`].
    allowed: Flat<Edges>,
}

impl Clone for Frontier {
    fn clone(&self) -> Self {
        Self {
            cells: self.cells.clone(),
            allowed: self.allowed.clone(),
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self { cells, allowed } = source;
        self.cells.clone_from(cells);
        self.allowed.clone_from(allowed);
    }
}

impl Frontier {
    /// Returns an empty frontier with room for that of `n_tiles` connected tiles.
    pub(super) fn with_capacity(n_tiles: usize) -> Self {
        // Each tile but the first takes one cell and adds three at most; `meet` needs five more for a moment.
        let n_cells = 2 * n_tiles + 2 + 5;
        Self {
            cells: Flat::with_capacity(n_cells),
            allowed: Flat::with_capacity(n_cells.next_multiple_of(8)),
        }
    }

    #[inline]
    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns what a tile may show at a cell.
    #[inline]
    pub(crate) fn allowed(&self, ix: usize) -> Edges {
        self.allowed[ix]
    }

    /// Replaces what a tile must show at a side of a cell.
    pub(super) fn set_edge(&mut self, ix: usize, side: Side, nibble: u16) {
        self.allowed[ix].set(side, nibble);
    }

    /// Returns the cells whose four neighbors are tiles.
    ///
    /// Rule: AM-03.
    pub(crate) fn holes(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.cells.iter().zip(self.allowed.iter());
        cells
            .filter(|(_, allowed)| !allowed.has_open())
            .map(|(&cell, _)| cell)
    }

    /// Whether there are any [`Frontier::holes`].
    pub(crate) fn has_hole(&self) -> bool {
        // All are counted, so that the compiler looks at eight at once; beyond the last cell no side is open.
        let n_closed: u16 = self
            .allowed
            .iter()
            .map(|allowed| u16::from(!allowed.has_open()))
            .sum();
        usize::from(n_closed) > self.allowed.len() - self.cells.len()
    }

    #[inline]
    fn by_eight(&self) -> &[[Edges; 8]] {
        self.allowed.as_chunks().0
    }

    /// Visits every cell where a tile fits, with what the cell allows and the rotations that fit, until the visitor stops.
    /// `fits` compares eight cells at once, such as [`Turns::fitting_eight`].
    #[inline]
    pub(crate) fn visit(
        &self,
        fits: impl Fn(&[Edges; 8]) -> u32,
        mut visit: impl FnMut((Cell, Edges), RotationSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (cells, allowed) in self.cells.chunks(8).zip(self.by_eight()) {
            // A tile that is closed all around fits beyond the last cell, too.
            let mut fits = fits(allowed) & (u32::MAX >> (32 - 4 * cells.len()));
            while fits != 0 {
                let ix = fits.trailing_zeros() as usize / 4;
                let rotations = RotationSet((fits >> (4 * ix)) as u8 & 0xF);
                fits &= !(0xF << (4 * ix));
                visit((cells[ix], allowed[ix]), rotations)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Counts the ways in which a tile fits: the cells that [`Frontier::visit`] finds, each with all its rotations.
    #[inline]
    pub(crate) fn n_fitting(&self, turns: &Turns) -> u32 {
        let n = turns.n_fitting(self.by_eight());
        if turns.are_closed() {
            // A tile that is closed all around fits beyond the last cell, too.
            let n_beyond = self.allowed.len() - self.cells.len();
            return n - (n_beyond * turns.fitting(Edges::NONE).len()) as u32;
        }
        n
    }

    /// Returns the way to place a tile that comes after `n_before` others in the order of [`Frontier::visit`].
    #[inline]
    pub(crate) fn nth_fitting(&self, turns: &Turns, n_before: u32) -> Option<(Cell, Rotation)> {
        let mut n_before = n_before;
        for (ix, allowed) in self.by_eight().iter().enumerate() {
            let n_each = turns.n_fitting_each(allowed);
            let n = n_each.iter().sum::<u16>().into();
            if n_before < n {
                let mut cells = (8 * ix..).zip(allowed).zip(n_each);
                let ((ix, &allowed), _) = cells.find(|&(_, n)| {
                    let is_here = n_before < u32::from(n);
                    n_before -= u32::from(n) * u32::from(!is_here);
                    is_here
                })?;
                let rotation = turns.fitting(allowed).iter().nth(n_before as usize)?;
                return Some((*self.cells.get(ix)?, rotation));
            }
            n_before -= n;
        }
        None
    }

    /// Takes a cell away. Returns the one that has moved to its index, if any.
    #[inline]
    pub(super) fn remove(&mut self, ix: usize) -> Option<Cell> {
        self.cells.swap_remove(ix);
        let n = self.cells.len();
        self.allowed[ix] = self.allowed[n];
        self.allowed[n] = Edges::NONE;
        self.allowed.truncate(n.next_multiple_of(8));
        self.cells.get(ix).copied()
    }

    /// Tells the empty cells beside a new tile what it shows. Takes what lies at its four sides and returns what lies
    /// there afterwards: a void has become a cell of the frontier.
    ///
    /// What lies at a side is as good as random, so branches would be guessed wrong. Instead all four sides are treated
    /// alike: an index tells whether a known cell, a new one or none is written to, and what is written for a tile goes
    /// to a place beyond all new cells. The simple version is `meet_simply` in the tests.
    #[inline]
    pub(super) fn meet(&mut self, cell: Cell, edges: Edges, beside: [Entry; 4]) -> [Entry; 4] {
        let mut n = self.cells.len();
        let beyond = n + 4;
        self.cells.resize(beyond + 1, cell);
        self.allowed
            .resize((beyond + 1).next_multiple_of(8), Edges::NONE);
        let mut after = beside;
        for side in Side::ALL {
            let entry = beside[side.ix()];
            let (is_void, is_tile) = (entry.is_void(), entry.is_tile());
            let ix = entry.frontier_ix() * usize::from(!is_tile)
                + n * usize::from(is_void)
                + beyond * usize::from(is_tile);
            // A new cell allows anything at its other sides.
            let mut allowed = Edges(self.allowed[ix].0 | (Edges::ANY.0 * u16::from(is_void)));
            allowed.set(side.opposite(), edges.at(side));
            self.allowed[ix] = allowed;
            self.cells[ix] = cell.step(side);
            after[side.ix()] = entry.when(is_tile, Entry::frontier(ix));
            n += usize::from(is_void);
        }
        self.allowed[beyond] = Edges::NONE;
        self.cells.truncate(n);
        // Not longer than needed, so that equal positions are equal as data.
        self.allowed.truncate(n.next_multiple_of(8));
        after
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Content, TileIx};
    use super::*;

    /// What [`Frontier::meet`] does, side by side.
    fn meet_simply(
        frontier: &mut Frontier,
        cell: Cell,
        edges: Edges,
        beside: [Entry; 4],
    ) -> [Entry; 4] {
        let mut after = beside;
        for side in Side::ALL {
            let ix = match beside[side.ix()].content() {
                Content::Tile(_) => continue,
                Content::Frontier(ix) => ix,
                Content::Void => {
                    let ix = frontier.cells.len();
                    frontier.cells.push(cell.step(side));
                    frontier.allowed.truncate(ix);
                    frontier.allowed.push(Edges::ANY);
                    frontier
                        .allowed
                        .resize((ix + 1).next_multiple_of(8), Edges::NONE);
                    after[side.ix()] = Entry::frontier(ix);
                    ix
                }
            };
            frontier.allowed[ix].set(side.opposite(), edges.at(side));
        }
        after
    }

    /// Numbers that look random enough.
    fn numbers() -> impl FnMut(usize) -> usize {
        let mut seed = 1u32;
        move |bound| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as usize % bound
        }
    }

    /// Edges with one bit per side, sometimes none.
    fn some_edges(below: &mut impl FnMut(usize) -> usize) -> Edges {
        let mut edges = Edges::NONE;
        for side in Side::ALL {
            edges.set(side, [1, 1, 2, 4, 8, 0][below(6)]);
        }
        edges
    }

    /// Returns a frontier with any number of cells up to forty.
    fn some_frontier(below: &mut impl FnMut(usize) -> usize) -> Frontier {
        let mut frontier = Frontier::with_capacity(40);
        for ix in 0..below(40) {
            let beside = [
                Entry::VOID,
                Entry::frontier(0),
                Entry::tile(TileIx(0), false),
            ];
            let beside = match ix {
                0 => [Entry::VOID; 4],
                _ => [0; 4].map(|_: u8| beside[below(3)]),
            };
            let edges = some_edges(below);
            meet_simply(&mut frontier, Cell::new(ix as i16, 0), edges, beside);
        }
        frontier
    }

    #[test]
    fn new_tile_meets_all_sides_as_one_by_one() {
        let mut below = numbers();
        for _ in 0..2_000 {
            let mut frontier = some_frontier(&mut below);
            let mut simple = frontier.clone();
            let n_cells = frontier.cells().len();
            let first = below(n_cells.max(1));
            let beside = [0, 1, 2, 3].map(|side: usize| match below(3) {
                0 => Entry::VOID,
                1 if side < n_cells => Entry::frontier((first + side) % n_cells),
                _ => Entry::tile(TileIx(side as u16), side == 2),
            });
            let (cell, edges) = (Cell::new(3, -5), some_edges(&mut below));
            // A cell that is known stays where it is.
            for side in Side::ALL {
                if let Content::Frontier(ix) = beside[side.ix()].content() {
                    frontier.cells[ix] = cell.step(side);
                    simple.cells[ix] = cell.step(side);
                }
            }
            let after = frontier.meet(cell, edges, beside);
            assert_eq!(after, meet_simply(&mut simple, cell, edges, beside));
            assert_eq!(frontier, simple);
        }
    }

    #[test]
    fn removed_cell_leaves_no_trace() {
        let mut below = numbers();
        for _ in 0..200 {
            let mut frontier = some_frontier(&mut below);
            while !frontier.cells().is_empty() {
                let n = frontier.cells().len() - 1;
                let ix = below(n + 1);
                let (last, allowed) = (frontier.cells()[n], frontier.allowed(n));
                let moved = frontier.remove(ix);
                assert_eq!(moved, (ix < n).then_some(last));
                assert!(ix == n || frontier.allowed(ix) == allowed);
                assert_eq!(frontier.allowed.len(), n.next_multiple_of(8));
                assert!(frontier.allowed[n..].iter().all(|&e| e == Edges::NONE));
            }
        }
    }

    #[test]
    fn counting_and_picking_agree_with_visiting() {
        let mut below = numbers();
        for round in 0..2_000 {
            let frontier = some_frontier(&mut below);
            let edges = match round % 50 {
                0 => Edges::NONE,
                _ => some_edges(&mut below),
            };
            let turns = Turns::of(edges, |rotation| match round % 3 {
                0 => true,
                1 => rotation.ix() < 2,
                _ => rotation == Rotation::R0,
            });
            let mut ways = Vec::new();
            let _ = frontier.visit(
                |allowed| turns.fitting_eight(allowed),
                |(cell, _), rotations| {
                    ways.extend(rotations.iter().map(|rotation| (cell, rotation)));
                    ControlFlow::Continue(())
                },
            );
            let mut simple = Vec::new();
            for (ix, &cell) in frontier.cells().iter().enumerate() {
                let rotations = turns.fitting(frontier.allowed(ix));
                simple.extend(rotations.iter().map(|rotation| (cell, rotation)));
            }
            assert_eq!(ways, simple);
            assert_eq!(frontier.n_fitting(&turns) as usize, ways.len());
            for (n_before, &way) in (0..).zip(&ways) {
                assert_eq!(frontier.nth_fitting(&turns, n_before), Some(way));
            }
            assert_eq!(frontier.nth_fitting(&turns, ways.len() as u32), None);
        }
    }
}
