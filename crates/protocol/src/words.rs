//! What the values of switches mean, from the texts about rules that players read.

use std::collections::BTreeMap;

use carcas_record::RULE_TEXTS;

/// What a value of a switch means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Words {
    /// The box, or part of one, that the switch belongs to.
    pub(crate) section: &'static str,
    /// The ids of the rules.
    pub(crate) rules: Vec<&'static str>,
    /// The value in a few words.
    pub(crate) short: &'static str,
    pub(crate) sentence: &'static str,
}

/// Returns the words for switches and values. What else the files hold is for others; they are checked as a whole where
/// they are shown.
pub(crate) fn words() -> BTreeMap<(&'static str, &'static str), Words> {
    let mut all: BTreeMap<_, Words> = BTreeMap::new();
    for (_, text) in RULE_TEXTS {
        let (mut section, mut switch, mut value) = ("", None, None);
        for line in text.lines() {
            let Some((key, rest)) = line.trim().split_once(' ') else {
                continue;
            };
            let rest = rest.trim();
            if !line.starts_with(' ') {
                (switch, value) = (None, None);
            }
            match (key, switch) {
                ("section", None) => section = rest,
                ("switch", None) => switch = Some(rest),
                ("value", Some(switch)) => {
                    let (name, rules) = rest.split_once(": ").unwrap_or((rest, ""));
                    value = Some((switch, name));
                    let entry = all.entry((switch, name)).or_default();
                    entry.section = section;
                    entry.rules = rules.split(", ").filter(|rule| !rule.is_empty()).collect();
                }
                ("short" | "text", Some(_)) => {
                    let entry = value.and_then(|value| all.get_mut(&value));
                    match entry {
                        Some(entry) if key == "short" => entry.short = rest,
                        Some(entry) => entry.sentence = rest,
                        None => {}
                    }
                }
                _ => {}
            }
        }
    }
    all
}
