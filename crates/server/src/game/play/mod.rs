//! A game at a table. Pure: entries of the log are folded in, and a command becomes entries or a refusal. Time, randomness
//! and storage stay outside, so a log that is folded again gives the same game.

mod command;
mod hold;
mod leave;
mod look;
#[cfg(test)]
mod memory;
mod seat;
#[cfg(test)]
mod tests;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use carcas_engine::notation::{Words, parse_outcome};
use carcas_engine::{Event, Log, Node, Outcome, Rules, Seat, State};
use carcas_fair::{Drawn, Draws, Nonce};
use carcas_protocol::{By, GameResult, Holder};
use carcas_record::{Entry, Record};

pub(crate) use command::Answer;
pub(crate) use hold::{Hold, Sitting};
pub(crate) use leave::Absence;

use super::clock::{Clocks, Readings};
use super::kept::NOBODY;
use super::log::{Created, LogEntry, Logged, Place};
use super::rules_of::rules_of;
use crate::store::GameId;

/// A seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct SeatState {
    /// Who sits there.
    pub holder: Holder,
    /// The name to show.
    pub name: String,
    /// Whose identity, if the person has one.
    pub identity: Option<String>,
    /// What the person adds to the draws.
    nonce: Option<String>,
    /// Whether the person chose it, after the hash of the seed was there to see.
    has_added: bool,
    /// The version that seated the person.
    seated: Option<u64>,
    /// Those who sat here before and left, each with their identity if they had one.
    earlier: Vec<Option<String>>,
}

impl SeatState {
    /// A seat that nobody has taken yet.
    fn open() -> Self {
        Self {
            holder: Holder::Open,
            name: String::new(),
            identity: None,
            nonce: None,
            has_added: false,
            seated: None,
            earlier: Vec::new(),
        }
    }

    /// A seat in which a bot plays.
    fn bot(level: &str) -> Self {
        Self {
            holder: Holder::Bot {
                level: level.to_owned(),
                since: None,
            },
            name: level.to_owned(),
            ..Self::open()
        }
    }

    /// Lets its person go; nothing of them stays but that they were there.
    fn leave(&mut self) {
        let mut earlier = std::mem::take(&mut self.earlier);
        earlier.push(self.identity.take());
        *self = Self {
            earlier,
            ..Self::open()
        };
    }

    /// Returns the identity of whoever left it last, if they had one.
    pub(super) fn left_by(&self) -> Option<&str> {
        self.earlier.last()?.as_deref()
    }
}

/// A move or a draw that counts: not taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// What.
    pub entry: Entry,
    /// What the seat had left on its clock after it, in milliseconds.
    pub left_ms: Option<i64>,
}

/// The position after the last draw. An undo stops there, so it replays no more than what was answered since, unless the game
/// has rested meanwhile.
#[derive(Clone, Debug)]
struct LastDraw {
    /// After so many moves and draws.
    at: usize,
    n_turns: u32,
    drawn: Drawn,
    state: State,
}

/// A turn that ended, and what everybody had left before it gave anybody more time.
#[derive(Clone, Debug)]
struct TurnEnd {
    /// After so many moves and draws.
    at: usize,
    clocks: Readings,
}

/// An answer since the last draw, and the clocks as they ran until it was given.
#[derive(Clone, Debug)]
struct Answered {
    /// After so many moves and draws.
    at: usize,
    clocks: Clocks,
}

/// Where a bot took over: before which entry of the game.
#[derive(Clone, Debug)]
pub(crate) struct Takeover {
    /// After so many moves and draws.
    pub at: usize,
    /// Which seat.
    pub seat: u8,
    /// Which bot.
    pub level: String,
}

/// A request to take the last answer of a seat back.
#[derive(Clone, Debug)]
struct Takeback {
    seat: u8,
    /// The seats that have not answered.
    waits_for: Vec<u8>,
}

impl Takeback {
    /// Returns what happens when nobody is left who could refuse. The others agreed to it, so it costs no time.
    fn granted(&self, n_entries: u32) -> LogEntry {
        LogEntry::Undone {
            n_entries,
            seat: self.seat,
            runs_on: false,
        }
    }
}

