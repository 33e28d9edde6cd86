//! How likely a tile is drawn before somebody's next turn.

use carcas_engine::{Draw, KindIx, Node, Rules, Seat, State};

/// Returns how many tiles are drawn before the next turn of a seat begins: one per turn, this turn's included if it is
/// still to be drawn. Second parts, discarded tiles, bazaars and tiles that come without a draw are not foreseen.
pub(super) fn n_draws(rules: &Rules, state: &State, seat: Seat) -> usize {
    let n_seats = rules.n_seats();
    let n_turns = match (n_seats + seat.ix() - state.active_seat().ix()) % n_seats {
        0 => n_seats,
        n_turns => n_turns,
    };
    let is_to_draw = state.node() == Node::Chance { draw: Draw::Tile };
    n_turns - usize::from(!is_to_draw)
}

/// Returns the chance that at least one of the next draws is a tile that passes a test.
///
/// Draws come without putting back from a pool until it is empty, then from the next one. Of `n` tiles of a pool let `f`
/// pass; `k` draws from it miss all of them with the chance `(n-f)/n * (n-f-1)/(n-1) * ...`, `k` factors: the
/// hypergeometric distribution. Tiles that lie unseen under others are as unknown as those in the bag and count as such.
pub(super) fn chance_of_any(
    pools: &[Vec<(KindIx, usize)>],
    mut n_draws: usize,
    passes: impl Fn(KindIx) -> bool,
) -> f64 {
    let mut misses = 1.0;
    for pool in pools {
        let n_tiles: usize = pool.iter().map(|&(_, n)| n).sum();
        let fitting = pool.iter().filter(|&&(kind, _)| passes(kind));
        let n_others = n_tiles - fitting.map(|&(_, n)| n).sum::<usize>();
        let n_from_here = n_draws.min(n_tiles);
        for ix in 0..n_from_here {
            misses *= n_others.saturating_sub(ix) as f64 / (n_tiles - ix) as f64;
        }
        n_draws -= n_from_here;
    }
    1.0 - misses
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(pools: &[&[(u8, usize)]], n_draws: usize) -> f64 {
        let pools: Vec<Vec<(KindIx, usize)>> = pools
            .iter()
            .map(|pool| pool.iter().map(|&(kind, n)| (KindIx(kind), n)).collect())
            .collect();
        chance_of_any(&pools, n_draws, |kind| kind == KindIx(1))
    }

    #[track_caller]
    fn assert_near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-12, "{found}, not {expected}");
    }

    #[test]
    fn chances_are_those_of_draws_without_putting_back() {
        assert_near(chance(&[&[(0, 3), (1, 1)]], 0), 0.0);
        assert_near(chance(&[&[(0, 3), (1, 1)]], 1), 0.25);
        assert_near(chance(&[&[(0, 3), (1, 1)]], 2), 0.5);
        assert_near(chance(&[&[(0, 3), (1, 2)]], 2), 1.0 - 3.0 / 10.0);
        assert_near(chance(&[&[(0, 3), (1, 2)]], 4), 1.0);
        assert_near(chance(&[&[(0, 3), (1, 2)]], 9), 1.0);
        assert_near(chance(&[&[]], 2), 0.0);
    }

    #[test]
    fn a_pool_is_drawn_from_when_those_before_it_are_empty() {
        let pools: &[&[(u8, usize)]] = &[&[(0, 2)], &[(0, 1), (1, 1)]];
        assert_near(chance(pools, 2), 0.0);
        assert_near(chance(pools, 3), 0.5);
        assert_near(chance(pools, 4), 1.0);
    }
}
