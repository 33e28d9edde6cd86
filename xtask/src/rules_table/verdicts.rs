//! What readers found out: whether the scenarios that name a rule would turn red if it were broken.
//!
//! `scenarios/verdicts/FILE.tsv` has a line for each id of `docs/rules/FILE.md`, with tabs between: the id, `shown` or `part`, the scenarios
//! that show it, a hash, and what is missing or why a part cannot be shown. The hash is over the rule and those scenarios, so that a change
//! of either asks somebody to read them again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::Coverage;
use crate::rule_ids::Definition;
use crate::tree::Tree;

/// Where verdicts stand.
pub(super) const FOLDER: &str = "scenarios/verdicts/";

/// What a reader found out about an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) id: String,
    /// Whether every part of the rule is shown.
    pub(super) is_shown: bool,
    /// The paths of the scenarios that show it.
    pub(super) scenarios: Vec<String>,
    /// The hash of what was read.
    hash: String,
    /// What is missing, or why a part cannot be shown.
    pub(super) remark: String,
    /// The line of the file.
    line: usize,
}

/// All verdicts by the file that they stand in, each in its order.
#[derive(Debug, Default)]
pub(super) struct Verdicts {
    files: BTreeMap<String, Vec<Verdict>>,
    /// Lines that cannot be understood.
    wrong: Vec<String>,
}

impl Verdicts {
    pub(super) fn collect(tree: &Tree) -> Self {
        let mut found = Self::default();
        for file in &tree.files {
            let Some(name) = file.path.strip_prefix(FOLDER) else {
                continue;
            };
            let verdicts = found.files.entry(name.to_owned()).or_default();
            for line in file.lines() {
                match parse(line.text, line.number) {
                    Some(verdict) => verdicts.push(verdict),
                    None => found.wrong.push(format!(
                        "{}:{}: expected ID, shown or part, scenarios, hash and remark, with tabs between",
                        file.path, line.number
                    )),
                }
            }
        }
        found
    }

    /// Finds the verdict about an id of a file of the rules.
    pub(super) fn get(&self, definition: &Definition) -> Option<&Verdict> {
        let verdicts = self.files.get(&file_of(definition))?;
        verdicts.iter().find(|verdict| verdict.id == definition.id)
    }

    /// Returns every problem as a line of text.
    pub(super) fn problems(&self, coverage: &Coverage, tree: &Tree) -> Vec<String> {
        let mut problems = self.wrong.clone();
        for definition in coverage.needed() {
            let (file, id) = (file_of(definition), &definition.id);
            let Some(verdict) = self.get(definition) else {
                problems.push(format!(
                    "{FOLDER}{file}: no line for {id}: read its scenarios and say whether they show it"
                ));
                continue;
            };
            let at = format!("{FOLDER}{file}:{}", verdict.line);
            for path in &verdict.scenarios {
                if !coverage
                    .scenarios_of(id)
                    .iter()
                    .any(|place| place.path == *path)
                {
                    problems.push(format!(
                        "{at}: {path} does not name {id} in its line `rule`"
                    ));
                }
            }
            match (
                verdict.is_shown,
                verdict.scenarios.is_empty(),
                verdict.remark.is_empty(),
            ) {
                (true, true, _) => {
                    problems.push(format!("{at}: {id} is shown, but no scenario is named"));
                }
                (false, _, true) => {
                    problems.push(format!("{at}: {id} is shown in part: say what is missing"));
                }
                _ => {}
            }
            if verdict.hash != hash(definition, &verdict.scenarios, tree) {
                problems.push(format!(
                    "{at}: {id} or a scenario that shows it has changed: read them again, then `{COMMAND} {id}`"
                ));
            }
        }
        for (file, verdicts) in &self.files {
            let mut seen = BTreeSet::new();
            for verdict in verdicts {
                if !seen.insert(&verdict.id) {
                    let (line, id) = (verdict.line, &verdict.id);
                    problems.push(format!(
                        "{FOLDER}{file}:{line}: there is a line for {id} above; keep one"
                    ));
                }
                let known = coverage.ids.get(&verdict.id);
                if known.is_none_or(|definition| file_of(definition) != *file) {
                    let (line, id) = (verdict.line, &verdict.id);
                    problems.push(format!(
                        "{FOLDER}{file}:{line}: {id} is no id of that file of the rules"
                    ));
                }
            }
        }
        problems
    }

    /// Notes that somebody has read these ids as they are now, and returns the files that change, with their new text. Without ids, all
    /// are meant that nobody has read yet.
    pub(super) fn read(
        &self,
        ids: &[String],
        coverage: &Coverage,
        tree: &Tree,
    ) -> BTreeMap<String, String> {
        let mut changed = BTreeMap::new();
        for (file, verdicts) in &self.files {
            let mut verdicts = verdicts.clone();
            for verdict in &mut verdicts {
                let is_meant = match ids {
                    [] => verdict.hash == UNREAD,
                    ids => ids.contains(&verdict.id),
                };
                if let Some(definition) = coverage.ids.get(&verdict.id).filter(|_| is_meant) {
                    verdict.hash = hash(definition, &verdict.scenarios, tree);
                }
            }
            let path = format!("{FOLDER}{file}");
            let text = print(&verdicts);
            if tree.text(&path) != Some(&text) {
                changed.insert(path, text);
            }
        }
        changed
    }

    /// Returns how many ids are shown, and how many in part.
    pub(super) fn counts(&self) -> (usize, usize) {
        let all = self.files.values().flatten();
        let n_shown = all.clone().filter(|verdict| verdict.is_shown).count();
        (n_shown, all.count() - n_shown)
    }
}

