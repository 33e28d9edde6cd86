//! Laws: a position is what its text says, and nothing else influences how the game goes on.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_engine::{Log, Node, Outcome, Rules, State};

use crate::node::Care;
use crate::verdict::{Verdict, law};

/// Checks that a position that is written and read is the same, whatever the order of its words, and goes on alike.
///
/// # Errors
/// How it differs.
pub fn check_position(rules: &Rules, state: &State, care: Care, rng: &mut Rng) -> Verdict {
    let text = state.text(rules);
    let mixed = shuffled(&text, rng);
    for text in [text.as_str(), mixed.as_str()] {
        let read = State::parse_text(rules, text);
        let error = read.as_ref().err();
        law!(
            error.is_none(),
            "the position is refused: {error:?}: {text}"
        );
        if let Ok(mut read) = read {
            are_alike(rules, state, &read)?;
            let n_steps = match care {
                Care::Samples => 8,
                Care::Everything => 40,
            };
            go_on_alike(rules, &mut state.clone(), &mut read, n_steps, rng)?;
        }
    }
    Ok(())
}

/// Takes the same random steps in both.
fn go_on_alike(
    rules: &Rules,
    one: &mut State,
    other: &mut State,
    n_steps: u32,
    rng: &mut Rng,
) -> Verdict {
    for _ in 0..n_steps {
        let step = match one.node() {
            Node::Over => break,
            Node::Chance { .. } => {
                let Some(outcome) = one.sample(rules, |n| rng.below(n)) else {
                    break;
                };
                let drawn = |state: &mut State| state.draw(rules, outcome, &mut Log::silent());
                law!(
                    drawn(one) == drawn(other),
                    "an outcome is possible in one only"
                );
                format!("{outcome:?}")
            }
            Node::Decide { .. } => {
                let names: Vec<String> = moves(rules, one).into_iter().collect();
                let name = &names[rng.below(names.len() as u32) as usize];
                for state in [&mut *one, &mut *other] {
                    let read = state.parse_move(rules, name);
                    law!(read.is_ok(), "`{name}` is read in one position only");
                    if let Ok(read) = read {
                        let played = state.play(rules, read, &mut Log::silent());
                        law!(played.is_ok(), "`{name}` is legal in one position only");
                    }
                }
                name.clone()
            }
        };
        are_alike(rules, one, other).map_err(|mut fault| {
            fault.why = format!("after `{step}`: {}", fault.why);
            fault
        })?;
    }
    Ok(())
}

fn are_alike(rules: &Rules, one: &State, other: &State) -> Verdict {
    let (text, read) = (one.text(rules), other.text(rules));
    law!(text == read, "a position becomes another: {text}\n{read}");
    let (key, other_key) = (one.key(rules), other.key(rules));
    law!(
        key == other_key,
        "equal positions have the keys {key:x} and {other_key:x}: {text}"
    );
    let (legal, read) = (moves(rules, one), moves(rules, other));
    law!(
        legal == read,
        "equal positions have different moves: {text}\n{legal:?}\n{read:?}"
    );
    let (drawn, read) = (outcomes(rules, one), outcomes(rules, other));
    law!(
        drawn == read,
        "equal positions have different draws: {text}\n{drawn:?}\n{read:?}"
    );
    Ok(())
}

/// Returns the names of all moves.
fn moves(rules: &Rules, state: &State) -> BTreeSet<String> {
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    let names = moves.iter().map(|&legal| state.move_name(rules, legal));
    names.collect()
}

fn outcomes(rules: &Rules, state: &State) -> BTreeSet<(Outcome, u32)> {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    outcomes.into_iter().collect()
}

/// Brings sections, and the words of those that have no order, into a random order.
fn shuffled(text: &str, rng: &mut Rng) -> String {
    let mut sections: Vec<String> = Vec::new();
    for section in text.split("; ") {
        let (name, words) = section.split_once(' ').unwrap_or((section, ""));
        // Of figures that look alike, the first is the one that moves name: it matters which of them the fairy is with.
        let is_ordered = words.contains("+fairy");
        let words = match name {
            "tiles" => shuffled_tiles(words, rng),
            "figures" if !is_ordered => mixed(words.split(' '), rng),
            "prisoners" | "neutrals" | "tokens" => mixed(words.split(' '), rng),
            _ => words.to_owned(),
        };
        sections.push(format!("{name} {words}"));
    }
    shuffle(&mut sections, rng);
    sections.join("; ")
}

/// Names the kind of each tile with its cell, so that they can be read in any order. The start tiles and the bridges over
/// them come first.
fn shuffled_tiles(words: &str, rng: &mut Rng) -> String {
    let mut kind = None;
    let (mut start, mut tiles) = (Vec::new(), Vec::new());
    for word in words.split_whitespace() {
        let is_cell = !word.starts_with(|c: char| c.is_ascii_alphabetic());
        match kind {
            None if is_cell || word == "start" => start.push(word.to_owned()),
            Some(kind) if is_cell => tiles.push(format!("{kind} {word}")),
            _ => kind = Some(word),
        }
    }
    shuffle(&mut tiles, rng);
    start.append(&mut tiles);
    start.join(" ")
}

fn mixed<'t>(words: impl Iterator<Item = &'t str>, rng: &mut Rng) -> String {
    let mut words: Vec<&str> = words.collect();
    shuffle(&mut words, rng);
    words.join(" ")
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for ix in (1..items.len()).rev() {
        items.swap(ix, rng.below(ix as u32 + 1) as usize);
    }
}
