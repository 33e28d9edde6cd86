//! Copies are equal and stay equal, and a list of entries is the whole game.

use std::sync::Mutex;

use carcas_engine::{Edition, Position, Rules, Setup, State};
use carcas_testkit::Seeds;

use crate::laws::game::{Trial, legal_moves, take};

#[test]
fn a_clone_equals_its_original_and_plays_the_same() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Trial::new(seed);
        let mut previous: Option<State> = None;
        let mut entries = game.play(|_, _| {}).into_iter();
        game.play(|state, _| {
            let mut clone = state.clone();
            assert!(clone == *state);
            assert_eq!(
                legal_moves(&game.rules, &clone),
                legal_moves(&game.rules, state)
            );
            // The clone of the node before has taken the same entry, and is this state.
            assert!(previous.take().is_none_or(|previous| previous == *state));
            if let Some(entry) = entries.next() {
                take(&game.rules, &mut clone, entry);
                assert!(clone != *state, "an entry changes something");
                previous = Some(clone);
            }
        });
    });
}

#[test]
fn clone_from_leaves_nothing_of_what_was_there() {
    let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the base game can be played");
    let left_over = Mutex::new(State::new(&rules));
    Seeds::from_env(150).for_each(|seed| {
        let game = Trial::new(seed);
        let mut scratch = left_over.lock().expect("no game has panicked").clone();
        game.play(|state, _| {
            scratch.clone_from(state);
            assert!(scratch == *state);
            // Backwards in time: a larger state becomes a smaller one.
            let mut large = scratch.clone();
            large.clone_from(&game.start);
            assert!(large == game.start);
        });
        // The next game begins with the board of another game in its copy.
        *left_over.lock().expect("no game has panicked") = scratch;
    });
}

#[test]
fn a_position_to_which_nothing_is_added_is_the_usual_start() {
    Seeds::from_env(150).for_each(|seed| {
        let Trial { rules, .. } = Trial::new(seed);
        let usual = State::new(&rules);
        assert!(Position::new(&rules, true).finish().unwrap() == usual);
    });
}

#[test]
fn replaying_the_entries_gives_the_same_states() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Trial::new(seed);
        let mut states = Vec::new();
        let entries = game.play(|state, _| states.push(state.clone()));
        let mut replayed = game.start.clone();
        for (&entry, state) in entries.iter().zip(&states) {
            assert!(replayed == *state);
            take(&game.rules, &mut replayed, entry);
        }
        assert!(states.last() == Some(&replayed));
    });
}
