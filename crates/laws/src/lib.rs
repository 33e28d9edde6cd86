//! What holds of every game, for tests and for the command line: counts of decision trees, and laws that random games
//! with random setups are held to.
#![deny(missing_docs)]

mod builder;
pub mod bytes;
mod candidates;
mod columns;
mod count;
mod deep;
mod dragon;
mod flocks;
mod game;
mod magic;
mod node;
mod parts;
mod perft;
mod position;
mod refusals;
mod remedies;
mod setups;
mod shrink;
mod signature;
mod standings;
mod steps;
mod tokens;
mod tower;
mod verdict;
mod watch;

pub use candidates::random_candidate;
pub use carcas_reference::CaseCounts;
pub use deep::{daily_or_deep, is_deep};
pub use game::{Finding, RandomGame};
pub use node::{Care, check_node};
pub use perft::{Count, Draws, LimitReached, Perft, play_ahead, shuffled};
pub use position::check_position;
pub use refusals::{check_refusals, draw_refusals, refusals};
pub use setups::{random_setup, random_setup_among};
pub use shrink::{Broken, Probe, provoke};
pub use signature::{Signature, signatures};
pub use verdict::{Fault, Verdict};
pub use watch::{Told, Watch};
