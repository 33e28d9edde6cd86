//! Fields of several seats that one tile would connect: a small field beside a large one of somebody else may share its cities.
//!
//! Fields are compared in pairs, so a field beside several others may be lost more than once, pigs are left out, and where a
//! seat counts a city once, cities that it counts by a third field are gained again.

use carcas_engine::{Cell, EdgePattern, FeatureIx, Powers, Rules, SeatSet, State};
use carcas_tiles::HalfSideSet;

use super::joins::owners;
use super::memo::Cells;
use super::{Evaluation, PerSeat};

/// Where a field ends: some empty cells, what each allows, and at which half-sides of it the field ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct FieldEnds {
    cells: Cells,
    n: u8,
    ends: [(Cell, EdgePattern, HalfSideSet); Self::MOST],
}

impl FieldEnds {
    /// Cells beyond these are not looked at.
    const MOST: usize = 24;

    pub(super) const NONE: Self = Self {
        cells: Cells::NONE,
        n: 0,
        ends: [(
            Cell { x: 0, y: 0 },
            EdgePattern::ANY,
            HalfSideSet::from_bits(0),
        ); Self::MOST],
    };

    fn of(rules: &Rules, state: &State, field: FeatureIx) -> Self {
        let mut ends = Self::NONE;
        state.visit_open_halves(rules, field, |cell, allowed, halves| {
            let n = usize::from(ends.n);
            if ends.cells.may_contain(cell)
                && let Some(known) = ends.ends[..n].iter_mut().find(|known| known.0 == cell)
            {
                known.2 = HalfSideSet::from_bits(known.2.bits() | halves.bits());
            } else if n < Self::MOST {
                ends.cells.add(cell);
                ends.ends[n] = (cell, allowed, halves);
                ends.n += 1;
            }
        });
        ends
    }

    fn as_slice(&self) -> &[(Cell, EdgePattern, HalfSideSet)] {
        &self.ends[..usize::from(self.n)]
    }

    /// Whether the field ends at a cell or at one of its neighbors.
    pub(super) fn is_beside(&self, cell: Cell) -> bool {
        let mut ends = self.as_slice().iter();
        ends.any(|(end, ..)| end.x.abs_diff(cell.x) + end.y.abs_diff(cell.y) <= 1)
    }
}

/// A field with farmers, as far as it matters here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    powers: Powers,
    owners: SeatSet,
    /// What its cities bring.
    value: f64,
    /// Its cities, by their places among all.
    cities: u64,
    ends: FieldEnds,
}

impl Evaluation {
    /// Returns a field with the powers of its farmers, and its cities with their value.
    pub(super) fn field_part(
        &mut self,
        rules: &Rules,
        state: &State,
        field: FeatureIx,
        (powers, value, cities): (&Powers, f64, u64),
    ) -> Part {
        let ends = self.memo.field_ends(field).copied().unwrap_or_else(|| {
            let ends = FieldEnds::of(rules, state, field);
            self.memo.keep_field_ends(field, &ends);
            ends
        });
        Part {
            powers: *powers,
            owners: owners(powers),
            value,
            cities,
            ends,
        }
    }

    /// Adds what seats may gain or lose where fields with farmers are connected.
    pub(super) fn add_field_joins(&self, rules: &Rules, totals: &mut PerSeat) {
        for (ix, part) in self.field_parts.iter().enumerate() {
            self.add_field_joins_of(rules, part, &self.field_parts[ix + 1..], totals);
        }
    }

    /// The same for one more farmer, in a field that nobody occupies.
    pub(super) fn add_field_joins_with(
        &mut self,
        rules: &Rules,
        state: &State,
        (field, known): (FeatureIx, (&Powers, f64, u64)),
        totals: &mut PerSeat,
    ) {
        let owners = owners(known.0);
        if self.field_parts.iter().all(|part| part.owners == owners) {
            return;
        }
        let part = self.field_part(rules, state, field, known);
        // Where cities are decided one by one, the farmer counts at those around the field meanwhile.
        for city in places_in(part.cities) {
            add(&mut self.cities[city].powers, &part.powers);
        }
        self.add_field_joins_of(rules, &part, &self.field_parts, totals);
        for city in places_in(part.cities) {
            for (sum, power) in self.cities[city].powers.iter_mut().zip(part.powers) {
                *sum -= power;
            }
        }
    }

    fn add_field_joins_of(
        &self,
        rules: &Rules,
        part: &Part,
        others: &[Part],
        totals: &mut PerSeat,
    ) {
        for other in others {
            if part.owners == other.owners || !part.ends.cells.meet(other.ends.cells) {
                continue;
            }
            let mut stays = 1.0;
            for (cell, allowed, halves) in part.ends.as_slice() {
                let at_other = other.ends.as_slice().iter();
                for (_, _, of_other) in at_other.filter(|(beside, ..)| beside == cell) {
                    let n_joining = self.fits.joining_fields(*allowed, (*halves, *of_other));
                    stays *= self.tables.field_join_missed(n_joining);
                }
            }
            if stays == 1.0 {
                continue;
            }
            let gains = match rules.farmer_points() {
                (points, true) => self.gains_one_by_one(rules, f64::from(points), (part, other)),
                (points, false) => self.gains(rules, f64::from(points), (part, other)),
            };
            for (total, gain) in totals.iter_mut().zip(gains) {
                *total += (1.0 - stays) * gain;
            }
        }
    }

