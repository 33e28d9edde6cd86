//! Analyzing a game.

use std::num::NonZeroUsize;

use carcas_bots::{Limit, Line, Stop, Thought, think};
use carcas_engine::{Log, Move, Node, Rules, Seat, State};
use carcas_record::{Entry, Record};

use crate::luck::{self, Drawn};
use crate::{chances, worth};

/// How much is thought about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions that are looked at for every decision; without, a clock ends each thought.
    pub nodes: Option<u64>,
    /// On how many threads each decision is thought about.
    pub threads: NonZeroUsize,
    /// Where the draws of searches begin.
    pub seed: u64,
    /// How many of the best moves are kept of every decision.
    pub n_best: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self {
            nodes: Some(800),
            threads: NonZeroUsize::MIN,
            seed: 1,
            n_best: 3,
        }
    }
}

/// What a game was like.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// Every decision, in order.
    pub decisions: Vec<Judged>,
    /// Every draw, in order.
    pub draws: Vec<Drawn>,
}

/// A decision, and what it was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// How many entries of the record came before it.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub played: Move,
    /// The margin that the best move promises, in points.
    pub margin: f64,
    /// What the move that was played lost of it, in points.
    pub lost: f64,
    /// What it lost of the chance to win.
    pub lost_win: f64,
    /// The chance of every seat to win if the best move is played.
    pub win: Vec<f64>,
    /// The best moves and the one that was played, best first.
    pub best: Vec<Candidate>,
    /// Whether there was only one legal move.
    pub is_forced: bool,
    /// Whether the values are exact.
    pub is_exact: bool,
}

/// A move with what it promises.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// The margin that it promises, in points.
    pub margin: f64,
    /// The chance to win that it promises.
    pub win: f64,
}

/// For a draw every outcome is looked at with this part of the nodes of a decision.
const LUCK_PART: u64 = 16;
/// As many as that where a clock decides about decisions.
const LUCK_NODES: u64 = 50;
/// A move that the search has looked at less often is compared at first sight.
const ENOUGH_VISITS: u64 = 16;

impl Analysis {
    /// Returns what the moves of a seat lost in sum, in points.
    pub fn lost_by(&self, seat: Seat) -> f64 {
        let own = self.decisions.iter().filter(|judged| judged.seat == seat);
        own.map(|judged| judged.lost).sum()
    }

    /// Returns the luck of a seat's draws in sum, in points.
    pub fn luck_of(&self, seat: Seat) -> f64 {
        let own = self.draws.iter().filter(|drawn| drawn.seat == seat);
        own.map(|drawn| drawn.luck).sum()
    }

    /// Returns the `n` decisions that lost the most, worst first, without those that lost less than half a point.
    pub fn worst(&self, n: usize) -> Vec<&Judged> {
        let mut worst: Vec<&Judged> = self.decisions.iter().collect();
        worst.retain(|judged| judged.lost >= 0.5);
        worst.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        worst.truncate(n);
        worst
    }

    /// Returns the `n` draws with the most luck, good or bad.
    pub fn luckiest(&self, n: usize) -> Vec<&Drawn> {
        let mut all: Vec<&Drawn> = self.draws.iter().collect();
        all.sort_by(|a, b| b.luck.abs().total_cmp(&a.luck.abs()));
        all.truncate(n);
        all
    }
}

/// Analyzes a game. `clock` gives the signal that ends the next thought; `progress` hears how many entries are done and may
/// break off, which gives nothing.
pub fn analyze(
    record: &Record,
    effort: Effort,
    mut clock: impl FnMut() -> Stop,
    mut progress: impl FnMut(usize) -> bool,
) -> Option<Analysis> {
    let rules = record.rules();
    let mut state = State::new(rules);
    let mut analysis = Analysis::default();
    for (at, &entry) in record.entries().iter().enumerate() {
        if !progress(at) {
            return None;
        }
        let limit = effort.limit(at);
        match entry {
            Entry::Draw(outcome) => {
                let nodes = effort.nodes.map_or(LUCK_NODES, |nodes| nodes / LUCK_PART);
                // So few entries are not worth several threads.
                let limit = Limit {
                    nodes: Some(nodes),
                    threads: NonZeroUsize::MIN,
                    ..limit
                };
                let drawn = luck::of_draw(rules, (&state, at), outcome, limit, &mut clock);
                analysis.draws.push(drawn);
            }
            Entry::Move(_, played) => {
                let judged = judge(
                    rules,
                    (&state, at),
                    played,
                    (effort.n_best, limit),
                    &clock(),
                );
                analysis.decisions.extend(judged);
            }
        }
        let applied = entry.apply(rules, &mut state, &mut Log::silent());
        debug_assert!(applied.is_ok(), "a record holds only what the rules allow");
    }
    Some(analysis)
}

