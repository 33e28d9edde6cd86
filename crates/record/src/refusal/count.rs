//! What the Count and his city object to.

use carcas_engine::{CountObjection, Quarter};

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: CountObjection) -> Clauses {
    use CountObjection::*;
    match objection {
        MayLeave => {
            why("now followers may leave the city of Carcassonne for what is about to be scored")
        }
        MayLeaveAtTheEnd => {
            why("now followers may leave the city of Carcassonne for the last time")
        }
        MustChooseScoring => why(
            "in this game completed features are scored one by one, in an order that must be chosen",
        ),
        MayEnter => why("now one follower from the supply may enter the city of Carcassonne"),
        MayMoveCount => why("now the Count may be moved"),
        InTurn => why("the seats move followers out in turn"),
        NotEntitled => why_and(
            "a follower enters the city of Carcassonne only after its tile brought points to others alone",
            "place it on the tile just placed, or pass",
        ),
        CityItself => why_and(
            "the city of Carcassonne is never claimed or scored; followers stand in its quarters only",
            "choose another feature",
        ),
        HelpersStayOut => why("only followers enter the city, and this figure is none"),
        NotInSupply => {
            why("the follower comes from the supply, and the seat has none of this kind there")
        }
        QuartersOnly => why("now a follower may go to a quarter and nowhere else"),
        MarketClosed => why_and(
            "without farmers the market quarter is closed",
            "choose another quarter, or pass",
        ),
        NoAbbots => why_and(
            "in this game an abbot never enters the city",
            "choose another follower, or pass",
        ),
        AbbotsToCathedral => why_and(
            "an abbot enters the cathedral quarter only",
            "name it: abbot quarter:cathedral, or choose another follower",
        ),
        NotTakenBack => why("nobody is taken back from the city of Carcassonne"),
        NotOwnFollower => why("a seat moves its own followers only"),
        Blocked => why_and(
            "the Count is in that quarter, so nobody leaves it",
            "move a follower of another quarter, or pass",
        ),
        LeavesLater => why(
            "followers leave the city only before completed features are scored, and at the end of the game",
        ),
        NoSegment => why("a follower moves to a segment, and there is none"),
        FromQuarterToQuarter => why_and(
            "followers do not move from quarter to quarter",
            "move one out of the city, or pass",
        ),
        DragonThere => why_and(
            "the dragon stands on that tile, and nobody may be put beside it",
            "choose a segment of the feature on another tile, or pass",
        ),
        StandsForOneLikeIt => why("the follower stands for one like it"),
        NoBarnThere => why_and(
            "before a scoring followers leave the market only for the field of a barn that is scored",
            "choose that field, or pass",
        ),
        MayorsToCastle => why_and(
            "a mayor enters the castle only",
            "name it: mayor quarter:castle, or choose another follower",
        ),
        WagonsNotToMarket => why_and(
            "a wagon enters every quarter but the market",
            "choose another quarter or follower",
        ),
        MarketAtTheEnd => why_and(
            "followers in the market move out at the end of the game only",
            "move a follower of another quarter, or pass",
        ),
        GardenForAbbots => why_and(
            "only an abbot moves out to a garden",
            "choose a monastery that is about to be scored, or pass",
        ),
        OpenGardenForAbbots => why_and(
            "only an abbot moves out to a garden",
            "choose a monastery that is not complete, or pass",
        ),
        WrongKind(Quarter::Castle) => why_and(
            "followers in the castle move to cities",
            "choose a city, or pass",
        ),
        WrongKind(Quarter::Market) => why_and(
            "followers in the market move to fields",
            "choose a field, or pass",
        ),
        WrongKind(Quarter::Blacksmith) => why_and(
            "followers in the blacksmith's quarter move to roads",
            "choose a road, or pass",
        ),
        WrongKind(Quarter::Cathedral) => why_and(
            "followers in the cathedral quarter move to monasteries",
            "choose a monastery, or pass",
        ),
        NotCompleted => why_and(
            "followers move out only to features that the tile just placed completed",
            "choose one of them, or pass",
        ),
        NotScoredNext => why_and(
            "in this game features are scored one by one, and followers move out only to the one that is scored next",
            "choose a segment of that feature, or pass",
        ),
        OnlyMarketAtTheEnd => why_and(
            "in this game only followers in the market move out at the end",
            "move one of them to a field, or pass",
        ),
        ScoredLongAgo => why_and(
            "the feature is complete and has been scored",
            "choose an incomplete one, or pass",
        ),
        MovesByHimself => why("in this game the Count moves by himself"),
        NobodyEntered => why("the Count moves only when a follower has just entered the city"),
        CountStaysInCity => why("the Count never leaves the quarters of his city"),
        CountIsThere => why("the Count is in that quarter already"),
        ScoredTogether => {
            why("in this game completed features are scored together, and nobody chooses an order")
        }
        NoOrder => why(
            "an order is chosen only where a tile has completed several features that followers can move to",
        ),
        NothingToScore => why("there is no such segment"),
        NotCompletedByTile => why("the tile just placed has not completed that feature"),
        ScoredAlready => why("that feature has been scored already"),
        AnotherSegment => why("another segment stands for that feature"),
    }
}
