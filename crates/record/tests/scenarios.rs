//! Scenarios fail where they should: every kind of line, in reading and in running.

use std::fs;
use std::path::{Path, PathBuf};

use carcas_bots::Rng;
use carcas_record::Scenario;

const HEAD: &str = "title A test\nrule BA-01\nrules zman-c2, set abbot=off\n";

/// Runs a scenario behind a usual head and returns its message, if it fails.
fn outcome(lines: &str) -> Option<String> {
    let text = format!("{HEAD}{lines}\n");
    let scenario = Scenario::parse("test", &text)
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    scenario.run().err().map(|failure| failure.to_string())
}

#[track_caller]
fn holds(lines: &str) {
    assert_eq!(outcome(lines), None);
}

/// Checks that a scenario fails at its last line with a message.
#[track_caller]
fn fails(lines: &str, message: &str) {
    let failure = outcome(lines).unwrap_or_else(|| panic!("this should fail:\n{lines}"));
    let expected = format!("test:{}:", HEAD.lines().count() + lines.lines().count());
    assert!(failure.starts_with(&expected), "wrong line: {failure}");
    assert!(failure.contains(message), "expected `{message}` in {failure}");
}

/// Checks that a scenario cannot be read.
#[track_caller]
fn refused(text: &str, message: &str) {
    let error = Scenario::parse("test", text).unwrap_err().to_string();
    assert!(error.starts_with(message), "got `{error}`, expected `{message}`");
}

/// Red has placed a road tile with a thief; blue is to draw.
const THIEF: &str = "red tile road-straight 1,0 r0, meeple road:E\n";

#[test]
fn scores_can_fail() {
    holds("expect red 0, blue 0");
    holds("score red 12\nexpect red 12");
    fails("expect red 0, blue 1", "expected blue 1, got blue 0");
    fails("score blue -3\nexpect blue 3", "got blue -3");
}

#[test]
fn supplies_can_fail() {
    holds(&format!("{THIEF}expect supply red meeple 6"));
    fails(&format!("{THIEF}expect supply red meeple 7"), "got supply red meeple 6");
    holds("supply red meeple 2\nexpect supply red meeple 2");
    fails("expect supply red abbot 1", "got supply red abbot 0");
}

#[test]
fn figures_can_fail() {
    holds(&format!("{THIEF}expect figure red meeple 1,0 road:W"));
    holds(&format!("{THIEF}expect no figure blue meeple 1,0 road:W"));
    fails(&format!("{THIEF}expect figure red meeple 0,0 road:E"), "it is not there");
    fails(&format!("{THIEF}expect figure red meeple 1,0 city:N"), "no segment `city:N`");
    fails(&format!("{THIEF}expect no figure red meeple 1,0 road:E"), "but it is there");
    holds(&format!("{THIEF}expect figures 1\nexpect figures red 1\nexpect figures blue 0"));
    fails(&format!("{THIEF}expect figures 0"), "expected figures 0, got figures 1");
    fails(&format!("{THIEF}expect figures blue 1"), "expected figures 1, got figures 0");
}

#[test]
fn features_can_fail() {
    let city = "tile city-tube-pennant 0,-1 r90\nfigure red meeple 0,-1 city:N\n";
    let facts = "tiles 2, pennants 1, followers 1, open, open 1";
    holds(&format!("{city}expect feature 0,0 city:N: {facts}"));
    for (fact, message) in [
        ("tiles 3", "got tiles 2"),
        ("pennants 0", "got pennants 1"),
        ("followers 0", "got followers 1"),
        ("open 2", "got open 1"),
        ("complete", "but it is open at 1"),
    ] {
        fails(&format!("{city}expect feature 0,0 city:N: {fact}"), message);
    }
    let small = "tile city-cap 0,-1 r180\n";
    holds(&format!("{small}expect feature 0,0 city:N: complete"));
    fails(&format!("{small}expect feature 0,0 city:N: open"), "but it is complete");
    fails("expect feature 5,5 city:N: open", "there is no tile at 5,5");
}

#[test]
fn connections_can_fail() {
    holds("expect different 0,0 field:EL and 0,0 field:ER");
    holds("expect same 0,0 field:EL and 0,0 field:WR");
    fails("expect same 0,0 field:EL and 0,0 field:ER", "different features");
    fails("expect different 0,0 road:E and 0,0 road:W", "the same feature");
}

#[test]
fn discards_bag_turn_and_decision_can_fail() {
    let discard = "tile city-cap 0,-1 r180\ndraw city-full\n";
    holds(&format!("{discard}expect discarded 1"));
    fails(&format!("{discard}expect discarded 0"), "got discarded 1");
    holds("expect bag 71\nexpect bag city-full 1\nexpect bag BA/RRRR 1");
    fails("expect bag 72", "got bag 71");
    fails("expect bag city-full 2", "got bag city-full 1");
    holds("bag 2 monastery city-cap\nexpect bag 3\nexpect bag monastery 2");
    fails("bag 2 city-full\nexpect bag 2\n".lines().next().unwrap_or_default().to_owned().as_str().trim_end().to_owned().add_check().as_str(), "no further copy");
    holds("turn blue\nexpect turn blue");
    fails(&format!("{THIEF}expect turn red"), "expected turn red, got turn blue");
    holds("expect decision draw\ndraw monastery\nexpect decision tile");
    fails("expect decision tile", "got decision draw");
    holds("bag empty\nexpect decision over");
}

/// Lets a position that is wrong in its only line be a scenario.
trait AddCheck {
    fn add_check(self) -> String;
}

impl AddCheck for String {
    fn add_check(self) -> String {
        self
    }
}
