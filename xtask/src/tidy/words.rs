//! Words: American spelling everywhere, and the words of the glossary instead of their synonyms.

use std::borrow::Cow;
use std::collections::HashMap;

use super::{Finding, unbar};
use crate::tree::Tree;

/// British spellings and their American ones; a word that begins with the left one is meant.
const SPELLINGS: &[(&str, &str)] = &[
    ("arte|fact", "artifact"),
    ("behav|iour", "behavior"),
    ("cen|tre", "center"),
    ("col|our", "color"),
    ("de|fence", "defense"),
    ("fav|our", "favor"),
    ("flav|our", "flavor"),
    ("gr|ey", "gray"),
    ("har|bour", "harbor"),
    ("hon|our", "honor"),
    ("lab|elled", "labeled"),
    ("lab|elling", "labeling"),
    ("lab|our", "labor"),
    ("lic|ence", "license"),
    ("mod|elled", "modeled"),
    ("mod|elling", "modeling"),
    ("can|celled", "canceled"),
    ("can|celling", "canceling"),
    ("trav|elled", "traveled"),
    ("trav|elling", "traveling"),
    ("neigh|bour", "neighbor"),
    ("off|ence", "offense"),
    ("prac|tise", "practice"),
    ("ru|mour", "rumor"),
    ("anal|yse", "analyze"),
    ("anal|ysing", "analyzing"),
    ("whi|lst", "while"),
];

/// Verbs that end in -ize, without the ending.
const IZE: &[&str] = &[
    "author",
    "capital",
    "categor",
    "character",
    "custom",
    "deserial",
    "emphas",
    "final",
    "general",
    "initial",
    "local",
    "material",
    "maxim",
    "memor",
    "minim",
    "modern",
    "normal",
    "optim",
    "organ",
    "parallel",
    "parametr",
    "penal",
    "priorit",
    "random",
    "real",
    "recogn",
    "serial",
    "special",
    "stabil",
    "standard",
    "summar",
    "symbol",
    "synchron",
    "token",
    "util",
    "visual",
];

/// The endings that make these verbs British.
const ISE: [&str; 8] = [
    "i|se",
    "i|ses",
    "i|sed",
    "i|ser",
    "i|sers",
    "i|sing",
    "i|sation",
    "i|sations",
];

/// Synonyms and the words of the glossary; only the whole word is meant, alone or inside an identifier.
const SYNONYMS: &[(&str, &str)] = &[
    ("cloi|ster", "monastery"),
    ("cloi|sters", "monasteries"),
    ("de|ploy", "place"),
    ("de|ployed", "placed"),
    ("de|ploys", "places"),
    ("de|ployment", "placement"),
    ("unde|ploy", "return"),
    ("unde|ployed", "returned"),
    ("rede|ploy", "move out"),
    ("dist|rict", "quarter"),
    ("dist|ricts", "quarters"),
    ("fa|rm", "field"),
    ("fa|rms", "fields"),
    ("highway|man", "thief"),
    ("highway|men", "thieves"),
    ("mag|ician", "mage"),
    ("mea|dow", "field"),
    ("mea|dows", "fields"),
    ("n|pc", "neutral figure"),
    ("n|pcs", "neutral figures"),
    ("pa|wn", "figure"),
    ("pa|wns", "figures"),
    ("orien|tation", "rotation"),
    ("capa|bility", "module"),
    ("capa|bilities", "modules"),
];

/// Words of other programs and names of switches, which are kept as they were given.
const KEPT: &[&str] = &[
    "JCloi|sterZone",
    "FanCloi|sterZone",
    "de|ploy-on-dragon-tile",
    "de|ploy_on_dragon_tile",
    "De|ployOnDragonTile",
    "count-de|ploy-in-double-turn",
    "count_de|ploy_in_double_turn",
    "CountDe|ployInDoubleTurn",
    "any-dist|rict",
];

/// Where people speak about the game. Elsewhere the same words may mean something else, or be explained.
const ABOUT_THE_GAME: [&str; 3] = ["crates/", "scenarios/", "docs/rules/"];

/// Files whose words are not ours.
const FOREIGN: [&str; 6] = [
    "Cargo.lock",
    "LICENSE",
    // Other languages, and what is made of them.
    "crates/text/data/es/",
    "crates/text/data/fr/",
    "crates/text/data/de/",
    "crates/text/typescript/",
];

pub(super) fn find(tree: &Tree) -> Vec<Finding> {
    let lexicon = Lexicon::new();
    // Few words are new; the others have been looked up.
    let mut known: HashMap<String, Better> = HashMap::new();
    let begins = |path: &str, starts: &[&str]| starts.iter().any(|start| path.starts_with(start));
    let mut findings = Vec::new();
    for file in &tree.files {
        if begins(&file.path, &FOREIGN) {
            continue;
        }
        let is_about_the_game = begins(&file.path, &ABOUT_THE_GAME);
        for line in file.lines() {
            for word in words(&lexicon.without_kept(line.text)) {
                let better = known
                    .entry(word)
                    .or_insert_with_key(|word| lexicon.better(word));
                let Some((word, better)) = better.of(is_about_the_game) else {
                    continue;
                };
                findings.push(Finding {
                    path: file.path.clone(),
                    line: line.number,
                    problem: format!("the word `{word}`"),
                    remedy: format!("write `{better}`"),
                });
            }
        }
    }
    findings
}

