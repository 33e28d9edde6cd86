//! Vineyards around monasteries (`docs/rules/90-hills-and-sheep.md`).

use carcas_tiles::{SegmentKind, Symbol};

use super::{Manifest, Module};
use crate::event::{Label, Terms};
use crate::feature::SegmentIx;
use crate::rules::{Rules, VineyardsForGardens};
use crate::score::Tally;
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    terms: Some(add_terms),
    ..Manifest::new(Module::Vineyards)
};

/// Rule: HS-35 to HS-41, HS-63.
fn add_terms(rules: &Rules, state: &State, tally: &Tally, terms: &mut Terms) {
    let counts = match tally.kind {
        SegmentKind::Monastery | SegmentKind::Abbey => true,
        SegmentKind::Garden => rules.choices().vineyards_for_gardens == VineyardsForGardens::Yes,
        _ => false,
    };
    if !counts || !tally.is_complete {
        return;
    }
    let center = state.features.tile(SegmentIx(tally.feature.0));
    let around = state.board.tile(center).cell.around();
    let n_vineyards = around
        .filter_map(|cell| state.tile_at(cell))
        .filter(|tile| rules.kind(tile.kind).has(Symbol::Vineyard))
        .count();
    terms.add(Label::Vineyards, n_vineyards as u16, 3);
}
