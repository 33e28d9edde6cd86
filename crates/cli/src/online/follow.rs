//! A game on a server as it is followed here: who sits where, what is awaited, the clocks, and the moves for a record.
//!
//! News go in, and out comes what a screen must know: an entry for the record, entries taken back, or a sentence.

use crate::language::words;
use carcas_text::say;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use carcas_engine::notation::{Words, parse_outcome};
use carcas_engine::{Move, Node, RulesVersion, Seat};
use carcas_protocol::{
    About, Aids, Awaits, Command, Holder, Status, Table, TimeControl, Update, View, What,
};
use carcas_record::{DisplayName, Entry, Record, usual_names};

use super::line::{News, Order};
use super::told::{clean, person, refusal, shown};
use crate::table::plain::Player;

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sending {
    /// It is on the way.
    Flying,
    /// It was carried out and shows in this version.
    Until(u64),
}

/// A game that is followed.
#[derive(Debug)]
pub(crate) struct Follow {
    pub(crate) about: About,
    /// The seats that are played from here.
    pub(crate) mine: Vec<u8>,
    pub(crate) awaits: Awaits,
    /// When what is awaited was told, on the clock of the server.
    awaits_at_ms: i64,
    pub(crate) version: u64,
    /// Which seats are connected, as far as that is known.
    pub(crate) here: Option<Vec<bool>>,
    pub(crate) n_watchers: u32,
    /// Why there is no connection, if there is none.
    pub(crate) lost: Option<String>,
    /// What the clock of the server showed, and when.
    clock: (i64, Instant),
    sending: Option<Sending>,
    /// The view that is caught up with.
    view: Option<Box<View>>,
    /// Whether everything that happened is known.
    pub(crate) is_caught: bool,
}

/// What a screen must know.
#[derive(Debug)]
pub(crate) enum Heard {
    /// Nothing, but what is shown may have changed.
    Nothing,
    /// Everything that happened before is known now.
    Caught,
    /// Another game begins.
    Begun(Box<Record>),
    /// Something was drawn or played.
    Entry(Entry),
    /// This many entries were taken back.
    Back(usize, String),
    /// Something to tell.
    Told(String),
    /// Something was refused, or might have been lost.
    Refused(String),
    /// Nothing more will come.
    Gone(String),
}

/// Returns the record of a game that has not begun.
fn empty_record(about: &About) -> anyhow::Result<Record> {
    let newer = || say!(words(), "terminal-error-follow");
    let version = RulesVersion::new(about.rules_version).with_context(newer)?;
    let n_seats = u8::try_from(about.seats.len()).unwrap_or(u8::MAX);
    let setup = about
        .setup
        .prepare_in(version, n_seats)
        .with_context(newer)?;
    let names = usual_names(about.seats.len());
    let mut record = Record::new(setup, names).with_context(newer)?;
    record.set_about(called(about)).with_context(newer)?;
    Ok(record)
}

/// Returns how the people of a table are called, as a record says it.
fn called(about: &About) -> carcas_record::About {
    let people = (0..).map(Seat).zip(&about.seats);
    // A name that no record can have is none: the seat is called by its color.
    let people = people.filter_map(|(seat, of)| Some((seat, DisplayName::new(person(of)?).ok()?)));
    people.fold(carcas_record::About::default(), |called, (seat, name)| {
        called.with_player(seat, name)
    })
}

/// Compares what lies on the table there and here.
fn check(view: &View, record: &Record) -> anyhow::Result<()> {
    let table = Table::of(record.rules(), record.state(), view.about.aids);
    ensure!(
        table.head == view.table,
        say!(words(), "terminal-error-positions")
    );
    Ok(())
}

