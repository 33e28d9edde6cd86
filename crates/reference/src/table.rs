//! The table of the reference: which tile lies on which cell, and nothing derived from it.

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{Axis, Cell, Spot};
use carcas_tiles::SideSet;
use carcas_tiles::{
    Box, Group, HalfSide, HalfSideSet, KindId, Mark, MarkSet, Rotation, Segment, SegmentKind, Side,
    Terrain, TileKind, catalogue,
};

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

    /// Returns the segments as they lie on the table, with the indexes that the game gives them.
    pub fn segments(self) -> impl Iterator<Item = (u8, Segment)> {
        let mut segments = self.printed().segments.clone();
        if self.printed().group == Group::Carcassonne {
            build_city(&mut segments);
        }
        let turned = move |segment: Segment| segment.turned(self.rotation);
        (0..).zip(segments.into_iter().map(turned))
    }

    /// Whether it is the tunnel that the switch is about; tunnels of other boxes keep the fields printed on them.
    ///
    /// Rule: PD-65.
    fn is_tunnel(self) -> bool {
        let segments = &self.printed().segments;
        let has_tunnel = |segment: &Segment| segment.marks.contains(Mark::Tunnel);
        self.printed().home == Box::PrincessAndDragon && segments.iter().any(has_tunnel)
    }

    /// Returns the segments with a tunnel that cuts the fields it passes: the left part keeps the index of the field.
    ///
    /// Rule: PD-65.
    fn cut_segments(self) -> Vec<Segment> {
        let mut segments = self.printed().segments.clone();
        let has_tunnel = |segment: &&Segment| segment.marks.contains(Mark::Tunnel);
        let sides = segments.iter().find(has_tunnel).map(|tunnel| tunnel.sides);
        for side in sides.into_iter().flat_map(SideSet::iter) {
            let halves: [HalfSide; 2] = side.halves();
            let field = segments
                .iter_mut()
                .find(|segment| segment.halves.contains(halves[0]));
            let field = field.expect("a tunnel ends between two halves of a field");
            let right = Segment {
                halves: HalfSideSet::EMPTY.with(halves[1]),
                ..*field
            };
            field.halves = HalfSideSet::EMPTY.with(halves[0]);
            segments.push(right);
        }
        let turned = |segment: &Segment| segment.turned(self.rotation);
        segments.iter().map(turned).collect()
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
        self.earliest(Self::look)
    }

    /// Returns the earliest rotation in which the tile looks the same, its goods included, and its inns if they count.
    pub(super) fn canonical_with_goods(self, with_inns: bool) -> Self {
        self.earliest(|tile| {
            let inns = with_inns.then(|| tile.inn_sides());
            (tile.look(), tile.goods_sides(), inns)
        })
    }

    fn earliest<L: PartialEq>(self, look: impl Fn(Self) -> L) -> Self {
        let turned = |rotation| Self { rotation, ..self };
        let mut candidates = Rotation::ALL.into_iter().map(turned);
        let earliest = candidates.find(|&other| look(other) == look(self));
        earliest.unwrap_or(self)
    }

    fn goods_sides(self) -> Vec<u8> {
        let with_goods = self
            .segments()
            .filter(|(_, segment)| segment.goods.is_some());
        with_goods
            .map(|(_, segment)| segment.sides.bits())
            .collect()
    }

    fn inn_sides(self) -> Vec<u8> {
        let with_inn = self
            .segments()
            .filter(|(_, segment)| segment.marks.contains(Mark::Inn));
        with_inn.map(|(_, segment)| segment.sides.bits()).collect()
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

/// Gives a tile of Carcassonne its part of the city, which borders its fields; the quarters are four segments.
///
/// Rule: CO-06, CO-F5.
fn build_city(segments: &mut Vec<Segment>) {
    let quarter = segments
        .iter()
        .position(|segment| segment.kind == SegmentKind::Quarter);
    if let Some(ix) = quarter {
        segments.splice(ix..=ix, [segments[ix]; 4].to_vec());
    }
    let city_ix = segments.len();
    for segment in segments
        .iter_mut()
        .filter(|segment| segment.kind == SegmentKind::Field)
    {
        segment.borders = segment.borders.with(city_ix);
    }
    segments.push(Segment {
        marks: MarkSet::EMPTY.with(Mark::AtCarcassonne),
        ..Segment::new(SegmentKind::City)
    });
}

/// The placed tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    tiles: BTreeMap<Cell, Tile>,
    /// The segments of every tile as they lie, with their indexes.
    segments: BTreeMap<Cell, Vec<(u8, Segment)>>,
    /// Whether a tunnel has four fields.
    cuts_tunnel: bool,
    bridges: BTreeMap<Cell, Axis>,
}

