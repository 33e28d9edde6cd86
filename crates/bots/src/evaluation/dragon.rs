//! The dragon: what its next journey would cost each seat, and which figures it may reach some day.
//!
//! A journey is foreseen as a contest of steps over the tiles around the dragon. The cost of entering a tile is added up
//! tile by tile, without evaluating whole positions.

use carcas_engine::{Cell, Decision, Figure, FigureKind, Neutral, Node, Rules, Seat, Spot, State};
use carcas_tiles::{SegmentKind, Side};

use super::supply::count_as;
use super::{Evaluation, PerSeat, Sums};

/// The steps of a journey, and the side of the square of cells that it can reach.
const N_STEPS: usize = 6;
const SPAN: usize = 2 * N_STEPS + 1;

/// How likely the dragon eats a figure some day, by its distance.
const HAZARD: [f64; 9] = [0.1, 0.6, 0.25, 0.25, 0.15, 0.17, 0.12, 0.12, 0.1];

/// How many steps of a journey that may begin are foreseen.
const FORESEEN_STEPS: usize = 4;

/// How many tiles with figures are looked at, at most.
const MOST_MEALS: usize = 32;

/// Tiles with figures near the dragon: where they lie, seen from it, and what each seat loses when it enters them.
#[derive(Clone, Copy, Default)]
struct Meals {
    tiles: [(i32, i32); MOST_MEALS],
    costs: [PerSeat; MOST_MEALS],
    n: usize,
}

/// What lies around the dragon.
struct Around {
    /// Which tiles it may enter, by row and column; the dragon sits in the middle.
    admits: [[bool; SPAN]; SPAN],
    /// Which of the meals lies there, counted from 1; 0 if none.
    costs_at: [[u8; SPAN]; SPAN],
    /// How many steps the nearest meal is away, if nothing is in the way.
    hunger: [[u8; SPAN]; SPAN],
    meals: Meals,
    n_seats: usize,
}

impl Evaluation {
    /// Takes from seats what the dragon may eat.
    pub(super) fn add_dragon(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        let Some(at) = state.neutral(Neutral::Dragon) else {
            return;
        };
        if !self.knowledge.threats {
            self.add_fear(state, at.cell, sums);
            return;
        }
        // Once a journey has begun, how it goes on counts in full.
        let journey = match state.node() {
            Node::Decide {
                seat,
                decision: Decision::MoveDragon,
            } => {
                let (n_moves, most) = state.dragon_moves();
                Some((seat.ix(), usize::from(most.saturating_sub(n_moves))))
            }
            _ => None,
        };
        let n_dragons = self.n_dragons(state);
        if n_dragons == 0.0 && journey.is_none() {
            return;
        }
        // The fairy stays where she is during a journey; before the next one, the seat that moves may call her away.
        let fairy = state.neutral(Neutral::Fairy).map(|spot| spot.cell);
        let guarded = fairy.filter(|_| journey.is_some());
        let hazard = self.weights.dragon_hazard * (n_dragons / 6.0).min(2.0);
        let mut meals = Meals::default();
        let mut changes = [0.0; Seat::MAX];
        for figure in state.placed_figures() {
            let cell = state.cell_of(figure.segment);
            let (x, y) = (
                i32::from(cell.x) - i32::from(at.cell.x),
                i32::from(cell.y) - i32::from(at.cell.y),
            );
            let distance = (x.unsigned_abs() + y.unsigned_abs()) as usize;
            let is_safe = guarded == Some(cell) || state.is_safe_from_dragon(rules, figure);
            if is_safe || distance >= HAZARD.len() {
                continue;
            }
            let cost = self.cost_of_meal(state, sums, figure);
            for seat in 0..rules.n_seats() {
                changes[seat] += hazard * HAZARD[distance] * cost[seat];
            }
            if distance
                <= if journey.is_some() {
                    N_STEPS
                } else {
                    FORESEEN_STEPS
                }
            {
                meals.add((x, y), &cost);
            }
        }
        if meals.n > 0 {
            let has_begun = journey.is_some();
            let mut around = Around::of(rules, state, (at.cell, has_begun, fairy), meals);
            match journey {
                Some((first, n_steps)) => {
                    let eaten = around.journey(first, n_steps);
                    for seat in 0..rules.n_seats() {
                        changes[seat] += eaten[seat];
                    }
                }
                None => {
                    let chance = self.weights.dragon_journey * n_dragons / sums.n_left.max(1.0);
                    // The seat that draws the tile takes the first step.
                    for first in 0..rules.n_seats() {
                        let eaten = around.journey(first, FORESEEN_STEPS);
                        for seat in 0..rules.n_seats() {
                            changes[seat] += chance * eaten[seat];
                        }
                    }
                }
            }
        }
        for (total, change) in sums.totals.iter_mut().zip(changes) {
            *total += change;
        }
    }

    /// Returns roughly what share of its worth a follower will lose to the dragon.
    pub(super) fn danger(&self, state: &State, sums: &Sums, cell: Cell) -> f64 {
        let Some(Spot { cell: at, .. }) = state.neutral(Neutral::Dragon) else {
            return 0.0;
        };
        let distance = usize::from(cell.x.abs_diff(at.x)) + usize::from(cell.y.abs_diff(at.y));
        let Some(hazard) = HAZARD.get(distance) else {
            return 0.0;
        };
        let n_dragons = self.n_dragons(state);
        let soon = match distance {
            1 => 0.9,
            2 => 0.35,
            _ => 0.0,
        };
        let journey = self.weights.dragon_journey * n_dragons / sums.n_left.max(1.0);
        self.weights.dragon_hazard * (n_dragons / 6.0).min(2.0) * hazard + journey * soon
    }

