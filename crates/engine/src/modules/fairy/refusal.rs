//! Why the fairy does not move.

use super::must_rest;
use crate::decision::Decision;
use crate::figure::{Figure, FigureIx};
use crate::moves::{Move, Spot};
use crate::neutral::Neutral;
use crate::refusal::{Asked, Attempt, Refusal, objections, wrong, wrong_or_pass};
use crate::rules::FairyPlacement;

objections! {
    /// What the fairy objects to.
    pub enum FairyObjection {
        /// The fairy moves in the figure step only.
        NotNow,
        /// The fairy rests after a volcano.
        AfterVolcano,
        /// The fairy stands beside one follower.
        StandsBesideFollower,
        /// The fairy stands on a tile.
        StandsOnTile,
        /// There is no tile at the cell.
        NoTile,
        /// The fairy stands on that tile already.
        OnThatTile,
        /// There is no such figure on the board.
        NoSuchFigure,
        /// The fairy stands beside that follower already.
        BesideThatFollower,
        /// The seat's followers on that tile are in the quarters of Carcassonne, where the fairy joins nobody.
        QuarterTile,
        /// The follower is in a quarter of Carcassonne, where the fairy joins nobody.
        InQuarter,
        /// The tile holds no follower, but another figure of the seat.
        NoFollowerAmongFigures,
        /// The tile holds no figure of the seat.
        NoOwnFollower,
        /// Only followers have the fairy.
        FollowersOnly,
        /// The fairy joins own followers only.
        NotOwnFollower,
        /// Another follower stands for this one.
        StandsForOneLikeIt,
        /// The fairy never leaves the board.
        StaysOnBoard,
    }
}

use FairyObjection as Fairy;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    const FAIRY: Neutral = Neutral::Fairy;
    let Attempt::Move(refused) = attempt else {
        return None;
    };
    match refused {
        Move::MoveNeutral { neutral: FAIRY, to } => {
            Some(waits(asked).unwrap_or_else(|| to_tile(asked, to)))
        }
        Move::PutBeside {
            neutral: FAIRY,
            figure,
        } => Some(waits(asked).unwrap_or_else(|| beside(asked, figure))),
        Move::PutAside { neutral: FAIRY } => Some(asked.untimely("PD-50", Fairy::StaysOnBoard)),
        _ => None,
    }
}

/// Refuses every move that comes at the wrong time.
///
/// Rule: PD-07, PD-49.
fn waits(asked: &Asked<'_>) -> Option<Refusal> {
    match asked.decision {
        Decision::FigureAction if must_rest(asked.rules, asked.state) => {
            Some(asked.untimely("PD-07", Fairy::AfterVolcano))
        }
        Decision::FigureAction | Decision::MoveFairy => None,
        Decision::PlaceTile { .. } | Decision::Princess => Some(asked.question()),
        _ => Some(asked.untimely("PD-49", Fairy::NotNow)),
    }
}

/// Rule: PD-50, PD-51, PD-60, PD-94.
fn to_tile(asked: &Asked<'_>, to: Spot) -> Refusal {
    if asked.rules.choices().fairy_placement == FairyPlacement::Assigned {
        return wrong("PD-50", Fairy::StandsBesideFollower);
    }
    let state = asked.state;
    let Some(tile) = state.board.tile_at(to.cell) else {
        return wrong_or_pass("BA-59", Fairy::NoTile);
    };
    if state.neutrals.tile(Neutral::Fairy) == Some(tile) {
        return wrong_or_pass("PD-51", Fairy::OnThatTile);
    }
    let is_here =
        |figure: &&Figure| figure.seat == asked.seat && state.features.tile(figure.segment) == tile;
    let own = || state.figures.iter().filter(is_here);
    if own().any(|figure| figure.kind.is_follower() && state.is_in_quarter(figure)) {
        wrong_or_pass("PD-94", Fairy::QuarterTile)
    } else if own().next().is_some() {
        wrong_or_pass("PD-60", Fairy::NoFollowerAmongFigures)
    } else {
        wrong_or_pass("PD-50", Fairy::NoOwnFollower)
    }
}

/// Rule: PD-50, PD-51, PD-60, PD-94.
fn beside(asked: &Asked<'_>, figure: FigureIx) -> Refusal {
    if asked.rules.choices().fairy_placement == FairyPlacement::OnTile {
        return wrong("PD-50", Fairy::StandsOnTile);
    }
    match asked.on_board(figure) {
        None => wrong_or_pass("PD-50", Fairy::NoSuchFigure),
        Some(figure) if !figure.kind.is_follower() => wrong_or_pass("PD-60", Fairy::FollowersOnly),
        Some(figure) if figure.seat != asked.seat => wrong_or_pass("PD-50", Fairy::NotOwnFollower),
        Some(figure) if figure.has_fairy => wrong_or_pass("PD-51", Fairy::BesideThatFollower),
        Some(figure) if asked.state.is_in_quarter(figure) => {
            wrong_or_pass("PD-94", Fairy::InQuarter)
        }
        // Figures that stand alike are one choice; the notation reads the first.
        Some(_) => wrong_or_pass("PD-51", Fairy::StandsForOneLikeIt),
    }
}
