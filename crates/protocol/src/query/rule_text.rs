//! Texts of rules by their ids, from the documents that define them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The documents, in the order of their names.
const DOCUMENTS: [&str; 13] = [
    include_str!("../../../../docs/rules/00-base-game.md"),
    include_str!("../../../../docs/rules/01-abbot-and-gardens.md"),
    include_str!("../../../../docs/rules/05-river.md"),
    include_str!("../../../../docs/rules/10-inns-and-cathedrals.md"),
    include_str!("../../../../docs/rules/20-traders-and-builders.md"),
    include_str!("../../../../docs/rules/30-princess-and-dragon.md"),
    include_str!("../../../../docs/rules/40-tower.md"),
    include_str!("../../../../docs/rules/50-abbey-and-mayor.md"),
    include_str!("../../../../docs/rules/60-count-of-carcassonne.md"),
    include_str!("../../../../docs/rules/61-king-and-robber.md"),
    include_str!("../../../../docs/rules/70-mage-and-witch.md"),
    include_str!("../../../../docs/rules/80-bridges-castles-and-bazaars.md"),
    include_str!("../../../../docs/rules/90-hills-and-sheep.md"),
];

/// What a rule says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RuleText {
    /// The id, such as `BA-05`.
    pub id: String,
    /// The title of its document, such as `Base game`.
    pub title: String,
    /// The text in English, with the markup of its document: `**bold**`, `` `code` ``.
    pub text: String,
}

static RULES: LazyLock<BTreeMap<&str, (&str, &str)>> = LazyLock::new(|| {
    let mut rules = BTreeMap::new();
    for document in DOCUMENTS {
        let heading = document.lines().next().unwrap_or_default();
        // `# 00 — Base game`: a mark, a number, a dash or a dot.
        let title = heading.splitn(4, ' ').nth(3).unwrap_or(heading);
        for (id, text) in document.lines().filter_map(definition) {
            rules.entry(id).or_insert((title, text));
        }
    }
    rules
});

/// Returns what a rule says, if there is one with this id.
pub fn rule_text(id: &str) -> Option<RuleText> {
    let &(title, text) = RULES.get(id)?;
    Some(RuleText {
        id: id.to_owned(),
        title: title.to_owned(),
        text: text.to_owned(),
    })
}

/// Reads a line that defines a rule: `- **BA-05** …`, or a fact: `- TO-C1 …`.
fn definition(line: &str) -> Option<(&str, &str)> {
    let item = line.strip_prefix("- ")?;
    let (id, text) = match item.strip_prefix("**") {
        Some(bold) => bold.split_once("**")?,
        None => item.split_once(' ')?,
    };
    let (letters, number) = id.split_once('-')?;
    let is_id = letters.len() == 2
        && letters.bytes().all(|b| b.is_ascii_uppercase())
        && number.ends_with(|c: char| c.is_ascii_digit())
        && number
            .bytes()
            .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    is_id.then(|| (id, text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_document_of_rules_is_there() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
        let files = std::fs::read_dir(folder).expect("the folder is there");
        let names = files.map(|file| file.expect("it can be listed").file_name());
        let numbered = names.filter(|name| {
            let name = name.to_string_lossy();
            name.starts_with(|c: char| c.is_ascii_digit())
        });
        assert_eq!(numbered.count(), DOCUMENTS.len());
    }

    #[test]
    fn rules_are_found_by_their_ids() {
        let rule = rule_text("BA-05").expect("there is such a rule");
        assert_eq!(rule.title, "Base game");
        assert!(rule.text.starts_with("In T1 the active player draws"));
        assert_eq!(rule_text("ZZ-00"), None);
        assert_eq!(rule_text(""), None);
        assert!(RULES.len() > 700, "{}", RULES.len());
    }
}
