//! What abbots and gardens object to.

use carcas_engine::AbbotObjection;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: AbbotObjection) -> Clauses {
    use AbbotObjection::*;
    match objection {
        AbbotElsewhere => why_and(
            "an abbot goes to monasteries and gardens only",
            "choose one, or another figure",
        ),
        GardenForAbbots => why_and(
            "only an abbot may enter a garden",
            "choose another segment, or the abbot",
        ),
        NotOwnAbbot => why("a seat takes back its own abbot only"),
        FeatureComplete => {
            why("the abbot's feature is complete: he is scored with it and returns by himself")
        }
    }
}
