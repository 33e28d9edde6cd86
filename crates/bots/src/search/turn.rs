//! One turn ahead: what every answer to a decision leads to once the seat has answered the rest of its turn well.

use carcas_engine::{Log, Move, Node, Rules, Seat, State};

use crate::Stop;
use crate::evaluation::{Evaluation, PerSeat};

/// A move with the margins that every seat may expect after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) margins: PerSeat,
}

/// Looks one turn ahead, with states that it keeps.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) evaluation: Evaluation,
    after: State,
    later: State,
    moves: Vec<Move>,
    answers: Vec<Move>,
    /// Positions that were evaluated.
    pub(crate) n_evaluated: u64,
}

impl Look {
    pub(crate) fn new(evaluation: Evaluation, state: &State) -> Self {
        Self {
            evaluation,
            after: state.clone(),
            later: state.clone(),
            moves: Vec::new(),
            answers: Vec::new(),
            n_evaluated: 0,
        }
    }

    /// Lists all moves with what they lead to, in the order of the legal moves. Once the signal is set it looks at no further
    /// move; at the first it always looks.
    pub(crate) fn list(
        &mut self,
        rules: &Rules,
        state: &State,
        stop: &Stop,
        candidates: &mut Vec<Candidate>,
    ) {
        candidates.clear();
        let Node::Decide { seat, .. } = state.node() else {
            return;
        };
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        state.legal_moves(rules, &mut moves);
        let mut after = std::mem::replace(&mut self.after, State::new(rules));
        for &mv in &moves {
            if !candidates.is_empty() && stop.is_set() {
                break;
            }
            after.clone_from(state);
            after.play_unchecked(rules, mv, &mut Log::silent());
            let margins = self.value(rules, &after, seat);
            candidates.push(Candidate { mv, margins });
        }
        self.after = after;
        self.moves = moves;
    }

    /// Returns the margins of a position once a seat has answered what it is asked next.
    pub(crate) fn value(&mut self, rules: &Rules, state: &State, seat: Seat) -> PerSeat {
        match state.node() {
            Node::Decide { seat: asked, .. } if asked == seat => {
                let mut answers = std::mem::take(&mut self.answers);
                answers.clear();
                state.legal_moves(rules, &mut answers);
                let mut best: Option<PerSeat> = None;
                for &answer in &answers {
                    self.later.clone_from(state);
                    self.later.play_unchecked(rules, answer, &mut Log::silent());
                    let margins = self.evaluation.margins(rules, &self.later);
                    self.n_evaluated += 1;
                    if best.is_none_or(|best| margins[seat.ix()] > best[seat.ix()]) {
                        best = Some(margins);
                    }
                }
                self.answers = answers;
                best.unwrap_or([0.0; Seat::MAX])
            }
            _ => {
                self.n_evaluated += 1;
                self.evaluation.margins(rules, state)
            }
        }
    }
}
