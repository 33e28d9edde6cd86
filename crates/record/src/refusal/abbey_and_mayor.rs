//! What abbeys, mayor, wagon and barn object to.

use carcas_engine::{AbbeyObjection, BarnObjection, MayorObjection, WagonObjection};
use carcas_text::{Key, key};

use super::{Clauses, why, why_and};

pub(super) fn abbey(objection: AbbeyObjection) -> Clauses {
    use AbbeyObjection::*;
    match objection {
        MayPlace => why(key!("refusal-abbey-may-place")),
        MayPlaceLast => why(key!("refusal-abbey-may-place-last")),
        InTurn => why(key!("refusal-abbey-in-turn")),
        DecideBeforeDraw => why(key!("refusal-abbey-decide-before-draw")),
        NoHole => why_and(key!("refusal-abbey-no-hole"), key!("remedy-abbey-no-hole")),
    }
}

pub(super) fn mayor(objection: MayorObjection) -> Clauses {
    use MayorObjection::*;
    match objection {
        WrongGround => why_and(
            key!("refusal-mayor-wrong-ground"),
            key!("remedy-mayor-wrong-ground"),
        ),
    }
}

pub(super) fn wagon(objection: WagonObjection) -> Clauses {
    use WagonObjection::*;
    const TARGET: Key = key!("remedy-wagon-target");
    match objection {
        MayDrive => why(key!("refusal-wagon-may-drive")),
        InTurn => why(key!("refusal-wagon-in-turn")),
        WrongGround => why_and(
            key!("refusal-wagon-wrong-ground"),
            key!("remedy-wagon-wrong-ground"),
        ),
        NotAsked => why_and(
            key!("refusal-wagon-not-asked"),
            key!("remedy-wagon-not-asked"),
        ),
        NotNow => why(key!("refusal-wagon-not-now")),
        NoSegment => why_and(key!("refusal-wagon-no-segment"), TARGET),
        NeverThere => why_and(key!("refusal-wagon-never-there"), TARGET),
        Complete => why_and(key!("refusal-wagon-complete"), TARGET),
        Occupied => why_and(key!("refusal-wagon-occupied"), TARGET),
        NotConnected => why_and(key!("refusal-wagon-not-connected"), TARGET),
        NotNearby => why_and(key!("refusal-wagon-not-nearby"), TARGET),
        DragonThere => why_and(key!("refusal-wagon-dragon-there"), TARGET),
    }
}

pub(super) fn barn(objection: BarnObjection) -> Clauses {
    use BarnObjection::*;
    const CORNER: Key = key!("remedy-barn-corner");
    match objection {
        NotInSupply => why(key!("refusal-barn-not-in-supply")),
        NoFarmers => why(key!("refusal-barn-no-farmers")),
        WrongGround => why_and(key!("refusal-barn-wrong-ground"), CORNER),
        NotAtPlacedTile => why_and(key!("refusal-barn-not-at-placed-tile"), CORNER),
        TooFewTiles => why_and(key!("refusal-barn-too-few-tiles"), CORNER),
        Divided => why_and(key!("refusal-barn-divided"), CORNER),
        NotTheCorner => why_and(key!("refusal-barn-not-the-corner"), CORNER),
        BarnThere => why_and(key!("refusal-barn-barn-there"), CORNER),
        FieldTaken => why_and(
            key!("refusal-barn-field-taken"),
            key!("remedy-castles-nobody-enters"),
        ),
    }
}
