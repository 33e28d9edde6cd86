//! The lines of a trace as types, and reading them strictly.
//!
//! Unknown keys are refused: the format is small and documented, and a key that is not understood could change what
//! the rest means.

use std::collections::BTreeMap;
use std::path::Path;

use carcas_cli::traces::SetupLine;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::files::BadTrace;

/// A whole trace.
#[derive(Debug)]
pub(crate) struct Trace {
    pub(crate) setup: SetupLine,
    /// At least one.
    pub(crate) decisions: Vec<DecisionLine>,
    pub(crate) end: EndLine,
}

/// A line in the middle: one decision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionLine {
    pub(crate) player: u64,
    pub(crate) phase: String,
    pub(crate) options: Vec<String>,
    pub(crate) choice: String,
    /// Tiles that were drawn before this decision and fitted nowhere.
    #[serde(default)]
    pub(crate) discarded: Vec<String>,
    #[serde(default)]
    pub(crate) sheep: Value,
    #[serde(default)]
    pub(crate) bazaar: Value,
    pub(crate) after: After,
}

/// The position when the next decision is asked.
#[derive(Debug, Deserialize)]
pub(crate) struct After {
    pub(crate) scores: Vec<i64>,
    pub(crate) supply: Vec<BTreeMap<String, u64>>,
    pub(crate) figures: Vec<String>,
    /// Everything else: neutral figures, tokens, prisoners.
    #[serde(flatten)]
    pub(crate) rest: BTreeMap<String, Value>,
}

/// The last line.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndLine {
    /// Whether the game is over; otherwise the recording stops with a decision open.
    pub(crate) end: bool,
    pub(crate) scores: Vec<i64>,
    /// A counter of the independent engine that no rule knows.
    #[serde(rename = "turns")]
    _turns: Option<u64>,
    /// The final scoring, one list for each feature.
    #[serde(rename = "final")]
    pub(crate) final_scoring: Option<Vec<Vec<FinalScore>>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FinalScore {
    pub(crate) player: u64,
    pub(crate) points: i64,
    pub(crate) name: String,
    pub(crate) at: Option<String>,
}

impl Trace {
    /// The line of the file on which a decision stands.
    pub(crate) fn line_of(decision_ix: usize) -> usize {
        decision_ix + 2
    }
}

/// Reads a trace from its text.
pub(crate) fn parse(file: &Path, text: &str) -> Result<Trace, BadTrace> {
    let lines: Vec<&str> = text.trim_end().lines().collect();
    let bad = |line: usize, message: String| BadTrace {
        file: file.to_owned(),
        line,
        message,
    };
    let [first, middle @ .., last] = lines.as_slice() else {
        return Err(bad(
            lines.len().max(1),
            "this is no whole trace: it needs a line for the setup, one for each decision and one for the end; check \
             that it is a trace, or fetch it again"
                .to_owned(),
        ));
    };
    let setup: SetupLine = parse_line(first, "a setup").map_err(|message| bad(1, message))?;
    setup.check().map_err(|message| bad(1, message))?;
    let mut decisions = Vec::with_capacity(middle.len());
    for (ix, line) in middle.iter().enumerate() {
        let decision = parse_line(line, "a decision")
            .and_then(|decision: DecisionLine| check_decision(&setup, &decision).map(|()| decision))
            .map_err(|message| bad(Trace::line_of(ix), message))?;
        decisions.push(decision);
    }
    let end: EndLine = parse_line(last, "the last line of a trace").map_err(|message| {
        let is_decision = serde_json::from_str::<DecisionLine>(last).is_ok();
        let cut_off =
            "the last line is a decision and not the `end`; the file was cut off, fetch it again";
        let message = if is_decision {
            cut_off.to_owned()
        } else {
            message
        };
        bad(lines.len(), message)
    })?;
    check_seats(&setup, "scores", end.scores.len()).map_err(|message| bad(lines.len(), message))?;
    for score in end.final_scoring.iter().flatten().flatten() {
        check_player(&setup, score.player).map_err(|message| bad(lines.len(), message))?;
    }
    if decisions.is_empty() {
        return Err(bad(
            2,
            "the trace has no decisions, so there is nothing to compare; record a game in which a tile is drawn"
                .to_owned(),
        ));
    }
    Ok(Trace {
        setup,
        decisions,
        end,
    })
}

fn parse_line<T: DeserializeOwned>(line: &str, what: &str) -> Result<T, String> {
    let explain = |error: &serde_json::Error, remedy: String| {
        let message = error.to_string();
        // Every line is read on its own, so the line that the message names says nothing.
        let reason = message
            .rsplit_once(" at line ")
            .map_or(message.as_str(), |(reason, _)| reason);
        format!("column {}: {reason}; {remedy}", error.column())
    };
    serde_json::from_str(line).map_err(|error| {
        match serde_json::from_str::<serde::de::IgnoredAny>(line) {
            Err(damage) => explain(
                &damage,
                "the file is damaged or was cut off, fetch it again".to_owned(),
            ),
            Ok(_) => explain(
                &error,
                format!("expected {what} as described in the README of the traces"),
            ),
        }
    })
}

fn check_decision(setup: &SetupLine, decision: &DecisionLine) -> Result<(), String> {
    check_player(setup, decision.player)?;
    check_seats(setup, "after.scores", decision.after.scores.len())?;
    check_seats(setup, "after.supply", decision.after.supply.len())?;
    if decision.options.contains(&decision.choice) {
        Ok(())
    } else {
        Err(format!(
            "the choice `{}` is not among the options; fetch the file again or correct one of them",
            decision.choice
        ))
    }
}

fn check_player(setup: &SetupLine, player: u64) -> Result<(), String> {
    if player < setup.players {
        Ok(())
    } else {
        Err(format!(
            "there is no seat {player} among {} players; seats are counted from 0",
            setup.players
        ))
    }
}

fn check_seats(setup: &SetupLine, key: &str, n: usize) -> Result<(), String> {
    if n as u64 == setup.players {
        Ok(())
    } else {
        Err(format!(
            "`{key}` has {n} entries for {} players; write one for each seat",
            setup.players
        ))
    }
}

/// Whether a value holds nothing: no entries, or only entries that hold nothing.
pub(crate) fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is_set) => !is_set,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.iter().all(is_empty),
        Value::Object(entries) => entries.values().all(is_empty),
    }
}
