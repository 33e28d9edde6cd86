//! The four ways to score fields at the end of the game.

use std::collections::{BTreeMap, BTreeSet};

use carcas_engine::{FarmerScoring, FigureKind, Seat};
use carcas_tiles::{Mark, SegmentKind};

use super::feature::Feature;
use super::hills::{break_tie, winners};
use super::played::Played;
use super::scoring::{PlacedFigure, owners, powers};
use super::table::Table;

/// A field with farmers.
struct Field {
    feature: Feature,
    powers: BTreeMap<Seat, u32>,
    owners: Vec<Seat>,
    cities: BTreeSet<Feature>,
    /// One more point per city, if a pig herd counts here.
    herd: i32,
    /// The seats with a pig.
    pigs: BTreeSet<Seat>,
}

impl Field {
    /// One more point per city for a seat with farmers and its pig here.
    ///
    /// Rule: TB-23 to TB-26.
    fn pig(&self, seat: Seat) -> i32 {
        i32::from(self.pigs.contains(&seat) && self.powers.contains_key(&seat))
    }
}

/// Points of a seat for one city: which seat, which city, how many.
pub(super) type Award = (Seat, Feature, i32);

/// Returns all points that fields give.
///
/// Rule: BA-48 to BA-55, RV-24, TB-23 to TB-26.
pub(super) fn awards(played: &Played, table: &Table, figures: &[PlacedFigure]) -> Vec<Award> {
    let fields = occupied_fields(played, table, figures);
    let decide = |strongest: Vec<Seat>, around: &[&Field]| {
        break_tie(played, table, figures, strongest, |spot| {
            let mut around = around.iter();
            around.any(|field| field.feature.spots.contains(&spot))
        })
    };
    match played.choices.farmer_scoring {
        FarmerScoring::ThirdEdition => per_field(&fields),
        FarmerScoring::SecondEdition => each_city_once(per_field(&fields)),
        FarmerScoring::FirstEdition => per_city(&fields, 4, decide),
        FarmerScoring::CityMajorityThree => per_city(&fields, 3, decide),
    }
}

fn occupied_fields(played: &Played, table: &Table, figures: &[PlacedFigure]) -> Vec<Field> {
    let features = figures
        .iter()
        .map(|figure| Feature::at(table, figure.spot))
        .filter(|feature| feature.kind == SegmentKind::Field);
    // A barn takes its field over. Rule: AM-98, AM-99.
    let has_barn = |field: &Feature| {
        let mut barns = figures
            .iter()
            .filter(|figure| figure.kind == FigureKind::Barn);
        barns.any(|barn| field.spots.contains(&barn.spot))
    };
    let distinct: BTreeSet<Feature> = features.filter(|field| !has_barn(field)).collect();
    let describe = |field: &Feature| {
        let powers = powers(table, field, figures);
        let is_herd = played.has_mark(table, field, Mark::PigHerd);
        let pigs = figures
            .iter()
            .filter(|figure| figure.kind == FigureKind::Pig && field.spots.contains(&figure.spot));
        Field {
            pigs: pigs.map(|figure| figure.seat).collect(),
            owners: winners(played, table, field, figures),
            feature: field.clone(),
            powers,
            cities: field.complete_cities(table),
            herd: i32::from(is_herd),
        }
    };
    distinct.iter().map(describe).collect()
}

/// Rule: BC-35.
pub(super) fn more_for_castle(city: &Feature) -> i32 {
    i32::from(city.kind == SegmentKind::Castle)
}

/// Every owner of a field gets 3 points for each of its cities.
///
/// Rule: BA-48, BA-50, RV-24.
fn per_field(fields: &[Field]) -> Vec<Award> {
    let mut awards = Vec::new();
    for field in fields {
        for city in &field.cities {
            let points = |seat| 3 + more_for_castle(city) + field.herd + field.pig(seat);
            let award = |&seat: &Seat| (seat, city.clone(), points(seat));
            awards.extend(field.owners.iter().map(award));
        }
    }
    awards
}

/// Leaves the best award of each seat for each city.
///
/// Rule: BA-51, BA-AM-04.
fn each_city_once(awards: Vec<Award>) -> Vec<Award> {
    let mut best: BTreeMap<(Seat, Feature), i32> = BTreeMap::new();
    for (seat, city, points) in awards {
        let known = best.entry((seat, city)).or_insert(0);
        *known = points.max(*known);
    }
    let flat = |((seat, city), points)| (seat, city, points);
    best.into_iter().map(flat).collect()
}

/// For each city the seats with most farmers in all fields around it get the points.
///
/// A herd is a pig of everybody in its field: it counts for a winner of the city with a farmer there, whoever owns it.
///
/// Rule: BA-52, BA-53, BA-54, RV-24, HS-34.
fn per_city(
    fields: &[Field],
    points: i32,
    decide: impl Fn(Vec<Seat>, &[&Field]) -> Vec<Seat>,
) -> Vec<Award> {
    let cities: BTreeSet<&Feature> = fields.iter().flat_map(|field| &field.cities).collect();
    let mut awards = Vec::new();
    for city in cities {
        let around: Vec<&Field> = fields
            .iter()
            .filter(|field| field.cities.contains(city))
            .collect();
        let mut sums: BTreeMap<Seat, u32> = BTreeMap::new();
        for (&seat, power) in around.iter().flat_map(|field| &field.powers) {
            *sums.entry(seat).or_insert(0) += power;
        }
        for seat in decide(owners(&sums), &around) {
            let shared = around
                .iter()
                .filter(|field| field.powers.contains_key(&seat));
            let herd = shared.map(|field| field.herd).max().unwrap_or(0);
            let pig = around
                .iter()
                .map(|field| field.pig(seat))
                .max()
                .unwrap_or(0);
            let more = more_for_castle(city) + herd + pig;
            awards.push((seat, city.clone(), points + more));
        }
    }
    awards
}
