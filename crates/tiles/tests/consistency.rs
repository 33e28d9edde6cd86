//! What holds for every tile of every box.

use std::collections::BTreeSet;

use carcas_tiles::{
    Box, Catalogue, Group, HalfSide, Rotation, SegmentKind, Side, Terrain, TileKind, catalogue,
};

fn turned(kind: &TileKind, rotation: Rotation) -> TileKind {
    let segments = kind.segments.iter().map(|s| s.turned(rotation)).collect();
    TileKind {
        segments,
        ..kind.clone()
    }
}

#[test]
fn ids_and_aliases_are_unique_and_lead_to_their_tile() {
    let mut names = BTreeSet::new();
    for (id, kind) in catalogue().kinds() {
        for name in [&kind.id, &kind.alias] {
            assert!(names.insert(name.clone()), "{name}");
            assert_eq!(catalogue().find(name), Some(id));
        }
    }
    assert_eq!(catalogue().find("no-such-tile"), None);
}

#[test]
fn every_half_side_is_in_exactly_one_field_unless_a_city_or_a_wall_is_there() {
    for (_, kind) in catalogue().kinds() {
        let walls = matches!(kind.group, Group::Carcassonne | Group::Seat);
        for half in HalfSide::all() {
            let in_fields = kind.segments.iter().filter(|s| s.halves.contains(half));
            let n = in_fields.count();
            let allowed = match kind.terrain(half.side()) {
                Terrain::City => n == 0,
                Terrain::Road | Terrain::River => n == 1,
                Terrain::Field => n == 1 || n == 0 && walls,
                Terrain::Closed => n == 0 && walls,
            };
            assert!(allowed, "{} {}", kind.id, half.name());
        }
    }
}

#[test]
fn every_side_is_reached_once_unless_two_cities_share_it() {
    for (_, kind) in catalogue().kinds() {
        for side in Side::ALL {
            let n = kind
                .segments
                .iter()
                .filter(|s| s.sides.contains(side))
                .count();
            let shared = |s: &&carcas_tiles::Segment| s.shared_sides.contains(side);
            let n_shared = kind.segments.iter().filter(shared).count();
            assert!(n <= 1 && n_shared <= n, "{} {}", kind.id, side.name());
        }
    }
}

#[test]
fn segments_carry_only_what_their_kind_can_carry() {
    for (_, kind) in catalogue().kinds() {
        for s in &kind.segments {
            let has_sides = matches!(
                s.kind,
                SegmentKind::Road | SegmentKind::City | SegmentKind::River
            );
            assert_eq!(!s.sides.is_empty(), has_sides, "{}", kind.id);
            if s.kind != SegmentKind::Field {
                assert!(s.halves.is_empty() && s.borders.is_empty(), "{}", kind.id);
            }
            if s.kind != SegmentKind::City {
                let plain = s.pennants == 0 && s.goods.is_none() && s.shared_sides.is_empty();
                assert!(plain, "{}", kind.id);
            }
            for ix in s.borders.iter() {
                assert_eq!(kind.segments[ix].kind, SegmentKind::City, "{}", kind.id);
            }
        }
        assert!(kind.segments.len() <= 16);
    }
}

#[test]
fn a_field_that_reaches_no_side_borders_a_city() {
    for (_, kind) in catalogue().kinds() {
        let fields = kind
            .segments
            .iter()
            .filter(|s| s.kind == SegmentKind::Field);
        for field in fields.filter(|s| s.halves.is_empty()) {
            assert!(!field.borders.is_empty(), "{}", kind.id);
        }
    }
}

#[test]
fn turning_a_tile_turns_what_its_sides_show() {
    for (_, kind) in catalogue().kinds() {
        for rotation in Rotation::ALL {
            let turned = turned(kind, rotation);
            for side in Side::ALL {
                assert_eq!(turned.terrain(side.turned(rotation)), kind.terrain(side));
            }
            for (before, after) in kind.segments.iter().zip(&turned.segments) {
                assert_eq!(before.sides.len(), after.sides.len());
                assert_eq!(before.borders, after.borders);
            }
        }
    }
}

#[test]
fn turning_a_tile_back_restores_it() {
    for (_, kind) in catalogue().kinds() {
        for rotation in Rotation::ALL {
            let back = turned(&turned(kind, rotation), rotation.inverse());
            assert_eq!(back, *kind);
        }
    }
}

#[test]
fn a_turned_tile_is_as_well_formed_as_the_printed_one() {
    for (_, kind) in catalogue().kinds() {
        let copies = if kind.group == Group::Seat {
            "none"
        } else {
            "first 1"
        };
        for rotation in Rotation::ALL {
            let turned = turned(kind, rotation);
            let text = format!("box {}\n{turned}copies {copies}\n", kind.home.name());
            let read = Catalogue::parse(&[("turned", &text)]).expect("a turned tile is a tile");
            assert_eq!(
                read.kinds().map(|(_, kind)| kind).collect::<Vec<_>>(),
                [&turned]
            );
        }
    }
}

#[test]
fn printing_the_catalogue_and_reading_it_back_gives_the_same() {
    let texts = Box::ALL.map(|of| catalogue().print(of).expect("every box has its sets"));
    let files: Vec<_> = Box::ALL
        .iter()
        .zip(&texts)
        .map(|(of, text)| (of.name(), text.as_str()))
        .collect();
    assert_eq!(Catalogue::parse(&files).as_ref(), Ok(catalogue()));
}

#[test]
fn the_example_in_the_documents_shows_real_tiles() {
    let page = include_str!("../../../docs/tiles.md");
    let example = page
        .split("```")
        .nth(1)
        .expect("the page opens with an example");
    let read = Catalogue::parse(&[("docs/tiles.md", example)]).expect("the example is well formed");
    for (_, kind) in read.kinds() {
        let id = catalogue().find(&kind.id).expect("the tile exists");
        assert_eq!(kind, catalogue().kind(id));
    }
    assert_eq!(read.kinds().count(), 3);
}
