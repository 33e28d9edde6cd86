//! What the pages of the start screen share: a list with a chosen line, and below it more about that line.

use carcas_tiles::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::super::draw;
use super::super::key::{Key, Mouse};
use super::super::layout::Layout;
use super::super::palette::Palette;
use super::super::story::wrapped;

/// How far the keys for pages go.
const PAGE: usize = 10;

/// A page: what stands on it, and what its keys do.
pub(super) struct Page<'a> {
    pub(super) title: String,
    pub(super) lines: Vec<Line<'a>>,
    /// The chosen row of the list.
    pub(super) at: usize,
    /// More about the chosen line.
    pub(super) below: Vec<Line<'a>>,
    /// How many rows that takes at most.
    pub(super) n_below: u16,
    pub(super) keys: &'a [draw::Hint],
}

impl Page<'_> {
    /// Draws the page.
    pub(super) fn draw(&self, screen: Rect, palette: Palette, buffer: &mut Buffer) {
        let size = (screen.width, screen.height);
        let Some(layout) = Layout::of(size) else {
            return;
        };
        draw::title(layout.title, &self.title, buffer);
        let area = list_area(size, self.n_below);
        let from = first_row(self.at, self.lines.len(), area);
        draw::lines(area, self.lines.get(from..).unwrap_or_default(), buffer);
        let rule = "─".repeat(usize::from(screen.width));
        let rule = Line::styled(rule, palette.faint());
        let rest = Rect {
            y: area.bottom(),
            height: self.n_below,
            ..area
        };
        draw::line(rest, &rule, buffer);
        let below = Rect {
            y: rest.y + 1,
            height: rest.height.saturating_sub(1),
            ..rest
        };
        draw::lines(below, &self.below, buffer);
        draw::keys(layout.keys, self.keys, palette, buffer);
    }
}

/// Moves along a list of `n` lines; returns whether the key is for that.
pub(super) fn walk(at: &mut usize, n: usize, key: Key) -> bool {
    let n = n.max(1);
    *at = match key {
        Key::Arrow(Side::S) | Key::Tab | Key::Char('j' | 'n') => (*at + 1) % n,
        Key::Arrow(Side::N) | Key::BackTab | Key::Char('k' | 'p') => (*at + n - 1) % n,
        Key::PageDown => (*at + PAGE).min(n - 1),
        Key::PageUp => at.saturating_sub(PAGE),
        Key::Home => 0,
        Key::End => n - 1,
        _ => return false,
    };
    true
}

/// What a click or the wheel means on a page.
pub(super) enum Pointed {
    /// As if this key were pressed.
    Key(Key),
    /// This row of the list.
    Row(usize),
    Nothing,
}

/// Understands the mouse on a page whose list has its chosen row at `at` of `n`.
pub(super) fn pointed(
    mouse: Mouse,
    size: (u16, u16),
    (at, n): (usize, usize),
    n_below: u16,
    keys: &[draw::Hint],
) -> Pointed {
    match mouse {
        Mouse::Wheel(side, ..) => Pointed::Key(Key::Arrow(side)),
        Mouse::Click(x, y) if y + 1 == size.1 => {
            let hint = draw::hint_at(size.0, keys, x);
            hint.and_then(Key::from_hint)
                .map_or(Pointed::Nothing, Pointed::Key)
        }
        Mouse::Click(_, y) => {
            let area = list_area(size, n_below);
            let row = y.checked_sub(area.y).filter(|&row| row < area.height);
            let row = row.map(|row| first_row(at, n, area) + usize::from(row));
            row.filter(|&row| row < n)
                .map_or(Pointed::Nothing, Pointed::Row)
        }
    }
}

/// Breaks a text into lines that are a little indented.
pub(super) fn told(text: &str, width: u16) -> impl Iterator<Item = String> + use<> {
    let lines = wrapped(text, usize::from(width.saturating_sub(4)));
    lines.into_iter().map(|line| format!("  {line}"))
}

/// Returns where the list stands.
fn list_area((width, height): (u16, u16), n_below: u16) -> Rect {
    Rect {
        x: 0,
        y: 1,
        width,
        height: height.saturating_sub(n_below + 2),
    }
}

/// Returns the first row that is shown, so that the chosen one is seen.
fn first_row(at: usize, n: usize, area: Rect) -> usize {
    let n_shown = usize::from(area.height);
    at.saturating_sub(n_shown / 2)
        .min(n.saturating_sub(n_shown))
}
