//! Questions that wait, as words: `p0:tile:road-curve`.

use std::fmt::Write;

use super::super::Result;
use super::line::{Line, Part, spot_word};
use crate::decision::Decision;
use crate::figure::Seat;
use crate::rules::{KindIx, Rules};
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
            let kind = details
                .next("the id of the drawn tile")?
                .drawn_kind(rules)?;
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
    /// Returns the kind of tile that seats hold.
    pub(crate) fn seat_tile(&self, rules: &Rules) -> Result<KindIx> {
        match rules.seat_tile {
            Some(kind) => Ok(kind),
            None => self.question.refuse("no seat holds a tile in this game"),
        }
    }

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
        // Seats hold one kind of tile only.
        Decision::Abbey { .. } | Decision::FinalAbbey { .. } => Ok(()),
        Decision::LeaveQuarter { leaving: _, place } => write!(word, ":{place}"),
        Decision::Capture { tower } => write!(word, ":{}", state.board.tile(tower).cell),
        Decision::Exchange { holder, captured } => {
            write!(word, ":p{}:{}", holder.0, captured.name())
        }
        Decision::BuildBridge { is_late } => {
            write!(word, ":{}", if is_late { "late" } else { "early" })
        }
        Decision::CastleScoring { castle } => {
            let castle = spot_word(state, state.first_segment(castle));
            write!(word, ":{castle}")
        }
        Decision::Castle
        | Decision::Auction
        | Decision::Bid
        | Decision::BuyOrSell
        | Decision::TakeLot
        | Decision::FigureAction
        | Decision::Princess
        | Decision::MoveFairy
        | Decision::MoveDragon
        | Decision::Magic
        | Decision::ChooseScoring
        | Decision::EnterQuarter
        | Decision::MoveCount
        | Decision::SecondPart
        | Decision::MoveWagon
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
