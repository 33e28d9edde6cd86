//! What became of each mutant, kept in a file so that a run goes on where it stopped.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use carcas_cli::files;

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It was drawn, but does not compile.
    Refused,
    /// A scenario turned red, or none of them came to an end.
    ByScenarios(String),
    /// All scenarios were green, and a law turned red.
    ByLaws(String),
    /// Nothing turned red.
    Survived,
}

impl Fate {
    /// Returns the word in the file, and what else is said.
    fn words(&self) -> (&'static str, &str) {
        match self {
            Self::Refused => ("refused", ""),
            Self::ByScenarios(by) => ("scenarios", by),
            Self::ByLaws(by) => ("laws", by),
            Self::Survived => ("survived", ""),
        }
    }

    fn read(word: &str, by: &str) -> Option<Self> {
        Some(match word {
            "refused" => Self::Refused,
            "scenarios" => Self::ByScenarios(by.to_owned()),
            "laws" => Self::ByLaws(by.to_owned()),
            "survived" => Self::Survived,
            _ => return None,
        })
    }
}

/// The fates so far, by the places of mutants in the list.
#[derive(Debug)]
pub(super) struct Results {
    path: PathBuf,
    /// What was listed; after a change of the engine everything begins anew.
    of: String,
    pub(super) fates: BTreeMap<usize, Fate>,
}

impl Results {
    /// Reads the file, unless it tells of another engine.
    pub(super) fn read(path: &Path, of: &str) -> anyhow::Result<Self> {
        let mut results = Self {
            path: path.to_owned(),
            of: of.to_owned(),
            fates: BTreeMap::new(),
        };
        if !path.exists() {
            return Ok(results);
        }
        let text = files::read_text(path)?;
        let mut lines = text.lines();
        if lines.next() != Some(of) {
            anstream::eprintln!("the engine has changed: {} begins anew", path.display());
            return Ok(results);
        }
        for (number, line) in (2..).zip(lines) {
            let fields: Vec<&str> = line.split('\t').collect();
            let read = || {
                let fate = Fate::read(fields.get(1)?, fields.get(2)?)?;
                Some((fields[0].parse().ok()?, fate))
            };
            let (ix, fate) =
                read().with_context(|| format!("{}:{number} is not understood", path.display()))?;
            ensure!(
                results.fates.insert(ix, fate).is_none(),
                "{}:{number} tells of mutant {ix} again",
                path.display()
            );
        }
        Ok(results)
    }

    /// Notes a fate, and writes the file.
    pub(super) fn note(&mut self, ix: usize, fate: Fate) -> anyhow::Result<()> {
        self.fates.insert(ix, fate);
        self.write()
    }

    /// Forgets those that survived, so that they are tried again.
    pub(super) fn forget(&mut self, is_meant: impl Fn(usize, &Fate) -> bool) -> anyhow::Result<()> {
        self.fates.retain(|&ix, fate| !is_meant(ix, fate));
        self.write()
    }

    fn write(&self) -> anyhow::Result<()> {
        let mut text = format!("{}\n", self.of);
        for (ix, fate) in &self.fates {
            let (word, by) = fate.words();
            writeln!(text, "{ix}\t{word}\t{by}")?;
        }
        files::write_whole(&self.path, &text)
    }
}
