//! The Count and the followers in the quarters of his city.

use carcas_engine::{
    CountMove, Decision, FigureKind, Move, Neutral, Node, Quarter, Rules, Seat, Spot, State,
};
use carcas_testkit::Seeds;
use carcas_tiles::Box;

use crate::game::{Game, Step};

#[test]
fn quarters_and_count_change_only_by_the_moves_of_the_count() {
    Seeds::from_env(300).for_each(|seed| {
        let game = Game::full_of(seed, |setup| setup.has_box(Box::Count));
        let rules = &game.rules;
        let by_player = rules.choices().count_move == CountMove::ByPlayer;
        game.play_told(|told| {
            let (decision, seat) = match told.before.node() {
                Node::Decide { decision, seat } => (Some(decision), seat),
                _ => (None, told.before.active_seat()),
            };
            let mut expected = in_quarters(rules, told.before);
            let count = told.before.neutral(rules, Neutral::Count);
            match (decision, told.step) {
                (Some(Decision::EnterQuarter), Step::Play(Move::PlaceFigure { figure, spot })) => {
                    expected.push((seat, figure, spot));
                }
                (
                    Some(Decision::LeaveQuarter { .. }),
                    Step::Play(Move::MoveFigure { figure, .. }),
                ) => {
                    let mut figures = told.before.figures();
                    let (_, owner, kind, from) = figures
                        .find(|one| one.0 == figure)
                        .expect("a figure that moves is on the board");
                    assert_eq!(owner, seat, "own followers only");
                    assert_ne!(Some(from), count, "the Count holds his followers");
                    let gone = expected.iter().position(|one| *one == (seat, kind, from));
                    expected.remove(gone.expect("the follower stood in a quarter"));
                }
                _ => {}
            }
            expected.sort_unstable();
            assert_eq!(in_quarters(rules, told.after), expected);
            let may_move = match decision {
                Some(Decision::MoveCount) => true,
                Some(Decision::EnterQuarter) => !by_player,
                _ => false,
            };
            let moved = told.after.neutral(rules, Neutral::Count) != count;
            assert!(may_move || !moved, "only who has entered moves the Count");
        });
    });
}

/// Returns the followers in the quarters, sorted.
fn in_quarters(rules: &Rules, state: &State) -> Vec<(Seat, FigureKind, Spot)> {
    let quarters = Quarter::ALL.map(|quarter| state.quarter_spot(rules, quarter));
    let figures = state
        .figures()
        .map(|(_, seat, kind, spot)| (seat, kind, spot));
    let mut found: Vec<_> = figures
        .filter(|one| quarters.contains(&Some(one.2)))
        .collect();
    for &(_, kind, _) in &found {
        assert!(kind.is_follower(), "only followers enter");
    }
    found.sort_unstable();
    found
}
