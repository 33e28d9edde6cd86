//! The dragon: whom it may reach.

use carcas_engine::{Neutral, Rules, State};

use super::{Evaluation, Sums};

/// Points that a follower loses in value with each step less between it and the dragon.
const DRAGON_FEAR: f64 = 0.25;

impl Evaluation {
    /// Takes from seats what the dragon may eat.
    pub(super) fn add_dragon(&self, _: &Rules, state: &State, sums: &mut Sums) {
        let Some(at) = state.neutral(Neutral::Dragon) else {
            return;
        };
        let fairy = state.neutral(Neutral::Fairy);
        for figure in state.placed_figures() {
            let cell = state.cell_of(figure.segment);
            let is_protected = fairy.is_some_and(|fairy| fairy.cell == cell);
            let distance = cell.x.abs_diff(at.cell.x) + cell.y.abs_diff(at.cell.y);
            if !is_protected && distance < 6 {
                sums.totals[figure.seat.ix()] -= DRAGON_FEAR * f64::from(6 - distance);
            }
        }
    }
}
