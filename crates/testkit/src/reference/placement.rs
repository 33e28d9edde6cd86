//! Where the drawn tile may be placed.

use std::collections::BTreeSet;

use carcas_engine::Cell;
use carcas_tiles::{KindId, Rotation};

use super::river::{self, Refusal};
use super::table::Tile;
use super::{Answer, Reference};

impl Reference {
    /// Returns every legal placement of a kind. Of several rotations that look alike only the earliest is one.
    ///
    /// Rule: BA-05, BA-06, BA-07, BA-08, RV-06 to RV-14.
    pub fn placements(&self, kind: KindId) -> BTreeSet<Answer> {
        let matching = self.matching(kind).into_iter();
        let legal = matching.filter(|&(cell, tile)| self.refusal(cell, tile).is_none());
        legal
            .map(|(cell, tile)| Answer::PlaceTile(cell, tile.rotation))
            .collect()
    }

    /// Returns every placement that matches all edges, whatever the river says.
    pub(super) fn matching(&self, kind: KindId) -> Vec<(Cell, Tile)> {
        let mut found = Vec::new();
        for cell in self.table.frontier() {
            for rotation in Rotation::ALL {
                let tile = Tile { kind, rotation };
                if tile == tile.canonical() && self.table.matches(cell, tile) {
                    found.push((cell, tile));
                }
            }
        }
        found
    }

    /// Returns why the river does not allow a matching placement; land tiles do not ask it.
    pub(super) fn refusal(&self, cell: Cell, tile: Tile) -> Option<Refusal> {
        if river::is_river(tile.printed()) {
            river::refusal(&self.table, self.choices.river_u_turn, cell, tile)
        } else {
            None
        }
    }
}
