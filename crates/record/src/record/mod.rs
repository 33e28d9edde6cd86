//! Records: a game with everything that was drawn and played, as text and back.

mod around;
mod parse;
mod parse_around;
mod write;

use std::fmt;

use carcas_engine::notation::outcome_name;
use carcas_engine::{
    IllegalMove, Log, Move, Node, NotationError, Outcome, Rules, Seat, Setup, SetupErrors, State,
};

use crate::error::ParseError;
use crate::moves::{name_of, read_move, write_move};
use crate::names::check_names;
use crate::replay::Replay;
use around::Around;

/// The newest version of the text format, which says something around the game, too.
pub const FORMAT_VERSION: u32 = 2;
/// The version that says nothing but the game. It is read for ever, and written where it suffices.
const FIRST_FORMAT: u32 = 1;

/// A line of a record after its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Chance decided.
    Draw(Outcome),
    /// A seat decided.
    Move(Seat, Move),
}

impl Entry {
    /// Draws or plays the entry in a state. Whoever follows a game entry by entry does it with this.
    ///
    /// # Errors
    /// If it is not possible or another seat is asked; nothing has changed then.
    pub fn apply(
        self,
        rules: &Rules,
        state: &mut State,
        log: &mut Log<'_>,
    ) -> Result<(), IllegalMove> {
        match self {
            Self::Draw(outcome) => state.draw(rules, outcome, log),
            Self::Move(seat, played) => {
                check_asked(state, seat)?;
                state.play(rules, played, log)
            }
        }
    }

    /// Returns the move, unless chance decided.
    pub const fn played(self) -> Option<Move> {
        match self {
            Self::Draw(_) => None,
            Self::Move(_, played) => Some(played),
        }
    }
}

/// Refuses what a seat decides that is not asked.
fn check_asked(state: &State, seat: Seat) -> Result<(), IllegalMove> {
    match state.node() {
        Node::Decide { seat: asked, .. } if asked == seat => Ok(()),
        Node::Decide { .. } => Err(IllegalMove::NotYielded),
        Node::Chance { .. } => Err(IllegalMove::NotDecided),
        Node::Over => Err(IllegalMove::Over),
    }
}

