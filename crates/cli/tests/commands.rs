//! The commands as a person or a program uses them: what they print, and how they end.

use std::path::{Path, PathBuf};

use crate::common::Run;

fn folder(name: &str) -> PathBuf {
    crate::common::folder("commands", name)
}

fn carcas_in(folder: &Path, args: &[&str], typed: &str) -> Run {
    crate::common::run(folder, args, typed)
}

fn carcas(args: &[&str]) -> Run {
    carcas_in(Path::new(env!("CARGO_TARGET_TMPDIR")), args, "")
}

#[test]
fn rules_lists_every_switch_and_hides_values_for_conformance() {
    let run = carcas(&["rules", "--json"]);
    assert_eq!(run.code(), 0);
    let read: serde_json::Value = serde_json::from_str(&run.out()).unwrap();
    assert_eq!(
        read["switches"].as_array().unwrap().len(),
        carcas_engine::SWITCHES.len()
    );
    assert_eq!(read["boxes"].as_array().unwrap().len(), 13);
    assert!(!run.out().contains("peer"));
    assert!(!carcas(&["rules"]).out().contains("peer"));
    assert_eq!(carcas(&["rules", "no-such-switch"]).code(), 2);
}

#[test]
fn tiles_are_listed_and_drawn() {
    let run = carcas(&["tiles", "--with", "base", "--printing", "first"]);
    assert!(run.out().contains("Base game (72 tiles)"), "{}", run.out());
    let run = carcas(&["tiles", "BA/RFr"]);
    assert!(run.out().contains("tile road-straight"), "{}", run.out());
    let run = carcas(&["tiles", "straight"]);
    assert_eq!(run.code(), 2);
    assert!(
        run.err().contains("did you mean road-straight"),
        "{}",
        run.err()
    );
    assert_eq!(carcas(&["tiles", "--with", "box"]).code(), 2);
    assert_eq!(carcas(&["tiles", "--printing", "third"]).code(), 2);
}

#[test]
fn a_catalogue_of_ones_own_is_checked_with_file_and_line() {
    let folder = folder("catalogue");
    std::fs::write(
        folder.join("mine.txt"),
        "box base\n\ntile a\n  alias X/a\n  copies first 1\n  road N X\n",
    )
    .unwrap();
    let run = carcas_in(&folder, &["tiles", "--check", "mine.txt"], "");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("mine.txt:6:"), "{}", run.err());
    assert_eq!(
        carcas_in(&folder, &["tiles", "--check", "none.txt"], "").code(),
        2
    );
}

#[test]
fn a_game_of_bots_is_played_kept_and_replayed() {
    let folder = folder("bots");
    let args = [
        "play",
        "--seat",
        "greedy,random,greedy",
        "--seed",
        "4",
        "--with",
        "river-2",
        "--save",
        "bots.txt",
    ];
    let run = carcas_in(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(run.out().contains("win"), "{}", run.out());
    let kept = folder.join("bots.txt");
    let text = std::fs::read_to_string(&kept).unwrap();
    assert!(
        text.starts_with("# players greedy random greedy\ncarcas-record "),
        "{text}"
    );
    let kept = kept.to_str().unwrap();
    let run = carcas_in(&folder, &["replay", kept], "");
    assert_eq!(run.code(), 0);
    assert!(run.out().contains("The game is over"));
    let run = carcas_in(&folder, &["replay", kept, "--at", "2", "--json"], "");
    let read: serde_json::Value = serde_json::from_str(&run.out()).unwrap();
    assert_eq!(read["entry"], 2);
    let run = carcas_in(&folder, &["replay", kept, "--at", "99999"], "");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("beyond the end"), "{}", run.err());
}

