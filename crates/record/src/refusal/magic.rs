//! What mage and witch object to.

use carcas_engine::MagicObjection;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: MagicObjection) -> Clauses {
    use MagicObjection::*;
    const ANOTHER: &str = "choose an open road or city without mage and witch";
    match objection {
        MustMove => why("after a magic tile mage or witch must be moved before anything else"),
        MustPart => why("mage and witch stand in the same feature and must part"),
        MustLeave => {
            why("neither mage nor witch has another place, so one of them must leave the board")
        }
        BeforePrincess => why("mage or witch moves before a princess acts"),
        NotNow => why(
            "mage and witch move only after a magic tile was placed, or when a tile joins their features",
        ),
        NoSegment => why_and(
            "mage and witch stand on a segment of a tile, and there is none",
            ANOTHER,
        ),
        Carcassonne => why_and(
            "mage and witch do not enter the city of Carcassonne",
            ANOTHER,
        ),
        River => why_and("mage and witch do not stand on the river", ANOTHER),
        WrongGround => why_and("mage and witch stand on roads and in cities only", ANOTHER),
        Complete => why_and("the feature is complete", ANOTHER),
        SameFeature => why_and(
            "the figure stands there already and must change its feature",
            ANOTHER,
        ),
        OtherFigureThere => why_and("the other magic figure stands there", ANOTHER),
        NotBesideFigures => why("mage and witch stand on roads and in cities"),
        NotOnBoard => why("that figure is not on the board"),
        NotStuck => why(
            "a magic figure is put aside only where it is due to move and neither of the two can",
        ),
    }
}
