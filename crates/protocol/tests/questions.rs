//! Questions hold every legal move once, as a text that is read as that move, and stay small.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Games, all_boxes, other_setups, seeds};
use carcas_engine::{Move, Node, Setup};
use carcas_protocol::{MAX_BYTES, Question, Said};
use carcas_record::Teller;

#[test]
fn questions_hold_every_legal_move_once_with_all_boxes() {
    check(all_boxes(seeds(1)), |games| games);
}

#[test]
fn questions_hold_every_legal_move_once_with_any_box_and_switch() {
    check(other_setups(seeds(1)), |games| games);
}

#[test]
fn questions_stay_small_on_boards_that_are_free() {
    check(all_boxes(seeds(1)), Games::passing);
}

fn check(setups: Vec<(Setup, u64)>, change: fn(Games) -> Games) {
    let mut kinds = BTreeSet::new();
    let mut sizes = Vec::new();
    let mut largest: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (setup, seed) in setups {
        change(Games::new(&setup, seed)).play(|rules, state, _| {
            let Some(question) = Question::of(rules, state) else {
                return;
            };
            let mut legal = Vec::new();
            state.legal_moves(rules, &mut legal);
            let answers = question.answers();
            let teller = Teller { rules };
            for (text, said) in &answers {
                let answer = state.parse_move(rules, text).expect("it is a move");
                assert_eq!(*said, Said::of(&teller.answer(state, answer)), "{text}");
            }
            let texts = question.moves();
            let read = texts.iter().map(|text| state.parse_move(rules, text));
            let mut read: Vec<Move> = read
                .collect::<Result<_, _>>()
                .unwrap_or_else(|error| panic!("{error}: {question:?}"));
            let mut named: Vec<String> = legal
                .iter()
                .map(|&legal| state.move_name(rules, legal))
                .collect();
            let mut told = texts.clone();
            named.sort_unstable();
            told.sort_unstable();
            assert_eq!(told, named, "{setup:?}");
            read.sort_unstable();
            legal.sort_unstable();
            assert_eq!(read, legal, "{setup:?}");
            let Node::Decide { seat, decision } = state.node() else {
                panic!("somebody is asked");
            };
            assert_eq!((question.seat, &*question.name), (seat.0, decision.name()));
            assert!(question.rule.contains('-'), "{question:?}");
            let json = serde_json::to_string(&question).expect("it has a JSON form");
            assert!(json.len() <= MAX_BYTES, "{} bytes: {json}", json.len());
            let back: Question = serde_json::from_str(&json).expect("it is read");
            assert_eq!(back, question);
            let groups = question.groups.iter();
            kinds.extend(groups.filter_map(|group| {
                let group = serde_json::to_value(group).expect("it has a JSON form");
                Some(group.get("kind")?.as_str()?.to_owned())
            }));
            sizes.push(json.len());
            let most = largest.entry(question.name).or_default();
            *most = (*most).max((json.len(), legal.len()));
        });
    }
    sizes.sort_unstable();
    let n_questions = sizes.len();
    let typical = [2, 10, 100].map(|nth| sizes[n_questions - 1 - n_questions / nth]);
    println!(
        "{n_questions} questions; half, nine tenths and 99 of 100 take {typical:?} bytes at most; groups {kinds:?}; most bytes and moves of each: {largest:?}"
    );
}
