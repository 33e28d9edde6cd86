//! Reading texts: strict, so that a slip shows in the tests and not at the table.

use std::fmt;

use carcas_engine::{Edition, Switch};
use carcas_text::Key;
use carcas_tiles::Box;

use super::condition::Condition;
use super::texts::{Book, BookNote, Follows, RuleTexts, Section, Step, SwitchText, ValueText};

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTextError {
    /// The file and the line.
    pub place: String,
    /// What was wrong.
    pub why: String,
}

impl fmt::Display for RuleTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.why)
    }
}

impl std::error::Error for RuleTextError {}

/// The entry that indented lines belong to.
#[derive(Clone, Copy)]
enum Open {
    Nothing,
    Section,
    Switch,
    Step,
    Note,
}

/// Adds what a file says; `name` is used in messages.
pub(super) fn file(
    texts: &mut RuleTexts,
    name: &str,
    text: &'static str,
) -> Result<(), RuleTextError> {
    let mut open = Open::Nothing;
    // The line of the entry that is read, which may turn out to lack something.
    let mut begun = 1;
    let at = |line: usize| {
        move |why: String| RuleTextError {
            place: format!("{name}:{line}"),
            why,
        }
    };
    for (ix, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let value = value.trim();
        if line.starts_with(' ') {
            add(texts, open, key, value).map_err(at(ix + 1))?;
        } else {
            check(texts, open).map_err(at(begun))?;
            open = begin(texts, key, value).map_err(at(ix + 1))?;
            begun = ix + 1;
        }
    }
    check(texts, open).map_err(at(begun))
}

fn begin(texts: &mut RuleTexts, key: &str, value: &'static str) -> Result<Open, String> {
    match key {
        "section" => {
            texts.sections.push(Section {
                title: message(&format!("section-{value}"))?,
                boxes: Vec::new(),
                condition: Condition::default(),
                switches: Vec::new(),
            });
            Ok(Open::Section)
        }
        "switch" => {
            let section = texts.sections.last_mut().ok_or("no section yet")?;
            section.switches.push(SwitchText {
                switch: Switch::from_key(value)
                    .ok_or_else(|| format!("there is no switch `{value}`"))?,
                title: message(&format!("switch-{value}"))?,
                condition: Condition::default(),
                values: Vec::new(),
                follows: Vec::new(),
            });
            Ok(Open::Switch)
        }
        "step" => {
            let (code, name) = value.split_once(' ').ok_or("expected `step CODE NAME`")?;
            let of_key = code.to_lowercase().replace('.', "-");
            texts.steps.push(Step {
                code,
                condition: Condition::default(),
                rules: Vec::new(),
                text: message(&format!("step-{of_key}-{}", name.trim()))?,
            });
            Ok(Open::Step)
        }
        "misprint" | "unclear" => {
            let (books, name) = value.split_once(": ").ok_or("expected `BOOKS: NAME`")?;
            let book =
                |name| Book::from_name(name).ok_or_else(|| format!("there is no book `{name}`"));
            texts.notes.push(BookNote {
                is_misprint: key == "misprint",
                books: list(books).map(book).collect::<Result<_, _>>()?,
                condition: Condition::default(),
                rules: Vec::new(),
                says: message(&format!("note-{name}-says"))?,
                reading: message(&format!("note-{name}-read"))?,
            });
            Ok(Open::Note)
        }
        _ => Err(format!(
            "`{key}` begins no entry; expected section, switch, step, misprint or unclear"
        )),
    }
}

