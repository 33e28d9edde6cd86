//! What is listed, drawn and written of small sources.

use std::collections::BTreeSet;

use super::draw::draw;
use super::known::{AllKnown, key};
use super::list::{Mutant, list};
use super::results::{Fate, Results};
use super::write::write;

fn listed(source: &str) -> Vec<Mutant> {
    list("a.rs", source).expect("the source can be read")
}

fn changes(source: &str) -> Vec<String> {
    let mutants = listed(source).into_iter();
    mutants.map(|mutant| mutant.place.change).collect()
}

/// Writes all mutants of a source whose change holds these words.
fn written(source: &str, words: &str) -> String {
    let mutants = listed(source);
    let chosen: Vec<(usize, &Mutant)> = mutants
        .iter()
        .filter(|mutant| mutant.place.change.contains(words))
        .enumerate()
        .collect();
    let written = write(source, &chosen);
    syn::parse_file(&written.text).expect("what was written is Rust");
    written.text
}

#[test]
fn comparisons_change_at_their_boundary_and_as_a_whole() {
    let found = changes("fn f(a: u8) -> u8 { g(a < B) }");
    assert_eq!(found[1..], ["`a < B` → `a <= B`", "`a < B` → `a >= B`"]);
}

#[test]
fn every_part_of_a_condition_may_be_missing() {
    let found = changes("fn f() { if a && b() && !c {} }");
    for change in [
        "`a && b() && !c` → `a && b() || !c`",
        "`a` → `true` in `a && b()`",
        "`b()` → `true` in `a && b()`",
        "`!c` → `true` in `a && b() && !c`",
        "`!c` → `c`",
    ] {
        assert!(
            found.iter().any(|found| found == change),
            "{change}: {found:#?}"
        );
    }
}

#[test]
fn conditions_with_let_stay_conditions() {
    let text = written("fn f() { if let Some(a) = b && c > d { e(); } }", "c > d");
    assert!(
        text.contains("let Some(a) = b && (if crate::mutant::is"),
        "{text}"
    );
    let found = changes("fn f() { if let Some(a) = b && c {} }");
    assert!(
        !found.iter().any(|change| change.contains("||")),
        "{found:#?}"
    );
}

#[test]
fn statements_are_left_out_unless_they_have_to_leave() {
    let found =
        changes("fn f() { g(); let Some(a) = b else { return; }; if a { return; } a = 1; h()?; }");
    let without: Vec<&String> = found
        .iter()
        .filter(|change| change.starts_with("without"))
        .collect();
    assert_eq!(
        without,
        [
            "without `g();`",
            "without `return;`",
            "without `a = 1;`",
            "without `h()?;`"
        ]
    );
    let text = written("fn f() { g(); }", "without");
    assert_eq!(text, "fn f() { if !crate::mutant::is(0) { g(); } }");
}

#[test]
fn arms_and_guards_are_left_out_where_another_arm_is_left() {
    let source = "fn f() -> X { match a { A if b => c, B | C => d, _ => e } }";
    let text = written(source, "without");
    assert_eq!(
        text.matches("B | C if !crate::mutant::is(").count(),
        1,
        "{text}"
    );
    assert!(
        text.contains("{ false }") && text.contains("{ true }"),
        "{text}"
    );
    assert!(changes("fn f() -> X { match a { A => c, B => d } }").is_empty());
}

#[test]
fn what_is_fixed_shown_or_tested_is_no_rule() {
    let source = "
        const A: u8 = 1 + 1;
        impl Debug for A { fn fmt(&self) { g(1); } }
        #[cfg(test)]
        mod tests { fn f() { g(1); } }
        #[test]
        fn f() { g(1); }
        fn h() -> X { debug_assert!(a > 1); Vec::with_capacity(2 + 2) }
        fn k() -> X { [C; 3] }";
    assert_eq!(changes(source), [""; 0]);
}

