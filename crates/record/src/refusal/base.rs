//! What the base game objects to.

use carcas_engine::{BaseObjection, Neutral};
use carcas_text::key;

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: BaseObjection) -> Clauses {
    use BaseObjection::*;
    match objection {
        MustPlaceTile => why(key!("refusal-base-must-place-tile")),
        MayAct => why(key!("refusal-base-may-act")),
        AnotherSeat => why(key!("refusal-base-another-seat")),
        NoSuchFigures => why(key!("refusal-base-no-such-figures")),
        NoSuchNeutral(Neutral::Dragon) => why(key!("refusal-base-no-such-neutral-dragon")),
        NoSuchNeutral(Neutral::Fairy) => why(key!("refusal-base-no-such-neutral-fairy")),
        NoSuchNeutral(Neutral::Count) => why(key!("refusal-base-no-such-neutral-count")),
        NoSuchNeutral(Neutral::Mage | Neutral::Witch) => {
            why(key!("refusal-base-no-such-neutral-mage"))
        }
        NoSuchTokens => why(key!("refusal-base-no-such-tokens")),
        NobodySendsHome => why(key!("refusal-base-nobody-sends-home")),
        NobodyCaptures => why(key!("refusal-base-nobody-captures")),
        NoPrisoners => why(key!("refusal-base-no-prisoners")),
        NoSecondParts => why(key!("refusal-base-no-second-parts")),
        NoBridges => why(key!("refusal-base-no-bridges")),
        NoCastles => why(key!("refusal-base-no-castles")),
        NoBazaars => why(key!("refusal-base-no-bazaars")),
        NoFlocks => why(key!("refusal-base-no-flocks")),
        NoScoringOrder => why(key!("refusal-base-no-scoring-order")),
        DrawnTileWaits => why(key!("refusal-base-drawn-tile-waits")),
        TileLies => why(key!("refusal-base-tile-lies")),
        LastTileLies => why(key!("refusal-base-last-tile-lies")),
        TokenForTile => why_and(
            key!("refusal-base-token-for-tile"),
            key!("remedy-base-token-for-tile"),
        ),
        TileForToken => why_and(
            key!("refusal-base-tile-for-token"),
            key!("remedy-base-tile-for-token"),
        ),
        NoneInTokenBag => why_and(
            key!("refusal-base-none-in-token-bag"),
            key!("remedy-base-none-in-token-bag"),
        ),
        NoneInBag => why_and(
            key!("refusal-base-none-in-bag"),
            key!("remedy-base-none-in-bag"),
        ),
        DrawnLater => why_and(
            key!("refusal-base-drawn-later"),
            key!("remedy-base-none-in-bag"),
        ),
        CellTaken => why_and(
            key!("refusal-base-cell-taken"),
            key!("remedy-base-cell-taken"),
        ),
        CellApart => why_and(
            key!("refusal-base-cell-apart"),
            key!("remedy-base-cell-apart"),
        ),
        Mismatch => why_and(key!("refusal-base-mismatch"), key!("remedy-base-mismatch")),
        LooksTheSame => why_and(
            key!("refusal-base-looks-the-same"),
            key!("remedy-base-looks-the-same"),
        ),
        NoneOfThisKind => why(key!("refusal-base-none-of-this-kind")),
        NoFollowerLeft => why(key!("refusal-base-no-follower-left")),
        NoSegment => why_and(
            key!("refusal-base-no-segment"),
            key!("remedy-base-no-segment"),
        ),
        Decoration => why_and(
            key!("refusal-base-decoration"),
            key!("remedy-base-decoration"),
        ),
        WrongGround => why_and(
            key!("refusal-base-wrong-ground"),
            key!("remedy-base-decoration"),
        ),
        NoFarmers => why_and(
            key!("refusal-base-no-farmers"),
            key!("remedy-base-decoration"),
        ),
        NotOnPlacedTile => why_and(
            key!("refusal-base-not-on-placed-tile"),
            key!("remedy-base-not-on-placed-tile"),
        ),
        Occupied => why_and(key!("refusal-base-occupied"), key!("remedy-base-occupied")),
        NoSuchFigureOnBoard => why(key!("refusal-base-no-such-figure-on-board")),
        NeverMoved => why(key!("refusal-base-never-moved")),
        StaysUntilScored => why(key!("refusal-base-stays-until-scored")),
    }
}
