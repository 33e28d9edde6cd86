//! River, abbot, Count, King & Robber, Hills & Sheep. Each position is also played by a player who misses its point, and who
//! must go wrong.

use carcas_engine::{Edition, FigureKind, Neutral, Node, Quarter, Rules, Seat, Spot, State, Token};

use super::position::{Told, blind, play, position, rules, turns, with};

/// The river may bend to either side; north of it a city of four tiles waits for its last one where the river would flow.
#[test]
fn the_river_leaves_room_for_the_own_city_and_not_for_that_of_somebody_else() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["river-1"]);
        for (owner, bend) in [("p0", "r0"), ("p1", "r90")] {
            let figure = format!("figure {owner} meeple -1,-1 city:E");
            let lines = [
                "tile spring 0,0 r0",
                "tile river-straight 1,0 r0",
                "tile city-tube-pennant 0,-1 r0",
                "tile city-cap -1,-1 r90",
                "tile city-tube-pennant 1,-1 r0",
                &figure,
                "bag river-bend river-straight lake city-cap city-cap city-cap monastery monastery road-curve road-curve \
                 road-curve road-straight road-straight road-straight",
            ];
            let state = position(&rules, &lines, "river-bend");
            let wanted = format!("tile river-bend 2,0 {bend}");
            for told in turns(&rules, &state) {
                assert!(told.has(&wanted), "{edition:?} {owner}: {told:?}");
            }
        }
    }
}

/// A garden with four tiles around it, and no other follower in hand: passing gains nothing.
const GARDEN: [&str; 5] = [
    "tile monastery 0,0 r0",
    "tile monastery 1,0 r0",
    "tile monastery 2,0 r0",
    "tile road-straight 0,1 r0",
    "supply p0 meeple 0",
];

fn abbots(state: &State) -> usize {
    let own = state.figures().filter(|figure| figure.seat == Seat(0));
    own.filter(|figure| figure.kind == FigureKind::Abbot)
        .count()
}

#[test]
fn an_abbot_goes_to_a_garden_where_nobody_else_is_in_hand() {
    let rules = rules(Edition::ZmanC2, &[]);
    let state = position(&rules, &GARDEN, "road-curve-garden");
    for told in turns(&rules, &state) {
        assert_eq!(abbots(&told.after), 1, "{told:?}");
    }
    // A player to whom an abbot is as dear as the last follower, although he can be called back.
    let told = blind(&rules, &state, "abbot-recall 100\nsupply-0 -60");
    assert_eq!(abbots(&told.after), 0, "{told:?}");
}

/// Nothing fits the last cell beside the garden: the abbot gets no more there, and would be free for another.
#[test]
fn an_abbot_is_taken_back_from_a_garden_that_is_never_completed() {
    let rules = rules(Edition::ZmanC2, &[]);
    let lines = [
        "tile road-straight-garden 0,0 r0",
        "tile road-straight 1,0 r0",
        "tile road-straight -1,0 r0",
        "tile monastery 0,-1 r0",
        "tile monastery 0,1 r0",
        "tile monastery -1,-1 r0",
        "tile monastery 1,-1 r0",
        "tile monastery-road -1,1 r90",
        // Around 1,1: fields north and west, a city in the east, a road in the south.
        "tile road-straight 2,0 r0",
        "tile city-cap 2,1 r270",
        "tile road-curve 0,2 r0",
        "tile road-straight 1,2 r90",
        "figure p0 abbot 0,0 garden",
        "supply p0 meeple 0",
    ];
    let state = position(&rules, &lines, "road-tee");
    for told in turns(&rules, &state) {
        assert!(told.has("retrieve p0 abbot"), "{told:?}");
        assert_eq!(told.after.score(Seat(0)), 8, "{told:?}");
    }
    assert!(!blind(&rules, &state, "greedy").has("retrieve"));
}

/// The city of Carcassonne with a large city of seat 1 east of it, which a tile at 5,1 closes.
const EAST: [&str; 5] = [
    "start",
    "tile city-tube 2,1 r0",
    "tile city-tube-pennant 3,1 r0",
    "tile city-tube-pennant 4,1 r0",
    "figure p1 meeple 2,1 city:E",
];

#[test]
fn a_follower_leaves_the_castle_for_a_city_of_somebody_else() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["count"]);
        let more = [
            "figure p0 meeple 0,0 quarter:castle",
            "neutral count 0,0 quarter:market",
            "turn p1",
        ];
        let mut state = position(&rules, &with(&EAST, &more), "city-cap");
        play(&rules, &mut state, &["tile city-cap 5,1 r270"]);
        if state.active_seat() == Seat(1) && asked(&state) == Some(Seat(1)) {
            play(&rules, &mut state, &["pass"]);
        }
        assert_eq!(asked(&state), Some(Seat(0)));
        for told in turns(&rules, &state) {
            assert_eq!(told.after.score(Seat(0)), 14, "{told:?}");
        }
        let told = blind(&rules, &state, "quarter 100");
        assert_eq!(told.after.score(Seat(0)), 0, "{told:?}");
    }
}

fn asked(state: &State) -> Option<Seat> {
    match state.node() {
        Node::Decide { seat, .. } => Some(seat),
        Node::Chance { .. } | Node::Over => None,
    }
}

