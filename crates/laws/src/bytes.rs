//! What readers and the engine make of arbitrary bytes. The fuzz targets under `fuzz/` and a test on stable share these
//! bodies; each panics if something is wrong.

use carcas_bots::Rng;
use carcas_engine::notation::{parse_position, write_position};
use carcas_engine::{Log, Node, Rules, State};
use carcas_record::{Record, Scenario};
use carcas_tiles::Catalogue;

use crate::candidates::random_candidate;
use crate::node::{Care, check_node};
use crate::refusals::check_refusals;
use crate::setups::random_setup;
use crate::watch::{Told, Watch};

/// Reads bytes as a record: refused with a place and a reason, or read again as it is written.
///
/// # Panics
/// If a law is broken.
pub fn record(bytes: &[u8]) {
    match Record::parse_bytes(bytes) {
        Ok(record) => {
            let text = record.to_text();
            let again = Record::parse(&text).expect("a record reads what it writes");
            assert_eq!(again.to_text(), text);
            assert!(again.state() == record.state(), "the text is the game");
        }
        Err(error) => {
            let n_lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + 1;
            assert!((1..=n_lines + 1).contains(&error.line), "{error}");
            assert!(error.column >= 1 && !error.message.is_empty(), "{error}");
        }
    }
}

/// Reads bytes as a position: refused with a place and a reason, or read again as it is written; and played to its end.
///
/// # Panics
/// If a law is broken.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let text = text.trim_end_matches('\n');
    match parse_position(text) {
        Ok((setup, rules, mut state)) => {
            let line = write_position(&setup, &rules, &state);
            let again = parse_position(&line).expect("a position reads what it writes");
            assert_eq!(write_position(&again.0, &again.1, &again.2), line);
            assert_eq!(again.2.key(&again.1), state.key(&rules), "{line}");
            let mut rng = Rng::new(state.key(&rules));
            crate::play_ahead(&rules, &mut state, u32::MAX, &mut rng);
        }
        Err(error) => {
            let is_sound = error.at <= text.len() && !error.message.is_empty();
            assert!(is_sound, "{error:?}");
        }
    }
}

/// Reads bytes as a scenario and runs it, if it is one; it may fail, but it ends.
///
/// # Panics
/// If a law is broken.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match Scenario::parse("bytes", text) {
        Ok(scenario) => {
            if let Err(failure) = scenario.run() {
                assert!(!failure.to_string().is_empty());
            }
        }
        Err(error) => assert!(error.line >= 1 && !error.message.is_empty(), "{error}"),
    }
}

/// Reads bytes as a file of the catalogue: refused with reasons, or printed as what is read again.
///
/// # Panics
/// If a law is broken.
pub fn catalogue(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match Catalogue::parse(&[("bytes", text)]) {
        Ok(read) => {
            let boxes = read.sets().iter().step_by(2).map(|set| set.of);
            let printed: Vec<String> = boxes.filter_map(|of| read.print(of)).collect();
            let files = printed.iter().map(|text| ("printed", text.as_str()));
            let files: Vec<(&str, &str)> = files.collect();
            assert_eq!(Catalogue::parse(&files).as_ref(), Ok(&read));
        }
        Err(errors) => {
            let n_lines = text.lines().count().max(1);
            let is_sound = errors
                .iter()
                .all(|error| (1..=n_lines).contains(&error.line) && !error.reason.is_empty());
            assert!(is_sound && !errors.is_empty(), "{errors:?}");
        }
    }
}

