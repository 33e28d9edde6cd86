//! One turn ahead: what every answer to a decision leads to once the seat has answered the rest of its turn well.

use std::collections::BTreeMap;

use carcas_engine::{Decision, KindIx, Log, Move, Neutral, Node, Rules, Seat, State};

use super::manner::Manner;
use crate::evaluation::{Evaluation, PerSeat};
use crate::{Stop, bazaar};

/// A move with the margins that every seat may expect after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) margins: PerSeat,
}

/// How many answers whose worth no difference tells are tried at a rough look.
const MOST_ROUGHLY: usize = 6;

/// How many places away from the tile just laid are tried with every place of the tile at a rough look.
const MOST_AFAR: usize = 6;

/// How many places for the fairy are tried with every place of the tile at a rough look.
const MOST_FAIRY: usize = 1;

/// Where there are more answers than this, they are looked at roughly first.
const MOST_WHOLE: usize = 32;

/// How many answers, at least, are looked at again after a rough first look at all.
const LEAST_REFINED: usize = 8;

/// Looks one turn ahead, with states that it keeps.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) evaluation: Evaluation,
    /// How many steps of a dragon's journey are looked at.
    pub(crate) n_steps: u8,
    /// Whether a rough look is enough, which takes a fraction of the time where boxes make evaluating slow.
    pub(crate) is_rough: bool,
    after: State,
    later: State,
    /// Stands in for `after` while its answers are looked at.
    spare: Option<State>,
    moves: Vec<Move>,
    answers: Vec<Move>,
    followers: Vec<Candidate>,
    tried: Vec<Candidate>,
    /// Where followers seemed best away from the tile just laid, once that is known for the decision that is looked at.
    afar: Option<Vec<Move>>,
    /// The same for where the fairy may go: without her the look would assume that she stays, while the next seat calls her
    /// away.
    fairy: Option<Vec<Move>>,
    /// The same for the answers to another decision that follows in the turn, if there are many.
    usual: Option<(Decision, Vec<Move>)>,
    /// All places of a kind of tile where a seat first had it below the root, best first. Elsewhere in the search hardly any
    /// other is better, except those beside tiles that were laid since.
    ranked: BTreeMap<(KindIx, Seat), Vec<Move>>,
    /// How many tiles lie on the board where the search begins.
    n_laid: usize,
    pub(super) manner: Manner,
}

impl Look {
    pub(crate) fn new(mut evaluation: Evaluation, state: &State) -> Self {
        evaluation.begin_search();
        let manner = Manner::of(evaluation.weights());
        Self {
            evaluation,
            n_steps: super::journey::WHOLE,
            is_rough: false,
            after: state.clone(),
            later: state.clone(),
            spare: Some(state.clone()),
            moves: Vec::new(),
            answers: Vec::new(),
            followers: Vec::new(),
            tried: Vec::new(),
            afar: None,
            fairy: None,
            usual: None,
            ranked: BTreeMap::new(),
            n_laid: state.tiles().len(),
            manner,
        }
    }

