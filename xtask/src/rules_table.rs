//! `cargo xtask rules-table`: which rules have a scenario, and `docs/rules/coverage.md`, which shows it.

mod problems;
mod table;
mod verdicts;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;

use crate::project::root;
use crate::rule_ids::{Definition, Definitions};
use crate::tree::Tree;
use crate::{Outcome, exit_code};
use verdicts::Verdicts;

/// The generated file.
const TABLE: &str = "docs/rules/coverage.md";

/// The command that writes it.
const COMMAND: &str = "cargo xtask rules-table --write";

/// Everything the table is made from.
#[derive(Debug)]
struct Coverage {
    ids: Definitions,
    /// The scenarios that name an id, with the line that does.
    scenarios: BTreeMap<String, Vec<Place>>,
    verdicts: Verdicts,
}

/// A line of a scenario that names a rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    path: String,
    line: usize,
}

impl Coverage {
    fn collect(tree: &Tree) -> Self {
        Self {
            ids: Definitions::collect(tree),
            scenarios: named_by_scenarios(tree),
            verdicts: Verdicts::collect(tree),
        }
    }

    /// Returns the scenarios that name an id.
    fn scenarios_of(&self, id: &str) -> &[Place] {
        self.scenarios.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns what scenarios have to show.
    fn needed(&self) -> impl Iterator<Item = &Definition> {
        let all = self.ids.all.iter();
        all.filter(|definition| definition.kind.needs_scenario())
    }

    /// Returns what a file of the rules defines.
    fn defined_in<'a>(&'a self, file: &'a str) -> impl Iterator<Item = &'a Definition> {
        let all = self.ids.all.iter();
        all.filter(move |definition| definition.file == file)
    }
}

/// Runs the command.
pub(crate) fn run(args: &[String]) -> Outcome {
    let is_covered = match args {
        [] => report(false)?,
        [flag] if flag == "--write" => report(true)?,
        [flag, ids @ ..] if flag == "--read" => {
            note_read(ids)?;
            report(true)?
        }
        [.., other] => return Err(format!("`rules-table` takes no argument `{other}`").into()),
    };
    Ok(exit_code(is_covered))
}

/// Notes that somebody has read ids and their scenarios.
fn note_read(ids: &[String]) -> Result<(), Box<dyn Error>> {
    let root = root();
    let tree = Tree::read(&root)?;
    let coverage = Coverage::collect(&tree);
    if let Some(id) = ids.iter().find(|id| coverage.ids.get(id).is_none()) {
        return Err(format!("there is no rule `{id}`; docs/rules has all ids").into());
    }
    for (path, text) in coverage.verdicts.read(ids, &coverage, &tree) {
        fs::write(root.join(&path), text)?;
        println!("rules-table: wrote {path}");
    }
    Ok(())
}

/// Prints what is wrong with the coverage and tells whether nothing is; may write the table first.
pub(crate) fn report(write: bool) -> Result<bool, Box<dyn Error>> {
    let root = root();
    let tree = Tree::read(&root)?;
    let coverage = Coverage::collect(&tree);
    let text = table::print(&coverage);
    let mut problems = problems::find(&coverage);
    problems.extend(coverage.verdicts.problems(&coverage, &tree));
    if write {
        fs::write(root.join(TABLE), &text)?;
        println!("rules-table: wrote {TABLE}");
    } else if tree.text(TABLE) != Some(&text) {
        problems.push(format!("{TABLE} is stale; run `{COMMAND}`"));
    }
    for problem in &problems {
        println!("{problem}");
    }
    println!("rules-table: {}", summary(&coverage, problems.len()));
    Ok(problems.is_empty())
}

fn summary(coverage: &Coverage, n_problems: usize) -> String {
    let n_ids = coverage.needed().count();
    let (n_shown, n_in_part) = coverage.verdicts.counts();
    format!("{n_ids} ids, {n_shown} shown, {n_in_part} in part; problems: {n_problems}")
}

/// Collects the ids of all lines `rule ID ID …` of scenarios.
fn named_by_scenarios(tree: &Tree) -> BTreeMap<String, Vec<Place>> {
    let mut named: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    let is_scenario = |path: &str| path.starts_with("scenarios/") && path.ends_with(".txt");
    for file in tree.files.iter().filter(|file| is_scenario(&file.path)) {
        for line in file.lines() {
            let code = line.text.split('#').next().unwrap_or_default();
            let mut words = code.split([' ', ',']).filter(|word| !word.is_empty());
            if words.next() != Some("rule") {
                continue;
            }
            for id in words {
                let places = named.entry(id.to_owned()).or_default();
                // Naming a rule twice in one scenario says no more than once.
                if places.last().is_none_or(|last| last.path != file.path) {
                    places.push(Place {
                        path: file.path.clone(),
                        line: line.number,
                    });
                }
            }
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small project with one scenario.
    pub(super) fn sample(scenario: &str) -> Coverage {
        Coverage::collect(&Tree::of(&[
            (
                "docs/rules/00-base-game.md",
                "- **BA-01** Two to `six` players | seats. — a source\n- **BA-104** (Inns & Cathedrals) Two.\n\
                 - **BA-EX-01 A small city.** Two tiles.\n- **BA-AM-01 Doubt.** No.\n",
            ),
            ("scenarios/base/small-city.txt", scenario),
            (
                "scenarios/verdicts/00-base-game.tsv",
                "BA-01\tshown\tbase/small-city\t-\t\nBA-104\tpart\tbase/small-city\t-\tno inn\n",
            ),
        ]))
    }

    #[test]
    fn rule_lines_of_scenarios_are_read() {
        let coverage = sample("title rule BA-104\nrule    BA-01, BA-EX-01 BA-01  # BA-104\n");
        let place = Place {
            path: "scenarios/base/small-city.txt".to_owned(),
            line: 2,
        };
        assert_eq!(coverage.scenarios_of("BA-01"), std::slice::from_ref(&place));
        assert_eq!(coverage.scenarios_of("BA-EX-01"), [place]);
        assert_eq!(coverage.scenarios_of("BA-104"), []);
    }

    #[test]
    fn summary_counts_what_is_shown() {
        let coverage = sample("rule BA-01 BA-AM-01\n");
        assert_eq!(
            summary(&coverage, 1),
            "3 ids, 1 shown, 1 in part; problems: 1"
        );
    }
}
