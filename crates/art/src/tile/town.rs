//! Houses: rows of roofs inside the walls, clear of streets, symbols and figures.

use carcas_tiles::SegmentKind;

use super::Easel;
use crate::canvas::Tint;
use crate::geometry::{Area, Point, at, distance_to_line};
use crate::layout::PieceKind;
use crate::stencils::house::{
    CITY_TINTS, GABLE_LEFT, GABLE_RIGHT, SHAPES, SMALL, VILLAGE_TINT, WIDE,
};
use crate::theme::Role;

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
            let mut spots: Vec<Point> = Vec::new();
            for candidate in self.lots() {
                let is_free = self.is_lot(candidate, &area)
                    && !self.is_kept(at(candidate.x, candidate.y - 40.0), 44.0)
                    && streets.iter().all(|street| {
                        distance_to_line(street, at(candidate.x, candidate.y - 18.0), false) > 66.0
                    })
                    && spots.iter().all(|spot| {
                        let (dx, dy) = (
                            (candidate.x - spot.x) / 132.0,
                            (candidate.y - spot.y) / 92.0,
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

    /// Places for houses: staggered rows first, then wherever there is room left.
    fn lots(&mut self) -> Vec<Point> {
        let mut lots = Vec::new();
        for row in 0..8 {
            for column in 0..7 {
                let stagger = if row % 2 == 1 { 73.0 } else { 0.0 };
                lots.push(at(
                    80.0 + f64::from(column) * 146.0 + stagger + self.seed.between(-14.0, 14.0),
                    124.0 + f64::from(row) * 118.0 + self.seed.between(-12.0, 12.0),
                ));
            }
        }
        for _ in 0..60 {
            lots.push(at(
                self.seed.between(70.0, 930.0),
                self.seed.between(110.0, 975.0),
            ));
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
        let tint = if self.seed.chance(6) {
            Tint::Roles(Role::Slate, Role::SlateDark, Role::PlasterLight)
        } else {
            CITY_TINTS[self.seed.below(CITY_TINTS.len())]
        };
        self.stamp(&shape, tint, spot, 1.0);
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
                    .all(|anchor| (*anchor - middle).hypot() > 120.0);
                if roads_leave_it && on_grass && is_apart && leaves_figures && built.len() < 4 {
                    built.push(spot);
                    self.kept.push((middle, 80.0));
                    self.stamp(&shape, VILLAGE_TINT, spot, 1.0);
                }
            }
        }
    }
}
