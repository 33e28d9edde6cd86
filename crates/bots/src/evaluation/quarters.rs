//! The quarters of the city of Carcassonne: followers there are ready to join a scoring.

use carcas_engine::{Rules, State};
use carcas_tiles::SegmentKind;

use super::{Evaluation, Sums};

impl Evaluation {
    /// Adds what followers in quarters promise.
    pub(super) fn add_quarters(&self, rules: &Rules, _: &State, sums: &mut Sums) {
        let worth = self.weights.quarter * (sums.n_left / 30.0).min(1.0);
        for found in &self.occupied {
            if found.outline.kind == SegmentKind::Quarter {
                for seat in rules.seats() {
                    sums.totals[seat.ix()] += worth * f64::from(found.powers[seat.ix()]);
                }
            }
        }
    }
}
