//! What placing one more follower on the tile just laid changes, without evaluating everything again.

use carcas_engine::{FeatureIx, FigureKind, Rules, Seat, SegmentIx, State};
use carcas_tiles::SegmentKind;

use super::fields::bit_of;
use super::supply::count_as;
use super::vacant::vacant_shares;
use super::{Evaluation, PerSeat, Sums};

impl Evaluation {
    /// Returns the totals with a follower of the seat in a feature that nobody occupies, as a difference from the position
    /// without it, which must have been evaluated last. Returns nothing if the position has to be evaluated as a whole. A
    /// rough answer leaves out what only some boxes add, except the dragon's appetite.
    pub(crate) fn with_follower(
        &mut self,
        rules: &Rules,
        state: &State,
        (seat, kind): (Seat, FigureKind),
        (segment, is_rough): (SegmentIx, bool),
    ) -> Option<PerSeat> {
        let base = self.base?;
        if !self.is_additive && !is_rough {
            return None;
        }
        let feature = state.feature_of(segment);
        let outline = state.outline(feature);
        let power = match kind {
            FigureKind::Follower => 1,
            FigureKind::Large => 2,
            FigureKind::Wagon | FigureKind::Abbot if is_rough => 1,
            FigureKind::Mayor if is_rough && outline.pennants > 0 => outline.pennants,
            _ => return None,
        };
        let is_in_hand = !matches!(kind, FigureKind::Abbot | FigureKind::Mayor);
        self.n_valued += 1;
        let mut totals = base.totals;
        let mut powers = [0; Seat::MAX];
        powers[seat.ix()] = power;
        let (value, chance, risk) = match outline.kind {
            SegmentKind::Field => {
                let (_, is_per_city) = rules.farmer_points();
                if !self.knowledge.fields {
                    (0.0, 0.0, 0.0)
                } else if outline.has_barn || !is_rough && (is_per_city || rules.scores_city_once())
                {
                    return None;
                } else {
                    let (value, cities) = self.cities_of_field(rules, state, (feature, &base));
                    if self.has_field_joins() {
                        let known = (&powers, value, cities);
                        self.add_field_joins_with(rules, state, (feature, known), &mut totals);
                    }
                    let cost = self.weights.farmer_cost * base.share_left;
                    let risk = self.weights.risk_field * base.share_left;
                    (value - cost, 0.0, risk)
                }
            }
            SegmentKind::Road | SegmentKind::City if outline.open == 0 => {
                totals[seat.ix()] += f64::from(state.worth_of(rules, feature).1);
                return Some(totals);
            }
            SegmentKind::Road | SegmentKind::City => {
                let line = self.line(rules, state, &base, (feature, outline));
                self.add_joins_with(rules, (outline.kind, &line, &powers), &mut totals);
                (line.value, line.chance, line.risk)
            }
            SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden
                if outline.open > 0 =>
            {
                let (value, chance) = self.center(rules, state, &base, feature);
                (value, chance, 0.0)
            }
            _ => return None,
        };
        let danger = match self.is_additive {
            true => 0.0,
            false => self.danger(state, &base, state.cell_of(segment)),
        };
        totals[seat.ix()] += value * (1.0 - danger - self.risk(rules, &base, &powers, risk));
        let supply = base.supplies[seat.ix()] - count_as(&self.weights, kind);
        let returning = base.returning[seat.ix()] + chance;
        let abbot = match kind {
            FigureKind::Abbot => Some(chance),
            _ => base.abbots[seat.ix()],
        };
        totals[seat.ix()] +=
            self.supply_value(&base, (supply, returning), abbot) - base.supply_values[seat.ix()];
        // What it stands on is not vacant any more, and a seat without followers takes nothing vacant.
        if base.vacant > 0.0 {
            let mut hands = base.hands;
            let before = vacant_shares(rules, state, &base, &hands);
            hands[seat.ix()] -= f64::from(u8::from(is_in_hand));
            let after = vacant_shares(rules, state, &base, &hands);
            let worth = base.vacant - self.worth_if_vacant(&outline);
            for other in 0..rules.n_seats() {
                totals[other] += worth * after[other] - base.vacant * before[other];
            }
        }
        // A seat that has placed its last follower joins nobody any more.
        if is_in_hand && base.hands[seat.ix()] <= 1.0 {
            for other in rules.seats().filter(|&other| other != seat) {
                let mut rest = rules.seats().filter(|&rest| rest != seat && rest != other);
                if rest.all(|rest| base.hands[rest.ix()] == 0.0) {
                    totals[other.ix()] += base.lost[other.ix()];
                }
            }
        }
        Some(totals)
    }

