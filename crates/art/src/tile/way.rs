//! Roads and rivers as they lie: banks and verges, edges that wander, ripples and ruts.

use super::Easel;
use crate::canvas::{Data, Stencil, Tint, fill, line};
use crate::geometry::{Point, Vec2, at, beside, direction, length, resampled, right_of};
use crate::layout::{End, PieceKind, RIVER_WIDTH, ROAD_WIDTH, Way};
use crate::seed::Seed;
use crate::stencils::nature::{REEDS, ROCK, ROCKS};
use crate::theme::Role;

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

/// Returns the two edges of a road, which wander a little but not where they cross the border.
fn edges(way: &Way, (width, over): (f64, f64), seed: &mut Seed) -> [Vec<Point>; 2] {
    let raw = over_border(way, over);
    let (is_open, is_through) = (way.ends[0] == End::Border, way.ends[1] == End::Border);
    // At the border the road is straight for a stub, which stays as it is.
    let inner = &raw[usize::from(is_open)..raw.len() - usize::from(is_through)];
    let mut points = resampled(inner, 62.0);
    if is_open {
        points.insert(0, raw[0]);
    }
    if is_through {
        points.push(raw[raw.len() - 1]);
    }
    let n = points.len();
    let aside = |ix: usize| match ix {
        1 if is_open => right_of(&points[..2], 0),
        ix if is_through && ix + 2 == n => right_of(&points[n - 2..], 1),
        ix => right_of(&points, ix),
    };
    [-1.0, 1.0].map(|side| {
        (0..n)
            .map(|ix| {
                let is_inside = ix > 1 && ix + 2 < n;
                let sway = seed.between(-5.0, 5.0);
                let far = width / 2.0 + if is_inside { sway } else { 0.0 };
                points[ix] + aside(ix) * (side * far)
            })
            .collect()
    })
}

