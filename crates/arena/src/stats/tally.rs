//! Adding up rounds.

use super::elo_of_share;

/// The standard normal quantile of an interval that holds the truth in 95 of 100 cases.
const Z: f64 = 1.959_963_984_540_054;

/// Sums over rounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    n_games: u64,
    fair: f64,
    shares: Sums,
    margins: Sums,
}

/// Sums of a number and of its square.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, value: f64) {
        self.n += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.n.max(1.0)
    }

    /// Returns the unbiased variance of one value; zero if there is only one.
    fn variance(&self) -> f64 {
        let around = self.squares - self.n * self.mean() * self.mean();
        (around / (self.n - 1.0).max(1.0)).max(0.0)
    }

    /// Returns the standard error of the mean; one value alone says nothing about it.
    fn error(&self) -> f64 {
        if self.n < 2.0 {
            return f64::NAN;
        }
        (self.variance() / self.n.max(1.0)).sqrt()
    }
}

/// What a contest amounts to, from the view of the first entrant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// How many games were played.
    pub games: u64,
    /// The share of wins; a tie is shared.
    pub win_rate: f64,
    /// The bounds of its interval of 95 %.
    pub low: f64,
    /// The upper one.
    pub high: f64,
    /// The mean margin in points, over rounds without a forfeit; not a number if there is none.
    pub margin: f64,
    /// Its standard error; not a number with fewer than two such rounds.
    pub margin_se: f64,
    /// The Elo of the win rate.
    pub elo: f64,
    /// The Elo of its bounds.
    pub elo_low: f64,
    /// The upper one.
    pub elo_high: f64,
}

impl Tally {
    /// Counts games in which the first entrant has one of `n_seats`.
    pub fn new(n_seats: usize) -> Self {
        Self {
            n_games: 0,
            fair: 1.0 / n_seats.max(2) as f64,
            shares: Sums::default(),
            margins: Sums::default(),
        }
    }

    /// Returns the share of wins that somebody equal would have.
    pub const fn fair_share(&self) -> f64 {
        self.fair
    }

    /// Adds a round of `n_games`: the mean share of wins, and the mean margin if no game was forfeited.
    pub fn add(&mut self, n_games: usize, share: f64, margin: Option<f64>) {
        self.n_games += n_games as u64;
        self.shares.add(share);
        if let Some(margin) = margin {
            self.margins.add(margin);
        }
    }

    /// Returns the number of rounds, the mean share of wins of a round, and its variance.
    pub fn shares(&self) -> (f64, f64, f64) {
        (self.shares.n, self.shares.mean(), self.shares.variance())
    }

    /// Says what it all amounts to.
    pub fn summary(&self) -> Summary {
        let rate = self.shares.mean();
        let (low, high) = match self.n_games {
            0 => (0.0, 1.0),
            _ => wilson(rate, self.effective_games()),
        };
        Summary {
            games: self.n_games,
            win_rate: rate,
            low,
            high,
            margin: match self.margins.n > 0.0 {
                true => self.margins.mean(),
                false => f64::NAN,
            },
            margin_se: self.margins.error(),
            elo: elo_of_share(rate, self.fair),
            elo_low: elo_of_share(low, self.fair),
            elo_high: elo_of_share(high, self.fair),
        }
    }

    /// Returns how many independent games would tell as much. Games of a round depend on each other: at worst a round is
    /// one game, and shared draws may also cancel luck.
    fn effective_games(&self) -> f64 {
        let (n_games, rate) = (self.n_games as f64, self.shares.mean());
        let error = self.shares.error();
        let effective = rate * (1.0 - rate) / (error * error);
        match effective.is_finite() && self.shares.n > 1.0 && effective > 0.0 {
            true => effective.clamp(self.shares.n, 2.0 * n_games),
            false => n_games,
        }
    }
}

/// Returns the interval of Wilson: it stays within 0 and 1, and has a width where everything was won.
fn wilson(rate: f64, n: f64) -> (f64, f64) {
    let square = Z * Z / n;
    let center = (rate + square / 2.0) / (1.0 + square);
    let half = Z / (1.0 + square) * (rate * (1.0 - rate) / n + square / (4.0 * n)).sqrt();
    // Where everything or nothing was won, one bound is certain and must be exact.
    let low = if rate <= 0.0 { 0.0 } else { center - half };
    let high = if rate >= 1.0 { 1.0 } else { center + half };
    (low.max(0.0), high.min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-4
    }

    #[test]
    fn the_interval_of_wilson_has_known_values() {
        let (low, high) = wilson(0.5, 100.0);
        assert!(
            is_close(low, 0.4038) && is_close(high, 0.5962),
            "{low} {high}"
        );
        let (low, high) = wilson(1.0, 20.0);
        assert!(is_close(low, 0.8389) && is_close(high, 1.0), "{low} {high}");
        let (low, high) = wilson(0.0, 10.0);
        assert!(is_close(low, 0.0) && is_close(high, 0.2775), "{low} {high}");
        assert_eq!((wilson(1.0, 10.0).1, wilson(0.0, 10.0).0), (1.0, 0.0));
    }

    #[test]
    fn margins_have_the_error_of_their_rounds() {
        let mut tally = Tally::new(2);
        for margin in [2.0, 4.0, 6.0, 8.0] {
            tally.add(2, 0.5, Some(margin));
        }
        let summary = tally.summary();
        assert_eq!(summary.games, 8);
        assert!(is_close(summary.margin, 5.0));
        // The variance is 20/3, the error its root over 2.
        assert!(is_close(summary.margin_se, 1.290_99), "{summary:?}");
    }

    #[test]
    fn forfeits_count_as_results_but_have_no_margin() {
        let mut tally = Tally::new(2);
        tally.add(2, 1.0, None);
        tally.add(2, 0.5, Some(3.0));
        let summary = tally.summary();
        assert!(is_close(summary.win_rate, 0.75) && is_close(summary.margin, 3.0));
        let mut forfeited = Tally::new(2);
        forfeited.add(2, 1.0, None);
        assert!(forfeited.summary().margin.is_nan(), "nobody was ahead");
        // One margin alone says nothing about its error.
        assert!(summary.margin_se.is_nan());
    }

    #[test]
    fn draws_that_cancel_luck_narrow_the_interval_and_shared_luck_widens_it() {
        let width = |shares: &[f64]| {
            let mut tally = Tally::new(2);
            for &share in shares {
                tally.add(2, share, None);
            }
            let summary = tally.summary();
            assert!(is_close(summary.win_rate, 0.5), "{summary:?}");
            summary.high - summary.low
        };
        // The better draws win both games of a round, or the better seat wins each.
        let shared: Vec<f64> = (0..40).map(|ix| f64::from(ix % 2)).collect();
        let mixed: Vec<f64> = (0..40).map(|ix| [0.0, 0.5, 0.5, 1.0][ix % 4]).collect();
        let canceled = [0.5; 40];
        assert!(width(&canceled) < width(&mixed));
        assert!(width(&mixed) < width(&shared));
    }

    #[test]
    fn nothing_played_says_nothing() {
        let summary = Tally::new(4).summary();
        assert_eq!((summary.low, summary.high), (0.0, 1.0));
        assert!(is_close(Tally::new(4).fair_share(), 0.25));
    }
}
