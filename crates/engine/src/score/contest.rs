//! Who owns a feature.

use crate::feature::FeatureIx;
use crate::figure::{Figure, Seat, SeatSet, Weight};
use crate::rules::Rules;
use crate::state::State;

/// The power of every seat in a feature.
pub type Powers = [u8; Seat::MAX];

/// Who contends for a feature, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The power of every seat.
    pub powers: Powers,
    /// The seats with the greatest power, if anybody has any.
    pub strongest: SeatSet,
    /// The seats that own the feature: the strongest, or those of them that a tie-break left.
    pub owners: SeatSet,
}

impl Contest {
    /// Returns how seats with such powers end.
    ///
    /// Rule: BA-34.
    pub(crate) fn between(powers: Powers) -> Self {
        let greatest = powers.iter().copied().max().unwrap_or(0);
        let mut strongest = SeatSet::EMPTY;
        for (seat, &power) in powers.iter().enumerate() {
            if power > 0 && power == greatest {
                strongest.insert(Seat(seat as u8));
            }
        }
        Self {
            powers,
            strongest,
            owners: strongest,
        }
    }

    /// Whether several seats were strongest.
    pub const fn is_tie(&self) -> bool {
        self.strongest.len() > 1
    }
}

/// Returns how the contest for a feature ends.
///
/// Rule: BA-33, BA-34.
pub(crate) fn contest(rules: &Rules, state: &State, feature: FeatureIx) -> Contest {
    decided(rules, state, feature, powers(state, feature))
}

/// Returns how the contest for a feature ends if seats have these powers in it.
pub(crate) fn decided(rules: &Rules, state: &State, feature: FeatureIx, powers: Powers) -> Contest {
    let mut contest = Contest::between(powers);
    if contest.is_tie() {
        break_tie(rules, state, &mut contest, |figure| {
            state.features.of(figure.segment) == feature
        });
    }
    contest
}

/// Lets modules decide between seats that are tied; `contends` tells which figures take part in the contest.
///
/// Rule: BA-118, HS-29.
pub(super) fn break_tie(
    rules: &Rules,
    state: &State,
    contest: &mut Contest,
    contends: impl Fn(&Figure) -> bool,
) {
    for break_tie in &rules.seams.break_tie {
        contest.owners = break_tie(rules, state, contest.owners, &contends);
    }
}

/// Adds up the followers of each seat in a feature.
///
/// Rule: BA-33.
pub(crate) fn powers(state: &State, feature: FeatureIx) -> Powers {
    let mut powers: Powers = [0; Seat::MAX];
    for figure in state.figures.iter() {
        if state.features.of(figure.segment) == feature {
            let power = power(state, feature, figure);
            powers[figure.seat.ix()] = powers[figure.seat.ix()].saturating_add(power);
        }
    }
    powers
}

/// Returns what a figure adds to the power of its seat in its feature.
#[inline]
pub(crate) fn power(state: &State, feature: FeatureIx, figure: &Figure) -> u8 {
    match figure.kind.weight() {
        Weight::None => 0,
        Weight::Fixed(weight) => weight,
        Weight::Pennants => state.features.columns(feature).pennants,
    }
}
