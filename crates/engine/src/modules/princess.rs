//! Princesses (`docs/rules/30-princess-and-dragon.md`).

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module, fairy};
use crate::decision::{Decision, Yield};
use crate::event::{Log, Removal};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{FigureIx, FigureKind};
use crate::moves::Move;
use crate::notation::position::QuestionText;
use crate::refusal::{Answer, Asked, Attempt, BaseObjection, Refusal, asks, objections, wrong};
use crate::rules::{FairyAfterPrincess, PrincessAction, PrincessTargets, Rules};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    figure_actions: Some(offer_removal),
    questions: &[QuestionText {
        name: "princess",
        read: |_, _, _| Ok(Decision::Princess),
    }],
    refuse: Some(refuse),
    ..Manifest::new(Module::Princess)
};

/// Whether princesses act.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Princess)
}

/// Whether a princess insists.
pub(crate) fn must_act(rules: &Rules) -> bool {
    is_in_play(rules) && rules.choices().princess_action == PrincessAction::Must
}

/// Asks who is sent home, if there is a knight and a choice is due.
///
/// Rule: PD-39, PD-40, PD-42.
pub(crate) fn begin(rules: &Rules, state: &mut State) {
    let has_knight = ask(rules, state, &mut |_| ControlFlow::Break(())).is_break();
    if has_knight {
        state.pending.push(state.flow.seat, Decision::Princess);
    }
}

/// Rule: PD-40, PD-46.
fn offer_removal(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    match rules.choices().princess_action {
        PrincessAction::May => ask(rules, state, yield_move),
        PrincessAction::Must => ControlFlow::Continue(()),
    }
}

/// Returns the city of the princess just placed.
fn cities<'a>(rules: &'a Rules, state: &'a State) -> impl Iterator<Item = FeatureIx> + 'a {
    state
        .placed_tile()
        .into_iter()
        .flat_map(|placed| {
            let princesses = rules.kind(placed.kind).princesses.iter();
            princesses.map(|ix| SegmentIx(placed.first_segment + ix as u16))
        })
        .map(|segment| state.features.of(segment))
}

/// Whether the tile of this part shows a princess.
pub(crate) fn is_placed(rules: &Rules, state: &State) -> bool {
    cities(rules, state).next().is_some()
}

/// Whether a feature is the city of the princess just placed.
pub(crate) fn is_at_home(rules: &Rules, state: &State, feature: FeatureIx) -> bool {
    cities(rules, state).any(|city| city == feature)
}

/// Whether princesses send home figures of a kind in their city.
///
/// Rule: PD-41, PD-43.
pub(crate) fn may_send_home(rules: &Rules, kind: FigureKind) -> bool {
    kind.is_follower()
        || (kind == FigureKind::Builder
            && rules.choices().princess_targets == PrincessTargets::KnightsAndBuilder)
}

