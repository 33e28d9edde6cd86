//! Setups: a game from the JSON of `setup`.

use carcas_record::Record;
use serde_json::{Map, Value};

use super::command::Rest;
use super::game::OpenGame;
use super::reply::Fault;
use crate::setup_args::{SEAT_NAMES, SetupArgs};
use crate::traces::{self, SetupLine, Unplayable};

/// Keys that only the first line of a trace has.
const TRACE_KEYS: [&str; 4] = ["trace", "players", "sets", "elements"];

/// Keys of our own setups.
const OWN_KEYS: [&str; 4] = ["rules", "with", "set", "seats"];

/// Begins the game that a setup describes.
pub(crate) fn begin(rest: Rest<'_>) -> Result<OpenGame, Fault> {
    let value: Value = serde_json::from_str(rest.text).map_err(|error| {
        let message = error.to_string();
        let reason = message
            .rsplit_once(" at line ")
            .map_or(message.as_str(), |(reason, _)| reason);
        // The column counts bytes from 1; a text that ends too early is wrong behind its end.
        let at = error.column().saturating_sub(1).min(rest.text.len());
        rest.fault(at, format!("this is no JSON: {reason}"))
    })?;
    let Value::Object(entries) = value else {
        let what = r#"a setup is an object such as {"rules":"zman-c2","seats":2}"#;
        return Err(rest.fault(0, what));
    };
    let is_trace = TRACE_KEYS.iter().any(|&key| entries.contains_key(key));
    let game = if is_trace {
        from_trace(entries)
    } else {
        from_own(&entries)
    };
    game.map_err(|what| rest.fault(0, what))
}

/// Begins a game with the first line of a trace.
fn from_trace(mut entries: Map<String, Value>) -> Result<OpenGame, String> {
    let is_start_given = entries.contains_key("start");
    for (key, usual) in [
        ("trace", Value::from(1)),
        ("config", Value::from("")),
        ("start", Value::Array(Vec::new())),
    ] {
        entries.entry(key).or_insert(usual);
    }
    let line: SetupLine = serde_json::from_value(Value::Object(entries))
        .map_err(|error| format!("this is no first line of a trace: {error}"))?;
    line.check()?;
    let rules = traces::prepare(&line).map_err(|refusal| match refusal {
        Unplayable::Unsupported(needs) => {
            format!(
                "this game cannot be played yet; it needs {}",
                needs.join(", ")
            )
        }
        Unplayable::Malformed(message) => message,
    })?;
    let state = traces::begin(&rules, &line, is_start_given)?;
    Ok(OpenGame::of_trace(rules, state))
}

/// Begins a game of our own choices.
fn from_own(entries: &Map<String, Value>) -> Result<OpenGame, String> {
    if let Some(key) = entries.keys().find(|key| !OWN_KEYS.contains(&key.as_str())) {
        return Err(format!(
            "a setup has no key `{key}`; expected {}",
            OWN_KEYS.join(", ")
        ));
    }
    let edition = match entries.get("rules") {
        None | Some(Value::Null) => None,
        Some(Value::String(name)) => Some(name.clone()),
        Some(other) => {
            return Err(format!(
                "`rules` is {other}; expected a preset such as \"zman-c2\""
            ));
        }
    };
    let args = SetupArgs {
        rules: edition,
        boxes: words(entries, "with")?,
        switches: switches(entries)?,
    };
    let (n_seats, names) = seats(entries.get("seats"))?;
    let (setup, _) = args
        .prepare_in(carcas_text::english(), n_seats)
        .map_err(|error| one_line(&error))?;
    let record = Record::new(setup, names).map_err(|error| error.to_string())?;
    Ok(OpenGame::of_record(record))
}

/// Writes a list of reasons on one line.
fn one_line(error: &anyhow::Error) -> String {
    let text = error.to_string();
    text.replacen(":\n  - ", ": ", 1).replace("\n  - ", "; ")
}

/// Reads a list of words, or a text with commas between them.
fn words(entries: &Map<String, Value>, key: &str) -> Result<Vec<String>, String> {
    let wrong = |value: &Value| format!("`{key}` holds {value}; expected a list of texts");
    match entries.get(key) {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::String(text)) => {
            Ok(text.split(',').map(|word| word.trim().to_owned()).collect())
        }
        Some(Value::Array(items)) => items
            .iter()
            .map(|item| item.as_str().map(str::to_owned).ok_or_else(|| wrong(item)))
            .collect(),
        Some(other) => Err(wrong(other)),
    }
}

/// Reads switches with their values, as an object or as `SWITCH=VALUE`.
fn switches(entries: &Map<String, Value>) -> Result<Vec<String>, String> {
    let Some(Value::Object(set)) = entries.get("set") else {
        return words(entries, "set");
    };
    let text = |(key, value): (&String, &Value)| match value {
        Value::String(value) => Ok(format!("{key}={value}")),
        Value::Number(value) => Ok(format!("{key}={value}")),
        other => Err(format!("the switch `{key}` is {other}; expected a text")),
    };
    set.iter().map(text).collect()
}

/// Reads the number of seats or their names.
fn seats(value: Option<&Value>) -> Result<(usize, Vec<String>), String> {
    let usual = |n: usize| {
        let names = SEAT_NAMES.iter().take(n);
        (n, names.map(ToString::to_string).collect())
    };
    let wrong = |value: &Value| {
        Err(format!(
            "`seats` is {value}; expected a number or a list of names"
        ))
    };
    match value {
        None | Some(Value::Null) => Ok(usual(2)),
        Some(number @ Value::Number(n)) => match n.as_u64().map(usize::try_from) {
            Some(Ok(n)) => Ok(usual(n)),
            _ => wrong(number),
        },
        Some(list @ Value::Array(items)) => {
            let names = items.iter().map(|item| item.as_str().map(str::to_owned));
            match names.collect::<Option<Vec<String>>>() {
                Some(names) => Ok((names.len(), names)),
                None => wrong(list),
            }
        }
        Some(other) => wrong(other),
    }
}
