//! Texts that are refused, with the right line and a useful reason.

use carcas_tiles::{Catalogue, CatalogueError};

fn errors(text: &str) -> Vec<CatalogueError> {
    Catalogue::parse(&[("test.txt", text)])
        .err()
        .unwrap_or_default()
}

/// A file with one tile whose first own line is line 5.
fn tile(lines: &str) -> String {
    format!("box base\ntile a-tile\nalias X/1\ncopies first 1\n{lines}\n")
}

fn assert_refused(text: &str, line: usize, reason: &str) {
    let errors = errors(text);
    let fits = |e: &CatalogueError| e.line == line && e.reason.contains(reason);
    assert!(
        errors.iter().any(fits),
        "expected line {line} with `{reason}`, found {errors:#?}\n{text}"
    );
}

const GRASS: &str = "field NL NR EL ER SL SR WL WR";

#[test]
fn well_formed_texts_are_accepted() {
    for text in [
        "box base".to_owned(),
        "# only a comment\n\nbox base # and another".to_owned(),
        tile(GRASS),
        tile("city N S\nroad E W, inn\nfield EL WR, by city N\nfield ER WL, by city S"),
        tile(GRASS).replace('\n', "\r\n"),
        tile(GRASS).replace("copies first 1", "  copies\tnew 255,first 1"),
    ] {
        assert_eq!(errors(&text), [], "{text}");
    }
}

#[test]
fn no_files_give_an_empty_catalogue() {
    assert_eq!(Catalogue::parse(&[]), Ok(Catalogue::default()));
}

#[test]
fn a_file_must_name_its_box_first_and_once() {
    for (text, line, reason) in [
        ("", 1, "starts with `box <name>`"),
        ("# nothing", 1, "starts with `box <name>`"),
        ("tile a\nalias X/1", 1, "starts with `box <name>`"),
        ("road N S\nbox base", 1, "`road` before the first entry"),
        ("box", 1, "expected `box <name of a box>`"),
        ("box base game", 1, "expected `box <name of a box>`"),
        ("box base, tower", 1, "no commas"),
        (
            "\nbox bass",
            2,
            "unknown box `bass`; known are base, river-1",
        ),
        ("box base\nalias X/1", 2, "`box` takes no lines"),
        ("box base\nbox tower", 2, "remove the second `box`"),
    ] {
        assert_refused(text, line, reason);
    }
    let twice = Catalogue::parse(&[("a", "box base"), ("b", "\nbox base")]);
    let errors = twice.unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].to_string(), "b:2: box `base` already has a file");
}

#[test]
fn the_head_of_a_tile_must_be_sound() {
    for (head, reason) in [
        ("tile", "expected `tile <id>`"),
        ("tile a b", "expected `tile <id>`"),
        ("tile a like", "expected `tile <id>`"),
        ("tile a, b", "no commas"),
        ("tile City", "`City` is no id"),
        ("tile city--cap", "is no id"),
        ("tile -city", "is no id"),
        ("tile city-", "is no id"),
        ("tile 2-caps", "is no id"),
        ("tile cité", "is no id"),
        ("tile city_cap", "is no id"),
        ("tile a like b", "no tile `b` above"),
        ("tile a like a", "no tile `a` above"),
    ] {
        let text = format!("box base\n{head}\nalias X/1\ncopies new 1\n{GRASS}\n");
        assert_refused(&text, 2, reason);
    }
}

#[test]
fn names_must_not_repeat() {
    let first = tile(GRASS);
    let second =
        |id: &str, alias: &str| format!("{first}tile {id}\nalias {alias}\ncopies new 1\n{GRASS}\n");
    assert_refused(
        &second("a-tile", "X/2"),
        6,
        "`a-tile` is already the id or alias",
    );
    assert_refused(
        &second("b-tile", "X/1"),
        7,
        "`X/1` is already the id or alias",
    );
    assert_refused(&second("b-tile", "a-tile"), 7, "`a-tile` is already");
    assert_refused(&second("b-tile", "b-tile"), 7, "`b-tile` is already");
}

