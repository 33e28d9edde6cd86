//! Cities: every wall runs from one corner of the tile to another, so that walls of neighbors always meet.

use carcas_tiles::{HalfSide, SegmentKind, Side, TileKind};

use super::odd;
use crate::geometry::{Area, CENTER, Contour, Point, SIZE, Vec2, at, curve};

/// A stone wall of a city, from border to border, with the city on its right hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Wall {
    /// The city segment it belongs to; none for the walls of the city of Carcassonne.
    pub segment_ix: Option<usize>,
    /// The line, ends included.
    pub line: Vec<Point>,
}

/// A place on the border: the corners clockwise from the north-west have even numbers, the middles of sides odd ones.
pub(super) fn border(stop: usize) -> Point {
    const H: f64 = SIZE / 2.0;
    const STOPS: [Point; 8] = [
        at(0.0, 0.0),
        at(H, 0.0),
        at(SIZE, 0.0),
        at(SIZE, H),
        at(SIZE, SIZE),
        at(H, SIZE),
        at(0.0, SIZE),
        at(0.0, H),
    ];
    STOPS[stop % 8]
}

pub(super) fn mouth(side: Side) -> Point {
    border(side.ix() * 2 + 1)
}

/// Returns the direction into the tile from a side.
pub(super) fn inward(side: Side) -> Vec2 {
    (CENTER - mouth(side)) / (SIZE / 2.0)
}

/// The field segment at a half-side.
fn field_at(kind: &TileKind, half: usize) -> Option<usize> {
    let half = HalfSide::from_ix(half as u8);
    kind.segments
        .iter()
        .position(|segment| segment.kind == SegmentKind::Field && segment.halves.contains(half))
}

/// Border stops that a city must touch because the fields on both sides of the stop differ and nothing else parts them.
fn touched(kind: &TileKind, city_ix: usize) -> Vec<usize> {
    let mut stops = Vec::new();
    for half in 0..8 {
        // Half-side `half` ends at stop `half + 1`.
        let stop = (half + 1) % 8;
        let (Some(here), Some(next)) = (field_at(kind, half), field_at(kind, (half + 1) % 8))
        else {
            continue;
        };
        if here == next {
            continue;
        }
        let is_way = stop % 2 == 1 && {
            let side = Side::from_ix((stop / 2) as u8);
            kind.segments.iter().any(|segment| {
                matches!(segment.kind, SegmentKind::Road | SegmentKind::River)
                    && segment.sides.contains(side)
            })
        };
        let borders_both = [here, next]
            .iter()
            .all(|&field| kind.segments[field].borders.contains(city_ix));
        if !is_way && borders_both {
            stops.push(stop);
        }
    }
    stops
}

/// How far a wall leaves the straight line between its ends. A city on one side that tapers to the far corner of the
/// tile is a wedge.
fn depth(kind: &TileKind, city_ix: usize, (from, to): (usize, usize), is_wedge: bool) -> f64 {
    let span = (to + 8 - from) % 8;
    if let Some(depth) = odd::depth(kind, span) {
        return depth;
    }
    match span {
        // The walls of a wedge must stay apart.
        2 if is_wedge => return 130.0,
        4 if is_wedge => return -45.0,
        _ => {}
    }
    let shared = |side: Side| {
        kind.segments.iter().enumerate().any(|(ix, other)| {
            ix != city_ix && other.kind == SegmentKind::City && other.sides.contains(side)
        })
    };
    match span {
        // A bite of field out of a city that lies on both sides of it, deeper where another city stands in the bite.
        2 if shared(Side::from_ix((from / 2) as u8)) => 400.0,
        2 => 235.0,
        3 => 150.0,
        4 => 62.0,
        _ => {
            let side = Side::from_ix((to / 2) as u8);
            let is_in_bite = kind.segments.iter().enumerate().any(|(ix, other)| {
                ix != city_ix
                    && other.kind == SegmentKind::City
                    && [1, 3]
                        .iter()
                        .all(|&turn| other.sides.contains(Side::from_ix(side as u8 + turn)))
            });
            if is_in_bite { 180.0 } else { 300.0 }
        }
    }
}

/// Returns the wall between two stops of the border, clockwise around what is outside the city.
fn wall(from: usize, to: usize, depth: f64) -> Vec<Point> {
    let (start, end) = (border(from), border(to));
    let chord = end - start;
    let normal = Vec2::new(-chord.y, chord.x) / chord.hypot();
    let middle = start + chord * 0.5;
    let span = (to + 8 - from) % 8;
    // Into the tile; a diagonal gives way to what it faces.
    let away = if span == 4 || (CENTER - middle).dot(normal) > 0.0 {
        normal
    } else {
        normal * -1.0
    };
    let reach = if span == 6 || span == 2 { 0.43 } else { 0.30 };
    let by = start + chord * reach + away * (depth * 4.0 / 3.0);
    let and = end - chord * reach + away * (depth * 4.0 / 3.0);
    let mut line = curve(start, by, and, end, 24);
    line.push(end);
    line
}

pub(super) fn city(kind: &TileKind, city_ix: usize) -> (Area, Vec<Wall>) {
    let sides = kind.segments[city_ix].sides;
    let mut stops: Vec<(usize, bool)> = Vec::new();
    let touched = touched(kind, city_ix);
    // Every stop of the border where the outline of the city turns: true if a side of the city begins there.
    for stop in 0..8 {
        let begins = stop % 2 == 0 && sides.contains(Side::from_ix((stop / 2) as u8));
        let ends = stop % 2 == 0 && sides.contains(Side::from_ix((stop / 2 + 3) as u8));
        if begins || ends || touched.contains(&stop) {
            stops.push((stop, begins));
        }
    }
    let span = |ix: usize| (stops[(ix + 1) % stops.len()].0 + 8 - stops[ix].0) % 8;
    let is_wedge = sides.len() == 1 && (0..stops.len()).any(|ix| !stops[ix].1 && span(ix) == 4);
    let mut outline: Contour = Vec::new();
    let mut walls = Vec::new();
    for ix in 0..stops.len() {
        let (from, begins) = stops[ix];
        let (to, _) = stops[(ix + 1) % stops.len()];
        if begins {
            outline.push(border(from));
        } else {
            let line = wall(from, to, depth(kind, city_ix, (from, to), is_wedge));
            outline.extend(&line[..line.len() - 1]);
            walls.push(Wall {
                segment_ix: Some(city_ix),
                line,
            });
        }
    }
    (Area::of(outline), walls)
}

/// Returns the bite of field at the south side of a city.
pub(super) fn south_bite() -> Vec<Point> {
    wall(4, 6, 235.0)
}

/// Returns where walls end that end at no corner of the tile.
pub(super) fn posts(walls: &[Wall]) -> Vec<Point> {
    let is_on = |value: f64| !(2.0..=SIZE - 2.0).contains(&value);
    let ends = walls
        .iter()
        .flat_map(|wall| [wall.line[0], wall.line[wall.line.len() - 1]]);
    let mut posts: Vec<Point> = Vec::new();
    for end in ends.filter(|end| !(is_on(end.x) && is_on(end.y))) {
        if posts.iter().all(|post| (*post - end).hypot() > 60.0) {
            posts.push(end);
        }
    }
    posts
}
