//! The river (`docs/rules/05-river.md`).
//!
//! Which tiles are drawn first is a matter of pools (`rules/bag.rs`). This file says where river tiles may lie and
//! what the volcano lake does.

mod refusal;

use carcas_tiles::{Group, Rotation, Side, Symbol};

pub use refusal::RiverObjection;

use super::{Manifest, MayPlaceTile, Module};
use crate::board::TileIx;
use crate::figure_action::Spots;
use crate::geometry::Cell;
use crate::rules::{Edges, KindIx, RiverUTurn, RiverVolcanoTurn, RotationSet, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    may_place_tile: Some(MayPlaceTile {
        concerns: |kind| kind.has_river,
        may_allow: have_river,
        allows: may_place_tile,
    }),
    figure_spots: Some(figure_spots),
    turn_ended: Some(turn_ended),
    refuse: Some(refusal::refuse),
    refuse_draw: Some(refusal::refuse_draw),
    ..Manifest::new(Module::River)
};

/// Whether river tiles are left to be placed.
///
/// Rule: AM-53, RV-112.
pub(crate) fn is_flowing(rules: &Rules, state: &State) -> bool {
    let slots = rules.slots.iter().zip(state.bag.iter());
    rules.modules().contains(Module::River)
        && slots
            .into_iter()
            .any(|(slot, &n_tiles)| n_tiles > 0 && rules.kind(slot.kind).has_river)
}

/// Marks the cells that an open end faces.
fn have_river(allowed: &[Edges; 8]) -> u32 {
    let cells = (0..)
        .zip(allowed)
        .filter(|(_, allowed)| allowed.has_river());
    cells.fold(0, |marks, (ix, _)| marks | 0xF << (4 * ix))
}

fn may_place_tile(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    at: (Cell, Edges),
    mut rotations: RotationSet,
) -> RotationSet {
    rotations.retain(|rotation| obstacle(rules, state, kind, at, rotation).is_none());
    rotations
}

/// What keeps a river tile from a cell where its edges fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// Its river joins none.
    NoOpenEnd,
    /// Its river joins two arms.
    JoinsTwoEnds,
    /// Its river turns the way the river turned on the tile before it.
    TurnsBack {
        /// Whether that tile is the fork.
        is_after_fork: bool,
    },
    /// Its river would face a cell that another end faces.
    FacesAnotherEnd,
    /// Its river would run towards tiles or beside another end.
    LeavesCorridor,
}

/// Returns what keeps a tile from a cell where its edges fit, if it is a river tile.
///
/// A tile that ends an arm may end any, as RV-14 says, and that two arms never join follows from the cells their ends face,
/// as RV-12 does.
///
/// Rule: RV-06 to RV-14.
pub(crate) fn obstacle(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    (cell, allowed): (Cell, Edges),
    rotation: Rotation,
) -> Option<Obstacle> {
    let kind = rules.kind(kind);
    if !kind.has_river {
        return None;
    }
    let placement = RiverPlacement {
        state,
        cell,
        allowed,
        edges: kind.edges(rotation),
    };
    if !placement.joins_an_open_end() {
        return Some(Obstacle::NoOpenEnd);
    }
    match rules.choices().river_u_turn {
        RiverUTurn::Immediate => {
            if placement.joins_two_ends() {
                return Some(Obstacle::JoinsTwoEnds);
            }
            if let Some(before) = placement.turns_back(rules) {
                let n_sides = river_sides(rules, state, before).count();
                let is_after_fork = n_sides > 2;
                return Some(Obstacle::TurnsBack { is_after_fork });
            }
            placement
                .faces_another_end()
                .then_some(Obstacle::FacesAnotherEnd)
        }
        RiverUTurn::KeepCorridor => {
            (!placement.keeps_corridors(rules)).then_some(Obstacle::LeavesCorridor)
        }
    }
}

/// A river tile on trial at a cell.
struct RiverPlacement<'a> {
    state: &'a State,
    cell: Cell,
    /// What the cell allows.
    allowed: Edges,
    edges: Edges,
}

