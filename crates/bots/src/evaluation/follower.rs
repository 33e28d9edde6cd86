//! One follower more: what placing it on the tile just laid changes, without evaluating everything again.

use carcas_engine::{FeatureIx, FigureKind, Rules, Seat, State};
use carcas_tiles::SegmentKind;

use super::supply::count_as;
use super::{Evaluation, PerSeat};

impl Evaluation {
    /// Returns the totals if the seat had placed a follower in a feature that nobody occupies, given the position in which
    /// it has placed none, which was the last to be evaluated. Nothing if that must be evaluated as a whole.
    pub(crate) fn with_follower(
        &mut self,
        rules: &Rules,
        state: &State,
        (seat, kind): (Seat, FigureKind),
        feature: FeatureIx,
    ) -> Option<PerSeat> {
        let base = self.base?;
        let power = match kind {
            FigureKind::Follower => 1,
            FigureKind::Large => 2,
            _ => return None,
        };
        let outline = state.outline(feature);
        let mut totals = base.totals;
        let mut powers = [0; Seat::MAX];
        powers[seat.ix()] = power;
        let (value, chance, risk) = match outline.kind {
            SegmentKind::Field => {
                let (_, is_per_city) = rules.farmer_points();
                if !self.knowledge.fields {
                    (0.0, 0.0, 0.0)
                } else if is_per_city || rules.scores_city_once() || outline.has_barn {
                    return None;
                } else {
                    let risk = self.weights.risk_field * base.share_left;
                    (self.value_of_field(rules, state, feature), 0.0, risk)
                }
            }
            SegmentKind::Road | SegmentKind::City if outline.open == 0 => {
                totals[seat.ix()] += f64::from(state.worth_of(rules, feature).1);
                return Some(totals);
            }
            SegmentKind::Road | SegmentKind::City => {
                self.line(rules, state, &base, (feature, outline))
            }
            SegmentKind::Monastery | SegmentKind::Abbey if outline.open > 0 => {
                let (value, chance) = self.center(rules, state, &base, feature);
                (value, chance, 0.0)
            }
            _ => return None,
        };
        totals[seat.ix()] += value * (1.0 - self.risk(rules, &base, &powers, risk));
        let supply = base.supplies[seat.ix()] - count_as(kind);
        let returning = base.returning[seat.ix()] + chance;
        totals[seat.ix()] +=
            self.supply_value(&base, supply, returning) - base.supply_values[seat.ix()];
        // Whoever has placed the last follower joins nobody any more.
        if base.hands[seat.ix()] <= 1.0 {
            for other in rules.seats().filter(|&other| other != seat) {
                let mut rest = rules.seats().filter(|&rest| rest != seat && rest != other);
                if rest.all(|rest| base.hands[rest.ix()] == 0.0) {
                    totals[other.ix()] += base.lost[other.ix()];
                }
            }
        }
        Some(totals)
    }

    fn value_of_field(&mut self, rules: &Rules, state: &State, field: FeatureIx) -> f64 {
        let Some(base) = self.base else {
            return 0.0;
        };
        self.places.begin(state.n_segments());
        let mut shares = 0.0;
        let mut places = std::mem::take(&mut self.places);
        state.visit_bordered(rules, field, |city| {
            if places.find(city).is_none() {
                places.set(city, 0);
                shares += self.share_of_city(rules, state, &base, city);
            }
        });
        self.places = places;
        let (points, _) = rules.farmer_points();
        f64::from(points) * shares - self.weights.farmer_cost * base.share_left
    }
}
