//! The chance of every seat to win.

use carcas_bots::win_chance;
use carcas_engine::{Node, Rules, Seat, State};

use crate::worth;

/// Returns the chance of every seat; they add up to 1. A chance that is known better than at first sight is given.
pub(crate) fn of_all(rules: &Rules, state: &State, known: Option<(Seat, f64)>) -> Vec<f64> {
    if state.node() == Node::Over {
        let winners = state.winners(rules);
        let share = 1.0 / winners.len().max(1) as f64;
        let seats = rules.seats();
        return seats
            .map(|seat| if winners.contains(&seat) { share } else { 0.0 })
            .collect();
    }
    let (n_left, n_seats) = (state.bag_size(), rules.n_seats());
    let points = worth::expected(rules, state);
    let at_first_sight = |seat| win_chance(worth::margin_of(&points, seat), n_left, n_seats);
    let mut chances: Vec<f64> = rules.seats().map(at_first_sight).collect();
    let rest = 1.0 - known.map_or(0.0, |(_, chance)| chance);
    let is_fixed = |ix: usize| known.is_some_and(|(seat, _)| seat.ix() == ix);
    let sum: f64 = chances
        .iter()
        .enumerate()
        .filter(|(ix, _)| !is_fixed(*ix))
        .map(|(_, chance)| chance)
        .sum();
    for (ix, chance) in chances.iter_mut().enumerate() {
        *chance = match known {
            Some((seat, chance)) if seat.ix() == ix => chance,
            // At first sight all others may seem lost where the exact values say they are not.
            _ if sum <= 0.0 => rest / (n_seats - 1).max(1) as f64,
            _ => *chance / sum * rest,
        };
    }
    chances
}
