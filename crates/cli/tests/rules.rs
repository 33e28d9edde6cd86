//! `carcas rules` with a game: what it plays, in plain words, and how other editions differ.

use std::process::{Command, Output};

use serde_json::Value;

fn carcas(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carcas"));
    command.arg("rules").args(args).output().unwrap()
}

/// Returns what is printed as one line, so that breaks do not matter.
fn explained(args: &[&str]) -> String {
    let output = carcas(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn as_json(args: &[&str]) -> Value {
    let output = carcas(&[args, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Returns what the JSON says about a switch, or null.
fn rule<'a>(read: &'a Value, switch: &str) -> &'a Value {
    let mut rules = read["rules"].as_array().unwrap().iter();
    rules
        .find(|rule| rule["switch"] == switch)
        .unwrap_or(&Value::Null)
}

fn assert_says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "`{part}` is missing in:\n{text}");
    }
}

#[test]
fn devir_is_explained_with_its_differences_and_misprints() {
    let text = explained(&["--rules", "devir", "--with", "princess-and-dragon,count"]);
    assert_says(
        &text,
        &[
            "Devir, Spanish (devir)",
            "Boxes: Base game, The Princess & the Dragon, The Count of Carcassonne",
            "T9 the dragon's journey (PD-14, PD-15)",
            "taken together; tied players all get them (BA-52, BA-53, BA-54, `farmer-scoring=city-majority-three`)",
            "(PD-14, `dragon-move=after-scoring`). elsewhere: before scoring (zman-c2)",
            "you must return one to its player",
            "`princess-action=must`). elsewhere: you may (zman-c2)",
            "`fairy-placement=on-tile`). elsewhere: beside one follower, for that one only (zman-c2)",
            "you may still move the fairy (PD-44, PD-45, `fairy-after-princess=allowed`). elsewhere: forbidden (zman-c2)",
            "`tunnel-fields=two`). * not in this publisher's text; we follow Filosofia's book",
            "`count-final-quarters=market-only`). elsewhere: from all quarters (rgg-2005, filosofia-2010*)",
            "`count-final-order=single-pass`). elsewhere: one follower at a time (rgg-2005*, filosofia-2010*)",
            "`count-deploy-in-double-turn=per-tile` (CO-15, CO-55): matters only with traders-and-builders; \
             elsewhere: once per turn (filosofia-2010*, zman-c2*)",
            "Misprints and gaps in this edition's book, and how we read them Devir, Spanish",
            "Misprint: the volcano tiles that were put aside are shuffled back into the bag. We read: the dragon tiles; \
             no others are ever put aside (PD-10).",
            "Unclear: you may enter Carcassonne when opponents score \"1 point\". We read: at least 1 point (CO-10).",
        ],
    );
    for absent in ["River", "Leaflet", "labeled 1b", "house rule", "peer"] {
        assert!(!text.contains(absent), "{absent} is in:\n{text}");
    }
}

#[test]
fn new_edition_is_explained_with_its_own_misprints() {
    let text = explained(&["--with", "princess-and-dragon,mage-and-witch,river-2"]);
    assert_says(
        &text,
        &[
            "Z-Man Games, English, new edition (zman-c2)",
            "T6 the dragon's journey (PD-14, PD-15)",
            "`dragon-move=before-scoring`). elsewhere: after scoring (rgg-2005, devir, filosofia-2010)",
            "`abbot-recall-when-complete=forbidden`",
            "`river-start-tile=discard`). elsewhere: the first land tile (rgg-2005, devir*, filosofia-2010*)",
            "The dragon eats mage and witch, too",
            "Misprint: the dragon's step is labeled 1b",
            "Leaflet of Mage & Witch, Spanish",
            "took part in a scoring",
        ],
    );
    for absent in ["The Count of Carcassonne", "the volcano tiles that were"] {
        assert!(!text.contains(absent), "{absent} is in:\n{text}");
    }
}

