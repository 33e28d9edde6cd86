//! Mage and witch (`docs/rules/70-mage-and-witch.md`).

mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::{SegmentKind, Symbol};

pub use refusal::MagicObjection;

use super::{Manifest, Module};
use crate::board::TileIx;
use crate::decision::{Decision, Yield};
use crate::event::{Departure, Event, Label, Log, Terms};
use crate::feature::{Columns, FeatureIx, SegmentIx};
use crate::figure::Seat;
use crate::moves::Move;
use crate::neutral::{Neutral, Stand};
use crate::notation::position::{MemoryText, QuestionText};
use crate::rules::{
    DragonEatsMageWitch, MageOnZeroedFeature, MagicJoinOnMagicTile, MagicUnoccupiedCompleted, Rules,
};
use crate::score::Tally;
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    neutrals: &[(Neutral::Mage, may_stand), (Neutral::Witch, may_stand)],
    terms: Some(add_terms),
    tile_devoured: Some(devour),
    memory: Some(MEMORY),
    questions: &[QuestionText {
        name: "mage-and-witch",
        read: |_, _, _| Ok(Decision::Magic),
    }],
    refuse: Some(refusal::refuse),
    ..Manifest::new(Module::MageAndWitch)
};

/// What is left to do in this part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Whether the duty of the magic tile placed in this part is still open.
    is_due: bool,
}

/// `due`.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        let &Memory { is_due } = &state.memory.magic;
        if is_due {
            line.word("due");
        }
    },
    read: |_, state, section| {
        while let Some(word) = section.next() {
            section.once(word)?;
            match word.text {
                "due" => state.memory.magic.is_due = true,
                _ => return word.error("due"),
            }
        }
        Ok(())
    },
};

const BOTH: [Neutral; 2] = [Neutral::Mage, Neutral::Witch];

/// Whether the turn has a magic step.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::MageAndWitch)
}

fn feature_of(state: &State, neutral: Neutral) -> Option<FeatureIx> {
    Some(state.features.of(state.neutrals.segment(neutral)?))
}

/// Whether mage and witch stand in one feature.
pub(crate) fn are_joined(state: &State) -> bool {
    let mage = feature_of(state, Neutral::Mage);
    mage.is_some() && mage == feature_of(state, Neutral::Witch)
}

/// Whether a magic figure stands in a feature.
pub(crate) fn stands_in(state: &State, neutral: Neutral, feature: FeatureIx) -> bool {
    feature_of(state, neutral) == Some(feature)
}

/// Whether the magic step finds no place for either figure, so that one is put aside.
///
/// Rule: MW-13.
pub(crate) fn are_stuck(rules: &Rules, state: &State) -> bool {
    let mut is_stuck = false;
    let _ = ask(rules, state, &mut |first| {
        is_stuck = matches!(first, Move::PutAside { .. });
        ControlFlow::Break(())
    });
    is_stuck
}

/// Whether a feature is an open road or city.
///
/// Rule: MW-04.
fn is_open(state: &State, feature: FeatureIx) -> bool {
    is_open_line(state.features.columns(feature))
}

fn is_open_line(columns: &Columns) -> bool {
    columns.open > 0 && matches!(columns.kind, SegmentKind::Road | SegmentKind::City)
}

/// Whether they may stand there: they leave complete features, but not before these are scored, and not all of them if
/// nobody scores.
///
/// Rule: MW-20, MW-23.
fn may_stand(rules: &Rules, state: &State, stand: Stand) -> bool {
    let Stand::Segment(segment) = stand else {
        return false;
    };
    let feature = state.features.of(segment);
    let columns = state.features.columns(feature);
    let may_stay = rules.choices().magic_unoccupied_completed != MagicUnoccupiedCompleted::Aside;
    is_open(state, feature)
        || matches!(columns.kind, SegmentKind::Road | SegmentKind::City)
            && (state.flow.completed.contains(feature) || may_stay && columns.n_followers == 0)
}

/// Asks for the magic step, if one is due.
///
/// Rule: MW-03, MW-10, MW-12, MW-49.
pub(crate) fn begin(rules: &Rules, state: &mut State) {
    state.memory.magic.is_due = state.has_placed(rules, Symbol::Magic);
    ask_next(rules, state);
}

fn ask_next(rules: &Rules, state: &mut State) {
    let is_due = state.memory.magic.is_due || are_joined(state);
    if is_due && ask(rules, state, &mut |_| ControlFlow::Break(())).is_break() {
        state.pending.push(state.flow.seat, Decision::Magic);
    } else {
        state.memory.magic.is_due = false;
    }
}

/// Returns the segments where either figure may go: neither goes where one of them stands, so both have the same places.
/// Joined figures must part, so a figure from aside cannot serve; none is aside then.
///
/// Rule: MW-04 to MW-08.
fn places(state: &State) -> impl Iterator<Item = SegmentIx> + '_ {
    let takes = takes(state);
    let lines = state.features.lines();
    lines
        .filter(move |&(_, feature)| takes(feature))
        .map(|(segment, _)| segment)
}

/// Returns a test for features where either figure may go.
fn takes(state: &State) -> impl Fn(FeatureIx) -> bool + '_ {
    let stands_in = BOTH.map(|neutral| feature_of(state, neutral));
    move |feature| is_open(state, feature) && !stands_in.contains(&Some(feature))
}

