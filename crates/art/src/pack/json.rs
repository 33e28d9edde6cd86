//! JSON in the making: only what the packs need.

use std::fmt::{Display, Write};

/// A text that grows value by value; commas come by themselves.
#[derive(Debug, Default)]
pub(super) struct Json {
    pub(super) text: String,
}

impl Json {
    fn comma(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with(['{', '[', ':']) {
            self.text.push(',');
        }
    }

    /// Begins an object or a list.
    pub(super) fn open(&mut self, bracket: char) -> &mut Self {
        self.comma();
        self.text.push(bracket);
        self
    }

    /// Ends an object or a list.
    pub(super) fn close(&mut self, bracket: char) -> &mut Self {
        self.text.push(bracket);
        self
    }

    /// Writes the name of a value.
    pub(super) fn name(&mut self, name: &str) -> &mut Self {
        self.string(name);
        self.text.push(':');
        self
    }

    /// Writes a text.
    pub(super) fn string(&mut self, text: &str) -> &mut Self {
        self.comma();
        self.text.push('"');
        for sign in text.chars() {
            match sign {
                '"' | '\\' => {
                    self.text.push('\\');
                    self.text.push(sign);
                }
                sign if sign < ' ' => {
                    let _ = write!(self.text, "\\u{:04x}", u32::from(sign));
                }
                sign => self.text.push(sign),
            }
        }
        self.text.push('"');
        self
    }

    /// Writes a number or anything else that is JSON already.
    pub(super) fn raw(&mut self, value: impl Display) -> &mut Self {
        self.comma();
        let _ = write!(self.text, "{value}");
        self
    }
}

/// Returns elements with single quotes, which JSON need not escape.
pub(super) fn plain(svg: &str) -> String {
    svg.replace('"', "'")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_and_quotes_are_right() {
        let mut json = Json::default();
        json.open('{')
            .name("a")
            .open('[')
            .raw(1)
            .raw(2.5)
            .close(']');
        json.name("b\"c")
            .string("x\\\n")
            .name("d")
            .open('{')
            .close('}')
            .close('}');
        assert_eq!(
            json.text,
            "{\"a\":[1,2.5],\"b\\\"c\":\"x\\\\\\u000a\",\"d\":{}}"
        );
    }
}
