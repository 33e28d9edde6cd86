//! The list of known disagreements: what the traces see differently, and the rule that decides it.
//!
//! The format is described in `docs/conformance.md`. Reading is strict, and an entry must name what it covers: one
//! that excuses everything is no explanation.

use anyhow::{Context, bail, ensure};

use super::difference::{Difference, Topic};

/// The list that belongs to the project.
const OURS: &str = include_str!("../../known-disagreements.txt");

/// Where in the traces a difference was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) config: &'a str,
    /// The file's name without folder and ending.
    pub(crate) file: &'a str,
    pub(crate) line: usize,
    pub(crate) phase: &'a str,
    /// The alias of the tile placed last.
    pub(crate) tile: &'a str,
}

/// The entries, and how much each was needed.
#[derive(Debug)]
pub(crate) struct Known {
    entries: Vec<Entry>,
}

/// One known disagreement.
#[derive(Debug, Default)]
struct Entry {
    rule: String,
    /// The line of the list on which the entry begins.
    list_line: usize,
    config: Option<String>,
    file: Option<String>,
    line: Option<usize>,
    phase: Option<String>,
    tile: Option<String>,
    covers: Vec<(Topic, String)>,
    because: String,
    /// Whether a trace that the entry names was replayed.
    is_met: bool,
    n_used: usize,
}

impl Known {
    /// Reads the project's own list.
    pub(crate) fn ours() -> anyhow::Result<Self> {
        Self::parse("known-disagreements.txt", OURS)
    }

    /// Reads a list; `name` is used in messages.
    pub(crate) fn parse(name: &str, text: &str) -> anyhow::Result<Self> {
        let mut entries: Vec<Entry> = Vec::new();
        for (ix, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let value = value.trim();
            if key == "rule" {
                entries.push(Entry {
                    rule: value.to_owned(),
                    list_line: ix + 1,
                    ..Entry::default()
                });
                continue;
            }
            let outcome = match entries.last_mut() {
                Some(entry) => entry.set(key, value),
                None => Err(anyhow::anyhow!("an entry begins with a line `rule RV-17`")),
            };
            outcome.with_context(|| format!("{name}:{}", ix + 1))?;
        }
        for entry in &entries {
            entry
                .check()
                .with_context(|| format!("{name}:{}", entry.list_line))?;
        }
        Ok(Self { entries })
    }

    /// Notes that a trace was replayed, so that entries about it can be found unused.
    pub(crate) fn meet(&mut self, config: &str, file: &str) {
        for entry in &mut self.entries {
            entry.is_met |= entry.names_trace(config, file);
        }
    }

    /// Returns the rules that decide these differences, or nothing if one of them is not covered.
    pub(crate) fn explain(
        &self,
        place: Place<'_>,
        differences: &[Difference],
    ) -> Option<Vec<usize>> {
        let mut used = Vec::new();
        for difference in differences {
            let entry = self
                .entries
                .iter()
                .position(|entry| entry.covers(place, difference))?;
            if !used.contains(&entry) {
                used.push(entry);
            }
        }
        Some(used)
    }

    /// Counts a decision that these entries explained.
    pub(crate) fn count(&mut self, entries: &[usize]) {
        for &entry in entries {
            self.entries[entry].n_used += 1;
        }
    }

    /// Returns each rule that explained something, with the number of decisions.
    pub(crate) fn used(&self) -> impl Iterator<Item = (&str, usize, &str)> {
        let used = self.entries.iter().filter(|entry| entry.n_used > 0);
        used.map(|entry| (entry.rule.as_str(), entry.n_used, entry.because.as_str()))
    }

    /// Returns the entries whose traces were replayed without needing them: rule and line of the list.
    pub(crate) fn unused(&self) -> impl Iterator<Item = (&str, usize)> {
        let unused = self
            .entries
            .iter()
            .filter(|entry| entry.is_met && entry.n_used == 0);
        unused.map(|entry| (entry.rule.as_str(), entry.list_line))
    }

    #[cfg(test)]
    fn rules(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| entry.rule.as_str())
    }
}

impl Entry {
    fn set(&mut self, key: &str, value: &str) -> anyhow::Result<()> {
        ensure!(!value.is_empty(), "`{key}` needs a value");
        let once = |slot: &mut Option<String>| {
            ensure!(slot.is_none(), "`{key}` stands twice in one entry");
            *slot = Some(value.to_owned());
            Ok(())
        };
        match key {
            "config" => once(&mut self.config),
            "file" => once(&mut self.file),
            "phase" => once(&mut self.phase),
            "tile" => once(&mut self.tile),
            "line" => {
                ensure!(self.line.is_none(), "`line` stands twice in one entry");
                let line = value.parse().ok();
                ensure!(line.is_some(), "`{value}` is no number of a line");
                self.line = line;
                Ok(())
            }
            "because" => {
                ensure!(
                    self.because.is_empty(),
                    "`because` stands twice in one entry; write it on one line"
                );
                value.clone_into(&mut self.because);
                Ok(())
            }
            _ => match Topic::from_name(key) {
                Some(topic) => {
                    self.covers.push((topic, value.to_owned()));
                    Ok(())
                }
                None => bail!(
                    "`{key}` is no key; expected rule, config, file, line, phase, tile, theirs, ours, discarded, \
                     start, drawn, seat, after, end or because"
                ),
            },
        }
    }

