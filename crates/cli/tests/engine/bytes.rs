//! Arbitrary bytes as a conversation, inside this process: the body of the fuzz target `protocol` on stable.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_laws::bytes;

/// Lines of a client that knows what it does.
const RIGHT: [&str; 16] = [
    r#"setup {"with":["count"],"seats":3}"#,
    r#"setup {"rules":"devir","with":"princess-and-dragon,river-2"}"#,
    r#"setup {"players":2,"sets":["basic:1"],"elements":{"small-follower":7,"farmers":true}}"#,
    "setup {}",
    "draw monastery",
    "draw road-curve",
    "draw BA/RFr",
    "play pass",
    "moves",
    "state",
    "go bot random",
    "go time 5 nodes 9",
    "record",
    "undo",
    "help",
    "quit",
];

fn converse(sent: &[u8]) -> Vec<u8> {
    let mut said = Vec::new();
    let ended = carcas_cli::converse(sent, &mut said, 1);
    ended.expect("neither reading nor writing memory fails");
    said
}

/// Returns lines that are right as such, lines that follow what the engine offers, and lines with changed bytes.
fn random_conversation(rng: &mut Rng) -> Vec<u8> {
    let mut sent = b"setup {}\n".to_vec();
    for _ in 0..rng.below(30) {
        let line = RIGHT[rng.below(RIGHT.len() as u32) as usize].as_bytes();
        let mut line = match rng.below(3) {
            // What a bot or the first outcome would do brings the game further.
            0 => offered(&sent).unwrap_or_else(|| line.to_vec()),
            _ => line.to_vec(),
        };
        if rng.below(4) == 0 && !line.is_empty() {
            for _ in 0..=rng.below(3) {
                let ix = rng.below(line.len() as u32) as usize;
                line[ix] = rng.below(256) as u8;
            }
        }
        sent.extend_from_slice(&line);
        sent.push(b'\n');
    }
    sent
}

/// Returns a line that draws or plays what is possible after a conversation.
fn offered(sent: &[u8]) -> Option<Vec<u8>> {
    let mut asked = sent.to_vec();
    asked.extend_from_slice(b"go bot random\nstate\n");
    let said = String::from_utf8(converse(&asked)).ok()?;
    let mut last = said.lines().rev();
    let state = last.next()?.strip_prefix("state ")?;
    if let Some(best) = last.next()?.strip_prefix("best ") {
        return Some(format!("play {best}").into_bytes());
    }
    let state: serde_json::Value = serde_json::from_str(state).ok()?;
    let (tile, _) = state["outcomes"].as_object()?.iter().next()?;
    Some(format!("draw {tile}").into_bytes())
}

/// Returns how the answers of a conversation begin.
fn kinds(sent: &[u8]) -> BTreeSet<String> {
    let said = String::from_utf8(converse(sent)).expect("answers are text");
    let kind = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    said.lines().map(kind).collect()
}

#[test]
fn any_bytes_are_answered_line_by_line() {
    let mut met = BTreeSet::new();
    for seed in 0..300 {
        let sent = random_conversation(&mut Rng::new(seed));
        println!("{}", String::from_utf8_lossy(&sent));
        bytes::conversation(&sent, converse);
        met.extend(kinds(&sent));
    }
    let expected = ["best", "error", "help", "moves", "ok", "record", "state"];
    assert_eq!(met.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn end_of_a_game_is_told_among_any_bytes() {
    let nearly_over = nearly_over();
    let mut met = BTreeSet::new();
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let mut sent = nearly_over.clone();
        for _ in 0..8 {
            let mut line = offered(&sent).unwrap_or_else(|| b"state".to_vec());
            if rng.below(6) == 0 {
                let ix = rng.below(line.len() as u32) as usize;
                line[ix] = rng.below(256) as u8;
            }
            sent.extend_from_slice(&line);
            sent.push(b'\n');
        }
        bytes::conversation(&sent, converse);
        met.extend(kinds(&sent));
    }
    assert!(met.contains("over"), "no game ends: {met:?}");
}

/// Returns a conversation in which a few lines are left until the game is over.
fn nearly_over() -> Vec<u8> {
    let mut lines = vec![b"setup {\"seats\":2}".to_vec()];
    let sent = |lines: &[Vec<u8>]| lines.join(&b'\n').into_iter().chain([b'\n']).collect();
    loop {
        let so_far: Vec<u8> = sent(&lines);
        match offered(&so_far) {
            Some(line) => lines.push(line),
            None => break,
        }
        assert!(lines.len() < 2_000, "the game never ends");
    }
    lines.truncate(lines.len() - 4);
    sent(&lines)
}

#[test]
fn ends_of_lines_and_of_the_input_are_all_understood() {
    for sent in [
        &b""[..],
        b"\n",
        b"\n\n",
        b"ping",
        b"ping\r\nquit\r\nping\n",
        b"quit",
        b"\xff\nquit\n\xff",
    ] {
        bytes::conversation(sent, converse);
    }
}
