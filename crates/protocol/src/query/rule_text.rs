//! Texts of rules by their ids, from the documents that define them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use carcas_engine::{Rules, Setup};
use carcas_record::rules_told::{InPlay, pages_of};
use carcas_text::BlockKind;
use serde::{Deserialize, Serialize};

use crate::Said;

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
    /// What the pages for players say about it in this game, as messages of the catalogues; nothing if they do not.
    #[serde(default)]
    pub told: Vec<Said>,
}

impl RuleText {
    /// Adds what the pages for players say about the rule, cut to a game. The glance at a turn repeats what is told elsewhere, so
    /// it is taken only where nothing else is there.
    pub fn in_game(mut self, setup: &Setup, rules: &Rules) -> Self {
        let game = InPlay::of(setup, rules);
        let (mut whole, mut glances) = (Vec::new(), Vec::new());
        for page in pages_of(&game) {
            let glance = format!("{}-turn-", page.title.name());
            for block in page.blocks {
                let (BlockKind::Text(key) | BlockKind::Item(key)) = block.kind else {
                    continue;
                };
                if block.rules.contains(&self.id.as_str()) {
                    match key.name().starts_with(&glance) {
                        true => glances.push(Said::of_key(key)),
                        false => whole.push(Said::of_key(key)),
                    }
                }
            }
        }
        self.told = if whole.is_empty() { glances } else { whole };
        self
    }
}

/// The scenarios that show each rule, as `cargo xtask rules-table` collects them.
const COVERAGE: &str = include_str!("../../../../docs/rules/coverage.md");

static RULES: LazyLock<BTreeMap<&str, (&str, String)>> = LazyLock::new(|| {
    let mut rules = BTreeMap::new();
    for document in DOCUMENTS {
        let heading = document.lines().next().unwrap_or_default();
        // `# 00 — Base game`: a mark, a number, a dash or a dot.
        let title = heading.splitn(4, ' ').nth(3).unwrap_or(heading);
        // What other lines say about a rule of a list is not its definition.
        for read in [of_list, of_paragraph, of_table] {
            for (id, text) in document.lines().filter_map(read) {
                rules.entry(id).or_insert((title, text));
            }
        }
    }
    rules
});

/// Returns what a rule says, if there is one with this id.
pub fn rule_text(id: &str) -> Option<RuleText> {
    let (title, text) = RULES.get(id)?;
    Some(RuleText {
        id: id.to_owned(),
        title: (*title).to_owned(),
        text: text.clone(),
        told: Vec::new(),
    })
}

/// Returns the ids of all rules, sorted.
pub fn rule_ids() -> impl Iterator<Item = &'static str> {
    RULES.keys().copied()
}

/// Returns the scenarios that show a rule, as paths below the folder `scenarios` without their ending; those that name it, if nobody has
/// to show it.
pub fn rule_scenarios(id: &str) -> Vec<&'static str> {
    let row = COVERAGE.lines().find_map(|line| {
        line.strip_prefix("| ")?
            .strip_prefix(id)?
            .strip_prefix(" | ")
    });
    // The beginning of the rule comes first.
    let mut columns = row.unwrap_or_default().split(" | ").skip(1).take(2);
    let names = |column: &'static str| -> Vec<&'static str> {
        let parts = column.split("](").filter_map(|part| part.rsplit_once('['));
        parts.map(|(_, name)| name).collect()
    };
    let (shown, named) = (columns.next().map(names), columns.next().map(names));
    let shown = shown.filter(|shown| !shown.is_empty());
    shown.or(named).unwrap_or_default()
}

/// Reads an item that defines a rule: `- **BA-05** …`, `- **PD-A01 Title.** …`, or a fact: `- TO-C1 …`.
fn of_list(line: &str) -> Option<(&str, String)> {
    let item = line.strip_prefix("- ")?;
    match item.strip_prefix("**") {
        Some(bold) => of_bold(bold),
        None => {
            let (id, text) = item.split_once(' ')?;
            is_id(id).then(|| (id, text.trim().to_owned()))
        }
    }
}

/// Reads a paragraph that begins with an id: `**PD-X01 Title.** …`.
fn of_paragraph(line: &str) -> Option<(&str, String)> {
    of_bold(line.strip_prefix("**")?)
}

/// Reads what follows two stars; a title is kept with the text.
fn of_bold(bold: &str) -> Option<(&str, String)> {
    let (begin, text) = bold.split_once("**")?;
    let (id, title) = begin.split_once(' ').unwrap_or((begin, ""));
    let text = match title {
        "" => text.trim().to_owned(),
        _ => format!("**{title}** {}", text.trim()),
    };
    is_id(id).then_some((id, text))
}

/// Reads a row of a table that begins with an id: `| TO-A1 | … | … |`.
fn of_table(line: &str) -> Option<(&str, String)> {
    let row = line.strip_prefix("| ")?.strip_suffix('|')?;
    let (id, cells) = row.split_once(" | ")?;
    let cells: Vec<&str> = cells.split(" | ").map(str::trim).collect();
    is_id(id).then(|| (id, cells.join(". ")))
}

fn is_id(id: &str) -> bool {
    let Some((letters, number)) = id.split_once('-') else {
        return false;
    };
    letters.len() == 2
        && letters.bytes().all(|b| b.is_ascii_uppercase())
        && number.ends_with(|c: char| c.is_ascii_digit())
        && number
            .bytes()
            .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-')
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
        for id in ["PD-A10", "PD-X01", "TO-A1", "TO-C1"] {
            let rule = rule_text(id).expect(id);
            assert!(rule.text.len() > 30, "{rule:?}");
        }
        assert_eq!(rule_text("ZZ-00"), None);
        assert_eq!(rule_text(""), None);
        assert!(RULES.len() > 700, "{}", RULES.len());
    }

    #[test]
    fn scenarios_of_rules_are_found_and_exist() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
        let mut n_shown = 0;
        for id in rule_ids() {
            for name in rule_scenarios(id) {
                let path = std::path::Path::new(folder).join(format!("{name}.txt"));
                assert!(path.is_file(), "{id}: {name}");
                n_shown += 1;
            }
        }
        assert!(n_shown > 1000, "{n_shown}");
        assert_eq!(rule_scenarios("ZZ-00"), [""; 0]);
        assert_eq!(rule_scenarios("BA-39"), ["base/monastery"]);
    }
}
