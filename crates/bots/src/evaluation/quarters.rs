//! The quarters of the city of Carcassonne: followers there are ready to join a scoring.

use carcas_engine::{Neutral, Quarter, Rules, State};
use carcas_tiles::SegmentKind;

use super::{Evaluation, Occupied, Sums};

impl Evaluation {
    /// Adds what followers in quarters promise: something for being there, and a share of what they may join, as long as the Count does not
    /// keep them.
    pub(super) fn add_quarters(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        let worth = self.weights.quarter * (sums.n_left / 30.0).min(1.0);
        let count = state.neutral_segment(Neutral::Count);
        for found in &self.occupied {
            if found.outline.kind != SegmentKind::Quarter {
                continue;
            }
            let quarter = state.spots_of(found.feature).next();
            let quarter = quarter.and_then(|spot| Quarter::ALL.get(usize::from(spot.segment)));
            let is_blocked = count.map(|segment| state.feature_of(segment)) == Some(found.feature);
            let kept = match is_blocked {
                true => self.weights.quarter_blocked,
                false => 1.0,
            };
            for seat in rules.seats() {
                let power = found.powers[seat.ix()];
                if power == 0 {
                    continue;
                }
                let joined = match quarter {
                    Some(&quarter) if self.weights.quarter_join != 0.0 => self
                        .occupied
                        .iter()
                        .filter(|other| leads_to(quarter, other.outline.kind))
                        .filter(|other| {
                            let most = other.powers.iter().copied().max().unwrap_or(0);
                            !other.owners.contains(seat) && other.powers[seat.ix()] + power >= most
                        })
                        .map(|other| gain(quarter, other))
                        .fold(0.0, f64::max),
                    _ => 0.0,
                };
                sums.totals[seat.ix()] +=
                    kept * (worth * f64::from(power) + self.weights.quarter_join * joined);
            }
        }
    }
}

/// Returns what a follower from a quarter may expect of a feature that is somebody else's.
fn gain(quarter: Quarter, other: &Occupied) -> f64 {
    match quarter {
        // Fields are joined at the end of the game, whatever happens.
        Quarter::Market => other.value,
        _ => other.chance * other.value,
    }
}

const fn leads_to(quarter: Quarter, kind: SegmentKind) -> bool {
    match quarter {
        Quarter::Castle => matches!(kind, SegmentKind::City),
        Quarter::Market => matches!(kind, SegmentKind::Field),
        Quarter::Blacksmith => matches!(kind, SegmentKind::Road),
        Quarter::Cathedral => matches!(kind, SegmentKind::Monastery | SegmentKind::Abbey),
    }
}