/// Yields every knight in the city of the princess just placed.
///
/// Rule: PD-39, PD-41, PD-43, PD-48.
pub(crate) fn ask(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    for city in cities(rules, state) {
        if state.features.columns(city).n_followers == 0 {
            continue;
        }
        for (ix, figure) in state.figures.iter().enumerate() {
            let is_target = may_send_home(rules, figure.kind);
            let is_here = state.features.of(figure.segment) == city;
            if is_target && is_here && state.is_first_alike(ix) {
                yield_move(Move::SendHome {
                    figure: FigureIx(ix as u8),
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Sends a knight home; after that only the fairy may still move, in some editions.
///
/// Rule: PD-44, PD-45, PD-47.
pub(crate) fn send_home(rules: &Rules, state: &mut State, figure: FigureIx, log: &mut Log<'_>) {
    if usize::from(figure.0) < state.figures.len() {
        let cause = Removal::Princess {
            placer: state.flow.seat,
        };
        state.send_home(rules, usize::from(figure.0), cause, log);
    }
    state.flow.is_action_used = true;
    let may_move_fairy = fairy::is_in_play(rules)
        && rules.choices().fairy_after_princess == FairyAfterPrincess::Allowed;
    if may_move_fairy && fairy::moves(rules, state, &mut |_| ControlFlow::Break(())).is_break() {
        state.pending.push(state.flow.seat, Decision::MoveFairy);
    }
}

objections! {
    /// What princesses object to.
    pub enum PrincessObjection {
        /// The princess insists.
        MustSendHome,
        /// After a princess only the fairy moves.
        OnlyTheFairy,
        /// A princess sends one knight home, and she has.
        HasSentHome,
        /// A princess acts in the part of her tile only.
        NotPlaced,
        /// There is no such figure on the board.
        NoSuchFigure,
        /// An abbot is no knight.
        Abbot,
        /// No abbot is taken back after a princess acted.
        AbbotAfterwards,
        /// A builder is no knight.
        Builder,
        /// The figure is no knight.
        NoKnight,
        /// The figure is neither a knight nor a builder in a city.
        NoKnightOrBuilder,
        /// The figure is in another city.
        AnotherCity,
        /// The city holds no knight.
        CityWithoutKnight,
        /// Another knight stands for this one.
        StandsForOneLikeIt,
    }
}

fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    match (attempt, asked.decision) {
        (Attempt::Question, Decision::Princess) => {
            let objection = PrincessObjection::MustSendHome;
            Some(asks("PD-40", objection, Answer::SendKnightHome))
        }
        (Attempt::Question, Decision::MoveFairy) => {
            let objection = PrincessObjection::OnlyTheFairy;
            Some(asks("PD-44", objection, Answer::MoveFairy))
        }
        (Attempt::Move(Move::TakeBack { figure }), Decision::MoveFairy) => {
            Some(match asked.on_board(figure)?.kind {
                FigureKind::Abbot => asked.untimely("AB-105", PrincessObjection::AbbotAfterwards),
                _ => asked.untimely("BA-23", BaseObjection::StaysUntilScored),
            })
        }
        (Attempt::Move(Move::SendHome { figure }), _) => Some(refuse_removal(asked, figure)),
        _ => None,
    }
}

/// Rule: PD-39 to PD-41, PD-43, PD-48, PD-71, TB-106.
fn refuse_removal(asked: &Asked<'_>, figure: FigureIx) -> Refusal {
    match asked.decision {
        Decision::FigureAction | Decision::Princess => {}
        Decision::MoveFairy => return asked.untimely("PD-40", PrincessObjection::HasSentHome),
        _ => return asked.question(),
    }
    if !is_placed(asked.rules, asked.state) {
        return asked.untimely("PD-48", PrincessObjection::NotPlaced);
    }
    let Some(figure) = asked.on_board(figure) else {
        return wrong("PD-39", PrincessObjection::NoSuchFigure);
    };
    let feature = asked.state.features.of(figure.segment);
    let columns = asked.state.features.columns(feature);
    let may_go = may_send_home(asked.rules, figure.kind);
    match figure.kind {
        FigureKind::Abbot => wrong("PD-71", PrincessObjection::Abbot),
        FigureKind::Builder if !may_go => wrong("TB-106", PrincessObjection::Builder),
        _ if columns.kind != SegmentKind::City || !may_go => {
            let objection = match asked.rules.choices().princess_targets {
                PrincessTargets::Knights => PrincessObjection::NoKnight,
                PrincessTargets::KnightsAndBuilder => PrincessObjection::NoKnightOrBuilder,
            };
            wrong("PD-39", objection)
        }
        _ if !is_at_home(asked.rules, asked.state, feature) => {
            wrong("PD-39", PrincessObjection::AnotherCity)
        }
        FigureKind::Builder if columns.n_followers == 0 => {
            wrong("PD-39", PrincessObjection::CityWithoutKnight)
        }
        // Figures that stand alike are one choice; the notation reads the first.
        _ => wrong("PD-39", PrincessObjection::StandsForOneLikeIt),
    }
}
