//! Reading texts: strict, so that a slip shows in the tests and not at the table.

use anyhow::{Context, bail, ensure};
use carcas_engine::{Edition, Switch};
use carcas_tiles::Box;

use super::condition::Condition;
use super::texts::{Book, Follows, Note, Section, Step, SwitchText, Texts, ValueText};

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
pub(super) fn file(texts: &mut Texts, name: &str, text: &'static str) -> anyhow::Result<()> {
    let mut open = Open::Nothing;
    for (ix, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.trim().split_once(' ').unwrap_or((line, ""));
        let value = value.trim();
        let outcome = match line.starts_with(' ') {
            false => begin(texts, key, value).map(|begun| open = begun),
            true => add(texts, open, key, value),
        };
        outcome.with_context(|| format!("{name}:{}", ix + 1))?;
    }
    check(texts).with_context(|| name.to_owned())
}

fn begin(texts: &mut Texts, key: &str, value: &'static str) -> anyhow::Result<Open> {
    match key {
        "section" => {
            texts.sections.push(Section {
                title: value,
                boxes: Vec::new(),
                condition: Condition::default(),
                switches: Vec::new(),
            });
            Ok(Open::Section)
        }
        "switch" => {
            let section = texts.sections.last_mut().context("no section yet")?;
            section.switches.push(SwitchText {
                switch: Switch::from_key(value).context("unknown switch")?,
                condition: Condition::default(),
                values: Vec::new(),
                follows: Vec::new(),
            });
            Ok(Open::Switch)
        }
        "step" => {
            texts.steps.push(Step {
                code: value,
                condition: Condition::default(),
                rules: Vec::new(),
                text: "",
            });
            Ok(Open::Step)
        }
        "misprint" | "unclear" => {
            let books = list(value).map(|name| Book::from_name(name).context("unknown book"));
            texts.notes.push(Note {
                is_misprint: key == "misprint",
                books: books.collect::<anyhow::Result<_>>()?,
                condition: Condition::default(),
                rules: Vec::new(),
                says: "",
                reading: "",
            });
            Ok(Open::Note)
        }
        _ => bail!("`{key}` begins no entry"),
    }
}

/// Adds a line to the entry begun last.
fn add(texts: &mut Texts, open: Open, key: &str, value: &'static str) -> anyhow::Result<()> {
    ensure!(!value.is_empty(), "`{key}` says nothing");
    match open {
        Open::Nothing => bail!("an indented line belongs to no entry"),
        Open::Section => {
            let section = texts.sections.last_mut().context("no section yet")?;
            match key {
                "box" => {
                    let boxes = list(value).map(|name| Box::from_name(name).context("unknown box"));
                    section.boxes = boxes.collect::<anyhow::Result<_>>()?;
                }
                "if" => section.condition = Condition::parse(value)?,
                _ => bail!("a section has no `{key}`"),
            }
        }
        Open::Switch => {
            let section = texts.sections.last_mut();
            let switch = section.and_then(|section| section.switches.last_mut());
            add_to_switch(switch.context("no switch yet")?, key, value)?;
        }
        Open::Step => {
            let step = texts.steps.last_mut().context("no step yet")?;
            match key {
                "if" => step.condition = Condition::parse(value)?,
                "rules" => step.rules = list(value).collect(),
                "text" => step.text = value,
                _ => bail!("a step has no `{key}`"),
            }
        }
        Open::Note => {
            let note = texts.notes.last_mut().context("no note yet")?;
            match key {
                "if" => note.condition = Condition::parse(value)?,
                "rules" => note.rules = list(value).collect(),
                "says" => note.says = value,
                "read" => note.reading = value,
                _ => bail!("a note on a book has no `{key}`"),
            }
        }
    }
    Ok(())
}

fn add_to_switch(text: &mut SwitchText, key: &str, value: &'static str) -> anyhow::Result<()> {
    match key {
        "if" => text.condition = Condition::parse(value)?,
        "value" => {
            let (name, rules) = value.split_once(": ").context("a value names its rules")?;
            let is_known = text.switch.values.iter().any(|known| known.0 == name);
            ensure!(is_known, "the switch has no value `{name}`");
            ensure!(text.value(name).is_none(), "`{name}` has a text already");
            text.values.push(ValueText {
                name,
                rules: list(rules).collect(),
                short: "",
                sentence: "",
            });
        }
        "short" => text.values.last_mut().context("no value yet")?.short = value,
        "text" => text.values.last_mut().context("no value yet")?.sentence = value,
        "follows" => {
            let (names, source) = value.split_once(": ").context("it names no source")?;
            let editions =
                list(names).map(|name| Edition::from_name(name).context("unknown preset"));
            text.follows.push(Follows {
                editions: editions.collect::<anyhow::Result<_>>()?,
                source,
            });
        }
        _ => bail!("a switch has no `{key}`"),
    }
    Ok(())
}

fn list(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(", ")
}

/// Refuses entries that lack something.
fn check(texts: &Texts) -> anyhow::Result<()> {
    for section in &texts.sections {
        ensure!(
            !section.boxes.is_empty(),
            "`{}` names no box",
            section.title
        );
        for text in &section.switches {
            let key = text.switch.key;
            ensure!(!text.values.is_empty(), "`{key}` explains no value");
            for value in &text.values {
                let is_whole = !value.short.is_empty() && value.sentence.ends_with('.');
                ensure!(is_whole, "`{key}={}` lacks words", value.name);
            }
        }
    }
    for step in &texts.steps {
        let is_whole = !step.text.is_empty() && !step.rules.is_empty();
        ensure!(is_whole, "a step {} lacks words or rules", step.code);
    }
    for note in &texts.notes {
        let is_whole = !note.says.is_empty() && !note.reading.is_empty() && !note.rules.is_empty();
        ensure!(
            is_whole,
            "a note on a book lacks words or rules: {}",
            note.says
        );
    }
    Ok(())
}
