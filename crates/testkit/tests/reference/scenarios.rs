//! Games that begin where scenarios do: each shows something rare, and random games go on from there.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::thread::{self, ScopedJoinHandle};

use carcas_bots::Rng;
use carcas_engine::{Event, Move, Node, Outcome, Rules, SWITCHES, Setup, State, Token};
use carcas_record::{Scenario, ScenarioCase};
use carcas_reference::{Case, Mirror, Start};
use carcas_tiles::{KindId, Symbol, catalogue};

use super::total::Total;
use super::twin::play_from;

/// A draw or move of a scenario.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Tile(KindId),
    Token(Token),
    Move(Move),
}

/// The position before the first move of a scenario, and what happens in it.
#[derive(Debug)]
pub(super) struct Told {
    name: String,
    setup: Setup,
    start: Start,
    steps: Vec<Step>,
}

/// All scenarios that a game can go on from.
pub(super) static SCENARIOS: LazyLock<Scenarios> = LazyLock::new(Scenarios::read);

/// Scenarios, and which cases each of them meets.
pub(super) struct Scenarios {
    told: Vec<Told>,
    /// The scenarios in which a case is met; cases that none meets are left out.
    by_case: Vec<Vec<usize>>,
    total: Total,
}

impl Scenarios {
    /// Reads all scenarios and plays each as told.
    fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
        let mut files = Vec::new();
        collect(&root, &mut files);
        files.sort();
        let told: Vec<Told> = files.iter().flat_map(|file| read(&root, file)).collect();
        let n_threads = thread::available_parallelism().map_or(1, usize::from);
        let parts: Vec<Total> = thread::scope(|scope| {
            let chunks = told.chunks(told.len().div_ceil(n_threads));
            let play = |chunk: &'_ [Told]| chunk.iter().map(Told::play).collect::<Vec<Total>>();
            let threads: Vec<_> = chunks
                .map(|chunk| scope.spawn(move || play(chunk)))
                .collect();
            let join = |thread: ScopedJoinHandle<'_, Vec<Total>>| {
                thread.join().expect("no game has panicked")
            };
            threads.into_iter().flat_map(join).collect()
        });
        let mut total = Total::default();
        for part in &parts {
            total.add(part);
        }
        let meets = |case: Case| -> Vec<usize> {
            let meeting = (0..told.len()).filter(|&ix| parts[ix].cases.count(case) > 0);
            meeting.collect()
        };
        let by_case = Case::ALL.iter().map(|&case| meets(case));
        Self {
            by_case: by_case.filter(|meeting| !meeting.is_empty()).collect(),
            told,
            total,
        }
    }

    /// Returns a scenario that meets any case, every case with the same chance: what is rare comes as often as the rest.
    pub(super) fn pick(&self, rng: &mut Rng) -> &Told {
        let meeting = &self.by_case[rng.below(self.by_case.len() as u32) as usize];
        &self.told[meeting[rng.below(meeting.len() as u32) as usize]]
    }

    /// Returns the cases that no scenario meets.
    pub(super) fn unmet(&self) -> Vec<Case> {
        let cases = Case::ALL.iter().copied();
        cases
            .filter(|&case| self.total.cases.count(case) == 0)
            .collect()
    }

    /// Returns what the scenarios meet when they are played as told.
    pub(super) fn total(&self) -> Total {
        self.total.clone()
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("the scenarios are there");
    for entry in entries {
        let path = entry.expect("the scenarios can be listed").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "txt") {
            files.push(path);
        }
    }
}

