//! Mayor, wagon and barn.

use carcas_engine::Edition;

use super::position::{blind, play, position, rules, turns_of_seeds, with};

/// Two cities that nobody owns can be closed: for ten points without a pennant at 3,1, for eight with one at 2,-1.
#[test]
fn a_mayor_goes_to_a_city_with_a_pennant() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["abbey-and-mayor"]);
        let lines = [
            "tile city-cap 0,0 r90",
            "tile city-tube 1,0 r0",
            "tile city-corner 2,0 r270",
            "tile city-corner 2,1 r90",
            "tile city-cap 0,-1 r90",
            "tile city-tube-pennant 1,-1 r0",
            "supply p0 wagon 0",
        ];
        let mayor = with(&lines, &["supply p0 meeple 0"]);
        for told in turns_of_seeds(&rules, &position(&rules, &mayor, "city-cap")) {
            assert!(told.has("mayor 2,-1 city:W"), "{edition:?}: {told:?}");
        }
        // Who does not know what a mayor is takes the ten points, as with any other follower.
        let follower = with(&lines, &["supply p0 meeple 1"]);
        for told in turns_of_seeds(&rules, &position(&rules, &follower, "city-cap")) {
            assert!(told.has("meeple 3,1 city:W"), "{edition:?}: {told:?}");
        }
    }
}

/// The road of the wagon has been completed between a city that nobody owns and a monastery. The monastery is worth a point more,
/// but nothing fits the last cell beside it; the city will probably be completed, and nobody is left who could join.
#[test]
fn a_wagon_drives_on_to_the_city_that_will_be_completed() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["abbey-and-mayor"]);
        let lines = [
            "tile city-cap -1,0 r90",
            "tile city-tube-pennant 0,0 r0",
            "tile city-tube-pennant 1,0 r0",
            "tile city-three-road 2,0 r0",
            "tile city-cap 2,-1 r180",
            "tile road-straight 2,1 r90",
            "tile monastery 1,1 r0",
            "tile road-curve 3,1 r270",
            "tile monastery 1,2 r0",
            "tile road-straight 1,3 r0",
            "tile road-straight 2,3 r0",
            "tile road-straight 3,3 r0",
            "figure p0 wagon 2,1 road:N",
            "supply p0 meeple 0",
            "supply p1 meeple 0",
            "supply p1 wagon 0",
            "supply p0 mayor 0",
            "supply p1 mayor 0",
            "token p0 abbey 0",
            "token p1 abbey 0",
            "bag monastery-road city-cap city-cap city-cap-curve-left city-cap-curve-left city-cap-curve-right city-three city-corner \
             monastery monastery",
        ];
        let mut state = position(&rules, &lines, "monastery-road");
        play(&rules, &mut state, &["tile monastery-road 2,2 r180"]);
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.does("move wagon", "city"), "{edition:?}: {told:?}");
        }
        for who in ["count-wagon 100", "city-rate 0\ncity-extending 0"] {
            let told = blind(&rules, &state, who);
            assert!(!told.does("move wagon", "city"), "{edition:?}: {told:?}");
        }
    }
}

/// The farmers of seat 1 have their nine points at the end anyway; a barn in their field brings twelve besides.
#[test]
fn a_barn_takes_a_field_with_three_cities() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["abbey-and-mayor"]);
        let lines = [
            "tile monastery 0,0 r0",
            "tile city-cap 0,-1 r0",
            "tile city-cap-road 0,-2 r180",
            "tile city-cap 1,-1 r0",
            "tile city-cap-road 1,-2 r180",
            "tile city-cap -1,-1 r0",
            "tile city-cap-road -1,-2 r180",
            "tile monastery 1,0 r0",
            "tile monastery 0,1 r0",
            "figure p0 meeple 0,0 field:NL",
            "figure p1 meeple 0,0 field:NL",
            "figure p1 meeple 0,-1 field:EL",
            "bag monastery road-straight road-straight road-curve road-curve",
        ];
        let state = position(&rules, &lines, "monastery");
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.has("barn"), "{edition:?}: {told:?}");
        }
        // Who does not know what fields are worth.
        assert!(!blind(&rules, &state, "guest").has("barn"));
    }
}
