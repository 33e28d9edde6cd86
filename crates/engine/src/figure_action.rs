//! The figure action (step T4.1): placing a figure on the new tile, or what modules offer instead.

use std::ops::ControlFlow;

use crate::event::{Event, Log};
use crate::feature::SegmentIx;
use crate::modules::abbot;
use crate::moves::{Move, Spot};
use crate::rules::Rules;
use crate::state::State;

/// Where figures may be placed in this part. Modules narrow or widen it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spots {
    /// On the tile placed in this part.
    pub(crate) placed_tile: bool,
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
    let Some(placed) = state.placed_tile() else {
        return ControlFlow::Continue(());
    };
    let supply = state.supply(state.flow.seat);
    let mut spots = Spots { placed_tile: true };
    for narrow in &rules.seams.figure_spots {
        narrow(rules, state, &mut spots);
    }
    if spots.placed_tile {
        for (ix, segment) in rules.kind(placed.kind).segments.iter().enumerate() {
            let feature = state
                .features
                .of(SegmentIx(placed.first_segment + ix as u16));
            if state.features.columns(feature).n_followers > 0 {
                continue;
            }
            for &(figure, stands_on) in &rules.placeable {
                if supply[figure.ix()] > 0 && stands_on >> segment.kind as u16 & 1 == 1 {
                    let spot = Spot {
                        cell: placed.cell,
                        segment: ix as u8,
                    };
                    yield_move(Move::PlaceFigure { figure, spot })?;
                }
            }
        }
    }
    for offer in &rules.seams.figure_actions {
        offer(rules, state, yield_move)?;
    }
    ControlFlow::Continue(())
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

pub(crate) fn answer(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    match answer {
        Move::PlaceFigure { figure, spot } => {
            if let Some(segment) = state.segment(rules, spot) {
                state.place_figure(seat, figure, segment);
                log.tell(|| Event::FigurePlaced { seat, figure, spot });
            }
        }
        Move::TakeBack { figure } => abbot::take_back(rules, state, figure, log),
        Move::Pass | Move::PlaceTile { .. } => {}
    }
}