impl Table {
    /// Returns an empty table; with `cuts_tunnel` a tunnel cuts the fields that it passes.
    pub fn new(cuts_tunnel: bool) -> Self {
        Self {
            cuts_tunnel,
            ..Self::default()
        }
    }

    /// Returns the segments of the tile on a cell, with their indexes.
    pub fn segments(&self, cell: Cell) -> &[(u8, Segment)] {
        self.segments.get(&cell).map_or(&[], Vec::as_slice)
    }

    /// Puts a tile on a cell.
    pub fn put(&mut self, cell: Cell, tile: Tile) {
        let segments = if self.cuts_tunnel && tile.is_tunnel() {
            (0..).zip(tile.cut_segments()).collect()
        } else {
            tile.segments().collect()
        };
        self.segments.insert(cell, segments);
        self.tiles.insert(cell, tile);
    }

    /// Builds a bridge over the tile on a cell: one more road on it.
    ///
    /// Rule: BC-09, BC-10.
    pub fn span(&mut self, cell: Cell, axis: Axis) {
        let road = Segment {
            sides: axis.sides().into_iter().collect(),
            ..Segment::new(SegmentKind::Road)
        };
        let segments = self.segments.entry(cell).or_default();
        segments.push((Spot::BRIDGE, road));
        self.bridges.insert(cell, axis);
    }

    /// Returns the bridge over the tile on a cell.
    pub fn bridge_at(&self, cell: Cell) -> Option<Axis> {
        self.bridges.get(&cell).copied()
    }

    /// Turns segments of a city into a castle.
    ///
    /// Rule: BC-18, BC-19.
    pub fn fortify(&mut self, spots: &BTreeSet<Spot>) {
        for spot in spots {
            let segments = self.segments.entry(spot.cell).or_default().iter_mut();
            for (_, segment) in segments.filter(|(ix, _)| *ix == spot.segment) {
                segment.kind = SegmentKind::Castle;
            }
        }
    }

    /// Returns what the tile on a cell shows at a side; the end of a bridge is a road.
    ///
    /// Rule: BC-05, BC-07.
    pub fn terrain(&self, cell: Cell, side: Side) -> Option<Terrain> {
        let tile = self.tile(cell)?;
        Some(match self.bridge_at(cell) {
            Some(axis) if axis == Axis::of(side) => Terrain::Road,
            _ => tile.terrain(side),
        })
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
        for (cell, _) in self.tiles() {
            let features = self
                .segments(cell)
                .iter()
                .filter(|(_, segment)| segment.kind != SegmentKind::River);
            spots.extend(features.map(|&(segment, _)| Spot { cell, segment }));
        }
        spots
    }

    /// Returns the segment at a spot as it lies on the table.
    pub fn segment(&self, spot: Spot) -> Option<Segment> {
        let mut segments = self.segments(spot.cell).iter();
        let (_, segment) = segments.find(|(ix, _)| *ix == spot.segment)?;
        Some(*segment)
    }

    /// Returns the empty cells that share an edge with a placed tile.
    ///
    /// Rule: BA-06.
    pub fn frontier(&self) -> BTreeSet<Cell> {
        let beside = |&cell: &Cell| Side::ALL.map(|side| cell.step(side));
        let cells = self.tiles.keys().flat_map(beside);
        cells.filter(|&cell| self.tile(cell).is_none()).collect()
    }

    /// Whether a tile would match every tile around a cell.
    ///
    /// Rule: BA-07, RV-06.
    pub fn matches(&self, cell: Cell, tile: Tile) -> bool {
        Side::ALL.into_iter().all(
            |side| match self.terrain(cell.step(side), side.opposite()) {
                Some(other) => {
                    let terrain = tile.terrain(side);
                    terrain != Terrain::Closed && terrain == other
                }
                None => true,
            },
        )
    }

    /// Returns the number of tiles on the eight cells around a cell.
    pub fn n_around(&self, cell: Cell) -> u16 {
        cell.around()
            .filter(|&other| self.tile(other).is_some())
            .count() as u16
    }
}
