//! The texts are whole, and agree with the switches and with `docs/rules`.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use carcas_engine::{Edition, Rules, SWITCHES, Setup, Switch};

use super::explain::explain;
use super::texts::{Book, SwitchText, Texts};
use super::{print, read};

fn texts() -> Texts {
    Texts::ours().expect("the texts can be read")
}

fn switch_texts(texts: &Texts) -> impl Iterator<Item = &SwitchText> {
    texts.sections.iter().flat_map(|section| &section.switches)
}

fn rules_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

fn readme() -> String {
    fs::read_to_string(rules_folder().join("README.md")).unwrap()
}

/// Returns the cells of a row of a table.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// Returns every id in a text: two capitals, a hyphen, more letters or hyphens, a number.
fn ids(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    let is_id = |word: &&str| {
        let bytes = word.as_bytes();
        bytes.len() > 3
            && bytes[..2].iter().all(u8::is_ascii_uppercase)
            && bytes[2] == b'-'
            && bytes[bytes.len() - 1].is_ascii_digit()
            && !word.starts_with("FS-")
    };
    words.filter(is_id).collect()
}

/// Returns every id that the rules define.
fn defined_ids() -> BTreeSet<String> {
    let mut defined = BTreeSet::new();
    for entry in fs::read_dir(rules_folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if !name.starts_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        for line in fs::read_to_string(&path).unwrap().lines() {
            // `- **BA-01** …`, `**PD-X01 Title.** …`, `- TO-C1 …`, `| TO-A1 | …`.
            let begin = line.trim_start_matches(['-', '|', '*', ' ']);
            let word = begin.split([' ', '*']).next().unwrap_or_default();
            if begin.len() < line.len() && ids(word).contains(word) {
                defined.insert(word.to_owned());
            }
        }
    }
    defined
}

#[test]
fn every_value_that_players_are_offered_has_a_sentence() {
    let texts = texts();
    for text in switch_texts(&texts) {
        for value in text.switch.values {
            assert_eq!(
                text.value(value.0).is_some(),
                !value.is_for_conformance(),
                "{}={}",
                text.switch.key,
                value.0
            );
        }
    }
}

#[test]
fn every_switch_has_one_text() {
    let texts = texts();
    let explained: Vec<_> = switch_texts(&texts).map(|text| text.switch.key).collect();
    for switch in SWITCHES {
        let n_texts = explained.iter().filter(|key| **key == switch.key).count();
        assert_eq!(n_texts, 1, "{}", switch.key);
    }
}

