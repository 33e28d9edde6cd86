//! Search: looks ahead and says what it expects of every move.

mod auction;
mod end_game;
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
use playouts::Playouts;
use tree::Tree;
use turn::{Candidate, Look};

/// Moves whose values differ by less are equally good, and chance decides.
const TIE: f64 = 1e-6;

/// A planned answer that was visited this often is given without another search.
const PLANNED_VISITS: u32 = 24;

/// Searches the open decision with full knowledge; returns no lines if none is open.
///
/// Once the signal is set it answers with what it has found so far, which is at least one line.
pub fn think(rules: &Rules, state: &State, limit: Limit, stop: &Stop) -> Thought {
    let mut evaluation = Evaluation::new(rules, &Weights::of_game(rules), Knowledge::ALL);
    think_with(rules, state, (limit, &mut evaluation), stop).0
}

/// Searches with an evaluation, and also returns what to answer next in the same turn.
pub(crate) fn think_with(
    rules: &Rules,
    state: &State,
    (limit, evaluation): (Limit, &mut Evaluation),
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
    let threads = limit.threads.get() as u64;
    let share = |thread: u64| {
        limit
            .nodes
            .map(|nodes| nodes / threads + u64::from(thread < nodes % threads))
    };
    let run = |thread: u64, evaluation: Evaluation| {
        let seed = limit
            .seed
            .wrapping_add(thread.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let look = Look::new(evaluation, state);
        let mut tree = Tree::new(rules, state, (look, seed), stop);
        let mut playouts = Playouts::new(seat, seed, threads);
        let most = share(thread).unwrap_or(u64::MAX);
        let mut n_done = 0;
        // With one candidate there is nothing to choose.
        let is_choice = tree.first_looks().len() > 1;
        while is_choice && !stop.is_set() && n_done < most {
            n_done += match playouts.go_on(&mut tree, most - n_done, stop) {
                Some(n_turns) => n_turns,
                None if !stop.is_set() && tree.simulate(stop) => 1,
                None => break,
            };
        }
        playouts.ask(&tree);
        (tree, playouts, n_done)
    };
    let mut trees = vec![];
    if threads == 1 {
        trees.push(run(0, evaluation.clone()));
    } else {
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|thread| {
                    let evaluation = evaluation.clone();
                    scope.spawn(move || run(thread, evaluation))
                })
                .collect();
            // A thread that panicked has found nothing.
            trees.extend(workers.into_iter().filter_map(|worker| worker.join().ok()));
        });
    }
    let nodes = trees.iter().map(|(.., n_done)| n_done).sum();
    let evaluations = trees.iter().map(|(tree, ..)| tree.n_evaluations()).sum();
    let n_draws: u64 = trees.iter().map(|(tree, ..)| tree.n_draws).sum();
    let n_simulations: u64 = trees.iter().map(|(tree, ..)| tree.n_simulations()).sum();
    let mut played = Playouts::new(seat, 0, threads);
    for (_, playouts, _) in &mut trees {
        played.add(playouts);
    }
    if trees.len() > 1 {
        let ways = trees.iter().map(|(tree, ..)| tree.ways(seat));
        played.weigh(&ways.collect::<Vec<_>>());
    }
    let chosen = played.best();
    let first = chosen.and_then(|way| way.moves.first().copied());
    let mut lines: Vec<Line> = Vec::new();
    let candidates: &[Candidate] = trees.first().map_or(&[], |(tree, ..)| tree.first_looks());
    for candidate in candidates {
        let (mut visits, mut sum) = (0, 0.0);
        // The search looks at one of several ways to the same feature; its result holds for all.
        let kept = trees
            .first()
            .map_or(candidate.mv, |(tree, ..)| tree.stand_in(candidate.mv));
        for (tree, ..) in &trees {
            let mut children = tree.children().iter();
            if let Some(child) = children.find(|child| child.answer() == Some(kept)) {
                visits += u64::from(child.visits);
                sum += f64::from(child.visits) * child.value(seat);
            }
        }
        let value = match visits {
            0 => candidate.margins[seat.ix()],
            n => sum / n as f64,
        };
        let value = played.worth(kept).unwrap_or(value);
        let visits = match kept == candidate.mv {
            true => visits,
            false => 0,
        };
        lines.push(line(rules, state, (candidate.mv, value, visits)));
    }
    lines.sort_by(|a, b| {
        let is_first = |line: &Line| first == Some(line.mv);
        (is_first(b), b.visits, b.value)
            .partial_cmp(&(is_first(a), a.visits, a.value))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let plan = match (chosen, trees.as_slice(), lines.first()) {
        (Some(way), ..) if way.visits >= PLANNED_VISITS || played.is_late() => {
            way.moves.iter().skip(1).copied().collect()
        }
        (Some(_), ..) => Vec::new(),
        (None, [(tree, ..)], Some(best)) => tree.plan(best.mv, PLANNED_VISITS),
        _ => Vec::new(),
    };
    let thought = Thought {
        nodes,
        evaluations,
        depth: n_draws as f64 / u64::max(n_simulations, 1) as f64,
        lines,
        is_exact: false,
    };
    (thought, plan)
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
    (limit, evaluation): (Limit, &mut Evaluation),
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
