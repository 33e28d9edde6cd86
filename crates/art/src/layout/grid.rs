//! A coarse grid over the tile, to find room for symbols and figures.

use crate::geometry::{Area, Point, Rect, SIZE, at};

/// Cells per side.
const N: usize = 50;
const STEP: f64 = SIZE / N as f64;

/// Cells that are free.
#[derive(Clone, Debug)]
pub(super) struct Room {
    free: Vec<bool>,
}

fn middle(cell: usize) -> Point {
    at(
        ((cell % N) as f64 + 0.5) * STEP,
        ((cell / N) as f64 + 0.5) * STEP,
    )
}

impl Room {
    /// Returns the cells inside an area.
    pub(super) fn of(area: &Area) -> Self {
        let mut free = vec![false; N * N];
        let mut crossings: Vec<f64> = Vec::new();
        for row in 0..N {
            let y = (row as f64 + 0.5) * STEP;
            crossings.clear();
            for line in area.lines() {
                let mut before = line[line.len() - 1];
                for &here in line {
                    if (here.y > y) != (before.y > y) {
                        crossings.push(
                            before.x + (y - before.y) / (here.y - before.y) * (here.x - before.x),
                        );
                    }
                    before = here;
                }
            }
            crossings.sort_by(f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                for column in 0..N {
                    let x = (column as f64 + 0.5) * STEP;
                    if pair[0] <= x && x < pair[1] {
                        free[row * N + column] = true;
                    }
                }
            }
        }
        Self { free }
    }

    /// Takes a disc away.
    pub(super) fn block(&mut self, center: Point, radius: f64) {
        for cell in 0..N * N {
            if (middle(cell) - center).hypot2() < radius * radius {
                self.free[cell] = false;
            }
        }
    }

    /// Returns how far each cell is from the nearest that is not free or out of the tile.
    fn depths(&self) -> Vec<f64> {
        const FAR: i32 = 1 << 20;
        let mut depth: Vec<i32> = self
            .free
            .iter()
            .map(|&is_free| if is_free { FAR } else { 0 })
            .collect();
        let get = |depth: &[i32], x: i32, y: i32| {
            let n = N as i32;
            if x < 0 || y < 0 || x >= n || y >= n {
                0
            } else {
                depth[(y * n + x) as usize]
            }
        };
        let n = N as i32;
        for y in 0..n {
            for x in 0..n {
                let near = (get(&depth, x - 1, y) + 5)
                    .min(get(&depth, x, y - 1) + 5)
                    .min(get(&depth, x - 1, y - 1) + 7)
                    .min(get(&depth, x + 1, y - 1) + 7);
                let cell = (y * n + x) as usize;
                depth[cell] = depth[cell].min(near);
            }
        }
        for y in (0..n).rev() {
            for x in (0..n).rev() {
                let near = (get(&depth, x + 1, y) + 5)
                    .min(get(&depth, x, y + 1) + 5)
                    .min(get(&depth, x + 1, y + 1) + 7)
                    .min(get(&depth, x - 1, y + 1) + 7);
                let cell = (y * n + x) as usize;
                depth[cell] = depth[cell].min(near);
            }
        }
        depth
            .into_iter()
            .map(|d| f64::from(d) / 5.0 * STEP - STEP / 2.0)
            .collect()
    }

    /// Returns the middles of all free cells and how much room each has.
    pub(super) fn places(&self) -> impl Iterator<Item = (Point, f64)> + '_ {
        let depths = self.depths().into_iter().enumerate();
        depths
            .filter(|&(cell, _)| self.free[cell])
            .map(|(cell, depth)| (middle(cell), depth))
    }

    /// Finds the best place for a disc: room for it first, then what is liked.
    ///
    /// Returns the place and how much room it has.
    pub(super) fn best(
        &self,
        radius: f64,
        mut liked: impl FnMut(Point) -> f64,
    ) -> Option<(Point, f64)> {
        let depths = self.depths();
        let mut best: Option<(f64, usize)> = None;
        for cell in (0..N * N).filter(|&cell| self.free[cell]) {
            let room = depths[cell].min(radius * 1.3);
            let score = room + liked(middle(cell));
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, cell));
            }
        }
        best.map(|(_, cell)| (middle(cell), depths[cell]))
    }
}

/// How far beyond the sides of the tile its ground is thought to go on, in cells.
const BEYOND: usize = 24;

/// How many cells are free north-west of each corner of a grid that reaches over the tile, so that those of any rectangle
/// are counted at once.
pub(super) struct Shares {
    sums: Vec<u32>,
}

impl Shares {
    /// Cells per side, those beyond the tile included, and one more.
    const WIDE: usize = N + 2 * BEYOND + 1;

    pub(super) fn of(room: &Room) -> Self {
        let wide = Self::WIDE;
        let on_tile = |cell: usize| cell.saturating_sub(BEYOND).min(N - 1);
        let mut sums = vec![0; wide * wide];
        for y in 0..wide - 1 {
            for x in 0..wide - 1 {
                let here = u32::from(room.free[on_tile(y) * N + on_tile(x)]);
                sums[(y + 1) * wide + x + 1] =
                    here + sums[y * wide + x + 1] + sums[(y + 1) * wide + x] - sums[y * wide + x];
            }
        }
        Self { sums }
    }

    /// Returns how much of a rectangle is free, as a share of it. What is free at a side of the tile goes on beyond it.
    pub(super) fn within(&self, rect: Rect) -> f64 {
        let last = (Self::WIDE - 1) as f64;
        let corner =
            |along: f64| ((along / STEP).round() + BEYOND as f64).clamp(0.0, last) as usize;
        let sum = |x: f64, y: f64| f64::from(self.sums[corner(y) * Self::WIDE + corner(x)]);
        let n = sum(rect.x1, rect.y1) + sum(rect.x0, rect.y0)
            - sum(rect.x0, rect.y1)
            - sum(rect.x1, rect.y0);
        n * STEP * STEP / rect.area().max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ground_goes_on_beyond_the_sides() {
        let west = Area::of(vec![
            at(0.0, 0.0),
            at(400.0, 0.0),
            at(400.0, SIZE),
            at(0.0, SIZE),
        ]);
        let shares = Shares::of(&Room::of(&west));
        for (left, share) in [
            (-200.0, 1.0),
            (0.0, 1.0),
            (300.0, 0.5),
            (400.0, 0.0),
            (950.0, 0.0),
        ] {
            let found = shares.within(Rect::new(left, -100.0, left + 200.0, 300.0));
            assert!((found - share).abs() < 1e-9, "{found} at {left}");
        }
    }
}
