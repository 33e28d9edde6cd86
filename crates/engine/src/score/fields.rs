//! Scoring fields at the end of the game, in the four ways of the editions.

use carcas_tiles::SegmentKind;

use super::contest::{Contest, break_tie, contest, powers};
use super::{BitSet, Of, Tally, feature_scored, for_each_occupied};
use crate::event::{Label, Log, Reason, Terms};
use crate::feature::{BorderedCities, FeatureIx, SegmentIx};
use crate::figure::Seat;
use crate::rules::{FarmerScoring, Rules};
use crate::state::State;

/// Points per complete city of a field that a barn brings when the game ends.
///
/// Rule: AM-46.
pub(crate) const BARN_AT_END: i16 = 4;

/// What supplies a field: complete cities and castles.
#[derive(Clone, Copy, Debug, Default)]
struct Supplied {
    n_cities: u16,
    n_castles: u16,
}

impl Supplied {
    fn of(rules: &Rules, state: &State, field: FeatureIx) -> Self {
        let mut supplied = Self::default();
        for_each_city(rules, state, field, |city| supplied.add(state, city));
        supplied
    }

    fn n(self) -> u16 {
        self.n_cities + self.n_castles
    }

    fn add(&mut self, state: &State, city: FeatureIx) {
        match state.features.columns(city).kind {
            SegmentKind::Castle => self.n_castles += 1,
            _ => self.n_cities += 1,
        }
    }
}

/// Rule: BA-48, BA-51, BA-52, BA-53.
pub(crate) fn score_fields(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    match rules.choices.farmer_scoring {
        FarmerScoring::ThirdEdition => per_field(rules, state, log),
        FarmerScoring::SecondEdition => per_seat(rules, state, log),
        FarmerScoring::FirstEdition | FarmerScoring::CityMajorityThree => {
            per_city(rules, state, log);
        }
    }
    for_each_field(state, |state, field| {
        feature_scored(rules, state, field, log);
    });
}

/// Returns what farmers get for a complete city when the game ends.
pub(crate) const fn points_per_city(rules: &Rules) -> i16 {
    match rules.choices.farmer_scoring {
        FarmerScoring::FirstEdition => 4,
        FarmerScoring::ThirdEdition
        | FarmerScoring::SecondEdition
        | FarmerScoring::CityMajorityThree => 3,
    }
}

/// Returns what each complete city of a field brings its owners when the game ends: barns, or farmers.
fn points_at_end(rules: &Rules, state: &State, field: FeatureIx) -> i16 {
    match state.has_barn(field) {
        true => BARN_AT_END,
        false => points_per_city(rules),
    }
}

/// Each owner of a field scores all complete cities around it.
///
/// Rule: BA-48, BA-49, BA-50.
fn per_field(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    for_each_field(state, |state, field| {
        let supplied = Supplied::of(rules, state, field);
        for seat in contest(rules, state, field).owners.iter() {
            score_field(rules, state, field, seat, supplied, log);
        }
    });
}

/// Each owner of a field scores the complete cities around it, but no city twice.
///
/// A city counts where it is worth most, so fields with greater bonuses come first; a bonus is one point per city.
/// Rule: BA-51, BA-AM-04.
fn per_seat(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let mut scored = [const { BitSet::EMPTY }; Seat::MAX];
    for wanted in (0..=rules.seams.field_bonus.len() as i32).rev() {
        for_each_field(state, |state, field| {
            for seat in contest(rules, state, field).owners.iter() {
                if bonuses(rules, state, field, seat, 1).total() != wanted {
                    continue;
                }
                let mut supplied = Supplied::default();
                for_each_city(rules, state, field, |city| {
                    if scored[seat.ix()].insert(city.ix()) {
                        supplied.add(state, city);
                    }
                });
                score_field(rules, state, field, seat, supplied, log);
            }
        });
    }
}

