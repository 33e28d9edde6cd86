//! Castles take the points of what is completed around them.

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::super::{Module, wagon};
use super::{Memory, is_castle, is_in_play};
use crate::decision::{Decision, Yield};
use crate::event::{Cause, Log, Reason};
use crate::feature::FeatureIx;
use crate::figure::FigureKind;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::rules::{CastleSimultaneous, Rules, WagonFromCastle};
use crate::score::{self, Of, Tally};
use crate::state::State;
use crate::token::Token;

/// Whether a cell is one of the six around and under a castle.
///
/// Rule: BC-20.
fn is_near(state: &State, castle: FeatureIx, cell: Cell) -> bool {
    let mut tiles = state.features.tiles(castle);
    let mut next = || tiles.next().map(|tile| state.board.tile(tile).cell);
    let (Some(one), Some(other)) = (next(), next()) else {
        return false;
    };
    let is_within = |from: i16, to: i16, at: i16| from.min(to) <= at && at <= from.max(to);
    let is_beside = |along: i16, at: i16| along.abs_diff(at) <= 1;
    match one.y == other.y {
        true => is_within(one.x, other.x, cell.x) && is_beside(one.y, cell.y),
        false => is_within(one.y, other.y, cell.y) && is_beside(one.x, cell.x),
    }
}

/// Scores the castles beside what the tile completed, and those beside them.
///
/// Rule: BC-21 to BC-30, BC-85.
pub(crate) fn score(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    // Many games have no castle.
    let mut placed = state.placed_tokens.iter();
    if !state.flow.completed.is_any() || !placed.any(|placed| placed.token == Token::Castle) {
        return;
    }
    loop {
        if !score_round(rules, state, log) {
            return;
        }
        let memory = &mut state.memory.castles;
        if memory.n_before == memory.n {
            break;
        }
        memory.n_before = memory.n;
    }
    send_lords_home(rules, state, log);
    if !lets_wagons_go(rules) {
        state.memory.castles = Memory::NONE;
    }
}

/// Whether wagons drive on from castles that were scored.
///
/// Rule: AM-87, AM-A3.
pub(crate) fn lets_wagons_go(rules: &Rules) -> bool {
    is_in_play(rules)
        && wagon::is_in_play(rules)
        && rules.choices().wagon_from_castle == WagonFromCastle::MayMove
}

/// Lets wagons leave the castles that were scored, as they leave other features.
///
/// Rule: AM-87.
pub(crate) fn let_wagons_go(state: &mut State) {
    let memory = std::mem::replace(&mut state.memory.castles, Memory::NONE);
    for &(castle, _) in memory.scored() {
        state.flow.completed.add(castle);
    }
}

/// Scores every castle that this round reaches, the active seat's first; `false` if a seat is asked before that is done.
///
/// Rule: BC-85.
fn score_round(rules: &Rules, state: &mut State, log: &mut Log<'_>) -> bool {
    for place in 0..rules.seats {
        let seat = rules.seat_after(state.flow.seat, place);
        for ix in 0..state.figures.len() {
            let lord = state.figures[ix];
            let castle = state.features.of(lord.segment);
            if lord.seat != seat || !is_waiting(state, castle) {
                continue;
            }
            let mut best: Option<(i32, FeatureIx)> = None;
            let mut is_choice = false;
            triggers(rules, state, castle, |_, source| {
                let value = value(rules, state, source);
                is_choice |= best.is_some_and(|(other, _)| other != value);
                if best.is_none_or(|(other, _)| value > other) {
                    best = Some((value, source));
                }
            });
            let Some((_, source)) = best else {
                continue;
            };
            if is_choice && rules.choices().castle_simultaneous == CastleSimultaneous::OwnerChooses
            {
                let decision = Decision::CastleScoring { castle };
                state.pending.push(seat, decision);
                return false;
            }
            take(rules, state, castle, source, log);
        }
    }
    true
}

