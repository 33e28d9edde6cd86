//! Builders, pigs and abbeys: what helpers at work and abbeys in hand are worth.

use carcas_engine::{EdgePattern, FeatureIx, FigureKind, Rules, State};

use super::{Evaluation, Sums};

/// How many tiles of the bag, per seat, must go on with what a builder works at for it to be worth all that it can be.
const TILES_FOR_BUILDER: f64 = 4.0;

impl Evaluation {
    /// Adds what helpers at work are worth.
    pub(super) fn add_helpers(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        for figure in state.placed_figures() {
            sums.totals[figure.seat.ix()] += match figure.kind {
                FigureKind::Builder => {
                    let feature = state.feature_of(figure.segment);
                    sums.use_left * self.weights.builder * self.work_left(rules, state, feature)
                }
                FigureKind::Pig => self.weights.pig,
                _ => 0.0,
            };
        }
    }

    /// Returns how much a builder will have to do, from 0 to 1: by the tiles of the bag that go on with its road or city. A
    /// tile counts once for every open side that it fits, because each makes its placement there more likely.
    fn work_left(&self, rules: &Rules, state: &State, feature: FeatureIx) -> f64 {
        if state.outline(feature).open == 0 {
            return 0.0;
        }
        let mut n_fitting = 0.0;
        state.visit_open_sides(rules, feature, |_, allowed, side| {
            let counts = self.fits.closing_and_extending(allowed, side);
            n_fitting += counts.map(f64::from).iter().sum::<f64>();
        });
        (n_fitting / (TILES_FOR_BUILDER * rules.n_seats() as f64)).min(1.0)
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
