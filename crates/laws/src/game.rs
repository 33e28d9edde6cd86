//! Random games that are held to the laws, and the smallest record of one that breaks a law.

use std::fmt;

use carcas_bots::{Rng, random_move};
use carcas_engine::notation::write_position;
use carcas_engine::{Log, Move, Node, Outcome, Rules, State};
use carcas_record::{Entry, Record};
use carcas_reference::{CaseCounts, Duel, Start};

use crate::node::{Care, check_node};
use crate::refusals::check_refusals;
use crate::setups::random_setup;
use crate::shrink::{
    Broken, Probe, breaks_agreement, breaks_law, follow, line_of, shrunk, try_entry,
};
use crate::verdict::{Fault, Verdict, law};
use crate::watch::{Told, Watch};

/// The law that the reference agrees.
pub(crate) const REFERENCE: &str = "the reference agrees";

/// The names of the seats.
const NAMES: [&str; 6] = ["red", "blue", "green", "yellow", "white", "pink"];

/// A law that a game breaks.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The seed of the game.
    pub seed: u64,
    /// Which law, and how.
    pub fault: Fault,
    /// A game that shows it.
    pub record: Record,
    /// The line that is drawn or played next, if the record ends before what breaks the law.
    pub then: Option<String>,
}

impl Finding {
    /// Returns the finding of a game that panicked while it took the last of some entries, or looked at what followed.
    pub fn of_panic(seed: u64, entries: &[Entry], why: String) -> Self {
        let mut record = RandomGame::without_reference(seed).record;
        let mut then = None;
        if let Some((&last, entries)) = entries.split_last() {
            for &entry in entries {
                let applied = record.apply(entry, &mut Log::silent());
                debug_assert!(applied.is_ok(), "the game took the entry before");
            }
            then = Some(line_of(&record, last));
        }
        let fault = Fault { law: "panic", why };
        Self {
            seed,
            fault,
            record,
            then,
        }
    }

    /// Returns the smallest game that is found to break the same law.
    pub fn smallest(&self) -> Self {
        match self.fault.law {
            REFERENCE => self.smallest_by(&breaks_agreement),
            law => self
                .earliest()
                .smallest_by(&|record, kept| breaks_law(record, kept, law)),
        }
    }

    /// Returns the smallest game that a probe is found to accept. It plays the lines that are possible, and answers with
    /// the game up to where the same law breaks.
    pub fn smallest_by(&self, probe: Probe<'_>) -> Self {
        let found = Broken {
            record: self.record.clone(),
            fault: self.fault.clone(),
            then: self.then.clone(),
        };
        let Broken {
            record,
            fault,
            then,
        } = shrunk(found, probe);
        Self {
            seed: self.seed,
            fault,
            record,
            then,
        }
    }

    /// Looks closely at every node of the game, since samples may have missed an earlier place.
    fn earliest(&self) -> Self {
        let rules = self.record.rules();
        let mut replay = self.record.replay();
        let mut watch = Watch::new(rules, replay.state());
        let mut before = replay.state().clone();
        while let Some(step) = replay.step() {
            let record = self.record.first_entries(replay.n_done());
            let told = Told {
                before: &before,
                played: record.entries().last().and_then(|entry| entry.played()),
                events: &step.events,
                after: replay.state(),
            };
            let stepped = watch.step(rules, &told);
            let checked = [stepped, look_closely(&record)];
            let mut faults = checked.into_iter().filter_map(Result::err);
            if let Some(fault) = faults.find(|fault| fault.law == self.fault.law) {
                return Self {
                    seed: self.seed,
                    fault,
                    record,
                    then: None,
                };
            }
            before.clone_from(replay.state());
        }
        self.clone()
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            seed,
            fault,
            record,
            then,
        } = self;
        let n_entries = record.entries().len();
        writeln!(
            f,
            "finding: {fault}\nseed {seed}, after {n_entries} entries of this record:"
        )?;
        f.write_str(&record.to_text())?;
        let (setup, rules) = (record.setup(), record.rules());
        let position = write_position(setup, rules, record.state());
        writeln!(f, "# position: {position}")?;
        match then {
            Some(line) => writeln!(f, "# then: {line}"),
            None => Ok(()),
        }
    }
}

/// How a seat chooses.
#[derive(Clone, Copy, Debug)]
enum Habit {
    /// Any move.
    Any,
    /// The move after which the most happens, among a few.
    Eager,
    /// Any move but `pass`, as far as there is one.
    Busy,
}

/// A random game with a random setup.
#[derive(Clone, Debug)]
pub struct RandomGame {
    seed: u64,
    rng: Rng,
    record: Record,
    habits: Vec<Habit>,
    /// Draws favor tiles with symbols.
    seeks_symbols: bool,
    moves: Vec<Move>,
    watch: Watch,
    /// The reference, which follows the game.
    duel: Option<Duel>,
}

