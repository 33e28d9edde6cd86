//! What the Count and his city object to.

use carcas_engine::{CountObjection, Quarter};
use carcas_text::key;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: CountObjection) -> Clauses {
    use CountObjection::*;
    match objection {
        MayLeave => why(key!("refusal-count-may-leave")),
        MayLeaveAtTheEnd => why(key!("refusal-count-may-leave-at-the-end")),
        MustChooseScoring => why(key!("refusal-count-must-choose-scoring")),
        MayEnter => why(key!("refusal-count-may-enter")),
        MayMoveCount => why(key!("refusal-count-may-move-count")),
        InTurn => why(key!("refusal-count-in-turn")),
        NotEntitled => why_and(
            key!("refusal-count-not-entitled"),
            key!("remedy-count-not-entitled"),
        ),
        CityItself => why_and(
            key!("refusal-count-city-itself"),
            key!("remedy-castles-nobody-enters"),
        ),
        HelpersStayOut => why(key!("refusal-count-helpers-stay-out")),
        NotInSupply => why(key!("refusal-count-not-in-supply")),
        QuartersOnly => why(key!("refusal-count-quarters-only")),
        MarketClosed => why_and(
            key!("refusal-count-market-closed"),
            key!("remedy-count-market-closed"),
        ),
        NoAbbots => why_and(
            key!("refusal-count-no-abbots"),
            key!("remedy-count-no-abbots"),
        ),
        AbbotsToCathedral => why_and(
            key!("refusal-count-abbots-to-cathedral"),
            key!("remedy-count-abbots-to-cathedral"),
        ),
        NotTakenBack => why(key!("refusal-count-not-taken-back")),
        NotOwnFollower => why(key!("refusal-count-not-own-follower")),
        Blocked => why_and(key!("refusal-count-blocked"), key!("remedy-count-blocked")),
        LeavesLater => why(key!("refusal-count-leaves-later")),
        NoSegment => why(key!("refusal-count-no-segment")),
        FromQuarterToQuarter => why_and(
            key!("refusal-count-from-quarter-to-quarter"),
            key!("remedy-count-from-quarter-to-quarter"),
        ),
        DragonThere => why_and(
            key!("refusal-count-dragon-there"),
            key!("remedy-count-dragon-there"),
        ),
        StandsForOneLikeIt => why(key!("refusal-count-stands-for-one-like-it")),
        NoBarnThere => why_and(
            key!("refusal-count-no-barn-there"),
            key!("remedy-count-no-barn-there"),
        ),
        MayorsToCastle => why_and(
            key!("refusal-count-mayors-to-castle"),
            key!("remedy-count-mayors-to-castle"),
        ),
        WagonsNotToMarket => why_and(
            key!("refusal-count-wagons-not-to-market"),
            key!("remedy-count-wagons-not-to-market"),
        ),
        MarketAtTheEnd => why_and(
            key!("refusal-count-market-at-the-end"),
            key!("remedy-count-blocked"),
        ),
        GardenForAbbots => why_and(
            key!("refusal-count-garden-for-abbots"),
            key!("remedy-count-garden-for-abbots"),
        ),
        OpenGardenForAbbots => why_and(
            key!("refusal-count-open-garden-for-abbots"),
            key!("remedy-count-open-garden-for-abbots"),
        ),
        WrongKind(Quarter::Castle) => why_and(
            key!("refusal-count-wrong-kind-castle"),
            key!("remedy-count-wrong-kind-castle"),
        ),
        WrongKind(Quarter::Market) => why_and(
            key!("refusal-count-wrong-kind-market"),
            key!("remedy-count-wrong-kind-market"),
        ),
        WrongKind(Quarter::Blacksmith) => why_and(
            key!("refusal-count-wrong-kind-blacksmith"),
            key!("remedy-count-wrong-kind-blacksmith"),
        ),
        WrongKind(Quarter::Cathedral) => why_and(
            key!("refusal-count-wrong-kind-cathedral"),
            key!("remedy-count-wrong-kind-cathedral"),
        ),
        NotCompleted => why_and(
            key!("refusal-count-not-completed"),
            key!("remedy-count-not-completed"),
        ),
        NotScoredNext => why_and(
            key!("refusal-count-not-scored-next"),
            key!("remedy-count-not-scored-next"),
        ),
        OnlyMarketAtTheEnd => why_and(
            key!("refusal-count-only-market-at-the-end"),
            key!("remedy-count-only-market-at-the-end"),
        ),
        ScoredLongAgo => why_and(
            key!("refusal-count-scored-long-ago"),
            key!("remedy-count-scored-long-ago"),
        ),
        MovesByHimself => why(key!("refusal-count-moves-by-himself")),
        NobodyEntered => why(key!("refusal-count-nobody-entered")),
        CountStaysInCity => why(key!("refusal-count-count-stays-in-city")),
        CountIsThere => why(key!("refusal-count-count-is-there")),
        ScoredTogether => why(key!("refusal-count-scored-together")),
        NoOrder => why(key!("refusal-count-no-order")),
        NothingToScore => why(key!("refusal-count-nothing-to-score")),
        NotCompletedByTile => why(key!("refusal-count-not-completed-by-tile")),
        ScoredAlready => why(key!("refusal-count-scored-already")),
        AnotherSegment => why(key!("refusal-count-another-segment")),
    }
}
