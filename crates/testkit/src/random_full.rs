//! Random setups over every box and part that the engine plays, and starts for them.

use carcas_bots::Rng;
use carcas_engine::{Edition, KindIx, Position, Rules, Setup, State, Switch};
use carcas_tiles::{Box, Group, Printing, SegmentKind};

/// The boxes with the names of their parts; a box of one part is played whole or not at all.
const BOXES: [(Box, &[&str]); 8] = [
    (Box::River1, &[]),
    (Box::River2, &[]),
    (
        Box::InnsAndCathedrals,
        &["inns", "cathedrals", "large-follower"],
    ),
    (Box::TradersAndBuilders, &["goods", "builder", "pig"]),
    (
        Box::PrincessAndDragon,
        &["dragon", "princess", "portal", "fairy"],
    ),
    (Box::Count, &[]),
    (Box::KingAndRobber, &["king", "robber"]),
    (Box::MageAndWitch, &[]),
];

/// The switches of files 00, 01, 05, 10, 20, 30, 60, 61 and 70.
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
    "sixth-player",
    "builder-trigger",
    "builder-second-part",
    "princess-action",
    "fairy-after-princess",
    "fairy-placement",
    "fairy-after-volcano",
    "fairy-on-tile-points",
    "fairy-in-quarter",
    "dragon-move",
    "tunnel-fields",
    "orphan-builder-pig",
    "princess-targets",
    "portal-just-completed",
    "deploy-on-dragon-tile",
    "dragon-visited-scope",
    "dragon-eats-mage-witch",
    "dragon-carcassonne",
    "fairy-abbot-return-bonus",
    "count-deploy-in-double-turn",
    "count-final-quarters",
    "count-final-order",
    "count-multi-feature",
    "count-move",
    "count-abbot",
    "count-fairy-points",
    "king-robber-scoring",
    "king-counts-carcassonne",
    "king-counts-castles",
    "mage-on-zeroed-feature",
    "magic-join-on-magic-tile",
    "magic-unoccupied-completed",
];

/// Returns a random setup: any preset, 1 to 6 seats, any boxes with any of their parts; most setups change switches.
pub fn random_full_setup(rng: &mut Rng) -> Setup {
    let edition = Edition::ALL[rng.below(4) as usize];
    let mut setup = Setup::new(edition, 1 + rng.below(6) as u8);
    // All boxes, or about one, two or three of them.
    let one_in = [1, 8, 4, 3, 2, 2][rng.below(6) as usize];
    for (of, parts) in BOXES {
        if rng.below(one_in) == 0 {
            add(&mut setup, rng, of, parts);
        }
    }
    if rng.below(10) == 0 {
        // What these two do together is rare.
        for of in [Box::TradersAndBuilders, Box::Count] {
            // A box that is there in parts stays as it is.
            let is_there = setup.all_boxes().any(|other| other == of);
            if !is_there {
                let added = setup.add_box(of.name());
                added.expect("the box can be played");
            }
        }
    }
    let share = rng.below(4);
    for key in SWITCHES {
        if rng.below(4) >= share {
            continue;
        }
        let switch = Switch::from_key(key).expect("the switch is known");
        let values = switch.values.iter();
        let offered: Vec<_> = values.filter(|value| !value.is_for_conformance()).collect();
        let value = offered[rng.below(offered.len() as u32) as usize].0;
        // A game without farmers shows less, so it is played less often.
        if (*key, value) != ("farmers", "off") || rng.below(4) == 0 {
            set(&mut setup, key, value);
        }
    }
    if rng.below(8) == 0 {
        let (of, _) = BOXES[rng.below(8) as usize];
        setup.use_printing(of, Printing::ALL[rng.below(2) as usize]);
    }
    make_possible(&mut setup);
    setup
}

/// Adds a box: whole, some of its parts, or as plain landscape.
fn add(setup: &mut Setup, rng: &mut Rng, of: Box, parts: &[&str]) {
    let name = of.name();
    let name = match rng.below(8) {
        0 if Setup::is_landscape(of) => format!("{name}:none"),
        1..4 if !parts.is_empty() => {
            let chosen = 1 + rng.below((1 << parts.len()) - 1);
            let names = parts.iter().enumerate();
            let names = names.filter(|(ix, _)| chosen >> ix & 1 == 1);
            let names: Vec<&str> = names.map(|(_, name)| *name).collect();
            format!("{name}:{}", names.join("+"))
        }
        _ => name.to_owned(),
    };
    setup.add_box(&name).expect("the box has these parts");
}

/// Allows what the boxes and seats of a setup need.
fn make_possible(setup: &mut Setup) {
    if setup.seats == 6 && !setup.has_box(Box::InnsAndCathedrals) {
        set(setup, "sixth-player", "always");
    }
    let has_river = setup.has_box(Box::River1) || setup.has_box(Box::River2);
    if has_river && setup.has_box(Box::Count) {
        set(setup, "river-with-count", "attach-spring");
    }
}

fn set(setup: &mut Setup, key: &str, value: &str) {
    let done = setup.set(key, value);
    done.expect("the switch has this value");
}

/// Returns a game at its start, often with a part of the bag, so that what is rare happens often.
///
/// # Panics
/// If the engine refuses a part of its own bag.
pub fn random_full_start(rng: &mut Rng, rules: &Rules) -> State {
    let kept = kept_tiles(rng, rules);
    let mut position = Position::new(rules, true);
    let copies = |kind: KindIx| {
        let n = position.state().n_in_bag(rules, kind);
        std::iter::repeat_n(kind, n)
    };
    let all = rules.kinds().flat_map(copies);
    let bag: Vec<KindIx> = match kept {
        Kept::All => return State::new(rules),
        Kept::Some(one_in) => all.filter(|_| rng.below(one_in) == 0).collect(),
        Kept::Special(one_in) => all
            .filter(|&kind| is_special(rules, kind) || rng.below(one_in) == 0)
            .collect(),
    };
    position
        .bag(&bag)
        .expect("the bag is a part of the full one");
    let seat = rng.below(rules.n_seats() as u32) as u8;
    let begun = position.turn(carcas_engine::Seat(seat));
    begun.expect("the seat is in the game");
    position.finish().expect("no figure stands on the board")
}

/// Which tiles a bag keeps.
enum Kept {
    All,
    /// Every tile with this chance.
    Some(u32),
    /// All tiles with symbols, rivers and caps of cities, and the others with this chance.
    Special(u32),
}

fn kept_tiles(rng: &mut Rng, rules: &Rules) -> Kept {
    let n_tiles: usize = rules.kinds().map(|kind| rules.n_copies(kind)).sum();
    match rng.below(8) {
        // Large bags take long, so they are played whole less often.
        0..2 if n_tiles < 120 || rng.below(2) == 0 => Kept::All,
        0..4 => Kept::Some(2 << rng.below(3)),
        _ => Kept::Special(2 << rng.below(4)),
    }
}

/// Tells whether a tile has something that the base game does not know.
fn is_special(rules: &Rules, kind: KindIx) -> bool {
    let printed = rules.tile_kind(kind);
    let has_mark = printed
        .segments
        .iter()
        .any(|segment| !segment.marks.is_empty() || segment.goods.is_some());
    let is_monastery = printed
        .segments
        .iter()
        .any(|segment| segment.kind == SegmentKind::Monastery);
    !printed.symbols.is_empty() || has_mark || is_monastery || printed.group != Group::Land
}
