//! Why the dragon does not move, and what it keeps figures and tiles from.

use carcas_tiles::{Side, Symbol};

use super::obstacle;
use crate::decision::Decision;
use crate::event::Obstacle;
use crate::geometry::Cell;
use crate::moves::{Move, Spot};
use crate::neutral::Neutral;
use crate::refusal::{
    Answer, Asked, Attempt, Refusal, Remedy, another, asks, because, objections, wrong,
};
use crate::rules::{DragonVisitedScope, KindIx, Rules};
use crate::state::State;

objections! {
    /// What the dragon objects to.
    pub enum DragonObjection {
        /// The dragon must move.
        MustMove,
        /// The seats move the dragon in turn.
        InTurn,
        /// The dragon moves on its journey only.
        NoJourney,
        /// The dragon moves to a tile beside its own.
        NotBeside,
        /// The fairy keeps the dragon off her tile.
        FairyThere,
        /// The dragon has been there on this journey.
        VisitedOnJourney,
        /// The dragon has been there in this turn.
        VisitedInTurn,
        /// The dragon does not enter that part of the city of Carcassonne.
        Carcassonne,
        /// The dragon moves to tiles, not beside figures.
        NotBesideFigures,
        /// The dragon never leaves the board.
        StaysOnBoard,
        /// No figure goes on a volcano in the part of its tile.
        FreshVolcano,
        /// Nobody is placed beside the dragon.
        OnPlacedTile,
        /// What was set aside waits for a volcano.
        SetAside,
    }
}

use DragonObjection as Dragon;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    const DRAGON: Neutral = Neutral::Dragon;
    let is_asked = asked.decision == Decision::MoveDragon;
    match attempt {
        Attempt::Question => is_asked.then(|| asks("PD-19", Dragon::MustMove, Answer::MoveDragon)),
        Attempt::Seat => is_asked.then(|| because("PD-15", Dragon::InTurn, Remedy::Wait)),
        Attempt::Move(Move::MoveNeutral {
            neutral: DRAGON,
            to,
        }) => Some(journey(asked, to)),
        Attempt::Move(Move::PutBeside {
            neutral: DRAGON, ..
        }) => Some(asked.untimely("PD-16", Dragon::NotBesideFigures)),
        Attempt::Move(Move::PutAside { neutral: DRAGON }) => {
            Some(asked.untimely("PD-11", Dragon::StaysOnBoard))
        }
        Attempt::Move(Move::PlaceFigure { figure, spot }) => {
            let placing = asked.placing(figure, spot)?;
            if !placing.is_right_ground() || !placing.is_on_placed_tile {
                None
            } else if asked.state.has_placed(asked.rules, Symbol::Volcano) {
                Some(asked.untimely("PD-05", Dragon::FreshVolcano))
            } else {
                let is_barred = placing.spots.barred == Some(placing.tile);
                is_barred.then(|| asked.untimely("PD-A03", Dragon::OnPlacedTile))
            }
        }
        Attempt::Move(_) | Attempt::Draw => None,
    }
}

/// Rule: PD-14, PD-16 to PD-18, PD-93.
fn journey(asked: &Asked<'_>, to: Spot) -> Refusal {
    let (Decision::MoveDragon, Some(at)) =
        (asked.decision, asked.state.neutrals.tile(Neutral::Dragon))
    else {
        return asked.untimely("PD-14", Dragon::NoJourney);
    };
    let cell = asked.state.board.tile(at).cell;
    let is_ahead = |ahead: Cell| Side::ALL.into_iter().any(|side| cell.step(side) == ahead);
    if !is_ahead(to.cell) {
        return wrong("PD-16", Dragon::NotBeside);
    }
    match obstacle(asked.rules, asked.state, to.cell) {
        // A move that names a segment of the right tile is answered with how to name the tile.
        Some(Obstacle::NoTile) | None => wrong("PD-16", Dragon::NotBeside),
        Some(Obstacle::Fairy) => wrong("PD-18", Dragon::FairyThere),
        Some(Obstacle::Visited) => match asked.rules.choices().dragon_visited_scope {
            DragonVisitedScope::Journey => wrong("PD-17", Dragon::VisitedOnJourney),
            DragonVisitedScope::Turn => wrong("PD-17", Dragon::VisitedInTurn),
        },
        Some(Obstacle::Carcassonne) => wrong("PD-93", Dragon::Carcassonne),
    }
}

/// Rule: PD-09.
pub(super) fn refuse_draw(rules: &Rules, state: &State, kind: KindIx) -> Option<Refusal> {
    let is_aside = state.n_in_bag(rules, kind) == 0 && state.n_aside(rules, kind) > 0;
    is_aside.then(|| another("PD-09", Dragon::SetAside))
}
