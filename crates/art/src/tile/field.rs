//! Life in the fields: every patch of grass has one theme, chosen by the tile and its copy. A third of them stays calm,
//! and nothing looks like a symbol of the game.

use carcas_tiles::SegmentKind;

use super::Easel;
use crate::canvas::{Data, Stencil, Tint, fill, line};
use crate::geometry::{Area, Point, Vec2, at, direction};
use crate::stencils::nature::{APPLE, BUSH, FIR, HAY, OAK, PLUM, POPLAR, SHEEP};
use crate::theme::Role;

const CROPS: [Role; 3] = [Role::CropGold, Role::CropGreen, Role::CropPale];

/// What a patch of grass is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Theme {
    /// A tree or two.
    Calm,
    /// Many trees on shaded ground.
    Wood,
    /// Strips of crops between hedges.
    Strips,
    /// Fruit trees in rows.
    Orchard,
    /// Sheep behind a fence.
    Pasture,
}

/// Themes by their share in a hundred.
const THEMES: [(Theme, usize); 5] = [
    (Theme::Calm, 33),
    (Theme::Wood, 28),
    (Theme::Strips, 17),
    (Theme::Orchard, 9),
    (Theme::Pasture, 13),
];

/// Smaller patches stay bare.
const BARE: f64 = 12_000.0;

/// Smaller patches hold a few trees at most.
const SMALL: f64 = 75_000.0;

