//! What builder and pig object to.

use carcas_engine::{BuilderObjection, PigObjection};

use super::{Clauses, why, why_and};

pub(super) fn builder(objection: BuilderObjection) -> Clauses {
    use BuilderObjection::*;
    match objection {
        MayGoOn => why("now the second part that the builder gives is taken or declined"),
        NotInSupply => why("the builder is not in the supply of the seat"),
        WrongGround => why_and(
            "a builder goes to roads and cities only",
            "choose one that holds a follower of the seat",
        ),
        NotOnPlacedTile => why_and(
            "a builder goes on the tile placed in this part",
            "choose a segment of that tile",
        ),
        FeatureComplete => why_and(
            "the feature is complete, and a builder works on open ones only",
            "choose an open road or city that holds a follower of the seat",
        ),
        NoFollower => why_and(
            "the feature holds no follower of the seat",
            "place the builder in an open road or city that does",
        ),
        NotTriggered => {
            why("a second part follows only a tile that extended the feature of the own builder")
        }
        FirstPartGoesOn => {
            why("the second part comes when the first is finished, with its scoring")
        }
        IsSecondPart => why("a second part never gives another"),
        TakeSecondPartFirst => why("the second part begins with taking it"),
    }
}

pub(super) fn pig(objection: PigObjection) -> Clauses {
    use PigObjection::*;
    match objection {
        NotInSupply => why("the pig is not in the supply of the seat"),
        WrongGround => why_and(
            "a pig goes to fields only",
            "choose one that holds a farmer of the seat",
        ),
        NotOnPlacedTile => why_and(
            "a pig goes on the tile placed in this part",
            "choose a segment of that tile",
        ),
        NoFarmer => why_and(
            "the field holds no farmer of the seat",
            "place the pig in a field that does",
        ),
    }
}
