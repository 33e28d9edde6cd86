//! Draws that two games share as far as they can.
//!
//! Every tile in the bag waits for a time of its own, and the earliest is drawn. Times follow from the seed, the name of the
//! tile and the number of its copy alone, so that another order of play draws the same tiles in the same order: a tile that
//! is discarded in one game only moves the others up by one. Waiting times are exponential, which have no memory: a tile that
//! comes back into the bag waits again and has the same chance as all others, so each game by itself is drawn fairly.

use std::collections::BTreeMap;

use carcas_bots::Rng;
use carcas_engine::notation::outcome_name;
use carcas_engine::{Draw, Node, Outcome, Rules, State};

/// What is drawn in a game, from a seed.
#[derive(Clone, Debug)]
pub struct Deck {
    seed: u64,
    tiles: Bag,
    tokens: Bag,
}

/// Things to draw from one bag.
#[derive(Clone, Debug, Default)]
struct Bag {
    /// When the last thing was drawn.
    now: f64,
    of: BTreeMap<String, Waiting>,
}

/// The copies of one thing that are in the bag.
#[derive(Clone, Debug, Default)]
struct Waiting {
    /// When each of them will be drawn.
    times: Vec<f64>,
    /// How many have been put into the bag so far.
    n_added: u64,
}

impl Deck {
    /// A deck that is shuffled by a seed.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            tiles: Bag::default(),
            tokens: Bag::default(),
        }
    }

    /// Draws one of the outcomes that are possible now, or nothing if no draw is open. It counts as drawn.
    pub fn draw(&mut self, rules: &Rules, state: &State) -> Option<Outcome> {
        let bag = match state.node() {
            Node::Chance { draw: Draw::Flock } => &mut self.tokens,
            Node::Chance {
                draw: Draw::Tile | Draw::Lot,
            } => &mut self.tiles,
            Node::Decide { .. } | Node::Over => return None,
        };
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let mut first: Option<(f64, Outcome)> = None;
        for (outcome, n_copies) in outcomes {
            let name = outcome_name(rules, outcome);
            let waiting = bag.of.entry(name.to_owned()).or_default();
            waiting.become_many(n_copies as usize, bag.now, |number| {
                waiting_time(self.seed, name, number)
            });
            let earliest = waiting.times.iter().copied().reduce(f64::min);
            if let Some(time) = earliest.filter(|&time| first.is_none_or(|(best, _)| time < best)) {
                first = Some((time, outcome));
            }
        }
        let (time, outcome) = first?;
        // A tile that had to wait for another pool may be late.
        bag.now = bag.now.max(time);
        if let Some(waiting) = bag.of.get_mut(outcome_name(rules, outcome)) {
            waiting.times.retain(|&other| other > time);
        }
        Some(outcome)
    }
}

impl Waiting {
    /// Puts copies into the bag or takes some out, so that there are as many as the game says.
    fn become_many(&mut self, n_copies: usize, now: f64, wait: impl Fn(u64) -> f64) {
        // Those that left the bag unseen could be any; the last ones are.
        self.times.truncate(n_copies);
        while self.times.len() < n_copies {
            self.times.push(now + wait(self.n_added));
            self.n_added += 1;
        }
    }
}

/// Returns how long a copy waits: exponential with mean 1.
fn waiting_time(seed: u64, name: &str, number: u64) -> f64 {
    // FNV-1a, so that seeds stay valid whatever the standard library hashes with.
    let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mixed = mix(seed, &[hash, number]);
    // 53 random bits, moved into the open interval so that the logarithm is finite.
    let unit = ((mixed >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
    -unit.ln()
}

/// Makes a seed from a seed and numbers, so that different numbers give unrelated seeds.
pub(crate) fn mix(seed: u64, numbers: &[u64]) -> u64 {
    numbers.iter().fold(seed, |seed, &number| {
        Rng::new(seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))).next_u64()
    })
}

#[cfg(test)]
mod tests {
    use carcas_bots::random_move;
    use carcas_engine::{Edition, Log, Setup};

    use super::*;

    fn rules(boxes: &[&str]) -> Rules {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        for name in boxes {
            setup.add_box(name).expect("there is such a box");
        }
        Rules::new(&setup).expect("the setup can be played")
    }

