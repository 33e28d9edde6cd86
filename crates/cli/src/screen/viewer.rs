//! A recorded game on the screen, step by step.

use carcas_engine::{Neutral, Node, State};
use carcas_record::{Entry, Record};
use carcas_text::{key, say};
use carcas_tiles::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::board::Scene;
use super::desk::{Desk, Effect};
use super::game::dragon_path;
use super::game_view::headline;
use super::key::{Key, Mouse};
use super::layout::Layout;
use super::palette::Palette;
use super::story::{self, Told, Tone, wrapped};
use super::{draw, popup};
use crate::language::words;
use crate::show::{shown_names, waits_for};

/// How far the keys for pages go.
const PAGE: usize = 10;

const KEYS: [draw::Hint; 10] = [
    (draw::LEFT_RIGHT, key!("terminal-hint-step")),
    ("Tab", key!("terminal-hint-next-turn")),
    ("PgUp PgDn", key!("terminal-hint-ten")),
    ("Home End", key!("terminal-hint-ends")),
    ("?", key!("terminal-hint-help")),
    ("q", key!("terminal-hint-quit")),
    ("f", key!("terminal-hint-fields")),
    ("z", key!("terminal-hint-zoom")),
    ("p", key!("terminal-hint-back")),
    ("n", key!("terminal-hint-on")),
];

/// A record and where somebody stands in it.
#[derive(Debug)]
pub(crate) struct Viewer {
    record: Record,
    story: Vec<Told>,
    /// The number of entries that have happened.
    at: usize,
    state: State,
    /// Whether the line of the record is shown, for those who read the notation.
    shows_line: bool,
    pub(super) desk: Desk,
}

impl Viewer {
    pub(crate) fn new(record: Record, at: usize, palette: Palette, size: (u16, u16)) -> Self {
        let state = record.state_at(at);
        let mut viewer = Self {
            desk: Desk::new(&state, palette.for_names(record.names()), size),
            story: story::of_record(&record),
            at: at.min(record.entries().len()),
            state,
            shows_line: false,
            record,
        };
        viewer.look();
        viewer
    }

    /// Handles a key.
    pub(crate) fn update(&mut self, key: Key) -> Vec<Effect> {
        match key {
            Key::Interrupt => return vec![Effect::Leave],
            Key::Suspend => return vec![Effect::Suspend],
            _ if self.desk.popup.is_some() => return self.desk.handle_popup(key),
            // Nothing can be lost here, so nobody is asked.
            Key::Char('q') => return vec![Effect::Leave],
            Key::Char('m') => return vec![Effect::ToggleMouse],
            Key::Char('v') => {
                self.shows_line = !self.shows_line;
                return Vec::new();
            }
            _ => {}
        }
        let n = self.record.entries().len();
        let to = match key {
            Key::Arrow(Side::E) | Key::Char('n' | ' ') | Key::Enter => self.at + 1,
            Key::Arrow(Side::W) | Key::Char('p') | Key::Backspace => self.at.saturating_sub(1),
            Key::Arrow(Side::S) | Key::PageDown => self.at + PAGE,
            Key::Arrow(Side::N) | Key::PageUp => self.at.saturating_sub(PAGE),
            Key::Tab => self.turns().find(|&entry| entry > self.at).unwrap_or(n),
            Key::BackTab => {
                let before = self.turns().filter(|&entry| entry < self.at);
                before.last().unwrap_or(0)
            }
            Key::Home => 0,
            Key::End => n,
            _ => {
                self.desk.handle(key, &self.state, None);
                return Vec::new();
            }
        };
        self.at = to.min(n);
        self.state = self.record.state_at(self.at);
        self.look();
        Vec::new()
    }

