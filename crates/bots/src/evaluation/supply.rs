//! What seats hold: followers in supply and those that will come home.

use carcas_engine::{FigureKind, Rules, State};

use super::{Evaluation, Sums, Weights};
use crate::level::Prospects;

/// Returns what a figure counts as in a supply, in followers.
pub(super) fn count_as(weights: &Weights, kind: FigureKind) -> f64 {
    match kind {
        FigureKind::Follower => 1.0,
        FigureKind::Large => weights.count_large,
        FigureKind::Wagon => weights.count_wagon,
        FigureKind::Mayor => weights.count_mayor,
        FigureKind::Abbot => weights.count_abbot,
        FigureKind::Builder | FigureKind::Pig | FigureKind::Barn | FigureKind::Shepherd => 0.0,
    }
}

impl Evaluation {
    /// Adds what supplies are worth.
    pub(super) fn add_supplies(&mut self, rules: &Rules, state: &State, sums: &mut Sums) {
        for seat in rules.seats() {
            let supply = state.supply(seat).iter().zip(FigureKind::ALL);
            let counted = supply.map(|(&n, kind)| f64::from(n) * count_as(&self.weights, kind));
            sums.supplies[seat.ix()] = counted.sum();
            let held = (sums.supplies[seat.ix()], sums.returning[seat.ix()]);
            let value = self.supply_value(sums, held, sums.abbots[seat.ix()]);
            sums.supply_values[seat.ix()] = value;
            sums.totals[seat.ix()] += value;
        }
    }

    /// Returns what a supply and followers that will come home are worth, given the chance that an abbot comes home by
    /// himself. He can also be called back, for the figure of a turn.
    pub(super) fn supply_value(
        &self,
        sums: &Sums,
        (supply, returning): (f64, f64),
        abbot: Option<f64>,
    ) -> f64 {
        let weights = &self.weights;
        if self.knowledge.prospects == Prospects::Unknown {
            // Newcomers place followers while they have some.
            return 0.0;
        }
        let scale = sums.use_left * (1.0 + weights.supply_early * sums.share_left);
        let value = |supply: f64, returning: f64| {
            let effective = supply + weights.supply_returning * returning;
            scale * self.tables.supply(effective) + weights.return_value * sums.use_left * returning
        };
        let as_it_is = value(supply, returning);
        match abbot {
            None => as_it_is,
            Some(chance) => {
                let recalled = value(supply + weights.count_abbot, returning - chance);
                as_it_is.max(recalled - weights.abbot_recall * sums.use_left)
            }
        }
    }
}
