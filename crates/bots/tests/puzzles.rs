//! Positions with a move that one should see, a few for each box.

#[path = "puzzles/abbeys_and_wagons.rs"]
mod abbeys_and_wagons;
#[path = "puzzles/bridges_and_castles.rs"]
mod bridges_and_castles;
#[path = "puzzles/inns.rs"]
mod inns;
#[path = "puzzles/position.rs"]
mod position;
#[path = "puzzles/robbers_vineyards_and_magic.rs"]
mod robbers_vineyards_and_magic;
#[path = "puzzles/small_boxes.rs"]
mod small_boxes;
#[path = "puzzles/traders.rs"]
mod traders;

use carcas_bots::{Bot, Stop};
use carcas_engine::{Edition, Log, Neutral, Node, Rules, Seat, Setup, State};

use position::{Told, blind, position, rules, turns, with};

/// An open city of five tiles' worth in a row, with room for a tile at 4,0.
const CITY: [&str; 4] = [
    "tile city-cap 0,0 r90",
    "tile city-tube 1,0 r0",
    "tile city-tube-pennant 2,0 r0",
    "tile city-tube-pennant 3,0 r0",
];

#[test]
fn a_city_is_closed_where_it_can_be() {
    for edition in Edition::ALL {
        let rules = rules(edition, &[]);
        let lines = with(&CITY, &["figure p0 meeple 0,0 city:E"]);
        let state = position(&rules, &lines, "city-cap");
        for Told {
            name,
            moves: told,
            after,
        } in turns(&rules, &state)
        {
            assert!(told[0].contains("4,0"), "{name}: {told:?}");
            assert_eq!(after.score(Seat(0)), 14, "{name}");
        }
    }
}

#[test]
fn a_city_of_somebody_else_is_not_closed() {
    for edition in Edition::ALL {
        let rules = rules(edition, &[]);
        let lines = with(&CITY, &["figure p1 meeple 0,0 city:E"]);
        let state = position(&rules, &lines, "city-cap");
        for Told {
            name,
            moves: told,
            after,
        } in turns(&rules, &state)
        {
            assert_eq!(after.score(Seat(1)), 0, "{name}: {told:?}");
        }
    }
}

/// A knight at 4,1 faces the cell that the large city needs, too: many tiles would connect the two.
#[test]
fn a_small_city_is_begun_where_it_may_join_a_large_one_of_somebody_else() {
    for edition in Edition::ALL {
        let rules = rules(edition, &[]);
        let more = ["figure p1 meeple 0,0 city:E", "tile monastery 3,1 r0"];
        let state = position(&rules, &with(&CITY, &more), "city-cap");
        let is_beside =
            |told: &Told| told.has("tile city-cap 4,1 r0") && told.has("meeple 4,1 city");
        for told in turns(&rules, &state) {
            assert!(is_beside(&told), "{edition:?}: {told:?}");
        }
        let told = blind(&rules, &state, "join-rate 0");
        assert!(!is_beside(&told), "{edition:?}: {told:?}");
    }
}

#[test]
fn a_large_city_that_is_vacant_is_taken() {
    // So it is after a princess has sent the knight home.
    for edition in Edition::ALL {
        let rules = rules(edition, &["princess-and-dragon"]);
        let state = position(&rules, &CITY, "city-cap");
        for Told {
            name,
            moves: told,
            after,
        } in turns(&rules, &state)
        {
            assert_eq!(after.score(Seat(0)), 14, "{name}: {told:?}");
        }
    }
}

#[test]
fn no_monk_is_put_beside_the_dragon() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["princess-and-dragon"]);
        let lines = [
            "tile volcano-field 0,0 r0",
            "tile road-straight 1,0 r90",
            "tile road-straight 2,0 r90",
            "tile road-straight 3,0 r90",
            "neutral dragon 0,0",
        ];
        let state = position(&rules, &lines, "monastery");
        for Told {
            name,
            moves: told,
            after,
        } in turns(&rules, &state)
        {
            let mut figures = after.placed_figures().iter();
            let cell = figures.next().map(|figure| after.cell_of(figure.segment));
            let steps = cell.map(|cell| cell.x.unsigned_abs() + cell.y.unsigned_abs());
            assert!(steps.is_none_or(|steps| steps > 2), "{name}: {told:?}");
        }
    }
}

#[test]
fn the_witch_goes_to_a_large_city_of_somebody_else() {
    let rules = rules(Edition::ZmanC2, &["mage-and-witch"]);
    let lines = with(&CITY, &["figure p1 meeple 0,0 city:E"]);
    let state = position(&rules, &lines, "magic-two-caps-opposite");
    for Told {
        name,
        moves: told,
        after,
    } in turns(&rules, &state)
    {
        let knight = after
            .figures()
            .find(|figure| figure.seat == Seat(1))
            .unwrap();
        let city = after.segment_at(&rules, knight.spot).unwrap();
        let witch = after.neutral_segment(Neutral::Witch);
        let witch = witch.map(|segment| after.feature_of(segment));
        assert_eq!(witch, Some(after.feature_of(city)), "{name}: {told:?}");
    }
}

