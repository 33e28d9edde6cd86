//! Mage and witch keep apart and leave what is complete.

use carcas_engine::{Decision, MagicUnoccupiedCompleted, Neutral, Node, State};
use carcas_testkit::Seeds;
use carcas_tiles::{Box, SegmentKind};

use crate::game::Game;

#[test]
fn mage_and_witch_never_share_a_feature_nor_stay_on_a_complete_one() {
    Seeds::from_env(200).for_each(|seed| {
        let game = Game::full_of(seed, |setup| setup.has_box(Box::MageAndWitch));
        let rules = &game.rules;
        let may_stay =
            rules.choices().magic_unoccupied_completed == MagicUnoccupiedCompleted::Stays;
        let feature = |state: &State, neutral| {
            let spot = state.neutral(rules, neutral)?;
            state.feature(rules, spot)
        };
        game.play(|state, _| {
            let is_magic_step = matches!(
                state.node(),
                Node::Decide {
                    decision: Decision::Magic,
                    ..
                }
            );
            let both = [Neutral::Mage, Neutral::Witch].map(|neutral| feature(state, neutral));
            for one in both.iter().flatten() {
                assert!(matches!(one.kind, SegmentKind::Road | SegmentKind::City));
                if matches!(state.node(), Node::Chance | Node::Over) && !may_stay {
                    assert!(!one.is_complete(), "a complete feature lets it go");
                }
            }
            if let [Some(mage), Some(witch)] = both {
                assert!(is_magic_step || mage.ix != witch.ix, "they are apart");
            }
        });
    });
}
