//! Mage and witch keep apart and leave what is complete.

use carcas_engine::{Decision, Draw, MagicUnoccupiedCompleted, Neutral, Node, Rules, State};
use carcas_tiles::SegmentKind;

use crate::verdict::{Verdict, law};

/// Mage and witch never share a feature nor stay on a complete one.
pub(crate) fn check(rules: &Rules, state: &State) -> Verdict {
    let may_stay = rules.choices().magic_unoccupied_completed == MagicUnoccupiedCompleted::Stays;
    let is_turn_over = matches!(state.node(), Node::Chance { draw: Draw::Tile } | Node::Over);
    let is_magic_step = matches!(
        state.node(),
        Node::Decide {
            decision: Decision::Magic,
            ..
        }
    );
    let both = [Neutral::Mage, Neutral::Witch].map(|neutral| {
        let spot = state.neutral(neutral)?;
        state.feature(rules, spot)
    });
    for one in both.iter().flatten() {
        let kind = one.kind;
        let is_open_to_magic = matches!(kind, SegmentKind::Road | SegmentKind::City);
        law!(is_open_to_magic, "mage or witch stands on {kind:?}");
        law!(
            !is_turn_over || may_stay || !one.is_complete(),
            "mage or witch stays on a complete feature"
        );
    }
    if let [Some(mage), Some(witch)] = both {
        law!(
            is_magic_step || mage.ix != witch.ix,
            "mage and witch share a feature"
        );
    }
    Ok(())
}
