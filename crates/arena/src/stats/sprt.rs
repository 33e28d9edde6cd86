//! The sequential test: plays on until the results decide between two strengths.

use super::{Tally, share_of_elo};

/// A test between two hypotheses: the first entrant is stronger by `elo0`, or by `elo1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The strength that is not enough.
    pub elo0: f64,
    /// The strength that is.
    pub elo1: f64,
    /// The chance of accepting `elo1` where `elo0` is true.
    pub alpha: f64,
    /// The chance of accepting `elo0` where `elo1` is true.
    pub beta: f64,
}

/// What a test has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// The strength is `elo0` rather than `elo1`.
    NotStronger,
    /// The strength is `elo1` rather than `elo0`.
    Stronger,
}

/// With fewer rounds the variance is not known well enough to decide anything.
const LEAST_ROUNDS: f64 = 10.0;
/// The least variance of a round: what one half of a win in each of four rounds more would make of it. A run of equal
/// results must not look like certainty.
const LEAST_VARIANCE: f64 = 0.015_625;

impl Sprt {
    /// Returns the bounds of the log likelihood ratio: below the first `elo0` is accepted, above the second `elo1`.
    pub fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// Returns the log likelihood ratio of the results so far: rounds are normal with the variance that was seen.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let (n_rounds, mean, variance) = tally.shares();
        let fair = tally.fair_share();
        let (share0, share1) = (share_of_elo(self.elo0, fair), share_of_elo(self.elo1, fair));
        let variance = variance.max(LEAST_VARIANCE);
        n_rounds * (share1 - share0) * (2.0 * mean - share0 - share1) / (2.0 * variance)
    }

    /// Decides, if the results so far suffice.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let ((low, high), ratio) = (self.bounds(), self.ratio(tally));
        match tally.shares().0 >= LEAST_ROUNDS {
            true if ratio >= high => Verdict::Stronger,
            true if ratio <= low => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use carcas_bots::Rng;

    use super::*;

    const SPRT: Sprt = Sprt {
        elo0: 0.0,
        elo1: 20.0,
        alpha: 0.05,
        beta: 0.05,
    };

    /// Plays rounds of two games with independent results until the test decides, and returns how.
    fn decide(elo: f64, seed: u64) -> (Verdict, u64) {
        let (share, mut rng) = (share_of_elo(elo, 0.5), Rng::new(seed));
        let mut tally = Tally::new(2);
        let mut win = || {
            f64::from(u8::from(
                f64::from(rng.below(1 << 24)) < share * f64::from(1 << 24),
            ))
        };
        for n in 1..100_000 {
            tally.add(2, (win() + win()) / 2.0, None);
            match SPRT.verdict(&tally) {
                Verdict::Open => {}
                verdict => return (verdict, n),
            }
        }
        (Verdict::Open, 100_000)
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let (low, high) = SPRT.bounds();
        assert!((low + 2.944_4).abs() < 1e-3 && (high - 2.944_4).abs() < 1e-3);
    }

    #[test]
    fn the_ratio_has_a_known_value() {
        let mut tally = Tally::new(2);
        // 100 rounds, mean 0.55, of which 60 are 0.75 and 40 are 0.25.
        for ix in 0..100 {
            tally.add(2, if ix < 60 { 0.75 } else { 0.25 }, None);
        }
        let (_, _, variance) = tally.shares();
        assert!((variance - 0.060_606).abs() < 1e-5);
        let share1 = 0.528_756_5;
        let expected = 100.0 * (share1 - 0.5) * (1.1 - 0.5 - share1) / (2.0 * variance);
        assert!((SPRT.ratio(&tally) - expected).abs() < 1e-3);
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        let n = 200;
        let wrong = |elo, verdict| {
            (0..n)
                .filter(|&seed| decide(elo, seed).0 == verdict)
                .count()
        };
        // One in twenty is ten of 200; twice as many would be a fault.
        assert!(wrong(0.0, Verdict::Stronger) <= 20);
        assert!(wrong(20.0, Verdict::NotStronger) <= 20);
        assert_eq!(wrong(200.0, Verdict::NotStronger), 0);
    }

    #[test]
    fn a_large_difference_is_found_soon_but_not_at_once() {
        let (verdict, n_rounds) = decide(400.0, 1);
        assert_eq!(verdict, Verdict::Stronger);
        assert!((10..100).contains(&n_rounds), "{n_rounds}");
        let mut tally = Tally::new(2);
        tally.add(2, 1.0, None);
        assert_eq!(SPRT.verdict(&tally), Verdict::Open);
    }
}
