//! Threats and answers: every test that the document names is there.

use std::collections::BTreeSet;

use super::Finding;
use crate::tree::Tree;

/// The document that names a test for every threat.
const DOCUMENT: &str = "docs/security.md";

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let sources = tree.files.iter().filter(|file| file.ends_in(&["rs"]));
    let functions: BTreeSet<&str> = sources
        .flat_map(crate::tree::Source::lines)
        .filter_map(|line| name_of_function(line.text))
        .collect();
    let documents = tree.files.iter().filter(|file| file.path == DOCUMENT);
    let mut findings = Vec::new();
    for file in documents {
        for line in file.lines().filter(|line| line.text.starts_with('|')) {
            let missing = tests(line.text).filter(|test| !functions.contains(test));
            findings.extend(missing.map(|test| Finding {
                path: file.path.clone(),
                line: line.number,
                problem: format!("there is no test `{test}`"),
                remedy: "name the test that proves the answer".to_owned(),
            }));
        }
    }
    findings
}

fn name_of_function(line: &str) -> Option<&str> {
    let (_, name) = line.split_once("fn ")?;
    // A part of a suite that runs on every store is generic.
    name.split_once(['(', '<']).map(|(name, _)| name)
}

/// Returns the tests that the last column of a row names: words in back quotes that are joined with `_`.
fn tests(row: &str) -> impl Iterator<Item = &str> {
    let column = row.trim_end_matches(['|', ' ']).rsplit('|').next();
    let quoted = column.unwrap_or_default().split('`').skip(1).step_by(2);
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    quoted.filter(move |text| text.matches('_').count() > 1 && text.chars().all(is_letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_are_not_there_are_found() {
        let tree = Tree::of(&[
            (
                "docs/security.md",
                "Text with `no_such_test`.\n| threat | answer `of_no_test` | `secrets`: `tokens_are_kept`, `seeds_are_told` |\n",
            ),
            (
                "crates/server/tests/a.rs",
                "async fn tokens_are_kept() {}\n",
            ),
        ]);
        let problems: Vec<String> = find(&tree).into_iter().map(|found| found.problem).collect();
        assert_eq!(problems, ["there is no test `seeds_are_told`"]);
    }
}