#[test]
fn the_lines_of_a_tile_must_be_known_and_single() {
    for (lines, line, reason) in [
        (
            "citty N",
            5,
            "unknown word `citty`; a line of a tile starts with alias",
        ),
        (", pennant", 5, "unknown word ``"),
        ("größe 3", 5, "unknown word `größe`"),
        ("alias X/2", 5, "second `alias`"),
        ("alias", 5, "expected `alias <id in other programs>`"),
        ("copies new 1", 5, "second `copies`"),
        ("group land\ngroup land", 6, "second `group`"),
        ("group ocean", 5, "unknown group `ocean`; known are land"),
        ("at most 1\nat most 2", 6, "second `at most`"),
        ("at least 1", 5, "expected `at most <n>`"),
        ("at most 0", 5, "number from 1 to 255, not `0`"),
        ("at most 99999999999999999999", 5, "number from 1 to 255"),
        ("at most +1", 5, "number from 1 to 255"),
        (
            "symbol dragno",
            5,
            "unknown symbol `dragno`; known are volcano, dragon",
        ),
        (
            "symbol hill\nsymbol hill",
            6,
            "already has the symbol `hill`",
        ),
        ("symbol hill, dragon", 5, "no commas"),
    ] {
        assert_refused(&tile(&format!("{lines}\n{GRASS}")), line, reason);
    }
}

#[test]
fn copies_must_be_sound() {
    let with = |copies: &str| format!("box base\ntile a\nalias X/1\n{copies}\n{GRASS}\n");
    for (copies, line, reason) in [
        ("copies", 4, "expected `copies first <n>, new <n>`"),
        ("copies 3", 4, "expected `copies first <n>, new <n>`"),
        ("copies third 1", 4, "expected `copies first <n>, new <n>`"),
        (
            "copies first 1 new 1",
            4,
            "expected `copies first <n>, new <n>`",
        ),
        ("copies first 1,", 4, "expected `copies first <n>, new <n>`"),
        ("copies first 1, first 2", 4, "`first` stands twice"),
        ("copies first 0", 4, "leave out a printing without copies"),
        ("copies first 256", 4, "number from 1 to 255, not `256`"),
        ("copies first -1", 4, "number from 1 to 255"),
        (
            "copies first 340282366920938463463374607431768211456",
            4,
            "number",
        ),
        ("copies first ٣", 4, "number from 1 to 255"),
        (
            "copies none",
            2,
            "only a tile of `group seat` has `copies none`",
        ),
        (
            "copies none, new 1",
            4,
            "expected `copies first <n>, new <n>`",
        ),
        ("", 2, "no line `copies"),
    ] {
        assert_refused(&with(copies), line, reason);
    }
    let seat = "box base\ntile a\nalias X/1\ncopies new 1\ngroup seat\nabbey";
    assert_refused(seat, 2, "write `copies none`");
    let no_alias = format!("box base\ntile a\ncopies new 1\n{GRASS}");
    assert_refused(&no_alias, 2, "no line `alias");
}

#[test]
fn segments_must_be_sound() {
    for (line, reason) in [
        ("city", "expected one or more sides"),
        ("city N N", "side N stands twice"),
        ("city north", "`north` is no side; expected N, E, S or W"),
        ("road NL", "`NL` is no side"),
        ("field", "expected half-sides or `inner`"),
        ("field N", "`N` is no half-side"),
        ("field NL NL", "half-side NL stands twice"),
        ("field inner NL", "`inner` is no half-side"),
        ("monastery N", "a monastery reaches no side: unexpected `N`"),
        ("garden pennant", "attributes follow a comma"),
        ("city N,", "nothing after a comma"),
        ("city N,, pennant", "nothing after a comma"),
        (
            "city N, penant",
            "unknown attribute `penant`; known are pennant",
        ),
        ("city N, big pennant", "unknown attribute `big pennant`"),
        ("city N, pennant, pennant", "second `pennant`"),
        ("city N, 0 pennants", "number from 1 to 255, not `0`"),
        ("city N, 300 pennants", "number from 1 to 255, not `300`"),
        ("city N, wine, grain", "second `goods`"),
        ("city N, inn", "`inn` belongs to a road, not to a city"),
        (
            "road N, pennant",
            "`pennant` belongs to a city, not to a road",
        ),
        ("road N, wine", "`wine` belongs to a city"),
        ("road N, inn, inn", "second `inn`"),
        ("road N, by city N", "`by city` belongs to a field"),
        ("field NL, by city", "expected one or more sides"),
        ("field NL, by N", "unknown attribute `by N`"),
        ("field NL, by city N, by city N", "second `by city`"),
        ("road N, beside N", "`beside` belongs to a city"),
        (
            "field NL, link a",
            "`link` belongs to a road, city or monastery",
        ),
        ("road N, link", "letters from a to h"),
        ("road N, link i", "letters from a to h"),
        ("road N, link a a", "letters from a to h"),
        ("road N, link ä", "letters from a to h"),
    ] {
        assert_refused(&tile(line), 5, reason);
    }
}

