//! Texts that are no scenarios are refused with a reason, and nothing makes the reader or the runner panic.

use std::fs;
use std::path::{Path, PathBuf};

use carcas_bots::Rng;
use carcas_engine::notation::write_position;
use carcas_engine::{Edition, Rules, Setup, State};
use carcas_record::Scenario;

/// Checks that a scenario cannot be read.
#[track_caller]
fn refused(text: &str, message: &str) {
    let error = Scenario::parse("test", text).unwrap_err().to_string();
    assert!(
        error.starts_with(message),
        "got `{error}`, expected `{message}`"
    );
}

#[test]
fn broken_texts_are_refused_with_line_column_and_reason() {
    refused("", "line 1, column 1: the scenario has no line `title …`");
    refused(
        "title t\nexpect red 0",
        "line 2, column 1: the scenario has no line `rule …`",
    );
    refused(
        "rule BA-01\nexpect red 0",
        "line 2, column 1: the scenario has no line `title …`",
    );
    refused(
        "title t\nrule BA-01\nend",
        "line 3, column 1: the scenario has no line that could fail",
    );
    refused(
        "title t\nrule BA-01",
        "line 2, column 1: the scenario has no line that could fail",
    );
    for (line, message) in [
        ("title", "column 6: expected a sentence"),
        ("title again", "column 1: this line may stand only once"),
        ("rules zman", "column 7: unknown preset `zman`"),
        ("rules zman-c2 devr", "column 15: unknown preset `devr`"),
        (
            "rules zman-c2 devir zman-c2",
            "column 21: `zman-c2` is named already",
        ),
        (
            "rules all zman-c2",
            "column 11: `zman-c2` is one word too many",
        ),
        (
            "rules zman-c2 with river-1",
            "column 15: `with` is one word too many",
        ),
        (
            "rules zman-c2, with nothing\nexpect red 0",
            "column 21: unknown box `nothing`",
        ),
        (
            "rules with river-1, set abbot\nexpect red 0",
            "column 25: `abbot` is no switch",
        ),
        (
            "rules zman-c2, seats red",
            "column 16: found `seats`; expected `rules`, `with` or `set`",
        ),
        (
            "case set a=b",
            "column 6: expected the name of a case first",
        ),
        ("case a\ncase a", "column 6: there is a case `a` already"),
        ("seats red red", "column 11: two seats are called `red`"),
        (
            "seats a b c d e f g\nexpect a 0",
            "column 1: a game has 1 to 6 seats, not 7",
        ),
        ("start here", "column 7: found `here`; expected `none`"),
        ("jump", "column 1: `jump` begins no line"),
        (
            "tile city-cap 0,1",
            "column 18: the text ends where a rotation",
        ),
        ("tile nothing 0,1 r0", "column 6: `nothing` is no tile"),
        (
            "tile lake 0,1 r0",
            "column 6: `lake` is not among the tiles",
        ),
        (
            "tile city-cap 0,1 r0 x",
            "column 22: `x` is one word too many",
        ),
        (
            "figure green meeple 0,0 road:E",
            "column 8: `green` is no seat; expected red, blue",
        ),
        (
            "figure red mouse 0,0 road:E",
            "column 12: `mouse` is no figure",
        ),
        ("figure red meeple", "column 18: expected a segment"),
        ("score red many", "column 11: `many` is no number"),
        (
            "score red 2000000",
            "column 11: expected less than a million points",
        ),
        ("supply red meeple -1", "column 19: `-1` is no number"),
        ("bag", "column 4: expected a tile or `empty`"),
        ("bag 0 city-cap", "column 5: expected a number of copies"),
        ("bag 2", "column 6: expected a tile after"),
        ("turn green", "column 6: `green` is no seat"),
        ("red", "column 4: expected a move"),
        ("red pass, ", "column 10: expected a move"),
        ("draw", "column 5: expected a tile"),
        ("end now", "column 5: `now` is one word too many"),
        ("refuse red", "column 11: expected a move"),
        ("refuse red pass because 20", "column 25: `20` is no id"),
        ("allow green pass", "column 7: `green` is no seat"),
        ("moves", "column 6: expected a move"),
        (
            "cells city-cap 0,1",
            "column 7: expected a tile, a colon and a space",
        ),
        ("cells city-cap: 0", "column 17: `0` is no cell"),
        ("rotations city-cap x: r0", "column 20: `x` is no cell"),
        (
            "rotations city-cap 0,1: 90",
            "column 25: `90` is no rotation",
        ),
        ("expect", "column 7: expected what to expect"),
        ("expect rain", "column 8: `rain` cannot be expected"),
        ("expect no rain", "column 8: `no` cannot be expected"),
        ("expect red", "column 11: expected a number"),
        ("expect red 1 2", "column 14: `2` is one word too many"),
        ("expect red 1, green 2", "column 15: `green` is no seat"),
        ("expect feature 0,0 city:N", "column 16: expected a segment"),
        (
            "expect feature 0,0 city:N: big",
            "column 28: found `big`; expected tiles N",
        ),
        ("expect same 0,0 city:N", "column 13: expected two segments"),
        (
            "expect told red wins",
            "column 13: no message is called `red`",
        ),
        (
            "expect told event-scored pionts=3",
            "column 26: `event-scored` has no argument `pionts`",
        ),
        ("expect bag", "column 11: expected a number"),
        (
            "expect red 0\ntile city-cap 0,1 r180",
            "column 1: `tile` belongs to the position",
        ),
        (
            "expect red 0\ntitle late",
            "column 1: `title` belongs to the head",
        ),
        ("[a] expect red 0", "column 1: there is no case `a`"),
        ("[a", "column 1: there is no case `a`"),
    ] {
        let text = format!("rule BA-01\ntitle t\n{line}");
        let text = if line == "title" {
            "title".to_owned()
        } else {
            text
        };
        let error = Scenario::parse("test", &text)
            .map(|_| ())
            .unwrap_err()
            .to_string();
        assert!(
            error.contains(message),
            "for `{line}`: got `{error}`, expected `{message}`"
        );
    }
}

