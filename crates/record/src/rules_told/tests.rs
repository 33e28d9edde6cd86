//! The texts are whole, and agree with the switches and with `docs/rules`.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use carcas_engine::{Edition, Rules, SWITCHES, Setup};
use carcas_text::{BlockKind, Key, Language, Words, english};
use carcas_tiles::catalogue;

use super::pages::{self, rule_pages};
use super::texts::{Book, RuleTexts, SwitchText};
use super::{InPlay, Played, RuleInPlay, read};

fn texts() -> &'static RuleTexts {
    RuleTexts::ours()
}

fn switch_texts(texts: &RuleTexts) -> impl Iterator<Item = &SwitchText> {
    texts.switches().map(|(_, text)| text)
}

/// Returns a game with all boxes.
fn everything(edition: Edition) -> (Setup, Rules) {
    let mut setup = Setup::new(edition, 2);
    for of in Setup::playable_boxes().skip(1) {
        setup.add_box(of.name()).unwrap();
    }
    let rules = Rules::new(&setup).unwrap();
    (setup, rules)
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
    for text in switch_texts(texts) {
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
    let explained: Vec<_> = switch_texts(texts).map(|text| text.switch.key).collect();
    for switch in SWITCHES {
        let n_texts = explained.iter().filter(|key| **key == switch.key).count();
        assert_eq!(n_texts, 1, "{}", switch.key);
    }
}

#[test]
fn every_rule_that_a_text_or_page_names_exists() {
    let texts = texts();
    let mut named = BTreeSet::new();
    for text in switch_texts(texts) {
        for value in &text.values {
            assert!(!value.rules.is_empty());
            named.extend(value.rules.iter().map(ToString::to_string));
            let sentence = english().of(value.sentence);
            named.extend(ids(&sentence).into_iter().map(str::to_owned));
        }
        let rules = text.follows.iter().filter_map(|follows| follows.rule);
        named.extend(rules.map(str::to_owned));
    }
    named.extend(
        texts
            .steps
            .iter()
            .flat_map(|step| step.rules.iter().map(ToString::to_string)),
    );
    named.extend(
        texts
            .notes
            .iter()
            .flat_map(|note| note.rules.iter().map(ToString::to_string)),
    );
    for page in rule_pages() {
        let rules = page.blocks.iter().flat_map(|block| &block.block.rules);
        named.extend(rules.map(ToString::to_string));
    }
    let defined = defined_ids();
    let unknown: Vec<_> = named.iter().filter(|id| !defined.contains(*id)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(named.len() > 50 && defined.len() > 500);
}

#[test]
fn every_inferred_value_says_what_it_rests_on() {
    for text in switch_texts(texts()) {
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
    for edition in Edition::ALL {
        let (setup, rules) = everything(edition);
        let played = Played::of(&setup, &rules);
        let n_switches = texts().switches().count();
        // Without abbots their section is not in play.
        let has_abbot = played.parts.iter().any(|part| part.name() == "abbot");
        assert_eq!(played.rules.len(), n_switches - 1 + usize::from(has_abbot));
        assert!(played.books.len() > 3);
        assert_eq!(played.house_rules().count(), 0);
        for language in Language::ALL {
            let told = played.told(&Words::new(language));
            assert!(told.lines().iter().all(|line| !line.trim().is_empty()));
            assert!(told.sections.len() > 10);
        }
    }
}

#[test]
fn the_base_game_is_not_listed_as_an_expansion() {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    setup.add_box("traders-and-builders:builder+pig").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let played = Played::of(&setup, &rules);
    assert_eq!(
        Language::ALL.map(|language| played.told_boxes(&Words::new(language))),
        [
            "Boxes: Base game, Traders & Builders (builder, pig)",
            "Se juega con: Juego básico, Constructores y Comerciantes (constructor, cerdo)",
            "Jeu et extensions\u{a0}: Jeu de base, Marchands et Bâtisseurs (bâtisseur, cochon)",
            "Gespielt wird mit: Grundspiel, Händler und Baumeister (Baumeister, Schwein)",
        ]
    );
}

#[test]
fn house_rules_are_told_with_what_they_replace() {
    let mut setup = Setup::new(Edition::Devir, 2);
    let rules = Rules::new(&setup).unwrap();
    let told = Played::of(&setup, &rules).told(english());
    assert_eq!(
        told.house,
        "No house rules: everything is played as in Devir."
    );
    assert!(told.house_rules.is_empty());
    setup.set("farmers", "off").unwrap();
    setup.set("count-move", "clockwise").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let told = Played::of(&setup, &rules).told(english());
    assert_eq!(
        told.house_rules[0],
        "No follower may be placed in a field, and fields are not scored. House rule; this edition: with farmers. (farmers=off)"
    );
    assert!(
        told.house_rules[1].ends_with(
            "No effect in this game; needed: Count and quarters. (count-move=clockwise)"
        ),
        "{told:?}"
    );
    assert_eq!(told.house_rules.len(), 2);
}

#[test]
fn slips_in_a_text_are_refused_with_their_line() {
    let good = "section base\n  box  base\n\nswitch farmers\n  value  on: BA-29\n";
    read::file(&mut RuleTexts::default(), "a.txt", good).unwrap();
    for (text, place) in [
        ("  box  base\n", "a.txt:1"),
        ("chapter base\n", "a.txt:1"),
        ("switch farmers\n", "a.txt:1"),
        ("section no-such-message\n", "a.txt:1"),
        ("section base\n  box  nowhere\n", "a.txt:2"),
        ("# nothing\n\nsection base\n", "a.txt:3"),
        ("section base\n  box  base\n  if   rain\n", "a.txt:3"),
        (
            "section base\n  box  base\n  if   farmers=maybe\n",
            "a.txt:3",
        ),
        (
            "section base\n  box  base\n  if   no count or river\n",
            "a.txt:3",
        ),
        ("section base\n  box  base\nswitch rain\n", "a.txt:3"),
        ("section base\n  box  base\nswitch farmers\n", "a.txt:3"),
        (
            "section base\n  box  base\nswitch farmers\n  value  maybe: BA-29\n",
            "a.txt:4",
        ),
        (
            "section base\n  box  base\nswitch farmers\n  value  on: BA-29\n  text  All may.\n",
            "a.txt:5",
        ),
        (
            "section base\n  box  base\nswitch farmers\n  value  on: BA-29\n  follows  devir: no-such-source\n",
            "a.txt:5",
        ),
        ("step T0 fairys-point\n", "a.txt:1"),
        ("step T0 no-such-message\n  rules  PD-52\n", "a.txt:1"),
        ("step T0\n", "a.txt:1"),
        ("misprint nobody: volcano-tiles-were-put-aside\n", "a.txt:1"),
        ("misprint devir: no-such-note\n  rules  PD-10\n", "a.txt:1"),
        ("misprint devir: volcano-tiles-were-put-aside\n", "a.txt:1"),
    ] {
        let outcome = read::file(&mut RuleTexts::default(), "a.txt", text);
        let error = outcome.expect_err(text);
        assert_eq!(error.place, place, "{error}");
    }
}

#[test]
fn every_message_about_rules_is_used() {
    let texts = texts();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for section in &texts.sections {
        used.insert(section.title.name());
    }
    for text in switch_texts(texts) {
        used.insert(text.title.name());
        for value in &text.values {
            used.extend([value.short.name(), value.sentence.name()]);
        }
        used.extend(text.follows.iter().map(|follows| follows.source.name()));
    }
    used.extend(texts.steps.iter().map(|step| step.text.name()));
    for note in &texts.notes {
        used.extend([note.says.name(), note.reading.name()]);
    }
    let families = ["section-", "switch-", "value-", "source-", "step-", "note-"];
    let is_of_family = |name: &&str| families.iter().any(|family| name.starts_with(family));
    let there: BTreeSet<&str> = Key::all()
        .map(|(name, _)| name)
        .filter(is_of_family)
        .collect();
    let unused: Vec<_> = there.difference(&used).collect();
    assert!(unused.is_empty(), "{unused:?}");
    for text in switch_texts(texts) {
        for value in &text.values {
            let sentence = english().of(value.sentence);
            assert!(sentence.ends_with('.'), "{}", value.sentence.name());
        }
    }
}

#[test]
fn conditions_say_what_is_missing() {
    let mut setup = Setup::new(Edition::Devir, 2);
    let rules = Rules::new(&setup).unwrap();
    let played = Played::of(&setup, &rules);
    assert!(played.rules.iter().all(RuleInPlay::has_effect));
    setup.add_box("princess-and-dragon:dragon").unwrap();
    setup.set("farmers", "off").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let played = Played::of(&setup, &rules);
    let rule = |key: &str| played.rules.iter().find(|rule| rule.switch.key == key);
    let needs = |key: &str| {
        let needs = rule(key)?.needs.iter();
        Some(
            needs
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", "),
        )
    };
    assert_eq!(needs("farmer-scoring").unwrap(), "with farmers=on");
    assert_eq!(
        needs("deploy-on-dragon-tile").unwrap(),
        "with portal or count or dragon-move=after-tile"
    );
    assert_eq!(
        rule("deploy-on-dragon-tile")
            .unwrap()
            .told_needs(english())
            .unwrap(),
        "No effect in this game; needed: magic portal, Count and quarters or dragon-move=after-tile."
    );
    assert_eq!(needs("dragon-move").unwrap(), "");
    assert_eq!(needs("fairy-placement"), None);

    // What the whole section needs is not said where the switch needs a part of it.
    setup.set("wagon-move", "nearby").unwrap();
    let rules = Rules::new(&setup).unwrap();
    let played = Played::of(&setup, &rules);
    let mut all = played.rules.iter();
    let wagon = all.find(|rule| rule.switch.key == "wagon-move").unwrap();
    assert_eq!(
        wagon.told_needs(english()).unwrap(),
        "No effect in this game; needed: wagon."
    );
}

#[test]
fn pages_name_conditions_and_tiles_that_exist() {
    pages::read().unwrap_or_else(|error| panic!("{error}"));
    for page in rule_pages() {
        for block in &page.blocks {
            if let BlockKind::Tiles(tiles) = &block.block.kind {
                for tile in tiles {
                    assert!(catalogue().find(tile).is_some(), "{}: {tile}", page.name);
                }
            }
        }
    }
}

#[test]
fn every_box_has_its_page() {
    for edition in Edition::ALL {
        let (setup, rules) = everything(edition);
        let game = InPlay::of(&setup, &rules);
        let shown = super::pages_of(&game).len();
        let has_abbot = rules.modules().iter().any(|part| part.name() == "abbot");
        assert_eq!(shown, rule_pages().len() - usize::from(!has_abbot));
    }
}
