//! Roads, cities, monasteries, abbeys and gardens: how likely they are completed, what they bring, and who may join.

use carcas_engine::{Cell, EdgePattern, FeatureIx, Outline, Rules, Seat, State};
use carcas_tiles::{SegmentKind, Side};

use super::memo::Cells;
use super::{Evaluation, Sums};
use crate::level::Prospects;

/// More open cells than this are as risky as this many.
const MOST_RISKY_CELLS: usize = 4;

/// The open cells of a feature: how many, how many of them will probably get their tile, and the chance that all do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    n_cells: usize,
    filled: f64,
    chance: f64,
    ends: Ends,
}

/// Where a road or city ends: some of its open cells, what each allows, and on which side of it the feature ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    cells: Cells,
    n: u8,
    ends: [(Cell, EdgePattern, Side); Self::MOST],
}

impl Ends {
    /// A feature with more ends is too unwieldy to be joined profitably.
    const MOST: usize = 6;

    pub(super) const NONE: Self = Self {
        cells: Cells::NONE,
        n: 0,
        ends: [(Cell { x: 0, y: 0 }, EdgePattern::ANY, Side::N); Self::MOST],
    };

    fn of(cells: &OpenCells, all: Cells) -> Self {
        let mut ends = Self {
            cells: all,
            ..Self::NONE
        };
        for &end in cells.as_slice().iter().take(Self::MOST) {
            ends.ends[usize::from(ends.n)] = end;
            ends.n += 1;
        }
        ends
    }

    /// Visits the cells at which both end, with what those allow and the two sides.
    #[inline]
    pub(super) fn visit_common(
        &self,
        other: &Self,
        mut visit: impl FnMut(EdgePattern, (Side, Side)),
    ) {
        if !self.cells.meet(other.cells) {
            return;
        }
        for &(cell, allowed, side) in &self.ends[..usize::from(self.n)] {
            for &(beside, _, from) in &other.ends[..usize::from(other.n)] {
                if cell == beside && side != from {
                    visit(allowed, (side, from));
                }
            }
        }
    }
}

/// What a road or city is expected to bring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) value: f64,
    /// The chance that it is completed.
    pub(super) chance: f64,
    /// The risk that others join.
    pub(super) risk: f64,
    pub(super) ends: Ends,
}

impl Evaluation {
    /// Adds what occupied features bring their owners, and what is expected to come home.
    pub(super) fn add_features(&mut self, rules: &Rules, state: &State, sums: &mut Sums) {
        for ix in 0..self.occupied.len() {
            let mut found = self.occupied[ix];
            let (value, chance, risk) = match found.outline.kind {
                SegmentKind::Road | SegmentKind::City => {
                    let line = self.line(rules, state, sums, (found.feature, found.outline));
                    found.ends = line.ends;
                    (line.value, line.chance, line.risk)
                }
                SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden => {
                    let (value, chance) = self.center(rules, state, sums, found.feature);
                    (value, chance, 0.0)
                }
                SegmentKind::Field
                | SegmentKind::River
                | SegmentKind::Tower
                | SegmentKind::Quarter
                | SegmentKind::Castle => continue,
            };
            (found.value, found.chance) = (value, chance);
            let kept = 1.0 - self.risk(rules, sums, &found.powers, risk);
            for owner in found.owners.iter() {
                sums.totals[owner.ix()] += value * kept;
                sums.lost[owner.ix()] += value * (1.0 - kept);
            }
            for seat in 0..rules.n_seats() {
                sums.returning[seat] += chance * f64::from(found.n_followers[seat]);
                if found.has_abbot.contains(Seat(seat as u8)) {
                    sums.abbots[seat] = Some(chance);
                }
            }
            self.occupied[ix] = found;
        }
    }

