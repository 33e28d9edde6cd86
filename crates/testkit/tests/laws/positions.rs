//! A position is what lies on the table, whatever the order in which it was laid.

use carcas_bots::Rng;
use carcas_engine::{
    Cell, Edition, FigureKind, Neutral, PlacedTile, Position, PositionError, Rules, Setup, Spot,
    State,
};
use carcas_testkit::Seeds;
use carcas_tiles::{Group, Rotation, Side};

use crate::laws::game::Trial;

#[test]
fn the_order_in_which_tiles_are_laid_does_not_matter() {
    Seeds::from_env(150).for_each(|seed| {
        let game = Trial::new(seed);
        game.play(|state, rng| {
            if rng.below(16) == 0 {
                let in_order = laid(&game.rules, state, state.tiles());
                let tiles = shuffled(&game.rules, state.tiles(), rng);
                let shuffled = laid(&game.rules, state, &tiles);
                compare(&game.rules, &in_order, &shuffled);
            }
        });
    });
}

#[test]
fn only_dragon_tiles_are_set_aside_and_only_before_the_dragon_comes() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    let added = setup.add_box("princess-and-dragon");
    added.expect("the box can be played");
    let rules = Rules::new(&setup).expect("the setup can be played");
    let kind = |name| rules.find_kind(name).expect("the tile is in the game");
    let (dragon, plain) = (kind("dragon-road-tee"), kind("monastery"));
    let mut position = Position::new(&rules, true);
    assert_eq!(position.aside(plain), Err(PositionError::NotSetAside));
    assert_eq!(position.aside(dragon), Ok(()));
    assert_eq!(position.aside(dragon), Err(PositionError::NoCopyLeft));
    let start = Spot::tile(Cell::new(0, 0));
    assert_eq!(position.neutral(Neutral::Dragon, start), Ok(()));
    assert_eq!(position.finish(), Err(PositionError::NotSetAside));
    let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the setup can be played");
    let monastery = rules.find_kind("monastery");
    let monastery = monastery.expect("the tile is in the game");
    let refused = Position::new(&rules, true).aside(monastery);
    assert_eq!(refused, Err(PositionError::NotSetAside));
}

#[test]
fn more_figures_than_can_be_numbered_are_refused() {
    for (n, is_possible) in [(0, true), (7, true), (20, true), (21, false), (255, false)] {
        let mut setup = Setup::new(Edition::Rgg2005, 6);
        let set = setup.set("sixth-player", "always");
        set.expect("the switch has this value");
        setup.set_supply(FigureKind::Large, n);
        setup.set_supply(FigureKind::Follower, 1);
        let made = Rules::new(&setup);
        assert_eq!(made.is_ok(), is_possible, "{n}: {:?}", made.err());
    }
}

/// Lays the tiles of a board in this order, with the bridges over them and all other tiles in the bag. The city of Carcassonne cannot be built tile by tile: it
/// lies there first.
fn laid(rules: &Rules, board: &State, tiles: &[PlacedTile]) -> State {
    let start = rules.start_tiles();
    let is_city = start.len() > 1;
    let is_first = |tile: &&PlacedTile| start.iter().any(|&(_, cell, _)| cell == tile.cell);
    let mut position = Position::new(rules, is_city);
    let build = |position: &mut Position<'_>, cell: Cell| {
        let over = |state: &State| state.bridges().find(|(spot, _)| spot.cell == cell);
        // A bridge that the tile needs has come with it.
        if let (Some((_, axis)), None) = (over(board), over(position.state())) {
            let built = position.bridge(cell, axis);
            built.expect("the bridge stands on the other board");
        }
    };
    let city = start.iter().filter(|_| is_city);
    city.for_each(|&(_, cell, _)| build(&mut position, cell));
    let mut left: Vec<&PlacedTile> = tiles.iter().collect();
    left.retain(|tile| !is_city || !is_first(tile));
    while !left.is_empty() {
        let state = position.state();
        let touches = |tile: &&PlacedTile| state.frontier().any(|cell| cell == tile.cell);
        let next = left.iter().position(touches);
        let tile = left.remove(next.unwrap_or(0));
        let laid = position.tile(tile.kind, tile.cell, tile.rotation);
        laid.expect("the tile touches an earlier one");
        build(&mut position, tile.cell);
    }
    let state = position.finish();
    state.expect("no figure stands on the board")
}

/// Returns the tiles in another order in which each can be laid.
fn shuffled(rules: &Rules, tiles: &[PlacedTile], rng: &mut Rng) -> Vec<PlacedTile> {
    let mut left = tiles.to_vec();
    let mut done: Vec<PlacedTile> = Vec::new();
    while !left.is_empty() {
        let touches = |tile: &PlacedTile| {
            let beside = Side::ALL.map(|side| tile.cell.step(side));
            let n_beside = done
                .iter()
                .filter(|other| beside.contains(&other.cell))
                .count();
            // What seats hold goes into holes.
            match rules.tile_kind(tile.kind).group == Group::Seat {
                true => n_beside == 4,
                false => done.is_empty() || n_beside > 0,
            }
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
