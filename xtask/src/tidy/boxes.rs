//! Who may name whom: the core names no module, and an earlier box never names a later one.
//!
//! Modules are known by the list `MANIFESTS`; those of one box cite the same file of `docs/rules/` in their first line.

use super::Finding;
use crate::tree::{Line, Source, Tree};

const ENGINE: &str = "crates/engine/src/";
const MODULES: &str = "crates/engine/src/modules/";
const LIST: &str = "crates/engine/src/modules/mod.rs";

/// Where modules may be named: their lists, what prepares the game, the turn table and the two matches of decisions.
const PLACES: [&str; 4] = ["modules/", "rules/", "turn.rs", "decision.rs"];
/// Lists inside the folder of the modules.
const LISTS: [&str; 2] = ["mod.rs", "objection.rs"];

/// A line of `MANIFESTS`.
struct Entry {
    /// The name of its Rust file or folder.
    file: String,
    /// The variant of `Module`.
    module: String,
    /// The rules that it cites.
    rules: Option<String>,
    line: usize,
}

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let Some(list) = tree.files.iter().find(|file| file.path == LIST) else {
        return Vec::new();
    };
    let entries = entries(tree, list);
    let mut findings = find_disorder(list, &entries);
    for file in tree.files.iter().filter(|file| file.ends_in(&["rs"])) {
        let Some(path) = file.path.strip_prefix(ENGINE) else {
            continue;
        };
        if let Some(inner) = file.path.strip_prefix(MODULES) {
            if !LISTS.contains(&inner) {
                findings.extend(find_later(file, inner, &entries));
            }
        } else if !PLACES.iter().any(|place| path.starts_with(place)) {
            findings.extend(find_any(file, &entries));
        }
    }
    findings
}

/// Returns the lines that count: no comments, no unit tests.
fn code(file: &Source) -> impl Iterator<Item = Line<'_>> {
    file.lines()
        .filter(|line| !line.is_comment() && !line.is_test)
}

fn entries(tree: &Tree, list: &Source) -> Vec<Entry> {
    let lines = list.lines();
    let lines = lines.skip_while(|line| !line.text.contains("const MANIFESTS"));
    let lines = lines
        .skip(1)
        .take_while(|line| !line.text.starts_with("];"));
    lines
        .filter_map(|line| {
            let (file, constant) = line.text.trim().trim_end_matches(',').split_once("::")?;
            let text = tree
                .text(&format!("{MODULES}{file}.rs"))
                .or_else(|| tree.text(&format!("{MODULES}{file}/mod.rs")))?;
            let (_, manifest) = text.split_once(&format!("const {constant}: Manifest"))?;
            let (_, module) = manifest.split_once("Manifest::new(Module::")?;
            Some(Entry {
                file: file.to_owned(),
                module: word(module).to_owned(),
                rules: text.lines().find_map(cited).map(str::to_owned),
                line: line.number,
            })
        })
        .collect()
}

/// Returns the file of the rules that a first line cites.
fn cited(line: &str) -> Option<&str> {
    let (_, rules) = line.strip_prefix("//!")?.split_once("`docs/rules/")?;
    Some(rules.split_once('`')?.0)
}

fn word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}

/// Finds modules that the enum or the list of all modules has in another order than the manifests.
fn find_disorder(list: &Source, entries: &[Entry]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (head, prefix) in [("pub enum Module {", ""), ("const ALL: [Self;", "Self::")] {
        let lines = list.lines().skip_while(|line| !line.text.contains(head));
        let lines = lines
            .skip(1)
            .take_while(|line| !line.text.trim_start().starts_with(['}', ']']));
        let names = lines.filter(|line| !line.is_comment()).filter_map(|line| {
            let name = line.text.trim().strip_prefix(prefix)?;
            Some((line.number, word(name)))
        });
        let names: Vec<_> = names.collect();
        // The end of either list is a name, too, which only equals the end of the other.
        let end = names.last().map_or(1, |&(line, _)| line);
        let names = names.into_iter().chain([(end, "nothing more")]);
        let expected = entries.iter().map(|entry| entry.module.as_str());
        let expected = expected.chain(["nothing more"]);
        let wrong = names.zip(expected).find(|((_, name), other)| name != other);
        findings.extend(wrong.map(|((line, name), expected)| Finding {
            path: list.path.clone(),
            line,
            problem: format!("`{name}` stands where `MANIFESTS` has `{expected}`"),
            remedy: "list modules in rank order everywhere".to_owned(),
        }));
    }
    let unread = list
        .lines()
        .find(|line| entries.is_empty() && line.text.contains("const MANIFESTS"));
    let blank = entries.iter().filter(|entry| entry.rules.is_none());
    let blank = blank.map(|entry| entry.line);
    findings.extend(
        unread
            .map(|line| line.number)
            .into_iter()
            .chain(blank)
            .map(|line| Finding {
                path: list.path.clone(),
                line,
                problem: "the module cites no rules".to_owned(),
                remedy: "name its file of `docs/rules/` in its first line".to_owned(),
            }),
    );
    findings
}

/// Finds every module that a file of the core names.
fn find_any(file: &Source, entries: &[Entry]) -> Vec<Finding> {
    named(file, entries, |_| true)
        .map(|(line, name)| Finding {
            path: file.path.clone(),
            line,
            problem: format!("the core names the module `{name}`"),
            remedy: "ask a prepared list (`rules.seams`), or contribute through the manifest"
                .to_owned(),
        })
        .collect()
}

