//! `cargo xtask rules-table`: which rules have a scenario, and `docs/rules/coverage.md`, which shows it.

mod problems;
mod table;
mod waiting;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;

use crate::project::root;
use crate::rule_ids::{Definition, Definitions};
use crate::tree::Tree;
use crate::{Outcome, exit_code};
use waiting::Waiting;

/// The generated file.
const TABLE: &str = "docs/rules/coverage.md";

/// The command that writes it.
const COMMAND: &str = "cargo xtask rules-table --write";

/// The files of the rules whose boxes can be played: each of their rules needs a scenario. A box adds its file here in
/// the commit that brings it.
const PRESENT: &[&str] = &[
    "00-base-game.md",
    "01-abbot-and-gardens.md",
    "05-river.md",
    "10-inns-and-cathedrals.md",
    "20-traders-and-builders.md",
    "30-princess-and-dragon.md",
    "40-tower.md",
    "50-abbey-and-mayor.md",
    "60-count-of-carcassonne.md",
    "61-king-and-robber.md",
    "70-mage-and-witch.md",
    "80-bridges-castles-and-bazaars.md",
    "90-hills-and-sheep.md",
];

/// The boxes by the names used in setups and in `docs/rules/waiting.txt`, and the files of their rules.
const BOXES: [(&str, &str); 12] = [
    ("river-1", "05-river.md"),
    ("river-2", "05-river.md"),
    ("inns-and-cathedrals", "10-inns-and-cathedrals.md"),
    ("traders-and-builders", "20-traders-and-builders.md"),
    ("princess-and-dragon", "30-princess-and-dragon.md"),
    ("tower", "40-tower.md"),
    ("abbey-and-mayor", "50-abbey-and-mayor.md"),
    ("count", "60-count-of-carcassonne.md"),
    ("king-and-robber", "61-king-and-robber.md"),
    ("mage-and-witch", "70-mage-and-witch.md"),
    (
        "bridges-castles-and-bazaars",
        "80-bridges-castles-and-bazaars.md",
    ),
    ("hills-and-sheep", "90-hills-and-sheep.md"),
];

/// Everything the table is made from.
#[derive(Debug)]
struct Coverage {
    ids: Definitions,
    waiting: Vec<Waiting>,
    /// The scenarios that name an id, with the line that does.
    scenarios: BTreeMap<String, Vec<Place>>,
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
            waiting: waiting::read(tree),
            scenarios: named_by_scenarios(tree),
        }
    }

    /// Returns the scenarios that name an id.
    fn scenarios_of(&self, id: &str) -> &[Place] {
        self.scenarios.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns the entry that says what an id waits for.
    fn waiting_of(&self, id: &str) -> Option<&Waiting> {
        self.waiting.iter().find(|entry| entry.id == id)
    }

    /// Returns what a file of the rules defines.
    fn defined_in<'a>(&'a self, file: &'a str) -> impl Iterator<Item = &'a Definition> {
        let all = self.ids.all.iter();
        all.filter(move |definition| definition.file == file)
    }
}

fn is_present(file: &str) -> bool {
    PRESENT.contains(&file)
}

/// Runs the command.
pub(crate) fn run(args: &[String]) -> Outcome {
    let write = match args {
        [] => false,
        [flag] if flag == "--write" => true,
        [.., other] => return Err(format!("`rules-table` takes no argument `{other}`").into()),
    };
    let is_covered = report(write)?;
    Ok(exit_code(is_covered))
}

/// Prints what is wrong with the coverage and tells whether nothing is; may write the table first.
pub(crate) fn report(write: bool) -> Result<bool, Box<dyn Error>> {
    let root = root();
    let tree = Tree::read(&root)?;
    let coverage = Coverage::collect(&tree);
    let text = table::print(&coverage);
    let mut problems = problems::find(&coverage);
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
    let needed = coverage
        .ids
        .all
        .iter()
        .filter(|definition| is_present(&definition.file) && definition.kind.needs_scenario());
    let (mut n_ids, mut n_shown) = (0, 0);
    for definition in needed {
        n_ids += 1;
        n_shown += usize::from(!coverage.scenarios_of(&definition.id).is_empty());
    }
    let n_waiting = coverage.waiting.len();
    format!(
        "{n_ids} ids in play, {n_shown} with a scenario, {n_waiting} waiting; problems: {n_problems}"
    )
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

    /// A small project: one box in play, one not, one scenario.
    pub(super) fn sample(waiting: &str, scenario: &str) -> Coverage {
        Coverage::collect(&Tree::of(&[
            (
                "docs/rules/00-base-game.md",
                "- **BA-01** Two to `six` players | seats. — a source\n- **BA-104** (Inns & Cathedrals) Two.\n\
                 - **BA-EX-01 A small city.** Two tiles.\n- **BA-AM-01 Doubt.** No.\n",
            ),
            (
                "docs/rules/90-hills-and-sheep.md",
                "- **HS-01** A rule.\n- **HS-02** A rule.\n- **HS-X01 One.** An example.\n",
            ),
            ("docs/rules/waiting.txt", waiting),
            ("scenarios/base/small-city.txt", scenario),
        ]))
    }

    #[test]
    fn rule_lines_of_scenarios_are_read() {
        let coverage = sample(
            "",
            "title rule BA-104\nrule    BA-01, BA-EX-01 BA-01  # BA-104\n",
        );
        let place = Place {
            path: "scenarios/base/small-city.txt".to_owned(),
            line: 2,
        };
        assert_eq!(coverage.scenarios_of("BA-01"), std::slice::from_ref(&place));
        assert_eq!(coverage.scenarios_of("BA-EX-01"), [place]);
        assert_eq!(coverage.scenarios_of("BA-104"), []);
    }

    #[test]
    fn summary_counts_what_is_in_play() {
        let coverage = sample("BA-104 hills-and-sheep reason\n", "rule BA-01 HS-01\n");
        assert_eq!(
            summary(&coverage, 1),
            "3 ids in play, 1 with a scenario, 1 waiting; problems: 1"
        );
    }
}
