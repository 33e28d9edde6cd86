//! Fields: the complete cities around them, those that may become complete, and who owns them.

use carcas_engine::{FeatureIx, FigureKind, Powers, Rules, Seat, SeatSet, State};
use carcas_tiles::SegmentKind;

use super::{Evaluation, Occupied, Sums};

/// A city at an occupied field.
#[derive(Clone, Copy, Debug)]
pub(super) struct City {
    /// What share of a complete city it counts as.
    pub(super) share: f64,
    /// Farmers around it, by seat, where cities are decided one by one.
    pub(super) powers: Powers,
    /// Seats that have a pig beside farmers around it, where cities are decided one by one.
    pigs: SeatSet,
    /// Seats that have counted it, where each does so once.
    counted: SeatSet,
    /// The last visit that counted it.
    pub(super) visit: u64,
}

impl City {
    const fn new(share: f64) -> Self {
        Self {
            share,
            powers: [0; Seat::MAX],
            pigs: SeatSet::EMPTY,
            counted: SeatSet::EMPTY,
            visit: 0,
        }
    }
}

/// What a city brings the owner of a barn in a field around it.
const BARN_POINTS: f64 = 4.0;

impl Evaluation {
    /// Adds what occupied fields bring their owners.
    pub(super) fn add_fields(&mut self, rules: &Rules, state: &State, sums: &mut Sums) {
        self.cities.clear();
        self.field_parts.clear();
        let has_joins = self.has_field_joins();
        // The same list finds the cities, in a new round: the occupied features are known by now.
        self.places.begin(state.n_segments());
        let (points, is_per_city) = rules.farmer_points();
        let is_once = rules.scores_city_once();
        for ix in 0..self.occupied.len() {
            let field = self.occupied[ix];
            if field.outline.kind != SegmentKind::Field {
                continue;
            }
            let has_barn = field.outline.has_barn;
            let each = match has_barn {
                true => BARN_POINTS,
                false => f64::from(points),
            };
            let pigs = match is_per_city && !has_barn {
                true => self.pigs_in(rules, state, &field),
                false => SeatSet::EMPTY,
            };
            let visit = self.begin_visit();
            let mut cities = 0;
            let mut shares = 0.0;
            let mut once = [0.0; Seat::MAX];
            let mut around = std::mem::take(&mut self.cities);
            state.visit_bordered(rules, field.feature, |city| {
                let place = self.place_of_city(rules, state, (sums, city), &mut around);
                let city = &mut around[place];
                if city.visit == visit {
                    return;
                }
                city.visit = visit;
                shares += city.share;
                cities |= bit_of(place);
                if !has_barn && is_per_city {
                    for (sum, power) in city.powers.iter_mut().zip(field.powers) {
                        *sum += power;
                    }
                    for seat in pigs.iter() {
                        city.pigs.insert(seat);
                    }
                }
                for owner in field.owners.iter() {
                    if !city.counted.contains(owner) {
                        city.counted.insert(owner);
                        once[owner.ix()] += city.share;
                    }
                }
            });
            self.cities = around;
            let cost = self.weights.farmer_cost * sums.share_left;
            let risk = match has_barn {
                true => 0.0,
                false => self.weights.risk_field * sums.share_left,
            };
            let kept = 1.0 - self.risk(rules, sums, &field.powers, risk);
            self.occupied[ix].value = each * shares;
            if has_joins && !has_barn {
                let known = (&field.powers, each * shares, cities);
                let part = self.field_part(rules, state, field.feature, known);
                self.field_parts.push(part);
            }
            for owner in field.owners.iter() {
                if !has_barn && is_per_city {
                    sums.totals[owner.ix()] -= cost * kept;
                    sums.lost[owner.ix()] -= cost * (1.0 - kept);
                    continue;
                }
                let counted = match is_once && !has_barn {
                    true => once[owner.ix()],
                    false => shares,
                };
                let more = pig_points(self.has_pig(state, field.feature, owner));
                let value = (each + more) * counted - cost;
                sums.totals[owner.ix()] += value * kept;
                sums.lost[owner.ix()] += value * (1.0 - kept);
            }
        }
        if is_per_city {
            self.add_cities_one_by_one(rules, sums, f64::from(points));
        }
        self.add_field_joins(rules, &mut sums.totals);
    }

    /// Whether connections of fields matter.
    pub(super) const fn has_field_joins(&self) -> bool {
        self.knowledge.threats && self.weights.join_field > 0.0
    }

    /// Adds what cities bring the seats with most farmers around each.
    fn add_cities_one_by_one(&self, rules: &Rules, sums: &mut Sums, points: f64) {
        for city in &self.cities {
            let most = city.powers.iter().copied().max().unwrap_or(0);
            if most == 0 {
                continue;
            }
            let risk = self.weights.risk_field * sums.share_left;
            let kept = 1.0 - self.risk(rules, sums, &city.powers, risk);
            for seat in rules.seats() {
                if city.powers[seat.ix()] == most {
                    let more = pig_points(city.pigs.contains(seat));
                    let value = (points + more) * city.share;
                    sums.totals[seat.ix()] += value * kept;
                    sums.lost[seat.ix()] += value * (1.0 - kept);
                }
            }
        }
    }

    /// Begins to count the cities around a field, each once.
    pub(super) const fn begin_visit(&mut self) -> u64 {
        self.n_visits += 1;
        self.n_visits
    }

    /// Returns the place of a city among those around occupied fields; one that is not among them yet is added.
    pub(super) fn place_of_city(
        &mut self,
        rules: &Rules,
        state: &State,
        (sums, city): (&Sums, FeatureIx),
        around: &mut Vec<City>,
    ) -> usize {
        self.places.find(city).unwrap_or_else(|| {
            let place = around.len();
            self.places.set(city, place);
            around.push(City::new(self.share_of_city(rules, state, sums, city)));
            place
        })
    }

    /// Returns what share of a complete city a city or castle counts as for fields.
    fn share_of_city(&mut self, rules: &Rules, state: &State, sums: &Sums, city: FeatureIx) -> f64 {
        let outline = state.outline(city);
        match (outline.kind, outline.open) {
            (SegmentKind::Castle, _) => 4.0 / 3.0,
            (_, 0) => 1.0,
            _ => self.weights.field_open_city * self.line_chance(rules, state, sums, city),
        }
    }

    /// Returns the seats that have a pig and a farmer in a field.
    fn pigs_in(&self, rules: &Rules, state: &State, field: &Occupied) -> SeatSet {
        let mut pigs = SeatSet::EMPTY;
        for seat in rules.seats().filter(|seat| field.powers[seat.ix()] > 0) {
            if self.has_pig(state, field.feature, seat) {
                pigs.insert(seat);
            }
        }
        pigs
    }

    /// Whether a seat has a pig in a field, which then brings a point more for each city.
    ///
    /// Rule: TB-26.
    fn has_pig(&self, state: &State, field: FeatureIx, seat: Seat) -> bool {
        let mut figures = state.placed_figures().iter();
        self.parts.helpers
            && figures.any(|figure| {
                figure.kind == FigureKind::Pig
                    && figure.seat == seat
                    && state.feature_of(figure.segment) == field
            })
    }
}

/// Returns what a pig adds to each city around its field.
fn pig_points(has_pig: bool) -> f64 {
    f64::from(u8::from(has_pig))
}

/// Returns the bit of a city in a set of cities, by its place among all; those beyond the first 64 are in none.
pub(super) fn bit_of(place: usize) -> u64 {
    1_u64.checked_shl(place as u32).unwrap_or(0)
}
