//! The figure action (step T4.1): placing a figure on the new tile, or what modules offer instead.

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use crate::board::{Bridge, TileIx};
use crate::decision::Yield;
use crate::event::{Event, Log};
use crate::feature::{Columns, FeatureIx, SegmentIx};
use crate::figure::{FigureKind, FigureSet};
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
    if state.flow.placed.is_none() {
        return ControlFlow::Continue(());
    }
    placements(rules, state, yield_move)?;
    for offer in &rules.seams.figure_actions {
        offer(rules, state, yield_move)?;
    }
    ControlFlow::Continue(())
}

/// Yields every way to place a follower.
#[inline]
fn placements(
    rules: &Rules,
    state: &State,
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let figures = FigureSet::followers_in(state.supply(state.flow.seat));
    let Some(placed_ix) = state.flow.placed.filter(|_| !figures.is_empty()) else {
        return ControlFlow::Continue(());
    };
    let spots = Spots::now(rules, state);
    if spots.everywhere {
        for ix in 0..state.board.tiles().len() {
            if TileIx(ix as u16) != placed_ix {
                on_tile(
                    rules,
                    state,
                    TileIx(ix as u16),
                    (figures, &spots),
                    yield_move,
                )?;
            }
        }
    }
    if spots.placed_tile {
        on_tile(rules, state, placed_ix, (figures, &spots), yield_move)?;
    }
    ControlFlow::Continue(())
}

/// Yields every way to place one of some figures on one tile.
#[inline]
fn on_tile(
    rules: &Rules,
    state: &State,
    tile_ix: TileIx,
    (figures, spots): (FigureSet, &Spots),
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if spots.barred == Some(tile_ix) {
        return ControlFlow::Continue(());
    }
    let tile = state.board.tile(tile_ix);
    let is_placed = state.flow.placed == Some(tile_ix);
    let kind = rules.kind(tile.kind);
    for (ix, segment) in kind.segments.iter().enumerate() {
        let figures = figures.and(rules.may_take[segment.kind as usize]);
        let segment = SegmentIx(tile.first_segment + ix as u16);
        if !figures.is_empty() && spots.may_take(state, segment, is_placed) {
            let spot = Spot {
                cell: tile.cell,
                segment: ix as u8,
            };
            for figure in figures.iter() {
                yield_move(Move::PlaceFigure { figure, spot })?;
            }
        }
    }
    match state.bridge_over(tile_ix) {
        None => ControlFlow::Continue(()),
        Some(bridge) => on_bridge(rules, state, bridge, (figures, spots), yield_move),
    }
}

/// Yields every way to place one of some figures on a bridge.
///
/// Rule: BC-13, BC-67.
#[cold]
fn on_bridge(
    rules: &Rules,
    state: &State,
    bridge: &Bridge,
    (figures, spots): (FigureSet, &Spots),
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    let is_placed = state.flow.placed == Some(bridge.tile);
    if spots.may_take(state, bridge.segment, is_placed) {
        let spot = state.spot(bridge.segment);
        for figure in figures
            .and(rules.may_take[SegmentKind::Road as usize])
            .iter()
        {
            yield_move(Move::PlaceFigure { figure, spot })?;
        }
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
    let is_right = |feature: FeatureIx| {
        let columns = state.features.columns(feature);
        columns.n_followers > 0 && is_right(columns) && state.has_follower(seat, feature)
    };
    // Most tiles meet no own follower, and then there is no need to ask where figures may be placed.
    if !state.is_part_of(rules, placed_ix, is_right) || !Spots::now(rules, state).has(placed_ix) {
        return ControlFlow::Continue(());
    }
    for segment in state.segments_of(rules, placed_ix) {
        if is_right(state.features.of(segment)) {
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
        };
        for narrow in &rules.seams.figure_spots {
            narrow(rules, state, &mut spots);
        }
        spots
    }

    /// Whether figures may be placed on the tile of this part.
    pub(crate) fn has(&self, placed: TileIx) -> bool {
        self.placed_tile && self.barred != Some(placed)
    }

    /// Whether a segment may be taken: neither a follower nor a barn is there, and it may be complete or is not.
    ///
    /// Rule: BA-21, PD-31, PD-32, AM-42.
    #[inline]
    fn may_take(&self, state: &State, segment: SegmentIx, is_placed: bool) -> bool {
        let feature = state.features.of(segment);
        let columns = state.features.columns(feature);
        if columns.n_followers > 0 || columns.marks.has_barn() {
            return false;
        }
        // On the placed tile a complete feature is one that this tile completed.
        (is_placed && self.complete == CompleteSpots::OnPlacedTile)
            || columns.open > 0
            || columns.kind == SegmentKind::Field
            || (self.complete == CompleteSpots::Anywhere && state.flow.completed.contains(feature))
    }
}

/// Whether there is anything to ask.
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
