//! Pages and details can be shown for every game, in every language.

use std::collections::BTreeSet;

use carcas_bots::Rng;
use carcas_engine::{Edition, Rules, Setup};
use carcas_laws::random_setup;
use carcas_record::rules_told::{InPlay, Played, RuleTexts, pages_of, rule_pages};
use carcas_text::{BlockKind, Language, Words};

use super::compare::Comparison;
use super::layout::Sheet;
use super::{page_named, pages, print, with_pages};
use crate::setup_args::SetupArgs;

/// How many random games are shown.
const N_GAMES: usize = 60;
/// How many random games must be enough for every condition to hold once.
const N_CONDITIONS: usize = 4000;

fn all_words() -> Vec<Words> {
    let all = Language::ALL.into_iter().chain([Language::Pseudo]);
    all.map(Words::new).collect()
}

fn sheet() -> Sheet<anstream::StripStream<Vec<u8>>> {
    Sheet {
        out: anstream::StripStream::new(Vec::new()),
        width: 80,
    }
}

fn show(words: &Words, setup: &Setup, rules: &Rules) -> String {
    let mut sheet = sheet();
    let played = Played::of(setup, rules);
    print::print_game(&mut sheet, words, &played).unwrap();
    print::print_details(&mut sheet, words, &played).unwrap();
    for page in pages_of(&InPlay::of(setup, rules)) {
        pages::print(&mut sheet, words, &page).unwrap();
    }
    String::from_utf8(sheet.out.into_inner()).unwrap()
}

fn assert_fits(text: &str) {
    for line in text.lines() {
        // A word without spaces may stand out, such as a value of a switch.
        let is_one_word = line.trim().chars().filter(|c| *c == ' ').count() == 0;
        assert!(line.chars().count() <= 80 || is_one_word, "{line}");
        assert_eq!(line, line.trim_end());
    }
}

fn presets() -> impl Iterator<Item = (Setup, Rules)> {
    Edition::ALL.into_iter().flat_map(|edition| {
        [false, true].map(|has_boxes| {
            let mut setup = Setup::new(edition, 2);
            for of in Setup::playable_boxes().skip(1).filter(|_| has_boxes) {
                setup.add_box(of.name()).unwrap();
            }
            let rules = Rules::new(&setup).unwrap();
            (setup, rules)
        })
    })
}

fn random_games(seed: u64, n: usize) -> impl Iterator<Item = (Setup, Rules)> {
    let mut rng = Rng::new(seed);
    std::iter::repeat_with(move || random_setup(&mut rng))
        .map(|setup| {
            let rules = Rules::new(&setup).unwrap();
            (setup, rules)
        })
        .take(n)
}

#[test]
fn every_game_can_be_shown_in_every_language() {
    let all = all_words();
    for (setup, rules) in presets() {
        for words in &all {
            assert_fits(&show(words, &setup, &rules));
        }
    }
    for (ix, (setup, rules)) in random_games(7, N_GAMES).enumerate() {
        assert_fits(&show(&all[ix % all.len()], &setup, &rules));
    }
}

#[test]
fn no_heading_stands_alone() {
    let mut wrong = BTreeSet::new();
    for (setup, rules) in presets().chain(random_games(8, N_CONDITIONS)) {
        for page in pages_of(&InPlay::of(&setup, &rules)) {
            let is_heading = |kind: &BlockKind| matches!(kind, BlockKind::Heading(_));
            for (ix, block) in page.blocks.iter().enumerate() {
                let below = page.blocks.get(ix + 1);
                if let BlockKind::Heading(key) = &block.kind
                    && below.is_none_or(|below| is_heading(&below.kind))
                {
                    wrong.insert(key.name());
                }
            }
            let has_text = page.blocks.iter().any(|block| !is_heading(&block.kind));
            assert!(has_text, "{}", page.name);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn every_condition_holds_in_some_game() {
    let mut open: Vec<_> = Vec::new();
    for page in rule_pages() {
        for block in &page.blocks {
            let name = format!("page {}: {:?}", page.name, block.block);
            open.push((name, &block.condition));
        }
    }
    for (section, text) in RuleTexts::ours().switches() {
        open.push((section.title.name().to_owned(), &section.condition));
        open.push((text.title.name().to_owned(), &text.condition));
    }
    let texts = RuleTexts::ours();
    let steps = texts.steps.iter();
    open.extend(steps.map(|step| (step.text.name().to_owned(), &step.condition)));
    let notes = texts.notes.iter();
    open.extend(notes.map(|note| (note.says.name().to_owned(), &note.condition)));
    for (setup, rules) in presets().chain(random_games(9, N_CONDITIONS)) {
        let game = InPlay::of(&setup, &rules);
        open.retain(|(_, condition)| !condition.holds(&game));
    }
    let never: Vec<&String> = open.iter().map(|(name, _)| name).collect();
    assert!(never.is_empty(), "{never:#?}");
}

#[test]
fn every_page_can_be_asked_for_alone() {
    for edition in Edition::ALL {
        let flags = SetupArgs {
            rules: Some(edition.name().to_owned()),
            boxes: Vec::new(),
            switches: Vec::new(),
        };
        for page in rule_pages() {
            let (setup, rules) = with_pages(&flags, &[page]).unwrap();
            assert!(
                page.is_in_play(&InPlay::of(&setup, &rules)),
                "{}",
                page.name
            );
        }
    }
    assert_eq!(page_named("river-2").unwrap().name, "river");
    assert!(page_named("dragon").is_none());
}

#[test]
fn all_presets_can_be_compared_in_every_language() {
    for words in all_words() {
        for names in [&["rgg-2005", "devir"][..], &Edition::ALL.map(Edition::name)] {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            let compared = Comparison::of(&words, &names, &[]).unwrap();
            let mut sheet = sheet();
            compared.print(&mut sheet, &words).unwrap();
            assert_fits(&String::from_utf8(sheet.out.into_inner()).unwrap());
        }
    }
}
