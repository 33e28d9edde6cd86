//! Random setups over everything that can be played.

use std::sync::LazyLock;

use carcas_bots::Rng;
use carcas_engine::{Edition, Rules, SWITCHES, Setup};
use carcas_tiles::Box;

/// The boxes that are added, with their parts.
static BOXES: LazyLock<Vec<(Box, Vec<&'static str>)>> = LazyLock::new(|| {
    let boxes = Box::ALL.into_iter().filter(|&of| of != Box::Base);
    boxes.map(|of| (of, parts_of(of))).collect()
});

/// Returns a random setup that can be played: any preset and number of seats, any boxes, whole, in parts or as plain
/// landscape, any switches.
pub fn random_setup(rng: &mut Rng) -> Setup {
    let playable: Vec<Box> = Setup::playable_boxes().collect();
    random_setup_among(rng, &playable)
}

/// Returns a random setup that can be played, as [`random_setup`] does, but with the rules of some boxes only.
pub fn random_setup_among(rng: &mut Rng, playable: &[Box]) -> Setup {
    loop {
        let mut setup = any_setup(rng, playable);
        make_possible(&mut setup);
        if Rules::new(&setup).is_ok() {
            return setup;
        }
    }
}

/// Allows what the boxes and seats of a setup need; otherwise hardly any game would have all boxes.
pub(crate) fn make_possible(setup: &mut Setup) {
    let has_river = setup.has_box(Box::River1) || setup.has_box(Box::River2);
    let needed = [
        (
            setup.seats == 6 && !setup.has_box(Box::InnsAndCathedrals),
            ("sixth-player", "always"),
        ),
        (
            has_river && setup.has_box(Box::Count),
            ("river-with-count", "attach-spring"),
        ),
    ];
    for (_, (key, value)) in needed.into_iter().filter(|&(is_needed, _)| is_needed) {
        let set = setup.set(key, value);
        debug_assert!(set.is_ok(), "the switch offers this value");
    }
}

fn any_setup(rng: &mut Rng, playable: &[Box]) -> Setup {
    let edition = Edition::ALL[rng.below(Edition::ALL.len() as u32) as usize];
    let mut setup = Setup::new(edition, 1 + rng.below(6) as u8);
    // All boxes, or about one, two or three of them.
    let one_in = [1, 8, 4, 3, 2, 2][rng.below(6) as usize];
    for &(of, ref parts) in BOXES.iter() {
        let is_playable = playable.contains(&of);
        // The tiles of a box whose rules are not played are landscape at best.
        let is_added = match is_playable {
            true => rng.below(one_in) == 0,
            false => Setup::is_landscape(of) && rng.below(16) == 0,
        };
        if is_added {
            let parts = is_playable.then_some(parts.as_slice());
            add(&mut setup, rng, of, parts);
        }
    }
    if rng.below(10) == 0
        && [Box::TradersAndBuilders, Box::Count]
            .iter()
            .all(|of| playable.contains(of))
    {
        // What these two do together is rare.
        for of in [Box::TradersAndBuilders, Box::Count] {
            // A box that is there in parts stays as it is.
            if !setup.all_boxes().any(|other| other == of) {
                let added = setup.add_box(of.name());
                debug_assert!(added.is_ok(), "the box can be played");
            }
        }
    }
    // None, few or most switches differ from the edition.
    let share = [0, 1, 3, 6][rng.below(4) as usize];
    for switch in SWITCHES {
        if rng.below(8) >= share {
            continue;
        }
        let values = switch.values.iter();
        let offered: Vec<_> = values.filter(|value| !value.is_for_conformance()).collect();
        let value = offered[rng.below(offered.len() as u32) as usize].0;
        // A game without farmers shows less, so it is played less often.
        if (switch.key, value) != ("farmers", "off") || rng.below(4) == 0 {
            let set = setup.set(switch.key, value);
            debug_assert!(set.is_ok(), "the switch offers this value");
        }
    }
    setup
}

/// Adds a box: whole, some of its parts, or as plain landscape; only the last if its rules are not known.
fn add(setup: &mut Setup, rng: &mut Rng, of: Box, parts: Option<&[&str]>) {
    let name = match (parts, rng.below(8)) {
        (None, _) => format!("{}:none", of.name()),
        (_, 0) if Setup::is_landscape(of) => format!("{}:none", of.name()),
        (Some(parts), 1..4) if !parts.is_empty() => {
            let chosen = 1 + rng.below((1 << parts.len()) - 1);
            let names = parts.iter().enumerate();
            let names = names.filter(|(ix, _)| chosen >> ix & 1 == 1);
            let names: Vec<&str> = names.map(|(_, name)| *name).collect();
            format!("{}:{}", of.name(), names.join("+"))
        }
        _ => of.name().to_owned(),
    };
    let added = setup.add_box(&name);
    debug_assert!(added.is_ok(), "the box has these parts");
}

/// Returns the names of the parts that a box can be played in.
fn parts_of(of: Box) -> Vec<&'static str> {
    let mut setup = Setup::new(Edition::ZmanC2, 2);
    let rules = match setup.add_box(of.name()) {
        Ok(()) => Rules::new(&setup).ok(),
        Err(_) => None,
    };
    let Some(rules) = rules else {
        return Vec::new();
    };
    let mut parts = Vec::new();
    for module in rules.modules().iter() {
        let alone = format!("{}:{}", of.name(), module.name());
        if Setup::new(Edition::ZmanC2, 2).add_box(&alone).is_ok() {
            parts.push(module.name());
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_have_their_parts() {
        assert_eq!(parts_of(Box::KingAndRobber), ["king", "robber"]);
        assert_eq!(parts_of(Box::PrincessAndDragon).len(), 4);
        assert!(parts_of(Box::Count).is_empty() && parts_of(Box::Tower).is_empty());
    }

    #[test]
    fn every_box_preset_and_seat_count_comes_up() {
        let mut rng = Rng::new(1);
        let setups: Vec<Setup> = (0..400).map(|_| random_setup(&mut rng)).collect();
        for of in Setup::playable_boxes().skip(1) {
            assert!(setups.iter().any(|setup| setup.has_box(of)), "{of:?}");
        }
        for edition in Edition::ALL {
            assert!(setups.iter().any(|setup| setup.edition() == edition));
        }
        for seats in 1..=6 {
            assert!(setups.iter().any(|setup| setup.seats == seats));
        }
        let has_all = |setup: &&Setup| {
            let mut boxes = Setup::playable_boxes();
            boxes.all(|of| of == Box::Base || setup.has_box(of))
        };
        let n_full = setups.iter().filter(has_all).count();
        assert!(n_full >= 10, "{n_full} setups have all boxes");
    }
}