    /// Returns what share of a feature its only owner will lose to others: up to `risk`, while anybody else has followers.
    pub(super) fn risk(&self, rules: &Rules, sums: &Sums, powers: &[u8], risk: f64) -> f64 {
        if !self.knowledge.threats || risk == 0.0 {
            return 0.0;
        }
        let (mut first, mut second, mut owner) = (0, 0, 0);
        for (seat, &power) in powers[..rules.n_seats()].iter().enumerate() {
            if power > first {
                (first, second, owner) = (power, first, seat);
            } else {
                second = second.max(power);
            }
        }
        if first == second {
            return 0.0;
        }
        let others = (0..rules.n_seats()).filter(|&seat| seat != owner);
        if others.map(|seat| sums.hands[seat]).sum::<f64>() == 0.0 {
            return 0.0;
        }
        let ahead = if first >= second + 2 {
            self.weights.risk_ahead
        } else {
            1.0
        };
        (risk * ahead).clamp(0.0, 0.95)
    }

    /// Returns what a road or city is expected to bring.
    pub(super) fn line(
        &mut self,
        rules: &Rules,
        state: &State,
        sums: &Sums,
        (feature, outline): (FeatureIx, Outline),
    ) -> Line {
        let outlook = self.outlook(rules, state, sums, (feature, outline));
        let (now, complete) = self.worth(rules, state, feature);
        let (growth, risk) = match outline.kind {
            SegmentKind::Road => (self.weights.road_growth, self.weights.risk_road),
            _ => (0.0, self.weights.risk_city),
        };
        let cells = outlook.n_cells as f64;
        let value = now + outlook.chance * (complete - now + growth * cells);
        let risky = outlook.n_cells.min(MOST_RISKY_CELLS) as f64;
        Line {
            value,
            chance: outlook.chance,
            risk: risk * sums.use_left * risky,
            ends: outlook.ends,
        }
    }

    /// Returns the chance that a road or city is completed.
    pub(super) fn line_chance(
        &mut self,
        rules: &Rules,
        state: &State,
        sums: &Sums,
        feature: FeatureIx,
    ) -> f64 {
        let outline = state.outline(feature);
        self.outlook(rules, state, sums, (feature, outline)).chance
    }

    fn outlook(
        &mut self,
        rules: &Rules,
        state: &State,
        sums: &Sums,
        (feature, outline): (FeatureIx, Outline),
    ) -> Outlook {
        if outline.open == 0 {
            return Outlook {
                n_cells: 0,
                filled: 0.0,
                chance: 1.0,
                ends: Ends::NONE,
            };
        }
        if let Some(chance) = self.rough_chance(sums, outline) {
            return Outlook {
                n_cells: usize::from(outline.open),
                filled: 0.0,
                chance,
                ends: Ends::NONE,
            };
        }
        if let Some(known) = self.memo.outlook(feature) {
            return known;
        }
        let mut cells = OpenCells::default();
        let mut all = Cells::default();
        state.visit_open_sides(rules, feature, |cell, allowed, side| {
            all.add(cell);
            cells.add(cell, allowed, side);
        });
        let is_city = outline.kind != SegmentKind::Road;
        let mut chance = 1.0;
        for &(_, allowed, side) in cells.as_slice() {
            let counts = self.fits.closing_and_extending(allowed, side);
            let of_cell = match is_city {
                true => self.tables.city_cell(counts),
                false => self.tables.road_cell(counts[0]),
            };
            chance *= self.with_abbeys(sums, allowed, of_cell);
        }
        let outlook = Outlook {
            n_cells: cells.as_slice().len(),
            filled: 0.0,
            chance,
            ends: Ends::of(&cells, all),
        };
        self.memo.keep(feature, all, outlook);
        outlook
    }

    /// Returns what a feature is worth now and complete.
    fn worth(&mut self, rules: &Rules, state: &State, feature: FeatureIx) -> (f64, f64) {
        self.memo.worth(feature).unwrap_or_else(|| {
            let (now, complete) = state.worth_of(rules, feature);
            let worth = (f64::from(now), f64::from(complete));
            self.memo.keep_worth(feature, worth);
            worth
        })
    }

