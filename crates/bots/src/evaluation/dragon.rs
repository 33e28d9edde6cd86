//! The dragon: what its next journey would cost whom, and whom it may reach some day.
//!
//! A journey is foreseen as a contest of steps over the tiles around it, where what it costs to enter a tile is added up
//! tile by tile instead of evaluating whole positions.

use carcas_engine::{Cell, Figure, Neutral, Rules, Seat, State};
use carcas_tiles::{SegmentKind, Side, Symbol};

use super::supply::count_as;
use super::{Evaluation, PerSeat, Sums};

/// The steps of a journey, and the side of the square of cells that it can reach.
const N_STEPS: usize = 6;
const SPAN: usize = 2 * N_STEPS + 1;

/// How likely the dragon eats a figure some day, by its distance.
const HAZARD: [f64; 9] = [0.1, 0.6, 0.25, 0.25, 0.15, 0.17, 0.12, 0.12, 0.1];

/// What lies around the dragon.
struct Around {
    /// Which tiles it may enter, by row and column; the dragon sits in the middle.
    admits: [[bool; SPAN]; SPAN],
    /// Where to find what a tile costs; 0 if nothing.
    costs_at: [[u8; SPAN]; SPAN],
    costs: Vec<PerSeat>,
    n_seats: usize,
}

impl Evaluation {
    /// Takes from seats what the dragon may eat.
    pub(super) fn add_dragon(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        let Some(at) = state.neutral(Neutral::Dragon) else {
            return;
        };
        if !self.knowledge.counting {
            self.add_fear(state, at.cell, sums);
            return;
        }
        let n_dragons = self.n_symbols(rules, state, Symbol::Dragon);
        if n_dragons == 0.0 {
            return;
        }
        let mut around = Around::of(rules, state, at.cell);
        let fairy = state.neutral(Neutral::Fairy).map(|spot| spot.cell);
        let hazard = self.weights.dragon_hazard * (n_dragons / 6.0).min(2.0);
        let mut is_near = false;
        let mut changes = [0.0; Seat::MAX];
        for figure in state.placed_figures() {
            let cell = state.cell_of(figure.segment);
            let (x, y) = (
                i32::from(cell.x) - i32::from(at.cell.x),
                i32::from(cell.y) - i32::from(at.cell.y),
            );
            let distance = (x.unsigned_abs() + y.unsigned_abs()) as usize;
            let is_safe = fairy == Some(cell) || state.is_safe_from_dragon(rules, figure);
            if is_safe || distance >= HAZARD.len() {
                continue;
            }
            let cost = self.cost_of_meal(state, sums, figure);
            for seat in 0..rules.n_seats() {
                changes[seat] += hazard * HAZARD[distance] * cost[seat];
            }
            if distance <= N_STEPS {
                is_near = true;
                around.add((x, y), &cost);
            }
        }
        if is_near {
            let chance = self.weights.dragon_journey * n_dragons / sums.n_left.max(1.0);
            // Whoever draws the tile takes the first step.
            for first in 0..rules.n_seats() {
                let eaten = around.journey(first);
                for seat in 0..rules.n_seats() {
                    changes[seat] += chance * eaten[seat];
                }
            }
        }
        for (total, change) in sums.totals.iter_mut().zip(changes) {
            *total += change;
        }
    }

    /// Takes a little from followers near the dragon: what those see who do not count.
    fn add_fear(&self, state: &State, at: Cell, sums: &mut Sums) {
        for figure in state.placed_figures() {
            let cell = state.cell_of(figure.segment);
            let distance = cell.x.abs_diff(at.x) + cell.y.abs_diff(at.y);
            if distance < N_STEPS as u16 {
                sums.totals[figure.seat.ix()] -= 0.25 * f64::from(N_STEPS as u16 - distance);
            }
        }
    }

    /// Returns how many tiles of the bag carry a symbol.
    pub(super) fn n_symbols(&self, rules: &Rules, state: &State, symbol: Symbol) -> f64 {
        let mut n = 0;
        for (kind, &n_left) in self.kinds.iter().zip(state.bag_counts()) {
            n += u32::from(n_left) * u32::from(kind.symbols.contains(symbol));
        }
        if symbol == Symbol::Dragon {
            for kind in rules.kinds() {
                if rules.tile_kind(kind).symbols.contains(symbol) {
                    n += state.n_aside(rules, kind) as u32;
                }
            }
        }
        f64::from(n)
    }