impl Follow {
    /// Begins to follow a game.
    pub(crate) fn new(view: Box<View>, clock: (i64, Instant)) -> anyhow::Result<(Self, Record)> {
        let record = empty_record(&view.about)?;
        let follow = Self {
            about: view.about.clone(),
            mine: view.mine.clone(),
            awaits: view.awaits.clone(),
            awaits_at_ms: clock.0,
            version: 0,
            here: None,
            n_watchers: 0,
            lost: None,
            clock,
            sending: None,
            view: Some(view),
            is_caught: false,
        };
        Ok((follow, record))
    }

    /// Returns how the people at the table are called.
    pub(crate) fn called(&self) -> carcas_record::About {
        called(&self.about)
    }

    /// Returns who plays, seat by seat.
    pub(crate) fn players(&self) -> Vec<Player> {
        let seats = 0..self.about.seats.len() as u8;
        seats
            .map(|seat| match self.mine.contains(&seat) {
                true => Player::Human,
                false => Player::Elsewhere(self.beside(seat)),
            })
            .collect()
    }

    /// Returns what the server is told of a move.
    pub(crate) fn plays(&self, record: &Record, seat: Seat, chosen: Move) -> Order {
        Order::Do {
            seat: seat.0,
            command: Command::Move {
                text: record.state().move_name(record.rules(), chosen),
                against: self.version,
            },
        }
    }

    /// Takes in what the line tells.
    ///
    /// # Errors
    /// If the game goes on in a way that the rules here do not know.
    pub(crate) fn hear(&mut self, news: News, record: &Record) -> anyhow::Result<Heard> {
        Ok(match news {
            News::Here { now_ms } => {
                self.clock = (now_ms, Instant::now());
                match self.lost.take() {
                    Some(_) => Heard::Told(say!(words(), "terminal-online-stands")),
                    None => Heard::Nothing,
                }
            }
            News::View(view) if view.about.game == self.about.game => {
                self.mine.clone_from(&view.mine);
                self.view = Some(view);
                Heard::Nothing
            }
            News::View(view) => {
                let (follow, record) = Self::new(view, self.clock)?;
                *self = follow;
                Heard::Begun(Box::new(record))
            }
            News::Caught => {
                if let Some(view) = self.view.take()
                    && view.version == self.version
                {
                    check(&view, record)?;
                    self.awaits = view.awaits;
                    self.awaits_at_ms = self.now_ms();
                    self.about = view.about;
                }
                self.is_caught = true;
                Heard::Caught
            }
            News::Update(update) => self.update(*update, record)?,
            News::Presence { seats, watchers } => {
                let heard = self.presence(&seats);
                self.here = Some(seats);
                self.n_watchers = watchers;
                heard
            }
            // Talk is carried out while a move may be on its way.
            News::Done {
                command: Command::Say { .. },
                ..
            } => Heard::Nothing,
            News::Done { version, .. } => {
                self.sending = (version > self.version).then_some(Sending::Until(version));
                Heard::Nothing
            }
            News::Refused { command, problem } => {
                if !matches!(command, Command::Say { .. }) {
                    self.sending = None;
                }
                Heard::Refused(match (&command, problem.code.as_str()) {
                    (Command::Move { .. }, "stale") => say!(words(), "problem-stale"),
                    _ => refusal(words(), &problem),
                })
            }
            News::Stalled { problem } => Heard::Told(refusal(words(), &problem)),
            News::Doubtful { command } => {
                if !matches!(command, Command::Say { .. }) {
                    self.sending = None;
                }
                Heard::Refused(say!(words(), "terminal-online-doubtful"))
            }
            News::Lost { why } => {
                let is_new = self.lost.is_none();
                self.lost = Some(clean(&why));
                match is_new {
                    true => Heard::Told(say!(words(), "terminal-online-lost", text = clean(&why))),
                    false => Heard::Nothing,
                }
            }
            News::Noted { text } => Heard::Told(clean(&text)),
            News::Gone { why } => Heard::Gone(clean(&why)),
        })
    }

