//! Names whose keys are put together: each family has words for all its members, in every language.

use carcas_bots::Bot;
use carcas_engine::{Edition, FigureKind, Module, Neutral, Quarter, SWITCHES, Token};
use carcas_record::usual_names;
use carcas_text::{Language, Words};
use carcas_tiles::{Box, SegmentKind};

/// Finds what has no words.
fn missing(words: &Words) -> Vec<String> {
    let mut wanted: Vec<String> = Vec::new();
    let mut family = |name: &str, members: Vec<&str>| {
        wanted.extend(members.iter().map(|member| format!("{name}-{member}")));
    };
    family("box", Box::ALL.map(Box::name).to_vec());
    family("preset", Edition::ALL.map(Edition::name).to_vec());
    family("part", Module::ALL.map(Module::name).to_vec());
    family("figure", FigureKind::ALL.map(FigureKind::name).to_vec());
    family("neutral", Neutral::ALL.map(Neutral::name).to_vec());
    family("feature", SegmentKind::ALL.map(SegmentKind::name).to_vec());
    family("side", ["field", "road", "city", "river", "wall"].to_vec());
    family("quarter", Quarter::ALL.map(Quarter::name).to_vec());
    family("bot", Bot::NAMES.to_vec());
    let about = Bot::NAMES.map(|name| format!("{name}-about"));
    family("bot", about.iter().map(String::as_str).collect());
    family("switch", SWITCHES.iter().map(|switch| switch.key).collect());
    let colors = usual_names(6);
    family("seat", colors.iter().map(String::as_str).collect());
    for switch in SWITCHES {
        for value in switch
            .values
            .iter()
            .filter(|value| !value.is_for_conformance())
        {
            let name = format!("{}-{}", switch.key, value.0);
            wanted.extend([format!("value-{name}"), format!("value-{name}-short")]);
        }
    }
    wanted.retain(|key| words.find(key).is_none());
    // A family that counts says how many.
    let figures = FigureKind::ALL.map(|kind| ("figures", kind.name()));
    let built = [Token::Floor, Token::Bridge, Token::Castle, Token::Abbey];
    let built = built.map(|token| ("tokens", token.name()));
    for (family, name) in figures.into_iter().chain(built) {
        let said = words.counted(family, name, 7u8);
        if !said.contains('7') || (said == format!("7 {name}")) {
            wanted.push(format!("{family}-{name}: {said}"));
        }
    }
    wanted
}

#[test]
fn every_name_has_words_in_every_language() {
    for language in Language::ALL {
        assert_eq!(missing(Words::shared(language)), [""; 0], "{language:?}");
    }
}
