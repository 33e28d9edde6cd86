//! Inns and large followers. Where no weight stands for an inn, the same position without it must be played otherwise.

use carcas_engine::{Edition, Rules, State};

use super::CITY;
use super::position::{Told, blind, position, rules, turns_of_seeds, with};

/// In the last turns nothing completes either road: an inn makes five points of the longer one none.
#[test]
fn the_last_inn_spoils_a_road_of_somebody_else() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["inns-and-cathedrals"]);
        let with_tile = |tile: &str| {
            let bag = format!("bag {tile} monastery monastery");
            let lines = [
                "tile road-tee 0,0 r0",
                "tile road-straight 1,0 r0",
                "tile road-straight 2,0 r0",
                "tile road-straight 3,0 r0",
                "tile road-straight 4,0 r0",
                "tile road-straight -1,0 r0",
                "tile road-straight -2,0 r0",
                "tile road-straight -3,0 r0",
                "figure p1 meeple 1,0 road:E",
                "figure p0 meeple -1,0 road:W",
                &bag,
            ];
            position(&rules, &lines, tile)
        };
        let is_spoiled = |told: &Told| told.does("tile", " 5,0 ");
        let state = with_tile("inn-road-curve");
        for told in turns_of_seeds(&rules, &state) {
            assert!(is_spoiled(&told), "{edition:?}: {told:?}");
        }
        assert!(!is_spoiled(&blind(&rules, &state, "guest")));
        for told in turns_of_seeds(&rules, &with_tile("road-curve")) {
            assert!(!is_spoiled(&told), "{edition:?}: {told:?}");
        }
    }
}

/// A tile closes an own city of three tiles, or an own road of six that has an inn, or none.
fn road_or_city(rules: &Rules, curve: &str) -> State {
    let curve = format!("tile {curve} 4,0 r0");
    let lines = [
        "tile road-tee 0,0 r0",
        "tile road-straight 1,0 r0",
        "tile road-straight 2,0 r0",
        "tile road-straight 3,0 r0",
        &curve,
        "tile city-cap 0,-1 r0",
        "tile city-tube 0,-2 r90",
        "figure p0 meeple 1,0 road:E",
        "figure p0 meeple 0,-1 city:N",
        "bag city-cap-tee monastery monastery road-straight road-straight",
    ];
    position(rules, &lines, "city-cap-tee")
}

#[test]
fn a_road_with_an_inn_is_completed_before_a_city() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["inns-and-cathedrals"]);
        for (curve, is_road) in [("inn-road-curve", true), ("road-curve", false)] {
            let state = road_or_city(&rules, curve);
            for told in turns_of_seeds(&rules, &state) {
                assert_eq!(told.does("tile", " 4,1 "), is_road, "{edition:?}: {told:?}");
            }
        }
    }
}

/// Nothing that is left completes the road.
#[test]
fn nobody_is_put_on_a_road_with_an_inn_that_stays_open() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["inns-and-cathedrals"]);
        for (tile, is_thief) in [("inn-road-curve", false), ("road-curve", true)] {
            let bag = format!("bag {tile} monastery monastery");
            let lines = [
                "tile road-straight 0,0 r0",
                "tile road-straight 1,0 r0",
                "tile road-straight 2,0 r0",
                "tile road-straight 3,0 r0",
                &bag,
            ];
            let state = position(&rules, &lines, tile);
            for told in turns_of_seeds(&rules, &state) {
                let is_there = told.does("meeple", "road") || told.does("large", "road");
                assert_eq!(is_there, is_thief, "{edition:?}: {told:?}");
            }
        }
    }
}

/// A knight at 4,1 will join the large city of somebody else. Who counts twice there has it alone.
#[test]
fn the_large_follower_goes_where_he_will_join_a_city_of_somebody_else() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["inns-and-cathedrals"]);
        let more = ["figure p1 meeple 0,0 city:E", "tile monastery 3,1 r0"];
        let state = position(&rules, &with(&CITY, &more), "city-cap");
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.has("large 4,1 city:N"), "{edition:?}: {told:?}");
        }
        assert!(!blind(&rules, &state, "join-rate 0").has("large 4,1 city:N"));
    }
}
