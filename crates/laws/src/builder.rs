//! The builder's second part.

use carcas_engine::{
    BuilderTrigger, Cell, Decision, Event, FigureKind, Node, Rules, Seat, Spot, State,
};

use crate::verdict::{Verdict, law};
use crate::watch::Told;

/// The parts of the turn so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parts {
    n_parts: u32,
    is_earned: bool,
}

impl Parts {
    /// A second part needs a builder in the extended feature, and comes once.
    pub(crate) fn step(&mut self, rules: &Rules, told: &Told<'_>) -> Verdict {
        // In the abbey round every abbey is a part of its own.
        if let Node::Decide {
            decision: Decision::FinalAbbey { .. },
            ..
        } = told.before.node()
        {
            *self = Self::default();
        }
        for event in told.events {
            match *event {
                Event::TurnStarted { .. } => *self = Self::default(),
                Event::TilePlaced { seat, cell, .. } => {
                    self.n_parts += 1;
                    let n_parts = self.n_parts;
                    law!(n_parts <= 2, "a turn has {n_parts} parts");
                    let is_given = n_parts == 1 || self.is_earned;
                    law!(is_given, "a second part is played that no builder gives");
                    self.is_earned = n_parts == 1
                        && builders(told.before, seat).any(|spot| wakes(rules, told, spot, cell));
                }
                _ => {}
            }
        }
        let asks = matches!(
            told.after.node(),
            Node::Decide {
                decision: Decision::SecondPart,
                ..
            }
        );
        law!(
            !asks || self.is_earned && self.n_parts == 1,
            "a second part is offered that no builder gives"
        );
        let is_start = |event: &Event| matches!(event, Event::TurnStarted { .. });
        let has_ended = told.events.iter().any(is_start);
        law!(
            !has_ended || self.n_parts == 0,
            "a turn starts with a tile on the table"
        );
        Ok(())
    }
}

fn builders(state: &State, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
    let own = state
        .figures()
        .filter(move |figure| (figure.seat, figure.kind) == (seat, FigureKind::Builder));
    own.map(|builder| builder.spot)
}

/// Whether a tile on a cell wakes the builder at a spot: it is part of its feature, or completes it where that counts.
fn wakes(rules: &Rules, told: &Told<'_>, spot: Spot, cell: Cell) -> bool {
    let is_complete = |state: &State| {
        let feature = state.feature(rules, spot);
        feature.is_some_and(|feature| feature.is_complete())
    };
    let may_complete = rules.choices().builder_trigger == BuilderTrigger::ExtendOrComplete;
    reaches(rules, told.after, spot, cell)
        || may_complete && is_complete(told.after) && !is_complete(told.before)
}

/// Whether the feature at a spot has a segment on the tile of a cell.
fn reaches(rules: &Rules, state: &State, spot: Spot, cell: Cell) -> bool {
    let feature = state.feature(rules, spot);
    feature.is_some_and(|feature| state.spots_of(feature.ix).any(|other| other.cell == cell))
}
