//! A position is what its text says: it is read as it was written, in any order, and goes on alike.

use carcas_bots::Rng;
use carcas_engine::{Rules, Setup, State};
use carcas_laws::{Care, check_position};
use carcas_testkit::Seeds;
use carcas_tiles::Box;

use crate::laws::game::Trial;

fn hold(rules: &Rules, state: &State, rng: &mut Rng) {
    if rng.below(8) == 0
        && let Err(fault) = check_position(rules, state, Care::Samples, rng)
    {
        panic!("{fault}");
    }
}

#[test]
fn positions_of_any_game_are_read_as_they_were_written() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Trial::new(seed);
        game.play(|state, rng| hold(&game.rules, state, rng));
    });
}

#[test]
fn positions_with_many_questions_are_read_as_they_were_written() {
    Seeds::from_env(60).for_each(|seed| {
        let boxes = [Box::Count, Box::PrincessAndDragon, Box::Tower];
        let wanted = boxes[seed as usize % boxes.len()];
        let game = Trial::full_of(seed, |setup: &Setup| setup.has_box(wanted));
        game.play(|state, rng| hold(&game.rules, state, rng));
    });
}
