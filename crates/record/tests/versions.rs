//! What was recorded with a version of the rules loads for ever (`docs/adr/0013`).
//!
//! `versions/N-*.txt` are games of version N, and `versions/N-presets.txt` is what its editions chose. They are never
//! rewritten: whoever changes a preset or a rule adds to `CHANGES` in the engine and new files here.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use carcas_engine::{Edition, RulesVersion, SWITCHES};
use carcas_record::Record;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions")
}

fn all_versions() -> impl Iterator<Item = RulesVersion> {
    let (oldest, current) = (RulesVersion::OLDEST, RulesVersion::CURRENT);
    (oldest.number()..=current.number()).map(|number| RulesVersion::new(number).unwrap())
}

/// Lists what every edition chooses, a switch per line.
fn presets(version: RulesVersion) -> String {
    let mut text = String::new();
    for edition in Edition::ALL {
        let choices = edition.choices_in(version);
        for switch in SWITCHES {
            let value = switch.value(&choices).0;
            let _ = writeln!(text, "{} {}={value}", edition.name(), switch.key);
        }
    }
    text
}

#[test]
fn presets_of_every_version_stay_as_they_were() {
    for version in all_versions() {
        let path = folder().join(format!("{}-presets.txt", version.number()));
        let pinned = std::fs::read_to_string(&path).unwrap_or_default();
        let now = presets(version);
        // A switch that came later has a value for every earlier version, too; which one, its own version pins.
        let lost: Vec<&str> = pinned
            .lines()
            .filter(|line| !now.lines().any(|other| other == *line))
            .collect();
        assert!(
            !pinned.is_empty() && lost.is_empty(),
            "{} says {lost:?}; what a version chose never changes, so add a row to `CHANGES`. All choices are now:\n{now}",
            path.display()
        );
    }
}

#[test]
fn games_of_every_version_load_and_are_written_as_they_were() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    for version in all_versions() {
        let head = format!("carcas-record 1\nrules-version {}\n", version.number());
        let mut n_games = 0;
        for path in &files {
            let text = std::fs::read_to_string(path).unwrap();
            if text.starts_with(&head) {
                let record = Record::parse(&text)
                    .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                assert!(record.to_text() == text, "{} changes", path.display());
                n_games += 1;
            }
        }
        assert!(n_games > 0, "no game of {version:?} is kept");
    }
}
