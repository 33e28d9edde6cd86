//! When a text applies: what has to be in play.

use std::fmt;

use anyhow::{Context, ensure};
use carcas_engine::{Module, ModuleSet, Setup, Switch};
use carcas_tiles::Box;

/// A game as conditions see it.
#[derive(Debug)]
pub(super) struct InPlay<'a> {
    pub(super) setup: &'a Setup,
    pub(super) modules: ModuleSet,
}

/// What has to be in play, all of it; nothing means always.
#[derive(Debug, Default)]
pub(super) struct Condition {
    clauses: Vec<Clause>,
}

/// Alternatives, one of which is enough.
#[derive(Debug)]
pub(super) struct Clause(Vec<Term>);

#[derive(Debug)]
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

impl Condition {
    /// Reads `dragon, portal or count`.
    pub(super) fn parse(text: &'static str) -> anyhow::Result<Self> {
        let clause = |text: &'static str| {
            let terms = text.split(" or ").map(Term::parse);
            let terms: Vec<_> = terms.collect::<anyhow::Result<_>>()?;
            let has_no = terms.iter().any(|term| matches!(term, Term::No(_)));
            ensure!(terms.len() == 1 || !has_no, "`no` allows no alternatives");
            Ok(Clause(terms))
        };
        let clauses = text.split(", ").map(clause);
        Ok(Self {
            clauses: clauses.collect::<anyhow::Result<_>>()?,
        })
    }

    /// Tells whether everything is in play.
    pub(super) fn holds(&self, game: &InPlay<'_>) -> bool {
        self.unmet(game).next().is_none()
    }

    /// Returns what is missing in a game.
    pub(super) fn unmet(&self, game: &InPlay<'_>) -> impl Iterator<Item = &Clause> {
        let is_unmet = |clause: &&Clause| !clause.0.iter().any(|term| term.holds(game));
        self.clauses.iter().filter(is_unmet)
    }
}

impl Term {
    fn parse(text: &'static str) -> anyhow::Result<Self> {
        if let Some((key, value)) = text.split_once('=') {
            let switch = Switch::from_key(key);
            return switch
                .filter(|switch| switch.values.iter().any(|known| known.0 == value))
                .map(|switch| Self::Is(switch, value))
                .with_context(|| format!("`{text}` names no switch and value"));
        }
        let module = |name| Module::ALL.into_iter().find(|module| module.name() == name);
        let term = match (text.strip_prefix("no "), text.strip_prefix("tiles of ")) {
            (Some(name), _) => module(name).map(Self::No),
            (_, Some(name)) => Box::from_name(name).map(Self::Tiles),
            _ => module(text)
                .map(Self::Module)
                .or_else(|| Box::from_name(text).map(Self::Box)),
        };
        term.with_context(|| format!("`{text}` names no part, box or switch"))
    }

    fn holds(&self, game: &InPlay<'_>) -> bool {
        match *self {
            Self::Module(module) => game.modules.contains(module),
            Self::Box(of) => game.setup.has_box(of),
            Self::Tiles(of) => game.setup.all_boxes().any(|other| other == of),
            Self::Is(switch, value) => switch.value(&game.setup.choices()).0 == value,
            Self::No(module) => !game.modules.contains(module),
        }
    }
}

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
