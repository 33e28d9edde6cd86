//! What a recorded game was like, seen by the strongest bot: what was expected at every decision, what the moves that were
//! played lost, and how lucky the draws were.
//!
//! - [`analyze`] looks through a record; the same [`Effort`] gives the same [`Analysis`], unless a clock ends its thoughts.
//! - [`chart()`] draws it.
//! - [`puzzle`] finds positions where one move is clearly best.
//!
//! Margins are in points, of a seat over the best other; chances are those of a seat to win.
#![deny(missing_docs)]

mod analysis;
mod chances;
mod chart;
mod luck;
pub mod puzzle;
mod worth;

pub use analysis::{Analysis, Candidate, Effort, Judged, analyze};
pub use chart::{Ink, chart};
pub use luck::Drawn;
