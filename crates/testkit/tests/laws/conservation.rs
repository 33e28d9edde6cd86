//! Figures and tiles neither appear nor vanish.

use carcas_engine::{Decision, FigureKind, KindIx, Node, Rules, State};
use carcas_testkit::{Seeds, random_full_setup};

use crate::game::Game;

#[test]
fn figures_on_the_board_and_in_supply_are_always_the_same() {
    Seeds::from_env(300).for_each(|seed| {
        let game = Game::new(seed);
        game.play(|state, _| {
            for seat in game.rules.seats() {
                for kind in FigureKind::ALL {
                    let own = state
                        .figures()
                        .filter(|figure| (figure.1, figure.2) == (seat, kind));
                    let held = usize::from(state.supply(seat)[kind.ix()]);
                    let all = usize::from(game.rules.supply()[kind.ix()]);
                    assert_eq!(held + own.count(), all, "{kind:?} of {seat:?}");
                }
            }
        });
    });
}

#[test]
fn tiles_are_in_the_bag_on_the_board_drawn_set_aside_or_discarded() {
    Seeds::from_env(300).for_each(|seed| {
        let game = Game::new(seed);
        let n_at_start = n_tiles(&game.rules, &game.start);
        let mut n_before: Vec<usize> = Vec::new();
        let mut n_discarded_before = 0;
        game.play(|state, _| {
            assert_eq!(n_tiles(&game.rules, state), n_at_start);
            // Of each kind only as many copies can be missing as were discarded since the last node.
            let kinds = game.rules.kinds();
            let n_now: Vec<usize> = kinds
                .map(|kind| n_of_kind(&game.rules, state, kind))
                .collect();
            let n_gained = n_before.iter().zip(&n_now).filter(|(old, new)| new > old);
            assert_eq!(n_gained.count(), 0, "no copy appears");
            if !n_before.is_empty() {
                let lost: usize = n_before.iter().sum::<usize>() - n_now.iter().sum::<usize>();
                assert_eq!(lost, state.n_discarded() - n_discarded_before);
            }
            n_before = n_now;
            n_discarded_before = state.n_discarded();
        });
    });
}

#[test]
fn a_game_starts_with_all_copies_of_its_tiles() {
    Seeds::from_env(300).for_each(|seed| {
        let mut rng = carcas_bots::Rng::new(seed);
        let setup = random_full_setup(&mut rng);
        let game = Game::of_setup(&setup, rng);
        let kinds = game.rules.kinds();
        let n_all: usize = kinds.map(|kind| game.rules.n_copies(kind)).sum();
        let reference = carcas_reference::Reference::new(&setup);
        assert_eq!(n_tiles(&game.rules, &game.start), n_all);
        let n_laid = reference.table().tiles().count();
        assert_eq!(reference.bag().len() + n_laid, n_all);
    });
}

/// Returns the number of tiles wherever they are.
fn n_tiles(rules: &Rules, state: &State) -> usize {
    let aside = rules.kinds().map(|kind| state.n_aside(rules, kind));
    aside.sum::<usize>()
        + state.bag_size()
        + state.tiles().len()
        + state.n_discarded()
        + usize::from(drawn(state).is_some())
}

/// Returns the number of copies of a kind that are not discarded.
fn n_of_kind(rules: &Rules, state: &State, kind: KindIx) -> usize {
    let placed = state.tiles().iter().filter(|tile| tile.kind == kind);
    let n_out = placed.count() + usize::from(drawn(state) == Some(kind));
    state.n_in_bag(rules, kind) + state.n_aside(rules, kind) + n_out
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
