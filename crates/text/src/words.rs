//! The words of one language.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::arg::Whole;
use crate::{Key, Language, data, pseudo};

/// An argument of a message; [`arg`](crate::arg) makes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A number, which chooses among plurals.
    Number(i64),
    /// A word that a language chooses by, a name, or a text that stands as it is.
    Text(Cow<'a, str>),
}

/// All messages of one language, ready to be said.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Returns the words of English, for what is written for programs and authors.
pub fn english() -> &'static Words {
    Words::shared(Language::English)
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

impl Words {
    /// Reads the messages of a language.
    pub fn new(language: Language) -> Self {
        let locale = match language {
            Language::Pseudo => Language::English.tag(),
            other => other.tag(),
        };
        let locale = locale.parse().expect("tags are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks around arguments would show in terminals; all our languages run from left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(whole(number.value)),
            _ => None,
        }));
        if language == Language::Pseudo {
            bundle.set_transform(Some(pseudo::lengthened));
        }
        for &(_, text) in data::files(language) {
            // Whether every file can be read is shown by tests; what can be is kept.
            let read = FluentResource::try_new(text.to_owned());
            bundle.add_resource_overriding(read.unwrap_or_else(|(read, _)| read));
        }
        Self { language, bundle }
    }

    /// Returns the messages of a language, read once for all who ask.
    pub fn shared(language: Language) -> &'static Self {
        static ALL: [OnceLock<Words>; 5] = [const { OnceLock::new() }; 5];
        ALL[language as usize].get_or_init(|| Self::new(language))
    }

    /// Returns the language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Says a message; [`say!`](crate::say) checks key and arguments when the program is built.
    pub fn say(&self, key: Key, arguments: &[(&'static str, Argument<'_>)]) -> String {
        self.format(key.name(), arguments)
            .unwrap_or_else(|| key.name().to_owned())
    }

    /// Says a message without arguments.
    pub fn of(&self, key: Key) -> String {
        self.say(key, &[])
    }

    /// Says a message without arguments whose key is put together, if there is one.
    ///
    /// For families of names such as `box-NAME`; tests hold that each has all its members.
    pub fn find(&self, key: &str) -> Option<String> {
        self.format(Key::find(key)?.name(), &[])
    }

    /// Says a name of a family, `find("box-count")`; what has no words keeps its name.
    pub fn name_of(&self, family: &str, name: &str) -> String {
        self.find(&format!("{family}-{name}"))
            .unwrap_or_else(|| name.to_owned())
    }

    /// Says how many there are of something of a family: `counted("figures", "meeple", 3)`; what has no words keeps its name.
    pub fn counted(&self, family: &str, name: &str, n: impl Whole) -> String {
        let n = n.whole();
        let said = self.format(&format!("{family}-{name}"), &[("n", Argument::Number(n))]);
        said.unwrap_or_else(|| format!("{n} {name}"))
    }

    /// Joins what is listed in a sentence: `a, b and c`.
    pub fn together(&self, items: &[String]) -> String {
        match items {
            [most @ .., last] if !most.is_empty() => {
                crate::say!(
                    self,
                    "list-and",
                    list = most.join(", "),
                    text = last.as_str()
                )
            }
            _ => items.concat(),
        }
    }

    /// Joins what is listed and has commas of its own.
    pub fn apart(&self, items: &[String]) -> String {
        items.join(&self.of(crate::key!("list-apart")))
    }

    /// Writes a number with so many digits behind the sign that the language has for it, and the minus of print.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        // What rounds to nothing has no sign.
        let is_nothing = !text.bytes().any(|b| b.is_ascii_digit() && b != b'0');
        let text = match text.strip_prefix('-') {
            Some(text) if is_nothing => text.to_owned(),
            Some(text) => format!("−{text}"),
            None => text,
        };
        match self.language {
            Language::English | Language::Pseudo => text,
            Language::Spanish | Language::French | Language::German => text.replace('.', ","),
        }
    }

    /// Writes a number as [`Self::decimal`] does, with its sign before it also above zero.
    pub fn signed(&self, number: f64, digits: usize) -> String {
        let text = self.decimal(number, digits);
        match text.starts_with('−') {
            true => text,
            false => format!("+{text}"),
        }
    }

    /// Writes a share in percent.
    pub fn percent(&self, share: f64, digits: usize) -> String {
        let number = self.decimal(share * 100.0, digits);
        match self.language {
            Language::English | Language::Pseudo => format!("{number}%"),
            Language::Spanish | Language::French | Language::German => format!("{number}\u{a0}%"),
        }
    }

    fn format(&self, key: &str, arguments: &[(&'static str, Argument<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut filled = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            filled.set(*name, value(argument));
        }
        // Unknown arguments and references show in the text; tests say every message of every language.
        let said = self
            .bundle
            .format_pattern(pattern, Some(&filled), &mut Vec::new());
        Some(said.into_owned())
    }
}

/// Writes a number as people do: with the sign of print, not the hyphen of programs.
fn whole(number: f64) -> String {
    match number < 0.0 {
        true => format!("−{}", -number),
        false => number.to_string(),
    }
}

fn value<'a>(argument: &'a Argument<'_>) -> FluentValue<'a> {
    match argument {
        Argument::Number(number) => FluentValue::from(*number),
        Argument::Text(text) => FluentValue::from(text.as_ref()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_zero_have_the_sign_of_print() {
        assert_eq!(whole(-8.0), "−8");
        assert_eq!(whole(0.0), "0");
        let said = english().counted("figures", "meeple", -2);
        assert_eq!(said, "−2 followers");
    }

    #[test]
    fn numbers_have_the_sign_of_the_language() {
        let german = Words::shared(Language::German);
        assert_eq!(english().decimal(1234.56, 1), "1234.6");
        assert_eq!(german.decimal(-0.25, 2), "−0,25");
        assert_eq!(german.signed(3.0, 1), "+3,0");
        assert_eq!(
            english().signed(-0.04, 1),
            "+0.0",
            "nothing is not below zero"
        );
        assert_eq!(english().decimal(-0.04, 1), "0.0");
        assert_eq!(german.percent(0.125, 1), "12,5\u{a0}%");
        assert_eq!(english().percent(0.5, 0), "50%");
        assert_eq!(english().decimal(f64::INFINITY, 1), "inf");
    }

    #[test]
    fn the_last_of_a_list_has_a_word_before_it() {
        let items = ["a", "b", "c"].map(str::to_owned);
        let german = Words::shared(Language::German);
        assert_eq!(german.together(&items), "a, b und c");
        assert_eq!(english().together(&items[..2]), "a and b");
        assert_eq!(english().together(&items[..1]), "a");
        assert_eq!(english().together(&[]), "");
    }

    #[test]
    fn lists_are_joined_as_the_language_spaces_its_signs() {
        let items = ["a, b".to_owned(), "c".to_owned()];
        assert_eq!(english().apart(&items), "a, b; c");
        let french = Words::shared(Language::French);
        assert_eq!(french.apart(&items), "a, b\u{202f}; c");
    }
}
