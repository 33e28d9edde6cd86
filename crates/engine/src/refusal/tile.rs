//! Why a tile may not be placed.

use carcas_tiles::{Rotation, Side};

use super::{Asked, Refusal, because};
use crate::decision::Decision;
use crate::geometry::Cell;
use crate::modules::count::Leaving;
use crate::modules::river::{self, Obstacle};
use crate::rules::{Edges, KindIx};

impl Asked<'_> {
    pub(super) fn tile(&self, cell: Cell, rotation: Rotation) -> Refusal {
        let kind = match self.decision {
            Decision::PlaceTile { kind } => kind,
            Decision::SecondPart => {
                return self.untimely("TB-17", "the second part begins with taking it");
            }
            Decision::LeaveQuarter {
                leaving: Leaving::Final,
                ..
            } => return self.untimely("BA-45", "the last tile has been placed"),
            Decision::Auction | Decision::Bid | Decision::BuyOrSell | Decision::TakeLot => {
                return self.untimely(
                    "BC-46",
                    "the tiles of a bazaar are placed in the next turns",
                );
            }
            _ => return self.untimely("BA-05", "a part has one tile, and it lies already"),
        };
        if self.state.board.tile_at(cell).is_some() {
            return because("BA-06", "a tile lies there already", "choose an empty cell");
        }
        let Some(allowed) = self.state.board.allowed_at(cell) else {
            return because(
                "BA-06",
                "the cell shares no edge with a placed tile",
                "choose a cell beside a tile",
            );
        };
        let edges = self.rules.kind(kind).edges(rotation);
        if edges.0 & !allowed.0 != 0 {
            let unbridged = self.unbridged(edges, allowed);
            return unbridged.unwrap_or_else(|| mismatch(edges, allowed));
        }
        self.river(kind, cell, rotation)
    }

    fn river(&self, kind: KindIx, cell: Cell, rotation: Rotation) -> Refusal {
        match river::obstacle(self.rules, self.state, kind, cell, rotation) {
            Some(Obstacle::NoOpenEnd) => because(
                "RV-07",
                "a river tile must join an open end of the river with its own river",
                "choose a cell at an open end, and turn the river towards it",
            ),
            Some(Obstacle::JoinsTwoEnds) => because(
                "RV-12",
                "two arms of the river may not be joined",
                "turn the tile or choose another end",
            ),
            Some(Obstacle::TurnsBack { is_after_fork }) => because(
                if is_after_fork { "RV-11" } else { "RV-09" },
                "the river may not turn the same way twice in a row on one arm",
                "turn the tile so that the river runs straight on or turns the other way",
            ),
            Some(Obstacle::FacesAnotherEnd) => because(
                "RV-12",
                "two open ends of the river may not face the same empty cell",
                "turn the tile or choose another end",
            ),
            Some(Obstacle::LeavesCorridor) => because(
                "RV-AM-08",
                "in this game the cells ahead of an open end and beside them must be free, and no two ends run side by \
                 side",
                "turn the tile so that the river leads away from other tiles",
            ),
            // The move names a rotation that looks like an earlier one; the notation reads both alike.
            None => because(
                "BA-07",
                "the tile looks the same in another rotation, which stands for both",
                "name the smaller of the two rotations",
            ),
        }
    }
}

/// Rule: BA-07, RV-06.
fn mismatch(edges: Edges, allowed: Edges) -> Refusal {
    let is_wrong = |side: &Side| edges.at(*side) & !allowed.at(*side) != 0;
    let is_at_river = |side: Side| edges.is_river(side) || allowed.is_river(side);
    if Side::ALL.into_iter().filter(is_wrong).any(is_at_river) {
        return because(
            "RV-06",
            "the edge of a river meets the edge of a river and nothing else",
            "turn the tile or choose another cell",
        );
    }
    because(
        "BA-07",
        "the tile does not match every neighbor in this rotation",
        "turn it or choose another cell",
    )
}
