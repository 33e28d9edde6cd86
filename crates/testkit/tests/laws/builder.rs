//! The builder's second part.

use carcas_engine::{Decision, Event, FigureKind, Node, Rules, Seat, Spot, State};
use carcas_testkit::Seeds;
use carcas_tiles::Box;

use crate::game::Game;

#[test]
fn a_second_part_needs_a_builder_in_the_extended_feature_and_comes_once() {
    Seeds::from_env(300).for_each(|seed| {
        let game = Game::full_of(seed, |setup| setup.has_box(Box::TradersAndBuilders));
        let rules = &game.rules;
        let mut n_parts = 0;
        let mut is_earned = false;
        game.play_told(|told| {
            for event in told.events {
                match *event {
                    Event::TurnStarted { .. } => (n_parts, is_earned) = (0, false),
                    Event::TilePlaced { seat, cell, .. } => {
                        n_parts += 1;
                        assert!(n_parts <= 2, "a turn has two parts at most");
                        assert!(n_parts == 1 || is_earned, "a builder gives the second part");
                        is_earned = n_parts == 1
                            && builders(told.before, seat)
                                .any(|spot| reaches(rules, told.after, spot, cell));
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
            assert!(
                !asks || is_earned && n_parts == 1,
                "nothing gives a second part"
            );
            let has_ended = told
                .events
                .iter()
                .any(|event| matches!(event, Event::TurnStarted { .. }));
            if has_ended {
                assert!(n_parts == 0);
            }
        });
    });
}

fn builders(state: &State, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
    let own = state
        .figures()
        .filter(move |figure| (figure.1, figure.2) == (seat, FigureKind::Builder));
    own.map(|(.., spot)| spot)
}

/// Tells whether the feature at a spot has a segment on the tile of a cell.
fn reaches(rules: &Rules, state: &State, spot: Spot, cell: carcas_engine::Cell) -> bool {
    let feature = state
        .feature(rules, spot)
        .expect("a builder stands on a segment");
    state.spots_of(feature.ix).any(|other| other.cell == cell)
}
