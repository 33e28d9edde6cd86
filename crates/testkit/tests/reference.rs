//! The engine against the reference rules: random games, compared at every node.

use std::sync::Mutex;

use carcas_bots::Rng;
use carcas_engine::{Rules, Setup};
use carcas_reference::{Reference, Start};
use carcas_testkit::{Seeds, random_full_setup, random_setup, random_start};
use carcas_tiles::{Box, Group, catalogue};

use scenarios::{SCENARIOS, Script};
use total::Total;
use twin::play_from;

#[path = "reference/scenarios.rs"]
mod scenarios;
#[path = "reference/total.rs"]
mod total;
#[path = "reference/twin.rs"]
mod twin;

/// Seeds of the daily run; `CARCAS_GAMES` asks for more.
const N_GAMES: u64 = 300;
/// Games of every seed that go on from scenarios.
const N_SCENARIOS: u64 = 32;

#[test]
fn the_engine_agrees_with_the_reference_at_every_node() {
    let seeds = Seeds::from_env(N_GAMES);
    let total = Mutex::new(SCENARIOS.total());
    seeds.for_each(|seed| {
        let part = play_some(seed);
        let mut total = total.lock().expect("no game has panicked");
        total.add(&part);
    });
    let total = total.into_inner().expect("no game has panicked");
    println!("{total}");
    if seeds.is_full() {
        total.assert_complete();
    }
}

#[test]
fn every_case_has_a_scenario_from_which_games_go_on() {
    assert_eq!(SCENARIOS.unmet(), []);
}

/// Plays the games of a seed: one of a random setup, which takes long, and a few that go on from scenarios.
fn play_some(seed: u64) -> Total {
    let mut rng = Rng::new(seed);
    let mut total = play_random(&mut rng);
    for _ in 0..N_SCENARIOS {
        let (setup, start, mut script) = SCENARIOS.pick(&mut rng).vary(&mut rng);
        total.add(&play_from(&setup, &start, &mut script, &mut rng));
    }
    total
}

/// Plays a game of a random setup, often with little in the bag beside the tiles of one box.
fn play_random(rng: &mut Rng) -> Total {
    let setup = match rng.below(5) {
        0..2 => random_setup(rng),
        _ => random_full_setup(rng),
    };
    let rules = Rules::new(&setup).expect("a random setup can be played");
    let mut start = random_start(rng, &setup, &rules);
    if rng.below(2) == 0 {
        keep_one_box(rng, &setup, &mut start);
    }
    play_from(&setup, &start, &mut Script::default(), rng)
}

/// Leaves the tiles of one box in the bag and few others, so that what they do happens often.
fn keep_one_box(rng: &mut Rng, setup: &Setup, start: &mut Start) {
    start.bag = None;
    let boxes: Vec<Box> = setup.all_boxes().collect();
    let of = boxes[rng.below(boxes.len() as u32) as usize];
    let one_in = 2 << rng.below(4);
    let mut left = Reference::from_start(setup, start).bag();
    left.retain(|&kind| {
        let kind = catalogue().kind(kind);
        kind.home == of || kind.group != Group::Land || rng.below(one_in) == 0
    });
    start.bag = Some(left);
}
