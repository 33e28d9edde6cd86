//! How much a bot may think.

use std::num::NonZeroUsize;

/// How much a search may look at. It reads no clock: time comes in as a [`Stop`](crate::Stop) that somebody else sets.
///
/// With `nodes` set and a stop that nobody sets, the result follows from seed, nodes and number of threads alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// How many positions a search may look at, on all threads together; with none it goes on until it is stopped, its
    /// memory is full, or nothing is left to find out.
    pub nodes: Option<u64>,
    /// On how many threads it works.
    pub threads: NonZeroUsize,
    /// Where its draws begin.
    pub seed: u64,
}

impl Limit {
    /// A search of `nodes` positions on one thread.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            threads: NonZeroUsize::MIN,
            seed: 0,
        }
    }

    /// A search on one thread that goes on until it is stopped.
    pub const fn until_stopped() -> Self {
        Self {
            nodes: None,
            ..Self::nodes(0)
        }
    }

    /// The same with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }
}
