//! The Count of Carcassonne and the quarters of his city (`docs/rules/60-count-of-carcassonne.md`).
//!
//! The twelve tiles are start tiles. One of them carries the four quarters as segments, so a follower in a quarter is a
//! figure like any other. The city itself is a complete city without sides that borders the fields around it.

mod refusal;

use std::ops::ControlFlow;

use carcas_tiles::SegmentKind;

pub use refusal::CountObjection;

use super::{BeforeScoring, Manifest, Module, barn, dragon};
use crate::decision::{Decision, Leaving, Yield};
use crate::event::{Event, Log};
use crate::feature::{FeatureIx, SegmentIx};
use crate::figure::{Figure, FigureIx, FigureKind, Seat};
use crate::moves::{Move, Spot};
use crate::neutral::{Neutral, Quarter, Stand};
use crate::notation::NotationError;
use crate::notation::position::{Details, MemoryText, QuestionText};
use crate::rules::{
    CountAbbot, CountDeployInDoubleTurn, CountFinalOrder, CountFinalQuarters, CountMarketAtBarn,
    CountMove, Rules,
};
use crate::score::order;
use crate::state::State;
use crate::turn;

pub(crate) const MANIFEST: Manifest = Manifest {
    neutrals: &[(Neutral::Count, may_stand)],
    may_hold: Some(may_hold),
    before_scoring: Some(LEAVING),
    turn_ended: Some(turn_ended),
    memory: Some(MEMORY),
    questions: &[
        QuestionText {
            name: "count-scoring",
            read: |rules, _, details| read_leaving(rules, Leaving::Scoring, details),
        },
        QuestionText {
            name: "count-final-scoring",
            read: |rules, _, details| read_leaving(rules, Leaving::Final, details),
        },
        QuestionText {
            name: "count-follower",
            read: |_, _, _| Ok(Decision::EnterQuarter),
        },
        QuestionText {
            name: "count",
            read: |_, _, _| Ok(Decision::MoveCount),
        },
    ],
    refuse: Some(refusal::refuse),
    ..Manifest::new(Module::Count)
};

/// What has happened in this turn, and in the final moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    has_entered: bool,
    /// Seats that have passed in the final moves, a bit each.
    passed: u8,
}

/// `entered`, and `passed=p1` for each seat that has passed.
const MEMORY: MemoryText = MemoryText {
    write: |state, line| {
        let &Memory {
            has_entered,
            passed,
        } = &state.memory.count;
        if has_entered {
            line.word("entered");
        }
        for seat in (0..Seat::MAX).filter(|seat| passed >> seat & 1 == 1) {
            line.word(format_args!("passed=p{seat}"));
        }
    },
    read: |rules, state, section| {
        while let Some(word) = section.next() {
            section.once(word)?;
            match word.after("passed=") {
                Some(seat) => state.memory.count.passed |= 1 << seat.seat(rules)?.0,
                None if word.text == "entered" => state.memory.count.has_entered = true,
                None => return word.error("entered, or passed=p0"),
            }
        }
        Ok(())
    },
};

/// Reads the place of the seat in the order.
fn read_leaving(
    rules: &Rules,
    leaving: Leaving,
    details: &mut Details<'_>,
) -> Result<Decision, NotationError> {
    let place = details.next("the place of the seat in the order")?;
    Ok(Decision::LeaveQuarter {
        leaving,
        place: place.number(1, rules.seats)?,
    })
}

/// Whether the city is on the table.
pub(crate) fn is_in_play(rules: &Rules) -> bool {
    rules.modules().contains(Module::Count)
}

pub(crate) fn quarter_of(rules: &Rules, segment: SegmentIx) -> Option<Quarter> {
    let first = rules.first_quarter?;
    Quarter::ALL
        .get(usize::from(segment.0.checked_sub(first.0)?))
        .copied()
}

/// Rule: CO-03.
fn may_stand(rules: &Rules, _: &State, stand: Stand) -> bool {
    matches!(stand, Stand::Segment(segment) if quarter_of(rules, segment).is_some())
}

/// Whether a figure may stand on a segment: a follower in a quarter.
///
/// Rule: CO-12.
fn may_hold(rules: &Rules, _: &State, figure: FigureKind, segment: SegmentIx) -> bool {
    figure.is_follower() && quarter_of(rules, segment).is_some()
}

