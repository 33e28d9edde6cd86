//! Where river tiles may be placed.

use std::collections::BTreeMap;

use carcas_engine::{Cell, RiverUTurn};
use carcas_tiles::{Group, Side, TileKind};

use super::table::{Table, Tile};

/// Why the river does not allow a placement that matches all edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Obstacle {
    /// RV-07: the tile joins no open river end.
    JoinsNoEnd,
    /// RV-09, RV-11: the river would turn twice the same way.
    UTurn,
    /// RV-12: the tile would join two river ends.
    JoinsTwoEnds,
    /// RV-12: two river edges would face the same empty cell.
    TwoEndsFaceOneCell,
    /// `keep-corridor`: a tile lies in the strip ahead of an open side.
    CorridorTaken,
    /// `keep-corridor`: two ends would run the same way side by side.
    ParallelEnds,
}

/// How the river leaves a tile, as seen by someone moving with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Straight,
    Left,
    Right,
}

pub(super) fn is_river(kind: &TileKind) -> bool {
    let mut sides = Side::ALL.into_iter();
    sides.any(|side| kind.terrain(side) == carcas_tiles::Terrain::River)
}

/// Returns every river side that faces an empty cell.
pub(super) fn open_ends(table: &Table) -> Vec<(Cell, Side)> {
    let mut ends = Vec::new();
    for (cell, tile) in table.tiles() {
        let sides = tile.river_sides().into_iter();
        let open = sides.filter(|&side| table.tile(cell.step(side)).is_none());
        ends.extend(open.map(|side| (cell, side)));
    }
    ends
}

/// Returns why a river tile that matches its neighbors may not be placed on a cell, if so.
///
/// RV-14 needs no code: the end tile `RI.2/IFC` is placed like any river tile.
///
/// Rule: RV-07 to RV-13.
pub(super) fn obstacle(
    table: &Table,
    u_turn: RiverUTurn,
    cell: Cell,
    tile: Tile,
) -> Option<Obstacle> {
    let faces_river = |side: &Side| {
        let neighbor = table.tile(cell.step(*side));
        neighbor.is_some_and(|other| other.river_sides().contains(&side.opposite()))
    };
    let joined: Vec<Side> = tile.river_sides().into_iter().filter(faces_river).collect();
    let Some(&entry) = joined.first() else {
        return Some(Obstacle::JoinsNoEnd);
    };
    let mut after = table.clone();
    after.put(cell, tile);
    match u_turn {
        RiverUTurn::Immediate if joined.len() > 1 => Some(Obstacle::JoinsTwoEnds),
        RiverUTurn::Immediate if is_u_turn(table, cell, tile, entry) => Some(Obstacle::UTurn),
        RiverUTurn::Immediate => {
            two_ends_face_one_cell(&after, cell).then_some(Obstacle::TwoEndsFaceOneCell)
        }
        RiverUTurn::KeepCorridor if !corridors_are_free(&after, cell) => {
            Some(Obstacle::CorridorTaken)
        }
        RiverUTurn::KeepCorridor => has_parallel_ends(&after).then_some(Obstacle::ParallelEnds),
    }
}

/// Whether the new tile turns the same way as the tile before it, on any of its exits.
///
/// Rule: RV-09, RV-10, RV-11.
fn is_u_turn(table: &Table, cell: Cell, tile: Tile, entry: Side) -> bool {
    let before = cell.step(entry);
    // The spring has no entry, so it does not turn.
    let Some(&entry_before) = entries(table).get(&before) else {
        return false;
    };
    let turn_before = turn(entry_before, entry.opposite());
    let exits = tile.river_sides().into_iter().filter(|&side| side != entry);
    turn_before != Turn::Straight
        && exits
            .into_iter()
            .any(|exit| turn(entry, exit) == turn_before)
}

/// Rule: RV-08.
fn turn(entry: Side, exit: Side) -> Turn {
    let heading = entry.opposite();
    let to_the_right = Side::from_ix(heading as u8 + 1);
    if exit == heading {
        Turn::Straight
    } else if exit == to_the_right {
        Turn::Right
    } else {
        Turn::Left
    }
}

/// Follows the river from the spring and returns the side by which it enters each tile.
fn entries(table: &Table) -> BTreeMap<Cell, Side> {
    let is_spring = |tile: Tile| tile.printed().group == Group::Spring;
    let springs = table.tiles().filter(|&(_, tile)| is_spring(tile));
    let mut to_visit: Vec<Cell> = springs.map(|(cell, _)| cell).collect();
    let mut entries = BTreeMap::new();
    while let Some(cell) = to_visit.pop() {
        let tile = table.tile(cell);
        for exit in tile.map(Tile::river_sides).unwrap_or_default() {
            let next = cell.step(exit);
            let is_upstream = entries.get(&cell) == Some(&exit);
            if !is_upstream && table.tile(next).is_some() {
                entries.insert(next, exit.opposite());
                to_visit.push(next);
            }
        }
    }
    entries
}

/// Whether an open side of the new tile faces the same cell as another open river side.
///
/// Rule: RV-12.
fn two_ends_face_one_cell(after: &Table, cell: Cell) -> bool {
    let ends = open_ends(after);
    let mut new_ends = ends.iter().filter(|end| end.0 == cell);
    new_ends.any(|&(cell, side)| {
        let faced = cell.step(side);
        let facing = ends.iter().filter(|end| end.0.step(end.1) == faced);
        facing.count() > 1
    })
}

/// `keep-corridor`: the strip three cells wide ahead of every open river side of the new tile holds no tile.
fn corridors_are_free(after: &Table, cell: Cell) -> bool {
    let is_ahead = |side: Side, other: Cell| {
        let (dx, dy) = (other.x - cell.x, other.y - cell.y);
        match side {
            Side::N => dy < 0 && dx.abs() <= 1,
            Side::E => dx > 0 && dy.abs() <= 1,
            Side::S => dy > 0 && dx.abs() <= 1,
            Side::W => dx < 0 && dy.abs() <= 1,
        }
    };
    let mut ends = open_ends(after).into_iter().filter(|end| end.0 == cell);
    ends.all(|(_, side)| !after.tiles().any(|(other, _)| is_ahead(side, other)))
}

/// `keep-corridor`: two open ends run the same way in neighboring columns or rows.
fn has_parallel_ends(after: &Table) -> bool {
    let ends = open_ends(after);
    let are_neighbors = |a: Cell, b: Cell, side: Side| match side {
        Side::N | Side::S => (a.x - b.x).abs() == 1,
        Side::E | Side::W => (a.y - b.y).abs() == 1,
    };
    ends.iter().any(|&(a, side)| {
        ends.iter()
            .any(|&(b, other)| side == other && are_neighbors(a, b, side))
    })
}