#[test]
fn single_part_is_explained_alone() {
    let args = ["--rules", "devir", "--with", "princess-and-dragon:fairy"];
    let text = explained(&args);
    assert_says(&text, &["Parts in play: fairy", "fairy-placement=on-tile"]);
    for absent in [
        "dragon-move",
        "princess-action",
        "portal-just-completed",
        "journey",
        "We read: the dragon tiles",
    ] {
        assert!(!text.contains(absent), "{absent} is in:\n{text}");
    }
    let read = as_json(&args);
    assert_eq!(
        rule(&read, "fairy-after-princess")["needs"],
        serde_json::json!(["with princess"])
    );
}

#[test]
fn house_rules_are_marked() {
    let args = [
        "--rules",
        "devir",
        "--with",
        "princess-and-dragon",
        "--set",
        "dragon-move=before-scoring,tunnel-fields=four,count-move=clockwise,bazaar-mode=draft",
    ];
    let text = explained(&args);
    assert_says(
        &text,
        &[
            "T6 the dragon's journey",
            "`dragon-move=before-scoring`). house rule; this edition: after scoring elsewhere: after scoring (rgg-2005, \
             filosofia-2010)",
            "`tunnel-fields=four`). house rule; this edition: two fields",
            "`count-move=clockwise` (CO-19, CO-21, CO-F8): matters only with count; house rule",
            "`bazaar-mode=draft` (BC-50): matters only with bazaars; house rule; this edition: tiles are auctioned",
        ],
    );
    let read = as_json(&args);
    assert_eq!(rule(&read, "tunnel-fields")["house_rule"], true);
    assert_eq!(rule(&read, "tunnel-fields")["inferred"], false);
    assert_eq!(rule(&read, "princess-action")["house_rule"], false);
}

#[test]
fn json_says_the_same() {
    let read = as_json(&["--rules", "devir", "--with", "princess-and-dragon,count"]);
    assert_eq!(read["edition"]["name"], "devir");
    let journey = rule(&read, "dragon-move");
    assert_eq!(journey["box"], "princess-and-dragon");
    assert_eq!(journey["value"], "after-scoring");
    assert_eq!(journey["rules"], serde_json::json!(["PD-14"]));
    assert_eq!(
        journey["differs"],
        serde_json::json!({ "zman-c2": "before-scoring" })
    );
    assert_eq!(journey["inferred"], false);
    let sentence = journey["sentence"].as_str().unwrap();
    assert!(sentence.starts_with("The dragon moves after scoring"));
    assert_eq!(rule(&read, "tunnel-fields")["inferred"], true);
    assert_eq!(rule(&read, "river-u-turn"), &Value::Null);
    assert_eq!(read["books"][0]["book"], "devir");
    assert_eq!(read["books"][0]["misprint"], true);
    assert_eq!(read["turn"][0]["step"], "T0");
}

#[test]
fn plain_landscape_is_said_so() {
    let text = explained(&["--with", "tower:none,princess-and-dragon:none"]);
    assert_says(
        &text,
        &["The Tower (tiles as plain landscape)", "tunnel-fields=two"],
    );
    assert!(!text.contains("dragon-move"), "{text}");
}

#[test]
fn impossible_games_are_refused() {
    for (args, reason) in [
        (["--rules", "first"].as_slice(), "unknown preset `first`"),
        (&["--with", "nonsense"], "unknown box `nonsense`"),
        (
            &["--set", "fairy-on-tile-points=peer"],
            "has no value `peer`",
        ),
        (&["dragon", "--rules", "devir"], "cannot be used with"),
    ] {
        let output = carcas(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn without_a_game_everything_is_listed_as_before() {
    let text = explained(&[]);
    assert_says(&text, &["Boxes (--with", "Presets (--rules", "Switches ("]);
    assert!(explained(&["dragon"]).contains("dragon-move"));
}
