//! Why a shepherd may not be placed, or a flock not grow or be herded.

use crate::decision::Decision;
use crate::figure::FigureKind;
use crate::moves::{Move, Spot};
use crate::refusal::{Answer, Asked, Attempt, Refusal, asks, objections, wrong};

objections! {
    /// What shepherds object to.
    pub enum ShepherdObjection {
        /// The own flock grows or is herded now.
        MustTendFlock,
        /// The shepherd is not in the supply.
        NotInSupply,
        /// A shepherd stands in fields only.
        WrongGround,
        /// A shepherd goes on the tile placed in this part.
        NotOnPlacedTile,
        /// A shepherd stands in the field.
        Occupied,
        /// The seat has no shepherd on the board.
        NoShepherd,
        /// The tile has not enlarged the field of the seat's shepherd.
        NotEnlarged,
        /// A flock grows or is herded after the figure action.
        AfterFigure,
    }
}

use ShepherdObjection as No;

pub(super) fn refuse(asked: &Asked<'_>, attempt: Attempt) -> Option<Refusal> {
    let is_asked = asked.decision == Decision::Flock;
    match attempt {
        Attempt::Question => is_asked.then(|| asks("HS-75", No::MustTendFlock, Answer::TendFlock)),
        Attempt::Move(Move::Grow | Move::Herd) => Some(flock(asked)),
        Attempt::Move(Move::PlaceFigure {
            figure: FigureKind::Shepherd,
            spot,
        }) => placement(asked, spot),
        Attempt::Move(_) | Attempt::Seat | Attempt::Draw => None,
    }
}

/// Rule: HS-08, HS-09, HS-15.
fn flock(asked: &Asked<'_>) -> Refusal {
    if asked.state.field_of_shepherd(asked.seat).is_none() {
        return asked.untimely("HS-08", No::NoShepherd);
    }
    let is_due = super::field_to_tend(asked.rules, asked.state).is_some();
    match asked.decision {
        Decision::FigureAction if is_due => asked.untimely("HS-09", No::AfterFigure),
        _ => asked.untimely("HS-08", No::NotEnlarged),
    }
}

/// Rule: HS-03, HS-04, HS-53.
fn placement(asked: &Asked<'_>, spot: Spot) -> Option<Refusal> {
    let figure = FigureKind::Shepherd;
    if asked.decision == Decision::FigureAction && asked.n_in_supply(figure) == 0 {
        return Some(asked.untimely("HS-03", No::NotInSupply));
    }
    let placing = asked.placing(figure, spot)?;
    if placing.is_wrong_ground() {
        return Some(wrong("HS-03", No::WrongGround));
    }
    if !placing.is_right_ground() {
        return None;
    }
    if !placing.is_on_placed_tile {
        let rule = if placing.spots.everywhere {
            "HS-53"
        } else {
            "HS-03"
        };
        return Some(wrong(rule, No::NotOnPlacedTile));
    }
    let is_barred = !placing.spots.placed_tile || placing.spots.barred == Some(placing.tile);
    let is_taken = !is_barred && asked.state.has_shepherd(placing.feature);
    is_taken.then(|| wrong("HS-04", No::Occupied))
}
