//! Random setups, bags and draws.

use carcas_bots::Rng;
use carcas_engine::{Edition, Outcome, Rules, Setup, State, Switch};
use carcas_tiles::{Box, KindId, Printing, Side, Terrain, catalogue};

/// The switches of files 00, 01 and 05, and the one of file 10 that the inn of River II asks for.
const SWITCHES: &[&str] = &[
    "farmer-scoring",
    "small-city-scoring",
    "farmers",
    "tile-art",
    "abbot",
    "abbot-recall-when-complete",
    "river-start-tile",
    "river-u-turn",
    "river-volcano-turn",
    "river-symbols",
    "river-with-count",
    "inn-cathedral-final",
];

/// The boxes whose tiles can be plain landscape: shapes that the base game does not have.
const LANDSCAPES: [Box; 8] = [
    Box::InnsAndCathedrals,
    Box::TradersAndBuilders,
    Box::PrincessAndDragon,
    Box::Tower,
    Box::AbbeyAndMayor,
    Box::KingAndRobber,
    Box::MageAndWitch,
    Box::BridgesCastlesAndBazaars,
];

/// Returns a random setup: any preset, 1 to 6 seats, any rivers; half of the setups change switches at random, and some
/// have more tiles as plain landscape.
pub fn random_setup(rng: &mut Rng) -> Setup {
    let edition = Edition::ALL[rng.below(4) as usize];
    let mut setup = Setup::new(edition, 1 + rng.below(6) as u8);
    if setup.seats == 6 {
        set(&mut setup, "sixth-player", "always");
    }
    let rivers = rng.below(4);
    for (ix, of) in [Box::River1, Box::River2].into_iter().enumerate() {
        if rivers >> ix & 1 == 1 {
            let added = setup.add_box(of.name());
            added.expect("both rivers can be played");
        }
    }
    if rng.below(2) == 0 {
        for key in SWITCHES {
            let switch = Switch::from_key(key).expect("the switch is known");
            let values = switch.values.iter();
            let offered: Vec<_> = values.filter(|value| !value.is_for_conformance()).collect();
            let value = offered[rng.below(offered.len() as u32) as usize].0;
            // A game without farmers or abbots shows less, so it is played less often.
            if value != "off" || rng.below(3) == 0 {
                set(&mut setup, key, value);
            }
        }
        if rng.below(4) == 0 {
            let of = [Box::Base, Box::River1, Box::River2][rng.below(3) as usize];
            setup.use_printing(of, Printing::ALL[rng.below(2) as usize]);
        }
    }
    stress(&mut setup, rng);
    if rng.below(6) == 0 {
        for _ in 0..1 + rng.below(3) {
            let of = LANDSCAPES[rng.below(LANDSCAPES.len() as u32) as usize];
            let added = setup.add_box(&format!("{}:none", of.name()));
            added.expect("the box can be plain landscape");
        }
    }
    setup
}

/// Now and then brings together switches whose effects meet rarely.
fn stress(setup: &mut Setup, rng: &mut Rng) {
    match rng.below(16) {
        0 => {
            set(setup, "abbot", "on");
            set(setup, "abbot-recall-when-complete", "allowed");
        }
        1..4 => {
            let added = setup.add_box(Box::River2.name());
            added.expect("the river can be played");
            set(setup, "river-symbols", "always");
            let scoring = ["first-edition", "city-majority-three", "second-edition"];
            set(setup, "farmer-scoring", scoring[rng.below(3) as usize]);
            set(setup, "farmers", "on");
        }
        4 => {
            // The only box with pennants in cities of one side.
            let added = setup.add_box(&format!("{}:none", Box::AbbeyAndMayor.name()));
            added.expect("the box can be plain landscape");
            set(setup, "small-city-scoring", "two-points");
        }
        _ => {}
    }
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
    let outcome = state.outcome_at(rules, rng.below(state.total_weight()));
    outcome.expect("every point below the total weight is an outcome")
}
