//! What the rules say about single tiles.

use std::collections::BTreeSet;

use carcas_tiles::{
    Box, Group, Mark, Printing, Segment, SegmentKind, Side, Symbol, Terrain, TileKind, catalogue,
};

fn tile(name: &str) -> &'static TileKind {
    let id = catalogue().find(name);
    catalogue().kind(id.unwrap_or_else(|| panic!("no tile {name}")))
}

/// Returns the lines of a tile that describe its segments, attributes included.
fn lines(name: &str) -> Vec<String> {
    let printed = tile(name).to_string();
    let words = printed
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    words
        .filter(|line| {
            let keyword = line.split([' ', ',']).next().unwrap_or_default();
            SegmentKind::from_name(keyword).is_some()
        })
        .collect()
}

fn of_kind(tile: &TileKind, kind: SegmentKind) -> Vec<&Segment> {
    tile.segments.iter().filter(|s| s.kind == kind).collect()
}

fn edges(tile: &TileKind) -> String {
    let letter = |side| match tile.terrain(side) {
        Terrain::Field => 'F',
        Terrain::Road => 'R',
        Terrain::City => 'C',
        Terrain::River => 'V',
        Terrain::Closed => '-',
    };
    Side::ALL.into_iter().map(letter).collect()
}

#[test]
fn tiles_show_the_edges_and_numbers_of_segments_that_the_rules_list() {
    // Id, edges from north clockwise, then cities, roads and fields.
    let table = [
        ("monastery", "FFFF", 0, 0, 1),
        ("monastery-road", "FFRF", 0, 1, 1),
        ("city-full", "CCCC", 1, 0, 0),
        ("city-cap-road", "CRFR", 1, 1, 2),
        ("city-cap", "CFFF", 1, 0, 1),
        ("city-tube", "FCFC", 1, 0, 2),
        ("two-caps-opposite", "CFCF", 2, 0, 1),
        ("two-caps-corner", "CFFC", 2, 0, 1),
        ("city-cap-curve-right", "CRRF", 1, 1, 2),
        ("city-cap-curve-left", "CFRR", 1, 1, 2),
        ("city-cap-tee", "CRRR", 1, 3, 3),
        ("city-corner", "CFFC", 1, 0, 1),
        ("city-corner-curve", "CRRC", 1, 1, 2),
        ("city-three", "CCFC", 1, 0, 1),
        ("city-three-road", "CCRC", 1, 1, 2),
        ("road-straight", "FRFR", 0, 1, 2),
        ("road-curve", "FFRR", 0, 1, 2),
        ("road-tee", "FRRR", 0, 3, 3),
        ("road-cross", "RRRR", 0, 4, 4),
        ("spring", "FVFF", 0, 0, 1),
        ("lake", "FFFV", 0, 0, 1),
        ("volcano-lake", "FFFV", 0, 0, 1),
        ("river-fork", "VVFV", 0, 0, 3),
        ("river-bridge", "VRVR", 0, 1, 4),
        ("river-city-tube", "VCVC", 1, 0, 2),
        ("monastery-two-roads", "FRFR", 0, 2, 2),
        ("four-caps", "CCCC", 4, 0, 1),
        ("two-caps-opposite-two-roads", "CRCR", 2, 2, 4),
        ("city-cap-split", "CFFF", 1, 0, 2),
        ("inn-road-tee", "FRRR", 0, 3, 3),
        ("two-curves", "RRRR", 0, 2, 3),
        ("road-bridge", "RRRR", 0, 2, 4),
        ("monastery-three-roads", "FRRR", 0, 3, 3),
        ("city-cap-two-roads", "CFRR", 1, 2, 3),
        ("volcano-field", "FFFF", 0, 0, 1),
        ("volcano-road-end", "FFRF", 0, 1, 1),
        ("dragon-city-tube-tunnel", "RCRC", 1, 1, 2),
        ("tower-city-tube-crossing", "RCRC", 1, 1, 4),
        ("tower-city-cap-road-split", "CRFR", 1, 1, 3),
        ("city-cap-split-pennant", "FFFC", 1, 0, 3),
        ("road-fork", "RRFR", 0, 1, 3),
        ("city-tube-tunnel-pennant", "RCRC", 1, 1, 3),
        ("abbey", "----", 0, 0, 0),
        ("king-two-tubes", "CCCC", 2, 0, 2),
        ("king-city-cap-curve-right-road-west", "CRRR", 1, 2, 3),
        ("king-city-corner-two-roads-split", "CRRC", 1, 2, 4),
        ("vineyard-city-corner-cap-shared", "CCFC", 2, 0, 1),
        ("vineyard-road-straight-and-end", "FRRR", 0, 2, 2),
        ("monastery-road-and-curve", "RRRF", 0, 2, 2),
    ];
    for (id, sides, cities, roads, fields) in table {
        let tile = tile(id);
        let n = |kind| of_kind(tile, kind).len();
        assert_eq!(edges(tile), sides, "{id}");
        let found = (
            n(SegmentKind::City),
            n(SegmentKind::Road),
            n(SegmentKind::Field),
        );
        assert_eq!(found, (cities, roads, fields), "{id}");
    }
}

