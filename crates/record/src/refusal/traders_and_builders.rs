//! What builder and pig object to.

use carcas_engine::{BuilderObjection, PigObjection};
use carcas_text::key;

use super::{Clauses, why, why_and};

pub(super) fn builder(objection: BuilderObjection) -> Clauses {
    use BuilderObjection::*;
    match objection {
        MayGoOn => why(key!("refusal-builder-may-go-on")),
        NotInSupply => why(key!("refusal-builder-not-in-supply")),
        WrongGround => why_and(
            key!("refusal-builder-wrong-ground"),
            key!("remedy-builder-wrong-ground"),
        ),
        NotOnPlacedTile => why_and(
            key!("refusal-builder-not-on-placed-tile"),
            key!("remedy-base-not-on-placed-tile"),
        ),
        FeatureComplete => why_and(
            key!("refusal-builder-feature-complete"),
            key!("remedy-builder-feature-complete"),
        ),
        NoFollower => why_and(
            key!("refusal-builder-no-follower"),
            key!("remedy-builder-no-follower"),
        ),
        NotTriggered => why(key!("refusal-builder-not-triggered")),
        FirstPartGoesOn => why(key!("refusal-builder-first-part-goes-on")),
        IsSecondPart => why(key!("refusal-builder-is-second-part")),
        TakeSecondPartFirst => why(key!("refusal-builder-take-second-part-first")),
    }
}

pub(super) fn pig(objection: PigObjection) -> Clauses {
    use PigObjection::*;
    match objection {
        NotInSupply => why(key!("refusal-pig-not-in-supply")),
        WrongGround => why_and(
            key!("refusal-pig-wrong-ground"),
            key!("remedy-pig-wrong-ground"),
        ),
        NotOnPlacedTile => why_and(
            key!("refusal-pig-not-on-placed-tile"),
            key!("remedy-base-not-on-placed-tile"),
        ),
        NoFarmer => why_and(key!("refusal-pig-no-farmer"), key!("remedy-pig-no-farmer")),
    }
}