#[test]
fn a_person_plays_undoes_saves_and_resumes() {
    let folder = folder("person");
    let typed = "help\nnonsense\nmoves\nhint\nbag\n1a\nundo\nboard\n1a\nsave mine.txt\nquit\n";
    let args = [
        "play",
        "--seat",
        "human,greedy",
        "--seed",
        "1",
        "--save",
        "game.txt",
    ];
    let run = carcas_in(&folder, &args, typed);
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    for part in [
        "What you can type",
        "`nonsense` is no move",
        "The greedy bot would play: 1b",
        "70 tiles left in the bag\n",
        "Saved as mine.txt.",
    ] {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    let saved = std::fs::read_to_string(folder.join("game.txt")).unwrap();
    assert_eq!(
        saved,
        std::fs::read_to_string(folder.join("mine.txt")).unwrap()
    );
    assert_eq!(
        saved
            .lines()
            .filter(|line| line.starts_with("red tile"))
            .count(),
        1,
        "{saved}"
    );
    let run = carcas_in(
        &folder,
        &["play", "--resume", "game.txt", "--seat", "random,greedy"],
        "",
    );
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    let (_, table) = out.split_once("points for    A   B\n").unwrap();
    assert!(table.contains("\ntogether "), "{table}");
    assert!(
        std::fs::read_to_string(folder.join("game.txt"))
            .unwrap()
            .contains(saved.split_once('\n').unwrap().1)
    );
    let run = carcas_in(
        &folder,
        &["play", "--resume", "game.txt", "--seat", "human"],
        "",
    );
    assert_eq!(run.code(), 2);
}

#[test]
fn a_kept_game_goes_on_with_the_same_players() {
    let folder = folder("resume");
    let args = ["play", "--seat", "human,human,greedy", "--seed", "1"];
    let run = carcas_in(&folder, &args, "1a\n1\nquit\n");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(run.out().contains("play --resume"), "{}", run.out());
    let run = carcas_in(&folder, &["play", "--resume"], "quit\n");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(
        run.out()
            .contains("Red (person), Blue (person), Green\n  (Greedy)"),
        "{}",
        run.out()
    );
}

#[test]
fn a_game_with_a_result_is_shown_but_not_resumed() {
    let folder = folder("a-game-with-a-result");
    let game = "carcas-record 2\nrules-version 2\nrules zman-c2\nseats red blue\ndraw monastery\n";
    let text = format!("{game}result won blue, resigned red\n");
    std::fs::write(folder.join("game.txt"), text).unwrap();
    let run = carcas_in(&folder, &["replay", "game.txt"], "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let run = carcas_in(&folder, &["play", "--plain", "--resume", "game.txt"], "");
    assert_eq!(run.code(), 2);
    let reason = "game.txt cannot be played on: the game has a result";
    assert!(run.err().contains(reason), "{}", run.err());
}

#[test]
fn a_new_game_destroys_no_other() {
    let folder = folder("two-games");
    let first = carcas_in(&folder, &["play", "--seed", "1"], "1a\nquit\n");
    assert_eq!(first.code(), 0);
    let second = carcas_in(&folder, &["play", "--seed", "2"], "quit\n");
    assert_eq!(second.code(), 0);
    let games = std::fs::read_dir(folder.join("carcas/games")).unwrap();
    let texts = games.map(|game| std::fs::read_to_string(game.unwrap().path()).unwrap());
    let texts: Vec<String> = texts.collect();
    let is_first = |text: &&String| text.contains("red tile");
    assert_eq!((texts.len(), texts.iter().filter(is_first).count()), (2, 1));
    std::fs::write(folder.join("mine.txt"), "precious").unwrap();
    let run = carcas_in(&folder, &["play", "--save", "mine.txt"], "quit\n");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("exists already"), "{}", run.err());
    carcas_in(&folder, &["play"], "save mine.txt\nquit\n");
    assert_eq!(
        std::fs::read_to_string(folder.join("mine.txt")).unwrap(),
        "precious"
    );
}

#[test]
fn a_turn_that_is_confirmed_can_be_taken_back_as_a_whole() {
    let folder = folder("confirm");
    let typed = "1a\n1\nundo\nundo\n1a\npass\n\nquit\n";
    let args = [
        "play",
        "--seat",
        "human,human",
        "--seed",
        "1",
        "--confirm",
        "--save",
        "game.txt",
    ];
    let run = carcas_in(&folder, &args, typed);
    assert_eq!(run.code(), 0, "{}", run.err());
    let saved = std::fs::read_to_string(folder.join("game.txt")).unwrap();
    assert!(saved.contains("red pass"), "{saved}\n{}", run.out());
    assert!(!saved.contains("red meeple"), "{saved}");
}

#[test]
fn devices_without_an_end_are_not_read_forever() {
    for args in [
        ["replay", "/dev/zero"].as_slice(),
        &["tiles", "--check", "/dev/zero"],
        &["play", "--resume", "/dev/zero"],
    ] {
        if Path::new("/dev/zero").exists() {
            let run = carcas(args);
            assert_eq!(run.code(), 2, "{args:?}");
            assert!(run.err().contains("more than"), "{}", run.err());
        }
    }
}

#[test]
fn broken_records_are_refused_with_line_and_column() {
    let folder = folder("broken");
    let head = "carcas-record 1\nrules-version 2\nrules zman-c2\nseats red blue\n";
    for (text, part) in [
        (String::new(), "line 1"),
        ("hello\n".to_owned(), "line 1"),
        ("carcas-record 999\n".to_owned(), "999"),
        (format!("{head}draw nothing\n"), "line 5"),
        (
            format!("{head}draw monastery\nred tile monastery 5,5 r0\n"),
            "line 6",
        ),
        (
            format!("{head}draw monastery\nblue tile monastery 0,1 r0\n"),
            "line 6",
        ),
    ] {
        std::fs::write(folder.join("game.txt"), &text).unwrap();
        let run = carcas_in(&folder, &["replay", "game.txt"], "");
        assert_eq!(run.code(), 2, "{text}");
        assert!(
            run.err().contains(part),
            "{part} is missing in: {}",
            run.err()
        );
        assert!(run.err().contains("game.txt"), "{}", run.err());
    }
    std::fs::write(folder.join("game.txt"), [0xFF, 0xFE, b'\n']).unwrap();
    assert_eq!(carcas_in(&folder, &["replay", "game.txt"], "").code(), 2);
    assert_eq!(carcas_in(&folder, &["replay", "missing.txt"], "").code(), 2);
    assert_eq!(carcas_in(&folder, &["replay", "."], "").code(), 2);
}

#[test]
fn unknown_players_and_unwritable_files_are_refused() {
    let folder = folder("refused");
    let run = carcas_in(&folder, &["play", "--seat", "human,robot"], "");
    assert_eq!(run.code(), 2);
    assert!(
        run.err()
            .contains("human, random, newcomer, guest, greedy-1, greedy, regular, challenger, rival, expert, champion, master, and with --server also open"),
        "{}",
        run.err()
    );
    let run = carcas_in(
        &folder,
        &["play", "--save", "no/such/folder/game.txt"],
        "quit\n",
    );
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("cannot write"), "{}", run.err());
}

