//! Arithmetic that gives the same bits on every machine, which library functions do not promise.

/// Returns the exponential of a number that is not greater than 0.
pub(crate) fn exponential(x: f64) -> f64 {
    let mut result = (1.0 + x.max(-200.0) / 256.0).max(0.0);
    for _ in 0..8 {
        result *= result;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponentials_are_close_to_those_of_the_standard_library() {
        for x in [0.0, -0.1, -1.0, -3.0, -10.0] {
            assert!((exponential(x) - f64::exp(x)).abs() < 2e-3, "{x}");
        }
        assert!(exponential(-500.0) < 1e-6);
    }
}
