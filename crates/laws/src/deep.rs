//! How much tests look at: as much as there is time for at every commit, or all that they can.

use std::env;

/// Tells whether tests are to do all that they can (`CARCAS_DEEP`, which `cargo xtask check --deep` sets).
pub fn is_deep() -> bool {
    env::var_os("CARCAS_DEEP").is_some()
}

/// Returns how often something is tried: the first number at every commit, the second in a deep run.
pub fn daily_or_deep<T>(daily: T, deep: T) -> T {
    if is_deep() { deep } else { daily }
}
