//! The bag of the reference: pools of tiles, each drawn empty before the next.

use std::collections::BTreeMap;

use carcas_engine::{Cell, RiverStartTile, Setup};
use carcas_tiles::{Box, Group, KindId, catalogue};

use super::river;

/// The tile that lies on the table before the first turn, unless there is a river.
const START_TILE: &str = "BA/RCr";

/// The tiles not drawn yet.
#[derive(Clone, Debug)]
pub(super) struct Bag {
    /// In the order of drawing: fork, river, lake, the start tile after the river, land.
    pools: [BTreeMap<KindId, u32>; 5],
    /// Dragon tiles that were drawn before the dragon came.
    aside: BTreeMap<KindId, u32>,
    /// How many land tiles lie under hills. Nobody knows which, so they are still counted among the others.
    n_hidden: u32,
}

/// The place of the spring beside the city of Carcassonne.
///
/// Rule: RV-102.
const SPRING_AT_CARCASSONNE: Cell = Cell::new(2, -1);

const FORK: usize = 0;
const RIVER: usize = 1;
const LAKE: usize = 2;
const AFTER_RIVER: usize = 3;
const LAND: usize = 4;

impl Bag {
    /// Returns the bag at the start and the tiles that lie on the table.
    ///
    /// Rule: BA-03, BA-115, CO-01, CO-02, RV-01 to RV-05, RV-101.
    pub(super) fn new(setup: &Setup) -> (Self, Vec<(KindId, Cell)>) {
        let mut bag = Self {
            pools: Default::default(),
            aside: BTreeMap::new(),
            n_hidden: 0,
        };
        let mut spring = None;
        let mut city = Vec::new();
        for (kind, n) in copies(setup) {
            match catalogue().kind(kind).group {
                Group::Fork => bag.add(FORK, kind, n),
                Group::River => bag.add(RIVER, kind, n),
                Group::Lake => bag.add(LAKE, kind, n),
                Group::Spring => spring = Some(kind),
                Group::Land => bag.add(LAND, kind, n),
                Group::Carcassonne => city.push(kind),
                // An abbey lies before its seat.
                Group::Seat => {}
            }
        }
        let start = catalogue().find(START_TILE);
        let start = start.expect("the catalogue has the start tile");
        bag.take(LAND, start);
        let origin = Cell::new(0, 0);
        if !city.is_empty() {
            let mut tiles: Vec<(KindId, Cell)> = city.into_iter().map(carcassonne).collect();
            tiles.extend(spring.map(|spring| (spring, SPRING_AT_CARCASSONNE)));
            return (bag, tiles);
        }
        let Some(spring) = spring else {
            return (bag, vec![(start, origin)]);
        };
        match setup.choices().river_start_tile {
            RiverStartTile::Discard => {}
            RiverStartTile::AfterRiver => bag.add(AFTER_RIVER, start, 1),
            RiverStartTile::IntoRiverStack => bag.add(RIVER, start, 1),
            RiverStartTile::IntoLandStack => bag.add(LAND, start, 1),
        }
        (bag, vec![(spring, origin)])
    }

    /// Hides a tile under a hill.
    pub(super) fn hide(&mut self) {
        self.n_hidden += 1;
    }

    /// Returns the number of tiles under hills.
    pub(super) fn n_hidden(&self) -> usize {
        self.n_hidden as usize
    }

    /// Returns what can be drawn now, with the number of copies.
    ///
    /// Rule: BA-05, RV-02 to RV-05, HS-73.
    pub(super) fn pool(&self) -> BTreeMap<KindId, u32> {
        let n_left: u32 = self.pools.iter().flat_map(BTreeMap::values).sum();
        if n_left <= self.n_hidden {
            return BTreeMap::new();
        }
        let first = self.pools.iter().find(|pool| !pool.is_empty());
        first.cloned().unwrap_or_default()
    }

    /// Takes a tile out of the pool that is drawn from.
    pub(super) fn draw(&mut self, kind: KindId) {
        let first = self.pools.iter().position(|pool| !pool.is_empty());
        self.take(first.expect("a tile is drawn from a bag"), kind);
    }