impl RandomGame {
    /// Begins the game of a seed. The reference follows it.
    pub fn new(seed: u64) -> Self {
        let mut game = Self::without_reference(seed);
        let record = &game.record;
        let duel = Duel::new(record.setup(), record.rules(), &Start::default());
        game.duel = Some(duel);
        game
    }

    /// Begins the game of a seed, the same one, without the reference, which is slow.
    pub fn without_reference(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let record = loop {
            let setup = random_setup(&mut rng);
            let names = NAMES[..usize::from(setup.seats)].iter();
            let names = names.map(|&name| name.to_owned()).collect();
            if let Ok(record) = Record::new(setup, names) {
                break record;
            }
        };
        let habit = |rng: &mut Rng| [Habit::Any, Habit::Eager, Habit::Busy][rng.below(3) as usize];
        Self {
            seed,
            habits: NAMES.iter().map(|_| habit(&mut rng)).collect(),
            seeks_symbols: rng.below(2) == 0,
            watch: Watch::new(record.rules(), record.state()),
            record,
            rng,
            moves: Vec::new(),
            duel: None,
        }
    }

    /// Returns the game so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Returns how often the reference met each of its cases, if it follows the game.
    pub fn cases(&self) -> Option<&CaseCounts> {
        self.duel.as_ref().map(Duel::cases)
    }

    /// Chooses what is drawn or played next, or nothing when the game is over.
    pub fn choose(&mut self) -> Option<Entry> {
        let (rules, state) = (self.record.rules(), self.record.state());
        match state.node() {
            Node::Over => None,
            Node::Chance { .. } => {
                let draw = |rng: &mut Rng| state.sample(rules, |n| rng.below(n));
                let mut drawn = draw(&mut self.rng)?;
                for _ in 0..3 {
                    if !self.seeks_symbols || has_symbol(rules, drawn) {
                        break;
                    }
                    drawn = draw(&mut self.rng)?;
                }
                Some(Entry::Draw(drawn))
            }
            Node::Decide { seat, .. } => {
                let any = random_move(rules, state, &mut self.rng, &mut self.moves)?;
                let chosen = match self.habits[seat.ix()] {
                    Habit::Any => any,
                    Habit::Eager => most_events(rules, state, &self.moves, &mut self.rng),
                    Habit::Busy if any == Move::Pass => {
                        self.moves[self.rng.below(self.moves.len() as u32) as usize]
                    }
                    Habit::Busy => any,
                };
                Some(Entry::Move(seat, chosen))
            }
        }
    }

    /// Takes a step that is possible, without a look at the laws.
    pub fn skip(&mut self, entry: Entry) {
        let applied = self.record.apply(entry, &mut Log::silent());
        debug_assert!(applied.is_ok(), "what is chosen is possible");
    }

    /// Takes a step and checks the laws.
    ///
    /// # Errors
    /// The law that is broken, with the game up to here.
    pub fn take(&mut self, entry: Entry) -> Result<(), Box<Finding>> {
        if self.record.entries().is_empty() {
            self.compare()?;
        }
        let before = self.record.state().clone();
        let mut events = Vec::new();
        if let Err(fault) = try_entry(&mut self.record, entry, &mut events) {
            let then = Some(line_of(&self.record, entry));
            return Err(self.finding(fault, then));
        }
        let record = &self.record;
        let told = Told {
            before: &before,
            played: entry.played(),
            events: &events,
            after: record.state(),
        };
        let checked = self
            .watch
            .step(record.rules(), &told)
            .and_then(|()| look(record, Care::Samples, &mut self.rng));
        if let Err(fault) = checked {
            return Err(self.finding(fault, None));
        }
        if let Some(duel) = &mut self.duel {
            follow(duel, &before, entry);
        }
        self.compare()
    }

    /// Compares the engine with the reference, where there is one.
    fn compare(&self) -> Result<(), Box<Finding>> {
        let Some(duel) = &self.duel else {
            return Ok(());
        };
        let compared = duel.compare(self.record.rules(), self.record.state());
        compared.map_err(|why| {
            let law = REFERENCE;
            self.finding(Fault { law, why }, None)
        })
    }

    /// Plays to the end and returns the number of decisions.
    ///
    /// # Errors
    /// The law that is broken, with the game up to there.
    pub fn play(mut self) -> Result<u64, Box<Finding>> {
        while let Some(entry) = self.choose() {
            self.take(entry)?;
        }
        let entries = self.record.entries().iter();
        let decisions = entries.filter(|entry| matches!(entry, Entry::Move(..)));
        Ok(decisions.count() as u64)
    }