impl Effort {
    /// Returns the limit of the thought about an entry.
    pub(crate) fn limit(&self, at: usize) -> Limit {
        let limit = match self.nodes {
            Some(nodes) => Limit::nodes(nodes),
            None => Limit::until_stopped(),
        };
        Limit {
            threads: self.threads,
            ..limit.with_seed(self.seed.wrapping_add(at as u64))
        }
    }
}

/// Judges a move; nothing if nobody decides.
fn judge(
    rules: &Rules,
    (state, at): (&State, usize),
    played: Move,
    (n_best, limit): (usize, Limit),
    stop: &Stop,
) -> Option<Judged> {
    let Node::Decide { seat, .. } = state.node() else {
        return None;
    };
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    let is_forced = moves.len() <= 1;
    // Without a choice nothing depends on how much is searched.
    let limit = match is_forced {
        true => Limit {
            nodes: Some(0),
            ..limit
        },
        false => limit,
    };
    let thought = think(rules, state, limit, stop);
    let best = *thought.best()?;
    let (lost, lost_win) = match is_forced || best.mv == played {
        true => (0.0, 0.0),
        false => loss(rules, state, (&thought, played)),
    };
    // At first sight a move may lose more than the search leaves to the best.
    let lost_win = lost_win.min(best.win);
    let mut listed = best_of(&thought, n_best);
    let own = Candidate {
        mv: played,
        margin: best.value - lost,
        win: best.win - lost_win,
    };
    let known = listed.iter_mut().find(|known| known.mv == played);
    match known {
        // Where it was compared at first sight, what it promises follows from that, too.
        Some(known) if !thought.is_exact => *known = own,
        Some(_) => {}
        // Nobody should have to look for it.
        None => listed.push(own),
    }
    if !thought.is_exact {
        // The sort is stable: what promises the same stays in the order of the search.
        listed.sort_by(|one, other| other.margin.total_cmp(&one.margin));
    }
    Some(Judged {
        at,
        seat,
        played,
        margin: best.value,
        lost,
        lost_win,
        win: chances::of_all(rules, state, Some((seat, best.win))),
        best: listed,
        is_forced,
        is_exact: thought.is_exact,
    })
}

/// Returns the best moves. A move that promises more than the best is left out, because the search has looked at it too
/// little. Exact values are believed: there a larger margin may be worth less than a greater chance to win.
fn best_of(thought: &Thought, n_best: usize) -> Vec<Candidate> {
    let most = match thought.best() {
        Some(best) if !thought.is_exact => best.value,
        _ => f64::INFINITY,
    };
    let believed = thought.lines.iter().filter(|line| line.value <= most);
    believed
        .take(n_best)
        .map(|line| Candidate {
            mv: line.mv,
            margin: line.value,
            win: line.win,
        })
        .collect()
}

/// Returns what a move lost against the best, in points and in chance to win. A search spends its time on good moves and
/// knows little about bad ones: those are compared with the best at first sight, which no clock cuts short.
fn loss(rules: &Rules, state: &State, (thought, played): (&Thought, Move)) -> (f64, f64) {
    let difference = |best: &Line, line: &Line| {
        let lost = (best.value - line.value).max(0.0);
        (lost, (best.win - line.win).max(0.0))
    };
    let Some(best) = thought.best() else {
        return (0.0, 0.0);
    };
    let find = |thought: &Thought, mv: Move| {
        let line = thought.lines.iter().find(|line| line.mv == mv);
        line.copied()
    };
    let searched = find(thought, played);
    if let Some(line) = searched
        && (thought.is_exact || line.visits >= ENOUGH_VISITS)
    {
        return difference(best, &line);
    }
    let stop = Stop::never();
    let at_first_sight = think(rules, state, Limit::nodes(0), &stop);
    match (
        find(&at_first_sight, best.mv),
        find(&at_first_sight, played),
    ) {
        (Some(best), Some(line)) => difference(&best, &line),
        _ => {
            // It was not even a candidate: look at what came of it.
            let Node::Decide { seat, .. } = state.node() else {
                return (0.0, 0.0);
            };
            let mut after = state.clone();
            if after.play(rules, played, &mut Log::silent()).is_err() {
                return (0.0, 0.0);
            }
            let value = worth::margin(rules, &after, seat, Limit::nodes(0), &stop);
            let win = carcas_bots::win_chance(value, after.bag_size(), rules.n_seats());
            ((best.value - value).max(0.0), (best.win - win).max(0.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_promises_more_than_the_best_is_listed_if_it_is_exact() {
        let line = |value, win| Line {
            mv: Move::Pass,
            value,
            visits: 1,
            win,
        };
        let lines = vec![line(2.0, 1.0), line(5.0, 0.5), line(1.0, 0.5)];
        let mut thought = Thought {
            lines,
            ..Thought::default()
        };
        let margins = |thought: &Thought| -> Vec<f64> {
            let listed = best_of(thought, 9);
            listed.iter().map(|listed| listed.margin).collect()
        };
        assert_eq!(margins(&thought), [2.0, 1.0]);
        thought.is_exact = true;
        assert_eq!(margins(&thought), [2.0, 5.0, 1.0]);
    }
}
