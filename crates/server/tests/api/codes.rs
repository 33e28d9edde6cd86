//! Every code of a refusal has words in all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use carcas_text::{Language, Words};

/// Returns the texts of all source files below a folder.
fn sources(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => texts.extend(sources(&path)),
            false => texts.push(fs::read_to_string(&path).expect("a text")),
        }
    }
    texts
}

/// Returns the literals that stand right behind a mark.
fn literals<'a>(text: &'a str, mark: &str) -> Vec<&'a str> {
    let behind = text.split(mark).skip(1);
    let quoted = behind.filter_map(|rest| rest.trim_start().strip_prefix('"'));
    quoted.filter_map(|rest| rest.split('"').next()).collect()
}

/// Returns every code that the source of the server can send.
fn codes() -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let refused = fs::read_to_string(source.join("game/refused.rs")).expect("a text");
    let (_, code) = refused.split_once("fn code(").expect("the codes");
    let (code, _) = code.split_once("\n    }").expect("their end");
    let mut codes: BTreeSet<String> = literals(code, "=>")
        .into_iter()
        .map(str::to_owned)
        .collect();
    for text in sources(&source) {
        for mark in ["problem(", "code:"] {
            codes.extend(literals(&text, mark).into_iter().map(str::to_owned));
        }
    }
    codes
}

#[test]
fn every_code_of_a_refusal_has_words_in_all_languages() {
    let codes = codes();
    // One of each place where codes are made, so that none is overlooked.
    for known in ["stale", "broken", "no-token", "protocol", "not-your-seat"] {
        assert!(codes.contains(known), "{known} is not found");
    }
    for language in Language::ALL {
        let words = Words::shared(language);
        for code in &codes {
            let found = words.find(&format!("problem-{code}"));
            assert!(found.is_some(), "{language:?} has no problem-{code}");
        }
    }
}
