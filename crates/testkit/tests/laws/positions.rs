//! A position is what lies on the table, whatever the order in which it was laid.

use carcas_bots::Rng;
use carcas_engine::{Cell, PlacedTile, Position, Rules, State};
use carcas_testkit::Seeds;
use carcas_tiles::{Rotation, Side};

use crate::game::Game;

#[test]
fn the_order_in_which_tiles_are_laid_does_not_matter() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Game::new(seed);
        game.play(|state, rng| {
            if rng.below(16) == 0 {
                let in_order = laid(&game.rules, state.tiles());
                let shuffled = laid(&game.rules, &shuffled(state.tiles(), rng));
                compare(&game.rules, &in_order, &shuffled);
            }
        });
    });
}

/// Lays tiles in this order, with all other tiles in the bag.
fn laid(rules: &Rules, tiles: &[PlacedTile]) -> State {
    let mut position = Position::new(rules, false);
    for tile in tiles {
        let laid = position.tile(tile.kind, tile.cell, tile.rotation);
        laid.expect("the tile touches an earlier one");
    }
    let state = position.finish();
    state.expect("no figure stands on the board")
}

/// Returns the tiles in another order in which each touches an earlier one.
fn shuffled(tiles: &[PlacedTile], rng: &mut Rng) -> Vec<PlacedTile> {
    let mut left = tiles.to_vec();
    let mut done: Vec<PlacedTile> = Vec::new();
    while !left.is_empty() {
        let touches = |tile: &PlacedTile| {
            let beside = Side::ALL.map(|side| tile.cell.step(side));
            done.is_empty() || done.iter().any(|other| beside.contains(&other.cell))
        };
        let free: Vec<usize> = (0..left.len()).filter(|&ix| touches(&left[ix])).collect();
        let ix = free[rng.below(free.len() as u32) as usize];
        done.push(left.remove(ix));
    }
    done
}

fn compare(rules: &Rules, one: &State, other: &State) {
    for kind in rules.kinds() {
        let placements = |state: &State| -> Vec<(Cell, Rotation)> {
            let mut placements = state.placements(rules, kind);
            placements.sort_unstable();
            placements
        };
        assert_eq!(
            placements(one),
            placements(other),
            "{}",
            rules.tile_kind(kind).id
        );
        assert_eq!(one.n_in_bag(rules, kind), other.n_in_bag(rules, kind));
    }
}
