//! The barn, which takes over a field for the rest of the game (`docs/rules/50-abbey-and-mayor.md`).
//!
//! It stands on a corner where four tiles meet. As a figure it is on the field of the tile south-east of that corner, at the
//! half-side `NL`; it never leaves.

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

use super::{Manifest, Module};
use crate::corner::NoField;
use crate::decision::{Decision, Yield};
use crate::event::{Cause, Log, Reason};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureKind};
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::notation::position::MemoryText;
use crate::refusal::{Asked, Attempt, Refusal, objections, wrong};
use crate::rules::{BarnPlacement, Rules};
use crate::score::{self, BitSet, Of};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Barn, 1)],
    figure_actions: Some(offer_placement),
    figure_placed: Some(note_placement),
    // Rule: AM-62.
    safe_from_dragon: Some(|_, _, figure| figure.kind == FigureKind::Barn),
    memory: Some(MEMORY),
    refuse: Some(refuse),
    ..Manifest::new(Module::Barn)
};

/// Points per complete city of a field.
const AT_PLACEMENT: i16 = 3;
const AT_JOINING: i16 = 1;

/// What has happened in this part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Where a barn was placed.
    placed: Option<SegmentIx>,
}

/// The corner where a barn was placed in this part.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        if let Some(placed) = state.memory.barn.placed {
            line.word(state.spot(placed).cell);
        }
    },
    read: |rules, state, section| {
        while let Some(word) = section.next() {
            let Ok(field) = state.field_at_corner(rules, word.cell()?) else {
                return word.error("a corner where four tiles meet in a field");
            };
            if state.memory.barn.placed.is_some() {
                return word.refuse("one barn is placed in a part; leave all others out");
            }
            state.memory.barn.placed = Some(field);
        }
        Ok(())
    },
};

/// Whether barns can be placed.
///
/// Rule: AM-103.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.supply[FigureKind::Barn.ix()] > 0 && rules.has_farmers()
}

/// What keeps a barn from a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Obstacle {
    /// There is no field at it.
    NoField(NoField),
    /// Another barn is in the field.
    Barn,
}

/// Returns the field at a corner where a barn may be placed, or what prevents it.
///
/// Rule: AM-36 to AM-38.
fn free_corner(rules: &Rules, state: &State, corner: Cell) -> Result<SegmentIx, Obstacle> {
    let field = state.field_at_corner(rules, corner);
    let field = field.map_err(Obstacle::NoField)?;
    match rules.choices().barn_placement {
        BarnPlacement::NoBarnPresent if state.has_barn(state.features.of(field)) => {
            Err(Obstacle::Barn)
        }
        BarnPlacement::NoBarnPresent | BarnPlacement::Any => Ok(field),
    }
}

/// Yields every corner of the new tile that takes a barn.
///
/// Rule: AM-36, AM-66, AM-69, AM-103.
fn offer_placement(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let Some(placed_ix) = state.flow.placed else {
        return ControlFlow::Continue(());
    };
    let figure = FigureKind::Barn;
    if state.supply(state.flow.seat)[figure.ix()] == 0 || !is_in_play(rules) {
        return ControlFlow::Continue(());
    }
    let placed = state.board.tile(placed_ix);
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].into_iter();
    let is_full = state.board.around(placed_ix).full_corners();
    for ((x, y), _) in corners.zip(is_full).filter(|&(_, is_full)| is_full) {
        let cell = Cell::new(placed.cell.x + x, placed.cell.y + y);
        if let Ok(field) = free_corner(rules, state, cell) {
            let spot = state.spot(field);
            yield_move(Move::PlaceFigure { figure, spot })?;
        }
    }
    ControlFlow::Continue(())
}

/// Notes a barn that is placed in a part, and not with a position that is put together.
///
/// Rule: AM-40.
fn note_placement(_: &Rules, state: &mut State, figure: &Figure) {
    if figure.kind == FigureKind::Barn && state.flow.placed.is_some() {
        state.memory.barn.placed = Some(figure.segment);
    }
}

/// Visits every field with a barn that passes a test, in the order in which the first of them was placed.
fn for_each_barn_field(
    state: &mut State,
    is_due: impl Fn(&State, FeatureIx) -> bool,
    mut visit: impl FnMut(&mut State, FeatureIx),
) {
    let mut seen = BitSet::EMPTY;
    for ix in 0..state.figures.len() {
        let field = state.features.of(state.figures[ix].segment);
        if state.figures[ix].kind == FigureKind::Barn
            && is_due(state, field)
            && seen.insert(field.ix())
        {
            visit(state, field);
        }
    }
}

/// Whether any field is due; in nearly all parts none is.
#[inline]
pub(crate) fn is_any_due(rules: &Rules, state: &State) -> bool {
    let mut seats = rules.seats();
    is_in_play(rules)
        && seats.any(|seat| state.is_out(rules, seat, FigureKind::Barn))
        && is_any_barn_due(state)
}

fn is_any_barn_due(state: &State) -> bool {
    let mut figures = state.figures.iter();
    let is_in = |figure: &Figure| is_due(state, state.features.of(figure.segment));
    figures.any(|figure| figure.kind == FigureKind::Barn && is_in(figure))
}

/// Whether the barn in a field was placed in this part.
fn is_new(state: &State, field: FeatureIx) -> bool {
    let placed = state.memory.barn.placed;
    placed.is_some_and(|placed| state.features.of(placed) == field)
}

