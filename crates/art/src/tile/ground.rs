//! The flat parts: grass, water, the ground of cities, roads.

use carcas_tiles::SegmentKind;

use super::{Detail, Easel};
use crate::canvas::{Data, fill, line};
use crate::geometry::{Area, Point, Vec2, at, length, smooth};
use crate::layout::{End, PieceKind, RIVER_WIDTH, ROAD_WIDTH, Way};
use crate::theme::Role;

/// Returns the data of an area.
pub(crate) fn area_data(area: &Area) -> String {
    let mut data = Data::new();
    for contour in area.lines() {
        data.ring(thinned(contour));
    }
    data.0
}

/// Leaves out points that lie almost on the line between their neighbors.
fn thinned(contour: &[Point]) -> Vec<Point> {
    let n = contour.len();
    let mut kept: Vec<Point> = Vec::with_capacity(n);
    for ix in 0..n {
        let here = contour[ix];
        if let Some(&last) = kept.last() {
            let next = contour[(ix + 1) % n];
            let chord = next - last;
            let away = (here - last).cross(chord).abs() / chord.hypot().max(1e-9);
            if away < 0.7 && chord.hypot() < 160.0 {
                continue;
            }
        }
        kept.push(here);
    }
    kept
}

/// The lines of ways, ending at the border or a hair over it.
fn way_data(ways: &[Way], is_over: bool) -> String {
    let mut data = Data::new();
    for way in ways {
        if is_over {
            data.line(over_border(way));
        } else {
            data.line(thin_line(way));
        }
    }
    data.0
}

fn thin_line(way: &Way) -> Vec<Point> {
    let mut points: Vec<Point> = way.line.iter().step_by(2).copied().collect();
    points.extend(way.line.last());
    points
}

/// The line of a way, a hair over the border, so that no gap shows between neighbors.
fn over_border(way: &Way) -> Vec<Point> {
    let mut points = thin_line(way);
    let out = |point: Point| {
        let side = |value: f64| {
            if value < 1.0 {
                -2.0
            } else if value > 999.0 {
                2.0
            } else {
                0.0
            }
        };
        at(point.x + side(point.x), point.y + side(point.y))
    };
    if way.ends[0] == End::Border {
        points.insert(0, out(points[0]));
    }
    if way.ends[1] == End::Border {
        points.push(out(points[points.len() - 1]));
    }
    points
}

/// A line beside another.
fn beside(points: &[Point], by: f64) -> Vec<Point> {
    let n = points.len();
    (0..n)
        .map(|ix| {
            let step = points[(ix + 1).min(n - 1)] - points[ix.saturating_sub(1)];
            points[ix] + Vec2::new(-step.y, step.x) / step.hypot().max(1e-9) * by
        })
        .collect()
}

