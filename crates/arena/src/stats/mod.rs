//! What results say: win rates with intervals, margins with errors, Elo, decisions and ratings.
//!
//! Games of a round share their draws, so they are not independent; rounds are. Every error is one over rounds.

mod elo;
mod matrix;
mod ratings;
mod sprt;
mod tally;

pub use elo::{elo_of_share, share_of_elo};
pub use ratings::{Pairing, Rating, ratings};
pub use sprt::{Sprt, Verdict};
pub use tally::{Summary, Tally};
