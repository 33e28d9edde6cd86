//! Points, contours and areas of a tile of 1000 by 1000 units, `x` to the east and `y` to the south.
//!
//! Everything here uses only arithmetic that is exact to the last bit on every machine, so that the same tile gives the
//! same bytes everywhere.

use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::single::SingleFloatOverlay;
use kurbo::{CubicBez, ParamCurve};
pub use kurbo::{Point, Rect, Vec2};

/// The side of a tile.
pub const SIZE: f64 = 1000.0;

/// The middle of a tile.
pub const CENTER: Point = Point::new(500.0, 500.0);

/// A closed line without its last point.
pub type Contour = Vec<Point>;

/// Returns a point.
pub const fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

/// Turns a point clockwise around the middle of the tile, once per quarter.
pub fn turned(point: Point, quarters: u8) -> Point {
    match quarters & 3 {
        0 => point,
        1 => at(SIZE - point.y, point.x),
        2 => at(SIZE - point.x, SIZE - point.y),
        _ => at(point.y, SIZE - point.x),
    }
}

/// A part of the plane: pieces with holes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Area {
    /// The pieces; the first contour of each is its outline, the others are its holes.
    pub pieces: Vec<Vec<Contour>>,
}

impl Area {
    /// Returns the smallest rectangle around the area.
    pub fn bounds(&self) -> Rect {
        let mut points = self.lines().flatten();
        let first = points.next().copied().unwrap_or(CENTER);
        let around = Rect::from_points(first, first);
        points.fold(around, |rect, &point| rect.union_pt(point))
    }

    /// Returns the inside of a contour.
    pub fn of(contour: Contour) -> Self {
        Self {
            pieces: vec![vec![contour]],
        }
    }

    /// Returns the whole tile.
    pub fn tile() -> Self {
        Self::of(vec![
            at(0.0, 0.0),
            at(SIZE, 0.0),
            at(SIZE, SIZE),
            at(0.0, SIZE),
        ])
    }

    /// Returns a disc.
    pub fn disc(center: Point, radius: f64) -> Self {
        Self::of(ring(center, radius))
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    fn combined(&self, other: &Self, rule: OverlayRule) -> Self {
        let plain = |area: &Self| -> Vec<Vec<Vec<[f64; 2]>>> {
            area.pieces
                .iter()
                .map(|piece| {
                    piece
                        .iter()
                        .map(|line| line.iter().map(|p| [p.x, p.y]).collect())
                        .collect()
                })
                .collect()
        };
        let shapes = plain(self).overlay(&plain(other), rule, FillRule::NonZero);
        let pieces = shapes
            .into_iter()
            .map(|shape| {
                shape
                    .into_iter()
                    .map(|line| line.into_iter().map(|[x, y]| at(x, y)).collect())
                    .collect()
            })
            .collect();
        Self { pieces }
    }

    /// Returns what is in either.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        self.combined(other, OverlayRule::Union)
    }

    /// Returns what is in this one only.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        if other.is_empty() || self.is_empty() {
            return self.clone();
        }
        self.combined(other, OverlayRule::Difference)
    }

    /// Returns what is in both.
    #[must_use]
    pub fn within(&self, other: &Self) -> Self {
        self.combined(other, OverlayRule::Intersect)
    }

    /// Whether a point is inside.
    pub fn contains(&self, point: Point) -> bool {
        self.lines().filter(|line| crosses_odd(line, point)).count() % 2 == 1
    }

    /// Returns all contours.
    pub fn lines(&self) -> impl Iterator<Item = &Contour> {
        self.pieces.iter().flatten()
    }

    /// Returns the area in square units.
    pub fn size(&self) -> f64 {
        let signed = |line: &Contour| -> f64 {
            (0..line.len())
                .map(|ix| {
                    let (p, q) = (line[ix], line[(ix + 1) % line.len()]);
                    p.x * q.y - q.x * p.y
                })
                .sum()
        };
        let mut total = 0.0;
        for piece in &self.pieces {
            for (ix, line) in piece.iter().enumerate() {
                let size = signed(line).abs() / 2.0;
                total += if ix == 0 { size } else { -size };
            }
        }
        total
    }

    /// Returns the area turned clockwise around the middle of the tile.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Self {
        let turn = |line: &Contour| line.iter().map(|&p| turned(p, quarters)).collect();
        let pieces = self.pieces.iter();
        Self {
            pieces: pieces
                .map(|piece| piece.iter().map(turn).collect())
                .collect(),
        }
    }

    /// Returns how far a point is from the nearest contour.
    pub fn distance_to_edge(&self, point: Point) -> f64 {
        self.lines()
            .map(|line| distance_to_line(line, point, true))
            .fold(f64::INFINITY, f64::min)
    }
}

fn crosses_odd(line: &[Point], point: Point) -> bool {
    let mut inside = false;
    let Some(&(mut before)) = line.last() else {
        return false;
    };
    for &here in line {
        if (here.y > point.y) != (before.y > point.y) {
            let x = before.x + (point.y - before.y) / (here.y - before.y) * (here.x - before.x);
            if point.x < x {
                inside = !inside;
            }
        }
        before = here;
    }
    inside
}

/// Returns how far a point is from a line, closed or open.
pub fn distance_to_line(line: &[Point], point: Point, is_closed: bool) -> f64 {
    let n = if is_closed {
        line.len()
    } else {
        line.len().saturating_sub(1)
    };
    let mut best = f64::INFINITY;
    for ix in 0..n {
        let (p, q) = (line[ix], line[(ix + 1) % line.len()]);
        let along = q - p;
        let share = ((point - p).dot(along) / along.hypot2().max(1e-9)).clamp(0.0, 1.0);
        best = best.min((point - (p + along * share)).hypot2());
    }
    best.sqrt()
}

