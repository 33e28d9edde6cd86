//! What a game plays, for programs: in English, with the keys of all texts.

use carcas_engine::RulesVersion;
use carcas_record::rules_told::{PageInPlay, Played, RuleInPlay};
use carcas_text::{BlockKind, Key, english};
use serde_json::{Map, Value, json};

/// Says everything about a game.
pub(super) fn of_game(played: &Played, pages: &[PageInPlay]) -> Value {
    let title = |key: Key| english().of(key);
    let edition = played.edition;
    json!({
        "rules_version": RulesVersion::CURRENT.number(),
        "edition": { "name": edition.name(), "title": edition.title() },
        "boxes": played.boxes.iter().map(|of| json!({
            "name": of.name,
            "title": of.of.title(),
        })).collect::<Vec<_>>(),
        "parts": played.parts.iter().map(|part| part.name()).collect::<Vec<_>>(),
        "turn": played.turn.iter().map(|step| json!({
            "step": step.code,
            "key": step.text.name(),
            "text": title(step.text),
            "rules": step.rules,
        })).collect::<Vec<_>>(),
        "rules": played.rules.iter().map(of_rule).collect::<Vec<_>>(),
        "books": played.books.iter().map(|note| json!({
            "book": note.book.name(),
            "title": note.book.title(english()),
            "misprint": note.is_misprint,
            "says_key": note.says.name(),
            "says": title(note.says),
            "reading_key": note.reading.name(),
            "reading": title(note.reading),
            "rules": note.rules,
        })).collect::<Vec<_>>(),
        "pages": pages.iter().map(of_page).collect::<Vec<_>>(),
    })
}

fn of_rule(rule: &RuleInPlay) -> Value {
    let differs: Map<String, Value> = rule
        .differs
        .iter()
        .map(|(edition, value)| (edition.name().to_owned(), json!(value)))
        .collect();
    json!({
        "box": rule.of.name(),
        "section_key": rule.section.name(),
        "section": english().of(rule.section),
        "switch": rule.switch.key,
        "value": rule.value,
        "key": rule.sentence.name(),
        "sentence": english().of(rule.sentence),
        "rules": rule.rules,
        "differs": differs,
        "inferred": rule.is_inferred,
        "follows": rule.follows.map(|follows| follows.told(english())),
        "house_rule": rule.is_house_rule(),
        "needs": rule.needs.iter().map(ToString::to_string).collect::<Vec<_>>(),
    })
}

/// Says what a page tells, block by block.
pub(super) fn of_page(page: &PageInPlay) -> Value {
    let blocks = page.blocks.iter().map(|block| {
        let said = |kind: &str, key: Key| {
            json!({
                "kind": kind,
                "key": key.name(),
                "text": english().of(key),
                "rules": block.rules,
            })
        };
        match &block.kind {
            BlockKind::Heading(key) => said("heading", *key),
            BlockKind::Text(key) => said("text", *key),
            BlockKind::Item(key) => said("item", *key),
            BlockKind::Tiles(tiles) => json!({ "kind": "picture", "tiles": tiles }),
        }
    });
    json!({
        "name": page.name,
        "title": english().of(page.title),
        "blocks": blocks.collect::<Vec<_>>(),
    })
}
