//! What the engine keeps about features is what a walk over the table finds.

use std::collections::BTreeSet;

use carcas_engine::{Rules, Spot, State};
use carcas_reference::{Feature, Mirror};
use carcas_testkit::Seeds;
use carcas_tiles::SegmentKind;

use crate::game::Game;

#[test]
fn columns_of_features_equal_a_flood_fill() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Game::new(seed);
        game.play(|state, rng| {
            if rng.below(8) == 0 {
                compare(&game.rules, state);
            }
        });
    });
}

fn compare(rules: &Rules, state: &State) {
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
        let followers = inside.count();
        for &spot in &feature.spots {
            let view = state.feature(rules, spot).expect("a segment has a feature");
            assert_eq!(view.kind, feature.kind, "{spot:?}");
            assert_eq!(view.n_tiles, feature.n_tiles(&table), "{spot:?}");
            assert_eq!(u16::from(view.pennants), feature.pennants(&table));
            assert_eq!(usize::from(view.n_followers), followers, "{spot:?}");
            assert_eq!(view.is_complete(), feature.is_complete(&table), "{spot:?}");
            if feature.kind != SegmentKind::Field {
                assert_eq!(view.open, feature.n_open(&table), "{spot:?}");
            }
        }
        let first = feature.spots.first().expect("a feature has a segment");
        let view = state
            .feature(rules, *first)
            .expect("a segment has a feature");
        let spots: BTreeSet<Spot> = state.spots_of(view.ix).collect();
        assert_eq!(spots, feature.spots, "the engine joins the same segments");
        assert!(indexes.insert(view.ix.0), "two features have one index");
    }
}
