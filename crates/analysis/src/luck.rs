//! How lucky a draw was: what it is worth to the seat that drew, against the mean over everything that could have been
//! drawn.

use carcas_bots::{Limit, Stop};
use carcas_engine::{Log, Outcome, Rules, Seat, State};

use crate::worth;

/// A draw with its luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawn {
    /// How many entries of the record came before it.
    pub at: usize,
    /// Who drew.
    pub seat: Seat,
    /// What was drawn.
    pub outcome: Outcome,
    /// The chance with which this is drawn.
    pub chance: f64,
    /// The margin that the seat expects after it, in points.
    pub margin: f64,
    /// How much more that is than the mean over all outcomes, in points.
    pub luck: f64,
}

/// Values a draw. Every outcome is looked at with the same limit, so that they can be compared.
pub(crate) fn of_draw(
    rules: &Rules,
    (state, at): (&State, usize),
    outcome: Outcome,
    limit: Limit,
    mut clock: impl FnMut() -> Stop,
) -> Drawn {
    let seat = state.active_seat();
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
    let (mut mean, mut margin, mut chance) = (0.0, 0.0, 0.0);
    let mut after = state.clone();
    for (other, weight) in outcomes {
        after.clone_from(state);
        if after.draw(rules, other, &mut Log::silent()).is_err() {
            continue;
        }
        let worth = worth::margin(rules, &after, seat, limit, &clock());
        let share = f64::from(weight) / total.max(1.0);
        mean += share * worth;
        if other == outcome {
            margin = worth;
            chance += share;
        }
    }
    Drawn {
        at,
        seat,
        outcome,
        chance,
        margin,
        luck: margin - mean,
    }
}
