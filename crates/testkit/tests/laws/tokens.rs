//! Goods and titles.

use carcas_engine::{FeatureIx, Module, Node, Rules, Seat, Spot, State, Title};
use carcas_testkit::Seeds;
use carcas_tiles::{Box, Goods, SegmentKind, SideSet};

use crate::game::Game;

#[test]
fn goods_only_grow_and_are_those_of_all_complete_cities() {
    Seeds::from_env(200).for_each(|seed| {
        let game = Game::full_of(seed, |setup| setup.has_box(Box::TradersAndBuilders));
        let rules = &game.rules;
        let is_on = rules.modules().contains(Module::Goods);
        game.play_told(|told| {
            for goods in Goods::ALL {
                let mut sum = 0;
                for seat in rules.seats() {
                    let n = told.after.goods(seat, goods);
                    assert!(n >= told.before.goods(seat, goods), "tokens are never lost");
                    sum += usize::from(n);
                }
                if matches!(told.after.node(), Node::Chance | Node::Over) {
                    let complete = complete_features(rules, told.after, SegmentKind::City);
                    let n_symbols = |&city: &FeatureIx| n_symbols(rules, told.after, city, goods);
                    let expected: usize = complete.iter().map(n_symbols).sum();
                    assert_eq!(sum, if is_on { expected } else { 0 }, "{}", goods.name());
                }
            }
        });
    });
}

#[test]
fn a_title_goes_to_who_completes_something_larger_and_to_nobody_else() {
    Seeds::from_env(200).for_each(|seed| {
        let game = Game::full_of(seed, |setup| setup.has_box(Box::KingAndRobber));
        let rules = &game.rules;
        for (title, kind, module) in [
            (Title::King, SegmentKind::City, Module::King),
            (Title::Robber, SegmentKind::Road, Module::Robber),
        ] {
            let mut record = 0;
            let mut holder = None;
            let mut placer = Seat(0);
            game.play(|state, _| {
                if matches!(state.node(), Node::Decide { .. }) {
                    placer = state.active_seat();
                    return;
                }
                let sizes = complete_features(rules, state, kind);
                let size = |&feature: &FeatureIx| n_tiles(rules, state, feature);
                let largest = sizes.iter().map(size).max().unwrap_or(0);
                assert!(largest >= record, "what is complete stays complete");
                if largest > record {
                    record = largest;
                    holder = rules.modules().contains(module).then_some(placer);
                }
                assert_eq!(state.holder(title), holder, "{}", title.name());
            });
        }
    });
}

/// Returns the complete features of a kind that somebody can complete: not the city of Carcassonne.
fn complete_features(rules: &Rules, state: &State, wanted: SegmentKind) -> Vec<FeatureIx> {
    let mut found = Vec::new();
    for tile in state.tiles() {
        for (ix, segment) in rules.segments(tile.kind).iter().enumerate() {
            if segment.kind != wanted || segment.sides == SideSet::EMPTY {
                continue;
            }
            let spot = Spot {
                cell: tile.cell,
                segment: ix as u8,
            };
            let feature = state
                .feature(rules, spot)
                .expect("the segment is on the board");
            if feature.is_complete() && !found.contains(&feature.ix) {
                found.push(feature.ix);
            }
        }
    }
    found
}

fn n_tiles(rules: &Rules, state: &State, feature: FeatureIx) -> u16 {
    let spot = state
        .spots_of(feature)
        .next()
        .expect("a feature has a segment");
    let view = state.feature(rules, spot);
    view.expect("the segment is on the board").n_tiles
}

fn n_symbols(rules: &Rules, state: &State, city: FeatureIx, goods: Goods) -> usize {
    let shows = |spot: &Spot| {
        let tile = state.tile_at(spot.cell).expect("a segment lies on a tile");
        let segment = &rules.segments(tile.kind)[usize::from(spot.segment)];
        segment.goods == Some(goods)
    };
    state.spots_of(city).filter(shows).count()
}
