//! What every screen with a board has: the part of the table that is seen, the log, and windows above them.

use std::path::PathBuf;

use carcas_engine::{Cell, Move, State};
use carcas_tiles::Side;

use super::board::{Overlay, View, Zoom};
use super::key::Key;
use super::layout::Layout;
use super::palette::Palette;

/// What the table wants from the world outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Tell the server of a move.
    Play(Move),
    /// Write the game where it is kept.
    Keep,
    /// Write a copy.
    SaveAs(PathBuf),
    /// Begin the game that was chosen on the start screen.
    Begin,
    /// Go on with the game in this file.
    Resume(PathBuf),
    /// Give the mouse back to the terminal, or take it again.
    ToggleMouse,
    /// Step into the background, as Control-Z does.
    Suspend,
    /// End the program.
    Leave,
}

/// A window above the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Popup {
    /// Keys and signs, from this line on.
    Help(usize),
    /// The tiles that are left, from this line on.
    Bag(usize),
    /// What every seat has, from this line on.
    Seats(usize),
    /// What is played, from this line on.
    Rules(usize),
    /// The name of the file that is typed, and why the last one was refused.
    Save(String, String),
    Leave,
}

/// The longest name of a file that can be typed.
const MAX_NAME: usize = 200;

/// More lines than any window has.
const MAX_LINES: usize = 2_000;

/// Where somebody looks, and what is opened.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    pub(crate) size: (u16, u16),
    pub(crate) palette: Palette,
    pub(crate) view: View,
    pub(crate) overlay: Overlay,
    pub(crate) popup: Option<Popup>,
    /// A remark that stays until the next key.
    pub(crate) note: String,
    /// By how many lines the log is scrolled back.
    pub(crate) log_back: usize,
}

impl Desk {
    pub(crate) fn new(state: &State, palette: Palette, size: (u16, u16)) -> Self {
        Self {
            size,
            palette,
            view: View::whole(state, Zoom::Near),
            overlay: Overlay::Off,
            popup: None,
            note: String::new(),
            log_back: 0,
        }
    }

    /// Scrolls just so far that a cell is seen.
    pub(crate) fn show(&mut self, cell: Cell) {
        if let Some(layout) = Layout::of(self.size) {
            self.view.show(cell, layout.board);
        }
    }

    /// Handles the wheel: the window above the board moves, or the log or the board, whichever is under the hand.
    pub(crate) fn wheel(&mut self, side: Side, (x, y): (u16, u16)) {
        let is_on_log =
            Layout::of(self.size).is_some_and(|layout| layout.log.contains((x, y).into()));
        match (&self.popup, side) {
            (
                Some(Popup::Help(_) | Popup::Bag(_) | Popup::Seats(_) | Popup::Rules(_)),
                Side::N | Side::S,
            ) => {
                self.handle_popup(Key::Arrow(side));
            }
            (Some(_), _) => {}
            (None, Side::N) if is_on_log => self.log_back = self.log_back.saturating_add(2),
            (None, Side::S) if is_on_log => self.log_back = self.log_back.saturating_sub(2),
            (None, _) => self.view.scroll(side),
        }
    }

    /// Handles a key that means the same on every board; returns whether it was one.
    pub(crate) fn handle(&mut self, key: Key, state: &State, focus: Option<Cell>) -> bool {
        if let Some(side) = key.scrolls_to() {
            self.view.scroll(side);
            return true;
        }
        match key {
            Key::Char('z' | '+' | '-') => {
                self.view.toggle_zoom();
                if let Some(cell) = focus {
                    self.show(cell);
                }
            }
            Key::Char('c') => {
                if let Some(cell) = focus.or_else(|| Some(state.tiles().last()?.cell)) {
                    self.view.look_at(cell);
                }
            }
            Key::Char('0') => self.view = View::whole(state, self.view.zoom),
            Key::Char('f') => self.overlay = self.overlay.next(),
            Key::Char('b') => self.popup = Some(Popup::Bag(0)),
            Key::Char('w') => self.popup = Some(Popup::Seats(0)),
            Key::Char('R') => self.popup = Some(Popup::Rules(0)),
            Key::Char('?') => self.popup = Some(Popup::Help(0)),
            Key::Char('q') => self.popup = Some(Popup::Leave),
            Key::PageUp => self.log_back = self.log_back.saturating_add(5),
            Key::PageDown => self.log_back = self.log_back.saturating_sub(5),
            _ => return false,
        }
        true
    }

    /// Closes the window for saving, or says in it why nothing was written.
    pub(crate) fn is_saved(&mut self, saved: Result<String, String>) {
        match (saved, &mut self.popup) {
            (Ok(note), _) => {
                self.popup = None;
                self.note = note;
            }
            (Err(why), Some(Popup::Save(_, trouble))) => *trouble = why,
            (Err(why), _) => self.note = why,
        }
    }

    /// Handles a key while a window is open.
    pub(crate) fn handle_popup(&mut self, key: Key) -> Vec<Effect> {
        let Some(popup) = &mut self.popup else {
            return Vec::new();
        };
        match (popup, key) {
            (Popup::Save(name, _), Key::Char(letter)) => {
                if !letter.is_control() && name.len() < MAX_NAME {
                    name.push(letter);
                }
            }
            (Popup::Save(name, _), Key::Backspace) => {
                name.pop();
            }
            (Popup::Save(name, _), Key::Enter) => {
                // The window stays open until the file is written.
                let name = name.trim().to_owned();
                if !name.is_empty() {
                    return vec![Effect::SaveAs(PathBuf::from(name))];
                }
                self.popup = None;
            }
            (
                Popup::Bag(from) | Popup::Help(from) | Popup::Seats(from) | Popup::Rules(from),
                Key::Arrow(Side::S) | Key::PageDown | Key::Char('j'),
            ) => *from = from.saturating_add(3).min(MAX_LINES),
            (
                Popup::Bag(from) | Popup::Help(from) | Popup::Seats(from) | Popup::Rules(from),
                Key::Arrow(Side::N) | Key::PageUp | Key::Char('k'),
            ) => *from = from.saturating_sub(3),
            (Popup::Leave, Key::Enter | Key::Char('q' | 'y')) => return vec![Effect::Leave],
            _ => self.popup = None,
        }
        Vec::new()
    }
}
