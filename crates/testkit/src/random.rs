//! Random setups, bags and draws.

use carcas_bots::Rng;
use carcas_engine::{Outcome, Rules, Setup, State};
use carcas_laws::random_setup_among;
use carcas_tiles::{Box, KindId, Printing, Side, Terrain, catalogue};

/// Returns a random setup of base, abbot and rivers; other boxes are plain landscape at best.
pub fn random_setup(rng: &mut Rng) -> Setup {
    let mut setup = random_setup_among(rng, &[Box::River1, Box::River2]);
    stress(&mut setup, rng);
    change_printing(&mut setup, rng);
    setup
}

/// Returns a random setup of any boxes.
pub fn random_full_setup(rng: &mut Rng) -> Setup {
    let mut setup = carcas_laws::random_setup(rng);
    change_printing(&mut setup, rng);
    setup
}

/// Now and then takes a box from the other printing, which a record cannot.
fn change_printing(setup: &mut Setup, rng: &mut Rng) {
    if rng.below(8) == 0 {
        let boxes: Vec<Box> = setup.all_boxes().collect();
        let of = boxes[rng.below(boxes.len() as u32) as usize];
        setup.use_printing(of, Printing::ALL[rng.below(2) as usize]);
    }
}

/// Now and then brings together switches whose effects meet rarely.
fn stress(setup: &mut Setup, rng: &mut Rng) {
    match rng.below(16) {
        0 => {
            set(setup, "abbot", "on");
            set(setup, "abbot-recall-when-complete", "allowed");
        }
        1..4 => {
            add(setup, Box::River2.name());
            set(setup, "river-symbols", "always");
            let scoring = ["first-edition", "city-majority-three", "second-edition"];
            set(setup, "farmer-scoring", scoring[rng.below(3) as usize]);
            set(setup, "farmers", "on");
        }
        4 => {
            // The only box with pennants in cities of one side.
            add(setup, &format!("{}:none", Box::AbbeyAndMayor.name()));
            set(setup, "small-city-scoring", "two-points");
        }
        // Arms of two rivers come near each other.
        5..9 => {
            add(setup, Box::River1.name());
            add(setup, Box::River2.name());
        }
        _ => {}
    }
}

/// Adds a box unless it is there.
fn add(setup: &mut Setup, name: &str) {
    let added = setup.add_box(name);
    added.expect("the box can be played");
}

fn set(setup: &mut Setup, key: &str, value: &str) {
    let done = setup.set(key, value);
    done.expect("the switch has this value");
}

/// Returns the setup in the words of the command line.
pub fn describe(setup: &Setup) -> String {
    let mut text = format!("--rules {} --seats {}", setup.edition().name(), setup.seats);
    for name in setup.box_names() {
        text += &format!(" --with {name}");
    }
    for (key, value) in setup.overrides() {
        text += &format!(" --set {key}={value}");
    }
    for of in setup.all_boxes() {
        text += &format!(" [{} {}]", of.name(), setup.printing(of).name());
    }
    text
}

/// Returns a part of a bag, or nothing for the whole bag. Odd bags make tiles fit nowhere.
pub(crate) fn random_bag(rng: &mut Rng, bag: &[KindId]) -> Option<Vec<KindId>> {
    let n_sides = |kind: KindId, terrain| {
        let kind = catalogue().kind(kind);
        let sides = Side::ALL.into_iter();
        sides.filter(|&side| kind.terrain(side) == terrain).count()
    };
    let is_river = |kind: KindId| n_sides(kind, Terrain::River) > 0;
    let one_in = |rng: &mut Rng, n| rng.below(n) == 0;
    let kept = match rng.below(11) {
        // Few tiles of any kind.
        0 => {
            let n = 4 << rng.below(3);
            keep(bag, |_| one_in(rng, n))
        }
        // All copies of few kinds.
        1 => {
            let n_kinds = 1 + rng.below(4);
            let pick = |_| bag[rng.below(bag.len() as u32) as usize];
            let kinds: Vec<KindId> = (0..n_kinds).map(pick).collect();
            keep(bag, |kind| kinds.contains(&kind))
        }
        // Much city.
        2 => keep(bag, |kind| {
            n_sides(kind, Terrain::City) >= 3 || one_in(rng, 10)
        }),
        // Few kinds of side, many that match nothing.
        3 => keep(bag, |kind| {
            n_sides(kind, Terrain::City) == 4
                || n_sides(kind, Terrain::Road) >= 3
                || n_sides(kind, Terrain::Field) == 4
        }),
        // The whole river and little land.
        4 => keep(bag, |kind| is_river(kind) || one_in(rng, 10)),
        // A broken river and half of the land.
        5 => keep(bag, |_| one_in(rng, 2)),
        // The tiles that fit worst.
        6 => keep(bag, |kind| n_sides(kind, Terrain::City) == 4),
        _ => return None,
    };
    Some(kept)
}

fn keep(bag: &[KindId], mut is_kept: impl FnMut(KindId) -> bool) -> Vec<KindId> {
    bag.iter().copied().filter(|&kind| is_kept(kind)).collect()
}

/// Draws a tile: each copy, or now and then each kind, with the same chance.
///
/// # Panics
/// If no draw is open.
pub fn random_outcome(rules: &Rules, state: &State, rng: &mut Rng) -> Outcome {
    if rng.below(4) == 0 {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        return outcomes[rng.below(outcomes.len() as u32) as usize].0;
    }
    let outcome = state.sample(rules, |n| rng.below(n));
    outcome.expect("every point below the total weight is an outcome")
}
