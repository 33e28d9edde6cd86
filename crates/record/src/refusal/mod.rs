//! Refusals as sentences: what was wrong, what would be right, and by which rule.
//!
//! The engine refuses by type. Every objection has a message of its name that says what was wrong, and perhaps one that says
//! which other move of the same sort would be right. Where none is legal, what answers the question is told.

mod answer;
mod clauses;

use std::fmt;

use carcas_engine::{Refusal, Remedy};
use carcas_text::{Key, Sentence, Words, english, key, say};

/// What players are told about a refused move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What was wrong.
    pub why: Sentence,
    /// What would be right.
    pub remedy: Sentence,
    /// What would be right as notation, for those who write it, if that says more.
    pub notation: Option<&'static str>,
    /// The id of the rule.
    pub rule: &'static str,
}

impl Told {
    /// Says it to a person.
    pub fn say(&self, words: &Words) -> String {
        let (why, remedy) = (words.tell(&self.why), words.tell(&self.remedy));
        say!(
            words,
            "refusal-told",
            text = why,
            list = remedy,
            rule = self.rule
        )
    }
}

/// In English and with the notation, for those who write it.
impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = english();
        write!(f, "{} {}", words.tell(&self.why), words.tell(&self.remedy))?;
        if let Some(notation) = self.notation {
            write!(f, " Write `{notation}`.")?;
        }
        write!(f, " (rule {})", self.rule)
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
///     "A tile that fits must be placed. Place the drawn tile. Write `tile TILE CELL ROTATION`. (rule BA-05)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn told(refusal: Refusal) -> Told {
    let Clauses { why, instead } = clauses::clauses(refusal.objection);
    let remedied = match refusal.remedy {
        // Where no other move of the same sort is right, the engine names an answer.
        Remedy::Alike | Remedy::AlikeOrPass | Remedy::DrawAnother => {
            instead.unwrap_or_else(|| key!("remedy-wait").into())
        }
        Remedy::Answer(answer) => answer::clause(answer),
        Remedy::Wait => key!("remedy-wait").into(),
    };
    Told {
        why,
        remedy: remedied.sentence,
        notation: remedied.notation,
        rule: refusal.rule,
    }
}

/// The sentences of an objection.
struct Clauses {
    why: Sentence,
    /// Which other move of the same sort would be right; none where it always is a move of another sort.
    instead: Option<Remedied>,
}

/// What would be right, in words and as notation.
struct Remedied {
    sentence: Sentence,
    notation: Option<&'static str>,
}

const fn remedied(key: Key, notation: &'static str) -> Remedied {
    Remedied {
        sentence: Sentence::new(key),
        notation: Some(notation),
    }
}

impl From<Sentence> for Remedied {
    fn from(sentence: Sentence) -> Self {
        Self {
            sentence,
            notation: None,
        }
    }
}

impl From<Key> for Remedied {
    fn from(key: Key) -> Self {
        Sentence::new(key).into()
    }
}
