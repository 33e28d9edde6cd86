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
    placements_by_fit(rules, state, kind_ix, |cell, rotations, _| {
        visit(cell, rotations)
    })
}

/// Visits what [`placements`] does, and tells which of the rotations fit by themselves.
#[inline]
fn placements_by_fit(
    rules: &Rules,
    state: &State,
    kind_ix: KindIx,
    mut visit: impl FnMut(Cell, RotationSet, RotationSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(more) = fits_too(rules, state) else {
        return fitting(rules, state, kind_ix, |cell, rotations| {
            visit(cell, rotations, rotations)
        });
    };
    let kind = rules.kind(kind_ix);
    let turns = &kind.turns;
    let may_fit =
        |allowed: &[Edges; 8]| (more.may_fit)(turns, allowed) & may_allow(rules, kind, allowed);
    state.board.frontier().visit(may_fit, |at, candidates| {
        let rotations = permitted(rules, state, kind_ix, at, candidates);
        let fitting = rotations.and(turns.fitting(at.1));
        let others = rotations.without(fitting);
        let rotations = match others.is_empty() {
            true => fitting,
            false => fitting.or((more.fits)(rules, state, kind_ix, at, others)),
        };
        match rotations.is_empty() {
            true => ControlFlow::Continue(()),
            false => visit(at.0, rotations, fitting),
        }
    })
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
    let fits = |allowed: &[Edges; 8]| kind.turns.fitting_eight(allowed);
    let frontier = state.board.frontier();
    if !is_restricted(rules, kind) {
        return frontier.visit(fits, |(cell, _), rotations| visit(cell, rotations));
    }
    let may_fit = |allowed: &[Edges; 8]| fits(allowed) & may_allow(rules, kind, allowed);
    frontier.visit(may_fit, |at, fitting| {
        let rotations = permitted(rules, state, kind_ix, at, fitting);
        match rotations.is_empty() {
            true => ControlFlow::Continue(()),
            false => visit(at.0, rotations),
        }
    })
}

/// Marks those of eight cells where no restriction forbids a tile at first sight.
#[inline]
fn may_allow(rules: &Rules, kind: &Kind, allowed: &[Edges; 8]) -> u32 {
    let restrictions = rules.seams.may_place_tile.iter();
    restrictions
        .filter(|restriction| (restriction.concerns)(kind))
        .fold(u32::MAX, |marks, restriction| {
            marks & (restriction.may_allow)(allowed)
        })
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

/// Whether a tile may not go wherever its edges fit.
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

/// Returns the way to place a tile that comes after `n_before` others in the order of [`ask`], where they are counted.
#[inline]
pub(crate) fn nth(rules: &Rules, state: &State, kind: KindIx, n_before: u32) -> Option<Move> {
    let turns = &rules.kind(kind).turns;
    let (cell, rotation) = state.board.frontier().nth_fitting(turns, n_before)?;
    Some(Move::PlaceTile { cell, rotation })
}

/// Begins to place a tile: returns whether it fits anywhere, and counts its placements if only its edges decide.
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

/// Yields every placement, and pass for a tile whose edges fit nowhere: it may be discarded although it can be placed.
///
/// Rule: BC-08, BA-117.
#[inline]
pub(crate) fn ask(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    yield_move: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut fits = false;
    placements_by_fit(rules, state, kind, |cell, rotations, fitting| {
        fits |= !fitting.is_empty();
        rotations
            .iter()
            .try_for_each(|rotation| yield_move(Move::PlaceTile { cell, rotation }))
    })?;
    match fits {
        true => ControlFlow::Continue(()),
        false => yield_move(Move::Pass),
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
        state.flow.step = rules.turn.after_draw - 1;
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
