//! Positions as text: a whole game at one moment, on one line (`docs/position-format.md`).
//!
//! ```text
//! carcas1 zman-c2 version 2 seats 2; turn p0 placer=p1 next=volcano; ask p0:tile:road-curve; seats p0 0 meeple*7 …
//! ```
//!
//! The first part is the setup. Each other part is a section: a name and words that each say one thing, in no order but
//! that of the parts here. Equal positions have equal lines, whatever the order in which their tiles and figures came:
//! [`State::key`] is equal exactly when the lines are.
//!
//! A position that was read has the same moves as the one that was written, and goes on in the same way. Only the order
//! in which moves are generated may differ, since it follows from the history of a game, which a line does not tell.
//!
//! The core writes and reads its own sections. What a module remembers, and what it asks, is in its own file, and its
//! manifest names it: [`MemoryText`] and [`QuestionText`].

mod line;
mod question;
mod read;
mod table;
mod write;

use super::{NotationError, Result};
use crate::rules::{Rules, Setup, read_setup, write_setup};
use crate::state::State;

pub(crate) use line::{Line, Part, Section, spot_word};
pub(crate) use question::{Details, QuestionText, write as write_question};
pub(crate) use write::write_memory;

/// The first word of a line: the name of the format and its version.
pub const FORMAT: &str = "carcas1";

/// What stands between the setup and the sections.
const SEPARATOR: &str = "; ";

/// How the memory of a module is written, as a section with the module's name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryText {
    /// Writes what the module remembers, and no word if that is nothing.
    pub(crate) write: fn(&State, &mut Line<'_>),
    /// Reads it again.
    pub(crate) read: fn(&Rules, &mut State, &mut Section<'_>) -> Result<()>,
}

impl State {
    /// Writes the position without the setup of its game: `turn p0 …; seats …; tiles …`.
    ///
    /// Equal positions have equal texts, whatever the order in which their tiles and figures came.
    pub fn text(&self, rules: &Rules) -> String {
        let mut text = String::new();
        write::write(rules, self, &mut Line::new(&mut text));
        text.split_off(SEPARATOR.len())
    }

    /// Reads a position of a game whose rules are known.
    ///
    /// # Errors
    /// What was not understood or is impossible, and where.
    pub fn parse_text(rules: &Rules, text: &str) -> std::result::Result<Self, NotationError> {
        read::read(rules, line::sections(text, 0)?, text.len())
    }
}

/// Writes a position with the setup of its game.
///
/// What a setup holds beyond edition, boxes, switches and seats, as conformance runs may set it, is not written.
pub fn write_position(setup: &Setup, rules: &Rules, state: &State) -> String {
    let (setup, text) = (write_setup(setup), state.text(rules));
    format!("{FORMAT} {setup}{SEPARATOR}{text}")
}

/// Reads a position: setup, rules and state.
///
/// ```
/// use carcas_engine::notation::{parse_position, write_position};
/// use carcas_engine::{Edition, Rules, Setup, State};
///
/// let setup = Setup::new(Edition::ZmanC2, 2);
/// let rules = Rules::new(&setup)?;
/// let state = State::new(&rules);
/// let line = write_position(&setup, &rules, &state);
/// assert!(line.starts_with("carcas1 zman-c2 version 2 seats 2; turn p0 "));
/// let (_, _, read) = parse_position(&line)?;
/// assert_eq!(read.key(&rules), state.key(&rules));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What was not understood or is impossible, and where.
pub fn parse_position(text: &str) -> std::result::Result<(Setup, Rules, State), NotationError> {
    let end = text.find(';').unwrap_or(text.len());
    let setup = read_setup(super::Words::new(&text[..end]))?;
    let rules = Rules::new(&setup).map_err(|why| {
        let why = why.to_string().replace('\n', "; ");
        super::error(0, why)
    })?;
    let sections = line::sections(text, end + 1)?;
    let state = read::read(&rules, sections, text.len())?;
    Ok((setup, rules, state))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::modules::Module;
    use crate::rules::Edition;

    /// The sections of the base game after its first tile was drawn.
    const HEAD: &str = "carcas1 zman-c2 version 2 seats 2";
    const SEATS: &str = "seats p0 0 meeple*7 p1 0 meeple*7";
    const ASKED: &str = "turn p0 next=figure-action; ask p0:tile:monastery";

    #[test]
    fn refusals_name_the_place_and_what_was_expected() {
        let refused = |text: &str| parse_position(text).expect_err(text);
        let cases = [
            ("", "", "carcas1 zman-c2"),
            ("carcas2 zman-c2", "carcas2", "this program reads `carcas1`"),
            ("carcas1 nowhere", "nowhere", "unknown preset"),
            (HEAD, "", "no section `seats`"),
            (&format!("{HEAD}; {SEATS}; {ASKED}"), "", "no answer here"),
            (
                &format!("{HEAD}; {SEATS}; turn p0 wait=tile next=end-turn"),
                "",
                "bag is empty",
            ),
            (&format!("{HEAD}; {SEATS}; turn p0"), "", "nothing is asked"),
            (
                &format!("{HEAD}; {SEATS}; {ASKED}; dragon 0,0"),
                "dragon",
                "a section of this game",
            ),
            (&format!("{HEAD}; {SEATS}; {SEATS}"), "seats", "comes twice"),
            (
                &format!("{HEAD}; seats p0 0 meeple*8 p1 0"),
                "meeple*8",
                "at most 7",
            ),
            (
                &format!("{HEAD}; tiles start monastery 5,5"),
                "5,5",
                "touches no other tile",
            ),
            (
                &format!("{HEAD}; tiles start monastery 0,0"),
                "0,0",
                "there is a tile at 0,0 already",
            ),
            (
                &format!("{HEAD}; bag monastery*5"),
                "monastery*5",
                "the game has 4",
            ),
            (
                &format!("{HEAD}; {SEATS}; {ASKED}:2"),
                "2",
                "one part too many",
            ),
        ];
        for (text, word, why) in cases {
            let error = refused(text);
            assert!(error.message.contains(why), "{text}: {error}");
            assert!(text[error.at..].starts_with(word), "{text}: {error:?}");
        }
    }

    #[test]
    fn sections_of_modules_and_of_the_core_have_different_names() {
        for module in Module::ALL {
            assert!(!read::is_core(module.name()), "{}", module.name());
        }
    }

    #[test]
    fn the_setup_is_read_as_it_was_written() {
        let mut setup = Setup::new(Edition::Rgg2005, 3);
        for name in ["river-2", "princess-and-dragon:fairy+portal", "tower:none"] {
            setup.add_box(name).expect("there is such a box");
        }
        setup.set("abbot", "on").expect("there is such a switch");
        let text = write_setup(&setup);
        let text = format!("{FORMAT} {text}");
        assert_eq!(read_setup(crate::notation::Words::new(&text)), Ok(setup));
    }
}
