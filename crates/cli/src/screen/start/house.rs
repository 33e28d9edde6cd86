//! The page of switches: what the edition chooses, and what the house wants otherwise.

use std::collections::BTreeMap;

use carcas_engine::{Rules, Setup};
use carcas_text::{key, say};
use carcas_tiles::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::super::draw;
use super::super::key::{Key, Mouse};
use super::super::palette::Palette;
use super::super::story::wrapped;
use super::page::{self, Page, Pointed};
use crate::house::{HouseSwitch, house_switches};
use crate::language::words;

/// The rows below the list that explain the chosen switch.
const BELOW: u16 = 8;

const KEYS: [draw::Hint; 5] = [
    (draw::UP_DOWN, key!("terminal-hint-choose")),
    (draw::LEFT_RIGHT, key!("terminal-hint-change")),
    ("Enter", key!("terminal-hint-back")),
    ("d", key!("terminal-hint-as-edition")),
    ("D", key!("terminal-hint-all")),
];

/// The page and where somebody looks.
#[derive(Clone, Debug, Default)]
pub(super) struct House {
    switches: Vec<HouseSwitch>,
    at: usize,
}

/// A row of the list.
enum Item<'a> {
    Heading(&'a str),
    /// A row of what a switch decides.
    Title(usize, String),
    /// What is chosen there.
    Value(usize, &'a HouseSwitch),
}

impl Item<'_> {
    /// Returns which switch a row belongs to.
    fn switch(&self) -> Option<usize> {
        match self {
            Self::Heading(_) => None,
            Self::Title(ix, _) | Self::Value(ix, _) => Some(*ix),
        }
    }
}

impl House {
    /// Lists the switches that matter now, and stays at the one that was chosen.
    pub(super) fn list(&mut self, prepared: Option<&(Setup, Rules)>) {
        let key = self.switches.get(self.at).map(|switch| switch.key);
        if let Some((setup, rules)) = prepared {
            self.switches = house_switches(words(), setup, rules);
        }
        let found = self
            .switches
            .iter()
            .position(|switch| Some(switch.key) == key);
        self.at = found.unwrap_or(self.at.min(self.switches.len().saturating_sub(1)));
    }

    /// Handles a key; returns whether the page stays open.
    pub(super) fn update(
        &mut self,
        key: Key,
        set: &mut BTreeMap<&'static str, &'static str>,
    ) -> bool {
        if page::walk(&mut self.at, self.switches.len(), key) {
            return true;
        }
        match key {
            Key::Esc | Key::Enter | Key::Char('q') => return false,
            Key::Arrow(Side::E) | Key::Char(' ' | 'l') => self.change(true, set),
            Key::Arrow(Side::W) | Key::Char('h') => self.change(false, set),
            Key::Backspace | Key::Char('d') => {
                if let Some(switch) = self.switches.get(self.at) {
                    set.remove(switch.key);
                }
            }
            Key::Char('D') => set.clear(),
            _ => {}
        }
        true
    }

    /// Handles the mouse: a click chooses a switch, another one changes it. Tells whether the page stays open.
    pub(super) fn mouse(
        &mut self,
        mouse: Mouse,
        size: (u16, u16),
        set: &mut BTreeMap<&'static str, &'static str>,
    ) -> bool {
        let items = self.items(size.0);
        let list = (self.row(&items), items.len());
        let row = match page::pointed(mouse, size, list, BELOW, &KEYS) {
            Pointed::Key(key) => return self.update(key, set),
            Pointed::Row(row) => row,
            Pointed::Nothing => return true,
        };
        match items.get(row).and_then(Item::switch) {
            Some(ix) if ix == self.at => self.change(true, set),
            Some(ix) => self.at = ix,
            None => {}
        }
        true
    }

