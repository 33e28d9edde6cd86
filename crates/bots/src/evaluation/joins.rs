//! Roads and cities of several seats that one tile would connect: the owner of a small city beside another's large one may
//! share it.

use carcas_engine::{Powers, Rules, Seat, SeatSet};
use carcas_tiles::SegmentKind;

use super::features::{Ends, Line};
use super::{Evaluation, PerSeat, Sums};

/// A road or city, as far as it matters here.
#[derive(Clone, Copy, Debug)]
struct Part<'a> {
    powers: &'a Powers,
    owners: SeatSet,
    value: f64,
    ends: &'a Ends,
}

impl Evaluation {
    /// Adds what seats may gain or lose where occupied features are connected.
    pub(super) fn add_joins(&self, rules: &Rules, sums: &mut Sums) {
        for (ix, found) in self.occupied.iter().enumerate() {
            let part = Part {
                powers: &found.powers,
                owners: found.owners,
                value: found.value,
                ends: &found.ends,
            };
            let rest = &self.occupied[ix + 1..];
            self.add_joins_of(rules, (found.outline.kind, part), rest, &mut sums.totals);
        }
    }

    /// The same for one more follower, in a feature that nobody occupies.
    pub(super) fn add_joins_with(
        &self,
        rules: &Rules,
        (kind, line, powers): (SegmentKind, &Line, &Powers),
        totals: &mut PerSeat,
    ) {
        let part = Part {
            powers,
            owners: owners(powers),
            value: line.value,
            ends: &line.ends,
        };
        self.add_joins_of(rules, (kind, part), &self.occupied, totals);
    }

    fn add_joins_of(
        &self,
        rules: &Rules,
        (kind, part): (SegmentKind, Part<'_>),
        others: &[super::Occupied],
        totals: &mut PerSeat,
    ) {
        if !self.knowledge.threats || !matches!(kind, SegmentKind::City | SegmentKind::Road) {
            return;
        }
        for other in others.iter().filter(|other| other.outline.kind == kind) {
            if part.owners == other.owners {
                continue;
            }
            let mut stays = 1.0;
            part.ends.visit_common(&other.ends, |cell, sides| {
                let n_joining = self.fits.joining(cell, sides);
                stays *= self.tables.join_missed(n_joining);
            });
            if stays == 1.0 {
                continue;
            }
            let mut powers = *part.powers;
            for (sum, power) in powers.iter_mut().zip(other.powers) {
                *sum += power;
            }
            let after = owners(&powers);
            let chance = 1.0 - stays;
            for seat in rules.seats() {
                let has = |owners: SeatSet, value: f64| match owners.contains(seat) {
                    true => value,
                    false => 0.0,
                };
                let gain = has(after, part.value + other.value)
                    - has(part.owners, part.value)
                    - has(other.owners, other.value);
                totals[seat.ix()] += chance * gain;
            }
        }
    }
}

/// Returns the seats with the greatest power, if anybody has some.
pub(super) fn owners(powers: &Powers) -> SeatSet {
    let most = powers.iter().copied().max().unwrap_or(0);
    let mut owners = SeatSet::EMPTY;
    for (seat, &power) in powers.iter().enumerate() {
        if power > 0 && power == most {
            owners.insert(Seat(seat as u8));
        }
    }
    owners
}
