//! The texts of `carcas rules`: sentences about switches, steps of the turn, and notes about the rulebooks.
//!
//! They are data, in the folder `data/rules` of `record`; `docs/rule-texts.md` describes the format.

use carcas_engine::{Edition, Switch};
use carcas_record::RULE_TEXTS;
use carcas_tiles::Box;

use super::condition::Condition;
use super::read;

/// All texts.
#[derive(Debug, Default)]
pub(super) struct Texts {
    pub(super) sections: Vec<Section>,
    pub(super) steps: Vec<Step>,
    pub(super) notes: Vec<Note>,
}

/// The switches of a box, or of a part of one.
#[derive(Debug)]
pub(super) struct Section {
    pub(super) title: &'static str,
    /// The boxes that bring it.
    pub(super) boxes: Vec<Box>,
    pub(super) condition: Condition,
    pub(super) switches: Vec<SwitchText>,
}

/// What a switch means.
#[derive(Debug)]
pub(super) struct SwitchText {
    pub(super) switch: &'static Switch,
    /// What it takes, beyond the section, for the switch to matter.
    pub(super) condition: Condition,
    pub(super) values: Vec<ValueText>,
    pub(super) follows: Vec<Follows>,
}

/// What a value of a switch means.
#[derive(Debug)]
pub(super) struct ValueText {
    pub(super) name: &'static str,
    pub(super) rules: Vec<&'static str>,
    /// The value in a few words.
    pub(super) short: &'static str,
    pub(super) sentence: &'static str,
}

/// What the inferred values of some editions rest on.
#[derive(Debug)]
pub(super) struct Follows {
    pub(super) editions: Vec<Edition>,
    pub(super) source: &'static str,
}

/// A step of the turn, or more that happens in it.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) code: &'static str,
    pub(super) condition: Condition,
    pub(super) rules: Vec<&'static str>,
    pub(super) text: &'static str,
}

/// A misprint or a doubt in rulebooks.
#[derive(Debug)]
pub(super) struct Note {
    pub(super) is_misprint: bool,
    pub(super) books: Vec<Book>,
    pub(super) condition: Condition,
    pub(super) rules: Vec<&'static str>,
    pub(super) says: &'static str,
    pub(super) reading: &'static str,
}

/// A rulebook: an edition's, or one that came with a box of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Book {
    Edition(Edition),
    MageAndWitch,
}

impl Texts {
    /// Reads the texts of the project.
    pub(super) fn ours() -> anyhow::Result<Self> {
        let mut texts = Self::default();
        for (name, text) in RULE_TEXTS {
            read::file(&mut texts, name, text)?;
        }
        Ok(texts)
    }
}

impl SwitchText {
    /// Returns what a value means, if there is a text.
    pub(super) fn value(&self, name: &str) -> Option<&ValueText> {
        self.values.iter().find(|value| value.name == name)
    }

    /// Returns what an edition's inferred value rests on.
    pub(super) fn source(&self, edition: Edition) -> Option<&'static str> {
        let follows = self.follows.iter();
        let mut of_edition = follows.filter(|follows| follows.editions.contains(&edition));
        of_edition.next().map(|follows| follows.source)
    }
}

impl Book {
    /// Finds a book by the name of its preset or box.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        let edition = Edition::from_name(name).map(Self::Edition);
        edition.or((name == Self::MageAndWitch.name()).then_some(Self::MageAndWitch))
    }

    /// Returns the name of its preset or box.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Edition(edition) => edition.name(),
            Self::MageAndWitch => Box::MageAndWitch.name(),
        }
    }

    /// Returns the title for people.
    pub(super) const fn title(self) -> &'static str {
        match self {
            Self::Edition(edition) => edition.title(),
            Self::MageAndWitch => "Leaflet of Mage & Witch, Spanish",
        }
    }
}
