//! What holds of every game, for tests and for the command line: counts of decision trees, and laws that random games
//! with random setups are held to.
#![deny(missing_docs)]

mod perft;

pub use perft::{Count, Draws, LimitReached, Perft, play_ahead, shuffled};