/// Returns what the complete cities of a field bring a seat, with what modules add.
pub(crate) fn field_terms(
    rules: &Rules,
    state: &State,
    (field, seat): (FeatureIx, Seat),
    each: i16,
) -> Terms {
    let supplied = Supplied::of(rules, state, field);
    let bonuses = bonuses(rules, state, field, seat, supplied.n());
    with_bonuses(supplied, each, &bonuses)
}

/// Returns what the complete cities and castles of a field bring, without what modules add.
pub(crate) fn city_terms(rules: &Rules, state: &State, field: FeatureIx, each: i16) -> Terms {
    with_bonuses(Supplied::of(rules, state, field), each, &Terms::EMPTY)
}

fn score_field(
    rules: &Rules,
    state: &mut State,
    field: FeatureIx,
    seat: Seat,
    supplied: Supplied,
    log: &mut Log<'_>,
) {
    let bonuses = bonuses(rules, state, field, seat, supplied.n());
    let terms = with_bonuses(supplied, points_per_city(rules), &bonuses);
    let what = (Reason::FieldAtEnd, Of::Feature(field));
    state.award(rules, seat, what, &terms, log);
}

/// The seats with most farmers around a complete city score it once.
///
/// Rule: BA-52, BA-53, BA-54, RV-24, TB-26, TB-103, HS-34.
fn per_city(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let mut done = BitSet::EMPTY;
    for ix in 0..state.features.len() {
        let city = state.features.of(SegmentIx(ix as u16));
        let columns = state.features.columns(city);
        let is_city = matches!(columns.kind, SegmentKind::City | SegmentKind::Castle);
        if is_city && columns.is_closed() && done.insert(city.ix()) {
            score_city(rules, state, city, log);
        }
    }
}

fn score_city(rules: &Rules, state: &mut State, city: FeatureIx, log: &mut Log<'_>) {
    let mut around = [0; Seat::MAX];
    let mut added = [Terms::EMPTY; Seat::MAX];
    let bordering = fields_around(rules, state, city);
    let mut fields = BitSet::EMPTY;
    for_each_field(state, |state, field| {
        if !bordering.contains(field.ix()) {
            return;
        }
        fields.insert(field.ix());
        let powers = powers(state, field);
        for seat in (0..rules.seats)
            .map(Seat)
            .filter(|seat| powers[seat.ix()] > 0)
        {
            around[seat.ix()] += powers[seat.ix()];
            // A pig in one field and a herd in another both count, each once.
            let found = &mut added[seat.ix()];
            for bonus in bonuses(rules, state, field, seat, 1).as_slice() {
                if found
                    .as_slice()
                    .iter()
                    .all(|term| term.label != bonus.label)
                {
                    found.add(bonus.label, bonus.count, bonus.each);
                }
            }
        }
    });
    let mut supplied = Supplied::default();
    supplied.add(state, city);
    let mut contest = Contest::between(around);
    if contest.is_tie() {
        break_tie(rules, state, &mut contest, |farmer| {
            fields.contains(state.features.of(farmer.segment).ix())
        });
    }
    for seat in contest.owners.iter() {
        let terms = with_bonuses(supplied, points_per_city(rules), &added[seat.ix()]);
        let what = (Reason::CityOfFieldsAtEnd, Of::CityOfFields(city, contest));
        state.award(rules, seat, what, &terms, log);
    }
}

/// Returns the fields that border a city.
fn fields_around(rules: &Rules, state: &State, city: FeatureIx) -> BitSet {
    let mut fields = BitSet::EMPTY;
    for member in state.features.members(city) {
        let tile = state.board.tile(state.features.tile(member));
        let on_tile = usize::from(member.0 - tile.first_segment);
        let segments = (tile.first_segment..).zip(&rules.kind(tile.kind).segments);
        for (ix, _) in segments.filter(|(_, segment)| segment.borders.contains(on_tile)) {
            fields.insert(state.features.of(SegmentIx(ix)).ix());
        }
    }
    fields
}

