//! What tests of tiles share: all of them, and one alone on a board.

use carcas_art::board::{Board, BoardTile};
use carcas_art::canvas::Colors;
use carcas_art::theme::Theme;
use carcas_engine::Cell;
use carcas_laws::is_deep;
use carcas_tiles::{Group, KindId, Rotation, TileKind, catalogue};

pub(crate) const DAY: Colors = Colors::Fixed(Theme::Day);

/// Collects what is wrong with all tiles, so that one run shows everything.
pub(crate) fn assert_all_hold(mut check: impl FnMut(KindId, &'static TileKind, &mut Vec<String>)) {
    let mut wrong = Vec::new();
    for (id, kind) in catalogue().kinds() {
        // Walls and quarters of the city of Carcassonne go on from tile to tile.
        if kind.group == Group::Carcassonne {
            continue;
        }
        let before = wrong.len();
        check(id, kind, &mut wrong);
        for line in &mut wrong[before..] {
            *line = format!("{}: {line}", kind.id);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the rotations that are looked at: one of each tile, and all in a deep run.
pub(crate) fn rotations(id: KindId) -> impl Iterator<Item = Rotation> {
    let is_deep = is_deep();
    let of_tile = usize::from(id.0) % Rotation::ALL.len();
    let all = Rotation::ALL.into_iter().enumerate();
    all.filter_map(move |(ix, rotation)| (is_deep || ix == of_tile).then_some(rotation))
}

/// Returns a board of one tile.
pub(crate) fn lone(kind: KindId, rotation: Rotation) -> Board {
    let cell = Cell::new(0, 0);
    let tile = BoardTile {
        kind,
        cell,
        rotation,
        copy: 0,
    };
    Board {
        tiles: vec![tile],
        ..Board::default()
    }
}
