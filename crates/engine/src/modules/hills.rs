//! Hills: a tile hidden beneath each, and followers on them who win ties (`docs/rules/90-hills-and-sheep.md`).

use carcas_tiles::Symbol;

use super::{Manifest, Module};
use crate::figure::{Figure, Seat, SeatSet};
use crate::rules::{HillTiebreaker, KindIx, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    before_placing: Some(hide_tile),
    break_tie: Some(break_tie),
    hides_tiles: true,
    ..Manifest::new(Module::Hills)
};

/// Puts a tile of the bag under a hill that is about to be placed, unseen: nobody knows which, so only their number is kept.
///
/// Rule: HS-24 to HS-26, HS-69, HS-73.
fn hide_tile(rules: &Rules, state: &mut State, kind: KindIx) {
    if rules.kind(kind).has(Symbol::Hill) && state.is_tile_left(rules) {
        state.flow.n_hidden += 1;
    }
}

/// Leaves those of the tied seats who have followers of the contest on hills, if any has.
///
/// Rule: HS-28 to HS-34, HS-44, HS-47, HS-64, HS-71.
fn break_tie(
    rules: &Rules,
    state: &State,
    tied: SeatSet,
    contends: &dyn Fn(&Figure) -> bool,
) -> SeatSet {
    let mut on_hills = [0_u8; Seat::MAX];
    for figure in state.figures.iter() {
        let tile = state.board.tile(state.features.tile(figure.segment));
        if tied.contains(figure.seat)
            && figure.kind.is_follower()
            && rules.kind(tile.kind).has(Symbol::Hill)
            && contends(figure)
        {
            on_hills[figure.seat.ix()] += 1;
        }
    }
    let needed = match rules.choices().hill_tiebreaker {
        HillTiebreaker::AtLeastOne => 1,
        HillTiebreaker::NumberOfFollowers => on_hills.into_iter().max().unwrap_or(0).max(1),
    };
    let mut left = SeatSet::EMPTY;
    for seat in tied.iter().filter(|seat| on_hills[seat.ix()] >= needed) {
        left.insert(seat);
    }
    if left.is_empty() { tied } else { left }
}
