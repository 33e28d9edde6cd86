//! The table of the reference: which tile lies on which cell, and nothing derived from it.

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{Cell, Spot};
use carcas_tiles::{KindId, Rotation, Segment, SegmentKind, Side, Terrain, TileKind, catalogue};

/// A tile kind with the rotation it is placed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// What is printed on it.
    pub kind: KindId,
    /// How it is turned.
    pub rotation: Rotation,
}

impl Tile {
    /// Returns what is printed on the tile.
    pub fn printed(self) -> &'static TileKind {
        catalogue().kind(self.kind)
    }

    /// Returns the segments as they lie on the table, with their indexes in the catalogue.
    pub fn segments(self) -> impl Iterator<Item = (u8, Segment)> {
        let turned = move |segment: &Segment| segment.turned(self.rotation);
        (0..).zip(self.printed().segments.iter().map(turned))
    }

    /// Returns what the tile shows at a side of the table.
    pub fn terrain(self, side: Side) -> Terrain {
        self.printed().terrain(side.turned(self.rotation.inverse()))
    }

    /// Returns the sides that the river reaches.
    pub fn river_sides(self) -> Vec<Side> {
        let is_river = |&side: &Side| self.terrain(side) == Terrain::River;
        Side::ALL.into_iter().filter(is_river).collect()
    }

    /// Returns the earliest rotation in which the tile looks the same.
    pub fn canonical(self) -> Self {
        let turned = |rotation| Self { rotation, ..self };
        let mut candidates = Rotation::ALL.into_iter().map(turned);
        let earliest = candidates.find(|other| other.look() == self.look());
        earliest.unwrap_or(self)
    }

    /// Returns everything drawn on the tile, in an order that does not depend on the rotation.
    ///
    /// Goods and marks are left out: their boxes are not in play, so they are decoration, and the two marks of River II
    /// do not make a rotation different.
    fn look(self) -> Vec<Drawn> {
        let segments = &self.printed().segments;
        let mut look: Vec<Drawn> = self
            .segments()
            .map(|(_, segment)| {
                let bordered = segment.borders.iter().map(|ix| segments[ix]);
                let mut cities: Vec<u8> = bordered
                    .map(|city| city.turned(self.rotation).sides.bits())
                    .collect();
                cities.sort_unstable();
                Drawn {
                    kind: segment.kind,
                    sides: segment.sides.bits(),
                    shared_sides: segment.shared_sides.bits(),
                    halves: segment.halves.bits(),
                    pennants: segment.pennants,
                    cities,
                }
            })
            .collect();
        look.sort();
        look
    }
}

/// One segment as it is drawn, without its index.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Drawn {
    kind: SegmentKind,
    sides: u8,
    shared_sides: u8,
    halves: u8,
    pennants: u8,
    /// The sides of every city that a field borders.
    cities: Vec<u8>,
}

/// The placed tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    tiles: BTreeMap<Cell, Tile>,
}

impl Table {
    /// Puts a tile on a cell.
    pub fn put(&mut self, cell: Cell, tile: Tile) {
        self.tiles.insert(cell, tile);
    }

    /// Returns the tile on a cell.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(&cell).copied()
    }

    /// Returns all placed tiles with their cells.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> + '_ {
        self.tiles.iter().map(|(&cell, &tile)| (cell, tile))
    }

    /// Returns every segment on the table that is no river.
    ///
    /// Rule: RV-19.
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (cell, tile) in self.tiles() {
            let features = tile
                .segments()
                .filter(|(_, segment)| segment.kind != SegmentKind::River);
            spots.extend(features.map(|(segment, _)| Spot { cell, segment }));
        }
        spots
    }

    /// Returns the segment at a spot as it lies on the table.
    pub fn segment(&self, spot: Spot) -> Option<Segment> {
        let mut segments = self.tile(spot.cell)?.segments();
        let (_, segment) = segments.find(|&(ix, _)| ix == spot.segment)?;
        Some(segment)
    }

    /// Returns the empty cells that share an edge with a placed tile.
    ///
    /// Rule: BA-06.
    pub fn frontier(&self) -> BTreeSet<Cell> {
        let beside = |&cell: &Cell| Side::ALL.map(|side| cell.step(side));
        let cells = self.tiles.keys().flat_map(beside);
        cells.filter(|&cell| self.tile(cell).is_none()).collect()
    }

    /// Tells whether a tile would match every tile around a cell.
    ///
    /// Rule: BA-07, RV-06.
    pub fn matches(&self, cell: Cell, tile: Tile) -> bool {
        Side::ALL
            .into_iter()
            .all(|side| match self.tile(cell.step(side)) {
                Some(other) => {
                    let terrain = tile.terrain(side);
                    terrain != Terrain::Closed && terrain == other.terrain(side.opposite())
                }
                None => true,
            })
    }

    /// Returns the number of tiles on the eight cells around a cell.
    pub fn n_around(&self, cell: Cell) -> u16 {
        cell.around()
            .filter(|&other| self.tile(other).is_some())
            .count() as u16
    }
}