    fn check(&self) -> anyhow::Result<()> {
        let rule = &self.rule;
        let is_id = rule.split_once('-').is_some_and(|(of_box, number)| {
            of_box.len() == 2
                && of_box.bytes().all(|byte| byte.is_ascii_uppercase())
                && number.bytes().any(|byte| byte.is_ascii_digit())
        });
        ensure!(is_id, "`rule {rule}` names no rule such as RV-17");
        ensure!(!self.because.is_empty(), "{rule} says no `because`");
        ensure!(
            self.config.is_some() != self.file.is_some(),
            "{rule} must name its traces by either `config` or `file`"
        );
        for name in self.config.iter().chain(&self.file) {
            ensure!(
                !name.starts_with('*'),
                "`{name}` covers every trace; name those that need the entry"
            );
        }
        ensure!(
            self.line.is_none() || self.file.as_ref().is_some_and(|file| !file.contains('*')),
            "`line` makes sense only with the `file` it belongs to"
        );
        ensure!(
            !self.covers.is_empty(),
            "{rule} says not what it covers; add a line such as `theirs meeple * field:*`"
        );
        for (topic, pattern) in &self.covers {
            ensure!(
                !pattern.starts_with('*'),
                "`{} {pattern}` covers everything; begin it with what it is about",
                topic.name()
            );
            let names_a_tile = *topic == Topic::Drawn && !pattern.contains('*');
            ensure!(
                matches!(topic, Topic::Theirs | Topic::Ours | Topic::Discarded)
                    || names_a_tile
                    || self.line.is_some(),
                "`{}` is too wide without the exact `file` and `line`",
                topic.name()
            );
        }
        Ok(())
    }

    fn names_trace(&self, config: &str, file: &str) -> bool {
        self.config
            .as_ref()
            .is_none_or(|name| matches(name, config))
            && self.file.as_ref().is_none_or(|name| matches(name, file))
    }

    fn covers(&self, place: Place<'_>, difference: &Difference) -> bool {
        self.names_trace(place.config, place.file)
            && self.line.is_none_or(|line| line == place.line)
            && self.phase.as_ref().is_none_or(|phase| phase == place.phase)
            && self.tile.as_ref().is_none_or(|tile| tile == place.tile)
            && self.covers.iter().any(|(topic, pattern)| {
                *topic == difference.topic && matches(pattern, &difference.what)
            })
    }
}

/// Whether a text fits a pattern in which `*` stands for any text.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((before, after)) => text.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len())
                .filter(|&at| rest.is_char_boundary(at))
                .any(|at| matches(after, &rest[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: &str =
        "rule RV-17\nconfig river2\nphase figure\ntheirs meeple * field:*\nbecause of the lake\n";
    const PLACE: Place<'_> = Place {
        config: "river2",
        file: "river2-0",
        line: 23,
        phase: "figure",
        tile: "RI.2/I.v",
    };

    #[test]
    fn an_entry_covers_only_what_it_names() {
        let known = Known::parse("list", ENTRY).unwrap();
        let covered = Difference::theirs("meeple 8,-2 field:NL", "");
        let road = Difference::theirs("meeple 8,-2 road:N", "");
        assert!(
            known
                .explain(PLACE, std::slice::from_ref(&covered))
                .is_some()
        );
        assert!(known.explain(PLACE, &[covered.clone(), road]).is_none());
        let ours = Difference::ours("meeple 8,-2 field:NL");
        assert!(known.explain(PLACE, &[ours]).is_none());
        let elsewhere = Place {
            config: "river1",
            ..PLACE
        };
        assert!(known.explain(elsewhere, &[covered]).is_none());
    }

    #[test]
    fn an_entry_is_unused_only_if_its_traces_were_replayed() {
        let mut known = Known::parse("list", ENTRY).unwrap();
        known.meet("base-c1", "base-c1-0");
        assert_eq!(known.unused().count(), 0);
        known.meet("river2", "river2-0");
        assert_eq!(known.unused().collect::<Vec<_>>(), [("RV-17", 1)]);
        known.count(&[0]);
        assert_eq!(known.unused().count(), 0);
    }

    #[test]
    fn entries_that_excuse_too_much_are_refused() {
        let refused = |from: &str, to: &str| {
            let error = Known::parse("list", &ENTRY.replace(from, to)).unwrap_err();
            format!("{error:#}")
        };
        assert!(refused("river2", "*").contains("covers every trace"));
        assert!(refused("meeple * field:*", "*").contains("covers everything"));
        assert!(refused("theirs meeple * field:*\n", "").contains("says not what it covers"));
        assert!(refused("theirs meeple * field:*", "after scores").contains("too wide"));
        assert!(refused("because of the lake\n", "").contains("says no `because`"));
        assert!(refused("config river2\n", "").contains("either `config` or `file`"));
        assert!(refused("phase figure", "line 23").contains("only with the `file`"));
        assert!(refused("phase figure", "faze figure").contains("list:3: `faze` is no key"));
        assert!(refused("rule RV-17\n", "").contains("an entry begins"));
        assert!(refused("RV-17", "seventeen").contains("names no rule"));
    }

    #[test]
    fn every_rule_of_our_list_is_in_the_rules() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
        let texts: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
            .collect();
        for rule in Known::ours().unwrap().rules() {
            let wanted = format!("**{rule}**");
            assert!(texts.iter().any(|text| text.contains(&wanted)), "{rule}");
        }
    }

    #[test]
    fn stars_stand_for_any_text() {
        assert!(matches("meeple * field:*", "meeple 8,-2 field:NL"));
        assert!(matches("a*b*c", "abbc"));
        assert!(!matches("a*b*c", "acb"));
        assert!(matches("é*", "éé"));
        assert!(!matches("pass", "passes"));
    }
}