/// Adds a line to the entry begun last.
fn add(texts: &mut RuleTexts, open: Open, key: &str, value: &'static str) -> Result<(), String> {
    if value.is_empty() {
        return Err(format!("`{key}` says nothing"));
    }
    let unknown = |entry: &str| Err(format!("{entry} has no `{key}`"));
    match open {
        Open::Nothing => return Err("an indented line belongs to no entry".to_owned()),
        Open::Section => {
            let section = texts.sections.last_mut().ok_or("no section yet")?;
            match key {
                "box" => {
                    let of = |name| {
                        Box::from_name(name).ok_or_else(|| format!("there is no box `{name}`"))
                    };
                    section.boxes = list(value).map(of).collect::<Result<_, _>>()?;
                }
                "if" => section.condition = condition(value)?,
                _ => return unknown("a section"),
            }
        }
        Open::Switch => {
            let section = texts.sections.last_mut();
            let switch = section.and_then(|section| section.switches.last_mut());
            add_to_switch(switch.ok_or("no switch yet")?, key, value)?;
        }
        Open::Step => {
            let step = texts.steps.last_mut().ok_or("no step yet")?;
            match key {
                "if" => step.condition = condition(value)?,
                "rules" => step.rules = list(value).collect(),
                _ => return unknown("a step"),
            }
        }
        Open::Note => {
            let note = texts.notes.last_mut().ok_or("no note yet")?;
            match key {
                "if" => note.condition = condition(value)?,
                "rules" => note.rules = list(value).collect(),
                _ => return unknown("a note on a book"),
            }
        }
    }
    Ok(())
}

fn add_to_switch(text: &mut SwitchText, key: &str, value: &'static str) -> Result<(), String> {
    match key {
        "if" => text.condition = condition(value)?,
        "value" => {
            let (name, rules) = value.split_once(": ").ok_or("expected `NAME: IDS`")?;
            let is_known = text.switch.values.iter().any(|known| known.0 == name);
            if !is_known {
                return Err(format!("the switch has no value `{name}`"));
            }
            if text.value(name).is_some() {
                return Err(format!("`{name}` has a text already"));
            }
            let of_key = format!("value-{}-{name}", text.switch.key);
            text.values.push(ValueText {
                name,
                rules: list(rules).collect(),
                short: message(&format!("{of_key}-short"))?,
                sentence: message(&of_key)?,
            });
        }
        "follows" => {
            let (names, source) = value.split_once(": ").ok_or("expected `PRESETS: SOURCE`")?;
            let (source, rule) = match source.split_once(" (") {
                Some((source, rule)) => {
                    let rule = rule.strip_suffix(')').ok_or("expected `SOURCE (ID)`")?;
                    (source, Some(rule))
                }
                None => (source, None),
            };
            let edition = |name| {
                Edition::from_name(name).ok_or_else(|| format!("there is no preset `{name}`"))
            };
            text.follows.push(Follows {
                editions: list(names).map(edition).collect::<Result<_, _>>()?,
                source: message(&format!("source-{source}"))?,
                rule,
            });
        }
        _ => return Err(format!("a switch has no `{key}`")),
    }
    Ok(())
}

fn condition(text: &'static str) -> Result<Condition, String> {
    Condition::parse(text).map_err(|error| error.to_string())
}

fn message(key: &str) -> Result<Key, String> {
    Key::find(key).ok_or_else(|| format!("there is no message `{key}` in crates/text/data/en"))
}

fn list(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(", ")
}

/// Refuses the entry begun last if it lacks something.
fn check(texts: &RuleTexts, open: Open) -> Result<(), String> {
    let lacks = match open {
        Open::Nothing => None,
        Open::Section => texts
            .sections
            .last()
            .filter(|section| section.boxes.is_empty())
            .map(|_| "the section names no box"),
        Open::Switch => texts
            .sections
            .last()
            .and_then(|section| section.switches.last())
            .filter(|text| text.values.is_empty())
            .map(|_| "the switch explains no value"),
        Open::Step => texts
            .steps
            .last()
            .filter(|step| step.rules.is_empty())
            .map(|_| "the step names no rules"),
        Open::Note => texts
            .notes
            .last()
            .filter(|note| note.rules.is_empty())
            .map(|_| "the note names no rules"),
    };
    lacks.map_or(Ok(()), |why| Err(why.to_owned()))
}
