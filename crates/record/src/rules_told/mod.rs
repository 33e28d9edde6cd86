//! The rules as players are told them: what a game plays and where editions differ, in the words of `carcas-text`.
//!
//! - [`RuleTexts`] is all there is to say about switches, the steps of a turn and the rulebooks (`docs/rule-texts.md`).
//! - [`Played`] is what of it applies to one game; [`Played::house_rules`] is how that game differs from its preset.
//! - [`pages_of`] are the pages of rules to read, cut to one game.
//! - [`Condition`] decides what applies; [`InPlay`] is a game as conditions see it.
//!
//! Everything is keys of messages, so that it can be said in any language; [`Played::told`] says it.

mod condition;
mod files;
mod pages;
mod played;
mod read;
#[cfg(test)]
mod tests;
mod texts;
mod told;

pub use condition::{Clause, Condition, ConditionError, InPlay};
pub use pages::{PageBlock, PageInPlay, RulePage, pages_of, rule_pages};
pub use played::{BoxInPlay, NoteInPlay, Played, RuleInPlay, StepInPlay};
pub use read::RuleTextError;
pub use texts::{Book, BookNote, Follows, RuleTexts, Section, Step, SwitchText, ValueText};
pub use told::{RulesTold, told_box};
