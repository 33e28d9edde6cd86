//! Prints `docs/rules/coverage.md`.

use std::collections::BTreeSet;

use super::{COMMAND, Coverage, Place};
use crate::rule_ids::{Definition, IdKind};

/// How much of a rule the table shows.
const MAX_CHARS: usize = 70;

/// Prints the whole file.
pub(super) fn print(coverage: &Coverage) -> String {
    let files: BTreeSet<&str> = coverage.ids.all.iter().map(|d| d.file.as_str()).collect();
    let mut text = format!(
        "<!-- Generated from docs/rules/*.md and scenarios/**/*.txt by `{COMMAND}`; do not edit. -->\n\
         # Rules and their scenarios\n\n\
         Every rule and worked example has a scenario that shows it.\n"
    );
    for file in files {
        text += &section(coverage, file);
    }
    text
}

/// Prints the table of one file.
fn section(coverage: &Coverage, file: &str) -> String {
    let mut text = format!("\n## [{file}]({file})\n\n| id | rule | scenarios |\n|---|---|---|\n");
    for definition in coverage.defined_in(file) {
        let places = coverage.scenarios_of(&definition.id);
        if definition.kind.needs_scenario() || !places.is_empty() {
            let shown = match places {
                [] => "–".to_owned(),
                places => links(places),
            };
            text += &format!(
                "| {} | {} | {shown} |\n",
                definition.id,
                first_words(definition)
            );
        }
    }
    text
}

/// Prints links to scenarios, as seen from the folder of the rules.
fn links(places: &[Place]) -> String {
    let link = |place: &Place| {
        let name = place.path.strip_prefix("scenarios/").unwrap_or(&place.path);
        let name = name.strip_suffix(".txt").unwrap_or(name);
        format!("[{name}](../../{})", place.path)
    };
    places.iter().map(link).collect::<Vec<_>>().join(", ")
}

/// Returns how a rule begins, without its markup and source.
fn first_words(definition: &Definition) -> String {
    let text = definition.text.split(" — ").next().unwrap_or_default();
    // The title of an example says enough.
    let text = match definition.kind {
        IdKind::Rule => text,
        _ => text.split("**").next().unwrap_or_default(),
    };
    let plain = text.replace(['`', '*'], "").replace('|', "/");
    let mut short = String::new();
    for word in plain.split_whitespace() {
        if short.chars().count() + word.chars().count() > MAX_CHARS {
            return short + " …";
        }
        if !short.is_empty() {
            short.push(' ');
        }
        short += word;
    }
    short
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn table_shows_rules_and_their_scenarios() {
        let coverage = sample("rule BA-01 BA-104 BA-AM-01\n");
        let text = print(&coverage);
        let (first, rest) = text.split_once('\n').expect("there are several lines");
        assert!(first.starts_with("<!-- Generated from") && first.contains(COMMAND));
        let link = "[base/small-city](../../scenarios/base/small-city.txt)";
        for row in [
            format!("| BA-01 | Two to six players / seats. | {link} |\n"),
            format!("| BA-104 | (Inns & Cathedrals) Two. | {link} |\n"),
            "| BA-EX-01 | A small city. | – |\n".to_owned(),
            format!("| BA-AM-01 | Doubt. | {link} |\n"),
        ] {
            assert!(rest.contains(&row), "{row}{rest}");
        }
    }

    #[test]
    fn long_rules_are_cut_between_words() {
        let definition = Definition {
            id: "BA-01".to_owned(),
            kind: IdKind::Rule,
            file: String::new(),
            line: 1,
            text: "word ".repeat(40),
        };
        let short = first_words(&definition);
        assert!(short.ends_with("word …") && short.chars().count() <= MAX_CHARS + 2);
    }
}
