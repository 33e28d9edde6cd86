//! Prints `docs/rules/coverage.md`.

use std::collections::BTreeSet;

use super::verdicts::name_of;
use super::{COMMAND, Coverage, Place};
use crate::rule_ids::{Definition, IdKind};

/// How much of a rule the table shows.
const MAX_CHARS: usize = 70;

/// Prints the whole file.
pub(super) fn print(coverage: &Coverage) -> String {
    let files: BTreeSet<&str> = coverage.ids.all.iter().map(|d| d.file.as_str()).collect();
    let mut text = format!(
        "<!-- Generated from docs/rules/*.md, scenarios/**/*.txt and scenarios/verdicts by `{COMMAND}`; do not edit. -->\n\
         # Rules and their scenarios\n\n\
         What shows a rule would turn red if the rule were broken: somebody has read both. Other scenarios name it, too.\n"
    );
    for file in files {
        text += &section(coverage, file);
    }
    text
}

/// Prints the table of one file.
fn section(coverage: &Coverage, file: &str) -> String {
    let mut text = format!(
        "\n## [{file}]({file})\n\n| id | rule | shown by | named by | remark |\n|---|---|---|---|---|\n"
    );
    for definition in coverage.defined_in(file) {
        let places = coverage.scenarios_of(&definition.id);
        if definition.kind.needs_scenario() || !places.is_empty() {
            let verdict = coverage.verdicts.get(definition);
            let shows = |place: &&Place| {
                verdict.is_some_and(|verdict| verdict.scenarios.contains(&place.path))
            };
            let remark = match verdict {
                Some(verdict) if verdict.is_shown => verdict.remark.clone(),
                Some(verdict) => format!("**in part**: {}", verdict.remark),
                None => String::new(),
            };
            text += &format!(
                "| {} | {} | {} | {} | {} |\n",
                definition.id,
                first_words(definition),
                links(places.iter().filter(shows)),
                links(places.iter().filter(|place| !shows(place))),
                remark.replace('|', "/")
            );
        }
    }
    text
}

/// Prints links to scenarios, as seen from the folder of the rules.
fn links<'a>(places: impl Iterator<Item = &'a Place>) -> String {
    let link = |place: &Place| format!("[{}](../../{})", name_of(&place.path), place.path);
    let links: Vec<String> = places.map(link).collect();
    match links.is_empty() {
        true => "–".to_owned(),
        false => links.join(", "),
    }
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
            format!("| BA-01 | Two to six players / seats. | {link} | – |  |\n"),
            format!("| BA-104 | (Inns & Cathedrals) Two. | {link} | – | **in part**: no inn |\n"),
            "| BA-EX-01 | A small city. | – | – |  |\n".to_owned(),
            format!("| BA-AM-01 | Doubt. | – | {link} |  |\n"),
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