#[test]
fn the_full_screen_is_for_terminals_only() {
    let folder = folder("no-terminal");
    let run = carcas_in(&folder, &["play", "--start", "--seed", "1"], "quit\n");
    assert_eq!(run.code(), 0);
    assert!(run.out().contains("Red places the tile"), "{}", run.out());
    assert!(!run.out().contains('\u{1b}'), "{}", run.out());
    let game = "carcas-record 1\nrules-version 2\nrules zman-c2\nseats red blue\n";
    std::fs::write(folder.join("game.txt"), game).unwrap();
    let run = carcas_in(&folder, &["replay", "--tui", "game.txt"], "");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("needs a terminal"), "{}", run.err());
}

#[test]
fn the_line_mode_takes_bids_abbeys_and_ransom() {
    let folder = folder("bids");
    let run = |name: &str, typed: &str| {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/screen/tests");
        let game = folder.join("game.txt");
        std::fs::copy(games.join(format!("{name}.game.txt")), &game).unwrap();
        let seats = "human,human,human";
        let args = ["play", "--plain", "--resume", "game.txt", "--seat", seats];
        let run = carcas_in(&folder, &args, &format!("{typed}quit\n"));
        assert_eq!(run.code(), 0, "{}", run.err());
        run.out().to_owned()
    };
    let assert_has = |text: &str, parts: &[&str]| {
        for part in parts {
            assert!(text.contains(part), "{part} is missing in {text}");
        }
    };
    let text = run("auction", "3 5\n5\n7\npass\n2\n");
    assert_has(
        &text,
        &[
            "Red chooses a tile of the bazaar and makes the first bid\n",
            "---*---   ###....   ###+---",
            "Type the number of a tile and a bid, 0 to 11",
            "Blue may bid more: Red offers 5 points for a tile with a city on two sides\n  and a road curve",
            "“5” is no bid; type 6 to 17, or “pass”.",
            "Red buys or sells a tile with a city on two sides and a road curve: Blue\n  offers 7 points",
            "buy: pay 7 points to Blue",
            "Has still to be",
        ],
    );
    let text = run("abbey", "");
    let asked = "Blue may place the abbey instead of drawing a tile";
    assert_has(&text, &[asked, "(1)", "\nOr:\n", "draw a tile"]);
    // An abbey looks the same however it is turned.
    assert!(!text.contains("second rotation"), "{text}");
    let text = run("bridge", "");
    assert_has(&text, &["bridge"]);
    let text = run("ransom", "ransom meeple from blue\n");
    let paid = "A Red: 1 point";
    assert_has(
        &text,
        &[
            "ransom for the follower held by Blue",
            "costs 3 points",
            paid,
        ],
    );
    let text = run("flock", "");
    assert_has(&text, &["Red lets the flock grow or herds it", "4 sheep"]);
    let text = run("wagon", "");
    assert_has(&text, &["Red may move the wagon on", "take the wagon back"]);
}

