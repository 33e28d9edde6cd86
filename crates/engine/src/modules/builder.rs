//! The builder and the second part of a turn (`docs/rules/20-traders-and-builders.md`).

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module};
use crate::decision::{Decision, Yield};
use crate::feature::FeatureIx;
use crate::figure::FigureKind;
use crate::figure_action;
use crate::moves::{Move, Spot};
use crate::notation::position::{MemoryText, QuestionText};
use crate::refusal::{Answer, Asked, Attempt, Refusal, asks, objections, wrong};
use crate::rules::{BuilderSecondPart, BuilderTrigger, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Builder, 1)],
    figure_actions: Some(offer_placement),
    turn_ended: Some(turn_ended),
    memory: Some(MEMORY),
    questions: &[QuestionText {
        name: "second-part",
        read: |_, _, _| Ok(Decision::SecondPart),
    }],
    figure_removed: Some(|rules, state, removed, by, log| {
        state.send_orphan_home(rules, FigureKind::Builder, (removed, by), log);
    }),
    refuse: Some(refuse),
    ..Manifest::new(Module::Builder)
};

/// Where the turn stands with its second part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    is_triggered: bool,
    is_second_part: bool,
}

/// `triggered` and `second-part`.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        let &Memory {
            is_triggered,
            is_second_part,
        } = &state.memory.builder;
        if is_triggered {
            line.word("triggered");
        }
        if is_second_part {
            line.word("second-part");
        }
    },
    read: |_, state, section| {
        while let Some(word) = section.next() {
            section.once(word)?;
            match word.text {
                "triggered" => state.memory.builder.is_triggered = true,
                "second-part" => state.memory.builder.is_second_part = true,
                _ => return word.error("triggered or second-part"),
            }
        }
        Ok(())
    },
};

/// Whether a turn can have a second part.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Builder)
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
    let is_met = |feature: FeatureIx| {
        state.is_part_of(rules, placed, |other| other == feature)
            || may_complete && state.flow.completed.contains(feature)
    };
    let mut figures = state.figures.iter();
    let is_triggered = state.is_out(rules, state.flow.seat, FigureKind::Builder)
        && figures.any(|figure| {
            figure.kind == FigureKind::Builder
                && figure.seat == state.flow.seat
                && is_met(state.features.of(figure.segment))
        });
    state.memory.builder.is_triggered = is_triggered;
}

pub(crate) fn is_second_part_ahead(state: &State) -> bool {
    state.memory.builder.is_triggered
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
    state.flow.step = rules.turn.begin_of_part;
}

fn turn_ended(_: &Rules, state: &mut State) {
    state.memory.builder = Memory::default();
}

objections! {
    /// What the builder objects to.
    pub enum BuilderObjection {
        /// A second part is taken or declined now.
        MayGoOn,
        /// The builder is not in the supply.
        NotInSupply,
        /// A builder stands on roads and in cities only.
        WrongGround,
        /// A builder goes on the tile placed in this part.
        NotOnPlacedTile,
        /// The feature is complete.
        FeatureComplete,
        /// The feature holds no follower of the seat.
        NoFollower,
        /// The tile has not extended the feature of the seat's builder.
        NotTriggered,
        /// The first part is not finished.
        FirstPartGoesOn,
        /// A second part gives no third.
        IsSecondPart,
        /// The second part begins with taking it, not with a tile.
        TakeSecondPartFirst,
    }
}

fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let is_asked = asked.decision == Decision::SecondPart;
    match attempt {
        Attempt::Question => {
            is_asked.then(|| asks("TB-17", BuilderObjection::MayGoOn, Answer::SecondPart))
        }
        Attempt::Draw | Attempt::Move(Move::PlaceTile { .. }) => {
            is_asked.then(|| asked.untimely("TB-17", BuilderObjection::TakeSecondPartFirst))
        }
        Attempt::Move(Move::Again) => {
            let memory = &asked.state.memory.builder;
            Some(match (memory.is_second_part, memory.is_triggered) {
                (true, _) => asked.untimely("TB-15", BuilderObjection::IsSecondPart),
                (_, true) => asked.untimely("TB-18", BuilderObjection::FirstPartGoesOn),
                _ => asked.untimely("TB-11", BuilderObjection::NotTriggered),
            })
        }
        Attempt::Move(Move::PlaceFigure {
            figure: FigureKind::Builder,
            spot,
        }) => refuse_placement(asked, spot),
        Attempt::Move(_) | Attempt::Seat => None,
    }
}

/// Rule: TB-07, TB-08.
fn refuse_placement(asked: &Asked<'_>, spot: Spot) -> Option<Refusal> {
    let builder = FigureKind::Builder;
    if asked.decision == Decision::FigureAction && asked.n_in_supply(builder) == 0 {
        return Some(asked.untimely("TB-07", BuilderObjection::NotInSupply));
    }
    let placing = asked.placing(builder, spot)?;
    if placing.is_wrong_ground() {
        return Some(wrong("TB-07", BuilderObjection::WrongGround));
    }
    if !placing.is_right_ground() {
        return None;
    }
    Some(if !placing.is_on_placed_tile {
        wrong("TB-07", BuilderObjection::NotOnPlacedTile)
    } else if asked.state.has_follower(asked.seat, placing.feature) {
        wrong("TB-08", BuilderObjection::FeatureComplete)
    } else {
        wrong("TB-08", BuilderObjection::NoFollower)
    })
}