    /// Returns how the totals change if a figure is sent home without points.
    pub(super) fn cost_of_meal(&self, state: &State, sums: &Sums, figure: &Figure) -> PerSeat {
        let mut change = [0.0; Seat::MAX];
        let feature = state.feature_of(figure.segment);
        let found = self.occupied.iter().find(|found| found.feature == feature);
        let seat = figure.seat.ix();
        let Some(found) = found else {
            return change;
        };
        if figure.kind.is_follower() && found.outline.kind != SegmentKind::Quarter {
            let mut powers = found.powers;
            powers[seat] -= state.strength(figure).min(powers[seat]);
            let greatest = powers.iter().copied().max().unwrap_or(0);
            for (other, &power) in powers.iter().enumerate() {
                let owns = power > 0 && power == greatest;
                let owned = found.owners.contains(Seat(other as u8));
                if owns && !owned {
                    change[other] += found.value;
                } else if owned && !owns {
                    change[other] -= found.value;
                }
            }
        }
        // It comes home at once instead of perhaps later.
        let supply = sums.supplies[seat] + count_as(&self.weights, figure.kind);
        let returning = sums.returning[seat] - found.chance;
        change[seat] += self.supply_value(sums, supply, returning) - sums.supply_values[seat];
        if !figure.kind.is_follower() {
            change[seat] -= self.weights.builder * sums.use_left;
        }
        change
    }
}

impl Around {
    fn of(rules: &Rules, state: &State, at: Cell) -> Self {
        let mut around = Self {
            admits: [[false; SPAN]; SPAN],
            costs_at: [[0; SPAN]; SPAN],
            costs: vec![[0.0; Seat::MAX]],
            n_seats: rules.n_seats(),
        };
        for y in 0..SPAN {
            for x in 0..SPAN {
                let (dx, dy) = (x as i16 - N_STEPS as i16, y as i16 - N_STEPS as i16);
                if dx.abs() + dy.abs() <= N_STEPS as i16 {
                    let cell = Cell::new(at.x + dx, at.y + dy);
                    around.admits[y][x] = state.admits_dragon(rules, cell);
                }
            }
        }
        around.admits[N_STEPS][N_STEPS] = false;
        around
    }

    /// Adds what it costs to enter a tile.
    fn add(&mut self, (x, y): (i32, i32), cost: &PerSeat) {
        let at = |offset: i32| (offset + N_STEPS as i32) as usize;
        let place = &mut self.costs_at[at(y)][at(x)];
        if *place == 0 {
            *place = self.costs.len() as u8;
            self.costs.push([0.0; Seat::MAX]);
        }
        let sum = &mut self.costs[usize::from(*place)];
        for (sum, cost) in sum.iter_mut().zip(cost) {
            *sum += cost;
        }
    }

    /// Returns what a journey changes if a seat takes the first step, and all after it in turn those that suit them best.
    fn journey(&mut self, first: usize) -> PerSeat {
        self.step((N_STEPS, N_STEPS), first, N_STEPS)
    }

    fn step(&mut self, (x, y): (usize, usize), mover: usize, n_left: usize) -> PerSeat {
        let mut best: Option<(f64, PerSeat)> = None;
        if n_left > 0 {
            for side in Side::ALL {
                let next = match side {
                    Side::N => (x, y.wrapping_sub(1)),
                    Side::E => (x + 1, y),
                    Side::S => (x, y + 1),
                    Side::W => (x.wrapping_sub(1), y),
                };
                let (nx, ny) = next;
                if nx >= SPAN || ny >= SPAN || !self.admits[ny][nx] {
                    continue;
                }
                self.admits[ny][nx] = false;
                let mut change = self.step(next, (mover + 1) % self.n_seats, n_left - 1);
                self.admits[ny][nx] = true;
                let cost = &self.costs[usize::from(self.costs_at[ny][nx])];
                for (change, cost) in change.iter_mut().zip(cost) {
                    *change += cost;
                }
                let others: f64 = change.iter().sum::<f64>() - change[mover];
                let gain = change[mover] - others / (self.n_seats - 1).max(1) as f64;
                if best.is_none_or(|(greatest, _)| gain > greatest) {
                    best = Some((gain, change));
                }
            }
        }
        best.map_or([0.0; Seat::MAX], |(_, change)| change)
    }
}