    fn presence(&self, seats: &[bool]) -> Heard {
        let Some(before) = &self.here else {
            return Heard::Nothing;
        };
        for (ix, (&was, &is)) in before.iter().zip(seats).enumerate() {
            let seat = ix as u8;
            if was != is && !self.mine.contains(&seat) && self.is_person(seat) {
                let who = self.who(seat);
                return Heard::Told(match is {
                    true => say!(words(), "terminal-online-here", who = who),
                    false => say!(words(), "terminal-online-left", who = who),
                });
            }
        }
        Heard::Nothing
    }

    fn update(&mut self, update: Update, record: &Record) -> anyhow::Result<Heard> {
        self.version = update.version;
        self.awaits = update.awaits;
        self.awaits_at_ms = update.at_ms;
        if matches!(self.sending, Some(Sending::Until(version)) if version <= self.version) {
            self.sending = None;
        }
        let lost = || say!(words(), "terminal-error-follow");
        let (rules, state) = (record.rules(), record.state());
        Ok(match update.what {
            What::Moved { seat, text, .. } => {
                let played = state.parse_move(rules, &text).with_context(lost)?;
                Heard::Entry(Entry::Move(Seat(seat), played))
            }
            What::Drawn { outcome } => {
                let outcome = parse_outcome(rules, &mut Words::new(&outcome)).with_context(lost)?;
                Heard::Entry(Entry::Draw(outcome))
            }
            What::Undone { n_entries, seat } => {
                let told = say!(words(), "terminal-online-takes-back", who = self.who(seat));
                Heard::Back(n_entries as usize, told)
            }
            // Who leaves is named while that is still known.
            what @ What::SeatLeft { .. } => {
                let told = self.sentence(&what);
                self.note(&what);
                told.map_or(Heard::Nothing, Heard::Told)
            }
            what => {
                self.note(&what);
                self.sentence(&what).map_or(Heard::Nothing, Heard::Told)
            }
        })
    }

    /// Remembers what changes about the table.
    fn note(&mut self, what: &What) {
        match what {
            What::SeatTaken { seat, name } => {
                if let Some(place) = self.about.seats.get_mut(usize::from(*seat)) {
                    place.name = clean(name);
                    place.holder = Holder::Person;
                }
            }
            What::SeatLeft { seat } => {
                if let Some(place) = self.about.seats.get_mut(usize::from(*seat)) {
                    place.name = String::new();
                    place.holder = Holder::Open;
                }
                // Left from elsewhere: this terminal watches on.
                self.mine.retain(|own| own != seat);
            }
            What::BotSeated { seat, level } => {
                if let Some(place) = self.about.seats.get_mut(usize::from(*seat)) {
                    place.name = clean(level);
                    place.holder = Holder::Bot {
                        level: clean(level),
                        since: None,
                    };
                }
            }
            What::Started { .. } => self.about.status = Status::Playing,
            What::TakenOver {
                seat,
                level,
                reason,
            } => {
                if let Some(place) = self.about.seats.get_mut(usize::from(*seat)) {
                    place.holder = Holder::Bot {
                        level: clean(level),
                        since: Some(*reason),
                    };
                }
            }
            What::Ended { result, .. } => {
                self.about.status = Status::Over;
                self.about.result = Some(result.clone());
                self.sending = None;
            }
            What::Continued { game, .. } => self.about.next_game = Some(clean(game)),
            _ => {}
        }
    }

    pub(crate) fn is_person(&self, seat: u8) -> bool {
        let place = self.about.seats.get(usize::from(seat));
        place.is_some_and(|place| place.holder == Holder::Person)
    }

    /// Whether a seat is played from here.
    pub(crate) fn is_mine(&self, seat: u8) -> bool {
        self.mine.contains(&seat) && self.is_person(seat)
    }

    /// Whether anybody else is a person: then bots give no advice.
    pub(crate) fn has_others(&self) -> bool {
        let mut seats = 0..self.about.seats.len() as u8;
        seats.any(|seat| !self.mine.contains(&seat) && self.is_person(seat))
    }