fn to_place(state: &State, neutral: Neutral, segment: SegmentIx) -> Move {
    let to = state.spot(segment);
    Move::MoveNeutral { neutral, to }
}

/// Counts the places of both figures. Kept out of line: every move goes by where it is called.
#[inline(never)]
pub(crate) fn n_places(state: &State) -> u32 {
    let n_segments = |columns: &Columns| match is_open_line(columns) {
        true => u32::from(columns.n_segments),
        false => 0,
    };
    let features = state.features.iter();
    let n_open: u32 = features.map(|(_, columns)| n_segments(columns)).sum();
    let [mage, witch] = BOTH.map(|neutral| feature_of(state, neutral));
    let taken = [mage, witch.filter(|_| witch != mage)]
        .into_iter()
        .flatten();
    let n_taken: u32 = taken
        .map(|feature| n_segments(state.features.columns(feature)))
        .sum();
    2 * (n_open - n_taken)
}

/// Returns the place that comes after `n_before` others of all [`n_places`] in the order of [`ask`].
pub(crate) fn nth_place(state: &State, n_places: u32, n_before: u32) -> Option<Move> {
    // Both figures have the same places.
    let n_each = n_places / 2;
    let neutral = BOTH.get((n_before / n_each) as usize)?;
    let segment = places(state).nth((n_before % n_each) as usize)?;
    Some(to_place(state, *neutral, segment))
}

/// Yields every place for either figure, or, where there is none, the figures that can be put aside.
///
/// Rule: MW-04 to MW-08, MW-13.
pub(crate) fn ask(_: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let mut has_place = false;
    for neutral in BOTH {
        for segment in places(state) {
            has_place = true;
            yield_move(to_place(state, neutral, segment))?;
        }
    }
    if !has_place {
        for neutral in BOTH {
            if state.neutrals.segment(neutral).is_some() {
                yield_move(Move::PutAside { neutral })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Rule: MW-03, MW-10, MW-12, MW-13.
pub(crate) fn answer(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    let was_joined = are_joined(state);
    match answer {
        Move::MoveNeutral { neutral, to } => {
            if let Some(segment) = state.segment(rules, to) {
                state.neutrals.put(neutral, Some(Stand::Segment(segment)));
                let mover = state.flow.seat;
                log.tell(|| Event::NeutralMoved { mover, neutral, to });
            }
        }
        Move::PutAside { neutral } => {
            let seat = state.flow.seat;
            put_aside(state, neutral, Departure::Chosen { seat }, log);
        }
        _ => {}
    }
    let serves_twice = rules.choices().magic_join_on_magic_tile == MagicJoinOnMagicTile::OneMove;
    if !was_joined || serves_twice {
        state.memory.magic.is_due = false;
    }
    ask_next(rules, state);
}

fn put_aside(state: &mut State, neutral: Neutral, departure: Departure, log: &mut Log<'_>) {
    state.neutrals.put(neutral, None);
    log.tell(|| Event::NeutralAside { neutral, departure });
}

/// Rule: MW-14 to MW-19, MW-21, MW-32, MW-33.
fn add_terms(rules: &Rules, state: &State, tally: &Tally, terms: &mut Terms) {
    if feature_of(state, Neutral::Mage) == Some(tally.feature) {
        let is_zeroed = terms.total() == 0;
        if !is_zeroed || rules.choices().mage_on_zeroed_feature == MageOnZeroedFeature::PerTile {
            terms.add(Label::Mage, tally.n_tiles, 1);
        }
    }
    if feature_of(state, Neutral::Witch) == Some(tally.feature) {
        let lost = terms.total() / 2;
        terms.add(Label::Witch, u16::from(lost > 0), -(lost as i16));
    }
}

/// Puts figures aside that stand in a city that becomes a castle.
pub(crate) fn leave(state: &mut State, feature: FeatureIx, log: &mut Log<'_>) {
    for neutral in BOTH {
        if stands_in(state, neutral, feature) {
            put_aside(state, neutral, Departure::Converted, log);
        }
    }
}

/// Puts figures aside whose features are complete.
///
/// Rule: MW-20, MW-23.
pub(crate) fn leave_completed(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    for neutral in BOTH {
        let Some(feature) = feature_of(state, neutral) else {
            continue;
        };
        let is_scored = state.features.columns(feature).n_followers > 0
            || rules.choices().magic_unoccupied_completed == MagicUnoccupiedCompleted::Aside;
        if is_scored && state.flow.completed.contains(feature) {
            put_aside(state, neutral, Departure::Completed, log);
        }
    }
}

/// Rule: PD-107, MW-43.
fn devour(rules: &Rules, state: &mut State, (tile, mover): (TileIx, Seat), log: &mut Log<'_>) {
    if rules.choices().dragon_eats_mage_witch == DragonEatsMageWitch::No {
        return;
    }
    for neutral in BOTH {
        if let Some(segment) = state.neutrals.segment(neutral)
            && state.features.tile(segment) == tile
        {
            let spot = state.spot(segment);
            put_aside(state, neutral, Departure::Eaten { mover, spot }, log);
        }
    }
}
