//! `carcas rules` with a game: what it plays, in plain words, and how other editions differ.

use std::process::{Command, Output};

use serde_json::Value;

fn carcas(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carcas"));
    // The language of whoever runs the tests does not matter.
    let command = command.env("LC_ALL", "C").arg("rules").args(args);
    command.output().unwrap()
}

fn details(args: &[&str]) -> String {
    explained(&[args, &["--details"]].concat())
}

fn error(args: &[&str]) -> String {
    let output = carcas(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
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
    let text = details(&["--rules", "devir", "--with", "princess-and-dragon,count"]);
    assert_says(
        &text,
        &[
            "Devir (devir)",
            "Boxes: Base game, The Princess & the Dragon, The Count of Carcassonne",
            "No house rules: everything is played as in Devir.",
            "T9 The dragon's journey. (PD-14, PD-15)",
            "taken together; tied players all get them. (BA-52, BA-53, BA-54; farmer-scoring=city-majority-three)",
            "(PD-14; dragon-move=after-scoring) Elsewhere: before scoring (zman-c2)",
            "you must return one to its player",
            "princess-action=must) Elsewhere: you may (zman-c2)",
            "fairy-placement=on-tile) Elsewhere: beside one follower, for that one only (zman-c2)",
            "you may still move the fairy. (PD-44, PD-45; fairy-after-princess=allowed) Elsewhere: forbidden (zman-c2)",
            "tunnel-fields=two) * Not in this publisher's text; we follow Filosofia's book.",
            "count-final-quarters=market-only) Elsewhere: from all quarters (rgg-2005, filosofia-2010*)",
            "count-final-order=single-pass) Elsewhere: one follower at a time (rgg-2005*, filosofia-2010*)",
            "count-deploy-in-double-turn=per-tile (CO-15, CO-55): No effect in this game; needed: Traders & Builders. \
             Elsewhere: once per turn (filosofia-2010*, zman-c2*)",
            "Misprints and gaps in this edition's book, and how we read them Devir",
            "Misprint: The volcano tiles that were put aside are shuffled back into the bag. We read: The dragon tiles; \
             no others are ever put aside. (PD-10)",
            "Unclear: You may enter Carcassonne when opponents score \"1 point\". We read: At least 1 point. (CO-10)",
        ],
    );
    for absent in ["River", "Leaflet", "labeled 1b", "House rule;", "peer"] {
        assert!(!text.contains(absent), "{absent} is in:\n{text}");
    }
}

#[test]
fn new_edition_is_explained_with_its_own_misprints() {
    let text = details(&["--with", "princess-and-dragon,mage-and-witch,river-2"]);
    assert_says(
        &text,
        &[
            "Z-Man, new edition (zman-c2)",
            "T6 The dragon's journey. (PD-14, PD-15)",
            "dragon-move=before-scoring) Elsewhere: after scoring (rgg-2005, devir, filosofia-2010)",
            "abbot-recall-when-complete=forbidden",
            "river-start-tile=discard) Elsewhere: the first land tile (rgg-2005, devir*, filosofia-2010*)",
            "The dragon eats mage and witch, too",
            "Misprint: The dragon's step is labeled 1b",
            "Leaflet of Mage & Witch, Spanish",
        ],
    );
    for absent in ["The Count of Carcassonne", "The volcano tiles that were"] {
        assert!(!text.contains(absent), "{absent} is in:\n{text}");
    }
}

#[test]
fn single_part_is_explained_alone() {
    let args = ["--rules", "devir", "--with", "princess-and-dragon:fairy"];
    let text = details(&args);
    assert_says(&text, &["Parts in play: fairy", "fairy-placement=on-tile"]);
    for absent in [
        "dragon-move",
        "princess-action",
        "portal-just-completed",
        "journey",
        "We read: The dragon tiles",
    ] {
        assert!(!text.contains(absent), "{absent} is in:\n{text}");
    }
    let read = as_json(&args);
    assert_eq!(
        rule(&read, "fairy-after-princess")["needs"],
        serde_json::json!(["with princess"])
    );
    let text = explained(&args);
    assert_says(&text, &["The fairy"]);
    assert_says(&text, &["Magic portals are decoration in this game."]);
    assert!(!text.contains("journey"), "{text}");
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
    let text = details(&args);
    assert_says(
        &text,
        &[
            "House rules, where this game differs from Devir",
            "T6 The dragon's journey",
            "dragon-move=before-scoring) House rule; this edition: after scoring. Elsewhere: after scoring (rgg-2005, \
             filosofia-2010)",
            "tunnel-fields=four) House rule; this edition: two fields",
            "count-move=clockwise (CO-19, CO-21, CO-F8): No effect in this game; needed: Count and quarters. House rule;",
            "bazaar-mode=draft (BC-50): No effect in this game; needed: bazaars. House rule; this edition: tiles are auctioned",
        ],
    );
    // Whoever reads the pages is told at once, too.
    assert_says(
        &explained(&args),
        &[
            "House rules, where this game differs from Devir",
            "House rule; this edition: after scoring.",
            "needed: bazaars.",
        ],
    );
    let read = as_json(&args);
    assert_eq!(rule(&read, "tunnel-fields")["house_rule"], true);
    assert_eq!(rule(&read, "tunnel-fields")["inferred"], false);
    assert_eq!(rule(&read, "princess-action")["house_rule"], false);
}

#[test]
fn game_is_told_in_pages_with_ids_at_the_margin() {
    let output = carcas(&["--rules", "devir", "--with", "count"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    let begins = |begin: &str| text.lines().any(|line| line.starts_with(begin));
    assert!(begins("BA-36 ") || begins("BA-26 "), "{text}");
    assert!(begins("CO-"), "{text}");
    // The tiles of the page about roads.
    assert!(text.contains("-------"), "{text}");
    let joined = explained(&["--rules", "devir", "--with", "count"]);
    assert_says(
        &joined,
        &[
            "The base game ═",
            "The Count of Carcassonne ═",
            "With --details:",
        ],
    );
    assert!(!joined.contains("The Tower"), "{joined}");
}

#[test]
fn page_is_told_for_its_edition() {
    let old = explained(&["princess-and-dragon", "--rules", "rgg-2005"]);
    let new = explained(&["princess-and-dragon"]);
    assert!(old.starts_with("The Princess & the Dragon ═"), "{old}");
    assert!(!old.contains("The base game ═"));
    assert_ne!(old, new);
    let read = as_json(&["river-2", "abbot"]);
    assert_eq!(read["pages"][0]["name"], "river");
    assert_eq!(read["pages"][1]["name"], "abbot");
    assert_eq!(
        read["pages"][1]["blocks"][0]["rules"][0]
            .as_str()
            .map(|id| &id[..3]),
        Some("AB-")
    );
}

#[test]
fn rule_is_shown_with_what_rests_on_it() {
    let text = explained(&["pd-14"]);
    assert_says(
        &text,
        &[
            "PD-14 The Princess & the Dragon Placing a dragon tile while the dragon is on the board",
            "Source: all four rulebooks",
            "dragon-move=before-scoring:",
            "On the pages The Princess & the Dragon",
            "Scenarios that show it - scenarios/",
            "scenarios/princess-and-dragon/dead-end-after-three-moves.txt",
        ],
    );
    assert!(!text.contains("(all four rulebooks)"));
    let unknown = format!("PD-{}", 999);
    let expected = format!("there is no rule {unknown}; the nearest are PD-");
    assert!(error(&[&unknown]).contains(&expected));
    let read = as_json(&["BA-39", "PD-A10"]);
    assert!(read["rules"][0]["source"].is_string());
    assert_eq!(
        read["rules"][0]["scenarios"],
        serde_json::json!(["scenarios/base/monastery.txt"])
    );
    assert_eq!(read["rules"][1]["id"], "PD-A10");
}

#[test]
fn presets_are_compared_where_they_differ() {
    let text = explained(&[
        "--compare",
        "rgg-2005,zman-c2",
        "--with",
        "princess-and-dragon",
    ]);
    assert_says(
        &text,
        &[
            "Rio Grande 2005 (rgg-2005) / Z-Man, new edition (zman-c2)",
            "(dragon-move) rgg-2005 zman-c2 after scoring before scoring",
            "Left out, for it makes no difference with these boxes:",
        ],
    );
    assert!(
        text.split("Left out").nth(1).unwrap().contains("river-"),
        "{text}"
    );
    assert!(!text.contains("(farmers)"), "{text}");
    let all = explained(&["--compare", "rgg-2005,devir,filosofia-2010,zman-c2"]);
    assert_says(
        &all,
        &[
            "with all boxes",
            "(river-start-tile)",
            "(count-final-quarters)",
        ],
    );
    assert!(!all.contains("Left out"), "{all}");
    let read = as_json(&["--compare", "devir,zman-c2", "--with", "count"]);
    let first = &read["differences"][0]["presets"];
    assert_ne!(first["devir"]["value"], first["zman-c2"]["value"]);
    for wrong in ["devir", "devir,devir", "devir,nothing", "a,b,c,d,e"] {
        let error = error(&["--compare", wrong]);
        assert!(error.contains("name 2 to 4 different presets"), "{error}");
    }
    assert!(error(&["--compare", "devir,zman-c2", "--with", "moon"]).contains("unknown box"));
}

#[test]
fn rules_speak_the_language_that_is_asked_for() {
    for (language, heading) in [
        ("en", "Where the presets differ"),
        ("es", "En qué se distinguen los reglamentos"),
        ("fr", "Ce qui distingue ces jeux de règles"),
        ("de", "Worin sich die Regelwerke unterscheiden"),
        ("de-AT", "Worin sich die Regelwerke unterscheiden"),
    ] {
        let text = explained(&["--compare", "rgg-2005,devir", "--lang", language]);
        assert!(text.starts_with(heading), "{text}");
    }
    assert!(!explained(&["--details", "--lang", "qps"]).contains("The turn"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_carcas"));
    command.env_remove("LC_MESSAGES").env_remove("LANGUAGE");
    let output = command
        .env("LC_ALL", "fr_FR.UTF-8")
        .args(["rules", "--compare", "rgg-2005,devir"])
        .output()
        .unwrap();
    assert!(
        String::from_utf8(output.stdout)
            .unwrap()
            .starts_with("Ce qui distingue")
    );
    let error = error(&["--lang", "nl"]);
    assert!(
        error.contains("--lang nl: this language is not spoken here"),
        "{error}"
    );
    let spoken = "en (English), es (Español), fr (Français), de (Deutsch)";
    assert!(error.contains(spoken) && !error.contains("qps"), "{error}");
    // Programs get the same in every language.
    let args = ["--rules", "devir", "--with", "count"];
    assert_eq!(
        as_json(&args),
        as_json(&[&args[..], &["--lang", "de"]].concat())
    );
}

#[test]
fn names_that_are_nearly_right_are_offered() {
    for (typed, meant) in [
        ("towr", "tower"),
        ("princss", "princess-and-dragon"),
        ("devri", "--rules devir"),
        ("PD14", "PD-14"),
        ("fairy-placment", "fairy-placement"),
    ] {
        let told = error(&[typed]);
        let offered = told.split_once("did you mean ").expect(&told).1;
        assert!(offered.contains(meant), "{told}");
    }
    // People know a box by its title.
    let told = error(&["turm", "--lang", "de"]);
    assert!(told.contains("meintest du tower"), "{told}");
    let told = error(&["elephant"]);
    assert!(told.contains("carcas rules lists all"), "{told}");
    let told = error(&["--set", "farmer-scorin=on"]);
    assert!(told.contains("did you mean farmer-scoring?"), "{told}");
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
    assert_eq!(journey["key"], "value-dragon-move-after-scoring");
    assert_eq!(rule(&read, "tunnel-fields")["inferred"], true);
    assert_eq!(rule(&read, "river-u-turn"), &Value::Null);
    assert_eq!(read["pages"][0]["name"], "base");
    assert_eq!(read["pages"][0]["blocks"][0]["key"], "page-base-goal");
    assert_eq!(read["books"][0]["book"], "devir");
    assert_eq!(read["books"][0]["misprint"], true);
    assert_eq!(read["turn"][0]["step"], "T0");
}

#[test]
fn plain_landscape_is_said_so() {
    let text = details(&["--with", "tower:none,princess-and-dragon:none"]);
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
        (
            &["dragon", "--rules", "devir"],
            "names switches, which are listed for all presets",
        ),
        (
            &["no-such-thing"],
            "is no page, and no rule or switch is called so",
        ),
        (&["tower", "--rules", "first"], "unknown preset `first`"),
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
