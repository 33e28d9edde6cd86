//! How a running game looks.

use carcas_engine::{Decision, FigureKind, KindIx, Move, Node};
use carcas_record::{Entry, Record};
use carcas_tiles::Rotation;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::board::{Label, Scene};
use super::choice::{Choice, spot_of};
use super::game::GameScreen;
use super::layout::Layout;
use super::story::{self, wrapped};
use super::{bazaar, draw, popup};
use crate::commands::play::table::Player;
use crate::commands::play::words;

impl GameScreen {
    /// Draws the whole screen.
    pub(crate) fn view(&self, screen: Rect, buffer: &mut Buffer) {
        let Some(layout) = Layout::of((screen.width, screen.height)) else {
            return draw::too_small((screen.width, screen.height), buffer);
        };
        let palette = self.desk.palette;
        draw::title(
            layout.title,
            &headline(&self.record, self.state().bag_size()),
            buffer,
        );
        self.scene().render(layout.board, buffer);
        draw::log(layout.log, &self.story, self.desk.log_back, palette, buffer);
        self.draw_panel(draw::beside(layout.panel, palette, buffer), buffer);
        self.draw_question(layout.question, buffer);
        draw::keys(layout.keys, &self.keys(), palette, buffer);
        if let Some(popup) = &self.desk.popup {
            let at = (self.record.rules(), self.state(), self.record.names());
            popup::draw(popup, popup::HELP, at, palette, screen, buffer);
        }
    }

