//! Random starts: boards and figures that a game goes on from.

use carcas_bots::Rng;
use carcas_engine::{Cell, FairyPlacement, Farmers, FigureKind, Log, Module, Neutral, Node};
use carcas_engine::{Rules, Seat, Setup, Spot, State};
use carcas_reference::{Feature, Mirror, PlacedFigure, Reference, Start, Table, Tile};
use carcas_tiles::{Box, Group, Rotation, SegmentKind, catalogue};

use crate::random::random_bag;
use crate::random_outcome;

/// Returns a random start: the usual one, or one with an odd bag, a board, or figures that fight for features.
pub fn random_start(rng: &mut Rng, setup: &Setup, rules: &Rules) -> Start {
    if rng.below(4) == 0 {
        return Start::default();
    }
    let mut start = Start {
        seat: Seat(rng.below(u32::from(setup.seats)) as u8),
        ..Start::default()
    };
    if rng.below(3) > 0 {
        let has_river = setup.has_box(Box::River1) || setup.has_box(Box::River2);
        let is_wild = has_river && !setup.has_box(Box::Count) && rng.below(3) > 0;
        start.tiles = if is_wild {
            wild_river(rng, setup)
        } else {
            played_board(rng, setup)
        };
        add_figures(rng, setup, &mut start);
        add_neutrals(rng, setup, rules, &mut start);
    }
    let left = Reference::from_start(setup, &start).bag();
    start.bag = random_bag(rng, &left);
    start
}

/// Returns the tiles of an unfinished random game. No bridge is built in it, so that the tiles alone say how it lies.
fn played_board(rng: &mut Rng, setup: &Setup) -> Vec<(Cell, Tile)> {
    let mut setup = setup.clone();
    setup.switch_off(Module::Bridges);
    let rules = &Rules::new(&setup).expect("a game can be played without bridges");
    let mirror = Mirror::new(rules);
    let mut state = State::new(rules);
    let mut moves = Vec::new();
    let n_tiles = 2 + rng.below(50) as usize;
    while state.tiles().len() < n_tiles {
        match state.node() {
            Node::Chance { .. } => {
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
    let placed = state.tiles().iter().skip(rules.start_tiles().len());
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
            SegmentKind::Tower | SegmentKind::Quarter => continue,
            _ if rng.below(4) == 0 => FigureKind::Large,
            _ => FigureKind::Follower,
        };
        let figure = PlacedFigure { seat, kind, spot };
        let is_same = |other: &&PlacedFigure| (other.seat, other.kind) == (seat, kind);
        let n_placed = start.figures.iter().filter(is_same).count();
        let is_new = !start.figures.contains(&figure);
        if is_new && n_placed < reference.supply(seat, kind) as usize && !feature.is_complete(table)
        {
            start.figures.push(figure);
        }
    }
    add_helpers(rng, start, &reference);
}

/// Puts builders and pigs beside followers of their seats.
fn add_helpers(rng: &mut Rng, start: &mut Start, reference: &Reference) {
    for figure in start.figures.clone() {
        let kind = match Feature::at(reference.table(), figure.spot).kind {
            SegmentKind::Road | SegmentKind::City => FigureKind::Builder,
            SegmentKind::Field => FigureKind::Pig,
            _ => continue,
        };
        let is_placed = |other: &PlacedFigure| (other.seat, other.kind) == (figure.seat, kind);
        let is_free = !start.figures.iter().any(is_placed);
        if is_free && reference.supply(figure.seat, kind) > 0 && rng.below(3) > 0 {
            start.figures.push(PlacedFigure { kind, ..figure });
        }
    }
}

/// Puts dragon, fairy, mage and witch somewhere.
fn add_neutrals(rng: &mut Rng, setup: &Setup, rules: &Rules, start: &mut Start) {
    let reference = Reference::from_start(setup, start);
    let table = reference.table();
    let is_on = |module| rules.modules().contains(module);
    let cells: Vec<Cell> = table
        .tiles()
        .filter(|(_, tile)| tile.printed().group != Group::Carcassonne)
        .map(|(cell, _)| cell)
        .collect();
    let mut any_tile = |rng: &mut Rng, neutral| {
        if !cells.is_empty() && rng.below(2) == 0 {
            let cell = cells[rng.below(cells.len() as u32) as usize];
            start.neutrals.push((neutral, Spot::tile(cell)));
        }
    };
    if is_on(Module::Dragon) {
        any_tile(rng, Neutral::Dragon);
    }
    if is_on(Module::Fairy) && setup.choices().fairy_placement == FairyPlacement::OnTile {
        any_tile(rng, Neutral::Fairy);
    }
    if is_on(Module::MageAndWitch) {
        let mut open: Vec<Feature> = Feature::all(table).into_iter().collect();
        open.retain(|feature| {
            matches!(feature.kind, SegmentKind::Road | SegmentKind::City)
                && !feature.is_complete(table)
        });
        for neutral in [Neutral::Mage, Neutral::Witch] {
            if !open.is_empty() && rng.below(2) == 0 {
                let feature = open.swap_remove(rng.below(open.len() as u32) as usize);
                let spot = feature.spots.first();
                start.neutrals.extend(spot.map(|&spot| (neutral, spot)));
            }
        }
    }
}
