//! The examples in the documents are real.

use std::fs;
use std::path::Path;

use carcas_record::{Record, Scenario};

/// Returns the blocks of code in a document.
fn blocks(document: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs")
        .join(document);
    let text = fs::read_to_string(path).unwrap();
    let blocks = text.split("```").skip(1).step_by(2);
    blocks
        .map(|block| block.trim_start_matches('\n').to_owned())
        .collect()
}

#[test]
fn the_records_in_the_document_are_some() {
    let blocks = blocks("record-format.md");
    assert_eq!(blocks.len(), 2);
    for (text, format) in blocks.iter().zip([1, 2]) {
        let record = Record::parse(text).unwrap();
        assert_eq!((&record.to_text(), record.format()), (text, format));
    }
}

#[test]
fn the_scenarios_in_the_document_hold() {
    let blocks = blocks("scenarios.md");
    let first = Scenario::parse("first", &blocks[0]).unwrap();
    assert_eq!(first.rules_shown(), ["BA-36", "BA-41", "BA-EX-03", "BA-19"]);
    assert_eq!(first.run().map_err(|failure| failure.to_string()), Ok(()));
    let cases = format!("title Cases\nrule BA-38\n{}", blocks[1]);
    let cases = Scenario::parse("cases", &cases).unwrap();
    assert_eq!(cases.run().map_err(|failure| failure.to_string()), Ok(()));
}

#[test]
fn the_failure_in_the_document_looks_like_that() {
    let name = "base/road-is-scored-when-complete.txt";
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../scenarios")
        .join(name);
    let text = fs::read_to_string(path)
        .unwrap()
        .replace("expect  red 3", "expect  red 4");
    let scenario = Scenario::parse(&format!("scenarios/{name}"), &text).unwrap();
    let failure = scenario.run().unwrap_err();
    assert_eq!(failure.to_string(), blocks("scenarios.md")[3]);
}