/// Sines of the first quarter of a circle, in thirty-seconds; no library function, so that every machine agrees.
const SINES: [f64; 9] = [
    0.0,
    0.195_090_322,
    0.382_683_432,
    0.555_570_233,
    std::f64::consts::FRAC_1_SQRT_2,
    0.831_469_612,
    0.923_879_533,
    0.980_785_280,
    1.0,
];

/// Returns the unit vector at a number of thirty-seconds of a full turn, clockwise from east.
pub fn direction(thirty_seconds: i32) -> Vec2 {
    let sine = |step: i32| {
        let step = step.rem_euclid(32);
        let quarter = (step % 8) as usize;
        match step / 8 {
            0 => SINES[quarter],
            1 => SINES[8 - quarter],
            2 => -SINES[quarter],
            _ => -SINES[8 - quarter],
        }
    };
    Vec2::new(sine(thirty_seconds + 8), sine(thirty_seconds))
}

/// Returns a circle of thirty-two points.
pub fn ring(center: Point, radius: f64) -> Contour {
    (0..32)
        .map(|step| center + direction(step) * radius)
        .collect()
}

/// Returns `n` pieces of a curve, without its last point.
pub fn curve(from: Point, by: Point, and: Point, to: Point, n: usize) -> Vec<Point> {
    let bezier = CubicBez::new(from, by, and, to);
    (0..n)
        .map(|step| bezier.eval(step as f64 / n as f64))
        .collect()
}

/// Returns a smooth line through points with given directions at both ends, evenly spaced, ends included.
pub fn smooth(points: &[Point], start: Vec2, end: Vec2) -> Vec<Point> {
    let n = points.len();
    let tangent = |ix: usize| -> Vec2 {
        if ix == 0 {
            start * (points[1] - points[0]).hypot()
        } else if ix == n - 1 {
            end * (points[n - 1] - points[n - 2]).hypot()
        } else {
            (points[ix + 1] - points[ix - 1]) * 0.5
        }
    };
    let mut line = Vec::new();
    for ix in 0..n - 1 {
        let (p, q) = (points[ix], points[ix + 1]);
        line.extend(curve(
            p,
            p + tangent(ix) / 3.0 * 1.3,
            q - tangent(ix + 1) / 3.0 * 1.3,
            q,
            16,
        ));
    }
    line.push(points[n - 1]);
    line
}

/// Returns the length of an open line.
pub fn length(line: &[Point]) -> f64 {
    line.windows(2)
        .map(|pair| (pair[1] - pair[0]).hypot())
        .sum()
}

/// Returns the point at a distance along an open line, and the direction there.
pub fn along(line: &[Point], distance: f64) -> (Point, Vec2) {
    let mut left = distance.max(0.0);
    for pair in line.windows(2) {
        let step = pair[1] - pair[0];
        let size = step.hypot();
        if left <= size && size > 0.0 {
            return (pair[0] + step * (left / size), step / size);
        }
        left -= size;
    }
    let last = line[line.len() - 1];
    let step = last - line[line.len() - 2];
    (last, step / step.hypot().max(1e-9))
}

/// Returns the line resampled at even distances of about `gap`, ends included.
pub fn resampled(line: &[Point], gap: f64) -> Vec<Point> {
    let total = length(line);
    let n = (total / gap).round().max(1.0) as usize;
    (0..=n)
        .map(|step| along(line, total * step as f64 / n as f64).0)
        .collect()
}

/// Returns the unit vector to the right of an open line at one of its points.
pub fn right_of(line: &[Point], ix: usize) -> Vec2 {
    let step = line[(ix + 1).min(line.len() - 1)] - line[ix.saturating_sub(1)];
    Vec2::new(-step.y, step.x) / step.hypot().max(1e-9)
}

/// Returns the line to the right of an open line, at this distance.
pub fn beside(line: &[Point], by: f64) -> Vec<Point> {
    (0..line.len())
        .map(|ix| line[ix] + right_of(line, ix) * by)
        .collect()
}

/// Returns the band around an open line.
pub fn band(line: &[Point], width: f64) -> Contour {
    let mut contour = beside(line, width / 2.0);
    contour.extend(beside(line, -width / 2.0).into_iter().rev());
    contour
}

/// Bends an open line sideways in the middle, by nothing at the ends, whatever its shape.
pub fn wandering(line: &[Point], bow: f64, sway: f64) -> Vec<Point> {
    let n = line.len();
    (0..n)
        .map(|ix| {
            let share = ix as f64 / (n - 1) as f64;
            let hump = share * share * (1.0 - share) * (1.0 - share) * 16.0;
            line[ix] + right_of(line, ix) * (hump * (bow + sway * (1.0 - 2.0 * share) * 2.0))
        })
        .collect()
}

/// Returns where two open lines cross, with the direction of the first.
pub fn crossing(one: &[Point], other: &[Point]) -> Option<(Point, Vec2)> {
    for a in one.windows(2) {
        let along = a[1] - a[0];
        for b in other.windows(2) {
            let across = b[1] - b[0];
            let turn = along.cross(across);
            if turn.abs() < 1e-9 {
                continue;
            }
            let gap = b[0] - a[0];
            let (s, t) = (gap.cross(across) / turn, gap.cross(along) / turn);
            if (0.0..1.0).contains(&s) && (0.0..1.0).contains(&t) {
                return Some((a[0] + along * s, along));
            }
        }
    }
    None
}
