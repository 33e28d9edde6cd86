//! Abbots and gardens (`docs/rules/01-abbot-and-gardens.md`).
//!
//! The abbot is a follower for monasteries and gardens; where he may stand is in [`FigureKind`]. What remains is that
//! his seat may take him back and score him.

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module};
use crate::decision::Yield;
use crate::event::{Cause, Log, Reason};
use crate::figure::{FigureIx, FigureKind};
use crate::moves::Move;
use crate::rules::{AbbotRecallWhenComplete, Rules};
use crate::score::{self, Of, Tally};
use crate::state::State;

/// Rule: AB-01.
pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Abbot, 1)],
    figure_actions: Some(offer_take_back),
    ..Manifest::new(Module::Abbot)
};

/// Rule: AB-03, BA-102.
pub(crate) const GARDEN_MANIFEST: Manifest = Manifest {
    opens: &[SegmentKind::Garden],
    ..Manifest::new(Module::Garden)
};

/// An abbot in a quarter of Carcassonne leaves it by the Count's rules only.
///
/// Rule: AB-06, AB-08, CO-32.
fn offer_take_back(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let may_be_complete =
        rules.choices().abbot_recall_when_complete == AbbotRecallWhenComplete::Allowed;
    for (ix, figure) in state.figures.iter().enumerate() {
        if figure.seat != state.flow.seat || figure.kind != FigureKind::Abbot {
            continue;
        }
        let columns = state.features.columns(state.features.of(figure.segment));
        let may_leave = columns.open > 0 || may_be_complete;
        if may_leave && !state.is_in_quarter(figure) {
            yield_move(Move::TakeBack {
                figure: FigureIx(ix as u8),
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Scores the abbot, not the feature.
///
/// Rule: AB-06, AB-07, AB-12, AB-13.
pub(crate) fn take_back(rules: &Rules, state: &mut State, figure: FigureIx, log: &mut Log<'_>) {
    let ix = usize::from(figure.0);
    let Some(&abbot) = state.figures.get(ix) else {
        return;
    };
    let tally = Tally::of(state, state.features.of(abbot.segment));
    let terms = score::worth(rules, state, &tally);
    let spot = state.spot(abbot.segment);
    let what = (Reason::TakenBack, Of::Place(tally.kind, spot));
    state.award(rules, abbot.seat, what, &terms, log);
    state.return_figure(ix, Cause::TakenBack, log);
    for act in &rules.seams.taken_back {
        act(rules, state, &abbot, log);
    }
}
