//! What mage and witch object to.

use carcas_engine::MagicObjection;
use carcas_text::{Key, key};

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: MagicObjection) -> Clauses {
    use MagicObjection::*;
    const ANOTHER: Key = key!("remedy-magic-another");
    match objection {
        MustMove => why(key!("refusal-magic-must-move")),
        MustPart => why(key!("refusal-magic-must-part")),
        MustLeave => why(key!("refusal-magic-must-leave")),
        BeforePrincess => why(key!("refusal-magic-before-princess")),
        NotNow => why(key!("refusal-magic-not-now")),
        NoSegment => why_and(key!("refusal-magic-no-segment"), ANOTHER),
        Carcassonne => why_and(key!("refusal-magic-carcassonne"), ANOTHER),
        River => why_and(key!("refusal-magic-river"), ANOTHER),
        WrongGround => why_and(key!("refusal-magic-wrong-ground"), ANOTHER),
        Complete => why_and(key!("refusal-magic-complete"), ANOTHER),
        SameFeature => why_and(key!("refusal-magic-same-feature"), ANOTHER),
        OtherFigureThere => why_and(key!("refusal-magic-other-figure-there"), ANOTHER),
        NotBesideFigures => why(key!("refusal-magic-not-beside-figures")),
        NotOnBoard => why(key!("refusal-magic-not-on-board")),
        NotStuck => why(key!("refusal-magic-not-stuck")),
    }
}
