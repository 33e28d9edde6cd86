//! The builder and the second part of a turn (`docs/rules/20-traders-and-builders.md`).

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module};
use crate::decision::{Decision, Yield};
use crate::figure::FigureKind;
use crate::figure_action;
use crate::moves::Move;
use crate::rules::{BuilderSecondPart, BuilderTrigger, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Builder, 1)],
    figure_actions: Some(offer_placement),
    turn_ended: Some(turn_ended),
    ..Manifest::new(Module::Builder)
};

/// Where the turn stands with its second part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    is_triggered: bool,
    is_second_part: bool,
}

/// Tells whether a turn can have a second part.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Builder)
}

/// Whether a second part lies ahead.
pub(crate) enum Prospect {
    /// The game has no builders.
    NoBuilders,
    /// No tile of this part has extended the feature of the own builder.
    NotTriggered,
    /// The tile of this part has.
    Triggered,
    /// This is the second part.
    IsSecondPart,
}

/// Returns whether a second part lies ahead.
pub(crate) fn prospect(rules: &Rules, state: &State) -> Prospect {
    let memory = &state.memory.builder;
    match is_in_play(rules) {
        false => Prospect::NoBuilders,
        true if memory.is_second_part => Prospect::IsSecondPart,
        true if memory.is_triggered => Prospect::Triggered,
        true => Prospect::NotTriggered,
    }
}

/// Rule: TB-07, TB-08, TB-09, TB-13.
fn offer_placement(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    figure_action::offer_helper(rules, state, FigureKind::Builder, yield_move, |feature| {
        matches!(feature.kind, SegmentKind::Road | SegmentKind::City) && feature.open > 0
    })
}

/// Notes whether the new tile belongs to a feature with the active seat's builder.
///
/// Rule: TB-11, TB-12, TB-15, TB-16, TB-112.
pub(crate) fn note_trigger(rules: &Rules, state: &mut State) {
    if state.memory.builder.is_second_part {
        return;
    }
    let Some(placed) = state.flow.placed else {
        return;
    };
    let may_complete = rules.choices().builder_trigger == BuilderTrigger::ExtendOrComplete;
    let is_triggered = state.figures.iter().any(|figure| {
        let feature = state.features.of(figure.segment);
        figure.seat == state.flow.seat
            && figure.kind == FigureKind::Builder
            && (may_complete && state.flow.completed.contains(feature)
                || state
                    .segments_of(rules, placed)
                    .any(|segment| state.features.of(segment) == feature))
    });
    state.memory.builder.is_triggered = is_triggered;
}

/// Gives the second part, or asks for it where it may be declined.
///
/// Rule: TB-14, TB-17, TB-18, TB-19.
pub(crate) fn end_part(rules: &Rules, state: &mut State) {
    if !std::mem::take(&mut state.memory.builder.is_triggered) {
        return;
    }
    let mut others = rules.seams.plays_without_draw.iter();
    if !state.is_tile_left(rules) && !others.any(|can_play| can_play(rules, state)) {
        return;
    }
    match rules.choices().builder_second_part {
        BuilderSecondPart::Mandatory => begin_second_part(rules, state),
        BuilderSecondPart::Optional => {
            state.pending.push(state.flow.seat, Decision::SecondPart);
        }
    }
}

/// Yields going on, and pass.
pub(crate) fn ask(yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    yield_move(Move::Again)?;
    yield_move(Move::Pass)
}

/// Rule: TB-14, TB-17.
pub(crate) fn answer(rules: &Rules, state: &mut State, answer: Move) {
    if answer == Move::Again {
        begin_second_part(rules, state);
    }
}

fn begin_second_part(rules: &Rules, state: &mut State) {
    state.memory.builder.is_second_part = true;
    state.end_part();
    state.flow.step = rules.begin_of_part;
}

fn turn_ended(_: &Rules, state: &mut State) {
    state.memory.builder = Memory::default();
}
