//! What there is to tell about rules: switches and their values, steps of the turn, and notes about the rulebooks.
//!
//! The files in `data/rules` say what there is and when it applies; the sentences are messages of `carcas-text`.

use std::sync::LazyLock;

use carcas_engine::{Edition, Switch};
use carcas_text::{Key, Words};
use carcas_tiles::Box;

use super::condition::Condition;
use super::files::FILES;
use super::read::{self, RuleTextError};

/// All texts about rules.
#[derive(Debug, Default)]
pub struct RuleTexts {
    /// The switches, in the order in which they are shown.
    pub sections: Vec<Section>,
    /// The steps of the turn.
    pub steps: Vec<Step>,
    /// How we read the rulebooks.
    pub notes: Vec<BookNote>,
}

/// The switches of a box, or of a part of one.
#[derive(Debug)]
pub struct Section {
    /// The heading.
    pub title: Key,
    /// The boxes that bring it.
    pub boxes: Vec<Box>,
    /// What must be in play.
    pub condition: Condition,
    /// Its switches.
    pub switches: Vec<SwitchText>,
}

/// What a switch means.
#[derive(Debug)]
pub struct SwitchText {
    /// The switch.
    pub switch: &'static Switch,
    /// What it decides, in one line.
    pub title: Key,
    /// What it takes, beyond the section, for the switch to matter.
    pub condition: Condition,
    /// Its values.
    pub values: Vec<ValueText>,
    /// What inferred values rest on.
    pub follows: Vec<Follows>,
}

/// What a value of a switch means.
#[derive(Debug)]
pub struct ValueText {
    /// The value.
    pub name: &'static str,
    /// The ids of its rules.
    pub rules: Vec<&'static str>,
    /// The value in a few words.
    pub short: Key,
    /// The value as a sentence.
    pub sentence: Key,
}

/// What the inferred values of some editions rest on.
#[derive(Debug)]
pub struct Follows {
    /// The editions.
    pub editions: Vec<Edition>,
    /// The source in words.
    pub source: Key,
    /// The rule that says more about it.
    pub rule: Option<&'static str>,
}

/// A step of the turn, or more that happens in it.
#[derive(Debug)]
pub struct Step {
    /// The code: `T4.1`.
    pub code: &'static str,
    /// What must be in play.
    pub condition: Condition,
    /// The ids of its rules.
    pub rules: Vec<&'static str>,
    /// What happens.
    pub text: Key,
}

/// A misprint or a doubt in rulebooks.
#[derive(Debug)]
pub struct BookNote {
    /// Whether the book is wrong rather than unclear.
    pub is_misprint: bool,
    /// The books.
    pub books: Vec<Book>,
    /// What must be in play.
    pub condition: Condition,
    /// The ids of the rules.
    pub rules: Vec<&'static str>,
    /// What the book says.
    pub says: Key,
    /// How we read it.
    pub reading: Key,
}

/// A rulebook: an edition's, or one that came with a box of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// The book of an edition.
    Edition(Edition),
    /// The leaflet of Mage & Witch.
    MageAndWitch,
}

impl RuleTexts {
    /// Returns the texts of the project.
    ///
    /// # Panics
    /// Never: a test reads them.
    pub fn ours() -> &'static Self {
        static OURS: LazyLock<RuleTexts> = LazyLock::new(|| {
            let read = RuleTexts::read_ours();
            read.unwrap_or_else(|error| panic!("{error}"))
        });
        &OURS
    }

    /// Reads the texts of the project.
    pub(super) fn read_ours() -> Result<Self, RuleTextError> {
        let mut texts = Self::default();
        for (name, text) in FILES {
            read::file(&mut texts, name, text)?;
        }
        Ok(texts)
    }

    /// Returns the text of a switch with its section.
    pub fn switch(&self, key: &str) -> Option<(&Section, &SwitchText)> {
        let mut all = self.switches();
        all.find(|(_, text)| text.switch.key == key)
    }

    /// Returns all switches with their sections.
    pub fn switches(&self) -> impl Iterator<Item = (&Section, &SwitchText)> {
        let sections = self.sections.iter();
        sections.flat_map(|section| section.switches.iter().map(move |text| (section, text)))
    }
}

impl SwitchText {
    /// Returns what a value means, if there is a text.
    pub fn value(&self, name: &str) -> Option<&ValueText> {
        self.values.iter().find(|value| value.name == name)
    }

    /// Returns what an edition's inferred value rests on.
    pub fn source(&self, edition: Edition) -> Option<&Follows> {
        let mut follows = self.follows.iter();
        follows.find(|follows| follows.editions.contains(&edition))
    }
}

impl Follows {
    /// Says the source, with the rule that says more.
    pub fn told(&self, words: &Words) -> String {
        let source = words.of(self.source);
        match self.rule {
            Some(rule) => format!("{source} ({rule})"),
            None => source,
        }
    }
}

impl Book {
    /// Finds a book by the name of its preset or box.
    pub fn from_name(name: &str) -> Option<Self> {
        let edition = Edition::from_name(name).map(Self::Edition);
        edition.or((name == Self::MageAndWitch.name()).then_some(Self::MageAndWitch))
    }

    /// Returns the name of its preset or box.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Edition(edition) => edition.name(),
            Self::MageAndWitch => Box::MageAndWitch.name(),
        }
    }

    /// Says its title.
    pub fn title(self, words: &Words) -> String {
        match self {
            Self::Edition(edition) => words.name_of("preset", edition.name()),
            Self::MageAndWitch => words.name_of("rules-book", self.name()),
        }
    }
}
