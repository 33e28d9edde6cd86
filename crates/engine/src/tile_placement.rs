//! Placing the drawn tile (steps T1 and T2).

use std::ops::ControlFlow;

use crate::event::{Event, Log};
use crate::figure::Seat;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::rules::{KindIx, RotationSet, Rules};
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
    let restrictions = &rules.seams.may_place_tile;
    let is_restricted = restrictions
        .iter()
        .any(|restriction| (restriction.concerns)(kind));
    for frontier in state.board.frontier() {
        let mut rotations = kind.fitting(frontier.allowed);
        if rotations.is_empty() {
            continue;
        }
        if is_restricted {
            for restriction in restrictions.iter().filter(|r| (r.concerns)(kind)) {
                let allows = restriction.allows;
                rotations.retain(|rotation| allows(rules, state, kind_ix, frontier.cell, rotation));
            }
            if rotations.is_empty() {
                continue;
            }
        }
        visit(frontier.cell, rotations)?;
    }
    ControlFlow::Continue(())
}

/// Tells whether a tile fits anywhere.
pub(crate) fn fits_anywhere(rules: &Rules, state: &State, kind: KindIx) -> bool {
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
    })
}

pub(crate) fn answer(
    rules: &Rules,
    state: &mut State,
    kind: KindIx,
    answer: Move,
    log: &mut Log<'_>,
) {
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
