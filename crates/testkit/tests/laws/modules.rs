//! A module that acts only through its tiles, and a switch without its module, do nothing.

use carcas_bots::Rng;
use carcas_engine::{Module, SWITCHES, Setup, Switch};
use carcas_testkit::{Seeds, random_full_setup};
use carcas_tiles::{Box, Printing};

use crate::laws::game::{Trial, legal_moves, take};

#[test]
fn gardens_do_nothing_in_the_first_printing() {
    same_games(|setup| {
        let boxes: Vec<Box> = setup.all_boxes().collect();
        for of in boxes {
            setup.use_printing(of, Printing::First);
        }
        let mut other = setup.clone();
        other.switch_off(Module::Garden);
        Some(other)
    });
}

#[test]
fn symbols_of_river_tiles_do_nothing_without_the_second_river() {
    same_games(|setup| {
        let other = changed(setup, "river-symbols", &["need-expansion", "always"]);
        (!setup.has_box(Box::River2)).then_some(other)
    });
}

#[test]
fn switches_of_the_river_do_nothing_without_it() {
    same_games(|setup| {
        let starts = [
            "discard",
            "after-river",
            "into-river-stack",
            "into-land-stack",
        ];
        let other = changed(setup, "river-start-tile", &starts);
        let other = changed(&other, "river-u-turn", &["immediate", "keep-corridor"]);
        let other = changed(&other, "river-volcano-turn", &["extra-turn", "none"]);
        let other = changed(&other, "river-with-count", &["attach-spring", "forbidden"]);
        let has_river = setup.has_box(Box::River1) || setup.has_box(Box::River2);
        (!has_river).then_some(other)
    });
}

#[test]
fn the_volcano_turn_does_nothing_without_the_volcano() {
    same_games(|setup| {
        let other = changed(setup, "river-volcano-turn", &["extra-turn", "none"]);
        (!setup.has_box(Box::River2)).then_some(other)
    });
}

#[test]
fn the_recall_of_complete_features_does_nothing_without_abbots() {
    same_games(|setup| {
        set(setup, "abbot", "off");
        let values = ["forbidden", "allowed"];
        Some(changed(setup, "abbot-recall-when-complete", &values))
    });
}

#[test]
fn the_final_scoring_of_inns_does_nothing_without_them() {
    same_games(|setup| {
        set(setup, "river-symbols", "need-expansion");
        let other = changed(setup, "inn-cathedral-final", &["zero", "ignore"]);
        (!setup.has_box(Box::InnsAndCathedrals)).then_some(other)
    });
}

/// Boxes, and how the switches begin that nothing but them asks for.
const SWITCHES_OF: [(Box, &[&str]); 5] = [
    (Box::TradersAndBuilders, &["builder-"]),
    (
        Box::PrincessAndDragon,
        &[
            "dragon-",
            "princess-",
            "portal-",
            "fairy-",
            "tunnel-",
            "deploy-on-dragon-tile",
        ],
    ),
    (Box::Count, &["count-"]),
    (Box::KingAndRobber, &["king-"]),
    (Box::MageAndWitch, &["mage-", "magic-"]),
];

#[test]
fn switches_of_a_box_do_nothing_without_it() {
    same_games(|setup| {
        let mut other = setup.clone();
        for (of, beginnings) in SWITCHES_OF {
            if setup.all_boxes().any(|added| added == of) {
                continue;
            }
            // The fairy's points are noted by this switch also where nobody asks for them.
            let is_its = |switch: &&Switch| {
                switch.key != "count-fairy-points"
                    && beginnings.iter().any(|one| switch.key.starts_with(one))
            };
            for switch in SWITCHES.iter().filter(is_its) {
                let offered = switch.values.iter();
                let offered = offered.filter(|value| !value.is_for_conformance());
                let values: Vec<&str> = offered.map(|value| value.0).collect();
                if values.len() > 1 {
                    other = changed(&other, switch.key, &values);
                }
            }
        }
        (other != *setup).then_some(other)
    });
}

/// Plays the same games with two setups and compares every node. `pair` prepares the first setup and returns the
/// second, or nothing if the setup is of no use.
fn same_games(pair: impl Fn(&mut Setup) -> Option<Setup> + Sync) {
    Seeds::from_env(150).for_each(|seed| {
        let mut rng = Rng::new(seed);
        let (setup, other) = loop {
            let mut setup = random_full_setup(&mut rng);
            if let Some(other) = pair(&mut setup) {
                break (setup, other);
            }
        };
        assert_ne!(setup, other, "the setups differ");
        let game = Trial::of_setup(&setup, rng.clone());
        let other = Trial::of_setup(&other, rng);
        let mut entries = game.play(|_, _| {}).into_iter();
        let mut state = other.start.clone();
        game.play(|expected, _| {
            assert!(state == *expected, "seed {seed}");
            assert_eq!(
                legal_moves(&other.rules, &state),
                legal_moves(&game.rules, expected)
            );
            if let Some(entry) = entries.next() {
                take(&other.rules, &mut state, entry);
            }
        });
    });
}

/// Returns the setup with another value of a switch.
fn changed(setup: &Setup, key: &str, values: &[&str]) -> Setup {
    let mut others = values.iter().map(|value| {
        let mut other = setup.clone();
        set(&mut other, key, value);
        other
    });
    let different = others.find(|other| other != setup);
    different.expect("the switch has two values")
}

fn set(setup: &mut Setup, key: &str, value: &str) {
    let done = setup.set(key, value);
    done.expect("the switch has this value");
}
