//! What a position is worth to a seat.

use carcas_bots::{Limit, Stop, evaluate, think};
use carcas_engine::{Node, Rules, Seat, State};

/// Returns the margin that a seat expects in a position: of the best move where somebody decides, otherwise at first sight,
/// and the true one when the game is over.
pub(crate) fn margin(rules: &Rules, state: &State, seat: Seat, limit: Limit, stop: &Stop) -> f64 {
    if let Node::Decide { seat: asked, .. } = state.node() {
        let thought = think(rules, state, limit, stop);
        if let Some(best) = thought.best() {
            if asked == seat {
                return best.value;
            } else if rules.n_seats() == 2 {
                return -best.value;
            }
        }
    }
    margin_of(&expected(rules, state), seat)
}

/// Returns the points that every seat is expected to have at the end.
pub(crate) fn expected(rules: &Rules, state: &State) -> Vec<f64> {
    match state.node() {
        Node::Over => rules
            .seats()
            .map(|seat| f64::from(state.score(seat)))
            .collect(),
        Node::Chance { .. } | Node::Decide { .. } => evaluate(rules, state),
    }
}

/// Returns by how much a seat is ahead of the best other.
pub(crate) fn margin_of(points: &[f64], seat: Seat) -> f64 {
    let own = points.get(seat.ix()).copied().unwrap_or_default();
    let others = points.iter().enumerate().filter(|(ix, _)| *ix != seat.ix());
    let best = others.map(|(_, &points)| points).reduce(f64::max);
    own - best.unwrap_or_default()
}
