//! Scenarios fail where they should: every kind of line when it is run.

use carcas_record::Scenario;

const HEAD: &str = "title A test\nrule BA-01\nrules zman-c2, set abbot=off\n";

/// Runs a scenario behind a usual head and returns its message, if it fails.
fn outcome(lines: &str) -> Option<String> {
    let text = format!("{HEAD}{lines}\n");
    let scenario = Scenario::parse("test", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
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
    assert!(
        failure.contains(message),
        "expected `{message}` in {failure}"
    );
}

/// Checks that a position or a move is refused at its last line, before any check.
#[track_caller]
fn stops(lines: &str, message: &str) {
    let failure = outcome(&format!("{lines}\nexpect red 0")).expect("this should stop");
    let expected = format!("test:{}:", HEAD.lines().count() + lines.lines().count());
    assert!(failure.starts_with(&expected), "wrong line: {failure}");
    assert!(
        failure.contains(message),
        "expected `{message}` in {failure}"
    );
}

/// Checks that a scenario cannot be read.
#[track_caller]
fn refused(text: &str, message: &str) {
    let error = Scenario::parse("test", text).unwrap_err().to_string();
    assert!(
        error.starts_with(message),
        "got `{error}`, expected `{message}`"
    );
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
    fails(
        &format!("{THIEF}expect supply red meeple 7"),
        "got supply red meeple 6",
    );
    holds("supply red meeple 2\nexpect supply red meeple 2");
    fails("expect supply red abbot 1", "got supply red abbot 0");
}

#[test]
fn figures_can_fail() {
    holds(&format!("{THIEF}expect figure red meeple 1,0 road:W"));
    holds(&format!("{THIEF}expect no figure blue meeple 1,0 road:W"));
    fails(
        &format!("{THIEF}expect figure red meeple 0,0 road:E"),
        "it is not there",
    );
    fails(
        &format!("{THIEF}expect figure red meeple 1,0 city:N"),
        "no segment `city:N`",
    );
    fails(
        &format!("{THIEF}expect no figure red meeple 1,0 road:E"),
        "but it is there",
    );
    holds(&format!(
        "{THIEF}expect figures 1\nexpect figures red 1\nexpect figures blue 0"
    ));
    fails(
        &format!("{THIEF}expect figures 0"),
        "expected figures 0, got figures 1",
    );
    fails(
        &format!("{THIEF}expect figures blue 1"),
        "expected figures 1, got figures 0",
    );
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
    fails(
        &format!("{small}expect feature 0,0 city:N: open"),
        "but it is complete",
    );
    fails("expect feature 5,5 city:N: open", "there is no tile at 5,5");
}

#[test]
fn connections_can_fail() {
    holds("expect different 0,0 field:EL and 0,0 field:ER");
    holds("expect same 0,0 field:EL and 0,0 field:WR");
    fails(
        "expect same 0,0 field:EL and 0,0 field:ER",
        "different features",
    );
    fails(
        "expect different 0,0 road:E and 0,0 road:W",
        "the same feature",
    );
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
    holds("turn blue\nexpect turn blue");
    fails(
        &format!("{THIEF}expect turn red"),
        "expected turn red, got turn blue",
    );
    holds("expect decision draw\ndraw monastery\nexpect decision tile");
    fails("expect decision tile", "got decision draw");
    holds("bag empty\nexpect decision over");
}

#[test]
fn winners_can_fail() {
    holds("score red 3\nend\nexpect winner red");
    holds("end\nexpect winner blue red");
    fails(
        "score red 3\nend\nexpect winner blue",
        "expected winner blue, got winner red",
    );
    fails(
        "score red 3\nend\nexpect winner red blue",
        "expected winner red blue, got winner red",
    );
    fails("expect winner red", "the game is not over");
}

#[test]
fn the_end_comes_with_the_turn_or_at_once() {
    holds("end\nexpect decision over\nexpect bag 0");
    holds(
        "red tile road-straight 1,0 r0\nend\nexpect decision figure\nred meeple road:E\nexpect decision over\nexpect red 2",
    );
    holds(
        "draw monastery\nend\nexpect decision tile\nred tile monastery 0,1 r0, meeple monastery\nexpect red 2",
    );
}

#[test]
fn sentences_can_fail() {
    let game = format!("{THIEF}end\n");
    let sentence = "event-scored who=red points=2 text=(score-open-at-end feature=road)";
    holds(&format!("{game}expect told {sentence}"));
    fails(&format!("{THIEF}expect told {sentence}"), "never told");
    fails(
        &format!("{game}expect told event-scored points=3"),
        "points=2",
    );
    fails(&format!("{game}expect no told {sentence}"), "this was told");
    holds("bag empty\nexpect told event-game-ended");
}

#[test]
fn moves_can_fail() {
    stops("red tile road-straight 0,-1 r0", "not legal here");
    stops("blue tile road-straight 1,0 r0", "it is red's turn");
    stops("red meeple 0,0 road:E", "red is to draw a tile");
    stops("red tile city-cap 0,1 r0, pass", "not legal here");
    stops(
        "red tile road-straight 1,0 r0, meeple city:N",
        "no segment `city:N`",
    );
    stops(
        "red tile road-straight 1,0 r0\nblue pass",
        "it is red who is asked",
    );
    stops(
        "red tile road-straight 1,0 r0\nred tile road-straight 2,0 r0",
        "red is asked for: figure",
    );
    stops(
        "draw city-cap\nred tile road-straight 1,0 r0",
        "the drawn tile is `city-cap`",
    );
    stops(
        "tile city-cap 0,-1 r180\nred tile city-full 0,-2 r0",
        "fits nowhere",
    );
    stops("end\nred tile road-straight 1,0 r0", "the game is over");
    stops("red tile nonsense 1,0 r0", "`nonsense` is no tile");
    stops("red jump", "nobody is asked for this move");
    stops("draw city-cap\ndraw city-cap", "a seat is to decide first");
    stops("end\ndraw city-cap", "the game is over");
}

#[test]
fn refusals_and_permissions_can_fail() {
    let placed = "red tile monastery-road 1,0 r90\n";
    holds(&format!(
        "{THIEF}blue tile road-straight 2,0 r0\nrefuse blue meeple road:W because BA-20"
    ));
    fails(
        &format!("{placed}refuse red meeple road:W because BA-20"),
        "this move is legal",
    );
    let extended = format!("{THIEF}blue tile road-straight 2,0 r0\nrefuse blue meeple road:W");
    holds(&extended);
    holds(&format!("{extended} because BA-19 BA-20"));
    fails(
        &format!("{extended} because BA-19 BA-21"),
        "this move is to be refused by BA-19 or BA-21, but what players are told is: The feature holds a follower \
         already. Choose one that nobody occupies. (rule BA-20)",
    );
    fails(
        &format!("{placed}refuse red meeple city:N"),
        "no segment `city:N`",
    );
    fails(
        &format!("{placed}refuse blue meeple road:W"),
        "it is red who is asked",
    );
    fails(
        &format!("{placed}refuse red tile road-straight 2,0 r0"),
        "red is asked for: figure",
    );
    holds(&format!("{placed}allow red meeple road:W\nallow red pass"));
    fails(
        &format!("{THIEF}blue tile road-straight 2,0 r0\nallow blue meeple road:W"),
        "not legal",
    );
    holds("refuse red tile city-cap 0,-1 r0\nallow red tile city-cap 0,-1 r180");
    fails("refuse red tile city-cap 0,-1 r180", "this move is legal");
    fails("allow red tile city-cap 0,-1 r0", "this move is not legal");
    fails("refuse blue tile city-cap 0,-1 r0", "it is red's turn");
    fails("refuse red meeple 0,0 road:E", "nobody is asked");
}

#[test]
fn lists_of_moves_cells_and_rotations_can_fail() {
    let placed = "red tile monastery-road 1,0 r90\n";
    holds(&format!(
        "{placed}moves pass, meeple field:NL, meeple road:W, meeple monastery"
    ));
    fails(
        &format!("{placed}moves pass, meeple road:W, meeple monastery"),
        "`meeple 1,0 field:NL` is legal",
    );
    fails(
        &format!("{placed}moves pass, pass, meeple field:NL, meeple road:W, meeple monastery"),
        "`pass` is not legal",
    );
    fails("moves pass", "nobody is asked");
    holds("cells city-cap: 0,1 0,-1\nrotations city-cap 0,1: r90 r180 r270");
    fails(
        "cells city-cap: 0,1",
        "expected cells city-cap: 0,1, got cells city-cap: 0,-1 0,1",
    );
    fails("cells city-cap: none", "expected cells city-cap: none");
    fails(
        "rotations city-cap 0,1: r90",
        "got rotations city-cap 0,1: r90 r180 r270",
    );
    holds("rotations city-cap 1,0: none\nrotations road-straight 1,0: r180");
    fails(
        "rotations city-cap 0,1: none",
        "expected rotations city-cap 0,1: none",
    );
    fails("end\ncells city-cap: none", "the game is over");
}

#[test]
fn impossible_positions_are_refused() {
    stops("tile city-cap 0,0 r0", "there is a tile at 0,0 already");
    stops("tile city-cap 5,0 r0", "would touch no other tile");
    stops("tile city-cap 1,0 r0", "does not match");
    stops(
        "tile city-full 0,-1 r0\ntile city-full 0,-2 r0",
        "no further copy",
    );
    stops("bag 2 city-full", "no further copy");
    stops("figure red abbot 0,0 road:E", "cannot stand");
    stops("figure red meeple 0,0 river:E", "no segment `river:E`");
    stops("supply red meeple 8", "has no meeple left");
    stops(
        "tile city-cap 0,-1 r180\nfigure red meeple 0,0 city:N",
        "is complete",
    );
}

#[test]
fn a_position_is_put_together_in_its_own_order() {
    holds("bag city-cap\nfigure red meeple 1,0 road:E\ntile road-straight 1,0 r0\nexpect bag 1");
    stops(
        "tile city-cap 0,-1 r180\nfigure red meeple 0,-1 city:S",
        "is complete",
    );
}

/// Runs lines with a tower tile at 0,1.
fn tower(lines: &str) -> String {
    let head = "title t\nrule TO-01\nrules zman-c2, with tower\ntile tower-monastery 0,1 r0\n";
    let scenario = Scenario::parse("test", &format!("{head}{lines}\nexpect red 0\n")).unwrap();
    scenario.run().err().map_or_else(String::new, |failure| {
        let text = failure.to_string();
        text.lines().next().unwrap_or_default().to_owned()
    })
}

#[test]
fn floors_and_prisoners_can_fail() {
    let position = "figure blue meeple 0,1 tower\nfloors 0,1 2\nprisoner red blue meeple\n";
    for (lines, message) in [
        ("expect floors 0,1 2", ""),
        ("expect prisoner red blue meeple 1", ""),
        ("expect no prisoner blue red meeple", ""),
        ("expect supply blue meeple 5", ""),
        ("expect tokens red floor 9\nexpect tokens blue floor 9", ""),
        (
            "tokens red floor 10\nexpect tokens red floor 10\nexpect tokens blue floor 8",
            "",
        ),
        (
            "expect floors 0,1 3",
            "expected floors 0,1 3, got floors 0,1 2",
        ),
        ("expect floors 0,0 0", "there is no foundation at 0,0"),
        (
            "expect no prisoner red blue meeple",
            "expected prisoner red blue meeple 0, got prisoner red blue meeple 1",
        ),
    ] {
        let found = tower(&format!("{position}{lines}"));
        assert_eq!(found.is_empty(), message.is_empty(), "{found}");
        assert!(found.ends_with(message), "{found}");
    }
    for (lines, message) in [
        ("floors 0,0 1", "there is no foundation at 0,0"),
        ("floors 0,1 21", "the game has no further floor"),
        (
            "tokens red floor 10\ntokens blue floor 10\nfloors 0,1 1",
            "the game has 20 of the token floor",
        ),
        (
            "floors 0,1 255\nfloors 0,1 255",
            "the game has no further floor",
        ),
        (
            "figure red meeple 0,1 tower",
            "cannot stand on that segment",
        ),
        ("prisoner red red meeple", "seat p0 has no meeple left"),
        ("prisoner red blue pig", "seat p1 has no pig left"),
        (
            "prisoner red blue meeple\nprisoner blue red meeple",
            "p0 holds a figure of p1, and such prisoners are exchanged at once",
        ),
    ] {
        let found = tower(lines);
        assert!(found.contains(message), "{lines}: {found}");
    }
}

#[test]
fn a_board_can_begin_with_any_tile() {
    let text = "title t\nrule BA-01\nstart none\ntile monastery 3,3 r0\ncells road-cross: none\ncells lake: none";
    refused(text, "line 6, column 7: `lake` is not among the tiles");
    let text = text.replace("cells lake: none", "cells city-cap: 3,2 2,3 4,3 3,4");
    assert_eq!(Scenario::parse("test", &text).unwrap().run(), Ok(()));
    refused(
        "title t\nrule BA-01\nstart none\nexpect red 0",
        "line 4, column 1: the scenario has no tile",
    );
    let text = "title t\nrule BA-01\nrules zman-c2, with count\nstart none\ntile monastery 3,3 r0\nexpect red 0";
    let failed = Scenario::parse("test", text).unwrap().run().unwrap_err();
    let failed = failed.to_string();
    assert!(failed.contains("without its start tiles"), "{failed}");
}

#[test]
fn lines_of_a_case_count_only_there() {
    let text = "title t\nrule BA-38\ncase four set small-city-scoring=four-points\n\
                case two rules rgg-2005, set small-city-scoring=two-points\n\
                red tile city-cap 0,-1 r180, meeple city:S\n[four] expect red 4\n[two] expect red 2\n\
                [four two] expect blue 0\n";
    assert_eq!(Scenario::parse("test", text).unwrap().run(), Ok(()));
    let wrong = text.replace("[two] expect red 2", "[two] expect red 4");
    let failure = Scenario::parse("test", &wrong).unwrap().run().unwrap_err();
    assert_eq!((failure.line, failure.case.as_deref()), (7, Some("two")));
    assert!(failure.to_string().contains("in case two\n"));
    refused(
        &text.replace("[two]", "[three]"),
        "line 7, column 1: there is no case `three`",
    );
    let toothless = text
        .replace("[two] expect red 2\n", "")
        .replace("four two", "four");
    refused(
        &toothless,
        "line 7, column 1: the scenario has no line that could fail in case two",
    );
}

#[test]
fn several_editions_run_every_case() {
    let text = "title t\nrule BA-38\nrules rgg-2005 zman-c2, with river-1, set river-start-tile=discard\n\
                case taken\ncase free\ncase own rules devir\nbag lake\n\
                red tile lake 1,0 r0\n[taken] red meeple field:NL\n[free own] red pass\n\
                [taken] expect supply red meeple 6\n[zman-c2] expect supply red abbot 1\n\
                [rgg-2005] expect supply red abbot 0\n[own] expect supply red abbot 0\n[free rgg-2005] expect figures 0\nexpect red 0\n";
    assert_eq!(Scenario::parse("test", text).unwrap().run(), Ok(()));
    let wrong = text.replace(
        "[free rgg-2005] expect figures 0",
        "[free rgg-2005] expect figures 1",
    );
    let failure = Scenario::parse("test", &wrong).unwrap().run().unwrap_err();
    assert_eq!(failure.case.as_deref(), Some("free rgg-2005"));
    let message = "line 12, column 1: there is no case `devir`";
    refused(&text.replace("[zman-c2]", "[devir]"), message);
    let message = "line 12, column 1: no case runs in such an edition";
    refused(&text.replace("[zman-c2]", "[own zman-c2]"), message);

    let all = "title t\nrule BA-37\nrules all\nred tile city-cap 0,-1 r180, meeple city:S\n\
               [rgg-2005 devir] expect red 2\n[filosofia-2010 zman-c2] expect red 4\n";
    assert_eq!(Scenario::parse("test", all).unwrap().run(), Ok(()));
    let wrong = all.replace("devir] expect red 2", "devir] expect red 4");
    let failure = Scenario::parse("test", &wrong).unwrap().run().unwrap_err();
    assert!(failure.to_string().contains("in case rgg-2005\n"));
}

#[test]
fn seats_are_taken_by_name_everywhere() {
    let text = "title t\nrule AB-06\nseats anna ben\ntile monastery 0,1 r0\nfigure anna abbot 0,1 monastery\n\
                anna tile road-straight 1,0 r0\nallow anna retrieve anna abbot 0,1 monastery\n\
                refuse anna retrieve ben abbot 0,1 monastery\n";
    let failure = Scenario::parse("test", text).unwrap().run().unwrap_err();
    assert_eq!(failure.line, 8);
    assert!(failure.message.contains("has no abbot"), "{failure}");
}

#[test]
fn comments_end_a_line_except_in_quotes() {
    holds("# nothing\n\n  expect red 0   # nobody has scored");
    fails(
        "expect told event-scored-nothing text=\"a # b\"",
        "never told",
    );
}
