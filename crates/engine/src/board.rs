//! The board: placed tiles on a grid that grows with them, and the frontier of cells where a tile can go.

use carcas_tiles::{Rotation, Side};

use crate::flat::Flat;
use crate::geometry::Cell;
use crate::rules::{Edges, KindIx};

/// The index of a placed tile, in the order of placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileIx(pub u16);

impl TileIx {
    #[inline]
    pub(crate) const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedTile {
    /// What it is.
    pub kind: KindIx,
    /// How it was turned.
    pub rotation: Rotation,
    /// Where it lies.
    pub cell: Cell,
    /// Its first segment; the others follow in the order of the catalogue.
    pub(crate) first_segment: u16,
}

/// An empty cell beside a placed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FrontierCell {
    pub(crate) cell: Cell,
    /// What a tile may show here at each side.
    pub(crate) allowed: Edges,
}

/// What the grid holds at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Void,
    Tile(TileIx),
    Frontier(usize),
}

/// A grid entry: 0 for nothing, a tile's index plus 1, or a frontier index with the top bit set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry(u16);

impl Entry {
    const VOID: Self = Self(0);
    const FRONTIER: u16 = 0x8000;

    #[inline]
    const fn tile(ix: usize) -> Self {
        Self(ix as u16 + 1)
    }

    #[inline]
    const fn frontier(ix: usize) -> Self {
        Self(ix as u16 | Self::FRONTIER)
    }

    #[inline]
    const fn content(self) -> Content {
        if self.0 & Self::FRONTIER != 0 {
            Content::Frontier((self.0 & !Self::FRONTIER) as usize)
        } else if self.0 == 0 {
            Content::Void
        } else {
            Content::Tile(TileIx(self.0 - 1))
        }
    }
}

/// How many cells the grid gains at a side where a tile touches its border.
const GROWTH: usize = 4;

/// All placed tiles, a grid over their bounding box, and the frontier.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Board {
    tiles: Flat<PlacedTile>,
    frontier: Flat<FrontierCell>,
    grid: Flat<Entry>,
    /// The cell of the first grid entry.
    origin: Cell,
    width: usize,
    height: usize,
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self {
            tiles: self.tiles.clone(),
            frontier: self.frontier.clone(),
            grid: self.grid.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self {
            tiles,
            frontier,
            grid,
            origin,
            width,
            height,
        } = source;
        self.tiles.clone_from(tiles);
        self.frontier.clone_from(frontier);
        self.grid.clone_from(grid);
        self.origin = *origin;
        self.width = *width;
        self.height = *height;
    }
}

impl Board {
    /// Returns an empty board with room for `n_tiles` connected tiles.
    pub(crate) fn with_capacity(n_tiles: usize) -> Self {
        // Connected tiles span width + height <= n + 1; each side may add a border and unused growth.
        let span = n_tiles + 1 + 4 * (GROWTH + 1);
        let half = span.div_ceil(2);
        let size = 2 * GROWTH + 1;
        let mut grid = Flat::with_capacity(half * half + span);
        grid.resize(size * size, Entry::VOID);
        Self {
            tiles: Flat::with_capacity(n_tiles),
            frontier: Flat::with_capacity(2 * n_tiles + 2),
            grid,
            origin: Cell::new(-(GROWTH as i16), -(GROWTH as i16)),
            width: size,
            height: size,
        }
    }

    #[inline]
    pub(crate) fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    #[inline]
    pub(crate) fn frontier(&self) -> &[FrontierCell] {
        &self.frontier
    }

    #[inline]
    pub(crate) fn tile(&self, tile: TileIx) -> &PlacedTile {
        &self.tiles[tile.ix()]
    }

    /// Returns what lies at a cell, anywhere on the table.
    pub(crate) fn content(&self, cell: Cell) -> Content {
        let x = i32::from(cell.x) - i32::from(self.origin.x);
        let y = i32::from(cell.y) - i32::from(self.origin.y);
        if x < 0 || y < 0 || x as usize >= self.width || y as usize >= self.height {
            return Content::Void;
        }
        self.grid[y as usize * self.width + x as usize].content()
    }

    /// Returns the tile at a cell.
    pub(crate) fn tile_at(&self, cell: Cell) -> Option<TileIx> {
        match self.content(cell) {
            Content::Tile(tile) => Some(tile),
            Content::Void | Content::Frontier(_) => None,
        }
    }

    /// Returns the frontier cell at a cell.
    pub(crate) fn frontier_at(&self, cell: Cell) -> Option<FrontierCell> {
        match self.content(cell) {
            Content::Frontier(ix) => Some(self.frontier[ix]),
            Content::Void | Content::Tile(_) => None,
        }
    }

    #[inline]
    fn grid_ix(&self, cell: Cell) -> usize {
        let x = (cell.x - self.origin.x) as usize;
        let y = (cell.y - self.origin.y) as usize;
        y * self.width + x
    }

