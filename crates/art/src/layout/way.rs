//! Roads and rivers: where they run and where they end.

use carcas_tiles::{Group, Segment, SegmentKind, Side, TileKind};

use super::city::{Wall, inward, mouth};
use super::core::Core;
use super::{carcassonne, odd};
use crate::geometry::{
    CENTER, Point, SIZE, Vec2, along, at, band, length, smooth, turned, wandering,
};
use crate::seed::Seed;

/// What a road or river ends at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// It leaves the tile.
    Border,
    /// The gate of a city; the direction leads out of the city.
    Gate(Vec2),
    /// A place in the tile that is drawn on its own: a village, a monastery, a volcano, a pond.
    Place,
    /// The mouth of a tunnel; the direction leads out of it.
    Tunnel(Vec2),
}

impl End {
    /// Returns the end as it lies after the tile has been turned clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        let turn = |by: Vec2| turned(CENTER + by, quarters) - CENTER;
        match self {
            Self::Gate(out) => Self::Gate(turn(out)),
            Self::Tunnel(out) => Self::Tunnel(turn(out)),
            Self::Border | Self::Place => self,
        }
    }
}

/// The course of a road or river.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The segment it belongs to.
    pub segment_ix: usize,
    /// The middle line, ends included.
    pub line: Vec<Point>,
    /// What the first and the last point are.
    pub ends: [End; 2],
}

impl Way {
    /// Returns the band along the way, a little over the border where it leaves the tile.
    pub fn ground(&self, width: f64) -> Vec<Point> {
        let mut line = self.line.clone();
        if self.ends[0] == End::Border {
            line.insert(0, beyond(line[0]));
        }
        if self.ends[1] == End::Border {
            line.push(beyond(line[line.len() - 1]));
        }
        band(&line, width)
    }
}

/// Returns a point beyond the border where a way crosses it.
fn beyond(point: Point) -> Point {
    let out = |value: f64| {
        if value < 1.0 {
            -40.0
        } else if value > SIZE - 1.0 {
            40.0
        } else {
            0.0
        }
    };
    at(point.x + out(point.x), point.y + out(point.y))
}

/// Returns the courses of a road or river: one, but several for a road with arms or a tunnel.
pub(super) fn ways(kind: &TileKind, segment_ix: usize, walls: &[Wall], core: &Core) -> Vec<Way> {
    let segment = &kind.segments[segment_ix];
    let mut seed = Seed::new(&kind.id, segment_ix as u64);
    let sides: Vec<Side> = segment.sides.iter().collect();
    let mut ways = match sides.as_slice() {
        &[side] => vec![ending(kind, segment_ix, side, walls, core)],
        &[from, to] if segment.marks.contains(carcas_tiles::Mark::Tunnel) => [from, to]
            .map(|side| under_city(kind, segment_ix, side, walls))
            .into(),
        &[from, to] => vec![through(kind, segment_ix, from, to, core)],
        sides => sides
            .iter()
            .map(|&side| to_point(segment_ix, side, core.junction))
            .collect(),
    };
    for way in &mut ways {
        // A short way has no room to wander.
        let share = (length(&way.line) / 450.0).min(1.0);
        let (bow, sway) = (seed.between(-16.0, 16.0), seed.between(-14.0, 14.0));
        way.line = wandering(&way.line, bow * share * share, sway * share * share);
    }
    ways
}

fn through(kind: &TileKind, segment_ix: usize, from: Side, to: Side, core: &Core) -> Way {
    let mut points = vec![mouth(from)];
    if let Some(via) = odd::via(kind, segment_ix) {
        points.push(via);
    } else if from.opposite() == to {
        points.push(core.bypass);
    }
    points.push(mouth(to));
    Way {
        segment_ix,
        line: smooth(&points, inward(from), inward(to) * -1.0),
        ends: [End::Border; 2],
    }
}

fn to_point(segment_ix: usize, side: Side, to: Point) -> Way {
    let from = mouth(side);
    let arrival = to - from;
    Way {
        segment_ix,
        line: smooth(
            &[from, to],
            inward(side),
            arrival / arrival.hypot().max(1e-9),
        ),
        ends: [End::Border, End::Place],
    }
}

