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
mod setup;
mod write;

use super::{NotationError, Result};
use crate::rules::{Rules, Setup};
use crate::state::State;

pub(crate) use line::{Line, Section};
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
    let (setup, text) = (setup::write(setup), state.text(rules));
    format!("{FORMAT} {setup}{SEPARATOR}{text}")
}

/// Reads a position: setup, rules and state.
///
/// # Errors
/// What was not understood or is impossible, and where.
pub fn parse_position(text: &str) -> std::result::Result<(Setup, Rules, State), NotationError> {
    let end = text.find(';').unwrap_or(text.len());
    let setup = setup::read(super::Words::new(&text[..end]))?;
    let rules = Rules::new(&setup).map_err(|why| {
        let why = why.to_string().replace('\n', "; ");
        super::error(0, why)
    })?;
    let sections = line::sections(text, end + 1)?;
    let state = read::read(&rules, sections, text.len())?;
    Ok((setup, rules, state))
}
