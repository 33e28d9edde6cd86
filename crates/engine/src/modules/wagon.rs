//! The wagon, which drives on when its feature has been scored (`docs/rules/50-abbey-and-mayor.md`). Where it may be placed
//! is in [`FigureKind`].

use std::ops::ControlFlow;

use carcas_tiles::{SegmentKind, Side};

use super::{Manifest, Module, dragon};
use crate::board::TileIx;
use crate::decision::{Decision, Yield};
use crate::event::{Cause, Log};
use crate::feature::{FeatureIx, SegmentIx, can_be_complete};
use crate::figure::{FigureIx, FigureKind, Seat};
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::notation::position::QuestionText;
use crate::refusal::{
    Answer, Asked, Attempt, Refusal, Remedy, asks, because, objections, wrong, wrong_or_pass,
};
use crate::rules::{Rules, WagonMove};
use crate::score::BitSet;
use crate::state::State;

pub(crate) const MANIFEST: Manifest = Manifest {
    supply: &[(FigureKind::Wagon, 1)],
    questions: &[QuestionText {
        name: "wagon",
        read: |_, _, _| Ok(Decision::MoveWagon),
    }],
    refuse: Some(refuse),
    ..Manifest::new(Module::Wagon)
};

/// Whether wagons drive on.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.supply[FigureKind::Wagon.ix()] > 0
}

/// Asks for the next wagon in a feature that has been scored; one that can go nowhere returns.
///
/// Rule: AM-26, AM-29, AM-30.
pub(crate) fn drive_on(rules: &Rules, state: &mut State, log: &mut Log<'_>) {
    while let Some((seat, wagon)) = next(rules, state) {
        if targets(rules, state, wagon, &mut |_| ControlFlow::Break(())).is_break() {
            state.pending.push(seat, Decision::MoveWagon);
            return;
        }
        state.return_figure(wagon, Cause::Completed, log);
    }
}

/// Returns the wagon that is decided next: of the active seat first, then clockwise.
///
/// Rule: AM-29.
pub(crate) fn next(rules: &Rules, state: &State) -> Option<(Seat, usize)> {
    let waits = |seat: Seat| {
        state.figures.iter().position(|figure| {
            figure.seat == seat
                && figure.kind == FigureKind::Wagon
                && has_been_scored(state, state.features.of(figure.segment))
        })
    };
    (0..rules.seats)
        .map(|place| rules.seat_after(state.flow.seat, place))
        .find_map(|seat| waits(seat).map(|wagon| (seat, wagon)))
}

/// Whether a wagon may leave a feature: it was scored. A city that became a castle in this part was not.
///
/// Rule: AM-26, AM-87.
fn has_been_scored(state: &State, feature: FeatureIx) -> bool {
    let completed = &state.flow.completed;
    match state.features.columns(feature).kind {
        SegmentKind::Castle => completed.left().any(|left| left == feature),
        _ => completed.contains(feature),
    }
}

/// Whether a wagon may drive to a feature.
///
/// Rule: AM-27, AM-97.
pub(crate) fn is_free(state: &State, feature: FeatureIx) -> bool {
    let columns = state.features.columns(feature);
    let is_ground = FigureKind::Wagon.may_stand_on(columns.kind) && can_be_complete(columns.kind);
    is_ground && columns.open > 0 && columns.n_followers == 0
}

/// Yields every move of a wagon.
///
/// Rule: AM-28.
fn targets(
    rules: &Rules,
    state: &State,
    wagon: usize,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    let mut visit = |segment: SegmentIx| {
        if dragon::keeps_off(rules, state, segment) {
            return ControlFlow::Continue(());
        }
        yield_move(Move::MoveFigure {
            figure: FigureIx(wagon as u8),
            to: state.spot(segment),
        })
    };
    let from = state.figures[wagon].segment;
    match rules.choices().wagon_move {
        WagonMove::Nearby => {
            let at = state.board.tile(state.features.tile(from)).cell;
            nearby(rules, state, at, &mut visit)
        }
        WagonMove::Connected => connected(rules, state, state.features.of(from), &mut visit),
    }
}

