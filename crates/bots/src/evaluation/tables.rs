//! Numbers that follow from the weights alone, computed once: chances per count of tiles, and the curve of supplies.

use super::Weights;

/// Counts beyond this are as good as this one.
const MOST: usize = 64;

/// Numbers that follow from the weights alone.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// The chance that no tile closes a city at a cell, by the number of tiles that would; the same for tiles that extend
    /// it.
    city_closing: [f64; MOST],
    city_extending: [f64; MOST],
    road_closing: [f64; MOST],
    /// The chance that a cell beside a monastery stays empty, by the number of tiles that fit there.
    center_fitting: [f64; MOST],
    /// The chance that nothing connects two features at the cell between them, by the number of tiles that would.
    joining: [f64; MOST],
    /// The same for fields.
    joining_fields: [f64; MOST],
    supply: [f64; 8],
    supply_more: f64,
}

impl Tables {
    pub(crate) fn new(weights: &Weights, n_seats: usize) -> Self {
        // With more seats more tiles are drawn by others, who use them elsewhere.
        let own = power(
            2.0 / n_seats.max(2) as f64,
            weights.seats_rate.clamp(0.0, 1.0),
        );
        let misses = |rate: f64| {
            let miss = 1.0 - (own * rate).clamp(0.0, 0.99);
            let mut chances = [1.0; MOST];
            for n in 1..MOST {
                chances[n] = chances[n - 1] * miss;
            }
            chances
        };
        let extending = 1.0
            - power(
                1.0 - weights.city_rate.clamp(0.0, 0.99),
                weights.city_extending.clamp(0.0, 1.0),
            );
        Self {
            city_closing: misses(weights.city_rate),
            city_extending: misses(extending),
            road_closing: misses(weights.road_rate),
            center_fitting: misses(weights.center_rate),
            joining: misses(weights.join_rate),
            joining_fields: misses(weights.join_field),
            supply: [
                weights.supply_0,
                weights.supply_1,
                weights.supply_2,
                weights.supply_3,
                weights.supply_4,
                weights.supply_5,
                weights.supply_6,
                weights.supply_7,
            ],
            supply_more: weights.supply_more,
        }
    }

    /// Returns the chance that a cell of a city gets a tile.
    #[inline]
    pub(crate) fn city_cell(&self, [closing, extending]: [u8; 2]) -> f64 {
        let at = |n: u8| usize::from(n).min(MOST - 1);
        1.0 - self.city_closing[at(closing)] * self.city_extending[at(extending)]
    }

    /// Returns the chance that a cell of a road gets a tile that ends it.
    #[inline]
    pub(crate) fn road_cell(&self, closing: u8) -> f64 {
        1.0 - self.road_closing[usize::from(closing).min(MOST - 1)]
    }

    /// Returns the chance that a cell beside a monastery gets a tile.
    #[inline]
    pub(crate) fn center_cell(&self, fitting: u8) -> f64 {
        1.0 - self.center_fitting[usize::from(fitting).min(MOST - 1)]
    }

    /// Returns the chance that two features stay apart.
    #[inline]
    pub(crate) fn join_missed(&self, joining: u8) -> f64 {
        self.joining[usize::from(joining).min(MOST - 1)]
    }

    /// Returns the chance that two fields stay apart.
    #[inline]
    pub(crate) fn field_join_missed(&self, joining: u8) -> f64 {
        self.joining_fields[usize::from(joining).min(MOST - 1)]
    }

    /// Returns what a supply of `n` followers is worth.
    #[inline]
    pub(crate) fn supply(&self, n: f64) -> f64 {
        let last = self.supply.len() - 1;
        if n >= last as f64 {
            return self.supply[last] + (n - last as f64) * self.supply_more;
        }
        let whole = n.max(0.0) as usize;
        let part = n.max(0.0) - whole as f64;
        self.supply[whole] + part * (self.supply[whole + 1] - self.supply[whole])
    }
}

/// Returns a power with an exponent from 0 to 1, with the same bits on every machine: roots and products are exact to the
/// last bit everywhere, the powers of the standard library are not.
fn power(base: f64, exponent: f64) -> f64 {
    let (mut root, mut left, mut product) = (base, exponent, 1.0);
    if exponent >= 1.0 {
        return base;
    }
    for _ in 0..32 {
        root = root.sqrt();
        left *= 2.0;
        if left >= 1.0 {
            product *= root;
            left -= 1.0;
        }
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_close_to_those_of_the_standard_library() {
        for (base, exponent) in [(0.847, 0.11), (0.5, 0.5), (0.3, 0.999), (0.9, 0.0)] {
            assert!((power(base, exponent) - base.powf(exponent)).abs() < 1e-8);
        }
    }

    #[test]
    fn supplies_lie_on_a_line_between_whole_numbers() {
        let tables = Tables::new(Weights::usual(), 2);
        let half = (tables.supply(2.0) + tables.supply(3.0)) / 2.0;
        assert!((tables.supply(2.5) - half).abs() < 1e-12);
        assert!((tables.supply(0.0) - Weights::usual().supply_0).abs() < 1e-12);
        assert!(tables.supply(9.0) > tables.supply(8.0));
    }
}
