//! What dragon, princesses, portals and fairy object to.

use carcas_engine::{DragonObjection, FairyObjection, PortalObjection, PrincessObjection};
use carcas_text::{Key, key};

use super::{Clauses, Remedied, remedied, why, why_and};

pub(super) fn dragon(objection: DragonObjection) -> Clauses {
    use DragonObjection::*;
    const ANOTHER: Key = key!("remedy-dragon-another");
    match objection {
        MustMove => why(key!("refusal-dragon-must-move")),
        InTurn => why(key!("refusal-dragon-in-turn")),
        NoJourney => why(key!("refusal-dragon-no-journey")),
        NotBeside => why_and(
            key!("refusal-dragon-not-beside"),
            remedied(key!("remedy-dragon-not-beside"), "dragon CELL"),
        ),
        FairyThere => why_and(key!("refusal-dragon-fairy-there"), ANOTHER),
        VisitedOnJourney => why_and(key!("refusal-dragon-visited-on-journey"), ANOTHER),
        VisitedInTurn => why_and(key!("refusal-dragon-visited-in-turn"), ANOTHER),
        Carcassonne => why_and(key!("refusal-dragon-carcassonne"), ANOTHER),
        NotBesideFigures => why(key!("refusal-dragon-not-beside-figures")),
        StaysOnBoard => why(key!("refusal-dragon-stays-on-board")),
        FreshVolcano => why(key!("refusal-dragon-fresh-volcano")),
        OnPlacedTile => why(key!("refusal-dragon-on-placed-tile")),
        SetAside => why_and(
            key!("refusal-dragon-set-aside"),
            key!("remedy-base-none-in-bag"),
        ),
    }
}

pub(super) fn princess(objection: PrincessObjection) -> Clauses {
    use PrincessObjection::*;
    const KNIGHT: Key = key!("remedy-princess-knight");
    match objection {
        MustSendHome => why(key!("refusal-princess-must-send-home")),
        OnlyTheFairy => why(key!("refusal-princess-only-the-fairy")),
        HasSentHome => why(key!("refusal-princess-has-sent-home")),
        NotPlaced => why(key!("refusal-princess-not-placed")),
        NoSuchFigure => why_and(key!("refusal-princess-no-such-figure"), KNIGHT),
        Abbot => why_and(key!("refusal-princess-abbot"), KNIGHT),
        AbbotAfterwards => why(key!("refusal-princess-abbot-afterwards")),
        Builder => why_and(key!("refusal-princess-builder"), KNIGHT),
        NoKnight => why_and(key!("refusal-princess-no-knight"), KNIGHT),
        NoKnightOrBuilder => why_and(key!("refusal-princess-no-knight-or-builder"), KNIGHT),
        AnotherCity => why_and(key!("refusal-princess-another-city"), KNIGHT),
        CityWithoutKnight => why_and(key!("refusal-princess-city-without-knight"), KNIGHT),
        StandsForOneLikeIt => why_and(key!("refusal-princess-stands-for-one-like-it"), KNIGHT),
    }
}

pub(super) fn portal(objection: PortalObjection) -> Clauses {
    use PortalObjection::*;
    match objection {
        Quarter => why_and(
            key!("refusal-portal-quarter"),
            key!("remedy-portal-quarter"),
        ),
        FollowersOnly => why_and(
            key!("refusal-portal-followers-only"),
            key!("remedy-base-not-on-placed-tile"),
        ),
        DragonThere => why_and(
            key!("refusal-portal-dragon-there"),
            key!("remedy-portal-dragon-there"),
        ),
        Occupied => why_and(
            key!("refusal-portal-occupied"),
            key!("remedy-base-occupied"),
        ),
        JustCompleted => why_and(
            key!("refusal-portal-just-completed"),
            key!("remedy-portal-just-completed"),
        ),
        JustCompletedElsewhere => why_and(
            key!("refusal-portal-just-completed-elsewhere"),
            key!("remedy-portal-just-completed-elsewhere"),
        ),
        Complete => why_and(
            key!("refusal-portal-complete"),
            key!("remedy-portal-complete"),
        ),
    }
}

pub(super) fn fairy(objection: FairyObjection) -> Clauses {
    use FairyObjection::*;
    const CELL: Remedied = remedied(key!("remedy-fairy-cell"), "fairy CELL");
    const FOLLOWER: Remedied = remedied(key!("remedy-fairy-follower"), "fairy SEAT FIGURE SEGMENT");
    const QUARTER: Key = key!("refusal-fairy-quarter");
    match objection {
        NotNow => why(key!("refusal-fairy-not-now")),
        AfterVolcano => why(key!("refusal-fairy-after-volcano")),
        StandsBesideFollower => why_and(
            key!("refusal-fairy-stands-beside-follower"),
            remedied(
                key!("remedy-fairy-stands-beside-follower"),
                "fairy SEAT FIGURE SEGMENT",
            ),
        ),
        StandsOnTile => why_and(
            key!("refusal-fairy-stands-on-tile"),
            remedied(key!("remedy-fairy-stands-on-tile"), "fairy CELL"),
        ),
        NoTile => why_and(key!("refusal-fairy-no-tile"), CELL),
        OnThatTile => why_and(key!("refusal-fairy-on-that-tile"), CELL),
        NoSuchFigure => why_and(key!("refusal-fairy-no-such-figure"), FOLLOWER),
        BesideThatFollower => why_and(key!("refusal-fairy-beside-that-follower"), FOLLOWER),
        QuarterTile => why_and(QUARTER, CELL),
        InQuarter => why_and(QUARTER, FOLLOWER),
        NoFollowerAmongFigures => why_and(key!("refusal-fairy-no-follower-among-figures"), CELL),
        NoOwnFollower => why_and(key!("refusal-fairy-no-own-follower"), CELL),
        FollowersOnly => why_and(key!("refusal-fairy-followers-only"), FOLLOWER),
        NotOwnFollower => why_and(key!("refusal-fairy-not-own-follower"), FOLLOWER),
        StandsForOneLikeIt => why_and(key!("refusal-fairy-stands-for-one-like-it"), FOLLOWER),
        StaysOnBoard => why(key!("refusal-fairy-stays-on-board")),
    }
}
