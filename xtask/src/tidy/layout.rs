//! How files are laid out: their first line, their length, blanks and tabs.

use super::Finding;
use crate::tree::{Line, Source, Tree};

/// The greatest number of lines of a file that people write.
const MAX_LINES: usize = 700;

/// Endings of files that people write.
const WRITTEN: [&str; 7] = ["rs", "md", "ts", "js", "svelte", "css", "html"];

/// Endings of files without tabs and blanks at the ends of lines.
const CLEAN: [&str; 4] = ["rs", "md", "txt", "toml"];

/// A rule about single lines.
struct LineRule {
    problem: &'static str,
    remedy: &'static str,
    is_broken: fn(&Line<'_>) -> bool,
}

const LINE_RULES: [LineRule; 2] = [
    LineRule {
        problem: "blanks at the end of the line",
        remedy: "delete them",
        is_broken: |line| line.text.ends_with([' ', '\t', '\r']),
    },
    LineRule {
        problem: "a tab",
        remedy: "use blanks",
        is_broken: |line| line.text.contains('\t'),
    },
];

/// A rule about whole files, which names the line it is broken at.
struct FileRule {
    problem: &'static str,
    remedy: &'static str,
    broken_at: fn(&Source) -> Option<usize>,
}

const FILE_RULES: [FileRule; 3] = [
    FileRule {
        problem: "the file does not say what its subject is",
        remedy: "begin it with a `//!` line",
        broken_at: |file| (file.ends_in(&["rs"]) && !file.text.starts_with("//!")).then_some(1),
    },
    FileRule {
        problem: "the file is longer than 700 lines",
        remedy: "split it by subject",
        broken_at: |file| {
            // A generated file says so in its first line; its length follows from its source.
            let first = file.text.lines().next().unwrap_or_default();
            let is_generated = ["<!-- Generated", "// Generated", "//! Generated"]
                .iter()
                .any(|begin| first.starts_with(begin));
            let is_written = file.ends_in(&WRITTEN) && !is_generated;
            let is_long = is_written && file.lines().count() > MAX_LINES;
            is_long.then_some(MAX_LINES + 1)
        },
    },
    FileRule {
        problem: "the last line does not end",
        remedy: "end the file with a newline",
        broken_at: |file| {
            let is_cut = !file.text.is_empty() && !file.text.ends_with('\n');
            is_cut.then(|| file.lines().count())
        },
    },
];

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().flat_map(find_in).collect()
}

fn find_in(file: &Source) -> Vec<Finding> {
    let finding = |line, problem: &str, remedy: &str| Finding {
        path: file.path.clone(),
        line,
        problem: problem.to_owned(),
        remedy: remedy.to_owned(),
    };
    let mut findings = Vec::new();
    for rule in &FILE_RULES {
        let line = (rule.broken_at)(file);
        findings.extend(line.map(|line| finding(line, rule.problem, rule.remedy)));
    }
    if file.ends_in(&CLEAN) {
        for line in file.lines() {
            let broken = LINE_RULES.iter().filter(|rule| (rule.is_broken)(&line));
            findings.extend(broken.map(|rule| finding(line.number, rule.problem, rule.remedy)));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns where and why a file is refused.
    fn findings(path: &str, text: &str) -> Vec<(usize, String)> {
        let found = find(&Tree::of(&[(path, text)]));
        found.into_iter().map(|f| (f.line, f.problem)).collect()
    }

    #[test]
    fn rust_file_begins_with_its_subject() {
        assert_eq!(findings("a.rs", "//! Cells.\nfn a() {}\n"), []);
        let found = findings("tests/a.rs", "// Cells.\nfn a() {}\n");
        assert_eq!(found[0].0, 1);
        assert!(found[0].1.contains("subject"));
    }

    #[test]
    fn long_file_is_found() {
        let text = format!("//! Long.\n{}", "\n".repeat(MAX_LINES - 1));
        assert_eq!(findings("a.rs", &text), []);
        assert_eq!(findings("a.rs", &(text + "\n"))[0].0, MAX_LINES + 1);
        assert_eq!(findings("tiles.txt", &"\n".repeat(900)), []);
    }

    #[test]
    fn blanks_and_tabs_are_found() {
        let found = findings("a.md", "good\nbad \nworse\tstill\nend\r\n");
        let lines: Vec<_> = found.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [2, 3, 4]);
        assert_eq!(findings("a.svg", "bad \n"), []);
    }

    #[test]
    fn cut_off_last_line_is_found() {
        assert_eq!(findings("a.json", "{}").len(), 1);
        assert_eq!(findings("a.json", "{}\n"), []);
        assert_eq!(findings("empty.txt", ""), []);
    }
}