/// Sends bytes to an engine and holds the conversation to its protocol: one line for every line, each an answer that the
/// protocol knows; a wrong line is named by its number, and what follows is answered as if it had not been sent.
///
/// `converse` returns everything that the engine answers before it ends.
///
/// # Panics
/// If a law is broken.
pub fn conversation(bytes: &[u8], converse: impl Fn(&[u8]) -> Vec<u8>) {
    let lines: Vec<&[u8]> = match bytes.strip_suffix(b"\n") {
        None if bytes.is_empty() => Vec::new(),
        whole => whole
            .unwrap_or(bytes)
            .split(|&byte| byte == b'\n')
            .collect(),
    };
    let said = converse(bytes);
    let said = String::from_utf8(said).expect("answers are text");
    assert!(said.is_empty() || said.ends_with('\n'), "the last is whole");
    let answers: Vec<&str> = said.lines().collect();
    let has_ended = answers.len() < lines.len();
    if has_ended {
        let n = answers.len();
        let last = std::str::from_utf8(lines[n - 1]).map(str::trim);
        assert_eq!(last, Ok("quit"), "only `quit` ends a conversation early");
    }
    let mut right = Vec::new();
    let mut expected = String::new();
    for (ix, (line, answer)) in lines.iter().zip(&answers).enumerate() {
        if let Some(error) = answer.strip_prefix("error line ") {
            let place = format!("{}, column ", ix + 1);
            assert!(error.starts_with(&place), "line {}: {answer}", ix + 1);
            continue;
        }
        let is_known = ANSWERS.iter().any(|known| answer.starts_with(known));
        assert!(is_known, "line {}: {answer}", ix + 1);
        right.extend_from_slice(line);
        right.push(b'\n');
        expected += answer;
        expected.push('\n');
    }
    let again = converse(&right);
    assert_eq!(String::from_utf8_lossy(&again), expected);
}

/// How answers of an engine begin, errors aside.
const ANSWERS: [&str; 7] = [
    "ok",
    "moves ",
    "state {",
    "best ",
    "over {",
    "record \"",
    "help ",
];

/// Reads bytes as a move of a random game.
///
/// # Panics
/// If a law is broken.
pub fn notation(bytes: &[u8]) {
    let (head, text) = bytes.split_at(bytes.len().min(8));
    let Ok(text) = std::str::from_utf8(text) else {
        return;
    };
    let mut rng = Rng::new(number(head));
    let rules = rules_of(&mut rng);
    let mut state = State::new(&rules);
    crate::play_ahead(&rules, &mut state, rng.below(80), &mut rng);
    if let Ok(read) = state.parse_move(&rules, text) {
        let mut moves = Vec::new();
        state.legal_moves(&rules, &mut moves);
        assert_eq!(state.is_legal(&rules, read), moves.contains(&read));
    }
}

/// Plays bytes as a game: eight choose the setup, each of the others draws, plays, or tries what may not be legal.
///
/// # Panics
/// If a law is broken.
pub fn moves(bytes: &[u8]) {
    let (head, steps) = bytes.split_at(bytes.len().min(8));
    let mut rng = Rng::new(number(head));
    let setup = random_setup(&mut rng);
    let rules = Rules::new(&setup).expect("a random setup can be played");
    let mut state = State::new(&rules);
    let mut watch = Watch::new(&rules, &state);
    let mut legal = Vec::new();
    let mut events = Vec::new();
    for pair in steps.chunks(2) {
        let byte = usize::from(pair[0]) + 256 * usize::from(*pair.get(1).unwrap_or(&0));
        let before = state.clone();
        events.clear();
        let log = &mut Log::to(&mut events);
        let mut played = None;
        match state.node() {
            Node::Over => break,
            Node::Chance { .. } => {
                let outcome = state.sample(&rules, |n| byte as u32 % n);
                let outcome = outcome.expect("every point below the weight is an outcome");
                let drawn = state.draw(&rules, outcome, log);
                drawn.expect("an outcome can be drawn");
            }
            Node::Decide { .. } => {
                legal.clear();
                state.legal_moves(&rules, &mut legal);
                let chosen = match byte % 8 {
                    0 => random_candidate(&state, &mut rng),
                    _ => legal[byte / 8 % legal.len()],
                };
                let answer = state.play(&rules, chosen, log);
                assert_eq!(answer.is_ok(), legal.contains(&chosen), "{chosen:?}");
                if answer.is_err() {
                    assert!(state == before, "a refused move changes nothing");
                    continue;
                }
                played = Some(chosen);
            }
        }
        let told = Told {
            before: &before,
            played,
            events: &events,
            after: &state,
        };
        let checked = watch
            .step(&rules, &told)
            .and_then(|()| check_node(&rules, &state, Care::Samples, &mut rng))
            .and_then(|()| check_refusals(&setup, &rules, &state, Care::Samples, &mut rng));
        if let Err(fault) = checked {
            panic!("{fault}");
        }
    }
}

fn rules_of(rng: &mut Rng) -> Rules {
    let setup = random_setup(rng);
    Rules::new(&setup).expect("a random setup can be played")
}

fn number(bytes: &[u8]) -> u64 {
    let fold = |number: u64, &byte: &u8| number << 8 | u64::from(byte);
    bytes.iter().fold(0, fold)
}