/// A game at a table.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    id: GameId,
    created: Arc<Created>,
    rules: Arc<Rules>,
    state: State,
    nonces: Vec<Option<String>>,
    draws: Option<Draws>,
    /// What was drawn, which numbers the draws.
    drawn: Drawn,
    seats: Vec<SeatState>,
    played: Vec<Played>,
    /// How many moves and draws lie before the position that the game goes on from. They are never taken back.
    n_begun: usize,
    takeovers: Vec<Takeover>,
    turn_ends: Vec<TurnEnd>,
    /// The answers since the last draw: an undo goes back no further.
    answers: Vec<Answered>,
    last_draw: Option<Box<LastDraw>>,
    /// How often somebody has taken something back since the last draw.
    n_undone: u32,
    /// How often somebody has taken something back at all.
    n_taken_back: u32,
    /// How many turns have begun.
    n_turns: u32,
    /// How many of them lie before the position that the game goes on from.
    n_turns_begun: u32,
    clocks: Clocks,
    /// When the draw, or the end of the game, comes that waits for the last answer to be certain.
    draw_at_ms: Option<i64>,
    takeback: Option<Takeback>,
    result: Option<GameResult>,
    next_game: Option<String>,
    version: u64,
    /// The version of the last move, draw or take-back.
    changed: u64,
    /// What clients called their latest commands.
    ids: Vec<CommandId>,
}

/// What a client called a command. Only a hash is kept, since every game keeps many: who makes two of its own names alike fools
/// nobody else.
#[derive(Clone, Copy, Debug)]
struct CommandId {
    /// Who sits down where another has left has names of their own.
    sitting: Sitting,
    hash: u64,
    /// The version that the command made.
    version: u64,
}

/// Returns what is kept of the name of a command. Never stored, so another release may compute it otherwise.
fn hash_of(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}

/// Returns how a game numbers its draws, before the first.
fn no_draws(created: &Created) -> Drawn {
    match created.numbers_by_kind {
        true => Drawn::default(),
        false => Drawn::alike(),
    }
}

/// How many names of commands are remembered of each seat, for those who send one twice: nobody else's push them out.
const N_IDS: usize = 64;

impl Game {
    /// Makes a game of the first entry of its log.
    ///
    /// # Errors
    /// If its setup or seed cannot be used.
    pub(crate) fn new(id: GameId, created: Created) -> Result<Self, String> {
        let n_seats = u8::try_from(created.seats.len()).unwrap_or(u8::MAX);
        let rules = rules_of(&created.setup, created.rules_version, n_seats)?;
        let seats = created.seats.iter().map(|place| match place {
            Place::Open => SeatState::open(),
            Place::Bot { level } => SeatState::bot(level),
        });
        let mut game = Self {
            state: State::new(&rules),
            clocks: Clocks::new(created.clock, created.seats.len()),
            seats: seats.collect(),
            drawn: no_draws(&created),
            id,
            rules,
            created: Arc::new(created),
            nonces: Vec::new(),
            draws: None,
            played: Vec::new(),
            n_begun: 0,
            takeovers: Vec::new(),
            turn_ends: Vec::new(),
            answers: Vec::new(),
            last_draw: None,
            n_undone: 0,
            n_taken_back: 0,
            n_turns: 0,
            n_turns_begun: 0,
            draw_at_ms: None,
            takeback: None,
            result: None,
            next_game: None,
            version: 1,
            changed: 1,
            ids: Vec::new(),
        };
        game.begin()?;
        Ok(game)
    }

    /// Plays up to the position that the game goes on from.
    fn begin(&mut self) -> Result<(), String> {
        let created = Arc::clone(&self.created);
        let Some(begin) = &created.begin else {
            return Ok(());
        };
        let record = Record::parse(&begin.record).map_err(|why| why.to_string())?;
        for &entry in record.entries() {
            self.play(entry, &mut Vec::new())?;
        }
        self.n_begun = self.played.len();
        self.n_turns_begun = self.n_turns;
        Ok(())
    }

