//! Ratings: the strengths that make the results of all pairings most likely.

use super::matrix;

/// What two players did to each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    /// Who played, by index.
    pub players: (usize, usize),
    /// How many games.
    pub n_games: f64,
    /// The wins of the first, ties as halves.
    pub wins: f64,
}

/// The strength of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating {
    /// In Elo.
    pub elo: f64,
    /// Its standard error against the player that all others are measured by; 0 for that one.
    pub error: f64,
}

/// Elo per unit of the logarithm of odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Ties that are added to every pairing, so that somebody who won everything is not infinitely strong.
const PRIOR_TIES: f64 = 1.0;
/// More steps than Newton ever needs here.
const MAX_STEPS: usize = 200;

/// Returns the rating of every player by maximum likelihood: the chance to win is logistic in the difference of strengths.
/// The anchor has a rating that is given. Nothing if some player has not played, or only in a group without the anchor.
pub fn ratings(
    n_players: usize,
    pairings: &[Pairing],
    anchor: (usize, f64),
) -> Option<Vec<Rating>> {
    let (fixed, level) = anchor;
    let free: Vec<usize> = (0..n_players).filter(|&ix| ix != fixed).collect();
    let place = |ix: usize| free.iter().position(|&other| other == ix);
    let mut strength = vec![0.0_f64; n_players];
    let mut inverse = Vec::new();
    for _ in 0..MAX_STEPS {
        let mut slope = vec![0.0; free.len()];
        let mut curve = vec![vec![0.0; free.len()]; free.len()];
        for pairing in pairings {
            let (one, other) = pairing.players;
            let n = pairing.n_games + PRIOR_TIES;
            let chance = 1.0 / (1.0 + (strength[other] - strength[one]).exp());
            let surplus = pairing.wins + PRIOR_TIES / 2.0 - n * chance;
            let weight = n * chance * (1.0 - chance);
            let (one, other) = (place(one), place(other));
            for (at, sign) in [(one, 1.0), (other, -1.0)] {
                if let Some(at) = at {
                    slope[at] += sign * surplus;
                    curve[at][at] += weight;
                }
            }
            if let (Some(one), Some(other)) = (one, other) {
                curve[one][other] -= weight;
                curve[other][one] -= weight;
            }
        }
        inverse = matrix::inverse(curve)?;
        let mut largest = 0.0_f64;
        for (row, &ix) in free.iter().enumerate() {
            let step: f64 = inverse[row].iter().zip(&slope).map(|(a, b)| a * b).sum();
            // Long steps of Newton overshoot far from the top.
            let step = step.clamp(-1.0, 1.0);
            strength[ix] += step;
            largest = largest.max(step.abs());
        }
        if largest < 1e-9 {
            break;
        }
    }
    let rated = (0..n_players).map(|ix| Rating {
        elo: level + ELO * strength[ix],
        error: place(ix).map_or(0.0, |at| ELO * inverse[at][at].max(0.0).sqrt()),
    });
    Some(rated.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::share_of_elo;

    fn pairing(players: (usize, usize), n_games: f64, wins: f64) -> Pairing {
        Pairing {
            players,
            n_games,
            wins,
        }
    }

    #[test]
    fn exact_results_give_back_the_strengths() {
        let truth = [0.0, 120.0, 300.0, -80.0];
        let mut pairings = Vec::new();
        for one in 0..4 {
            for other in 0..one {
                let share = share_of_elo(truth[one] - truth[other], 0.5);
                pairings.push(pairing((one, other), 1e7, share * 1e7));
            }
        }
        let rated = ratings(4, &pairings, (0, 1000.0)).expect("everybody played");
        for (rating, elo) in rated.iter().zip(truth) {
            assert!((rating.elo - 1000.0 - elo).abs() < 0.1, "{rating:?}");
        }
        assert!(rated[0].error.abs() < 1e-9 && rated[1].error > 0.0);
    }

    #[test]
    fn two_players_have_the_error_of_their_games() {
        let rated = ratings(2, &[pairing((1, 0), 399.0, 199.5)], (0, 0.0)).expect("a pairing");
        assert!(rated[1].elo.abs() < 1e-6);
        // The information of 400 even games is 100 per unit of log odds.
        assert!((rated[1].error - ELO / 10.0).abs() < 1e-6);
    }

    #[test]
    fn whoever_wins_everything_is_strong_but_not_infinitely() {
        let rated = ratings(2, &[pairing((1, 0), 100.0, 100.0)], (0, 0.0)).expect("a pairing");
        assert!((600.0..1200.0).contains(&rated[1].elo), "{rated:?}");
    }

    #[test]
    fn whoever_has_not_played_has_no_rating() {
        assert_eq!(ratings(3, &[pairing((1, 0), 10.0, 5.0)], (0, 0.0)), None);
    }
}
