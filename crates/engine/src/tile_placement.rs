//! Placing the drawn tile (steps T1 and T2).

use std::ops::ControlFlow;

use crate::event::{Event, Log};
use crate::figure::Seat;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::rules::{Kind, KindIx, RotationSet, Rules};
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
    let kind = rules.kind(kind_ix);
    let frontier = state.board.frontier();
    if !is_restricted(rules, kind) {
        return frontier.visit_fitting(&kind.turns, visit);
    }
    let mut visit_allowed = |cell: Cell, mut rotations: RotationSet| {
        let restrictions = rules.seams.may_place_tile.iter();
        for restriction in restrictions.filter(|restriction| (restriction.concerns)(kind)) {
            let allows = restriction.allows;
            rotations.retain(|rotation| allows(rules, state, kind_ix, cell, rotation));
        }
        if rotations.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(cell, rotations)
    };
    let mut fits_too = rules.seams.fits_too.iter();
    let Some(more) = fits_too.find(|more| (more.is_open)(rules, state)) else {
        return frontier.visit_fitting(&kind.turns, visit_allowed);
    };
    for (cell, allowed) in frontier.iter() {
        let fitting = kind.turns.fitting(allowed);
        let mut rotations = kind.distinct();
        rotations.retain(|rotation| {
            fitting.contains(rotation) || (more.fits)(rules, state, kind_ix, (cell, rotation))
        });
        if !rotations.is_empty() {
            visit_allowed(cell, rotations)?;
        }
    }
    ControlFlow::Continue(())
}

/// Tells whether anything but its edges decides where a tile may go.
#[inline]
pub(crate) fn is_restricted(rules: &Rules, kind: &Kind) -> bool {
    if !rules.seams.fits_too.is_empty() {
        return true;
    }
    let mut restrictions = rules.seams.may_place_tile.iter();
    restrictions.any(|restriction| (restriction.concerns)(kind))
}

/// Returns the way to place a tile that is not restricted which `choose` names by its place in the order of [`ask`];
/// `choose` is told how many there are.
#[inline]
pub(crate) fn pick(
    rules: &Rules,
    state: &State,
    kind: KindIx,
    choose: impl FnOnce(u32) -> u32,
) -> Option<Move> {
    let kind = rules.kind(kind);
    let frontier = state.board.frontier();
    let n_placements = match state.flow.n_placements {
        0 => frontier.n_fitting(&kind.turns),
        counted => u32::from(counted),
    };
    let chosen = choose(n_placements);
    let (cell, rotation) = frontier.nth_fitting(&kind.turns, chosen)?;
    Some(Move::PlaceTile { cell, rotation })
}

/// Begins to place a tile: tells whether it fits anywhere, and keeps the number of its placements for [`pick`].
pub(crate) fn begin(rules: &Rules, state: &mut State, kind_ix: KindIx) -> bool {
    for act in &rules.seams.before_placing {
        act(rules, state, kind_ix);
    }
    let kind = rules.kind(kind_ix);
    if is_restricted(rules, kind) {
        return placements(rules, state, kind_ix, |_, _| ControlFlow::Break(())).is_break();
    }
    state.flow.n_placements = state.board.frontier().n_fitting(&kind.turns) as u16;
    state.flow.n_placements > 0
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
pub(crate) fn may_decline(rules: &Rules, state: &State, kind_ix: KindIx) -> bool {
    let kind = rules.kind(kind_ix);
    placements(rules, state, kind_ix, |cell, rotations| {
        let allowed = state.board.allowed_at(cell);
        let fits = |rotation| {
            allowed.is_some_and(|allowed| kind.turns.fitting(allowed).contains(rotation))
        };
        match rotations.iter().any(fits) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    })
    .is_continue()
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