    /// Returns what the cities around a field bring, and those cities by their places among all.
    fn cities_of_field(
        &mut self,
        rules: &Rules,
        state: &State,
        (field, sums): (FeatureIx, &Sums),
    ) -> (f64, u64) {
        let visit = self.begin_visit();
        let (mut shares, mut cities) = (0.0, 0);
        let mut around = std::mem::take(&mut self.cities);
        state.visit_bordered(rules, field, |city| {
            let place = self.place_of_city(rules, state, (sums, city), &mut around);
            let city = &mut around[place];
            if city.visit != visit {
                city.visit = visit;
                shares += city.share;
                cities |= bit_of(place);
            }
        });
        self.cities = around;
        (f64::from(rules.farmer_points().0) * shares, cities)
    }
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Decision, Edition, Log, Move, Node, Setup};

    use super::*;
    use crate::evaluation::Weights;
    use crate::level::Knowledge;
    use crate::{Rng, random_move};

    #[test]
    fn a_follower_more_changes_what_a_whole_evaluation_finds() {
        let (mut n_compared, mut n_fields, mut n_last) = (0, 0, 0);
        for (seed, boxes) in (0..).zip([
            &[][..],
            &["inns-and-cathedrals", "traders-and-builders"],
            &["river-1", "king-and-robber"],
            &["abbey-and-mayor"],
        ]) {
            let mut setup = Setup::new(Edition::ZmanC2, 2 + (seed % 3) as u8);
            for name in boxes {
                setup.add_box(name).unwrap();
            }
            let rules = Rules::new(&setup).unwrap();
            let make = || Evaluation::new(&rules, Weights::usual(), Knowledge::ALL);
            let mut fast = make();
            let (mut state, mut rng, mut moves) = (State::new(&rules), Rng::new(seed), Vec::new());
            while state.node() != Node::Over {
                let Node::Decide { seat, decision } = state.node() else {
                    let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                    state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                    continue;
                };
                if decision == Decision::FigureAction && state.is_legal(&rules, Move::Pass) {
                    let mut passed = state.clone();
                    passed.play(&rules, Move::Pass, &mut Log::silent()).unwrap();
                    fast.totals(&rules, &passed);
                    moves.clear();
                    state.legal_moves(&rules, &mut moves);
                    for &mv in &moves {
                        let Move::PlaceFigure { figure, spot } = mv else {
                            continue;
                        };
                        let segment = passed.segment_at(&rules, spot).unwrap();
                        let feature = passed.feature_of(segment);
                        let Some(found) =
                            fast.with_follower(&rules, &passed, (seat, figure), (segment, false))
                        else {
                            continue;
                        };
                        let mut placed = state.clone();
                        placed.play(&rules, mv, &mut Log::silent()).unwrap();
                        // A fresh evaluation counts the bag again, too.
                        let whole = make().totals(&rules, &placed);
                        for seat in 0..rules.n_seats() {
                            assert!(
                                (found[seat] - whole[seat]).abs() < 1e-6,
                                "{boxes:?} {}: {found:?} is not {whole:?}",
                                state.move_name(&rules, mv)
                            );
                        }
                        n_compared += 1;
                        let kind = passed.outline(feature).kind;
                        n_fields += usize::from(kind == SegmentKind::Field);
                        n_last += usize::from(state.supply(seat)[0] == 1);
                    }
                }
                let chosen = random_move(&rules, &state, &mut rng, &mut moves).unwrap();
                state.play(&rules, chosen, &mut Log::silent()).unwrap();
            }
        }
        assert!(
            n_compared > 300 && n_fields > 100 && n_last > 10,
            "{n_compared} {n_fields} {n_last}"
        );
    }
}
