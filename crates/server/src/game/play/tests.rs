//! Undo, take-backs, clocks and ends of a game by itself.

use carcas_protocol::TimeControl;

use super::*;
use crate::game::refused::Refused;
use crate::game::samples::{answer, fold_at as fold, started_with_grace};
use crate::trouble::Trouble;

const CLOCK: TimeControl = TimeControl::Increment {
    base_s: 300,
    add_s: 30,
};

/// Answers questions of the first seat with the first legal move, until a draw waits.
fn play_turn(game: &mut Game, at_ms: i64, lag_ms: u32) {
    while game.draw_at_ms.is_none() {
        answer(game, 0, at_ms, lag_ms);
    }
}

fn left(game: &Game, at_ms: i64) -> i64 {
    game.clocks.left(at_ms).expect("time is kept")[0]
}

#[test]
fn an_undo_lets_the_clocks_run_on_as_if_nothing_had_been_answered() {
    let mut game = started_with_grace(2, CLOCK, 60_000);
    let (untouched, n_played) = (game.clocks.clone(), game.played.len());
    // Time on the way that was given back is taken back, too, and so is what the turn gave.
    for at_ms in [4000, 8000, 12_000] {
        play_turn(&mut game, at_ms, 1000);
        assert!(left(&game, 0) > 300_000 - at_ms, "more for the turn");
        while game.played.len() > n_played {
            let undone = game.undo(0, at_ms + 3000).expect("nothing was drawn");
            fold(&mut game, undone, at_ms + 3000);
        }
        assert_eq!(game.clocks, untouched);
        assert_eq!(left(&game, at_ms + 3000), 300_000 - at_ms - 3000);
    }
}

#[test]
fn the_last_answer_of_a_game_can_be_undone() {
    let mut game = started_with_grace(2, CLOCK, 60_000);
    let (before, last) = loop {
        let before = game.state.clone();
        let last = answer(&mut game, 0, 0, 0);
        match game.state.node() {
            Node::Over => break (before, last),
            Node::Chance { .. } => {
                let drawn = game.confirm(last).expect("a draw waits");
                fold(&mut game, drawn, 0);
            }
            Node::Decide { .. } => {}
        }
    };
    assert!(game.result.is_none() && game.asked().is_none());
    assert_eq!(game.deadline(), Some(60_000));
    let mut undone = game.clone();
    let entries = undone.undo(last, 0).expect("nothing was revealed");
    fold(&mut undone, entries, 0);
    assert!(undone.state == before && undone.asked() == Some(last));
    // Nobody leaves a game that is decided; who ends it now ends it as it was played.
    let (gone, other) = (Absence::For(u64::MAX), 1 - last);
    for left in [
        game.resign(other),
        game.hand_over(other),
        game.abort(other),
        game.claim((last, other), gone),
        game.replace((last, other), gone),
    ] {
        assert_eq!(left, Err(Refused::Over));
    }
    for ended in [game.confirm(last), game.on_time(60_000), game.close()] {
        let mut game = game.clone();
        fold(&mut game, ended.expect("the end waits"), 0);
        let result = game.result.as_ref().expect("it is over");
        assert_eq!(result.reason, carcas_protocol::EndReason::Finished);
        assert!(game.deadline().is_none());
        assert!(matches!(game.undo(last, 0), Err(Refused::Over)));
    }
}

#[test]
fn nobody_undoes_themselves_over_their_time() {
    let mut game = started_with_grace(2, CLOCK, 60_000);
    play_turn(&mut game, 299_000, 0);
    let refused = game.undo(0, 300_000).expect_err("no time is left");
    assert!(matches!(refused, Refused::NoUndo(why) if why.contains("confirm")));
    let undone = game.undo(0, 299_999).expect("a millisecond is left");
    fold(&mut game, undone, 299_999);
    assert_eq!(left(&game, 299_999), 1);
}

#[test]
fn nobody_pays_for_time_in_which_nothing_could_be_answered() {
    let mut game = started_with_grace(2, CLOCK, 0);
    let trouble = Trouble::default();
    assert_eq!(game.resume(&trouble, 1000), None);
    // Asked at 0; nothing could be written from 2000 until 9000; answered at 10,000, and again after a second time of trouble.
    trouble.begin("full", 2000);
    trouble.end(9000);
    let resumed = game.resume(&trouble, 10_000);
    fold(&mut game, Vec::from_iter(resumed), 10_000);
    assert_eq!(left(&game, 10_000), 297_000);
    assert_eq!(game.resume(&trouble, 11_000), None);
    trouble.begin("full", 12_000);
    trouble.end(14_000);
    let resumed = game.resume(&trouble, 15_000);
    fold(&mut game, Vec::from_iter(resumed), 15_000);
    assert_eq!(left(&game, 15_000), 294_000);
}

#[test]
fn days_run_through_a_server_that_is_away_unless_they_end_just_then() {
    let day_ms = 24 * 60 * 60 * 1000;
    let mut game = started_with_grace(2, TimeControl::Days { days: 1 }, 0);
    let trouble = Trouble::default();
    trouble.was_away(1000, 3000);
    assert_eq!(game.resume(&trouble, day_ms), None);
    trouble.begin("full", day_ms - 1000);
    trouble.end(day_ms + 5000);
    let resumed = game.resume(&trouble, day_ms + 6000);
    fold(&mut game, Vec::from_iter(resumed), day_ms + 6000);
    // Two seconds that were lost before come back with those after: nobody is asked to tell them apart.
    assert_eq!(left(&game, day_ms + 6000), 2000);
}

#[test]
fn what_others_agree_to_costs_no_time() {
    let mut game = started_with_grace(2, CLOCK, 60_000);
    play_turn(&mut game, 1000, 0);
    let asked = game.ask_takeback(0, 2000).expect("an answer");
    fold(&mut game, asked, 2000);
    let agreed = game.answer_takeback(1, true).expect("it is asked");
    fold(&mut game, agreed, 9000);
    assert_eq!(left(&game, 9000), 299_000);
}

#[test]
fn older_logs_leave_the_time_until_an_undo_to_nobody() {
    let mut game = started_with_grace(2, CLOCK, 60_000);
    play_turn(&mut game, 1000, 0);
    let older = r#"{"kind":"undone","nEntries":1,"seat":0,"id":"a1","from":0}"#;
    let older = Logged::parse(older).expect("an entry");
    game.fold(&older, 9000).expect("an entry");
    assert_eq!(left(&game, 9000), 299_000);
    assert_eq!(left(&game, 10_000), 298_000);
}
