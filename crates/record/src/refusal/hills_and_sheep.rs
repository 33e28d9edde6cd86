//! What shepherds object to.

use carcas_engine::ShepherdObjection;

use super::{Clauses, why, why_and};

pub(super) fn shepherd(objection: ShepherdObjection) -> Clauses {
    use ShepherdObjection::*;
    match objection {
        MustTendFlock => why(
            "the tile enlarged the field of the own shepherd: now its flock grows or is herded, and nothing else",
        ),
        NotInSupply => why("the shepherd is not in the supply of the seat"),
        WrongGround => why_and(
            "a shepherd goes to fields only",
            "choose a field of the tile just placed",
        ),
        NotOnPlacedTile => why_and(
            "a shepherd goes on the tile placed in this part",
            "choose a field of that tile",
        ),
        Occupied => why_and(
            "a shepherd stands in that field already",
            "choose a field of the tile just placed without one",
        ),
        NoShepherd => why("the seat has no shepherd on the board"),
        NotEnlarged => {
            why("a flock grows or is herded when a tile of its own seat has enlarged its field")
        }
        AfterFigure => why("a flock grows or is herded after the figure action"),
    }
}
