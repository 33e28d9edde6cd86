//! Keys, as far as the table knows them.

use carcas_tiles::Side;
use crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// What somebody does with the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mouse {
    /// Points at a column and a row.
    Click(u16, u16),
    /// Turns the wheel above a column and a row.
    Wheel(Side, u16, u16),
}

impl Mouse {
    /// Understands what the terminal reports; moving and releasing is nothing.
    pub(crate) fn from_event(event: MouseEvent) -> Option<Self> {
        let wheel = |side| Self::Wheel(side, event.column, event.row);
        let is_sideways = event.modifiers.contains(KeyModifiers::SHIFT);
        Some(match event.kind {
            MouseEventKind::Down(MouseButton::Left) => Self::Click(event.column, event.row),
            MouseEventKind::ScrollUp if is_sideways => wheel(Side::W),
            MouseEventKind::ScrollDown if is_sideways => wheel(Side::E),
            MouseEventKind::ScrollUp => wheel(Side::N),
            MouseEventKind::ScrollDown => wheel(Side::S),
            MouseEventKind::ScrollLeft => wheel(Side::W),
            MouseEventKind::ScrollRight => wheel(Side::E),
            _ => return None,
        })
    }
}

/// A key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Char(char),
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    /// An arrow.
    Arrow(Side),
    /// An arrow together with shift, control or alt.
    Scroll(Side),
    PageUp,
    PageDown,
    Home,
    End,
    /// Control-C.
    Interrupt,
    /// Control-Z.
    Suspend,
}

impl Key {
    /// Understands what the terminal reports; releases and unknown keys are nothing.
    pub(crate) fn from_event(event: KeyEvent) -> Option<Self> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        let is_modified = event
            .modifiers
            .intersects(KeyModifiers::SHIFT | KeyModifiers::CONTROL | KeyModifiers::ALT);
        let arrow = |side| {
            Some(if is_modified {
                Self::Scroll(side)
            } else {
                Self::Arrow(side)
            })
        };
        if event.modifiers.contains(KeyModifiers::CONTROL)
            && let KeyCode::Char(letter) = event.code
        {
            return match letter.to_ascii_lowercase() {
                'c' => Some(Self::Interrupt),
                'z' => Some(Self::Suspend),
                _ => None,
            };
        }
        match event.code {
            KeyCode::Char(letter) => Some(Self::Char(letter)),
            KeyCode::Enter => Some(Self::Enter),
            KeyCode::Esc => Some(Self::Esc),
            KeyCode::Tab => Some(Self::Tab),
            KeyCode::BackTab => Some(Self::BackTab),
            KeyCode::Backspace | KeyCode::Delete => Some(Self::Backspace),
            KeyCode::Up => arrow(Side::N),
            KeyCode::Right => arrow(Side::E),
            KeyCode::Down => arrow(Side::S),
            KeyCode::Left => arrow(Side::W),
            KeyCode::PageUp => Some(Self::PageUp),
            KeyCode::PageDown => Some(Self::PageDown),
            KeyCode::Home => Some(Self::Home),
            KeyCode::End => Some(Self::End),
            _ => None,
        }
    }

    /// Returns the key that a hint at the bottom of the screen names, if it is one.
    pub(crate) fn from_hint(hint: &str) -> Option<Self> {
        let mut letters = hint.chars();
        match (hint, letters.next(), letters.next()) {
            ("Enter", ..) => Some(Self::Enter),
            ("Esc", ..) => Some(Self::Esc),
            ("Space", ..) => Some(Self::Char(' ')),
            ("Tab", ..) => Some(Self::Tab),
            (_, Some(letter), None) => Some(Self::Char(letter)),
            _ => None,
        }
    }

    /// Returns where the board is scrolled to by this key, whatever is asked.
    pub(crate) fn scrolls_to(self) -> Option<Side> {
        match self {
            Self::Char('k') => Some(Side::N),
            Self::Char('l') => Some(Side::E),
            Self::Char('j') => Some(Side::S),
            Self::Char('h') => Some(Side::W),
            Self::Scroll(side) => Some(side),
            _ => None,
        }
    }
}
