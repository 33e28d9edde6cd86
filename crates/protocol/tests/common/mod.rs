//! Random games for the tests of this crate.
#![allow(dead_code, unreachable_pub, reason = "every test uses a part of it")]

use carcas_bots::{Rng, random_move};
use carcas_engine::{Edition, Event, Log, Move, Node, Rules, SWITCHES, Setup, State};
use carcas_laws::is_deep;
use carcas_tiles::Box;

/// Returns how many games are played of each setup: `CARCAS_GAMES`, or the usual number.
pub fn seeds(usual: u64) -> u64 {
    let wanted = std::env::var("CARCAS_GAMES").ok();
    wanted.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Returns setups of all boxes in every preset with 1 to 6 seats, each with so many seeds; daily every number of seats and every preset
/// once or twice, not each with each.
pub fn all_boxes(n_seeds: u64) -> Vec<(Setup, u64)> {
    all_boxes_of(n_seeds, is_deep())
}

/// Returns those of a deep run or of a daily one; samples that are files must not depend on which it is.
pub fn all_boxes_of(n_seeds: u64, is_deep: bool) -> Vec<(Setup, u64)> {
    let mut setups = Vec::new();
    for (ix, edition) in Edition::ALL.into_iter().enumerate() {
        for seats in 1..=6 {
            if !is_deep && (ix + usize::from(seats)) % Edition::ALL.len() != 0 {
                continue;
            }
            let setup = setup_of(edition, seats, |_| true);
            setups.extend((0..n_seeds).map(|seed| (setup.clone(), seed)));
        }
    }
    setups
}

/// Returns setups of each box alone in every preset, daily in one, and of all boxes with random values of all switches.
pub fn other_setups(n_seeds: u64) -> Vec<(Setup, u64)> {
    other_setups_of(n_seeds, is_deep())
}

/// Returns those of a deep run or of a daily one.
pub fn other_setups_of(n_seeds: u64, is_deep: bool) -> Vec<(Setup, u64)> {
    let mut setups = Vec::new();
    for (ix, edition) in Edition::ALL.into_iter().enumerate() {
        for (nth, of) in Setup::playable_boxes().enumerate() {
            if !is_deep && (ix + nth) % Edition::ALL.len() != 0 {
                continue;
            }
            let setup = setup_of(edition, 2, |other| other == of);
            setups.extend((0..n_seeds).map(|seed| (setup.clone(), seed)));
        }
    }
    let n_random = if is_deep { 24 } else { 8 };
    for seed in 0..n_random * n_seeds {
        let mut rng = Rng::new(seed);
        let mut setup = setup_of(Edition::ZmanC2, 1 + rng.below(6) as u8, |_| true);
        for switch in SWITCHES {
            let value = switch.values[rng.below(switch.values.len() as u32) as usize];
            let before = setup.clone();
            // Some values are not for players, and some do not go together with all boxes.
            if setup.set(switch.key, value.0).is_err() || Rules::new(&setup).is_err() {
                setup = before;
            }
        }
        setups.push((setup, seed));
    }
    setups
}

/// Returns a setup of some boxes.
pub fn setup_of(edition: Edition, seats: u8, is_in: impl Fn(Box) -> bool) -> Setup {
    let mut setup = Setup::new(edition, seats);
    for of in Setup::playable_boxes().skip(1).filter(|&of| is_in(of)) {
        setup.add_box(of.name()).expect("there is such a box");
    }
    setup
}

/// A random game.
pub struct Games {
    rules: Rules,
    rng: Rng,
    /// Of how many moves that could pass one does not.
    one_in: u32,
}

impl Games {
    pub fn new(setup: &Setup, seed: u64) -> Self {
        Self {
            rules: Rules::new(setup).expect("the setup can be played"),
            rng: Rng::new(seed),
            one_in: 1,
        }
    }

    /// Lets seats pass nearly always, so that the board stays free and questions become as large as they can.
    pub fn passing(self) -> Self {
        Self { one_in: 8, ..self }
    }

    /// Plays to the end and shows every state with the events that led to it.
    pub fn play(mut self, mut look: impl FnMut(&Rules, &State, &[Event])) {
        let rules = &self.rules;
        let mut state = State::new(rules);
        let mut events = Vec::new();
        let mut moves = Vec::new();
        loop {
            look(rules, &state, &events);
            events.clear();
            let log = &mut Log::to(&mut events);
            match state.node() {
                Node::Over => return,
                Node::Chance { .. } => {
                    let point = self.rng.below(state.total_weight());
                    state.draw_at(rules, point, log).expect("it can be drawn");
                }
                Node::Decide { .. } => {
                    let chosen = random_move(rules, &state, &mut self.rng, &mut moves);
                    let mut chosen = chosen.expect("a decision has a move");
                    if moves.contains(&Move::Pass) && self.rng.below(self.one_in) > 0 {
                        chosen = Move::Pass;
                    }
                    state.play_unchecked(rules, chosen, log);
                }
            }
        }
    }
}
