//! What seats hold: followers in supply and those that will come home.

use carcas_engine::{FigureKind, Rules, State};

use super::{Evaluation, Sums};

/// What a newcomer sees in a follower in supply.
const NAIVE_VALUE: f64 = 0.5;

/// What other followers count as, beside the normal one.
const LARGE: f64 = 1.3;
const WAGON: f64 = 1.1;
const MAYOR: f64 = 0.6;
const ABBOT: f64 = 0.6;

impl Evaluation {
    /// Adds what supplies are worth.
    pub(super) fn add_supplies(&mut self, rules: &Rules, state: &State, sums: &mut Sums) {
        let weights = &self.weights;
        let scale = sums.use_left * (1.0 + weights.supply_early * sums.share_left);
        for seat in rules.seats() {
            let supply = state.supply(seat);
            let n = |kind: FigureKind| f64::from(supply[kind.ix()]);
            let hand = n(FigureKind::Follower)
                + LARGE * n(FigureKind::Large)
                + WAGON * n(FigureKind::Wagon)
                + MAYOR * n(FigureKind::Mayor)
                + ABBOT * n(FigureKind::Abbot);
            if !self.knowledge.prospects {
                sums.totals[seat.ix()] += NAIVE_VALUE * hand * sums.use_left;
                continue;
            }
            let returning = sums.returning[seat.ix()];
            let effective = hand + weights.supply_returning * returning;
            sums.totals[seat.ix()] += scale * self.tables.supply(effective)
                + weights.return_value * sums.use_left * returning;
        }
    }
}
