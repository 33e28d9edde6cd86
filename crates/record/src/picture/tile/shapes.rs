//! Where on a tile things lie: the ways of roads, the area of cities, places of signs.

use carcas_tiles::{Mark, Segment, SegmentKind, Side, SideSet};

use super::{HEIGHT, WIDTH};

pub(super) type Place = (usize, usize);

pub(super) const CENTER: Place = (1, 3);

/// Places beside roads and monasteries, the best ones first.
pub(super) const ASIDE: [Place; 10] = [
    (0, 1),
    (0, 5),
    (2, 5),
    (2, 1),
    (1, 1),
    (1, 5),
    (0, 0),
    (0, 6),
    (2, 0),
    (2, 6),
];

/// Places of signs in a city; what is left takes a figure.
pub(super) const IN_CITY: [Place; 8] = [
    (1, 4),
    (0, 4),
    (2, 4),
    (1, 2),
    (0, 2),
    (2, 2),
    (1, 0),
    (1, 6),
];

/// Places of signs on a road: its ends, so that a figure finds room between.
pub(super) const ON_ROAD: [Place; 4] = [(1, 6), (1, 0), (2, 3), (0, 3)];

/// Tells whether a segment is the city of Carcassonne itself.
pub(super) fn is_carcassonne(segment: &Segment) -> bool {
    segment.kind == SegmentKind::City && segment.marks.contains(Mark::AtCarcassonne)
}

pub(super) fn places() -> impl Iterator<Item = Place> {
    (0..HEIGHT).flat_map(|row| (0..WIDTH).map(move |column| (row, column)))
}

pub(super) fn of_kind(
    segments: &[Segment],
    kind: SegmentKind,
) -> impl Iterator<Item = (usize, &Segment)> {
    segments
        .iter()
        .enumerate()
        .filter(move |(_, segment)| segment.kind == kind)
}

pub(super) const fn is_vertical(side: Side) -> bool {
    matches!(side, Side::N | Side::S)
}

/// Returns the places between a side and the center.
pub(super) fn way(side: Side) -> impl Iterator<Item = Place> {
    let places: &[Place] = match side {
        Side::N => &[(0, 3)],
        Side::E => &[(1, 4), (1, 5), (1, 6)],
        Side::S => &[(2, 3)],
        Side::W => &[(1, 0), (1, 1), (1, 2)],
    };
    places.iter().copied()
}

/// Returns the line between two curves that pass each other, if these roads are such.
pub(super) fn two_curves(roads: impl Iterator<Item = SideSet>) -> Option<char> {
    let roads: Vec<SideSet> = roads.collect();
    let [first, second] = roads[..] else {
        return None;
    };
    let is_curve = |sides: SideSet| sides.len() == 2 && road_center(sides) == '+';
    let has = |side| first.contains(side);
    let rises = has(Side::N) && has(Side::W) || has(Side::S) && has(Side::E);
    (is_curve(first) && is_curve(second)).then_some(if rises { '/' } else { '\\' })
}

pub(super) fn road_center(sides: SideSet) -> char {
    let has = |side| sides.contains(side);
    match (has(Side::N) && has(Side::S), has(Side::E) && has(Side::W)) {
        (true, false) if sides.len() == 2 => '|',
        (false, true) if sides.len() == 2 => '-',
        _ => '+',
    }
}

/// Returns the places of a city that reaches these sides: a cap at each, the corners between two of them, and the
/// middle if it spans the tile.
pub(super) fn city_places(sides: SideSet) -> Vec<Place> {
    let has = |side| sides.contains(side);
    let (n, e, s, w) = (has(Side::N), has(Side::E), has(Side::S), has(Side::W));
    let spans = n && s || e && w;
    let is_city = |(row, column): Place| match (row, column) {
        (0, 0) => n && w,
        (0, 6) => n && e,
        (2, 0) => s && w,
        (2, 6) => s && e,
        (0, _) => n,
        (2, _) => s,
        (_, 0..=1) => w,
        (_, 2) => w || spans,
        (_, 4) => e || spans,
        (_, 5..) => e,
        _ => spans || sides.is_empty(),
    };
    places().filter(|&place| is_city(place)).collect()
}

/// Returns the half-sides nearest to a place, the nearest first.
pub(super) const fn halves_near(place: Place) -> &'static [&'static str] {
    match place {
        (0, 0..=2) => &["NL", "WR"],
        (0, 3) => &["NL", "NR"],
        (0, 4..=5) => &["NR", "EL"],
        (0, _) => &["EL", "NR"],
        (1, 0) => &["WR", "WL"],
        (1, 1..=2) => &["WR", "WL", "NL", "SR"],
        (1, 3) => &["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"],
        (1, 4..=5) => &["EL", "ER", "NR", "SL"],
        (1, _) => &["EL", "ER"],
        (_, 0..=2) => &["SR", "WL"],
        (_, 3) => &["SL", "SR"],
        (_, 4..=5) => &["SL", "ER"],
        _ => &["ER", "SL"],
    }
}