#[test]
fn the_start_tile_has_a_city_in_the_north_and_a_road_across() {
    assert_eq!(
        lines("city-cap-road"),
        [
            "city N",
            "road E W",
            "field EL WR, by city N",
            "field ER SL SR WL"
        ]
    );
    assert_eq!(tile("city-cap-road").alias, "BA/RCr");
}

#[test]
fn one_field_between_two_cities_borders_both() {
    for id in [
        "two-caps-opposite",
        "two-caps-corner",
        "magic-two-caps-opposite",
    ] {
        let fields = of_kind(tile(id), SegmentKind::Field);
        assert_eq!(fields.len(), 1, "{id}");
        assert_eq!(fields[0].borders.iter().count(), 2, "{id}");
    }
}

#[test]
fn the_road_to_a_city_leaves_two_fields_of_one_half_side() {
    for id in ["city-three-road", "city-three-road-pennant"] {
        let fields = of_kind(tile(id), SegmentKind::Field);
        let halves: Vec<_> = fields.iter().map(|s| s.halves.iter().count()).collect();
        assert_eq!(halves, [1, 1], "{id}");
    }
}

#[test]
fn the_fields_of_the_river_city_run_along_the_banks() {
    assert_eq!(
        lines("river-city-tube"),
        [
            "city E W",
            "river N S",
            "field NL SR, by city E",
            "field NR SL, by city E"
        ]
    );
}

#[test]
fn both_rivers_hold_the_same_spring_and_the_second_replaces_the_lake_of_the_first() {
    for printing in Printing::ALL {
        let holds = |of, id| {
            let set = catalogue().set(of, printing).unwrap();
            set.copies
                .iter()
                .any(|&(kind, _)| Some(kind) == catalogue().find(id))
        };
        assert!(holds(Box::River1, "spring") && holds(Box::River2, "spring"));
        assert!(holds(Box::River1, "lake") && holds(Box::River2, "volcano-lake"));
        let lake = catalogue().find("lake").unwrap();
        let replaced = |of| catalogue().set(of, printing).unwrap().replaces.clone();
        assert_eq!(replaced(Box::River2), [lake]);
        assert_eq!(replaced(Box::River1), []);
    }
    for id in ["spring", "lake", "volcano-lake"] {
        assert_eq!(tile(id).at_most, Some(1), "{id}");
    }
    assert_eq!(tile("spring").group, Group::Spring);
    assert_eq!(tile("river-fork").group, Group::Fork);
    assert_eq!(tile("lake").group, Group::Lake);
    assert!(tile("volcano-lake").symbols.contains(Symbol::Volcano));
}