/// The tables without their bars.
struct Lexicon {
    kept: Vec<String>,
    spellings: Vec<(String, &'static str)>,
    ise: Vec<String>,
    synonyms: Vec<(String, &'static str)>,
}

/// A word, and what to write instead of it.
struct Better {
    word: String,
    spelling: Option<String>,
    synonym: Option<&'static str>,
}

impl Lexicon {
    fn new() -> Self {
        let pairs = |table: &[(&str, &'static str)]| {
            let pairs = table.iter();
            pairs.map(|&(word, better)| (unbar(word), better)).collect()
        };
        Self {
            kept: KEPT.iter().map(|text| unbar(text)).collect(),
            spellings: pairs(SPELLINGS),
            ise: ISE.iter().map(|text| unbar(text)).collect(),
            synonyms: pairs(SYNONYMS),
        }
    }

    /// Drops the words that are kept as they were given.
    fn without_kept<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let mut text = Cow::Borrowed(text);
        for kept in &self.kept {
            if text.contains(kept.as_str()) {
                text = Cow::Owned(text.replace(kept, " "));
            }
        }
        text
    }

    fn better(&self, word: &str) -> Better {
        let synonym = self.synonyms.iter().find(|(synonym, _)| synonym == word);
        Better {
            word: word.to_owned(),
            spelling: self.american(word),
            synonym: synonym.map(|&(_, ours)| ours),
        }
    }

    /// Returns the American spelling of a British word.
    fn american(&self, word: &str) -> Option<String> {
        for (british, american) in &self.spellings {
            if let Some(rest) = word.strip_prefix(british.as_str()) {
                return Some(format!("{american}{rest}"));
            }
        }
        let mut endings = self.ise.iter();
        let stem = endings.find_map(|ending| word.strip_suffix(ending.as_str()))?;
        let ending = word[stem.len()..].replacen('s', "z", 1);
        IZE.contains(&stem).then(|| format!("{stem}{ending}"))
    }
}

impl Better {
    /// Returns the word and a better one; synonyms are meant only where people speak about the game.
    fn of(&self, is_about_the_game: bool) -> Option<(&str, &str)> {
        let synonym = self.synonym.filter(|_| is_about_the_game);
        let better = self.spelling.as_deref().or(synonym)?;
        Some((&self.word, better))
    }
}

/// Splits a line into its words in lower case, identifiers such as `n_cells` and `CellIx` into theirs.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_lower = false;
    for c in line.chars() {
        // A capital after a small letter begins a word inside an identifier.
        if !c.is_alphabetic() || c.is_uppercase() && was_lower {
            words.push(String::new());
        }
        was_lower = c.is_lowercase();
        if let Some(word) = words.last_mut().filter(|_| c.is_alphabetic()) {
            word.extend(c.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what each line of a file should say instead; bars are dropped from the text.
    fn remedies(path: &str, text: &str) -> Vec<(usize, String)> {
        let found = find(&Tree::of(&[(path, &unbar(text))]));
        found.into_iter().map(|f| (f.line, f.remedy)).collect()
    }

    fn remedy(text: &str) -> Option<String> {
        let found = remedies("crates/a.rs", text);
        assert!(found.len() <= 1, "{found:?}");
        found.into_iter().next().map(|(_, remedy)| remedy)
    }

    #[test]
    fn every_british_spelling_is_found() {
        for (british, american) in SPELLINGS {
            assert_eq!(remedy(british), Some(format!("write `{american}`")));
        }
        for stem in IZE {
            let british = format!("{stem}i|sation");
            assert_eq!(remedy(&british), Some(format!("write `{stem}ization`")));
        }
    }

    #[test]
    fn spelling_holds_inside_identifiers_and_in_every_file() {
        let found = remedies(
            "docs/a.md",
            "fn n_neigh|bours()\nstruct Col|ourSet\nSERIALI|SED\n",
        );
        let expected = ["neighbors", "color", "serialized"].map(|word| format!("write `{word}`"));
        let expected: Vec<_> = (1..).zip(expected).collect();
        assert_eq!(found, expected);
        assert_eq!(remedies("LICENSE-MIT", "lic|ence\n"), []);
    }

    #[test]
    fn words_that_look_alike_are_fine() {
        assert_eq!(
            remedies(
                "crates/a.rs",
                "clockwise otherwise realistic analysis organism precise farmer farmers license\n"
            ),
            []
        );
    }

    #[test]
    fn every_synonym_is_found_where_the_game_is_spoken_of() {
        for (synonym, ours) in SYNONYMS {
            assert_eq!(
                remedy(&format!("let x_{synonym} = 1;")),
                Some(format!("write `{ours}`"))
            );
            assert_eq!(remedies("docs/glossary.md", synonym), []);
        }
    }

    #[test]
    fn words_given_by_others_are_kept() {
        for kept in KEPT {
            assert_eq!(remedy(&format!("set {kept}")), None, "{kept}");
        }
        assert!(remedy("set de|ploy-anywhere").is_some());
    }
}
