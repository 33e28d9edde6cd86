//! The signature of what engine and bots do: a hash per set of boxes over counts of decision trees and seeded games.
//!
//! A change that is meant to keep behavior keeps every hash, on every machine; one that is meant to change it shows by
//! its lines which boxes are concerned. It tells that something differs; perft files and golden games tell what.

use std::fmt;

use carcas_bots::{Bot, Rng, Stop};
use carcas_engine::notation::outcome_name;
use carcas_engine::{Edition, Log, Node, Rules, Setup, SetupErrors, State};
use carcas_tiles::Box;

use crate::perft::{Draws, Perft, play_ahead, shuffled};
use crate::setups::{make_possible, random_setup};

/// How many moves and draws a tree may hold; it is counted as deep as they reach.
const TREE_LIMIT: u64 = 4_000;

/// After how many decisions trees begin: at the start, in the middle and near the end of a game.
const TREES_AFTER: [u32; 3] = [0, 50, 110];

/// The bots that play, with the number of games of each setup and of the decisions at which a game is broken off: those
/// that think take their time.
const GAMES: [(&str, u64, u32); 2] = [("random", 6, u32::MAX), ("greedy", 1, 100)];

/// How many random setups are played besides the sets of boxes: they have switches, parts and any number of seats.
const N_RANDOM_SETUPS: u64 = 24;

/// The hash of one set of boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The boxes.
    pub name: String,
    /// The hash.
    pub hash: u64,
}

impl fmt::Display for Signature {
    /// Writes the half of the hash that people compare.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:08x}", self.name, self.hash as u32)
    }
}

/// Returns the signature of every set of boxes, and of all of them at last.
///
/// # Errors
/// If a set cannot be played.
pub fn signatures() -> Result<Vec<Signature>, SetupErrors> {
    let mut signatures = Vec::new();
    let mut whole = Hash::new();
    for (name, setups) in sets() {
        let mut hash = Hash::new();
        for (ix, setup) in setups.iter().enumerate() {
            let rules = Rules::new(setup)?;
            add_trees(&rules, &mut hash);
            add_games(&rules, ix as u64, &mut hash);
        }
        whole.add(&hash.0);
        signatures.push(Signature { name, hash: hash.0 });
    }
    signatures.push(Signature {
        name: "Signature".to_owned(),
        hash: whole.0,
    });
    Ok(signatures)
}

/// Returns the sets of boxes with their setups: each box alone, all together, and random setups.
fn sets() -> Vec<(String, Vec<Setup>)> {
    let playable: Vec<Box> = Setup::playable_boxes().collect();
    let mut sets: Vec<(String, Vec<Setup>)> = playable
        .iter()
        .map(|&of| (of.name().to_owned(), of_all_editions(&[of])))
        .collect();
    sets.push(("all-boxes".to_owned(), of_all_editions(&playable)));
    let random = (0..N_RANDOM_SETUPS).map(|seed| random_setup(&mut Rng::new(seed)));
    sets.push(("random-setups".to_owned(), random.collect()));
    sets
}

/// Returns one setup per edition, with two seats, three seats and so on.
fn of_all_editions(boxes: &[Box]) -> Vec<Setup> {
    let editions = Edition::ALL.into_iter().zip(2..);
    let setups = editions.map(|(edition, seats)| {
        let mut setup = Setup::new(edition, seats);
        for of in boxes.iter().filter(|&&of| of != Box::Base) {
            let added = setup.add_box(of.name());
            debug_assert!(added.is_ok(), "a playable box can be added");
        }
        make_possible(&mut setup);
        setup
    });
    setups.collect()
}

/// Adds the sizes of decision trees.
fn add_trees(rules: &Rules, hash: &mut Hash) {
    for (seed, after) in (0..).zip(TREES_AFTER) {
        let mut rng = Rng::new(seed);
        let mut state = State::new(rules);
        play_ahead(rules, &mut state, after, &mut rng);
        let order = Draws::Order(shuffled(rules, &state, &mut rng));
        for draws in [order, Draws::Chance] {
            let perft = Perft::new(rules, draws, TREE_LIMIT);
            // Where a tree has ended everywhere, greater depths add nothing; the limit ends all others.
            for depth in 1..16 {
                let Ok(count) = perft.count(&state, depth) else {
                    break;
                };
                hash.add(&count.nodes);
                hash.add(&count.weight);
            }
        }
    }
}

/// Adds what happens in games of all bots.
fn add_games(rules: &Rules, seed: u64, hash: &mut Hash) {
    for (name, n_games, n_decisions) in GAMES {
        for game in 0..n_games {
            let seed = 1_000 * seed + game;
            let Some(mut bot) = Bot::from_name(name, seed) else {
                continue;
            };
            add_game(rules, &mut bot, n_decisions, &mut Rng::new(seed), hash);
        }
    }
}

/// Adds a game: every draw, the number of legal moves, the one that is chosen, and all scores.
///
/// The bots choose by place in the order of the moves, so that the order counts, too.
fn add_game(rules: &Rules, bot: &mut Bot, n_decisions: u32, rng: &mut Rng, hash: &mut Hash) {
    let mut state = State::new(rules);
    let mut moves = Vec::new();
    let mut n_left = n_decisions;
    while n_left > 0 {
        match state.node() {
            Node::Over => break,
            Node::Chance { .. } => {
                let Some(outcome) = state.sample(rules, |n| rng.below(n)) else {
                    break;
                };
                hash.add(&outcome_name(rules, outcome));
                let drawn = state.draw(rules, outcome, &mut Log::silent());
                debug_assert!(drawn.is_ok(), "an outcome of the state can be drawn");
            }
            Node::Decide { .. } => {
                moves.clear();
                state.legal_moves(rules, &mut moves);
                let Some(chosen) = bot.choose(rules, &state, &Stop::never()) else {
                    break;
                };
                hash.add(&moves.len());
                hash.add(&state.move_name(rules, chosen));
                state.play_unchecked(rules, chosen, &mut Log::silent());
                n_left -= 1;
            }
        }
        for seat in rules.seats() {
            hash.add(&state.score(seat));
        }
    }
}

/// The hash FNV-1a over texts: short, and the same everywhere.
struct Hash(u64);

impl Hash {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a value as it is written, and a separator.
    fn add(&mut self, value: &dyn fmt::Display) {
        let written = fmt::write(self, format_args!("{value};"));
        debug_assert!(written.is_ok(), "a hash takes any text");
    }
}

impl fmt::Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = text.bytes().fold(self.0, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_boxes_can_be_played() {
        let sets = sets();
        assert_eq!(sets.len(), Setup::playable_boxes().count() + 2);
        for (name, setups) in sets {
            for setup in setups {
                assert!(Rules::new(&setup).is_ok(), "{name}");
            }
        }
    }

    #[test]
    fn hash_tells_one_text_from_two() {
        let (mut one, mut two) = (Hash::new(), Hash::new());
        one.add(&12);
        two.add(&1);
        two.add(&2);
        assert_ne!(one.0, two.0);
    }

    #[test]
    fn a_game_has_the_same_hash_again_and_another_seed_has_another() {
        let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).expect("the base game is playable");
        let of = |seed| {
            let mut hash = Hash::new();
            let mut bot = Bot::Random(Rng::new(seed));
            add_game(&rules, &mut bot, u32::MAX, &mut Rng::new(seed), &mut hash);
            hash.0
        };
        assert_eq!(of(1), of(1));
        assert_ne!(of(1), of(2));
    }
}
