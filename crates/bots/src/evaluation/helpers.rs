//! Builders, pigs and abbeys: what helpers at work and abbeys in hand are worth.

use carcas_engine::{EdgePattern, FigureKind, State};

use super::{Evaluation, Sums};

impl Evaluation {
    /// Adds what helpers at work are worth.
    pub(super) fn add_helpers(&self, state: &State, sums: &mut Sums) {
        for figure in state.placed_figures() {
            sums.totals[figure.seat.ix()] += match figure.kind {
                FigureKind::Builder => {
                    let outline = state.outline(state.feature_of(figure.segment));
                    match outline.open {
                        0 => 0.0,
                        _ => sums.use_left * self.weights.builder,
                    }
                }
                FigureKind::Pig => self.weights.pig,
                _ => 0.0,
            };
        }
    }

    /// Returns the chance that a cell gets a tile, if an abbey may fill it where nothing else fits.
    #[inline]
    pub(super) fn with_abbeys(&self, sums: &Sums, cell: EdgePattern, chance: f64) -> f64 {
        if !self.parts.abbey || !cell.is_hole() {
            return chance;
        }
        let n_abbeys = sums.n_abbeys;
        match n_abbeys > 0.0 {
            true => 1.0 - (1.0 - chance) * (1.0 - self.weights.abbey_fills),
            false => chance,
        }
    }
}