impl Easel<'_> {
    pub(super) fn sow_life(&mut self) {
        for (_, area) in self.areas(SegmentKind::Field) {
            for piece in area.pieces {
                let patch = Area {
                    pieces: vec![piece],
                };
                self.sow(&patch);
            }
        }
    }

    fn sow(&mut self, patch: &Area) {
        let size = patch.size();
        if size < BARE {
            return;
        }
        let mut theme = self.theme();
        if size < SMALL && theme != Theme::Calm {
            theme = Theme::Wood;
        }
        let before = self.uprights.len();
        if let Some((middle, room)) = self.glade(patch, 200.0) {
            self.use_patch(patch, theme, (middle, room));
        }
        // One bush is lost on a wide patch.
        let few = if size > 150_000.0 { 1 } else { 0 };
        if self.uprights.len() <= before + few {
            self.fill_in(patch);
        }
        self.strew(patch, 3 + (size / 1e6 * 9.0) as usize);
    }

    /// Uses a patch for one theme, around the place with the most room.
    fn use_patch(&mut self, patch: &Area, theme: Theme, (middle, room): (Point, f64)) {
        let size = patch.size();
        match theme {
            Theme::Wood => self.grow_wood(patch, middle, room),
            Theme::Strips if room > 100.0 => self.plow(middle, room),
            Theme::Orchard if room > 96.0 => self.grow_orchard(patch, middle, room),
            Theme::Pasture if room > 92.0 => self.graze(patch, middle, room),
            _ => self.plant(patch, middle),
        }
        // Wide fields have a few more trees.
        if size > 420_000.0 {
            for _ in 0..2 {
                if let Some((spot, _)) = self.glade(patch, 60.0) {
                    self.plant(patch, spot);
                }
            }
        }
        if theme == Theme::Calm && size > 250_000.0 && self.seed.chance(45) {
            self.stack_hay(patch);
        }
    }

    /// Puts a tree, or a bush where no tree fits, onto a patch that would be blank.
    fn fill_in(&mut self, patch: &Area) {
        let steps = (2..39).map(|step| f64::from(step) * 25.0);
        let grid = steps
            .clone()
            .flat_map(|y| steps.clone().map(move |x| at(x, y)));
        let spots: Vec<Point> = grid.filter(|&spot| patch.contains(spot)).collect();
        let of = |is_good: &dyn Fn(Point) -> bool| -> Vec<Point> {
            spots
                .iter()
                .copied()
                .filter(|&spot| is_good(spot))
                .collect()
        };
        let for_trees = of(&|spot| self.is_for_tree(patch, spot));
        let for_bushes = of(&|spot| {
            patch.distance_to_edge(spot) > 34.0 && !self.is_kept(at(spot.x, spot.y - 14.0), 20.0)
        });
        let (kind, spots) = match for_trees.is_empty() {
            false => (PLUM, for_trees),
            true => (BUSH, for_bushes),
        };
        if !spots.is_empty() {
            let spot = spots[self.seed.below(spots.len())];
            self.stamp(&kind, Tint::None, spot, 1.1);
            self.kept.push((spot, 60.0));
        }
    }

    fn theme(&mut self) -> Theme {
        let mut point = self.seed.below(100);
        for (theme, share) in THEMES {
            if point < share {
                return theme;
            }
            point -= share;
        }
        Theme::Calm
    }

    /// Finds one of the places with the most room, up to what is wanted, and how much it has.
    fn glade(&mut self, patch: &Area, wanted: f64) -> Option<(Point, f64)> {
        let mut best: Option<(Point, f64)> = None;
        for _ in 0..44 {
            let point = at(
                self.seed.between(40.0, 960.0),
                self.seed.between(60.0, 960.0),
            );
            if !patch.contains(point) {
                continue;
            }
            let kept = self.kept.iter();
            let free = kept
                .map(|&(center, radius)| (center - point).hypot() - radius)
                .fold(patch.distance_to_edge(point), f64::min)
                .min(wanted);
            if free > 40.0 && best.is_none_or(|(_, most)| free > most) {
                best = Some((point, free));
            }
        }
        best
    }

    /// Whether a tree can stand on a spot without reaching over a road, a sign or the border.
    fn is_for_tree(&self, patch: &Area, spot: Point) -> bool {
        let top = at(spot.x, (spot.y - 84.0).max(1.0));
        patch.contains(spot)
            && patch.distance_to_edge(spot) > 24.0
            && patch.contains(top)
            && (36.0..964.0).contains(&spot.x)
            && spot.y > 92.0
            && !self.is_kept(at(spot.x, spot.y - 30.0), 26.0)
            && !self.is_kept(at(spot.x, spot.y - 88.0), 12.0)
    }

    /// Trees close together, on shaded ground.
    fn grow_wood(&mut self, patch: &Area, middle: Point, room: f64) {
        let (wide, high) = (room.min(185.0), (room * 0.82).min(140.0));
        let kinds: [Stencil; 4] = match self.seed.below(3) {
            0 => [FIR, FIR, FIR, OAK],
            1 => [OAK, PLUM, OAK, FIR],
            _ => [OAK, OAK, PLUM, POPLAR],
        };
        let wanted = ((wide * high / 1_500.0) as usize).clamp(4, 14);
        let mut trees: Vec<Point> = Vec::new();
        for _ in 0..wanted * 7 {
            let way = direction(self.seed.below(32) as i32);
            let far = self.seed.between(0.0, 1.0);
            // Even over the ground instead of crowded in the middle.
            let far = 1.0 - far * far;
            let spot = middle + Vec2::new(way.x * wide, way.y * high) * far;
            let is_apart = trees.iter().all(|tree| {
                let (dx, dy) = ((spot.x - tree.x) / 54.0, (spot.y - tree.y) / 36.0);
                dx * dx + dy * dy > 1.0
            });
            if trees.len() < wanted && is_apart && self.is_for_tree(patch, spot) {
                trees.push(spot);
            }
        }
        if trees.len() > 3 {
            let mut ground = Data::new();
            let rim: Vec<Point> = (0..9)
                .map(|step| {
                    let way = direction(step * 32 / 9);
                    let reach = self.seed.between(0.82, 1.0);
                    middle + Vec2::new(way.x * wide, way.y * high + 4.0) * reach
                })
                .collect();
            ground.blob(&rim);
            self.ground.path(fill(Role::Thicket).faded(75), &ground.0);
        }
        for spot in trees {
            let kind = kinds[self.seed.below(kinds.len())];
            let scale = self.seed.between(0.88, 1.16);
            self.stamp(&kind, Tint::None, spot, scale);
        }
        self.kept.push((middle, wide));
    }

    /// Strips of crops side by side, each plowed along its length, with a hedge along two sides.
    fn plow(&mut self, middle: Point, room: f64) {
        let (wide, high) = (
            ((room - 34.0) * 0.84).min(175.0),
            ((room - 34.0) * 0.54).min(112.0),
        );
        let lean = direction(self.seed.below(3) as i32 - 1);
        let bow = if self.seed.chance(50) { 12.0 } else { -12.0 };
        let place = |u: f64, v: f64| {
            let (x, y) = (u * wide + bow * (1.0 - v * v), v * high);
            middle + Vec2::new(x * lean.x - y * lean.y, x * lean.y + y * lean.x)
        };
        const STEPS: [f64; 5] = [-1.0, -0.5, 0.0, 0.5, 1.0];
        let n = 4 + self.seed.below(3);
        let first = self.seed.below(CROPS.len());
        let mut edge = -1.0;
        let mut furrows = Data::new();
        let mut balks = Data::new();
        for strip in 0..n {
            let end = match strip + 1 == n {
                true => 1.0,
                false => edge + 2.0 / n as f64 * self.seed.between(0.8, 1.2),
            };
            let mut data = Data::new();
            let left = STEPS.iter().map(|&v| place(edge, v));
            let right = STEPS.iter().rev().map(|&v| place(end, v));
            data.ring(left.chain(right));
            let crop = CROPS[(first + strip) % CROPS.len()];
            self.ground.path(fill(crop).lined(crop, 3.0), &data.0);
            if strip > 0 {
                balks.line(STEPS.iter().map(|&v| place(edge, v)));
            }
            for part in [1.0 / 3.0, 2.0 / 3.0] {
                let middle = edge + (end - edge) * part;
                furrows.line(STEPS.iter().map(|&v| place(middle, v * 0.9)));
            }
            edge = end;
        }
        if self.detail.is_fine() {
            self.ground
                .path(line(Role::Furrow, 4.0).faded(45), &furrows.0);
        }
        self.ground
            .path(line(Role::Furrow, 6.0).faded(80), &balks.0);
        let mut rim = Data::new();
        let left = STEPS.iter().map(|&v| place(-1.0, v));
        let right = STEPS.iter().rev().map(|&v| place(1.0, v));
        rim.ring(left.chain(right));
        self.ground.path(line(Role::Furrow, 6.0), &rim.0);
        self.hedge(&place);
        self.kept.push((middle, room));
    }

    /// A hedge along the south and one side of what lies between -1 and 1: one band of leaves, lit from above, with a
    /// tree here and there.
    fn hedge(&mut self, place: &impl Fn(f64, f64) -> Point) {
        let side = if self.seed.chance(50) { 1.05 } else { -1.05 };
        let mut band: Vec<Point> = Vec::new();
        for step in 0..8 {
            let u = -side + side * 2.0 * f64::from(step) / 7.0;
            band.push(place(u, 1.1) + Vec2::new(0.0, self.seed.between(-4.0, 4.0)));
        }
        for v in [0.6, 0.1, -0.4, -0.9] {
            band.push(place(side, v) + Vec2::new(self.seed.between(-4.0, 4.0), 0.0));
        }
        let lifted = |by: f64| band.iter().map(move |&point| point - Vec2::new(0.0, by));
        let mut hedge = [Data::new(), Data::new(), Data::new()];
        hedge[0].line(lifted(2.0));
        hedge[1].line(lifted(8.0));
        for point in lifted(13.0).step_by(2) {
            hedge[2].line([point, point + Vec2::new(9.0, 0.0)]);
        }
        let [shade, leaves, light] = hedge;
        self.ground.path(line(Role::Ink, 28.0), &shade.0);
        self.ground.path(line(Role::LeafDark, 20.0), &shade.0);
        self.ground.path(line(Role::Leaf, 15.0), &leaves.0);
        self.ground.path(line(Role::LeafLight, 7.0), &light.0);
        if self.seed.chance(55) {
            let spot = band[self.seed.below(band.len())];
            self.stamp(&OAK, Tint::None, spot + Vec2::new(0.0, 8.0), 0.95);
        }
    }

    /// Fruit trees in rows, with gaps where one has died.
    fn grow_orchard(&mut self, patch: &Area, middle: Point, room: f64) {
        let (wide, high) = (room.min(150.0), (room * 0.8).min(120.0));
        let lean = self.seed.between(-46.0, 46.0);
        let place = |u: f64, v: f64| middle + Vec2::new(u * wide - v * lean, v * high);
        let mut ground = Data::new();
        let rim = [
            (-0.85, -0.9),
            (0.0, -1.05),
            (0.9, -0.85),
            (1.0, 0.1),
            (0.85, 0.9),
            (0.0, 1.05),
            (-0.9, 0.85),
            (-1.0, 0.0),
        ];
        ground.blob(&rim.map(|(u, v)| place(u, v)));
        self.ground
            .path(fill(Role::FieldLight).faded(70), &ground.0);
        let n_columns = if wide > 120.0 {
            3 + self.seed.below(2)
        } else {
            3
        };
        let n_rows = 2 + self.seed.below(2);
        for row in 0..n_rows {
            // Every other row stands in the gaps of the one before.
            let shift = if row % 2 == 1 { 0.5 } else { 0.0 } / n_columns as f64;
            for column in 0..n_columns {
                let u = (column as f64 + 0.35) / n_columns as f64 * 2.0 - 1.0 + shift * 2.0;
                let v = (row as f64 + 0.75) / n_rows as f64 * 2.0 - 1.0;
                let jitter = Vec2::new(self.seed.between(-9.0, 9.0), self.seed.between(-6.0, 6.0));
                let (spot, scale) = (place(u, v) + jitter, self.seed.between(0.8, 1.0));
                if !self.seed.chance(14) && self.is_for_tree(patch, spot) {
                    self.stamp(&APPLE, Tint::None, spot, scale);
                }
            }
        }
        self.kept.push((middle, room));
    }

    /// Sheep behind a fence.
    fn graze(&mut self, patch: &Area, middle: Point, room: f64) {
        let (wide, high) = ((room - 16.0).min(165.0), ((room - 40.0) * 0.82).min(110.0));
        let place = |u: f64, v: f64| middle + Vec2::new(u * wide, v * high);
        let posts = [
            (-0.98, 0.5),
            (-1.0, -0.2),
            (-0.72, -0.86),
            (-0.1, -1.0),
            (0.5, -0.94),
            (0.95, -0.6),
        ];
        let mut rails = Data::new();
        let mut pegs = Data::new();
        for lift in [10.0, 24.0] {
            rails.line(posts.map(|(u, v)| place(u, v) - Vec2::new(0.0, lift)));
        }
        for (u, v) in posts {
            let foot = place(u, v);
            pegs.line([foot, foot - Vec2::new(0.0, 32.0)]);
        }
        self.ground.path(line(Role::Wood, 5.0), &rails.0);
        self.ground.path(line(Role::Wood, 9.0), &pegs.0);
        let n = if wide > 100.0 {
            3 + self.seed.below(3)
        } else {
            3
        };
        let spots = [
            (-0.5, -0.2),
            (0.35, -0.35),
            (0.0, 0.45),
            (0.7, 0.3),
            (-0.6, 0.62),
        ];
        for &(u, v) in &spots[..n] {
            let spot = place(
                u + self.seed.between(-0.1, 0.1),
                v + self.seed.between(-0.12, 0.12),
            );
            if patch.contains(spot) {
                self.stamp(&SHEEP, Tint::None, spot, 0.95);
            }
        }
        self.kept.push((middle, room));
    }

    /// One to three trees of one kind.
    fn plant(&mut self, patch: &Area, middle: Point) {
        const KINDS: [Stencil; 6] = [OAK, OAK, PLUM, FIR, POPLAR, BUSH];
        let kind = KINDS[self.seed.below(KINDS.len())];
        // One poplar alone is hardly more than a line.
        let n = (1 + self.seed.below(3)).max(if kind == POPLAR { 3 } else { 1 });
        for ix in 0..n {
            let way = direction(self.seed.below(32) as i32);
            let far = self.seed.between(24.0, 60.0) * if ix == 0 { 0.0 } else { 1.0 };
            let spot = middle + Vec2::new(way.x * far * 1.3, way.y * far * 0.6);
            let scale = self.seed.between(0.9, 1.12);
            if self.is_for_tree(patch, spot) {
                self.stamp(&kind, Tint::None, spot, scale);
            }
        }
        self.kept.push((middle, 70.0));
    }

    fn stack_hay(&mut self, patch: &Area) {
        if let Some((spot, _)) = self.glade(patch, 64.0)
            && self.is_for_tree(patch, spot)
        {
            self.stamp(&HAY, Tint::None, spot, 1.0);
            self.kept.push((spot, 50.0));
        }
    }

    /// Tufts of grass and a few flowers.
    fn strew(&mut self, patch: &Area, n: usize) {
        let mut tufts = Data::new();
        let mut flowers = Data::new();
        for _ in 0..n {
            let spot = at(
                self.seed.between(50.0, 950.0),
                self.seed.between(60.0, 950.0),
            );
            let is_tuft = self.seed.chance(70);
            let is_free = patch.contains(spot)
                && patch.distance_to_edge(spot) > 48.0
                && !self.is_kept(spot, 30.0);
            if !is_free {
                continue;
            }
            if is_tuft {
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
        let color = if self.seed.chance(50) {
            Role::White
        } else {
            Role::FlowerGold
        };
        if self.detail.is_fine() {
            self.ground.path(line(Role::Tuft, 5.0), &tufts.0);
            self.ground.path(line(color, 11.0), &flowers.0);
        }
    }
}
