//! Setups from the first line of a trace.

use serde_json::json;

use super::Client;

const SCENARIO: &str = r#"{"trace":1,"config":"hand-made","title":"Three tiles","players":2,"sets":{"basic:1":1},"elements":{"small-follower":7,"farmers":true},"rules":{"tiny-city-scoring":"4","vineyards-for-garden":false},"start":[{"tile":"BA/RCr","x":0,"y":0,"rotation":0}],"bag":["BA/C","BA/Cccc+","BA/RFr"]}"#;

#[test]
fn the_setup_of_a_scenario_plays_its_bag_with_the_conformance_profile() {
    let mut client = Client::with(SCENARIO);
    assert_eq!(client.state()["bag"], 3);
    for line in [
        "draw BA/C",
        "play tile BA/C 0,-1 r180",
        "play meeple 0,-1 city:S",
    ] {
        assert_eq!(client.ask(line), "ok", "{line}");
    }
    assert_eq!(client.state()["scores"], json!([4, 0]));
    // It fits nowhere, so the next tile is to be drawn.
    assert_eq!(client.ask("draw BA/Cccc+"), "ok");
    let state = client.state();
    assert_eq!(
        (&state["phase"], &state["discarded"]),
        (&json!("draw"), &json!(1))
    );
    assert_eq!(client.ask("draw BA/RFr"), "ok");
    assert_eq!(client.ask("play tile BA/RFr 1,0 r180"), "ok");
    let over = client.expect("play meeple 1,0 road:E", "over");
    assert_eq!(over, r#"{"scores":[4,2],"winners":[0]}"#);
    let state = client.state();
    assert_eq!(state["figures"], json!(["p1 meeple 1,0 road:E"]));
    assert_eq!(state["supply"], json!([{"meeple": 7}, {"meeple": 6}]));
    assert_eq!(state["neutral"], json!({}));
    assert!(client.ask("record").starts_with("error "));
}

#[test]
fn what_the_documents_leave_out_of_a_first_line_may_be_left_out() {
    let mut client = Client::with(
        r#"{"players":3,"sets":{"basic:2":1},"elements":{"small-follower":7,"farmers":true},"rules":{}}"#,
    );
    let state = client.state();
    assert_eq!(state["names"], json!(["p0", "p1", "p2"]));
    assert_eq!(state["bag"], 71);
}

#[test]
fn traces_of_the_count_may_draw_the_usual_start_tile() {
    let mut client = Client::with(
        r#"{"config":"count","players":2,"sets":{"basic:1":1,"count":1},"elements":{"small-follower":7,"farmers":true,"count":1},"rules":{}}"#,
    );
    assert_eq!(client.state()["outcomes"]["city-cap-road"], 4);
}

#[test]
fn first_lines_that_cannot_be_played_are_refused() {
    let mut client = Client::new();
    for (setup, why) in [
        (SCENARIO.replace("basic:1", "tower:1"), "it needs"),
        (
            SCENARIO.replace(r#""players":2"#, r#""players":0"#),
            "`players` is 0",
        ),
        (
            SCENARIO.replace(r#""players":2"#, r#""players":7"#),
            "7 players",
        ),
        (
            SCENARIO.replace(r#""trace":1"#, r#""trace":9"#),
            "version 9",
        ),
        (SCENARIO.replace(r#""x":0"#, r#""x":5"#), "BA/RCr 5,0 r0"),
        (SCENARIO.replace("BA/RFr", "BA/nothing"), "BA/nothing"),
        (SCENARIO.replace("BA/RFr", "CO/1"), "CO/1"),
        (SCENARIO.replace(r#""bag""#, r#""sack""#), "sack"),
        (
            SCENARIO.replace("tiny-city-scoring", "tiny-city"),
            "tiny-city",
        ),
        (r#"{"players":2}"#.to_owned(), "missing field"),
    ] {
        let reply = client.ask(&format!("setup {setup}"));
        assert!(reply.starts_with("error line "), "{setup}: {reply}");
        assert!(reply.contains(why), "{why} is missing in {reply}");
    }
}
