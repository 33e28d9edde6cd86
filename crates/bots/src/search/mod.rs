//! Search: looks ahead and says what it expects of every move.

mod turn;

use carcas_engine::{Node, Rules, State};

use crate::evaluation::{Evaluation, Weights};
use crate::level::Knowledge;
use crate::{Limit, Line, Rng, Stop, Thought, win_chance};
use turn::Look;

/// Moves whose values differ by less are equally good, and chance decides.
const TIE: f64 = 1e-6;

/// Thinks about the decision that is open, with all it knows; no lines if there is none.
///
/// Once the signal is set it answers with what it has found so far; one line there always is.
pub fn think(rules: &Rules, state: &State, limit: Limit, stop: &Stop) -> Thought {
    let evaluation = Evaluation::new(rules, Weights::usual(), Knowledge::ALL);
    think_with(rules, state, (limit, evaluation), stop)
}

/// Thinks with an evaluation.
pub(crate) fn think_with(
    rules: &Rules,
    state: &State,
    (limit, evaluation): (Limit, Evaluation),
    stop: &Stop,
) -> Thought {
    let Node::Decide { seat, .. } = state.node() else {
        return Thought::default();
    };
    let mut look = Look::new(evaluation, state);
    let mut candidates = Vec::new();
    look.list(rules, state, stop, &mut candidates);
    let mut rng = Rng::new(limit.seed);
    let mut lines: Vec<(Line, u64)> = candidates
        .iter()
        .map(|candidate| {
            let value = candidate.margins[seat.ix()];
            let line = Line {
                mv: candidate.mv,
                value,
                visits: 1,
                win: win_chance(value, state.bag_size(), rules.n_seats()),
            };
            (line, rng.next_u64())
        })
        .collect();
    lines.sort_by(
        |(a, first), (b, second)| match (a.value - b.value).abs() < TIE {
            true => first.cmp(second),
            false => b.value.total_cmp(&a.value),
        },
    );
    Thought {
        nodes: look.n_evaluated,
        lines: lines.into_iter().map(|(line, _)| line).collect(),
        is_exact: false,
    }
}

/// Returns what each seat is expected to have at the end of the game, in points.
pub fn evaluate(rules: &Rules, state: &State) -> Vec<f64> {
    let mut evaluation = Evaluation::new(rules, Weights::usual(), Knowledge::ALL);
    let totals = evaluation.totals(rules, state);
    totals[..rules.n_seats()].to_vec()
}