/// Why a game cannot be recorded.
#[derive(Clone, Debug)]
pub enum RecordError {
    /// The setup is impossible.
    Setup(SetupErrors),
    /// The setup has parts that only conformance runs use.
    NotWritable,
    /// The names do not fit the seats.
    Names(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(errors) => errors.fmt(f),
            Self::NotWritable => {
                f.write_str("a setup that is for conformance runs only cannot be recorded")
            }
            Self::Names(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for RecordError {}

/// A game with everything that was drawn and played so far. It is always one that the rules allow.
///
/// ```
/// use carcas_engine::{Edition, Log, Outcome, Setup};
/// use carcas_record::Record;
///
/// let names = vec!["red".to_owned(), "blue".to_owned()];
/// let mut record = Record::new(Setup::new(Edition::ZmanC2, 2), names)?;
/// let kind = record.rules().find_kind("monastery").unwrap();
/// record.draw(Outcome::Tile(kind), &mut Log::silent())?;
/// let text = record.to_text();
/// assert_eq!(text, "carcas-record 1
/// rules-version 3
/// rules zman-c2
/// seats red blue
/// draw monastery
/// ");
/// let resumed = Record::parse(&text)?;
/// assert_eq!(resumed.state(), record.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    setup: Setup,
    names: Vec<String>,
    rules: Rules,
    state: State,
    entries: Vec<Entry>,
    /// The text of each entry.
    lines: Vec<String>,
    /// What format 2 says.
    around: Around,
}

impl Record {
    /// Begins a game.
    ///
    /// # Errors
    /// If the setup is impossible or cannot be written, or if names cannot be used.
    pub fn new(setup: Setup, names: Vec<String>) -> Result<Self, RecordError> {
        let rules = Rules::new(&setup).map_err(RecordError::Setup)?;
        if names.len() != rules.n_seats() {
            let (n_seats, n_names) = (rules.n_seats(), names.len());
            let why = format!("there are {n_names} names for {n_seats} seats");
            return Err(RecordError::Names(why));
        }
        check_names(&names).map_err(|(_, why)| RecordError::Names(why))?;
        if written_again(&setup) != Some(&setup).cloned() {
            return Err(RecordError::NotWritable);
        }
        Ok(Self {
            state: State::new(&rules),
            setup,
            names,
            rules,
            entries: Vec::new(),
            lines: Vec::new(),
            around: Around::default(),
        })
    }

    /// Returns what people chose before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the names of the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the state after everything that is recorded.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns everything that was drawn and played.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns an entry as its line in the text.
    pub fn line(&self, entry: usize) -> &str {
        self.lines.get(entry).map_or("", String::as_str)
    }

    /// Draws or plays an entry and records it.
    ///
    /// # Errors
    /// If it is not possible or another seat is asked; nothing has changed then.
    pub fn apply(&mut self, entry: Entry, log: &mut Log<'_>) -> Result<(), IllegalMove> {
        if self.has_ended() {
            return Err(IllegalMove::Over);
        }
        // A move is written as it reads before it is played, and only a legal one can be written.
        let written = match entry {
            Entry::Draw(_) => None,
            Entry::Move(seat, played) => {
                check_asked(&self.state, seat)?;
                if !self.state.is_legal(&self.rules, played) {
                    return Err(IllegalMove::NotYielded);
                }
                let text = self.move_name(played);
                Some(format!("{} {text}", name_of(&self.names, seat)))
            }
        };
        entry.apply(&self.rules, &mut self.state, log)?;
        let line = match entry {
            Entry::Draw(outcome) => format!("draw {}", outcome_name(&self.rules, outcome)),
            Entry::Move(..) => written.unwrap_or_default(),
        };
        self.lines.push(line);
        self.entries.push(entry);
        Ok(())
    }

    /// Draws a tile and records it.
    ///
    /// # Errors
    /// If no such outcome is possible now; nothing has changed then.
    pub fn draw(&mut self, outcome: Outcome, log: &mut Log<'_>) -> Result<(), IllegalMove> {
        self.apply(Entry::Draw(outcome), log)
    }

    /// Plays a move of the seat that is asked and records it.
    ///
    /// # Errors
    /// If the move is not legal; nothing has changed then.
    pub fn play(&mut self, played: Move, log: &mut Log<'_>) -> Result<(), IllegalMove> {
        match self.state.node() {
            Node::Decide { seat, .. } => self.apply(Entry::Move(seat, played), log),
            Node::Chance { .. } => Err(IllegalMove::NotDecided),
            Node::Over => Err(IllegalMove::Over),
        }
    }

    /// Writes a move that is legal now, as the record would, without the name in front.
    pub fn move_name(&self, written: Move) -> String {
        write_move(&self.rules, &self.state, &self.names, written)
    }

    /// Reads a move as the record writes it, without the name in front; a figure move without a cell means the tile just
    /// placed. Whether it is legal is another question.
    ///
    /// # Errors
    /// What was not understood, and where.
    pub fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        let placed = self.state.placed_tile().map(|tile| tile.cell);
        read_move(&self.rules, &self.state, &self.names, placed, text)
    }

    /// Steps through the game from its beginning.
    pub fn replay(&self) -> Replay<'_> {
        Replay::new(self)
    }

    /// Returns the state after the first `n` entries.
    pub fn state_at(&self, n: usize) -> State {
        let mut replay = self.replay();
        for _ in 0..n {
            if replay.step().is_none() {
                break;
            }
        }
        replay.into_state()
    }

    /// Returns the record of the same game with only its first `n` entries. One with fewer than all has not ended: it
    /// has neither result nor seed.
    #[must_use]
    pub fn first_entries(&self, n: usize) -> Self {
        if n >= self.entries.len() {
            return self.clone();
        }
        Self {
            around: self.around.until(n),
            state: self.state_at(n),
            entries: self.entries[..n].to_vec(),
            lines: self.lines[..n].to_vec(),
            setup: self.setup.clone(),
            names: self.names.clone(),
            rules: self.rules.clone(),
        }
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// The first thing that is wrong: a line that is not understood, a move that is not legal, wrong final scores, a
    /// version that this program does not read.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        parse::parse(text)
    }

    /// Reads a record from bytes that may not be text.
    ///
    /// # Errors
    /// As [`Record::parse`], and the first place that is not UTF-8.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Self, ParseError> {
        parse::parse(crate::lines::utf8(bytes)?)
    }
}

/// Returns what a reader would make of a setup.
fn written_again(setup: &Setup) -> Option<Setup> {
    let mut again = Setup::in_version(setup.version(), setup.edition(), setup.seats);
    for name in setup.box_names() {
        again.add_box(&name).ok()?;
    }
    for (key, value) in setup.overrides() {
        again.set(key, value).ok()?;
    }
    Some(again)
}
