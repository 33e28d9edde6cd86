//! The order in which completed features are scored: all together, or one by one where a box acts before each.

use std::ops::ControlFlow;

use crate::decision::{Decision, Yield};
use crate::event::Log;
use crate::feature::FeatureIx;
use crate::moves::Move;
use crate::rules::{CountMultiFeature, Rules};
use crate::state::State;

/// Begins the scoring of what the tile completed: lets modules act before it.
///
/// Rule: CO-21 to CO-28, CO-A3.
pub(crate) fn begin(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    match rules.choices().count_multi_feature {
        CountMultiFeature::SinglePass => ask_modules(rules, state),
        CountMultiFeature::PerFeature => go_on(rules, state, log),
    }
}

/// Scores everything that is left.
///
/// Rule: BA-31, BA-32.
pub(crate) fn score_left(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let completed = state.flow.completed;
    for feature in completed.left() {
        score(rules, state, feature, log);
    }
}

/// Goes on when modules have acted before a scoring: scores the feature that was chosen, if features are scored one by
/// one.
pub(crate) fn resume(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    if let Some(feature) = state.flow.completed.chosen.take() {
        score(rules, state, feature, log);
        go_on(rules, state, log);
    }
}

/// Turns to the next feature where features are scored one by one.
///
/// Rule: CO-A3.
fn go_on(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let completed = state.flow.completed;
    let mut left = completed.left();
    let Some(first) = left.next() else {
        // What is scored after all features, modules act before as well.
        ask_modules(rules, state);
        return;
    };
    if left.next().is_none() {
        prepare(rules, state, first, log);
    } else if can_modules_act(rules, state) {
        state.pending.push(state.flow.seat, Decision::ChooseScoring);
    } else {
        // Nobody can act before any of them, so the order changes nothing.
        score_left(rules, state, log);
        ask_modules(rules, state);
    }
}

fn prepare(rules: &Rules, state: &mut State, feature: FeatureIx, log: &mut Log<'_>) {
    state.flow.completed.chosen = Some(feature);
    ask_modules(rules, state);
    if state.pending.is_empty() {
        resume(rules, state, log);
    }
}

fn score(rules: &Rules, state: &mut State, feature: FeatureIx, log: &mut Log<'_>) {
    super::score_completed(rules, state, feature, log);
    state.flow.completed.mark_scored(feature);
}

fn can_modules_act(rules: &Rules, state: &State) -> bool {
    let mut modules = rules.seams.before_scoring.iter();
    modules.any(|module| (module.can_act)(rules, state))
}

fn ask_modules(rules: &Rules, state: &mut State) {
    for module in &rules.seams.before_scoring {
        (module.ask)(rules, state);
    }
}

/// Yields the features that can be scored next.
pub(crate) fn ask(state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    for feature in state.flow.completed.left() {
        yield_move(Move::Choose {
            spot: state.spot(state.first_segment(feature)),
        })?;
    }
    ControlFlow::Continue(())
}

/// Rule: CO-A3.
pub(crate) fn answer(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    if let Move::Choose { spot } = answer
        && let Some(segment) = state.segment(rules, spot)
    {
        prepare(rules, state, state.features.of(segment), log);
    }
}
