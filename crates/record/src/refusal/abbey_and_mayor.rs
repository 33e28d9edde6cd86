//! What abbeys, mayor, wagon and barn object to.

use carcas_engine::{AbbeyObjection, BarnObjection, MayorObjection, WagonObjection};

use super::{Clauses, why, why_and};

pub(super) fn abbey(objection: AbbeyObjection) -> Clauses {
    use AbbeyObjection::*;
    match objection {
        MayPlace => why("now the own abbey may be placed instead of drawing a tile"),
        MayPlaceLast => why("now the own abbey may be placed for the last time"),
        InTurn => why("the seats place their abbeys in turn"),
        DecideBeforeDraw => why("a tile is drawn only if the abbey is kept"),
        NoHole => why_and(
            "an abbey goes into a hole: an empty cell with a tile at each of its four sides",
            "choose a hole, or pass",
        ),
    }
}

pub(super) fn mayor(objection: MayorObjection) -> Clauses {
    use MayorObjection::*;
    match objection {
        WrongGround => why_and("a mayor goes to cities only", "choose a city"),
    }
}

pub(super) fn wagon(objection: WagonObjection) -> Clauses {
    use WagonObjection::*;
    const TARGET: &str =
        "choose an open road, city or monastery without followers that it reaches, or pass";
    match objection {
        MayDrive => why("now the wagon may drive on from the feature that was scored"),
        InTurn => why("the owner of a wagon decides where it goes"),
        WrongGround => why_and(
            "a wagon goes to roads, cities and monasteries only",
            "choose one of them",
        ),
        NotAsked => why_and(
            "another wagon is decided now, or the figure is none",
            "name the wagon whose feature was scored, or pass",
        ),
        NotNow => why("a wagon drives on only right after its feature was scored"),
        NoSegment => why_and("a wagon drives to a segment, and there is none", TARGET),
        NeverThere => why_and(
            "a wagon drives to roads, cities and monasteries only",
            TARGET,
        ),
        Complete => why_and(
            "the feature is complete, and a wagon drives to open ones",
            TARGET,
        ),
        Occupied => why_and("the feature holds a follower already", TARGET),
        NotConnected => why_and(
            "no tile joins that feature directly to the one that was scored",
            TARGET,
        ),
        NotNearby => why_and(
            "a wagon reaches its own cell and the eight cells around it",
            TARGET,
        ),
        DragonThere => why_and(
            "the dragon stands on that tile, and nobody may be put beside it",
            TARGET,
        ),
    }
}

pub(super) fn barn(objection: BarnObjection) -> Clauses {
    use BarnObjection::*;
    const CORNER: &str =
        "choose a corner of that tile where four tiles meet in one field without a barn";
    match objection {
        NotInSupply => why("the barn is not in the supply of the seat"),
        NoFarmers => why("this game is played without farmers, and a barn could never score"),
        WrongGround => why_and("a barn stands on a corner of fields", CORNER),
        NotAtPlacedTile => why_and("a barn goes on a corner of the tile just placed", CORNER),
        TooFewTiles => why_and("a barn needs four tiles around its corner", CORNER),
        Divided => why_and(
            "each of the four tiles must show one and the same field at the corner",
            CORNER,
        ),
        NotTheCorner => why_and(
            "a corner is named by the cell south-east of it and the field there: barn CELL field:NL",
            CORNER,
        ),
        BarnThere => why_and("the field has a barn already", CORNER),
        FieldTaken => why_and(
            "the field has a barn, and no follower may be placed there",
            "choose another feature",
        ),
    }
}
