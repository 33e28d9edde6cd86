//! Towers: floors, prisoners, and followers within reach of the next floor.

use carcas_engine::{Rules, State, Token};

use super::{Evaluation, Sums};

/// Points for a floor in supply, so that none is spent for nothing.
const FLOOR_VALUE: f64 = 0.3;

/// Points for a prisoner, to whom holds it and to its owner: it may be bought back or exchanged.
const PRISONER_VALUE: f64 = 1.5;
const CAPTIVE_VALUE: f64 = 0.75;

/// Points that a follower loses in value where the next floor of an open tower would reach it.
const TOWER_FEAR: f64 = 0.4;

impl Evaluation {
    /// Adds what floors and prisoners are worth, and takes a little from followers in danger.
    pub(super) fn add_towers(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        for seat in rules.seats() {
            let n_floors = f64::from(state.n_tokens(seat, Token::Floor));
            sums.totals[seat.ix()] += sums.use_left * FLOOR_VALUE * n_floors;
        }
        for held in state.prisoners() {
            sums.totals[held.holder.ix()] += sums.use_left * PRISONER_VALUE;
            sums.totals[held.seat.ix()] += sums.use_left * CAPTIVE_VALUE;
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
                    sums.totals[figure.seat.ix()] -= sums.use_left * TOWER_FEAR;
                }
            }
        }
    }
}