/// Whether a field is scored because of a barn: one was placed in it, or farmers came to one.
///
/// Rule: AM-40, AM-43.
pub(crate) fn is_due(state: &State, field: FeatureIx) -> bool {
    let columns = state.features.columns(field);
    columns.kind == SegmentKind::Field
        && state.has_barn(field)
        && (is_new(state, field) || columns.n_followers > 0)
}

/// Scores the farmers of every field where a barn was placed or joined.
///
/// Rule: AM-40, AM-43, AM-47, AM-48, AM-57, AM-98, AM-101, AM-102.
pub(crate) fn score_due(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    if !is_any_due(rules, state) {
        return;
    }
    for_each_barn_field(state, is_due, |state, field| {
        let (each, reason) = match is_new(state, field) {
            true => (AT_PLACEMENT, Reason::BarnPlaced),
            false => (AT_JOINING, Reason::BarnJoined),
        };
        score_farmers(rules, state, field, (each, reason), log);
    });
}

fn score_farmers(
    rules: &Rules,
    state: &mut State,
    field: FeatureIx,
    (each, reason): (i16, Reason),
    log: &mut Log<'_>,
) {
    for seat in score::contest(rules, state, field).owners.iter() {
        let terms = score::field_terms(rules, state, (field, seat), each);
        state.award(rules, seat, (reason, Of::Feature(field)), &terms, log);
    }
    score::feature_scored(rules, state, field, log);
}

/// Returns the farmers and pigs of the fields that were scored because of a barn.
///
/// Rule: AM-41, AM-44, AM-91.
pub(crate) fn return_farmers(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    if !is_any_due(rules, state) {
        return;
    }
    let mut due = BitSet::EMPTY;
    for_each_barn_field(state, is_due, |_, field| {
        due.insert(field.ix());
    });
    let mut ix = 0;
    while let Some(figure) = state.figures.get(ix) {
        let leaves = figure.kind.is_follower() || figure.kind == FigureKind::Pig;
        if leaves && due.contains(state.features.of(figure.segment).ix()) {
            state.return_figure(ix, Cause::Barn, log);
        } else {
            ix += 1;
        }
    }
    state.memory.barn = Memory::default();
}

/// Scores the barns when the game ends, and followers that came to their fields at last.
///
/// Rule: AM-46, AM-59, AM-98, AM-99, AM-101, AM-102.
pub(crate) fn score_final(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    let all = |_: &State, _| true;
    for_each_barn_field(state, all, |state, field| {
        if state.features.columns(field).n_followers > 0 {
            score_farmers(rules, state, field, (AT_JOINING, Reason::BarnJoined), log);
        }
        for seat in state.seats_with_barn(field).iter() {
            let terms = score::city_terms(rules, state, field, score::BARN_AT_END);
            state.award(
                rules,
                seat,
                (Reason::BarnAtEnd, Of::Feature(field)),
                &terms,
                log,
            );
        }
    });
}

objections! {
    /// What the barn objects to.
    pub enum BarnObjection {
        /// The barn is not in the supply.
        NotInSupply,
        /// There are no farmers, so no barns either.
        NoFarmers,
        /// A barn stands on corners of fields only.
        WrongGround,
        /// The corner is not at the tile just placed.
        NotAtPlacedTile,
        /// Fewer than four tiles meet at the corner.
        TooFewTiles,
        /// A tile has not one field at the corner.
        Divided,
        /// The corner is named by the field at its south-east.
        NotTheCorner,
        /// The field has a barn.
        BarnThere,
        /// No follower goes to a field with a barn.
        FieldTaken,
    }
}

use BarnObjection as Barn;

fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let Attempt::Move(Move::PlaceFigure { figure, spot }) = attempt else {
        return None;
    };
    match figure {
        FigureKind::Barn => refuse_barn(asked, spot),
        _ if figure.is_follower() => {
            let placing = asked.placing(figure, spot)?;
            let is_reached = placing.is_on_placed_tile || placing.spots.everywhere;
            let is_taken = placing.is_right_ground() && asked.state.has_barn(placing.feature);
            (is_reached && is_taken).then(|| wrong("AM-42", Barn::FieldTaken))
        }
        _ => None,
    }
}

/// Rule: AM-36 to AM-38, AM-69, AM-103.
fn refuse_barn(asked: &Asked<'_>, spot: Spot) -> Option<Refusal> {
    if asked.decision == Decision::FigureAction && asked.n_in_supply(FigureKind::Barn) == 0 {
        return Some(asked.untimely("AM-36", Barn::NotInSupply));
    }
    let placing = asked.placing(FigureKind::Barn, spot)?;
    if !asked.rules.has_farmers() {
        return Some(asked.untimely("AM-103", Barn::NoFarmers));
    }
    if placing.kind != SegmentKind::Field {
        return Some(wrong("AM-36", Barn::WrongGround));
    }
    let placed = asked.state.placed_tile()?.cell;
    let is_at_tile = [spot.cell.x - placed.x, spot.cell.y - placed.y]
        .into_iter()
        .all(|distance| (0..=1).contains(&distance));
    Some(match free_corner(asked.rules, asked.state, spot.cell) {
        _ if !is_at_tile => match placing.spots.everywhere {
            true => wrong("AM-69", Barn::NotAtPlacedTile),
            false => wrong("AM-36", Barn::NotAtPlacedTile),
        },
        Err(Obstacle::NoField(NoField::NoTile)) => wrong("AM-36", Barn::TooFewTiles),
        Err(Obstacle::NoField(NoField::Divided)) => wrong("AM-37", Barn::Divided),
        Err(Obstacle::Barn) => wrong("AM-38", Barn::BarnThere),
        Ok(_) => wrong("AM-36", Barn::NotTheCorner),
    })
}
