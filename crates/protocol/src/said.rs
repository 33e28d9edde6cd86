//! Sentences for people: by key and arguments, so that a client says them in its language.

use std::collections::BTreeMap;

use carcas_text::{Argument, Key, Part, Sentence, english};
use serde::{Deserialize, Serialize};

use crate::WireCell;

/// Arguments by their names.
pub(crate) type Args = BTreeMap<String, SaidArg>;

/// A sentence. Keys and arguments are those of the catalogues in `crates/text`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Said {
    /// The key of the message; absent where there are only words about a notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The arguments of the message by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub args: BTreeMap<String, SaidArg>,
    /// The sentence in English. What happens, what is asked and what answers it come without: they name players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SaidArg {
    /// A number.
    Number(i64),
    /// A word of the notation, or a text that stands as it is. In the sentence of a group it may be a place to fill in, such as
    /// `{cell}`.
    Text(String),
    /// Keys of messages without arguments, to be said and listed with commas.
    Keys(Vec<String>),
    /// A player, to be named.
    Seat {
        /// Which.
        seat: u8,
    },
    /// A place on the table.
    Cell {
        /// Where.
        cell: WireCell,
    },
    /// A list.
    List {
        /// What is listed.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        list: Vec<SaidArg>,
        /// What stands between.
        join: Join,
    },
    /// A sentence inside of the sentence.
    Sentence(Box<Said>),
}

/// What stands between the things of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Join {
    /// `a, b, c`.
    Commas,
    /// `a, b and c`.
    And,
    /// `a + b + c`.
    Sum,
}

impl Said {
    /// A sentence without its words.
    pub fn of(sentence: &Sentence) -> Self {
        let arguments = sentence.arguments().iter();
        let args = arguments.map(|(name, part)| ((*name).to_owned(), SaidArg::from(part)));
        Self {
            key: Some(sentence.key().name().to_owned()),
            args: args.collect(),
            text: None,
        }
    }

    /// A message without arguments.
    pub(crate) fn of_key(key: Key) -> Self {
        Self::from(&Sentence::new(key))
    }

    /// Words that no catalogue has.
    pub(crate) fn plain(text: String) -> Self {
        Self {
            text: Some(text),
            ..Self::default()
        }
    }
}

/// A sentence with its words in English; it names no player.
impl From<&Sentence> for Said {
    fn from(sentence: &Sentence) -> Self {
        Self {
            text: Some(english().tell(sentence)),
            ..Self::of(sentence)
        }
    }
}

impl From<&Part> for SaidArg {
    fn from(part: &Part) -> Self {
        match part {
            Part::Plain(Argument::Number(number)) => Self::Number(*number),
            Part::Plain(Argument::Text(text)) => Self::Text(text.clone().into_owned()),
            Part::Seat(seat) => Self::Seat { seat: *seat },
            Part::Cell(x, y) => Self::Cell {
                cell: WireCell(*x, *y),
            },
            Part::Tile(_, sentence) | Part::Sentence(sentence) => {
                Self::Sentence(Box::new(Said::of(sentence)))
            }
            Part::List(join, parts) => match (join, keys(parts)) {
                (carcas_text::Join::Commas, Some(keys)) => Self::Keys(keys),
                _ => Self::List {
                    list: parts.iter().map(Self::from).collect(),
                    join: (*join).into(),
                },
            },
        }
    }
}

/// Returns the keys of what is listed, if it is messages without arguments.
fn keys(parts: &[Part]) -> Option<Vec<String>> {
    let key = |part: &Part| match part {
        Part::Sentence(inner) if inner.arguments().is_empty() => {
            Some(inner.key().name().to_owned())
        }
        _ => None,
    };
    parts.iter().map(key).collect()
}

impl From<carcas_text::Join> for Join {
    fn from(join: carcas_text::Join) -> Self {
        match join {
            carcas_text::Join::Commas => Self::Commas,
            carcas_text::Join::And => Self::And,
            carcas_text::Join::Sum => Self::Sum,
        }
    }
}
