//! `docs/rules/waiting.txt`: ids that cannot have a scenario before another box is there.

use crate::tree::Tree;

/// The file.
pub(super) const FILE: &str = "docs/rules/waiting.txt";

/// One of its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Waiting {
    pub(super) id: String,
    /// The box it waits for.
    pub(super) box_name: String,
    pub(super) line: usize,
}

/// Reads the entries: id, box and reason, separated by blanks; `#` starts a comment.
pub(super) fn read(tree: &Tree) -> Vec<Waiting> {
    let text = tree.text(FILE).unwrap_or_default();
    let mut entries = Vec::new();
    for (ix, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let mut words = line.split_whitespace().map(str::to_owned);
        if let Some(id) = words.next() {
            entries.push(Waiting {
                id,
                box_name: words.next().unwrap_or_default(),
                line: ix + 1,
            });
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_read_and_comments_are_not() {
        let text = "# BA-01 tower\n\nBA-104    tower   a reason # and more\nBA-105\n";
        let entries = read(&Tree::of(&[(FILE, text)]));
        let entries: Vec<_> = entries
            .iter()
            .map(|entry| (entry.id.as_str(), entry.box_name.as_str(), entry.line))
            .collect();
        assert_eq!(entries, [("BA-104", "tower", 3), ("BA-105", "", 4)]);
    }
}
