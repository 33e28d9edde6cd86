//! Runs every file under `scenarios/` as a test of its own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use carcas_record::Scenario;
use libtest_mimic::{Failed, Trial};

/// Returns a test for each scenario.
pub(crate) fn trials() -> Vec<Trial> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut files = Vec::new();
    collect(&root, &mut files)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", root.display()));
    files.sort();
    assert!(
        !files.is_empty(),
        "there is no scenario under {}",
        root.display()
    );
    let trials = files.into_iter().map(|path| {
        let name = path.strip_prefix(&root).unwrap_or(&path);
        let name = name.display().to_string().replace('\\', "/");
        Trial::test(format!("scenarios::{name}"), move || run(&name, &path))
    });
    trials.collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "txt") {
            files.push(path);
        }
    }
    Ok(())
}

fn run(name: &str, path: &Path) -> Result<(), Failed> {
    let name = format!("scenarios/{name}");
    let text = fs::read_to_string(path)?;
    let scenario = Scenario::parse(&name, &text).map_err(|error| format!("{name}, {error}"))?;
    scenario
        .run()
        .map_err(|failure| Failed::from(failure.to_string()))
}
