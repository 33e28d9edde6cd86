//! The trees of a search, one per thread, and what they find together.

use std::cmp::Ordering;
use std::panic::resume_unwind;
use std::thread;

use carcas_engine::{Move, Rules, Seat, State};

use super::line;
use super::playouts::Playouts;
use super::tree::Tree;
use super::turn::{Candidate, Look};
use crate::evaluation::Evaluation;
use crate::{Limit, Line, Stop, Thought};

/// A planned answer that was visited this often is given without another search.
const PLANNED_VISITS: u32 = 24;

/// What the threads of a search have found.
pub(super) struct Forest<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    /// The tree of the first thread. All trees have the same answers at their roots.
    first: Tree<'a>,
    others: Vec<Tree<'a>>,
    /// What was played out from all of them.
    played: Playouts,
    n_nodes: u64,
}

impl<'a> Forest<'a> {
    /// Searches on as many threads as the limit says; each begins its draws elsewhere and has its share of the nodes.
    pub(super) fn grow(
        rules: &'a Rules,
        state: &'a State,
        seat: Seat,
        (limit, evaluation): (Limit, &Evaluation),
        stop: &Stop,
    ) -> Self {
        let n_threads = limit.threads.get() as u64;
        let grow_tree = |thread: u64| {
            let seed = limit
                .seed
                .wrapping_add(thread.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let look = Look::new(evaluation.clone(), state);
            let mut tree = Tree::new(rules, state, (look, seed), stop);
            let mut playouts = Playouts::new(seat, seed, n_threads);
            let share = |nodes| nodes / n_threads + u64::from(thread < nodes % n_threads);
            let n_nodes = search(
                &mut tree,
                &mut playouts,
                limit.nodes.map_or(u64::MAX, share),
                stop,
            );
            (tree, playouts, n_nodes)
        };
        let ((first, mut playouts, n_nodes), others) = on_threads(n_threads, grow_tree);
        let mut played = Playouts::new(seat, 0, n_threads);
        played.add(&mut playouts);
        let mut forest = Self {
            rules,
            state,
            seat,
            first,
            others: Vec::new(),
            played,
            n_nodes,
        };
        for (tree, mut playouts, n_nodes) in others {
            forest.others.push(tree);
            forest.played.add(&mut playouts);
            forest.n_nodes += n_nodes;
        }
        if !forest.others.is_empty() {
            let ways: Vec<_> = forest.trees().map(|tree| tree.ways(seat)).collect();
            forest.played.weigh(&ways);
        }
        forest
    }

    fn trees(&self) -> impl Iterator<Item = &Tree<'a>> {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// Returns what the trees think together, and what to answer next in the same turn.
    pub(super) fn thought(&self) -> (Thought, Vec<Move>) {
        let n_draws: u64 = self.trees().map(|tree| tree.n_draws).sum();
        let n_simulations: u64 = self.trees().map(Tree::n_simulations).sum();
        let lines = self.lines();
        let plan = self.plan(&lines);
        let thought = Thought {
            nodes: self.n_nodes,
            evaluations: self.trees().map(Tree::n_evaluations).sum(),
            depth: n_draws as f64 / u64::max(n_simulations, 1) as f64,
            lines,
            is_exact: false,
        };
        (thought, plan)
    }

    /// Ranks the answers: the one that was chosen first, then by visits and by value.
    fn lines(&self) -> Vec<Line> {
        let answers = self.first.first_looks().iter();
        let mut lines: Vec<Line> = answers.map(|answer| self.line(answer)).collect();
        let chosen = self.played.best();
        let first = chosen.and_then(|way| way.moves.first().copied());
        let rank = |one: &Line, other: &Line| -> Ordering {
            let is_first = |line: &Line| first == Some(line.mv);
            let by_visits = (is_first(one), one.visits).cmp(&(is_first(other), other.visits));
            by_visits.then(one.value.total_cmp(&other.value))
        };
        lines.sort_by(|one, other| rank(other, one));
        lines
    }

    /// Returns what all trees and playouts think of an answer.
    fn line(&self, answer: &Candidate) -> Line {
        // The search looks at one of several ways to the same feature; its result holds for all.
        let kept = self.first.stand_in(answer.mv);
        let (mut visits, mut sum) = (0, 0.0);
        for tree in self.trees() {
            let mut children = tree.children().iter();
            if let Some(child) = children.find(|child| child.answer() == Some(kept)) {
                visits += u64::from(child.visits);
                sum += f64::from(child.visits) * child.value(self.seat);
            }
        }
        let value = match visits {
            0 => answer.margins[self.seat.ix()],
            n => sum / n as f64,
        };
        let value = self.played.worth(kept).unwrap_or(value);
        let visits = if kept == answer.mv { visits } else { 0 };
        line(self.rules, self.state, (answer.mv, value, visits))
    }

    /// Returns what follows the best answer in the same turn, as far as enough was seen of it.
    fn plan(&self, lines: &[Line]) -> Vec<Move> {
        match (self.played.best(), lines.first()) {
            (Some(way), _) if way.visits >= PLANNED_VISITS || self.played.is_late() => {
                way.moves.iter().skip(1).copied().collect()
            }
            (None, Some(best)) if self.others.is_empty() => {
                self.first.plan(best.mv, PLANNED_VISITS)
            }
            _ => Vec::new(),
        }
    }
}

/// Lets a tree and its playouts look at up to `most` positions, and returns how many they were.
fn search(tree: &mut Tree<'_>, playouts: &mut Playouts, most: u64, stop: &Stop) -> u64 {
    let mut n_done = 0;
    // With one candidate there is nothing to choose.
    let is_choice = tree.first_looks().len() > 1;
    while is_choice && !stop.is_set() && n_done < most {
        n_done += match playouts.go_on(tree, most - n_done, stop) {
            Some(n_turns) => n_turns,
            None if !stop.is_set() && tree.simulate(stop) => 1,
            None => break,
        };
    }
    playouts.ask(tree);
    n_done
}

/// Runs the work of every thread, and returns what the first one found and what the others did, in their order.
fn on_threads<T: Send>(n_threads: u64, work: impl Fn(u64) -> T + Sync) -> (T, Vec<T>) {
    thread::scope(|scope| {
        let work = &work;
        let others: Vec<_> = (1..n_threads)
            .map(|thread| scope.spawn(move || work(thread)))
            .collect();
        let first = work(0);
        let others = others.into_iter().map(thread::ScopedJoinHandle::join);
        let others = others.map(|found| found.unwrap_or_else(|panic| resume_unwind(panic)));
        (first, others.collect())
    })
}
