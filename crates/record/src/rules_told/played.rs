//! What a game plays: the texts that apply to it, and how other editions differ.

use carcas_engine::{Edition, Module, Rules, Setup, Switch};
use carcas_text::Key;
use carcas_tiles::Box;

use super::condition::{Clause, InPlay};
use super::texts::{Book, Follows, RuleTexts, Section, SwitchText};

/// Everything there is to say about a game.
#[derive(Debug)]
pub struct Played {
    /// The edition whose choices the game started from.
    pub edition: Edition,
    /// The boxes, the base game first.
    pub boxes: Vec<BoxInPlay>,
    /// The parts that are switched on.
    pub parts: Vec<Module>,
    /// The turn, step by step.
    pub turn: Vec<StepInPlay>,
    /// The switches of what is in play, and those that a house rule sets.
    pub rules: Vec<RuleInPlay>,
    /// What the rulebooks say wrongly or not clearly.
    pub books: Vec<NoteInPlay>,
}

/// A box of the game.
#[derive(Clone, Debug)]
pub struct BoxInPlay {
    /// The box.
    pub of: Box,
    /// Its name with its parts, as [`Setup::add_box`] reads it.
    pub name: String,
    /// Whether its tiles are plain landscape.
    pub is_plain: bool,
}

/// A step of the turn.
#[derive(Clone, Copy, Debug)]
pub struct StepInPlay {
    /// The code: `T4.1`.
    pub code: &'static str,
    /// What happens.
    pub text: Key,
    /// The ids of the rules.
    pub rules: &'static [&'static str],
}

/// What a switch means in the game.
#[derive(Debug)]
pub struct RuleInPlay {
    /// The box that brings the switch.
    pub of: Box,
    /// The heading that it stands under.
    pub section: Key,
    /// The switch.
    pub switch: &'static Switch,
    /// What it decides.
    pub title: Key,
    /// The value in this game.
    pub value: &'static str,
    /// What that means.
    pub sentence: Key,
    /// The same in a few words.
    pub short: Key,
    /// The ids of the rules.
    pub rules: &'static [&'static str],
    /// The presets with another value.
    pub differs: Vec<(Edition, &'static str)>,
    /// Whether the edition's text says nothing on this point.
    pub is_inferred: bool,
    /// What an inferred value rests on.
    pub follows: Option<&'static Follows>,
    /// What the switch would need to matter in this game; empty if it does.
    pub needs: Vec<&'static Clause>,
    /// The edition's own choice in a few words, where a house rule replaces it.
    pub replaced: Option<Key>,
    /// Other values in a few words, with the other editions that have them.
    pub elsewhere: Vec<(Key, Vec<Edition>)>,
}

/// A misprint or a doubt in a rulebook that the game rests on.
#[derive(Clone, Copy, Debug)]
pub struct NoteInPlay {
    /// The book.
    pub book: Book,
    /// Whether the book is wrong rather than unclear.
    pub is_misprint: bool,
    /// What the book says.
    pub says: Key,
    /// How we read it.
    pub reading: Key,
    /// The ids of the rules.
    pub rules: &'static [&'static str],
}

impl Played {
    /// Collects what applies to a game.
    pub fn of(setup: &Setup, rules: &Rules) -> Self {
        let texts = RuleTexts::ours();
        let game = InPlay::of(setup, rules);
        let edition = setup.edition();
        let steps = texts.steps.iter();
        Self {
            edition,
            boxes: boxes(setup),
            parts: rules.modules().iter().collect(),
            turn: steps
                .filter(|step| step.condition.holds(&game))
                .map(|step| StepInPlay {
                    code: step.code,
                    text: step.text,
                    rules: &step.rules,
                })
                .collect(),
            rules: texts
                .switches()
                .filter_map(|(section, text)| rule_in_play(section, text, &game))
                .collect(),
            books: [Book::Edition(edition), Book::MageAndWitch]
                .into_iter()
                .flat_map(|book| notes_on(texts, book, &game))
                .collect(),
        }
    }

