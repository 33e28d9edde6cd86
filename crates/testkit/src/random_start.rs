//! Random starts: boards and figures that a game goes on from.

use carcas_bots::Rng;
use carcas_engine::{Cell, Farmers, FigureKind, Log, Node, Rules, Seat, Setup};
use carcas_tiles::{Box, Group, Rotation, SegmentKind, catalogue};

use crate::reference::{Feature, Reference, Standing, Start, Table, Tile};
use crate::{Mirror, random_bag, random_outcome};

/// Returns a random start: mostly the usual one, sometimes with an odd bag, a board, or figures that fight for features.
pub fn random_start(rng: &mut Rng, setup: &Setup, rules: &Rules) -> Start {
    let mut start = Start {
        seat: Seat(rng.below(u32::from(setup.seats)) as u8),
        ..Start::default()
    };
    if rng.below(2) == 0 {
        let has_river = setup.has_box(Box::River1) || setup.has_box(Box::River2);
        let is_wild = has_river && rng.below(2) == 0;
        start.tiles = if is_wild {
            wild_river(rng, setup)
        } else {
            played_board(rng, rules)
        };
        add_figures(rng, setup, &mut start);
    }
    // With an empty bag the game would be over, and there would be no state to read the rest of the bag from.
    let left = Reference::from_start(setup, &start).bag();
    start.bag = random_bag(rng, &left);
    start
}

/// Returns the tiles of an unfinished random game.
fn played_board(rng: &mut Rng, rules: &Rules) -> Vec<(Cell, Tile)> {
    let mirror = Mirror::new(rules);
    let mut state = carcas_engine::State::new(rules);
    let mut moves = Vec::new();
    let n_tiles = 2 + rng.below(50) as usize;
    while state.tiles().len() < n_tiles {
        match state.node() {
            Node::Chance => {
                let outcome = random_outcome(rules, &state, rng);
                let drawn = state.draw(rules, outcome, &mut Log::silent());
                drawn.expect("an outcome can be drawn");
            }
            Node::Decide { .. } => {
                let chosen = carcas_bots::random_move(rules, &state, rng, &mut moves);
                let chosen = chosen.expect("a decision has a move");
                state.play_unchecked(rules, chosen, &mut Log::silent());
            }
            Node::Over => break,
        }
    }
    let placed = state.tiles().iter().skip(1);
    placed
        .map(|tile| {
            let kind = mirror.id(tile.kind);
            let rotation = tile.rotation;
            (tile.cell, Tile { kind, rotation })
        })
        .collect()
}

/// Returns a river that matches at every edge and joins no two arms, but turns and faces as it likes.
fn wild_river(rng: &mut Rng, setup: &Setup) -> Vec<(Cell, Tile)> {
    let reference = Reference::new(setup);
    let mut table = reference.table().clone();
    let mut left = reference.bag();
    left.retain(|&kind| {
        let group = catalogue().kind(kind).group;
        matches!(group, Group::Fork | Group::River)
    });
    let mut placed = Vec::new();
    for _ in 0..rng.below(200) {
        let faced = faced_by_river(&table);
        if left.is_empty() || faced.is_empty() {
            break;
        }
        let cell = faced[rng.below(faced.len() as u32) as usize];
        let ix = rng.below(left.len() as u32) as usize;
        let tile = Tile {
            kind: left[ix],
            rotation: Rotation::ALL[rng.below(4) as usize],
        };
        let tile = tile.canonical();
        let sides = tile.river_sides().into_iter();
        let joined = sides.filter(|&side| table.tile(cell.step(side)).is_some());
        if table.matches(cell, tile) && joined.count() == 1 {
            left.remove(ix);
            table.put(cell, tile);
            placed.push((cell, tile));
        }
    }
    placed
}

/// Returns the empty cells that the river faces.
fn faced_by_river(table: &Table) -> Vec<Cell> {
    let mut faced = Vec::new();
    for (cell, tile) in table.tiles() {
        let sides = tile.river_sides().into_iter();
        let cells = sides.map(|side| cell.step(side));
        faced.extend(cells.filter(|&cell| table.tile(cell).is_none()));
    }
    faced
}

/// Puts figures of all seats on incomplete features, beside each other if it happens so.
fn add_figures(rng: &mut Rng, setup: &Setup, start: &mut Start) {
    let reference = Reference::from_start(setup, start);
    let table = reference.table();
    let spots = table.spots();
    for _ in 0..rng.below(30) {
        let spot = spots[rng.below(spots.len() as u32) as usize];
        let seat = Seat(rng.below(u32::from(setup.seats)) as u8);
        let feature = Feature::at(table, spot);
        let kind = match feature.kind {
            SegmentKind::Garden => FigureKind::Abbot,
            SegmentKind::Monastery if rng.below(2) == 0 => FigureKind::Abbot,
            SegmentKind::Field if setup.choices().farmers == Farmers::Off => continue,
            SegmentKind::Tower => continue,
            _ => FigureKind::Follower,
        };
        let figure = Standing { seat, kind, spot };
        let is_same = |other: &&Standing| (other.seat, other.kind) == (seat, kind);
        let n_placed = start.figures.iter().filter(is_same).count();
        if n_placed < reference.supply(seat, kind) as usize && !feature.is_complete(table) {
            start.figures.push(figure);
        }
    }
}
