//! Boards of positions show what is there.

use carcas_art::board::{Board, Looks, Overlay};
use carcas_engine::{Cell, Seat};
use carcas_raster::board_of;
use carcas_record::{Keep, Watched};
use carcas_tiles::{SegmentKind, catalogue};

fn board(text: &str, overlay: Overlay) -> Board {
    let watched = Watched::parse("test", text, None, Keep::Last).unwrap();
    let looks = Looks {
        overlay,
        ..Looks::default()
    };
    board_of(&watched.rules, watched.last(), looks)
}

const ROAD: &str = "title A road
rule BA-12
red tile road-straight 1,0 r0, meeple road:E
expect figures 1
";

#[test]
fn tiles_figures_and_marks_are_there() {
    let board = board(ROAD, Overlay::Off);
    assert_eq!(board.tiles.len(), 2);
    assert_eq!(board.figures.len(), 1);
    let figure = board.figures[0];
    assert_eq!((figure.cell, figure.seat), (Cell::new(1, 0), Seat(0)));
    let kind = catalogue().kind(board.tiles[1].kind);
    assert_eq!(kind.segments[figure.segment_ix].kind, SegmentKind::Road);
    assert_eq!(board.last, [Cell::new(1, 0)]);
    assert!(board.owned.is_empty());
}

#[test]
fn owners_cover_the_whole_feature() {
    assert!(board(ROAD, Overlay::Fields).owned.is_empty());
    let owned = board(ROAD, Overlay::Features).owned;
    let cells: Vec<_> = owned.iter().map(|area| area.cell).collect();
    assert!(
        cells.contains(&Cell::new(0, 0)) && cells.contains(&Cell::new(1, 0)),
        "{cells:?}"
    );
    assert!(owned.iter().all(|area| area.seats == [Seat(0)]));
}

#[test]
fn equal_tiles_differ_as_long_as_they_can() {
    let mut text = "title A long road\nrule BA-12\n".to_owned();
    for (x, seat) in (1..=6).zip(["red", "blue"].into_iter().cycle()) {
        text += &format!("{seat} tile road-straight {x},0 r0, pass\n");
    }
    text += "expect figures 0\n";
    let board = board(&text, Overlay::Off);
    let copies: Vec<u8> = board.tiles.iter().map(|tile| tile.copy).collect();
    assert_eq!(copies, [0, 0, 1, 2, 3, 0, 1], "the first tile is another");
}
