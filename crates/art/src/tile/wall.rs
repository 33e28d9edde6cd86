//! City walls: raised along their line, the outer face where they look south and the inner face where they look north.

use super::Easel;
use crate::canvas::{Canvas, Data, Tint, fill, line};
use crate::geometry::{Point, Vec2, at, crossing, resampled, right_of};
use crate::layout::{End, Wall};
use crate::stencils::gate::{TOWER_CORNER, WATER_GATE};
use crate::theme::Role;

/// How high a wall stands.
const HEIGHT: f64 = 74.0;
/// How thick it is; it grows into its city, so that the field keeps its shape.
const THICKNESS: f64 = 36.0;
/// The height of a merlon.
const MERLON: f64 = 20.0;
/// Pieces of this length are sorted on their own among houses and trees.
const CHUNK: usize = 4;

/// Returns the corners at which walls end, clockwise from the north-west.
pub(super) fn towers(walls: &[Wall]) -> [bool; 4] {
    let corners = [
        at(0.0, 0.0),
        at(1000.0, 0.0),
        at(1000.0, 1000.0),
        at(0.0, 1000.0),
    ];
    corners.map(|corner| {
        walls.iter().any(|wall| {
            [wall.line[0], wall.line[wall.line.len() - 1]]
                .iter()
                .any(|&end| (end - corner).hypot() < 2.0)
        })
    })
}

impl Easel<'_> {
    pub(super) fn raise_walls(&mut self) {
        let walls = self.layout.walls.clone();
        for wall in &walls {
            if self.detail.is_flat() {
                self.draw_flat(wall);
            } else {
                self.raise(wall);
            }
        }
        self.raise_posts();
        self.open_to_water(&walls);
    }

    /// An arch where a river passes under a wall that looks south.
    fn open_to_water(&mut self, walls: &[Wall]) {
        if self.detail.is_flat() {
            return;
        }
        let mut arches = Vec::new();
        for wall in walls {
            for river in &self.layout.rivers {
                let Some((point, way)) = crossing(&river.line, &wall.line) else {
                    continue;
                };
                let is_seen = way.y.abs() > way.x.abs();
                let inside = wall.segment_ix.map(|ix| &self.layout.areas[ix]);
                let looks_south =
                    inside.is_some_and(|area| area.contains(at(point.x, point.y - 20.0)));
                if is_seen && looks_south {
                    arches.push(point);
                }
            }
        }
        for point in arches {
            let mut canvas = self.canvas();
            canvas.stamp(&WATER_GATE, Tint::None, point, 1.0);
            self.stand(point.y + 20.0, canvas);
        }
    }

    /// A tower where walls end elsewhere than at a corner, so that no end is left open.
    fn raise_posts(&mut self) {
        // The walls of Carcassonne go on on the next tile.
        if !self.layout.closed.is_empty() {
            return;
        }
        for post in self.layout.posts.clone() {
            if self.detail.is_flat() {
                let paint = fill(Role::Stone).lined(Role::InkWall, 20.0);
                self.ground.ellipse(paint, post, 46.0, 46.0);
            } else {
                self.stamp(&TOWER_CORNER, Tint::None, post + Vec2::new(0.0, 14.0), 0.86);
            }
        }
    }

    /// A bold band for small sizes.
    fn draw_flat(&mut self, wall: &Wall) {
        let mut data = Data::new();
        data.line(
            wall.line
                .iter()
                .step_by(3)
                .copied()
                .chain(wall.line.last().copied()),
        );
        self.ground.path(line(Role::InkWall, 62.0), &data.0);
        self.ground.path(line(Role::Stone, 30.0), &data.0);
    }

    fn raise(&mut self, wall: &Wall) {
        let gap = if self.detail.is_fine() { 36.0 } else { 46.0 };
        let points = resampled(&wall.line, gap);
        let n = points.len();
        // The city is on the right hand of the line, so the left hand looks out.
        let outward: Vec<Vec2> = (0..n).map(|ix| right_of(&points, ix) * -1.0).collect();
        let flip = self.city_is_left(&points, &outward, wall.segment_ix);
        let outward: Vec<Vec2> = outward
            .into_iter()
            .map(|v| if flip { v * -1.0 } else { v })
            .collect();
        self.cast_shadow(&points);
        let inner: Vec<Point> = points
            .iter()
            .zip(&outward)
            .map(|(&point, &out)| point - out * THICKNESS)
            .collect();
        let mut from = 0;
        while from < n - 1 {
            let to = (from + CHUNK).min(n - 1);
            let looks = outward[(from + to) / 2];
            let mut canvas = self.canvas();
            let chunk = (&points[from..=to], &inner[from..=to]);
            draw_chunk(&mut canvas, chunk, looks, self.detail.is_fine());
            let foot = points[(from + to) / 2].y + if looks.y > 0.0 { 8.0 } else { -8.0 };
            self.stand(foot, canvas);
            from = to;
        }
    }

    fn city_is_left(&self, points: &[Point], outward: &[Vec2], segment_ix: Option<usize>) -> bool {
        let Some(segment_ix) = segment_ix else {
            return false;
        };
        let area = &self.layout.areas[segment_ix];
        let votes = (1..points.len() - 1)
            .step_by(3)
            .map(|ix| {
                let inside = area.contains(points[ix] - outward[ix] * 14.0);
                let outside = area.contains(points[ix] + outward[ix] * 14.0);
                i32::from(outside) - i32::from(inside)
            })
            .sum::<i32>();
        votes > 0
    }

    fn cast_shadow(&mut self, points: &[Point]) {
        let shift = Vec2::new(HEIGHT * 0.55, HEIGHT * 0.34);
        let mut few: Vec<Point> = points.iter().step_by(2).copied().collect();
        few.extend(points.last());
        let mut data = Data::new();
        let back = few.iter().rev().map(|&point| point + shift);
        data.ring(few.iter().copied().chain(back));
        self.ground.path(fill(Role::Shadow).faded(22), &data.0);
    }

    /// Whether a gate stands near a point.
    pub(super) fn gates(&self) -> Vec<(Point, Vec2)> {
        self.layout
            .roads
            .iter()
            .filter_map(|way| match way.ends[1] {
                End::Gate(out) => Some((way.line[way.line.len() - 1] + out * 12.0, out)),
                _ => None,
            })
            .collect()
    }
}

