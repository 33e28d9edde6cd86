//! What differs between two boards of one game, so that only that is drawn again.

use carcas_engine::Cell;

use super::{Board, BoardTile};
use crate::layout::carcassonne;
use crate::tile::atlas;

/// Returns the cells whose land looks different: a tile was placed, or other seats own its ground.
pub fn changed_land(old: &Board, new: &Board) -> Vec<Cell> {
    let mut cells = difference(&old.tiles, &new.tiles, |tile| tile.cell);
    cells.extend(difference(&old.owned, &new.owned, |area| area.cell));
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns the cells whose pieces and marks look different.
pub fn changed_cells(old: &Board, new: &Board) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut add = |found: Vec<Cell>| cells.extend(found);
    add(difference(&old.figures, &new.figures, |figure| figure.cell));
    add(difference(&old.towers, &new.towers, |tower| tower.cell));
    add(difference(&old.bridges, &new.bridges, |bridge| bridge.cell));
    for (one, other) in [(old, new), (new, old)] {
        let castles = one.castles.iter();
        let changed = castles.filter(|castle| !other.castles.contains(castle));
        let segments = changed.flat_map(|castle| &castle.segments);
        add(segments.map(|&(cell, _)| cell).collect());
    }
    add(difference(&old.neutrals, &new.neutrals, |neutral| {
        neutral.cell
    }));
    add(difference(&old.highlights, &new.highlights, |lit| lit.0));
    add(difference(&old.last, &new.last, |&cell| cell));
    if old.dragon_path != new.dragon_path {
        add(old.dragon_path.clone());
        add(new.dragon_path.clone());
    }
    // Followers and the Count stand in quarters that reach over several tiles.
    let counts = |board: &Board| -> Vec<_> {
        let quarters = board.neutrals.iter().map(|neutral| neutral.quarter);
        quarters.flatten().collect()
    };
    if old.quarters != new.quarters || counts(old) != counts(new) {
        let city = new
            .tiles
            .iter()
            .filter(|tile| carcassonne::place(atlas().kind(tile.kind)).is_some());
        add(city.map(|tile| tile.cell).collect());
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns the cells of everything that only one of two lists has.
fn difference<T: PartialEq>(old: &[T], new: &[T], cell: impl Fn(&T) -> Cell) -> Vec<Cell> {
    let gone = old.iter().filter(|item| !new.contains(item));
    let come = new.iter().filter(|item| !old.contains(item));
    gone.chain(come).map(cell).collect()
}

/// Returns the part of a board within `reach` of some cells.
pub fn near(board: &Board, cells: &[Cell], reach: u16) -> Board {
    let is_near = |cell: Cell| {
        let distance = |to: &Cell| cell.x.abs_diff(to.x).max(cell.y.abs_diff(to.y));
        cells.iter().any(|to| distance(to) <= reach)
    };
    // Quarters of Carcassonne reach over the tiles beside theirs.
    let reaches_far = |tile: &BoardTile| {
        carcassonne::place(atlas().kind(tile.kind)).is_some()
            && cells.iter().any(|to| {
                let apart = tile.cell.x.abs_diff(to.x).max(tile.cell.y.abs_diff(to.y));
                apart <= reach + 1
            })
    };
    let mut near = board.clone();
    near.tiles
        .retain(|tile| is_near(tile.cell) || reaches_far(tile));
    near.figures.retain(|figure| is_near(figure.cell));
    near.towers.retain(|tower| is_near(tower.cell));
    near.bridges.retain(|bridge| is_near(bridge.cell));
    near.castles.retain(|castle| {
        let mut segments = castle.segments.iter();
        segments.any(|&(cell, _)| is_near(cell))
    });
    near.neutrals
        .retain(|neutral| is_near(neutral.cell) || neutral.quarter.is_some());
    near.owned.retain(|area| is_near(area.cell));
    near.highlights.retain(|&(cell, _)| is_near(cell));
    near.last.retain(|&cell| is_near(cell));
    near
}
