//! What the tests of whole games share: random setups, random games and their seeds.
#![deny(missing_docs)]

mod policy;
mod random;
mod random_full;
mod random_start;
mod seeds;

pub use policy::Policy;
pub use random::{describe, random_full_setup, random_outcome, random_setup};
pub use random_full::random_full_start;
pub use random_start::random_start;
pub use seeds::Seeds;