    /// Takes a little from followers near the dragon, as levels see it that do not count tiles.
    fn add_fear(&self, state: &State, at: Cell, sums: &mut Sums) {
        for figure in state.placed_figures() {
            let cell = state.cell_of(figure.segment);
            let distance = cell.x.abs_diff(at.x) + cell.y.abs_diff(at.y);
            if distance < N_STEPS as u16 {
                sums.totals[figure.seat.ix()] -= 0.25 * f64::from(N_STEPS as u16 - distance);
            }
        }
    }

    /// Returns how many tiles of the bag send the dragon off. While such tiles are set aside, waiting for the first volcano,
    /// the dragon threatens nobody.
    fn n_dragons(&self, state: &State) -> f64 {
        let places = self.dragon_places.iter();
        let left = places.map(|&place| u32::from(state.bag_counts()[place]));
        f64::from(left.sum::<u32>())
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
        let abbot = match figure.kind {
            FigureKind::Abbot => None,
            _ => sums.abbots[seat],
        };
        change[seat] +=
            self.supply_value(sums, (supply, returning), abbot) - sums.supply_values[seat];
        if !figure.kind.is_follower() {
            change[seat] -= self.weights.builder * sums.use_left;
        }
        change
    }
}

impl Meals {
    /// Adds what it costs to enter a tile.
    fn add(&mut self, at: (i32, i32), cost: &PerSeat) {
        let known = self.tiles[..self.n].iter().position(|&tile| tile == at);
        let ix = known.unwrap_or(self.n);
        if ix == MOST_MEALS {
            return;
        }
        if known.is_none() {
            (self.tiles[ix], self.n) = (at, self.n + 1);
        }
        for (sum, cost) in self.costs[ix].iter_mut().zip(cost) {
            *sum += cost;
        }
    }
}

impl Around {
    /// Looks at what lies around the dragon, in the middle of a journey or before one, when the fairy keeps it from nothing.
    fn of(
        rules: &Rules,
        state: &State,
        (at, has_begun, fairy): (Cell, bool, Option<Cell>),
        meals: Meals,
    ) -> Self {
        let reach = match has_begun {
            true => N_STEPS as i16,
            false => FORESEEN_STEPS as i16,
        };
        let mut around = Self {
            admits: [[false; SPAN]; SPAN],
            costs_at: [[0; SPAN]; SPAN],
            hunger: [[u8::MAX; SPAN]; SPAN],
            meals,
            n_seats: rules.n_seats(),
        };
        let at_index = |offset: i16| (offset + N_STEPS as i16) as usize;
        for dy in -reach..=reach {
            let width = reach - dy.abs();
            for dx in -width..=width {
                let cell = Cell::new(at.x.wrapping_add(dx), at.y.wrapping_add(dy));
                let is_start = (dx, dy) == (0, 0);
                let admits = !is_start
                    && match has_begun {
                        true => state.dragon_may_enter(rules, cell),
                        false => fairy == Some(cell) || state.admits_dragon(rules, cell),
                    };
                // Nothing is near where the dragon cannot be.
                if !admits && !is_start {
                    continue;
                }
                let (x, y) = (at_index(dx), at_index(dy));
                around.admits[y][x] = admits;
                let mut nearest = u8::MAX;
                for &(mx, my) in &around.meals.tiles[..around.meals.n] {
                    let steps =
                        (mx - i32::from(dx)).unsigned_abs() + (my - i32::from(dy)).unsigned_abs();
                    nearest = nearest.min(steps as u8);
                }
                around.hunger[y][x] = nearest;
            }
        }
        let at = |offset: i32| (offset + N_STEPS as i32) as usize;
        for (ix, &(x, y)) in around.meals.tiles[..around.meals.n].iter().enumerate() {
            around.costs_at[at(y)][at(x)] = ix as u8 + 1;
        }
        around
    }

    /// Returns what a journey of `n_steps` changes if the seat `first` takes the first step, and each seat in turn the step
    /// that suits it best.
    fn journey(&mut self, first: usize, n_steps: usize) -> PerSeat {
        let from = (N_STEPS, N_STEPS);
        if self.n_seats > 2 {
            return self.step::<{ Seat::MAX }>(from, first, n_steps);
        }
        // Most games are between two, and a journey has hundreds of steps to compare.
        let mut change = [0.0; Seat::MAX];
        change[..2].copy_from_slice(&self.step::<2>(from, first, n_steps));
        change
    }

    fn step<const N: usize>(
        &mut self,
        (x, y): (usize, usize),
        mover: usize,
        n_left: usize,
    ) -> [f64; N] {
        let mut best: Option<(f64, [f64; N])> = None;
        if n_left > 0 && usize::from(self.hunger[y][x]) <= n_left {
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
                let mut change = self.step::<N>(next, (mover + 1) % self.n_seats, n_left - 1);
                self.admits[ny][nx] = true;
                if let Some(meal) = usize::from(self.costs_at[ny][nx]).checked_sub(1) {
                    for (change, cost) in change.iter_mut().zip(self.meals.costs[meal]) {
                        *change += cost;
                    }
                }
                let others: f64 = change.iter().sum::<f64>() - change[mover];
                let gain = change[mover] - others / (self.n_seats - 1).max(1) as f64;
                if best.is_none_or(|(greatest, _)| gain > greatest) {
                    best = Some((gain, change));
                }
            }
        }
        best.map_or([0.0; N], |(_, change)| change)
    }
}
