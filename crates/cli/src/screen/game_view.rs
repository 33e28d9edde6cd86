//! How a running game looks.

use carcas_engine::{Cell, Decision, Move, Neutral, Node};
use carcas_record::Record;
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
use super::{draw, popup};
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
            let at = (self.record.rules(), self.state());
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
        if let (
            Node::Decide {
                decision: Decision::PlaceTile { kind },
                ..
            },
            Some(Move::PlaceTile { cell, rotation }),
        ) = (self.state().node(), choice.chosen())
        {
            scene.ghost = Some((kind, cell, rotation));
            scene.open = choice
                .cells()
                .iter()
                .map(|(cell, all)| (*cell, all.len()))
                .collect();
        } else {
            scene.labels = labels(self, choice);
        }
        scene
    }

    fn draw_panel(&self, area: Rect, buffer: &mut Buffer) {
        let mut lines = self.above_question(area);
        let palette = self.desk.palette;
        if let (Some(choice), Node::Decide { decision, .. }) = (&self.choice, self.state().node()) {
            if let Decision::PlaceTile { kind } = decision {
                let rotation = match choice.chosen() {
                    Some(Move::PlaceTile { rotation, .. }) => rotation,
                    _ => Rotation::R0,
                };
                let id = &self.record.rules().tile_kind(kind).id;
                let drawn = wrapped(&format!("drawn: {id}"), usize::from(area.width));
                lines.extend(drawn.into_iter().map(Line::from));
                lines.extend(draw::kind(self.record.rules(), kind, rotation, palette));
                let (n, turns) = (choice.cells().len(), choice.turn());
                if choice.at() < n {
                    lines.push(Line::from(format!("place {} of {n}", choice.at() + 1)));
                }
                if let Some((ix, n)) = turns {
                    let dots: String = (0..n)
                        .map(|dot| if dot == ix { '●' } else { '○' })
                        .collect();
                    lines.push(Line::from(format!("rotation {dots}")));
                }
                if !choice.moves().is_empty() {
                    lines.push(Line::styled("Tab: or first", palette.faint()));
                }
                for (ix, &item) in choice.moves().iter().enumerate() {
                    let sign = if choice.at() == n + ix { '>' } else { ' ' };
                    let name = format!("{sign} {}", self.record.move_name(item));
                    let name = wrapped(&name, usize::from(area.width));
                    lines.extend(name.into_iter().map(Line::from));
                }
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

    /// Returns what the panel shows before the question.
    fn above_question(&self, area: Rect) -> Vec<Line<'static>> {
        let palette = self.desk.palette;
        let players: Vec<String> = self.players.iter().map(player_name).collect();
        let at = (self.record.rules(), self.state());
        let mut lines = draw::seats(at, self.record.names(), &players, (palette, area));
        lines.extend(draw::places_below(at, palette, area, lines.len()));
        lines.push(Line::default());
        lines
    }

    /// Returns the answer that stands on a row of the screen.
    pub(super) fn answer_at(&self, y: u16) -> Option<usize> {
        let choice = self.choice.as_ref().filter(|choice| !choice.is_tile())?;
        let area = draw::inside(Layout::of(self.desk.size)?.panel);
        let n_above = self.above_question(area).len();
        let room = usize::from(area.height).saturating_sub(n_above);
        let (from, n_shown) = self.answers_shown(choice, room, usize::from(area.width));
        let row = usize::from(y).checked_sub(usize::from(area.y) + n_above)?;
        (row < n_shown).then_some(from + row)
    }

    /// Returns what there is to say about the chosen answer.
    fn about(&self, choice: &Choice, width: usize) -> Vec<String> {
        let about = choice
            .chosen()
            .and_then(|chosen| words::about(self.record.rules(), self.state(), chosen));
        let mut about: Vec<String> = about.map_or_else(Vec::new, |about| wrapped(&about, width));
        if let Some(name) = choice.chosen().map(|chosen| self.short_name(chosen))
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
            let number = if ix < 9 {
                format!("{}", ix + 1)
            } else {
                " ".to_owned()
            };
            let text = self.short_name(item);
            let (arrow, style) = if ix == at {
                (
                    ">",
                    Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
                )
            } else {
                (" ", Style::new())
            };
            lines.push(Line::from(vec![
                Span::styled(format!("{arrow}{number} "), self.desk.palette.mark()),
                Span::styled(text, style),
            ]));
        }
        lines.push(Line::default());
        let faint = self.desk.palette.faint();
        lines.extend(about.into_iter().map(|text| Line::styled(text, faint)));
        lines
    }

    /// Names a move, without the cell if it is about the tile just placed.
    fn short_name(&self, item: Move) -> String {
        let name = self.record.move_name(item);
        match item {
            Move::Again => return "take the second part".to_owned(),
            Move::MoveNeutral {
                neutral: Neutral::Count,
                ..
            } => return name.replacen("count quarter:", "Count to the ", 1),
            Move::MoveNeutral {
                neutral: Neutral::Dragon,
                to,
            } => {
                let from = self.state().neutral(Neutral::Dragon);
                let way = from.and_then(|from| way(from.cell, to.cell));
                return way.map_or(name, |way| format!("dragon {way} to {}", to.cell));
            }
            _ => {}
        }
        let placed = self.state().placed_tile().map(|tile| tile.cell);
        match (item, placed) {
            (Move::PlaceFigure { spot, .. }, Some(cell)) if spot.cell == cell => {
                name.replacen(&format!("{cell} "), "", 1)
            }
            _ => name,
        }
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
                vec![("arrows", "place"), ("r", "turn"), ("Enter", "lay")]
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

/// Returns the word for a step to a neighboring cell.
fn way(from: Cell, to: Cell) -> Option<&'static str> {
    Some(match (to.x - from.x, to.y - from.y) {
        (0, -1) => "north",
        (1, 0) => "east",
        (0, 1) => "south",
        (-1, 0) => "west",
        _ => return None,
    })
}

fn labels(game: &GameScreen, choice: &Choice) -> Vec<Label> {
    let label = |(ix, &item): (usize, &Move)| {
        let symbol = char::from_digit(ix as u32 + 1, 10).filter(|_| ix < 9);
        Some(Label {
            spot: spot_of(game.state(), item)?,
            symbol: symbol.unwrap_or('+'),
            is_chosen: ix == choice.at(),
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
