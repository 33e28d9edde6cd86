//! Arbitrary bytes as a conversation, inside this process: the body of the fuzz target `protocol` on stable.

use carcas_bots::Rng;
use carcas_laws::bytes;

/// Lines of a client that knows what it does.
const RIGHT: [&str; 14] = [
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

#[test]
fn any_bytes_are_answered_line_by_line() {
    for seed in 0..300 {
        let sent = random_conversation(&mut Rng::new(seed));
        println!("{}", String::from_utf8_lossy(&sent));
        bytes::conversation(&sent, converse);
    }
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
