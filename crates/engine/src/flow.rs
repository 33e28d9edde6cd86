//! Where a turn stands: what is awaited, and what the tile of this part has brought.

use crate::board::TileIx;
use crate::feature::FeatureIx;
use crate::figure::Seat;
use crate::game::Draw;

/// What the game does when no decision is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// Nothing is awaited: the next step of the turn runs.
    No,
    /// Something is to be drawn.
    ForDraw(Draw),
    /// The game is over.
    ForNothing,
}

/// The features that the tile of this part completed, and how far their scoring has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Completed {
    features: [FeatureIx; Self::MAX],
    n: u8,
    /// Features that have been scored, a bit each.
    scored: u32,
    /// The feature whose scoring is prepared, where features are scored one by one.
    pub(crate) chosen: Option<FeatureIx>,
}

impl Completed {
    /// Four roads or cities on the tile, four behind the sides of an abbey, nine centers around, and the road of a bridge;
    /// and twelve castles, whose wagons may leave with the others.
    const MAX: usize = 18 + 12;
    pub(crate) const NONE: Self = Self {
        features: [FeatureIx(0); Self::MAX],
        n: 0,
        scored: 0,
        chosen: None,
    };

    #[inline]
    pub(crate) fn add(&mut self, feature: FeatureIx) {
        if self.contains(feature) {
            return;
        }
        let slot = self.features.get_mut(usize::from(self.n));
        debug_assert!(slot.is_some(), "more features are complete than ever are");
        if let Some(slot) = slot {
            *slot = feature;
            self.n += 1;
        }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[FeatureIx] {
        &self.features[..usize::from(self.n)]
    }

    #[inline]
    pub(crate) fn contains(&self, feature: FeatureIx) -> bool {
        self.as_slice().contains(&feature)
    }

    /// Returns the features that have not been scored.
    pub(crate) fn left(&self) -> impl Iterator<Item = FeatureIx> + '_ {
        let features = self.as_slice().iter().enumerate();
        features
            .filter(|&(ix, _)| self.scored >> ix & 1 == 0)
            .map(|(_, &feature)| feature)
    }

    pub(crate) fn mark_scored(&mut self, feature: FeatureIx) {
        if let Some(ix) = self.as_slice().iter().position(|&other| other == feature) {
            self.scored |= 1 << ix;
        }
    }

    /// Whether a feature is left to be scored and, where one has been chosen, is that one.
    ///
    /// Rule: CO-27, CO-A3.
    pub(crate) fn is_due(&self, feature: FeatureIx) -> bool {
        self.chosen.is_none_or(|chosen| chosen == feature)
            && self.left().any(|left| left == feature)
    }

    #[inline]
    pub(crate) const fn is_any(&self) -> bool {
        self.n > 0
    }

    /// Whether no tile completes more.
    pub(crate) const fn is_full(&self) -> bool {
        self.n_free() == 0
    }

    /// Returns how many features can be added.
    pub(crate) const fn n_free(&self) -> usize {
        Self::MAX - self.n as usize
    }

    /// Returns all features and whether each has been scored.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (FeatureIx, bool)> + '_ {
        let features = self.as_slice().iter().enumerate();
        features.map(|(ix, &feature)| (feature, self.scored >> ix & 1 == 1))
    }
}

/// Where the game stands in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flow {
    /// Index of the next step in the turn table of the rules.
    pub(crate) step: u8,
    /// The seat whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) waiting: Waiting,
    /// The tile placed in this part.
    pub(crate) placed: Option<TileIx>,
    pub(crate) completed: Completed,
    /// The pool that is drawn from, and how many tiles it still holds.
    pub(crate) pool: u8,
    pub(crate) n_in_pool: u16,
    /// How many tiles of the last pool lie unseen under others. Nobody knows which they are, so they stay among those that
    /// can be drawn, but fewer are drawn.
    pub(crate) n_hidden: u16,
    pub(crate) n_discarded: u16,
    /// How many placements the drawn tile has, while its place is asked for; 0 if that was not counted.
    pub(crate) n_placements: u16,
    /// Whether the same seat takes the next turn too.
    pub(crate) same_seat_again: bool,
    /// Whether the figure action of this part is used up.
    pub(crate) is_action_used: bool,
    /// The seat that placed the last tile; before the first placement, the one before the active seat.
    ///
    /// Rule: BA-60.
    pub(crate) placer: Seat,
    /// What each seat has scored through the tile of this part.
    pub(crate) gained: [i16; Seat::MAX],
}
