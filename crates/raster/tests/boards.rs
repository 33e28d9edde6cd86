//! Boards of positions show what is there.

use carcas_art::board::{Board, Looks, Overlay};
use carcas_engine::{Axis, Cell, Seat};
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
    let segment = &kind.segments[figure.segment_ix.unwrap()];
    assert_eq!(segment.kind, SegmentKind::Road);
    assert_eq!(board.last, [Cell::new(1, 0)]);
    assert!(board.owned.is_empty());
}

#[test]
fn bridges_castles_and_flocks_are_there() {
    let text = "title What is built
rule BC-10
rules zman-c2, with bridges-castles-and-bazaars, with hills-and-sheep
tile monastery 0,1 r0
bridge 0,1 road:E
figure blue meeple 0,1 road:E
tile city-cap 0,-1 r180
castle 0,0 city:N
figure red meeple 0,0 castle:N
tile road-straight 1,0 r0
figure blue shepherd 1,0 field:NL
tokens red castle 2
tokens red bridge 2
tokens blue sheep-2 2
tokens blue sheep-4 1
red tile road-straight 2,0 r0, pass
expect figures 3
";
    let board = board(text, Overlay::Off);
    let bridge = board.bridges[0];
    assert_eq!(
        (bridge.cell, bridge.axis),
        (Cell::new(0, 1), Axis::EastWest)
    );
    let on_bridge = board.figures.iter().find(|one| one.cell == bridge.cell);
    assert_eq!(on_bridge.unwrap().segment_ix, None);
    let mut castle: Vec<Cell> = board.castles[0].segments.iter().map(|one| one.0).collect();
    castle.sort_unstable();
    assert_eq!(castle, [Cell::new(0, -1), Cell::new(0, 0)]);
    let sheep: Vec<u16> = board.figures.iter().filter_map(|one| one.n_sheep).collect();
    assert_eq!(sheep, [8]);
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
