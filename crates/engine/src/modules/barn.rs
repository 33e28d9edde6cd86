//! The barn, which takes over a field for the rest of the game (`docs/rules/50-abbey-and-mayor.md`).
//!
//! It stands on a corner where four tiles meet. As a figure it is on the field of the tile south-east of that corner, at the
//! half-side `NL`; it never leaves.

use std::ops::ControlFlow;

use carcas_tiles::{SegmentKind, Side};

use super::{Manifest, Module};
use crate::decision::Yield;
use crate::event::{Cause, Label, Log, Reason, Terms};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureKind, SeatSet};
use crate::figure_action::Spots;
use crate::geometry::Cell;
use crate::moves::Move;
use crate::rules::{BarnPlacement, NO_SEGMENT, Rules};
use crate::score::{self, BitSet, Of};
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Barn, 1)],
    figure_spots: Some(figure_spots),
    figure_actions: Some(offer_placement),
    figure_placed: Some(note_placement),
    ..Manifest::new(Module::Barn)
};

/// Points per complete city of a field.
const AT_PLACEMENT: i16 = 3;
const AT_JOINING: i16 = 1;
const AT_END: i16 = 4;

/// What has happened in this part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Where a barn was placed.
    placed: Option<SegmentIx>,
}

/// Tells whether barns can be placed.
///
/// Rule: AM-103.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.supply[FigureKind::Barn.ix()] > 0 && rules.has_farmers()
}

impl State {
    /// Tells whether a barn stands in a field.
    pub(crate) fn has_barn(&self, field: FeatureIx) -> bool {
        self.figures.iter().any(|figure| {
            figure.kind == FigureKind::Barn && self.features.of(figure.segment) == field
        })
    }
}

/// Closes fields with a barn to followers.
///
/// Rule: AM-42.
fn figure_spots(_: &Rules, state: &State, spots: &mut Spots) {
    let mut figures = state.figures.iter();
    spots.minds_barns = figures.any(|figure| figure.kind == FigureKind::Barn);
}

/// The four tiles around a corner, by where they lie from the one south-east of it, with the two sides of each that meet
/// there: the right half of the first and the left half of the second.
const AROUND: [(i16, i16, [Side; 2]); 4] = [
    (0, 0, [Side::W, Side::N]),
    (-1, 0, [Side::N, Side::E]),
    (-1, -1, [Side::E, Side::S]),
    (0, -1, [Side::S, Side::W]),
];

/// What keeps a barn from a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// A cell around it is empty.
    NoTile(Cell),
    /// A tile around it shows no field there, or two.
    NoField(Cell),
    /// Another barn is in the field.
    Barn,
}

/// Returns the field at a corner, named by the cell south-east of it, or what keeps barns from it.
///
/// Rule: AM-36, AM-37, AM-A8.
pub(crate) fn corner(rules: &Rules, state: &State, cell: Cell) -> Result<SegmentIx, Obstacle> {
    let mut field = None;
    for (x, y, [before, after]) in AROUND {
        let around = Cell::new(cell.x + x, cell.y + y);
        let tile = state.tile_at(around).ok_or(Obstacle::NoTile(around))?;
        let kind = rules.kind(tile.kind);
        let [_, right] = kind.border(before, tile.rotation).fields;
        let [left, _] = kind.border(after, tile.rotation).fields;
        if right != left || left == NO_SEGMENT {
            return Err(Obstacle::NoField(around));
        }
        field.get_or_insert(SegmentIx(tile.first_segment + u16::from(left)));
    }
    field.ok_or(Obstacle::NoTile(cell))
}

/// Returns the field at a corner where a barn may be placed now, or what keeps it from there.
///
/// Rule: AM-36 to AM-38.
pub(crate) fn free_corner(rules: &Rules, state: &State, cell: Cell) -> Result<SegmentIx, Obstacle> {
    let field = corner(rules, state, cell)?;
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
    let Some(placed) = state.placed_tile() else {
        return ControlFlow::Continue(());
    };
    let figure = FigureKind::Barn;
    if state.supply(state.flow.seat)[figure.ix()] == 0 || !is_in_play(rules) {
        return ControlFlow::Continue(());
    }
    for (x, y) in [(0, 0), (1, 0), (1, 1), (0, 1)] {
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

/// Visits every field with a barn, in the order in which the first of them was placed.
fn for_each_barn_field(state: &mut State, mut visit: impl FnMut(&mut State, FeatureIx)) {
    let mut seen = BitSet::EMPTY;
    for ix in 0..state.figures.len() {
        let field = state.features.of(state.figures[ix].segment);
        if state.figures[ix].kind == FigureKind::Barn && seen.insert(field.ix()) {
            visit(state, field);
        }
    }
}

/// Tells whether the barn in a field was placed in this part.
fn is_new(state: &State, field: FeatureIx) -> bool {
    let placed = state.memory.barn.placed;
    placed.is_some_and(|placed| state.features.of(placed) == field)
}

/// Tells whether a field is scored because of a barn: one was placed in it, or farmers came to one.
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
    for_each_barn_field(state, |state, field| {
        if is_due(state, field) {
            let (each, reason) = match is_new(state, field) {
                true => (AT_PLACEMENT, Reason::BarnPlaced),
                false => (AT_JOINING, Reason::BarnJoined),
            };
            score_farmers(rules, state, field, (each, reason), log);
        }
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
pub(crate) fn return_farmers(_: &Rules, state: &mut State, log: &mut Log<'_>) {
    let mut due = BitSet::EMPTY;
    for_each_barn_field(state, |state, field| {
        if is_due(state, field) {
            due.insert(field.ix());
        }
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
    for_each_barn_field(state, |state, field| {
        if state.features.columns(field).n_followers > 0 {
            score_farmers(rules, state, field, (AT_JOINING, Reason::BarnJoined), log);
        }
        for seat in owners(state, field).iter() {
            let mut terms = Terms::EMPTY;
            let n_cities = score::n_complete_cities(rules, state, field);
            terms.add(Label::Cities, n_cities, AT_END);
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

/// Returns the seats with a barn in a field.
pub(crate) fn owners(state: &State, field: FeatureIx) -> SeatSet {
    let mut owners = SeatSet::EMPTY;
    for figure in state.figures.iter() {
        if figure.kind == FigureKind::Barn && state.features.of(figure.segment) == field {
            owners.insert(figure.seat);
        }
    }
    owners
}
