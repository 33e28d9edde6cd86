//! Bridges: where they may stand, and when they are built.

use std::collections::BTreeSet;

use carcas_engine::{Axis, BridgeTiming, Cell, Seat};
use carcas_tiles::{KindId, Rotation, Side, Terrain};

use super::flow::{Next, Step};
use super::played::Part;
use super::table::{Table, Tile};
use super::{Answer, Case, Reference, Waiting};

/// A bridge: the cell of the tile below, and its direction.
pub(super) type Site = (Cell, Axis);

/// The table with one more tile or bridge on trial.
struct Trial<'t> {
    table: &'t Table,
    tile: Option<(Cell, Tile)>,
    bridge: Option<Site>,
}

impl Trial<'_> {
    fn has_tile(&self, cell: Cell) -> bool {
        self.tile.is_some_and(|(at, _)| at == cell) || self.table.tile(cell).is_some()
    }

    /// Returns what a tile shows at a side; the end of a bridge is a road.
    fn terrain(&self, cell: Cell, side: Side) -> Option<Terrain> {
        if self.bridge == Some((cell, Axis::of(side))) {
            return Some(Terrain::Road);
        }
        match self.tile {
            Some((at, tile)) if at == cell => Some(tile.terrain(side)),
            _ => self.table.terrain(cell, side),
        }
    }

    /// Whether a bridge may stand over a tile.
    ///
    /// Rule: BC-04, BC-05, BC-06.
    fn can_stand(&self, (cell, axis): Site) -> bool {
        let without = Self {
            bridge: None,
            ..*self
        };
        self.has_tile(cell)
            && self.table.bridge_at(cell).is_none()
            && axis.sides().into_iter().all(|end| {
                let beyond = self.terrain(cell.step(end), end.opposite());
                without.terrain(cell, end) == Some(Terrain::Field)
                    && beyond.is_none_or(|beyond| beyond == Terrain::Road)
            })
    }

    fn matches(&self, cell: Cell) -> bool {
        Side::ALL.into_iter().all(|side| {
            let mine = self.terrain(cell, side);
            let theirs = self.terrain(cell.step(side), side.opposite());
            theirs.is_none() || mine == theirs && mine != Some(Terrain::Closed)
        })
    }
}

/// Returns a cell and those beside it.
fn with_neighbors(cell: Cell) -> impl Iterator<Item = Cell> {
    let beside = Side::ALL.into_iter().map(move |side| cell.step(side));
    std::iter::once(cell).chain(beside)
}

impl Reference {
    /// Returns how many bridges a seat has left.
    pub fn n_bridges(&self, seat: Seat) -> u32 {
        self.bridges_left.get(seat.ix()).copied().unwrap_or(0)
    }

    /// Returns the bridges that would make a placement legal that is not without one.
    ///
    /// Rule: BC-03, BC-07.
    fn saving_bridges(&self, cell: Cell, tile: Tile) -> Vec<Site> {
        if self.n_bridges(self.seat) == 0 || self.table.matches(cell, tile) {
            return Vec::new();
        }
        let sites = with_neighbors(cell).flat_map(|over| Axis::ALL.map(|axis| (over, axis)));
        let is_saved = |&site: &Site| {
            let trial = Trial {
                table: &self.table,
                tile: Some((cell, tile)),
                bridge: Some(site),
            };
            trial.can_stand(site) && trial.matches(cell)
        };
        sites.filter(is_saved).collect()
    }

    /// Returns the placements of a kind that need a bridge.
    ///
    /// Rule: BC-07.
    pub(super) fn saved_placements(&self, kind: KindId) -> Vec<(Cell, Tile)> {
        let mut found = Vec::new();
        if self.n_bridges(self.seat) == 0 {
            return found;
        }
        for rotation in Rotation::ALL {
            let tile = Tile { kind, rotation };
            if tile != self.played.canonical(tile) {
                continue;
            }
            for cell in self.table.frontier() {
                if !self.saving_bridges(cell, tile).is_empty() {
                    found.push((cell, tile));
                }
            }
        }
        found
    }

    /// T2: builds the bridge without which the tile does not fit. There is never a choice: a road at a field is saved by
    /// the one bridge across that edge.
    ///
    /// Rule: BC-07, BC-87.
    pub(super) fn build_compulsory(&mut self, cell: Cell, tile: Tile) {
        let sites = self.saving_bridges(cell, tile);
        assert!(sites.len() <= 1, "two bridges save one placement");
        self.flow.bridge = None;
        self.table.put(cell, tile);
        if let Some(&site) = sites.first() {
            self.cases.see(if site.0 == cell {
                Case::BridgeOverNewTile
            } else {
                Case::BridgeOverNeighbor
            });
            self.build(site);
        }
    }

    pub(super) fn build(&mut self, (cell, axis): Site) {
        self.table.span(cell, axis);
        self.bridges_left[self.seat.ix()] -= 1;
        self.flow.bridge = Some(cell);
    }

    /// Rule: BC-02 to BC-06.
    pub(super) fn bridge_answers(&self) -> BTreeSet<Answer> {
        if self.n_bridges(self.seat) == 0 || self.flow.bridge.is_some() {
            return BTreeSet::new();
        }
        let trial = Trial {
            table: &self.table,
            tile: None,
            bridge: None,
        };
        let sites =
            with_neighbors(self.flow.cell).flat_map(|over| Axis::ALL.map(|axis| (over, axis)));
        sites
            .filter(|&site| trial.can_stand(site))
            .map(|(cell, axis)| Answer::BuildBridge(cell, axis))
            .collect()
    }

    /// T2: a bridge that is not needed.
    pub(super) fn bridge_step(&self) -> Next {
        match self.bridge_answers().is_empty() {
            true => Next::Go(Step::TileEffects),
            false => Next::Wait(Waiting::ForBridge { is_late: false }),
        }
    }

    /// T4: a bridge after the figure.
    ///
    /// Rule: BC-A6.
    pub(super) fn late_bridge_step(&self) -> Next {
        let after = Step::Flocks;
        let is_allowed = self.played.choices.bridge_timing == BridgeTiming::AnyTime
            && self.played.has(Part::Bridges);
        match is_allowed && !self.bridge_answers().is_empty() {
            true => Next::Wait(Waiting::ForBridge { is_late: true }),
            false => Next::Go(after),
        }
    }

    /// A bridge that is not needed ends at empty cells on both sides, so it joins and completes nothing.
    ///
    /// Rule: BC-02, BC-05.
    pub(super) fn answer_bridge(&mut self, is_late: bool, site: Option<Site>) {
        if let Some(site) = site {
            self.cases.see(match is_late {
                true => Case::BridgeAfterFigure,
                false => Case::BridgeWithoutNeed,
            });
            self.build(site);
        }
        self.go(match is_late {
            true => Step::Flocks,
            false => Step::TileEffects,
        });
    }
}
