//! Games in both worlds, compared at every node.

use carcas_bots::Rng;
use carcas_engine::notation::outcome_name;
use carcas_engine::{Event, Log, Move, Node, Outcome, Rules, Seat, Setup, State};
use carcas_reference::{Duel, Mirror, Start};
use carcas_testkit::{Policy, describe, random_outcome};

use super::scenarios::Script;
use super::total::Total;

/// Plays a game in both worlds.
pub(super) fn play_from(setup: &Setup, start: &Start, script: &mut Script, rng: &mut Rng) -> Total {
    let rules = Rules::new(setup).expect("the setup can be played");
    let mirror = Mirror::new(&rules);
    let mut game = TwinGame::new(setup, &rules, start);
    game.history.push(script.name.clone());
    let mut total = Total::default();
    total.see_setup(setup);
    let policies: Vec<Policy> = rules.seats().map(|_| Policy::random(rng)).collect();
    let mut moves = Vec::new();
    loop {
        game.compare();
        match game.state.node() {
            Node::Chance { .. } => {
                let told = script.outcome(&mirror, &rules, &game.state, rng);
                game.draw(told.unwrap_or_else(|| random_outcome(&rules, &game.state, rng)));
            }
            Node::Decide { seat, .. } => {
                moves.clear();
                game.state.legal_moves(&rules, &mut moves);
                let policy = policies[seat.ix()];
                let chosen = script
                    .chosen(&moves, rng)
                    .unwrap_or_else(|| policy.choose(&rules, &game.state, &moves, rng));
                game.play(seat, chosen);
                total.n_decisions += 1;
            }
            Node::Over => break,
        }
    }
    total.cases.add(game.duel.cases());
    total
}

/// One game in both worlds, and what a failure shows of it.
pub(super) struct TwinGame<'r> {
    rules: &'r Rules,
    pub(super) state: State,
    pub(super) duel: Duel,
    pub(super) history: Vec<String>,
    /// What the last step did, as the engine tells it.
    events: Vec<Event>,
}

impl<'r> TwinGame<'r> {
    pub(super) fn new(setup: &Setup, rules: &'r Rules, start: &Start) -> Self {
        let state = Mirror::new(rules).start(rules, start);
        Self {
            state: state.unwrap_or_else(|error| panic!("{error}: {}", describe(setup))),
            duel: Duel::new(setup, rules, start),
            rules,
            history: vec![describe(setup), format!("{start:?}")],
            events: Vec::new(),
        }
    }

    pub(super) fn draw(&mut self, outcome: Outcome) {
        let name = outcome_name(self.rules, outcome);
        self.history.push(format!("draw {name}"));
        self.events.clear();
        let log = &mut Log::to(&mut self.events);
        let drawn = self.state.draw(self.rules, outcome, log);
        drawn.expect("an outcome of the engine can be drawn");
        self.duel.draw(outcome);
    }

    pub(super) fn play(&mut self, seat: Seat, chosen: Move) {
        let name = self.state.move_name(self.rules, chosen);
        self.history.push(format!("p{} {name}", seat.0));
        self.duel.play(&self.state, chosen);
        self.events.clear();
        let log = &mut Log::to(&mut self.events);
        let played = self.state.play(self.rules, chosen, log);
        played.expect("a move of the engine can be played");
    }

    pub(super) fn compare(&self) {
        if let Err(difference) = self.duel.compare(self.rules, &self.state) {
            let history = self.history.join("\n");
            panic!("{difference}\n{history}\n{:#?}", self.events);
        }
    }
}