/// What notes that somebody has read an id again.
const COMMAND: &str = "cargo xtask rules-table --read";

/// Stands for a hash in a line that somebody has just written.
const UNREAD: &str = "-";

/// Returns the name of the file with the verdict about an id.
fn file_of(definition: &Definition) -> String {
    format!("{}.tsv", definition.file.trim_end_matches(".md"))
}

fn parse(line: &str, number: usize) -> Option<Verdict> {
    let mut fields = line.split('\t');
    let (id, verdict, scenarios, hash) = (
        fields.next()?,
        fields.next()?,
        fields.next()?,
        fields.next()?,
    );
    let remark = fields.next().unwrap_or_default();
    let is_shown = match verdict {
        "shown" => true,
        "part" => false,
        _ => return None,
    };
    let path = |name: &str| format!("scenarios/{name}.txt");
    fields.next().is_none().then(|| Verdict {
        id: id.to_owned(),
        is_shown,
        scenarios: scenarios.split_whitespace().map(path).collect(),
        hash: hash.to_owned(),
        remark: remark.trim().to_owned(),
        line: number,
    })
}

fn print(verdicts: &[Verdict]) -> String {
    let mut text = String::new();
    for verdict in verdicts {
        let Verdict {
            id, hash, remark, ..
        } = verdict;
        let shown = if verdict.is_shown { "shown" } else { "part" };
        let scenarios: Vec<&str> = verdict.scenarios.iter().map(|path| name_of(path)).collect();
        let _ = writeln!(
            text,
            "{id}\t{shown}\t{}\t{hash}\t{remark}",
            scenarios.join(" ")
        );
    }
    text
}

/// Returns the name of a scenario, which is its path without folder and ending.
pub(super) fn name_of(path: &str) -> &str {
    let name = path.strip_prefix("scenarios/").unwrap_or(path);
    name.strip_suffix(".txt").unwrap_or(name)
}

/// Returns the hash of a rule and of scenarios (FNV-1a). Comments and titles of scenarios may change freely.
fn hash(definition: &Definition, scenarios: &[String], tree: &Tree) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut add = |text: &str| {
        for byte in text.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    add(&definition.text);
    for path in scenarios {
        for line in tree.text(path).unwrap_or_default().lines() {
            let code = match line.split_once(" #") {
                Some((code, _)) => code,
                None => line,
            };
            let mut words = code.split_whitespace().peekable();
            if !matches!(words.peek(), None | Some(&"title") | Some(&"rule"))
                && !code.starts_with('#')
            {
                words.for_each(&mut add);
            }
        }
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "- **BA-01** Two seats.\n- **BA-02** Seven followers.\n";
    const SETUP: &str = "title One\nrule BA-01 BA-02\nexpect red 0 # a comment\n";

    fn tree(verdicts: &str, rules: &str, setup: &str) -> Tree {
        Tree::of(&[
            ("docs/rules/00-base-game.md", rules),
            ("scenarios/base/setup.txt", setup),
            ("scenarios/verdicts/00-base-game.tsv", verdicts),
        ])
    }

    fn problems(tree: &Tree) -> Vec<String> {
        Verdicts::collect(tree).problems(&Coverage::collect(tree), tree)
    }

    /// Returns the lines after somebody has read everything.
    fn read(lines: &str) -> String {
        let tree = tree(lines, RULES, SETUP);
        let changed = Verdicts::collect(&tree).read(&[], &Coverage::collect(&tree), &tree);
        changed["scenarios/verdicts/00-base-game.tsv"].clone()
    }

    const LINES: &str =
        "BA-01\tshown\tbase/setup\t-\t\nBA-02\tpart\tbase/setup\t-\tnot those of blue\n";

    #[test]
    fn what_was_read_is_fine_until_rule_or_scenario_changes() {
        let lines = read(LINES);
        assert_eq!(problems(&tree(&lines, RULES, SETUP)), [""; 0]);
        let comment = SETUP.replace("a comment", "another").replace("One", "Two");
        assert_eq!(problems(&tree(&lines, RULES, &comment)), [""; 0]);
        let rule = problems(&tree(&lines, &RULES.replace("Two", "One or two"), SETUP));
        assert!(
            rule.len() == 1 && rule[0].contains("BA-01 or a scenario"),
            "{rule:?}"
        );
        let scenario = problems(&tree(&lines, RULES, &SETUP.replace("red 0", "red 1")));
        assert_eq!(scenario.len(), 2);
        assert_eq!(problems(&tree(LINES, RULES, SETUP)).len(), 2);
    }

    #[test]
    fn missing_and_odd_verdicts_are_listed() {
        let lines = read(LINES);
        let (first, second) = lines.split_once('\n').expect("two lines");
        let only = problems(&tree(&format!("{first}\n"), RULES, SETUP));
        assert!(
            only.len() == 1 && only[0].contains("no line for BA-02"),
            "{only:?}"
        );
        let unnamed = second.replace("not those of blue", "");
        let odd = problems(&tree(
            &format!("{first}\n{unnamed}BA-77\tshown\tx\t-\t\n{first}\nBA-01 shown\n"),
            RULES,
            SETUP,
        ));
        for what in [
            "say what is missing",
            "BA-77 is no id",
            "a line for BA-01 above",
            "with tabs between",
        ] {
            assert!(
                odd.iter().any(|problem| problem.contains(what)),
                "{what}: {odd:?}"
            );
        }
        let other = SETUP.replace("BA-01 BA-02", "BA-02");
        let unnamed = problems(&tree(&lines, RULES, &other));
        assert!(
            unnamed
                .iter()
                .any(|problem| problem.contains("does not name BA-01"))
        );
    }
}
