//! The page of switches: what the edition chooses, and what the house wants otherwise.

use std::collections::BTreeMap;

use carcas_engine::{Rules, Setup};
use carcas_tiles::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::super::draw;
use super::super::key::{Key, Mouse};
use super::super::layout::Layout;
use super::super::palette::Palette;
use super::super::story::wrapped;
use super::chosen_line;
use crate::commands::rules::{HouseSwitch, house_switches};

/// The rows below the list that explain the chosen switch.
const BELOW: u16 = 8;

/// How far the keys for pages go.
const PAGE: usize = 10;

const KEYS: [draw::Hint; 5] = [
    ("Up Down", "choose"),
    ("Left Right", "change"),
    ("d", "as the edition"),
    ("D", "all"),
    ("Enter", "back"),
];

/// The page and where somebody looks.
#[derive(Clone, Debug, Default)]
pub(super) struct House {
    switches: Vec<HouseSwitch>,
    at: usize,
}

/// A line of the list.
enum Item<'a> {
    Heading(&'static str),
    Switch(usize, &'a HouseSwitch),
}

impl House {
    /// Lists the switches that matter now, and stays at the one that was chosen.
    pub(super) fn list(&mut self, prepared: Option<&(Setup, Rules)>) {
        let key = self.switches.get(self.at).map(|switch| switch.key);
        if let Some((setup, rules)) = prepared {
            self.switches = house_switches(setup, rules);
        }
        let found = self
            .switches
            .iter()
            .position(|switch| Some(switch.key) == key);
        self.at = found.unwrap_or(self.at.min(self.switches.len().saturating_sub(1)));
    }

    /// Handles a key; tells whether the page stays open.
    pub(super) fn update(
        &mut self,
        key: Key,
        set: &mut BTreeMap<&'static str, &'static str>,
    ) -> bool {
        let n = self.switches.len().max(1);
        match key {
            Key::Esc | Key::Enter | Key::Char('q') => return false,
            Key::Arrow(Side::S) | Key::Tab | Key::Char('j' | 'n') => self.at = (self.at + 1) % n,
            Key::Arrow(Side::N) | Key::BackTab | Key::Char('k' | 'p') => {
                self.at = (self.at + n - 1) % n;
            }
            Key::PageDown => self.at = (self.at + PAGE).min(n - 1),
            Key::PageUp => self.at = self.at.saturating_sub(PAGE),
            Key::Home => self.at = 0,
            Key::End => self.at = n - 1,
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
        match mouse {
            Mouse::Wheel(side, ..) => self.update(Key::Arrow(side), set),
            Mouse::Click(x, y) if y + 1 == size.1 => {
                let hint = draw::hint_at(size.0, &KEYS, x);
                let key = hint.and_then(Key::from_hint);
                key.is_none_or(|key| self.update(key, set))
            }
            Mouse::Click(_, y) => {
                let area = list_area(size);
                let row = usize::from(y.saturating_sub(area.y));
                let items = self.items();
                let from = self.first_row(&items, area);
                if let Some(Item::Switch(ix, _)) = items.get(from + row)
                    && y >= area.y
                    && y < area.bottom()
                {
                    let ix = *ix;
                    if ix == self.at {
                        self.change(true, set);
                    } else {
                        self.at = ix;
                    }
                }
                true
            }
        }
    }

    fn change(&mut self, is_forward: bool, set: &mut BTreeMap<&'static str, &'static str>) {
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

    fn items(&self) -> Vec<Item<'_>> {
        let mut items = Vec::new();
        let mut section = "";
        for (ix, switch) in self.switches.iter().enumerate() {
            if switch.section != section {
                section = switch.section;
                items.push(Item::Heading(section));
            }
            items.push(Item::Switch(ix, switch));
        }
        items
    }

    /// Returns the first line that is shown, so that the chosen one is seen.
    fn first_row(&self, items: &[Item<'_>], area: Rect) -> usize {
        let n_shown = usize::from(area.height);
        let is_chosen = |item: &Item<'_>| matches!(item, Item::Switch(ix, _) if *ix == self.at);
        let row = items.iter().position(is_chosen).unwrap_or(0);
        row.saturating_sub(n_shown / 2)
            .min(items.len().saturating_sub(n_shown))
    }

    /// Draws the page.
    pub(super) fn view(
        &self,
        screen: Rect,
        trouble: Option<&str>,
        palette: Palette,
        buffer: &mut Buffer,
    ) {
        let Some(layout) = Layout::of((screen.width, screen.height)) else {
            return;
        };
        let n_set = self
            .switches
            .iter()
            .filter(|switch| switch.replaced.is_some())
            .count();
        let title = format!(
            "Carcas  house rules: {n_set} of {} differ from the edition",
            self.switches.len()
        );
        draw::title(layout.title, &title, buffer);
        let area = list_area((screen.width, screen.height));
        let items = self.items();
        let from = self.first_row(&items, area);
        let lines: Vec<Line<'_>> = items
            .iter()
            .skip(from)
            .map(|item| match item {
                Item::Heading(text) => Line::styled(format!("   {text}"), palette.faint()),
                Item::Switch(ix, switch) => {
                    let mark = if switch.replaced.is_some() { '*' } else { ' ' };
                    let text = format!("{mark} {:<28} < {} >", switch.key, switch.value);
                    chosen_line(text, *ix == self.at, palette)
                }
            })
            .collect();
        draw::lines(area, &lines, buffer);
        self.draw_chosen(screen, trouble, palette, buffer);
        draw::keys(layout.keys, &KEYS, palette, buffer);
    }

    fn draw_chosen(
        &self,
        screen: Rect,
        trouble: Option<&str>,
        palette: Palette,
        buffer: &mut Buffer,
    ) {
        let Some(switch) = self.switches.get(self.at) else {
            return;
        };
        let width = usize::from(screen.width.saturating_sub(4));
        let mut lines = vec![Line::styled(
            "─".repeat(usize::from(screen.width)),
            palette.faint(),
        )];
        let say = |text: &str| -> Vec<Line<'static>> {
            let broken = wrapped(text, width).into_iter();
            broken.map(|text| Line::from(format!("  {text}"))).collect()
        };
        lines.extend(say(&format!("{} ({})", switch.sentence, switch.rules)));
        if let Some(own) = switch.replaced {
            lines.extend(say(&format!("* the edition has it otherwise: {own}")));
        }
        if !switch.needs.is_empty() {
            lines.extend(say(&format!("matters only {}", switch.needs.join(", "))));
        }
        if let Some(trouble) = trouble {
            let broken = wrapped(&trouble.replace("\n  - ", " "), width).into_iter();
            lines.extend(broken.map(|text| Line::styled(format!("  ! {text}"), palette.warning())));
        }
        let area = Rect {
            x: 0,
            y: screen.height.saturating_sub(BELOW + 1),
            width: screen.width,
            height: BELOW,
        };
        draw::lines(area, &lines, buffer);
    }
}

/// Returns where the list stands.
fn list_area((width, height): (u16, u16)) -> Rect {
    Rect {
        x: 0,
        y: 1,
        width,
        height: height.saturating_sub(BELOW + 2),
    }
}
