//! Houses: terraces along streets inside the walls, clear of symbols and figures, and a landmark in large cities.

use carcas_tiles::SegmentKind;

use super::Easel;
use crate::canvas::Tint;
use crate::geometry::{Area, Point, Vec2, along, at, distance_to_line, length};
use crate::layout::PieceKind;
use crate::stencils::house::{
    CITY_TINTS, GABLE_LEFT, GABLE_RIGHT, SHAPES, SMALL, VILLAGE_TINT, WIDE,
};
use crate::stencils::landmark::LANDMARKS;
use crate::theme::Role;

/// How large a city on a tile is that has a landmark.
const LARGE: f64 = 300_000.0;

impl Easel<'_> {
    pub(super) fn build_town(&mut self) {
        let mut towns: Vec<(Area, Vec<Vec<Point>>)> = self
            .areas(SegmentKind::City)
            .into_iter()
            .map(|(ix, area)| (area, self.streets(ix)))
            .collect();
        if !self.layout.closed.is_empty() {
            towns.push((self.layout.closed.clone(), Vec::new()));
        }
        for (area, streets) in towns {
            if area.size() > LARGE && !streets.is_empty() {
                self.raise_landmark(&area, &streets);
            }
            let mut spots: Vec<Point> = Vec::new();
            for candidate in self.lots(&streets) {
                let is_free = self.is_lot(candidate, &area)
                    && !self.is_kept(at(candidate.x, candidate.y - 40.0), 44.0)
                    && streets.iter().all(|street| {
                        distance_to_line(street, at(candidate.x, candidate.y - 18.0), false) > 64.0
                            && distance_to_line(street, at(candidate.x, candidate.y - 60.0), false)
                                > 34.0
                    })
                    && spots.iter().all(|spot| {
                        let (dx, dy) = (
                            (candidate.x - spot.x) / 103.0,
                            (candidate.y - spot.y) / 86.0,
                        );
                        dx * dx + dy * dy > 1.0
                    });
                if is_free {
                    spots.push(candidate);
                }
            }
            for spot in spots {
                self.build_house(spot);
            }
        }
        self.build_villages();
    }

    /// A landmark at the square, or wherever there is room for it.
    fn raise_landmark(&mut self, area: &Area, streets: &[Vec<Point>]) {
        let landmark = LANDMARKS[self.seed.below(LANDMARKS.len())];
        let square = streets[0][streets[0].len() - 1];
        let mut places = vec![
            square + Vec2::new(0.0, -26.0),
            square + Vec2::new(0.0, 30.0),
        ];
        for _ in 0..24 {
            places.push(at(
                self.seed.between(130.0, 870.0),
                self.seed.between(210.0, 880.0),
            ));
        }
        let found = places.into_iter().find(|&spot| {
            let middle = at(spot.x, spot.y - 60.0);
            self.is_lot(spot, area)
                && area.distance_to_edge(spot) > 120.0
                && !self.is_kept(middle, 84.0)
        });
        if let Some(spot) = found {
            self.stamp(&landmark, Tint::None, spot, 1.05);
            self.kept.push((at(spot.x, spot.y - 46.0), 72.0));
        }
    }

    /// Places for houses: terraces along the streets first, then rows of them.
    fn lots(&mut self, streets: &[Vec<Point>]) -> Vec<Point> {
        let mut lots = Vec::new();
        for street in streets {
            let total = length(street);
            let mut far = self.seed.between(34.0, 60.0);
            while far < total {
                let (point, way) = along(street, far);
                for aside in [Vec2::new(-way.y, way.x), Vec2::new(way.y, -way.x)] {
                    // A house in the north of a street touches it with its foot, one in the south with its roof.
                    let down = if aside.y < 0.0 { 48.0 } else { 150.0 };
                    let by = Vec2::new(aside.x * 100.0, aside.y * down + aside.x.abs() * 24.0);
                    lots.push(point + by);
                }
                far += 34.0;
            }
        }
        let mut y = self.seed.between(118.0, 142.0);
        while y < 985.0 {
            let mut x = self.seed.between(66.0, 120.0);
            let mut left = 2 + self.seed.below(3);
            while x < 940.0 {
                lots.push(at(x, y + self.seed.between(-7.0, 7.0)));
                left -= 1;
                x += self.seed.between(104.0, 114.0);
                if left == 0 {
                    // A gap between two terraces.
                    x += self.seed.between(18.0, 58.0);
                    left = 2 + self.seed.below(3);
                }
            }
            y += self.seed.between(98.0, 110.0);
        }
        lots
    }

    /// Whether a house stands inside the walls and inside the tile, neither behind a wall nor over it.
    fn is_lot(&self, lot: Point, area: &Area) -> bool {
        let on_tile = lot.x > 66.0 && lot.x < 934.0 && lot.y > 112.0 && lot.y < 984.0;
        on_tile
            && [
                (-62.0, 0.0),
                (62.0, 0.0),
                (-52.0, -66.0),
                (52.0, -66.0),
                (0.0, -80.0),
                (-40.0, 54.0),
                (40.0, 54.0),
            ]
            .iter()
            .all(|&(dx, dy)| area.contains(at(lot.x + dx, (lot.y + dy).min(998.0))))
    }

    fn build_house(&mut self, spot: Point) {
        let shape = SHAPES[self.seed.below(SHAPES.len())];
        let tint = if self.seed.chance(7) {
            Tint::Roles(Role::Slate, Role::SlateDark, Role::PlasterLight)
        } else {
            CITY_TINTS[self.seed.below(CITY_TINTS.len())]
        };
        let scale = [0.86, 0.92, 0.97, 1.0, 1.04, 1.1, 1.18][self.seed.below(7)];
        self.stamp(&shape, tint, spot, scale);
    }

    /// A house in every corner of a village that roads leave free.
    fn build_villages(&mut self) {
        let villages: Vec<Point> = self
            .layout
            .pieces
            .iter()
            .filter(|piece| piece.kind == PieceKind::Village)
            .map(|piece| piece.at)
            .collect();
        for center in villages {
            let lots = [
                (-150.0, -82.0, GABLE_RIGHT),
                (150.0, -82.0, GABLE_LEFT),
                (-150.0, 128.0, GABLE_RIGHT),
                (150.0, 128.0, GABLE_LEFT),
                (0.0, -100.0, WIDE),
                (-6.0, 178.0, SMALL),
                (-178.0, 20.0, SMALL),
                (178.0, 20.0, SMALL),
            ];
            let mut built: Vec<Point> = Vec::new();
            for (dx, dy, shape) in lots {
                let spot = at(center.x + dx, center.y + dy);
                let middle = at(spot.x, spot.y - 30.0);
                let roads_leave_it = self.layout.roads.iter().all(|way| {
                    distance_to_line(&way.line, at(spot.x, spot.y - 10.0), false) > 92.0
                        && distance_to_line(&way.line, middle, false) > 96.0
                });
                let on_grass = self.areas(SegmentKind::Field).iter().any(|(_, area)| {
                    [(-58.0, 4.0), (58.0, 4.0), (0.0, -70.0)]
                        .iter()
                        .all(|&(x, y)| area.contains(at(spot.x + x, spot.y + y)))
                });
                let is_apart = built.iter().all(|other| {
                    let (dx, dy) = ((spot.x - other.x) / 140.0, (spot.y - other.y) / 100.0);
                    dx * dx + dy * dy > 1.0
                });
                let leaves_figures = self
                    .layout
                    .anchors
                    .iter()
                    .all(|anchor| (*anchor - middle).hypot() > 120.0)
                    && self.layout.pieces.iter().all(|piece| {
                        piece.kind == PieceKind::Village
                            || (piece.at - middle).hypot() > piece.radius + 66.0
                    });
                if roads_leave_it && on_grass && is_apart && leaves_figures && built.len() < 4 {
                    built.push(spot);
                    self.kept.push((middle, 80.0));
                    self.stamp(&shape, VILLAGE_TINT, spot, 1.0);
                }
            }
        }
    }
}