/// Whether a follower of seat 0 is in the castle and the Count is not.
fn is_ready(told: &Told) -> bool {
    let is_castle = |spot: Spot| spot.segment == Quarter::Castle as u8;
    let mut own = told.after.figures().filter(|figure| figure.seat == Seat(0));
    let count = told.after.neutral(Neutral::Count).unwrap();
    own.any(|figure| is_castle(figure.spot)) && !is_castle(count)
}

/// Seat 0 has closed a road of seat 1 and may send a follower into the city. What the other is about to complete is a city.
#[test]
fn a_follower_enters_the_castle_and_the_count_leaves_it_where_a_large_city_is_about_to_be_completed()
 {
    for edition in Edition::ALL {
        let rules = rules(edition, &["count"]);
        let more = [
            "tile road-straight -3,-1 r0",
            "figure p1 meeple -3,-1 road:E",
        ];
        let mut state = position(&rules, &with(&EAST, &more), "monastery-road");
        play(
            &rules,
            &mut state,
            &["tile monastery-road -4,-1 r270", "pass"],
        );
        assert_eq!(asked(&state), Some(Seat(0)));
        for told in turns(&rules, &state) {
            assert!(is_ready(&told), "{edition:?}: {told:?}");
        }
        let told = blind(&rules, &state, "quarter-join 0");
        assert!(!is_ready(&told), "{edition:?}: {told:?}");
    }
}

/// Two own cities can be closed for eight points each. The one with more tiles makes king, who has a point for each of three
/// complete cities; a tile at the other is also beside an own monastery.
#[test]
fn the_king_is_worth_more_than_a_tile_beside_a_monastery() {
    let rules = rules(Edition::ZmanC2, &["king-and-robber"]);
    let lines = [
        "tile city-cap 0,0 r90",
        "tile city-tube-pennant 1,0 r0",
        "tile monastery 1,-1 r0",
        "tile city-cap 0,1 r90",
        "tile city-tube 1,1 r0",
        "tile city-corner 2,1 r270",
        "tile two-caps-opposite -1,0 r0",
        "tile city-cap-curve-left -1,-1 r180",
        "tile city-cap-curve-left -1,1 r0",
        "figure p0 meeple 0,0 city:E",
        "figure p0 meeple 0,1 city:E",
        "figure p0 meeple 1,-1 monastery",
        "token p1 king 1",
        "bag city-cap monastery monastery road-straight road-straight",
        "also king record=3",
    ];
    let state = position(&rules, &lines, "city-cap");
    for told in turns(&rules, &state) {
        assert_eq!(told.after.holder(Token::King), Some(Seat(0)), "{told:?}");
        assert_eq!(told.after.score(Seat(0)), 8, "{told:?}");
    }
    let told = blind(&rules, &state, "title-risk 1000000");
    assert_eq!(told.after.holder(Token::King), Some(Seat(1)), "{told:?}");
}

/// A shepherd in the field south of a road.
fn flock(rules: &Rules, sheep: &str, bag: &str) -> State {
    let mut lines = vec![
        "tile road-straight 0,0 r0",
        "tile road-straight 1,0 r0",
        "figure p0 shepherd 0,0 field:SL",
        sheep,
    ];
    lines.extend((!bag.is_empty()).then_some(bag));
    position(rules, &lines, "road-straight")
}

#[test]
fn the_flock_comes_home_in_the_last_turn() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["hills-and-sheep"]);
        let bag = "bag road-straight monastery";
        let state = flock(&rules, "token p0 sheep-3 1", bag);
        for told in turns(&rules, &state) {
            assert!(told.has("flock score"), "{edition:?}: {told:?}");
            assert!(told.after.score(Seat(0)) >= 3, "{told:?}");
        }
        let told = blind(&rules, &state, "greedy");
        assert!(told.has("flock expand"), "{told:?}");
    }
}

#[test]
fn a_flock_of_one_sheep_grows_as_long_as_many_tiles_are_left() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["hills-and-sheep"]);
        let mut state = flock(&rules, "token p0 sheep-1 1", "");
        play(&rules, &mut state, &["tile road-straight 2,0 r0", "pass"]);
        for told in turns(&rules, &state) {
            assert!(told.has("flock expand"), "{edition:?}: {told:?}");
        }
        let told = blind(&rules, &state, "sheep 0");
        assert!(told.has("flock score"), "{told:?}");
    }
}

/// A tile at 2,0 joins two cities with a knight each and closes them. The knight on the hill at 3,0 wins the tie.
#[test]
fn cities_are_joined_where_the_own_knight_stands_on_a_hill() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["hills-and-sheep"]);
        for (on_hill, other) in [("p0", "p1"), ("p1", "p0")] {
            let figures = [
                format!("figure {on_hill} meeple 3,0 city:W"),
                format!("figure {other} meeple 0,0 city:E"),
            ];
            let lines = [
                "tile city-cap 0,0 r90",
                "tile city-tube 1,0 r0",
                "tile monastery 1,1 r0",
                "tile monastery 2,1 r0",
                "tile road-straight 3,1 r90",
                "tile hill-city-cap-curve-left 3,0 r270",
                &figures[0],
                &figures[1],
            ];
            let state = position(&rules, &lines, "city-tube-pennant");
            for told in turns(&rules, &state) {
                let is_joined = told.has("tile city-tube-pennant 2,0");
                assert_eq!(is_joined, on_hill == "p0", "{edition:?}: {told:?}");
            }
        }
    }
}
