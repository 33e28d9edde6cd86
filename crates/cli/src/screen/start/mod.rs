//! The start screen: edition, boxes, rules of the house, seats and bots.

mod house;
mod page;
mod parts;
mod resume;
mod view;

use std::collections::BTreeMap;

use carcas_bots::Bot;
use carcas_engine::{Edition, Rules, Seat, Setup, Switch};
use carcas_protocol::USUAL_EDITION;
use carcas_record::DisplayName;
use carcas_text::say;
use carcas_tiles::{Box, Side};

use super::desk::Effect;
use super::draw;
use super::key::{Key, Mouse};
use super::palette::Palette;
use crate::language::words;
use crate::setup_args::{SEAT_NAMES, SetupArgs};
use crate::table::sitter::{HUMAN, Sitter};
use house::House;
use parts::{Parts, Shelf};
pub(crate) use resume::Offered;
use resume::Resume;

/// A seat where nobody sits.
const NOBODY: &str = "nobody";

/// Six seats are played only if a switch says so.
const SIXTH: (&str, &str) = ("sixth-player", "always");

/// The longest name that can be typed.
const MAX_NAME: usize = 40;

/// What is chosen before a game.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    edition: usize,
    boxes: Vec<Shelf>,
    seats: [&'static str; Seat::MAX],
    /// How the players are called; those without a name by the color of their seat.
    names: [String; Seat::MAX],
    /// The seat whose name is being typed.
    naming: Option<usize>,
    /// Switches that are set otherwise than the edition has them.
    switches: BTreeMap<&'static str, &'static str>,
    /// The games that can be resumed, and their page while it is open.
    resume: Resume,
    at: usize,
    /// The page of switches, while it is open.
    house: Option<House>,
    /// The page of the parts of a box, while it is open.
    parts: Option<Parts>,
    /// Whether somebody is asked for a house rule that allows six seats.
    asks_for_sixth: bool,
    palette: Palette,
    pub(super) note: String,
}

/// What the start screen asks for, as the flags would say it.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) setup: SetupArgs,
    pub(crate) sitters: Vec<Sitter>,
    /// The names of the seats, which keep their colors.
    pub(crate) names: Vec<String>,
}

/// A line that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Resume,
    Edition,
    Box(usize),
    House,
    Seat(usize),
    Begin,
}

impl Start {
    pub(crate) fn new(palette: Palette, offered: Offered) -> Self {
        let boxes = Setup::playable_boxes()
            .filter(|&of| of != Box::Base)
            .map(Shelf::new);
        let mut seats = [NOBODY; Seat::MAX];
        (seats[0], seats[1]) = (HUMAN, "greedy");
        let edition = Edition::ALL
            .iter()
            .position(|&edition| edition == USUAL_EDITION);
        let mut start = Self {
            edition: edition.unwrap_or(0),
            boxes: boxes.collect(),
            seats,
            names: Default::default(),
            naming: None,
            switches: BTreeMap::new(),
            resume: Resume::new(offered),
            at: 0,
            house: None,
            parts: None,
            asks_for_sixth: false,
            palette,
            note: String::new(),
        };
        if start.resume.is_empty() {
            start.at = start.rows().len() - 1;
        }
        start
    }

    fn rows(&self) -> Vec<Row> {
        let resume = (!self.resume.is_empty()).then_some(Row::Resume);
        let boxes = (0..self.boxes.len()).map(Row::Box);
        let seats = (0..Seat::MAX).map(Row::Seat);
        resume
            .into_iter()
            .chain([Row::Edition])
            .chain(boxes)
            .chain([Row::House])
            .chain(seats)
            .chain([Row::Begin])
            .collect()
    }

    fn row(&self) -> Row {
        self.rows().get(self.at).copied().unwrap_or(Row::Begin)
    }

    /// Returns what was chosen.
    pub(crate) fn wanted(&self) -> Wanted {
        let taken = || (0..Seat::MAX).filter(|&ix| self.seats[ix] != NOBODY);
        let sitter = |ix: usize| Sitter {
            player: self.seats[ix].to_owned(),
            // An invalid name counts as none.
            name: DisplayName::new(self.names[ix].trim()).ok(),
        };
        Wanted {
            setup: self.setup_args(&self.switches),
            sitters: taken().map(sitter).collect(),
            names: taken().map(|ix| SEAT_NAMES[ix].to_owned()).collect(),
        }
    }

