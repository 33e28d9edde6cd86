//! Why a tile cannot be drawn.

use super::{Asked, Attempt, BaseObjection, Refusal, Remedy, because};
use crate::game::{Draw, Node, Outcome};
use crate::rules::{KindIx, Rules};
use crate::state::State;

impl State {
    /// Says why a tile cannot be drawn here, or nothing if it can or if the game is over.
    pub fn draw_refusal(&self, rules: &Rules, refused: Outcome) -> Option<Refusal> {
        match self.node() {
            Node::Over => None,
            Node::Decide { .. } => Some(Asked::now(rules, self)?.explain(Attempt::Draw)),
            Node::Chance {
                draw: Draw::Tile | Draw::Lot,
            } => match refused {
                Outcome::Tile(kind) if self.can_draw(rules, kind) => None,
                Outcome::Tile(kind) => Some(self.tile_refusal(rules, kind)),
                Outcome::Token(_) => Some(another("BA-05", BaseObjection::TokenForTile)),
            },
            Node::Chance { draw: Draw::Flock } => match refused {
                Outcome::Token(token) if self.can_draw_token(token) => None,
                Outcome::Token(_) => Some(another("HS-01", BaseObjection::NoneInTokenBag)),
                Outcome::Tile(_) => Some(another("HS-06", BaseObjection::TileForToken)),
            },
        }
    }

    fn tile_refusal(&self, rules: &Rules, kind: KindIx) -> Refusal {
        let mut modules = rules.seams.refuse_draw.iter().rev();
        let refusal = modules.find_map(|refuse| refuse(rules, self, kind));
        refusal.unwrap_or_else(|| match self.n_in_bag(rules, kind) {
            0 => another("BA-03", BaseObjection::NoneInBag),
            _ => another("BA-03", BaseObjection::DrawnLater),
        })
    }
}

/// Refuses a draw of which another would be right.
pub(crate) fn another(
    rule: &'static str,
    objection: impl Into<crate::modules::Objection>,
) -> Refusal {
    because(rule, objection, Remedy::DrawAnother)
}
