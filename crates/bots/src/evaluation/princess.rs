//! The princess: knights that she may send home as long as tiles with her are left.

use carcas_engine::State;
use carcas_tiles::SegmentKind;

use super::{Evaluation, Sums};

impl Evaluation {
    /// Takes from the owners of open cities what they may lose with their only knight.
    pub(super) fn add_princess(&self, state: &State, sums: &mut Sums) {
        let places = self.princess_places.iter();
        let left = places.map(|&place| u32::from(state.bag_counts()[place]));
        let n_princesses = f64::from(left.sum::<u32>());
        let share = (self.weights.princess * n_princesses / sums.n_left.max(1.0)).min(1.0);
        for found in &self.occupied {
            if found.outline.kind != SegmentKind::City || found.outline.open == 0 {
                continue;
            }
            let is_shared = found.owners.len() > 1;
            for owner in found.owners.iter() {
                if is_shared || found.powers[owner.ix()] == 1 {
                    sums.totals[owner.ix()] -= share * found.value;
                }
            }
        }
    }
}
