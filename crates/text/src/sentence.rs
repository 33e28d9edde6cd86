//! Sentences that are chosen now and said later, in a language that is not known yet.

use std::borrow::Cow;

use crate::{Argument, Key, Words, arg};

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
    /// A player; who says the sentence knows the name.
    Seat(u8),
    /// A place on the table, by column and row.
    Cell(i16, i16),
    /// A tile: its id, and what is said of it.
    Tile(String, Box<Sentence>),
    /// A sentence inside of the sentence.
    Sentence(Box<Sentence>),
    /// A list.
    List(Join, Vec<Part>),
}

/// What stands between the things of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// `a, b, c`.
    Commas,
    /// `a, b and c`.
    And,
    /// `a + b + c`.
    Sum,
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

    /// Counts something of a family, as [`Words::counted`] does; `None` if it has no message.
    pub fn counted(family: &str, name: &str, n: usize) -> Option<Self> {
        let (key, arguments) = Key::look_up(&format!("{family}-{name}"))?;
        // What is there once at most has no number in its words.
        let is_counted = arguments.contains(&"n");
        let counted = is_counted.then(|| ("n", Part::from(arg::n(n))));
        Some(Self::with(key, counted.into_iter().collect()))
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

impl From<&'static str> for Part {
    fn from(text: &'static str) -> Self {
        Self::Plain(Argument::Text(Cow::Borrowed(text)))
    }
}

impl From<Sentence> for Part {
    fn from(sentence: Sentence) -> Self {
        Self::Sentence(Box::new(sentence))
    }
}

impl From<Vec<Key>> for Part {
    fn from(keys: Vec<Key>) -> Self {
        let said = keys.into_iter().map(|key| Sentence::new(key).into());
        Self::List(Join::Commas, said.collect())
    }
}

impl Words {
    /// Says a sentence that names no player.
    pub fn tell(&self, sentence: &Sentence) -> String {
        self.tell_with(sentence, &[])
    }

    /// Says a sentence; `names` are those of the players, seat by seat.
    pub fn tell_with(&self, sentence: &Sentence, names: &[String]) -> String {
        let arguments = sentence.arguments.iter();
        let arguments: Vec<_> = arguments
            .map(|(name, part)| (*name, self.argument(part, names)))
            .collect();
        self.say(sentence.key, &arguments)
    }

    fn argument<'a>(&self, part: &'a Part, names: &'a [String]) -> Argument<'a> {
        match part {
            Part::Plain(argument) => argument.clone(),
            other => Argument::Text(self.part(other, names)),
        }
    }

    fn part<'a>(&self, part: &'a Part, names: &'a [String]) -> Cow<'a, str> {
        match part {
            Part::Plain(Argument::Number(number)) => number.to_string().into(),
            Part::Plain(Argument::Text(text)) => text.as_ref().into(),
            Part::Seat(seat) => {
                let name = names.get(usize::from(*seat));
                name.map_or("?", String::as_str).into()
            }
            Part::Cell(x, y) => arg::place(*x, *y).into(),
            Part::Tile(_, sentence) | Part::Sentence(sentence) => {
                self.tell_with(sentence, names).into()
            }
            Part::List(join, parts) => {
                let said = parts.iter().map(|part| self.part(part, names).into_owned());
                let said: Vec<String> = said.collect();
                match join {
                    Join::Commas => said.join(", "),
                    Join::And => self.together(&said),
                    Join::Sum => said.join(" + "),
                }
                .into()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, sentence};

    #[test]
    fn sentences_hold_others_and_name_players() {
        let element = |name| Part::from(Sentence::counted("element", name, 1).unwrap());
        let with = sentence!(
            "tile-with",
            list = Part::List(Join::And, vec![element("city-3"), element("pennant")])
        );
        let tile = Part::Tile("city-three-pennant".to_owned(), Box::new(with));
        let drawn = sentence!("event-drawn", who = Part::Seat(1), tile = tile);
        let names = ["Ana", "Ben"].map(str::to_owned);
        let told = |language| Words::shared(language).tell_with(&drawn, &names);
        assert_eq!(
            told(Language::English),
            "Ben draws a tile with a city on three sides and a pennant."
        );
        assert!(told(Language::German).starts_with("Ben zieht "));
        let nobody = Words::shared(Language::English).tell(&drawn);
        assert!(nobody.starts_with("? draws"), "{nobody}");
    }

    #[test]
    fn lists_are_joined_as_they_say() {
        let joined = |join| {
            let parts = [Part::Seat(0), Part::Seat(1), Part::Cell(3, -1)];
            let part = Part::List(join, parts.to_vec());
            let names = ["Ana", "Ben"].map(str::to_owned);
            crate::english().part(&part, &names).into_owned()
        };
        assert_eq!(joined(Join::Commas), "Ana, Ben, (3, −1)");
        assert_eq!(joined(Join::And), "Ana, Ben and (3, −1)");
        assert_eq!(joined(Join::Sum), "Ana + Ben + (3, −1)");
    }
}
