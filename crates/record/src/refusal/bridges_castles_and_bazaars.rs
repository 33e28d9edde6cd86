//! What bridges, castles and bazaars object to.

use carcas_engine::{BazaarsObjection, BridgesObjection, CastlesObjection};

use super::{Clauses, why, why_and};

pub(super) fn bridges(objection: BridgesObjection) -> Clauses {
    use BridgesObjection::*;
    const ANOTHER: &str = "choose another tile or direction, or pass";
    const OTHER_PLACE: &str = "turn the tile or choose another cell";
    match objection {
        MayBuild => why("now one bridge may be built"),
        NotNow => why(
            "a bridge is built with the tile, or directly after the figure where the edition allows it, and one with each \
             tile at most",
        ),
        NoTile => why_and("a bridge stands over a tile, and there is none", ANOTHER),
        HasBridge => why_and("a tile carries one bridge at most", ANOTHER),
        NoFieldEdge => why_and(
            "a bridge begins and ends at field edges of its tile",
            ANOTHER,
        ),
        LeadsNowhere => why_and(
            "beyond each end of a bridge there is an empty cell or a road",
            ANOTHER,
        ),
        TooFar => why_and(
            "a bridge goes on the tile just placed or on one beside it",
            ANOTHER,
        ),
        NoBridgeLeft => why_and(
            "a road would meet a field, and the seat has no bridge left to carry it on",
            OTHER_PLACE,
        ),
        NoBridgeHelps => why_and(
            "a road would meet a field, and no single bridge makes every edge match",
            OTHER_PLACE,
        ),
    }
}

pub(super) fn castles(objection: CastlesObjection) -> Clauses {
    use CastlesObjection::*;
    const OWN_CITY: &str = "name a follower in a small city of your own, or pass";
    match objection {
        MayConvert => why("now the owner of a small city may turn it into a castle"),
        MustChoose => why("several features trigger the castle, and its owner must choose one"),
        OwnersDecide => why("the owners of small cities decide in turn"),
        OwnersChoose => why("the owners of castles choose in turn"),
        NotNow => {
            why("a castle is built when a small city has been completed, before it is scored")
        }
        NoSmallCity => why_and(
            "only two plain caps that the tile made a city of two tiles can become a castle",
            OWN_CITY,
        ),
        NoMajority => why_and(
            "only the seat that has the majority alone may turn a city into its castle",
            OWN_CITY,
        ),
        NoLord => why_and("a mayor or a helper does not become a lord", OWN_CITY),
        StandsForOneLikeIt => why_and("the follower stands for one like it", OWN_CITY),
        NoTrigger => why_and(
            "that feature does not trigger the castle now",
            "name one that does: score SEGMENT",
        ),
        NobodyEnters => why_and("nobody enters a castle", "choose another feature"),
    }
}

pub(super) fn bazaars(objection: BazaarsObjection) -> Clauses {
    use BazaarsObjection::*;
    match objection {
        MustOpen => why("the auctioneer must choose a tile of the bazaar and open with a bid"),
        MayBid => why("now the seat may bid more once, or pass"),
        MustBuyOrSell => why("the auctioneer must buy from the highest bidder or sell to it"),
        MustTake => why("the seat must take one of the tiles of the bazaar"),
        Auctioneer => why("this is for the auctioneer"),
        BidInTurn => why("the seats bid in turn"),
        TakeInTurn => why("the seats take tiles in turn"),
        PlacedLater => why("the tiles of a bazaar are placed in the next turns"),
        DrawnLater => why("a bazaar is held, and no tile is drawn before it is over"),
        NoLot => why_and(
            "that tile is not among those turned up and left",
            "choose a tile of the bazaar",
        ),
        TooHigh { most } => why_and(
            "the bid is higher than this game allows the seat",
            format!("bid {most} at most"),
        ),
        TooLow { highest } => why_and(
            format!("a bid must be higher than the highest so far, {highest}"),
            "bid more, or pass",
        ),
        NotNow => why("tiles are auctioned or taken at a bazaar only, each seat in its turn"),
    }
}
