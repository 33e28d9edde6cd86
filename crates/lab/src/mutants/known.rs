//! Mutants that nothing can notice, or that are left, with the reason: data of the project (crates/lab/known-mutants.tsv).

use std::collections::BTreeMap;

use anyhow::{Context, ensure};

use super::list::{Mutant, Place};

/// Where they stand.
pub(super) const PATH: &str = "crates/lab/known-mutants.tsv";

/// What somebody found out about a mutant that survived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// Nothing that can be observed differs; otherwise it is a hole that is left.
    pub(super) is_equivalent: bool,
    pub(super) reason: String,
    /// The line of the file.
    pub(super) line: usize,
}

/// All of them; the text of the function belongs to the key, so that a change of it asks again.
#[derive(Debug, Default)]
pub(super) struct AllKnown(BTreeMap<String, Known>);

impl AllKnown {
    /// Reads the lines: file, function, hash of the function, which of equal changes, change, verdict and reason, with tabs between.
    pub(super) fn parse(text: &str) -> anyhow::Result<Self> {
        let mut all = BTreeMap::new();
        for (line, fields) in (1..).zip(text.lines()) {
            if fields.starts_with('#') || fields.is_empty() {
                continue;
            }
            let split = |fields: &str| {
                let (fields, reason) = fields.rsplit_once('\t')?;
                let (key, verdict) = fields.rsplit_once('\t')?;
                let is_equivalent = match verdict {
                    "equivalent" => true,
                    "left" => false,
                    _ => return None,
                };
                let known = Known {
                    is_equivalent,
                    reason: reason.to_owned(),
                    line,
                };
                let is_whole = key.split('\t').count() == 5 && !reason.is_empty();
                is_whole.then(|| (key.to_owned(), known))
            };
            let (key, known) = split(fields).with_context(|| {
                format!(
                    "{PATH}:{line}: expected file, function, hash, number, change, `equivalent` or `left`, and reason, with tabs between"
                )
            })?;
            ensure!(
                all.insert(key, known).is_none(),
                "{PATH}:{line} says again what stands above"
            );
        }
        Ok(Self(all))
    }

    pub(super) fn get(&self, place: &Place) -> Option<&Known> {
        self.0.get(&key(place))
    }

    /// Returns the lines that fit no mutant: the function has changed, or the change was never possible.
    pub(super) fn stale(&self, mutants: &[Mutant]) -> Vec<usize> {
        let mut left = self.0.clone();
        for mutant in mutants {
            left.remove(&key(&mutant.place));
        }
        left.into_values().map(|known| known.line).collect()
    }
}

/// Returns the first fields of the line of a mutant.
pub(super) fn key(place: &Place) -> String {
    let Place {
        file,
        function,
        hash,
        nth,
        change,
        ..
    } = place;
    format!("{file}\t{function}\t{hash}\t{nth}\t{change}")
}
