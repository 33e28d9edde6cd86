//! The start screen: edition, boxes, seats and bots.

use carcas_bots::Bot;
use carcas_engine::{Edition, Seat, Setup};
use carcas_tiles::{Box, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::desk::Effect;
use super::draw;
use super::key::Key;
use super::layout::Layout;
use super::palette::Palette;
use super::story::wrapped;
use crate::setup_args::SEAT_NAMES;
use crate::setup_args::SetupArgs;

/// A seat where nobody sits.
const NOBODY: &str = "nobody";

/// What is chosen before a game.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    edition: usize,
    boxes: Vec<(Box, bool)>,
    seats: [&'static str; Seat::MAX],
    /// Whether a game can be resumed.
    has_running_game: bool,
    at: usize,
    palette: Palette,
    pub(super) note: String,
}

/// A line that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Resume,
    Edition,
    Box(usize),
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
            has_running_game,
            at: 0,
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
            .chain(seats)
            .chain([Row::Begin])
            .collect()
    }

    fn row(&self) -> Row {
        self.rows().get(self.at).copied().unwrap_or(Row::Begin)
    }

    /// Returns what was chosen as the flags would say it.
    pub(crate) fn flags(&self) -> (SetupArgs, Vec<String>) {
        let chosen = self.boxes.iter().filter(|(_, is_on)| *is_on);
        let players: Vec<String> = self
            .seats
            .iter()
            .filter(|&&seat| seat != NOBODY)
            .map(ToString::to_string)
            .collect();
        let setup = SetupArgs {
            rules: Some(Edition::ALL[self.edition].name().to_owned()),
            boxes: chosen.map(|(of, _)| of.name().to_owned()).collect(),
            // Whoever fills six seats wants to play with six.
            switches: if players.len() == Seat::MAX {
                vec!["sixth-player=always".to_owned()]
            } else {
                Vec::new()
            },
        };
        (setup, players)
    }

    /// Returns why the game cannot begin, if so.
    fn trouble(&self) -> Option<String> {
        let (setup, players) = self.flags();
        if players.is_empty() {
            return Some("somebody must sit at the table".to_owned());
        }
        setup
            .prepare(players.len())
            .err()
            .map(|error| error.to_string())
    }

    /// Handles a key.
    pub(crate) fn update(&mut self, key: Key) -> Vec<Effect> {
        self.note.clear();
        let n = self.rows().len();
        match key {
            Key::Interrupt | Key::Char('q') | Key::Esc => return vec![Effect::Leave],
            Key::Suspend => return vec![Effect::Suspend],
            Key::Arrow(Side::S) | Key::Tab | Key::Char('j' | 'n') => self.at = (self.at + 1) % n,
            Key::Arrow(Side::N) | Key::BackTab | Key::Char('k' | 'p') => {
                self.at = (self.at + n - 1) % n;
            }
            Key::Arrow(Side::E) | Key::Char(' ' | 'l') => self.change(true),
            Key::Arrow(Side::W) | Key::Char('h') => self.change(false),
            Key::Home => self.at = 0,
            Key::End => self.at = n - 1,
            Key::Enter if self.row() == Row::Resume => return vec![Effect::Resume],
            Key::Enter if self.trouble().is_none() => return vec![Effect::Begin],
            Key::Enter => self.note = "this game cannot begin yet".to_owned(),
            _ => {}
        }
        Vec::new()
    }

    fn change(&mut self, is_forward: bool) {
        let turned = |ix: usize, n: usize| (ix + if is_forward { 1 } else { n - 1 }) % n;
        match self.row() {
            Row::Edition => self.edition = turned(self.edition, Edition::ALL.len()),
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
            Row::Resume | Row::Begin => {}
        }
    }

    /// Draws the whole screen.
    pub(crate) fn view(&self, screen: Rect, buffer: &mut Buffer) {
        let Some(layout) = Layout::of((screen.width, screen.height)) else {
            return draw::too_small((screen.width, screen.height), buffer);
        };
        draw::title(layout.title, "Carcas  a new game", buffer);
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for (ix, row) in self.rows().into_iter().enumerate() {
            let line = self.line(row, ix == self.at);
            match row {
                Row::Edition => {
                    let title = Edition::ALL[self.edition].title();
                    left.push(line);
                    left.push(Line::styled(
                        format!("           {title}"),
                        self.palette.faint(),
                    ));
                    left.push(Line::styled("   Boxes", self.palette.faint()));
                }
                Row::Resume | Row::Box(_) => left.push(line),
                Row::Seat(0) => {
                    right.push(Line::styled("   Seats", self.palette.faint()));
                    right.push(line);
                }
                Row::Seat(_) => right.push(line),
                Row::Begin => right.extend([Line::default(), line]),
            }
        }
        let middle = screen.width * 3 / 5;
        let column = |x: u16, width: u16| Rect {
            x,
            y: 2,
            width,
            height: screen.height.saturating_sub(6),
        };
        draw::lines(column(0, middle), &left, buffer);
        draw::lines(column(middle, screen.width - middle), &right, buffer);
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
        let keys = [
            ("Up Down", "choose"),
            ("Left Right", "change"),
            ("Enter", "begin"),
            ("q", "quit"),
        ];
        draw::keys(layout.keys, &keys, self.palette, buffer);
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
            Row::Seat(ix) => format!("{:<8} < {} >", SEAT_NAMES[ix], self.seats[ix]),
            Row::Begin => "Begin".to_owned(),
        };
        let (arrow, style) = if is_chosen {
            (
                " > ",
                Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            )
        } else {
            ("   ", Style::new())
        };
        Line::from(vec![
            Span::styled(arrow, self.palette.mark()),
            Span::styled(text, style),
        ])
    }
}
