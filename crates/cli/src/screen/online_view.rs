//! How a game on a server looks beside what all games show: who is still to come, and its windows.

use carcas_text::{key, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::layout::Layout;
use super::online::{OnlineScreen, Window};
use super::story::wrapped;
use super::{draw, popup};
use crate::language::words;
use crate::online::wish::Wish;

impl OnlineScreen {
    /// Draws the whole screen.
    pub(crate) fn view(&self, screen: Rect, buffer: &mut Buffer) {
        let is_open = self.game.desk.popup.is_some();
        match Layout::of((screen.width, screen.height)) {
            Some(_) if self.is_waiting() && !is_open => self.view_waiting(screen, buffer),
            _ => self.game.view(screen, buffer),
        }
        if let (Some(window), Some(_)) = (&self.window, Layout::of((screen.width, screen.height))) {
            self.view_window(window, screen, buffer);
        }
    }

    /// Shows the links until everybody has come. They stand at the left edge and unbroken, so that they can be copied.
    fn view_waiting(&self, screen: Rect, buffer: &mut Buffer) {
        let palette = self.game.desk.palette;
        let bold = palette.mark();
        let words = words();
        let mut lines = vec![Line::default()];
        let waiting = say!(words, "terminal-screen-waiting");
        let waiting = wrapped(&waiting, usize::from(screen.width).saturating_sub(2));
        lines.extend(
            waiting
                .into_iter()
                .map(|text| Line::from(format!(" {text}"))),
        );
        lines.push(Line::default());
        for seat in 0..self.follow.about.seats.len() as u8 {
            let (color, player) = (self.follow.color(seat), self.follow.player(seat));
            lines.push(Line::styled(format!(" {color:<7} {player}"), bold));
            let link = self.joined.links.iter().find(|(of, _)| *of == seat);
            if let Some((_, link)) = link.filter(|_| !self.follow.is_person(seat)) {
                lines.extend(in_rows(link, screen.width));
            }
        }
        lines.push(Line::default());
        lines.push(Line::from(format!(
            " {}",
            say!(words, "terminal-screen-watch")
        )));
        lines.extend(in_rows(&self.joined.watch, screen.width));
        lines.push(Line::default());
        let n_said = usize::from(screen.height).saturating_sub(lines.len() + 3);
        let from = self.game.story.len().saturating_sub(n_said);
        let said = self.game.story.iter().skip(from);
        lines.extend(said.map(|told| Line::from(format!(" {}", told.sentence))));
        draw::title(
            Rect {
                height: 1,
                ..screen
            },
            &say!(words, "terminal-screen-title"),
            buffer,
        );
        let below = Rect {
            y: screen.y + 1,
            height: screen.height.saturating_sub(3),
            ..screen
        };
        draw::lines(below, &lines, buffer);
        let bottom = |from_below: u16| Rect {
            y: screen.bottom().saturating_sub(from_below),
            height: 1,
            ..screen
        };
        let note = match (&self.follow.lost, self.game.desk.note.as_str()) {
            (Some(why), _) => {
                let why = say!(words, "terminal-screen-lost", text = why.to_string());
                format!(" {why}")
            }
            (None, note) => format!(" {note}"),
        };
        draw::line(bottom(2), &Line::styled(note, palette.warning()), buffer);
        let hints = [
            ("t", key!("terminal-hint-table")),
            ("q", key!("terminal-hint-quit")),
            ("m", key!("terminal-screen-mouse-off")),
        ];
        draw::keys(bottom(1), &hints, palette, buffer);
    }

    fn view_window(&self, window: &Window, screen: Rect, buffer: &mut Buffer) {
        let words = words();
        let palette = self.game.desk.palette;
        match window {
            Window::Wishes(at) => {
                let offered = Wish::offered(&self.follow, &self.game.record);
                let lines = offered.iter().enumerate().map(|(ix, wish)| {
                    let arrow = if ix == *at { '>' } else { ' ' };
                    format!("{arrow}{} {}", ix + 1, wish.words(&self.follow))
                });
                let hint = say!(words, "terminal-screen-wishes-hint");
                popup::window(
                    &say!(words, "terminal-screen-wishes"),
                    lines.collect(),
                    &hint,
                    palette,
                    screen,
                    buffer,
                );
            }
            Window::Say(text) => {
                let n_hidden = text.chars().count().saturating_sub(60);
                let shown: String = text.chars().skip(n_hidden).collect();
                let lines = vec![format!("{:<61}", format!("{shown}_"))];
                let title = say!(words, "terminal-screen-say");
                let hint = say!(words, "terminal-screen-say-hint");
                popup::window(&title, lines, &hint, palette, screen, buffer);
            }
            Window::Sure(wish) => {
                let wanted = wish.words(&self.follow);
                let lines = vec![say!(words, "terminal-screen-sure", text = wanted)];
                let title = say!(words, "terminal-screen-sure-title");
                let hint = say!(words, "terminal-screen-sure-hint");
                popup::window(&title, lines, &hint, palette, screen, buffer);
            }
        }
    }
}

/// Breaks a link where the screen ends.
fn in_rows(link: &str, width: u16) -> Vec<Line<'static>> {
    let letters: Vec<char> = link.chars().collect();
    letters
        .chunks(usize::from(width.max(1)))
        .map(|row| Line::from(row.iter().collect::<String>()))
        .collect()
}
