//! What holds of all messages in all languages.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use crate::arg::{self, Kind};
use crate::tree::{self, Messages, PRIVATE};
use crate::{Argument, Key, Language, Words, typescript};

fn messages(language: Language) -> Messages {
    tree::messages(language).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")))
}

/// Compares a generated file with what it should be, or writes it if that is asked for.
fn compare(file: &str, wanted: &str, wrong: &mut Vec<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let found = fs::read_to_string(&path).unwrap_or_default();
    if found == wanted {
        return;
    }
    match std::env::var_os("CARCAS_BLESS") {
        Some(_) => fs::write(&path, wanted).unwrap(),
        None => wrong.push(format!("{file} is stale: cargo xtask bless text")),
    }
}

#[test]
fn keys_are_up_to_date() {
    let all = messages(Language::English);
    let mut text =
        "//! Generated from crates/text/data/en by `cargo xtask bless text`: all keys, with the arguments of their messages.\n\n\
                    #[rustfmt::skip]\n\
                    pub(crate) const KEYS: &[(&str, &[&str])] = &[\n"
            .to_owned();
    for key in all.keys().filter(|key| !key.starts_with(PRIVATE)) {
        let arguments = tree::needs(&all, key).arguments;
        let quoted: Vec<String> = arguments.iter().map(|name| format!("\"{name}\"")).collect();
        let _ = writeln!(text, "    (\"{key}\", &[{}]),", quoted.join(", "));
    }
    text.push_str("];\n");
    let mut wrong = Vec::new();
    compare("src/keys.rs", &text, &mut wrong);
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn catalogues_of_the_browser_are_up_to_date() {
    let mut wrong = Vec::new();
    for (name, text) in typescript().unwrap() {
        compare(&format!("typescript/{name}"), &text, &mut wrong);
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn every_language_says_everything() {
    let mut wrong = Vec::new();
    let wanted: BTreeSet<&str> = messages(Language::English).into_keys().collect();
    for language in Language::ALL {
        let (tag, all) = (language.tag(), messages(language));
        for key in wanted.iter().filter(|key| !key.starts_with(PRIVATE)) {
            if !all.contains_key(key) {
                wrong.push(format!("{tag}: `{key}` is missing"));
            }
        }
        for key in all.keys().filter(|key| !key.starts_with(PRIVATE)) {
            if !wanted.contains(key) {
                wrong.push(format!("{tag}: `{key}` is no message; English has none"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A language may do without an argument, but has no other ones.
#[test]
fn no_language_asks_for_other_arguments() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let (tag, all) = (language.tag(), messages(language));
        for key in all.keys() {
            let needs = tree::needs(&all, key);
            for name in needs
                .messages
                .iter()
                .filter(|name| !all.contains_key(*name))
            {
                wrong.push(format!(
                    "{tag}: `{key}` refers to `{name}`, which is missing"
                ));
            }
            for name in needs
                .messages
                .iter()
                .filter(|name| !name.starts_with(PRIVATE))
            {
                wrong.push(format!(
                    "{tag}: `{key}` refers to `{name}`; refer to `{PRIVATE}…` only"
                ));
            }
            for name in &needs.foreign {
                wrong.push(format!(
                    "{tag}: `{key}` uses `{name}`, a function, term or attribute"
                ));
            }
            let unknown = needs
                .arguments
                .iter()
                .filter(|name| arg::kind_of(name).is_none());
            wrong.extend(
                unknown.map(|name| format!("{tag}: `{key}` has ${name}, which src/arg.rs has not")),
            );
            let Some((_, wanted)) = Key::all().find(|(known, _)| known == key) else {
                continue;
            };
            let foreign = needs.arguments.iter().filter(|name| !wanted.contains(name));
            wrong.extend(foreign.map(|name| format!("{tag}: `{key}` has no argument ${name}")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn messages_choose_by_words_and_numbers_only() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, pattern) in &messages(language) {
            check_choices(pattern, &mut |why| {
                wrong.push(format!("{}: `{key}`: {why}", language.tag()));
            });
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn check_choices(pattern: &Pattern<&'static str>, found: &mut impl FnMut(String)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let Expression::Select { selector, variants } = expression else {
            continue;
        };
        let kind = match selector {
            InlineExpression::VariableReference { id } => arg::kind_of(id.name),
            _ => None,
        };
        for variant in variants {
            let fits = match (&variant.key, kind) {
                (VariantKey::NumberLiteral { .. }, Some(Kind::Number)) => true,
                (VariantKey::Identifier { name }, Some(Kind::Number)) => {
                    ["one", "many", "other"].contains(name)
                }
                (VariantKey::Identifier { .. }, Some(Kind::Word)) => true,
                _ => false,
            };
            if !fits {
                found(format!(
                    "a variant does not fit what it chooses by: {:?}",
                    variant.key
                ));
            }
            check_choices(&variant.value, found);
        }
    }
}

/// What no message of English chooses by is a slip: no program says it, and its variant would never be read.
#[test]
fn languages_choose_by_the_words_that_english_knows() {
    let mut known: BTreeSet<(&str, &str)> = BTreeSet::new();
    for pattern in messages(Language::English).values() {
        collect_choices(pattern, &mut |choice| {
            known.insert(choice);
        });
    }
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, pattern) in &messages(language) {
            collect_choices(pattern, &mut |(argument, word)| {
                if !known.contains(&(argument, word)) {
                    let tag = language.tag();
                    wrong.push(format!("{tag}: `{key}`: ${argument} is never `{word}`"));
                }
            });
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Hands out every word that a message chooses by, with the name of the argument; `other` is any word.
fn collect_choices(
    pattern: &Pattern<&'static str>,
    found: &mut impl FnMut((&'static str, &'static str)),
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let Expression::Select { selector, variants } = expression else {
            continue;
        };
        for variant in variants {
            if let InlineExpression::VariableReference { id } = selector
                && let VariantKey::Identifier { name } = variant.key
                && arg::kind_of(id.name) == Some(Kind::Word)
                && name != "other"
            {
                found((id.name, name));
            }
            collect_choices(&variant.value, found);
        }
    }
}

/// Says everything with plain arguments: no message may show a key, a brace or the name of an argument.
#[test]
fn everything_can_be_said() {
    let mut wrong = Vec::new();
    for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
        let words = Words::new(language);
        for (name, arguments) in Key::all() {
            for number in [0, 1, 2, 1_000_000] {
                let filled: Vec<(&'static str, Argument<'_>)> = arguments
                    .iter()
                    .map(|&name| match arg::kind_of(name) {
                        Some(Kind::Number) => (name, Argument::Number(number)),
                        _ => (name, Argument::Text("other".into())),
                    })
                    .collect();
                let said = words.say(Key::of(name, arguments), &filled);
                let is_whole = !said.trim().is_empty()
                    && !said.contains(['{', '}', '\u{2068}', '\u{2069}'])
                    && said != name;
                if !is_whole {
                    wrong.push(format!("{}: `{name}` says `{said}`", language.tag()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The typography that `docs/texts.md` asks for.
#[test]
fn typography_is_that_of_the_language() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, pattern) in &messages(language) {
            let mut text = String::new();
            collect(pattern, &mut text);
            let found = match language {
                Language::French if text.contains([';', '!', '?', ':']) => french(&text),
                Language::Spanish => spanish(&text),
                _ => None,
            };
            let common = text
                .contains("...")
                .then_some("write … instead of three periods");
            let is_apart = language != Language::German && text.ends_with(" …");
            let apart = is_apart.then_some("no space belongs before the … at the end");
            wrong.extend(
                found
                    .into_iter()
                    .chain(common)
                    .chain(apart)
                    .map(|why| format!("{}: `{key}`: {why}: {text}", language.tag())),
            );
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn collect(pattern: &Pattern<&'static str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                // What stands for an argument touches what stands beside it.
                Expression::Inline(_) => text.push('x'),
                Expression::Select { variants, .. } => {
                    for variant in variants {
                        collect(&variant.value, text);
                    }
                }
            },
        }
    }
}

/// Signs of two parts have a no-break space before them; a colon inside a word or a time has none. What programs read or
/// write stands between backticks and is no French.
fn french(text: &str) -> Option<&'static str> {
    let french: Vec<&str> = text.split('`').step_by(2).collect();
    let all: Vec<char> = french.join("x").chars().collect();
    for (ix, &c) in all.iter().enumerate().skip(1) {
        let before = all[ix - 1];
        match c {
            ';' | '!' | '?' if before == ' ' || before.is_alphanumeric() => {
                return Some("a narrow no-break space (U+202F) belongs before ; ! ?");
            }
            ':' if before == ' ' || (before.is_alphabetic() && all.get(ix + 1) == Some(&' ')) => {
                return Some("a no-break space (U+00A0) belongs before the colon");
            }
            _ => {}
        }
    }
    None
}

fn spanish(text: &str) -> Option<&'static str> {
    let n = |sign: char| text.chars().filter(|&c| c == sign).count();
    (n('?') != n('¿') || n('!') != n('¡')).then_some("¿ and ¡ open what ? and ! close")
}
