//! The start screen: edition, boxes, rules of the house, seats and bots.

mod house;

use std::collections::BTreeMap;

use carcas_bots::Bot;
use carcas_engine::{Edition, Rules, Seat, Setup, Switch};
use carcas_tiles::{Box, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::desk::Effect;
use super::draw;
use super::key::{Key, Mouse};
use super::layout::Layout;
use super::palette::Palette;
use super::story::wrapped;
use crate::setup_args::{SEAT_NAMES, SetupArgs};
use house::House;

/// A seat where nobody sits.
const NOBODY: &str = "nobody";

/// Six seats are played only if a switch says so.
const SIXTH: (&str, &str) = ("sixth-player", "always");

/// The first row of the lists.
const TOP: u16 = 2;

/// What is chosen before a game.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    edition: usize,
    boxes: Vec<(Box, bool)>,
    seats: [&'static str; Seat::MAX],
    /// Switches that are set otherwise than the edition has them.
    switches: BTreeMap<&'static str, &'static str>,
    /// Whether a game can be resumed.
    has_running_game: bool,
    at: usize,
    /// The page of switches, while it is open.
    house: Option<House>,
    palette: Palette,
    pub(super) note: String,
}

/// What the start screen asks for, as the flags would say it.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) setup: SetupArgs,
    pub(crate) players: Vec<String>,
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
    pub(crate) fn new(palette: Palette, has_running_game: bool) -> Self {
        let boxes = Setup::playable_boxes()
            .filter(|&of| of != Box::Base)
            .map(|of| (of, false));
        let mut seats = [NOBODY; Seat::MAX];
        (seats[0], seats[1]) = ("human", "greedy");
        let edition = Edition::ALL
            .iter()
            .position(|edition| edition.name() == "zman-c2");
        let mut start = Self {
            edition: edition.unwrap_or(0),
            boxes: boxes.collect(),
            seats,
            switches: BTreeMap::new(),
            has_running_game,
            at: 0,
            house: None,
            palette,
            note: String::new(),
        };
        if !has_running_game {
            start.at = start.rows().len() - 1;
        }
        start
    }

    fn rows(&self) -> Vec<Row> {
        let resume = self.has_running_game.then_some(Row::Resume);
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
        let taken = || {
            let seats = self.seats.iter().zip(SEAT_NAMES);
            seats.filter(|&(&player, _)| player != NOBODY)
        };
        let players: Vec<String> = taken().map(|(player, _)| (*player).to_owned()).collect();
        let mut switches = self.switches.clone();
        // Whoever fills six seats wants to play with six.
        if players.len() == Seat::MAX {
            switches.entry(SIXTH.0).or_insert(SIXTH.1);
        }
        Wanted {
            setup: self.setup_args(&switches),
            players,
            names: taken().map(|(_, name)| name.to_owned()).collect(),
        }
    }

    fn setup_args(&self, switches: &BTreeMap<&'static str, &'static str>) -> SetupArgs {
        let chosen = self.boxes.iter().filter(|(_, is_on)| *is_on);
        let switch = |(key, value): (&&str, &&str)| format!("{key}={value}");
        SetupArgs {
            rules: Some(Edition::ALL[self.edition].name().to_owned()),
            boxes: chosen.map(|(of, _)| of.name().to_owned()).collect(),
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
        if wanted.players.is_empty() {
            return Some("somebody must sit at the table".to_owned());
        }
        let prepared = wanted.setup.prepare(wanted.players.len());
        prepared.err().map(|error| error.to_string())
    }

    /// Handles a key.
    pub(crate) fn update(&mut self, key: Key) -> Vec<Effect> {
        self.note.clear();
        match key {
            Key::Interrupt => return vec![Effect::Leave],
            Key::Suspend => return vec![Effect::Suspend],
            _ => {}
        }
        if let Some(house) = &mut self.house {
            if house.update(key, &mut self.switches) {
                self.look_at_house();
            } else {
                self.house = None;
            }
            return Vec::new();
        }
        let n = self.rows().len();
        match key {
            Key::Char('q') | Key::Esc => return vec![Effect::Leave],
            Key::Arrow(Side::S) | Key::Tab | Key::Char('j' | 'n') => self.at = (self.at + 1) % n,
            Key::Arrow(Side::N) | Key::BackTab | Key::Char('k' | 'p') => {
                self.at = (self.at + n - 1) % n;
            }
            Key::Arrow(Side::E) | Key::Char('l') => self.change(true),
            Key::Arrow(Side::W) | Key::Char('h') => self.change(false),
            Key::Home => self.at = 0,
            Key::End => self.at = n - 1,
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
        if let Some(house) = &mut self.house {
            if house.mouse(mouse, size, &mut self.switches) {
                self.look_at_house();
            } else {
                self.house = None;
            }
            return Vec::new();
        }
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
            Row::Resume => vec![Effect::Resume],
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
        self.note = "this game cannot begin yet".to_owned();
        Vec::new()
    }

    fn change(&mut self, is_forward: bool) {
        let turned = |ix: usize, n: usize| (ix + if is_forward { 1 } else { n - 1 }) % n;
        match self.row() {
            Row::Edition => {
                self.edition = turned(self.edition, Edition::ALL.len());
                self.forget_usual_switches();
            }
            Row::Box(ix) => self.boxes[ix].1 = !self.boxes[ix].1,
            Row::Seat(ix) => {
                let players: Vec<&'static str> = ["human"]
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

    /// Forgets switches that are set as the edition has them.
    fn forget_usual_switches(&mut self) {
        let usual = Edition::ALL[self.edition].choices();
        self.switches.retain(|key, value| {
            Switch::from_key(key).is_some_and(|switch| switch.value(&usual).0 != *value)
        });
    }

    /// Finds out anew which switches matter.
    fn look_at_house(&mut self) {
        self.forget_usual_switches();
        let prepared = self.prepared();
        if let Some(house) = &mut self.house {
            house.list(prepared.as_ref());
        }
    }

    /// Returns where the lines stand.
    fn places(&self, (width, height): (u16, u16)) -> Vec<(Rect, Row)> {
        let middle = width * 3 / 5;
        let (mut left, mut right) = (TOP, TOP);
        let place = |row: Row| {
            let is_left = matches!(row, Row::Resume | Row::Edition | Row::Box(_) | Row::House);
            let y = if is_left { &mut left } else { &mut right };
            // Headings and gaps before a line, and the title of the edition after it.
            *y += match row {
                Row::Box(0) | Row::Seat(0) | Row::House | Row::Begin => 1,
                _ => 0,
            };
            let rect = Rect {
                x: if is_left { 0 } else { middle },
                y: *y,
                width: if is_left { middle } else { width - middle },
                height: 1,
            };
            *y += if row == Row::Edition { 2 } else { 1 };
            (rect, row)
        };
        let all: Vec<(Rect, Row)> = self.rows().into_iter().map(place).collect();
        all.into_iter()
            .filter(|(rect, _)| rect.y < height.saturating_sub(4))
            .collect()
    }

    /// Draws the whole screen.
    pub(crate) fn view(&self, screen: Rect, buffer: &mut Buffer) {
        let size = (screen.width, screen.height);
        let Some(layout) = Layout::of(size) else {
            return draw::too_small(size, buffer);
        };
        if let Some(house) = &self.house {
            let trouble = self.trouble().filter(|_| !self.wanted().players.is_empty());
            house.view(screen, trouble.as_deref(), self.palette, buffer);
            return;
        }
        draw::title(layout.title, "Carcas  a new game", buffer);
        let chosen = self.row();
        for (place, row) in self.places(size) {
            draw::line(place, &self.line(row, row == chosen), buffer);
            let faint = |text: String| Line::styled(text, self.palette.faint());
            let above = Rect {
                y: place.y - 1,
                ..place
            };
            let below = Rect {
                y: place.y + 1,
                ..place
            };
            match row {
                Row::Edition => {
                    let title = Edition::ALL[self.edition].title();
                    draw::line(below, &faint(format!("           {title}")), buffer);
                }
                Row::Box(0) => draw::line(above, &faint("   Boxes".to_owned()), buffer),
                Row::Seat(0) => draw::line(above, &faint("   Seats".to_owned()), buffer),
                _ => {}
            }
        }
        let trouble = self.trouble().unwrap_or_default().replace("\n  - ", " ");
        let shown: Vec<Line<'_>> = wrapped(&trouble, usize::from(screen.width) - 4)
            .into_iter()
            .chain((!self.note.is_empty()).then(|| self.note.clone()))
            .filter(|text| !text.is_empty())
            .map(|text| Line::styled(format!(" ! {text}"), self.palette.warning()))
            .collect();
        let below = Rect {
            x: 0,
            y: screen.height - 4,
            width: screen.width,
            height: 3,
        };
        draw::lines(below, &shown, buffer);
        draw::keys(layout.keys, &self.keys(), self.palette, buffer);
    }

    fn keys(&self) -> Vec<draw::Hint> {
        let mut keys = vec![("Up Down", "choose")];
        keys.extend(match self.row() {
            Row::Resume => vec![("Enter", "go on")],
            Row::Begin => vec![("Enter", "begin")],
            Row::Box(_) => vec![("Space", "take or leave"), ("g", "begin")],
            Row::House => vec![("Enter", "look and change"), ("g", "begin")],
            Row::Edition | Row::Seat(_) => {
                vec![("Left Right", "change"), ("Space", "next"), ("g", "begin")]
            }
        });
        keys.push(("q", "quit"));
        keys
    }

    fn line(&self, row: Row, is_chosen: bool) -> Line<'static> {
        let text = match row {
            Row::Resume => "Go on with the game played last".to_owned(),
            Row::Edition => {
                let edition = Edition::ALL[self.edition];
                format!("Edition < {} >", edition.name())
            }
            Row::Box(ix) => {
                let (of, is_on) = self.boxes[ix];
                format!("[{}] {}", if is_on { 'x' } else { ' ' }, of.title())
            }
            Row::House => match self.switches.len() {
                0 => "House rules: none, as the edition has it".to_owned(),
                n => format!("House rules: {n}"),
            },
            Row::Seat(ix) => format!("{:<8} < {} >", SEAT_NAMES[ix], self.seats[ix]),
            Row::Begin => "Begin".to_owned(),
        };
        chosen_line(text, is_chosen, self.palette)
    }
}

/// Writes a line of a list; the chosen one has an arrow.
fn chosen_line(text: String, is_chosen: bool, palette: Palette) -> Line<'static> {
    let (arrow, style) = if is_chosen {
        (
            " > ",
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        )
    } else {
        ("   ", Style::new())
    };
    Line::from(vec![
        Span::styled(arrow, palette.mark()),
        Span::styled(text, style),
    ])
}
