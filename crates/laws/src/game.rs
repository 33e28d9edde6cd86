//! Random games that are held to the laws, and the shortest record of one that breaks a law.

use std::fmt;

use carcas_bots::{Rng, random_move};
use carcas_engine::{Event, Log, Move, Node, Outcome, Rules, State};
use carcas_record::{Entry, Record};
use carcas_reference::{Duel, Start};

use crate::node::{Care, Verdict, check_node, check_step};
use crate::setups::random_setup;
use crate::shrink::{Broken, Suspect, apply, follow, shrunk};

/// The names of the seats.
const NAMES: [&str; 6] = ["red", "blue", "green", "yellow", "black", "gray"];

/// A law that a game breaks.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The seed of the game.
    pub seed: u64,
    /// Which law, and how.
    pub law: String,
    /// The smallest game that shows it.
    pub record: Record,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, law, record } = self;
        let n_entries = record.entries().len();
        writeln!(
            f,
            "finding: {law}\nseed {seed}, after {n_entries} entries of this record:"
        )?;
        f.write_str(&record.to_text())
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
pub struct Game {
    seed: u64,
    rng: Rng,
    record: Record,
    habits: Vec<Habit>,
    /// Draws favor tiles with symbols.
    seeks_symbols: bool,
    moves: Vec<Move>,
    /// The reference, which follows the game.
    duel: Option<Duel>,
}

impl Game {
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

    /// Chooses what is drawn or played next, or nothing when the game is over.
    pub fn choose(&mut self) -> Option<Entry> {
        let (rules, state) = (self.record.rules(), self.record.state());
        match state.node() {
            Node::Over => None,
            Node::Chance => {
                let draw = |rng: &mut Rng| state.outcome_at(rules, rng.below(state.total_weight()));
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

    /// Takes a step and checks the laws.
    ///
    /// # Errors
    /// The law that is broken, with the smallest record that shows it.
    pub fn take(&mut self, entry: Entry) -> Result<(), Box<Finding>> {
        if self.record.entries().is_empty() {
            self.compare()?;
        }
        let before = self.record.state().clone();
        let mut events = Vec::new();
        let applied = apply(&mut self.record, entry, &mut Log::to(&mut events));
        if let Err(why) = applied {
            let law = format!("{entry:?} was chosen from what is possible, but: {why}");
            return Err(self.finding((self.record.clone(), law)));
        }
        let record = &self.record;
        let checked = check_step(record.rules(), &before, &events, record.state())
            .and_then(|()| check_node(record.rules(), record.state(), Care::Samples, &mut self.rng))
            .and_then(|()| check_text(record, &mut self.rng));
        if let Err(law) = checked {
            return Err(self.shortest(law));
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
        compared.map_err(|law| {
            let found = (self.record.clone(), law);
            self.finding(shrunk(found, &Suspect::Reference))
        })
    }

    /// Plays to the end and returns the number of decisions.
    ///
    /// # Errors
    /// The law that is broken, with the smallest record that shows it.
    pub fn play(mut self) -> Result<u64, Box<Finding>> {
        while let Some(entry) = self.choose() {
            self.take(entry)?;
        }
        let entries = self.record.entries().iter();
        let decisions = entries.filter(|entry| matches!(entry, Entry::Move(..)));
        Ok(decisions.count() as u64)
    }

    /// Looks closely at every node of the game so far, since samples may have missed an earlier place.
    fn shortest(&self, law: String) -> Box<Finding> {
        let look = |record: &Record, before: &State, events: &[Event]| {
            let mut rng = Rng::new(self.seed);
            check_step(record.rules(), before, events, record.state()).and_then(|()| {
                check_node(record.rules(), record.state(), Care::Everything, &mut rng)
            })
        };
        let mut replay = self.record.replay();
        let mut before = replay.state().clone();
        while let Some(step) = replay.step() {
            let beginning = self.record.first_entries(replay.n_done());
            if let Err(law) = look(&beginning, &before, &step.events) {
                return self.finding(shrunk((beginning, law), &Suspect::Law(&look)));
            }
            before.clone_from(replay.state());
        }
        self.finding((self.record.clone(), law))
    }

    fn finding(&self, (record, law): Broken) -> Box<Finding> {
        let seed = self.seed;
        Box::new(Finding { seed, law, record })
    }
}

/// Checks that the text of a record is the whole game: at the end, and now and then before.
fn check_text(record: &Record, rng: &mut Rng) -> Verdict {
    if record.state().node() != Node::Over && rng.below(512) != 0 {
        return Ok(());
    }
    let text = record.to_text();
    let read = Record::parse(&text).map_err(|error| format!("the record is refused: {error}"))?;
    if read.to_text() != text {
        return Err("the record is read and written differently".to_owned());
    }
    if read.state() != record.state() {
        return Err("the record leads to another state".to_owned());
    }
    if record.state_at(record.entries().len()) != *record.state() {
        return Err("the replay leads to another state".to_owned());
    }
    Ok(())
}

fn has_symbol(rules: &Rules, Outcome::Tile(kind): Outcome) -> bool {
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
        for seed in 0..12 {
            if let Err(finding) = Game::new(seed).play() {
                panic!("{finding}");
            }
        }
    }

    #[test]
    fn random_games_ask_every_question() {
        let mut asked = std::collections::BTreeSet::new();
        // The order of scorings is asked rarely, so the games go on until every question was met.
        for seed in 0..1500 {
            if asked.len() == 10 {
                break;
            }
            let mut game = Game::without_reference(seed);
            while let Some(entry) = game.choose() {
                if let Node::Decide { decision, .. } = game.record.state().node() {
                    asked.insert(decision.name());
                }
                let applied = apply(&mut game.record, entry, &mut Log::silent());
                applied.expect("what is chosen is possible");
            }
        }
        let expected = [
            "count",
            "count-final-scoring",
            "count-follower",
            "count-scoring",
            "dragon",
            "figure",
            "mage-and-witch",
            "scoring-order",
            "second-part",
            "tile",
        ];
        assert_eq!(asked.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn finding_shows_the_seed_and_the_record() {
        let mut game = Game::new(1);
        for _ in 0..5 {
            let entry = game.choose().expect("the game has just begun");
            assert!(game.take(entry).is_ok());
        }
        let text = game.shortest("figures vanish".to_owned()).to_string();
        assert!(text.starts_with("finding: figures vanish\nseed 1, after 5 entries"));
        assert!(text.contains("\nseats red"));
    }
}