/// Visits every free segment on a cell and the eight around it.
///
/// Rule: AM-32, AM-105.
fn nearby(
    rules: &Rules,
    state: &State,
    at: Cell,
    visit: &mut dyn FnMut(SegmentIx) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (y, x) in (-1..=1).flat_map(|y| (-1..=1).map(move |x| (y, x))) {
        let Some(tile) = state.board.tile_at(Cell::new(at.x + x, at.y + y)) else {
            continue;
        };
        for segment in state.segments_of(rules, tile) {
            if is_free(state, state.features.of(segment)) {
                visit(segment)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits every segment of the free features that some tile joins directly to a feature.
///
/// Rule: AM-31.
fn connected(
    rules: &Rules,
    state: &State,
    feature: FeatureIx,
    visit: &mut dyn FnMut(SegmentIx) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut seen = BitSet::EMPTY;
    for member in state.features.members(feature) {
        for_each_linked(rules, state, member, &mut |linked| {
            let target = state.features.of(linked);
            if is_free(state, target) && seen.insert(target.ix()) {
                return state.features.members(target).try_for_each(&mut *visit);
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

/// Visits the segments that are joined to one directly: on its own tile, or where a road or city ends at an abbey.
///
/// Rule: AM-31, AM-33.
pub(crate) fn for_each_linked(
    rules: &Rules,
    state: &State,
    segment: SegmentIx,
    visit: &mut dyn FnMut(SegmentIx) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let printed = state.printed(rules, segment);
    let tile = state.features.tile(segment);
    for other in state.segments_of(rules, tile) {
        let linked = state.printed(rules, other);
        let are_cities = printed.kind == SegmentKind::City && linked.kind == SegmentKind::City;
        if other != segment && linked.links & printed.links != 0 && !are_cities {
            visit(other)?;
        }
    }
    for side in Side::ALL {
        let Some(neighbor) = neighbor(state, tile, side) else {
            continue;
        };
        if printed.kind == SegmentKind::Abbey {
            for line in state.lines_at(rules, neighbor, side.opposite()) {
                visit(line)?;
            }
        } else if state
            .lines_at(rules, tile, side)
            .any(|line| line == segment)
        {
            let abbey = state
                .segments_of(rules, neighbor)
                .find(|&other| state.printed(rules, other).kind == SegmentKind::Abbey);
            if let Some(abbey) = abbey {
                visit(abbey)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn neighbor(state: &State, tile: TileIx, side: Side) -> Option<TileIx> {
    state.board.tile_at(state.board.tile(tile).cell.step(side))
}

/// Yields the moves of the wagon that is asked for, and pass.
pub(crate) fn ask(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    if let Some((_, wagon)) = next(rules, state) {
        targets(rules, state, wagon, yield_move)?;
    }
    yield_move(Move::Pass)
}

/// Moves the wagon or returns it, and goes on to the next.
///
/// Rule: AM-26, AM-34, AM-73, AM-104.
pub(crate) fn answer(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    match answer {
        Move::MoveFigure { figure, to } => {
            state.move_figure(rules, figure, to, log);
        }
        _ => {
            if let Some((_, wagon)) = next(rules, state) {
                state.return_figure(wagon, Cause::Completed, log);
            }
        }
    }
    drive_on(rules, state, log);
}

objections! {
    /// What the wagon objects to.
    pub enum WagonObjection {
        /// The wagon may drive on.
        MayDrive,
        /// The owner of a wagon decides.
        InTurn,
        /// A wagon stands on roads, in cities and on monasteries only.
        WrongGround,
        /// Another wagon is decided, or none.
        NotAsked,
        /// A wagon drives on after a scoring only.
        NotNow,
        /// There is no such segment.
        NoSegment,
        /// A wagon never drives there.
        NeverThere,
        /// The feature is complete.
        Complete,
        /// The feature holds a follower.
        Occupied,
        /// No tile joins the features directly.
        NotConnected,
        /// The segment is too far away.
        NotNearby,
        /// The dragon stands on the tile.
        DragonThere,
    }
}

use WagonObjection as Wagon;

fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let is_asked = asked.decision == Decision::MoveWagon;
    match attempt {
        Attempt::Question => is_asked.then(|| asks("AM-26", Wagon::MayDrive, Answer::MoveWagon)),
        Attempt::Seat => is_asked.then(|| because("AM-29", Wagon::InTurn, Remedy::Wait)),
        Attempt::Move(Move::PlaceFigure {
            figure: figure @ FigureKind::Wagon,
            spot,
        }) => asked
            .placing(figure, spot)?
            .is_wrong_ground()
            .then(|| wrong("AM-24", Wagon::WrongGround)),
        Attempt::Move(Move::MoveFigure { figure, to }) => match is_asked {
            true => Some(drive(asked, figure, to)),
            false => {
                let moved = asked.on_board(figure)?;
                (moved.kind == FigureKind::Wagon && !asked.state.is_in_quarter(moved))
                    .then(|| asked.untimely("AM-34", Wagon::NotNow))
            }
        },
        Attempt::Draw | Attempt::Move(_) => None,
    }
}

/// Rule: AM-27 to AM-32, AM-75.
fn drive(asked: &Asked<'_>, figure: FigureIx, to: Spot) -> Refusal {
    let (rules, state) = (asked.rules, asked.state);
    if next(rules, state).map(|(_, wagon)| wagon) != Some(usize::from(figure.0)) {
        return wrong_or_pass("AM-29", Wagon::NotAsked);
    }
    let Some(segment) = state.segment(rules, to) else {
        return wrong_or_pass("BA-59", Wagon::NoSegment);
    };
    let columns = state.features.columns(state.features.of(segment));
    if !FigureKind::Wagon.may_stand_on(columns.kind) {
        wrong_or_pass("AM-27", Wagon::NeverThere)
    } else if columns.is_closed() {
        wrong_or_pass("AM-27", Wagon::Complete)
    } else if columns.n_followers > 0 {
        wrong_or_pass("AM-27", Wagon::Occupied)
    } else if dragon::keeps_off(rules, state, segment) {
        wrong_or_pass("AM-75", Wagon::DragonThere)
    } else {
        match rules.choices().wagon_move {
            WagonMove::Connected => wrong_or_pass("AM-31", Wagon::NotConnected),
            WagonMove::Nearby => wrong_or_pass("AM-32", Wagon::NotNearby),
        }
    }
}
