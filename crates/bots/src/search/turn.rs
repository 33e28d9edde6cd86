//! One turn ahead: what every answer to a decision leads to once the seat has answered the rest of its turn well.

use carcas_engine::{Decision, Log, Move, Neutral, Node, Rules, Seat, State};

use crate::evaluation::{Evaluation, PerSeat, margins};
use crate::{Stop, bazaar};

/// A move with the margins that every seat may expect after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) margins: PerSeat,
}

/// Of the answers that no difference tells the worth of, so many are tried at a rough look.
const MOST_ROUGHLY: usize = 6;

/// So many answers at least are looked at again where the first look at all of them was rough.
const LEAST_REFINED: usize = 8;

/// Looks one turn ahead, with states that it keeps.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) evaluation: Evaluation,
    /// How many steps of a dragon's journey are looked at.
    pub(crate) n_steps: u8,
    /// Whether it is content with a rough look, which takes a fraction of the time where boxes make evaluating slow.
    pub(crate) is_rough: bool,
    after: State,
    later: State,
    /// Stands in for `after` while its answers are looked at.
    spare: Option<State>,
    moves: Vec<Move>,
    answers: Vec<Move>,
}

impl Look {
    pub(crate) fn new(evaluation: Evaluation, state: &State) -> Self {
        Self {
            evaluation,
            n_steps: super::journey::WHOLE,
            is_rough: false,
            after: state.clone(),
            later: state.clone(),
            spare: Some(state.clone()),
            moves: Vec::new(),
            answers: Vec::new(),
        }
    }

    /// Lists all moves with what they lead to. Once the signal is set it looks at no further move; at the first it always
    /// looks.
    pub(crate) fn list(
        &mut self,
        rules: &Rules,
        state: &State,
        stop: &Stop,
        candidates: &mut Vec<Candidate>,
    ) {
        candidates.clear();
        let Node::Decide { seat, decision } = state.node() else {
            return;
        };
        self.evaluation.begin_answers(state);
        if let Some(mv) = bazaar::answer(rules, state) {
            // What a tile of a bazaar is worth shows only later; here it is priced.
            self.after.clone_from(state);
            self.after.play_unchecked(rules, mv, &mut Log::silent());
            let margins = self.evaluation.margins(rules, &self.after);
            candidates.push(Candidate { mv, margins });
            return;
        }
        if decision == Decision::FigureAction {
            self.answer(rules, state, stop, |candidate| candidates.push(candidate));
            return;
        }
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        state.legal_moves(rules, &mut moves);
        // Where a whole look takes long, all answers are looked at roughly, and those that seem best again.
        let is_rough = self.is_rough;
        let is_placing = matches!(decision, Decision::PlaceTile { .. });
        let is_twofold = is_placing && !is_rough && !self.evaluation.is_additive();
        self.is_rough = is_rough || is_twofold;
        for &mv in &moves {
            if !candidates.is_empty() && stop.is_set() {
                break;
            }
            let margins = self.value_of(rules, state, (seat, decision, mv), stop);
            candidates.push(Candidate { mv, margins });
        }
        self.is_rough = is_rough;
        self.moves = moves;
        if is_twofold {
            candidates.sort_by(|a, b| b.margins[seat.ix()].total_cmp(&a.margins[seat.ix()]));
            let mut best = f64::NEG_INFINITY;
            for (n_refined, candidate) in candidates.iter_mut().enumerate() {
                let is_enough = n_refined >= LEAST_REFINED && candidate.margins[seat.ix()] < best;
                if is_enough || stop.is_set() {
                    break;
                }
                candidate.margins =
                    self.value_of(rules, state, (seat, decision, candidate.mv), stop);
                best = best.max(candidate.margins[seat.ix()]);
            }
        }
    }

    /// Returns the margins after an answer, once the seat has answered what it is asked next.
    fn value_of(
        &mut self,
        rules: &Rules,
        state: &State,
        (seat, decision, mv): (Seat, Decision, Move),
        stop: &Stop,
    ) -> PerSeat {
        self.after.clone_from(state);
        self.after.play_unchecked(rules, mv, &mut Log::silent());
        let is_journey = decision == Decision::MoveDragon;
        let mut margins = self.value_after(rules, (seat, is_journey), stop);
        if mv == Move::Again {
            margins[seat.ix()] += self.evaluation.second_part();
        }
        margins
    }