fn raised(points: &[Point]) -> impl DoubleEndedIterator<Item = Point> + '_ {
    points.iter().map(|&point| at(point.x, point.y - HEIGHT))
}

/// The outer face of a wall by where it looks: four steps away from the light.
fn shade(looks: Vec2) -> Role {
    match looks.x {
        x if x < -0.4 => Role::Stone,
        x if x < 0.1 => Role::StoneShade,
        x if x < 0.55 => Role::StoneDeep,
        _ => Role::StoneDark,
    }
}

fn draw_chunk(
    canvas: &mut Canvas,
    (outer, inner): (&[Point], &[Point]),
    looks: Vec2,
    is_fine: bool,
) {
    let shows_outside = looks.y > 0.0;
    let foot = if shows_outside { outer } else { inner };
    let face = match shows_outside {
        true => shade(looks),
        false => Role::StoneInner,
    };
    let mut data = Data::new();
    data.ring(foot.iter().copied().chain(raised(foot).rev()));
    canvas.path(fill(face).lined(face, 2.0), &data.0);
    let mut data = Data::new();
    data.ring(raised(outer).chain(raised(inner).rev()));
    canvas.path(fill(Role::StoneLight).lined(Role::StoneLight, 2.0), &data.0);
    let mut data = Data::new();
    data.line(foot.iter().copied());
    data.line(raised(outer));
    data.line(raised(inner));
    canvas.path(line(Role::InkWall, 8.0), &data.0);
    if is_fine {
        if shows_outside {
            draw_stones(canvas, outer);
        }
        draw_merlons(canvas, outer, shows_outside);
    }
}

/// A few stones in the face of a wall.
fn draw_stones(canvas: &mut Canvas, foot: &[Point]) {
    let mut data = Data::new();
    for (ix, pair) in foot.windows(2).enumerate().skip(1).step_by(2) {
        let lift = [46.0, 20.0][ix / 2 % 2];
        let step = pair[1] - pair[0];
        if step.x.abs() < 14.0 {
            continue;
        }
        let from = pair[0] + step * 0.25 - Vec2::new(0.0, lift);
        data.line([from, from + step * 0.5]);
    }
    canvas.path(line(Role::InkWall, 5.0).faded(35), &data.0);
}

fn draw_merlons(canvas: &mut Canvas, outer: &[Point], shows_outside: bool) {
    let mut data = Data::new();
    for pair in outer.windows(2) {
        let middle = pair[0].midpoint(pair[1]);
        let step = pair[1] - pair[0];
        let half = (step.x.abs() * 0.26).max(7.0);
        let slope = if step.x.abs() > 12.0 {
            step.y / step.x
        } else {
            0.0
        };
        let corner = |x: f64, lift: f64| at(middle.x + x, middle.y + x * slope - HEIGHT - lift);
        data.ring([
            corner(-half, 0.0),
            corner(half, 0.0),
            corner(half, MERLON),
            corner(-half, MERLON),
        ]);
    }
    let stone = if shows_outside {
        Role::StoneLight
    } else {
        Role::Stone
    };
    canvas.path(fill(stone).lined(Role::InkWall, 6.0), &data.0);
}
