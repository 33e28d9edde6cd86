//! The fairy: what her company is worth.

use carcas_engine::{Neutral, Seat, State};

use super::{Evaluation, Sums};

impl Evaluation {
    /// Adds what her company is worth.
    pub(super) fn add_fairy(&self, state: &State, sums: &mut Sums) {
        let Some(at) = state.neutral(Neutral::Fairy) else {
            return;
        };
        let is_beside = state.fairy_companion().is_some();
        let mut has_her = [false; Seat::MAX];
        for figure in state.placed_figures() {
            has_her[figure.seat.ix()] |= match is_beside {
                true => figure.has_fairy,
                false => figure.kind.is_follower() && state.cell_of(figure.segment) == at.cell,
            };
        }
        for (total, has_her) in sums.totals.iter_mut().zip(has_her) {
            *total += if has_her {
                self.weights.fairy * sums.use_left
            } else {
                0.0
            };
        }
    }
}
