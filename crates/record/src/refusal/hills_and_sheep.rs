//! What shepherds object to.

use carcas_engine::ShepherdObjection;
use carcas_text::key;

use super::{Clauses, why, why_and};

pub(super) fn shepherd(objection: ShepherdObjection) -> Clauses {
    use ShepherdObjection::*;
    match objection {
        MustTendFlock => why(key!("refusal-shepherd-must-tend-flock")),
        NotInSupply => why(key!("refusal-shepherd-not-in-supply")),
        WrongGround => why_and(
            key!("refusal-shepherd-wrong-ground"),
            key!("remedy-shepherd-wrong-ground"),
        ),
        NotOnPlacedTile => why_and(
            key!("refusal-shepherd-not-on-placed-tile"),
            key!("remedy-shepherd-not-on-placed-tile"),
        ),
        Occupied => why_and(
            key!("refusal-shepherd-occupied"),
            key!("remedy-shepherd-occupied"),
        ),
        NoShepherd => why(key!("refusal-shepherd-no-shepherd")),
        NotEnlarged => why(key!("refusal-shepherd-not-enlarged")),
        AfterFigure => why(key!("refusal-shepherd-after-figure")),
    }
}
