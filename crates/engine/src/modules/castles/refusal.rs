//! Why a castle is refused.

use super::{is_castle, is_small_city};
use crate::decision::Decision;
use crate::figure::{FigureIx, FigureKind};
use crate::moves::{Move, Spot};
use crate::refusal::{
    Answer, Asked, Attempt, Refusal, Remedy, asks, because, objections, wrong, wrong_or_pass,
};
use crate::score;

objections! {
    /// What castles object to.
    pub enum CastlesObjection {
        /// A small city may become a castle now.
        MayConvert,
        /// The owner of a castle must choose a feature.
        MustChoose,
        /// The owners of small cities decide in turn.
        OwnersDecide,
        /// The owners of castles choose in turn.
        OwnersChoose,
        /// It is no time for a castle.
        NotNow,
        /// The figure stands in no small city that the tile completed.
        NoSmallCity,
        /// The seat has not the majority alone.
        NoMajority,
        /// The figure cannot be a lord.
        NoLord,
        /// Another follower stands for this one.
        StandsForOneLikeIt,
        /// The feature does not trigger the castle.
        NoTrigger,
        /// Nobody enters a castle.
        NobodyEnters,
    }
}

use CastlesObjection as Castles;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match (attempt, asked.decision) {
        (Attempt::Question, Decision::Castle) => {
            Some(asks("BC-17", Castles::MayConvert, Answer::Convert))
        }
        (Attempt::Question, Decision::CastleScoring { .. }) => {
            Some(asks("BC-26", Castles::MustChoose, Answer::ChooseTrigger))
        }
        (Attempt::Seat, Decision::Castle) => {
            Some(because("BC-17", Castles::OwnersDecide, Remedy::Wait))
        }
        (Attempt::Seat, Decision::CastleScoring { .. }) => {
            Some(because("BC-85", Castles::OwnersChoose, Remedy::Wait))
        }
        (Attempt::Move(Move::Choose { .. }), Decision::CastleScoring { .. }) => {
            Some(wrong("BC-26", Castles::NoTrigger))
        }
        (Attempt::Move(Move::Convert { figure }), Decision::Castle) => Some(convert(asked, figure)),
        (Attempt::Move(Move::Convert { .. }), _) => Some(asked.untimely("BC-17", Castles::NotNow)),
        (Attempt::Move(Move::PlaceFigure { figure, spot }), _) => enter(asked, figure, spot),
        (Attempt::Question | Attempt::Move(_) | Attempt::Seat | Attempt::Draw, _) => None,
    }
}

/// Rule: BC-17, BC-86, BC-C3.
fn convert(asked: &Asked<'_>, figure: FigureIx) -> Refusal {
    let state = asked.state;
    let Some(lord) = asked.on_board(figure) else {
        return wrong_or_pass("BC-17", Castles::NoSmallCity);
    };
    let city = state.features.of(lord.segment);
    let strongest = score::contest(asked.rules, state, city).strongest;
    if !state.flow.completed.contains(city) || !is_small_city(asked.rules, state, city) {
        wrong_or_pass("BC-17", Castles::NoSmallCity)
    } else if lord.seat != asked.seat || !strongest.contains(asked.seat) || strongest.len() > 1 {
        wrong_or_pass("BC-17", Castles::NoMajority)
    } else if !lord.kind.may_be_lord() {
        wrong_or_pass("BC-86", Castles::NoLord)
    } else {
        // Figures that stand alike are one choice; the notation reads the first.
        wrong_or_pass("BC-86", Castles::StandsForOneLikeIt)
    }
}

/// Rule: BC-32.
fn enter(asked: &Asked<'_>, figure: FigureKind, spot: Spot) -> Option<Refusal> {
    let placing = asked.placing(figure, spot)?;
    is_castle(asked.state, placing.feature).then(|| wrong("BC-32", Castles::NobodyEnters))
}
