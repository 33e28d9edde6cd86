//! Sentences that are chosen now and said later, in a language that is not known yet.

use crate::{Argument, Key, Words};

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    key: Key,
    arguments: Vec<(&'static str, Part)>,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A number, word or text, the same in all languages.
    Plain(Argument<'static>),
    /// Messages, said in the language of the sentence and listed with commas.
    List(Vec<Key>),
}

impl Sentence {
    /// Makes a sentence of a message without arguments.
    pub const fn new(key: Key) -> Self {
        Self {
            key,
            arguments: Vec::new(),
        }
    }

    /// Makes a sentence; [`sentence!`](macro@crate::sentence) checks key and arguments.
    pub const fn with(key: Key, arguments: Vec<(&'static str, Part)>) -> Self {
        Self { key, arguments }
    }

    /// Returns the key of the message.
    pub const fn key(&self) -> Key {
        self.key
    }

    /// Returns the arguments by name.
    pub fn arguments(&self) -> &[(&'static str, Part)] {
        &self.arguments
    }
}

impl From<Key> for Sentence {
    fn from(key: Key) -> Self {
        Self::new(key)
    }
}

impl From<Argument<'static>> for Part {
    fn from(argument: Argument<'static>) -> Self {
        Self::Plain(argument)
    }
}

impl From<Vec<Key>> for Part {
    fn from(keys: Vec<Key>) -> Self {
        Self::List(keys)
    }
}

impl Words {
    /// Says a sentence.
    pub fn tell(&self, sentence: &Sentence) -> String {
        let argument = |(name, part): &(&'static str, Part)| {
            let said = match part {
                Part::Plain(argument) => argument.clone(),
                Part::List(keys) => {
                    let said: Vec<String> = keys.iter().map(|&key| self.of(key)).collect();
                    Argument::Text(said.join(", ").into())
                }
            };
            (*name, said)
        };
        let arguments: Vec<_> = sentence.arguments.iter().map(argument).collect();
        self.say(sentence.key, &arguments)
    }
}
