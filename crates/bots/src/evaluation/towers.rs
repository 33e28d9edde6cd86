//! Towers: floors, prisoners, and followers within reach of the next floor.

use carcas_engine::{Rules, State, Token};

use super::{Evaluation, Sums};

impl Evaluation {
    /// Adds what floors and prisoners are worth, and takes a little from followers in danger.
    pub(super) fn add_towers(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        for seat in rules.seats() {
            let n_floors = f64::from(state.n_tokens(seat, Token::Floor));
            sums.totals[seat.ix()] += sums.use_left * self.weights.floor * n_floors;
        }
        for held in state.prisoners() {
            sums.totals[held.holder.ix()] += sums.use_left * self.weights.prisoner;
            sums.totals[held.seat.ix()] += sums.use_left * self.weights.captive;
        }
        let towers = state.placed_tokens();
        for (_, at, height) in towers.filter(|&(token, ..)| token == Token::Floor) {
            let mut guards = state.figures();
            if guards.any(|figure| figure.spot == at) {
                continue;
            }
            for figure in state.placed_figures() {
                let cell = state.cell_of(figure.segment);
                let x = cell.x.abs_diff(at.cell.x);
                let y = cell.y.abs_diff(at.cell.y);
                let is_reached = (x == 0 || y == 0) && x.max(y) <= u16::from(height) + 1;
                if figure.kind.is_follower() && is_reached {
                    let feature = state.feature_of(figure.segment);
                    let found = self.occupied.iter().find(|found| found.feature == feature);
                    let share = found
                        .filter(|found| found.owners.contains(figure.seat))
                        .map_or(0.0, |found| self.weights.tower_loss * found.value);
                    sums.totals[figure.seat.ix()] -=
                        sums.use_left * (self.weights.tower_fear + share);
                }
            }
        }
    }
}
