//! The commands that dig: `perft` and `soak`.

use std::process::Output;

use crate::common::{err, lab, out};

/// Returns the last line without its time.
fn summary(output: &Output) -> String {
    let text = out(output);
    let last = text.lines().last().unwrap_or_default();
    let (counts, _) = last.split_once(" seconds=").expect("the line tells a time");
    counts.to_owned()
}

#[test]
fn perft_counts_a_given_order_depth_by_depth() {
    let run = lab(&["perft", "--order", "monastery,road-tee", "--depth", "3"]);
    assert_eq!(run.status.code(), Some(0), "{}", err(&run));
    let text = out(&run);
    assert!(text.starts_with("depth=1 nodes="), "{text}");
    assert!(summary(&run).starts_with("perft: depth=3 nodes="), "{text}");
}

#[test]
fn perft_is_the_same_for_the_same_seed() {
    let args = ["perft", "--seed", "5", "--after", "20", "--depth", "3"];
    assert_eq!(summary(&lab(&args)), summary(&lab(&args)));
}

#[test]
fn perft_through_chance_tells_weights() {
    let run = lab(&["perft", "--through-chance", "--depth", "2"]);
    assert!(out(&run).contains(" weight="));
    let run = lab(&["perft", "--through-chance", "--depth", "2", "--json"]);
    assert!(out(&run).contains("\"weight\":\""));
}

#[test]
fn perft_stops_at_the_limit() {
    let run = lab(&["perft", "--depth", "50", "--limit", "2000"]);
    assert_eq!(run.status.code(), Some(0));
    assert!(err(&run).contains("more than 2000 moves and draws"));
    assert!(summary(&run).starts_with("perft: depth="));
}

#[test]
fn perft_refuses_tiles_that_the_game_does_not_have() {
    for (order, why) in [
        ("spring", "this game has no tile `spring`"),
        ("monastery,monastery,monastery,monastery,monastery", "only"),
        ("nonsense", "this game has no tile `nonsense`"),
    ] {
        let run = lab(&["perft", "--order", order]);
        assert_eq!(run.status.code(), Some(2), "{order}");
        assert!(err(&run).contains(why), "{}", err(&run));
    }
    assert_eq!(lab(&["perft", "--depth", "0"]).status.code(), Some(2));
}

#[test]
fn soak_plays_games_and_counts_them() {
    let run = lab(&["soak", "--games", "3", "--seed", "7", "--threads", "2"]);
    assert_eq!(run.status.code(), Some(0), "{}", out(&run));
    let text = out(&run);
    assert!(
        text.starts_with("soak: games=3 with_reference=3 decisions="),
        "{text}"
    );
    assert!(text.ends_with(" findings=0\n"), "{text}");
}

#[test]
fn soak_tells_how_often_it_met_each_case() {
    let run = lab(&["soak", "--games", "2", "--seed", "7", "--cases"]);
    let text = out(&run);
    let lines: Vec<&str> = text.lines().collect();
    let (last, cases) = lines.split_last().expect("the counts are told");
    assert!(last.starts_with("soak: games=2"), "{text}");
    let counts: Vec<u64> = cases
        .iter()
        .filter_map(|line| line.split_whitespace().next()?.parse().ok())
        .collect();
    assert!(counts.is_sorted() && counts.last() > Some(&0), "{text}");
    assert!(text.contains(" RoadCompleted\n"), "{text}");
}

#[test]
fn soak_refuses_impossible_numbers() {
    for args in [
        ["--minutes", "-1"],
        ["--minutes", "inf"],
        ["--threads", "0"],
    ] {
        let run = lab(&["soak", args[0], args[1]]);
        assert_eq!(run.status.code(), Some(2), "{args:?}");
    }
}