    fn finding(&self, fault: Fault, then: Option<String>) -> Box<Finding> {
        Box::new(Finding {
            seed: self.seed,
            fault,
            record: self.record.clone(),
            then,
        })
    }
}

/// Checks the node at the end of a record.
fn look(record: &Record, care: Care, rng: &mut Rng) -> Verdict {
    let (rules, state) = (record.rules(), record.state());
    check_node(rules, state, care, rng)?;
    check_refusals(record.setup(), rules, state, care, rng)?;
    check_text(record, care, rng)
}

/// Checks the node at the end of a record by every law in full.
pub(crate) fn look_closely(record: &Record) -> Verdict {
    look(record, Care::Everything, &mut Rng::new(0))
}

/// Checks that the text of a record is the whole game: at the end, and now and then before.
fn check_text(record: &Record, care: Care, rng: &mut Rng) -> Verdict {
    let is_looked_at = care == Care::Everything || record.state().node() == Node::Over;
    if !is_looked_at && rng.below(512) != 0 {
        return Ok(());
    }
    let text = record.to_text();
    let read = Record::parse(&text);
    let error = read.as_ref().err();
    law!(error.is_none(), "the record is refused: {error:?}");
    if let Ok(read) = read {
        let is_same = read.to_text() == text;
        law!(is_same, "the record is read and written differently");
        let is_same = read.state() == record.state();
        law!(is_same, "the record leads to another state");
    }
    let replayed = record.state_at(record.entries().len());
    law!(
        replayed == *record.state(),
        "the replay leads to another state"
    );
    Ok(())
}

fn has_symbol(rules: &Rules, outcome: Outcome) -> bool {
    let Outcome::Tile(kind) = outcome else {
        return true;
    };
    let printed = rules.tile_kind(kind);
    let is_marked =
        |segment: &carcas_tiles::Segment| !segment.marks.is_empty() || segment.goods.is_some();
    !printed.symbols.is_empty() || printed.segments.iter().any(is_marked)
}

/// Returns the move after which the most happens, among a few.
fn most_events(rules: &Rules, state: &State, moves: &[Move], rng: &mut Rng) -> Move {
    let mut best = (0, moves[0]);
    let mut events = Vec::new();
    for _ in 0..8 {
        let candidate = moves[rng.below(moves.len() as u32) as usize];
        events.clear();
        let mut after = state.clone();
        after.play_unchecked(rules, candidate, &mut Log::to(&mut events));
        if events.len() >= best.0 {
            best = (events.len(), candidate);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_games_break_no_law() {
        for seed in 0..4 {
            if let Err(finding) = RandomGame::new(seed).play() {
                panic!("{finding}");
            }
        }
    }

    #[test]
    fn random_games_ask_every_question() {
        let mut asked = std::collections::BTreeSet::new();
        // The order of scorings and of exchanges is asked rarely, so the games go on until every question was met.
        for seed in 0..1500 {
            if asked.len() == 25 {
                break;
            }
            let mut game = RandomGame::without_reference(seed);
            while let Some(entry) = game.choose() {
                if let Node::Decide { decision, .. } = game.record.state().node() {
                    asked.insert(decision.name());
                }
                let applied = game.record.apply(entry, &mut Log::silent());
                applied.expect("what is chosen is possible");
            }
        }
        let expected = [
            "abbey",
            "auction",
            "bazaar",
            "bid",
            "bridge",
            "buy-or-sell",
            "capture",
            "castle",
            "castle-scoring",
            "count",
            "count-final-scoring",
            "count-follower",
            "count-scoring",
            "dragon",
            "exchange",
            "fairy",
            "figure",
            "final-abbey",
            "flock",
            "mage-and-witch",
            "princess",
            "scoring-order",
            "second-part",
            "tile",
            "wagon",
        ];
        assert_eq!(asked.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn finding_shows_the_seed_and_the_record() {
        let mut game = RandomGame::new(1);
        for _ in 0..5 {
            let entry = game.choose().expect("the game has just begun");
            assert!(game.take(entry).is_ok());
        }
        let fault = Fault {
            law: "figures vanish",
            why: "figures vanish".to_owned(),
        };
        let finding = game.finding(fault, Some("draw monastery".to_owned()));
        let text = finding.to_string();
        assert!(text.starts_with("finding: figures vanish\nseed 1, after 5 entries"));
        assert!(text.ends_with("\n# then: draw monastery\n"), "{text}");
        // No game breaks this law, so none is smaller.
        assert_eq!(finding.smallest().to_string(), text);
        assert!(text.contains("\nseats red"));
    }
}
