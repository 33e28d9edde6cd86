//! The table line by line, and the flags that set it up.

use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    crate::common::folder("table", name)
}

/// Runs the program; returns what it said, its errors and notes, and its code.
fn carcas(folder: &Path, args: &[&str], typed: &str) -> (String, String, i32) {
    let run = crate::common::run(folder, args, typed);
    (run.out(), run.err(), run.code())
}

#[test]
fn the_base_game_can_be_named_as_a_box() {
    let folder = folder("base");
    for boxes in ["base", "base,river-1"] {
        let (_, err, code) = carcas(&folder, &["play", "--with", boxes], "quit\n");
        assert_eq!(code, 0, "{err}");
    }
    let (_, err, code) = carcas(&folder, &["play", "--with", "bass"], "quit\n");
    assert_eq!(code, 2, "{err}");
}

/// With only parts of a box in play nothing names what does nothing: not the tile at hand, the log, the bag or a replay.
#[test]
fn signs_of_parts_that_are_not_played_are_named_nowhere() {
    let folder = folder("idle-signs");
    let signs = [
        ("en", ["volcano", "dragon", "princess"]),
        ("es", ["volcán", "dragón", "princesa"]),
        ("fr", ["volcan", "dragon", "princesse"]),
        ("de", ["Vulkan", "Drache", "Burgfräulein"]),
    ];
    for (language, idle) in signs {
        let play = |boxes: &str| {
            let file = format!("{language}-{}.txt", boxes.len());
            let args = [
                "play",
                "--plain",
                "--lang",
                language,
                "--rules",
                "rgg-2005",
                "--with",
                boxes,
                "--seat",
                "human,human",
                "--seed",
                "11",
                "--save",
                &file,
            ];
            let typed = format!("{}bag\nquit\n", "1\n".repeat(60));
            let (out, err, code) = carcas(&folder, &args, &typed);
            assert_eq!(code, 0, "{err}");
            let args = ["replay", &file, "--story", "--lang", language];
            let (story, err, code) = carcas(&folder, &args, "");
            assert_eq!(code, 0, "{err}");
            // The title of the box is no sign.
            format!("{out}{story}").replace("Burgfräulein und Drache", "")
        };
        let whole = play("princess-and-dragon");
        let parts = play("princess-and-dragon:fairy+portal");
        for sign in idle {
            assert!(whole.contains(sign), "{sign}: {whole}");
            let line = parts.lines().find(|line| line.contains(sign));
            assert_eq!(line, None, "{sign}");
        }
    }
}

#[test]
fn switches_that_contradict_or_do_nothing_are_told() {
    let folder = folder("switches");
    let args = ["play", "--set", "farmers=off,farmers=on"];
    let (_, err, code) = carcas(&folder, &args, "quit\n");
    assert_eq!(code, 2);
    let told = "“farmers” is set twice, to off, on; choose one";
    assert!(err.contains(told), "{err}");
    let args = ["play", "--set", "farmers=off,farmers=off"];
    assert_eq!(carcas(&folder, &args, "quit\n").2, 0);
    let args = ["play", "--set", "count-multi-feature=per-feature"];
    let (_, err, code) = carcas(&folder, &args, "quit\n");
    assert_eq!(code, 0, "{err}");
    let told = "count-multi-feature: No effect in this game; needed: Count and quarters.";
    assert!(err.contains(told), "{err}");
    let args = ["play", "--set", "farmers=off"];
    let (_, err, _) = carcas(&folder, &args, "quit\n");
    assert!(!err.contains("No effect"), "{err}");
}

#[test]
fn numbers_that_are_none_are_refused_in_our_words() {
    let folder = folder("numbers");
    let game = "carcas-record 1\nrules-version 2\nrules zman-c2\nseats red blue\n";
    std::fs::write(folder.join("game.txt"), game).unwrap();
    for (args, told) in [
        (
            ["replay", "game.txt", "--at", "abc"].as_slice(),
            "N is a number of draws and moves",
        ),
        (
            &["replay", "game.txt", "--at", "-1"],
            "N is a number of draws and moves",
        ),
        (
            &["position", "game.txt", "--at", "1.5"],
            "N is a number of draws and moves",
        ),
        (
            &["render", "game.txt", "-o", "x.svg", "--at", "-1"],
            "N is a number of draws and moves",
        ),
        (
            &["play", "--seed", "99999999999999999999999"],
            "a seed is a whole number from 0 to 18446744073709551615",
        ),
        (&["play", "--seed", "-1"], "a seed is a whole number"),
    ] {
        let (_, err, code) = carcas(&folder, args, "");
        assert_eq!(code, 2, "{args:?}");
        assert!(err.contains(told), "{args:?}: {err}");
        assert!(!err.contains("digit") && !err.contains("tip:"), "{err}");
    }
}

#[test]
fn rules_and_fields_are_told_line_by_line() {
    let folder = folder("rules");
    let args = [
        "play",
        "--seed",
        "1",
        "--set",
        "small-city-scoring=two-points",
    ];
    let (out, err, code) = carcas(&folder, &args, "rules\nfields\nhelp\nquit\n");
    assert_eq!(code, 0, "{err}");
    for part in [
        "1 house rule is played; “rules” tells which.",
        "House rules, where this game differs from Z-Man, new edition\n",
        "House rule; this edition: 4 points.",
        "No field has a farmer.",
        "\n  fields             every occupied field",
    ] {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    let (_, told) = out
        .split_once("House rules, where this game differs")
        .unwrap();
    let (told, _) = told.split_once("No field has a farmer").unwrap();
    assert!(
        told.lines().all(|line| line.chars().count() <= 76),
        "{told}"
    );
    let farmer = "carcas-record 1\nrules-version 2\nrules zman-c2\nseats red blue\ndraw monastery\n\
                  red tile monastery 0,1 r0\nred meeple 0,1 field:NL\n";
    std::fs::write(folder.join("farmer.txt"), farmer).unwrap();
    let args = ["play", "--resume", "farmer.txt"];
    let (out, err, code) = carcas(&folder, &args, "fields\nquit\n");
    assert_eq!(code, 0, "{err}");
    assert!(
        out.contains("The field at (0, 1) belongs to Red. Points now: 0;"),
        "{out}"
    );
}

#[test]
fn the_steps_of_the_dragon_are_counted_line_by_line() {
    let folder = folder("dragon");
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/screen/tests/dragon.game.txt");
    std::fs::copy(game, folder.join("dragon.txt")).unwrap();
    let (out, err, code) = carcas(&folder, &["play", "--resume", "dragon.txt"], "quit\n");
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Green moves the dragon: move 3 of 6"), "{out}");
}

#[test]
fn long_answers_are_broken_between_words() {
    let folder = folder("long");
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/screen/tests/barn.game.txt");
    std::fs::copy(game, folder.join("barn.txt")).unwrap();
    let (out, err, code) = carcas(&folder, &["play", "--resume", "barn.txt"], "quit\n");
    assert_eq!(code, 0, "{err}");
    let (_, list) = out.rsplit_once("may place").unwrap();
    assert!(list.contains("barn"), "{list}");
    assert!(
        list.lines().all(|line| line.chars().count() <= 80),
        "{list}"
    );
    assert!(list.contains("no more may come; it"), "{list}");
}
