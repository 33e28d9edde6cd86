//! When a text applies: what has to be in play.

use std::fmt;

use carcas_engine::{Module, ModuleSet, Rules, Setup, Switch};
use carcas_text::{Words, say};
use carcas_tiles::Box;

/// A game as conditions see it.
#[derive(Clone, Copy, Debug)]
pub struct InPlay<'a> {
    /// What was chosen.
    pub setup: &'a Setup,
    /// The parts that are switched on.
    pub modules: ModuleSet,
}

impl<'a> InPlay<'a> {
    /// Looks at a game.
    pub fn of(setup: &'a Setup, rules: &Rules) -> Self {
        Self {
            setup,
            modules: rules.modules(),
        }
    }
}

/// What has to be in play, all of it; nothing means always.
#[derive(Clone, Debug, Default)]
pub struct Condition {
    clauses: Vec<Clause>,
}

/// Alternatives, one of which is enough.
#[derive(Clone, Debug)]
pub struct Clause(Vec<Term>);

#[derive(Clone, Copy, Debug)]
enum Term {
    /// `dragon`: a part of a box.
    Module(Module),
    /// `traders-and-builders`: a box with its rules.
    Box(Box),
    /// `tiles of princess-and-dragon`: the tiles of a box, with or without its rules.
    Tiles(Box),
    /// `farmers=on`.
    Is(&'static Switch, &'static str),
    /// `no count`.
    No(Module),
}

/// What is wrong with a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionError(String);

impl fmt::Display for ConditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConditionError {}

impl Condition {
    /// Reads `dragon, portal or count`.
    ///
    /// # Errors
    /// If something is named that does not exist.
    pub fn parse(text: &'static str) -> Result<Self, ConditionError> {
        let clause = |text: &'static str| {
            let terms: Vec<Term> = text
                .split(" or ")
                .map(Term::parse)
                .collect::<Result<_, _>>()?;
            let has_no = terms.iter().any(|term| matches!(term, Term::No(_)));
            match terms.len() > 1 && has_no {
                true => Err(ConditionError("`no` allows no alternatives".to_owned())),
                false => Ok(Clause(terms)),
            }
        };
        let clauses = text.split(", ").map(clause).collect::<Result<_, _>>()?;
        Ok(Self { clauses })
    }

    /// Tells whether everything is in play.
    pub fn holds(&self, game: &InPlay<'_>) -> bool {
        self.unmet(game).next().is_none()
    }

    /// Returns what is missing in a game.
    pub fn unmet(&self, game: &InPlay<'_>) -> impl Iterator<Item = &Clause> {
        let is_unmet = |clause: &&Clause| !clause.0.iter().any(|term| term.holds(game));
        self.clauses.iter().filter(is_unmet)
    }
}

impl Clause {
    /// Tells whether a game that meets this clause meets the other one, too.
    pub(crate) fn implies(&self, other: &Self) -> bool {
        let is_among = |term: &Term| other.0.iter().any(|other| term.is(*other));
        self.0.iter().all(is_among)
    }

    /// Says what has to be in play: `magic portal`, or `magic portal or Count and quarters`.
    pub fn told(&self, words: &Words) -> String {
        let Some((last, before)) = self.0.split_last() else {
            return String::new();
        };
        let before: Vec<String> = before.iter().map(|term| term.told(words)).collect();
        match before.is_empty() {
            true => last.told(words),
            false => say!(
                words,
                "rules-needs-one-of",
                list = before.join(", "),
                name = last.told(words)
            ),
        }
    }
}

impl Term {
    fn parse(text: &'static str) -> Result<Self, ConditionError> {
        if let Some((key, value)) = text.split_once('=') {
            let switch = Switch::from_key(key);
            return switch
                .filter(|switch| switch.values.iter().any(|known| known.0 == value))
                .map(|switch| Self::Is(switch, value))
                .ok_or_else(|| ConditionError(format!("`{text}` names no switch and value")));
        }
        let module = |name| Module::ALL.into_iter().find(|module| module.name() == name);
        let term = match (text.strip_prefix("no "), text.strip_prefix("tiles of ")) {
            (Some(name), _) => module(name).map(Self::No),
            (_, Some(name)) => Box::from_name(name).map(Self::Tiles),
            _ => module(text)
                .map(Self::Module)
                .or_else(|| Box::from_name(text).map(Self::Box)),
        };
        term.ok_or_else(|| ConditionError(format!("`{text}` names no part, box or switch")))
    }

    fn is(self, other: Self) -> bool {
        match (self, other) {
            (Self::Module(a), Self::Module(b)) | (Self::No(a), Self::No(b)) => a == b,
            (Self::Box(a), Self::Box(b)) | (Self::Tiles(a), Self::Tiles(b)) => a == b,
            (Self::Is(a, value), Self::Is(b, other)) => (a.key, value) == (b.key, other),
            _ => false,
        }
    }

    fn holds(self, game: &InPlay<'_>) -> bool {
        match self {
            Self::Module(module) => game.modules.contains(module),
            Self::Box(of) => game.setup.has_box(of),
            Self::Tiles(of) => game.setup.all_boxes().any(|other| other == of),
            Self::Is(switch, value) => switch.value(&game.setup.choices()).0 == value,
            Self::No(module) => !game.modules.contains(module),
        }
    }

    fn told(self, words: &Words) -> String {
        match self {
            Self::Module(module) => words.name_of("part", module.name()),
            Self::Box(of) => words.name_of("box", of.name()),
            Self::Tiles(of) => {
                say!(
                    words,
                    "rules-needs-tiles",
                    name = words.name_of("box", of.name())
                )
            }
            Self::Is(switch, value) => format!("{}={value}", switch.key),
            Self::No(module) => {
                say!(
                    words,
                    "rules-needs-no",
                    name = words.name_of("part", module.name())
                )
            }
        }
    }
}

/// As `--json` says it, for programs: `with portal or count`.
impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (ix, term) in self.0.iter().enumerate() {
            f.write_str(match term {
                _ if ix > 0 => " or ",
                Term::No(_) => "without ",
                _ => "with ",
            })?;
            match term {
                Term::Module(module) | Term::No(module) => f.write_str(module.name()),
                Term::Box(of) => f.write_str(of.name()),
                Term::Tiles(of) => write!(f, "tiles of {}", of.name()),
                Term::Is(switch, value) => write!(f, "{}={value}", switch.key),
            }?;
        }
        Ok(())
    }
}
