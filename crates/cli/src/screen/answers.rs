//! The answers beside the board: in full, as many as there is room for, and only those that match a search.

use std::ops::Range;

use carcas_engine::Move;
use carcas_text::say;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::choice::Choice;
use super::desk::Effect;
use super::filter::Filter;
use super::game::GameScreen;
use super::key::Key;
use super::story::wrapped;
use crate::language::words;
use crate::show::{next_dragon_mover, shown_names, speaker};

/// A row of the panel, and the answer that it belongs to.
pub(super) type Row = (Line<'static>, Option<usize>);

impl GameScreen {
    /// Whether letters are typed to look for an answer, and so are no keys.
    pub(super) fn is_filtering(&self) -> bool {
        let filter = self.choice.as_ref().and_then(Choice::filter);
        filter.is_some()
    }

    /// Handles a key while somebody searches the answers; nothing if the key is not about that.
    pub(super) fn look_for(&mut self, key: Key) -> Option<Vec<Effect>> {
        let choice = self.choice.as_mut()?;
        match key {
            Key::Char(letter) => choice.look_for(|filter| filter.push(letter)),
            Key::Backspace => {
                let mut is_one = false;
                choice.look_for(|filter| is_one = filter.pop());
                if !is_one {
                    choice.set_filter(None);
                }
            }
            Key::Esc => choice.set_filter(None),
            Key::Enter if choice.chosen().is_none() => {
                self.desk.note = say!(words(), "terminal-filter-none");
            }
            Key::Enter | Key::Tab | Key::BackTab | Key::Arrow(_) => return self.answer(key),
            _ => return None,
        }
        if let Some(cell) = self.focus() {
            self.desk.show(cell);
        }
        Some(Vec::new())
    }

    /// Begins to look for an answer by its words.
    pub(super) fn begin_filter(&mut self) {
        let Some(moves) = self.choice.as_ref().map(|choice| choice.moves().to_vec()) else {
            return;
        };
        let names = shown_names(&self.record);
        let speaker = speaker(self.record.rules(), &names);
        let texts = moves.iter().map(|&item| speaker.answer(self.state(), item));
        let filter = Filter::new(texts);
        if let Some(choice) = &mut self.choice {
            choice.set_filter(Some(filter));
        }
    }

    /// Returns what there is to say about the chosen answer.
    pub(super) fn about(&self, choice: &Choice, width: usize) -> Vec<String> {
        let Some(chosen) = choice.chosen() else {
            return Vec::new();
        };
        let names = shown_names(&self.record);
        let about = speaker(self.record.rules(), &names).about(self.state(), chosen);
        let next = next_dragon_mover(&self.record);
        let all = about.into_iter().chain(next);
        all.flat_map(|about| wrapped(&about, width)).collect()
    }

    /// Lists the answers, as many as there is room for around the chosen one, and tells more about that one.
    pub(super) fn answer_rows(&self, choice: &Choice, room: usize, width: usize) -> Vec<Row> {
        let about = self.about(choice, width);
        let left = choice.left();
        let at = left.iter().position(|&ix| ix == choice.at()).unwrap_or(0);
        let answer = |ix: usize| self.rows_of(choice, left[ix], ix == at, width);
        let faint = self.desk.palette.faint();
        let mut rows: Vec<Row> = Vec::new();
        if let Some(filter) = choice.filter() {
            let n = choice.moves().len();
            let count = say!(words(), "terminal-filter-of", n = left.len(), m = n);
            let typed = Span::styled(format!("/{}_", filter.typed()), self.desk.palette.mark());
            let count = Span::styled(format!("  {count}"), faint);
            rows.push((Line::from(vec![typed, count]), None));
        }
        let room = room.saturating_sub(rows.len() + about.len() + 1).max(3);
        let n_rows = |ix: usize| answer(ix).len();
        let mut shown = around(at, left.len(), room, n_rows);
        // A cut list leaves room for passing.
        let pass = left
            .iter()
            .position(|&ix| choice.moves().get(ix) == Some(&Move::Pass));
        let pass = pass.filter(|ix| !shown.contains(ix));
        if let Some(pass) = pass {
            let room = room.saturating_sub(n_rows(pass)).max(1);
            shown = around(at, left.len(), room, n_rows);
        }
        let is_cut = shown.len() < left.len();
        rows.extend(shown.chain(pass).flat_map(answer));
        let count = match is_cut {
            true => say!(
                words(),
                "terminal-answer-of",
                number = at + 1,
                most = left.len()
            ),
            false => String::new(),
        };
        let more = [count].into_iter().chain(about);
        rows.extend(more.map(|text| (Line::styled(text, faint), None)));
        rows
    }

    /// Writes an answer with its number, in as many rows as it needs.
    pub(super) fn rows_of(
        &self,
        choice: &Choice,
        ix: usize,
        is_chosen: bool,
        width: usize,
    ) -> Vec<Row> {
        let Some(&item) = choice.moves().get(ix) else {
            return Vec::new();
        };
        let names = shown_names(&self.record);
        let text = speaker(self.record.rules(), &names).answer(self.state(), item);
        let (arrow, style) = if is_chosen {
            let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
            (">", style)
        } else {
            (" ", Style::new())
        };
        let number = format!("{arrow}{} ", ix + 1);
        let indent = " ".repeat(number.chars().count());
        let broken = wrapped(&text, width.saturating_sub(indent.len()));
        let row = |(row, text): (usize, String)| {
            let (before, text) = match row {
                0 => (number.clone(), text),
                // The number stands out already.
                _ => (indent.clone(), text.trim_start().to_owned()),
            };
            let before = Span::styled(before, self.desk.palette.mark());
            (
                Line::from(vec![before, Span::styled(text, style)]),
                Some(ix),
            )
        };
        broken.into_iter().enumerate().map(row).collect()
    }
}

/// Returns which of `n` answers are shown around the one at `at`, which always is, in `room` rows.
fn around(at: usize, n: usize, room: usize, n_rows: impl Fn(usize) -> usize) -> Range<usize> {
    if n == 0 {
        return 0..0;
    }
    let mut shown = at..at + 1;
    let mut room = room.saturating_sub(n_rows(at));
    loop {
        let before = shown.len();
        if shown.end < n && n_rows(shown.end) <= room {
            room -= n_rows(shown.end);
            shown.end += 1;
        }
        if shown.start > 0 && n_rows(shown.start - 1) <= room {
            room -= n_rows(shown.start - 1);
            shown.start -= 1;
        }
        if shown.len() == before {
            return shown;
        }
    }
}
