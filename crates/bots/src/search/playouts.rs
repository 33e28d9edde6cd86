//! Playouts: ways to play the turn that the tree finds nearly as good are played on for some turns with the same draws,
//! every seat playing what seems best at first sight. That shows what only appears after many turns.

use carcas_engine::{Move, Seat, State};

use super::tree::{Tree, Way};
use crate::Stop;

/// How many simulations come first, on all threads together: before that, the tree does not know which ways are good.
const FROM: u64 = 400;

/// Room for draws in a turn, which may have two parts and tiles that fit nowhere.
const MOST_DRAWS_PER_TURN: u64 = 2;

/// How many ways are played on, at most.
const MOST_WAYS: usize = 6;

/// What is played on, and for how long.
#[derive(Clone, Copy, Debug)]
struct Stage {
    /// For how many turns a way is played on, and for how many per seat at least.
    turns: u64,
    turns_per_seat: u64,
    /// Skips ways that the tree values lower than its first by more points than this.
    within: f64,
    /// Skips ways visited `less_often` times less than the first.
    less_often: u32,
    /// The share of positions spent on playouts, if it is more than the weights say.
    share: f64,
}

/// The tree looks again at what seems good, and few ways stay as good as they seem. Few playouts are best spent on those.
const SOON: Stage = Stage {
    turns: 8,
    turns_per_seat: 2,
    within: 1.5,
    less_often: 20,
    share: 0.0,
};

/// A tree that has grown for long looks only at its first, and learns little more about it. Many playouts can tell about the
/// others. The share counts from when playouts began, so the tree rests for a while.
const LATER: Stage = Stage {
    turns: 12,
    turns_per_seat: 3,
    within: 3.0,
    less_often: u32::MAX,
    share: 0.85,
};

/// How many positions after the first simulations the late stage begins, on all threads together.
const LATER_FROM: u64 = 7_000;

/// What sets the draws of later playouts apart: so large that rounds, which count up from the seed, do not reach each other's draws.
const LATER_DRAWS: u64 = 0x5bd1_e995_0000_0000;

/// How many playouts weigh as much as the tree's value.
const WEIGHT_OF_TREE: f64 = 50.0;

/// A way is given up when it falls behind by this many points, divided by the root of the number of its playouts.
const SPREAD: f64 = 8.0;

/// A way with fewer playouts than this is not chosen for them.
const LEAST: f64 = 8.0;

/// After how many simulations or playouts the tree is asked again which ways are good.
const PATIENCE: u64 = 50;

/// A way to play the turn, and what came of it.
#[derive(Clone, Debug)]
struct Line {
    way: Way,
    /// The position after it.
    after: State,
    is_open: bool,
    /// What came of it soon, and later.
    ends: [Ends; 2],
}

/// What playouts of one stage ended with.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    n: f64,
    sum: f64,
}

/// What playouts have found.
#[derive(Clone, Debug)]
pub(super) struct Playouts {
    seat: Seat,
    seed: u64,
    /// How many simulations come first, and after how many positions it is late.
    from: u64,
    later_from: u64,
    is_late: bool,
    lines: Vec<Line>,
    /// How many positions playouts have looked at.
    n_looked_at: u64,
    /// How many simulations and playouts there were.
    n_steps: u64,
    /// After how many of them the tree is asked again.
    ask_at: u64,
}

impl Playouts {
    /// Playouts for the choice of a seat, on one of `n_threads`.
    pub(super) const fn new(seat: Seat, seed: u64, n_threads: u64) -> Self {
        Self {
            seat,
            seed,
            from: FROM / n_threads,
            later_from: LATER_FROM / n_threads,
            is_late: false,
            lines: Vec::new(),
            n_looked_at: 0,
            n_steps: 0,
            ask_at: 0,
        }
    }

    /// Returns the index of the stage.
    const fn now(&self) -> usize {
        self.is_late as usize
    }

    const fn stage(&self) -> Stage {
        if self.is_late { LATER } else { SOON }
    }

    /// Returns the seed of draws: later playouts have other draws than earlier ones, of which they would otherwise only be
    /// longer versions.
    const fn draws(&self) -> u64 {
        self.seed ^ (self.now() as u64 * LATER_DRAWS)
    }

