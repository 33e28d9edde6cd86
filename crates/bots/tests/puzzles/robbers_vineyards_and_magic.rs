//! Robber, vineyards, mage and witch, portals.

use carcas_engine::{Edition, Rules, Seat, State, Token};

use super::CITY;
use super::position::{blind, position, rules, turns_of_seeds, with};

/// An own road or an own city can be closed. The city brings more at once; the road makes robber, who has a point for each of five
/// complete roads that seat 1 would have otherwise.
#[test]
fn the_robber_is_worth_more_than_a_city() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["king-and-robber"]);
        let lines = [
            "tile road-tee 0,0 r0",
            "tile road-tee 1,0 r0",
            "tile road-tee 2,0 r0",
            "tile road-tee 3,0 r0",
            "tile road-cross 4,0 r0",
            "tile road-straight 5,0 r0",
            "tile road-straight 6,0 r0",
            "tile city-cap 0,-1 r0",
            "tile city-tube-pennant 0,-2 r90",
            "figure p0 meeple 5,0 road:E",
            "figure p0 meeple 0,-1 city:N",
            "token p1 king 1",
            "token p1 robber 1",
            "bag city-cap-tee monastery monastery road-straight road-straight",
            "also king record=5",
            "also robber record=3",
        ];
        let state = position(&rules, &lines, "city-cap-tee");
        for told in turns_of_seeds(&rules, &state) {
            let robber = told.after.holder(Token::Robber);
            assert_eq!(robber, Some(Seat(0)), "{edition:?}: {told:?}");
        }
        let told = blind(&rules, &state, "title-risk 1000000");
        let robber = told.after.holder(Token::Robber);
        assert_eq!(robber, Some(Seat(1)), "{edition:?}: {told:?}");
    }
}

/// A tile completes an own monastery or an own city of three tiles, and nothing else will.
fn monastery_or_city(rules: &Rules, [cap, corner]: [&str; 2]) -> State {
    let around = [
        format!("tile {cap} 0,-1 r0"),
        format!("tile {corner} 1,-1 r90"),
        format!("bag {cap} road-straight road-straight road-straight"),
    ];
    let lines = [
        "tile monastery 0,0 r0",
        "tile monastery 1,0 r0",
        &around[0],
        &around[1],
        "tile monastery -1,0 r0",
        "tile road-straight 0,1 r0",
        "tile road-straight 1,1 r0",
        "tile road-straight -1,1 r0",
        "tile city-cap 2,0 r90",
        "tile city-tube 3,0 r0",
        "figure p0 meeple 0,0 monastery",
        "figure p0 meeple 2,0 city:E",
        &around[2],
    ];
    position(rules, &lines, cap)
}

#[test]
fn a_monastery_among_vineyards_is_completed_before_a_city() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["hills-and-sheep"]);
        let vineyards = ["vineyard-city-cap-split", "vineyard-city-corner"];
        for (tiles, is_monastery) in [(vineyards, true), (["city-cap", "city-corner"], false)] {
            let state = monastery_or_city(&rules, tiles);
            for told in turns_of_seeds(&rules, &state) {
                let cell = if is_monastery { " -1,-1 " } else { " 4,0 " };
                assert!(told.does("tile", cell), "{edition:?}: {told:?}");
            }
        }
    }
}

/// A large city of one seat and a short road of the other.
#[test]
fn the_mage_goes_to_the_own_city_and_the_witch_to_that_of_somebody_else() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["mage-and-witch"]);
        for (owner, other, figure) in [("p0", "p1", "mage"), ("p1", "p0", "witch")] {
            let figures = [
                format!("figure {owner} meeple 0,0 city:E"),
                format!("figure {other} meeple 0,1 road:E"),
            ];
            let more = [
                "tile road-straight 0,1 r0",
                "tile road-straight 1,1 r0",
                &figures[0],
                &figures[1],
            ];
            let state = position(&rules, &with(&CITY, &more), "magic-city-tube-two-roads");
            for told in turns_of_seeds(&rules, &state) {
                assert!(told.does(figure, ",0 city"), "{edition:?}: {told:?}");
            }
            if owner == "p1" {
                // A player who does not look at others takes the mage for its own road.
                assert!(blind(&rules, &state, "guest").has("mage"));
            }
        }
    }
}

/// Behind the portal are a monastery worth eight points and at most nine, and a city worth seven, which a single tile makes sixteen.
#[test]
fn a_portal_leads_to_the_city_that_will_be_completed() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["princess-and-dragon"]);
        let more = [
            "tile road-straight 0,1 r0",
            "tile road-straight 1,1 r0",
            "tile road-curve 2,1 r0",
            "tile monastery 1,2 r0",
            "tile city-cap 0,2 r270",
            "tile road-straight 0,3 r0",
            "tile road-straight 1,3 r0",
            "tile road-straight 2,3 r0",
            "tile city-corner 4,0 r270",
            "supply p0 meeple 1",
        ];
        let state = position(&rules, &with(&CITY, &more), "portal-road-tee");
        for told in turns_of_seeds(&rules, &state) {
            assert!(told.does("meeple", ",0 city"), "{edition:?}: {told:?}");
        }
        // Who does not know what will be completed.
        let told = blind(&rules, &state, "newcomer");
        assert!(!told.does("meeple", ",0 city"), "{edition:?}: {told:?}");
    }
}
