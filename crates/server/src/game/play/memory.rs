//! How much memory a game takes: a server holds thousands.

use allocation_counter::measure;
use carcas_protocol::{Catalogue, TimeControl};

use super::Game;
use crate::game::samples::{answer, fold, seat_people, table_with};

/// What a game at rest may take, in bytes. What its task adds is below 10 KB: messages for those who come back, a mailbox.
const MOST: i64 = 90_000;

const CLOCK: TimeControl = TimeControl::Increment {
    base_s: 300,
    add_s: 30,
};

/// Answers a question with one of its legal moves, another one each time.
fn go_on(game: &mut Game) -> u8 {
    answer(game, game.played.len() * 7919, 0, 0)
}

/// Returns how many bytes a game takes while nothing happens.
fn bytes_at_rest(game: &Game) -> i64 {
    let mut game = game.clone();
    game.rest();
    let mut copy = None;
    let counted = measure(|| copy = Some(game.clone()));
    assert!(copy.is_some(), "it is kept until it is counted");
    counted.bytes_current
}

#[test]
fn a_game_at_rest_is_small_at_any_time_of_any_game() {
    let boxes = Catalogue::new().boxes.into_iter();
    let all: Vec<String> = boxes
        .filter_map(|one| one.is_playable.then_some(one.name))
        .collect();
    for (boxes, n_seats, allowed) in [(Vec::new(), 2, MOST / 4), (all, 4, MOST)] {
        let mut game = table_with(boxes, n_seats, CLOCK, 0);
        seat_people(&mut game);
        let mut most = bytes_at_rest(&game);
        while game.asked().is_some() {
            go_on(&mut game);
            most = most.max(bytes_at_rest(&game));
        }
        assert!(game.result.is_some());
        let over = bytes_at_rest(&game);
        assert!(most <= allowed, "{most} bytes with {n_seats} seats");
        assert!(over <= most);
    }
}

#[test]
fn a_game_that_has_rested_takes_answers_back_as_before() {
    let mut awake = table_with(Vec::new(), 2, CLOCK, 60_000);
    seat_people(&mut awake);
    for _ in 0..20 {
        let seat = go_on(&mut awake);
        if awake.asked().is_none() {
            let confirmed = awake.confirm(seat);
            fold(&mut awake, confirmed);
        }
    }
    let before = awake.state.clone();
    let seat = go_on(&mut awake);
    let mut rested = awake.clone();
    rested.rest();
    for game in [&mut awake, &mut rested] {
        let undone = game.undo(seat, 0);
        fold(game, undone);
        assert!(game.state == before, "the position before the answer");
    }
    assert_eq!(
        (awake.n_turns, awake.drawn, awake.clocks),
        (rested.n_turns, rested.drawn, rested.clocks)
    );
}
