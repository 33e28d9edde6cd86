//! One entry at a time: what is possible is taken, and everything else changes nothing.

use carcas_engine::{Edition, IllegalMove, Log, Move, Node, Outcome, Seat, Setup};
use carcas_record::{Entry, Record};

fn new_record() -> Record {
    let names = ["red", "blue"].map(str::to_owned).to_vec();
    Record::new(Setup::new(Edition::ZmanC2, 2), names).unwrap()
}

#[test]
fn entries_of_a_record_make_it_again() {
    let text = include_str!("../../../docs/example-game.txt");
    let whole = Record::parse(text).unwrap();
    let mut again = whole.first_entries(0);
    let mut state = again.state().clone();
    for &entry in whole.entries() {
        let log = &mut Log::silent();
        again.apply(entry, log).unwrap();
        entry.apply(whole.rules(), &mut state, log).unwrap();
        assert_eq!(again.state(), &state);
    }
    assert_eq!(again.to_text(), whole.to_text());
}

#[test]
fn what_is_not_possible_changes_nothing() {
    let mut record = new_record();
    let before = record.to_text();
    let log = &mut Log::silent();
    let early = Entry::Move(Seat(0), Move::Pass);
    assert_eq!(record.apply(early, log), Err(IllegalMove::NotDecided));
    assert_eq!(record.to_text(), before);

    let kind = record.rules().find_kind("monastery").unwrap();
    let draw = Entry::Draw(Outcome::Tile(kind));
    record.apply(draw, log).unwrap();
    let before = record.to_text();
    assert_eq!(record.apply(draw, log), Err(IllegalMove::NotDrawn));
    let Node::Decide { seat, .. } = record.state().node() else {
        panic!("a tile that was drawn is placed");
    };
    let mut moves = Vec::new();
    record.state().legal_moves(record.rules(), &mut moves);
    let other = Seat(1 - seat.0);
    for entry in [Entry::Move(other, moves[0]), Entry::Move(seat, Move::Pass)] {
        assert_eq!(record.apply(entry, log), Err(IllegalMove::NotYielded));
        let mut state = record.state().clone();
        let applied = entry.apply(record.rules(), &mut state, log);
        assert_eq!(applied, Err(IllegalMove::NotYielded));
        assert_eq!(&state, record.state());
    }
    assert_eq!(record.to_text(), before);
}