#[test]
fn segments_must_fit_together() {
    let sixteen = "field inner\n".repeat(16);
    for (lines, line, reason) in [
        ("road N\ncity N", 6, "side N is already reached"),
        ("city N W\ncity E, beside S", 6, "no other city reaches S"),
        ("city N, beside N", 5, "no other city reaches N"),
        (
            "field NL NR EL ER SL SR WL",
            2,
            "half-side WR is in no field and on no city side",
        ),
        ("road N", 2, "half-side NL is in no field"),
        (
            "field NL NR EL ER SL SR WL WR\nfield NL",
            6,
            "half-side NL is already in a field",
        ),
        ("city N\nfield NR EL ER SL SR WL WR", 6, "no field at NR"),
        (
            "field NL NR EL ER SL SR WL WR, by city N",
            5,
            "no city of the tile reaches N",
        ),
        (
            "road N\nfield NL NR EL ER SL SR WL WR, by city N",
            6,
            "no city of the tile",
        ),
        ("monastery\nmonastery", 6, "a second monastery"),
        ("garden\nroad N\ngarden", 7, "a second garden"),
        ("abbey\nfield inner", 2, "no other segments"),
        (
            "road N, link b\nfield NL",
            5,
            "`link b` stands at no other segment",
        ),
        (
            "river E\nfield NL NR EL ER SL SR WL WR",
            2,
            "group spring, fork, river or lake",
        ),
        (
            "group lake\nfield NL NR EL ER SL SR WL WR",
            2,
            "group spring, fork, river or lake",
        ),
        (
            "group carcassonne\nroad N\nfield NL",
            2,
            "half-side NR is in no field",
        ),
        (&format!("{sixteen}{GRASS}"), 21, "at most 16 segments"),
    ] {
        assert_refused(&tile(lines), line, reason);
    }
}

#[test]
fn entries_about_tiles_of_other_boxes_must_be_sound() {
    let base = tile(GRASS);
    for (text, line, reason) in [
        ("box tower\nalso a-tile\n", 2, "`also` takes one line"),
        ("box tower\nalso a-tile\ngarden", 3, "`also` takes one line"),
        (
            "box tower\nalso a-tile\ncopies none",
            3,
            "leave the entry out",
        ),
        (
            "box tower\nalso a-tile\ncopies new 0",
            3,
            "number from 1 to 255",
        ),
        (
            "box tower\nalso b-tile\ncopies new 1",
            2,
            "no tile `b-tile`",
        ),
        ("box tower\nalso\ncopies new 1", 2, "expected `also <id"),
        (
            "box tower\nalso a-tile\ncopies new 1\nalso a-tile\ncopies new 1",
            4,
            "already holds",
        ),
        ("box tower\nreplaces b-tile", 2, "no tile `b-tile`"),
        ("box tower\nreplaces", 2, "expected `replaces <id"),
        (
            "box tower\nreplaces a-tile\ngarden",
            3,
            "`replaces` takes no lines",
        ),
        (
            "box tower\nreplaces a-tile\nreplaces a-tile",
            3,
            "already replaced",
        ),
    ] {
        let errors = Catalogue::parse(&[("base.txt", &base), ("tower.txt", text)]).unwrap_err();
        let fits = |e: &CatalogueError| {
            e.file == "tower.txt" && e.line == line && e.reason.contains(reason)
        };
        assert!(errors.iter().any(fits), "{text}: {errors:#?}");
    }
}

#[test]
fn all_errors_are_listed_in_order_and_none_follows_from_another() {
    let text = format!(
        "box base\ntile a\nalias X/1\ncopies first 0\ncitty N\n{GRASS}\n\
         tile b like a\nalias X/2\ncopies new 1\ngarden\n\
         tile c\nalias X/3\ncopies new 1\nroad N\n{GRASS}\n\
         tile d\nalias X/4\ncopies new 1\nfield NL NR EL ER\n"
    );
    let lines: Vec<_> = errors(&text).iter().map(|e| e.line).collect();
    assert_eq!(lines, [4, 5, 16, 16, 16, 16]);
}

#[test]
fn an_error_names_file_line_and_reason() {
    let error = &errors("box bass")[0];
    assert!(
        error
            .to_string()
            .starts_with("test.txt:1: unknown box `bass`")
    );
    let _: &dyn std::error::Error = error;
}