#[test]
fn the_princess_empties_a_large_city_of_somebody_else() {
    for edition in [Edition::Rgg2005, Edition::Devir] {
        let rules = rules(edition, &["princess-and-dragon"]);
        let lines = with(&CITY, &["figure p1 meeple 0,0 city:E"]);
        let state = position(&rules, &lines, "princess-city-corner");
        for Told {
            name,
            moves: told,
            after,
        } in turns(&rules, &state)
        {
            let is_there = after.figures().any(|figure| figure.seat == Seat(1));
            assert!(!is_there, "{name}: {told:?}");
        }
    }
}

#[test]
fn the_dragon_is_not_led_to_the_own_monk() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["princess-and-dragon"]);
        let lines = [
            "tile volcano-field 0,0 r0",
            "tile monastery 1,0 r0",
            "tile monastery -1,0 r0",
            "figure p0 meeple 1,0 monastery",
            "figure p1 meeple -1,0 monastery",
            "neutral dragon 0,0",
        ];
        let state = position(&rules, &lines, "dragon-road-straight");
        for Told {
            name, moves: told, ..
        } in turns(&rules, &state)
        {
            let first = told.iter().find(|told| told.starts_with("dragon"));
            assert!(
                first.is_some_and(|told| !told.contains(" 1,0")),
                "{name}: {told:?}"
            );
        }
    }
}

#[test]
fn the_last_cathedral_spoils_a_city_of_somebody_else_and_not_the_own() {
    for (owner, is_spoiled) in [("p1", true), ("p0", false)] {
        let rules = rules(Edition::ZmanC2, &["inns-and-cathedrals"]);
        let figure = format!("figure {owner} meeple 0,0 city:E");
        let more = ["tile city-cap 0,1 r180", "bag cathedral", &figure];
        let state = position(&rules, &with(&CITY, &more), "cathedral");
        for Told {
            name, moves: told, ..
        } in turns(&rules, &state)
        {
            assert_eq!(told[0].contains("4,0"), is_spoiled, "{name}: {told:?}");
        }
    }
}

#[test]
fn a_tower_captures_the_knight_of_a_large_city() {
    let rules = rules(Edition::Rgg2005, &["tower"]);
    let more = ["figure p1 meeple 2,0 city:E", "tile tower-field 2,1 r0"];
    let state = position(&rules, &with(&CITY, &more), "road-straight");
    for Told {
        name,
        moves: told,
        after,
    } in turns(&rules, &state)
    {
        assert_eq!(after.prisoners().len(), 1, "{name}: {told:?}");
    }
}

#[test]
fn a_builder_is_used_for_a_second_part() {
    let rules = rules(Edition::ZmanC2, &["traders-and-builders"]);
    let lines = [
        "tile road-straight 0,0 r0",
        "tile road-straight 1,0 r0",
        "figure p0 meeple 0,0 road:E",
        "figure p0 builder 1,0 road:E",
    ];
    let state = position(&rules, &lines, "road-straight");
    for Told {
        name, moves: told, ..
    } in turns(&rules, &state)
    {
        let is_taken = told.iter().any(|told| told.starts_with("again"));
        assert!(is_taken, "{name}: {told:?}");
    }
}

#[test]
fn an_abbey_fills_the_hole_that_keeps_a_city_open() {
    for edition in Edition::ALL {
        let rules = rules(edition, &["abbey-and-mayor"]);
        let around = [
            "tile monastery 3,-1 r0",
            "tile monastery 4,-1 r0",
            "tile monastery-road 3,1 r0",
            "tile monastery 4,1 r0",
            "tile monastery-road 5,1 r0",
            "tile monastery 5,0 r0",
            "figure p0 meeple 0,0 city:E",
        ];
        let state = position(&rules, &with(&CITY, &around), "");
        for Told {
            name,
            moves: told,
            after,
        } in turns(&rules, &state)
        {
            assert_eq!(after.score(Seat(0)), 12, "{name}: {told:?}");
        }
        // A player who values an abbey in hand more than any city.
        let told = blind(&rules, &state, "abbey 100");
        assert_eq!(told.after.score(Seat(0)), 0, "{told:?}");
    }
}

#[test]
fn nobody_overbids_at_a_bazaar() {
    let (mut n_bids, mut sum) = (0, 0);
    for seed in 0..4 {
        let mut setup = Setup::new(Edition::ZmanC2, 2 + (seed % 2) as u8);
        setup.add_box("bridges-castles-and-bazaars").unwrap();
        setup.set("bazaar-bid-limit", "unlimited").unwrap();
        let rules = Rules::new(&setup).unwrap();
        let mut bot = Bot::from_name("rival", seed).unwrap();
        let (mut state, mut rng) = (State::new(&rules), carcas_bots::Rng::new(seed));
        while state.node() != Node::Over {
            let Node::Decide { seat, .. } = state.node() else {
                let outcome = state.sample(&rules, |n| rng.below(n)).unwrap();
                state.draw(&rules, outcome, &mut Log::silent()).unwrap();
                continue;
            };
            let chosen = bot.choose(&rules, &state, &Stop::never()).unwrap();
            if let carcas_engine::Move::Bid { bid } = chosen {
                n_bids += 1;
                sum += bid;
                assert!(bid <= 10, "p{} bids {bid}", seat.0);
            }
            state.play(&rules, chosen, &mut Log::silent()).unwrap();
        }
    }
    // What another tile would bring, too, is not paid for.
    assert!(n_bids > 5 && sum <= 4 * n_bids, "{sum} in {n_bids} bids");
}
