//! What the engine keeps about features is what a walk over the table finds.

use std::collections::BTreeSet;

use carcas_engine::{Rules, Spot, State};
use carcas_reference::{Feature, Mirror};
use carcas_tiles::SegmentKind;

use crate::verdict::{Verdict, law};

/// Compares every feature with a flood fill.
pub(crate) fn check(rules: &Rules, state: &State) -> Verdict {
    let mirror = Mirror::new(rules);
    let table = mirror.table(state);
    let figures = mirror.figures(state);
    let mut indexes = BTreeSet::new();
    for feature in Feature::all(&table) {
        if matches!(feature.kind, SegmentKind::Tower | SegmentKind::Quarter) {
            continue;
        }
        let inside = figures
            .iter()
            .filter(|figure| figure.kind.is_follower() && feature.spots.contains(&figure.spot));
        let walked = (
            feature.kind,
            feature.n_tiles(&table),
            feature.pennants(&table),
            inside.count(),
            feature.is_complete(&table),
        );
        let n_open = feature.n_open(&table);
        for &spot in &feature.spots {
            let view = state.feature(rules, spot);
            law!(view.is_some(), "the segment {spot:?} has no feature");
            let Some(view) = view else { continue };
            let kept = (
                view.kind,
                view.n_tiles,
                u16::from(view.pennants),
                usize::from(view.n_followers),
                view.is_complete(),
            );
            law!(
                kept == walked,
                "the feature at {spot:?} has (kind, tiles, pennants, followers, complete) {kept:?}, but a walk finds \
                 {walked:?}"
            );
            let kept = view.open;
            law!(
                kept == n_open,
                "the feature at {spot:?} has {kept} open sides, but a walk finds {n_open}"
            );
        }
        let first = feature.spots.first().copied();
        if let Some(view) = first.and_then(|spot| state.feature(rules, spot)) {
            let spots: BTreeSet<Spot> = state.spots_of(view.ix).collect();
            let expected = &feature.spots;
            law!(
                spots == *expected,
                "a feature joins {spots:?}, but a walk finds {expected:?}"
            );
            let is_new = indexes.insert(view.ix.0);
            law!(is_new, "two features have the index of {first:?}");
        }
    }
    Ok(())
}
