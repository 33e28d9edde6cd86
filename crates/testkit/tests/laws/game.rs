//! A random game whose nodes the laws look at.

use carcas_bots::Rng;
use carcas_engine::{Log, Move, Node, Outcome, Rules, Setup, State};
use carcas_testkit::reference::Start;
use carcas_testkit::{Mirror, Policy, describe, random_outcome, random_setup, random_start};

/// What brings a state from one node to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    Draw(Outcome),
    Play(Move),
}

impl Step {
    /// Takes the step.
    pub(crate) fn apply(self, rules: &Rules, state: &mut State) {
        let done = match self {
            Self::Draw(outcome) => state.draw(rules, outcome, &mut Log::silent()),
            Self::Play(chosen) => state.play(rules, chosen, &mut Log::silent()),
        };
        done.expect("the step is possible here");
    }
}

/// A random setup with a random start.
pub(crate) struct Game {
    pub(crate) rules: Rules,
    pub(crate) start: State,
    pub(crate) rng: Rng,
}

impl Game {
    /// The game of a seed; its setup is printed, to be seen if the test fails.
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let setup = random_setup(&mut rng);
        println!("seed {seed}: {}", describe(&setup));
        let rules = Rules::new(&setup).expect("a random setup can be played");
        let start = random_start(&mut rng, &setup, &rules);
        let start = Mirror::new(&rules).start(&start);
        let start = start.expect("a random start is possible");
        Self { rules, start, rng }
    }

    /// The usual start of a setup.
    pub(crate) fn of_setup(setup: &Setup, rng: Rng) -> Self {
        let rules = Rules::new(setup).expect("the setup can be played");
        let start = Mirror::new(&rules).start(&Start::default());
        let start = start.expect("the usual start is possible");
        Self { rules, start, rng }
    }

    /// Plays to the end, calls `visit` at every node, the last included, and returns the steps.
    pub(crate) fn play(&self, mut visit: impl FnMut(&State, &mut Rng)) -> Vec<Step> {
        let mut rng = self.rng.clone();
        let mut state = self.start.clone();
        let mut steps = Vec::new();
        let policies: Vec<Policy> = self
            .rules
            .seats()
            .map(|_| Policy::random(&mut rng))
            .collect();
        loop {
            visit(&state, &mut rng);
            let Some(step) = self.random_step(&state, &policies, &mut rng) else {
                return steps;
            };
            step.apply(&self.rules, &mut state);
            steps.push(step);
        }
    }

    fn random_step(&self, state: &State, policies: &[Policy], rng: &mut Rng) -> Option<Step> {
        match state.node() {
            Node::Chance => Some(Step::Draw(random_outcome(&self.rules, state, rng))),
            Node::Decide { seat, .. } => {
                let moves = legal_moves(&self.rules, state);
                let policy = policies[seat.ix()];
                Some(Step::Play(policy.choose(&self.rules, state, &moves, rng)))
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
