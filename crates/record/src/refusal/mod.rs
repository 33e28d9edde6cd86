//! Refusals as sentences: what was wrong, what would be right, and by which rule.
//!
//! The engine refuses by type. Each kind of objection has its clauses in a file of its box: what was wrong, and which
//! other move of the same sort would be right, if one can be. Where none is legal, what answers the question is told.

mod abbey_and_mayor;
mod abbot;
mod answer;
mod base;
mod bridges_castles_and_bazaars;
mod count;
mod hills_and_sheep;
mod magic;
mod princess_and_dragon;
mod river;
mod tower;
mod traders_and_builders;

use std::borrow::Cow;
use std::fmt;

use carcas_engine::{Objection, Refusal, Remedy};

/// What players are told about a refused move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What was wrong, as a clause.
    pub why: Cow<'static, str>,
    /// What would be right, as a clause.
    pub remedy: Cow<'static, str>,
    /// The id of the rule.
    pub rule: &'static str,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {} (rule {})", self.why, self.remedy, self.rule)
    }
}

/// Puts a refusal into words.
///
/// ```
/// use carcas_engine::{Edition, Log, Move, Outcome, Rules, Setup, State};
///
/// let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2))?;
/// let mut state = State::new(&rules);
/// let monastery = rules.find_kind("monastery").expect("the base game has it");
/// state.draw(&rules, Outcome::Tile(monastery), &mut Log::silent())?;
/// let refusal = state.refusal(&rules, Move::Pass).expect("a tile must be placed");
/// assert_eq!(
///     carcas_record::told(refusal).to_string(),
///     "a tile that fits must be placed; place the drawn tile: tile TILE CELL ROTATION (rule BA-05)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn told(refusal: Refusal) -> Told {
    let Clauses { why, instead } = clauses(refusal.objection);
    Told {
        why,
        remedy: match refusal.remedy {
            Remedy::Alike | Remedy::AlikeOrPass | Remedy::DrawAnother => instead,
            Remedy::Answer(answer) => answer::clause(answer),
            Remedy::Wait => Cow::Borrowed("wait until that seat has answered"),
        },
        rule: refusal.rule,
    }
}

/// The clauses of an objection.
struct Clauses {
    why: Cow<'static, str>,
    /// Which other move of the same sort would be right; empty where it always is a move of another sort.
    instead: Cow<'static, str>,
}

/// An objection after which only an answer to the question is right.
fn why(why: impl Into<Cow<'static, str>>) -> Clauses {
    why_and(why, "")
}

/// An objection after which another move of the same sort is right.
fn why_and(why: impl Into<Cow<'static, str>>, instead: impl Into<Cow<'static, str>>) -> Clauses {
    Clauses {
        why: why.into(),
        instead: instead.into(),
    }
}

fn clauses(objection: Objection) -> Clauses {
    match objection {
        Objection::Base(objection) => base::clauses(objection),
        Objection::River(objection) => river::clauses(objection),
        Objection::Abbot(objection) => abbot::clauses(objection),
        Objection::Builder(objection) => traders_and_builders::builder(objection),
        Objection::Pig(objection) => traders_and_builders::pig(objection),
        Objection::Dragon(objection) => princess_and_dragon::dragon(objection),
        Objection::Princess(objection) => princess_and_dragon::princess(objection),
        Objection::Portal(objection) => princess_and_dragon::portal(objection),
        Objection::Fairy(objection) => princess_and_dragon::fairy(objection),
        Objection::Tower(objection) => tower::clauses(objection),
        Objection::Bridges(objection) => bridges_castles_and_bazaars::bridges(objection),
        Objection::Castles(objection) => bridges_castles_and_bazaars::castles(objection),
        Objection::Bazaars(objection) => bridges_castles_and_bazaars::bazaars(objection),
        Objection::Abbey(objection) => abbey_and_mayor::abbey(objection),
        Objection::Mayor(objection) => abbey_and_mayor::mayor(objection),
        Objection::Wagon(objection) => abbey_and_mayor::wagon(objection),
        Objection::Barn(objection) => abbey_and_mayor::barn(objection),
        Objection::Count(objection) => count::clauses(objection),
        Objection::Magic(objection) => magic::clauses(objection),
        Objection::Shepherd(objection) => hills_and_sheep::shepherd(objection),
    }
}