/// Whether a feature is a castle that may score: it has a lord, who came before this part and has not scored in it.
///
/// Rule: BC-21, BC-29.
fn is_waiting(state: &State, feature: FeatureIx) -> bool {
    is_castle(state, feature)
        && !state.flow.completed.contains(feature)
        && !state
            .memory
            .castles
            .scored()
            .iter()
            .any(|scored| scored.0 == feature)
}

/// Visits what triggers a castle in this round: the feature or castle, and the feature whose value it gives.
///
/// Rule: BC-21, BC-22, BC-24, BC-28, BC-30, BC-52.
fn triggers(
    rules: &Rules,
    state: &State,
    castle: FeatureIx,
    mut visit: impl FnMut(FeatureIx, FeatureIx),
) {
    let mut visit_if_near = |feature: FeatureIx, source: FeatureIx| {
        let mut tiles = state.features.tiles(feature);
        if tiles.any(|tile| is_near(state, castle, state.board.tile(tile).cell)) {
            visit(feature, source);
        }
    };
    let memory = &state.memory.castles;
    if memory.n_before > 0 {
        for &(scored, source) in &memory.scored()[..usize::from(memory.n_before)] {
            visit_if_near(scored, source);
        }
        return;
    }
    for &feature in state.flow.completed.as_slice() {
        let counts = match state.features.columns(feature).kind {
            SegmentKind::Castle => false,
            SegmentKind::Garden => rules.modules().contains(Module::Garden),
            _ => true,
        };
        if counts {
            visit_if_near(feature, feature);
        }
    }
}

/// Rule: BC-23, BC-31, BC-75.
fn value(rules: &Rules, state: &State, source: FeatureIx) -> i32 {
    score::worth(rules, state, &Tally::of(state, source)).total()
}

/// Gives the lord's seat the value of a feature.
///
/// Rule: BC-23, BC-68, BC-72.
fn take(rules: &Rules, state: &mut State, castle: FeatureIx, source: FeatureIx, log: &mut Log<'_>) {
    state.memory.castles.add(castle, source);
    let lord = |state: &State| {
        let mut figures = state.figures.iter();
        figures.position(|figure| state.features.of(figure.segment) == castle)
    };
    let Some(ix) = lord(state) else {
        return;
    };
    let terms = score::worth(rules, state, &Tally::of(state, source));
    let lord = state.figures[ix];
    let what = Of::Place(
        state.features.columns(source).kind,
        state.spot(lord.segment),
    );
    state.award(rules, lord.seat, (Reason::Castle, what), &terms, log);
    score::feature_scored(rules, state, castle, log);
}

/// Yields the features, or castles, whose value a castle can take.
///
/// Rule: BC-26, BC-85.
pub(crate) fn ask_scoring(
    rules: &Rules,
    state: &State,
    castle: FeatureIx,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    let mut flow = ControlFlow::Continue(());
    triggers(rules, state, castle, |trigger, _| {
        if flow.is_continue() {
            let spot = state.spot(state.first_segment(trigger));
            flow = yield_move(Move::Choose { spot });
        }
    });
    flow
}

/// Rule: BC-26, BC-85.
pub(crate) fn answer_scoring(
    rules: &Rules,
    state: &mut State,
    castle: FeatureIx,
    answer: Move,
    log: &mut Log<'_>,
) {
    if let Move::Choose { spot } = answer
        && let Some(segment) = state.segment(rules, spot)
    {
        let chosen = state.features.of(segment);
        let mut source = chosen;
        triggers(rules, state, castle, |trigger, of| {
            if trigger == chosen {
                source = of;
            }
        });
        take(rules, state, castle, source, log);
    }
    score(rules, state, log);
}

/// Rule: BC-27, BC-A8, AM-87.
fn send_lords_home(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let scored = state.memory.castles;
    let mut ix = 0;
    while let Some(figure) = state.figures.get(ix) {
        let castle = state.features.of(figure.segment);
        let stays = figure.kind == FigureKind::Wagon && lets_wagons_go(rules);
        if !stays && scored.scored().iter().any(|scored| scored.0 == castle) {
            state.return_figure(ix, Cause::CastleScored, log);
        } else {
            ix += 1;
        }
    }
}