    /// Lists all moves with what they lead to. Once the signal is set it looks at no further move, but always at the first.
    pub(crate) fn list(
        &mut self,
        rules: &Rules,
        state: &State,
        stop: &Stop,
        candidates: &mut Vec<Candidate>,
    ) {
        candidates.clear();
        (self.afar, self.fairy, self.usual) = (None, None, None);
        let Node::Decide { seat, decision } = state.node() else {
            return;
        };
        self.evaluation.begin_answers(state);
        // The worth of a bazaar's tile shows only later, so it is priced, and roughly where many positions are looked at.
        let priced = match self.is_rough {
            true => bazaar::answer(rules, state),
            false => self.answer_at_bazaar(rules, state, stop),
        };
        if let Some(mv) = priced {
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
        // Where a whole look takes long, all answers are looked at roughly, and the best again exactly.
        let is_rough = self.is_rough;
        let is_placing = matches!(decision, Decision::PlaceTile { .. });
        let is_twofold =
            (is_placing || moves.len() > MOST_WHOLE) && !is_rough && !self.evaluation.is_additive();
        self.is_rough = is_rough || is_twofold;
        let drawn = match decision {
            Decision::PlaceTile { kind } if is_rough => Some((kind, seat)),
            _ => None,
        };
        let ranked = drawn.and_then(|drawn| self.ranked.get(&drawn));
        let is_first = ranked.is_none();
        if let Some(ranked) = ranked {
            let n_kept = self.manner.n_places;
            keep_promising(&mut moves, (ranked, n_kept), (state, self.n_laid));
        }
        let mut is_whole = true;
        for &mv in &moves {
            if !candidates.is_empty() && stop.is_set() {
                is_whole = false;
                break;
            }
            let margins = self.value_of(rules, state, (seat, decision, mv), stop);
            candidates.push(Candidate { mv, margins });
        }
        self.is_rough = is_rough;
        self.moves = moves;
        if let Some(drawn) = drawn
            && is_first
            && is_whole
        {
            candidates.sort_by(|a, b| b.margins[seat.ix()].total_cmp(&a.margins[seat.ix()]));
            let places = candidates.iter().map(|candidate| candidate.mv).collect();
            self.ranked.insert(drawn, places);
        }
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

    /// Plays every answer to a decision and passes on what it leads to.
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
        let mut best = f64::NEG_INFINITY;
        let mut is_pass_known = false;
        if decision == Decision::FigureAction && answers.contains(&Move::Pass) {
            self.later.clone_from(state);
            self.later
                .play_unchecked(rules, Move::Pass, &mut Log::silent());
            let margins = self.evaluation.margins(rules, &self.later);
            best = margins[seat.ix()];
            visit(Candidate {
                mv: Move::Pass,
                margins,
            });
            is_pass_known = true;
        }
        // A portal leads anywhere. What followers bring far away hardly depends on where its tile lies.
        let laid = state.tiles().last().map(|tile| tile.cell);
        let is_afar = |mv: &Move| match mv {
            Move::PlaceFigure { spot, .. } => Some(spot.cell) != laid,
            _ => false,
        };
        if self.is_rough
            && let Some(best) = &self.afar
        {
            answers.retain(|mv| !is_afar(mv) || best.contains(mv));
        }
        // The same holds for where another figure is sent, once the tile is laid.
        let is_choosy =
            self.is_rough && decision != Decision::FigureAction && answers.len() > MOST_WHOLE;
        if is_choosy
            && let Some((known, best)) = &self.usual
            && *known == decision
            && best.iter().any(|mv| answers.contains(mv))
        {
            answers.retain(|mv| best.contains(mv));
        }
        let mut tried = std::mem::take(&mut self.tried);
        tried.clear();
        // Followers on the tile just laid differ from passing by what they stand on; all others are played, afterwards, because
        // evaluating them forgets the position without a figure.
        let is_many = !self.is_rough && answers.len() > MOST_WHOLE;
        let mut followers = std::mem::take(&mut self.followers);
        followers.clear();
        let (mut n_played, mut n_others) = (0, 0);
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
                    (segment, self.is_rough || is_many),
                );
                if let Some(totals) = totals {
                    let margins = self.evaluation.margins_of(rules, &self.later, &totals);
                    followers.push(Candidate { mv, margins });
                    continue;
                }
            }
            // At a rough look only some of many other things are tried, and the fairy goes where she went after the first
            // placement.
            if self.is_rough && is_pass_known {
                let is_tried = match (is_fairy(mv), &self.fairy) {
                    (true, Some(best)) => best.contains(&mv),
                    (true, None) => true,
                    (false, _) => n_others < MOST_ROUGHLY,
                };
                if !is_tried {
                    continue;
                }
                n_others += usize::from(!is_fairy(mv));
            }
            answers[n_played] = mv;
            n_played += 1;
        }
        let value = |candidate: &Candidate| candidate.margins[seat.ix()];
        let has_afar = followers.iter().any(|candidate| is_afar(&candidate.mv));
        if is_many || has_afar {
            followers.sort_by(|a, b| value(b).total_cmp(&value(a)));
        }
        if self.is_rough && self.afar.is_none() && has_afar {
            let afar = followers.iter().map(|candidate| candidate.mv);
            self.afar = Some(afar.filter(is_afar).take(MOST_AFAR).collect());
        }
        let is_first_fairy = self.is_rough && is_pass_known && self.fairy.is_none();
        let mut is_first = !is_pass_known;
        for &mv in &answers[..n_played] {
            if !is_first && stop.is_set() {
                break;
            }
            is_first = false;
            let margins = self.margins_after(rules, state, mv);
            best = best.max(margins[seat.ix()]);
            if is_choosy || (is_first_fairy && is_fairy(mv)) {
                tried.push(Candidate { mv, margins });
            }
            visit(Candidate { mv, margins });
        }
        if is_first_fairy && !tried.is_empty() {
            tried.sort_by(|a, b| value(b).total_cmp(&value(a)));
            let best = tried.iter().take(MOST_FAIRY).map(|candidate| candidate.mv);
            self.fairy = Some(best.collect());
        } else if tried.len() > MOST_AFAR {
            tried.sort_by(|a, b| value(b).total_cmp(&value(a)));
            let best = tried.iter().take(MOST_AFAR).map(|candidate| candidate.mv);
            self.usual = Some((decision, best.collect()));
        }
        self.tried = tried;
        let is_refined = is_many && !self.evaluation.is_additive();
        for (n_refined, candidate) in followers.iter_mut().enumerate() {
            let is_enough = n_refined >= LEAST_REFINED && value(candidate) < best;
            if is_refined && !is_enough && !stop.is_set() {
                candidate.margins = self.margins_after(rules, state, candidate.mv);
                best = best.max(value(candidate));
            }
            visit(*candidate);
        }
        self.followers = followers;
        self.answers = answers;
    }

    fn margins_after(&mut self, rules: &Rules, state: &State, mv: Move) -> PerSeat {
        self.later.clone_from(state);
        self.later.play_unchecked(rules, mv, &mut Log::silent());
        self.evaluation.margins(rules, &self.later)
    }
}