/// Reads the cases of a scenario; not those that are over before the first move, or about habits of another engine, which
/// the reference does not know.
fn read(root: &Path, file: &Path) -> Vec<Told> {
    let name = file.strip_prefix(root).unwrap_or(file);
    let name = name.display().to_string();
    let text = std::fs::read_to_string(file).expect("a scenario can be read");
    let scenario = Scenario::parse(&name, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let cases = scenario.cases();
    cases.filter_map(|case| read_case(&name, case)).collect()
}

fn read_case(name: &str, case: ScenarioCase<'_>) -> Option<Told> {
    let (state, told) = case.steps().unwrap_or_else(|error| panic!("{error}"));
    let choices = case.setup().choices();
    let mut switches = SWITCHES.iter();
    let has_peer_value = switches.any(|switch| switch.value(&choices).is_for_conformance());
    if state.node() == Node::Over || has_peer_value {
        return None;
    }
    let mirror = Mirror::new(case.rules());
    let mut steps = Vec::new();
    for step in told {
        for event in &step.events {
            match *event {
                Event::Drawn { kind, .. } | Event::LotTurnedUp { kind, .. } => {
                    steps.push(Step::Tile(mirror.id(kind)));
                }
                Event::TokenDrawn { token, .. } => steps.push(Step::Token(token)),
                _ => {}
            }
        }
        steps.extend(step.played.map(Step::Move));
    }
    Some(Told {
        name: format!("{name} {}", case.name().unwrap_or_default()),
        setup: case.setup().clone(),
        start: mirror.read(case.rules(), &state),
        steps,
    })
}

impl Told {
    /// Plays the scenario as told, with the tiles of the scenario alone, and then at random to the end.
    fn play(&self) -> Total {
        let rng = &mut Rng::new(1);
        let mut start = self.start.clone();
        self.leave_few(self.n_hidden(), rng, &mut start);
        play_from(&self.setup, &start, &mut self.script(0), rng)
    }

    /// Returns how many tiles may be hidden under hills.
    fn n_hidden(&self) -> u32 {
        let is_hill = |step: &&Step| matches!(step, Step::Tile(kind) if catalogue().kind(*kind).symbols.contains(Symbol::Hill));
        self.steps.iter().filter(is_hill).count() as u32
    }

    /// Returns what the scenario does; one in so many steps leaves its way, unless that is 0.
    fn script(&self, one_in: u32) -> Script {
        Script {
            name: self.name.clone(),
            steps: self.steps.clone(),
            n_done: 0,
            one_in,
        }
    }

    /// Returns how a game may go on from here: mostly as told, often with other switches, and with few tiles.
    pub(super) fn vary(&self, rng: &mut Rng) -> (Setup, Start, Script) {
        let mut start = self.start.clone();
        let n_others = self.n_hidden() + rng.below(12);
        self.leave_few(n_others, rng, &mut start);
        let mut setup = self.setup.clone();
        for _ in 0..[0, 0, 1, 4][rng.below(4) as usize] {
            change_switch(rng, &mut setup);
        }
        if !is_possible(&setup, &start) {
            setup = self.setup.clone();
        }
        (setup, start, self.script(12))
    }

    /// Leaves the tiles that are drawn in the scenario and a few others in a large bag, so that the game soon ends.
    fn leave_few(&self, n_others: u32, rng: &mut Rng, start: &mut Start) {
        let Some(bag) = start.bag.as_mut().filter(|bag| bag.len() > 12) else {
            return;
        };
        let mut kept = Vec::new();
        for step in &self.steps {
            if let Step::Tile(kind) = step
                && let Some(ix) = bag.iter().position(|other| other == kind)
            {
                kept.push(bag.swap_remove(ix));
            }
        }
        for _ in 0..n_others {
            if !bag.is_empty() {
                kept.push(bag.swap_remove(rng.below(bag.len() as u32) as usize));
            }
        }
        *bag = kept;
    }
}

/// Tells whether the switches allow what lies on the table.
fn is_possible(setup: &Setup, start: &Start) -> bool {
    Rules::new(setup).is_ok_and(|rules| Mirror::new(&rules).start(&rules, start).is_ok())
}

fn change_switch(rng: &mut Rng, setup: &mut Setup) {
    let switch = &SWITCHES[rng.below(SWITCHES.len() as u32) as usize];
    // Other tiles would not make this board, and farmers on it could not be there.
    if ["tile-art", "farmers"].contains(&switch.key) {
        return;
    }
    let values = switch.values.iter();
    let offered: Vec<_> = values.filter(|value| !value.is_for_conformance()).collect();
    let value = offered[rng.below(offered.len() as u32) as usize].0;
    setup
        .set(switch.key, value)
        .expect("the switch offers this value");
}

/// What a scenario does next.
#[derive(Debug, Default)]
pub(super) struct Script {
    /// The scenario, if there is one.
    pub(super) name: String,
    steps: Vec<Step>,
    n_done: usize,
    /// One in so many steps leaves the way; none if it is 0.
    one_in: u32,
}

impl Script {
    /// Returns the next draw, as long as the game goes as told.
    pub(super) fn outcome(
        &mut self,
        mirror: &Mirror,
        rules: &Rules,
        state: &State,
        rng: &mut Rng,
    ) -> Option<Outcome> {
        let outcome = match self.next(rng)? {
            Step::Tile(kind) => Outcome::Tile(mirror.kind(kind)),
            Step::Token(token) => Outcome::Token(token),
            Step::Move(_) => return self.leave(),
        };
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        match outcomes.iter().any(|&(other, _)| other == outcome) {
            true => Some(outcome),
            false => self.leave(),
        }
    }

    /// Returns the next move, as long as the game goes as told.
    pub(super) fn chosen(&mut self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        match self.next(rng)? {
            Step::Move(told) if moves.contains(&told) => Some(told),
            _ => self.leave(),
        }
    }

    /// Returns the next step; now and then the game takes another way.
    fn next(&mut self, rng: &mut Rng) -> Option<Step> {
        let step = self.steps.get(self.n_done).copied()?;
        self.n_done += 1;
        match self.one_in > 0 && rng.below(self.one_in) == 0 {
            true => self.leave(),
            false => Some(step),
        }
    }

    fn leave<T>(&mut self) -> Option<T> {
        self.steps.clear();
        None
    }
}