    /// Folds an entry in and returns what it did on the table.
    ///
    /// # Errors
    /// If the entry does not follow from the game, which only a damaged log can bring about.
    pub(crate) fn fold(&mut self, logged: &Logged, at_ms: i64) -> Result<Vec<Event>, String> {
        let mut events = Vec::new();
        self.version += 1;
        if let Some((seat, id)) = logged.command() {
            self.remember(seat, id);
        }
        match &logged.entry {
            LogEntry::Created(_) => return Err("a game is created once".to_owned()),
            LogEntry::SeatTaken {
                seat,
                identity,
                name,
                nonce,
            } => {
                let version = self.version;
                let place = self.seat_mut(*seat)?;
                place.seated = Some(version);
                place.holder = Holder::Person;
                place.name.clone_from(name);
                place.identity.clone_from(identity);
                place.nonce = Some(nonce.clone());
            }
            LogEntry::SeatLeft { seat } => self.seat_mut(*seat)?.leave(),
            LogEntry::BotSeated { seat, level } => {
                let place = self.seat_mut(*seat)?;
                let earlier = std::mem::take(&mut place.earlier);
                *place = SeatState {
                    earlier,
                    ..SeatState::bot(level)
                };
            }
            LogEntry::NonceAdded { seat, nonce } => {
                let place = self.seat_mut(*seat)?;
                place.nonce = Some(nonce.clone());
                place.has_added = true;
            }
            LogEntry::Started { nonces } => {
                self.draws = Some(self.draws_of(nonces)?);
                self.nonces.clone_from(nonces);
                self.changed = self.version;
            }
            LogEntry::Moved {
                seat,
                text,
                by,
                lag_ms,
            } => {
                let played = self.state.parse_move(&self.rules, text);
                let played = played.map_err(|why| why.to_string())?;
                self.answers.push(Answered {
                    at: self.played.len(),
                    clocks: self.clocks.clone(),
                });
                self.clocks.stop(at_ms, *lag_ms);
                self.play(Entry::Move(Seat(*seat), played), &mut events)?;
                self.draw_at_ms = self
                    .waits_after(*by, &self.state)
                    .then(|| at_ms + i64::from(self.created.grace_ms));
                self.takeback = None;
            }
            LogEntry::Drawn { outcome } => {
                let outcome = self.parse_outcome(outcome)?;
                self.play(Entry::Draw(outcome), &mut events)?;
                self.draw_at_ms = None;
                self.n_undone = 0;
                self.answers.clear();
            }
            LogEntry::Undone {
                n_entries, runs_on, ..
            } => {
                let n_entries = *n_entries as usize;
                let before = self.clocks_before(n_entries).filter(|_| *runs_on).cloned();
                self.clocks.stop(at_ms, 0);
                self.take_back(n_entries)?;
                // As if the answer had never been given: who takes it back has thought all the while.
                if let Some(before) = before {
                    self.clocks = before;
                }
                self.n_undone += 1;
                self.n_taken_back += 1;
            }
            LogEntry::TakebackAsked { seat } => {
                self.takeback = Some(Takeback {
                    seat: *seat,
                    waits_for: self.others_to_agree(*seat),
                });
            }
            LogEntry::TakebackAnswered { seat, accepted } => match (&mut self.takeback, accepted) {
                (Some(takeback), true) => takeback.waits_for.retain(|other| other != seat),
                _ => self.takeback = None,
            },
            LogEntry::Resigned { .. } | LogEntry::FlagFell { .. } => self.clocks.stop(at_ms, 0),
            LogEntry::TakenOver {
                seat,
                level,
                reason,
            } => {
                self.seat_mut(*seat)?.holder = Holder::Bot {
                    level: level.clone(),
                    since: Some(*reason),
                };
                self.takeovers.push(Takeover {
                    at: self.played.len(),
                    seat: *seat,
                    level: level.clone(),
                });
                self.takeback = self.takeback_without(*seat);
                self.clocks.stop(at_ms, 0);
            }
            LogEntry::Said { .. } => {}
            LogEntry::Resumed { stopped_ms } => self.clocks.stop((*stopped_ms).min(at_ms), 0),
            LogEntry::Ended {
                winners,
                reason,
                scores,
            } => {
                self.clocks.stop(at_ms, 0);
                self.draw_at_ms = None;
                self.takeback = None;
                // Nothing is undone any more.
                self.last_draw = None;
                self.turn_ends = Vec::new();
                self.answers = Vec::new();
                self.result = Some(GameResult {
                    winners: winners.clone(),
                    reason: *reason,
                    scores: scores.clone(),
                });
            }
            LogEntry::Continued { game, .. } => self.next_game = Some(game.clone()),
        }
        self.run_clock(at_ms);
        Ok(events)
    }

    /// Gives back what growing lists have set aside: a game is copied for every change, and grows little by little.
    pub(crate) fn shrink(&mut self) {
        self.played.shrink_to_fit();
        self.turn_ends.shrink_to_fit();
        self.ids.shrink_to_fit();
    }

    /// Keeps no more than it needs while nothing happens. What is left out is found again by replaying the game.
    pub(crate) fn rest(&mut self) {
        self.last_draw = None;
        self.answers.shrink_to_fit();
        self.shrink();
    }

    /// Takes the name of an identity off its seats, as the log without it says.
    pub(crate) fn forget(&mut self, identity: &str) {
        for seat in &mut self.seats {
            if seat.identity.as_deref() == Some(identity) {
                seat.identity = None;
                NOBODY.clone_into(&mut seat.name);
            }
            for left in &mut seat.earlier {
                left.take_if(|left| left.as_str() == identity);
            }
        }
    }

    /// Returns how everything is drawn, with what people add.
    fn draws_of(&self, nonces: &[Option<String>]) -> Result<Draws, String> {
        let parsed: Result<Vec<Nonce>, _> =
            nonces.iter().flatten().map(|hex| hex.parse()).collect();
        let parsed = parsed.map_err(|why| format!("{why}"))?;
        Ok(Draws::new(&self.created.seed, &parsed))
    }

