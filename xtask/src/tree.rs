//! The files of the project as text, read once and handed to every check.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// All text files of the project.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    /// Sorted by path.
    pub(crate) files: Vec<Source>,
    /// Every file, also those that are not text.
    paths: BTreeSet<String>,
}

/// One text file.
#[derive(Debug)]
pub(crate) struct Source {
    /// The path from the root of the project, with `/` between folders.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// One line of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Counts from 1.
    pub(crate) number: usize,
    pub(crate) text: &'a str,
    /// Whether the line stands in the unit tests at the end of a Rust file.
    pub(crate) is_test: bool,
}

impl Tree {
    /// Reads every file that git tracks or would add; without git, every file that no build has made.
    pub(crate) fn read(root: &Path) -> Result<Self, Box<dyn Error>> {
        let mut tree = Self::default();
        for path in list_by_git(root).map_or_else(|| list_by_walk(root), Ok)? {
            // A tracked file may have been deleted since, and a link may lead to a folder.
            let Ok(bytes) = fs::read(root.join(&path)) else {
                continue;
            };
            tree.paths.insert(path.clone());
            match String::from_utf8(bytes) {
                Ok(text) if !text.contains('\0') => tree.files.push(Source { path, text }),
                _ => {}
            }
        }
        Ok(tree)
    }

    /// Builds a tree from paths and texts.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let source = |(path, text): &(&str, &str)| Source {
            path: (*path).to_owned(),
            text: (*text).to_owned(),
        };
        Self {
            files: files.iter().map(source).collect(),
            paths: files.iter().map(|(path, _)| (*path).to_owned()).collect(),
        }
    }

    /// Returns the text of a file.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        let file = self.files.iter().find(|file| file.path == path)?;
        Some(&file.text)
    }

    /// Tells whether there is a file or a folder at a path.
    pub(crate) fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        let is_folder = |other: &String| path.is_empty() || other.starts_with(&folder);
        self.paths.contains(path) || self.paths.iter().any(is_folder)
    }
}

impl Source {
    /// Returns the lines.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let mut is_test = false;
        // Unlike `str::lines` this keeps a return before the newline, which is a finding.
        let texts = self.text.split_terminator('\n').enumerate();
        texts.map(move |(ix, text)| {
            is_test |= text.trim() == "#[cfg(test)]";
            Line {
                number: ix + 1,
                text,
                is_test,
            }
        })
    }

    /// Tells whether the name of the file ends in `.` and one of the endings.
    pub(crate) fn ends_in(&self, endings: &[&str]) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        let ending = name.rsplit_once('.').map(|(_, ending)| ending);
        ending.is_some_and(|ending| endings.contains(&ending))
    }
}

impl Line<'_> {
    /// Tells whether the whole line is a comment or documentation of Rust.
    pub(crate) fn is_comment(&self) -> bool {
        self.text.trim_start().starts_with("//")
    }
}

fn list_by_git(root: &Path) -> Option<Vec<String>> {
    let output = Command::new("git")
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .current_dir(root)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    if !output.status.success() {
        return None;
    }
    let text = String::from_utf8(output.stdout).ok()?;
    let paths: BTreeSet<_> = text.split_terminator('\0').map(str::to_owned).collect();
    Some(paths.into_iter().collect())
}

fn list_by_walk(root: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    const MADE_BY_TOOLS: [&str; 3] = [".git", "target", "node_modules"];
    let mut paths = BTreeSet::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = match folder.as_str() {
                "" => name.clone(),
                folder => format!("{folder}/{name}"),
            };
            if !entry.file_type()?.is_dir() {
                paths.insert(path);
            } else if !MADE_BY_TOOLS.contains(&name.as_str()) {
                folders.push(path);
            }
        }
    }
    Ok(paths.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_know_where_the_unit_tests_begin() {
        let tree = Tree::of(&[("a.rs", "fn a() {}\n#[cfg(test)]\nmod tests {}\n")]);
        let lines: Vec<_> = tree.files[0].lines().map(|line| line.is_test).collect();
        assert_eq!(lines, [false, true, true]);
    }

    #[test]
    fn has_finds_files_and_folders() {
        let tree = Tree::of(&[("docs/adr/0001.md", "")]);
        assert!(tree.has("docs/adr/0001.md") && tree.has("docs/adr") && tree.has("docs"));
        assert!(!tree.has("docs/ad") && !tree.has("docs/adr/0002.md"));
    }

    #[test]
    fn git_and_walk_agree_on_this_file() {
        let root = crate::project::root();
        let walked = list_by_walk(&root).expect("the project can be listed");
        assert!(walked.contains(&"xtask/src/tree.rs".to_owned()));
        let tree = Tree::read(&root).expect("the project can be read");
        assert!(tree.text("xtask/src/tree.rs").is_some());
    }
}
