//! The pig (`docs/rules/20-traders-and-builders.md`).

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module};
use crate::decision::Yield;
use crate::event::Label;
use crate::figure::{FigureKind, Seat};
use crate::figure_action;
use crate::rules::Rules;
use crate::score::Tally;
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Pig, 1)],
    figure_actions: Some(offer_placement),
    field_bonus: Some(pig_bonus),
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
