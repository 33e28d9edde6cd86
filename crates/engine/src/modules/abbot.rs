//! Abbots and gardens (`docs/rules/01-abbot-and-gardens.md`).
//!
//! The abbot is a follower for monasteries and gardens; where he may stand is in [`FigureKind`]. What remains is that
//! his seat may take him back and score him.

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module};
use crate::decision::{Decision, Yield};
use crate::event::{Cause, Log, Reason};
use crate::figure::{FigureIx, FigureKind};
use crate::moves::Move;
use crate::refusal::{Asked, Attempt, BaseObjection, Refusal, objections, wrong};
use crate::rules::{AbbotRecallWhenComplete, Rules};
use crate::score::{self, Of, Tally};
use crate::state::State;

/// Rule: AB-01.
pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Abbot, 1)],
    figure_actions: Some(offer_take_back),
    refuse: Some(refuse),
    ..Manifest::new(Module::Abbot)
};

/// Rule: AB-03, BA-102.
pub(crate) const GARDEN_MANIFEST: Manifest = Manifest {
    opens: &[SegmentKind::Garden],
    refuse: Some(refuse_garden),
    ..Manifest::new(Module::Garden)
};

/// An abbot in a quarter of Carcassonne leaves it by the Count's rules only.
///
/// Rule: AB-06, AB-08, CO-32.
fn offer_take_back(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    if !state.is_out(rules, state.flow.seat, FigureKind::Abbot) {
        return ControlFlow::Continue(());
    }
    let may_be_complete =
        rules.choices().abbot_recall_when_complete == AbbotRecallWhenComplete::Allowed;
    for (ix, figure) in state.figures.iter().enumerate() {
        if figure.kind != FigureKind::Abbot || figure.seat != state.flow.seat {
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

objections! {
    /// What abbots and gardens object to.
    pub enum AbbotObjection {
        /// An abbot stands in monasteries and gardens only.
        AbbotElsewhere,
        /// Only an abbot enters a garden.
        GardenForAbbots,
        /// A seat takes back its own abbot only.
        NotOwnAbbot,
        /// The abbot's feature is complete and scored without that.
        FeatureComplete,
    }
}

fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match attempt {
        Attempt::Move(Move::PlaceFigure { figure, spot }) => {
            let placing = asked.placing(figure, spot)?;
            let is_abbot = figure == FigureKind::Abbot && placing.is_wrong_ground();
            is_abbot.then(|| wrong("AB-02", AbbotObjection::AbbotElsewhere))
        }
        Attempt::Move(Move::TakeBack { figure }) => {
            let Some(figure) = asked.on_board(figure) else {
                return Some(asked.untimely("AB-06", BaseObjection::NoSuchFigureOnBoard));
            };
            if figure.kind != FigureKind::Abbot || asked.decision != Decision::FigureAction {
                return None;
            }
            Some(match figure.seat == asked.seat {
                true => asked.untimely("AB-08", AbbotObjection::FeatureComplete),
                false => asked.untimely("AB-06", AbbotObjection::NotOwnAbbot),
            })
        }
        _ => None,
    }
}

/// Rule: AB-03.
fn refuse_garden(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let Attempt::Move(Move::PlaceFigure { figure, spot }) = attempt else {
        return None;
    };
    let placing = asked.placing(figure, spot)?;
    let is_garden = placing.kind == SegmentKind::Garden && placing.is_wrong_ground();
    is_garden.then(|| wrong("AB-03", AbbotObjection::GardenForAbbots))
}
