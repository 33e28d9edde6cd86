//! An explanation as people read it.

use std::io::{self, Write};

use carcas_engine::{Edition, Switch};

use super::explain::{Explanation, NoteInPlay, RuleInPlay, StepInPlay};
use super::heading;

/// The greatest length of a line.
const WIDTH: usize = 100;

/// Prints an explanation.
pub(super) fn print(out: &mut impl Write, explanation: &Explanation<'_>) -> io::Result<()> {
    print_game(out, explanation)?;
    print_turn(out, &explanation.turn)?;
    let (in_effect, idle): (Vec<_>, Vec<_>) = explanation
        .rules
        .iter()
        .partition(|rule| rule.needs.is_empty());
    let mut section = "";
    for rule in in_effect {
        if rule.section != section {
            section = rule.section;
            writeln!(out)?;
            heading(out, section)?;
        }
        print_rule(out, rule)?;
    }
    if !idle.is_empty() {
        writeln!(out)?;
        heading(out, "Without effect in this game")?;
    }
    for rule in idle {
        print_idle(out, rule)?;
    }
    print_books(out, &explanation.books)
}

fn print_game(out: &mut impl Write, explanation: &Explanation<'_>) -> io::Result<()> {
    let edition = &explanation.edition;
    heading(out, &format!("{} ({})", edition.title, edition.name))?;
    let boxes = explanation.boxes.iter();
    let boxes: Vec<_> = boxes
        .map(|of| match of.name.ends_with(":none") {
            true => format!("{} (tiles as plain landscape)", of.title),
            false => of.title.to_owned(),
        })
        .collect();
    paragraph(out, "Boxes: ", &boxes.join(", "))?;
    if !explanation.parts.is_empty() {
        paragraph(out, "Parts in play: ", &explanation.parts.join(", "))?;
    }
    writeln!(
        out,
        "* inferred: no text of that publisher on this point is known"
    )
}

fn print_turn(out: &mut impl Write, steps: &[StepInPlay<'_>]) -> io::Result<()> {
    writeln!(out)?;
    heading(out, "The turn")?;
    for same in steps.chunk_by(|one, other| one.step == other.step) {
        let texts: Vec<_> = same
            .iter()
            .map(|step| format!("{} ({})", step.text, step.rules.join(", ")))
            .collect();
        paragraph(out, &format!("  {:<5} ", same[0].step), &texts.join(", "))?;
    }
    Ok(())
}

fn print_rule(out: &mut impl Write, rule: &RuleInPlay<'_>) -> io::Result<()> {
    let ids = rule.rules.join(", ");
    let sentence = rule.sentence.trim_end_matches('.');
    item(
        out,
        &format!("{sentence} ({ids}, `{}={}`).", rule.switch, rule.value),
    )?;
    if let Some(replaced) = rule.replaced {
        paragraph(
            out,
            "      ",
            &format!("house rule; this edition: {replaced}"),
        )?;
    }
    if let Some(source) = rule.follows {
        let text = format!("* not in this publisher's text; we follow {source}");
        paragraph(out, "      ", &text)?;
    }
    if !rule.elsewhere.is_empty() {
        paragraph(out, "      ", &format!("elsewhere: {}", elsewhere(rule)))?;
    }
    Ok(())
}

/// Says in one line what a switch would mean if something more were in play.
fn print_idle(out: &mut impl Write, rule: &RuleInPlay<'_>) -> io::Result<()> {
    let mut text = format!(
        "`{}={}` ({}): matters only {}",
        rule.switch,
        rule.value,
        rule.rules.join(", "),
        rule.needs.join(", ")
    );
    if let Some(replaced) = rule.replaced {
        text.push_str(&format!("; house rule; this edition: {replaced}"));
    }
    if !rule.elsewhere.is_empty() {
        text.push_str(&format!("; elsewhere: {}", elsewhere(rule)));
    }
    item(out, &text)
}

fn elsewhere(rule: &RuleInPlay<'_>) -> String {
    let switch = Switch::from_key(rule.switch);
    let name = |edition: &Edition| {
        let is_inferred = switch.is_some_and(|switch| switch.is_inferred(*edition));
        format!("{}{}", edition.name(), if is_inferred { "*" } else { "" })
    };
    let values = rule.elsewhere.iter().map(|(short, editions)| {
        let names: Vec<_> = editions.iter().map(name).collect();
        format!("{short} ({})", names.join(", "))
    });
    values.collect::<Vec<_>>().join("; ")
}

fn print_books(out: &mut impl Write, notes: &[NoteInPlay<'_>]) -> io::Result<()> {
    if notes.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    heading(
        out,
        "Misprints and gaps in this edition's book, and how we read them",
    )?;
    let mut book = "";
    for note in notes {
        if note.book != book {
            book = note.book;
            writeln!(out, "  {}", note.title)?;
        }
        let kind = if note.misprint { "Misprint" } else { "Unclear" };
        let ids = note.rules.join(", ");
        item(
            out,
            &format!("{kind}: {}. We read: {} ({ids}).", note.says, note.reading),
        )?;
    }
    Ok(())
}

fn item(out: &mut impl Write, text: &str) -> io::Result<()> {
    paragraph(out, "  - ", text)
}

/// Prints a text in lines that are not too long; the later ones are indented as far as the first begins.
fn paragraph(out: &mut impl Write, first: &str, text: &str) -> io::Result<()> {
    let margin = " ".repeat(first.len());
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split(' ') {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(out, "{line}")?;
            line.clone_from(&margin);
            is_empty = true;
        }
        line.push_str(if is_empty { "" } else { " " });
        line.push_str(word);
        is_empty = false;
    }
    writeln!(out, "{line}")
}
