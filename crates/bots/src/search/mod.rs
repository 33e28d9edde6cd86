//! Search: looks ahead and says what it expects of every move.

mod auction;
mod end_game;
mod forest;
mod journey;
mod manner;
mod playouts;
mod tree;
mod turn;

use carcas_engine::{Move, Node, Rules, State};

use crate::evaluation::{Evaluation, Weights};
use crate::level::Knowledge;
use crate::{Limit, Line, Rng, Stop, Thought, win_chance};
use end_game::{Exact, Solver};
use forest::Forest;
use turn::Look;

/// Moves whose values differ by less are equally good, and chance decides.
const TIE: f64 = 1e-6;

/// Searches the open decision with full knowledge; returns no lines if none is open.
///
/// Once the signal is set it answers with what it has found so far, which is at least one line.
pub fn think(rules: &Rules, state: &State, limit: Limit, stop: &Stop) -> Thought {
    let evaluation = Evaluation::new(rules, &Weights::of_game(rules), Knowledge::ALL);
    think_with(rules, state, (limit, &evaluation), stop).0
}

/// Searches with an evaluation, and also returns what to answer next in the same turn.
pub(crate) fn think_with(
    rules: &Rules,
    state: &State,
    (limit, evaluation): (Limit, &Evaluation),
    stop: &Stop,
) -> (Thought, Vec<Move>) {
    let Node::Decide { seat, .. } = state.node() else {
        return (Thought::default(), Vec::new());
    };
    if limit.nodes == Some(0) {
        return (
            at_first_sight(rules, state, (limit, evaluation), stop),
            Vec::new(),
        );
    }
    if state.bag_size() <= end_game::MOST_TILES {
        // If time runs out on the way to the end, this answer is there.
        let first = at_first_sight(rules, state, (limit, evaluation), stop);
        if let Some(thought) = exactly(rules, state, limit, stop) {
            return (thought, Vec::new());
        }
        if stop.is_set() {
            return (first, Vec::new());
        }
    }
    Forest::grow(rules, state, seat, (limit, evaluation), stop).thought()
}

/// How many positions an exact search of the end may look at, per position of the search and at most. Where only time ends
/// the search, most of it is left for the tree.
const EXACT_PER_NODE: u64 = 10;
const MOST_EXACT: u64 = 1_000_000;
const MOST_EXACT_UNLIMITED: u64 = 30_000;

/// Looks at every way to the end of the game, if the bag is nearly empty and that is not too much.
fn exactly(rules: &Rules, state: &State, limit: Limit, stop: &Stop) -> Option<Thought> {
    let Node::Decide { seat, .. } = state.node() else {
        return None;
    };
    let nodes = limit.nodes.map_or(MOST_EXACT_UNLIMITED, |nodes| {
        nodes.saturating_mul(EXACT_PER_NODE).min(MOST_EXACT)
    });
    let mut answers = Solver::new(rules, nodes, stop).answers(state)?;
    let utility = |exact: &Exact| exact.utilities[seat.ix()];
    answers.sort_by(|(_, a), (_, b)| utility(b).total_cmp(&utility(a)));
    let lines = answers.into_iter().map(|(mv, exact)| {
        let margin = exact.margins[seat.ix()];
        Line {
            mv,
            value: margin,
            visits: 1,
            win: ((exact.utilities[seat.ix()] - margin) / end_game::WIN).clamp(0.0, 1.0),
        }
    });
    let lines: Vec<Line> = lines.collect();
    Some(Thought {
        nodes: lines.len() as u64,
        evaluations: 0,
        depth: state.bag_size() as f64,
        lines,
        is_exact: true,
    })
}

fn line(rules: &Rules, state: &State, (mv, value, visits): (Move, f64, u64)) -> Line {
    Line {
        mv,
        value,
        visits,
        win: win_chance(value, state.bag_size(), rules.n_seats()),
    }
}

/// Looks only at the rest of this turn.
fn at_first_sight(
    rules: &Rules,
    state: &State,
    (limit, evaluation): (Limit, &Evaluation),
    stop: &Stop,
) -> Thought {
    let Node::Decide { seat, .. } = state.node() else {
        return Thought::default();
    };
    let mut look = Look::new(evaluation.clone(), state);
    let mut candidates = Vec::new();
    look.list(rules, state, stop, &mut candidates);
    let mut rng = Rng::new(limit.seed);
    let mut lines: Vec<(Line, u64)> = candidates
        .iter()
        .map(|candidate| {
            let found = (candidate.mv, candidate.margins[seat.ix()], 1);
            (line(rules, state, found), rng.next_u64())
        })
        .collect();
    lines.sort_by_key(|(line, random)| {
        (
            std::cmp::Reverse((line.value / TIE).round() as i64),
            *random,
        )
    });
    Thought {
        nodes: lines.len() as u64,
        evaluations: look.evaluation.n_valued(),
        depth: 0.0,
        lines: lines.into_iter().map(|(line, _)| line).collect(),
        is_exact: false,
    }
}

/// Returns what each seat is expected to have at the end of the game, in points.
pub fn evaluate(rules: &Rules, state: &State) -> Vec<f64> {
    let mut evaluation = Evaluation::new(rules, &Weights::of_game(rules), Knowledge::ALL);
    let totals = evaluation.totals(rules, state);
    totals[..rules.n_seats()].to_vec()
}