    /// Returns what a monastery, abbey or garden is expected to bring, and the chance that it is completed.
    pub(super) fn center(
        &mut self,
        rules: &Rules,
        state: &State,
        sums: &Sums,
        feature: FeatureIx,
    ) -> (f64, f64) {
        let outline = state.outline(feature);
        let known = match outline.open {
            0 => Some(1.0),
            _ => self.rough_chance(sums, outline),
        };
        if let Some(chance) = known {
            let (now, complete) = self.worth(rules, state, feature);
            return (now + chance * (complete - now), chance);
        }
        let open = f64::from(outline.open);
        let Outlook { filled, chance, .. } = self.surroundings(state, sums, feature);
        let (now, complete) = self.worth(rules, state, feature);
        // What completing brings beyond the tiles around counts in full.
        let beyond = complete - now - open;
        let value = now
            + self.weights.center_cell * filled
            + chance * (self.weights.center_complete * open + beyond);
        (value, chance)
    }

    /// Returns the outlook of the cells around a monastery, abbey or garden.
    fn surroundings(&mut self, state: &State, sums: &Sums, feature: FeatureIx) -> Outlook {
        if let Some(known) = self.memo.outlook(feature) {
            return known;
        }
        let void = self.weights.center_void * sums.n_left
            / (sums.n_left + self.weights.center_void_patience.max(0.1));
        let mut all = Cells::default();
        let mut outlook = Outlook {
            n_cells: 0,
            filled: 0.0,
            chance: 1.0,
            ends: Ends::NONE,
        };
        let Some(center) = state.segments_in(feature).next() else {
            return outlook;
        };
        // A tile in any of these cells changes what is known, even if the position has one there already.
        let cell = state.cell_of(center);
        cell.around().for_each(|beside| all.add(beside));
        state.visit_empty_around(cell, |allowed| {
            let of_cell = match allowed == EdgePattern::ANY {
                true => void,
                false => {
                    let filled = self.tables.center_cell(self.fits.n_fitting(allowed));
                    self.with_abbeys(sums, allowed, filled)
                }
            };
            outlook.n_cells += 1;
            outlook.filled += of_cell;
            outlook.chance *= of_cell;
        });
        self.memo.keep(feature, all, outlook);
        outlook
    }

    /// Returns the chance that something open is completed, as a level sees it that does not look at the tiles: it depends
    /// only on the number of open sides and of tiles left. The more tiles a side needs, the less likely.
    fn rough_chance(&self, sums: &Sums, outline: Outline) -> Option<f64> {
        let [road, city, around] = match self.knowledge.prospects {
            Prospects::Unknown => return Some(0.0),
            Prospects::Hoped => [9.0, 16.0, 5.0],
            Prospects::Usual => [30.0, 60.0, 20.0],
            Prospects::Counted => return None,
        };
        let wanted = match outline.kind {
            SegmentKind::Road => road,
            SegmentKind::City => city,
            _ => around,
        };
        let each = sums.n_left / (sums.n_left + wanted);
        Some((0..outline.open).fold(1.0, |chance, _| chance * each))
    }
}

/// The different cells at which a feature ends, as many as matter.
#[derive(Debug)]
struct OpenCells {
    cells: [(Cell, EdgePattern, Side); Self::MOST],
    n: usize,
}

impl Default for OpenCells {
    fn default() -> Self {
        Self {
            cells: [(Cell::new(0, 0), EdgePattern::ANY, Side::N); Self::MOST],
            n: 0,
        }
    }
}

impl OpenCells {
    /// With more open cells a feature is never completed.
    const MOST: usize = 16;

    #[inline]
    fn add(&mut self, cell: Cell, allowed: EdgePattern, side: Side) {
        let known = self.as_slice().iter().any(|&(known, ..)| known == cell);
        if !known && self.n < Self::MOST {
            self.cells[self.n] = (cell, allowed, side);
            self.n += 1;
        }
    }

    #[inline]
    fn as_slice(&self) -> &[(Cell, EdgePattern, Side)] {
        &self.cells[..self.n]
    }
}