    /// Returns after how many entries turns begin.
    fn turns(&self) -> impl Iterator<Item = usize> + '_ {
        let begins = self
            .story
            .iter()
            .filter(|told| matches!(told.tone, Tone::Turn(_)));
        begins.map(|told| told.entry)
    }

    /// Handles the mouse: the wheel scrolls, a click on a hint is its key.
    pub(crate) fn mouse(&mut self, mouse: Mouse) -> Vec<Effect> {
        match mouse {
            Mouse::Wheel(side, x, y) => self.desk.wheel(side, (x, y)),
            Mouse::Click(..) if self.desk.popup.is_some() => {
                return self.desk.handle_popup(Key::Esc);
            }
            Mouse::Click(x, y) if y + 1 == self.desk.size.1 => {
                let hint = draw::hint_at(self.desk.size.0, &KEYS, x);
                if let Some(key) = hint.and_then(Key::from_hint) {
                    return self.update(key);
                }
            }
            Mouse::Click(..) => {}
        }
        Vec::new()
    }

    /// Notes that the screen has another size.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.desk.size = size;
        self.look();
    }

    /// Looks where something happened.
    fn look(&mut self) {
        if let Some(last) = self.state.tiles().last() {
            self.desk.show(last.cell);
        }
    }

    /// Draws the whole screen.
    pub(crate) fn view(&self, screen: Rect, buffer: &mut Buffer) {
        let Some(layout) = Layout::of((screen.width, screen.height)) else {
            return draw::too_small((screen.width, screen.height), buffer);
        };
        let palette = self.desk.palette;
        draw::title(
            layout.title,
            &headline(&self.record, self.state.bag_size()),
            buffer,
        );
        let n_told = self.story.partition_point(|told| told.entry <= self.at);
        let told = &self.story[..n_told];
        let scene = Scene {
            rules: self.record.rules(),
            state: &self.state,
            view: self.desk.view,
            palette,
            overlay: self.desk.overlay,
            ghost: None,
            open: Vec::new(),
            labels: Vec::new(),
            path: self.path(),
            recent: Vec::new(),
            scored: story::just_scored((self.record.rules(), &self.state), told, self.at),
        };
        scene.render(layout.board, buffer);
        draw::log(layout.log, told, self.desk.log_back, palette, buffer);
        let panel = draw::beside(layout.panel, palette, buffer);
        let at = (self.record.rules(), &self.state);
        let names = shown_names(&self.record);
        let mut lines = draw::seats(at, &names, &[], (palette, panel), 0);
        lines.extend(draw::places_below(at, palette, panel, lines.len()));
        lines.push(Line::default());
        let last = self.at.checked_sub(1).filter(|_| self.shows_line);
        if let Some(line) = last.map(|ix| self.record.line(ix)) {
            let broken = wrapped(line, usize::from(panel.width));
            lines.extend(broken.into_iter().map(Line::from));
        }
        if self.state.node() == Node::Over {
            lines.push(Line::default());
            lines.extend(draw::sources(&self.record, palette));
        }
        lines.extend(draw::standings(
            at,
            self.desk.overlay,
            (palette, usize::from(panel.width)),
        ));
        draw::lines(panel, &lines, buffer);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let n = self.record.entries().len();
        let waits = waits_for(self.record.rules(), &self.state, &names);
        let text = say!(
            words(),
            "terminal-entry",
            number = self.at,
            most = n,
            text = waits
        );
        let text = format!(" {text}");
        draw::line(layout.question, &Line::styled(text, bold), buffer);
        draw::keys(layout.keys, &KEYS, palette, buffer);
        if let Some(popup) = &self.desk.popup {
            let at = (self.record.setup(), at.0, at.1, &names[..]);
            popup::draw(popup, popup::Help::Replay, at, palette, screen, buffer);
        }
    }

    /// Returns the path of the dragon, if it has just walked.
    fn path(&self) -> Vec<carcas_engine::Cell> {
        let is_step = |entry: &Entry| {
            matches!(
                entry,
                Entry::Move(
                    _,
                    carcas_engine::Move::MoveNeutral {
                        neutral: Neutral::Dragon,
                        ..
                    }
                )
            )
        };
        let last = self
            .at
            .checked_sub(1)
            .and_then(|ix| self.record.entries().get(ix));
        if last.is_some_and(is_step) {
            dragon_path(&self.record.first_entries(self.at))
        } else {
            Vec::new()
        }
    }
}