impl Easel<'_> {
    /// Remembers where figures and symbols go, so that nothing else stands there.
    pub(super) fn keep_clear(&mut self) {
        for piece in &self.layout.pieces {
            self.kept.push((piece.at, piece.radius));
        }
        for &anchor in &self.layout.anchors {
            self.kept.push((anchor, 78.0));
        }
        for (gate, out) in self.gates() {
            self.kept.push((gate - out * 40.0, 85.0));
        }
    }

    pub(super) fn paint_water(&mut self) {
        let rivers = self.layout.rivers.clone();
        if rivers.is_empty() {
            return;
        }
        let ponds: Vec<(Point, f64)> = self
            .layout
            .pieces
            .iter()
            .filter(|piece| piece.kind == PieceKind::Pond)
            .map(|piece| (piece.at, piece.radius))
            .collect();
        let data = way_data(&rivers, true);
        // Edges end at the border, surfaces a hair beyond: no line is left across the water or the road.
        let edge = way_data(&rivers, false);
        self.ground
            .path(line(Role::Bank, RIVER_WIDTH + 6.0).blunt(), &edge);
        for &(at, radius) in &ponds {
            self.ground.ellipse(
                fill(Role::Water).lined(Role::Bank, 12.0),
                at,
                radius,
                radius * 0.9,
            );
        }
        self.ground
            .path(line(Role::Water, RIVER_WIDTH - 12.0).blunt(), &data);
        if self.detail < Detail::High {
            return;
        }
        let mut ripples = Data::new();
        for way in &rivers {
            let total = length(&way.line);
            for (by, offset) in [(-38.0, 0.15), (6.0, 0.45), (42.0, 0.7)] {
                let line = beside(&way.line, by);
                let start = self.seed.between(0.0, 0.2) + offset;
                for lap in 0..2 {
                    let from = (start + f64::from(lap) * 0.5) % 1.0;
                    let to = (from + self.seed.between(60.0, 130.0) / total).min(0.98);
                    let n = line.len() - 1;
                    let (a, b) = ((from * n as f64) as usize, (to * n as f64) as usize);
                    if from > 0.03 && b > a {
                        ripples.line(line[a..=b].iter().copied());
                    }
                }
            }
        }
        self.ground.path(line(Role::Ripple, 7.0), &ripples.0);
    }

    pub(super) fn paint_city_ground(&mut self) {
        let cities = self.areas(SegmentKind::City);
        if !self.layout.closed.is_empty() {
            let data = area_data(&self.layout.closed);
            self.ground
                .path(fill(Role::City).lined(Role::City, 8.0), &data);
        }
        for (ix, area) in &cities {
            let data = area_data(area);
            self.ground
                .path(fill(Role::City).lined(Role::City, 8.0), &data);
            if self.detail > Detail::Low {
                self.pave(*ix);
            }
        }
    }

    /// Streets from every open side and every gate to the middle of the city.
    fn pave(&mut self, city_ix: usize) {
        let streets = self.streets(city_ix);
        let mut data = Data::new();
        for street in &streets {
            data.line(street.iter().copied());
        }
        self.ground.path(line(Role::Street, 66.0).blunt(), &data.0);
    }

    /// The middle lines of the streets of a city.
    pub(super) fn streets(&self, city_ix: usize) -> Vec<Vec<Point>> {
        let sides: Vec<(Point, Vec2)> = self.open_sides(city_ix);
        let mut middle = Vec2::ZERO;
        for (mouth, inward) in &sides {
            middle += mouth.to_vec2() + *inward * 230.0;
        }
        let hub = if sides.len() == 1 {
            sides[0].0 + sides[0].1 * 165.0
        } else {
            (middle / sides.len().max(1) as f64).to_point()
        };
        let mut lines = Vec::new();
        for (mouth, inward) in &sides {
            let arrival = hub - *mouth;
            lines.push(smooth(
                &[*mouth - *inward * 2.0, hub],
                *inward,
                arrival / arrival.hypot().max(1e-9),
            ));
        }
        for (gate, out) in self.gates() {
            if self.layout.areas[city_ix].contains(gate - out * 30.0) {
                let arrival = hub - gate;
                lines.push(smooth(
                    &[gate, hub],
                    out * -1.0,
                    arrival / arrival.hypot().max(1e-9),
                ));
            }
        }
        lines
    }

    /// The middles of the sides that a city reaches as the tile lies, and the directions into the tile.
    fn open_sides(&self, city_ix: usize) -> Vec<(Point, Vec2)> {
        let area = &self.layout.areas[city_ix];
        let mouths = [
            (at(500.0, 0.0), Vec2::new(0.0, 1.0)),
            (at(1000.0, 500.0), Vec2::new(-1.0, 0.0)),
            (at(500.0, 1000.0), Vec2::new(0.0, -1.0)),
            (at(0.0, 500.0), Vec2::new(1.0, 0.0)),
        ];
        mouths
            .into_iter()
            .filter(|(mouth, inward)| area.contains(*mouth + *inward * 4.0))
            .collect()
    }

    pub(super) fn paint_roads(&mut self) {
        let roads = self.layout.roads.clone();
        if roads.is_empty() {
            return;
        }
        let grow = if self.detail == Detail::Low {
            26.0
        } else {
            0.0
        };
        let data = way_data(&roads, true);
        let edge = way_data(&roads, false);
        self.ground.path(
            line(Role::RoadEdge, ROAD_WIDTH + 10.0 + grow).blunt(),
            &edge,
        );
        self.ground.path(
            line(Role::Road, ROAD_WIDTH - 8.0 + grow * 0.5).blunt(),
            &data,
        );
        if self.detail < Detail::High {
            return;
        }
        let mut ruts = Data::new();
        for way in &roads {
            for by in [-19.0, 17.0] {
                let line = beside(&way.line, by);
                let n = line.len();
                let mut from = 1 + self.seed.below(3);
                while from + 3 < n {
                    let to = (from + 3 + self.seed.below(4)).min(n - 1);
                    ruts.line(line[from..=to].iter().copied());
                    from = to + 2 + self.seed.below(2);
                }
            }
        }
        self.ground.path(line(Role::Rut, 5.0), &ruts.0);
    }
}
