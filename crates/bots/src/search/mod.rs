//! Search: looks ahead and says what it expects of every move.

use carcas_engine::{Log, Node, Rules, Seat, State};

use crate::level::Knowledge;
use crate::{Limit, Line, Stop, Thought, greedy, win_chance};

/// Thinks about the decision that is open, with all it knows; no lines if there is none.
///
/// Once the signal is set it answers with what it has found so far; one line there always is.
pub fn think(rules: &Rules, state: &State, limit: Limit, stop: &Stop) -> Thought {
    think_with(rules, state, (limit, Knowledge::ALL), stop)
}

/// Thinks with what a level knows.
pub(crate) fn think_with(
    rules: &Rules,
    state: &State,
    (_, _): (Limit, Knowledge),
    stop: &Stop,
) -> Thought {
    let Node::Decide { seat, .. } = state.node() else {
        return Thought::default();
    };
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    let (mut after, mut later) = (state.clone(), state.clone());
    let mut lines: Vec<Line> = Vec::new();
    for &mv in &moves {
        if !lines.is_empty() && stop.is_set() {
            break;
        }
        after.clone_from(state);
        after.play_unchecked(rules, mv, &mut Log::silent());
        let value = greedy::value_of_turn(rules, &after, &mut later, seat);
        lines.push(Line {
            mv,
            value,
            visits: 1,
            win: win_chance(value, state.bag_size(), rules.n_seats()),
        });
    }
    lines.sort_by(|a, b| b.value.total_cmp(&a.value));
    Thought {
        nodes: lines.len() as u64,
        lines,
        is_exact: false,
    }
}

/// Returns what each seat is expected to have at the end of the game, in points.
pub fn evaluate(rules: &Rules, state: &State) -> Vec<f64> {
    let totals = greedy::totals(rules, state);
    rules.seats().map(|seat: Seat| totals[seat.ix()]).collect()
}
