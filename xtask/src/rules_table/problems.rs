//! What can be wrong with the coverage of the rules.

use std::collections::BTreeSet;

use super::waiting::{FILE, Waiting};
use super::{BOXES, Coverage, PRESENT, is_present};
use crate::rule_ids::FOLDER;

/// Returns every problem as a line of text.
pub(super) fn find(coverage: &Coverage) -> Vec<String> {
    let mut problems = missing_files(coverage);
    problems.extend(without_scenario(coverage));
    problems.extend(wrong_entries(coverage));
    problems.extend(unknown_ids(coverage));
    problems
}

/// A file that is renamed would otherwise drop out of the check in silence.
fn missing_files(coverage: &Coverage) -> Vec<String> {
    let boxes = BOXES.iter().map(|(_, file)| *file);
    let files: BTreeSet<_> = boxes.chain(PRESENT.iter().copied()).collect();
    files
        .into_iter()
        .filter(|file| coverage.defined_in(file).next().is_none())
        .map(|file| {
            format!("{FOLDER}{file}: defines no ids: correct its name in xtask/src/rules_table.rs")
        })
        .collect()
}

fn without_scenario(coverage: &Coverage) -> Vec<String> {
    let all = coverage.ids.all.iter();
    all.filter(|definition| is_present(&definition.file) && definition.kind.needs_scenario())
        .filter(|definition| coverage.scenarios_of(&definition.id).is_empty())
        .filter(|definition| coverage.waiting_of(&definition.id).is_none())
        .map(|definition| {
            format!(
                "{FOLDER}{}:{}: {} has no scenario: write one, or say in {FILE} which box it waits for",
                definition.file, definition.line, definition.id
            )
        })
        .collect()
}

fn wrong_entries(coverage: &Coverage) -> Vec<String> {
    let mut problems = Vec::new();
    let mut seen = BTreeSet::new();
    for entry in &coverage.waiting {
        let mut reason = wrong(entry, coverage);
        if !seen.insert(&entry.id) {
            reason = Some("it is listed twice".to_owned());
        }
        problems
            .extend(reason.map(|reason| format!("{FILE}:{}: {}: {reason}", entry.line, entry.id)));
    }
    problems
}

/// Returns what is wrong with an entry.
fn wrong(entry: &Waiting, coverage: &Coverage) -> Option<String> {
    let Some(definition) = coverage.ids.get(&entry.id) else {
        return Some("there is no such id".to_owned());
    };
    if !definition.kind.needs_scenario() {
        return Some("only rules and worked examples need a scenario: delete the line".to_owned());
    }
    if !is_present(&definition.file) {
        return Some(
            "its own box is not played yet, so that it need not wait: delete the line".to_owned(),
        );
    }
    if let Some(place) = coverage.scenarios_of(&entry.id).first() {
        return Some(format!("{} shows it: delete the line", place.path));
    }
    let name = &entry.box_name;
    match BOXES.iter().find(|(known, _)| known == name) {
        None => Some(format!("there is no box `{name}`")),
        Some((_, file)) if is_present(file) => Some(format!(
            "the box `{name}` is there: write a scenario and delete the line"
        )),
        Some(_) => None,
    }
}

fn unknown_ids(coverage: &Coverage) -> Vec<String> {
    let unknown = coverage.scenarios.iter();
    unknown
        .filter(|(id, _)| coverage.ids.get(id).is_none())
        .flat_map(|(id, places)| {
            places.iter().map(move |place| {
                format!(
                    "{}:{}: there is no rule `{id}`: cite an id of {FOLDER}",
                    place.path, place.line
                )
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    const SHOWN: &str = "rule BA-01 BA-EX-01\n";

    /// Returns the problems of the sample, apart from files it does not have.
    fn problems(waiting: &str, scenario: &str) -> Vec<String> {
        let found = find(&sample(waiting, scenario)).into_iter();
        found
            .filter(|problem| !problem.contains("defines no ids"))
            .collect()
    }

    #[test]
    fn rule_with_scenario_or_entry_is_fine() {
        assert_eq!(problems("BA-104 hills-and-sheep why\n", SHOWN), [""; 0]);
    }

    #[test]
    fn rules_and_examples_without_scenario_are_all_listed() {
        let found = problems("", "rule HS-01\n");
        assert_eq!(found.len(), 3);
        assert!(found[0].starts_with("docs/rules/00-base-game.md:1: BA-01 has no scenario"));
        assert!(found[1].contains("BA-104") && found[2].contains("BA-EX-01"));
    }

    #[test]
    fn wrong_entries_are_refused_with_the_reason() {
        for (entry, reason) in [
            (
                "BA-104 hills-and-sheep a\nBA-01 hills-and-sheep a",
                "shows it",
            ),
            ("BA-104 river-1 a", "the box `river-1` is there"),
            ("BA-104 inns a", "there is no box `inns`"),
            ("BA-104", "there is no box ``"),
            (
                "BA-104 hills-and-sheep a\nBA-999 hills-and-sheep a",
                "there is no such id",
            ),
            (
                "BA-104 hills-and-sheep a\nHS-01 hills-and-sheep a",
                "its own box is not played yet",
            ),
            (
                "BA-104 hills-and-sheep a\nBA-AM-01 hills-and-sheep a",
                "only rules and worked examples",
            ),
            (
                "BA-104 hills-and-sheep a\nBA-104 hills-and-sheep a",
                "listed twice",
            ),
        ] {
            let found = problems(entry, SHOWN);
            assert_eq!(found.len(), 1, "{entry}: {found:?}");
            assert!(found[0].contains(reason), "{}", found[0]);
            assert!(found[0].starts_with("docs/rules/waiting.txt:"));
        }
    }

    #[test]
    fn scenario_with_an_unknown_id_is_refused() {
        let found = problems(
            "BA-104 hills-and-sheep a\n",
            "rule BA-01 BA-EX-01\nrule BA-19x\n",
        );
        assert_eq!(
            found,
            [
                "scenarios/base/small-city.txt:2: there is no rule `BA-19x`: cite an id of docs/rules/"
            ]
        );
    }

    #[test]
    fn file_that_is_not_there_is_a_problem() {
        let found = find(&sample("BA-104 hills-and-sheep a\n", SHOWN));
        assert!(found[0].starts_with("docs/rules/01-abbot-and-gardens.md: defines no ids"));
    }
}
