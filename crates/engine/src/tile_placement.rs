//! Placing the drawn tile (steps T1 and T2).

use std::ops::ControlFlow;

use crate::event::{Event, Log};
use crate::figure::Seat;
use crate::geometry::Cell;
use crate::modules::FitsToo;
use crate::moves::Move;
use crate::rules::{Edges, Kind, KindIx, RotationSet, Rules};
use crate::state::State;

/// Visits every cell where a tile may go, with the rotations that are legal there, until the visitor stops.
///
/// Rule: BA-06, BA-07, BA-08.
#[inline]
pub(crate) fn placements(
    rules: &Rules,
    state: &State,
    kind_ix: KindIx,
    mut visit: impl FnMut(Cell, RotationSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(more) = fits_too(rules, state) else {
        return fitting(rules, state, kind_ix, visit);
    };
    let kind = rules.kind(kind_ix);
    for (cell, allowed) in state.board.frontier().iter() {
        let fitting = kind.turns.fitting(allowed);
        let others = kind.turns.distinct().without(fitting);
        let others = (more.fits)(rules, state, kind_ix, (cell, allowed), others);
        let rotations = permitted(rules, state, kind_ix, (cell, allowed), fitting.or(others));
        if !rotations.is_empty() {
            visit(cell, rotations)?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits every cell where the edges of a tile fit and it may go, with the rotations that are legal there.
#[inline]
fn fitting(
    rules: &Rules,
    state: &State,
    kind_ix: KindIx,
    mut visit: impl FnMut(Cell, RotationSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let kind = rules.kind(kind_ix);
    let frontier = state.board.frontier();
    if !is_restricted(rules, kind) {
        return frontier.visit_fitting(&kind.turns, visit);
    }
    for (cell, allowed) in frontier.iter() {
        let fitting = kind.turns.fitting(allowed);
        let rotations = permitted(rules, state, kind_ix, (cell, allowed), fitting);
        if !rotations.is_empty() {
            visit(cell, rotations)?;
        }
    }
    ControlFlow::Continue(())
}

/// Leaves those rotations of a tile at a cell that no restriction forbids.
#[inline]
fn permitted(
    rules: &Rules,
    state: &State,
    kind_ix: KindIx,
    at: (Cell, Edges),
    mut rotations: RotationSet,
) -> RotationSet {
    for restriction in &rules.seams.may_place_tile {
        if !rotations.is_empty() && (restriction.concerns)(rules.kind(kind_ix)) {
            rotations = (restriction.allows)(rules, state, kind_ix, at, rotations);
        }
    }
    rotations
}

/// Returns what lets the active seat place tiles whose edges do not fit, if it can.
#[inline]
fn fits_too<'r>(rules: &'r Rules, state: &State) -> Option<&'r FitsToo> {
    let mut fits_too = rules.seams.fits_too.iter();
    fits_too.find(|more| (more.is_open)(rules, state))
}

/// Tells whether a tile may not go wherever its edges fit.
#[inline]
fn is_restricted(rules: &Rules, kind: &Kind) -> bool {
    let mut restrictions = rules.seams.may_place_tile.iter();
    restrictions.any(|restriction| (restriction.concerns)(kind))
}

/// Returns how many placements the tile has whose place is asked for, where [`begin`] has counted them: nothing but its
/// edges decides where it may go, and it may not be declined.
#[inline]
pub(crate) fn n_counted(state: &State) -> u32 {
    u32::from(state.flow.n_placements)
}

/// Returns the way to place a tile that comes after so many others in the order of [`ask`], where they are counted.
#[inline]
pub(crate) fn nth(rules: &Rules, state: &State, kind: KindIx, n_before: u32) -> Option<Move> {
    let turns = &rules.kind(kind).turns;
    let (cell, rotation) = state.board.frontier().nth_fitting(turns, n_before)?;
    Some(Move::PlaceTile { cell, rotation })
}

/// Begins to place a tile: tells whether it fits anywhere, and counts its placements if nothing but its edges decides.
#[inline]
pub(crate) fn begin(rules: &Rules, state: &mut State, kind_ix: KindIx) -> bool {
    for act in &rules.seams.before_placing {
        act(rules, state, kind_ix);
    }
    let kind = rules.kind(kind_ix);
    if is_restricted(rules, kind) {
        return can_place(rules, state, kind_ix);
    }
    let n_fitting = state.board.frontier().n_fitting(&kind.turns);
    if fits_too(rules, state).is_some() {
        return n_fitting > 0 || can_place(rules, state, kind_ix);
    }
    state.flow.n_placements = n_fitting as u16;
    n_fitting > 0
}

#[cold]
fn can_place(rules: &Rules, state: &State, kind: KindIx) -> bool {
    placements(rules, state, kind, |_, _| ControlFlow::Break(())).is_break()
}

#[inline]
pub(crate) fn ask(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    placements(rules, state, kind, |cell, rotations| {
        rotations
            .iter()
            .try_for_each(|rotation| yield_move(Move::PlaceTile { cell, rotation }))
    })?;
    if !rules.seams.fits_too.is_empty() && may_decline(rules, state, kind) {
        yield_move(Move::Pass)?;
    }
    ControlFlow::Continue(())
}

/// Tells whether a tile may be discarded although it can be placed: its edges fit nowhere.
///
/// Rule: BC-08, BA-117.
pub(crate) fn may_decline(rules: &Rules, state: &State, kind: KindIx) -> bool {
    let edges = &rules.kind(kind).turns;
    match is_restricted(rules, rules.kind(kind)) {
        true => fitting(rules, state, kind, |_, _| ControlFlow::Break(())).is_continue(),
        false => state.board.frontier().n_fitting(edges) == 0,
    }
}

pub(crate) fn answer(
    rules: &Rules,
    state: &mut State,
    kind: KindIx,
    answer: Move,
    log: &mut Log<'_>,
) {
    state.flow.n_placements = 0;
    if answer == Move::Pass {
        let seat = state.flow.seat;
        state.flow.n_discarded += 1;
        log.tell(|| Event::Declined { seat, kind });
        state.flow.step = rules.after_draw - 1;
    }
    if let Move::PlaceTile { cell, rotation } = answer {
        let seat = state.flow.seat;
        state.flow.placed = Some(state.lay_tile(rules, kind, cell, rotation));
        state.flow.placer = seat;
        state.flow.gained = [0; Seat::MAX];
        state.flow.is_action_used = false;
        log.tell(|| Event::TilePlaced {
            seat,
            kind,
            cell,
            rotation,
        });
    }
}
