//! Names of players, levels of bots, aids.

use std::fmt;

use super::AboutError;

/// The characters of the longest display name.
pub(super) const MAX_NAME: usize = 64;
/// The characters of the longest level of a bot.
pub(super) const MAX_LEVEL: usize = 32;

/// How a player is called: 1 to 64 characters of any script, no control characters. Nothing else is promised of it: a
/// page that shows it must not take it for markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplayName(String);

impl DisplayName {
    /// Takes a name as it is.
    ///
    /// # Errors
    /// If it is empty, too long or has control characters.
    pub fn new(name: impl Into<String>) -> Result<Self, AboutError> {
        let name = name.into();
        match (name.chars().count(), name.chars().find(|c| c.is_control())) {
            (_, Some(found)) => Err(AboutError::ControlInName(found)),
            (0, None) => Err(AboutError::EmptyName),
            (n, None) if n > MAX_NAME => Err(AboutError::LongName(n)),
            _ => Ok(Self(name)),
        }
    }

    /// Returns the name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Writes the name so that it survives to the end of a line: `\` doubled, and as `\u{…}` what a reader would trim or
    /// split at, or what could make the line look like another one.
    pub(super) fn escaped(&self) -> String {
        let last = self.0.chars().count() - 1;
        let mut text = String::new();
        for (ix, c) in self.0.chars().enumerate() {
            let is_plain_space = c == ' ' && ix > 0 && ix < last;
            if c == '\\' {
                text += "\\\\";
            } else if !is_plain_space && (c.is_whitespace() || turns_the_line(c)) {
                text += &c.escape_unicode().to_string();
            } else {
                text.push(c);
            }
        }
        text
    }
}

/// Tells whether a character makes others run the other way, or is the mark of an order of bytes.
fn turns_the_line(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

impl fmt::Display for DisplayName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Reads a name as it stands in a line.
///
/// # Errors
/// The byte where it is wrong, and why.
pub(crate) fn unescape(text: &str) -> Result<DisplayName, (usize, String)> {
    let mut name = String::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let (read, length) = if c != '\\' {
            (c, c.len_utf8())
        } else if rest.starts_with(r"\\") {
            (c, 2)
        } else {
            let digits = rest
                .strip_prefix(r"\u{")
                .and_then(|rest| rest.split_once('}'));
            let code = digits.and_then(|(digits, _)| code_point(digits));
            let why = r"`\` stands alone; expected `\\` or a code such as `\u{20}`";
            let code = code.ok_or_else(|| (at, why.to_owned()))?;
            (code, digits.map_or(0, |(digits, _)| digits.len() + 4))
        };
        if read.is_control() {
            return Err((at, AboutError::ControlInName(read).to_string()));
        }
        name.push(read);
        at += length;
    }
    DisplayName::new(name).map_err(|why| (0, why.to_string()))
}

/// Reads one to six digits of a code point.
fn code_point(digits: &str) -> Option<char> {
    let is_code = (1..=6).contains(&digits.len()) && digits.chars().all(|c| c.is_ascii_hexdigit());
    let code = u32::from_str_radix(digits, 16).ok().filter(|_| is_code)?;
    char::from_u32(code)
}

/// Which bot plays: a word such as `greedy`. Whether there is such a bot is for others to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotLevel(String);

impl BotLevel {
    /// Takes a level as it is.
    ///
    /// # Errors
    /// If it is no word of lower-case letters, digits, `-` and `_`, or too long.
    pub fn new(level: impl Into<String>) -> Result<Self, AboutError> {
        let level = level.into();
        let is_allowed =
            |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
        match (1..=MAX_LEVEL).contains(&level.len()) && level.chars().all(is_allowed) {
            true => Ok(Self(level)),
            false => Err(AboutError::Level(level)),
        }
    }

    /// Returns the word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What players are shown beyond the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aids {
    /// Everything that can be computed.
    All,
    /// What people see on a table.
    Tabletop,
    /// As on a table, and neither owners and worth nor reasons beyond the rule.
    None,
}

impl Aids {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::All, Self::Tabletop, Self::None];

    /// Returns the word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Tabletop => "tabletop",
            Self::None => "none",
        }
    }

    /// Finds aids by their word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|aids| aids.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_their_line() {
        for (name, line) in [
            ("Anna", "Anna"),
            (" two  words ", r"\u{20}two  words\u{20}"),
            (r"back\slash \u{20}", r"back\\slash \\u{20}"),
            ("#1 Zoë 🐉 名前", "#1 Zoë 🐉 名前"),
            ("a\u{2028}b\u{a0}c\u{3000}", r"a\u{2028}b\u{a0}c\u{3000}"),
            ("\u{202e}evil\u{feff}", r"\u{202e}evil\u{feff}"),
            ("👩\u{200d}🚀", "👩\u{200d}🚀"),
            (" ", r"\u{20}"),
        ] {
            let name = DisplayName::new(name).unwrap();
            assert_eq!(name.escaped(), line);
            assert_eq!(unescape(line), Ok(name));
        }
    }

    #[test]
    fn every_character_survives_or_is_refused() {
        for c in '\0'..=char::MAX {
            match DisplayName::new(c) {
                Ok(name) => assert_eq!(unescape(&name.escaped()), Ok(name)),
                Err(error) => assert_eq!(error, AboutError::ControlInName(c)),
            }
        }
        assert!(DisplayName::new("é".repeat(64)).is_ok());
        assert_eq!(
            DisplayName::new("é".repeat(65)),
            Err(AboutError::LongName(65))
        );
        assert_eq!(DisplayName::new(""), Err(AboutError::EmptyName));
    }

    #[test]
    fn broken_codes_are_refused_where_they_stand() {
        for (line, at) in [
            (r"é\", 2),
            (r"\n", 0),
            (r"a\u{}", 1),
            (r"a\u{20", 1),
            (r"a\u{d800}", 1),
            (r"a\u{+20}", 1),
            (r"a\u{0000020}", 1),
            (r"ab\u{a}", 2),
            ("ab\tc", 2),
        ] {
            assert_eq!(unescape(line).unwrap_err().0, at, "{line}");
        }
    }

    #[test]
    fn levels_are_words() {
        assert!(BotLevel::new("greedy-2_b").is_ok());
        for wrong in ["", "Greedy", "two words", "é", &"a".repeat(33)] {
            assert!(BotLevel::new(wrong).is_err(), "{wrong}");
        }
    }
}