    fn scene(&self) -> Scene<'_> {
        let mut scene = Scene {
            rules: self.record.rules(),
            state: self.state(),
            view: self.desk.view,
            palette: self.desk.palette,
            overlay: self.desk.overlay,
            ghost: None,
            open: Vec::new(),
            labels: Vec::new(),
            path: self.dragon_path(),
            recent: self.recent(),
            scored: story::just_scored(
                (self.record.rules(), self.state()),
                &self.story,
                self.record.entries().len(),
            ),
        };
        let Some(choice) = &self.choice else {
            return scene;
        };
        let placed = match self.state().node() {
            Node::Decide { decision, .. } => decision.tile(),
            _ => None,
        };
        if let (Some(kind), Some(Move::PlaceTile { cell, rotation })) = (placed, choice.chosen()) {
            scene.ghost = Some((kind, cell, rotation));
        } else {
            scene.labels = labels(self, choice);
        }
        let cells = choice.cells().iter();
        scene.open = cells.map(|(cell, all)| (*cell, all.len())).collect();
        scene
    }

    fn draw_panel(&self, area: Rect, buffer: &mut Buffer) {
        let mut lines = self.above_question(area);
        let palette = self.desk.palette;
        if let (Some(choice), Node::Decide { decision, .. }) = (&self.choice, self.state().node()) {
            let width = usize::from(area.width);
            if let Some(kind) = decision.tile().filter(|_| choice.is_tile()) {
                lines.extend(self.tile_lines(choice, kind, decision, width));
            } else if bazaar::is_about(decision) && decision != Decision::BuyOrSell {
                lines.extend(bazaar::bids(&self.record, choice, (palette, width)));
            } else {
                let room = usize::from(area.height).saturating_sub(lines.len());
                lines.extend(self.answers(choice, room, usize::from(area.width)));
            }
        }
        let at = (self.record.rules(), self.state());
        if self.state().node() == Node::Over {
            lines.extend(draw::sources(&self.record, palette));
        }
        lines.extend(draw::standings(at, self.desk.overlay, palette));
        draw::lines(area, &lines, buffer);
    }

    /// Shows the tile that is to be placed, how it lies, and what may be done first or instead.
    fn tile_lines(
        &self,
        choice: &Choice,
        kind: KindIx,
        decision: Decision,
        width: usize,
    ) -> Vec<Line<'static>> {
        let palette = self.desk.palette;
        let rotation = match choice.chosen() {
            Some(Move::PlaceTile { rotation, .. }) => rotation,
            _ => Rotation::R0,
        };
        let id = &self.record.rules().tile_kind(kind).id;
        let origin = match decision {
            Decision::PlaceTile { .. } if !self.is_drawn() => "of the bazaar",
            Decision::PlaceTile { .. } => "drawn",
            _ => "yours",
        };
        let drawn = wrapped(&format!("{origin}: {id}"), width);
        let mut lines: Vec<Line<'static>> = drawn.into_iter().map(Line::from).collect();
        lines.extend(draw::kind(self.record.rules(), kind, rotation, palette));
        let n = choice.cells().len();
        if choice.is_on_cell() {
            lines.push(Line::from(format!("place {} of {n}", choice.at() + 1)));
        }
        if let Some((ix, n)) = choice.turn() {
            let dots: String = (0..n)
                .map(|dot| if dot == ix { '●' } else { '○' })
                .collect();
            lines.push(Line::from(format!("rotation {dots}")));
        }
        for (ix, &item) in choice.moves().iter().enumerate() {
            lines.push(self.answer_line(ix, item, choice.at() == n + ix));
        }
        if !choice.is_on_cell() {
            let about = self.about(choice, width).into_iter();
            lines.extend(about.map(|text| Line::styled(text, palette.faint())));
        }
        lines
    }

    /// Tells whether the tile that is to be placed was drawn; otherwise it was won at a bazaar.
    fn is_drawn(&self) -> bool {
        let is_ransom = |entry: &&Entry| matches!(entry, Entry::Move(_, Move::Ransom { .. }));
        let mut entries = self.record.entries().iter().rev();
        let before = entries.find(|entry| !is_ransom(entry));
        !matches!(before, Some(Entry::Move(..)))
    }

    /// Returns what the panel shows before the question.
    fn above_question(&self, area: Rect) -> Vec<Line<'static>> {
        let palette = self.desk.palette;
        let players: Vec<String> = self.players.iter().map(player_name).collect();
        let at = (self.record.rules(), self.state());
        // Below the tiles of a bazaar stand their name, two bids and what to type.
        const BIDS: usize = 7;
        let bazaar = self.bazaar(usize::from(area.width));
        let n_wanted = if bazaar.is_empty() {
            0
        } else {
            bazaar.len() + BIDS
        };
        let look = (palette, area);
        let mut lines = draw::seats(at, self.record.names(), &players, look, n_wanted);
        if bazaar.is_empty() {
            lines.extend(draw::places_below(at, palette, area, lines.len()));
        }
        lines.push(Line::default());
        lines.extend(bazaar);
        lines
    }

    /// Draws the tiles of a bazaar that somebody is asked about.
    fn bazaar(&self, width: usize) -> Vec<Line<'static>> {
        let palette = self.desk.palette;
        match (&self.choice, self.state().node()) {
            (Some(choice), Node::Decide { decision, .. }) if bazaar::is_about(decision) => {
                bazaar::tiles(&self.record, choice, (palette, width))
            }
            _ => Vec::new(),
        }
    }

    /// Returns the answer that stands at a place of the screen.
    pub(super) fn answer_at(&self, (x, y): (u16, u16)) -> Option<usize> {
        let choice = self.choice.as_ref()?;
        let area = draw::inside(Layout::of(self.desk.size)?.panel);
        let width = usize::from(area.width);
        let n_above = self.above_question(area).len();
        let row = usize::from(y.checked_sub(area.y)?);
        let column = usize::from(x.saturating_sub(area.x));
        let n_bazaar = self.bazaar(width).len();
        if n_bazaar > 0 && row < n_above {
            let row = row.checked_sub(n_above - n_bazaar)?;
            let ix = bazaar::tile_at(&self.record, choice, width, (column, row))?;
            return (ix < choice.lots().len()).then_some(ix);
        }
        let row = row.checked_sub(n_above)?;
        let Node::Decide { decision, .. } = self.state().node() else {
            return None;
        };
        if let Some(kind) = decision.tile().filter(|_| choice.is_tile()) {
            let all = self.tile_lines(choice, kind, decision, width).len();
            let n_about = if choice.is_on_cell() {
                0
            } else {
                self.about(choice, width).len()
            };
            let first = all - n_about - choice.moves().len();
            let ix = row.checked_sub(first)?;
            return (ix < choice.moves().len()).then_some(ix);
        }
        if choice.has_bids() {
            return None;
        }
        let room = usize::from(area.height).saturating_sub(n_above);
        let (from, n_shown) = self.answers_shown(choice, room, width);
        (row < n_shown).then_some(from + row)
    }

    /// Returns what there is to say about the chosen answer.
    fn about(&self, choice: &Choice, width: usize) -> Vec<String> {
        let about = choice
            .chosen()
            .and_then(|chosen| words::about(self.record.rules(), self.state(), chosen));
        let mut about: Vec<String> = about.map_or_else(Vec::new, |about| wrapped(&about, width));
        if let Some(name) = choice
            .chosen()
            .map(|chosen| words::short(&self.record, chosen))
            && name.chars().count() + 3 > width
        {
            about.splice(0..0, wrapped(&name, width));
        }
        about
    }

    /// Returns the first answer that is listed, and how many are.
    fn answers_shown(&self, choice: &Choice, room: usize, width: usize) -> (usize, usize) {
        let n_about = self.about(choice, width).len();
        let n_shown = room.saturating_sub(n_about + 1).max(3);
        let (n, at) = (choice.moves().len(), choice.at());
        let from = at
            .saturating_sub(n_shown / 2)
            .min(n.saturating_sub(n_shown));
        (from, n_shown.min(n))
    }

    /// Lists the answers, and tells more about the chosen one.
    fn answers(&self, choice: &Choice, room: usize, width: usize) -> Vec<Line<'static>> {
        let about = self.about(choice, width);
        let (from, n_shown) = self.answers_shown(choice, room, width);
        let at = choice.at();
        let mut lines = Vec::new();
        for (ix, &item) in choice.moves().iter().enumerate().skip(from).take(n_shown) {
            lines.push(self.answer_line(ix, item, ix == at));
        }
        lines.push(Line::default());
        let faint = self.desk.palette.faint();
        lines.extend(about.into_iter().map(|text| Line::styled(text, faint)));
        lines
    }

    /// Writes an answer with its number.
    fn answer_line(&self, ix: usize, item: Move, is_chosen: bool) -> Line<'static> {
        let number = if ix < 9 {
            format!("{}", ix + 1)
        } else {
            " ".to_owned()
        };
        let text = words::short(&self.record, item);
        let (arrow, style) = if is_chosen {
            let style = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
            (">", style)
        } else {
            (" ", Style::new())
        };
        Line::from(vec![
            Span::styled(format!("{arrow}{number} "), self.desk.palette.mark()),
            Span::styled(text, style),
        ])
    }

    fn draw_question(&self, area: Rect, buffer: &mut Buffer) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let text = format!(" {}", self.question());
        let n_used = u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
        draw::line(area, &Line::styled(text, bold), buffer);
        if !self.desk.note.is_empty() {
            // A remark stands at the right end, or alone where there is no room for both.
            let note = format!(" * {} ", self.desk.note);
            let n_note = u16::try_from(note.chars().count()).unwrap_or(u16::MAX);
            let x = if n_used.saturating_add(n_note) < area.width {
                area.right() - n_note
            } else {
                buffer.set_string(
                    area.x,
                    area.y,
                    " ".repeat(usize::from(area.width)),
                    Style::new(),
                );
                area.x
            };
            let style = self.desk.palette.warning();
            buffer.set_stringn(x, area.y, note, usize::from(area.right() - x), style);
        }
    }

    pub(super) fn keys(&self) -> Vec<draw::Hint> {
        let mut keys = match &self.choice {
            Some(choice) if choice.is_tile() => {
                let mut keys = vec![("arrows", "place"), ("r", "turn"), ("Enter", "lay")];
                if choice.moves().contains(&Move::Pass) {
                    keys.push(("x", "pass"));
                }
                keys
            }
            Some(choice) if choice.has_bids() => {
                vec![("digits", "bid"), ("arrows", "choose"), ("Enter", "do it")]
            }
            Some(_) => vec![("arrows", "choose"), ("Enter", "do it")],
            None if self.is_unconfirmed => vec![("Enter", "end the turn")],
            None => Vec::new(),
        };
        if self.can_undo() {
            keys.push(("u", "undo"));
        }
        keys.extend([
            ("?", "help"),
            ("q", "quit"),
            ("z", "zoom"),
            ("f", "fields"),
            ("b", "bag"),
            ("hjkl", "scroll"),
        ]);
        keys
    }
}

