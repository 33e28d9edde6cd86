//! The bag at the start of a game: which tiles, in which pools, and which lie on the table already.

use std::ops::Range;

use carcas_tiles::{Box, Catalogue, Group, KindId, Rotation, Segment, SegmentKind};

use super::RiverStartTile;
use super::kind::{Kind, KindIx};
use super::setup::Setup;
use crate::geometry::Cell;

/// A number of equal tiles in one pool of the bag.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) kind: KindIx,
    pub(crate) n_tiles: u8,
}

/// The pools in the order in which they are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Pool {
    Fork,
    River,
    Lake,
    /// The usual start tile, where it is the first land tile.
    FirstLand,
    Land,
}

const START_TILE: &str = "city-cap-road";

/// All tiles of a game.
pub(crate) struct Bag {
    pub(crate) kinds: Vec<Kind>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) pools: Vec<Range<usize>>,
    pub(crate) start: Vec<(KindIx, Cell, Rotation)>,
}

impl Bag {
    pub(crate) fn new(catalogue: &Catalogue, setup: &Setup) -> Self {
        let mut contents = contents(catalogue, setup);
        let start = lay_out(catalogue, setup, &mut contents);
        contents.sort_by_key(|content| (content.pool, content.kind));
        let mut bag = Self {
            kinds: Vec::new(),
            slots: Vec::new(),
            pools: Vec::new(),
            start: Vec::new(),
        };
        for content in contents.iter().filter(|content| content.n_tiles > 0) {
            let kind = bag.kind_ix(catalogue, setup, content.kind);
            bag.slots.push(Slot {
                kind,
                n_tiles: content.n_tiles,
            });
        }
        let filled: Vec<Pool> = contents
            .iter()
            .filter(|content| content.n_tiles > 0)
            .map(|content| content.pool)
            .collect();
        let mut first = 0;
        for chunk in filled.chunk_by(|a, b| a == b) {
            bag.pools.push(first..first + chunk.len());
            first += chunk.len();
        }
        for (kind, cell) in start {
            let kind = bag.kind_ix(catalogue, setup, kind);
            bag.start.push((kind, cell, Rotation::R0));
        }
        bag
    }

    fn kind_ix(&mut self, catalogue: &Catalogue, setup: &Setup, id: KindId) -> KindIx {
        let ix = self
            .kinds
            .iter()
            .position(|kind| kind.id == id)
            .unwrap_or_else(|| {
                self.kinds.push(Kind::new(id, catalogue.kind(id), setup));
                self.kinds.len() - 1
            });
        KindIx(ix as u8)
    }

    /// Adds the kind of tile that seats hold, if the catalogue has one.
    ///
    /// Rule: AM-01.
    pub(crate) fn add_seat_tile(&mut self, catalogue: &Catalogue, setup: &Setup) -> Option<KindIx> {
        let mut kinds = catalogue.kinds();
        let (id, _) = kinds.find(|(_, kind)| kind.group == Group::Seat)?;
        Some(self.kind_ix(catalogue, setup, id))
    }

    pub(crate) fn n_tiles(&self) -> usize {
        let in_bag: usize = self
            .slots
            .iter()
            .map(|slot| usize::from(slot.n_tiles))
            .sum();
        in_bag + self.start.len()
    }

    pub(crate) fn n_segments(&self) -> usize {
        self.count(|kind| kind.segments.len())
    }

    /// Counts the segments of a kind on all tiles.
    pub(crate) fn n_segments_of(&self, wanted: SegmentKind) -> usize {
        let is_wanted = |segment: &&Segment| segment.kind == wanted;
        self.count(|kind| kind.segments.iter().filter(is_wanted).count())
    }

    /// Adds up a number over all tiles.
    fn count(&self, of: impl Fn(&Kind) -> usize) -> usize {
        let of = |kind: KindIx| of(&self.kinds[usize::from(kind.0)]);
        let in_bag: usize = self
            .slots
            .iter()
            .map(|slot| usize::from(slot.n_tiles) * of(slot.kind))
            .sum();
        in_bag + self.start.iter().map(|start| of(start.0)).sum::<usize>()
    }
}

