//! Ids of rules: how they are written, what kind each is, and where it is defined.

use std::collections::{BTreeMap, BTreeSet};

use crate::tree::Tree;

/// The folder of the rules.
pub(crate) const FOLDER: &str = "docs/rules/";

/// What an id stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum IdKind {
    /// `BA-19`.
    Rule,
    /// `BA-EX-03`, `PD-X08`.
    Example,
    /// `BA-AM-02`, `PD-A03`.
    Ambiguity,
    /// `CO-F1`, `TO-C1`.
    Fact,
}

impl IdKind {
    /// Tells whether a scenario has to show ids of this kind.
    pub(crate) const fn needs_scenario(self) -> bool {
        matches!(self, Self::Rule | Self::Example)
    }
}

/// Where an id is defined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Definition {
    pub(crate) id: String,
    pub(crate) kind: IdKind,
    /// The name of the file inside the folder of the rules.
    pub(crate) file: String,
    pub(crate) line: usize,
    /// What stands behind the id, with its markup.
    pub(crate) text: String,
}

/// All ids that the rules define.
#[derive(Debug, Default)]
pub(crate) struct Definitions {
    /// In the order of the files and lines.
    pub(crate) all: Vec<Definition>,
    by_id: BTreeMap<String, usize>,
    prefixes: BTreeSet<String>,
    /// Definitions of ids that were defined before.
    pub(crate) repeated: Vec<Definition>,
}

impl Definitions {
    /// Collects the definitions from the numbered files of the rules.
    pub(crate) fn collect(tree: &Tree) -> Self {
        let mut found = Self::default();
        for file in &tree.files {
            // Other files, such as the README, speak about ids but define none.
            let Some(name) = file.path.strip_prefix(FOLDER) else {
                continue;
            };
            if !name.starts_with(|c: char| c.is_ascii_digit()) || !name.ends_with(".md") {
                continue;
            }
            for line in file.lines() {
                if let Some((id, text)) = definition(line.text) {
                    found.add(Definition {
                        id: id.to_owned(),
                        kind: kind(id),
                        file: name.to_owned(),
                        line: line.number,
                        text: text.to_owned(),
                    });
                }
            }
        }
        found
    }

    /// Finds the definition of an id.
    pub(crate) fn get(&self, id: &str) -> Option<&Definition> {
        self.by_id.get(id).map(|&ix| &self.all[ix])
    }

    /// Returns the ids mentioned in a line, known or not, whose prefix is one of ours.
    pub(crate) fn mentioned<'a>(&self, line: &'a str) -> Vec<&'a str> {
        let mut ids = Vec::new();
        let mut before = ' ';
        for (start, c) in line.char_indices() {
            // Inside a word or an id nothing begins, so `BA-AM-02` does not mention `AM-02`.
            let is_start = !(before.is_ascii_alphanumeric() || before == '-');
            before = c;
            let id = id_at_start(&line[start..]).filter(|_| is_start);
            ids.extend(id.filter(|id| self.prefixes.contains(&id[..2])));
        }
        ids
    }

    fn add(&mut self, definition: Definition) {
        if self.by_id.contains_key(&definition.id) {
            self.repeated.push(definition);
            return;
        }
        self.prefixes.insert(definition.id[..2].to_owned());
        self.by_id.insert(definition.id.clone(), self.all.len());
        self.all.push(definition);
    }
}

/// Reads the id that a text begins with: two capitals, a hyphen, letters for the kind, and a number.
fn id_at_start(text: &str) -> Option<&str> {
    let tail = text.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    let tail = tail.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    let tail = tail.strip_prefix('-')?;
    let letters = tail.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let tail = match letters.len() == tail.len() {
        true => tail,
        false => letters.strip_prefix('-').unwrap_or(letters),
    };
    let end = tail.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = end.len() < tail.len() && !end.starts_with(|c: char| c.is_alphanumeric());
    is_number.then(|| &text[..text.len() - end.len()])
}

/// Tells the kind by the letters between prefix and number.
fn kind(id: &str) -> IdKind {
    let letters = id[3..].trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
    match letters {
        "" => IdKind::Rule,
        "EX" | "X" => IdKind::Example,
        "AM" | "A" => IdKind::Ambiguity,
        _ => IdKind::Fact,
    }
}

/// Reads a line that defines an id: `- **BA-01** …`, `**PD-X01 Title.** …`, `- TO-C1 …` or `| TO-A1 | … |`.
fn definition(line: &str) -> Option<(&str, &str)> {
    let is_item = line.starts_with("- ");
    let is_row = line.starts_with("| ");
    let rest = match is_item || is_row {
        true => &line[2..],
        false => line,
    };
    let bold = rest.strip_prefix("**");
    let id = id_at_start(bold.unwrap_or(rest))?;
    let behind = &bold.unwrap_or(rest)[id.len()..];
    // A paragraph that merely begins with an id defines nothing.
    (bold.is_some() || is_item || is_row).then(|| (id, behind.trim_start_matches("**").trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Definitions {
        Definitions::collect(&Tree::of(&[
            (
                "docs/rules/00-base-game.md",
                "# Title\n- **BA-01** Two to six players.\n- **BA-EX-02 Two tiles.** A city.\n- **BA-AM-03 Doubt.** No.\n",
            ),
            (
                "docs/rules/30-dragon.md",
                "**PD-X01 Printed.** A game.\n\nPD-02 is named here only.\n- **PD-02** A rule.\n",
            ),
            (
                "docs/rules/40-tower.md",
                "- TO-C1 A fact.\n| TO-A1 | Doubt | No |\n- **TO-05** A rule.\n",
            ),
            ("docs/rules/README.md", "| BA-99 | no definition |\n"),
        ]))
    }

    #[test]
    fn every_form_of_definition_is_found() {
        let ids = sample();
        let found: Vec<_> = ids.all.iter().map(|d| (d.id.as_str(), d.kind)).collect();
        assert_eq!(
            found,
            [
                ("BA-01", IdKind::Rule),
                ("BA-EX-02", IdKind::Example),
                ("BA-AM-03", IdKind::Ambiguity),
                ("PD-X01", IdKind::Example),
                ("PD-02", IdKind::Rule),
                ("TO-C1", IdKind::Fact),
                ("TO-A1", IdKind::Ambiguity),
                ("TO-05", IdKind::Rule),
            ]
        );
        let rule = ids.get("BA-01").expect("it is defined");
        assert_eq!((rule.line, rule.text.as_str()), (2, "Two to six players."));
        assert_eq!(ids.get("PD-02").expect("it is defined").line, 4);
    }

    #[test]
    fn mentions_are_read_whole_and_only_with_known_prefixes() {
        let ids = sample();
        let line = "/// Rule: BA-01, BA-EX-02…04 and (PD-X01); not UTF-8, FS-1, BA/RFr, XBA-01 or BA-1x. BA-77";
        assert_eq!(
            ids.mentioned(line),
            ["BA-01", "BA-EX-02", "PD-X01", "BA-77"]
        );
    }

    #[test]
    fn second_definition_is_noted() {
        let text = "- **BA-01** One.\n- **BA-01** Two.\n";
        let ids = Definitions::collect(&Tree::of(&[("docs/rules/00-base-game.md", text)]));
        assert_eq!(ids.repeated.len(), 1);
        assert_eq!(ids.repeated[0].line, 2);
    }
}
