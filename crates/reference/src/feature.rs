//! Features of the reference, found by walking over the table every time.

use std::collections::BTreeSet;

use carcas_engine::{Cell, Spot};
use carcas_tiles::{HalfSide, Mark, Segment, SegmentKind, Side};

use super::table::Table;

/// Connected segments of one kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feature {
    /// What it is.
    pub kind: SegmentKind,
    /// Its segments.
    pub spots: BTreeSet<Spot>,
}

impl Feature {
    /// Walks from a segment over all that is connected with it.
    ///
    /// Rule: BA-12, BA-13, BA-14, BA-17, RV-20.
    ///
    /// # Panics
    /// If there is no such segment.
    pub fn at(table: &Table, spot: Spot) -> Self {
        let segment = table.segment(spot);
        let kind = segment.expect("a feature begins at a segment").kind;
        let mut spots = BTreeSet::from([spot]);
        let mut to_visit = vec![spot];
        while let Some(spot) = to_visit.pop() {
            for next in connected(table, spot) {
                if spots.insert(next) {
                    to_visit.push(next);
                }
            }
        }
        Self { kind, spots }
    }

    /// Returns the first of its segments, which names it.
    ///
    /// # Panics
    /// If it has none.
    pub fn first(&self) -> Spot {
        let first = self.spots.first();
        *first.expect("a feature has a segment")
    }

    /// Returns every feature of the table once.
    pub fn all(table: &Table) -> BTreeSet<Self> {
        let mut features = BTreeSet::new();
        let mut seen = BTreeSet::new();
        for spot in table.spots() {
            if !seen.contains(&spot) {
                let feature = Self::at(table, spot);
                seen.extend(feature.spots.iter().copied());
                features.insert(feature);
            }
        }
        features
    }

    /// Returns the cells on which it has segments: a tile counts once.
    ///
    /// Rule: BA-15.
    pub fn cells(&self) -> BTreeSet<Cell> {
        self.spots.iter().map(|spot| spot.cell).collect()
    }

    /// Returns the number of its tiles; for a monastery or garden those of the block of nine around it.
    pub fn n_tiles(&self, table: &Table) -> u16 {
        match self.kind {
            kind if is_center(kind) => 1 + self.n_around(table),
            _ => self.cells().len() as u16,
        }
    }

    /// Returns the number of its pennants.
    pub fn pennants(&self, table: &Table) -> u16 {
        self.segments(table)
            .map(|segment| u16::from(segment.pennants))
            .sum()
    }

    /// Returns how much it lacks to be complete or closed: edges or half-sides that face no tile, or empty cells around it.
    ///
    /// Rule: BA-26, BA-27, BA-28, AB-05.
    pub fn n_open(&self, table: &Table) -> u16 {
        match self.kind {
            kind if is_center(kind) => 8 - self.n_around(table),
            SegmentKind::Field => {
                let open = |spot: &Spot| {
                    let halves = table.segment(*spot).map(|segment| segment.halves);
                    let halves = halves.unwrap_or_default().iter();
                    let is_free = |half: &HalfSide| {
                        let beside = spot.cell.step(half.side());
                        table.tile(beside).is_none()
                    };
                    halves.filter(is_free).count() as u16
                };
                self.spots.iter().map(open).sum()
            }
            _ => {
                let open = |spot: &Spot| {
                    let segment = table.segment(*spot);
                    let sides = segment.map_or_else(Vec::new, |segment| all_sides(&segment));
                    let is_free = |&&side: &&Side| table.tile(spot.cell.step(side)).is_none();
                    sides.iter().filter(is_free).count() as u16
                };
                self.spots.iter().map(open).sum()
            }
        }
    }

    /// Whether it is complete; a field never is, nor what is no feature at all.
    ///
    /// Rule: BA-26, BA-27, BA-28, BA-29, AB-05, RV-21.
    pub fn is_complete(&self, table: &Table) -> bool {
        let can_be = !matches!(
            self.kind,
            SegmentKind::Field | SegmentKind::Quarter | SegmentKind::Tower | SegmentKind::Castle
        );
        can_be && self.n_open(table) == 0
    }

    /// Whether no half-side of a field faces an empty cell.
    ///
    /// Rule: HS-17, HS-43, HS-58.
    pub fn is_closed(&self, table: &Table) -> bool {
        self.kind == SegmentKind::Field && self.n_open(table) == 0
    }

    /// Returns every complete city and every castle that a field borders, each once.
    ///
    /// Rule: BA-49, BA-55, BC-34, BC-35.
    pub fn complete_cities(&self, table: &Table) -> BTreeSet<Self> {
        let mut cities = BTreeSet::new();
        for spot in &self.spots {
            let borders = table.segment(*spot).map(|segment| segment.borders);
            for city_ix in borders.unwrap_or_default().iter() {
                let segment = city_ix as u8;
                let city = Self::at(table, Spot { segment, ..*spot });
                if city.is_complete(table) || city.kind == SegmentKind::Castle {
                    cities.insert(city);
                }
            }
        }
        cities
    }

    fn segments<'t>(&'t self, table: &'t Table) -> impl Iterator<Item = Segment> + 't {
        self.spots.iter().filter_map(|&spot| table.segment(spot))
    }

    /// Returns the number of tiles around the tile of a monastery or garden.
    fn n_around(&self, table: &Table) -> u16 {
        self.cells().iter().map(|&cell| table.n_around(cell)).sum()
    }
}

/// Whether features of a kind count the tiles around them.
///
/// Rule: BA-28, AB-05, AM-09.
pub(super) fn is_center(kind: SegmentKind) -> bool {
    matches!(
        kind,
        SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden
    )
}

/// Returns the segments of neighboring tiles that meet a segment across an edge.
fn connected(table: &Table, spot: Spot) -> Vec<Spot> {
    let mut found = Vec::new();
    let Some(segment) = table.segment(spot) else {
        return found;
    };
    if segment.kind == SegmentKind::City && segment.marks.contains(Mark::AtCarcassonne) {
        return carcassonne(table);
    }
    let mut meet = |cell: Cell, meets: &dyn Fn(&Segment) -> bool| {
        for &(ix, ref other) in table.segments(cell) {
            if other.kind == segment.kind && meets(other) {
                found.push(Spot { cell, segment: ix });
            }
        }
    };
    for side in all_sides(&segment) {
        meet(spot.cell.step(side), &|other| {
            all_sides(other).contains(&side.opposite())
        });
    }
    for half in segment.halves.iter() {
        meet(spot.cell.step(half.side()), &|other| {
            other.halves.contains(half.opposite())
        });
    }
    found
}

/// Returns the sides on which a road or city ends, those it shares with another included.
///
/// Rule: HS-C3.
pub(super) fn all_sides(segment: &Segment) -> Vec<Side> {
    let sides = segment.sides.iter();
    sides.chain(segment.shared_sides.iter()).collect()
}

/// Returns all parts of the city of Carcassonne.
///
/// Rule: CO-06, CO-07.
fn carcassonne(table: &Table) -> Vec<Spot> {
    let spots = table.spots().into_iter();
    let is_part = |spot: &Spot| {
        let segment = table.segment(*spot);
        segment.is_some_and(|segment| {
            segment.kind == SegmentKind::City && segment.marks.contains(Mark::AtCarcassonne)
        })
    };
    spots.filter(is_part).collect()
}
