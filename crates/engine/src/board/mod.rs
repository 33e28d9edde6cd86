//! The board: placed tiles on a grid that grows with them, and the frontier of cells where a tile can go.

mod block;
mod entry;
mod frontier;

use std::ops::Deref;

use carcas_tiles::{Rotation, Side};

pub(crate) use block::Block;
pub(crate) use entry::Content;
pub(crate) use frontier::Frontier;

use entry::Entry;

use crate::feature::SegmentIx;
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

/// A tile that has just been laid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid<'a> {
    pub(crate) tile: TileIx,
    pub(crate) around: &'a Block,
    /// Whether its edges match those of its neighbors.
    pub(crate) fits: bool,
}

/// The direction of a bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// From north to south.
    NorthSouth,
    /// From east to west.
    EastWest,
}

impl Axis {
    /// Both directions.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// Returns the word that the text of a position uses.
    pub const fn name(self) -> &'static str {
        ["ns", "ew"][self as usize]
    }

    /// Returns the sides that a bridge joins.
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Self::NorthSouth => [Side::N, Side::S],
            Self::EastWest => [Side::E, Side::W],
        }
    }

    /// Returns the direction in which a side lies.
    pub const fn of(side: Side) -> Self {
        match side {
            Side::N | Side::S => Self::NorthSouth,
            Side::E | Side::W => Self::EastWest,
        }
    }
}

/// A bridge over a tile: a road from side to side that touches nothing on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bridge {
    pub(crate) tile: TileIx,
    pub(crate) axis: Axis,
    pub(crate) segment: SegmentIx,
}

/// The bridges of a game, in the order in which they were built.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Bridges {
    list: Flat<Bridge>,
    /// A bit for each tile below a bridge, by its index modulo 64, because most tiles have none.
    below: u64,
}

impl Clone for Bridges {
    fn clone(&self) -> Self {
        Self {
            list: self.list.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        let Self { list, below } = source;
        self.list.clone_from(list);
        self.below = *below;
    }
}

impl Deref for Bridges {
    type Target = [Bridge];

    #[inline]
    fn deref(&self) -> &[Bridge] {
        &self.list
    }
}

impl Bridges {
    pub(crate) fn with_capacity(n_bridges: usize) -> Self {
        Self {
            list: Flat::with_capacity(n_bridges),
            below: 0,
        }
    }

    const fn bit(tile: TileIx) -> u64 {
        1 << (tile.0 % 64)
    }

    pub(crate) fn push(&mut self, bridge: Bridge) {
        self.list.push(bridge);
        self.below |= Self::bit(bridge.tile);
    }

    #[inline]
    pub(crate) fn over(&self, tile: TileIx) -> Option<&Bridge> {
        if self.below & Self::bit(tile) == 0 {
            return None;
        }
        self.list.iter().find(|bridge| bridge.tile == tile)
    }
}

/// How many cells the grid gains at a side where a tile touches its border.
const GROWTH: usize = 4;

/// How many cells of the grid are reserved at most. No game of all boxes comes near it; tiles laid out in one line would,
/// and then the grid allocates once more instead of every state being twice as large.
const MOST_RESERVED: usize = 64 * 64;

/// All placed tiles, a grid over their bounding box, and the frontier.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Board {
    tiles: Flat<PlacedTile>,
    frontier: Frontier,
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
        let mut grid = Flat::with_capacity((half * half + span).min(MOST_RESERVED));
        grid.resize(size * size, Entry::VOID);
        Self {
            tiles: Flat::with_capacity(n_tiles),
            frontier: Frontier::with_capacity(n_tiles),
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
    pub(crate) fn frontier(&self) -> &Frontier {
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

    pub(crate) fn tile_at(&self, cell: Cell) -> Option<TileIx> {
        match self.content(cell) {
            Content::Tile(tile) => Some(tile),
            Content::Void | Content::Frontier(_) => None,
        }
    }

    /// Returns what a tile may show at an empty cell beside a tile.
    pub(crate) fn allowed_at(&self, cell: Cell) -> Option<Edges> {
        match self.content(cell) {
            Content::Frontier(ix) => Some(self.frontier.allowed(ix)),
            Content::Void | Content::Tile(_) => None,
        }
    }

    /// Notes at an empty cell beside a tile that the edge at one of its sides has changed. Nothing happens where a tile
    /// lies.
    pub(crate) fn set_edge(&mut self, cell: Cell, side: Side, nibble: u16) {
        if let Content::Frontier(ix) = self.content(cell) {
            self.frontier.set_edge(ix, side, nibble);
        }
    }

    #[inline]
    fn grid_ix(&self, cell: Cell) -> usize {
        let x = (cell.x - self.origin.x) as usize;
        let y = (cell.y - self.origin.y) as usize;
        y * self.width + x
    }

    /// Lays a tile on an empty cell and keeps grid and frontier up to date. `has_center` tells whether the tile counts the
    /// tiles around it. Returns its index, the tile with what lies around, and whether it fits there.
    #[inline]
    pub(crate) fn lay(
        &mut self,
        tile: PlacedTile,
        edges: Edges,
        has_center: bool,
    ) -> (TileIx, Block, bool) {
        let cell = tile.cell;
        if self.tiles.is_empty() {
            // The first tile may lie anywhere; the grid begins around it.
            let (x, y) = (self.width as i16 / 2, self.height as i16 / 2);
            self.origin = Cell::new(cell.x - x, cell.y - y);
        }
        self.reserve_border(cell);
        let at = self.grid_ix(cell);
        let mut fits = true;
        if let Content::Frontier(ix) = self.grid[at].content() {
            fits = edges.fit(self.frontier.allowed(ix));
            if let Some(moved) = self.frontier.remove(ix) {
                let at = self.grid_ix(moved);
                self.grid[at] = Entry::frontier(ix);
            }
        }
        let tile_ix = TileIx(self.tiles.len() as u16);
        self.grid[at] = Entry::tile(tile_ix, has_center);
        self.tiles.push(tile);
        let block = self.block(at);
        let at_sides = [at - self.width, at + 1, at + self.width, at - 1];
        let met = self.frontier.meet(cell, edges, block.at_sides());
        for (at, entry) in at_sides.into_iter().zip(met) {
            self.grid[at] = entry;
        }
        (tile_ix, block, fits)
    }

    /// Returns a placed tile with what lies around it.
    #[inline]
    pub(crate) fn around(&self, tile: TileIx) -> Block {
        self.block(self.grid_ix(self.tile(tile).cell))
    }

    /// Returns what lies at a grid index and around it.
    #[inline]
    fn block(&self, at: usize) -> Block {
        let [a, b, c] = [at - self.width - 1, at - 1, at + self.width - 1].map(|first| {
            let row = &self.grid[first..first + 3];
            [row[0], row[1], row[2]]
        });
        Block([a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]])
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

#[cfg(test)]
mod tests {
    use carcas_tiles::Side;

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
                board.lay(tile, Edges(0x1111), false);
                cell = cell.step(side);
            }
            assert_eq!(board.grid.capacity(), capacity);
            assert_eq!(board.tile_at(Cell::default()), Some(TileIx(0)));
            assert_eq!(board.frontier().cells().len(), 2 * n + 2);
            for (ix, &cell) in board.frontier().cells().iter().enumerate() {
                assert_eq!(board.content(cell), Content::Frontier(ix));
            }
            for (ix, tile) in board.tiles().iter().enumerate() {
                assert_eq!(board.tile_at(tile.cell), Some(TileIx(ix as u16)));
            }
        }
    }
}
