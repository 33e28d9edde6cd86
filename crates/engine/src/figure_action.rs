//! The figure action (step T4.1): placing a figure on the new tile, or what modules offer instead.

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use crate::board::{PlacedTile, TileIx};
use crate::decision::Yield;
use crate::event::{Event, Log};
use crate::feature::{Columns, FeatureIx, SegmentIx};
use crate::figure::FigureKind;
use crate::moves::{Move, Spot};
use crate::rules::Rules;
use crate::state::State;

/// Where figures may be placed in this part. Modules narrow or widen it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spots {
    /// On the tile placed in this part.
    pub(crate) placed_tile: bool,
    /// On any tile.
    pub(crate) everywhere: bool,
    /// Where features that this tile completed may be taken.
    pub(crate) complete: CompleteSpots,
    /// Never on this tile.
    pub(crate) barred: Option<TileIx>,
    /// Never in a field with a barn.
    pub(crate) minds_barns: bool,
}

/// Where features that the tile of this part completed may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CompleteSpots {
    Anywhere,
    OnPlacedTile,
    Nowhere,
}

/// Yields every action except pass.
///
/// Rule: BA-19 to BA-25.
#[inline]
fn actions(
    rules: &Rules,
    state: &State,
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(placed_ix) = state.flow.placed else {
        return ControlFlow::Continue(());
    };
    let supply = state.supply(state.flow.seat);
    let has_figure = rules
        .placeable
        .iter()
        .any(|(figure, _)| supply[figure.ix()] > 0);
    if has_figure {
        placements(rules, state, placed_ix, yield_move)?;
    }
    for offer in &rules.seams.figure_actions {
        offer(rules, state, yield_move)?;
    }
    ControlFlow::Continue(())
}

/// Yields every way to place a figure.
#[inline]
fn placements(
    rules: &Rules,
    state: &State,
    placed_ix: TileIx,
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let spots = Spots::now(rules, state);
    if spots.everywhere {
        for (ix, tile) in state.board.tiles().iter().enumerate() {
            if TileIx(ix as u16) != placed_ix {
                on_tile(rules, state, TileIx(ix as u16), tile, &spots, yield_move)?;
            }
        }
    }
    if spots.placed_tile {
        let placed = state.board.tile(placed_ix);
        on_tile(rules, state, placed_ix, placed, &spots, yield_move)?;
    }
    ControlFlow::Continue(())
}

/// Yields every way to place a figure on one tile.
#[inline]
fn on_tile(
    rules: &Rules,
    state: &State,
    tile_ix: TileIx,
    tile: &PlacedTile,
    spots: &Spots,
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if spots.barred == Some(tile_ix) {
        return ControlFlow::Continue(());
    }
    let supply = state.supply(state.flow.seat);
    let is_placed = state.flow.placed == Some(tile_ix);
    let mut on_segment = |segment: SegmentIx, kind: SegmentKind, ix: u8| {
        let feature = state.features.of(segment);
        if state.features.columns(feature).n_followers > 0
            || !spots.may_take(state, feature, is_placed)
            || (spots.minds_barns && state.has_barn(feature))
        {
            return ControlFlow::Continue(());
        }
        for &(figure, stands_on) in &rules.placeable {
            if supply[figure.ix()] > 0 && stands_on >> kind as u16 & 1 == 1 {
                let spot = Spot {
                    cell: tile.cell,
                    segment: ix,
                };
                yield_move(Move::PlaceFigure { figure, spot })?;
            }
        }
        ControlFlow::Continue(())
    };
    for (ix, segment) in rules.kind(tile.kind).segments.iter().enumerate() {
        let segment_ix = SegmentIx(tile.first_segment + ix as u16);
        on_segment(segment_ix, segment.kind, ix as u8)?;
    }
    // Rule: BC-13, BC-67.
    if let Some(bridge) = state.bridge_over(tile_ix) {
        on_segment(bridge.segment, SegmentKind::Road, Spot::BRIDGE)?;
    }
    ControlFlow::Continue(())
}

/// Yields every way to place a helper on the new tile: in a feature of the right kind that holds an own follower.
pub(crate) fn offer_helper(
    rules: &Rules,
    state: &State,
    figure: FigureKind,
    yield_move: &mut Yield<'_>,
    is_right: impl Fn(&Columns) -> bool,
) -> ControlFlow<()> {
    let seat = state.flow.seat;
    let Some(placed_ix) = state.flow.placed else {
        return ControlFlow::Continue(());
    };
    if state.supply(seat)[figure.ix()] == 0 {
        return ControlFlow::Continue(());
    }
    // Most tiles meet no follower at all, and then there is no need to ask where figures may be placed.
    let is_occupied = |segment: &SegmentIx| {
        let feature = state.features.of(*segment);
        state.features.columns(feature).n_followers > 0
    };
    let mut segments = state.segments_of(rules, placed_ix);
    if !segments.any(|segment| is_occupied(&segment)) {
        return ControlFlow::Continue(());
    }
    let spots = Spots::now(rules, state);
    if !spots.placed_tile || spots.barred == Some(placed_ix) {
        return ControlFlow::Continue(());
    }
    let segments = state.segments_of(rules, placed_ix);
    for segment in segments.filter(is_occupied) {
        let feature = state.features.of(segment);
        if is_right(state.features.columns(feature)) && state.has_follower(seat, feature) {
            let spot = state.spot(segment);
            yield_move(Move::PlaceFigure { figure, spot })?;
        }
    }
    ControlFlow::Continue(())
}

impl Spots {
    /// Returns where figures may be placed now.
    pub(crate) fn now(rules: &Rules, state: &State) -> Self {
        let mut spots = Self {
            placed_tile: true,
            everywhere: false,
            complete: CompleteSpots::OnPlacedTile,
            barred: None,
            minds_barns: false,
        };
        for narrow in &rules.seams.figure_spots {
            narrow(rules, state, &mut spots);
        }
        spots
    }

    /// Tells whether an unoccupied feature may be taken although it may be complete.
    ///
    /// Rule: BA-21, PD-31, PD-32.
    #[inline]
    fn may_take(&self, state: &State, feature: FeatureIx, is_placed: bool) -> bool {
        // On the placed tile a complete feature is one that this tile completed.
        if is_placed && self.complete == CompleteSpots::OnPlacedTile {
            return true;
        }
        let columns = state.features.columns(feature);
        columns.open > 0
            || columns.kind == SegmentKind::Field
            || (self.complete == CompleteSpots::Anywhere && state.flow.completed.contains(feature))
    }
}

/// Tells whether there is anything to ask.
pub(crate) fn has_action(rules: &Rules, state: &State) -> bool {
    actions(rules, state, &mut |_| ControlFlow::Break(())).is_break()
}

#[inline]
pub(crate) fn ask(
    rules: &Rules,
    state: &State,
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    actions(rules, state, yield_move)?;
    yield_move(Move::Pass)
}

/// Places a figure on the board.
pub(crate) fn place(
    rules: &Rules,
    state: &mut State,
    figure: FigureKind,
    spot: Spot,
    log: &mut Log<'_>,
) {
    if let Some(segment) = state.segment(rules, spot) {
        let seat = state.flow.seat;
        state.place_figure(seat, figure, segment);
        log.tell(|| Event::FigurePlaced { seat, figure, spot });
        if let Some(&placed) = state.figures.last() {
            for act in &rules.seams.figure_placed {
                act(rules, state, &placed);
            }
        }
    }
}