#[test]
fn roads_that_end_at_a_city_or_monastery_are_linked_to_it() {
    for (id, kind) in [
        ("river-city-cap-road", SegmentKind::City),
        ("river-city-cap-road-2", SegmentKind::City),
        ("river-monastery-road", SegmentKind::Monastery),
        ("monastery-four-roads", SegmentKind::Monastery),
        ("magic-three-caps-road", SegmentKind::City),
    ] {
        let ends = of_kind(tile(id), kind);
        for road in of_kind(tile(id), SegmentKind::Road) {
            let meets = ends.iter().any(|end| end.links & road.links != 0);
            assert!(meets, "{id}");
        }
    }
}

#[test]
fn an_inn_at_a_junction_belongs_to_one_road() {
    let inns = |id: &str| -> Vec<String> {
        let with_inn = lines(id).into_iter();
        with_inn.filter(|line| line.contains("inn")).collect()
    };
    assert_eq!(inns("inn-road-tee"), ["road E, inn, link a"]);
    assert_eq!(inns("bazaar-inn-two-roads-opposite"), ["road S, inn"]);
}

#[test]
fn every_goods_city_reaches_two_sides_or_more() {
    for (_, kind) in catalogue().kinds() {
        for segment in kind.segments.iter().filter(|s| s.goods.is_some()) {
            assert!(segment.sides.len() >= 2, "{}", kind.id);
        }
    }
}

#[test]
fn princess_and_pennant_are_in_different_cities_around_an_inner_field() {
    assert_eq!(
        lines("princess-city-corner-cap-pennant"),
        [
            "city N, princess, no-castle",
            "city E S, pennant",
            "field WL WR, by city N",
            "field inner, by city N E"
        ]
    );
}

#[test]
fn a_road_of_three_cities_ends_at_the_eastern_one() {
    for id in ["magic-three-caps-road", "three-caps-road"] {
        assert_eq!(
            lines(id),
            [
                "city N",
                "city E, link a",
                "city W",
                "road S, link a",
                "field SL, by city E",
                "field SR, by city N E W"
            ],
            "{id}"
        );
    }
}

#[test]
fn small_cities_of_odd_shape_cannot_become_castles() {
    let mut found = BTreeSet::new();
    for (_, kind) in catalogue().kinds() {
        let garden = !of_kind(kind, SegmentKind::Garden).is_empty();
        for segment in of_kind(kind, SegmentKind::City) {
            let odd = segment.marks.contains(Mark::NoCastle) || !segment.shared_sides.is_empty();
            if odd && !garden {
                let side = segment.sides.iter().next().map_or("", Side::name);
                found.insert(format!("{} {side}", kind.alias));
            }
        }
    }
    let expected = [
        "AM/C!+ W",
        "AM/CCc+ N",
        "BB/CFR! W",
        "DG/CCc+.p N",
        "HS/C!.v N",
        "HS/CC!.v E",
        "HS/CFC.v E",
        "HS/CFC.v W",
        "IC/C! N",
    ];
    assert_eq!(found, expected.map(str::to_owned).into());
}

#[test]
fn two_cities_share_the_north_side_of_one_vineyard() {
    assert_eq!(
        lines("vineyard-city-corner-cap-shared"),
        ["city N W", "city E, beside N", "field SL SR, by city N E"]
    );
}

#[test]
fn no_tile_has_both_a_garden_and_a_monastery() {
    for (_, kind) in catalogue().kinds() {
        let has = |wanted| !of_kind(kind, wanted).is_empty();
        let both = has(SegmentKind::Garden) && has(SegmentKind::Monastery);
        assert!(!both, "{}", kind.id);
    }
}

#[test]
fn a_garden_changes_nothing_else_on_its_tile() {
    for (_, kind) in catalogue().kinds() {
        let Some(plain) = kind.id.strip_suffix("-garden") else {
            assert!(of_kind(kind, SegmentKind::Garden).is_empty(), "{}", kind.id);
            continue;
        };
        let mut without = kind.segments.clone();
        without.retain(|s| s.kind != SegmentKind::Garden);
        assert_eq!(without.len() + 1, kind.segments.len(), "{}", kind.id);
        assert_eq!(without, tile(plain).segments, "{}", kind.id);
    }
}
