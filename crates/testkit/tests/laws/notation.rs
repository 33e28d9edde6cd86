//! The text of a move says all about it.

use carcas_engine::{Decision, Move, Node};
use carcas_testkit::Seeds;
use carcas_tiles::Rotation;

use crate::laws::game::{Trial, legal_moves};

#[test]
fn every_printed_rotation_is_read_as_the_canonical_one() {
    Seeds::from_env(100).for_each(|seed| {
        let game = Trial::new(seed);
        let rules = &game.rules;
        game.play(|state, _| {
            let Node::Decide {
                decision: Decision::PlaceTile { kind },
                ..
            } = state.node()
            else {
                return;
            };
            let printed = rules.tile_kind(kind);
            for legal in legal_moves(rules, state) {
                let Move::PlaceTile { cell, rotation } = legal else {
                    // Ransom is paid beside the question.
                    assert!(
                        matches!(legal, Move::Ransom { .. }),
                        "{legal:?} places no tile"
                    );
                    continue;
                };
                assert_eq!(rules.canonical_rotation(kind, rotation), rotation);
                let alike = Rotation::ALL
                    .into_iter()
                    .filter(|&other| rules.canonical_rotation(kind, other) == rotation);
                for other in alike {
                    for name in [&printed.id, &printed.alias] {
                        let text = format!("tile {name} {cell} r{}", other.degrees());
                        assert_eq!(state.parse_move(rules, &text), Ok(legal), "{text}");
                    }
                }
            }
        });
    });
}

#[test]
fn no_text_makes_the_parser_panic() {
    Seeds::from_env(100).for_each(|seed| {
        let game = Trial::new(seed);
        game.play(|state, rng| {
            let moves = legal_moves(&game.rules, state);
            let Some(&legal) = moves.first() else { return };
            let mut text = state.move_name(&game.rules, legal);
            for _ in 0..8 {
                let at = rng.below(text.len() as u32 + 1) as usize;
                let letters = ["é", " ", "0", "-", ",", "r", ":", "p9", "99999"];
                if text.is_char_boundary(at) {
                    text.insert_str(at, letters[rng.below(9) as usize]);
                }
                if let Err(error) = state.parse_move(&game.rules, &text) {
                    assert!(error.at <= text.len() && text.is_char_boundary(error.at));
                }
            }
        });
    });
}
