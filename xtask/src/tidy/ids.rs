//! Ids of rules: what code and scenarios cite is defined in `docs/rules/`, and only once.

use super::Finding;
use crate::rule_ids::{Definitions, FOLDER};
use crate::tree::Tree;

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let ids = Definitions::collect(tree);
    let mut findings: Vec<_> = ids
        .repeated
        .iter()
        .map(|again| Finding {
            path: format!("{FOLDER}{}", again.file),
            line: again.line,
            problem: format!("`{}` is defined a second time", again.id),
            remedy: "append the new rule with an id of its own".to_owned(),
        })
        .collect();
    let citing = tree.files.iter().filter(|file| {
        (file.path.starts_with("crates/") && file.ends_in(&["rs"]))
            || (file.path.starts_with("scenarios/") && file.ends_in(&["txt"]))
    });
    for file in citing {
        for line in file.lines() {
            let mentioned = ids.mentioned(line.text).into_iter();
            findings.extend(
                mentioned
                    .filter(|id| ids.get(id).is_none())
                    .map(|id| Finding {
                        path: file.path.clone(),
                        line: line.number,
                        problem: format!("there is no rule `{id}`"),
                        remedy: "cite an id of docs/rules/".to_owned(),
                    }),
            );
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_ids_are_found_in_code_and_scenarios_only() {
        let found = find(&Tree::of(&[
            (
                "docs/rules/00-base-game.md",
                "- **BA-01** A rule.\n- **BA-01** Again.\n",
            ),
            ("docs/notes.md", "BA-77\n"),
            (
                "crates/engine/src/a.rs",
                "/// Rule: BA-01\n/// Rule: BA-78\n",
            ),
            ("scenarios/base/a.txt", "rule BA-01 BA-79\n"),
        ]));
        let places: Vec<_> = found.iter().map(|f| (f.path.as_str(), f.line)).collect();
        assert_eq!(
            places,
            [
                ("docs/rules/00-base-game.md", 2),
                ("crates/engine/src/a.rs", 2),
                ("scenarios/base/a.txt", 1)
            ]
        );
    }
}
