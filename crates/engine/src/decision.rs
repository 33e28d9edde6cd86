//! Decisions: the questions of the game. The two matches here are its table of contents.

use std::ops::ControlFlow;

use crate::event::Log;
use crate::figure::Seat;
use crate::moves::Move;
use crate::rules::{KindIx, Rules};
use crate::state::State;
use crate::{figure_action, tile_placement};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Where to place the drawn tile.
    PlaceTile {
        /// The drawn tile.
        kind: KindIx,
    },
    /// Which figure to place, or what to do instead.
    FigureAction,
}

impl Decision {
    /// Returns the word for people and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PlaceTile { .. } => "tile",
            Self::FigureAction => "figure",
        }
    }
}

/// Yields every move that answers a decision, until the receiver has seen enough.
#[inline]
pub(crate) fn ask(
    rules: &Rules,
    state: &State,
    decision: Decision,
    mut yield_move: impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match decision {
        Decision::PlaceTile { kind } => tile_placement::ask(rules, state, kind, &mut yield_move),
        Decision::FigureAction => figure_action::ask(rules, state, &mut yield_move),
    }
}

/// Applies a move that [`ask`] yields.
pub(crate) fn answer(
    rules: &Rules,
    state: &mut State,
    decision: Decision,
    answer: Move,
    log: &mut Log<'_>,
) {
    match decision {
        Decision::PlaceTile { kind } => {
            tile_placement::answer(rules, state, kind, answer, log);
        }
        Decision::FigureAction => figure_action::answer(rules, state, answer, log),
    }
}

/// The decisions that wait, the top one asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    stack: [(Seat, Decision); Self::MAX],
    n: u8,
}

impl Pending {
    const MAX: usize = 4;
    pub(crate) const NONE: Self = Self {
        stack: [(Seat(0), Decision::FigureAction); Self::MAX],
        n: 0,
    };

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, decision: Decision) {
        self.stack[usize::from(self.n)] = (seat, decision);
        self.n += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<(Seat, Decision)> {
        let top = self.top();
        self.n = self.n.saturating_sub(1);
        // A popped entry leaves no trace, so that equal positions are equal as data.
        if let Some(slot) = self.stack.get_mut(usize::from(self.n)) {
            *slot = (Seat(0), Decision::FigureAction);
        }
        top
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<(Seat, Decision)> {
        self.stack[..usize::from(self.n)].last().copied()
    }
}
