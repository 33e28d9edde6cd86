//! What fits where, and what is left.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use carcas_engine::{Cell, KindIx, Node, Rules, Seat, State, Token};
use carcas_tiles::{Rotation, Side};

use super::chance::{chance_of_any, n_draws};
use super::{DeadCells, Fits, FittingTile, QueryRefusal, Remaining};
use crate::Aids;
use crate::place::WireCell;
use crate::table::{Bag, id_of};

pub(super) fn fits(
    rules: &Rules,
    state: &State,
    seat: Option<Seat>,
    at: WireCell,
) -> Result<Fits, QueryRefusal> {
    let cell = Cell::from(at);
    if !state.frontier().any(|empty| empty == cell) {
        return Err(QueryRefusal::NoCell { cell: at });
    }
    let mut tiles = Vec::new();
    let mut fitting = Vec::new();
    for kind in rules.kinds() {
        let count = state.n_in_bag(rules, kind);
        let rotations = rotations_at(rules, state, kind, cell);
        if count == 0 || rotations.is_empty() {
            continue;
        }
        let needs_bridge = |rotation: &&Rotation| {
            let needed = state.needed_bridge(rules, kind, (cell, **rotation));
            needed.is_some()
        };
        tiles.push(FittingTile {
            tile: id_of(rules, kind),
            count: count as u16,
            rotations: bits(rotations.iter()),
            with_bridge: bits(rotations.iter().filter(needs_bridge)),
        });
        fitting.push(kind);
    }
    let pools = state.pools(rules);
    let n_unseen: usize = pools.iter().flatten().map(|&(_, n)| n).sum();
    let n_draws = seat.map(|seat| n_draws(rules, state, seat).min(state.bag_size()));
    Ok(Fits {
        cell: at,
        n_fitting: tiles.iter().map(|tile| tile.count).sum(),
        tiles,
        n_unseen: n_unseen as u16,
        n_draws: n_draws.map(|n| n as u16),
        chance: n_draws.map(|n| {
            let chance = chance_of_any(&pools, n, |kind| fitting.contains(&kind));
            rounded(chance)
        }),
    })
}

/// Leaves six digits, which every reader of JSON reads alike.
fn rounded(chance: f64) -> f64 {
    (chance * 1e6).round() / 1e6
}

fn rotations_at(rules: &Rules, state: &State, kind: KindIx, cell: Cell) -> Vec<Rotation> {
    let mut found = Vec::new();
    let _ = state.visit_placements(rules, kind, |other, rotations| {
        if other != cell {
            return ControlFlow::Continue(());
        }
        found.extend(rotations.iter());
        ControlFlow::Break(())
    });
    found
}

fn bits<'r>(rotations: impl Iterator<Item = &'r Rotation>) -> u8 {
    rotations.fold(0, |bits, rotation| bits | 1 << rotation.ix())
}

/// A cell is dead if no tile of the bag, set aside, turned up or in anybody's hand goes there, whoever builds bridges.
pub(super) fn dead_cells(rules: &Rules, state: &State) -> DeadCells {
    let mut dead: BTreeSet<(i16, i16)> = state.frontier().map(|cell| (cell.y, cell.x)).collect();
    let holds = |token: Token| rules.seats().any(|seat| state.n_tokens(seat, token) > 0);
    let drawn = match state.node() {
        Node::Decide { decision, .. } => decision.tile(),
        Node::Chance { .. } | Node::Over => None,
    };
    let has_bridge = holds(Token::Bridge);
    for kind in rules.kinds() {
        let n_left = state.n_in_bag(rules, kind)
            + state.n_aside(rules, kind)
            + state.n_held(rules, kind)
            + usize::from(drawn == Some(kind));
        if n_left == 0 {
            continue;
        }
        let _ = state.visit_placements(rules, kind, |cell, _| {
            dead.remove(&(cell.y, cell.x));
            ControlFlow::Continue(())
        });
        if has_bridge {
            dead.retain(|&(y, x)| {
                let cell = Cell::new(x, y);
                let mut rotations = Rotation::ALL.into_iter();
                !rotations.any(|turn| state.needed_bridge(rules, kind, (cell, turn)).is_some())
            });
        }
    }
    // An abbey fills every hole.
    if holds(Token::Abbey) {
        let is_tile = |cell: Cell| state.tile_at(cell).is_some();
        dead.retain(|&(y, x)| {
            let cell = Cell::new(x, y);
            !Side::ALL.into_iter().all(|side| is_tile(cell.step(side)))
        });
    }
    let cells = dead.into_iter().map(|(y, x)| WireCell(x, y));
    DeadCells {
        cells: cells.collect(),
    }
}

pub(super) fn remaining(rules: &Rules, state: &State, aids: Aids) -> Remaining {
    let aside = rules.kinds();
    let aside = aside.map(|kind| (id_of(rules, kind), state.n_aside(rules, kind) as u16));
    let aside: BTreeMap<String, u16> = aside.filter(|&(_, n)| n > 0).collect();
    Remaining {
        bag: Bag::of(rules, state, aids),
        aside,
    }
}
