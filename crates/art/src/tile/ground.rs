//! The ground of cities, and what is kept clear.

use carcas_tiles::SegmentKind;

use super::Easel;
use crate::canvas::{Data, fill, line};
use crate::geometry::{Area, Point, Vec2, at, smooth};
use crate::layout::PieceKind;
use crate::layout::anchor::LYING_MIDDLE;
use crate::seed::Seed;
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

impl Easel<'_> {
    /// Remembers where figures and symbols go, so that nothing else stands there.
    pub(super) fn keep_clear(&mut self) {
        for piece in &self.layout.pieces {
            // What lies flat is hidden by the roofs before it.
            let before = if piece.kind == PieceKind::Bazaar {
                24.0
            } else {
                0.0
            };
            self.kept.push((piece.at, piece.radius + before));
        }
        for (segment, &foot) in self.kind.segments.iter().zip(&self.layout.anchors) {
            self.kept.push(match segment.kind {
                SegmentKind::Field => (foot - Vec2::new(0.0, LYING_MIDDLE), 52.0),
                _ => (foot, 78.0),
            });
        }
        for (gate, out) in self.gates() {
            self.kept.push((gate - out * 40.0, 85.0));
        }
    }

    /// How far surfaces reach beyond the border: half a pixel, so that no pixel on the border shows what is below.
    pub(super) fn overlap(&self) -> f64 {
        self.detail.half_pixel()
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
            if !self.detail.is_flat() {
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
        self.ground.path(line(Role::Street, 62.0).blunt(), &data.0);
        // Streets end in a small square.
        if let Some(street) = streets.first() {
            let square = street[street.len() - 1];
            self.ground.ellipse(fill(Role::Street), square, 72.0, 54.0);
        }
        if self.detail.is_fine() {
            self.cobble(city_ix);
        }
    }

    /// A few stones that show in the ground.
    fn cobble(&mut self, city_ix: usize) {
        let area = &self.layout.areas[city_ix];
        let mut seed = Seed::new(&self.kind.id, 0xc0b1 + city_ix as u64);
        let mut stones = Data::new();
        for _ in 0..(area.size() / 40_000.0) as usize {
            let spot = at(seed.between(30.0, 970.0), seed.between(30.0, 970.0));
            if !area.contains(spot) || area.distance_to_edge(spot) < 34.0 {
                continue;
            }
            for (x, y) in [(0.0, 0.0), (17.0, 3.0), (8.0, 13.0)] {
                stones.line([spot + Vec2::new(x, y), spot + Vec2::new(x + 9.0, y)]);
            }
        }
        self.ground
            .path(line(Role::Cobble, 7.0).faded(55), &stones.0);
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
}
