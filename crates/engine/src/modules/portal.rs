//! Magic portals (`docs/rules/30-princess-and-dragon.md`).

use carcas_tiles::Symbol;

use super::{Manifest, Module};
use crate::figure_action::{CompleteSpots, Spots};
use crate::rules::{PortalJustCompleted, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    figure_spots: Some(figure_spots),
    ..Manifest::new(Module::Portal)
};

/// Opens the whole board to followers.
///
/// Rule: PD-29, PD-31, PD-38.
fn figure_spots(rules: &Rules, state: &State, spots: &mut Spots) {
    let is_placed = state
        .placed_tile()
        .is_some_and(|placed| rules.kind(placed.kind).has(Symbol::Portal));
    if is_placed {
        spots.everywhere = true;
        spots.complete = match rules.choices().portal_just_completed {
            PortalJustCompleted::PlacedTileOnly => CompleteSpots::OnPlacedTile,
            PortalJustCompleted::Never => CompleteSpots::Nowhere,
            PortalJustCompleted::AnyUnscored => CompleteSpots::Anywhere,
        };
    }
}
