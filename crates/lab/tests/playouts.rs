//! `carcas-lab playouts`.

use crate::common::{err, lab, out};

#[test]
fn playouts_end_with_the_line_that_programs_read() {
    let run = lab(&[
        "playouts", "--games", "20", "--seed", "3", "--rules", "devir",
    ]);
    assert_eq!(run.status.code(), Some(0));
    let text = out(&run);
    let last = text.lines().last().unwrap();
    assert!(
        last.starts_with("playouts: games=20 games_per_second="),
        "{last}"
    );
    for key in ["decisions_per_second=", "mean_score="] {
        assert!(last.contains(key), "{last}");
    }
}

#[test]
fn playouts_of_a_seed_are_the_same_on_any_number_of_threads() {
    let mean = |threads: &str| {
        let run = lab(&["playouts", "--games", "40", "--json", "--threads", threads]);
        let read: serde_json::Value = serde_json::from_str(&out(&run)).unwrap();
        (read["decisions"].clone(), read["mean_score"].clone())
    };
    assert_eq!(mean("1"), mean("2"));
}

#[test]
fn numbers_out_of_range_are_refused() {
    for args in [
        ["playouts", "--seconds", "-1"],
        ["playouts", "--seconds", "nan"],
        ["playouts", "--threads", "0"],
        ["playouts", "--games", "many"],
    ] {
        let run = lab(&args);
        assert_eq!(run.status.code(), Some(2), "{args:?}");
        assert!(!err(&run).is_empty());
    }
}

#[test]
fn impossible_setups_list_every_reason_at_once() {
    let run = lab(&[
        "playouts",
        "--rules",
        "first",
        "--with",
        "count,count,nonsense",
        "--seats",
        "7",
        "--set",
        "farmers=maybe,what",
    ]);
    assert_eq!(run.status.code(), Some(2));
    for reason in [
        "unknown preset `first`",
        "unknown box `nonsense`",
        "`farmers` has no value `maybe`; it can be on, off",
        "“--set what” names no value",
        "1 to 6 seats, not 7",
    ] {
        assert!(
            err(&run).contains(reason),
            "{reason} is missing in:\n{}",
            err(&run)
        );
    }
}

#[test]
fn river_and_count_are_refused_together_where_the_switch_says_so() {
    let args = [
        "playouts",
        "--with",
        "river-1,count",
        "--set",
        "river-with-count=forbidden",
        "--games",
        "1",
    ];
    let run = lab(&args);
    assert_eq!(run.status.code(), Some(2));
    assert!(
        err(&run).contains("river-with-count=forbidden"),
        "{}",
        err(&run)
    );
}

#[test]
fn six_seats_need_the_box_or_the_switch() {
    let run = lab(&["playouts", "--seats", "6", "--games", "1"]);
    assert_eq!(run.status.code(), Some(2));
    assert!(err(&run).contains("sixth-player=always"), "{}", err(&run));
    let run = lab(&[
        "playouts",
        "--seats",
        "6",
        "--games",
        "1",
        "--set",
        "sixth-player=always",
    ]);
    assert_eq!(run.status.code(), Some(0), "{}", err(&run));
    assert_eq!(
        lab(&["playouts", "--seats", "0", "--games", "1"])
            .status
            .code(),
        Some(2)
    );
}