/// Returns the points for cities and castles, and what modules add.
///
/// Rule: BC-35.
fn with_bonuses(supplied: Supplied, each: i16, bonuses: &Terms) -> Terms {
    let mut terms = Terms::EMPTY;
    terms.add(Label::Cities, supplied.n_cities, each);
    terms.add(Label::Castles, supplied.n_castles, each + 1);
    for bonus in bonuses.as_slice() {
        terms.add(bonus.label, bonus.count, bonus.each);
    }
    terms
}

/// Returns what modules add for a seat's field with `n_cities`.
fn bonuses(rules: &Rules, state: &State, field: FeatureIx, seat: Seat, n_cities: u16) -> Terms {
    let mut terms = Terms::EMPTY;
    if !rules.seams.field_bonus.is_empty() {
        let tally = Tally::of(state, field);
        for bonus in &rules.seams.field_bonus {
            if let Some(label) = bonus(rules, state, &tally, seat) {
                terms.add(label, n_cities, 1);
            }
        }
    }
    terms
}

/// Visits every occupied field that no barn has taken over.
///
/// Rule: AM-98, AM-99.
fn for_each_field(state: &mut State, mut visit: impl FnMut(&mut State, FeatureIx)) {
    for_each_occupied(state, |state, feature| {
        let is_field = state.features.columns(feature).kind == SegmentKind::Field;
        if is_field && !state.has_barn(feature) {
            visit(state, feature);
        }
    });
}

/// Visits every complete city and every castle that borders a field, each once.
///
/// Rule: BA-55, BC-34, BC-35.
fn for_each_city(rules: &Rules, state: &State, field: FeatureIx, mut visit: impl FnMut(FeatureIx)) {
    for_each_bordered(rules, state, field, |city| {
        if state.features.columns(city).is_closed() {
            visit(city);
        }
    });
}

/// Visits every city that borders a field, each once.
///
/// Rule: BA-49, BA-54.
fn for_each_bordered(
    rules: &Rules,
    state: &State,
    field: FeatureIx,
    mut visit: impl FnMut(FeatureIx),
) {
    let mut seen = BitSet::EMPTY;
    let mut see = |segment: SegmentIx| {
        let city = state.features.of(segment);
        if seen.insert(city.ix()) {
            visit(city);
        }
    };
    for (member, cities) in state.features.bordered(field) {
        match cities {
            BorderedCities::None => {}
            BorderedCities::One(city) => see(city),
            BorderedCities::Several => {
                let tile = state.board.tile(state.features.tile(member));
                for bordered in state.printed(rules, member).borders.iter() {
                    see(SegmentIx(tile.first_segment + bordered as u16));
                }
            }
        }
    }
}

/// Returns what the complete cities and castles of a field bring at the end, and what all its cities would, without what
/// modules add.
pub(super) fn worth_of_field(rules: &Rules, state: &State, field: FeatureIx) -> (i32, i32) {
    let (supplied, n_open) = bordered(rules, state, field);
    let each = points_at_end(rules, state, field);
    let now = with_bonuses(supplied, each, &Terms::EMPTY).total();
    (now, now + i32::from(each) * i32::from(n_open))
}

/// Returns how many complete and how many open cities border a field; a castle counts as a complete city.
pub(super) fn n_cities(rules: &Rules, state: &State, field: FeatureIx) -> (u16, u16) {
    let (supplied, n_open) = bordered(rules, state, field);
    (supplied.n(), n_open)
}

/// Returns the complete cities and castles that border a field, and how many open cities do.
fn bordered(rules: &Rules, state: &State, field: FeatureIx) -> (Supplied, u16) {
    let (mut supplied, mut n_open) = (Supplied::default(), 0);
    for_each_bordered(rules, state, field, |city| {
        match state.features.columns(city).is_closed() {
            true => supplied.add(state, city),
            false => n_open += 1,
        }
    });
    (supplied, n_open)
}
