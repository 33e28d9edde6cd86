//! Tables, events and answers over whole games: they agree with the state, come back from JSON, and stay small.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Games, all_boxes, seeds, setup_of};
use carcas_engine::{Draw, Edition, Event, Log, Node, Rules, Seat, Spot, State};
use carcas_protocol::{
    Aids, Answer, MAX_BYTES, Query, QueryRefusal, SaidEvent, SpotAt, Table, WireCell, WireEvent,
    rule_text,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The most bytes that each kind of message took.
#[derive(Default)]
struct Sizes(BTreeMap<&'static str, usize>);

impl Sizes {
    /// Writes a message, reads it back and notes its size.
    fn check<T>(&mut self, name: &'static str, message: &T)
    where
        T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
    {
        let json = serde_json::to_string(message).expect("it has a JSON form");
        assert!(json.len() <= MAX_BYTES, "{name}: {} bytes", json.len());
        let back: T = serde_json::from_str(&json).expect("it is read");
        assert_eq!(&back, message);
        let most = self.0.entry(name).or_default();
        *most = (*most).max(json.len());
    }
}

#[test]
fn tables_and_events_tell_everything_and_stay_small() {
    let mut sizes = Sizes::default();
    for (setup, seed) in all_boxes(seeds(1)) {
        let mut n_looks = 0_u32;
        Games::new(&setup, seed).play(|rules, state, events| {
            for event in events {
                let said = SaidEvent::of(rules, state, event);
                if let (
                    Event::Scored { terms, .. },
                    WireEvent::Scored {
                        points, terms: all, ..
                    },
                ) = (event, &said.event)
                {
                    assert_eq!(terms.total(), *points);
                    assert_eq!(all.iter().map(|term| term.total).sum::<i32>(), *points);
                }
                sizes.check("event", &said);
            }
            n_looks += 1;
            if n_looks.is_multiple_of(16) || state.node() == Node::Over {
                check_table(rules, state, &mut sizes);
            }
        });
    }
    println!("most bytes: {:#?}", sizes.0);
}

fn check_table(rules: &Rules, state: &State, sizes: &mut Sizes) {
    for aids in Aids::ALL {
        let table = Table::of(rules, state, aids);
        sizes.check("head", &table.head);
        assert_eq!(table.tiles.len(), state.tiles().len());
        assert_eq!(table.head.figures.len(), state.figures().count());
        let pages: Vec<_> = table.pages().collect();
        assert_eq!(pages.len(), usize::from(table.head.n_pages));
        assert_eq!(table.page(table.head.n_pages), None);
        let mut tiles = Vec::new();
        for page in &pages {
            sizes.check("page", page);
            assert_eq!(usize::from(page.first), tiles.len());
            tiles.extend(page.tiles.iter().cloned());
        }
        assert_eq!(tiles, table.tiles);
        let bag = &table.head.bag;
        assert_eq!(bag.tiles.is_some(), aids == Aids::All);
        assert!(aids == Aids::All || bag.tokens.is_none());
        if let Some(left) = &bag.tiles {
            let n_left: usize = left.values().map(|&n| usize::from(n)).sum();
            assert_eq!(n_left, state.bag_size() + state.n_hidden());
        }
    }
}

#[test]
fn answers_agree_with_the_game() {
    let mut sizes = Sizes::default();
    for (setup, seed) in all_boxes(1) {
        let mut n_looks = 0_u32;
        let mut over = None;
        Games::new(&setup, seed).play(|rules, state, _| {
            n_looks += 1;
            if n_looks.is_multiple_of(160) {
                check_answers(rules, state, &mut sizes);
            }
            if state.node() == Node::Over {
                over = Some(scores(rules, state));
                assert_eq!(projected(rules, state), scores(rules, state));
            }
        });
        assert!(over.is_some());
    }
    println!("most bytes: {:#?}", sizes.0);
}

fn scores(rules: &Rules, state: &State) -> Vec<i32> {
    rules.seats().map(|seat| state.score(seat)).collect()
}

fn projected(rules: &Rules, state: &State) -> Vec<i32> {
    let answer = Query::Projection {}.answer(rules, state, None, Aids::All);
    match answer {
        Ok(Answer::Projection(projection)) => projection.scores,
        other => panic!("{other:?}"),
    }
}

#[test]
fn projected_scores_are_those_of_a_game_that_ends() {
    // Without questions after the last turn a game that runs out of tiles just ends.
    let asks_at_end = ["count", "abbey-and-mayor"];
    for edition in Edition::ALL {
        let setup = setup_of(edition, 3, |of| !asks_at_end.contains(&of.name()));
        let mut n_looks = 0_u32;
        Games::new(&setup, 5).play(|rules, state, _| {
            let draw = Draw::Tile;
            if state.node() != (Node::Chance { draw }) {
                return;
            }
            n_looks += 1;
            let mut ended = state.clone();
            ended.empty_bag(rules, &mut Log::silent());
            if ended.node() == Node::Over {
                assert_eq!(projected(rules, state), scores(rules, &ended));
            }
        });
        assert!(n_looks > 50, "{n_looks}");
    }
}

fn check_answers(rules: &Rules, state: &State, sizes: &mut Sizes) {
    let seat = Some(Seat(0));
    let mut ask = |query: &Query| {
        let answer = query.answer(rules, state, seat, Aids::All);
        sizes.check("query", query);
        if let Ok(answer) = &answer {
            sizes.check("answer", answer);
        }
        answer
    };
    let dead = match ask(&Query::DeadCells {}) {
        Ok(Answer::DeadCells(dead)) => dead.cells.into_iter().collect::<BTreeSet<_>>(),
        other => panic!("{other:?}"),
    };
    for cell in state.frontier() {
        let cell = WireCell::from(cell);
        match ask(&Query::Fits { cell }) {
            Ok(Answer::Fits(fits)) => {
                assert!(fits.tiles.is_empty() || !dead.contains(&cell), "{cell:?}");
                let chance = fits.chance.expect("a seat asks");
                assert!((0.0..=1.0).contains(&chance), "{chance}");
                let can_come = fits.n_fitting > 0 && fits.n_draws > Some(0);
                // What fits may lie in a pool that is not reached so soon.
                let n_pools = state
                    .pools(rules)
                    .iter()
                    .filter(|pool| !pool.is_empty())
                    .count();
                assert!(chance == 0.0 || can_come);
                assert!(chance > 0.0 || !can_come || n_pools > 1, "{fits:?}");
            }
            other => panic!("{other:?}"),
        }
    }
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    if let Some(&legal) = moves.first() {
        let text = state.move_name(rules, legal);
        assert!(matches!(
            ask(&Query::MoveScore { text: text.clone() }),
            Ok(Answer::MoveScore(score)) if score.points.len() == rules.n_seats()
        ));
        let asked = match state.node() {
            Node::Decide { seat, .. } => Some(seat),
            _ => None,
        };
        let query = Query::WhyRefused { text, spot: None };
        assert!(matches!(
            query.answer(rules, state, asked, Aids::None),
            Ok(Answer::WhyRefused(why)) if why.is_legal
        ));
    }
    for text in [
        "",
        "pass",
        "again",
        "meeple 0,0 road:E",
        "tile",
        "💥",
        "bid 70000",
    ] {
        let text = text.to_owned();
        let told = ask(&Query::WhyRefused {
            text: text.clone(),
            spot: None,
        });
        let Ok(Answer::WhyRefused(told)) = told else {
            panic!("{told:?}");
        };
        assert!(told.is_legal || told.why.is_some());
        let known = told.rule.as_deref().map(rule_text);
        assert!(known != Some(None), "{told:?}");
        let query = Query::WhyRefused { text, spot: None };
        let brief = query.answer(rules, state, seat, Aids::None);
        let Ok(Answer::WhyRefused(brief)) = brief else {
            panic!("{brief:?}");
        };
        assert_eq!(brief.rule, told.rule);
        assert!(brief.rule.is_none() || (brief.why.is_none() && brief.remedy.is_none()));
    }
    for figure in state.figures() {
        let Spot { cell, segment } = figure.spot;
        let Ok(Answer::Feature(detail)) = ask(&Query::Feature {
            cell: cell.into(),
            segment,
        }) else {
            continue;
        };
        // Whoever points at a place without knowing its name is told the same, and with fewest aids the same rule.
        let by_name = Query::WhyRefused {
            text: format!("meeple {}", detail.name),
            spot: None,
        };
        let by_place = Query::WhyRefused {
            text: "meeple".to_owned(),
            spot: Some(SpotAt(cell.x, cell.y, segment)),
        };
        for aids in Aids::ALL {
            let told = by_place.answer(rules, state, seat, aids);
            assert_eq!(told, by_name.answer(rules, state, seat, aids));
        }
    }
    let mut n_told = 0;
    while let Ok(Answer::Features(features)) = ask(&Query::Features { from: n_told }) {
        if features.features.is_empty() {
            assert_eq!(features.n_features, n_told);
            break;
        }
        n_told += features.features.len() as u16;
        for worth in &features.features {
            let (cell, segment) = (worth.spot.cell, worth.spot.segment);
            let detail = ask(&Query::Feature { cell, segment });
            assert!(matches!(
                detail,
                Ok(Answer::Feature(detail)) if detail.worth.as_ref() == Some(worth)
            ));
        }
    }
    assert!(ask(&Query::Remaining {}).is_ok());
    assert_eq!(projected(rules, state).len(), rules.n_seats());
}

#[test]
fn aids_cut_what_is_told() {
    let setup = setup_of(Edition::ZmanC2, 2, |_| true);
    let rules = Rules::new(&setup).expect("the setup can be played");
    let state = State::new(&rules);
    let cell = state.frontier().next().expect("there is a cell").into();
    let text = "pass".to_owned();
    let queries = [
        (
            Query::WhyRefused {
                text: text.clone(),
                spot: None,
            },
            Aids::None,
        ),
        (
            Query::Rule {
                id: "BA-05".to_owned(),
            },
            Aids::None,
        ),
        (Query::Features { from: 0 }, Aids::Tabletop),
        (Query::Fits { cell }, Aids::All),
        (Query::DeadCells {}, Aids::All),
        (Query::MoveScore { text }, Aids::All),
        (Query::Projection {}, Aids::All),
        (Query::Remaining {}, Aids::All),
    ];
    for (query, needs) in queries {
        for aids in Aids::ALL {
            let answer = query.answer(&rules, &state, None, aids);
            let is_cut = answer == Err(QueryRefusal::Aids { aids, needs });
            assert_eq!(is_cut, aids < needs, "{query:?} {aids:?}");
        }
    }
}

#[test]
fn queries_with_unknown_fields_are_not_read() {
    for wrong in [
        r#"{"kind":"projection","seat":1}"#,
        r#"{"kind":"dead-cells","x":null}"#,
        r#"{"kind":"rule","id":"BA-05","more":1}"#,
        r#"{"kind":"fits","cell":[1]}"#,
        r#"{"kind":"fits","cell":[1,2,3]}"#,
        r#"{"kind":"fits","cell":[99999,2]}"#,
        r#"{"kind":"unknown"}"#,
        "{}",
        "[]",
    ] {
        assert!(serde_json::from_str::<Query>(wrong).is_err(), "{wrong}");
    }
    let right: Query = serde_json::from_str(r#"{"kind":"projection"}"#).expect("it is read");
    assert_eq!(right, Query::Projection {});
}