/// Where the river leaves the city of Carcassonne: east of its north-east corner.
///
/// Rule: RV-101, RV-102.
const SPRING_AT_CARCASSONNE: Cell = Cell::new(2, -1);

/// Returns the city of Carcassonne, row by row.
///
/// Rule: CO-01, CO-02, BA-115.
fn carcassonne(catalogue: &Catalogue, setup: &Setup) -> Vec<(KindId, Cell)> {
    let set = catalogue.set(Box::Count, setup.printing(Box::Count));
    let tiles = set.map_or(&[][..], |set| &set.copies);
    let cells = (-1..=1).flat_map(|y| (-2..=1).map(move |x| Cell::new(x, y)));
    tiles.iter().map(|&(kind, _)| kind).zip(cells).collect()
}

/// Copies of one kind that go into the same pool.
struct Batch {
    kind: KindId,
    pool: Pool,
    n_tiles: u8,
}

/// Gathers the tiles of all boxes, without those that are never in a bag.
fn contents(catalogue: &Catalogue, setup: &Setup) -> Vec<Batch> {
    let mut contents: Vec<Batch> = Vec::new();
    for of in setup.all_boxes() {
        let Some(set) = catalogue.set(of, setup.printing(of)) else {
            continue;
        };
        for &(id, n_tiles) in &set.copies {
            let kind = catalogue.kind(id);
            let pool = match kind.group {
                Group::Fork => Pool::Fork,
                Group::River | Group::Spring => Pool::River,
                Group::Lake => Pool::Lake,
                Group::Land => Pool::Land,
                Group::Carcassonne | Group::Seat => continue,
            };
            let known = contents.iter_mut().find(|content| content.kind == id);
            let content = match known {
                Some(content) => content,
                None => {
                    contents.push(Batch {
                        kind: id,
                        pool,
                        n_tiles: 0,
                    });
                    contents.last_mut().expect("something was pushed")
                }
            };
            content.n_tiles += n_tiles;
            if let Some(at_most) = kind.at_most {
                content.n_tiles = content.n_tiles.min(at_most);
            }
        }
    }
    // With both rivers the lake of River I stays in the box. Rule: RV-04.
    for of in setup.all_boxes() {
        if let Some(set) = catalogue.set(of, setup.printing(of)) {
            contents.retain(|content| !set.replaces.contains(&content.kind));
        }
    }
    contents
}

/// Takes the first tiles out of the bag and returns where they lie.
///
/// Rule: BA-03, RV-01, RV-02, RV-03, RV-101.
fn lay_out(catalogue: &Catalogue, setup: &Setup, contents: &mut Vec<Batch>) -> Vec<(KindId, Cell)> {
    let start_tile = catalogue.find(START_TILE);
    let spring = contents
        .iter()
        .position(|content| catalogue.kind(content.kind).group == Group::Spring)
        .map(|ix| contents.remove(ix).kind);
    for content in contents
        .iter_mut()
        .filter(|content| Some(content.kind) == start_tile)
    {
        content.n_tiles -= 1;
    }
    if setup.has_box(Box::Count) {
        let mut start = carcassonne(catalogue, setup);
        start.extend(spring.map(|spring| (spring, SPRING_AT_CARCASSONNE)));
        return start;
    }
    let Some(spring) = spring else {
        return start_tile
            .map(|id| (id, Cell::new(0, 0)))
            .into_iter()
            .collect();
    };
    if let Some(kind) = start_tile {
        let pool = match setup.choices().river_start_tile {
            RiverStartTile::Discard => None,
            RiverStartTile::AfterRiver => Some(Pool::FirstLand),
            RiverStartTile::IntoRiverStack => Some(Pool::River),
            RiverStartTile::IntoLandStack => Some(Pool::Land),
        };
        match contents.iter_mut().find(|content| content.kind == kind) {
            Some(content) if pool == Some(Pool::Land) => content.n_tiles += 1,
            _ => contents.extend(pool.map(|pool| Batch {
                kind,
                pool,
                n_tiles: 1,
            })),
        }
    }
    vec![(spring, Cell::new(0, 0))]
}
