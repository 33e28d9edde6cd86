//! Why a shepherd may not be placed, or a flock not grow or be herded.

use super::{Asked, Refusal, because};
use crate::decision::Decision;
use crate::modules::shepherd;

impl Asked<'_> {
    /// Refuses growing or herding where nobody is asked for it.
    ///
    /// Rule: HS-08, HS-15, HS-67.
    pub(super) fn flock(&self) -> Refusal {
        if !shepherd::is_in_play(self.rules) {
            return self.untimely("BA-57", "there are no shepherds in this game");
        }
        if self.state.field_of_shepherd(self.seat).is_none() {
            return self.untimely("HS-08", "the seat has no shepherd on the board");
        }
        match self.decision {
            Decision::PlaceTile { .. } => self.untimely(
                "HS-08",
                "a flock grows or is herded when a tile of its own seat has enlarged its field",
            ),
            Decision::FigureAction if shepherd::field_to_tend(self.rules, self.state).is_some() => {
                self.untimely(
                    "HS-09",
                    "a flock grows or is herded after the figure action",
                )
            }
            Decision::FigureAction => self.untimely(
                "HS-08",
                "the tile did not enlarge the field of the own shepherd",
            ),
            _ => self.question(),
        }
    }

    /// Refuses a shepherd on the tile just placed.
    ///
    /// Rule: HS-04.
    pub(super) fn shepherd(&self) -> Refusal {
        because(
            "HS-04",
            "a shepherd stands in that field already",
            "choose a field of the tile just placed without one",
        )
    }

    /// Refuses a shepherd that is not in supply.
    pub(super) fn no_shepherd(&self) -> Refusal {
        self.untimely("HS-03", "the shepherd is not in the supply of the seat")
    }
}