    fn seat_mut(&mut self, seat: u8) -> Result<&mut SeatState, String> {
        let seats = &mut self.seats;
        seats
            .get_mut(usize::from(seat))
            .ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// Draws or plays an entry that counts.
    fn play(&mut self, entry: Entry, events: &mut Vec<Event>) -> Result<(), String> {
        let turn = self.state.active_seat();
        self.drawn.count(&self.state);
        entry
            .apply(&self.rules, &mut self.state, &mut Log::to(events))
            .map_err(|why| why.to_string())?;
        let seat = match entry {
            Entry::Move(seat, _) => Some(seat.ix()),
            Entry::Draw(_) => None,
        };
        for event in events.iter() {
            if matches!(event, Event::TurnStarted { .. }) {
                if self.clocks.keep_time() {
                    self.turn_ends.push(TurnEnd {
                        at: self.played.len(),
                        clocks: self.clocks.readings(),
                    });
                    self.clocks.end_turn(turn.ix());
                }
                self.n_turns += 1;
            }
        }
        let left = seat.and_then(|seat| self.clocks.left(0)?.get(seat).copied());
        self.played.push(Played {
            entry,
            left_ms: left,
        });
        if let Entry::Draw(_) = entry {
            self.last_draw = Some(Box::new(LastDraw {
                at: self.played.len(),
                n_turns: self.n_turns,
                drawn: self.drawn,
                state: self.state.clone(),
            }));
        }
        self.changed = self.version;
        Ok(())
    }

    /// Tells whether an answer of somebody that led to a position can still be undone, so that what would be revealed next waits:
    /// a draw, or with the end of the game its seed.
    fn waits_after(&self, by: By, state: &State) -> bool {
        let is_asked = matches!(state.node(), Node::Decide { .. });
        by == By::Person && self.created.grace_ms > 0 && !is_asked
    }

    /// Goes back before the last entries that count.
    fn take_back(&mut self, n_entries: usize) -> Result<(), String> {
        let n_left = self.played.len().checked_sub(n_entries);
        let n_left = n_left.ok_or("more is taken back than was played")?;
        self.played.truncate(n_left);
        // A turn that is played again gives its time again, so what it gave is taken back.
        while let Some(end) = self.turn_ends.pop_if(|end| end.at >= n_left) {
            self.clocks.go_back(&end.clocks);
        }
        self.answers.retain(|answer| answer.at < n_left);
        for takeover in &mut self.takeovers {
            takeover.at = takeover.at.min(n_left);
        }
        let begin = match self.last_draw.take_if(|draw| draw.at > n_left) {
            None => self.last_draw.as_deref(),
            Some(_) => None,
        };
        let begin_at = begin.map_or(0, |draw| draw.at);
        self.n_turns = begin.map_or(0, |draw| draw.n_turns);
        self.drawn = begin.map_or_else(|| no_draws(&self.created), |draw| draw.drawn);
        self.state = begin.map_or_else(|| State::new(&self.rules), |draw| draw.state.clone());
        for played in &self.played[begin_at..] {
            let mut events = Vec::new();
            let log = &mut Log::to(&mut events);
            self.drawn.count(&self.state);
            let applied = played.entry.apply(&self.rules, &mut self.state, log);
            applied.map_err(|why| why.to_string())?;
            let turns = events
                .iter()
                .filter(|event| matches!(event, Event::TurnStarted { .. }));
            self.n_turns += turns.count() as u32;
        }
        self.draw_at_ms = None;
        self.takeback = None;
        self.changed = self.version;
        Ok(())
    }

    /// Returns the clocks as they ran before the first of the last entries, if that is an answer and nothing was drawn since.
    fn clocks_before(&self, n_entries: usize) -> Option<&Clocks> {
        let at = self.played.len().checked_sub(n_entries)?;
        let answer = self.answers.iter().find(|answer| answer.at == at)?;
        Some(&answer.clocks)
    }

    /// Lets the clock of the asked seat run, unless it does.
    fn run_clock(&mut self, at_ms: i64) {
        if self.result.is_some() || self.draws.is_none() || self.clocks.running().is_some() {
            return;
        }
        if let Some(seat) = self.asked()
            && matches!(self.seats[usize::from(seat)].holder, Holder::Person)
        {
            self.clocks.run(usize::from(seat), at_ms);
        }
    }

    fn remember(&mut self, seat: u8, id: &str) {
        let is_of_seat = |known: &CommandId| known.sitting.seat == seat;
        if self.ids.iter().filter(|known| is_of_seat(known)).count() == N_IDS
            && let Some(oldest) = self.ids.iter().position(is_of_seat)
        {
            self.ids.remove(oldest);
        }
        self.ids.push(CommandId {
            sitting: self.sitting(seat),
            hash: hash_of(id),
            version: self.version,
        });
    }

    fn parse_outcome(&self, name: &str) -> Result<Outcome, String> {
        let mut words = Words::new(name);
        parse_outcome(&self.rules, &mut words).map_err(|why| why.to_string())
    }
}