    /// Plays a way on, if that is due and `n_left` positions leave room for it, and returns how many it has looked at.
    pub(super) fn go_on(&mut self, tree: &mut Tree<'_>, n_left: u64, stop: &Stop) -> Option<u64> {
        let n_more = tree.n_simulations().checked_sub(self.from)?;
        // After the last tile there are no turns that could tell anything.
        if tree.manner().playouts == 0.0 || tree.is_last_turn() {
            return None;
        }
        if !self.is_late && n_more + self.n_looked_at >= self.later_from {
            // Playouts that end after more turns are counted apart: they cannot be compared with shorter ones.
            self.is_late = true;
            self.ask_at = 0;
        }
        let share = tree.manner().playouts.max(self.stage().share);
        self.n_steps += 1;
        if self.n_steps >= self.ask_at {
            self.ask(tree);
            self.ask_at = self.n_steps + PATIENCE;
        }
        let per_seat = self.stage().turns_per_seat * tree.rules().n_seats() as u64;
        let n_turns = self.stage().turns.max(per_seat);
        let is_due = self.n_looked_at as f64 * (1.0 - share) <= n_more as f64 * share;
        if !is_due || MOST_DRAWS_PER_TURN * n_turns > n_left {
            return None;
        }
        let now = self.now();
        let seed = self.draws();
        let open = self.lines.iter_mut().filter(|line| line.is_open);
        let line = open.min_by(|a, b| a.ends[now].n.total_cmp(&b.ends[now].n))?;
        let round = line.ends[now].n as u64;
        let (margins, n_drawn) = tree.play_on(&line.after, n_turns, (seed, round), stop)?;
        line.ends[now].sum += margins[self.seat.ix()];
        line.ends[now].n += 1.0;
        let n_done = n_drawn.clamp(1, n_left);
        self.n_looked_at += n_done;
        Some(n_done)
    }

    /// Asks the tree what it thinks of the ways by now, and decides which of them are played on.
    pub(super) fn ask(&mut self, tree: &Tree<'_>) {
        if tree.n_simulations() < self.from {
            return;
        }
        let mut ways = tree.ways(self.seat);
        // The tree's first is always among those that are played on.
        ways.sort_by(|a, b| {
            let is_first = b.is_first.cmp(&a.is_first);
            is_first.then(b.value.total_cmp(&a.value))
        });
        let first = ways.iter().find(|way| way.is_first);
        let Stage {
            within, less_often, ..
        } = self.stage();
        let first = first.map(|way| (way.value - within, way.visits / less_often));
        let (least, least_seen) = first.unwrap_or((f64::INFINITY, u32::MAX));
        for line in &mut self.lines {
            line.is_open = false;
        }
        let mut n_open = 0;
        for way in ways {
            let is_open = n_open < MOST_WAYS && way.value >= least && way.visits >= least_seen;
            n_open += usize::from(is_open);
            let mut lines = self.lines.iter_mut();
            match lines.find(|line| line.way.moves == way.moves) {
                Some(line) => (line.way, line.is_open) = (way, is_open),
                None if is_open => self.lines.push(Line {
                    after: tree.after(&way.moves),
                    way,
                    is_open,
                    ends: Default::default(),
                }),
                None => {}
            }
        }
        let (shifts, now) = (self.shifts(), self.now());
        let open = self.lines.iter().filter(|line| line.is_open);
        let worths = open.map(|line| line.worth(shifts));
        let best = worths.fold(f64::NEG_INFINITY, f64::max);
        for line in self.lines.iter_mut().filter(|line| line.is_open) {
            let spread = SPREAD / f64::max(line.ends[now].n, 1.0).sqrt();
            line.is_open = line.worth(shifts) >= best - spread;
        }
        // One way alone has nothing to be compared with.
        if self.lines.iter().filter(|line| line.is_open).count() < 2 {
            for line in &mut self.lines {
                line.is_open = false;
            }
        }
    }

    /// Returns by how much playouts of each stage end better than what was known before.
    fn shifts(&self) -> [f64; 2] {
        let mut shifts = [0.0; 2];
        for stage in 0..shifts.len() {
            let (mut n, mut sum) = (0.0, 0.0);
            for line in &self.lines {
                let ends = line.ends[stage];
                n += ends.n;
                sum += ends.sum - ends.n * line.worth_before(stage, shifts);
            }
            shifts[stage] = sum / f64::max(n, 1.0);
        }
        shifts
    }

