//! The city of Carcassonne: twelve tiles in rows of four.

use std::collections::BTreeSet;

use carcas_tiles::{HalfSide, Mark, Segment, SegmentKind, Side, Terrain, TileKind, catalogue};

fn tile(number: usize) -> &'static TileKind {
    let id = catalogue().find(&format!("carcassonne-{number}"));
    catalogue().kind(id.expect("the tiles are numbered from 1 to 12"))
}

fn at(x: usize, y: usize) -> &'static TileKind {
    tile(y * 4 + x + 1)
}

fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..3).flat_map(|y| (0..4).map(move |x| (x, y)))
}

fn neighbor((x, y): (usize, usize), side: Side) -> Option<(usize, usize)> {
    let cell = match side {
        Side::N => (x, y.checked_sub(1)?),
        Side::E => (x + 1, y),
        Side::S => (x, y + 1),
        Side::W => (x.checked_sub(1)?, y),
    };
    (cell.0 < 4 && cell.1 < 3).then_some(cell)
}

fn field_at(cell: (usize, usize), half: HalfSide) -> Option<usize> {
    let segments = &at(cell.0, cell.1).segments;
    segments.iter().position(|s| s.halves.contains(half))
}

#[test]
fn fourteen_outer_edges_show_three_roads_two_cities_and_nine_fields() {
    let mut outer = Vec::new();
    for cell in cells() {
        let open = Side::ALL
            .into_iter()
            .filter(|&side| neighbor(cell, side).is_none());
        outer.extend(open.map(|side| at(cell.0, cell.1).terrain(side)));
    }
    let n = |wanted| outer.iter().filter(|&&terrain| terrain == wanted).count();
    assert_eq!(n(Terrain::Road), 3);
    assert_eq!(n(Terrain::City), 2);
    assert_eq!(n(Terrain::Field), 9);
    assert_eq!(outer.len(), 14);
    assert_eq!(at(0, 0).terrain(Side::W), Terrain::Road);
    assert_eq!(at(3, 0).terrain(Side::N), Terrain::Road);
    assert_eq!(at(2, 2).terrain(Side::S), Terrain::Road);
    assert_eq!(at(0, 2).terrain(Side::S), Terrain::City);
    assert_eq!(at(3, 2).terrain(Side::E), Terrain::City);
}

#[test]
fn the_two_inner_tiles_have_no_landscape() {
    for number in [6, 7] {
        let shown = Side::ALL.map(|side| tile(number).terrain(side));
        assert_eq!(shown, [Terrain::Closed; 4]);
    }
    assert!(tile(6).segments.is_empty());
    assert_eq!(tile(7).segments, [Segment::new(SegmentKind::Quarter)]);
}

#[test]
fn fields_inside_the_block_always_meet_fields() {
    for cell in cells() {
        for half in HalfSide::all() {
            if let Some(other) = neighbor(cell, half.side()) {
                let here = field_at(cell, half).is_some();
                assert_eq!(here, field_at(other, half.opposite()).is_some(), "{cell:?}");
            }
        }
    }
}

/// Follows a field from one of its segments; returns the numbers of its tiles and the tiles whose cities it borders.
fn follow(
    cell: (usize, usize),
    ix: usize,
    seen: &mut BTreeSet<((usize, usize), usize)>,
) -> (BTreeSet<usize>, BTreeSet<usize>) {
    let (mut tiles, mut cities) = (BTreeSet::new(), BTreeSet::new());
    let mut open = vec![(cell, ix)];
    while let Some((cell, ix)) = open.pop() {
        if !seen.insert((cell, ix)) {
            continue;
        }
        let number = cell.1 * 4 + cell.0 + 1;
        let field = tile(number).segments[ix];
        assert!(field.marks.contains(Mark::AtCarcassonne));
        tiles.insert(number);
        if !field.borders.is_empty() {
            cities.insert(number);
        }
        for half in field.halves.iter() {
            if let Some(next) = neighbor(cell, half.side()) {
                open.push((next, field_at(next, half.opposite()).unwrap()));
            }
        }
    }
    (tiles, cities)
}

#[test]
fn three_fields_surround_the_city_and_all_touch_it() {
    let mut seen = BTreeSet::new();
    let mut fields = Vec::new();
    for cell in cells() {
        for ix in HalfSide::all().filter_map(|half| field_at(cell, half)) {
            if !seen.contains(&(cell, ix)) {
                fields.push(follow(cell, ix, &mut seen));
            }
        }
    }
    fields.sort();
    let north = (BTreeSet::from([1, 2, 3, 4]), BTreeSet::new());
    let south_west = (BTreeSet::from([1, 5, 9, 10, 11]), BTreeSet::from([9]));
    let east = (BTreeSet::from([4, 8, 11, 12]), BTreeSet::from([12]));
    assert_eq!(fields, [north, south_west, east]);
}