    /// Whether the table lets its people look something up.
    pub(crate) fn allows(&self, least: Aids) -> bool {
        let rank = |aids| match aids {
            Aids::None => 0,
            Aids::Tabletop => 1,
            Aids::All => 2,
        };
        self.about.status == Status::Over || rank(self.about.aids) >= rank(least)
    }

    /// Returns our seat that is asked now, if its answer is not on the way.
    pub(crate) fn asked(&self, record: &Record) -> Option<Seat> {
        let Node::Decide { seat, .. } = record.state().node() else {
            return None;
        };
        let is_asked = self.is_caught
            && self.about.status == Status::Playing
            && self.awaits.seat == Some(seat.0)
            && self.is_mine(seat.0)
            && self.sending.is_none();
        is_asked.then_some(seat)
    }

    /// Whether something is on the way to the server.
    pub(crate) fn is_sending(&self) -> bool {
        self.sending.is_some()
    }

    /// Notes that something goes out. Talk changes nothing, so nobody waits for it.
    pub(crate) fn sends(&mut self, order: &Order) {
        let is_talk = |command: &Command| matches!(command, Command::Say { .. });
        if matches!(order, Order::Do { command, .. } if !is_talk(command)) {
            self.sending = Some(Sending::Flying);
        }
    }

    /// Returns our seat that moved last, if nothing was drawn since and its answer can be taken back.
    pub(crate) fn may_undo(&self, record: &Record) -> Option<u8> {
        let is_possible = self.about.grace_ms > 0 && self.about.status == Status::Playing;
        match record.entries().last() {
            Some(&Entry::Move(seat, _)) if is_possible && self.is_mine(seat.0) => Some(seat.0),
            _ => None,
        }
    }

    /// Returns our seat whose turn waits to be confirmed, and for how long.
    pub(crate) fn may_confirm(&self, record: &Record) -> Option<(u8, Duration)> {
        let at_ms = self.awaits.draw_at_ms?;
        let seat = self.may_undo(record)?;
        let left = u64::try_from(at_ms - self.now_ms()).unwrap_or(0);
        (self.sending.is_none()).then_some((seat, Duration::from_millis(left)))
    }

    /// Returns the seat that a command is for, unless it says so itself.
    pub(crate) fn acting(&self, record: &Record) -> Option<u8> {
        let asked = self.awaits.seat.filter(|&seat| self.is_mine(seat));
        let moved = self.may_undo(record);
        asked.or(moved).or(self.mine.first().copied())
    }

    /// Returns our seat that is asked to agree to a take-back.
    pub(crate) fn takeback_for(&self) -> Option<u8> {
        let asker = self.awaits.takeback?;
        let own = self.mine.iter().copied();
        own.into_iter()
            .find(|&seat| seat != asker && self.is_mine(seat))
    }

    pub(crate) fn is_away(&self, seat: u8) -> bool {
        let here = self.here.as_ref();
        let is_here = here.and_then(|here| here.get(usize::from(seat)));
        self.is_person(seat) && is_here == Some(&false)
    }

    /// Returns what the clock of the server shows.
    fn now_ms(&self) -> i64 {
        let (now_ms, at) = self.clock;
        now_ms.saturating_add(i64::try_from(at.elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    /// Returns the time that a seat has left, as a clock shows it.
    pub(crate) fn time_left(&self, seat: u8) -> Option<String> {
        let left = *self.awaits.left_ms.as_ref()?.get(usize::from(seat))?;
        let is_running = self.awaits.running == Some(seat) && self.about.status == Status::Playing;
        let used = match is_running {
            true => (self.now_ms() - self.awaits_at_ms).max(0),
            false => 0,
        };
        let free = match self.about.clock {
            TimeControl::Delay { .. } => self.about.clock.delay_ms(),
            _ => 0,
        };
        Some(shown((left - (used - free).max(0)).max(0)))
    }
}
