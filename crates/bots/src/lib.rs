//! Computer players. Every one is seeded: the same seed and position give the same move.
#![deny(missing_docs)]

mod random;
mod rng;

pub use random::{play_out, random_move};
pub use rng::Rng;
