//! Why a tile cannot be drawn.

use carcas_tiles::Group;

use super::{Asked, Refusal, because};
use crate::decision::Decision;
use crate::game::{Draw, Node, Outcome};
use crate::modules::count::Leaving;
use crate::rules::{KindIx, Rules};
use crate::state::State;

impl State {
    /// Says why a tile cannot be drawn here, or nothing if it can or if the game is over.
    pub fn draw_refusal(&self, rules: &Rules, refused: Outcome) -> Option<Refusal> {
        match self.node() {
            Node::Over => None,
            Node::Decide { seat, decision } => {
                let asked = Asked {
                    rules,
                    state: self,
                    seat,
                    decision,
                };
                Some(asked.draw())
            }
            Node::Chance { draw: Draw::Tile } => match refused {
                Outcome::Tile(kind) => self.tile_refusal(rules, kind),
                Outcome::Token(_) => Some(because(
                    "BA-05",
                    "a part begins with a tile, and this is a token",
                    "draw a tile",
                )),
            },
            Node::Chance { draw: Draw::Flock } => match refused {
                Outcome::Token(token) if self.can_draw_token(token) => None,
                Outcome::Token(_) => Some(because(
                    "HS-01",
                    "no such token is in the token bag",
                    "draw another token",
                )),
                Outcome::Tile(_) => Some(because(
                    "HS-06",
                    "a token for the flock is drawn first, and this is a tile",
                    "draw a token: sheep-1, sheep-2, sheep-3, sheep-4 or wolf",
                )),
            },
        }
    }

    fn tile_refusal(&self, rules: &Rules, kind: KindIx) -> Option<Refusal> {
        if self.can_draw(rules, kind) {
            None
        } else if self.n_in_bag(rules, kind) == 0 {
            Some(self.none_in_bag(rules, kind))
        } else {
            Some(self.drawn_later(rules, kind))
        }
    }

    fn none_in_bag(&self, rules: &Rules, kind: KindIx) -> Refusal {
        match self.n_aside(rules, kind) {
            0 => because(
                "BA-03",
                "no copy of it is left in the bag",
                "draw another tile",
            ),
            _ => because(
                "PD-09",
                "no copy of it is left in the bag, and what was set aside waits for a volcano",
                "draw another tile",
            ),
        }
    }

    /// Refuses a tile that is in the bag, but comes after others.
    fn drawn_later(&self, rules: &Rules, kind: KindIx) -> Refusal {
        let group = |kind: KindIx| rules.kind(kind).group;
        let open = &rules.slots[rules.pools[usize::from(self.flow.pool)].clone()];
        let holds = |wanted: Group| open.iter().any(|slot| group(slot.kind) == wanted);
        let of_river = [Group::Fork, Group::River, Group::Lake];
        if !of_river.into_iter().any(holds) {
            return because(
                "RV-01",
                "in this game the usual start tile is the first land tile",
                "draw it",
            );
        }
        if !of_river.contains(&group(kind)) {
            return because(
                "RV-05",
                "no land tile is drawn before the last river tile",
                "draw a river tile",
            );
        }
        let rule = river_order(rules);
        match holds(Group::Fork) {
            true => because(rule, "the fork is the first river tile", "draw the fork"),
            false => because(
                rule,
                "the lake is the last river tile",
                "draw another river tile",
            ),
        }
    }
}

/// Returns the rule that orders the river tiles: there is one for each river and one for both.
///
/// Rule: RV-02, RV-03, RV-04.
fn river_order(rules: &Rules) -> &'static str {
    let n_tiles = |wanted: Group| -> u8 {
        let slots = rules.slots.iter();
        slots
            .filter(|slot| rules.kind(slot.kind).group == wanted)
            .map(|slot| slot.n_tiles)
            .sum()
    };
    // Between fork and lake River II has nine tiles, and River I brings more.
    match (n_tiles(Group::Fork), n_tiles(Group::River)) {
        (0, _) => "RV-02",
        (_, ..=9) => "RV-03",
        _ => "RV-04",
    }
}

impl Asked<'_> {
    /// Why no tile at all is drawn while a seat is asked.
    fn draw(&self) -> Refusal {
        match self.decision {
            Decision::PlaceTile { .. } => self.untimely("BA-05", "a drawn tile waits to be placed"),
            Decision::SecondPart => self.untimely("TB-17", "the second part begins with taking it"),
            Decision::LeaveQuarter {
                leaving: Leaving::Final,
                ..
            } => self.untimely("BA-45", "the last tile has been placed"),
            _ => self.untimely("BA-05", "a part has one tile, and it lies already"),
        }
    }
}