impl RiverPlacement<'_> {
    fn river_sides(&self) -> impl Iterator<Item = Side> + '_ {
        Side::ALL
            .into_iter()
            .filter(|&side| self.edges.is_river(side))
    }

    /// Returns the sides at which the river comes in from a placed tile.
    fn entries(&self) -> impl Iterator<Item = Side> + '_ {
        self.river_sides()
            .filter(|&side| !self.allowed.is_open(side))
    }

    /// Returns the sides at which the river stays open.
    fn exits(&self) -> impl Iterator<Item = Side> + '_ {
        self.river_sides()
            .filter(|&side| self.allowed.is_open(side))
    }

    /// Rule: RV-07.
    fn joins_an_open_end(&self) -> bool {
        self.entries().next().is_some()
    }

    /// Rule: RV-12.
    fn joins_two_ends(&self) -> bool {
        self.entries().count() > 1
    }

    /// Whether two river sides would face one empty cell.
    ///
    /// Rule: RV-12.
    fn faces_another_end(&self) -> bool {
        self.exits().any(|exit| {
            let ahead = self.cell.step(exit);
            self.state.board.allowed_at(ahead).is_some_and(|allowed| {
                Side::ALL
                    .into_iter()
                    .any(|side| ahead.step(side) != self.cell && allowed.is_river(side))
            })
        })
    }

    /// Returns the tile before this one if this one turns the way that one turned.
    ///
    /// Rule: RV-08 to RV-11.
    fn turns_back(&self, rules: &Rules) -> Option<TileIx> {
        let turned_alike = |entry: Side| {
            let before = self.state.board.tile_at(self.cell.step(entry))?;
            let turn_before = turn_towards(rules, self.state, before, entry.opposite())?;
            let mut turns = self.exits().map(|exit| Turn::between(entry, exit));
            (turn_before != Turn::Straight && turns.any(|turn| turn == turn_before))
                .then_some(before)
        };
        self.entries().find_map(turned_alike)
    }

    /// The stricter rule of the independent engine: the three rows or columns ahead of every open end stay free, and no
    /// two ends run side by side.
    fn keeps_corridors(&self, rules: &Rules) -> bool {
        self.exits()
            .all(|exit| self.corridor_is_free(exit) && !self.runs_beside(rules, exit))
    }

    fn corridor_is_free(&self, exit: Side) -> bool {
        self.state.board.tiles().iter().all(|tile| {
            let (ahead, aside) = offset(self.cell, tile.cell, exit);
            ahead <= 0 || aside.abs() > 1
        })
    }

    fn runs_beside(&self, rules: &Rules, exit: Side) -> bool {
        self.state.board.tiles().iter().any(|tile| {
            let runs_alike = rules.kind(tile.kind).edges(tile.rotation).is_river(exit)
                && self.state.board.tile_at(tile.cell.step(exit)).is_none()
                && tile.cell.step(exit) != self.cell;
            runs_alike && offset(self.cell, tile.cell, exit).1.abs() == 1
        })
    }
}

/// Returns how far `to` lies ahead of `from` in a direction, and how far aside.
fn offset(from: Cell, to: Cell, direction: Side) -> (i32, i32) {
    let dx = i32::from(to.x) - i32::from(from.x);
    let dy = i32::from(to.y) - i32::from(from.y);
    match direction {
        Side::N => (-dy, dx),
        Side::E => (dx, dy),
        Side::S => (dy, dx),
        Side::W => (-dx, dy),
    }
}

/// How the river turns on a tile, seen by someone who moves with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Left,
    Straight,
    Right,
}

impl Turn {
    /// Rule: RV-08.
    fn between(entry: Side, exit: Side) -> Self {
        match (exit.ix() + 4 - entry.ix()) % 4 {
            1 => Self::Left,
            2 => Self::Straight,
            _ => Self::Right,
        }
    }
}

/// Returns how a placed river tile turns towards one of its exits; the spring does not turn.
///
/// Rule: RV-11.
fn turn_towards(rules: &Rules, state: &State, tile: TileIx, exit: Side) -> Option<Turn> {
    let mut ways_in = other_river_sides(rules, state, tile, exit);
    let entry = match (ways_in.next(), ways_in.next()) {
        (Some(only), None) => only,
        // A fork: the river comes in from the spring, the other side is its second exit.
        (Some(one), Some(other)) => {
            if leads_to_spring(rules, state, tile, one) {
                one
            } else {
                other
            }
        }
        (None, _) => return None,
    };
    Some(Turn::between(entry, exit))
}

fn river_sides(rules: &Rules, state: &State, tile: TileIx) -> impl Iterator<Item = Side> + use<> {
    let placed = state.board.tile(tile);
    let edges = rules.kind(placed.kind).edges(placed.rotation);
    Side::ALL
        .into_iter()
        .filter(move |&side| edges.is_river(side))
}

fn other_river_sides(
    rules: &Rules,
    state: &State,
    tile: TileIx,
    than: Side,
) -> impl Iterator<Item = Side> + use<> {
    river_sides(rules, state, tile).filter(move |&side| side != than)
}

/// Follows the river from a side of a tile, whatever the order in which the tiles were laid.
fn leads_to_spring(rules: &Rules, state: &State, tile: TileIx, side: Side) -> bool {
    let (mut tile, mut side) = (tile, side);
    for _ in state.board.tiles() {
        let Some(next) = state.board.tile_at(state.board.tile(tile).cell.step(side)) else {
            return false;
        };
        if rules.kind(state.board.tile(next).kind).group == Group::Spring {
            return true;
        }
        let Some(onward) = other_river_sides(rules, state, next, side.opposite()).next() else {
            return false;
        };
        (tile, side) = (next, onward);
    }
    false
}

fn is_volcano_lake_placed(rules: &Rules, state: &State) -> bool {
    state.placed_tile().is_some_and(|placed| {
        let kind = rules.kind(placed.kind);
        kind.group == Group::Lake && kind.has(Symbol::Volcano)
    })
}

/// Rule: RV-17.
fn figure_spots(rules: &Rules, state: &State, spots: &mut Spots) {
    spots.placed_tile &= !is_volcano_lake_placed(rules, state);
}

/// Rule: RV-17.
fn turn_ended(rules: &Rules, state: &mut State) {
    match rules.choices().river_volcano_turn {
        RiverVolcanoTurn::ExtraTurn => {
            state.flow.same_seat_again = is_volcano_lake_placed(rules, state);
        }
        RiverVolcanoTurn::None => {}
    }
}
