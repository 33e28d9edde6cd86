//! What abbots and gardens object to.

use carcas_engine::AbbotObjection;
use carcas_text::key;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: AbbotObjection) -> Clauses {
    use AbbotObjection::*;
    match objection {
        AbbotElsewhere => why_and(
            key!("refusal-abbot-abbot-elsewhere"),
            key!("remedy-abbot-abbot-elsewhere"),
        ),
        GardenForAbbots => why_and(
            key!("refusal-abbot-garden-for-abbots"),
            key!("remedy-abbot-garden-for-abbots"),
        ),
        NotOwnAbbot => why(key!("refusal-abbot-not-own-abbot")),
        FeatureComplete => why(key!("refusal-abbot-feature-complete")),
    }
}