/// Finds modules of later boxes that the file of a module names.
fn find_later(file: &Source, inner: &str, entries: &[Entry]) -> Vec<Finding> {
    let own = word(inner);
    let Some(rank) = entries.iter().position(|entry| entry.file == own) else {
        return Vec::new();
    };
    let rules = &entries[rank].rules;
    let later = |entry: &Entry| {
        let first = entries.iter().position(|other| other.file == entry.file);
        first > Some(rank) && entry.rules != *rules
    };
    named(file, entries, later)
        .map(|(line, name)| Finding {
            path: file.path.clone(),
            line,
            problem: format!("`{own}` names `{name}`, which belongs to a later box"),
            remedy: "let the later box say it, through a seam".to_owned(),
        })
        .collect()
}

/// Returns where a file names one of some modules: by path, by variant or by memory.
fn named<'a>(
    file: &'a Source,
    entries: &'a [Entry],
    is_meant: impl Fn(&Entry) -> bool + 'a,
) -> impl Iterator<Item = (usize, &'a str)> {
    code(file).filter_map(move |line| {
        let mut meant = entries.iter().filter(|entry| is_meant(entry));
        let found = meant.find(|entry| {
            let Entry { file, module, .. } = entry;
            has(line.text, &format!("{file}::"))
                || has(line.text, &format!("modules::{file}"))
                || has(line.text, &format!("memory.{file}"))
                || has(line.text, &format!("Module::{module}"))
        })?;
        Some((line.number, found.file.as_str()))
    })
}

/// Tells whether a line has a needle that is no part of a longer word.
fn has(line: &str, needle: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(needle).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + needle.len()..].chars().next();
        let goes_on = !needle.ends_with(':') && after.is_some_and(is_word);
        !before.is_some_and(is_word) && !goes_on
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFESTS: &str = "pub enum Module {\n    /// It.\n    River,\n    Fairy,\n    Portal,\n    Count,\n}\n\
        pub const ALL: [Self; 4] = [\n    Self::River,\n    Self::Fairy,\n    Self::Portal,\n    Self::Count,\n];\n\
        const MANIFESTS: &[Manifest] = &[\n    river::MANIFEST,\n    fairy::MANIFEST,\n    fairy::SECOND,\n    \
        count::MANIFEST,\n];\n";

    /// Returns what is found if one more file is there, or if the list reads otherwise.
    fn found(list: &str, path: &str, text: &str) -> Vec<(String, usize)> {
        let river = "//! River (`docs/rules/05-river.md`).\nconst MANIFEST: Manifest = Manifest::new(Module::River);\n";
        let fairy = "//! Fairy (`docs/rules/30-dragon.md`).\nconst MANIFEST: Manifest = Manifest::new(Module::Fairy);\n\
            const SECOND: Manifest = Manifest::new(Module::Portal);\n";
        let count = "//! Count (`docs/rules/60-count.md`).\nconst MANIFEST: Manifest = Manifest::new(Module::Count);\n";
        let findings = find(&Tree::of(&[
            (LIST, list),
            ("crates/engine/src/modules/river/mod.rs", river),
            ("crates/engine/src/modules/fairy.rs", fairy),
            ("crates/engine/src/modules/count.rs", count),
            (path, text),
        ]));
        let places = findings.into_iter().map(|found| (found.path, found.line));
        places.collect()
    }

    #[test]
    fn the_core_names_no_module() {
        let core = "crates/engine/src/refusal/mod.rs";
        let text = "// fairy::moves\nuse crate::modules::fairy;\nfairy::moves();\nuse modules::{count::x};\nstate.memory.count\n\
            modules::Memory\nlet fairy = 1;\naccount::x\n#[cfg(test)]\nfairy::x\n";
        let lines: Vec<_> = found(MANIFESTS, core, text)
            .into_iter()
            .map(|(path, line)| {
                assert_eq!(path, core);
                line
            })
            .collect();
        assert_eq!(lines, [2, 3, 4, 5]);
        for place in ["turn.rs", "decision.rs", "rules/a.rs", "modules/mod.rs"] {
            let path = format!("{ENGINE}{place}");
            if path != LIST {
                assert_eq!(found(MANIFESTS, &path, text), [], "{path}");
            }
        }
        assert_eq!(found(MANIFESTS, "crates/record/src/a.rs", text), []);
    }

    #[test]
    fn an_earlier_box_names_no_later_one() {
        let river = "crates/engine/src/modules/river/refusal.rs";
        let fairy = "crates/engine/src/modules/fairy/refusal.rs";
        let count = "crates/engine/src/modules/count/refusal.rs";
        let text = "river::x\nModule::River\nfairy::x\nModule::Portal\nsuper::count::x\n";
        let lines = |path| {
            found(MANIFESTS, path, text)
                .into_iter()
                .map(|(_, line)| line)
        };
        assert_eq!(lines(river).collect::<Vec<_>>(), [3, 4, 5]);
        assert_eq!(lines(fairy).collect::<Vec<_>>(), [5]);
        assert_eq!(lines(count).collect::<Vec<_>>(), []);
    }

    #[test]
    fn modules_are_listed_in_one_order() {
        assert_eq!(found(MANIFESTS, "a.rs", ""), []);
        let swapped = MANIFESTS.replacen("    River,\n    Fairy,", "    Fairy,\n    River,", 1);
        assert_eq!(found(&swapped, "a.rs", ""), [(LIST.to_owned(), 3)]);
        let swapped = MANIFESTS.replace(
            "Self::Portal,\n    Self::Count",
            "Self::Count,\n    Self::Portal",
        );
        assert_eq!(found(&swapped, "a.rs", ""), [(LIST.to_owned(), 11)]);
        let unread = "pub const MANIFESTS: &[Manifest] = &[\n];\n";
        assert_eq!(found(unread, "a.rs", ""), [(LIST.to_owned(), 1)]);
    }
}
