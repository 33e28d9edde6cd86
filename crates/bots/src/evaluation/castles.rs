//! Castles: what their lords may expect of what is completed around them.

use carcas_engine::State;
use carcas_tiles::SegmentKind;

use super::{Evaluation, Sums};

impl Evaluation {
    /// Adds what castles will probably bring.
    pub(super) fn add_castles(&mut self, _: &State, sums: &mut Sums) {
        for found in &self.occupied {
            if found.outline.kind == SegmentKind::Castle {
                for owner in found.owners.iter() {
                    sums.totals[owner.ix()] += self.weights.castle_lord * sums.use_left;
                }
            }
        }
    }
}
