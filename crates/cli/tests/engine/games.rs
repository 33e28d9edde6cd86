//! Whole games through the protocol.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_engine::{
    Decision, Draw, FeatureIx, FigureKind, KindIx, Leaving, Module, Node, Seat, Setup, TileIx,
    Token,
};
use carcas_record::Record;
use serde_json::{Value, json};

use super::Client;

const SETUPS: [&str; 9] = [
    "{}",
    r#"{"rules":"rgg-2005","seats":1}"#,
    r#"{"rules":"devir","with":["river-2"],"seats":["ann","bob","eve"]}"#,
    r#"{"with":["princess-and-dragon"],"set":{"fairy-placement":"on-tile"}}"#,
    r#"{"with":["count"],"seats":3}"#,
    r#"{"with":["mage-and-witch"]}"#,
    r#"{"with":["traders-and-builders"],"seats":4}"#,
    r#"{"rules":"filosofia-2010","with":["river-1","inns-and-cathedrals","king-and-robber"]}"#,
    r#"{"with":"princess-and-dragon,count,mage-and-witch,traders-and-builders,river-1","seats":5}"#,
];

#[test]
fn random_games_are_played_to_their_end_and_taken_back_to_their_beginning() {
    let mut client = Client::new();
    for (seed, setup) in SETUPS.iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        assert_eq!(client.ask(&format!("setup {setup}")), "ok", "{setup}");
        let first = client.state();
        let mut n_steps = 0;
        let over = loop {
            n_steps += 1;
            match client.step(&mut rng).as_str() {
                "ok" => {}
                reply => break reply.to_owned(),
            }
        };
        let over: Value = serde_json::from_str(over.strip_prefix("over ").expect(&over)).unwrap();
        let last = client.state();
        assert_eq!(over["scores"], last["scores"]);
        assert!(!over["winners"].as_array().unwrap().is_empty());
        assert_eq!(
            (&last["phase"], &last["seat"], &last["entries"]),
            (&json!("over"), &Value::Null, &json!(n_steps))
        );
        assert_eq!(client.moves(), Vec::<String>::new());

        let text = client.record();
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.to_text(), text);
        assert_eq!(record.state().node(), Node::Over);
        for _ in 0..n_steps {
            assert_eq!(client.ask("undo"), "ok");
        }
        assert_eq!(client.state(), first);
        assert!(client.ask("undo").starts_with("error "));
    }
    assert_eq!(client.end(), (Some(0), String::new()));
}

