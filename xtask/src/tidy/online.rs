//! The server passes on what the engine says and names no box, no edition and no question of a box: a new box works online on
//! the day the engine plays it.

use super::Finding;
use crate::tree::Tree;

/// Where that holds; tests may name what they play.
const SERVER: &str = "crates/server/src/";

/// Types of the engine whose values belong to boxes and editions.
const TYPES: [&str; 6] = [
    "Decision::",
    "Edition::",
    "FigureKind::",
    "Module::",
    "Neutral::",
    "Quarter::",
];

/// The names of editions.
const EDITIONS: [&str; 4] = ["rgg-2005", "devir", "filosofia-2010", "zman-c2"];

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let boxes: Vec<&str> = tree
        .files
        .iter()
        .filter_map(|file| box_of(&file.path))
        .collect();
    let files = tree.files.iter();
    let files = files.filter(|file| file.path.starts_with(SERVER) && file.ends_in(&["rs"]));
    let mut findings = Vec::new();
    for file in files {
        for line in file
            .lines()
            .filter(|line| !line.is_comment() && !line.is_test)
        {
            let names = TYPES.iter().chain(&EDITIONS).chain(&boxes);
            findings.extend(
                names
                    .filter(|name| line.text.contains(**name))
                    .map(|name| Finding {
                        path: file.path.clone(),
                        line: line.number,
                        problem: format!("the server names `{name}`"),
                        remedy: "pass on what the engine says; `protocol` gives it a form"
                            .to_owned(),
                    }),
            );
        }
    }
    findings
}

/// Returns the box that a file of the rules is about, if its name is no ordinary word.
fn box_of(path: &str) -> Option<&str> {
    let file = path.strip_prefix("docs/rules/")?.strip_suffix(".md")?;
    let (number, name) = file.split_once('-')?;
    let is_box = number.bytes().all(|byte| byte.is_ascii_digit()) && name.contains('-');
    is_box.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_names_neither_boxes_nor_editions() {
        let tree = Tree::of(&[
            ("docs/rules/30-princess-and-dragon.md", ""),
            (
                "crates/server/src/a.rs",
                "fn a() { Edition::ZmanC2; }\n// zman-c2\nlet b = \"princess-and-dragon\";\n",
            ),
            ("crates/server/tests/a.rs", "let b = \"zman-c2\";\n"),
            ("crates/cli/src/a.rs", "let b = \"zman-c2\";\n"),
        ]);
        let lines: Vec<usize> = find(&tree).iter().map(|finding| finding.line).collect();
        assert_eq!(lines, [1, 3]);
    }
}