    /// Takes over what another thread has found.
    pub(super) fn add(&mut self, other: &mut Self) {
        self.is_late |= other.is_late;
        for line in other.lines.drain(..) {
            let mut lines = self.lines.iter_mut();
            match lines.find(|known| known.way.moves == line.way.moves) {
                Some(known) => {
                    known.way.is_first |= line.way.is_first;
                    for (known, more) in known.ends.iter_mut().zip(line.ends) {
                        known.n += more.n;
                        known.sum += more.sum;
                    }
                }
                None => self.lines.push(line),
            }
        }
    }

    /// Values every way by the trees of all threads, including those that did not play it on: otherwise a way that one tree
    /// liked would seem as good as it does to that tree.
    pub(super) fn weigh(&mut self, of_trees: &[Vec<Way>]) {
        for line in &mut self.lines {
            let known = of_trees.iter().flatten();
            let known = known.filter(|way| way.moves == line.way.moves);
            let (mut visits, mut sum) = (0, 0.0);
            for way in known {
                visits += way.visits;
                sum += way.value * f64::from(way.visits);
            }
            if visits > 0 {
                (line.way.value, line.way.visits) = (sum / f64::from(visits), visits);
            }
        }
    }

    /// Returns the best way, if several were played on: one of them, or the tree's first.
    pub(super) fn best(&self) -> Option<&Way> {
        if self.lines.iter().filter(|line| line.is_played()).count() < 2 {
            return None;
        }
        let shifts = self.shifts();
        let lines = self.lines.iter();
        let known = lines.filter(|line| line.is_played() || line.way.is_first);
        let best = known.max_by(|a, b| a.worth(shifts).total_cmp(&b.worth(shifts)))?;
        Some(&best.way)
    }

    /// Whether enough was played on to follow the best way to its end.
    pub(super) const fn is_late(&self) -> bool {
        self.is_late
    }

    /// Returns the worth of a move that begins the turn, if it was played on.
    pub(super) fn worth(&self, mv: Move) -> Option<f64> {
        let shifts = self.shifts();
        let played = self.lines.iter().filter(|line| line.is_played());
        let begun = played.filter(|line| line.way.moves.first() == Some(&mv));
        begun.map(|line| line.worth(shifts)).reduce(f64::max)
    }
}

impl Line {
    /// Whether it was played on often enough to be chosen for that.
    fn is_played(&self) -> bool {
        self.ends.iter().map(|ends| ends.n).sum::<f64>() >= LEAST
    }

    /// Returns its worth by tree and playouts together.
    fn worth(&self, shifts: [f64; 2]) -> f64 {
        self.worth_before(self.ends.len(), shifts)
    }

    /// Returns what it seems to be worth without the playouts from a stage on.
    fn worth_before(&self, stage: usize, shifts: [f64; 2]) -> f64 {
        let mut worth = self.way.value;
        for (ends, shift) in self.ends.iter().zip(shifts).take(stage) {
            let share = ends.n / (ends.n + WEIGHT_OF_TREE);
            worth += share * (ends.sum / f64::max(ends.n, 1.0) - shift - worth);
        }
        worth
    }
}

#[cfg(test)]
mod tests {
    use carcas_engine::{Decision, Edition, Log, Node, Rules, Setup};

    use super::*;
    use crate::evaluation::{Evaluation, Weights};
    use crate::level::Knowledge;
    use crate::search::turn::Look;
    use crate::{Rng, random_move};

    const SEAT: Seat = Seat(0);

