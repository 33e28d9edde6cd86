//! Sentences for people: by key and arguments, so that a client says them in its language, and in English.

use std::collections::BTreeMap;

use carcas_text::{Argument, Key, Part, Sentence, english};
use serde::{Deserialize, Serialize};

/// A sentence. Keys and arguments are those of the catalogues in `crates/text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Said {
    /// The key of the message; absent where there are only words about a notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The arguments of the message by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, SaidArg>,
    /// The sentence in English.
    pub text: String,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SaidArg {
    /// A number.
    Number(i64),
    /// A word of the notation, or a text that stands as it is.
    Text(String),
    /// Keys of messages without arguments, to be said and listed with commas.
    Keys(Vec<String>),
}

impl Said {
    /// A message without arguments.
    pub(crate) fn of_key(key: Key) -> Self {
        Self {
            key: Some(key.name().to_owned()),
            args: BTreeMap::new(),
            text: english().of(key),
        }
    }

    /// Words that no catalogue has.
    pub(crate) fn plain(text: String) -> Self {
        Self {
            key: None,
            args: BTreeMap::new(),
            text,
        }
    }
}

impl From<&Sentence> for Said {
    fn from(sentence: &Sentence) -> Self {
        let arg = |(name, part): &(&'static str, Part)| {
            let value = match part {
                Part::Plain(Argument::Number(number)) => SaidArg::Number(*number),
                Part::Plain(Argument::Text(text)) => SaidArg::Text(text.clone().into_owned()),
                Part::List(keys) => {
                    SaidArg::Keys(keys.iter().map(|key| key.name().to_owned()).collect())
                }
            };
            ((*name).to_owned(), value)
        };
        Self {
            key: Some(sentence.key().name().to_owned()),
            args: sentence.arguments().iter().map(arg).collect(),
            text: english().tell(sentence),
        }
    }
}