    /// Plays a game at random and returns what was drawn from the bag of tiles.
    fn drawn(rules: &Rules, deck: u64, play: u64) -> Vec<String> {
        let (mut state, mut deck, mut rng) = (State::new(rules), Deck::new(deck), Rng::new(play));
        let mut drawn = Vec::new();
        loop {
            match state.node() {
                Node::Chance { draw } => {
                    let outcome = deck.draw(rules, &state).expect("something is left");
                    if draw != Draw::Flock {
                        drawn.push(outcome_name(rules, outcome).to_owned());
                    }
                    let done = state.draw(rules, outcome, &mut Log::silent());
                    done.expect("the outcome is possible");
                }
                Node::Decide { .. } => {
                    let chosen = random_move(rules, &state, &mut rng, &mut Vec::new());
                    let chosen = chosen.expect("there is a legal move");
                    state.play_unchecked(rules, chosen, &mut Log::silent());
                }
                Node::Over => return drawn,
            }
        }
    }

    #[test]
    fn other_moves_draw_the_same_tiles_in_the_same_order() {
        for boxes in [&[][..], &["river-2"], &["inns-and-cathedrals", "tower"]] {
            let rules = rules(boxes);
            for seed in 0..5 {
                let all: Vec<_> = (0..4).map(|play| drawn(&rules, seed, play)).collect();
                assert!(all.iter().all(|other| *other == all[0]), "{boxes:?}");
            }
        }
    }

    #[test]
    fn tiles_set_aside_and_tokens_leave_the_order_of_the_others_alone() {
        // Dragon tiles that come before a volcano go back into the bag: which of them do depends on no move.
        let rules = rules(&["princess-and-dragon", "hills-and-sheep"]);
        for seed in 0..5 {
            let (one, other) = (drawn(&rules, seed, 1), drawn(&rules, seed, 2));
            let n_same = one.iter().zip(&other).filter(|(a, b)| a == b).count();
            assert!(n_same * 10 > one.len() * 3, "{n_same} of {}", one.len());
        }
    }

    #[test]
    fn every_tile_has_the_chance_that_its_copies_give_it() {
        let rules = rules(&[]);
        let state = State::new(&rules);
        let mut outcomes = Vec::new();
        state.outcomes(&rules, &mut outcomes);
        let total = f64::from(state.total_weight());
        let mut counts: BTreeMap<&str, f64> = BTreeMap::new();
        let n_decks = 20_000;
        for seed in 0..n_decks {
            let outcome = Deck::new(seed).draw(&rules, &state).expect("a tile");
            *counts.entry(outcome_name(&rules, outcome)).or_default() += 1.0;
        }
        for (outcome, weight) in outcomes {
            let name = outcome_name(&rules, outcome);
            let chance = f64::from(weight) / total;
            let expected = chance * n_decks as f64;
            let error = (expected * (1.0 - chance)).sqrt();
            let found = counts.get(name).copied().unwrap_or_default();
            assert!((found - expected).abs() < 5.0 * error, "{name}: {found}");
        }
    }

    #[test]
    fn a_tile_that_comes_back_waits_as_long_as_any_other() {
        // Two things; the first is put back whenever it is drawn. Without memory both are drawn equally often.
        let mut n_first = 0;
        let n_draws = 20_000;
        let (mut now, mut one, mut two) = (0.0_f64, Waiting::default(), Waiting::default());
        for _ in 0..n_draws {
            one.become_many(1, now, |number| waiting_time(7, "one", number));
            two.become_many(1, now, |number| waiting_time(7, "two", number));
            let (a, b) = (one.times[0], two.times[0]);
            now = a.min(b);
            if a < b {
                n_first += 1;
                one.times.clear();
            } else {
                two.times.clear();
            }
        }
        assert!((n_first - n_draws / 2_i32).abs() < 400, "{n_first}");
    }

    #[test]
    fn seeds_and_numbers_are_mixed() {
        let all = [mix(1, &[1]), mix(1, &[2]), mix(2, &[1]), mix(1, &[1, 0])];
        for (ix, one) in all.iter().enumerate() {
            assert!(!all[..ix].contains(one));
        }
    }
}
