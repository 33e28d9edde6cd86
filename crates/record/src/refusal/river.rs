//! What the river objects to.

use carcas_engine::RiverObjection;
use carcas_text::key;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: RiverObjection) -> Clauses {
    use RiverObjection::*;
    match objection {
        EdgeMismatch => why_and(
            key!("refusal-river-edge-mismatch"),
            key!("remedy-river-edge-mismatch"),
        ),
        NoOpenEnd => why_and(
            key!("refusal-river-no-open-end"),
            key!("remedy-river-no-open-end"),
        ),
        JoinsTwoEnds => why_and(
            key!("refusal-river-joins-two-ends"),
            key!("remedy-river-joins-two-ends"),
        ),
        TurnsBack => why_and(
            key!("refusal-river-turns-back"),
            key!("remedy-river-turns-back"),
        ),
        FacesAnotherEnd => why_and(
            key!("refusal-river-faces-another-end"),
            key!("remedy-river-joins-two-ends"),
        ),
        LeavesCorridor => why_and(
            key!("refusal-river-leaves-corridor"),
            key!("remedy-river-leaves-corridor"),
        ),
        InTheRiver => why_and(
            key!("refusal-river-in-the-river"),
            key!("remedy-base-decoration"),
        ),
        FreshVolcano => why(key!("refusal-river-fresh-volcano")),
        StartTileFirst => why_and(
            key!("refusal-river-start-tile-first"),
            key!("remedy-river-start-tile-first"),
        ),
        LandLater => why_and(
            key!("refusal-river-land-later"),
            key!("remedy-river-land-later"),
        ),
        ForkFirst => why_and(
            key!("refusal-river-fork-first"),
            key!("remedy-river-fork-first"),
        ),
        LakeLast => why_and(
            key!("refusal-river-lake-last"),
            key!("remedy-river-lake-last"),
        ),
    }
}
