//! After setup nothing is allocated, and a state is small.
//!
//! These tests have a binary of their own: `allocation-counter` replaces the allocator of the whole program.

use allocation_counter::measure;
use carcas_bots::{Rng, play_out};
use carcas_engine::{Edition, FigureIx, Log, Move, Node, Rules, Setup, State};

/// No position of these boxes has more legal moves: every follower in a quarter can go to every field at the end.
const MOST_MOVES: usize = 8192;

#[test]
fn the_counter_counts() {
    let counted = measure(|| drop(std::hint::black_box(vec![0_u8; 100])));
    assert_eq!((counted.count_total, counted.bytes_total), (1, 100));
}

#[test]
fn random_base_games_allocate_nothing() {
    for edition in Edition::ALL {
        for seats in [2, 5] {
            assert_no_allocation(&Setup::new(edition, seats));
        }
    }
}

#[test]
fn random_games_with_river_and_abbot_allocate_nothing() {
    for edition in Edition::ALL {
        let mut setup = Setup::new(edition, 4);
        add_rivers(&mut setup);
        assert_no_allocation(&setup);
        let corridor = setup.set("river-u-turn", "keep-corridor");
        corridor.expect("the switch has this value");
        let symbols = setup.set("river-symbols", "always");
        symbols.expect("the switch has this value");
        assert_no_allocation(&setup);
    }
}

#[test]
fn random_games_with_all_boxes_allocate_nothing() {
    for edition in Edition::ALL {
        for seats in [2, 6] {
            let mut setup = Setup::new(edition, seats);
            add_all_boxes(&mut setup);
            assert_no_allocation(&setup);
            for (key, value) in [
                ("count-multi-feature", "per-feature"),
                ("count-final-order", "one-at-a-time"),
                ("count-final-quarters", "all"),
                ("magic-join-on-magic-tile", "two-moves"),
                ("portal-just-completed", "any-unscored"),
                ("dragon-visited-scope", "turn"),
            ] {
                let done = setup.set(key, value);
                done.expect("the switch has this value");
            }
            assert_no_allocation(&setup);
        }
    }
}

#[test]
fn copying_into_a_used_state_allocates_nothing() {
    let mut setup = Setup::new(Edition::ZmanC2, 3);
    add_rivers(&mut setup);
    let rules = Rules::new(&setup).expect("the rivers can be played");
    let start = State::new(&rules);
    let mut state = start.clone();
    let mut copy = start.clone();
    let mut moves = Vec::with_capacity(MOST_MOVES);
    let mut rng = Rng::new(1);
    let counted = measure(|| {
        for _ in 0..10 {
            state.clone_from(&start);
            while state.node() != Node::Over {
                step(&rules, &mut state, &mut rng, &mut moves);
                copy.clone_from(&state);
            }
            assert!(copy == state);
        }
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn refusing_a_move_allocates_nothing() {
    let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the base game can be played");
    let mut state = State::new(&rules);
    let mut moves = Vec::with_capacity(MOST_MOVES);
    let mut rng = Rng::new(2);
    let nonsense = Move::TakeBack {
        figure: FigureIx(u8::MAX),
    };
    let counted = measure(|| {
        while state.node() != Node::Over {
            let refused = state.play(&rules, nonsense, &mut Log::silent());
            assert!(refused.is_err());
            let is_asked = matches!(state.node(), Node::Decide { .. });
            assert_eq!(state.refusal(&rules, nonsense).is_some(), is_asked);
            step(&rules, &mut state, &mut rng, &mut moves);
        }
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn a_state_of_the_base_game_takes_at_most_16_kilobytes() {
    for edition in Edition::ALL {
        let rules = Rules::new(&Setup::new(edition, 5)).expect("the base game can be played");
        let mut state = State::new(&rules);
        let mut moves = Vec::with_capacity(MOST_MOVES);
        play_out(&rules, &mut state, &mut Rng::new(3), &mut moves);
        let n_bytes = size_of_copy(edition, &state);
        assert!(n_bytes <= 16 * 1024, "a state takes {n_bytes} bytes");
    }
}

#[test]
fn a_state_of_all_boxes_with_150_tiles_takes_at_most_32_kilobytes() {
    for edition in Edition::ALL {
        let mut setup = Setup::new(edition, 2);
        add_all_boxes(&mut setup);
        let rules = Rules::new(&setup).expect("all boxes can be played");
        let mut state = State::new(&rules);
        let mut moves = Vec::with_capacity(MOST_MOVES);
        let mut rng = Rng::new(4);
        while state.tiles().len() < 150 {
            step(&rules, &mut state, &mut rng, &mut moves);
        }
        let n_bytes = size_of_copy(edition, &state);
        assert!(n_bytes <= 32 * 1024, "a state takes {n_bytes} bytes");
    }
}

/// Returns the bytes that a copy of a state takes, with the room that it keeps.
fn size_of_copy(edition: Edition, state: &State) -> usize {
    let mut clone = None;
    let counted = measure(|| clone = Some(state.clone()));
    assert!(clone.as_ref() == Some(state));
    println!(
        "{}: {} bytes in the state, {} on the heap in {} blocks",
        edition.name(),
        size_of::<State>(),
        counted.bytes_current,
        counted.count_current
    );
    counted.bytes_current as usize + size_of::<State>()
}

/// Adds the rivers and every other box.
fn add_all_boxes(setup: &mut Setup) {
    add_rivers(setup);
    for of in Setup::playable_boxes().skip(1) {
        let added = setup.add_box(of.name());
        added.expect("the box can be played");
    }
}

/// Plays random games from the start again and again, in buffers that are there already.
fn assert_no_allocation(setup: &Setup) {
    let rules = Rules::new(setup).expect("the setup can be played");
    let start = State::new(&rules);
    // The first state is played on as it was set up, the second as a copy.
    let mut set_up = State::new(&rules);
    let mut copied = start.clone();
    let mut moves = Vec::with_capacity(MOST_MOVES);
    let mut rng = Rng::new(1);
    let counted = measure(|| {
        play_out(&rules, &mut set_up, &mut rng, &mut moves);
        for _ in 0..20 {
            copied.clone_from(&start);
            play_out(&rules, &mut copied, &mut rng, &mut moves);
        }
    });
    assert_eq!(counted.count_total, 0, "{setup:?}");
}

fn add_rivers(setup: &mut Setup) {
    for name in ["river-1", "river-2"] {
        let added = setup.add_box(name);
        added.expect("both rivers can be played");
    }
    let abbot = setup.set("abbot", "on");
    abbot.expect("the switch has this value");
}

/// Goes to the next node at random.
fn step(rules: &Rules, state: &mut State, rng: &mut Rng, moves: &mut Vec<Move>) {
    let done = match carcas_bots::random_move(rules, state, rng, moves) {
        Some(chosen) => state.play(rules, chosen, &mut Log::silent()),
        None => {
            let outcome = state.sample(rules, |n| rng.below(n));
            let outcome = outcome.expect("a bag that is drawn from is not empty");
            state.draw(rules, outcome, &mut Log::silent())
        }
    };
    done.expect("the step is possible here");
}
