//! Help and errors in the language of the player; what programs read stays English.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Languages other than English, as environments name them.
const OTHERS: [&str; 3] = ["es_ES.UTF-8", "fr_FR.UTF-8", "de_DE.UTF-8"];

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn carcas(folder: &Path, locale: &str, args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_carcas"))
        .args(args)
        .current_dir(folder)
        .env("LC_ALL", locale)
        .env_remove("LANGUAGE")
        .env_remove("CARCAS_PROGRAM")
        .env("XDG_STATE_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What is wrong, and what every language names: the file or flag, the place, and what would be right.
const WRONG: &[(&[&str], &[&str])] = &[
    (&["replay", "missing.txt"], &["missing.txt"]),
    (&["replay", "."], &["."]),
    (&["replay", "latin.txt"], &["latin.txt"]),
    (
        &["render", "latin.txt", "-o", "a.png"],
        &["latin.txt:2", "UTF-8"],
    ),
    (
        &["render", "song.txt", "-o", "a.png"],
        &["song.txt", "carcas-record", "title …", "carcas1"],
    ),
    (
        &["render", "song.txt", "-o", "a.bmp"],
        &["a.bmp", ".svg", ".png", ".webp", ".gif"],
    ),
    (
        &["render", "song.txt", "-o", "a.png", "--animate"],
        &["a.png", ".webp", ".gif", "--animate"],
    ),
    (
        &["render", "song.txt", "-o", "a.png", "--theme", "mud"],
        &["mud", "day", "night"],
    ),
    (&["position", "song.txt"], &["song.txt"]),
    (
        &["tiles", "--printing", "third"],
        &["third", "first", "new"],
    ),
    (&["tiles", "--with", "moon"], &["moon", "river-1"]),
    (
        &["tiles", "no-such-tile"],
        &["no-such-tile", "carcas tiles"],
    ),
    (
        &["play", "--plain", "--rules", "mine"],
        &["mine", "zman-c2"],
    ),
    (&["play", "--plain", "--with", "moon"], &["moon", "river-1"]),
    (
        &["play", "--plain", "--set", "moon=full"],
        &["moon", "carcas rules"],
    ),
    (
        &["play", "--plain", "--set", "farmer-scoring=x"],
        &["farmer-scoring", "third-edition"],
    ),
    (
        &["play", "--server", "example.org"],
        &["example.org", "https://example.org"],
    ),
    (
        &["play", "--server", "http://127.0.0.1:9", "--seed", "1"],
        &["--seed"],
    ),
    (
        &["play", "--server", "http://127.0.0.1:9", "--clock", "soon"],
        &["--clock soon", "10+5"],
    ),
    (
        &[
            "play",
            "--server",
            "http://127.0.0.1:9",
            "--clock",
            "99days",
        ],
        &["--clock 99days", "30"],
    ),
    (
        &["play", "--server", "http://127.0.0.1:9", "--seat", "cat"],
        &["cat", "human", "open"],
    ),
    (
        &[
            "play",
            "--server",
            "https://127.0.0.1:9",
            "--ca",
            "song.txt",
        ],
        &["song.txt", "PEM"],
    ),
    (
        &["play", "--server", "http://127.0.0.1:9"],
        &["http://127.0.0.1:9"],
    ),
    (&["admin", "list"], &["carcas-data", "--data"]),
    (
        &["serve", "--listen", "moon"],
        &["--listen", "moon", "127.0.0.1:7777"],
    ),
    (&["serve", "--config", "song.txt"], &["song.txt"]),
    (&["match", "greedy"], &["greedy-1", "--engine"]),
    (&["match", "greedy", "engine"], &["--engine"]),
    (&["match", "greedy", "random", "--sprt=5,1"], &["0,20"]),
    (&["analyze", "song.txt", "-o", "a.png"], &["a.png", ".svg"]),
    (&["analyze", "song.txt"], &["song.txt"]),
    (&["puzzles", "list", "song.txt"], &["song.txt"]),
    (&["puzzles", "play", "--puzzle", "moon"], &["moon"]),
    (&["--lang", "nl", "games"], &["nl", "Español"]),
    (
        &["play", "--sead", "3"],
        &["--sead", "--seed", "carcas play --help"],
    ),
];

#[test]
fn errors_name_what_is_wrong_and_what_is_right_in_every_language() {
    let folder = folder("errors-in-languages");
    std::fs::write(folder.join("song.txt"), "a song\n").unwrap();
    std::fs::write(folder.join("latin.txt"), b"title x\n\xe9\n").unwrap();
    for &(args, named) in WRONG {
        let english = carcas(&folder, "C", args, "");
        assert_eq!(english.status.code(), Some(2), "{args:?}: {english:?}");
        let english = text(&english.stderr);
        assert!(english.starts_with("error: "), "{english}");
        for locale in OTHERS {
            let run = carcas(&folder, locale, args, "");
            let told = text(&run.stderr);
            assert_eq!(run.status.code(), Some(2), "{locale} {args:?}: {told}");
            assert_ne!(told, english);
            // The first sentence is all ours; what follows may be what a library says.
            let first = english.strip_prefix("error: ").unwrap_or_default();
            let first = first.split([':', ';', ',']).next().unwrap_or_default();
            let is_sentence = first.split_whitespace().count() > 3;
            assert!(
                !(is_sentence && told.contains(first)),
                "{locale} {args:?}: {told}"
            );
            for name in named {
                assert!(
                    told.contains(name),
                    "{locale} {args:?} names no {name}: {told}"
                );
                assert!(
                    english.contains(name),
                    "{args:?} names no {name}: {english}"
                );
            }
        }
    }
}

#[test]
fn help_is_told_in_the_language_and_is_no_failure() {
    let folder = folder("help-in-languages");
    for (locale, heading) in OTHERS.into_iter().zip(["Uso:", "Usage\u{a0}:", "Aufruf:"]) {
        for args in [&["--help"][..], &["play", "-h"], &["help", "admin", "list"]] {
            let run = carcas(&folder, locale, args, "");
            let told = text(&run.stdout);
            assert_eq!(run.status.code(), Some(0), "{told}");
            assert!(told.contains(heading) && !told.contains("Usage:"), "{told}");
        }
        // Without a command help is shown, too, but nothing was done.
        let run = carcas(&folder, locale, &[], "");
        assert_eq!(run.status.code(), Some(2));
        assert!(text(&run.stderr).contains(heading));
    }
    let german = carcas(&folder, "C", &["--lang", "de", "games", "--help"], "");
    assert!(text(&german.stdout).contains("Aufruf: carcas games"));
}

#[test]
fn the_line_protocol_is_english_in_every_environment() {
    let folder = folder("protocol-in-languages");
    let typed = "setup {\"rules\":\"mine\",\"with\":[\"moon\"],\"set\":[\"moon\",\"a=b\"],\"seats\":300}\nsetup {\"seats\":6}\n\
                 sing\nhelp\nquit\n";
    let english = carcas(&folder, "C", &["engine"], typed);
    let answers = text(&english.stdout);
    assert!(answers.contains("unknown box `moon`"), "{answers}");
    for locale in OTHERS {
        let run = carcas(&folder, locale, &["engine"], typed);
        assert_eq!(text(&run.stdout), answers, "{locale}");
        assert_eq!(run.status.code(), english.status.code());
    }
    let asked = carcas(&folder, "C", &["--lang", "de", "engine"], typed);
    assert_eq!(text(&asked.stdout), answers);
}

#[test]
fn what_programs_read_is_english_in_every_environment() {
    let folder = folder("json-in-languages");
    let commands: [&[&str]; 2] = [
        &["tiles", "--with", "river-1", "--json"],
        &["rules", "--json"],
    ];
    let keys = |output: &Output| -> String {
        let numbers = |c: char| c.is_ascii_digit() || c == '.' || c == '-' || c == 'e';
        text(&output.stdout).replace(numbers, "")
    };
    for args in commands {
        let english = carcas(&folder, "C", args, "");
        assert!(english.status.success(), "{english:?}");
        for locale in OTHERS {
            assert_eq!(
                keys(&carcas(&folder, locale, args, "")),
                keys(&english),
                "{locale} {args:?}"
            );
        }
    }
}
