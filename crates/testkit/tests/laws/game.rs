//! A random game whose nodes the laws look at.

use carcas_bots::Rng;
use carcas_engine::{Log, Move, Node, Rules, Setup, State};
use carcas_laws::{Care, Told, Verdict, Watch, check_node};
use carcas_record::Entry;
use carcas_reference::{Mirror, Start};
use carcas_testkit::{Policy, describe, random_outcome, random_setup, random_start};
use carcas_testkit::{random_full_setup, random_full_start};

/// Takes an entry that is possible, silently.
pub(crate) fn take(rules: &Rules, state: &mut State, entry: Entry) {
    let taken = entry.apply(rules, state, &mut Log::silent());
    taken.expect("the entry is possible here");
}

/// A random setup with a random start.
pub(crate) struct Trial {
    pub(crate) rules: Rules,
    pub(crate) start: State,
    pub(crate) rng: Rng,
}

impl Trial {
    /// The game of a seed, of any boxes; its setup is printed, to be seen if the test fails.
    pub(crate) fn new(seed: u64) -> Self {
        if seed.is_multiple_of(2) {
            Self::full(seed)
        } else {
            Self::small(seed)
        }
    }

    /// A game of any boxes and parts.
    pub(crate) fn full(seed: u64) -> Self {
        Self::full_of(seed, |_| true)
    }

    /// A game of any boxes and parts that is worth playing.
    pub(crate) fn full_of(seed: u64, is_wanted: impl Fn(&Setup) -> bool) -> Self {
        let mut rng = Rng::new(seed);
        let setup = loop {
            let setup = random_full_setup(&mut rng);
            if is_wanted(&setup) {
                break setup;
            }
        };
        println!("seed {seed}: {}", describe(&setup));
        let rules = Rules::new(&setup).expect("a random setup can be played");
        let start = random_full_start(&mut rng, &rules);
        Self { rules, start, rng }
    }

    /// A game of base, abbot and river, and other boxes as plain landscape.
    pub(crate) fn small(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let setup = random_setup(&mut rng);
        println!("seed {seed}: {}", describe(&setup));
        let rules = Rules::new(&setup).expect("a random setup can be played");
        let start = random_start(&mut rng, &setup, &rules);
        let start = Mirror::new(&rules).start(&rules, &start);
        let start = start.expect("a random start is possible");
        Self { rules, start, rng }
    }

    /// The usual start of a setup.
    pub(crate) fn of_setup(setup: &Setup, rng: Rng) -> Self {
        let rules = Rules::new(setup).expect("the setup can be played");
        let start = Mirror::new(&rules).start(&rules, &Start::default());
        let start = start.expect("the usual start is possible");
        Self { rules, start, rng }
    }

    /// Plays to the end, calls `visit` at every node, the last included, and returns the entries.
    pub(crate) fn play(&self, mut visit: impl FnMut(&State, &mut Rng)) -> Vec<Entry> {
        let mut rng = self.rng.clone();
        let mut state = self.start.clone();
        let mut entries = Vec::new();
        let policies: Vec<Policy> = self
            .rules
            .seats()
            .map(|_| Policy::random(&mut rng))
            .collect();
        loop {
            visit(&state, &mut rng);
            let Some(entry) = self.random_entry(&state, &policies, &mut rng) else {
                return entries;
            };
            take(&self.rules, &mut state, entry);
            entries.push(entry);
        }
    }

    /// Plays to the end and holds every node and step to the laws.
    pub(crate) fn hold(&self) {
        let rules = &self.rules;
        let mut rng = self.rng.clone();
        let mut watch = Watch::new(rules, &self.start);
        let mut before = self.start.clone();
        let mut events = Vec::new();
        let check = |verdict: Verdict, ix: usize| {
            if let Err(fault) = verdict {
                panic!("after step {ix}: {fault}");
            }
        };
        check(check_node(rules, &before, Care::Samples, &mut rng), 0);
        for (ix, entry) in self.play(|_, _| {}).into_iter().enumerate() {
            let mut after = before.clone();
            events.clear();
            let taken = entry.apply(rules, &mut after, &mut Log::to(&mut events));
            taken.expect("the entry is possible here");
            let told = Told {
                before: &before,
                played: entry.played(),
                events: &events,
                after: &after,
            };
            check(watch.step(rules, &told), ix + 1);
            check(check_node(rules, &after, Care::Samples, &mut rng), ix + 1);
            before = after;
        }
    }

    fn random_entry(&self, state: &State, policies: &[Policy], rng: &mut Rng) -> Option<Entry> {
        match state.node() {
            Node::Chance { .. } => Some(Entry::Draw(random_outcome(&self.rules, state, rng))),
            Node::Decide { seat, .. } => {
                let moves = legal_moves(&self.rules, state);
                let policy = policies[seat.ix()];
                let chosen = policy.choose(&self.rules, state, &moves, rng);
                Some(Entry::Move(seat, chosen))
            }
            Node::Over => None,
        }
    }
}

/// Returns the legal moves of a state.
pub(crate) fn legal_moves(rules: &Rules, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    state.legal_moves(rules, &mut moves);
    moves
}
