//! What a scenario says when it fails.

use std::fmt;

use carcas_engine::{Decision, Node, Rules, State};

use super::{Case, Scenario, StepLine};
use crate::lines::column;
use crate::moves::{name_of, write_move};
use crate::picture::{PictureOptions, legend, picture};

/// A line of a scenario that does not hold, with everything one needs to see why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The name of the scenario.
    pub name: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The case in which it failed, if the scenario has cases.
    pub case: Option<String>,
    /// The text of the line.
    pub text: String,
    /// What was expected and what came.
    pub message: String,
    /// The question asked, the legal moves and the board.
    pub situation: String,
}

impl Failure {
    pub(super) fn new(
        scenario: &Scenario,
        case: usize,
        line: &StepLine,
        (at, message): (usize, String),
        situation: String,
    ) -> Box<Self> {
        Box::new(Self {
            name: scenario.name.clone(),
            line: line.number,
            column: column(&line.text, at),
            case: scenario.cases.get(case).and_then(Case::label),
            text: line.text.trim_end().to_owned(),
            message,
            situation,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            name, line, column, ..
        } = self;
        writeln!(f, "{name}:{line}:{column}: {}", self.message)?;
        if let Some(case) = &self.case {
            writeln!(f, "in case {case}")?;
        }
        writeln!(f, "line {line}: {}", self.text)?;
        f.write_str(&self.situation)
    }
}

impl std::error::Error for Failure {}

/// Describes a state for people who look for an error.
pub(super) fn describe(rules: &Rules, state: &State, names: &[String]) -> String {
    let mut text = match state.node() {
        Node::Over => "the game is over\n".to_owned(),
        Node::Chance { draw } => format!(
            "{} is to draw {}; {} tiles are in the bag\n",
            name_of(names, state.active_seat()),
            draw.what(),
            state.bag_size()
        ),
        Node::Decide { seat, decision } => {
            let asked = match decision {
                Decision::PlaceTile { kind } => {
                    format!("where to place {}", rules.tile_kind(kind).id)
                }
                Decision::FigureAction => "for a figure action".to_owned(),
                other => format!("for a decision ({})", other.name()),
            };
            let mut legal = Vec::new();
            state.legal_moves(rules, &mut legal);
            let mut text = format!("{} is asked {asked}; legal moves:\n", name_of(names, seat));
            for legal in legal {
                text += &format!("  {}\n", write_move(rules, state, names, legal));
            }
            text
        }
    };
    text += &picture(rules, state, &PictureOptions::default());
    text += &legend(rules, state, names);
    text
}
