//! One rule: its text, where it comes from, and everything that rests on it.

use std::io::{self, Write};

use anyhow::bail;
use carcas_protocol::{rule_ids, rule_scenarios, rule_text};
use carcas_record::rules_told::{RuleTexts, ValueText, rule_pages};
use carcas_text::{BlockKind, Key, Language, Words, english, say};
use serde_json::{Value, json};

use super::layout::Sheet;

/// How many ids are offered instead of one that does not exist.
const N_NEAREST: usize = 4;

/// What the sources of rules are called; other remarks in parentheses belong to the rule.
const SOURCES: [&str; 16] = [
    "rulebook",
    "RGG",
    "Devir",
    "Filosofia",
    "Z-Man",
    "WC",
    "CAR",
    "HiG",
    "FAQ",
    "CC",
    "leaflet",
    "ruling",
    "engine",
    "base rules",
    "edition",
    "issue",
];

/// A rule and what rests on it.
pub(super) struct Single {
    id: String,
    title: String,
    text: String,
    source: Option<String>,
    values: Vec<(&'static str, &'static ValueText)>,
    blocks: Vec<(Key, Key)>,
    scenarios: Vec<&'static str>,
}

/// Whether a name is meant as the id of a rule: `PD-14`, `pd-a10`.
pub(super) fn is_meant(name: &str) -> bool {
    let Some((letters, rest)) = name.split_once('-') else {
        return false;
    };
    letters.len() == 2
        && letters.bytes().all(|b| b.is_ascii_alphabetic())
        && rest.len() <= 6
        && rest.ends_with(|c: char| c.is_ascii_digit())
}

impl Single {
    /// Looks a rule up.
    pub(super) fn find(words: &Words, name: &str) -> anyhow::Result<Self> {
        let id = name.to_ascii_uppercase();
        let Some(rule) = rule_text(&id) else {
            let list = nearest(&id).join(", ");
            bail!(say!(
                words,
                "terminal-rules-no-rule",
                rule = id,
                list = list
            ));
        };
        let (text, source) = parted(&rule.text);
        let values = RuleTexts::ours().switches().flat_map(|(_, text)| {
            let values = text.values.iter();
            values.map(|value| (text.switch.key, value))
        });
        let blocks = rule_pages().iter().flat_map(|page| {
            let blocks = page.blocks.iter();
            let telling = blocks.filter(|block| block.block.rules.contains(&id.as_str()));
            telling.filter_map(|block| match block.block.kind {
                BlockKind::Text(key) | BlockKind::Item(key) => Some((page.title, key)),
                BlockKind::Heading(_) | BlockKind::Tiles(_) => None,
            })
        });
        Ok(Self {
            values: values
                .filter(|(_, value)| value.rules.contains(&id.as_str()))
                .collect(),
            blocks: blocks.collect(),
            scenarios: rule_scenarios(&id),
            text: text.replace("**", ""),
            source: source.map(str::to_owned),
            title: rule.title,
            id,
        })
    }

    /// Prints it for people. The law is English; what is said around it is in their language.
    pub(super) fn print<W: Write>(&self, sheet: &mut Sheet<W>, words: &Words) -> io::Result<()> {
        sheet.heading(&format!("{}  {}", self.id, self.title))?;
        sheet.paragraph("  ", &self.text)?;
        if let Some(source) = &self.source {
            let text = say!(words, "terminal-rules-source", text = source.as_str());
            sheet.paragraph("  ", &text)?;
        }
        if words.language() != Language::English {
            sheet.paragraph("  ", &say!(words, "terminal-rules-law"))?;
        }
        if !self.values.is_empty() {
            sheet.blank()?;
            sheet.heading(&say!(words, "terminal-rules-values-heading"))?;
        }
        for (switch, value) in &self.values {
            let sentence = words.of(value.sentence);
            sheet.item(&format!("{switch}={}: {sentence}", value.name))?;
        }
        if !self.blocks.is_empty() {
            sheet.blank()?;
            sheet.heading(&say!(words, "terminal-rules-pages-heading"))?;
        }
        let mut page = None;
        for (title, text) in &self.blocks {
            if page != Some(*title) {
                page = Some(*title);
                sheet.paragraph("  ", &words.of(*title))?;
            }
            sheet.item(&words.of(*text))?;
        }
        sheet.blank()?;
        if self.scenarios.is_empty() {
            return sheet.paragraph("", &say!(words, "terminal-rules-no-scenarios"));
        }
        sheet.heading(&say!(words, "terminal-rules-scenarios-heading"))?;
        for name in &self.scenarios {
            sheet.item(&format!("scenarios/{name}.txt"))?;
        }
        Ok(())
    }