    fn setup_args(&self, switches: &BTreeMap<&'static str, &'static str>) -> SetupArgs {
        let chosen = self.boxes.iter().filter(|shelf| shelf.is_on);
        let switch = |(key, value): (&&str, &&str)| format!("{key}={value}");
        SetupArgs {
            rules: Some(Edition::ALL[self.edition].name().to_owned()),
            boxes: chosen.map(Shelf::name).collect(),
            switches: switches.iter().map(switch).collect(),
        }
    }

    /// Returns the game as it is set up, with the rules that tell which parts are in play, as far as it is possible.
    fn prepared(&self) -> Option<(Setup, Rules)> {
        const SEATS: usize = 2;
        let prepare = |args: &SetupArgs| args.prepare(SEATS).ok();
        prepare(&self.setup_args(&self.switches)).or_else(|| {
            // Switches that contradict each other must stay in sight.
            let (mut setup, rules) = prepare(&self.setup_args(&BTreeMap::new()))?;
            for (key, value) in &self.switches {
                setup.set(key, value).ok()?;
            }
            Some((setup, rules))
        })
    }

    /// Returns why the game cannot begin, if so.
    fn trouble(&self) -> Option<String> {
        let wanted = self.wanted();
        if wanted.sitters.is_empty() {
            return Some(say!(words(), "terminal-start-empty"));
        }
        let prepared = wanted.setup.prepare(wanted.sitters.len());
        prepared.err().map(|error| error.to_string())
    }

    /// Whether six seats are all that keeps the game from beginning, and a house rule would allow them.
    fn lacks_sixth(&self) -> bool {
        let wanted = self.wanted();
        let n_seats = wanted.sitters.len();
        let mut switches = self.switches.clone();
        switches.insert(SIXTH.0, SIXTH.1);
        n_seats == Seat::MAX
            && wanted.setup.prepare(n_seats).is_err()
            && self.setup_args(&switches).prepare(n_seats).is_ok()
    }

    /// Handles a key.
    pub(crate) fn update(&mut self, key: Key) -> Vec<Effect> {
        if std::mem::take(&mut self.asks_for_sixth) {
            match key {
                Key::Char('y') => {
                    self.switches.insert(SIXTH.0, SIXTH.1);
                    self.note.clear();
                    return self.begin();
                }
                Key::Interrupt | Key::Suspend => {}
                // Any other key says no here, and nothing else: it neither leaves nor changes a line.
                _ => {
                    self.note.clear();
                    return Vec::new();
                }
            }
        }
        self.note.clear();
        match key {
            Key::Interrupt => return vec![Effect::Leave],
            Key::Suspend => return vec![Effect::Suspend],
            _ => {}
        }
        if self.resume.is_open() {
            return self.resume.update(key);
        }
        if let Some(house) = &mut self.house {
            if house.update(key, &mut self.switches) {
                self.look_at_house();
            } else {
                self.house = None;
            }
            return Vec::new();
        }
        if let Some(parts) = &mut self.parts {
            if !parts.update(key, &mut self.boxes[parts.shelf]) {
                self.parts = None;
            }
            return Vec::new();
        }
        if let Some(ix) = self.naming {
            self.type_name(ix, key);
            return Vec::new();
        }
        let n = self.rows().len();
        if page::walk(&mut self.at, n, key) {
            return Vec::new();
        }
        match key {
            Key::Char('q') | Key::Esc => return vec![Effect::Leave],
            Key::Arrow(Side::E) | Key::Char('l') => self.change(true),
            Key::Arrow(Side::W) | Key::Char('h') => self.change(false),
            Key::Char('e') => self.look_closer(),
            Key::Char('g') => return self.begin(),
            Key::Char('m') => return vec![Effect::ToggleMouse],
            Key::Enter | Key::Char(' ') => return self.press(),
            _ => {}
        }
        Vec::new()
    }

