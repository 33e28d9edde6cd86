//! What holds of every game, for tests and for the command line: counts of decision trees, and laws that random games
//! with random setups are held to.
#![deny(missing_docs)]

pub mod bytes;
mod candidates;
mod game;
mod node;
mod perft;
mod setups;
mod shrink;

pub use candidates::random_candidate;
pub use game::{Finding, Game};
pub use node::{Care, Verdict, check_node, check_step};
pub use perft::{Count, Draws, LimitReached, Perft, play_ahead, shuffled};
pub use setups::{random_setup, random_setup_among};
