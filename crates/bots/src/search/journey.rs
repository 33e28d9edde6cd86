//! The journey of a dragon, step by step: every seat in turn takes the step that suits it best.

use carcas_engine::{Decision, Log, Node, Rules, State};

use crate::Stop;
use crate::evaluation::{Evaluation, PerSeat};

/// The number of steps of the longest journey.
pub(crate) const WHOLE: u8 = 6;

/// Returns the margins at the end of a journey that has begun, or after `n_steps` more.
///
/// A journey has at most six steps with at most three ways to go each, so nothing is pruned.
pub(crate) fn foresee(
    rules: &Rules,
    state: &State,
    (evaluation, n_steps): (&mut Evaluation, u8),
    stop: &Stop,
) -> PerSeat {
    let Node::Decide {
        seat,
        decision: Decision::MoveDragon,
    } = state.node()
    else {
        return evaluation.margins(rules, state);
    };
    if n_steps == 0 || stop.is_set() {
        return evaluation.margins(rules, state);
    }
    let mut moves = Vec::with_capacity(4);
    state.legal_moves(rules, &mut moves);
    let mut best: Option<PerSeat> = None;
    let mut after = state.clone();
    for (ix, &mv) in moves.iter().enumerate() {
        if ix > 0 {
            after.clone_from(state);
        }
        after.play_unchecked(rules, mv, &mut Log::silent());
        let margins = foresee(rules, &after, (evaluation, n_steps - 1), stop);
        if best.is_none_or(|best| margins[seat.ix()] > best[seat.ix()]) {
            best = Some(margins);
        }
    }
    best.unwrap_or_else(|| evaluation.margins(rules, state))
}
