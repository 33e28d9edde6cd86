//! What bridges, castles and bazaars object to.

use carcas_engine::{BazaarsObjection, BridgesObjection, CastlesObjection};
use carcas_text::{Key, key, sentence};

use super::{Clauses, remedied, why, why_and};

pub(super) fn bridges(objection: BridgesObjection) -> Clauses {
    use BridgesObjection::*;
    const ANOTHER: Key = key!("remedy-bridges-another");
    const OTHER_PLACE: Key = key!("remedy-bridges-other-place");
    match objection {
        MayBuild => why(key!("refusal-bridges-may-build")),
        NotNow => why(key!("refusal-bridges-not-now")),
        NoTile => why_and(key!("refusal-bridges-no-tile"), ANOTHER),
        HasBridge => why_and(key!("refusal-bridges-has-bridge"), ANOTHER),
        NoFieldEdge => why_and(key!("refusal-bridges-no-field-edge"), ANOTHER),
        LeadsNowhere => why_and(key!("refusal-bridges-leads-nowhere"), ANOTHER),
        TooFar => why_and(key!("refusal-bridges-too-far"), ANOTHER),
        NoBridgeLeft => why_and(key!("refusal-bridges-no-bridge-left"), OTHER_PLACE),
        NoBridgeHelps => why_and(key!("refusal-bridges-no-bridge-helps"), OTHER_PLACE),
    }
}

pub(super) fn castles(objection: CastlesObjection) -> Clauses {
    use CastlesObjection::*;
    const OWN_CITY: Key = key!("remedy-castles-own-city");
    match objection {
        MayConvert => why(key!("refusal-castles-may-convert")),
        MustChoose => why(key!("refusal-castles-must-choose")),
        OwnersDecide => why(key!("refusal-castles-owners-decide")),
        OwnersChoose => why(key!("refusal-castles-owners-choose")),
        NotNow => why(key!("refusal-castles-not-now")),
        NoSmallCity => why_and(key!("refusal-castles-no-small-city"), OWN_CITY),
        NoMajority => why_and(key!("refusal-castles-no-majority"), OWN_CITY),
        NoLord => why_and(key!("refusal-castles-no-lord"), OWN_CITY),
        StandsForOneLikeIt => why_and(key!("refusal-castles-stands-for-one-like-it"), OWN_CITY),
        NoTrigger => why_and(
            key!("refusal-castles-no-trigger"),
            remedied(key!("remedy-castles-no-trigger"), "score SEGMENT"),
        ),
        NobodyEnters => why_and(
            key!("refusal-castles-nobody-enters"),
            key!("remedy-castles-nobody-enters"),
        ),
    }
}

pub(super) fn bazaars(objection: BazaarsObjection) -> Clauses {
    use BazaarsObjection::*;
    match objection {
        MustOpen => why(key!("refusal-bazaars-must-open")),
        MayBid => why(key!("refusal-bazaars-may-bid")),
        MustBuyOrSell => why(key!("refusal-bazaars-must-buy-or-sell")),
        MustTake => why(key!("refusal-bazaars-must-take")),
        Auctioneer => why(key!("refusal-bazaars-auctioneer")),
        BidInTurn => why(key!("refusal-bazaars-bid-in-turn")),
        TakeInTurn => why(key!("refusal-bazaars-take-in-turn")),
        PlacedLater => why(key!("refusal-bazaars-placed-later")),
        DrawnLater => why(key!("refusal-bazaars-drawn-later")),
        NoLot => why_and(
            key!("refusal-bazaars-no-lot"),
            key!("remedy-bazaars-no-lot"),
        ),
        TooHigh { most } => why_and(
            key!("refusal-bazaars-too-high"),
            sentence!("remedy-bazaars-too-high", most = most),
        ),
        TooLow { highest } => why_and(
            sentence!("refusal-bazaars-too-low", most = highest),
            key!("remedy-bazaars-too-low"),
        ),
        NotNow => why(key!("refusal-bazaars-not-now")),
    }
}