#[test]
fn mutants_inside_of_mutants_are_written_into_what_was_there() {
    let text = written("fn f() -> X { a(1) > b }", "→");
    assert_eq!(text.matches("crate::mutant::is").count(), 4, "{text}");
    assert!(text.contains("{ a(1) >= b }"), "{text}");
    assert!(text.contains("{ a((if"), "{text}");
}

#[test]
fn broken_functions_are_not_constant() {
    let text = written("const fn f() -> bool { a }", "return true");
    assert_eq!(
        text,
        " fn f() -> bool { if crate::mutant::is(0) { return true; } a }"
    );
}

#[test]
fn equal_changes_of_a_function_are_told_apart() {
    let mutants = listed("fn f() {\n    g(1, 1);\n}");
    let numbers = mutants
        .iter()
        .filter(|mutant| mutant.place.change.starts_with("`1` → `2`"));
    let numbers: Vec<usize> = numbers.map(|mutant| mutant.place.nth).collect();
    assert_eq!(numbers, [0, 1]);
}

fn many(file: &str, n: usize) -> Vec<Mutant> {
    let calls = "g(); ".repeat(n - 1);
    let found = list(file, &format!("fn f() {{ {calls}}}")).expect("the source can be read");
    assert_eq!(found.len(), n);
    found
}

#[test]
fn files_are_drawn_from_by_their_size() {
    let mutants = [many("a.rs", 30), many("b.rs", 10)].concat();
    let drawn = draw(&mutants, 8, 1, &BTreeSet::new());
    assert_eq!(drawn.iter().filter(|&&ix| ix < 30).count(), 6);
    assert_eq!(drawn.len(), 8);
    assert_eq!(drawn, draw(&mutants, 8, 1, &BTreeSet::new()));
    assert_ne!(drawn, draw(&mutants, 8, 2, &BTreeSet::new()));
    assert_eq!(draw(&mutants, 100, 1, &BTreeSet::new()).len(), 40);
}

#[test]
fn one_that_is_refused_is_replaced_and_the_others_stay() {
    let mutants = [many("a.rs", 30), many("b.rs", 10)].concat();
    let drawn = draw(&mutants, 8, 1, &BTreeSet::new());
    let first = *drawn.first().expect("some were drawn");
    let again = draw(&mutants, 8, 1, &BTreeSet::from([first]));
    assert_eq!(again.len(), 8);
    assert_eq!(drawn.difference(&again).collect::<Vec<_>>(), [&first]);
}

#[test]
fn results_are_read_again_unless_the_engine_has_changed() {
    let folder = tempfile::tempdir().expect("there is a folder");
    let path = folder.path().join("results.tsv");
    let read = |of: &str| Results::read(&path, of).expect("the file can be read");
    let mut results = read("# a");
    let fates = [
        (7, Fate::ByScenarios("scenarios::x.txt".to_owned())),
        (8, Fate::ByLaws("laws::y".to_owned())),
        (9, Fate::Survived),
        (10, Fate::Refused),
    ];
    for (ix, fate) in fates.clone() {
        results.note(ix, fate).expect("the file can be written");
    }
    assert_eq!(read("# a").fates, fates.into());
    assert!(read("# b").fates.is_empty());
}

#[test]
fn a_reason_holds_as_long_as_the_function_stays() {
    let mutants = listed("fn f() {\n    g();\n}");
    let last = mutants.last().expect("there is a mutant");
    let line = format!("# head\n{}\tequivalent\tg does nothing\n", key(&last.place));
    let known = AllKnown::parse(&line).expect("the line is understood");
    assert!(
        known
            .get(&last.place)
            .is_some_and(|known| known.is_equivalent)
    );
    assert_eq!(known.stale(&mutants), [0; 0]);
    let moved = listed("\n\nfn f() { g(); }");
    assert_eq!(known.stale(&moved), [0; 0]);
    assert_eq!(known.stale(&listed("fn f() { g(); h(); }")), [2]);
    assert!(AllKnown::parse("a\tb\tequivalent\tc").is_err());
}