fn labels(game: &GameScreen, choice: &Choice) -> Vec<Label> {
    let label = |(ix, &item): (usize, &Move)| {
        let symbol = char::from_digit(ix as u32 + 1, 10).filter(|_| ix < 9);
        Some(Label {
            spot: spot_of(game.state(), item)?,
            symbol: symbol.unwrap_or('+'),
            is_chosen: choice.cells().len() + ix == choice.at(),
            is_corner: matches!(
                item,
                Move::PlaceFigure {
                    figure: FigureKind::Barn,
                    ..
                }
            ),
        })
    };
    choice
        .moves()
        .iter()
        .enumerate()
        .filter_map(label)
        .collect()
}

fn player_name(player: &Player) -> String {
    match player {
        Player::Human => "human".to_owned(),
        Player::Bot(name, _) => format!("{name} bot"),
    }
}

/// Says which game it is and how far it has come.
pub(super) fn headline(record: &Record, n_in_bag: usize) -> String {
    let boxes: Vec<String> = record.setup().box_names().collect();
    let with = if boxes.is_empty() {
        String::new()
    } else {
        format!(" with {}", boxes.join(", "))
    };
    let edition = record.setup().edition().name();
    format!("Carcas  {n_in_bag} tiles in the bag  {edition}{with}")
}
