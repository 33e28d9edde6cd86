//! Sentences as key and arguments in text, for scenarios and golden games: rewording a message moves none of them.
//!
//! ```text
//! event-scored text=(score-complete feature=road) who=red list=[(term-tiles n=3 each=1)] points=3
//! ```
//!
//! Players stand by their names, places as `1,-2`, tiles by their ids; sentences inside of others in parentheses, lists in
//! brackets, and text with spaces in quotes.

use carcas_text::{Argument, Key, Part, Sentence};

use crate::moves::name_of;

/// Writes a sentence as key and arguments.
pub fn pinned(sentence: &Sentence, names: &[String]) -> String {
    let mut text = sentence.key().name().to_owned();
    for (name, part) in sentence.arguments() {
        text += &format!(" {name}={}", value(part, names));
    }
    text
}

fn value(part: &Part, names: &[String]) -> String {
    match part {
        Part::Sentence(inner) => format!("({})", pinned(inner, names)),
        Part::List(_, parts) => {
            let listed = parts.iter().map(|part| value(part, names));
            format!("[{}]", listed.collect::<Vec<_>>().join(" "))
        }
        plain => match word(plain, names) {
            word if is_word(&word) => word,
            text => format!("\"{text}\""),
        },
    }
}

/// Returns what stands as it is.
fn word(part: &Part, names: &[String]) -> String {
    match part {
        Part::Plain(Argument::Number(number)) => number.to_string(),
        Part::Plain(Argument::Text(text)) => text.clone().into_owned(),
        Part::Seat(seat) => name_of(names, carcas_engine::Seat(*seat)).to_owned(),
        Part::Cell(x, y) => format!("{x},{y}"),
        Part::Tile(id, _) => id.clone(),
        Part::Sentence(_) | Part::List(..) => String::new(),
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || "\"()[]=#".contains(c))
}

/// A sentence that is looked for: a key, and those arguments that matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pin {
    key: &'static str,
    arguments: Vec<(&'static str, Value)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Word(String),
    Sentence(Pin),
    List(Vec<Value>),
}

/// What is wrong with a text, and at which byte.
type Wrong = (usize, String);

impl Pin {
    /// Reads a pin.
    pub(crate) fn parse(text: &str) -> Result<Self, Wrong> {
        let mut reader = Reader { text, at: 0 };
        let pin = reader.sentence()?;
        match reader.rest() {
            "" => Ok(pin),
            _ => Err(reader.wrong("expected an argument such as `points=3`")),
        }
    }

    /// Tells whether a sentence, or one inside of it, has this key and these arguments.
    pub(crate) fn is_told_by(&self, sentence: &Sentence, names: &[String]) -> bool {
        let mut parts = sentence.arguments().iter();
        self.holds(sentence, names) || parts.any(|(_, part)| self.is_in(part, names))
    }

    fn is_in(&self, part: &Part, names: &[String]) -> bool {
        match part {
            Part::Sentence(inner) | Part::Tile(_, inner) => self.is_told_by(inner, names),
            Part::List(_, parts) => parts.iter().any(|part| self.is_in(part, names)),
            Part::Plain(_) | Part::Seat(_) | Part::Cell(..) => false,
        }
    }

    fn holds(&self, sentence: &Sentence, names: &[String]) -> bool {
        let has = |(wanted, value): &(&str, Value)| {
            let mut arguments = sentence.arguments().iter();
            let found = arguments.find(|(name, _)| name == wanted);
            found.is_some_and(|(_, part)| value.holds(part, names))
        };
        self.key == sentence.key().name() && self.arguments.iter().all(has)
    }
}

