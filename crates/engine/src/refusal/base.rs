//! What the base game says about a refused move, where no module says anything.

use carcas_tiles::Rotation;

use super::{Answer, Asked, Attempt, Refusal, Remedy, asks, because, wrong};
use crate::decision::Decision;
use crate::figure::{FigureIx, FigureKind};
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::neutral::Neutral;

objections! {
    /// What the base game objects to.
    pub enum BaseObjection {
        /// A tile that fits must be placed.
        MustPlaceTile,
        /// One action with a figure may be taken.
        MayAct,
        /// Another seat is asked.
        AnotherSeat,
        /// No seat has such a figure in this game.
        NoSuchFigures,
        /// The game is played without this neutral figure.
        NoSuchNeutral(Neutral),
        /// The game has no such tokens.
        NoSuchTokens,
        /// Nobody sends figures home in this game.
        NobodySendsHome,
        /// Nobody captures figures in this game.
        NobodyCaptures,
        /// There are no prisoners in this game.
        NoPrisoners,
        /// Nothing gives a second part in this game.
        NoSecondParts,
        /// There are no bridges in this game.
        NoBridges,
        /// There are no castles in this game.
        NoCastles,
        /// There are no bazaars in this game.
        NoBazaars,
        /// There are no flocks in this game.
        NoFlocks,
        /// Nobody chooses the order of scoring.
        NoScoringOrder,
        /// A drawn tile waits to be placed.
        DrawnTileWaits,
        /// A part has one tile, and it lies already.
        TileLies,
        /// The last tile has been placed.
        LastTileLies,
        /// A token cannot be drawn instead of a tile.
        TokenForTile,
        /// A tile cannot be drawn instead of a token.
        TileForToken,
        /// No such token is in the token bag.
        NoneInTokenBag,
        /// No copy of the tile is left in the bag.
        NoneInBag,
        /// Other tiles are drawn first.
        DrawnLater,
        /// The cell holds a tile.
        CellTaken,
        /// The cell shares no edge with a tile.
        CellApart,
        /// The tile does not match its neighbors.
        Mismatch,
        /// Another rotation looks the same and stands for both.
        LooksTheSame,
        /// The seat has no figure of this kind in its supply.
        NoneOfThisKind,
        /// The seat has no follower in its supply.
        NoFollowerLeft,
        /// There is no such segment to stand on.
        NoSegment,
        /// The segment is decoration in this game.
        Decoration,
        /// No figure of this kind may stand on such a segment.
        WrongGround,
        /// The game is played without farmers.
        NoFarmers,
        /// A follower goes on the tile placed in this part.
        NotOnPlacedTile,
        /// The feature holds a follower.
        Occupied,
        /// There is no such figure on the board.
        NoSuchFigureOnBoard,
        /// A placed figure is never moved.
        NeverMoved,
        /// A placed figure stays until it is scored.
        StaysUntilScored,
    }
}

use BaseObjection as Base;

