//! Messages to people: each is said somewhere, and no language was left in English.

use std::collections::{BTreeMap, HashSet};

use super::Finding;
use crate::tree::{Source, Tree};

/// Where English lies; it says which messages there are.
const ENGLISH: &str = "crates/text/data/en/";

/// Other languages.
const OTHERS: [&str; 3] = ["es", "fr", "de"];

/// Families of names whose keys are put together: tests hold that each has all its members.
const FAMILIES: [&str; 31] = [
    "box-",
    "preset-",
    "part-",
    "switch-",
    "value-",
    "section-",
    "source-",
    "step-",
    "note-",
    "page-",
    "figure-",
    "figures-",
    "tokens-",
    "neutral-",
    "feature-",
    "quarter-",
    "element-",
    "sign-",
    "refusal-",
    "remedy-",
    "seat-",
    "side-",
    "bot-",
    "player-",
    "problem-",
    "status-",
    "rules-book-",
    "terminal-usage-",
    "web-aids-",
    "web-ask-",
    "web-connection-",
];

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let mut findings = unsaid(tree);
    for language in OTHERS {
        findings.extend(untranslated(tree, language));
    }
    findings
}

/// Finds messages that no code says.
fn unsaid(tree: &Tree) -> Vec<Finding> {
    let is_code = |file: &&Source| {
        let is_rust = file.path.starts_with("crates/") && file.ends_in(&["rs"]);
        let is_web = file.path.starts_with("web/src/") && file.ends_in(&["ts", "svelte"]);
        (is_rust || is_web) && file.path != "crates/text/src/keys.rs"
    };
    let code = tree.files.iter().filter(is_code);
    let said: HashSet<&str> = code.flat_map(|file| quoted(&file.text)).collect();
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| is_of(file, ENGLISH)) {
        for (number, key) in keys(&file.text) {
            let is_named = FAMILIES.iter().any(|family| key.starts_with(family));
            if !is_named && !said.contains(key) {
                findings.push(Finding {
                    path: file.path.clone(),
                    line: number,
                    problem: format!("nobody says `{key}`"),
                    remedy: "say it, or delete it in all languages".to_owned(),
                });
            }
        }
    }
    findings
}

/// Returns what stands between two quotation marks and might be a key; also between the end of one text and the beginning of the
/// next, which is no key.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let is_key = |part: &&str| {
        let mut bytes = part.bytes();
        bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    };
    text.split('"').filter(is_key)
}

/// Finds sentences of another language that are those of English.
fn untranslated(tree: &Tree, language: &str) -> Vec<Finding> {
    let folder = format!("crates/text/data/{language}/");
    let english: BTreeMap<&str, &str> = tree
        .files
        .iter()
        .filter(|file| is_of(file, ENGLISH))
        .flat_map(|file| values(&file.text))
        .map(|(_, key, value)| (key, value))
        .collect();
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| is_of(file, &folder)) {
        for (number, key, value) in values(&file.text) {
            // Names and formulas may be alike; sentences of four words are not.
            let is_sentence = value
                .split_whitespace()
                .filter(|word| is_word(word))
                .count()
                >= 4;
            if is_sentence && english.get(key) == Some(&value) {
                findings.push(Finding {
                    path: file.path.clone(),
                    line: number,
                    problem: format!("`{key}` is still English"),
                    remedy: format!("say it in `{language}`"),
                });
            }
        }
    }
    findings
}

fn is_word(word: &str) -> bool {
    word.chars()
        .all(|c| c.is_alphabetic() || ",.;:".contains(c))
        && word.len() > 1
}

fn is_of(file: &Source, folder: &str) -> bool {
    file.path.starts_with(folder) && file.path.ends_with(".ftl")
}

/// Returns the keys of messages that are not private, with their lines.
fn keys(text: &str) -> impl Iterator<Item = (usize, &str)> {
    values(text)
        .filter(|(_, key, _)| !key.starts_with("x-"))
        .map(|(number, key, _)| (number, key))
}

/// Returns keys with what stands behind them on the same line.
fn values(text: &str) -> impl Iterator<Item = (usize, &str, &str)> {
    text.lines().enumerate().filter_map(|(ix, line)| {
        let (key, value) = line.split_once(" =")?;
        let is_key = line.starts_with(|c: char| c.is_ascii_alphabetic());
        is_key.then_some((ix + 1, key, value.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_that_nobody_says_and_that_are_not_translated_are_found() {
        let found = find(&Tree::of(&[
            (
                "crates/text/data/en/a.ftl",
                "said = You place the last tile.\nunsaid = One.\nx-piece = a\nbox-base = Base game\n",
            ),
            (
                "crates/text/data/de/a.ftl",
                "said = You place the last tile.\nunsaid = One.\n",
            ),
            ("web/src/a.ts", "say(\"said\")\n"),
        ]));
        let problems: Vec<_> = found.iter().map(|f| f.problem.as_str()).collect();
        assert_eq!(
            problems,
            ["nobody says `unsaid`", "`said` is still English"]
        );
    }
}
