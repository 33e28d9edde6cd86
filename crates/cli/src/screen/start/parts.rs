//! The boxes of the start screen, and the page that chooses single parts of one.

use carcas_engine::{Module, Setup};
use carcas_text::{key, say};
use carcas_tiles::{Box, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::super::draw;
use super::super::key::{Key, Mouse};
use super::super::palette::Palette;
use super::page::{self, Page, Pointed};
use super::view::chosen_line;
use crate::language::words;

/// The rows below the list.
const BELOW: u16 = 4;

const KEYS: [draw::Hint; 3] = [
    (draw::UP_DOWN, key!("terminal-hint-choose")),
    ("Space", key!("terminal-hint-take-or-leave")),
    ("Enter", key!("terminal-hint-back")),
];

/// A box that can be played with, and what of it is.
#[derive(Clone, Debug)]
pub(super) struct Shelf {
    pub(super) of: Box,
    pub(super) is_on: bool,
    /// The parts that are left in the box.
    left: Vec<Module>,
}

impl Shelf {
    pub(super) fn new(of: Box) -> Self {
        Self {
            of,
            is_on: false,
            left: Vec::new(),
        }
    }

    /// Whether single parts of it can be played.
    pub(super) fn has_parts(&self) -> bool {
        !self.parts().is_empty()
    }

    fn parts(&self) -> &'static [Module] {
        Setup::parts_of(self.of)
    }

    fn is_taken(&self, part: Module) -> bool {
        self.is_on && !self.left.contains(&part)
    }

    /// Takes the whole box, or leaves it.
    pub(super) fn toggle(&mut self) {
        self.is_on = !self.is_on;
        self.left.clear();
    }

    /// Takes a part or leaves it; the first part that is taken takes the box, too.
    fn toggle_part(&mut self, part: Module) {
        if !self.is_on {
            self.is_on = true;
            self.left = self.parts().to_vec();
        }
        match self.left.iter().position(|&left| left == part) {
            Some(ix) => drop(self.left.remove(ix)),
            None => self.left.push(part),
        }
    }

    /// Returns the box as `--with` names it.
    pub(super) fn name(&self) -> String {
        let name = self.of.name();
        let parts = self.parts().iter();
        let taken: Vec<&str> = parts
            .filter(|&&part| self.is_taken(part))
            .map(|part| part.name())
            .collect();
        match taken.len() {
            _ if self.left.is_empty() => name.to_owned(),
            0 => format!("{name}:none"),
            _ => format!("{name}:{}", taken.join("+")),
        }
    }

    /// Says what is taken.
    pub(super) fn line(&self) -> String {
        let title = words().name_of("box", self.of.name());
        let (n_parts, n_left) = (self.parts().len(), self.left.len());
        match (self.is_on, n_left) {
            (false, _) => format!("[ ] {title}"),
            (true, 0) => format!("[x] {title}"),
            (true, _) => {
                let some = say!(
                    words(),
                    "terminal-start-parts",
                    name = title,
                    n = n_parts - n_left,
                    m = n_parts
                );
                format!("[x] {some}")
            }
        }
    }
}

/// The page of the parts of a box, and where somebody looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    /// Which of the boxes.
    pub(super) shelf: usize,
    at: usize,
}

impl Parts {
    pub(super) fn new(shelf: usize) -> Self {
        Self { shelf, at: 0 }
    }

    /// Handles a key; returns whether the page stays open.
    pub(super) fn update(&mut self, key: Key, shelf: &mut Shelf) -> bool {
        let parts = shelf.parts();
        if page::walk(&mut self.at, parts.len(), key) {
            return true;
        }
        match key {
            Key::Esc | Key::Enter | Key::Char('q' | 'e') => return false,
            Key::Char(' ' | 'h' | 'l') | Key::Arrow(Side::W | Side::E) => {
                if let Some(&part) = parts.get(self.at) {
                    shelf.toggle_part(part);
                }
            }
            _ => {}
        }
        true
    }

    /// Handles the mouse: a click takes a part or leaves it. Tells whether the page stays open.
    pub(super) fn mouse(&mut self, mouse: Mouse, size: (u16, u16), shelf: &mut Shelf) -> bool {
        let list = (self.at, shelf.parts().len());
        match page::pointed(mouse, size, list, BELOW, &KEYS) {
            Pointed::Key(key) => self.update(key, shelf),
            Pointed::Row(at) => {
                self.at = at;
                self.update(Key::Char(' '), shelf)
            }
            Pointed::Nothing => true,
        }
    }

    /// Draws the page.
    pub(super) fn view(
        &self,
        shelf: &Shelf,
        screen: Rect,
        trouble: Option<&str>,
        palette: Palette,
        buffer: &mut Buffer,
    ) {
        let parts = shelf.parts().iter().enumerate();
        let lines = parts.map(|(ix, &part)| {
            let mark = if shelf.is_taken(part) { 'x' } else { ' ' };
            let name = words().name_of("part", part.name());
            chosen_line(format!("[{mark}] {name}"), ix == self.at, palette)
        });
        let title = words().name_of("box", shelf.of.name());
        let below = match trouble {
            Some(trouble) => page::told(&trouble.replace("\n  - ", " "), screen.width)
                .map(|text| Line::styled(text, palette.warning()))
                .collect(),
            None => vec![Line::styled(
                format!("  --with {}", shelf.name()),
                palette.faint(),
            )],
        };
        let page = Page {
            title: say!(words(), "terminal-parts-title", name = title),
            lines: lines.collect(),
            at: self.at,
            below,
            n_below: BELOW,
            keys: &KEYS,
        };
        page.draw(screen, palette, buffer);
    }
}
