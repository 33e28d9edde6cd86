//! The pig (`docs/rules/20-traders-and-builders.md`).

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module};
use crate::decision::{Decision, Yield};
use crate::event::Label;
use crate::figure::{FigureKind, Seat};
use crate::figure_action;
use crate::moves::Move;
use crate::refusal::{Asked, Attempt, Refusal, objections, wrong};
use crate::rules::Rules;
use crate::score::Tally;
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Pig, 1)],
    figure_actions: Some(offer_placement),
    field_bonus: Some(pig_bonus),
    figure_removed: Some(|rules, state, removed, by, log| {
        state.send_orphan_home(rules, FigureKind::Pig, (removed, by), log);
    }),
    refuse: Some(refuse),
    ..Manifest::new(Module::Pig)
};

/// Rule: TB-21.
fn offer_placement(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    figure_action::offer_helper(rules, state, FigureKind::Pig, yield_move, |feature| {
        feature.kind == SegmentKind::Field
    })
}

/// Rule: TB-23 to TB-26.
fn pig_bonus(_: &Rules, state: &State, field: &Tally, seat: Seat) -> Option<Label> {
    let is_own_pig = |figure: &&crate::figure::Figure| {
        figure.seat == seat
            && figure.kind == FigureKind::Pig
            && state.features.of(figure.segment) == field.feature
    };
    state.figures.iter().find(is_own_pig).map(|_| Label::Pig)
}

objections! {
    /// What the pig objects to.
    pub enum PigObjection {
        /// The pig is not in the supply.
        NotInSupply,
        /// A pig stands in fields only.
        WrongGround,
        /// A pig goes on the tile placed in this part.
        NotOnPlacedTile,
        /// The field holds no farmer of the seat.
        NoFarmer,
    }
}

/// Rule: TB-21.
fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let Attempt::Move(Move::PlaceFigure { figure, spot }) = attempt else {
        return None;
    };
    if figure != FigureKind::Pig {
        return None;
    }
    if asked.decision == Decision::FigureAction && asked.n_in_supply(figure) == 0 {
        return Some(asked.untimely("TB-21", PigObjection::NotInSupply));
    }
    let placing = asked.placing(figure, spot)?;
    if placing.is_wrong_ground() {
        return Some(wrong("TB-21", PigObjection::WrongGround));
    }
    placing
        .is_right_ground()
        .then(|| match placing.is_on_placed_tile {
            false => wrong("TB-21", PigObjection::NotOnPlacedTile),
            true => wrong("TB-21", PigObjection::NoFarmer),
        })
}
