//! `carcas match`.

use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    crate::common::folder("strength", name)
}

/// Returns the values of the last line.
fn values(out: &str) -> Vec<(String, f64)> {
    let last = out.lines().last().expect("a last line");
    let words = last.strip_prefix("match: ").expect("the line of programs");
    let value = |word: &str| {
        let (key, value) = word.split_once('=').expect("a value");
        (key.to_owned(), value.parse().expect("a number"))
    };
    words.split(' ').map(value).collect()
}

fn value(out: &str, key: &str) -> f64 {
    let all = values(out);
    let found = all.iter().find(|(other, _)| other == key);
    found.unwrap_or_else(|| panic!("no {key} in {out}")).1
}

#[test]
fn a_match_ends_with_the_line_that_programs_read() {
    let folder = folder("last-line");
    let args = ["match", "greedy", "random", "--games", "5", "--seed", "3"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    let keys: Vec<String> = values(&out).into_iter().map(|(key, _)| key).collect();
    let expected = "games win_rate low high margin margin_se elo ms_per_turn";
    assert_eq!(keys.join(" "), expected);
    assert!((value(&out, "games") - 6.0).abs() < 1e-9, "whole pairs");
    assert!(
        value(&out, "win_rate") > 0.9 && value(&out, "margin") > 20.0,
        "{out}"
    );
    assert!(run.err().is_empty(), "{}", run.err());
}

#[test]
fn a_match_of_a_seed_is_the_same_on_any_number_of_threads_and_writes_its_games() {
    let folder = folder("threads");
    let play = |threads: &str, records: &str| {
        let args = [
            "match",
            "random",
            "greedy",
            "--games",
            "6",
            "--threads",
            threads,
            "--records",
            records,
            "--with",
            "river-1",
        ];
        let run = crate::common::run(&folder, &args, "");
        assert_eq!(run.code(), 0, "{}", run.err());
        let out = run.out();
        let (last, _) = out
            .lines()
            .last()
            .unwrap()
            .split_once(" ms_per_turn")
            .unwrap();
        last.to_owned()
    };
    assert_eq!(play("1", "one"), play("3", "three"));
    for number in 1..=6 {
        let read = |records: &str| {
            let path = folder.join(records).join(format!("game-{number:05}.txt"));
            std::fs::read_to_string(path).unwrap()
        };
        assert_eq!(read("one"), read("three"));
        assert!(read("one").contains("\nend "), "a whole game");
    }
    let replayed = crate::common::run(&folder, &["replay", "one/game-00001.txt"], "");
    assert_eq!(replayed.code(), 0, "{}", replayed.err());
}

#[test]
fn with_more_seats_the_fair_share_is_stated() {
    let folder = folder("seats");
    let args = ["match", "greedy", "random", "--seats", "4", "--games", "4"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(
        run.out().contains("the fair share is 25.0%"),
        "{}",
        run.out()
    );
    assert!((value(&run.out(), "games") - 4.0).abs() < 1e-9);
}

#[test]
fn a_sequential_test_states_its_bounds_and_decides() {
    let folder = folder("sprt");
    let run = crate::common::run(&folder, &["match", "greedy", "random", "--sprt"], "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    assert!(
        out.contains("Elo 0 or 20") && out.contains("−2.94 … 2.94"),
        "{out}"
    );
    assert!(out.contains("the test decides for Elo 20"), "{out}");
    let args = ["match", "greedy", "random", "--sprt=20,0"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("0,20"), "{}", run.err());
}

#[test]
fn an_unknown_bot_is_refused_before_anything_is_played() {
    let folder = folder("unknown");
    let run = crate::common::run(&folder, &["match", "rivl", "random", "--games", "4"], "");
    assert_eq!(run.code(), 2, "what was typed was wrong");
    assert_eq!(run.out(), "", "nothing was played");
    let err = run.err();
    assert!(err.contains("no bot “rivl”; did you mean rival?"), "{err}");
    assert!(err.contains("greedy-1"), "{err}");
    let run = crate::common::run(&folder, &["match", "nobody", "random"], "");
    assert_eq!(run.code(), 2);
    let err = run.err();
    assert!(err.contains("no bot “nobody”; there are"), "{err}");
}

#[test]
fn players_are_two() {
    let folder = folder("two");
    for args in [
        &["match"][..],
        &["match", "greedy"],
        &["match", "greedy", "random", "--engine", "x"],
        &["match", "greedy", "engine"],
    ] {
        let run = crate::common::run(&folder, args, "");
        assert_eq!(run.code(), 2, "{args:?}");
        assert!(run.err().contains("--engine CMD"), "{}", run.err());
    }
}

/// A program that plays, in the language of this one.
fn engine(bot: &str) -> String {
    format!("{} engine --bot {bot}", env!("CARGO_BIN_EXE_carcas"))
}

#[test]
fn our_own_engine_plays_as_a_program() {
    let folder = folder("engine");
    for extra in [&[][..], &["--time", "20"], &["--nodes", "50"]] {
        let engine = engine("greedy");
        let mut args = vec![
            "match", "engine", "random", "--engine", &engine, "--games", "2",
        ];
        args.extend(extra);
        let run = crate::common::run(&folder, &args, "");
        assert_eq!(run.code(), 0, "{}", run.err());
        assert!(run.err().is_empty(), "{}", run.err());
        assert!(value(&run.out(), "win_rate") > 0.9, "{}", run.out());
    }
}

#[test]
fn a_program_that_crashes_loses_and_the_match_goes_on() {
    let folder = folder("crash");
    // There is no such bot, so the program ends at once.
    let engine = engine("nobody");
    let args = ["match", "random", "--engine", &engine, "--games", "4"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let lines: Vec<String> = run.err().lines().map(str::to_owned).collect();
    let lost = lines.iter().filter(|line| line.contains("loses")).count();
    assert_eq!(lost, 4, "{}", run.err());
    assert!((value(&run.out(), "win_rate") - 1.0).abs() < 1e-9);
    // No game has a margin.
    assert!(value(&run.out(), "margin").is_nan(), "{}", run.out());
    assert!(!run.out().contains("mean margin"), "{}", run.out());
    assert!(
        run.out().contains("4 games were forfeited"),
        "{}",
        run.out()
    );
}

#[test]
fn a_program_that_cannot_be_started_is_refused_before_anything_is_played() {
    let folder = folder("not-started");
    let engine = "no-such-program-anywhere --now";
    let args = ["match", "random", "--engine", engine, "--games", "4"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 2, "what was typed was wrong");
    assert_eq!(run.out(), "", "nothing was played");
    let err = run.err();
    assert!(
        err.contains("could not be started: no-such-program"),
        "{err}"
    );
}

#[test]
fn records_of_an_earlier_match_are_not_written_over() {
    let folder = folder("records");
    game(&folder);
    let before = std::fs::read_to_string(folder.join("games/game-00001.txt")).unwrap();
    let args = [
        "match",
        "greedy",
        "random",
        "--records",
        "games",
        "--seed",
        "9",
    ];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("game-00001.txt"), "{}", run.err());
    let after = std::fs::read_to_string(folder.join("games/game-00001.txt")).unwrap();
    assert_eq!(before, after);
    // Nor where the first was taken away.
    std::fs::remove_file(folder.join("games/game-00001.txt")).unwrap();
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("game-00002.txt"), "{}", run.err());
}

#[test]
fn one_round_says_nothing_about_the_error_of_its_margin() {
    let folder = folder("one-round");
    let args = ["match", "greedy", "random", "--games", "2"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(value(&run.out(), "margin_se").is_nan(), "{}", run.out());
    assert!(
        run.out().contains("its error is not known"),
        "{}",
        run.out()
    );
}

/// Nobody loses hours of games because they end a match early.
#[cfg(unix)]
#[test]
fn a_match_that_somebody_ends_tells_how_it_stood() {
    use std::io::{BufRead, BufReader};
    use std::process::Command;

    let folder = folder("ended");
    let args = [
        "match",
        "greedy",
        "random",
        "--games",
        "1000000",
        "--records",
        "games",
    ];
    let mut child = crate::common::start(&folder, &args);
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    out.next().expect("who plays").unwrap();
    // The first round is over once its second game is there.
    while !folder.join("games/game-00002.txt").exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.unwrap().success());
    let rest: Vec<String> = out.map(Result::unwrap).collect();
    assert!(!child.wait().unwrap().success(), "it ended by the signal");
    assert!(value(&rest.join("\n"), "games") >= 2.0, "{rest:?}");
}

/// Programs have process groups of their own, which the keys of a terminal do not reach.
#[cfg(unix)]
#[test]
fn programs_end_with_a_match_that_somebody_ends() {
    use std::process::Command;

    use crate::pulse::Pulse;

    // Every program is started once to see, for half a second; by and by the one that plays is the only one.
    for (name, n_beats) in [("seen", 1), ("plays", 200)] {
        let folder = folder(&format!("ended-programs-{name}"));
        let pulse = Pulse::new(&folder.join("beats"));
        let engine = format!("sh -c '({}) & exec sleep 600'", pulse.script());
        let mut child = crate::common::start(&folder, &["match", "random", "--engine", &engine]);
        pulse.wait_for(n_beats);
        let id = child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status();
        assert!(sent.unwrap().success());
        assert!(!child.wait().unwrap().success(), "it ended by the signal");
        pulse.wait_for_end(name);
    }
}

#[test]
fn time_is_granted_and_the_worst_overrun_told() {
    let folder = folder("time");
    let args = ["match", "expert", "random", "--games", "2", "--time", "5"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(
        run.out().contains("expert: the worst turn took"),
        "{}",
        run.out()
    );
    let both = crate::common::run(
        &folder,
        &["match", "a", "b", "--time", "5", "--nodes", "5"],
        "",
    );
    assert_eq!(both.code(), 2);
}

#[test]
fn the_example_in_python_plays() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let player = root.join("clients/python/player.py");
    let engine = format!(
        "python3 {} --carcas {}",
        player.display(),
        env!("CARGO_BIN_EXE_carcas")
    );
    let folder = folder("python");
    let args = [
        "match", "engine", "random", "--engine", &engine, "--games", "2",
    ];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(run.err().is_empty(), "{}", run.err());
    assert!(value(&run.out(), "margin") > 0.0, "{}", run.out());
}

#[test]
fn bots_are_listed_with_ratings_in_the_language_that_is_spoken() {
    let folder = folder("bots");
    let run = crate::common::run(&folder, &["bots"], "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    let names: Vec<&str> = out
        .lines()
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter(|line| !line.starts_with(' '))
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(names, carcas_bots::Bot::NAMES, "{out}");
    let anchor = out.lines().find(|line| line.starts_with("greedy-1 "));
    let columns: Vec<&str> = anchor.unwrap().split_whitespace().collect();
    assert_eq!(columns[..3], ["greedy-1", "1000", "The"], "{out}");
    for part in ["The strongest: ", "Ratings are Elo"] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let german = crate::common::run(&folder, &["bots", "--lang", "de"], "").out();
    assert!(german.contains("Der stärkste Bot: "), "{german}");
}

/// A short game of bots.
fn game(folder: &Path) {
    let args = [
        "match",
        "random",
        "random",
        "--games",
        "2",
        "--records",
        "games",
    ];
    let run = crate::common::run(folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let text = std::fs::read_to_string(folder.join("games/game-00001.txt")).unwrap();
    // The first moves, so that it is looked through soon.
    let lines: Vec<&str> = text.lines().take(34).collect();
    std::fs::write(folder.join("game.txt"), lines.join("\n") + "\n").unwrap();
}

#[test]
fn a_game_is_analyzed_as_text_json_and_chart_and_the_same_every_time() {
    let folder = folder("analyze");
    game(&folder);
    let args = ["analyze", "game.txt", "--nodes", "30", "-o", "chart.svg"];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    for part in [
        "luck",
        "margin",
        "best moves, with their margin",
        "moves that lost the most:",
        "moves lost",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert_eq!(crate::common::run(&folder, &args, "").out(), out);
    let two = [&args[..], &["--threads", "2"]].concat();
    let two = || crate::common::run(&folder, &two, "").out();
    assert_eq!(two(), two());
    // Words for people, whatever their language; the notation for those who ask for it.
    assert!(out.contains("draws a tile with"), "{out}");
    assert!(
        out.contains(" places the tile at (") && out.contains("  place the tile at ("),
        "{out}"
    );
    let notation = |text: &str| text.contains("tile city-") || text.contains("meeple ");
    assert!(!notation(&out), "{out}");
    let quick = ["analyze", "game.txt", "--nodes", "0"];
    let spanish = crate::common::run(&folder, &[&quick[..], &["--lang", "es"]].concat(), "").out();
    assert!(spanish.contains("  colocar la pieza en ("), "{spanish}");
    assert!(
        !notation(&spanish) && !spanish.contains(" the "),
        "{spanish}"
    );
    assert!(
        spanish.contains(",0 puntos") && !spanish.contains(".0 "),
        "{spanish}"
    );
    let asked = crate::common::run(&folder, &[&quick[..], &["--notation"]].concat(), "").out();
    assert!(
        notation(&asked) && !asked.contains("place the tile"),
        "{asked}"
    );
    let chart = std::fs::read_to_string(folder.join("chart.svg")).unwrap();
    assert!(
        chart.starts_with("<svg") && chart.contains("polyline"),
        "{chart}"
    );
    let json = crate::common::run(
        &folder,
        &["analyze", "game.txt", "--nodes", "30", "--json"],
        "",
    );
    let value: serde_json::Value = serde_json::from_str(&json.out()).expect("JSON");
    let n = |key: &str| value[key].as_array().expect("a list").len();
    assert_eq!(
        n("decisions") + n("draws"),
        value["entries"].as_u64().unwrap() as usize
    );
    assert_eq!(n("seats"), 2);
    assert!(value["decisions"][0]["best"][0]["move"].is_string());
    let timed = crate::common::run(&folder, &["analyze", "game.txt", "--time", "1"], "");
    assert_eq!(timed.code(), 0, "{}", timed.err());
}

#[test]
fn what_cannot_be_analyzed_is_refused() {
    let folder = folder("analyze-wrong");
    game(&folder);
    std::fs::create_dir(folder.join("folder.svg")).unwrap();
    for (args, why) in [
        (&["analyze", "missing.txt"][..], "missing.txt"),
        (&["analyze", "game.txt", "-o", "chart.png"], ".svg"),
        (
            &["analyze", "game.txt", "-o", "nowhere/chart.svg"],
            "nowhere/chart.svg",
        ),
        (&["analyze", "game.txt", "-o", "folder.svg"], "folder.svg"),
        (&["analyze", "game.txt", "--threads", "0"], "--threads"),
        (&["analyze", "game.txt", "--nodes", "many"], "--nodes"),
        (
            &["analyze", "game.txt", "--nodes", "5", "--time", "5"],
            "--time",
        ),
    ] {
        let run = crate::common::run(&folder, args, "");
        assert_eq!(run.code(), 2, "{args:?}");
        assert!(run.err().contains(why), "{args:?}: {}", run.err());
    }
}

#[test]
fn puzzles_are_found_listed_and_solved() {
    let folder = folder("puzzles");
    let args = [
        "puzzles",
        "find",
        "--games",
        "3",
        "--count",
        "2",
        "--nodes",
        "60",
        "--gap",
        "2",
        "--name",
        "test",
        "-o",
        "puzzles.txt",
    ];
    let run = crate::common::run(&folder, &args, "");
    assert_eq!(run.code(), 0, "{}", run.err());
    let listed = crate::common::run(&folder, &["puzzles", "list", "puzzles.txt"], "");
    assert!(listed.out().starts_with("test-01 "), "{}", listed.out());
    let text = std::fs::read_to_string(folder.join("puzzles.txt")).unwrap();
    let best = text
        .lines()
        .find_map(|line| line.strip_prefix("answer 0.0 "));
    let typed = format!("moves\n999\nsing\n{}\nquit\n", best.expect("an answer"));
    let play = ["puzzles", "play", "puzzles.txt", "--puzzle", "test-01"];
    let run = crate::common::run(&folder, &play, &typed);
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    for part in [
        "Puzzle test-01",
        "there is no move 999",
        "Right: that is the best move",
        "1 of 1 solved, 0.0 points",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    std::fs::write(
        folder.join("wrong.txt"),
        text.replacen("difficulty ", "difficulty 9", 1),
    )
    .unwrap();
    let run = crate::common::run(&folder, &["puzzles", "list", "wrong.txt"], "");
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("line 3"), "{}", run.err());
    let run = crate::common::run(
        &folder,
        &["puzzles", "play", "puzzles.txt", "--puzzle", "moon"],
        "",
    );
    assert_eq!(run.code(), 2);
    assert!(run.err().contains("test-01"), "{}", run.err());
}

#[test]
fn puzzles_are_asked_in_words() {
    let folder = folder("puzzle-words");
    let run = crate::common::run(
        &folder,
        &["puzzles", "play", "--lang", "de"],
        "moves\nquit\n",
    );
    assert_eq!(run.code(), 0, "{}", run.err());
    let out = run.out();
    assert!(out.contains("Rot"), "{out}");
    for notation in ["draw ", " r90", "red"] {
        assert!(!out.contains(notation), "{notation}: {out}");
    }
}

#[test]
fn puzzles_come_with_the_program() {
    let folder = folder("shipped");
    let run = crate::common::run(&folder, &["puzzles", "list"], "");
    assert_eq!(run.code(), 0, "{}", run.err());
    assert!(run.out().lines().count() >= 10, "{}", run.out());
    let run = crate::common::run(&folder, &["puzzles", "play"], "quit\n");
    assert!(run.out().contains("What is best for"), "{}", run.out());
}

#[test]
fn puzzles_show_the_tile_that_is_to_be_placed() {
    let folder = folder("puzzle-tile");
    let list = crate::common::run(&folder, &["puzzles", "list"], "");
    let names = list.out();
    let mut n_placed = 0;
    for name in names
        .lines()
        .filter_map(|line| line.split_whitespace().next())
    {
        let play = ["puzzles", "play", "--puzzle", name];
        let run = crate::common::run(&folder, &play, "help\nquit\n");
        if run.code() != 0 || !run.out().contains("places the tile\n") {
            continue;
        }
        n_placed += 1;
        let shown = run.out();
        let (_, asked) = shown.split_once("places the tile\n").unwrap();
        assert!(
            asked.starts_with("      "),
            "a picture of the tile: {asked}"
        );
        let help = "`moves` lists all";
        assert_eq!(shown.matches(help).count(), 2, "{shown}");
        if n_placed == 3 {
            return;
        }
    }
    panic!("no puzzle places a tile: {names}");
}
