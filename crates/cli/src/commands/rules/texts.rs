//! The texts of `carcas rules`: sentences about switches, steps of the turn, and notes about the rulebooks.
//!
//! They are data, in the folder `data/rules` of this crate; `docs/rule-texts.md` describes the format.

use carcas_engine::{Edition, Switch};
use carcas_tiles::Box;

use super::condition::Condition;
use super::read;

/// The files, in the order in which they are shown.
const OURS: [(&str, &str); 15] = [
    (
        "00-base-game.txt",
        include_str!("../../../data/rules/00-base-game.txt"),
    ),
    (
        "01-abbot-and-gardens.txt",
        include_str!("../../../data/rules/01-abbot-and-gardens.txt"),
    ),
    (
        "05-river.txt",
        include_str!("../../../data/rules/05-river.txt"),
    ),
    (
        "10-inns-and-cathedrals.txt",
        include_str!("../../../data/rules/10-inns-and-cathedrals.txt"),
    ),
    (
        "20-traders-and-builders.txt",
        include_str!("../../../data/rules/20-traders-and-builders.txt"),
    ),
    (
        "30-princess-and-dragon.txt",
        include_str!("../../../data/rules/30-princess-and-dragon.txt"),
    ),
    (
        "40-tower.txt",
        include_str!("../../../data/rules/40-tower.txt"),
    ),
    (
        "50-abbey-and-mayor.txt",
        include_str!("../../../data/rules/50-abbey-and-mayor.txt"),
    ),
    (
        "60-count-of-carcassonne.txt",
        include_str!("../../../data/rules/60-count-of-carcassonne.txt"),
    ),
    (
        "61-king-and-robber.txt",
        include_str!("../../../data/rules/61-king-and-robber.txt"),
    ),
    (
        "70-mage-and-witch.txt",
        include_str!("../../../data/rules/70-mage-and-witch.txt"),
    ),
    (
        "80-bridges-castles-and-bazaars.txt",
        include_str!("../../../data/rules/80-bridges-castles-and-bazaars.txt"),
    ),
    (
        "90-hills-and-sheep.txt",
        include_str!("../../../data/rules/90-hills-and-sheep.txt"),
    ),
    ("turn.txt", include_str!("../../../data/rules/turn.txt")),
    ("books.txt", include_str!("../../../data/rules/books.txt")),
];

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
        for (name, text) in OURS {
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
