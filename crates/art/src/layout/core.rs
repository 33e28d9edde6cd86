//! The core of a tile: where roads meet, and what stands there.

use carcas_tiles::{Group, Segment, SegmentKind, Side, Symbol, TileKind};

use super::city::inward;
use super::odd;
use super::way::are_linked;
use crate::geometry::{CENTER, Point, Vec2};

/// What stands at the core of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CoreKind {
    /// Nothing but grass or roofs.
    Nothing,
    /// Houses around a place where roads meet.
    Village,
    /// The last house of a road.
    Hamlet,
    Monastery,
    Volcano,
    Tower,
    Bazaar,
    /// A spring or lake.
    Pond,
}

/// Where the core lies and how wide it is.
#[derive(Clone, Debug)]
pub(super) struct Core {
    pub(super) kind: CoreKind,
    pub(super) junction: Point,
    pub(super) radius: f64,
    /// Where straight ways that have no business at the core pass it.
    pub(super) bypass: Point,
}

impl Core {
    pub(super) fn new(kind: &TileKind) -> Self {
        let what = core_kind(kind);
        let radius = match what {
            CoreKind::Nothing => 0.0,
            CoreKind::Village => 105.0,
            CoreKind::Hamlet => 80.0,
            CoreKind::Monastery => 150.0,
            CoreKind::Volcano => 205.0,
            CoreKind::Tower => 95.0,
            CoreKind::Bazaar => 125.0,
            CoreKind::Pond => 170.0,
        };
        let (junction, bypass) = places(kind, what, radius);
        Self {
            kind: what,
            junction,
            radius,
            bypass,
        }
    }
}

fn single_roads(kind: &TileKind) -> impl Iterator<Item = &Segment> {
    kind.segments
        .iter()
        .filter(|segment| segment.kind == SegmentKind::Road && segment.sides.len() == 1)
}

fn core_kind(kind: &TileKind) -> CoreKind {
    let has = |wanted| kind.segments.iter().any(|segment| segment.kind == wanted);
    let is_for_city = |road: &Segment| {
        kind.segments
            .iter()
            .any(|city| city.kind == SegmentKind::City && are_linked(road, city))
    };
    // Roads of its tiles end at the gates of Carcassonne.
    if kind.group == Group::Carcassonne {
        return CoreKind::Nothing;
    }
    if kind.symbols.contains(Symbol::Volcano) {
        return CoreKind::Volcano;
    }
    if has(SegmentKind::Monastery) {
        return CoreKind::Monastery;
    }
    if kind.symbols.contains(Symbol::Bazaar) {
        return CoreKind::Bazaar;
    }
    let loose = single_roads(kind).filter(|road| !is_for_city(road)).count();
    if has(SegmentKind::Tower) && (loose > 0 || odd::core(kind).is_some()) {
        return CoreKind::Tower;
    }
    if odd::shares_wall(kind) {
        return CoreKind::Nothing;
    }
    let n_rivers = kind
        .segments
        .iter()
        .filter(|segment| segment.kind == SegmentKind::River && segment.sides.len() == 1)
        .count();
    if n_rivers == 1 && !has(SegmentKind::City) {
        return CoreKind::Pond;
    }
    match loose {
        0 => CoreKind::Nothing,
        1 => CoreKind::Hamlet,
        _ => CoreKind::Village,
    }
}

/// Returns where the core lies, and where straight ways pass it.
fn places(kind: &TileKind, what: CoreKind, radius: f64) -> (Point, Point) {
    if let Some(places) = odd::core(kind) {
        return places;
    }
    let mut shift = Vec2::ZERO;
    let mut bypass = CENTER;
    let is_inside = |segment: &Segment| {
        segment.kind == SegmentKind::City
            && (segment.sides.len() == 4
                || what == CoreKind::Monastery
                    && kind.segments.iter().any(|other| {
                        other.kind == SegmentKind::Monastery && are_linked(other, segment)
                    })
                || what == CoreKind::Bazaar && segment.sides.len() > 1)
    };
    for segment in &kind.segments {
        let sides: Vec<Side> = segment.sides.iter().collect();
        match segment.kind {
            SegmentKind::City if is_inside(segment) => {}
            SegmentKind::City => {
                let share = match sides.len() {
                    1 => (radius - 60.0).clamp(45.0, 150.0),
                    2 => (radius - 30.0).clamp(60.0, 120.0),
                    _ => 0.0,
                };
                for &side in &sides {
                    shift += inward(side) * share;
                }
                if sides.len() == 1 {
                    bypass += inward(sides[0]) * 25.0;
                }
            }
            SegmentKind::Road | SegmentKind::River if sides.len() == 2 => {
                let is_core_business = what == CoreKind::Nothing || what == CoreKind::Hamlet;
                if is_core_business {
                    continue;
                }
                if sides[0].opposite() != sides[1] {
                    shift += (inward(sides[0]) + inward(sides[1])) * (radius * 0.45);
                    continue;
                }
                let toward = linked_side(kind).unwrap_or(if sides.contains(&Side::N) {
                    Side::W
                } else {
                    Side::N
                });
                let out = inward(toward) * -1.0;
                if segment.kind == SegmentKind::River {
                    // The monastery stands at the water, so that its road parts the field.
                    shift += out * 60.0;
                    bypass += out * -160.0;
                } else {
                    shift += out * 145.0;
                    bypass += out * (145.0 - radius - 85.0);
                }
            }
            _ => {}
        }
    }
    (CENTER + shift, bypass)
}

/// The side from which a road comes to the monastery.
fn linked_side(kind: &TileKind) -> Option<Side> {
    single_roads(kind)
        .next()
        .and_then(|road| road.sides.iter().next())
}
