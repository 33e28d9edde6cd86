//! What nobody owns: large open cities and roads are worth something to the seat that gets there first.

use carcas_engine::{Draw, Node, Outline, Rules, Seat, State};
use carcas_tiles::SegmentKind;

use super::{Evaluation, PerSeat, Sums};

/// Smaller features are not worth a look.
const LEAST_SEGMENTS: u16 = 2;

impl Evaluation {
    /// Adds what vacant features promise the seats, those that move earlier more.
    pub(super) fn add_vacant(&self, rules: &Rules, state: &State, sums: &mut Sums) {
        let weights = &self.weights;
        if weights.vacant_city == 0.0 && weights.vacant_road == 0.0 {
            return;
        }
        let mut worth = 0.0;
        self.memo.visit_lines(state, |feature| {
            worth += self.worth_if_vacant(&state.outline(feature));
        });
        sums.vacant = worth;
        let shares = vacant_shares(rules, state, sums, &sums.hands);
        for (total, share) in sums.totals.iter_mut().zip(shares) {
            *total += worth * share;
        }
    }

    /// Returns what a feature that nobody owns is worth to the first that comes.
    pub(super) fn worth_if_vacant(&self, outline: &Outline) -> f64 {
        if outline.n_followers > 0 || outline.open == 0 || outline.n_segments < LEAST_SEGMENTS {
            return 0.0;
        }
        let share = match outline.kind {
            SegmentKind::City => self.weights.vacant_city,
            SegmentKind::Road => self.weights.vacant_road,
            _ => return 0.0,
        };
        share * f64::from(outline.n_segments + u16::from(outline.pennants))
    }
}

/// Returns what share of vacant features counts for each seat, with these followers in supply.
pub(super) fn vacant_shares(rules: &Rules, state: &State, sums: &Sums, hands: &PerSeat) -> PerSeat {
    let mut shares = [0.0; Seat::MAX];
    // Where a tile is to be drawn the turn has passed on; elsewhere the seat at turn comes last.
    let active = state.active_seat().ix();
    let first = match state.node() {
        Node::Chance { draw: Draw::Tile } => active,
        _ => active + 1,
    };
    let mut share = sums.use_left;
    for place in 0..rules.n_seats() {
        let seat = (first + place) % rules.n_seats();
        if hands[seat] > 0.0 {
            shares[seat] = share;
            share *= 0.5;
        }
    }
    shares
}
