//! The setup of a game as words: `zman-c2 version 2 seats 2 with count set abbot=on`.

use std::fmt::Write;

use super::{Edition, RulesVersion, Setup, SetupError};
use crate::figure::Seat;
use crate::notation::position::{FORMAT, Part};
use crate::notation::{NotationError, Words};

type Result<T> = std::result::Result<T, NotationError>;

/// What a line begins with, for messages.
const EXAMPLE: &str = "carcas1 zman-c2 version 2 seats 2";

/// Writes edition, boxes, switches and seats.
pub(crate) fn write_setup(setup: &Setup) -> String {
    let (edition, version) = (setup.edition().name(), setup.version().number());
    let mut text = format!("{edition} version {version} seats {}", setup.seats);
    let mut words = |introduction: &str, words: Vec<String>| {
        if !words.is_empty() {
            let _ = write!(text, " {introduction} {}", words.join(" "));
        }
    };
    words("with", setup.box_names().collect());
    let switches = setup.overrides();
    let switches = switches.map(|(key, value)| format!("{key}={value}"));
    words("set", switches.collect());
    text
}

/// Reads them, after the name of the format.
pub(crate) fn read_setup(mut words: Words<'_>) -> Result<Setup> {
    let format = next(&mut words)?;
    if format.text != FORMAT {
        return match format.text.strip_prefix("carcas") {
            Some(number) if number.parse::<u32>().is_ok() => format.refuse(format_args!(
                "this program reads `{FORMAT}`; another version is for another program"
            )),
            _ => format.error(format_args!("a position, such as `{EXAMPLE}; …`")),
        };
    }
    let name = next(&mut words)?;
    let Some(edition) = Edition::from_name(name.text) else {
        let why = SetupError::UnknownEdition(name.text.to_owned());
        return Err(error(name.at, why.to_string()));
    };
    keyword(&mut words, "version")?;
    let number = next(&mut words)?;
    let version = RulesVersion::new(number.number(0, u32::MAX)?)
        .map_err(|why| error(number.at, why.to_string()))?;
    keyword(&mut words, "seats")?;
    let seats = next(&mut words)?.number(1, Seat::MAX as u8)?;
    let mut setup = Setup::in_version(version, edition, seats);
    let mut introduction = "";
    while let Some((at, text)) = words.next_word() {
        let word = Part { at, text };
        match (text, introduction) {
            ("with", "") | ("set", "" | "with") => introduction = text,
            (_, "with") => setup
                .add_box(text)
                .map_err(|why| error(at, why.to_string()))?,
            (_, "set") => {
                let (key, value) = word.halves('=', "a switch such as `abbot=on`")?;
                let done = setup.set(key.text, value.text);
                done.map_err(|why| error(at, why.to_string()))?;
            }
            _ => return word.error("`with` and boxes, `set` and switches, or `;`"),
        }
    }
    Ok(setup)
}

fn next<'t>(words: &mut Words<'t>) -> Result<Part<'t>> {
    let (at, text) = words.expect(&format!("`{EXAMPLE}`"))?;
    Ok(Part { at, text })
}

fn keyword(words: &mut Words<'_>, keyword: &str) -> Result<()> {
    let word = next(words)?;
    match word.text == keyword {
        true => Ok(()),
        false => word.error(format_args!("`{keyword}`, as in `{EXAMPLE}`")),
    }
}

fn error(at: usize, message: String) -> NotationError {
    NotationError {
        at,
        message,
        rule: None,
    }
}
