//! Flocks: which tokens lie beside which shepherds, and which token a trace must have drawn.
//!
//! Traces do not say what was drawn. They show the flocks when a question is asked, so the token is the one that leads to
//! what they show next.

use carcas_engine::{FigureKind, Log, Outcome, Rules, State, Token};
use serde_json::Value;

use super::after;
use super::difference::{Difference, Topic};
use super::trace::{DecisionLine, is_empty};

/// The traces' words for tokens.
const TOKENS: [(&str, Token); 4] = [
    ("SHEEP_1X", Token::OneSheep),
    ("SHEEP_2X", Token::TwoSheep),
    ("SHEEP_3X", Token::ThreeSheep),
    ("SHEEP_4X", Token::FourSheep),
];

/// Compares the flocks and the number of tokens in the token bag when a question is asked.
pub(crate) fn compare(state: &State, theirs: &Value) -> Option<Difference> {
    let ours = ours(state);
    let theirs = match is_empty(theirs) {
        true => String::new(),
        false => shown(theirs),
    };
    let is_empty = theirs.is_empty() && state.figures().all(|one| one.kind != FigureKind::Shepherd);
    (!is_empty && ours != theirs).then(|| Difference::new(Topic::After, "sheep", theirs, ours))
}

fn ours(state: &State) -> String {
    let n_tokens: u32 = state.token_bag().map(|(_, n)| u32::from(n)).sum();
    let shepherds = state
        .figures()
        .filter(|figure| figure.kind == FigureKind::Shepherd);
    let flocks = shepherds.map(|shepherd| {
        let held = TOKENS.iter().flat_map(|&(name, token)| {
            let n_tokens = state.n_tokens(shepherd.seat, token);
            std::iter::repeat_n(name.to_owned(), usize::from(n_tokens))
        });
        (shepherd.spot.cell.to_string(), held.collect())
    });
    listed(u64::from(n_tokens), flocks.collect())
}

fn shown(theirs: &Value) -> String {
    let n_tokens = theirs.get("bagSize").and_then(Value::as_u64);
    let flocks = theirs.get("flocks").and_then(Value::as_array);
    let texts = |value: Option<&Value>| -> Vec<String> {
        let listed = value.and_then(Value::as_array).into_iter().flatten();
        let text = |one: &Value| one.as_str().map_or_else(|| one.to_string(), str::to_owned);
        listed.map(text).collect()
    };
    let flocks = flocks.into_iter().flatten().map(|flock| {
        let cell = texts(flock.get("position")).join(",");
        (cell, texts(flock.get("tokens")))
    });
    listed(n_tokens.unwrap_or(u64::MAX), flocks.collect())
}

fn listed(n_tokens: u64, mut flocks: Vec<(String, Vec<String>)>) -> String {
    for (_, tokens) in &mut flocks {
        tokens.sort_unstable();
    }
    flocks.sort_unstable();
    let flocks = flocks
        .into_iter()
        .map(|(cell, tokens)| format!("; {cell}: {}", tokens.join(" ")));
    format!("{n_tokens} tokens in the bag{}", flocks.collect::<String>())
}

/// Returns the token that leads to what the trace shows after a decision and at the next question.
pub(crate) fn drawn(
    rules: &Rules,
    state: &State,
    line: &DecisionLine,
    next: Option<&DecisionLine>,
) -> Option<Outcome> {
    let mut outcomes = Vec::new();
    state.outcomes(rules, &mut outcomes);
    let n_differences = |&(outcome, _): &(Outcome, u32)| {
        let mut state = state.clone();
        if state.draw(rules, outcome, &mut Log::silent()).is_err() {
            return usize::MAX;
        }
        let flocks = next.and_then(|next| compare(&state, &next.sheep));
        after::compare(rules, &state, line).len() + usize::from(flocks.is_some())
    };
    let best = outcomes.iter().min_by_key(|one| n_differences(one));
    best.map(|&(outcome, _)| outcome)
}