    /// Returns a position of the base game where the seat places a tile.
    fn position() -> (Rules, State) {
        let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).unwrap();
        let state = play_until(&rules, 3, |state| state.tiles().len() >= 24);
        (rules, state)
    }

    /// Plays at random until the seat places a tile in a position that will do.
    fn play_until(rules: &Rules, seed: u64, will_do: impl Fn(&State) -> bool) -> State {
        let (mut state, mut rng, mut moves) = (State::new(rules), Rng::new(seed), Vec::new());
        loop {
            match state.node() {
                Node::Decide {
                    seat: SEAT,
                    decision: Decision::PlaceTile { .. },
                } if will_do(&state) => return state,
                Node::Decide { .. } => {
                    let chosen = random_move(rules, &state, &mut rng, &mut moves).unwrap();
                    state.play(rules, chosen, &mut Log::silent()).unwrap();
                }
                Node::Chance { .. } => {
                    let outcome = state.sample(rules, |n| rng.below(n)).unwrap();
                    state.draw(rules, outcome, &mut Log::silent()).unwrap();
                }
                Node::Over => panic!("no position will do"),
            }
        }
    }

    fn tree<'a>(rules: &'a Rules, state: &'a State) -> Tree<'a> {
        let evaluation = Evaluation::new(rules, &Weights::of_game(rules), Knowledge::ALL);
        let look = Look::new(evaluation, state);
        Tree::new(rules, state, (look, 1), &Stop::never())
    }

    /// Ways by what the tree takes them to be worth, how often they were played on and what came of it on average; the first is the
    /// tree's first, and each begins with another move.
    fn found(lines: &[(f64, f64, f64)]) -> (Playouts, Vec<Move>) {
        let (rules, state) = position();
        let mut moves = Vec::new();
        state.legal_moves(&rules, &mut moves);
        let mut playouts = Playouts::new(SEAT, 0, 1);
        for ((ix, &(value, n, mean)), &mv) in lines.iter().enumerate().zip(&moves) {
            playouts.lines.push(Line {
                way: Way {
                    moves: vec![mv],
                    value,
                    visits: 100,
                    is_first: ix == 0,
                },
                after: state.clone(),
                is_open: true,
                ends: [Ends { n, sum: n * mean }, Ends::default()],
            });
        }
        (playouts, moves)
    }

    #[test]
    fn many_playouts_outweigh_the_tree_and_few_do_not() {
        for (lines, best) in [
            ([(2.0, 400.0, 1.0), (1.5, 400.0, 3.0)], Some(1)),
            // What all playouts have in common says nothing.
            ([(2.0, 400.0, 101.0), (1.5, 400.0, 103.0)], Some(1)),
            ([(2.0, 10.0, 1.0), (1.5, 10.0, 3.0)], Some(0)),
            // What was hardly played on is not chosen for it, and alone it has nothing to be compared with.
            ([(2.0, 400.0, 1.0), (1.5, 2.0, 90.0)], None),
            ([(2.0, 0.0, 0.0), (1.5, 0.0, 0.0)], None),
        ] {
            let (playouts, moves) = found(&lines);
            let expected = best.map(|best: usize| vec![moves[best]]);
            let found = playouts.best().map(|way| way.moves.clone());
            assert_eq!(found, expected, "{lines:?}");
        }
        // The tree's first may be chosen although others were played on only.
        let (playouts, moves) = found(&[(9.0, 0.0, 0.0), (2.0, 100.0, 1.0), (1.5, 100.0, 3.0)]);
        assert_eq!(playouts.best().unwrap().moves, moves[..1]);
        assert_eq!(playouts.worth(moves[0]), None);
        assert!(playouts.worth(moves[2]) > playouts.worth(moves[1]));
    }

    #[test]
    fn what_threads_have_found_is_added_up() {
        let (mut one, moves) = found(&[(2.0, 30.0, 1.0), (1.0, 30.0, 5.0)]);
        let (mut other, _) = found(&[(3.0, 10.0, 5.0), (2.0, 10.0, 1.0), (2.5, 10.0, 2.0)]);
        other.is_late = true;
        one.add(&mut other);
        assert!(one.is_late());
        let (all, _) = found(&[(2.0, 40.0, 2.0), (1.0, 40.0, 4.0), (2.5, 10.0, 2.0)]);
        for &mv in &moves[..3] {
            let (sum, whole) = (one.worth(mv).unwrap(), all.worth(mv).unwrap());
            assert!((sum - whole).abs() < 1e-9, "{sum} {whole}");
        }
    }

    #[test]
    fn playouts_take_half_of_a_search_until_it_is_late_and_their_ways_can_be_played() {
        let (rules, state) = position();
        let mut tree = tree(&rules, &state);
        let mut playouts = Playouts::new(SEAT, 7, 1);
        let never = Stop::never();
        for _ in 0..FROM {
            assert_eq!(playouts.go_on(&mut tree, u64::MAX, &never), None);
            assert!(tree.simulate(&never));
        }
        let (mut n_simulated, mut n_turns) = (0, 0);
        while n_simulated + n_turns < 1_200 {
            match playouts.go_on(&mut tree, u64::MAX, &never) {
                Some(n) => n_turns += n,
                None => {
                    assert!(tree.simulate(&never));
                    n_simulated += 1;
                }
            }
        }
        assert!(n_turns.abs_diff(n_simulated) <= 2 * SOON.turns, "{n_turns}");
        let played: Vec<&Line> = playouts
            .lines
            .iter()
            .filter(|l| l.ends[0].n > 0.0)
            .collect();
        assert!(played.len() >= 2);
        for line in played {
            let mut after = state.clone();
            for &mv in &line.way.moves {
                after.play(&rules, mv, &mut Log::silent()).unwrap();
            }
            assert!(after == line.after);
            assert!(after.node().is_chance());
        }
        // Nothing is begun that the limit leaves no room for, and nothing is noted that the signal has ended.
        let (set, n_before) = (Stop::new(), playouts.n_looked_at);
        set.set();
        while playouts.n_looked_at > tree.n_simulations() - FROM {
            tree.simulate(&never);
        }
        let room = MOST_DRAWS_PER_TURN * SOON.turns;
        assert_eq!(playouts.go_on(&mut tree, room - 1, &never), None);
        assert_eq!(playouts.go_on(&mut tree, room, &set), None);
        assert_eq!(playouts.n_looked_at, n_before);
        assert_eq!(playouts.go_on(&mut tree, room, &never), Some(SOON.turns));
    }

    #[test]
    fn what_one_thread_alone_plays_on_is_worth_what_all_trees_think() {
        let (mut played, moves) = found(&[(2.0, 40.0, 1.0), (1.9, 40.0, 1.0)]);
        let way = |ix: usize, value: f64, visits: u32| Way {
            moves: vec![moves[ix]],
            value,
            visits,
            is_first: false,
        };
        let liked = vec![way(0, 2.0, 100), way(1, 1.9, 100)];
        let disliked = vec![way(0, 2.0, 100), way(1, -4.1, 50)];
        played.weigh(&[liked, disliked]);
        assert!((played.lines[0].way.value - 2.0).abs() < 1e-9);
        assert!((played.lines[1].way.value + 0.1).abs() < 1e-9);
        assert_eq!(played.lines[1].way.visits, 150);
        assert_eq!(played.best().unwrap().moves, moves[..1]);
    }

    /// Rounds count up from what draws follow from.
    #[test]
    fn later_playouts_never_come_to_draws_of_earlier_ones() {
        let (mut playouts, _) = found(&[]);
        for seed in [0, 7, u64::MAX] {
            (playouts.seed, playouts.is_late) = (seed, false);
            let soon = playouts.draws();
            playouts.is_late = true;
            assert!(playouts.draws().wrapping_sub(soon) > 1 << 32);
            assert!(soon.wrapping_sub(playouts.draws()) > 1 << 32);
        }
    }

    #[test]
    fn longer_playouts_build_on_what_shorter_ones_found() {
        let (mut playouts, moves) = found(&[(2.0, 400.0, 1.0), (1.5, 400.0, 3.0), (1.0, 2.0, 9.0)]);
        assert_eq!(playouts.best().unwrap().moves, moves[1..2]);
        let before = playouts.worth(moves[1]).unwrap() - playouts.worth(moves[0]).unwrap();
        let play_longer = |playouts: &mut Playouts, n: f64, means: [f64; 2]| {
            for (line, mean) in playouts.lines.iter_mut().zip(means) {
                line.ends[1] = Ends { n, sum: n * mean };
            }
        };
        // That all of them end better says nothing, and a few change little.
        play_longer(&mut playouts, 10.0, [60.0, 60.0 + before]);
        let after = playouts.worth(moves[1]).unwrap() - playouts.worth(moves[0]).unwrap();
        assert!((before - after).abs() < 1e-9, "{before} {after}");
        play_longer(&mut playouts, 10.0, [60.5, 60.0]);
        assert_eq!(playouts.best().unwrap().moves, moves[1..2]);
        // Many do.
        play_longer(&mut playouts, 400.0, [64.0, 60.0]);
        assert_eq!(playouts.best().unwrap().moves, moves[..1]);
        // What was hardly played on is not known by it.
        assert_eq!(playouts.worth(moves[2]), None);
    }

    #[test]
    fn late_in_a_search_ways_are_played_on_that_the_tree_hardly_looks_at() {
        let (rules, state) = position();
        let mut tree = tree(&rules, &state);
        let mut playouts = Playouts::new(SEAT, 7, 1);
        playouts.later_from = 600;
        let never = Stop::never();
        let (mut n_done, mut n_rare) = (0, [0, 0]);
        while n_done < 3_000 {
            let Some(n_turns) = playouts.go_on(&mut tree, u64::MAX, &never) else {
                n_done += u64::from(tree.simulate(&never));
                continue;
            };
            n_done += n_turns;
            assert_eq!(playouts.is_late, n_turns >= LATER.turns);
            assert!(!playouts.is_late || n_done > FROM + 600, "{n_done}");
            let ways = playouts.lines.iter().map(|line| &line.way);
            let most = ways.filter(|way| way.is_first).map(|way| way.visits).max();
            let least = most.unwrap() / SOON.less_often;
            let open = playouts.lines.iter().filter(|line| line.is_open);
            n_rare[playouts.now()] += open.filter(|line| line.way.visits < least).count();
        }
        assert!(n_rare[0] == 0 && n_rare[1] > 0, "{n_rare:?}");
        let n_more = (tree.n_simulations() - FROM) as f64;
        let share = playouts.n_looked_at as f64 / (playouts.n_looked_at as f64 + n_more);
        assert!((share - LATER.share).abs() < 0.02, "{share}");
    }

    #[test]
    fn ways_are_played_on_with_the_same_draws() {
        let (rules, state) = position();
        let mut tree = tree(&rules, &state);
        let mut moves = Vec::new();
        state.legal_moves(&rules, &mut moves);
        let never = Stop::never();
        let mut bags = Vec::new();
        for &mv in &moves[..3] {
            let after = tree.after(&[mv]);
            tree.play_on(&after, SOON.turns, (5, 1), &never).unwrap();
            bags.push(tree.position().bag_counts().to_vec());
        }
        assert!(bags.iter().all(|bag| *bag == bags[0]));
        let after = tree.after(&moves[..1]);
        tree.play_on(&after, SOON.turns, (5, 2), &never).unwrap();
        assert_ne!(tree.position().bag_counts(), bags[0]);
        // The last of the tiles end a playout early.
        let n_left = after.bag_size() as u64;
        let (_, n_played) = tree.play_on(&after, n_left + 9, (5, 3), &never).unwrap();
        assert_eq!(n_played, n_left);
        assert!(tree.position().node() == Node::Over);
    }

    /// Playouts that end after another number of moves of each seat could not be compared.
    #[test]
    fn second_parts_of_turns_and_tokens_are_no_turns() {
        let mut setup = Setup::new(Edition::ZmanC2, 2);
        for name in ["traders-and-builders", "hills-and-sheep"] {
            setup.add_box(name).unwrap();
        }
        let rules = Rules::new(&setup).unwrap();
        let never = Stop::never();
        let (mut n_more, mut moves) = (0, Vec::new());
        for seed in 0..6 {
            let state = play_until(&rules, seed, |state| state.tiles().len() >= 20);
            let mut tree = tree(&rules, &state);
            moves.clear();
            state.legal_moves(&rules, &mut moves);
            for round in 0..3 {
                let after = tree.after(&moves[..1]);
                let played = tree.play_on(&after, 6, (seed, round), &never);
                let (_, n_drawn) = played.unwrap();
                n_more += n_drawn - 6;
                // The other seat comes next, as after the turn itself.
                assert_ne!(tree.position().active_seat(), SEAT);
            }
        }
        assert!(n_more > 5, "{n_more}");
    }

    #[test]
    fn nothing_is_played_on_after_the_last_tile() {
        let rules = Rules::new(&Setup::new(Edition::ZmanC2, 2)).unwrap();
        // Who has the last tile depends on how many fitted nowhere.
        let state = play_until(&rules, 3, |state| state.bag_size() <= 1);
        let mut last = state.clone();
        let (mut rng, mut moves) = (Rng::new(1), Vec::new());
        while last.bag_size() > 0 || last.node().is_chance() {
            match last.node() {
                Node::Chance { .. } => {
                    let outcome = last.sample(&rules, |n| rng.below(n)).unwrap();
                    last.draw(&rules, outcome, &mut Log::silent()).unwrap();
                }
                _ => {
                    let chosen = random_move(&rules, &last, &mut rng, &mut moves).unwrap();
                    last.play(&rules, chosen, &mut Log::silent()).unwrap();
                }
            }
        }
        let Node::Decide { seat, .. } = last.node() else {
            panic!("somebody has the last tile");
        };
        let mut tree = tree(&rules, &last);
        let mut playouts = Playouts::new(seat, 7, 1);
        let never = Stop::never();
        while tree.n_simulations() < FROM + 50 {
            assert_eq!(playouts.go_on(&mut tree, u64::MAX, &never), None);
            assert!(tree.simulate(&never));
        }
    }
}
