//! The page of unfinished games: which one to go on with.

use carcas_text::{key, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::super::desk::Effect;
use super::super::draw;
use super::super::key::{Key, Mouse};
use super::super::palette::Palette;
use super::page::{self, Page, Pointed};
use super::view::chosen_line;
use crate::games::{Kept, words as told_of};
use crate::language::words;

/// The rows below the list that tell more about the chosen game.
const BELOW: u16 = 6;

const KEYS: [draw::Hint; 3] = [
    (draw::UP_DOWN, key!("terminal-hint-choose")),
    ("Enter", key!("terminal-hint-go-on")),
    ("q", key!("terminal-hint-back")),
];

/// The unfinished games, newest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offered {
    pub(crate) games: Vec<Kept>,
    /// Whether one of them is wanted in any case.
    pub(crate) is_open: bool,
}

/// The page and where somebody looks.
#[derive(Clone, Debug)]
pub(super) struct Resume {
    games: Vec<Kept>,
    at: usize,
    is_open: bool,
}

impl Resume {
    pub(super) fn new(offered: Offered) -> Self {
        // A game that is being played elsewhere comes last.
        let free = offered.games.iter().position(|kept| !kept.is_being_played);
        Self {
            at: free.unwrap_or(0),
            is_open: offered.is_open && !offered.games.is_empty(),
            games: offered.games,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Returns the line of the start screen.
    pub(super) fn line(&self) -> String {
        say!(words(), "terminal-resume-line", n = self.games.len())
    }

    /// Goes on with the only game, or opens the page.
    pub(super) fn press(&mut self) -> Vec<Effect> {
        if let [only] = self.games.as_slice() {
            return vec![Effect::Resume(only.path.clone())];
        }
        self.is_open = true;
        Vec::new()
    }

    pub(super) fn update(&mut self, key: Key) -> Vec<Effect> {
        if page::walk(&mut self.at, self.games.len(), key) {
            return Vec::new();
        }
        match key {
            Key::Esc | Key::Char('q') | Key::Backspace => self.is_open = false,
            Key::Enter | Key::Char(' ') => {
                let chosen = self.games.get(self.at);
                return chosen
                    .map_or_else(Vec::new, |kept| vec![Effect::Resume(kept.path.clone())]);
            }
            _ => {}
        }
        Vec::new()
    }

    /// Handles the mouse: a click chooses a game, another one goes on with it.
    pub(super) fn mouse(&mut self, mouse: Mouse, size: (u16, u16)) -> Vec<Effect> {
        let list = (self.at, self.games.len());
        match page::pointed(mouse, size, list, BELOW, &KEYS) {
            Pointed::Key(key) => return self.update(key),
            Pointed::Row(at) if at == self.at => return self.update(Key::Enter),
            Pointed::Row(at) => self.at = at,
            Pointed::Nothing => {}
        }
        Vec::new()
    }

    /// Draws the page.
    pub(super) fn view(&self, screen: Rect, note: &str, palette: Palette, buffer: &mut Buffer) {
        let games = self.games.iter().enumerate();
        let lines = games
            .map(|(ix, kept)| chosen_line(told_of::line(kept), ix == self.at, palette))
            .collect();
        let mut below: Vec<Line<'_>> = Vec::new();
        if !note.is_empty() {
            let told = page::told(&format!("! {note}"), screen.width);
            below.extend(told.map(|text| Line::styled(text, palette.warning())));
        }
        if let Some(kept) = self.games.get(self.at) {
            let path = kept.path.display().to_string();
            let told = [told_of::line(kept), path].into_iter();
            let told = told.flat_map(|text| page::told(&text, screen.width));
            below.extend(told.map(Line::from));
        }
        let page = Page {
            title: say!(words(), "terminal-resume-title", n = self.games.len()),
            lines,
            at: self.at,
            below,
            n_below: BELOW,
            keys: &KEYS,
        };
        page.draw(screen, palette, buffer);
    }
}
