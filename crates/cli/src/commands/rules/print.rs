//! What a game plays in detail: the turn, every switch and where other editions differ, misprints.

use std::io::{self, Write};

use carcas_record::rules_told::{NoteInPlay, Played, RuleInPlay, StepInPlay};
use carcas_text::{Words, say};

use super::layout::Sheet;

/// Prints which game it is and how it differs from its preset.
pub(super) fn print_game<W: Write>(
    sheet: &mut Sheet<W>,
    words: &Words,
    played: &Played,
) -> io::Result<()> {
    let told = played.told(words);
    sheet.heading(&format!("{} ({})", told.preset, played.edition.name()))?;
    sheet.paragraph("", &told.boxes)?;
    if let Some(parts) = &told.parts {
        sheet.paragraph("", parts)?;
    }
    sheet.paragraph("", &told.house)?;
    for rule in &told.house_rules {
        sheet.item(rule)?;
    }
    Ok(())
}

/// Prints everything about switches, steps and books.
pub(super) fn print_details<W: Write>(
    sheet: &mut Sheet<W>,
    words: &Words,
    played: &Played,
) -> io::Result<()> {
    sheet.paragraph("", &say!(words, "rules-inferred"))?;
    print_turn(sheet, words, &played.turn)?;
    let (in_effect, idle): (Vec<_>, Vec<_>) =
        played.rules.iter().partition(|rule| rule.has_effect());
    let mut section = None;
    for rule in in_effect {
        if section != Some(rule.section) {
            section = Some(rule.section);
            sheet.blank()?;
            sheet.heading(&words.of(rule.section))?;
        }
        print_rule(sheet, words, rule)?;
    }
    if !idle.is_empty() {
        sheet.blank()?;
        sheet.heading(&say!(words, "rules-no-effect-heading"))?;
    }
    for rule in idle {
        print_idle(sheet, words, rule)?;
    }
    print_books(sheet, words, &played.books)
}

fn print_turn<W: Write>(
    sheet: &mut Sheet<W>,
    words: &Words,
    steps: &[StepInPlay],
) -> io::Result<()> {
    sheet.blank()?;
    sheet.heading(&say!(words, "rules-turn-heading"))?;
    for same in steps.chunk_by(|one, other| one.code == other.code) {
        let texts: Vec<String> = same
            .iter()
            .map(|step| format!("{} ({})", words.of(step.text), step.rules.join(", ")))
            .collect();
        sheet.paragraph(&format!("  {:<5} ", same[0].code), &texts.join(" "))?;
    }
    Ok(())
}

fn print_rule<W: Write>(sheet: &mut Sheet<W>, words: &Words, rule: &RuleInPlay) -> io::Result<()> {
    let ids = rule.rules.join(", ");
    let sentence = words.of(rule.sentence);
    sheet.item(&format!(
        "{sentence} ({ids}; {}={})",
        rule.switch.key, rule.value
    ))?;
    let more = [
        rule.told_replaced(words),
        rule.told_source(words),
        rule.told_elsewhere(words),
    ];
    for text in more.into_iter().flatten() {
        sheet.paragraph("      ", &text)?;
    }
    Ok(())
}

/// Says in one paragraph what a switch would mean if something more were in play.
fn print_idle<W: Write>(sheet: &mut Sheet<W>, words: &Words, rule: &RuleInPlay) -> io::Result<()> {
    let begin = format!(
        "{}={} ({}):",
        rule.switch.key,
        rule.value,
        rule.rules.join(", ")
    );
    let more = [
        rule.told_needs(words),
        rule.told_replaced(words),
        rule.told_elsewhere(words),
    ];
    let all: Vec<String> = std::iter::once(begin)
        .chain(more.into_iter().flatten())
        .collect();
    sheet.item(&all.join(" "))
}

fn print_books<W: Write>(
    sheet: &mut Sheet<W>,
    words: &Words,
    notes: &[NoteInPlay],
) -> io::Result<()> {
    if notes.is_empty() {
        return Ok(());
    }
    sheet.blank()?;
    sheet.heading(&say!(words, "rules-books-heading"))?;
    let mut book = None;
    for note in notes {
        if book != Some(note.book) {
            book = Some(note.book);
            sheet.paragraph("  ", &note.book.title(words))?;
        }
        sheet.item(&format!("{} ({})", note.told(words), note.rules.join(", ")))?;
    }
    Ok(())
}
