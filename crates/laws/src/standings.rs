//! What displays and bots are told of occupied features is what scoring would find.

use carcas_engine::{FeatureIx, Rules, Seat, Standing, State};
use carcas_tiles::SegmentKind;

use crate::verdict::{Verdict, law};

/// Every occupied feature is told once, in the order of its first figure, with its powers and its value.
pub(crate) fn check(rules: &Rules, state: &State) -> Verdict {
    let mut told: Vec<Standing> = Vec::new();
    state.for_each_standing(rules, |standing| told.push(standing));
    let mut occupied: Vec<FeatureIx> = Vec::new();
    for figure in state.placed_figures() {
        let feature = state.feature_of(figure.segment);
        if !occupied.contains(&feature) {
            occupied.push(feature);
        }
    }
    let at = |standing: &Standing| state.feature(rules, standing.spot).map(|view| view.ix);
    let features: Vec<_> = told.iter().map(at).collect();
    let expected: Vec<_> = occupied.iter().copied().map(Some).collect();
    law!(
        features == expected,
        "standings are told of {features:?}, but figures stand in {expected:?}"
    );
    for (standing, feature) in told.iter().zip(occupied) {
        let mut powers = [0_u8; Seat::MAX];
        let inside = state.placed_figures().iter();
        for figure in inside.filter(|figure| state.feature_of(figure.segment) == feature) {
            let power = &mut powers[figure.seat.ix()];
            *power = power.saturating_add(state.strength(figure));
        }
        let spot = standing.spot;
        let found = standing.contest.powers;
        law!(
            found == powers,
            "the powers at {spot:?} are told to be {found:?}, but figures add up to {powers:?}"
        );
        if standing.kind != SegmentKind::Field {
            let (worth, value) = (state.worth_of(rules, feature).0, standing.value_now);
            law!(
                worth == value,
                "the feature at {spot:?} is told to be worth {value}, and {worth}"
            );
        }
    }
    Ok(())
}
