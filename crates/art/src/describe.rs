//! Tiles in words, for people who cannot see them.

use std::fmt::Write;

use carcas_tiles::{Mark, Rotation, Segment, SegmentKind, Side, SideSet, Symbol, TileKind};

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::N => "north",
        Side::E => "east",
        Side::S => "south",
        Side::W => "west",
    }
}

/// Joins words as in a sentence: `a`, `a and b`, `a, b and c`.
fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn sides(set: SideSet) -> String {
    let words: Vec<String> = set.iter().map(|side| side_name(side).to_owned()).collect();
    joined(&words)
}

/// Describes a tile as it lies, one sentence per thing, cities first.
///
/// ```
/// use carcas_art::describe::describe;
/// use carcas_tiles::{Rotation, catalogue};
///
/// let kind = catalogue().kind(catalogue().find("city-corner-curve-pennant").unwrap());
/// assert_eq!(
///     describe(kind, Rotation::from_ix(0)),
///     "A city in the north and west, with a pennant. A road from east to south. \
///      A field in the north-east and south-west, at the city. A field in the south-east."
/// );
/// ```
pub fn describe(kind: &TileKind, rotation: Rotation) -> String {
    let segments: Vec<Segment> = kind
        .segments
        .iter()
        .map(|segment| segment.turned(rotation))
        .collect();
    let mut sentences = Vec::new();
    for wanted in [
        SegmentKind::Abbey,
        SegmentKind::Quarter,
        SegmentKind::City,
        SegmentKind::Monastery,
        SegmentKind::Road,
        SegmentKind::River,
        SegmentKind::Garden,
        SegmentKind::Tower,
        SegmentKind::Field,
    ] {
        for segment in segments.iter().filter(|segment| segment.kind == wanted) {
            sentences.push(sentence(kind, &segments, segment));
        }
    }
    for symbol in kind.symbols.iter() {
        sentences.push(symbol_sentence(symbol).to_owned());
    }
    if sentences.is_empty() {
        sentences.push("Houses of the city of Carcassonne.".to_owned());
    }
    sentences.join(" ")
}

/// Describes one segment of a tile as it lies.
pub fn describe_segment(kind: &TileKind, rotation: Rotation, segment_ix: usize) -> String {
    let segments: Vec<Segment> = kind
        .segments
        .iter()
        .map(|segment| segment.turned(rotation))
        .collect();
    match segments.get(segment_ix) {
        Some(segment) => sentence(kind, &segments, segment),
        None => String::new(),
    }
}

fn sentence(kind: &TileKind, segments: &[Segment], segment: &Segment) -> String {
    match segment.kind {
        SegmentKind::City => city(segment),
        SegmentKind::Road => road(kind, segments, segment),
        SegmentKind::River => river(segment),
        SegmentKind::Field => field(segments, segment),
        SegmentKind::Monastery => "A monastery.".to_owned(),
        SegmentKind::Garden => "A garden.".to_owned(),
        SegmentKind::Tower => "The foundation of a tower.".to_owned(),
        SegmentKind::Abbey => "An abbey that fills the tile.".to_owned(),
        SegmentKind::Castle => "A castle.".to_owned(),
        SegmentKind::Quarter => "The quarters of the city of Carcassonne.".to_owned(),
    }
}

fn city(segment: &Segment) -> String {
    let mut text = format!("A city in the {}", sides(segment.sides));
    if segment.sides.len() == 4 {
        "A city that fills the tile".clone_into(&mut text);
    }
    let mut extras = Vec::new();
    match segment.pennants {
        0 => {}
        1 => extras.push("a pennant".to_owned()),
        n => extras.push(format!("{n} pennants")),
    }
    if segment.marks.contains(Mark::Cathedral) {
        extras.push("a cathedral".to_owned());
    }
    if segment.marks.contains(Mark::Princess) {
        extras.push("a princess".to_owned());
    }
    if let Some(goods) = segment.goods {
        extras.push(goods.name().to_owned());
    }
    if !extras.is_empty() {
        let _ = write!(text, ", with {}", joined(&extras));
    }
    text.push('.');
    text
}

