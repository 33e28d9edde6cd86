//! Questions that wait, as words: `p0:tile:road-curve`.

use std::fmt::Write;

use super::super::Result;
use super::line::{Line, Part};
use crate::decision::Decision;
use crate::figure::Seat;
use crate::rules::Rules;
use crate::state::State;

/// How a question of the core or of a module is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct QuestionText {
    /// Its name, as [`Decision::name`] returns it.
    pub(crate) name: &'static str,
    /// Reads what belongs to it.
    pub(crate) read: fn(&Rules, &State, &mut Details<'_>) -> Result<Decision>,
}

/// The questions of every game.
const CORE: &[QuestionText] = &[
    QuestionText {
        name: "tile",
        read: |rules, _, details| {
            let kind = details.next("the id of the drawn tile")?.kind(rules)?;
            Ok(Decision::PlaceTile { kind })
        },
    },
    QuestionText {
        name: "figure",
        read: |_, _, _| Ok(Decision::FigureAction),
    },
    QuestionText {
        name: "scoring-order",
        read: |_, _, _| Ok(Decision::ChooseScoring),
    },
];

/// What follows the name of a question, each part after a `:`.
pub(crate) struct Details<'t> {
    question: Part<'t>,
    rest: Option<Part<'t>>,
}

impl<'t> Details<'t> {
    /// Returns the next part.
    pub(crate) fn next(&mut self, what: &str) -> Result<Part<'t>> {
        let Some(rest) = self.rest else {
            return self
                .question
                .error(format_args!("`:` and {what} at its end"));
        };
        let (next, rest) = rest.split(':');
        self.rest = rest;
        Ok(next)
    }
}

/// Writes a question: the seat, the name, and what belongs to it.
pub(crate) fn write(
    rules: &Rules,
    state: &State,
    (seat, decision): (Seat, Decision),
    line: &mut Line<'_>,
) {
    let mut word = format!("p{}:{}", seat.0, decision.name());
    let _ = match decision {
        Decision::PlaceTile { kind } => write!(word, ":{}", rules.tile_kind(kind).id),
        Decision::LeaveQuarter { leaving: _, place } => write!(word, ":{place}"),
        Decision::Capture { tower } => write!(word, ":{}", state.board.tile(tower).cell),
        Decision::Exchange { holder, captured } => {
            write!(word, ":p{}:{}", holder.0, captured.name())
        }
        Decision::FigureAction
        | Decision::Princess
        | Decision::MoveFairy
        | Decision::MoveDragon
        | Decision::Magic
        | Decision::ChooseScoring
        | Decision::EnterQuarter
        | Decision::MoveCount
        | Decision::SecondPart
        | Decision::Flock => Ok(()),
    };
    line.word(word);
}

pub(super) fn read(rules: &Rules, state: &State, word: Part<'_>) -> Result<(Seat, Decision)> {
    let (seat, question) = word.halves(':', "a seat and a question such as `p0:figure`")?;
    let seat = seat.seat(rules)?;
    let (name, rest) = question.split(':');
    let known = || CORE.iter().chain(&rules.seams.questions);
    let Some(text) = known().find(|text| text.name == name.text) else {
        let names: Vec<&str> = known().map(|text| text.name).collect();
        return name.error(format_args!(
            "a question of this game: {}",
            names.join(", ")
        ));
    };
    let mut details = Details { question, rest };
    let decision = (text.read)(rules, state, &mut details)?;
    match details.rest {
        None => Ok((seat, decision)),
        Some(rest) => rest.refuse("one part too many"),
    }
}
