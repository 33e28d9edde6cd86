//! Standings: what the occupied features are worth to whom, for bots, analysis and displays.

use carcas_tiles::SegmentKind;

use super::{Contest, Tally, contest, fields, for_each_distinct, worth};
use crate::feature::FeatureIx;
use crate::moves::Spot;
use crate::rules::Rules;
use crate::state::State;

/// What an occupied feature would bring its owners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// A segment of the feature: where its first figure stands.
    pub spot: Spot,
    /// What it is.
    pub kind: SegmentKind,
    /// Who contends for it.
    pub contest: Contest,
    /// Free sides, or empty cells around; 0 for fields.
    pub open: u16,
    /// The points if the game ended now. For fields: for its complete cities, as the third edition counts them.
    pub value_now: i32,
    /// The points if nothing but its completion were missing. For fields: for its open cities too.
    pub value_complete: i32,
}

impl State {
    /// Visits every occupied feature, in the order in which its first figure was placed.
    pub fn for_each_standing(&self, rules: &Rules, mut visit: impl FnMut(Standing)) {
        for_each_distinct(self, |feature| visit(self.standing(rules, feature)));
    }

    /// Returns how many complete and how many open cities border the field at a spot, if there is one.
    pub fn cities_of_field(&self, rules: &Rules, spot: Spot) -> Option<(u16, u16)> {
        let feature = self.feature(rules, spot)?;
        (feature.kind == SegmentKind::Field).then(|| fields::n_cities(rules, self, feature.ix))
    }

    fn standing(&self, rules: &Rules, feature: FeatureIx) -> Standing {
        let first = self
            .figures
            .iter()
            .find(|figure| self.features.of(figure.segment) == feature);
        let segment = first.map_or(crate::feature::SegmentIx(feature.0), |figure| {
            figure.segment
        });
        let tally = Tally::of(self, feature);
        let (value_now, value_complete, open) = if tally.kind == SegmentKind::Field {
            let (n_complete, n_open) = fields::n_cities(rules, self, feature);
            (
                3 * i32::from(n_complete),
                3 * i32::from(n_complete + n_open),
                0,
            )
        } else {
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
        Standing {
            spot: self.spot(segment),
            kind: tally.kind,
            contest: contest(rules, self, feature),
            open,
            value_now,
            value_complete,
        }
    }
}
