//! How the players and the games of this machine are called.

use crate::common::{folder, run};

#[test]
fn players_are_called_by_their_names_wherever_they_are_told_of() {
    let folder = folder("names", "called");
    let seats = "human:Zoë the 1st,random:Ana,random:Ana";
    let args = ["play", "--plain", "--seat", seats, "--seed", "5"];
    let said = run(&folder, &args, "1a\n1\npass\nquit\n");
    assert_eq!(said.code(), 0, "{}", said.err());
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let out = words(&said.out());
    for told in [
        "Zoë the 1st (person), Ana (Blue) (Random), Ana (Green) (Random).",
        "It is the turn of Zoë the 1st.",
        "Zoë the 1st> ",
        "A Zoë the 1st: 0 points",
    ] {
        assert!(out.contains(told), "{told} is missing in:\n{out}");
    }
    let out = run(&folder, &["games"], "").out();
    let told = "Zoë the 1st (person) 0, Ana (Blue) (Random) 0, Ana (Green) (Random) 0  unfinished";
    assert!(out.contains(told), "{out}");
    // The file is named after them, and its record keeps the names.
    let path = out.lines().nth(1).unwrap().trim();
    assert!(path.ends_with("_zman-c2_Zoë_the_1st-Ana-Ana.txt"), "{path}");
    let record = std::fs::read_to_string(path).unwrap();
    for line in ["seats red blue green\n", "player red Zoë the 1st\n"] {
        assert!(record.contains(line), "{record}");
    }
    let said = run(&folder, &["replay", path, "--story"], "");
    assert_eq!(said.code(), 0, "{}", said.err());
    let out = said.out();
    assert!(out.contains("It is the turn of Zoë the 1st."), "{out}");
    assert!(!out.contains("It is the turn of Red"), "{out}");
    // They stay when the game goes on, unless others are named.
    let said = run(&folder, &["play", "--plain", "--resume"], "quit\n");
    assert_eq!(said.code(), 0, "{}", said.err());
    let out = said.out();
    assert!(out.contains("Zoë the 1st (person)"), "{out}");
    let seats = "human:Max,random,random";
    let args = ["play", "--plain", "--resume", "--seat", seats];
    let said = run(&folder, &args, "quit\n");
    assert_eq!(said.code(), 0, "{}", said.err());
    let out = said.out();
    assert!(out.contains("Max (person), Ana (Blue)"), "{out}");
    let said = run(&folder, &["play", "--seat", "human:"], "");
    assert_eq!(said.code(), 2);
    let err = said.err();
    assert!(err.contains("a name has 1 to 64 characters"), "{err}");
}

#[test]
fn a_game_of_people_with_long_names_is_kept() {
    let folder = folder("names", "long");
    let seat = format!("human:{}", "𝔸".repeat(64));
    let args = ["play", "--plain", "--seat", &seat, "--seat", &seat];
    let said = run(&folder, &args, "quit\n");
    assert_eq!(said.code(), 0, "{}", said.err());
    assert_eq!(said.err(), "");
    let listed = run(&folder, &["games"], "").out();
    assert!(listed.contains("𝔸 (Blue) (person) 0"), "{listed}");
}

#[test]
fn games_are_listed_in_the_words_of_the_language() {
    let folder = folder("names", "listed");
    let boxes = "count,traders-and-builders:builder+pig";
    let args = ["play", "--plain", "--with", boxes];
    let said = run(&folder, &args, "quit\n");
    assert_eq!(said.code(), 0, "{}", said.err());
    let listed = |language: &str| run(&folder, &["--lang", language, "games"], "").out();
    for (language, told) in [
        ("en", "Red (person) 0, Blue (Greedy) 0  unfinished"),
        (
            "en",
            "  Z-Man, new edition, with Traders & Builders (builder, pig), The Count of Carcassonne",
        ),
        (
            "de",
            "  Z-Man, Neue Edition, mit Händler und Baumeister (Baumeister, Schwein), Der Graf von Carcassonne",
        ),
    ] {
        assert!(listed(language).contains(told), "{}", listed(language));
    }
}
