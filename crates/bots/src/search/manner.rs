//! The parameters of a search, from the weights.

use crate::evaluation::Weights;

/// The parameters of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// Answers that are looked at below the root.
    pub(super) width: usize,
    /// Places that were best for a tile elsewhere and are tried.
    pub(super) n_places: usize,
    /// Points by which answers that seem worse are looked at less.
    pub(super) temperature: f64,
    /// Points by which seldom seen answers are given the benefit of the doubt.
    pub(super) curiosity: f64,
    /// The share of what a search looks at that goes into playouts, once they have begun.
    pub(super) playouts: f64,
}

impl Manner {
    pub(super) fn of(weights: &Weights) -> Self {
        Self {
            width: weights.search_width as usize,
            n_places: (weights.search_places as usize).max(1),
            temperature: weights.search_temperature.max(0.01),
            curiosity: weights.search_curiosity,
            playouts: weights.search_playouts.clamp(0.0, 0.9),
        }
    }
}
