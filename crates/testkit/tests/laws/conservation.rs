//! Tiles neither appear nor vanish.

use carcas_engine::{Decision, KindIx, Node, Rules, State};
use carcas_testkit::{Seeds, random_full_setup};

use crate::laws::game::Trial;

#[test]
fn tiles_are_in_the_bag_on_the_board_drawn_set_aside_or_discarded() {
    Seeds::from_env(300).for_each(|seed| {
        let game = Trial::new(seed);
        let n_at_start = n_tiles(&game.rules, &game.start);
        game.play(|state, _| assert_eq!(n_tiles(&game.rules, state), n_at_start));
    });
}

#[test]
fn a_game_starts_with_all_copies_of_its_tiles() {
    Seeds::from_env(300).for_each(|seed| {
        let mut rng = carcas_bots::Rng::new(seed);
        let setup = random_full_setup(&mut rng);
        let game = Trial::of_setup(&setup, rng);
        let kinds = game.rules.kinds();
        let n_all: usize = kinds.map(|kind| game.rules.n_copies(kind)).sum();
        let reference = carcas_reference::Reference::new(&setup);
        assert_eq!(n_tiles(&game.rules, &game.start), n_all);
        let n_laid = reference.table().tiles().count();
        let n_held = game.rules.seats().filter(|&seat| reference.has_abbey(seat));
        assert_eq!(reference.bag().len() + n_laid + n_held.count(), n_all);
    });
}

/// Returns the number of tiles wherever they are.
fn n_tiles(rules: &Rules, state: &State) -> usize {
    let kinds = rules.kinds();
    let aside = kinds.map(|kind| state.n_aside(rules, kind) + state.n_held(rules, kind));
    aside.sum::<usize>()
        + state.bag_size()
        + state.n_hidden()
        + state.tiles().len()
        + state.n_discarded()
        + usize::from(drawn(state).is_some())
}

/// Returns the tile that is being placed.
fn drawn(state: &State) -> Option<KindIx> {
    match state.node() {
        Node::Decide {
            decision: Decision::PlaceTile { kind },
            ..
        } => Some(kind),
        _ => None,
    }
}