#[test]
fn the_line_mode_explains_the_signs_of_its_game() {
    let folder = folder("signs");
    let boxes = "count,princess-and-dragon,mage-and-witch,traders-and-builders";
    let args = ["play", "--plain", "--seed", "1", "--with", boxes];
    let run = carcas_in(&folder, &args, "quit\n");
    assert_eq!(run.code(), 0, "{}", run.err());
    let items = [
        "w wine",
        "Y princess",
        "V volcano",
        "Ab builder",
        "Ap pig",
        "D dragon",
        "F fairy",
        "C Count",
        "Z mage",
        "W witch",
    ];
    for item in items {
        assert!(
            run.out().contains(item),
            "{item} is missing in {}",
            run.out()
        );
    }
    assert!(
        run.out()
            .contains("In Carcassonne: castle quarter (nobody); market quarter (nobody)")
    );
    // `help` explains them again; a game without those boxes does not speak of them.
    let args = ["play", "--plain", "--seed", "1"];
    let run = carcas_in(&folder, &args, "help\nquit\n");
    assert_eq!(run.out().matches("Am follower of seat A").count(), 2);
    assert!(!run.out().contains("dragon"), "{}", run.out());
    let kept = std::fs::read_dir(folder.join("carcas/games")).unwrap();
    let kept = kept.map(|game| game.unwrap().path()).max().unwrap();
    let args = ["replay", kept.to_str().unwrap()];
    assert!(
        carcas_in(&folder, &args, "")
            .out()
            .contains("Am follower of seat A")
    );
}