#[test]
fn undo_gives_back_the_very_same_position() {
    let mut client = Client::with(r#"{"with":["princess-and-dragon","traders-and-builders"]}"#);
    let mut rng = Rng::new(7);
    loop {
        let (state, moves) = (client.state(), client.moves());
        client.step(&mut rng);
        assert_eq!(client.ask("undo"), "ok");
        assert_eq!(client.state(), state);
        assert_eq!(client.moves(), moves);
        if client.step(&mut rng) != "ok" {
            break;
        }
        let after = client.state();
        if state["phase"] == "draw" && after["phase"] == "tile" {
            assert_eq!(state["seat"], after["seat"], "who draws places the tile");
        }
    }
}

#[test]
fn several_threads_find_the_same_move_every_time() {
    let answers = || {
        let mut client = Client::with("{}");
        assert_eq!(client.ask("draw city-cap"), "ok");
        let asked = [
            "go bot expert nodes 120 threads 3",
            "go threads 2 nodes 90 bot expert",
        ];
        let best = asked.map(|line| client.ask(line));
        let wrong = client.ask("go bot expert threads 3");
        assert!(wrong.contains("column 15: `threads` needs"), "{wrong}");
        best
    };
    let first = answers();
    assert!(first.iter().all(|reply| reply.starts_with("best ")));
    assert_eq!(answers(), first);
}

#[test]
fn the_conversation_in_the_documentation_is_true() {
    let page = include_str!("../../../../docs/engine-protocol.md");
    let conversation = page
        .split("```")
        .nth(1)
        .expect("the page shows a conversation");
    let mut client = Client::new();
    let mut reply = String::new();
    let mut n_replies = 0;
    for line in conversation.lines().filter(|line| !line.is_empty()) {
        if let Some(sent) = line.strip_prefix("→ ") {
            reply = client.ask(sent);
        } else {
            let shown = line.strip_prefix("← ").expect(line);
            match shown.strip_suffix('…') {
                Some(beginning) => assert!(reply.starts_with(beginning), "{reply}"),
                None => assert_eq!(reply, shown),
            }
            n_replies += 1;
        }
    }
    assert!(n_replies > 5);
}

#[test]
fn a_state_says_who_decides_what() {
    let mut client = Client::with(r#"{"with":["count"],"seats":["ann","bob"]}"#);
    let state = client.state();
    assert_eq!(state["phase"], "draw");
    assert_eq!(state["seat"], 0);
    assert_eq!(state["names"], json!(["ann", "bob"]));
    assert_eq!(state["neutral"], json!({"count": "quarter:castle"}));
    assert_eq!(state["supply"][1], json!({"abbot": 1, "meeple": 7}));
    assert_eq!(state["outcomes"], state["left"]);
    assert_eq!(client.moves(), Vec::<String>::new());
    assert_eq!(client.ask("draw BA/L"), "ok");
    let state = client.state();
    assert_eq!(state["phase"], "tile");
    assert_eq!(
        (&state["drawn"], &state["alias"]),
        (&json!("monastery"), &json!("BA/L"))
    );
    assert_eq!(state["legal"], client.moves().len());
    assert_eq!(state.get("outcomes"), None);
    assert_eq!(state["bag"], 70);
}

#[test]
fn aliases_and_every_printed_rotation_are_accepted() {
    let mut client = Client::with("{}");
    for rotation in ["r0", "r180"] {
        for tile in ["BA/RFr", "road-straight"] {
            assert_eq!(client.ask(&format!("draw {tile}")), "ok");
            assert_eq!(
                client.ask(&format!("play tile {tile} 1,0 {rotation}")),
                "ok"
            );
            let state = client.state();
            assert_eq!(state["tiles"][1], "road-straight 1,0 r0");
            assert_eq!(client.ask("undo"), "ok");
            assert_eq!(client.ask("undo"), "ok");
        }
    }
}

#[test]
fn mage_and_witch_stand_on_any_segment_of_their_feature() {
    let mut client = Client::with(r#"{"with":["mage-and-witch"]}"#);
    let mut rng = Rng::new(3);
    let mut n_named = 0;
    while client.step(&mut rng) == "ok" {
        let listed = client.moves();
        if !listed.iter().any(|text| text.starts_with("mage ")) {
            continue;
        }
        for tile in client.state()["tiles"].as_array().unwrap() {
            let cell = tile.as_str().unwrap().split(' ').nth(1).unwrap();
            for segment in ["road:N", "road:E", "city:N", "city:E"] {
                let text = format!("mage {cell} {segment}");
                if client.ask(&format!("play {text}")).starts_with("error") {
                    continue;
                }
                n_named += usize::from(!listed.contains(&text));
                client.ask("undo");
            }
        }
    }
    assert!(n_named > 0);
}

#[test]
fn a_dragon_tile_that_is_set_aside_leaves_the_draw_open() {
    let mut client = Client::with(r#"{"with":["princess-and-dragon"]}"#);
    assert_eq!(client.ask("draw dragon-road-tee"), "ok");
    let state = client.state();
    assert_eq!(state["phase"], "draw");
    assert_eq!(state["aside"], json!({"dragon-road-tee": 1}));
    assert!(
        client
            .ask("draw dragon-road-tee")
            .contains("No copy of it is left")
    );
    assert!(client.record().ends_with("draw dragon-road-tee\n"));
}

#[test]
fn a_river_is_drawn_before_other_tiles() {
    let mut client = Client::with(r#"{"with":["river-1"]}"#);
    assert!(client.ask("draw monastery").contains(
        "No land tile is drawn before the last river tile. Draw a river tile. (rule RV-05)"
    ));
    let state = client.state();
    let outcomes = state["outcomes"].as_object().unwrap();
    assert!(
        outcomes.keys().all(|tile| tile.starts_with("river-")),
        "{outcomes:?}"
    );
}

#[test]
fn bots_play_a_game_against_each_other() {
    let mut client = Client::with(r#"{"with":["princess-and-dragon"]}"#);
    let mut rng = Rng::new(11);
    let mut n_asked = 0;
    loop {
        let moves = client.moves();
        let reply = if moves.is_empty() {
            client.step(&mut rng)
        } else {
            let line = ["go", "go bot random", "go time 50 nodes 1000 bot greedy"][n_asked % 3];
            n_asked += 1;
            let best = client.expect(line, "best");
            assert!(moves.contains(&best), "{best}");
            client.ask(&format!("play {best}"))
        };
        if reply != "ok" {
            assert!(reply.starts_with("over "), "{reply}");
            break;
        }
    }
}

#[test]
fn the_page_names_every_phase() {
    let page = include_str!("../../../../docs/engine-protocol.md");
    let (_, moves) = page.split_once("## Moves").unwrap();
    let mut client = Client::new();
    let mut met = BTreeSet::new();
    let boxes = [
        "princess-and-dragon,tower",
        "count,mage-and-witch,traders-and-builders",
        "abbey-and-mayor,bridges-castles-and-bazaars,hills-and-sheep",
    ];
    for (seed, with) in (0..9).zip(boxes.into_iter().cycle()) {
        let mut rng = Rng::new(seed);
        let set = json!({"princess-action": "must", "fairy-after-princess": "allowed"});
        let setup = json!({"with": with, "set": set, "seats": 3});
        assert_eq!(client.ask(&format!("setup {setup}")), "ok");
        loop {
            let phase = client.state()["phase"].as_str().unwrap().to_owned();
            met.insert(phase);
            if client.step(&mut rng) != "ok" {
                break;
            }
        }
    }
    met.remove("draw");
    for phase in &met {
        let is_listed = moves.lines().any(|line| {
            line.strip_prefix("| ")
                .and_then(|line| line.split(" | ").next())
                .is_some_and(|phases| phases.contains(&format!("`{phase}`")))
        });
        assert!(is_listed, "{phase} is missing");
    }
    let expected = [
        "princess", "fairy", "capture", "dragon", "abbey", "wagon", "bridge", "auction", "bid",
        "flock",
    ];
    for phase in expected {
        assert!(met.contains(phase), "{phase} was not met: {met:?}");
    }
}

/// One question of every kind.
fn questions() -> Vec<Decision> {
    let kind = KindIx(0);
    let leave = |leaving| Decision::LeaveQuarter { leaving, place: 1 };
    let all = vec![
        Decision::PlaceTile { kind },
        Decision::FigureAction,
        Decision::Princess,
        Decision::MoveFairy,
        Decision::MoveDragon,
        Decision::Magic,
        leave(Leaving::Scoring),
        leave(Leaving::Final),
        Decision::ChooseScoring,
        Decision::EnterQuarter,
        Decision::MoveCount,
        Decision::SecondPart,
        Decision::Capture { tower: TileIx(0) },
        Decision::Exchange {
            holder: Seat(0),
            captured: FigureKind::Follower,
        },
        Decision::BuildBridge { is_late: false },
        Decision::Castle,
        Decision::CastleScoring {
            castle: FeatureIx(0),
        },
        Decision::Auction,
        Decision::Bid,
        Decision::BuyOrSell,
        Decision::TakeLot,
        Decision::Abbey { kind },
        Decision::FinalAbbey { kind },
        Decision::MoveWagon,
        Decision::Flock,
    ];
    // Whoever adds a question is led here by the compiler, and adds it to the list.
    for question in &all {
        match question {
            Decision::PlaceTile { .. }
            | Decision::FigureAction
            | Decision::Princess
            | Decision::MoveFairy
            | Decision::MoveDragon
            | Decision::Magic
            | Decision::LeaveQuarter { .. }
            | Decision::ChooseScoring
            | Decision::EnterQuarter
            | Decision::MoveCount
            | Decision::SecondPart
            | Decision::Capture { .. }
            | Decision::Exchange { .. }
            | Decision::BuildBridge { .. }
            | Decision::Castle
            | Decision::CastleScoring { .. }
            | Decision::Auction
            | Decision::Bid
            | Decision::BuyOrSell
            | Decision::TakeLot
            | Decision::Abbey { .. }
            | Decision::FinalAbbey { .. }
            | Decision::MoveWagon
            | Decision::Flock => {}
        }
    }
    all
}

/// Every word that a client can meet stands on the page: questions, figures, tokens, parts of boxes, what is drawn.
#[test]
fn the_page_names_every_word_of_the_boxes() {
    let page = include_str!("../../../../docs/engine-protocol.md");
    let (before, moves) = page.split_once("## Moves").unwrap();
    for question in questions() {
        let name = format!("`{}`", question.name());
        let lines = moves.lines().filter_map(|line| line.strip_prefix("| "));
        let mut phases = lines.filter_map(|line| line.split(" | ").next());
        assert!(phases.any(|cell| cell.contains(&name)), "{name} is missing");
    }
    for figure in FigureKind::ALL {
        let name = figure.name();
        let (alone, placed) = (format!("`{name}`"), format!("`{name} "));
        let is_there = moves.contains(&alone) || moves.contains(&placed);
        assert!(is_there, "{name} is missing");
    }
    for token in Token::ALL {
        let name = token.name().to_uppercase();
        // A row of tokens is named by its first and its last.
        let is_within = ["SHEEP-2", "SHEEP-3"].contains(&name.as_str());
        let is_there = before.contains(&format!("`{name}`"));
        assert!(is_there || is_within, "{name} is missing");
    }
    // Rivers are boxes of their own, gardens come with abbots and herds with pigs.
    let unnamed = [Module::River, Module::Garden, Module::PigHerd];
    for module in Module::ALL {
        let name = format!("`{}`", module.name());
        let is_there = page.contains(&name) || unnamed.contains(&module);
        assert!(is_there, "{name} is missing");
    }
    for draw in [Draw::Tile, Draw::Lot, Draw::Flock] {
        let name = format!("`{}`", draw.name());
        assert!(before.contains(&name), "{name} is missing");
    }
}

#[test]
fn the_page_names_every_box() {
    let page = include_str!("../../../../docs/engine-protocol.md");
    let boxes: Vec<&str> = Setup::playable_boxes()
        .skip(1)
        .map(carcas_tiles::Box::name)
        .collect();
    for name in &boxes {
        assert!(page.contains(&format!("`{name}`")), "{name} is missing");
    }
    let mut client = Client::new();
    for rules in ["rgg-2005", "devir", "filosofia-2010", "zman-c2"] {
        let setup = json!({"rules": rules, "with": boxes, "seats": 6});
        assert_eq!(client.ask(&format!("setup {setup}")), "ok", "{rules}");
    }
}

#[test]
fn a_game_goes_on_from_any_of_its_positions() {
    let mut client = Client::new();
    for (seed, setup) in SETUPS.iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        assert_eq!(client.ask(&format!("setup {setup}")), "ok", "{setup}");
        for _ in 0..40 {
            client.step(&mut rng);
        }
        let (first, mut moves) = (client.state(), client.moves());
        let line = first["position"]
            .as_str()
            .expect("a game of ours has a line");
        assert_eq!(client.ask(&format!("position {line}")), "ok", "{line}");
        let (second, mut again) = (client.state(), client.moves());
        for key in [
            "position", "scores", "supply", "figures", "phase", "seat", "left", "legal",
        ] {
            assert_eq!(first[key], second[key], "{key}");
        }
        moves.sort_unstable();
        again.sort_unstable();
        assert_eq!(moves, again);
        assert_eq!(second["entries"], 0);
        let refused = client.ask("record");
        assert!(refused.contains("begins with a position"), "{refused}");
        while client.step(&mut rng) == "ok" {}
    }
    let refused =
        client.ask("position carcas1 zman-c2 version 2 seats 2; seats p0 0 p1 0; turn p7");
    assert!(
        refused.ends_with("column 67: `p7` is no seat; expected p0 to p1"),
        "{refused}"
    );
    client.end();
}