/// A way that ends in the tile.
fn ending(kind: &TileKind, segment_ix: usize, side: Side, walls: &[Wall], core: &Core) -> Way {
    let segment = &kind.segments[segment_ix];
    let linked_city = kind
        .segments
        .iter()
        .position(|other| other.kind == SegmentKind::City && other.links & segment.links != 0);
    let flows_into = (segment.kind == SegmentKind::River)
        .then(|| city_ahead(kind, side))
        .flatten();
    if kind.group == Group::Carcassonne {
        return to_carcassonne(segment_ix, side, kind);
    }
    if odd::shares_wall(kind) {
        let out = inward(side) * -1.0;
        return gated(segment_ix, side, CENTER + out * odd::SHARED, out);
    }
    if let Some(city_ix) = linked_city.or(flows_into) {
        return to_gate(segment_ix, side, city_ix, walls);
    }
    let end = odd::road_end(kind).unwrap_or(core.junction);
    to_point(segment_ix, side, end)
}

/// The city that a river without another end flows into.
fn city_ahead(kind: &TileKind, side: Side) -> Option<usize> {
    kind.segments
        .iter()
        .position(|other| other.kind == SegmentKind::City && other.sides.contains(side.opposite()))
}

fn to_gate(segment_ix: usize, side: Side, city_ix: usize, walls: &[Wall]) -> Way {
    let from = mouth(side);
    let wanted = from + inward(side) * 250.0;
    let mut best = (f64::INFINITY, from, inward(side));
    for wall in walls.iter().filter(|wall| wall.segment_ix == Some(city_ix)) {
        for ix in 1..wall.line.len() - 1 {
            let here = wall.line[ix];
            let far = (here - wanted).hypot2();
            if far < best.0 {
                let step = wall.line[ix + 1] - wall.line[ix - 1];
                let mut out = Vec2::new(step.y, -step.x) / step.hypot().max(1e-9);
                if out.dot(from - here) < 0.0 {
                    out *= -1.0;
                }
                best = (far, here, out);
            }
        }
    }
    let (_, gate, out) = best;
    gated(segment_ix, side, gate, out)
}

/// A road from a side to a gate that looks in a direction.
fn gated(segment_ix: usize, side: Side, gate: Point, out: Vec2) -> Way {
    // A little beyond the wall, so that no seam shows in the gateway.
    let end = gate - out * 12.0;
    Way {
        segment_ix,
        line: smooth(&[mouth(side), end], inward(side), out * -1.0),
        ends: [End::Border, End::Gate(out)],
    }
}

/// A road to a gate of the city of Carcassonne.
fn to_carcassonne(segment_ix: usize, side: Side, kind: &TileKind) -> Way {
    let (gate, out) = carcassonne::gate(kind, side);
    gated(segment_ix, side, gate, out)
}

/// One of the two visible stretches of a road that passes under a city.
fn under_city(kind: &TileKind, segment_ix: usize, side: Side, walls: &[Wall]) -> Way {
    let [left, right] = side.halves();
    let is_parted = !kind.segments.iter().any(|segment| {
        segment.kind == SegmentKind::Field
            && segment.halves.contains(left)
            && segment.halves.contains(right)
    });
    let from = mouth(side);
    let ahead = walls
        .iter()
        .flat_map(|wall| &wall.line)
        .map(|&point| (point - from).dot(inward(side)))
        .filter(|&far| far > 100.0)
        .fold(500.0, f64::min);
    let reach = if is_parted { ahead.max(240.0) } else { 130.0 };
    let end = from + inward(side) * reach;
    Way {
        segment_ix,
        line: smooth(&[from, end], inward(side), inward(side)),
        ends: [End::Border, End::Tunnel(inward(side) * -1.0)],
    }
}

/// Returns short curves from arm to arm where three rivers meet, so that the fork has round corners.
pub(super) fn fillets(rivers: &[Way]) -> Vec<Way> {
    /// How far from the fork the curves begin.
    const REACH: f64 = 215.0;
    let mut found = Vec::new();
    if rivers.len() < 3 || rivers.iter().any(|way| way.ends[1] != End::Place) {
        return found;
    }
    for (ix, one) in rivers.iter().enumerate() {
        for other in &rivers[ix + 1..] {
            let (from, along_one) = along(&one.line, length(&one.line) - REACH);
            let (to, along_other) = along(&other.line, length(&other.line) - REACH);
            if along_one.dot(along_other).abs() < 0.7 {
                found.push(Way {
                    segment_ix: one.segment_ix,
                    line: smooth(&[from, to], along_one, along_other * -1.0),
                    ends: [End::Place; 2],
                });
            }
        }
    }
    found
}

/// Whether two segments share a link.
pub(super) fn are_linked(one: &Segment, other: &Segment) -> bool {
    one.links & other.links != 0
}
