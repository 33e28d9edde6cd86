//! Where the drawn tile may be placed.

use std::collections::BTreeSet;

use carcas_engine::Cell;
use carcas_tiles::{KindId, Rotation};

use super::river::{self, Obstacle};
use super::table::Tile;
use super::{Answer, Reference};

impl Reference {
    /// Returns every legal placement of a kind. Of several rotations that look alike only the earliest is one.
    ///
    /// Rule: BA-05, BA-06, BA-07, BA-08, RV-06 to RV-14.
    pub(super) fn placements(&self, kind: KindId) -> BTreeSet<Answer> {
        let is_legal = |&(cell, tile): &(Cell, Tile)| self.obstacle(cell, tile).is_none();
        let answer = |(cell, tile): (Cell, Tile)| Answer::PlaceTile(cell, tile.rotation);
        let matching = self.matching(kind).into_iter().filter(is_legal);
        let matching: BTreeSet<Answer> = matching.map(answer).collect();
        let saved = self.saved_placements(kind).into_iter().filter(is_legal);
        let mut all: BTreeSet<Answer> = saved.map(answer).collect();
        // Rule: BC-08, BA-117.
        if matching.is_empty() && !all.is_empty() {
            all.insert(Answer::Pass);
        }
        all.extend(matching);
        all
    }

    /// Returns every placement that matches all edges, whatever the river says.
    pub(super) fn matching(&self, kind: KindId) -> Vec<(Cell, Tile)> {
        let turned = Rotation::ALL.map(|rotation| Tile { kind, rotation });
        let mut found = Vec::new();
        for tile in turned {
            if tile == self.played.canonical(tile) {
                let cells = self.table.frontier().into_iter();
                let matching = cells.filter(|&cell| self.table.matches(cell, tile));
                found.extend(matching.map(|cell| (cell, tile)));
            }
        }
        found
    }

    /// Returns why the river does not allow a matching placement; land tiles do not ask it.
    pub(super) fn obstacle(&self, cell: Cell, tile: Tile) -> Option<Obstacle> {
        if river::is_river(tile.printed()) {
            river::obstacle(&self.table, self.played.choices.river_u_turn, cell, tile)
        } else {
            None
        }
    }
}