#[test]
fn a_position_is_printed_as_a_line_and_the_line_is_shown() {
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-game.txt");
    let run = carcas(&["position", game, "--at", "31"]);
    assert_eq!((run.code(), run.err().as_str()), (0, ""));
    let line = run.out();
    assert!(line.starts_with("carcas1 "), "{line}");
    assert_eq!(line.lines().count(), 1);
    let shown = carcas(&["position", line.trim_end()]);
    assert_eq!((shown.code(), shown.err().as_str()), (0, ""));
    // What `replay` prints after its first lines is what the line shows.
    let replayed = carcas(&["replay", game, "--at", "31"]).out();
    let board = shown.out();
    let (board, key) = board.split_once("\nkey ").expect("the key comes last");
    assert_eq!(key.trim_end().len(), 16);
    let ends_alike = |name: &str| board.contains(name) == replayed.contains(name);
    assert!(replayed.ends_with("\n") && ends_alike("is to decide") && ends_alike("to draw"));
    let again = carcas_in(&folder("position"), &["position", "-"], &line);
    assert_eq!(again.out(), line);
    let wrong = carcas(&["position", &line.replace("; turn p", "; turn q")]);
    assert_eq!(wrong.code(), 2);
    assert!(wrong.err().contains("is no seat"), "{}", wrong.err());
    let missing = carcas(&["position", "no-such-file"]);
    assert!(missing.code() == 2 && missing.err().contains("no-such-file"));
}

#[test]
fn the_line_on_the_page_of_positions_is_one() {
    let page = include_str!("../../../docs/position-format.md");
    let line = page.lines().find(|line| line.starts_with("carcas1 "));
    let run = carcas(&["position", line.expect("the page shows a line")]);
    assert_eq!((run.code(), run.err().as_str()), (0, ""));
    assert!(run.out().contains("Red may place a figure"));
}

#[test]
fn what_is_no_move_is_answered_in_the_language() {
    let folder = folder("no-move");
    for (language, said) in [
        ("en", "`foo` is no move; a move begins with"),
        ("es", "«foo» no es una jugada."),
        ("fr", "«\u{a0}foo\u{a0}» n'est pas un coup."),
        ("de", "„foo“ ist keine Aktion."),
    ] {
        let args = ["--lang", language, "play", "--plain", "--seed", "1"];
        let run = carcas_in(&folder, &args, "foo\nquit\n");
        assert_eq!(run.code(), 0, "{}", run.err());
        assert!(
            run.out().contains(said),
            "{said} is missing in {}",
            run.out()
        );
        let is_english = run.out().contains("is no move");
        assert_eq!(is_english, language == "en", "{}", run.out());
    }
}

#[test]
fn tiles_records_and_kept_games_are_told_in_the_language() {
    let folder = folder("told-in-german");
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-game.txt");
    for (args, said) in [
        (["tiles", "--with", "base"].as_slice(), "Plättchen)"),
        (&["games"], "keine Partien"),
        (&["replay", game, "--at", "1"], "Schritt 1 von "),
    ] {
        let german = [&["--lang", "de"], args].concat();
        let run = carcas_in(&folder, &german, "");
        assert_eq!(run.code(), 0, "{}", run.err());
        assert!(run.out().contains(said), "{}", run.out());
        assert!(!run.out().contains("terminal-"), "{}", run.out());
        // What programs read is the same in every language.
        if args[0] != "games" {
            let json = [args, &["--json"]].concat();
            let english = carcas_in(&folder, &json, "");
            let german = carcas_in(&folder, &[&["--lang", "de"], &*json].concat(), "");
            assert_eq!(english.out(), german.out());
        }
    }
}

/// Answers are told in words where a position is shown; records and programs keep the notation.
#[test]
fn answers_of_a_position_and_sides_of_tiles_are_words() {
    let folder = folder("words-of-positions");
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-game.txt");
    let replay = ["--lang", "de", "replay", game, "--at", "1"];
    let said = carcas_in(&folder, &replay, "").out();
    let (_, asked) = said.split_once("legt das Plättchen an\n").unwrap();
    assert!(asked.lines().count() > 1, "{said}");
    for line in asked.lines() {
        assert!(line.starts_with("  - Plättchen bei ("), "{line}");
    }
    let tiles = carcas_in(&folder, &["--lang", "de", "tiles", "--with", "base"], "").out();
    assert!(tiles.contains(" Wiese Wiese Straße Wiese\n"), "{tiles}");
    assert!(!tiles.contains(" field"), "{tiles}");
}