    /// Says it for programs.
    pub(super) fn as_json(&self) -> Value {
        let values = self.values.iter().map(|(switch, value)| {
            json!({
                "switch": switch,
                "value": value.name,
                "key": value.sentence.name(),
                "sentence": english().of(value.sentence),
            })
        });
        let blocks = self.blocks.iter().map(|(title, text)| {
            json!({
                "page": english().of(*title),
                "key": text.name(),
                "text": english().of(*text),
            })
        });
        let paths = self
            .scenarios
            .iter()
            .map(|name| format!("scenarios/{name}.txt"));
        json!({
            "id": self.id,
            "title": self.title,
            "text": self.text,
            "source": self.source,
            "values": values.collect::<Vec<_>>(),
            "pages": blocks.collect::<Vec<_>>(),
            "scenarios": paths.collect::<Vec<_>>(),
        })
    }
}

/// Parts the text of a rule from its source: `… — wikicarpedia: Base game`, `… (all four rulebooks)`.
fn parted(text: &str) -> (&str, Option<&str>) {
    if let Some((text, source)) = text.rsplit_once(" — ") {
        return (text, Some(source));
    }
    let inner = text.trim_end_matches('.').strip_suffix(')');
    let Some((before, inner)) = inner.and_then(|inner| inner.rsplit_once(" (")) else {
        return (text, None);
    };
    match SOURCES.iter().any(|mark| inner.contains(mark)) && !inner.contains(')') {
        true => (before, Some(inner)),
        false => (text, None),
    }
}

/// Returns the ids that are most like one that does not exist.
fn nearest(id: &str) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = rule_ids().collect();
    all.sort_by_key(|known| distance(id, known));
    all.truncate(N_NEAREST);
    all
}

/// Compares the letters of the box first, then the kind of rule, then the number.
fn distance(one: &str, other: &str) -> (usize, bool, u32) {
    let parts = |id: &str| {
        let (of, rest) = id.split_once('-').unwrap_or((id, ""));
        let (of, rest) = (of.to_owned(), rest.to_owned());
        let digits: String = rest.chars().filter(char::is_ascii_digit).collect();
        let kind: String = rest.chars().filter(|c| !c.is_ascii_digit()).collect();
        (of, kind, digits.parse::<u32>().unwrap_or(u32::MAX))
    };
    let (one, other) = (parts(one), parts(other));
    let same = one.0.bytes().zip(other.0.bytes());
    let n_same = same.filter(|(a, b)| a == b).count();
    (2 - n_same.min(2), one.1 != other.1, one.2.abs_diff(other.2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_ids_are_of_the_same_box() {
        let unknown = format!("PD-{}", 900);
        assert_eq!(nearest(&unknown).len(), N_NEAREST);
        assert!(nearest(&unknown).iter().all(|id| id.starts_with("PD-")));
        assert_eq!(nearest("PX-14")[0], "PD-14");
    }

    #[test]
    fn ids_are_told_from_names() {
        for id in ["PD-14", "pd-a10", "BA-EX-01"] {
            assert!(is_meant(id), "{id}");
        }
        for name in ["dragon", "river-1", "count", "no-farmers", ""] {
            assert!(!is_meant(name), "{name}");
        }
    }

    #[test]
    fn every_rule_can_be_shown() {
        let words = Words::new(Language::Pseudo);
        let mut n_sources = 0;
        for id in rule_ids() {
            let rule = Single::find(&words, id).unwrap();
            assert!(!rule.text.is_empty(), "{id}");
            n_sources += usize::from(rule.source.is_some());
            let mut sheet = Sheet {
                out: Vec::new(),
                width: 80,
            };
            rule.print(&mut sheet, &words).unwrap();
            assert_eq!(rule.as_json()["id"], id);
        }
        assert!(n_sources > 400, "{n_sources}");
    }
}
