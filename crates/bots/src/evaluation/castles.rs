//! Castles: what their lords may expect of what is completed around them.

use carcas_engine::State;
use carcas_tiles::SegmentKind;

use super::{Evaluation, Sums};

/// Points that a castle brings on average while the game goes on.
const CASTLE_POINTS: f64 = 6.0;

impl Evaluation {
    /// Adds what castles will probably bring.
    pub(super) fn add_castles(&mut self, _: &State, sums: &mut Sums) {
        for found in &self.occupied {
            if found.outline.kind == SegmentKind::Castle {
                for owner in found.owners.iter() {
                    sums.totals[owner.ix()] += CASTLE_POINTS * sums.use_left;
                }
            }
        }
    }
}