    /// Returns where the game differs from its preset, also where that has no effect.
    pub fn house_rules(&self) -> impl Iterator<Item = &RuleInPlay> {
        self.rules.iter().filter(|rule| rule.is_house_rule())
    }
}

impl RuleInPlay {
    /// Tells whether the game differs from its preset here.
    pub fn is_house_rule(&self) -> bool {
        self.replaced.is_some()
    }

    /// Tells whether the switch matters in the game.
    pub fn has_effect(&self) -> bool {
        self.needs.is_empty()
    }
}

fn boxes(setup: &Setup) -> Vec<BoxInPlay> {
    let names = std::iter::once(Box::Base.name().to_owned()).chain(setup.box_names());
    let in_play = names.filter_map(|name| {
        let (of, parts) = name.split_once(':').unwrap_or((&name, ""));
        Some(BoxInPlay {
            of: Box::from_name(of)?,
            is_plain: parts == "none",
            name: name.clone(),
        })
    });
    in_play.collect()
}

/// Explains a switch; nothing if its section is not in play, unless a house rule asks for it.
fn rule_in_play(
    section: &'static Section,
    text: &'static SwitchText,
    game: &InPlay<'_>,
) -> Option<RuleInPlay> {
    let (setup, switch) = (game.setup, text.switch);
    let value = switch.value(&setup.choices());
    let value_text = text.value(value.0)?;
    let own_value = switch.value(&setup.edition().choices_in(setup.version()));
    let is_house_rule = own_value != value;
    if !is_house_rule && !section.condition.holds(game) {
        return None;
    }
    let is_inferred = !is_house_rule && switch.is_inferred(setup.edition());
    let others = Edition::ALL.into_iter().filter_map(|edition| {
        let theirs = switch.value(&edition.choices());
        (theirs != value).then_some((edition, theirs.0))
    });
    let mut elsewhere: Vec<(Key, Vec<Edition>)> = Vec::new();
    for (edition, theirs) in others.clone().filter(|other| other.0 != setup.edition()) {
        let Some(theirs) = text.value(theirs) else {
            continue;
        };
        let mut known = elsewhere.iter_mut();
        match known.find(|(short, _)| *short == theirs.short) {
            Some((_, editions)) => editions.push(edition),
            None => elsewhere.push((theirs.short, vec![edition])),
        }
    }
    let in_play = |of: &&Box| setup.all_boxes().any(|other| other == **of);
    let of_box = section.boxes.iter().find(in_play);
    let own: Vec<&Clause> = text.condition.unmet(game).collect();
    // "Wagon" says all of "abbey, mayor, wagon or barn".
    let of_section = section.condition.unmet(game);
    let of_section = of_section.filter(|clause| !own.iter().any(|own| own.implies(clause)));
    Some(RuleInPlay {
        of: *of_box.or(section.boxes.first())?,
        section: section.title,
        switch,
        title: text.title,
        value: value.0,
        sentence: value_text.sentence,
        short: value_text.short,
        rules: &value_text.rules,
        differs: others.collect(),
        is_inferred,
        follows: text.source(setup.edition()).filter(|_| is_inferred),
        needs: of_section.chain(own.iter().copied()).collect(),
        // A preset has only values that people are offered, and those have words.
        replaced: text
            .value(own_value.0)
            .map(|own| own.short)
            .filter(|_| is_house_rule),
        elsewhere,
    })
}

fn notes_on(
    texts: &'static RuleTexts,
    book: Book,
    game: &InPlay<'_>,
) -> impl Iterator<Item = NoteInPlay> {
    let notes = texts.notes.iter();
    notes
        .filter(move |note| note.books.contains(&book) && note.condition.holds(game))
        .map(move |note| NoteInPlay {
            book,
            is_misprint: note.is_misprint,
            says: note.says,
            reading: note.reading,
            rules: &note.rules,
        })
}
