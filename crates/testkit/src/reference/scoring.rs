//! Owners and values of roads, cities, monasteries and gardens.

use std::collections::BTreeMap;

use carcas_engine::{Choices, FigureKind, InnCathedralFinal, RiverSymbols, Seat};
use carcas_engine::{SmallCityScoring, Spot};
use carcas_tiles::{Mark, SegmentKind};

use super::feature::Feature;
use super::table::Table;

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// Where it stands.
    pub spot: Spot,
}

/// Returns every seat's power in a feature: normal followers and abbots have strength 1.
///
/// Rule: BA-33, AB-01, AB-04.
pub fn powers(feature: &Feature, figures: &[Standing]) -> BTreeMap<Seat, u32> {
    let mut powers = BTreeMap::new();
    for figure in figures {
        if feature.spots.contains(&figure.spot) {
            *powers.entry(figure.seat).or_insert(0) += 1;
        }
    }
    powers
}

/// Returns the seats with the greatest power, none if nobody has any.
///
/// Rule: BA-34.
pub fn owners(powers: &BTreeMap<Seat, u32>) -> Vec<Seat> {
    let best = powers.values().max();
    let is_best = |power: &u32| Some(power) == best;
    let seats = powers.iter().filter(|(_, power)| is_best(power));
    seats.map(|(&seat, _)| seat).collect()
}

/// Tells whether inns count: Inns & Cathedrals is not in play, so the symbols must work without it.
///
/// Rule: RV-22.
pub(super) fn has_inn(choices: &Choices, table: &Table, road: &Feature) -> bool {
    choices.river_symbols == RiverSymbols::Always && road.has_river_mark(table, Mark::Inn)
}

/// Tells whether a complete city counts as a small one.
///
/// Rule: BA-38.
pub(super) fn is_small_city(choices: &Choices, table: &Table, city: &Feature) -> bool {
    choices.small_city_scoring == SmallCityScoring::TwoPoints
        && city.kind == SegmentKind::City
        && city.n_tiles(table) == 2
}

/// Returns what a complete feature is worth.
///
/// Rule: BA-36, BA-37, BA-38, BA-39, AB-05, IC-08.
pub(super) fn complete_value(choices: &Choices, table: &Table, feature: &Feature) -> i32 {
    let n_tiles = i32::from(feature.n_tiles(table));
    let pennants = i32::from(feature.pennants(table));
    match feature.kind {
        SegmentKind::Road if has_inn(choices, table, feature) => 2 * n_tiles,
        SegmentKind::Road => n_tiles,
        SegmentKind::City if is_small_city(choices, table, feature) => n_tiles + pennants,
        SegmentKind::City => 2 * n_tiles + 2 * pennants,
        SegmentKind::Monastery | SegmentKind::Garden => 9,
        other => unreachable!("a {} is never complete", other.name()),
    }
}

/// Returns what an incomplete feature is worth at the end of the game, or when its abbot is recalled.
///
/// Rule: BA-46, BA-47, AB-06, AB-07, AB-14, IC-10.
pub(super) fn incomplete_value(choices: &Choices, table: &Table, feature: &Feature) -> i32 {
    let n_tiles = i32::from(feature.n_tiles(table));
    let pennants = i32::from(feature.pennants(table));
    match feature.kind {
        SegmentKind::Road
            if has_inn(choices, table, feature)
                && choices.inn_cathedral_final == InnCathedralFinal::Zero =>
        {
            0
        }
        SegmentKind::Road => n_tiles,
        SegmentKind::City => n_tiles + pennants,
        SegmentKind::Monastery | SegmentKind::Garden => n_tiles,
        other => unreachable!("a {} is not scored here", other.name()),
    }
}