    /// Handles the mouse: a click chooses a line and does what Enter would.
    pub(crate) fn mouse(&mut self, mouse: Mouse, size: (u16, u16)) -> Vec<Effect> {
        self.note.clear();
        self.asks_for_sixth = false;
        if self.resume.is_open() {
            return self.resume.mouse(mouse, size);
        }
        if let Some(house) = &mut self.house {
            if house.mouse(mouse, size, &mut self.switches) {
                self.look_at_house();
            } else {
                self.house = None;
            }
            return Vec::new();
        }
        if let Some(parts) = &mut self.parts {
            if !parts.mouse(mouse, size, &mut self.boxes[parts.shelf]) {
                self.parts = None;
            }
            return Vec::new();
        }
        self.naming = None;
        match mouse {
            Mouse::Click(x, y) if y + 1 == size.1 => {
                let hint = draw::hint_at(size.0, &self.keys(), x);
                let key = hint.and_then(Key::from_hint);
                key.map_or_else(Vec::new, |key| self.update(key))
            }
            Mouse::Click(x, y) => {
                let rows = self.rows();
                let hit = |row: &Row| {
                    let (place, _) = self.places(size).into_iter().find(|(_, at)| at == row)?;
                    Some(place.contains((x, y).into()))
                };
                let found = rows.iter().position(|row| hit(row) == Some(true));
                found.map_or_else(Vec::new, |at| {
                    self.at = at;
                    self.press()
                })
            }
            Mouse::Wheel(side, ..) => self.update(Key::Arrow(side)),
        }
    }

    /// Does what the chosen line is for.
    fn press(&mut self) -> Vec<Effect> {
        match self.row() {
            Row::Resume => self.resume.press(),
            Row::Begin => self.begin(),
            _ => {
                self.change(true);
                Vec::new()
            }
        }
    }

    fn begin(&mut self) -> Vec<Effect> {
        if self.trouble().is_none() {
            return vec![Effect::Begin];
        }
        if self.lacks_sixth() {
            self.asks_for_sixth = true;
            let input = format!("{}={}", SIXTH.0, SIXTH.1);
            self.note = say!(words(), "terminal-start-sixth", input = input);
            return Vec::new();
        }
        self.note = say!(words(), "terminal-start-not-yet");
        Vec::new()
    }

    fn change(&mut self, is_forward: bool) {
        let turned = |ix: usize, n: usize| (ix + if is_forward { 1 } else { n - 1 }) % n;
        match self.row() {
            Row::Edition => {
                self.edition = turned(self.edition, Edition::ALL.len());
                self.forget_usual_switches();
            }
            Row::Box(ix) => self.boxes[ix].toggle(),
            Row::Seat(ix) => {
                let players: Vec<&'static str> = [HUMAN]
                    .into_iter()
                    .chain(Bot::NAMES)
                    .chain([NOBODY])
                    .collect();
                let now = players.iter().position(|&player| player == self.seats[ix]);
                self.seats[ix] = players[turned(now.unwrap_or(0), players.len())];
            }
            Row::House => {
                self.house = Some(House::default());
                self.look_at_house();
            }
            Row::Resume | Row::Begin => {}
        }
    }

    /// Opens the parts of the chosen box, or begins to type the name of the chosen seat.
    fn look_closer(&mut self) {
        match self.row() {
            Row::Box(ix) if self.boxes[ix].has_parts() => self.parts = Some(Parts::new(ix)),
            Row::Seat(ix) if self.seats[ix] != NOBODY => self.naming = Some(ix),
            _ => {}
        }
    }

    /// Takes another letter of a name.
    fn type_name(&mut self, ix: usize, key: Key) {
        let name = &mut self.names[ix];
        match key {
            Key::Char(letter) if !letter.is_control() && name.chars().count() < MAX_NAME => {
                name.push(letter);
            }
            Key::Char(_) => {}
            Key::Backspace => drop(name.pop()),
            _ => self.naming = None,
        }
    }

    /// Forgets switches that are set as the edition has them.
    fn forget_usual_switches(&mut self) {
        let usual = Edition::ALL[self.edition].choices();
        self.switches.retain(|key, value| {
            Switch::from_key(key).is_some_and(|switch| switch.value(&usual).0 != *value)
        });
    }

    /// Finds out again which switches matter.
    fn look_at_house(&mut self) {
        self.forget_usual_switches();
        let prepared = self.prepared();
        if let Some(house) = &mut self.house {
            house.list(prepared.as_ref());
        }
    }
}
