//! Games for unit tests.

use carcas_protocol::{Aids, By, Catalogue, SetupSpec, TimeControl};

use super::log::{Created, LogEntry, Place};
use super::play::{Answer, Game};
use super::refused::Refused;
use crate::secret;
use crate::store::GameId;

/// Returns a table of people at which nobody sits yet.
pub(crate) fn table(n_seats: usize, clock: TimeControl, grace_ms: u32) -> Game {
    table_with(Vec::new(), n_seats, clock, grace_ms)
}

/// Returns a table of people with boxes, at which nobody sits yet.
pub(crate) fn table_with(
    boxes: Vec<String>,
    n_seats: usize,
    clock: TimeControl,
    grace_ms: u32,
) -> Game {
    let created = Created {
        rules_version: carcas_engine::RulesVersion::CURRENT.number(),
        setup: SetupSpec {
            preset: Catalogue::new().presets[0].name.clone(),
            boxes,
            ..SetupSpec::default()
        },
        seats: vec![Place::Open; n_seats],
        aids: Aids::All,
        clock,
        grace_ms,
        is_public: false,
        seed: secret::seed().expect("random bits"),
        numbers_by_kind: true,
        start_by_ms: None,
        series: None,
        record: None,
        begin: None,
        seed_hash: None,
    };
    let id = secret::id().expect("random bits");
    Game::new(GameId::parse(&id).expect("an id"), created).expect("a setup")
}

/// Folds in what a command brought about at time 0.
pub(crate) fn fold(game: &mut Game, entries: Result<Vec<LogEntry>, Refused>) {
    fold_at(game, entries.expect("entries"), 0);
}

/// Folds in what was brought about at a time.
pub(crate) fn fold_at(game: &mut Game, entries: Vec<LogEntry>, at_ms: i64) {
    for entry in entries {
        game.fold(&entry.into(), at_ms).expect("an entry");
    }
}

/// Answers the question of whoever is asked with the legal move of a number, counted around; returns the seat.
pub(crate) fn answer(game: &mut Game, number: usize, at_ms: i64, lag_ms: u32) -> u8 {
    let seat = game.asked().expect("a question");
    let mut moves = Vec::new();
    game.state().legal_moves(game.rules(), &mut moves);
    let chosen = moves[number % moves.len()];
    let text = game.state().move_name(game.rules(), chosen);
    let answer = Answer {
        text: &text,
        against: game.version(),
        by: By::Person,
        lag_ms,
    };
    let entries = game.answer(seat, &answer, at_ms).expect("a legal move");
    fold_at(game, entries, at_ms);
    seat
}

/// Returns a game that people have begun, with nothing to take back.
pub(crate) fn started(n_seats: usize, clock: TimeControl) -> Game {
    started_with_grace(n_seats, clock, 0)
}

/// Returns a game that people have begun at time 0, with so much time to take answers back.
pub(crate) fn started_with_grace(n_seats: usize, clock: TimeControl, grace_ms: u32) -> Game {
    let mut game = table(n_seats, clock, grace_ms);
    seat_people(&mut game);
    game
}

/// Lets somebody sit down on every seat, so that the game begins at time 0.
pub(crate) fn seat_people(game: &mut Game) {
    for seat in 0..game.seats().len() as u8 {
        let nonce = secret::nonce().expect("random bits");
        let sat = game.take_seat(seat, (None, format!("person {seat}")), nonce);
        fold(game, sat);
    }
}
