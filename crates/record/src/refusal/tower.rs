//! What towers object to.

use carcas_engine::TowerObjection;
use carcas_text::{Key, key, sentence};
use carcas_tiles::SegmentKind;

use super::{Clauses, remedied, why, why_and};

pub(super) fn clauses(objection: TowerObjection) -> Clauses {
    use TowerObjection::*;
    const IN_RANGE: Key = key!("remedy-tower-in-range");
    match objection {
        MayCapture => why(key!("refusal-tower-may-capture")),
        MustExchange => why(key!("refusal-tower-must-exchange")),
        NotTriggered => why(key!("refusal-tower-not-triggered")),
        NoFoundation => why_and(
            key!("refusal-tower-no-foundation"),
            remedied(key!("remedy-tower-no-foundation"), "tower CELL"),
        ),
        NoFloorLeft => why(key!("refusal-tower-no-floor-left")),
        ClosedToFloors => why_and(
            key!("refusal-tower-closed-to-floors"),
            key!("remedy-tower-closed-to-floors"),
        ),
        WrongGuard => why_and(
            key!("refusal-tower-wrong-guard"),
            key!("remedy-tower-wrong-guard"),
        ),
        NoFloors => why_and(
            key!("refusal-tower-no-floors"),
            key!("remedy-tower-no-floors"),
        ),
        ClosedToGuards => why_and(
            key!("refusal-tower-closed-to-guards"),
            key!("remedy-tower-closed-to-guards"),
        ),
        NoNewFloor => why(key!("refusal-tower-no-new-floor")),
        NoSuchFigure => why_and(key!("refusal-tower-no-such-figure"), IN_RANGE),
        FollowersOnly => why_and(key!("refusal-tower-followers-only"), IN_RANGE),
        Sheltered(SegmentKind::Castle) => why_and(key!("refusal-tower-sheltered-castle"), IN_RANGE),
        Sheltered(_) => why_and(key!("refusal-tower-sheltered"), IN_RANGE),
        OutOfRange => why_and(key!("refusal-tower-out-of-range"), IN_RANGE),
        OpponentsOnly => why_and(key!("refusal-tower-opponents-only"), IN_RANGE),
        StandsForOneLikeIt => why_and(key!("refusal-tower-stands-for-one-like-it"), IN_RANGE),
        NoneToExchange => why_and(
            key!("refusal-tower-none-to-exchange"),
            remedied(
                key!("remedy-tower-none-to-exchange"),
                "exchange SEAT FIGURE",
            ),
        ),
        NoExchange => why(key!("refusal-tower-no-exchange")),
        RansomNotNow => why(key!("refusal-tower-ransom-not-now")),
        NoSuchPrisoner => why(key!("refusal-tower-no-such-prisoner")),
        RansomPaid => why(key!("refusal-tower-ransom-paid")),
        RansomTooDear { score } => why(sentence!("refusal-tower-ransom-too-dear", points = score)),
    }
}
