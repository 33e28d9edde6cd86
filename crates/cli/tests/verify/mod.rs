//! `carcas verify` with honest games, forged ones, and records that cannot be verified.

mod games;

use std::path::{Path, PathBuf};
use std::process::Command;

use carcas_record::Record;

use games::{SEED, fair_game};

/// What the program printed and how it ended.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

fn verify(path: &Path) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carcas"));
    let output = command.arg("verify").arg(path).output().unwrap();
    Run {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// Verifies a text.
fn verify_text(name: &str, text: &str) -> Run {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    verify(&path)
}

fn kept(name: &str) -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/verify")
        .join(name);
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
}

fn n_draws(text: &str) -> usize {
    text.lines()
        .filter(|line| line.starts_with("draw "))
        .count()
}

/// Returns the lines that do not begin with a word.
fn without(text: &str, word: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with(word));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_kept_game_is_verified_for_ever() {
    let (path, text) = kept("fair-game.txt");
    assert_eq!(Record::parse(&text).unwrap().to_text(), text);
    let run = verify(&path);
    let n = n_draws(&text);
    let expected = format!("verify: draws={n} agree={n} differ=0 seed-hash=ok\n");
    assert_eq!((run.code, run.out), (Some(0), expected), "{}", run.err);
    assert!(n > 70 && text.contains("\ndraw sheep-"), "{n}");
}

#[test]
fn a_kept_forgery_is_found() {
    let (path, text) = kept("forged-game.txt");
    let run = verify(&path);
    assert_eq!(run.code, Some(1), "{}", run.err);
    let n = n_draws(&text);
    let lines: Vec<&str> = run.out.lines().collect();
    let last = format!("verify: draws={n} agree={} differ=1 seed-hash=ok", n - 1);
    assert_eq!(lines[1..], [last]);
    let found = lines[0].rsplit_once("forged-game.txt:").unwrap().1;
    let (line, rest) = found.split_once(": draw 20 differs: recorded ").unwrap();
    let (recorded, computed) = rest.split_once(", computed ").unwrap();
    let line: usize = line.parse().unwrap();
    assert_eq!(
        text.lines().nth(line - 1),
        Some(&*format!("draw {recorded}"))
    );
    assert_ne!(recorded, computed);
}

#[test]
fn new_games_are_verified_and_forgeries_found() {
    let text = fair_game(9, None).to_text();
    let run = verify_text("verify-fair.txt", &format!("# a comment\n\n{text}"));
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    let forged = format!("# a comment\n\n{}", fair_game(9, Some(0)).to_text());
    let run = verify_text("verify-forged.txt", &forged);
    assert_eq!(run.code, Some(1), "{}{}", run.out, run.err);
    let is_draw = |line: &str| line.starts_with("draw ");
    let line = forged.lines().position(is_draw).unwrap() + 1;
    let place = format!("verify-forged.txt:{line}: draw 0 differs");
    assert!(run.out.contains(&place), "{}", run.out);
}

#[test]
fn another_nonce_is_another_game() {
    let text = fair_game(9, None).to_text();
    let (nonce, other) = ("nonce red 01", "nonce red 02");
    assert!(text.contains(nonce));
    let run = verify_text("verify-nonce.txt", &text.replace(nonce, other));
    assert_eq!(run.code, Some(1), "{}{}", run.out, run.err);
}

#[test]
fn what_is_missing_is_told() {
    let text = fair_game(9, None).to_text();
    let plain = "carcas-record 1\nrules-version 2\nrules zman-c2\nseats red blue\n";
    let seed = SEED.to_string();
    let other_seed = format!("0{}", &seed[1..]);
    for (name, text, reason) in [
        (
            "plain",
            plain.to_owned(),
            "has no `seed-hash`: the game was not drawn so",
        ),
        (
            "seed",
            without(&text, "seed "),
            "has no `seed`: it is revealed when the game has ended",
        ),
        ("nonce", without(&text, "nonce red"), "has no `nonce red …`"),
        (
            "hash",
            without(&text, "seed-hash"),
            "there is no `seed-hash`",
        ),
        (
            "other",
            text.replace(&seed, &other_seed),
            "this is not the seed of `seed-hash`",
        ),
    ] {
        let run = verify_text(&format!("verify-no-{name}.txt"), &text);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{name}");
        assert!(run.err.contains(reason), "{name}: {}", run.err);
    }
}
