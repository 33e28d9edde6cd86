//! How much memory a game takes: a server holds thousands.

use allocation_counter::measure;
use carcas_protocol::{By, Catalogue, TimeControl};

use super::{Answer, Game};
use crate::game::samples::{fold, seat_people, table_with};

/// What a game at rest may take, in bytes. What its task adds is below 10 KB: messages for those who come back, a mailbox.
const MOST: i64 = 90_000;

const CLOCK: TimeControl = TimeControl::Increment {
    base_s: 300,
    add_s: 30,
};

/// Answers a question with one of its legal moves.
fn answer(game: &mut Game, seat: u8) {
    let mut moves = Vec::new();
    game.state().legal_moves(game.rules(), &mut moves);
    let text = game
        .state()
        .move_name(game.rules(), moves[game.played.len() * 7919 % moves.len()]);
    let answer = Answer {
        text: &text,
        against: game.version(),
        by: By::Person,
        lag_ms: 0,
    };
    let entries = game.answer(seat, &answer, 0);
    fold(game, entries);
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
        while let Some(seat) = game.asked() {
            answer(&mut game, seat);
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
        let seat = awake.asked().expect("a question");
        answer(&mut awake, seat);
        if awake.asked().is_none() {
            let confirmed = awake.confirm(seat);
            fold(&mut awake, confirmed);
        }
    }
    let seat = awake.asked().expect("a question");
    let before = awake.state.clone();
    answer(&mut awake, seat);
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
