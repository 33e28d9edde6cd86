//! The Count and the followers in the quarters of his city.

use carcas_engine::{
    CountMove, Decision, FigureKind, Module, Move, Neutral, Node, Quarter, Rules, Seat, Spot, State,
};

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// Quarters and Count change only by the moves of the Count.
pub(crate) fn check(rules: &Rules, told: &Told<'_>) -> Verdict {
    if !rules.modules().contains(Module::Count) {
        return Ok(());
    }
    let (decision, seat) = match told.before.node() {
        Node::Decide { decision, seat } => (Some(decision), seat),
        _ => (None, told.before.active_seat()),
    };
    let mut expected = in_quarters(rules, told.before);
    let count = told.before.neutral(Neutral::Count);
    match (decision, told.played) {
        (Some(Decision::EnterQuarter), Some(Move::PlaceFigure { figure, spot })) => {
            expected.push((seat, figure, spot));
        }
        (Some(Decision::LeaveQuarter { .. }), Some(Move::MoveFigure { figure, .. })) => {
            let mut figures = told.before.figures();
            let moved = figures.find(|one| one.ix == figure);
            let is_own = moved.is_some_and(|one| one.seat == seat);
            law!(is_own, "{figure:?} leaves a quarter, but is no own figure");
            let is_held = moved.is_some_and(|one| Some(one.spot) == count);
            law!(!is_held, "{figure:?} leaves the quarter of the Count");
            let gone = moved.and_then(|moved| {
                let left = (seat, moved.kind, moved.spot);
                expected.iter().position(|one| *one == left)
            });
            law!(gone.is_some(), "{figure:?} leaves no quarter");
            if let Some(gone) = gone {
                expected.remove(gone);
            }
        }
        _ => {}
    }
    expected.sort_unstable();
    let found = in_quarters(rules, told.after);
    law!(
        found == expected,
        "{found:?} stand in the quarters, but {expected:?} should"
    );
    let intruder = found.iter().find(|one| !one.1.is_follower());
    law!(intruder.is_none(), "{intruder:?} stands in a quarter");
    let may_move = match decision {
        Some(Decision::MoveCount) => true,
        Some(Decision::EnterQuarter) => rules.choices().count_move != CountMove::ByPlayer,
        _ => false,
    };
    let moved = told.after.neutral(Neutral::Count);
    law!(
        may_move || moved == count,
        "the Count goes from {count:?} to {moved:?}, but nobody moves him"
    );
    Ok(())
}

/// Returns the figures in the quarters, sorted.
fn in_quarters(rules: &Rules, state: &State) -> Vec<(Seat, FigureKind, Spot)> {
    let quarters = Quarter::ALL.map(|quarter| state.quarter_spot(rules, quarter));
    let figures = state
        .figures()
        .map(|figure| (figure.seat, figure.kind, figure.spot));
    let mut found: Vec<_> = figures
        .filter(|one| quarters.contains(&Some(one.2)))
        .collect();
    found.sort_unstable();
    found
}
