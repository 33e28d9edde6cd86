//! Finding puzzles in played games.

use carcas_bots::{Bot, Limit, Stop, Thought, think};
use carcas_engine::{Decision, Log, Move, Node, Rules, State};
use carcas_record::{Entry, Record};

use super::{Graded, Puzzle};
use crate::worth;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// Positions that each of the two searches looks at.
    pub nodes: u64,
    /// Where they begin.
    pub seed: u64,
    /// By how many points the best move must be ahead of the second, in both.
    pub gap: f64,
    /// How many puzzles are taken from a game at most.
    pub n_per_game: usize,
}

impl Default for Search {
    fn default() -> Self {
        Self {
            nodes: 1500,
            seed: 1,
            gap: 4.0,
            n_per_game: 2,
        }
    }
}

/// With fewer legal moves there is little to find.
const LEAST_MOVES: usize = 4;
/// A move that a search has looked at less often is compared at first sight.
const ENOUGH_VISITS: u64 = 16;
/// After a short look the best must be ahead by this part of the gap, so that a long one is worth its time.
const PROMISING: f64 = 0.5;
/// The share of positions that a short look takes. First sight alone would miss every hard puzzle.
const SHORT: u64 = 8;
/// The levels that are asked, from the weakest.
const LEVELS: [&str; 4] = ["newcomer", "guest", "regular", "rival"];

