//! What a game plays: the texts that apply to it, and how other editions differ.

use std::collections::BTreeMap;

use carcas_engine::{Edition, Module, Rules, RulesVersion, Setup};
use carcas_tiles::Box;
use serde::Serialize;

use super::condition::InPlay;
use super::texts::{Book, Section, SwitchText, Texts};

/// Everything there is to say about a game. `--json` prints it as it is.
#[derive(Debug, Serialize)]
pub(super) struct Explanation<'a> {
    rules_version: u32,
    pub(super) edition: Named,
    pub(super) boxes: Vec<BoxInPlay>,
    /// The parts of the game that are switched on.
    pub(super) parts: Vec<&'static str>,
    pub(super) turn: Vec<StepInPlay<'a>>,
    pub(super) rules: Vec<RuleInPlay<'a>>,
    /// House rules on switches of boxes that have no texts yet.
    pub(super) books: Vec<NoteInPlay<'a>>,
}

/// A name for programs and a title for people.
#[derive(Debug, Serialize)]
pub(super) struct Named {
    pub(super) name: &'static str,
    pub(super) title: &'static str,
}

/// A box of the game.
#[derive(Debug, Serialize)]
pub(super) struct BoxInPlay {
    /// As `--with` reads it.
    pub(super) name: String,
    pub(super) title: &'static str,
}

/// A step of the turn.
#[derive(Debug, Serialize)]
pub(super) struct StepInPlay<'a> {
    pub(super) step: &'static str,
    pub(super) text: &'static str,
    pub(super) rules: &'a [&'static str],
}

/// What a switch means in the game.
#[derive(Debug, Serialize)]
pub(super) struct RuleInPlay<'a> {
    #[serde(rename = "box")]
    of_box: &'static str,
    pub(super) section: &'static str,
    pub(super) switch: &'static str,
    pub(super) value: &'static str,
    pub(super) sentence: &'static str,
    pub(super) rules: &'a [&'static str],
    /// The presets with another value.
    differs: BTreeMap<&'static str, &'static str>,
    /// Whether the edition's text says nothing on this point.
    inferred: bool,
    /// What an inferred value rests on.
    pub(super) follows: Option<&'static str>,
    pub(super) house_rule: bool,
    /// What the switch would need to matter in this game; empty if it does.
    pub(super) needs: Vec<String>,
    /// The edition's own choice in a few words, where a house rule replaces it.
    #[serde(skip)]
    pub(super) replaced: Option<&'static str>,
    /// Other values in a few words, with the other editions that have them.
    #[serde(skip)]
    pub(super) elsewhere: Vec<(&'static str, Vec<Edition>)>,
}

/// A misprint or a doubt in a rulebook that the game rests on.
#[derive(Debug, Serialize)]
pub(super) struct NoteInPlay<'a> {
    pub(super) book: &'static str,
    pub(super) title: &'static str,
    pub(super) misprint: bool,
    pub(super) says: &'static str,
    pub(super) reading: &'static str,
    pub(super) rules: &'a [&'static str],
}

/// Collects what applies to a game.
pub(super) fn explain<'a>(texts: &'a Texts, setup: &Setup, rules: &Rules) -> Explanation<'a> {
    let game = InPlay {
        setup,
        modules: rules.modules(),
    };
    let edition = setup.edition();
    let sections = texts.sections.iter();
    let in_play: Vec<RuleInPlay<'a>> = sections
        .flat_map(|section| {
            let switches = section.switches.iter();
            switches.filter_map(|text| rule_in_play(section, text, &game))
        })
        .collect();
    Explanation {
        rules_version: RulesVersion::CURRENT.number(),
        edition: Named {
            name: edition.name(),
            title: edition.title(),
        },
        boxes: boxes(setup),
        parts: rules.modules().iter().map(Module::name).collect(),
        turn: texts
            .steps
            .iter()
            .filter(|step| step.condition.holds(&game))
            .map(|step| StepInPlay {
                step: step.code,
                text: step.text,
                rules: &step.rules,
            })
            .collect(),
        rules: in_play,
        books: [Book::Edition(edition), Book::MageAndWitch]
            .into_iter()
            .flat_map(|book| notes_on(texts, book, &game))
            .collect(),
    }
}

fn boxes(setup: &Setup) -> Vec<BoxInPlay> {
    let names = std::iter::once(Box::Base.name().to_owned()).chain(setup.box_names());
    let title = |name: &str| {
        let of = Box::from_name(name.split(':').next().unwrap_or_default());
        of.map_or("", Box::title)
    };
    names
        .map(|name| BoxInPlay {
            title: title(&name),
            name,
        })
        .collect()
}

/// Explains a switch; nothing if its section is not in play, unless a house rule asks for it.
fn rule_in_play<'a>(
    section: &'a Section,
    text: &'a SwitchText,
    game: &InPlay<'_>,
) -> Option<RuleInPlay<'a>> {
    let (setup, switch) = (game.setup, text.switch);
    let value = switch.value(&setup.choices());
    let value_text = text.value(value.0)?;
    let own_value = switch.value(&setup.edition().choices());
    let house_rule = own_value != value;
    if !house_rule && !section.condition.holds(game) {
        return None;
    }
    let inferred = !house_rule && switch.is_inferred(setup.edition());
    let others = Edition::ALL.into_iter().filter_map(|edition| {
        let theirs = switch.value(&edition.choices());
        (theirs != value).then_some((edition, theirs.0))
    });
    let mut elsewhere: Vec<(&str, Vec<Edition>)> = Vec::new();
    for (edition, theirs) in others.clone().filter(|other| other.0 != setup.edition()) {
        let Some(theirs) = text.value(theirs) else {
            continue;
        };
        match elsewhere
            .iter_mut()
            .find(|(short, _)| *short == theirs.short)
        {
            Some((_, editions)) => editions.push(edition),
            None => elsewhere.push((theirs.short, vec![edition])),
        }
    }
    let in_play = |of: &&Box| setup.all_boxes().any(|other| other == **of);
    let of_box = section.boxes.iter().find(in_play);
    let unmet = section
        .condition
        .unmet(game)
        .chain(text.condition.unmet(game));
    Some(RuleInPlay {
        of_box: of_box.or(section.boxes.first())?.name(),
        section: section.title,
        switch: switch.key,
        value: value.0,
        sentence: value_text.sentence,
        rules: &value_text.rules,
        differs: others
            .map(|(edition, theirs)| (edition.name(), theirs))
            .collect(),
        inferred,
        follows: text.source(setup.edition()).filter(|_| inferred),
        house_rule,
        needs: unmet.map(ToString::to_string).collect(),
        replaced: text
            .value(own_value.0)
            .map(|own| own.short)
            .filter(|_| house_rule),
        elsewhere,
    })
}

fn notes_on<'a>(
    texts: &'a Texts,
    book: Book,
    game: &InPlay<'_>,
) -> impl Iterator<Item = NoteInPlay<'a>> {
    let notes = texts.notes.iter();
    notes
        .filter(move |note| note.books.contains(&book) && note.condition.holds(game))
        .map(move |note| NoteInPlay {
            book: book.name(),
            title: book.title(),
            misprint: note.is_misprint,
            says: note.says,
            reading: note.reading,
            rules: &note.rules,
        })
}