impl Value {
    fn holds(&self, part: &Part, names: &[String]) -> bool {
        match (self, part) {
            (Self::Sentence(pin), Part::Sentence(inner) | Part::Tile(_, inner)) => {
                pin.holds(inner, names)
            }
            (Self::List(values), Part::List(_, parts)) => {
                let mut pairs = values.iter().zip(parts);
                values.len() == parts.len() && pairs.all(|(value, part)| value.holds(part, names))
            }
            (_, Part::Sentence(_) | Part::List(..)) => false,
            (Self::Word(wanted), plain) => word(plain, names) == *wanted,
            (Self::Sentence(_) | Self::List(_), _) => false,
        }
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&mut self) -> &'t str {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        &self.text[self.at..]
    }

    fn wrong(&self, why: impl Into<String>) -> Wrong {
        (self.at, why.into())
    }

    fn skip(&mut self, sign: char) -> bool {
        let is_next = self.rest().starts_with(sign);
        self.at += usize::from(is_next);
        is_next
    }

    /// Reads what ends with a space or a sign.
    fn word(&mut self) -> &'t str {
        let rest = self.rest();
        let is_end = |c: char| c.is_whitespace() || "\"()[]=#".contains(c);
        let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    fn sentence(&mut self) -> Result<Pin, Wrong> {
        self.rest();
        let at = self.at;
        let word = self.word();
        let Some((key, known)) = Key::all().find(|(key, _)| *key == word) else {
            let why = format!(
                "no message is called `{word}`; expected a key such as `event-scored` \
                 (crates/text/data/en/event.ftl has them)"
            );
            return Err((at, why));
        };
        let mut arguments = Vec::new();
        while !matches!(self.rest().chars().next(), None | Some(')' | ']')) {
            let at = self.at;
            let word = self.word();
            let Some(name) = known.iter().find(|name| **name == word) else {
                let known = known.join(", ");
                let why = format!("`{key}` has no argument `{word}`; it has {known}");
                return Err((at, why));
            };
            if !self.skip('=') {
                return Err(self.wrong(format!("expected `=` and a value after `{name}`")));
            }
            arguments.push((*name, self.value()?));
        }
        Ok(Pin { key, arguments })
    }

    fn value(&mut self) -> Result<Value, Wrong> {
        if self.skip('(') {
            let pin = self.sentence()?;
            return match self.skip(')') {
                true => Ok(Value::Sentence(pin)),
                false => Err(self.wrong("expected `)`")),
            };
        }
        if self.skip('[') {
            let mut values = Vec::new();
            while !self.skip(']') {
                values.push(self.value()?);
            }
            return Ok(Value::List(values));
        }
        if self.skip('"') {
            let rest = &self.text[self.at..];
            let Some(end) = rest.find('"') else {
                return Err(self.wrong("expected `\"` at the end of a text"));
            };
            self.at += end + 1;
            return Ok(Value::Word(rest[..end].to_owned()));
        }
        match self.word() {
            "" => Err(self.wrong("expected a value: a word, a number, `(key …)` or `[… …]`")),
            word => Ok(Value::Word(word.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use carcas_text::{Join, sentence};

    use super::*;

    fn scored() -> (Sentence, Vec<String>) {
        let terms = [(3, 1), (2, 1)];
        let terms = terms.map(|(n, each)| sentence!("term-tiles", n = n, each = each).into());
        let said = sentence!(
            "event-scored",
            text = sentence!(
                "score-open-at-end",
                feature = "road",
                cell = Part::Cell(1, -2)
            ),
            who = Part::Seat(1),
            list = Part::List(Join::Sum, terms.to_vec()),
            points = 5
        );
        (said, ["ann", "big ben"].map(str::to_owned).to_vec())
    }

    const WHOLE: &str = "event-scored text=(score-open-at-end feature=road cell=1,-2) who=\"big ben\" \
                         list=[(term-tiles n=3 each=1) (term-tiles n=2 each=1)] points=5";

    #[test]
    fn what_is_written_is_read_back() {
        let (said, names) = scored();
        assert_eq!(pinned(&said, &names), WHOLE);
        assert!(Pin::parse(WHOLE).unwrap().is_told_by(&said, &names));
    }

    #[test]
    fn arguments_may_be_left_out_but_not_differ() {
        let (said, names) = scored();
        let holds = |pin: &str| Pin::parse(pin).unwrap().is_told_by(&said, &names);
        assert!(holds("event-scored"));
        assert!(holds("event-scored points=5 text=(score-open-at-end)"));
        assert!(holds("event-scored list=[(term-tiles n=3) (term-tiles)]"));
        assert!(holds("term-tiles n=2"), "a sentence inside");
        assert!(!holds("event-scored points=6"));
        assert!(!holds("event-scored who=ann"));
        assert!(!holds("event-scored list=[(term-tiles n=3)]"));
        assert!(!holds("event-scored text=(score-complete)"));
        assert!(!holds("event-scored text=road"));
        assert!(!holds("event-bid"));
    }

    #[test]
    fn what_cannot_be_read_is_refused_with_its_place() {
        let wrong = |text: &str, at: usize, part: &str| {
            let (found, why) = Pin::parse(text).unwrap_err();
            assert_eq!(found, at, "{text}: {why}");
            assert!(why.contains(part), "{text}: {why}");
        };
        wrong("event-scored-twice", 0, "no message");
        wrong("", 0, "no message");
        wrong("event-scored pionts=3", 13, "no argument `pionts`; it has");
        wrong("event-scored points", 19, "expected `=`");
        wrong("event-scored points=", 20, "expected a value");
        wrong("event-scored text=(score-complete", 33, "expected `)`");
        wrong("event-scored list=[(term-tiles) ", 32, "expected a value");
        wrong("event-scored text=\"a", 19, "at the end of a text");
        wrong("event-bid who=red)", 17, "expected an argument");
    }
}