    fn change(&self, is_forward: bool, set: &mut BTreeMap<&'static str, &'static str>) {
        let Some(switch) = self.switches.get(self.at) else {
            return;
        };
        let n = switch.values.len();
        let now = switch
            .values
            .iter()
            .position(|&value| value == switch.value);
        let step = if is_forward { 1 } else { n.saturating_sub(1) };
        // A value that only traces have is left for the first one.
        let next = now.map_or(0, |ix| (ix + step) % n.max(1));
        if let Some(&value) = switch.values.get(next) {
            set.insert(switch.key, value);
        }
    }

    fn items(&self, width: u16) -> Vec<Item<'_>> {
        let width = usize::from(width).saturating_sub(4);
        let mut items = Vec::new();
        let mut section = "";
        for (ix, switch) in self.switches.iter().enumerate() {
            if switch.section != section {
                section = &switch.section;
                items.push(Item::Heading(section));
            }
            let titles = wrapped(&switch.title, width).into_iter();
            items.extend(titles.map(|title| Item::Title(ix, title)));
            items.push(Item::Value(ix, switch));
        }
        items
    }

    /// Returns the last row of the chosen switch.
    fn row(&self, items: &[Item<'_>]) -> usize {
        let is_chosen = |item: &Item<'_>| item.switch() == Some(self.at);
        items.iter().rposition(is_chosen).unwrap_or(0)
    }

    /// Draws the page.
    pub(super) fn view(
        &self,
        screen: Rect,
        trouble: Option<&str>,
        palette: Palette,
        buffer: &mut Buffer,
    ) {
        let n_set = self
            .switches
            .iter()
            .filter(|switch| switch.replaced.is_some())
            .count();
        let items = self.items(screen.width);
        let page = Page {
            title: say!(
                words(),
                "terminal-house-title",
                n = n_set,
                m = self.switches.len()
            ),
            lines: items.iter().map(|item| self.line(item, palette)).collect(),
            at: self.row(&items),
            below: self.more(screen.width, trouble, palette),
            n_below: BELOW,
            keys: &KEYS,
        };
        page.draw(screen, palette, buffer);
    }

    fn line(&self, item: &Item<'_>, palette: Palette) -> Line<'static> {
        let is_chosen = item.switch() == Some(self.at);
        let arrow = Span::styled(if is_chosen { " > " } else { "   " }, palette.mark());
        match item {
            Item::Heading(text) => Line::styled(format!("   {text}"), palette.faint()),
            Item::Title(_, text) => {
                let style = match is_chosen {
                    true => Style::new().add_modifier(Modifier::BOLD),
                    false => Style::new(),
                };
                Line::from(vec![arrow, Span::styled(text.clone(), style)])
            }
            Item::Value(_, switch) => {
                let mark = if switch.replaced.is_some() { '*' } else { ' ' };
                let style = match is_chosen {
                    true => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
                    false => Style::new(),
                };
                Line::from(vec![
                    Span::raw(format!("   {mark} ")),
                    Span::styled(format!("< {} >", switch.short), style),
                    Span::styled(format!("  {}", switch.key), palette.faint()),
                ])
            }
        }
    }

    /// Says more about the chosen switch.
    fn more(&self, width: u16, trouble: Option<&str>, palette: Palette) -> Vec<Line<'static>> {
        let Some(switch) = self.switches.get(self.at) else {
            return Vec::new();
        };
        let sentence = format!("{} ({})", switch.sentence, switch.rules);
        let otherwise = switch.replaced.as_ref().map(|own| {
            let own = say!(words(), "terminal-house-otherwise", text = own.as_str());
            format!("* {own}")
        });
        let told = [sentence].into_iter().chain(otherwise);
        let told = told.chain(switch.needs.clone());
        let told = told.flat_map(|text| page::told(&text, width));
        let mut lines: Vec<Line<'static>> = told.map(Line::from).collect();
        if let Some(trouble) = trouble {
            let trouble = format!("! {}", trouble.replace("\n  - ", " "));
            let told = page::told(&trouble, width);
            lines.extend(told.map(|text| Line::styled(text, palette.warning())));
        }
        let flag = format!("  --set {}={}", switch.key, switch.value);
        lines.push(Line::styled(flag, palette.faint()));
        lines
    }
}