fn road(kind: &TileKind, segments: &[Segment], segment: &Segment) -> String {
    let names: Vec<&str> = segment.sides.iter().map(side_name).collect();
    let mut text = match names.as_slice() {
        [one] => format!(
            "A road from the {one} that ends {}",
            road_end(kind, segments, segment)
        ),
        [one, other] => format!("A road from {one} to {other}"),
        _ => format!("A road that forks to {}", sides(segment.sides)),
    };
    if segment.marks.contains(Mark::Tunnel) {
        text.push_str(", through a tunnel");
    }
    if segment.marks.contains(Mark::Inn) {
        text.push_str(", with an inn");
    }
    text.push('.');
    text
}

fn road_end(kind: &TileKind, segments: &[Segment], road: &Segment) -> &'static str {
    let meets = |wanted| {
        segments
            .iter()
            .any(|other| other.kind == wanted && other.links & road.links != 0)
    };
    let n_roads = segments
        .iter()
        .filter(|other| other.kind == SegmentKind::Road && other.sides.len() == 1)
        .count();
    if meets(SegmentKind::City) {
        "at a city gate"
    } else if meets(SegmentKind::Monastery) {
        "at the monastery"
    } else if kind.symbols.contains(Symbol::Volcano) {
        "at the volcano"
    } else if kind.symbols.contains(Symbol::Bazaar) {
        "at the bazaar"
    } else if segments
        .iter()
        .any(|other| other.kind == SegmentKind::Tower)
    {
        "at the tower"
    } else if n_roads > 1 {
        "at a village"
    } else {
        "at a house"
    }
}

fn river(segment: &Segment) -> String {
    let names: Vec<&str> = segment.sides.iter().map(side_name).collect();
    match names.as_slice() {
        [one] => format!("A river to the {one}."),
        [one, other] => format!("A river from {one} to {other}."),
        _ => format!("A river to {}.", sides(segment.sides)),
    }
}

/// Where a field lies: by whole sides and by corners.
fn field(segments: &[Segment], segment: &Segment) -> String {
    const CORNERS: [&str; 4] = ["north-west", "north-east", "south-east", "south-west"];
    let has = |half: usize| segment.halves.iter().any(|other| other.ix() == half % 8);
    let mut places: Vec<String> = Vec::new();
    if segment.halves.is_empty() {
        places.push("middle, closed in on all sides".to_owned());
    } else if (0..8).all(has) {
        places.push("whole of the rest".to_owned());
    } else {
        for side in Side::ALL {
            if has(side.ix() * 2) && has(side.ix() * 2 + 1) {
                places.push(side_name(side).to_owned());
            }
        }
        for (corner, name) in CORNERS.iter().enumerate() {
            // The corner lies between the right half of one side and the left half of the next.
            let (before, after) = (corner * 2 + 7, corner * 2);
            let is_in_side = |half: usize| has(half) && has(half ^ 1);
            let (a, b) = (before % 8, after % 8);
            if (has(a) || has(b)) && !is_in_side(a) && !is_in_side(b) {
                places.push((*name).to_owned());
            }
        }
    }
    let mut text = format!("A field in the {}", joined(&places));
    let n_cities = segment
        .borders
        .iter()
        .filter(|&ix| segments[ix].kind == SegmentKind::City)
        .count();
    match n_cities {
        0 => {}
        1 => text.push_str(", at the city"),
        n => {
            let _ = write!(text, ", at {n} cities");
        }
    }
    if segment.marks.contains(Mark::PigHerd) {
        text.push_str(", with a herd of pigs");
    }
    text.push('.');
    text
}

const fn symbol_sentence(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Volcano => "A volcano.",
        Symbol::Dragon => "The seal of the dragon.",
        Symbol::Portal => "A magic portal.",
        Symbol::Magic => "The sign of mage and witch.",
        Symbol::Hill => "A hill.",
        Symbol::Vineyard => "A vineyard.",
        Symbol::Bazaar => "A bazaar.",
    }
}
