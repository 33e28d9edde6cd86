//! Life in the fields: crops, hedges, trees, sheep. Few of each, and never like a symbol of the game.

use carcas_tiles::SegmentKind;

use super::Easel;
use crate::canvas::{Data, Stencil, Tint, fill, line};
use crate::geometry::{Area, Point, at, direction};
use crate::stencils::nature::{BUSH, FIR, HAY, OAK, PLUM, POPLAR, SHEEP};
use crate::theme::Role;

const CROPS: [Role; 4] = [
    Role::CropGold,
    Role::CropPale,
    Role::CropGreen,
    Role::FieldDark,
];

impl Easel<'_> {
    pub(super) fn sow_life(&mut self) {
        let fields = self.areas(SegmentKind::Field);
        for (_, area) in &fields {
            let share = area.size() / 1e6;
            if share > 0.16 && self.seed.chance(55) {
                self.plow(area);
            }
            let clumps = 1 + (share * 3.2) as usize;
            for _ in 0..clumps {
                self.plant(area);
            }
            if share > 0.2 && self.seed.chance(40) {
                self.graze(area);
            }
            if share > 0.25 && self.seed.chance(25) {
                self.stack_hay(area);
            }
            self.strew(area, 2 + (share * 7.0) as usize);
        }
    }

    /// Finds a free place with room around it.
    fn clearing(&mut self, area: &Area, room: f64, above: f64, tries: usize) -> Option<Point> {
        for _ in 0..tries {
            let point = at(
                self.seed.between(30.0, 970.0),
                self.seed.between(60.0, 970.0),
            );
            let fits = area.contains(point)
                && area.distance_to_edge(point) > room
                && (above == 0.0 || area.contains(at(point.x, (point.y - above).max(1.0))))
                && !self.is_kept(point, room);
            if fits {
                return Some(point);
            }
        }
        None
    }

    /// A patch of open-field strips with a hedge along its north.
    fn plow(&mut self, area: &Area) {
        let Some(middle) = self.clearing(area, 128.0, 0.0, 24) else {
            return;
        };
        let (wide, high) = (
            self.seed.between(118.0, 150.0),
            self.seed.between(72.0, 92.0),
        );
        let lean = direction(self.seed.below(5) as i32 - 2);
        let bow = if self.seed.chance(50) { 14.0 } else { -14.0 };
        let place = |u: f64, v: f64| {
            let u = u + bow * (1.0 - v * v);
            let (x, y) = (u, v * high);
            at(
                middle.x + x * lean.x - y * lean.y,
                middle.y + x * lean.y + y * lean.x,
            )
        };
        let n = 3 + self.seed.below(2);
        let mut before = CROPS.len();
        let steps = [-1.0, -0.5, 0.0, 0.5, 1.0];
        for strip in 0..n {
            let edge = |ix: usize| -wide + 2.0 * wide * ix as f64 / n as f64;
            let (left, right) = (edge(strip), edge(strip + 1));
            let mut crop = self.seed.below(CROPS.len());
            if crop == before {
                crop = (crop + 1) % CROPS.len();
            }
            before = crop;
            let low = self.seed.between(0.9, 1.1);
            let mut data = Data::new();
            data.ring(
                steps
                    .iter()
                    .map(|&v| place(left, if v > 0.0 { v * low } else { v }))
                    .chain(
                        steps
                            .iter()
                            .rev()
                            .map(|&v| place(right, if v > 0.0 { v * low } else { v })),
                    ),
            );
            self.ground
                .path(fill(CROPS[crop]).lined(Role::Furrow, 4.0), &data.0);
            let mut furrows = Data::new();
            for share in [0.25, 0.5, 0.75] {
                let u = left + (right - left) * share;
                furrows.line(steps.iter().map(|&v| place(u, v * 0.86)));
            }
            self.ground
                .path(line(Role::Furrow, 3.0).faded(70), &furrows.0);
        }
        let mut x = -wide;
        while x < wide {
            self.stamp(&BUSH, Tint::None, place(x, -1.02), 1.0);
            x += 33.0;
        }
        self.kept.push((middle, 150.0));
    }

    /// Some trees of one kind.
    fn plant(&mut self, area: &Area) {
        let Some(middle) = self.clearing(area, 42.0, 96.0, 14) else {
            return;
        };
        const KINDS: [Stencil; 5] = [OAK, OAK, PLUM, FIR, POPLAR];
        let kind = KINDS[self.seed.below(KINDS.len())];
        let n = 2 + self.seed.below(3);
        for _ in 0..n {
            let away = direction(self.seed.below(32) as i32);
            let far = self.seed.between(10.0, 66.0);
            let spot = at(
                middle.x + away.x * far * 1.25,
                middle.y + away.y * far * 0.6,
            );
            let fits = area.contains(spot)
                && area.distance_to_edge(spot) > 26.0
                && area.contains(at(spot.x, (spot.y - 84.0).max(1.0)))
                && spot.x > 34.0
                && spot.x < 966.0
                && !self.is_kept(at(spot.x, spot.y - 30.0), 30.0);
            if fits {
                self.stamp(&kind, Tint::None, spot, 1.0);
            }
        }
        self.kept.push((middle, 70.0));
    }

    fn graze(&mut self, area: &Area) {
        let Some(middle) = self.clearing(area, 66.0, 0.0, 10) else {
            return;
        };
        for ix in 0..3 {
            let spot = at(
                middle.x + f64::from(ix) * 58.0 - 58.0,
                middle.y + self.seed.between(-26.0, 26.0),
            );
            self.stamp(&SHEEP, Tint::None, spot, 1.0);
        }
        self.kept.push((middle, 95.0));
    }

    fn stack_hay(&mut self, area: &Area) {
        if let Some(spot) = self.clearing(area, 60.0, 40.0, 8) {
            self.stamp(&HAY, Tint::None, spot, 1.0);
            self.kept.push((spot, 50.0));
        }
    }

    /// Tufts of grass and a few flowers.
    fn strew(&mut self, area: &Area, n: usize) {
        let mut tufts = Data::new();
        let mut flowers = Data::new();
        for _ in 0..n {
            if let Some(spot) = self.clearing(area, 24.0, 0.0, 3) {
                if self.seed.chance(70) {
                    tufts.line([
                        at(spot.x - 10.0, spot.y - 18.0),
                        spot,
                        at(spot.x + 11.0, spot.y - 17.0),
                    ]);
                    tufts.line([spot, at(spot.x, spot.y - 24.0)]);
                } else {
                    for _ in 0..5 {
                        let petal = at(
                            spot.x + self.seed.between(-40.0, 40.0),
                            spot.y + self.seed.between(-22.0, 22.0),
                        );
                        flowers.line([petal, at(petal.x + 1.0, petal.y)]);
                    }
                }
            }
        }
        self.ground.path(line(Role::Tuft, 5.0), &tufts.0);
        let color = if self.seed.chance(50) {
            Role::White
        } else {
            Role::FlowerGold
        };
        self.ground.path(line(color, 12.0), &flowers.0);
    }
}
