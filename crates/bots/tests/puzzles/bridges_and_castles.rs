//! Bridges, castles and bazaars.

use carcas_bots::{Bot, Stop};
use carcas_engine::{Edition, Log, Outcome, Rules, Seat, Setup, State};

use super::position::{blind, play, position, rules, turns, turns_of_seeds};

/// Only a bridge completes the player's road, which has an inn.
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
        // A player who values a bridge in hand more than any road.
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

/// Scores that leave nobody short of points.
const RICH: [u8; 2] = [30, 30];

/// Seat 1 has laid a tile with a bazaar, and seat 0 may choose between a tile that ends a city of somebody and one that does nothing.
fn bazaar(rules: &Rules, figure: &str, scores: [u8; 2]) -> State {
    let scores = [0, 1].map(|seat| format!("score p{seat} {}", scores[seat]));
    let lines = [
        "tile city-cap 0,0 r90",
        "tile city-tube 1,0 r0",
        "tile city-tube-pennant 2,0 r0",
        "tile city-tube-pennant 3,0 r0",
        &scores[0],
        &scores[1],
        "turn p1",
        figure,
        "bag bazaar-field city-cap road-straight road-straight road-straight road-curve road-curve",
    ];
    let mut state = position(rules, &lines, "bazaar-field");
    play(rules, &mut state, &["tile bazaar-field 0,1 r0"]);
    while !state.node().is_chance() {
        play(rules, &mut state, &["pass"]);
    }
    for name in ["city-cap", "road-straight"] {
        let lot = Outcome::Tile(rules.find_kind(name).unwrap());
        state.draw(rules, lot, &mut Log::silent()).unwrap();
    }
    state
}

/// Between two seats the tile is worth as much to the city's owner as to the seat that keeps it open: it is opened at a
/// price that leaves the other nothing to gain, bought back for little, and sold for much.
#[test]
fn a_tile_that_ends_a_city_has_its_price_at_a_bazaar() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["bridges-castles-and-bazaars"]);
        for owner in ["p0", "p1"] {
            let figure = format!("figure {owner} meeple 0,0 city:E");
            let state = bazaar(&rules, &figure, RICH);
            for told in turns(&rules, &state) {
                let opening = told.moves[0].strip_prefix("auction city-cap bid ");
                let opening: u16 = opening.unwrap_or_default().parse().unwrap_or(0);
                assert!((1..=7).contains(&opening), "{edition:?} {owner}: {told:?}");
            }
            let told = blind(&rules, &state, "greedy");
            assert!(told.moves[0].ends_with("bid 0"), "{edition:?}: {told:?}");
            for (bid, answer) in [("bid 1", "bazaar buy"), ("bid 9", "bazaar sell")] {
                let mut state = state.clone();
                play(&rules, &mut state, &["auction city-cap bid 0", bid]);
                for told in turns(&rules, &state) {
                    assert_eq!(told.moves[0], answer, "{edition:?} {owner}: {told:?}");
                }
            }
        }
        // For what ends a city of nobody hardly anything is asked.
        let nobody = bazaar(&rules, "score p0 30", RICH);
        for told in turns(&rules, &nobody) {
            let opening = told.moves[0].rsplit(' ').next().unwrap_or_default();
            assert!(
                opening.parse::<u16>().unwrap() <= 4,
                "{edition:?}: {told:?}"
            );
        }
    }
}

/// Prepares a game in which nobody bids more than it has, whatever the edition chooses.
fn rules_with_paid_bids(edition: Edition) -> Rules {
    let mut setup = Setup::new(edition, 2);
    setup.add_box("bridges-castles-and-bazaars").unwrap();
    setup.set("bazaar-bid-limit", "own-score").unwrap();
    Rules::new(&setup).unwrap()
}

/// What the other seat bids is a price at which the auctioneer gains nothing by either answer, and nothing if the opening was high enough.
#[test]
fn the_other_seat_bids_the_price_or_passes() {
    for edition in Edition::ALL {
        let rules = rules_with_paid_bids(edition);
        let bid_after = |opening: &str, scores: [u8; 2]| {
            let mut state = bazaar(&rules, "figure p0 meeple 0,0 city:E", scores);
            play(
                &rules,
                &mut state,
                &[&format!("auction city-cap bid {opening}")],
            );
            let mut bot = Bot::from_name("rival", 7).unwrap();
            let chosen = bot.choose(&rules, &state, &Stop::never()).unwrap();
            state.move_name(&rules, chosen)
        };
        let bid = bid_after("0", RICH);
        let points: Option<u16> = bid.strip_prefix("bid ").and_then(|n| n.parse().ok());
        assert!(matches!(points, Some(2..=6)), "{edition:?}: {bid}");
        assert_eq!(bid_after("12", RICH), "pass", "{edition:?}");
        // A seat without points cannot buy, so one point is enough.
        assert_eq!(bid_after("0", [0, 30]), "bid 1", "{edition:?}");
    }
}

/// Nobody bids against those who cannot bid.
#[test]
fn an_opening_is_not_higher_than_what_the_other_has() {
    for edition in Edition::ALL {
        let rules = rules_with_paid_bids(edition);
        let state = bazaar(&rules, "figure p0 meeple 0,0 city:E", [30, 0]);
        for told in turns(&rules, &state) {
            assert!(told.has("auction city-cap bid 0"), "{edition:?}: {told:?}");
        }
    }
}
