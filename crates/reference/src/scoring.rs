//! Owners and values of roads, cities, monasteries and gardens.

use std::collections::BTreeMap;

use carcas_engine::{FigureKind, InnCathedralFinal, MageOnZeroedFeature, Seat};
use carcas_engine::{SmallCityScoring, Spot};
use carcas_tiles::{Mark, SegmentKind};

use super::feature::Feature;
use super::hills::vineyards;
use super::played::Played;
use super::table::Table;

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlacedFigure {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// Where it stands.
    pub spot: Spot,
}

/// Returns the strength of a follower in a feature.
///
/// Rule: BA-33, AB-01, AB-04, IC-04, AM-18, AM-25.
fn strength(table: &Table, feature: &Feature, kind: FigureKind) -> u32 {
    match kind {
        FigureKind::Large => 2,
        FigureKind::Mayor => u32::from(feature.pennants(table)),
        _ => 1,
    }
}

/// Whether a figure is a follower.
///
/// Rule: TB-10, TB-22, AM-49, HS-02.
pub(super) fn is_follower(figure: &PlacedFigure) -> bool {
    !matches!(
        figure.kind,
        FigureKind::Builder | FigureKind::Pig | FigureKind::Barn | FigureKind::Shepherd
    )
}

/// Returns the power of every seat with followers in a feature; that of a mayor may be 0.
///
/// Rule: BA-33.
pub fn powers(table: &Table, feature: &Feature, figures: &[PlacedFigure]) -> BTreeMap<Seat, u32> {
    let mut powers = BTreeMap::new();
    for figure in figures {
        if feature.spots.contains(&figure.spot) && is_follower(figure) {
            *powers.entry(figure.seat).or_insert(0) += strength(table, feature, figure.kind);
        }
    }
    powers
}

/// Returns the seats with the greatest power, none if nobody has any.
///
/// Rule: BA-34, AM-19, AM-20.
pub fn owners(powers: &BTreeMap<Seat, u32>) -> Vec<Seat> {
    let best = powers.values().max();
    let is_best = |power: &u32| *power > 0 && Some(power) == best;
    let seats = powers.iter().filter(|(_, power)| is_best(power));
    seats.map(|(&seat, _)| seat).collect()
}

/// What a magic figure does to a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Magic {
    None,
    Mage,
    Witch,
}

impl Magic {
    /// Changes the value of a feature.
    ///
    /// Rule: BA-101, MW-14 to MW-17, MW-32.
    fn change(self, played: &Played, value: i32, n_tiles: i32, is_zeroed: bool) -> i32 {
        let is_silent = played.choices.mage_on_zeroed_feature == MageOnZeroedFeature::Zero;
        match self {
            Self::None => value,
            Self::Mage if is_zeroed && is_silent => value,
            Self::Mage => value + n_tiles,
            Self::Witch => (value + 1) / 2,
        }
    }
}

/// Whether a road has an inn, or a city a cathedral, that counts.
///
/// Rule: IC-07, IC-08, IC-11, RV-22.
pub(super) fn is_doubled(played: &Played, table: &Table, feature: &Feature) -> bool {
    match feature.kind {
        SegmentKind::Road => played.has_mark(table, feature, Mark::Inn),
        SegmentKind::City => played.has_mark(table, feature, Mark::Cathedral),
        _ => false,
    }
}

/// Whether a complete city counts as a small one.
///
/// Rule: BA-38, IC-16.
pub(super) fn is_small_city(played: &Played, table: &Table, city: &Feature) -> bool {
    played.choices.small_city_scoring == SmallCityScoring::TwoPoints
        && city.kind == SegmentKind::City
        && city.n_tiles(table) == 2
        && !is_doubled(played, table, city)
}

/// Returns what a complete feature is worth.
///
/// Rule: BA-36, BA-37, BA-38, BA-39, AB-05, IC-08, IC-11, BA-101, HS-35.
pub(super) fn complete_value(
    played: &Played,
    table: &Table,
    feature: &Feature,
    magic: Magic,
) -> i32 {
    let n_tiles = i32::from(feature.n_tiles(table));
    let pennants = i32::from(feature.pennants(table));
    let more = i32::from(is_doubled(played, table, feature));
    let value = match feature.kind {
        SegmentKind::Road => (1 + more) * n_tiles,
        SegmentKind::City if is_small_city(played, table, feature) => n_tiles + pennants,
        SegmentKind::City => (2 + more) * (n_tiles + pennants),
        SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden => {
            9 + vineyards(played, table, feature)
        }
        other => unreachable!("a {} is never complete", other.name()),
    };
    magic.change(played, value, n_tiles, false)
}

/// Returns what an incomplete feature is worth at the end of the game, or when its abbot is recalled.
///
/// Rule: BA-46, BA-47, AB-06, AB-07, AB-14, IC-10, IC-13, MW-21.
pub(super) fn incomplete_value(
    played: &Played,
    table: &Table,
    feature: &Feature,
    magic: Magic,
) -> i32 {
    let n_tiles = i32::from(feature.n_tiles(table));
    let pennants = i32::from(feature.pennants(table));
    let is_zeroed = is_doubled(played, table, feature)
        && played.choices.inn_cathedral_final == InnCathedralFinal::Zero;
    let value = match feature.kind {
        _ if is_zeroed => 0,
        SegmentKind::Road | SegmentKind::Monastery | SegmentKind::Abbey | SegmentKind::Garden => {
            n_tiles
        }
        SegmentKind::City => n_tiles + pennants,
        other => unreachable!("a {} is not scored here", other.name()),
    };
    magic.change(played, value, n_tiles, is_zeroed)
}
