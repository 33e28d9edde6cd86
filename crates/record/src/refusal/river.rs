//! What the river objects to.

use carcas_engine::RiverObjection;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: RiverObjection) -> Clauses {
    use RiverObjection::*;
    match objection {
        EdgeMismatch => why_and(
            "the edge of a river meets the edge of a river and nothing else",
            "turn the tile or choose another cell",
        ),
        NoOpenEnd => why_and(
            "a river tile must join an open end of the river with its own river",
            "choose a cell at an open end, and turn the river towards it",
        ),
        JoinsTwoEnds => why_and(
            "two arms of the river may not be joined",
            "turn the tile or choose another end",
        ),
        TurnsBack => why_and(
            "the river may not turn the same way twice in a row on one arm",
            "turn the tile so that the river runs straight on or turns the other way",
        ),
        FacesAnotherEnd => why_and(
            "two open ends of the river may not face the same empty cell",
            "turn the tile or choose another end",
        ),
        LeavesCorridor => why_and(
            "in this game the cells ahead of an open end and beside them must be free, and no two ends run side by side",
            "turn the tile so that the river leads away from other tiles",
        ),
        InTheRiver => why_and("no figure may stand on the river", "choose another segment"),
        FreshVolcano => {
            why("no figure may be placed on a volcano in the part in which its tile is placed")
        }
        StartTileFirst => why_and(
            "in this game the usual start tile is the first land tile",
            "draw it",
        ),
        LandLater => why_and(
            "no land tile is drawn before the last river tile",
            "draw a river tile",
        ),
        ForkFirst => why_and("the fork is the first river tile", "draw the fork"),
        LakeLast => why_and("the lake is the last river tile", "draw another river tile"),
    }
}
