//! The view of a position tells what is on the table and what the game waits for.

use carcas_engine::{Edition, Log, Outcome, Seat, Setup};
use carcas_record::{PositionView, Record};

fn new_record() -> Record {
    let names = ["red", "blue"].map(str::to_owned).to_vec();
    Record::new(Setup::new(Edition::ZmanC2, 2), names).unwrap()
}

#[test]
fn a_view_follows_the_game() {
    let mut record = new_record();
    let view = |record: &Record| PositionView::of(record.rules(), record.state());
    let start = view(&record);
    assert_eq!(
        (start.phase, start.seat, start.n_legal),
        ("draw", Some(Seat(0)), 0)
    );
    assert_eq!(start.scores, [0, 0]);
    assert_eq!(start.tiles, ["city-cap-road 0,0 r0"]);
    assert_eq!(start.n_in_bag, start.left.values().sum::<usize>());
    assert_eq!(start.outcomes.as_ref(), Some(&start.left));

    let kind = record.rules().find_kind("monastery").unwrap();
    let log = &mut Log::silent();
    record.draw(Outcome::Tile(kind), log).unwrap();
    let drawn = view(&record);
    assert_eq!((drawn.phase, drawn.seat), ("tile", Some(Seat(0))));
    assert_eq!(drawn.outcomes, None);
    let tile = drawn.drawn.unwrap();
    let printed = record.rules().tile_kind(kind);
    assert_eq!((&tile.id, &tile.alias), (&printed.id, &printed.alias));
    let mut moves = Vec::new();
    record.state().legal_moves(record.rules(), &mut moves);
    assert_eq!(drawn.n_legal, moves.len());

    for text in ["tile monastery 0,1 r0", "meeple monastery"] {
        let played = record.parse_move(text).unwrap();
        record.play(played, log).unwrap();
    }
    let placed = view(&record);
    assert_eq!(placed.figures, ["p0 meeple 0,1 monastery"]);
    assert_eq!(placed.supply[0]["meeple"] + 1, placed.supply[1]["meeple"]);
    assert_eq!((placed.phase, placed.turn), ("draw", Seat(1)));
    assert_eq!(placed.n_in_bag + 1, start.n_in_bag);
}

#[test]
fn a_game_that_is_over_waits_for_nobody() {
    let text = include_str!("../../../docs/example-game.txt");
    let record = Record::parse(text).unwrap();
    let view = PositionView::of(record.rules(), record.state());
    assert_eq!((view.phase, view.seat, view.drawn), ("over", None, None));
    assert_eq!((view.n_legal, view.outcomes), (0, None));
    assert_eq!(view.tiles.len(), record.state().tiles().len());
}
