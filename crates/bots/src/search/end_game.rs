//! The end of the game, exactly: every answer and every draw to the last tile.
//!
//! The asked seat takes what is best for it, first to win, then by points; draws count by their chances.

use carcas_engine::{Log, Move, Node, Outcome, Rules, Seat, State};

use crate::Stop;
use crate::evaluation::{PerSeat, margins};

/// With more tiles in the bag the tree is too large.
pub(super) const MOST_TILES: usize = 2;

/// What a win counts, in points, beside the margin.
pub(super) const WIN: f64 = 20.0;

/// What a position is worth to every seat: the expected margin, and the margin plus what a win counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Exact {
    pub(crate) margins: PerSeat,
    pub(crate) utilities: PerSeat,
}

/// Solves a position, unless that takes more than `most_nodes` or the signal is set.
#[derive(Debug)]
pub(crate) struct Solver<'a> {
    rules: &'a Rules,
    stop: &'a Stop,
    n_left: u64,
}

impl<'a> Solver<'a> {
    pub(crate) const fn new(rules: &'a Rules, most_nodes: u64, stop: &'a Stop) -> Self {
        Self {
            rules,
            stop,
            n_left: most_nodes,
        }
    }

    /// Returns the exact value of every answer to the open decision, in the order of the legal moves.
    pub(crate) fn answers(&mut self, state: &State) -> Option<Vec<(Move, Exact)>> {
        let mut moves = Vec::new();
        state.legal_moves(self.rules, &mut moves);
        let mut after = state.clone();
        let mut answers = Vec::with_capacity(moves.len());
        for mv in moves {
            after.clone_from(state);
            after.play_unchecked(self.rules, mv, &mut Log::silent());
            answers.push((mv, self.solve(&after)?));
        }
        Some(answers)
    }

    fn solve(&mut self, state: &State) -> Option<Exact> {
        self.n_left = self.n_left.checked_sub(1)?;
        if self.stop.is_set() {
            return None;
        }
        match state.node() {
            Node::Over => Some(self.result(state)),
            Node::Decide { seat, .. } => {
                let answers = self.answers(state)?;
                answers
                    .into_iter()
                    .map(|(_, exact)| exact)
                    .reduce(|best, exact| {
                        match exact.utilities[seat.ix()] > best.utilities[seat.ix()] {
                            true => exact,
                            false => best,
                        }
                    })
            }
            Node::Chance { .. } => {
                let mut outcomes: Vec<(Outcome, u32)> = Vec::new();
                state.outcomes(self.rules, &mut outcomes);
                let total = f64::from(outcomes.iter().map(|&(_, weight)| weight).sum::<u32>());
                let mut mean = Exact {
                    margins: [0.0; Seat::MAX],
                    utilities: [0.0; Seat::MAX],
                };
                let mut after = state.clone();
                for (outcome, weight) in outcomes {
                    after.clone_from(state);
                    after.draw(self.rules, outcome, &mut Log::silent()).ok()?;
                    let exact = self.solve(&after)?;
                    let share = f64::from(weight) / total;
                    for seat in 0..self.rules.n_seats() {
                        mean.margins[seat] += share * exact.margins[seat];
                        mean.utilities[seat] += share * exact.utilities[seat];
                    }
                }
                Some(mean)
            }
        }
    }

    fn result(&self, state: &State) -> Exact {
        let mut totals = [0.0; Seat::MAX];
        for seat in self.rules.seats() {
            totals[seat.ix()] = f64::from(state.score(seat));
        }
        let margins = margins(self.rules.n_seats(), &totals, 0.0);
        let utilities = margins.map(|margin| match margin.total_cmp(&0.0) {
            std::cmp::Ordering::Less => margin,
            std::cmp::Ordering::Equal => margin + WIN / 2.0,
            std::cmp::Ordering::Greater => margin + WIN,
        });
        Exact { margins, utilities }
    }
}