impl Asked<'_> {
    /// Says which piece of a move the game has not at all.
    ///
    /// Rule: BA-57.
    pub(super) fn lacks(&self, refused: Move) -> Option<BaseObjection> {
        match refused {
            Move::PlaceFigure { figure, .. } => {
                (self.rules.supply()[figure.ix()] == 0).then_some(Base::NoSuchFigures)
            }
            Move::MoveNeutral { neutral, .. }
            | Move::PutBeside { neutral, .. }
            | Move::PutAside { neutral } => {
                let mut neutrals = self.rules.seams.neutrals.iter();
                let is_in_play = neutrals.any(|&(in_play, _)| in_play == neutral);
                (!is_in_play).then_some(Base::NoSuchNeutral(neutral))
            }
            Move::PlaceToken { token, .. } => {
                let is_in_play = self.rules.tokens().any(|in_play| in_play == token);
                (!is_in_play).then_some(Base::NoSuchTokens)
            }
            _ => None,
        }
    }

    /// Explains what no module explains.
    pub(super) fn base(&self, attempt: Attempt) -> Refusal {
        let refused = match attempt {
            Attempt::Move(refused) => refused,
            Attempt::Question => return self.base_question(),
            Attempt::Seat => return because("BA-58", Base::AnotherSeat, Remedy::Wait),
            Attempt::Draw => {
                return match self.decision {
                    Decision::PlaceTile { .. } => self.untimely("BA-05", Base::DrawnTileWaits),
                    _ => self.untimely("BA-05", Base::TileLies),
                };
            }
        };
        match refused {
            Move::PlaceTile { cell, rotation } => self.tile(cell, rotation),
            Move::PlaceFigure { figure, spot } => self.figure(figure, spot),
            Move::MoveFigure { figure, .. } => self.figure_move(figure),
            Move::TakeBack { figure } => self.take_back(figure),
            Move::SendHome { .. } => self.untimely("BA-57", Base::NobodySendsHome),
            Move::Capture { .. } => self.untimely("BA-57", Base::NobodyCaptures),
            Move::Exchange { .. } | Move::Ransom { .. } => {
                self.untimely("BA-57", Base::NoPrisoners)
            }
            Move::Again => self.untimely("BA-57", Base::NoSecondParts),
            Move::BuildBridge { .. } => self.untimely("BA-57", Base::NoBridges),
            Move::Convert { .. } => self.untimely("BA-57", Base::NoCastles),
            Move::Auction { .. }
            | Move::Bid { .. }
            | Move::Buy
            | Move::Sell
            | Move::TakeLot { .. } => self.untimely("BA-57", Base::NoBazaars),
            Move::Grow | Move::Herd => self.untimely("BA-57", Base::NoFlocks),
            Move::Choose { .. } => self.untimely("BA-31", Base::NoScoringOrder),
            Move::MoveNeutral { .. }
            | Move::PutBeside { .. }
            | Move::PutAside { .. }
            | Move::PlaceToken { .. }
            | Move::Pass => self.question(),
        }
    }

    fn base_question(&self) -> Refusal {
        match self.decision {
            Decision::PlaceTile { .. } => asks("BA-05", Base::MustPlaceTile, Answer::PlaceTile),
            _ => asks("BA-19", Base::MayAct, Answer::Act(self.offers())),
        }
    }

    fn tile(&self, cell: Cell, rotation: Rotation) -> Refusal {
        let Decision::PlaceTile { kind } = self.decision else {
            return self.untimely("BA-05", Base::TileLies);
        };
        if self.state.board.tile_at(cell).is_some() {
            return wrong("BA-06", Base::CellTaken);
        }
        let Some(allowed) = self.state.board.allowed_at(cell) else {
            return wrong("BA-06", Base::CellApart);
        };
        let edges = self.rules.kind(kind).edges(rotation);
        match edges.0 & !allowed.0 {
            // The move names a rotation that looks like an earlier one; the notation reads both alike.
            0 => wrong("BA-07", Base::LooksTheSame),
            _ => wrong("BA-07", Base::Mismatch),
        }
    }

    fn figure(&self, figure: FigureKind, spot: Spot) -> Refusal {
        if self.decision != Decision::FigureAction {
            return self.question();
        }
        if self.n_in_supply(figure) == 0 {
            let mut followers = FigureKind::ALL
                .into_iter()
                .filter(|kind| kind.is_follower());
            return match followers.any(|kind| self.n_in_supply(kind) > 0) {
                true => self.untimely("BA-19", Base::NoneOfThisKind),
                false => self.untimely("BA-24", Base::NoFollowerLeft),
            };
        }
        let Some(placing) = self.placing(figure, spot) else {
            return wrong("BA-59", Base::NoSegment);
        };
        if placing.is_decoration {
            return wrong("BA-102", Base::Decoration);
        }
        if !figure.may_stand_on(placing.kind) {
            return wrong("BA-19", Base::WrongGround);
        }
        if placing.is_field_without_farmers {
            return wrong("BA-25", Base::NoFarmers);
        }
        if !placing.is_on_placed_tile {
            return wrong("BA-19", Base::NotOnPlacedTile);
        }
        if self.state.features.columns(placing.feature).n_followers > 0 {
            return wrong("BA-20", Base::Occupied);
        }
        self.question()
    }

    fn figure_move(&self, figure: FigureIx) -> Refusal {
        match self.on_board(figure) {
            None => self.untimely("BA-23", Base::NoSuchFigureOnBoard),
            Some(_) => self.untimely("BA-23", Base::NeverMoved),
        }
    }

    fn take_back(&self, figure: FigureIx) -> Refusal {
        match self.on_board(figure) {
            None => self.untimely("BA-23", Base::NoSuchFigureOnBoard),
            Some(_) if self.decision == Decision::FigureAction => {
                self.untimely("BA-23", Base::StaysUntilScored)
            }
            Some(_) => self.question(),
        }
    }
}
