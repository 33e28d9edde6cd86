//! What can be wrong with the coverage of the rules.

use super::Coverage;
use crate::rule_ids::FOLDER;

/// Returns every problem as a line of text.
pub(super) fn find(coverage: &Coverage) -> Vec<String> {
    let mut problems = without_scenario(coverage);
    problems.extend(unknown_ids(coverage));
    problems
}

fn without_scenario(coverage: &Coverage) -> Vec<String> {
    coverage
        .needed()
        .filter(|definition| coverage.scenarios_of(&definition.id).is_empty())
        .map(|definition| {
            format!(
                "{FOLDER}{}:{}: {} has no scenario: write one that names it",
                definition.file, definition.line, definition.id
            )
        })
        .collect()
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

    const SHOWN: &str = "rule BA-01 BA-104 BA-EX-01\n";

    #[test]
    fn rules_with_scenarios_are_fine() {
        assert_eq!(find(&sample(SHOWN)), [""; 0]);
    }

    #[test]
    fn rules_and_examples_without_scenario_are_all_listed() {
        let found = find(&sample("rule BA-AM-01\n"));
        assert_eq!(found.len(), 3);
        assert!(found[0].starts_with("docs/rules/00-base-game.md:1: BA-01 has no scenario"));
        assert!(found[1].contains("BA-104") && found[2].contains("BA-EX-01"));
    }

    #[test]
    fn scenario_with_an_unknown_id_is_refused() {
        assert_eq!(
            find(&sample(&format!("{SHOWN}rule BA-19x\n"))),
            [
                "scenarios/base/small-city.txt:2: there is no rule `BA-19x`: cite an id of docs/rules/"
            ]
        );
    }
}
