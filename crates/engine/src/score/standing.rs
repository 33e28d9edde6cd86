//! Standings: what occupied features are worth to each seat, for bots, analysis and displays.

use carcas_tiles::SegmentKind;

use super::contest::{Contest, Powers, decided, power};
use super::{Tally, fields, worth};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::Seat;
use crate::moves::Spot;
use crate::rules::{MAX_FIGURES, Rules};
use crate::state::State;

/// What an occupied feature would bring its owners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// A segment of the feature: where its first figure stands.
    pub spot: Spot,
    /// What it is.
    pub kind: SegmentKind,
    /// Who contends for it. A field with barns is theirs, even if others stand there.
    pub contest: Contest,
    /// Free sides, or empty cells around; 0 for fields.
    pub open: u16,
    /// The points if the game ended now. For fields: for its complete cities and
    /// castles, as if no other field bordered them, without what pigs add.
    pub value_now: i32,
    /// The points if nothing but its completion were missing. For fields: for its open cities too.
    pub value_complete: i32,
}

impl State {
    /// Visits every occupied feature, in the order in which its first figure was placed.
    pub fn for_each_standing(&self, rules: &Rules, mut visit: impl FnMut(Standing)) {
        for_each_occupied(self, |feature, first, powers| {
            visit(self.standing(rules, feature, first, powers));
        });
    }

    /// Returns how many complete and how many open cities border the field at a spot, if there is one.
    pub fn cities_of_field(&self, rules: &Rules, spot: Spot) -> Option<(u16, u16)> {
        let feature = self.feature(rules, spot)?;
        (feature.kind == SegmentKind::Field).then(|| fields::n_cities(rules, self, feature.ix))
    }

    fn standing(
        &self,
        rules: &Rules,
        feature: FeatureIx,
        first: SegmentIx,
        powers: &Powers,
    ) -> Standing {
        let kind = self.features.columns(feature).kind;
        let (value_now, value_complete, open) = if kind == SegmentKind::Field {
            let (now, complete) = fields::worth_of_field(rules, self, feature);
            (now, complete, 0)
        } else {
            let tally = Tally::of(self, feature);
            let open = self.features.columns(feature).open;
            let mut complete = Tally {
                is_complete: true,
                ..tally
            };
            if tally.is_center() {
                complete.n_tiles = 9;
            } else {
                // Every free side needs a tile; one tile may serve several.
                complete.n_tiles += open.div_ceil(2);
            }
            let now = worth(rules, self, &tally).total();
            (now, worth(rules, self, &complete).total(), open)
        };
        let mut contest = decided(rules, self, feature, *powers);
        if kind == SegmentKind::Field && self.has_barn(feature) {
            contest.owners = self.seats_with_barn(feature);
        }
        Standing {
            spot: self.spot(first),
            kind,
            contest,
            open,
            value_now,
            value_complete,
        }
    }
}

/// Visits every feature that holds a figure once, with the segment of its first figure and the power of every seat: what
/// [`powers`](super::contest::powers) finds for each, in one pass over the figures.
fn for_each_occupied(state: &State, mut visit: impl FnMut(FeatureIx, SegmentIx, &Powers)) {
    let mut found = [(FeatureIx(0), SegmentIx(0), [0; Seat::MAX]); MAX_FIGURES];
    let mut n = 0;
    for figure in state.figures.iter() {
        let feature = state.features.of(figure.segment);
        let known = found[..n].iter().position(|known| known.0 == feature);
        let ix = known.unwrap_or(n);
        if ix == n {
            found[ix] = (feature, figure.segment, [0; Seat::MAX]);
            n += 1;
        }
        found[ix].2[figure.seat.ix()] += power(state, feature, figure);
    }
    for (feature, first, powers) in &found[..n] {
        visit(*feature, *first, powers);
    }
}