#[test]
fn every_rule_that_a_text_names_exists() {
    let texts = texts();
    let mut named = BTreeSet::new();
    for text in switch_texts(&texts) {
        for value in &text.values {
            assert!(!value.rules.is_empty());
            named.extend(value.rules.iter().copied());
            named.extend(ids(value.sentence));
        }
        named.extend(text.follows.iter().flat_map(|follows| ids(follows.source)));
    }
    named.extend(
        texts
            .steps
            .iter()
            .flat_map(|step| step.rules.iter().copied()),
    );
    named.extend(
        texts
            .notes
            .iter()
            .flat_map(|note| note.rules.iter().copied()),
    );
    let defined = defined_ids();
    let unknown: Vec<_> = named.iter().filter(|id| !defined.contains(**id)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(named.len() > 50 && defined.len() > 500);
}

#[test]
fn every_inferred_value_says_what_it_rests_on() {
    for text in switch_texts(&texts()) {
        for edition in Edition::ALL {
            let follows = text.follows.iter();
            let n_sources = follows.filter(|follows| follows.editions.contains(&edition));
            let expected = usize::from(text.switch.is_inferred(edition));
            let of = (text.switch.key, edition.name());
            assert_eq!(n_sources.count(), expected, "{of:?}");
        }
    }
}

#[test]
fn every_misprint_of_the_rules_is_told_with_its_rules() {
    let books = [
        ("Devir", Book::Edition(Edition::Devir)),
        ("RGG 2005", Book::Edition(Edition::Rgg2005)),
        ("Filosofia 2010", Book::Edition(Edition::Filosofia2010)),
        ("Z-Man new edition", Book::Edition(Edition::ZmanC2)),
        ("Mage & Witch leaflet", Book::MageAndWitch),
    ];
    let texts = texts();
    let readme = readme();
    let part = readme.split("\n## 7. ").nth(1).expect("there is a part 7");
    let mut n_rows = 0;
    for row in part.lines().filter_map(cells).skip(2) {
        for name in row[0].split(", ") {
            let (_, book) = books.iter().find(|(known, _)| *known == name).unwrap();
            let of_book = texts.notes.iter().filter(|note| note.books.contains(book));
            let told: BTreeSet<_> = of_book
                .flat_map(|note| note.rules.iter().copied())
                .collect();
            let missing: Vec<_> = ids(row[2]).difference(&told).copied().collect();
            assert!(missing.is_empty(), "{name}: {missing:?}");
        }
        n_rows += 1;
    }
    assert!(n_rows > 0 && texts.notes.len() >= n_rows);
}

#[test]
fn every_edition_is_explained_with_every_box() {
    let texts = texts();
    for edition in Edition::ALL {
        let mut setup = Setup::new(edition, 2);
        for of in Setup::playable_boxes().skip(1) {
            setup.add_box(of.name()).unwrap();
        }
        let rules = Rules::new(&setup).unwrap();
        let explanation = explain(&texts, &setup, &rules);
        let n_switches = switch_texts(&texts).count();
        // Without abbots their section is not in play.
        let n_abbot = usize::from(explanation.parts.contains(&"abbot"));
        assert_eq!(explanation.rules.len(), n_switches - 1 + n_abbot);
        assert!(explanation.books.len() > 3);
        let mut out = Vec::new();
        print::print(&mut out, &explanation).unwrap();
        let out = String::from_utf8(out).unwrap();
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
        assert!(!out.contains("house rule"), "{out}");
    }
}

#[test]
fn slips_in_a_text_are_refused_with_their_line() {
    let good = "section A\n  box  base\n\nswitch farmers\n  value  on: BA-29\n  short  on\n  text   All may.\n";
    read::file(&mut Texts::default(), "a.txt", good).unwrap();
    for (text, place) in [
        ("  box  base\n", "a.txt:1"),
        ("chapter A\n", "a.txt:1"),
        ("switch farmers\n", "a.txt:1"),
        ("section A\n  box  nowhere\n", "a.txt:2"),
        ("section A\n", "a.txt"),
        ("section A\n  box  base\n  if   rain\n", "a.txt:3"),
        ("section A\n  box  base\n  if   farmers=maybe\n", "a.txt:3"),
        ("section A\n  box  base\nswitch rain\n", "a.txt:3"),
        (
            "section A\n  box  base\nswitch farmers\n  value  maybe: BA-29\n",
            "a.txt:4",
        ),
        (
            "section A\n  box  base\nswitch farmers\n  value  on: BA-29\n  short  on\n",
            "a.txt",
        ),
        ("step T0\n  text  the fairy\n", "a.txt"),
        ("misprint nobody\n", "a.txt:1"),
        ("misprint devir\n  rules  PD-10\n  says   so\n", "a.txt"),
    ] {
        let outcome = read::file(&mut Texts::default(), "a.txt", text);
        let error = format!("{:#}", outcome.expect_err(text));
        assert!(error.starts_with(place), "{error}");
    }
}

#[test]
fn conditions_say_what_is_missing() {
    let texts = texts();
    let setup = Setup::new(Edition::Devir, 2);
    let rules = Rules::new(&setup).unwrap();
    let explanation = explain(&texts, &setup, &rules);
    assert!(explanation.rules.iter().all(|rule| rule.needs.is_empty()));
    let mut setup = Setup::new(Edition::Devir, 2);
    setup.add_box("princess-and-dragon:dragon").unwrap();
    setup.set("farmers", "off").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let explanation = explain(&texts, &setup, &rules);
    let needs = |switch: &Switch| {
        let mut found = explanation.rules.iter();
        let rule = found.find(|rule| rule.switch == switch.key)?;
        Some(rule.needs.join(", "))
    };
    let needs = |key| needs(Switch::from_key(key).unwrap());
    assert_eq!(needs("farmer-scoring").unwrap(), "with farmers=on");
    assert_eq!(
        needs("deploy-on-dragon-tile").unwrap(),
        "with portal or count or dragon-move=after-tile"
    );
    assert_eq!(needs("dragon-move").unwrap(), "");
    assert_eq!(needs("fairy-placement"), None);
}
