//! Where figures stand together, as typed data for browsers.

use std::fmt::Write;

use carcas_engine::{Axis, FigureKind, Quarter};
use carcas_tiles::{Segment, SegmentKind, catalogue};

use crate::board::{
    BRIDGE_END, BRIDGE_ROAD, CASTLE_SCALE, Course, bridge_art, bridge_spots, castle_ways, stance,
    towers,
};
use crate::geometry::{SIZE, Vec2};
use crate::layout::carcassonne;
use crate::stencils::figure::FIGURES;

/// Returns the file for browsers: the numbers that boards stand figures by, in thousandths of a tile.
pub fn stances() -> String {
    let mut text = HEAD.to_owned();
    let pair = |way: Vec2| format!("[{}, {}]", way.x, way.y);
    let two = |ways: [Vec2; 2]| format!("[{}, {}]", pair(ways[0]), pair(ways[1]));
    let mut add = |comment: &str, name: &str, kind: &str, value: &str| {
        let _ = write!(
            text,
            "\n/** {comment} */\nexport const {name}: {kind} = {value};\n"
        );
    };
    add(
        "How far below a place the feet of somebody are whose middle covers it.",
        "BELOW",
        "number",
        &stance::BELOW.y.to_string(),
    );
    add(
        "The way from one to the next of several on one spot.",
        "APART",
        "Way",
        &pair(stance::APART),
    );
    add(
        "Where a number is that tells how many are drawn as one, from their foot.",
        "OVERHEAD",
        "Way",
        &pair(stance::OVERHEAD),
    );
    add(
        "The way from somebody's foot to that of the neutral figure beside them, in the east and in the west; it grows as\n * figures do.",
        "BESIDE",
        "readonly [east: Way, west: Way]",
        &two(stance::fairy_ways(false)),
    );
    add(
        "The same for figures that are wide.",
        "BESIDE_WIDE",
        "readonly [east: Way, west: Way]",
        &two(stance::fairy_ways(true)),
    );
    let wide = FIGURES.iter().filter(|art| stance::is_wide(art));
    let wide: Vec<String> = wide
        .map(|art| format!("\"{}\"", art.stencil.name))
        .collect();
    add(
        "The drawings of figures that are wide.",
        "WIDE",
        "readonly string[]",
        &format!("[{}]", wide.join(", ")),
    );
    add(
        "How large somebody beside another is.",
        "BESIDE_SCALE",
        "number",
        &stance::FAIRY_SHARE.to_string(),
    );
    let upright = FigureKind::ALL.into_iter();
    let upright = upright.filter(|&kind| stance::is_upright(kind));
    let upright: Vec<String> = upright.map(|kind| format!("\"{}\"", kind.name())).collect();
    add(
        "Figures that stand upright on fields, where others lie.",
        "UPRIGHT",
        "readonly string[]",
        &format!("[{}]", upright.join(", ")),
    );
    let mut spots = "{\n".to_owned();
    for axis in [Axis::EastWest, Axis::NorthSouth] {
        for course in [Course::Straight, Course::Onward, Course::Back] {
            let name = bridge_art(axis, course).name;
            let _ = writeln!(spots, "  \"{name}\": {},", two(bridge_spots(axis, course)));
        }
    }
    add(
        "The two places to stand on a bridge, from the middle of its tile, by its drawing.",
        "ON_BRIDGES",
        "Readonly<Record<string, readonly [Way, Way]>>",
        &(spots + "}"),
    );
    let [edge, road] = BRIDGE_ROAD;
    add(
        "The road from either end of a bridge to the side of its tile: where it begins, from the middle of the tile, and how wide\n * its edge and the road are.",
        "BRIDGE_END",
        "{ from: number; edge: number; road: number }",
        &format!(
            "{{ from: {}, edge: {edge}, road: {road} }}",
            BRIDGE_END * SIZE / 2.0
        ),
    );
    let castle = format!(
        "{{\n  wide: {},\n  high: {},\n  scale: {CASTLE_SCALE},\n}}",
        two(castle_ways(true)),
        two(castle_ways(false)),
    );
    add(
        "Castle and lord stand beside each other: the ways from the middle of a city that is wide, and of one that is high, to\n * their feet; and how large the castle is at any size.",
        "CASTLE",
        "{ wide: readonly [castle: Way, lord: Way]; high: readonly [castle: Way, lord: Way]; scale: number }",
        &castle,
    );
    let stack = format!(
        "{{\n  base: {},\n  number: {},\n  floor: {},\n  scale: {},\n  most: {},\n  platform: {},\n}}",
        pair(towers::BASE),
        pair(towers::HEIGHT),
        towers::FLOOR,
        towers::SCALE,
        towers::MOST_DRAWN,
        towers::PLATFORM,
    );
    add(
        "Floors of a tower are stacked: where the lowest one and their number are, from the spot of the tower; how high and how\n * large each is; how many are drawn at most; how far below their height whoever is on top stands.",
        "STACK",
        "{ base: Way; number: Way; floor: number; scale: number; most: number; platform: number }",
        &stack,
    );
    let (many, smaller) = stance::LONG_ROW;
    let row = format!(
        "{{\n  first: {},\n  nobody: {},\n  gap: {},\n  length: {},\n  many: {many},\n  smaller: {smaller},\n}}",
        pair(stance::FIRST),
        pair(stance::COUNT),
        stance::IN_A_ROW,
        stance::ROW,
    );
    add(
        "Those in a quarter stand in a row: where the first stands, from its middle, and who belongs to nobody; how far apart\n * they are, which grows as figures do; how long the row is at most; more than how many are smaller, and how large.",
        "ROW",
        "{ first: Way; nobody: Way; gap: number; length: number; many: number; smaller: number }",
        &row,
    );
    let mut kinds = catalogue().kinds();
    let named = kinds.find_map(|(_, kind)| {
        let is_quarter = |segment: &Segment| segment.kind == SegmentKind::Quarter;
        kind.segments.iter().find(|one| is_quarter(one))?;
        let (column, row) = carcassonne::place(kind)?;
        Some(Vec2::new(column as f64, row as f64) * SIZE)
    });
    let named = named.unwrap_or(Vec2::ZERO);
    let mut quarters = "{\n".to_owned();
    for quarter in Quarter::ALL {
        let middle = carcassonne::QUARTERS[quarter as usize].to_vec2();
        let from = middle - named;
        let _ = writeln!(quarters, "  {}: {},", quarter.name(), pair(from));
    }
    add(
        "The middles of the quarters, from the corner of the tile that is named for all of them.",
        "QUARTERS",
        "Readonly<Record<string, Way>>",
        &(quarters + "}"),
    );
    text
}

const HEAD: &str = "// Generated from crates/art/src/pack by `cargo xtask bless art`; do not edit.
// Where figures stand together, in thousandths of a tile.

export type Way = readonly [x: number, y: number];
";