/// Searches a game; `progress` hears how many entries are done and may break off.
pub fn find(
    record: &Record,
    search: Search,
    mut progress: impl FnMut(usize) -> bool,
) -> Vec<Puzzle> {
    let rules = record.rules();
    let mut state = State::new(rules);
    let mut found: Vec<(f64, Puzzle)> = Vec::new();
    for (at, &entry) in record.entries().iter().enumerate() {
        if !progress(at) {
            break;
        }
        if matches!(entry, Entry::Move(..))
            && let Some(clear) = clear(rules, &state, search)
        {
            let gap = gap(&clear.answers);
            let game = (String::new(), record.first_entries(at));
            found.push((gap, puzzle(rules, &state, game, clear)));
        }
        let applied = entry.apply(rules, &mut state, &mut Log::silent());
        debug_assert!(applied.is_ok(), "a record holds only what the rules allow");
    }
    // The hardest first, then the clearest: easy ones abound.
    found.sort_by(|(a, one), (b, other)| {
        let by_difficulty = other.difficulty.cmp(&one.difficulty);
        by_difficulty.then(b.total_cmp(a))
    });
    found.truncate(search.n_per_game);
    found.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// Grades a puzzle again, as the bots judge today: nothing if no move is clearly best any more.
pub fn look_again(known: &Puzzle, search: Search) -> Option<Puzzle> {
    let (rules, state) = (known.record.rules(), known.record.state());
    let clear = clear(rules, state, search)?;
    let game = (known.id.clone(), known.record.clone());
    Some(puzzle(rules, state, game, clear))
}

/// What two searches found where one move is clearly best.
struct Clear {
    answers: Vec<Graded>,
    thought: Thought,
}

fn puzzle(
    rules: &Rules,
    state: &State,
    (id, record): (String, Record),
    Clear { answers, thought }: Clear,
) -> Puzzle {
    let is_exact = thought.is_exact;
    Puzzle {
        id,
        record,
        theme: theme(rules, state, answers[0].mv, is_exact),
        difficulty: difficulty(rules, state, answers[0].mv),
        is_exact,
        margin: thought.best().map_or(0.0, |best| best.value),
        answers,
    }
}

/// Checks whether one move is clearly best, in two searches with different seeds, and returns what all moves lose in the
/// first.
fn clear(rules: &Rules, state: &State, search: Search) -> Option<Clear> {
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    if moves.len() < LEAST_MOVES {
        return None;
    }
    let short = think_at(rules, state, search.nodes / SHORT, search.seed);
    let is_promising = gap(&graded(rules, state, &moves, &short)) >= search.gap * PROMISING;
    if !is_promising && !is_near_end(state) {
        return None;
    }
    let one = think_at(rules, state, search.nodes, search.seed);
    let answers = graded(rules, state, &moves, &one);
    if gap(&answers) < search.gap {
        return None;
    }
    if !one.is_exact {
        let seed = search.seed.wrapping_add(0x5eed);
        let other = think_at(rules, state, search.nodes, seed);
        let again = graded(rules, state, &moves, &other);
        if again.first()?.mv != answers.first()?.mv || gap(&again) < search.gap {
            return None;
        }
    }
    Some(Clear {
        answers,
        thought: one,
    })
}

fn think_at(rules: &Rules, state: &State, nodes: u64, seed: u64) -> Thought {
    let limit = Limit::nodes(nodes).with_seed(seed);
    think(rules, state, limit, &Stop::never())
}

/// The last tiles are where first sight misleads most.
fn is_near_end(state: &State) -> bool {
    state.bag_size() <= 3
}

/// Returns by how much the best move is ahead of the second.
fn gap(answers: &[Graded]) -> f64 {
    answers.get(1).map_or(0.0, |second| second.lost)
}

/// Returns what every legal move loses against the one to play, best first.
fn graded(rules: &Rules, state: &State, moves: &[Move], thought: &Thought) -> Vec<Graded> {
    let Some(best) = thought.best() else {
        return Vec::new();
    };
    let first = match thought.is_exact {
        true => None,
        false => Some(think_at(rules, state, 0, 0)),
    };
    let at_first_sight = |mv: Move| {
        let lines = first.as_ref()?.lines.iter();
        lines
            .clone()
            .find(|line| line.mv == mv)
            .map(|line| line.value)
    };
    let lost = |mv: Move| {
        let line = thought.lines.iter().find(|line| line.mv == mv);
        if let Some(line) = line.filter(|line| thought.is_exact || line.visits >= ENOUGH_VISITS) {
            return best.value - line.value;
        }
        match (at_first_sight(best.mv), at_first_sight(mv)) {
            (Some(best), Some(value)) => best - value,
            _ => best.value - after(rules, state, mv),
        }
    };
    let mut answers: Vec<Graded> = moves
        .iter()
        .map(|&mv| Graded {
            mv,
            lost: match mv == best.mv {
                true => 0.0,
                // What looks better at first sight was found to be worse.
                false => lost(mv).max(0.0),
            },
        })
        .collect();
    answers.sort_by(|a, b| {
        let is_best = |answer: &Graded| answer.mv != best.mv;
        (is_best(a), a.lost)
            .partial_cmp(&(is_best(b), b.lost))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    answers
}

/// Returns what a position promises after a move, at first sight.
fn after(rules: &Rules, state: &State, mv: Move) -> f64 {
    let Node::Decide { seat, .. } = state.node() else {
        return 0.0;
    };
    let mut after = state.clone();
    after.play_unchecked(rules, mv, &mut Log::silent());
    worth::margin(rules, &after, seat, Limit::nodes(0), &Stop::never())
}

/// Says what a puzzle is about.
fn theme(rules: &Rules, state: &State, best: Move, is_exact: bool) -> String {
    let Node::Decide { decision, .. } = state.node() else {
        return String::new();
    };
    if is_exact {
        return "end-game".to_owned();
    }
    let mut after = state.clone();
    after.play_unchecked(rules, best, &mut Log::silent());
    let scores =
        |state: &State| -> Vec<i32> { rules.seats().map(|seat| state.score(seat)).collect() };
    let is_tile = matches!(decision, Decision::PlaceTile { .. });
    match scores(state) != scores(&after) {
        true if is_tile => "scoring".to_owned(),
        _ => decision.name().to_owned(),
    }
}

/// Says how hard it is: 1 and one more for each of four levels that plays something else.
fn difficulty(rules: &Rules, state: &State, best: Move) -> u8 {
    let misses = |level: &&str| {
        let mut bot = Bot::from_name(level, 1).expect("all levels are bots");
        bot.choose(rules, state, &Stop::never()) != Some(best)
    };
    1 + LEVELS.iter().filter(|level| misses(level)).count() as u8
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Edition, Outcome, Setup};

    use super::*;

    #[test]
    fn a_puzzle_is_as_hard_as_many_levels_miss_it() {
        let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).unwrap();
        let mut state = State::new(&rules);
        let kind = rules.find_kind("city-cap").unwrap();
        let drawn = state.draw(&rules, Outcome::Tile(kind), &mut Log::silent());
        drawn.unwrap();
        let mut moves = Vec::new();
        state.legal_moves(&rules, &mut moves);
        let graded: Vec<u8> = moves
            .iter()
            .map(|&mv| difficulty(&rules, &state, mv))
            .collect();
        // Every level plays one of them, and none plays most.
        let n_played: usize = graded.iter().map(|&one| usize::from(5 - one)).sum();
        assert_eq!(n_played, LEVELS.len(), "{graded:?}");
        assert!(graded.contains(&5), "{graded:?}");
    }
}
