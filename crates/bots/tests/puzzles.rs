//! Positions with a move that one should see, a few for each box.

use carcas_bots::{Bot, Limit, Stop};
use carcas_engine::notation::{Words, parse_cell, parse_kind, parse_rotation, parse_segment};
use carcas_engine::{
    Edition, FigureKind, KindIx, Log, Neutral, Node, Outcome, Position, Rules, Seat, Setup, Spot,
    State,
};

/// Puts a position together from lines such as `tile city-cap 0,0 r90`, `figure p0 meeple 0,0 city:E`,
/// `neutral dragon 0,0`, `supply p1 meeple 0` and `bag monastery road-curve`; seat 0 draws the tile, or is about to if none is
/// named.
fn position(rules: &Rules, lines: &[&str], drawn: &str) -> State {
    let mut position = Position::new(rules, false);
    for line in lines {
        let mut words = Words::new(line);
        let (_, verb) = words.next_word().unwrap();
        let seat = |words: &mut Words<'_>| {
            let (_, word) = words.next_word().unwrap();
            Seat(word.trim_start_matches('p').parse().unwrap())
        };
        let figure = |words: &mut Words<'_>| {
            let (_, word) = words.next_word().unwrap();
            FigureKind::from_name(word).unwrap()
        };
        match verb {
            "tile" => {
                let kind = parse_kind(rules, &mut words).unwrap();
                let cell = parse_cell(&mut words).unwrap();
                let rotation = parse_rotation(&mut words).unwrap();
                position.tile(kind, cell, rotation).unwrap();
            }
            "figure" => {
                let (seat, kind) = (seat(&mut words), figure(&mut words));
                let cell = parse_cell(&mut words).unwrap();
                let tile = *position.state().tile_at(cell).unwrap();
                let spot = parse_segment(rules, &tile, &mut words).unwrap();
                position.figure(seat, kind, spot).unwrap();
            }
            "neutral" => {
                let (_, word) = words.next_word().unwrap();
                let neutral = Neutral::from_name(word).unwrap();
                let cell = parse_cell(&mut words).unwrap();
                position.neutral(neutral, Spot::tile(cell)).unwrap();
            }
            "supply" => {
                let (seat, kind) = (seat(&mut words), figure(&mut words));
                let (_, n) = words.next_word().unwrap();
                position.supply(seat, kind, n.parse().unwrap()).unwrap();
            }
            "bag" => {
                let mut kinds: Vec<KindIx> = Vec::new();
                while let Some((_, name)) = words.next_word() {
                    kinds.push(rules.find_kind(name).unwrap());
                }
                position.bag(&kinds).unwrap();
            }
            _ => panic!("`{verb}` is unknown"),
        }
    }
    position.turn(Seat(0)).unwrap();
    let mut state = position.finish().unwrap();
    if drawn.is_empty() {
        return state;
    }
    while let Node::Decide { .. } = state.node() {
        state
            .play(rules, carcas_engine::Move::Pass, &mut Log::silent())
            .unwrap();
    }
    let kind = rules.find_kind(drawn).unwrap();
    state
        .draw(rules, Outcome::Tile(kind), &mut Log::silent())
        .unwrap();
    state
}

fn rules(edition: Edition, boxes: &[&str]) -> Rules {
    let mut setup = Setup::new(edition, 2);
    for name in boxes {
        setup.add_box(name).unwrap();
    }
    Rules::new(&setup).unwrap()
}

/// Lets levels that should see it play the turn of seat 0, and returns their moves as text.
fn turns(rules: &Rules, state: &State) -> Vec<(String, Vec<String>, State)> {
    let levels = [("rival", 0), ("expert", 200)];
    let play = |(name, nodes): (&str, u64)| {
        let mut bot = Bot::from_name(name, 7)
            .unwrap()
            .with_limit(Limit::nodes(nodes));
        let (mut state, mut told) = (state.clone(), Vec::new());
        while let Node::Decide { seat, .. } = state.node() {
            let chosen = bot.choose(rules, &state, &Stop::never()).unwrap();
            if seat == Seat(0) {
                told.push(state.move_name(rules, chosen));
            }
            state.play(rules, chosen, &mut Log::silent()).unwrap();
            if state.active_seat() != Seat(0) {
                break;
            }
        }
        (name.to_owned(), told, state)
    };
    levels.into_iter().map(play).collect()
}

/// An open city of five tiles' worth in a row, with room for a tile at 4,0.
const CITY: [&str; 4] = [
    "tile city-cap 0,0 r90",
    "tile city-tube 1,0 r0",
    "tile city-tube-pennant 2,0 r0",
    "tile city-tube-pennant 3,0 r0",
];

fn with<'a>(first: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    first.iter().chain(more).copied().collect()
}

#[test]
fn a_city_is_closed_where_it_can_be() {
    for edition in Edition::ALL {
        let rules = rules(edition, &[]);
        let lines = with(&CITY, &["figure p0 meeple 0,0 city:E"]);
        let state = position(&rules, &lines, "city-cap");
        for (name, told, after) in turns(&rules, &state) {
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
        for (name, told, after) in turns(&rules, &state) {
            assert_eq!(after.score(Seat(1)), 0, "{name}: {told:?}");
        }
    }
}

#[test]
fn a_large_city_that_is_vacant_is_taken() {
    // So it is after a princess has sent the knight home.
    for edition in Edition::ALL {
        let rules = rules(edition, &["princess-and-dragon"]);
        let state = position(&rules, &CITY, "city-cap");
        for (name, told, after) in turns(&rules, &state) {
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
        for (name, told, after) in turns(&rules, &state) {
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
    for (name, told, after) in turns(&rules, &state) {
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
        for (name, told, after) in turns(&rules, &state) {
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
        for (name, told, _) in turns(&rules, &state) {
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
        for (name, told, _) in turns(&rules, &state) {
            assert_eq!(told[0].contains("4,0"), is_spoiled, "{name}: {told:?}");
        }
    }
}

#[test]
fn a_tower_captures_the_knight_of_a_large_city() {
    let rules = rules(Edition::Rgg2005, &["tower"]);
    let more = ["figure p1 meeple 2,0 city:E", "tile tower-field 2,1 r0"];
    let state = position(&rules, &with(&CITY, &more), "road-straight");
    for (name, told, after) in turns(&rules, &state) {
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
    for (name, told, _) in turns(&rules, &state) {
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
        for (name, told, after) in turns(&rules, &state) {
            assert_eq!(after.score(Seat(0)), 12, "{name}: {told:?}");
        }
    }
}

#[test]
fn nobody_overbids_at_a_bazaar() {
    let mut n_bids = 0;
    for seed in 0..3 {
        let mut setup = Setup::new(Edition::ZmanC2, 3);
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
                // What ends a city of ten tiles is the most that a tile has ever brought in these games.
                assert!(bid <= 25, "p{} bids {bid}", seat.0);
            }
            state.play(&rules, chosen, &mut Log::silent()).unwrap();
        }
    }
    assert!(n_bids > 0);
}