/// Whether a figure stands in the quarter of the Count.
///
/// Rule: CO-21.
pub(crate) fn is_blocked(state: &State, figure: &Figure) -> bool {
    state.neutrals.segment(Neutral::Count) == Some(figure.segment)
}

fn segment_of(rules: &Rules, quarter: Quarter) -> Option<SegmentIx> {
    let first = rules.first_quarter?;
    Some(SegmentIx(first.0 + quarter as u16))
}

/// Before a scoring followers leave the city: left of the active seat first, the active seat last.
///
/// Rule: CO-21 to CO-28.
const LEAVING: BeforeScoring = BeforeScoring {
    can_act: |rules, state| {
        // Fields of barns are scored after all other features, whatever their order.
        let mut leave = |answer: Move| match answer {
            Move::MoveFigure { to, .. } if is_field(rules, state, to) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        let mut seats = rules.seats();
        seats.any(|seat| exits(rules, state, Leaving::Scoring, seat, &mut leave).is_break())
    },
    ask: |rules, state| {
        if turn::is_scoring(rules, state) && is_anybody_free(rules, state) {
            ask_from(rules, state, Leaving::Scoring, 1);
        }
    },
};

fn is_field(rules: &Rules, state: &State, spot: Spot) -> bool {
    let segment = state.segment(rules, spot);
    segment.is_some_and(|segment| state.printed(rules, segment).kind == SegmentKind::Field)
}

/// Asks the first seat from a place in the order that has somebody to move.
fn ask_from(rules: &Rules, state: &mut State, leaving: Leaving, from: u8) {
    let first = match leaving {
        Leaving::Scoring => state.flow.seat,
        Leaving::Final => state.flow.placer,
    };
    for place in from..=rules.seats {
        let seat = rules.seat_after(first, place);
        if can_leave(rules, state, leaving, seat) {
            let decision = Decision::LeaveQuarter { leaving, place };
            state.pending.push(seat, decision);
            return;
        }
    }
    if leaving == Leaving::Final
        && rules.choices().count_final_order == CountFinalOrder::OneAtATime
        && rules
            .seats()
            .any(|seat| can_leave(rules, state, leaving, seat))
    {
        ask_from(rules, state, leaving, 1);
    }
}

fn can_leave(rules: &Rules, state: &State, leaving: Leaving, seat: Seat) -> bool {
    let has_passed = state.memory.count.passed >> seat.0 & 1 == 1;
    !(leaving == Leaving::Final && has_passed)
        && exits(rules, state, leaving, seat, &mut |_| ControlFlow::Break(())).is_break()
}

/// Whether a follower is in a quarter without the Count.
fn is_anybody_free(rules: &Rules, state: &State) -> bool {
    let count = state.neutrals.segment(Neutral::Count);
    let quarters = Quarter::ALL.into_iter();
    let mut segments = quarters.filter_map(|quarter| segment_of(rules, quarter));
    segments.any(|segment| {
        let feature = state.features.of(segment);
        count != Some(segment) && state.features.columns(feature).n_followers > 0
    })
}

/// Yields every move of a seat out of the city.
///
/// Rule: CO-21, CO-24, CO-26, CO-41, CO-42, CO-43, CO-45, CO-51, CO-69.
fn exits(
    rules: &Rules,
    state: &State,
    leaving: Leaving,
    seat: Seat,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    for (ix, figure) in state.figures.iter().enumerate() {
        let Some(quarter) = quarter_of(rules, figure.segment) else {
            continue;
        };
        if figure.seat != seat || is_blocked(state, figure) || !state.is_first_alike(ix) {
            continue;
        }
        let mut visit = |segment: SegmentIx| {
            if dragon::keeps_off(rules, state, segment) {
                return ControlFlow::Continue(());
            }
            yield_move(Move::MoveFigure {
                figure: FigureIx(ix as u8),
                to: state.spot(segment),
            })
        };
        match leaving {
            Leaving::Scoring => {
                for feature in state.flow.completed.left() {
                    if state.flow.completed.is_due(feature)
                        && leads_to(quarter, figure.kind, state.features.columns(feature).kind)
                    {
                        state.features.members(feature).try_for_each(&mut visit)?;
                    }
                }
                if quarter == Quarter::Market && state.flow.completed.chosen.is_none() {
                    for field in barn_fields(rules, state) {
                        state.features.members(field).try_for_each(&mut visit)?;
                    }
                }
            }
            Leaving::Final => {
                for segment in (0..state.features.len()).map(|ix| SegmentIx(ix as u16)) {
                    let columns = state.features.columns(state.features.of(segment));
                    let is_due = quarter == Quarter::Market
                        || (rules.choices().count_final_quarters == CountFinalQuarters::All
                            && columns.open > 0);
                    if is_due && leads_to(quarter, figure.kind, columns.kind) {
                        visit(segment)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the fields that followers in the market may join before they are scored.
///
/// Rule: CO-25, AM-76.
pub(crate) fn barn_fields<'a>(
    rules: &Rules,
    state: &'a State,
) -> impl Iterator<Item = FeatureIx> + 'a {
    let may_join = rules.choices().count_market_at_barn == CountMarketAtBarn::Allowed;
    let figures = may_join
        .then_some(&state.figures)
        .into_iter()
        .flat_map(|figures| figures.iter());
    let barns = figures
        .enumerate()
        .filter(|(_, figure)| figure.kind == FigureKind::Barn);
    let fields = barns.map(|(ix, barn)| (ix, state.features.of(barn.segment)));
    let is_first = |ix: usize, field: FeatureIx| {
        let mut earlier = state.figures[..ix].iter();
        !earlier.any(|figure| {
            figure.kind == FigureKind::Barn && state.features.of(figure.segment) == field
        })
    };
    fields
        .filter(move |&(ix, field)| is_first(ix, field) && barn::is_due(state, field))
        .map(|(_, field)| field)
}

/// Whether followers go from a quarter to features of a kind.
///
/// Rule: CO-24, CO-25, CO-51.
pub(crate) fn leads_to(quarter: Quarter, figure: FigureKind, kind: SegmentKind) -> bool {
    match quarter {
        Quarter::Castle => kind == SegmentKind::City,
        Quarter::Market => kind == SegmentKind::Field,
        Quarter::Blacksmith => kind == SegmentKind::Road,
        Quarter::Cathedral => match kind {
            SegmentKind::Monastery | SegmentKind::Abbey => true,
            SegmentKind::Garden => figure == FigureKind::Abbot,
            _ => false,
        },
    }
}

/// Yields the moves that answer the question.
pub(crate) fn ask_leave(
    rules: &Rules,
    state: &State,
    leaving: Leaving,
    seat: Seat,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    exits(rules, state, leaving, seat, yield_move)?;
    yield_move(Move::Pass)
}

/// Rule: CO-23, CO-29, CO-31, CO-44.
pub(crate) fn answer_leave(
    rules: &Rules,
    state: &mut State,
    (leaving, place, seat): (Leaving, u8, Seat),
    answer: Move,
    log: &mut Log<'_>,
) {
    let is_one_at_a_time = leaving == Leaving::Final
        && rules.choices().count_final_order == CountFinalOrder::OneAtATime;
    let next = match answer {
        Move::MoveFigure { figure, to } => {
            state.move_figure(rules, figure, to, log);
            if is_one_at_a_time { place + 1 } else { place }
        }
        _ => {
            if leaving == Leaving::Final {
                state.memory.count.passed |= 1 << seat.0;
            }
            place + 1
        }
    };
    ask_from(rules, state, leaving, next);
    if state.pending.is_empty() && leaving == Leaving::Scoring {
        order::resume(rules, state, log);
    }
}

/// Lets the active seat enter the city, if others scored through its tile and it did not.
///
/// Rule: CO-10 to CO-12, CO-15 to CO-18, CO-55.
pub(crate) fn begin_entering(rules: &Rules, state: &mut State) {
    let seat = state.flow.seat;
    let own = state.flow.gained[seat.ix()];
    let is_entitled = own == 0 && state.flow.gained.iter().any(|&points| points > 0);
    let is_used = state.memory.count.has_entered
        && rules.choices().count_deploy_in_double_turn == CountDeployInDoubleTurn::OncePerTurn;
    if is_entitled && !is_used && entries(rules, state, &mut |_| ControlFlow::Break(())).is_break()
    {
        state.pending.push(seat, Decision::EnterQuarter);
    }
}

/// Yields every way into the city.
///
/// Rule: CO-12, CO-13, CO-48, CO-50, CO-53, CO-56, CO-59, CO-60, CO-77.
fn entries(rules: &Rules, state: &State, yield_move: &mut Yield<'_>) -> ControlFlow<()> {
    let supply = state.supply(state.flow.seat);
    for figure in FigureKind::ALL {
        for quarter in Quarter::ALL {
            if supply[figure.ix()] > 0
                && may_enter(rules, figure, quarter)
                && let Some(segment) = segment_of(rules, quarter)
            {
                let spot = state.spot(segment);
                yield_move(Move::PlaceFigure { figure, spot })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn may_enter(rules: &Rules, figure: FigureKind, quarter: Quarter) -> bool {
    let is_open = quarter != Quarter::Market || rules.has_farmers();
    is_open
        && match figure {
            FigureKind::Follower | FigureKind::Large => true,
            FigureKind::Abbot => {
                rules.choices().count_abbot == CountAbbot::Yes && quarter == Quarter::Cathedral
            }
            FigureKind::Mayor => quarter == Quarter::Castle,
            FigureKind::Wagon => quarter != Quarter::Market,
            FigureKind::Builder | FigureKind::Pig | FigureKind::Barn | FigureKind::Shepherd => {
                false
            }
        }
}

/// Yields the moves that answer the question.
pub(crate) fn ask_enter(
    rules: &Rules,
    state: &State,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    entries(rules, state, yield_move)?;
    yield_move(Move::Pass)
}

/// Rule: CO-12, CO-14, CO-19.
pub(crate) fn answer_enter(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    let seat = state.flow.seat;
    let Move::PlaceFigure { figure, spot } = answer else {
        return;
    };
    let Some(segment) = state.segment(rules, spot) else {
        return;
    };
    state.place_figure(seat, figure, segment);
    state.memory.count.has_entered = true;
    log.tell(|| Event::FigurePlaced { seat, figure, spot });
    match rules.choices().count_move {
        CountMove::ByPlayer => state.pending.push(seat, Decision::MoveCount),
        CountMove::Clockwise => {
            let at = state.neutrals.segment(Neutral::Count);
            if let Some(at) = at.and_then(|at| quarter_of(rules, at)) {
                let mut next = at.next();
                if next == Quarter::Market && !rules.has_farmers() {
                    next = next.next();
                }
                put_count(rules, state, next, log);
            }
        }
        CountMove::FollowMeeple => {
            if let Some(quarter) = quarter_of(rules, segment) {
                put_count(rules, state, quarter, log);
            }
        }
    }
}

fn put_count(rules: &Rules, state: &mut State, quarter: Quarter, log: &mut Log<'_>) {
    if let Some(segment) = segment_of(rules, quarter) {
        state
            .neutrals
            .put(Neutral::Count, Some(Stand::Segment(segment)));
        let to = state.spot(segment);
        let mover = state.flow.seat;
        log.tell(|| Event::NeutralMoved {
            mover,
            neutral: Neutral::Count,
            to,
        });
    }
}

/// Yields the other quarters, and pass.
///
/// Rule: CO-19, CO-20, CO-48, CO-A9.
pub(crate) fn ask_count(
    rules: &Rules,
    state: &State,
    yield_move: &mut Yield<'_>,
) -> ControlFlow<()> {
    for quarter in Quarter::ALL {
        let is_open = quarter != Quarter::Market || rules.has_farmers();
        if is_open
            && let Some(segment) = segment_of(rules, quarter)
            && state.neutrals.segment(Neutral::Count) != Some(segment)
        {
            yield_move(Move::MoveNeutral {
                neutral: Neutral::Count,
                to: state.spot(segment),
            })?;
        }
    }
    yield_move(Move::Pass)
}

/// Rule: CO-19.
pub(crate) fn answer_count(rules: &Rules, state: &mut State, answer: Move, log: &mut Log<'_>) {
    if let Move::MoveNeutral { to, .. } = answer
        && let Some(segment) = state.segment(rules, to)
        && let Some(quarter) = quarter_of(rules, segment)
    {
        put_count(rules, state, quarter, log);
    }
}

/// Begins the moves out of the city before final scoring.
///
/// Rule: CO-40 to CO-44.
pub(crate) fn begin_final(rules: &Rules, state: &mut State) {
    ask_from(rules, state, Leaving::Final, 1);
}

fn turn_ended(_: &Rules, state: &mut State) {
    state.memory.count.has_entered = false;
}
