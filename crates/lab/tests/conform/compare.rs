//! What is compared: seats, options, positions and ends; and what makes a trace unsupported.

use super::*;

#[test]
fn a_trace_that_follows_the_rules_agrees() {
    conform_with("agrees", &[]).expect(0, ALL_AGREE);
}

#[test]
fn tiles_discarded_behind_the_last_decision_end_the_game() {
    conform_with(
        "discarded_at_the_end",
        &[(r#""discarded":["BA/Cccc+"],"#, "")],
    )
    .expect(0, ALL_AGREE);
}

#[test]
fn another_seat_is_a_difference() {
    let run = conform_with(
        "seat",
        &[(
            r#"{"player":0,"phase":"figure""#,
            r#"{"player":1,"phase":"figure""#,
        )],
    );
    run.expect(1, ONE_DIFFERS);
    run.expect_shown(&["trace.jsonl:3: figure of p1\n  seat to decide: expected p1, got p0\n"]);
}

#[test]
fn an_option_too_few_is_a_difference() {
    let run = conform_with("too_few", &[(r#""meeple 0,-1 field:NL","#, "")]);
    run.expect(1, ONE_DIFFERS);
    run.expect_shown(&["option meeple 0,-1 field:NL: expected not listed, got a legal move"]);
}

#[test]
fn an_option_too_many_is_a_difference() {
    let run = conform_with(
        "too_many",
        &[(r#""tile BA/C 0,1 r180""#, r#""tile BA/C 0,1 r0""#)],
    );
    run.expect(1, ONE_DIFFERS);
    run.expect_shown(&[
        "option tile BA/C 0,1 r0: expected a legal move, got an illegal one",
        "option tile BA/C 0,1 r180: expected not listed, got a legal move",
    ]);
}

#[test]
fn castles_that_score_nothing_at_the_end_are_no_difference() {
    let end = r#""at":"0,0 road:E"}]"#;
    let castle = |points: i64| {
        format!(r#"{end},[{{"player":0,"points":{points},"name":"castle","at":"0,-1 city:S"}}]"#)
    };
    conform_with("castle_zero", &[(end, &castle(0))]).expect(0, ALL_AGREE);
    conform_with("castle_four", &[(end, &castle(4))]).expect(1, ONE_DIFFERS);
}

#[test]
fn options_of_symmetric_tiles_are_equal() {
    conform_with("symmetric", &[(r#""tile BA/RFr 0,-2 r180","#, "")]).expect(0, ALL_AGREE);
}

#[test]
fn an_option_that_we_cannot_read_is_a_difference() {
    let run = conform_with(
        "unreadable",
        &[(
            r#""pass"],"choice":"meeple 0"#,
            r#""pass","juggle 0,0"],"choice":"meeple 0"#,
        )],
    );
    run.expect(1, ONE_DIFFERS);
    run.expect_shown(&["`juggle` is no move"]);
}

#[test]
fn everything_in_the_position_is_compared() {
    for (test, from, to, wanted) in [
        (
            "scores",
            "[4,0]",
            "[3,0]",
            "after scores: expected 3, 0, got 4, 0",
        ),
        (
            "supply",
            r#"[{"meeple":7},{"meeple":6}]"#,
            r#"[{"meeple":7},{"meeple":6,"pig":1}]"#,
            "after supply of p1: expected 6 meeple, 1 pig, got 6 meeple",
        ),
        (
            "figures",
            "p1 meeple 1,0 road:E",
            "p1 meeple 1,0 field:ER",
            "after figures: expected p1 meeple 1,0 field:ER, got p1 meeple 1,0 road:E",
        ),
        (
            "neutral",
            r#""neutral":{}"#,
            r#""neutral":{"dragon":"0,0"}"#,
            r#"after neutral: expected dragon 0,0, got none"#,
        ),
        (
            "tokens",
            r#""neutral":{}"#,
            r#""neutral":{},"tokens":[{},{"WINE":1}]"#,
            "after tokens: expected p1 1 wine, got p1 none",
        ),
        (
            "end_scores",
            r#""end":true,"scores":[4,2]"#,
            r#""end":true,"scores":[4,3]"#,
            "end scores: expected 4, 3, got 4, 2",
        ),
        (
            "final",
            r#""points":2"#,
            r#""points":3"#,
            "end final: expected p1 3 for 0,0 road:E, got p1 2 for 0,0 road:E",
        ),
        (
            "open",
            r#""end":true"#,
            r#""end":false"#,
            "end game: expected going on, got over",
        ),
        (
            "start",
            r#""x":0,"#,
            r#""x":1,"#,
            "start tiles: expected BA/RCr 1,0 r0, got BA/RCr 0,0 r0",
        ),
    ] {
        let run = conform_with(&format!("position_{test}"), &[(from, to)]);
        run.expect_shown(&[wanted]);
        assert_eq!(run.code, Some(1), "{test}: {}", run.out);
    }
}

#[test]
fn empty_tokens_are_no_difference() {
    conform_with(
        "empty_tokens",
        &[(
            r#""neutral":{}"#,
            r#""neutral":{},"tokens":[{},{"WINE":0}]"#,
        )],
    )
    .expect(0, ALL_AGREE);
}

#[test]
fn a_choice_that_is_illegal_loses_the_rest_of_the_trace() {
    let run = conform_with("illegal", &[("BA/C 0,-1 r180", "BA/C 0,-1 r90")]);
    run.expect(
        1,
        "conform: traces=1 decisions=4 agree=0 known=0 unexplained=4 unsupported=0",
    );
    run.expect_shown(&["the trace cannot be followed further: 4 decisions unexplained"]);
}

#[test]
fn a_question_that_only_we_ask_is_declined_and_counted() {
    let figure_of_p0 = TRACE.lines().nth(2).unwrap();
    let without = TRACE
        .replace(&format!("{figure_of_p0}\n"), "")
        .replace("[4,", "[0,");
    let path = Folder::new("only_ours").write("trace.jsonl", without);
    let run = conform([text(&path)]);
    run.expect(
        1,
        "conform: traces=1 decisions=3 agree=2 known=0 unexplained=1 unsupported=0",
    );
    run.expect_shown(&["option meeple 0,-1 city:S: expected not listed, got a legal move"]);
}

#[test]
fn a_recording_may_stop_with_a_decision_open() {
    let lines: Vec<&str> = TRACE.lines().collect();
    let stopped = [lines[0], lines[1], r#"{"end":false,"scores":[0,0]}"#].join("\n");
    let path = Folder::new("stopped").write("trace.jsonl", stopped);
    conform([text(&path)]).expect(
        0,
        "conform: traces=1 decisions=1 agree=1 known=0 unexplained=0 unsupported=0",
    );
}

#[test]
fn a_tile_that_fits_is_not_discarded() {
    let run = conform_with(
        "fits",
        &[
            (r#""bag":["BA/C","BA/Cccc+""#, r#""bag":["BA/C","BA/L""#),
            (r#""discarded":["BA/Cccc+"]"#, r#""discarded":["BA/L"]"#),
        ],
    );
    run.expect(
        1,
        "conform: traces=1 decisions=4 agree=2 known=0 unexplained=2 unsupported=0",
    );
    run.expect_shown(&["discarded BA/L: expected drawn and discarded, got it fits"]);
}

#[test]
fn a_tile_that_cannot_be_drawn_loses_the_trace() {
    conform_with("not_drawn", &[(r#","BA/RFr"]"#, "]")]).expect(
        1,
        "conform: traces=1 decisions=4 agree=2 known=0 unexplained=2 unsupported=0",
    );
    conform_with("too_many_copies", &[(r#""BA/RFr"]"#, r#""BA/Cccc+"]"#)]).expect(
        1,
        "conform: traces=1 decisions=4 agree=0 known=0 unexplained=4 unsupported=0",
    );
}

#[test]
fn what_we_do_not_have_is_unsupported_and_never_passed() {
    for (test, from, to, need) in [
        (
            "box",
            r#""basic:1":1"#,
            r#""basic:1":1,"corn-circles/1":1"#,
            "1 trace needs corn-circles/1",
        ),
        (
            "copies",
            r#""basic:1":1"#,
            r#""basic:1":2"#,
            "1 trace needs several copies of basic",
        ),
        (
            "printing",
            r#""basic:1":1"#,
            r#""basic:3":1"#,
            "1 trace needs basic:3",
        ),
        (
            "element",
            r#""farmers":true"#,
            r#""farmers":true,"phantom":1"#,
            "1 trace needs phantom",
        ),
        (
            "figures",
            r#""small-follower":7"#,
            r#""small-follower":80"#,
            "1 trace needs small-follower=80",
        ),
        (
            "rule",
            r#""vineyards-for-garden":false"#,
            r#""gold-rush":true"#,
            "1 trace needs the rule gold-rush=true",
        ),
        (
            "value",
            r#""tiny-city-scoring":"4""#,
            r#""tiny-city-scoring":"9""#,
            "1 trace needs the rule tiny-city-scoring=9",
        ),
    ] {
        let run = conform_with(&format!("unsupported_{test}"), &[(from, to)]);
        run.expect(
            0,
            "conform: traces=1 decisions=0 agree=0 known=0 unexplained=0 unsupported=1",
        );
        run.expect_shown(&[need]);
    }
}
