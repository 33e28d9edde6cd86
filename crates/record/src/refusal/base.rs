//! What the base game objects to.

use carcas_engine::{BaseObjection, Neutral};

use super::{Clauses, why, why_and};

pub(super) fn clauses(objection: BaseObjection) -> Clauses {
    use BaseObjection::*;
    match objection {
        MustPlaceTile => why("a tile that fits must be placed"),
        MayAct => why("now one action with a figure may be taken"),
        AnotherSeat => why("this is for the seat whose turn it is"),
        NoSuchFigures => why("no seat has such a figure in this game"),
        NoSuchNeutral(Neutral::Dragon) => why("there is no dragon in this game"),
        NoSuchNeutral(Neutral::Fairy) => why("there is no fairy in this game"),
        NoSuchNeutral(Neutral::Count) => why("there is no Count in this game"),
        NoSuchNeutral(Neutral::Mage | Neutral::Witch) => {
            why("there is neither mage nor witch in this game")
        }
        NoSuchTokens => why("there are no such tokens in this game"),
        NobodySendsHome => why("there are no princesses in this game"),
        NobodyCaptures => why("there are no towers in this game"),
        NoPrisoners => why("there are no prisoners in this game"),
        NoSecondParts => why("only a builder gives a second part, and this game has none"),
        NoBridges => why("there are no bridges in this game"),
        NoCastles => why("there are no castles in this game"),
        NoBazaars => why("there are no bazaars in this game"),
        NoFlocks => why("there are no shepherds in this game"),
        NoScoringOrder => {
            why("completed features are scored together, and nobody chooses an order")
        }
        DrawnTileWaits => why("a drawn tile waits to be placed"),
        TileLies => why("a part has one tile, and it lies already"),
        LastTileLies => why("the last tile has been placed"),
        TokenForTile => why_and(
            "a part begins with a tile, and this is a token",
            "draw a tile",
        ),
        TileForToken => why_and(
            "a token for the flock is drawn first, and this is a tile",
            "draw a token: sheep-1, sheep-2, sheep-3, sheep-4 or wolf",
        ),
        NoneInTokenBag => why_and("no such token is in the token bag", "draw another token"),
        NoneInBag => why_and("no copy of it is left in the bag", "draw another tile"),
        DrawnLater => why_and("other tiles are drawn before it", "draw another tile"),
        CellTaken => why_and("a tile lies there already", "choose an empty cell"),
        CellApart => why_and(
            "the cell shares no edge with a placed tile",
            "choose a cell beside a tile",
        ),
        Mismatch => why_and(
            "the tile does not match every neighbor in this rotation",
            "turn it or choose another cell",
        ),
        LooksTheSame => why_and(
            "the tile looks the same in another rotation, which stands for both",
            "name the smaller of the two rotations",
        ),
        NoneOfThisKind => {
            why("figures come from the supply, and the seat has none of this kind there")
        }
        NoFollowerLeft => why("the seat has no follower left in its supply"),
        NoSegment => why_and(
            "a figure stands on a segment of a tile, and there is none",
            "name a segment of a tile",
        ),
        Decoration => why_and(
            "gardens are decoration in this game",
            "choose another segment",
        ),
        WrongGround => why_and(
            "no figure of this kind may stand there",
            "choose another segment",
        ),
        NoFarmers => why_and(
            "this game is played without farmers",
            "choose another segment",
        ),
        NotOnPlacedTile => why_and(
            "a follower goes on the tile placed in this part",
            "choose a segment of that tile",
        ),
        Occupied => why_and(
            "the feature holds a follower already",
            "choose one that nobody occupies",
        ),
        NoSuchFigureOnBoard => why("there is no such figure on the board"),
        NeverMoved => {
            why("a placed figure is never moved; only followers in the quarters of Carcassonne are")
        }
        StaysUntilScored => {
            why("a placed figure stays until it is scored, and only an abbot can be taken back")
        }
    }
}
