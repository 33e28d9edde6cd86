//! What towers object to.

use carcas_engine::TowerObjection;
use carcas_tiles::SegmentKind;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: TowerObjection) -> Clauses {
    use TowerObjection::*;
    const IN_RANGE: &str = "choose a follower in range of the tower, or pass";
    match objection {
        MayCapture => why("now the tower may capture a follower in its range"),
        MustExchange => why(
            "now one of the captor's followers comes back in exchange, and the captor chooses which",
        ),
        NotTriggered => why("in this game towers are used only after a tile with a foundation"),
        NoFoundation => why_and(
            "a floor goes on a foundation or a tower, and there is none",
            "name the cell of a tile with a foundation: tower CELL",
        ),
        NoFloorLeft => why("the seat has no floor left"),
        ClosedToFloors => why_and(
            "the tower is closed, and no floor can be added",
            "choose a tower without a guard",
        ),
        WrongGuard => why_and(
            "only normal and large followers stand on towers",
            "choose such a follower, or another place",
        ),
        NoFloors => why_and(
            "the foundation has no floors, and nobody stands on it",
            "choose a tower with floors",
        ),
        ClosedToGuards => why_and(
            "the tower is closed: a guard stands or stood on it",
            "choose an open tower with floors",
        ),
        NoNewFloor => why("a tower captures only directly after a floor was added"),
        NoSuchFigure => why_and("there is no such figure on the board", IN_RANGE),
        FollowersOnly => why_and("towers capture followers only", IN_RANGE),
        Sheltered(SegmentKind::Castle) => why_and("nobody is captured in a castle", IN_RANGE),
        Sheltered(_) => why_and("nobody is captured in the city of Carcassonne", IN_RANGE),
        OutOfRange => why_and(
            "a tower reaches as many cells straight along its row and column as it has floors",
            IN_RANGE,
        ),
        OpponentsOnly => why_and("in this game towers capture opponents only", IN_RANGE),
        StandsForOneLikeIt => why_and("the follower stands for one like it", IN_RANGE),
        NoneToExchange => why_and(
            "the other seat holds no such follower of the captor",
            "name a kind of follower that it holds: exchange SEAT FIGURE",
        ),
        NoExchange => why("followers are exchanged only right after a capture"),
        RansomNotNow => why(
            "ransom is paid at an own question in the own turn, never between moves of the dragon",
        ),
        NoSuchPrisoner => {
            why("a seat frees its own followers only, and that seat holds no such one")
        }
        RansomPaid => why("one ransom may be paid in a turn, and it has been"),
        RansomTooDear { score } => why(format!("ransom costs 3 points, and the seat has {score}")),
    }
}
