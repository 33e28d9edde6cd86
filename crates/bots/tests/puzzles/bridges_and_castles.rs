//! Bridges and castles.

use carcas_engine::{Edition, Seat};

use super::position::{blind, play, position, rules, turns_of_seeds};

/// Nothing but a bridge completes the own road, which has an inn.
#[test]
fn a_bridge_completes_a_road_with_an_inn() {
    for edition in Edition::ALL {
        let boxes = ["inns-and-cathedrals", "bridges-castles-and-bazaars"];
        let rules = rules(edition, &boxes);
        let lines = [
            "tile monastery-road 0,0 r270",
            "tile inn-road-curve 1,0 r0",
            "tile road-straight 1,1 r90",
            "tile city-cap 0,1 r270",
            "tile city-cap 0,2 r270",
            "tile city-cap 0,3 r270",
            "tile monastery-road 1,3 r180",
            "figure p0 meeple 1,1 road:N",
            "bag monastery monastery monastery city-cap city-three city-three",
        ];
        let state = position(&rules, &lines, "monastery");
        for told in turns_of_seeds(&rules, &state) {
            assert_eq!(told.after.score(Seat(0)), 10, "{edition:?}: {told:?}");
        }
        // To whom a bridge in hand is worth more than any road.
        let told = blind(&rules, &state, "bridge 1000");
        assert_eq!(told.after.score(Seat(0)), 0, "{edition:?}: {told:?}");
    }
}

/// A castle without anything around it has no time left to bring what the city is worth at once.
#[test]
fn no_castle_is_made_in_the_last_turns() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["bridges-castles-and-bazaars"]);
        let lines = [
            "tile city-cap 1,1 r90",
            "tile monastery 0,1 r0",
            "figure p0 meeple 1,1 city:E",
            "token p0 bridge 0",
            "bag city-cap monastery road-straight",
        ];
        let mut state = position(&rules, &lines, "city-cap");
        play(&rules, &mut state, &["tile city-cap 2,1 r270", "pass"]);
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.after.score(Seat(0)) >= 2, "{edition:?}: {told:?}");
        }
        assert!(blind(&rules, &state, "castle-lord 200").has("castle"));
    }
}

/// The own city of 14 points lies at a long side of the castle, and nearly all tiles that are left complete it: the lord has them once
/// more. Beside a city that nothing completes the small city is worth more as it is.
#[test]
fn a_castle_is_made_beside_the_own_city_that_is_about_to_be_completed() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["bridges-castles-and-bazaars"]);
        let state = |bag| {
            let lines = [
                "tile city-cap 0,0 r90",
                "tile city-tube 1,0 r0",
                "tile city-tube-pennant 2,0 r0",
                "tile city-tube-pennant 3,0 r0",
                "tile city-cap 1,1 r90",
                "figure p0 meeple 0,0 city:E",
                "figure p0 meeple 1,1 city:E",
                "token p0 bridge 0",
                bag,
            ];
            let mut state = position(&rules, &lines, "city-cap");
            play(&rules, &mut state, &["tile city-cap 2,1 r270", "pass"]);
            state
        };
        let likely = state(
            "bag city-cap city-cap city-cap-curve-left city-cap-curve-left city-cap-curve-left city-cap-curve-right \
             city-cap-curve-right city-cap-curve-right city-cap-tee city-cap-tee monastery monastery",
        );
        for told in turns_of_seeds(&rules, &likely) {
            assert!(told.has("castle"), "{edition:?}: {told:?}");
        }
        let hopeless = state(
            "bag city-cap monastery monastery monastery monastery road-straight road-straight",
        );
        for told in turns_of_seeds(&rules, &hopeless) {
            assert!(!told.has("castle"), "{edition:?}: {told:?}");
        }
    }
}