impl Easel<'_> {
    /// Returns the outline of a spring or lake, grown by some units.
    fn pond(&self, grow: f64) -> String {
        let mut data = Data::new();
        let mut seed = Seed::new(&self.kind.id, 0x90d);
        for piece in &self.layout.pieces {
            let share = match piece.kind {
                PieceKind::Pond => 1.0,
                PieceKind::Spring => 0.8,
                _ => continue,
            };
            let reach = piece.radius * share + grow;
            let around = (0..10).map(|step| {
                let way = direction(step * 32 / 10);
                let far = reach * seed.between(1.0, 1.14);
                piece.at + Vec2::new(way.x * far, way.y * far * 0.9)
            });
            data.blob(&around.collect::<Vec<_>>());
        }
        data.0
    }

    /// Water between banks of sand: dark under the northern bank, light in the middle of the stream.
    pub(super) fn paint_water(&mut self) {
        let rivers = self.layout.rivers.clone();
        if rivers.is_empty() {
            return;
        }
        let data = way_data(&rivers, self.overlap());
        // Edges end at the border, surfaces a hair beyond: no line is left across the water or the road.
        let edge = way_data(&rivers, 0.0);
        let is_flat = self.detail.is_flat();
        let mut layers = vec![
            (Role::Sand, 17.0, &edge),
            (Role::Bank, 3.0, &edge),
            (Role::WaterDark, -4.0, &data),
        ];
        if is_flat {
            layers = vec![(Role::Bank, 3.0, &edge), (Role::Water, -6.0, &data)];
        }
        for (role, grow, way) in layers {
            self.ground.path(fill(role), &self.pond(grow));
            let width = RIVER_WIDTH + 2.0 * grow;
            self.ground.path(line(role, width).blunt(), way);
        }
        if is_flat {
            return;
        }
        let pond = self.pond(-18.0);
        self.ground.moved(at(4.0, 9.0), |ground| {
            ground.path(fill(Role::Water), &pond);
            ground.path(line(Role::Water, RIVER_WIDTH - 28.0).blunt(), &data);
        });
        let stream = line(Role::WaterLight, 52.0).faded(60).blunt();
        self.ground.path(stream, &data);
        self.adorn_pond();
        self.ripple(&rivers);
    }

    /// Rocks and rings where a spring comes up, reeds around a lake.
    fn adorn_pond(&mut self) {
        let ponds = self.layout.pieces.clone();
        for piece in ponds {
            let reach = piece.radius;
            match piece.kind {
                PieceKind::Spring => {
                    for (wide, role) in [(0.56, Role::WaterLight), (0.36, Role::Ripple)] {
                        let (rx, ry) = (reach * wide, reach * wide * 0.62);
                        self.ground.ellipse(line(role, 9.0), piece.at, rx, ry);
                    }
                    let rx = reach * 0.16;
                    self.ground
                        .ellipse(fill(Role::White), piece.at, rx, rx * 0.62);
                    let ring: [(f64, f64, Stencil); 6] = [
                        (-0.62, -0.42, ROCK),
                        (-0.2, -0.66, ROCKS),
                        (0.28, -0.62, ROCK),
                        (0.66, -0.36, ROCKS),
                        (-0.78, 0.1, ROCK),
                        (-0.5, 0.74, ROCK),
                    ];
                    for (x, y, stencil) in ring {
                        let spot = piece.at + Vec2::new(x, y) * reach;
                        let rivers = self.layout.rivers.iter();
                        let mut lines = rivers.map(|way| &way.line);
                        let is_dry = lines.all(|line| {
                            crate::geometry::distance_to_line(line, spot, false) > RIVER_WIDTH * 0.5
                        });
                        if is_dry {
                            self.stamp(&stencil, Tint::None, spot, 1.0);
                        }
                    }
                }
                PieceKind::Pond => {
                    for (x, y) in [(-0.78, -0.3), (0.5, -0.6), (0.7, 0.5), (-0.4, 0.78)] {
                        let spot = piece.at + Vec2::new(x, y) * reach;
                        self.plant_reeds(spot);
                    }
                }
                _ => {}
            }
        }
    }

    /// Reeds, unless they would stand in the stream or on a road.
    fn plant_reeds(&mut self, spot: Point) {
        let ways = self.layout.rivers.iter().chain(&self.layout.roads);
        let mut lines = ways.map(|way| &way.line);
        let is_clear = lines
            .all(|line| crate::geometry::distance_to_line(line, spot, false) > RIVER_WIDTH * 0.48);
        if is_clear && self.detail.has_life() {
            self.stamp(&REEDS, Tint::None, spot, 1.0);
        }
    }

    /// Short lines of light on the water, and reeds at its banks.
    fn ripple(&mut self, rivers: &[Way]) {
        let mut ripples = Data::new();
        let mut reeds = Vec::new();
        for way in rivers.iter().filter(|way| way.ends[0] == End::Border) {
            let total = length(&way.line);
            for (by, offset) in [(-34.0, 0.15), (4.0, 0.45), (40.0, 0.7)] {
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
            let side = if self.seed.chance(50) { 94.0 } else { -94.0 };
            let bank = beside(&way.line, side);
            reeds.push(bank[bank.len() / 3 + self.seed.below(bank.len() / 3)]);
        }
        self.ground.path(line(Role::Ripple, 7.0), &ripples.0);
        for spot in reeds {
            let is_field = (90.0..910.0).contains(&spot.x) && (90.0..910.0).contains(&spot.y);
            if is_field && !self.is_kept(spot, 40.0) {
                self.plant_reeds(spot);
            }
        }
    }

    pub(super) fn paint_roads(&mut self) {
        let roads = self.layout.roads.clone();
        if roads.is_empty() {
            return;
        }
        let edge = way_data(&roads, 0.0);
        if self.detail.is_flat() {
            let data = way_data(&roads, self.overlap());
            let paint = line(Role::RoadEdge, ROAD_WIDTH + 36.0).blunt();
            self.ground.path(paint, &edge);
            let paint = line(Role::Road, ROAD_WIDTH + 5.0).blunt();
            self.ground.path(paint, &data);
            return;
        }
        let verge = line(Role::Verge, ROAD_WIDTH + 38.0).faded(70).blunt();
        self.ground.path(verge, &edge);
        let mut lines = Data::new();
        let mut bands = Data::new();
        for (ix, way) in roads.iter().enumerate() {
            let wander = |over: f64, width: f64| {
                let mut seed = Seed::new(&self.kind.id, 0x40ad + ix as u64);
                edges(way, (width, over), &mut seed)
            };
            for side in wander(0.0, ROAD_WIDTH - 1.0) {
                lines.line(side);
            }
            let [left, right] = wander(self.overlap(), ROAD_WIDTH - 8.0);
            bands.ring(left.into_iter().chain(right.into_iter().rev()));
        }
        self.ground
            .path(line(Role::RoadEdge, 11.0).blunt(), &lines.0);
        self.ground.path(fill(Role::Road), &bands.0);
        if self.detail.is_fine() {
            self.rut(&roads);
        }
    }

    /// Ruts of carts.
    fn rut(&mut self, roads: &[Way]) {
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
