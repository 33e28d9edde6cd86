//! What dragon, princesses, portals and fairy object to.

use carcas_engine::{DragonObjection, FairyObjection, PortalObjection, PrincessObjection};

use super::{Clauses, why, why_and};

pub(super) fn dragon(objection: DragonObjection) -> Clauses {
    use DragonObjection::*;
    const ANOTHER: &str = "choose another tile beside its own";
    match objection {
        MustMove => why("the dragon is on its journey and must move while it can"),
        InTurn => why("the seats move the dragon in turn"),
        NoJourney => why("the dragon moves only on the journey that a dragon tile begins"),
        NotBeside => why_and(
            "the dragon moves to a tile whose edge touches its own",
            "choose a tile beside the dragon: dragon CELL",
        ),
        FairyThere => why_and("the fairy keeps the dragon off her tile", ANOTHER),
        VisitedOnJourney => why_and("the dragon has been there on this journey", ANOTHER),
        VisitedInTurn => why_and("the dragon has been there in this turn", ANOTHER),
        Carcassonne => why_and(
            "the dragon does not enter that part of the city of Carcassonne",
            ANOTHER,
        ),
        NotBesideFigures => why("the dragon moves to tiles"),
        StaysOnBoard => why("the dragon never leaves the board"),
        FreshVolcano => {
            why("no figure may be placed on a volcano in the part in which its tile is placed")
        }
        OnPlacedTile => {
            why("the dragon stands on the tile just placed, and nobody may be placed beside it")
        }
        SetAside => why_and(
            "no copy of it is left in the bag, and what was set aside waits for a volcano",
            "draw another tile",
        ),
    }
}

pub(super) fn princess(objection: PrincessObjection) -> Clauses {
    use PrincessObjection::*;
    const KNIGHT: &str = "choose a knight in the city of the princess";
    match objection {
        MustSendHome => {
            why("the princess insists: a knight must leave her city before anything else")
        }
        OnlyTheFairy => {
            why("after a princess has sent a knight home nothing else may be done with figures")
        }
        HasSentHome => why("a princess sends one knight home, and she has"),
        NotPlaced => why("a princess acts only in the part in which her tile is placed"),
        NoSuchFigure => why_and("there is no such figure on the board", KNIGHT),
        Abbot => why_and(
            "an abbot is no knight, and a princess sends knights home",
            KNIGHT,
        ),
        AbbotAfterwards => why("after a princess has sent a knight home no abbot is taken back"),
        Builder => why_and("a princess sends knights home and no builder", KNIGHT),
        NoKnight => why_and(
            "a princess sends knights home, followers in her city, and this figure is none",
            KNIGHT,
        ),
        NoKnightOrBuilder => why_and(
            "in this game a princess sends home knights and builders of her city, and this is neither",
            KNIGHT,
        ),
        AnotherCity => why_and(
            "the figure is not in the city of the princess just placed",
            KNIGHT,
        ),
        CityWithoutKnight => why_and("a princess acts only if her city holds a knight", KNIGHT),
        StandsForOneLikeIt => why_and("the knight stands for one like it", KNIGHT),
    }
}

pub(super) fn portal(objection: PortalObjection) -> Clauses {
    use PortalObjection::*;
    match objection {
        Quarter => why_and(
            "a portal does not lead into the quarters of Carcassonne",
            "choose a road, city, monastery or field",
        ),
        FollowersOnly => why_and(
            "a portal serves followers only; this figure goes on the tile placed in this part",
            "choose a segment of that tile",
        ),
        DragonThere => why_and(
            "the dragon stands on that tile, and no portal leads there",
            "choose another tile",
        ),
        Occupied => why_and(
            "the feature holds a follower already",
            "choose one that nobody occupies",
        ),
        JustCompleted => why_and(
            "in this game a feature that the portal tile completed may not be claimed",
            "choose an open feature",
        ),
        JustCompletedElsewhere => why_and(
            "a feature that the portal tile completed may be claimed on that tile only",
            "choose its segment there, or an open feature",
        ),
        Complete => why_and(
            "a portal does not lead to complete features",
            "choose an open one",
        ),
    }
}

pub(super) fn fairy(objection: FairyObjection) -> Clauses {
    use FairyObjection::*;
    const CELL: &str = "name the cell of a tile with a follower of the seat: fairy CELL, or pass";
    const FOLLOWER: &str = "name a follower of the seat: fairy SEAT FIGURE SEGMENT, or pass";
    const QUARTER: &str = "the fairy does not join followers in the quarters of Carcassonne";
    match objection {
        NotNow => why("the fairy moves only in the figure step, instead of placing a figure"),
        AfterVolcano => why("in this game the fairy does not move after a volcano was placed"),
        StandsBesideFollower => why_and(
            "in this game the fairy stands beside one follower",
            "name it: fairy SEAT FIGURE SEGMENT",
        ),
        StandsOnTile => why_and(
            "in this game the fairy stands on a tile, not beside one figure",
            "name its cell: fairy CELL",
        ),
        NoTile => why_and("there is no tile at that cell", CELL),
        OnThatTile => why_and(
            "the fairy stands on that tile already, and her move must change something",
            CELL,
        ),
        NoSuchFigure => why_and("there is no such figure on the board", FOLLOWER),
        BesideThatFollower => why_and(
            "the fairy stands beside that follower already, and her move must change something",
            FOLLOWER,
        ),
        QuarterTile => why_and(QUARTER, CELL),
        InQuarter => why_and(QUARTER, FOLLOWER),
        NoFollowerAmongFigures => why_and(
            "only followers can have the fairy, and the seat has none on that tile",
            CELL,
        ),
        NoOwnFollower => why_and(
            "the seat that moves the fairy has no follower on that tile",
            CELL,
        ),
        FollowersOnly => why_and("only followers can have the fairy", FOLLOWER),
        NotOwnFollower => why_and(
            "the fairy goes beside a follower of the seat that moves her",
            FOLLOWER,
        ),
        StandsForOneLikeIt => why_and("the follower stands for one like it", FOLLOWER),
        StaysOnBoard => why("the fairy goes to followers and never off the board"),
    }
}
