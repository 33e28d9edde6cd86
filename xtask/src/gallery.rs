//! `cargo xtask gallery`: everything that is drawn, on one page.

use std::fs;

use crate::project::root;
use crate::{Outcome, exit_code, release};

/// Golden games whose boards are shown.
const GAMES: [&str; 5] = [
    "all-boxes-zman-c2.txt",
    "both-rivers-devir.txt",
    "princess-and-dragon-rgg-2005.txt",
    "count-filosofia-2010.txt",
    "mage-and-witch-zman-c2.txt",
];

/// Where the records of those games go, which the program reads.
const RECORDS: &str = "target/gallery";

/// Where the page goes.
const PAGE: &str = "target/gallery.html";

/// Builds the program and lets it write the page.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some(arg) = args.first() {
        return Err(format!("`cargo xtask gallery` takes no argument, not `{arg}`").into());
    }
    if !release::build().status()?.success() {
        return Err("the program could not be built".into());
    }
    let page = root().join(PAGE);
    let mut program = release::program(&["gallery", "-o"]);
    program.arg(&page);
    let folder = root().join(RECORDS);
    fs::create_dir_all(&folder)?;
    for name in GAMES {
        let golden = fs::read_to_string(root().join("golden").join(name))?;
        let record = folder.join(name);
        fs::write(&record, record_in(&golden))?;
        program.arg(record);
    }
    let is_good = program.status()?.success();
    if is_good {
        println!("{PAGE} shows everything that is drawn");
    }
    Ok(exit_code(is_good))
}

/// Returns the record inside a golden game, without what was observed.
fn record_in(golden: &str) -> String {
    let mut record = String::new();
    for line in golden.lines().filter(|line| !line.starts_with("  ")) {
        record += line.split_once("  > ").map_or(line, |(entry, _)| entry);
        record.push('\n');
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_games_hold_records() {
        for name in GAMES {
            let golden = fs::read_to_string(root().join("golden").join(name)).unwrap();
            let record = record_in(&golden);
            let mut lines = record.lines().filter(|line| !line.starts_with('#'));
            assert_eq!(lines.next(), Some("carcas-record 1"), "{name}");
            assert!(lines.any(|line| line.starts_with("draw ")), "{name}");
            assert!(!record.contains(" > "), "{name}");
        }
    }
}
