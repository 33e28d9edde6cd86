//! Elo: the strength behind a share of wins.

/// Returns the difference in strength behind a share of wins, where somebody equal would have the fair share; infinite
/// where everything or nothing was won.
///
/// Between two the fair share is a half and this is the usual formula. Among more, odds are compared with fair odds.
pub fn elo_of_share(share: f64, fair: f64) -> f64 {
    400.0 * (odds(share) / odds(fair)).log10()
}

/// Returns the share of wins that a difference in strength promises.
pub fn share_of_elo(elo: f64, fair: f64) -> f64 {
    let odds = odds(fair) * 10.0_f64.powf(elo / 400.0);
    odds / (1.0 + odds)
}

fn odds(share: f64) -> f64 {
    share / (1.0 - share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values_between_two() {
        for (share, elo) in [(0.5, 0.0), (0.75, 190.848_5), (10.0 / 11.0, 400.0)] {
            assert!((elo_of_share(share, 0.5) - elo).abs() < 1e-3, "{share}");
            assert!((share_of_elo(elo, 0.5) - share).abs() < 1e-6, "{elo}");
        }
        assert_eq!(elo_of_share(1.0, 0.5), f64::INFINITY);
        assert_eq!(elo_of_share(0.0, 0.5), f64::NEG_INFINITY);
    }

    #[test]
    fn among_more_the_fair_share_is_zero() {
        assert!(elo_of_share(0.25, 0.25).abs() < 1e-9);
        assert!(elo_of_share(0.5, 0.25) > 0.0);
        assert!((share_of_elo(elo_of_share(0.4, 0.25), 0.25) - 0.4).abs() < 1e-9);
    }
}
