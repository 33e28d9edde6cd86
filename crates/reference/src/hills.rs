//! Hills, which break ties, and vineyards.

use std::collections::BTreeMap;

use carcas_engine::{Cell, HillTiebreaker, Seat, Spot, VineyardsForGardens};
use carcas_tiles::{SegmentKind, Symbol};

use super::feature::Feature;
use super::played::Played;
use super::scoring::{PlacedFigure, is_follower, owners, powers};
use super::table::Table;

/// Returns who gets the points of a feature: the strongest, or those of them whose followers stand on hills.
///
/// Rule: HS-28 to HS-34.
pub(super) fn winners(
    played: &Played,
    table: &Table,
    feature: &Feature,
    figures: &[PlacedFigure],
) -> Vec<Seat> {
    let is_in = |spot: Spot| feature.spots.contains(&spot);
    let strongest = owners(&powers(table, feature, figures));
    break_tie(played, table, figures, strongest, is_in)
}

/// Leaves the seats with followers on hills, if several are strongest and any has one. `is_in` tells where the followers
/// stand that count.
pub(super) fn break_tie(
    played: &Played,
    table: &Table,
    figures: &[PlacedFigure],
    strongest: Vec<Seat>,
    is_in: impl Fn(Spot) -> bool,
) -> Vec<Seat> {
    if strongest.len() < 2 {
        return strongest;
    }
    let mut on_hills: BTreeMap<Seat, u32> = BTreeMap::new();
    for figure in figures.iter().filter(|figure| is_follower(figure)) {
        let tile = table.tile(figure.spot.cell);
        let is_hill = tile.is_some_and(|tile| played.has_symbol(tile, Symbol::Hill));
        if is_hill && is_in(figure.spot) && strongest.contains(&figure.seat) {
            *on_hills.entry(figure.seat).or_insert(0) += 1;
        }
    }
    if on_hills.is_empty() {
        return strongest;
    }
    match played.choices.hill_tiebreaker {
        HillTiebreaker::AtLeastOne => on_hills.into_keys().collect(),
        HillTiebreaker::NumberOfFollowers => owners(&on_hills),
    }
}

/// Returns the points that vineyards add to a complete feature.
///
/// Rule: HS-35 to HS-39.
pub(super) fn vineyards(played: &Played, table: &Table, feature: &Feature) -> i32 {
    let counts = match feature.kind {
        SegmentKind::Monastery | SegmentKind::Abbey => true,
        SegmentKind::Garden => played.choices.vineyards_for_gardens == VineyardsForGardens::Yes,
        _ => false,
    };
    if !counts {
        return 0;
    }
    let is_vineyard = |cell: &Cell| {
        let tile = table.tile(*cell);
        tile.is_some_and(|tile| played.has_symbol(tile, Symbol::Vineyard))
    };
    let around = feature.first().cell.around();
    3 * around.filter(is_vineyard).count() as i32
}
