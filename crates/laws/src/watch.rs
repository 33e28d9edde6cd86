//! Laws about steps: some look at one step, some remember the game so far.

use carcas_engine::{Event, Move, Rules, State};

use crate::builder::Parts;
use crate::dragon::Journey;
use crate::tokens::Titles;
use crate::tower::Ransoms;
use crate::verdict::Verdict;
use crate::{count, dragon, flocks, parts, steps, tokens, tower};

/// What one step did.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// The node before.
    pub before: &'a State,
    /// The move, or nothing if a tile was drawn.
    pub played: Option<Move>,
    /// What happened.
    pub events: &'a [Event],
    /// The node after.
    pub after: &'a State,
}

/// Follows a game from its first node and holds every step to the laws.
#[derive(Clone, Debug)]
pub struct Watch {
    parts: Parts,
    journey: Journey,
    titles: Titles,
    ransoms: Ransoms,
}

impl Watch {
    /// Begins with the first node of a game.
    pub fn new(rules: &Rules, start: &State) -> Self {
        Self {
            parts: Parts::default(),
            journey: Journey::default(),
            titles: Titles::new(rules, start),
            ransoms: Ransoms::default(),
        }
    }

    /// Checks all laws that hold of a step. Every step has to be told.
    ///
    /// # Errors
    /// The first law that is broken.
    pub fn step(&mut self, rules: &Rules, told: &Told<'_>) -> Verdict {
        let remembered = [
            self.parts.step(rules, told),
            self.journey.step(rules, told),
            self.titles.step(rules, told),
            self.ransoms.step(told),
        ];
        steps::check(rules, told)?;
        dragon::check_tiles(rules, told)?;
        tokens::check_goods(rules, told)?;
        count::check(rules, told)?;
        tower::check(rules, told)?;
        flocks::check_step(rules, told)?;
        parts::check_step(rules, told)?;
        remembered.into_iter().collect()
    }
}