/// Keeps the moves that were best for the tile elsewhere in the search, those beside tiles that were laid in it, also at a corner, and
/// those that were not legal there.
fn keep_promising(
    moves: &mut Vec<Move>,
    (ranked, n_kept): (&[Move], usize),
    (state, n_laid): (&State, usize),
) {
    let n_legal = moves.len();
    for mv in ranked {
        if moves.len() == n_legal + n_kept {
            break;
        }
        if moves[..n_legal].contains(mv) {
            moves.push(*mv);
        }
    }
    let tiles = state.tiles();
    let laid = &tiles[n_laid.min(tiles.len())..];
    for ix in 0..n_legal {
        let mv = moves[ix];
        let is_beside = match mv {
            Move::PlaceTile { cell, .. } => laid
                .iter()
                .any(|tile| tile.cell.x.abs_diff(cell.x) <= 1 && tile.cell.y.abs_diff(cell.y) <= 1),
            _ => true,
        };
        // What was not legal there may be good.
        let is_new = is_beside || !ranked.contains(&mv);
        if is_new && !moves[n_legal..].contains(&mv) {
            moves.push(mv);
        }
    }
    moves.drain(..n_legal);
}

const fn is_fairy(mv: Move) -> bool {
    match mv {
        Move::MoveNeutral { neutral, .. } | Move::PutBeside { neutral, .. } => {
            matches!(neutral, Neutral::Fairy)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Setup};
    use carcas_tiles::Side;

    use super::*;
    use crate::Rng;
    use crate::evaluation::Weights;
    use crate::level::Knowledge;
    use crate::random::random_move;

    /// A rough look at what follows must not assume that the fairy stays: the next seat may call her away.
    #[test]
    fn a_rough_look_moves_the_fairy() {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        setup.add_box("princess-and-dragon").unwrap();
        let rules = Rules::new(&setup).unwrap();
        let (mut state, mut rng) = (State::new(&rules), Rng::new(5));
        let (mut n_asked, mut moves, mut candidates) = (0, Vec::new(), Vec::new());
        while state.node() != Node::Over {
            if let Node::Decide {
                decision: Decision::FigureAction,
                ..
            } = state.node()
            {
                moves.clear();
                state.legal_moves(&rules, &mut moves);
                let evaluation = Evaluation::new(&rules, &Weights::of_game(&rules), Knowledge::ALL);
                let mut look = Look::new(evaluation, &state);
                look.is_rough = true;
                look.list(&rules, &state, &Stop::never(), &mut candidates);
                let is_looked_at = candidates.iter().any(|candidate| is_fairy(candidate.mv));
                let can_move = moves.contains(&Move::Pass) && moves.iter().any(|&mv| is_fairy(mv));
                assert!(is_looked_at || !can_move);
                n_asked += u32::from(can_move);
            }
            match state.node() {
                Node::Chance { .. } => {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                }
                _ => {
                    let mv = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
                    state.play(&rules, mv, &mut Log::silent()).unwrap();
                }
            }
        }
        assert!(n_asked > 10, "she could be moved {n_asked} times");
    }

    /// Elsewhere in the search only the best places of a tile are tried, but none is left out that is new there.
    #[test]
    fn places_that_are_new_are_looked_at_elsewhere_in_the_search() {
        let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).unwrap();
        let (mut n_first, mut n_left_out, mut n_new) = (0, 0, 0);
        for seed in 0..4 {
            let (mut state, mut rng) = (State::new(&rules), Rng::new(seed));
            let make = || Evaluation::new(&rules, Weights::usual(), Knowledge::ALL);
            let mut look = Look::new(make(), &state);
            let mut first: BTreeMap<(KindIx, Seat), Vec<Move>> = BTreeMap::new();
            let (mut moves, mut candidates) = (Vec::new(), Vec::new());
            while state.node() != Node::Over {
                if let Node::Decide {
                    seat,
                    decision: Decision::PlaceTile { kind },
                } = state.node()
                {
                    // A search that begins here and goes on for some turns.
                    if state.tiles().len() % 12 == 0 {
                        look = Look::new(make(), &state);
                        first.clear();
                    }
                    let n_laid = look.n_laid;
                    look.is_rough = true;
                    look.list(&rules, &state, &Stop::never(), &mut candidates);
                    let tried: Vec<Move> = candidates.iter().map(|one| one.mv).collect();
                    moves.clear();
                    state.legal_moves(&rules, &mut moves);
                    match first.get(&(kind, seat)) {
                        None => {
                            assert_eq!(tried.len(), moves.len());
                            first.insert((kind, seat), tried);
                            n_first += 1;
                        }
                        Some(known) => {
                            let laid = &state.tiles()[n_laid..];
                            for mv in &moves {
                                let Move::PlaceTile { cell, .. } = *mv else {
                                    continue;
                                };
                                let is_new = !known.contains(mv)
                                    || Side::ALL.into_iter().any(|side| {
                                        laid.iter().any(|tile| tile.cell == cell.step(side))
                                    });
                                n_new += usize::from(is_new);
                                assert!(!is_new || tried.contains(mv), "{mv:?}");
                            }
                            let n_places = look.manner.n_places;
                            let best = known.iter().filter(|mv| moves.contains(mv));
                            assert!(best.take(n_places).all(|mv| tried.contains(mv)));
                            n_left_out += moves.len() - tried.len();
                        }
                    }
                }
                if state.node().is_chance() {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                    continue;
                }
                let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
                state.play_unchecked(&rules, chosen, &mut Log::silent());
            }
        }
        assert!(
            n_first > 50 && n_left_out > 40 && n_new > 200,
            "{n_first} {n_left_out} {n_new}"
        );
    }
}