#[test]
fn mutated_scenarios_never_panic() {
    let mut files = Vec::new();
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/base"),
        &mut files,
    );
    files.sort();
    files.truncate(20);
    let mut rng = Rng::new(5);
    let texts: Vec<String> = files
        .iter()
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let all_words: Vec<&str> = texts
        .iter()
        .flat_map(|text| text.split_whitespace())
        .collect();
    for text in &texts {
        for _ in 0..150 {
            let mut words: Vec<String> = text
                .split_inclusive([' ', '\n'])
                .map(str::to_owned)
                .collect();
            for _ in 0..=rng.below(2) {
                let other = all_words[rng.below(all_words.len() as u32) as usize];
                let at = rng.below(words.len() as u32) as usize;
                match rng.below(4) {
                    0 => {
                        words[at] = format!("{other} ");
                    }
                    1 => drop(words.remove(at)),
                    2 => words[at] = words[at].chars().take(1).collect(),
                    _ => words.insert(
                        at,
                        ["9999,-9999 ", "\n", "é ", "99999999999 ", ": ", ", "]
                            [rng.below(6) as usize]
                            .to_owned(),
                    ),
                }
            }
            let mutated = words.concat();
            if let Ok(scenario) = Scenario::parse("mutated", &mutated) {
                let _ = scenario.run().map_err(|failure| failure.to_string());
            }
        }
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

#[test]
fn a_scenario_may_begin_with_a_position() {
    let setup = Setup::new(Edition::ZmanC2, 3);
    let rules = Rules::new(&setup).unwrap();
    let line = write_position(&setup, &rules, &State::new(&rules));
    let text = format!(
        "title It goes on\nrule BA-05\nposition {line}\ndraw monastery\nred tile monastery 0,1 r0, meeple monastery\n\
         expect turn blue\n"
    );
    let scenario = Scenario::parse("position.txt", &text).unwrap();
    assert_eq!(scenario.names(), ["red", "blue", "green"]);
    scenario.run().unwrap();
    for (added, why) in [
        ("rules zman-c2\n", "leave out the lines `rules`"),
        ("seats ann bob\n", "the position has 3"),
        ("position carcas1\n", "only once"),
    ] {
        let text = text.replace("draw", &format!("{added}draw"));
        let error = Scenario::parse("position.txt", &text).unwrap_err();
        assert!(error.message.contains(why), "{error}");
    }
    let text = text.replace("draw monastery", "tile monastery 0,1 r0");
    let error = Scenario::parse("position.txt", &text).unwrap_err();
    assert!(error.message.contains("leave out `tile`"), "{error}");
    let text = text.replace("; seats", "; seat");
    let error = Scenario::parse("position.txt", &text).unwrap_err();
    assert_eq!(error.line, 3);
}
