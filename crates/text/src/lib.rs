//! Everything the program says to people: whole sentences in English, Spanish, French and German, found by key and
//! filled with typed arguments.
//!
//! No rule is known here and no terminal: others decide what is to be said, this crate knows how. The sentences lie in
//! `data/LANGUAGE/*.ftl`, in the syntax of Project Fluent, so that each language has its own genders, cases and plurals
//! (`docs/texts.md`). English says which keys and arguments there are; [`say!`] checks both when the program is built, and
//! a test holds the other languages to them.
//!
//! ```
//! use carcas_text::{Language, Words, say};
//!
//! let words = Words::new(Language::German);
//! assert_eq!(say!(words, "event-turn-started", who = "Marta"), "Marta ist am Zug.");
//! ```

pub mod arg;
mod data;
mod key;
mod keys;
mod language;
mod page;
mod pseudo;
mod sentence;
mod tree;
mod typescript;
mod words;

#[cfg(test)]
mod catalogue_tests;

pub use key::Key;
pub use language::Language;
pub use page::{Block, BlockKind, Page, PageError, pages};
pub use sentence::{Join, Part, Sentence};
pub use typescript::typescript;
pub use words::{Argument, Words, english};

/// Says a message in the language of some words: `say!(words, "key", name = value, …)`.
///
/// The key and the names of its arguments are checked when the program is built, and their types by [`arg`].
#[macro_export]
macro_rules! say {
    ($words:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const KEY: $crate::Key = $crate::Key::of($key, &[$(stringify!($name)),*]);
        $words.say(KEY, &[$((stringify!($name), $crate::arg::$name($value))),*])
    }};
}

/// Names a message without arguments, to be said later: `key!("remedy-wait")`.
#[macro_export]
macro_rules! key {
    ($key:literal) => {{
        const KEY: $crate::Key = $crate::Key::of($key, &[]);
        KEY
    }};
}

/// Makes a [`Sentence`] to be said later: `sentence!("key", n = 3)`.
///
/// Key and arguments are checked as in [`say!`]. What stands as it is in a sentence may also be a player, a place, another
/// sentence or a list ([`Part`]).
#[macro_export]
macro_rules! sentence {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const KEY: $crate::Key = $crate::Key::of($key, &[$(stringify!($name)),*]);
        $crate::Sentence::with(KEY, vec![$((stringify!($name), $crate::arg::part::$name($value))),*])
    }};
}