    /// Lays a tile on an empty cell and keeps grid and frontier up to date. Returns its index and its neighbors:
    /// at the four sides, then at the four corners.
    pub(crate) fn lay(&mut self, tile: PlacedTile, edges: Edges) -> (TileIx, Neighbors) {
        let cell = tile.cell;
        if self.tiles.is_empty() {
            // The first tile may lie anywhere; the grid begins around it.
            let (x, y) = (self.width as i16 / 2, self.height as i16 / 2);
            self.origin = Cell::new(cell.x - x, cell.y - y);
        }
        self.reserve_border(cell);
        let at = self.grid_ix(cell);
        if let Content::Frontier(ix) = self.grid[at].content() {
            self.remove_frontier(ix);
        }
        let tile_ix = self.tiles.len();
        self.grid[at] = Entry::tile(tile_ix);
        self.tiles.push(tile);

        let width = self.width;
        let at_side = [at - width, at + 1, at + width, at - 1];
        let mut neighbors = Neighbors {
            sides: [None; 4],
            corners: [None; 4],
        };
        for side in Side::ALL {
            let beside = at_side[side.ix()];
            match self.grid[beside].content() {
                Content::Tile(neighbor) => neighbors.sides[side.ix()] = Some(neighbor),
                Content::Frontier(ix) => {
                    self.frontier[ix]
                        .allowed
                        .set(side.opposite(), edges.at(side));
                }
                Content::Void => {
                    let mut allowed = Edges::ANY;
                    allowed.set(side.opposite(), edges.at(side));
                    self.grid[beside] = Entry::frontier(self.frontier.len());
                    self.frontier.push(FrontierCell {
                        cell: cell.step(side),
                        allowed,
                    });
                }
            }
        }
        let at_corner = [
            at - width - 1,
            at - width + 1,
            at + width + 1,
            at + width - 1,
        ];
        for (corner, beside) in neighbors.corners.iter_mut().zip(at_corner) {
            if let Content::Tile(neighbor) = self.grid[beside].content() {
                *corner = Some(neighbor);
            }
        }
        (TileIx(tile_ix as u16), neighbors)
    }

    fn remove_frontier(&mut self, ix: usize) {
        self.frontier.swap_remove(ix);
        if let Some(moved) = self.frontier.get(ix) {
            let at = self.grid_ix(moved.cell);
            self.grid[at] = Entry::frontier(ix);
        }
    }

    /// Grows the grid until the cell lies inside it with a border of one.
    fn reserve_border(&mut self, cell: Cell) {
        let x = i32::from(cell.x) - i32::from(self.origin.x);
        let y = i32::from(cell.y) - i32::from(self.origin.y);
        let missing_before = |at: i32| {
            if at < 1 {
                (1 - at) as usize + GROWTH - 1
            } else {
                0
            }
        };
        let missing_after = |at: i32, size: usize| {
            let excess = at + 2 - size as i32;
            if excess > 0 {
                excess as usize + GROWTH - 1
            } else {
                0
            }
        };
        let (left, right) = (missing_before(x), missing_after(x, self.width));
        let (top, bottom) = (missing_before(y), missing_after(y, self.height));
        if left + right + top + bottom > 0 {
            self.grow(left, right, top, bottom);
        }
    }

    /// Moves the rows apart from the last to the first: every row moves to a higher index, so none is overwritten
    /// before it has moved.
    #[cold]
    fn grow(&mut self, left: usize, right: usize, top: usize, bottom: usize) {
        let (old_width, old_height) = (self.width, self.height);
        self.width += left + right;
        self.height += top + bottom;
        let new_len = self.width * self.height;
        self.grid.resize(new_len, Entry::VOID);
        let mut end = new_len;
        for row in (0..old_height).rev() {
            let from = row * old_width;
            let to = (row + top) * self.width + left;
            self.grid.copy_within(from..from + old_width, to);
            self.grid[to + old_width..end].fill(Entry::VOID);
            end = to;
        }
        self.grid[..end].fill(Entry::VOID);
        self.origin.x -= left as i16;
        self.origin.y -= top as i16;
    }
}

/// The tiles around a placed tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Neighbors {
    /// At the sides, clockwise from north.
    pub(crate) sides: [Option<TileIx>; 4],
    /// At the corners.
    pub(crate) corners: [Option<TileIx>; 4],
}

impl Neighbors {
    /// Returns the block of nine with its middle.
    #[inline]
    pub(crate) fn with(self, middle: TileIx) -> Block {
        let [north, east, south, west] = self.sides;
        let [north_west, north_east, south_east, south_west] = self.corners;
        Block([
            north_west,
            north,
            north_east,
            west,
            Some(middle),
            east,
            south_west,
            south,
            south_east,
        ])
    }
}

/// A tile and the tiles around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block([Option<TileIx>; 9]);

impl Block {
    #[inline]
    pub(crate) fn row_by_row(&self) -> impl Iterator<Item = TileIx> + '_ {
        self.0.iter().flatten().copied()
    }

    #[inline]
    pub(crate) fn n_tiles(&self) -> u16 {
        self.0.iter().flatten().count() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_follows_a_long_straight_line_in_every_direction() {
        for side in Side::ALL {
            let n = 300;
            let mut board = Board::with_capacity(n);
            let capacity = board.grid.capacity();
            let mut cell = Cell::default();
            for _ in 0..n {
                let tile = PlacedTile {
                    kind: KindIx(0),
                    rotation: Rotation::R0,
                    cell,
                    first_segment: 0,
                };
                board.lay(tile, Edges(0x1111));
                cell = cell.step(side);
            }
            assert_eq!(board.grid.capacity(), capacity);
            assert_eq!(board.tile_at(Cell::default()), Some(TileIx(0)));
            assert_eq!(board.frontier().len(), 2 * n + 2);
            for (ix, frontier) in board.frontier().iter().enumerate() {
                assert_eq!(board.content(frontier.cell), Content::Frontier(ix));
            }
            for (ix, tile) in board.tiles().iter().enumerate() {
                assert_eq!(board.tile_at(tile.cell), Some(TileIx(ix as u16)));
            }
        }
    }
}
