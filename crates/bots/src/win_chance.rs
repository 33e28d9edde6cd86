//! From an expected margin to a chance to win.

/// Points by which results scatter around a good expectation: at the end of the game, and per root of a tile left.
const SPREAD_AT_END: f64 = 1.0;
const SPREAD_PER_TILE: f64 = 3.2;

/// Returns the chance to win of a seat that expects to end `margin` points ahead of the best other, with `n_left` tiles to
/// draw. A tie counts as half a win between two seats.
///
/// The curve is logistic: results scatter around the expected margin, and less so the fewer tiles are left. With more than
/// two seats a third may overtake the best other, so the same margin promises less.
pub fn win_chance(margin: f64, n_left: usize, n_seats: usize) -> f64 {
    if n_seats < 2 {
        return 1.0;
    }
    let rivals = (n_seats - 1) as f64;
    let spread = SPREAD_AT_END + SPREAD_PER_TILE * (n_left as f64).sqrt();
    // The logistic curve with this scale has the spread as its standard deviation.
    let scale = spread * 3.0_f64.sqrt() / std::f64::consts::PI;
    1.0 / (1.0 + rivals.sqrt() * (-margin / scale).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_game_between_two_is_open() {
        assert!((win_chance(0.0, 40, 2) - 0.5).abs() < 1e-9);
        assert!((win_chance(7.0, 40, 2) + win_chance(-7.0, 40, 2) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_lead_is_worth_more_when_fewer_tiles_are_left() {
        assert!(win_chance(10.0, 2, 2) > win_chance(10.0, 60, 2));
        assert!(win_chance(10.0, 60, 2) > 0.5);
    }

    #[test]
    fn alone_one_always_wins() {
        assert!(win_chance(-50.0, 3, 1) >= 1.0);
    }
}