    /// Returns what seats gain if two fields become one.
    fn gains(&self, rules: &Rules, points: f64, (part, other): (&Part, &Part)) -> PerSeat {
        let common = places_in(part.cities & other.cities).map(|city| self.cities[city].share);
        let together = part.value + other.value - points * common.sum::<f64>();
        let mut powers = part.powers;
        add(&mut powers, &other.powers);
        let after = owners(&powers);
        let mut gains = PerSeat::default();
        for seat in rules.seats() {
            let has = |owners: SeatSet, value: f64| match owners.contains(seat) {
                true => value,
                false => 0.0,
            };
            gains[seat.ix()] = has(after, together)
                - has(part.owners, part.value)
                - has(other.owners, other.value);
        }
        gains
    }

    /// The same where every city is decided by all farmers around it.
    fn gains_one_by_one(
        &self,
        rules: &Rules,
        points: f64,
        (part, other): (&Part, &Part),
    ) -> PerSeat {
        let mut gains = PerSeat::default();
        for (cities, more) in [
            (part.cities & !other.cities, &other.powers),
            (other.cities & !part.cities, &part.powers),
        ] {
            for city in places_in(cities).map(|city| &self.cities[city]) {
                let mut powers = city.powers;
                add(&mut powers, more);
                let (before, after) = (owners(&city.powers), owners(&powers));
                for seat in rules.seats() {
                    let has = |owners: SeatSet| f64::from(u8::from(owners.contains(seat)));
                    gains[seat.ix()] += points * city.share * (has(after) - has(before));
                }
            }
        }
        gains
    }
}

fn add(powers: &mut Powers, more: &Powers) {
    for (sum, power) in powers.iter_mut().zip(more) {
        *sum += power;
    }
}

/// Returns the places that a set of cities holds.
fn places_in(cities: u64) -> impl Iterator<Item = usize> {
    let mut left = cities;
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        place
    })
}

#[cfg(test)]
mod tests {
    use carcas_engine::notation::{Words, parse_kind, parse_segment};
    use carcas_engine::{Edition, FigureKind, Position, Seat, Setup};
    use carcas_tiles::Rotation;

    use super::*;
    use crate::evaluation::Weights;
    use crate::level::Knowledge;

    /// A complete city north of a road, with a farmer of seat 1 beside it and `n_south` farmers of seat 0 south of the road,
    /// all of whose ends allow a road.
    fn across_a_road(rules: &Rules, n_south: i16, bag: &str) -> State {
        let mut position = Position::new(rules, false);
        let kind = |name: &str| parse_kind(rules, &mut Words::new(name)).unwrap();
        let mut lay = |name: &str, (x, y), turns| {
            let rotation = Rotation::from_ix(turns);
            position
                .tile(kind(name), Cell::new(x, y), rotation)
                .unwrap();
        };
        lay("city-cap", (0, 0), 0);
        lay("city-cap", (0, -1), 2);
        lay("road-straight", (0, 1), 0);
        lay("road-straight", (1, 1), 0);
        let mut farmer = |seat, (x, y), name| {
            let tile = *position.state().tile_at(Cell::new(x, y)).unwrap();
            let spot = parse_segment(rules, &tile, &mut Words::new(name)).unwrap();
            position
                .figure(Seat(seat), FigureKind::Follower, spot)
                .unwrap();
        };
        farmer(1, (0, 0), "field:EL");
        for x in 0..n_south {
            farmer(0, (x, 1), "field:ER");
        }
        position.bag(&[kind(bag), kind(bag)]).unwrap();
        position.turn(Seat(0)).unwrap();
        position.finish().unwrap()
    }

    /// What possible connections of fields change for both seats.
    fn changes(rules: &Rules, state: &State, rate: &str) -> [f64; 2] {
        let totals = |text: &str| {
            let weights = Weights::usual().with(text).unwrap();
            Evaluation::new(rules, &weights, Knowledge::ALL).totals(rules, state)
        };
        let (with, without) = (totals(rate), totals("join-field 0"));
        [0, 1].map(|seat| with[seat] - without[seat])
    }

    #[test]
    fn fields_are_shared_or_taken_by_whoever_may_connect_them() {
        for edition in Edition::ALL {
            let rules = Rules::new(&Setup::new(edition, 2)).unwrap();
            let city = f64::from(rules.farmer_points().0);
            // Where the road ends, at either end of it, the fields meet around the monastery.
            let chance = 1.0 - 0.75_f64.powi(4);
            for (n_south, expected) in [(1, [city, 0.0]), (2, [city, -city])] {
                let state = across_a_road(&rules, n_south, "monastery-road");
                let changes = changes(&rules, &state, "join-field 0.25");
                for (change, expected) in changes.into_iter().zip(expected) {
                    assert!(
                        (change - chance * expected).abs() < 1e-9,
                        "{edition:?} {n_south}: {change} is not {chance} of {expected}"
                    );
                }
            }
            // A road that goes on parts them for good.
            let state = across_a_road(&rules, 1, "road-straight");
            let [own, other] = changes(&rules, &state, "join-field 0.25");
            assert!(own == 0.0 && other == 0.0, "{edition:?}: {own} {other}");
        }
    }
}