    /// Returns the margins of the position that was just reached, once the seat has answered what it is asked next.
    fn value_after(
        &mut self,
        rules: &Rules,
        (seat, is_journey): (Seat, bool),
        stop: &Stop,
    ) -> PerSeat {
        match self.after.node() {
            // The evaluation foresees how a journey goes on; here whole positions are looked at, which takes longer.
            Node::Decide {
                decision: Decision::MoveDragon,
                ..
            } if is_journey => {
                let steps = (&mut self.evaluation, self.n_steps);
                super::journey::foresee(rules, &self.after, steps, stop)
            }
            Node::Decide {
                seat: asked,
                decision,
            } if asked == seat && decision != Decision::MoveDragon => {
                let Some(after) = self.spare.take() else {
                    return self.evaluation.margins(rules, &self.after);
                };
                let after = std::mem::replace(&mut self.after, after);
                let mut best: Option<PerSeat> = None;
                self.answer(rules, &after, stop, |Candidate { margins, .. }| {
                    if best.is_none_or(|best| margins[seat.ix()] > best[seat.ix()]) {
                        best = Some(margins);
                    }
                });
                self.spare = Some(std::mem::replace(&mut self.after, after));
                best.unwrap_or([0.0; Seat::MAX])
            }
            _ => self.evaluation.margins(rules, &self.after),
        }
    }

    /// Plays every answer to a decision and hands over what it leads to.
    fn answer(
        &mut self,
        rules: &Rules,
        state: &State,
        stop: &Stop,
        mut visit: impl FnMut(Candidate),
    ) {
        let Node::Decide { seat, decision } = state.node() else {
            return;
        };
        let mut answers = std::mem::take(&mut self.answers);
        answers.clear();
        state.legal_moves(rules, &mut answers);
        let mut is_pass_known = false;
        if decision == Decision::FigureAction && answers.contains(&Move::Pass) {
            self.later.clone_from(state);
            self.later
                .play_unchecked(rules, Move::Pass, &mut Log::silent());
            let margins = self.evaluation.margins(rules, &self.later);
            visit(Candidate {
                mv: Move::Pass,
                margins,
            });
            is_pass_known = true;
        }
        let knows_others = self.evaluation.knows_others();
        // Followers on the tile just laid differ from passing by what they stand on; all others are played, afterwards, because
        // evaluating them forgets the position without a figure.
        let mut n_played = 0;
        for ix in 0..answers.len() {
            let mv = answers[ix];
            if is_pass_known && mv == Move::Pass {
                continue;
            }
            if is_pass_known
                && let Move::PlaceFigure { figure, spot } = mv
                && let Some(segment) = self.later.segment_at(rules, spot)
            {
                let totals = self.evaluation.with_follower(
                    rules,
                    &self.later,
                    (seat, figure),
                    (segment, self.is_rough),
                );
                if let Some(totals) = totals {
                    let margins = margins(rules.n_seats(), &totals, knows_others);
                    visit(Candidate { mv, margins });
                    continue;
                }
            }
            // At a rough look the fairy stays where she is, and of many other things only some are tried.
            if self.is_rough && is_pass_known && (is_fairy(mv) || n_played >= MOST_ROUGHLY) {
                continue;
            }
            answers[n_played] = mv;
            n_played += 1;
        }
        let mut is_first = !is_pass_known;
        for &mv in &answers[..n_played] {
            if !is_first && stop.is_set() {
                break;
            }
            is_first = false;
            self.later.clone_from(state);
            self.later.play_unchecked(rules, mv, &mut Log::silent());
            let margins = self.evaluation.margins(rules, &self.later);
            visit(Candidate { mv, margins });
        }
        self.answers = answers;
    }
}

const fn is_fairy(mv: Move) -> bool {
    match mv {
        Move::MoveNeutral { neutral, .. } | Move::PutBeside { neutral, .. } => {
            matches!(neutral, Neutral::Fairy)
        }
        _ => false,
    }
}
