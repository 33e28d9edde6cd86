//! Castles: what their lords may expect of what is completed around them.

use carcas_engine::{Cell, FeatureIx, Rules, State};
use carcas_tiles::SegmentKind;

use super::{Evaluation, Occupied, Sums};

/// What a lord may expect of a feature that only others own: they are in no hurry to complete it for two.
const OF_OTHERS: f64 = 0.5;

impl Evaluation {
    /// Adds what castles will probably bring: what the best feature around them would bring, by the chance that it is
    /// completed, and at least what will come to lie there.
    ///
    /// Rule: BC-20, BC-22.
    pub(super) fn add_castles(&mut self, rules: &Rules, state: &State, sums: &mut Sums) {
        for castle in &self.occupied {
            if castle.outline.kind != SegmentKind::Castle {
                continue;
            }
            let around = Around::of(state, castle.feature);
            for owner in castle.owners.iter() {
                let promised = self.occupied.iter().map(|found| {
                    let share = match found.owners.contains(owner) {
                        true => 1.0,
                        false => OF_OTHERS,
                    };
                    match found.chance > 0.0 && is_around(state, &around, found) {
                        true => {
                            let (_, complete) = state.worth_of(rules, found.feature);
                            share * found.chance * f64::from(complete)
                        }
                        false => 0.0,
                    }
                });
                let best = promised.fold(0.0, f64::max);
                sums.totals[owner.ix()] += best.max(self.weights.castle_lord * sums.use_left);
            }
        }
    }
}

/// The cells whose features a castle takes its points from: its own two, and those at its long sides.
#[derive(Debug)]
struct Around {
    x: (i16, i16),
    y: (i16, i16),
}

impl Around {
    fn of(state: &State, castle: FeatureIx) -> Self {
        let mut around = Self {
            x: (i16::MAX, i16::MIN),
            y: (i16::MAX, i16::MIN),
        };
        for spot in state.spots_of(castle) {
            let Cell { x, y } = spot.cell;
            around.x = (around.x.0.min(x), around.x.1.max(x));
            around.y = (around.y.0.min(y), around.y.1.max(y));
        }
        let across = match around.x.0 == around.x.1 {
            true => &mut around.x,
            false => &mut around.y,
        };
        *across = (across.0.saturating_sub(1), across.1.saturating_add(1));
        around
    }

    fn contains(&self, cell: Cell) -> bool {
        (self.x.0..=self.x.1).contains(&cell.x) && (self.y.0..=self.y.1).contains(&cell.y)
    }
}

/// Whether completing a feature makes the castle score.
fn is_around(state: &State, around: &Around, found: &Occupied) -> bool {
    let is_counted = matches!(
        found.outline.kind,
        SegmentKind::Road
            | SegmentKind::City
            | SegmentKind::Monastery
            | SegmentKind::Abbey
            | SegmentKind::Garden
    );
    is_counted
        && state
            .spots_of(found.feature)
            .any(|spot| around.contains(spot.cell))
}