    /// Puts a drawn tile aside.
    ///
    /// Rule: PD-09.
    pub(super) fn set_aside(&mut self, kind: KindId) {
        *self.aside.entry(kind).or_insert(0) += 1;
    }

    /// Puts the tiles that were set aside back.
    ///
    /// Rule: PD-10.
    pub(super) fn take_in(&mut self) {
        for (kind, n) in std::mem::take(&mut self.aside) {
            self.add(LAND, kind, n);
        }
    }

    /// Returns the number of tiles set aside.
    pub(super) fn n_aside(&self) -> usize {
        self.aside.values().map(|&n| n as usize).sum()
    }

    /// Takes a tile out of the earliest pool that has it, if one does.
    pub(super) fn lose(&mut self, kind: KindId) {
        let holds = |pool: &BTreeMap<KindId, u32>| pool.contains_key(&kind);
        if let Some(pool) = self.pools.iter().position(holds) {
            self.take(pool, kind);
        }
    }

    /// Leaves only these tiles, each from the earliest pool that has it.
    pub(super) fn keep(&mut self, kinds: &[KindId]) {
        let mut kept: [BTreeMap<KindId, u32>; 5] = Default::default();
        for &kind in kinds {
            let holds = |pool: &BTreeMap<KindId, u32>| pool.contains_key(&kind);
            let pool = self.pools.iter().position(holds);
            let pool = pool.expect("a tile that is kept is in the bag");
            self.take(pool, kind);
            *kept[pool].entry(kind).or_insert(0) += 1;
        }
        self.pools = kept;
    }

    /// Returns all tiles, one entry per copy.
    pub(super) fn tiles(&self) -> Vec<KindId> {
        let all = self.pools.iter().flatten();
        all.flat_map(|(&kind, &n)| std::iter::repeat_n(kind, n as usize))
            .collect()
    }

    /// Whether a river tile is left.
    pub(super) fn has_river(&self) -> bool {
        let mut tiles = self.tiles().into_iter();
        tiles.any(|kind| river::is_river(catalogue().kind(kind)))
    }

    fn add(&mut self, pool: usize, kind: KindId, n: u32) {
        *self.pools[pool].entry(kind).or_insert(0) += n;
    }

    fn take(&mut self, pool: usize, kind: KindId) {
        let n = self.pools[pool].get_mut(&kind);
        let n = n.expect("a tile that is taken is in its pool");
        *n -= 1;
        if *n == 0 {
            self.pools[pool].remove(&kind);
        }
    }
}

/// Returns where a tile of the city of Carcassonne lies; the aliases count row by row.
fn carcassonne(kind: KindId) -> (KindId, Cell) {
    let alias = &catalogue().kind(kind).alias;
    let number = alias
        .strip_prefix("CO/")
        .and_then(|number| number.parse().ok());
    let ix: i16 = number.expect("the tiles of the city are numbered");
    (kind, Cell::new((ix - 1) % 4 - 2, (ix - 1) / 4 - 1))
}

/// Returns how many copies of each kind the boxes hold together.
///
/// Rule: RV-04.
fn copies(setup: &Setup) -> BTreeMap<KindId, u32> {
    let set = |of: Box| catalogue().set(of, setup.printing(of));
    let sets: Vec<_> = setup.all_boxes().filter_map(set).collect();
    let mut copies = BTreeMap::new();
    for &(kind, n) in sets.iter().flat_map(|set| &set.copies) {
        *copies.entry(kind).or_insert(0) += u32::from(n);
    }
    for kind in sets.iter().flat_map(|set| &set.replaces) {
        copies.remove(kind);
    }
    for (&kind, n) in &mut copies {
        let limit = catalogue().kind(kind).at_most;
        *n = limit.map_or(*n, |limit| (*n).min(u32::from(limit)));
    }
    copies.retain(|_, n| *n > 0);
    copies
}
