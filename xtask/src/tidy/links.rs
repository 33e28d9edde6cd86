//! Links in documents: a link to a file of the project leads somewhere.

use super::Finding;
use crate::tree::{Source, Tree};

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let documents = tree.files.iter().filter(|file| file.ends_in(&["md"]));
    documents.flat_map(|file| find_in(file, tree)).collect()
}

fn find_in(file: &Source, tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut is_code = false;
    for line in file.lines() {
        if line.text.trim_start().starts_with("```") {
            is_code = !is_code;
        }
        if is_code {
            continue;
        }
        for target in targets(line.text) {
            let path = target.split(['#', '?']).next().unwrap_or_default();
            let is_local =
                !path.is_empty() && !path.contains("://") && !path.starts_with("mailto:");
            if is_local && !resolve(&file.path, path).is_some_and(|path| tree.has(&path)) {
                findings.push(Finding {
                    path: file.path.clone(),
                    line: line.number,
                    problem: format!("the link to `{target}` leads nowhere"),
                    remedy: "name a file of the project, as seen from this one".to_owned(),
                });
            }
        }
    }
    findings
}

/// Returns the targets of `[text](target)` and `[name]: target`, outside of code.
fn targets(line: &str) -> Vec<String> {
    // Every second piece between back quotes is code.
    let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
    let mut targets = Vec::new();
    for piece in prose.split("](").skip(1) {
        targets.extend(piece.split(')').next());
    }
    if prose.starts_with('[') {
        targets.extend(prose.split_once("]: ").map(|(_, target)| target));
    }
    let bare = |target: &str| {
        // A title may follow the target.
        let target = target.split_whitespace().next().unwrap_or_default();
        target.trim_matches(['<', '>']).to_owned()
    };
    targets.into_iter().map(bare).collect()
}

/// Resolves a path as seen from a file; nothing if it leaves the project.
fn resolve(from: &str, path: &str) -> Option<String> {
    let mut folders: Vec<&str> = match path.starts_with('/') {
        true => Vec::new(),
        false => from.split('/').collect(),
    };
    folders.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                folders.pop()?;
            }
            name => folders.push(name),
        }
    }
    Some(folders.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<(usize, String)> {
        let tree = Tree::of(&[
            ("docs/recipes/add.md", text),
            ("docs/glossary.md", ""),
            ("README.md", ""),
        ]);
        let found = find(&tree);
        found.into_iter().map(|f| (f.line, f.problem)).collect()
    }

    #[test]
    fn links_to_files_and_folders_and_other_hosts_are_fine() {
        let text = "[a](../glossary.md#words) [b](../../README.md \"title\") [c](..) [d](#here)\n\
                    [e](https://example.org/x.md) `[f](nowhere.md)`\n```\n[g](nowhere.md)\n```\n[h]: ../glossary.md\n";
        assert_eq!(problems(text), []);
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let found = problems("[a](glossary.md)\n\nand [b](../../../outside.md)\n[c]: gone.md\n");
        let lines: Vec<_> = found.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [1, 3, 4]);
        assert!(found[0].1.contains("`glossary.md`"));
    }
}
