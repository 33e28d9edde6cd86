//! Shepherds and flocks.

use carcas_engine::{Draw, FigureKind, Node, Rules, Seat, State, Token};

use super::{Evaluation, Sums};

impl Evaluation {
    /// Adds what shepherds and flocks are worth; where a token is about to be drawn, what it brings on average.
    pub(super) fn add_flocks(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        let sum = |of: fn(Token) -> f64| -> f64 {
            let tokens = state.token_bag();
            tokens.map(|(token, n)| f64::from(n) * of(token)).sum()
        };
        for seat in rules.seats() {
            let in_supply = f64::from(state.supply(seat)[FigureKind::Shepherd.ix()]);
            sums.totals[seat.ix()] += sums.use_left * self.weights.shepherd * in_supply;
            let mut n_sheep = f64::from(state.n_sheep(seat));
            let is_drawing = state.node() == (Node::Chance { draw: Draw::Flock });
            if is_drawing && seat == state.active_seat() {
                let n_tokens = sum(|_| 1.0).max(1.0);
                let n_wolves = sum(|token| f64::from(u8::from(token == Token::Wolf)));
                let drawn = sum(|token| f64::from(token.n_sheep()));
                n_sheep = n_sheep * (1.0 - n_wolves / n_tokens) + drawn / n_tokens;
            }
            // A seat that places no more tiles brings no flock home.
            let comes_home = match f64::from(turns_left(rules, state, seat)) {
                0.0 => 0.0,
                turns => turns / (turns + self.weights.sheep_turns),
            };
            sums.totals[seat.ix()] += self.weights.sheep * comes_home * n_sheep;
        }
    }
}

/// Returns how many tiles a seat will still place, if each seat places one in turn.
fn turns_left(rules: &Rules, state: &State, seat: Seat) -> u16 {
    let (n_left, n_seats) = (state.bag_size(), rules.n_seats());
    let next = match state.node() {
        Node::Chance { draw: Draw::Tile } => state.active_seat(),
        _ => state.next_seat(rules),
    };
    let place = (seat.ix() + n_seats - next.ix()) % n_seats;
    ((n_left + n_seats - 1 - place) / n_seats) as u16
}
