//! The flat parts: grass, water, the ground of cities, roads.

use carcas_tiles::SegmentKind;

use super::{Detail, Easel};
use crate::canvas::{Data, fill, line};
use crate::geometry::{Area, Point, Vec2, at, beside, length, smooth};
use crate::layout::{End, PieceKind, RIVER_WIDTH, ROAD_WIDTH, Way};
use crate::theme::Role;

/// Returns the data of a path around an area, for highlights and hit tests.
pub fn area_data(area: &Area) -> String {
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

/// The lines of ways, ending so far beyond the border.
fn way_data(ways: &[Way], over: f64) -> String {
    let mut data = Data::new();
    for way in ways {
        data.line(over_border(way, over));
    }
    data.0
}

/// The line of a way with half its points, straight and at right angles where it crosses the border.
fn over_border(way: &Way, over: f64) -> Vec<Point> {
    /// As long as this the way runs straight.
    const STUB: f64 = 24.0;
    let mut points: Vec<Point> = way.line.iter().step_by(2).copied().collect();
    if way.line.len().is_multiple_of(2) {
        points.extend(way.line.last());
    }
    for (end, is_first) in [(way.ends[0], true), (way.ends[1], false)] {
        if end != End::Border {
            continue;
        }
        let border = if is_first {
            points[0]
        } else {
            points[points.len() - 1]
        };
        let out = outward(border);
        points.retain(|point| (border - *point).dot(out) >= STUB * 1.5);
        let stub = [border - out * STUB, border + out * over];
        if is_first {
            points.splice(0..0, stub.into_iter().rev());
        } else {
            points.extend(stub);
        }
    }
    points
}

/// The direction out of the tile at a point of its border.
fn outward(border: Point) -> Vec2 {
    let toward = |value: f64| {
        if value < 1.0 {
            -1.0
        } else if value > 999.0 {
            1.0
        } else {
            0.0
        }
    };
    Vec2::new(toward(border.x), toward(border.y))
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

    /// How far surfaces reach beyond the border: half a pixel, so that no pixel on the border shows what is below.
    const fn overlap(&self) -> f64 {
        match self.detail {
            Detail::Low => 14.0,
            Detail::Middle => 9.0,
            Detail::High => 4.0,
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
        let data = way_data(&rivers, self.overlap());
        // Edges end at the border, surfaces a hair beyond: no line is left across the water or the road.
        let edge = way_data(&rivers, 0.0);
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
                    if a >= 2 && b + 2 <= n && b > a {
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
            self.join_sides(*ix);
            if self.detail > Detail::Low {
                self.pave(*ix);
            }
        }
    }

    /// Strips across the sides that a city reaches, where it goes on.
    fn join_sides(&mut self, city_ix: usize) {
        let mut data = Data::new();
        for (mouth, inward) in self.open_sides(city_ix) {
            let (along, over) = (
                Vec2::new(-inward.y, inward.x) * 486.0,
                inward * self.overlap(),
            );
            data.ring([
                mouth - along - over,
                mouth + along - over,
                mouth + along + over,
                mouth - along + over,
            ]);
        }
        self.ground.path(fill(Role::City), &data.0);
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
            .filter(|(mouth, inward)| {
                // A city that only touches the middle of a side is not open there.
                let along = Vec2::new(-inward.y, inward.x) * 60.0;
                let near = *mouth + *inward * 4.0;
                [near - along, near, near + along]
                    .iter()
                    .all(|&point| area.contains(point))
            })
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
        let data = way_data(&roads, self.overlap());
        let edge = way_data(&roads, 0.0);
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
        for way in roads.iter().filter(|way| length(&way.line) > 200.0) {
            for by in [-19.0, 17.0] {
                let line = beside(&way.line, by);
                let n = line.len();
                // Ruts keep off the border, where neighbors would cut them.
                let mut from = 2 + self.seed.below(3);
                while from + 5 < n {
                    let to = (from + 3 + self.seed.below(4)).min(n - 3);
                    ruts.line(line[from..=to].iter().copied());
                    from = to + 2 + self.seed.below(2);
                }
            }
        }
        self.ground.path(line(Role::Rut, 5.0), &ruts.0);
    }
}
