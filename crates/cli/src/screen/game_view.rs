//! How a running game looks.

use carcas_engine::{Decision, FigureKind, KindIx, Move, Node};
use carcas_record::rules_told::told_box;
use carcas_record::{Entry, Record, tile_in_game, tile_in_short};
use carcas_text::{arg, key, say};
use carcas_tiles::Rotation;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::answers::Row;
use super::board::{Label, Scene};
use super::choice::{Choice, spot_of};
use super::game::GameScreen;
use super::layout::Layout;
use super::story::{self, wrapped};
use super::{bazaar, draw, popup};
use crate::language::words;
use crate::show::shown_names;
use crate::table::plain::Player;

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
            let record = &self.record;
            let names = shown_names(record);
            let at = (record.setup(), record.rules(), self.state(), &names[..]);
            let help = match &self.elsewhere {
                None => popup::Help::Game,
                Some(_) => popup::Help::Online,
            };
            popup::draw(popup, help, at, palette, screen, buffer);
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
                let rows = self.tile_rows(choice, kind, decision, width);
                lines.extend(rows.into_iter().map(|(line, _)| line));
            } else if bazaar::is_about(decision) && decision != Decision::BuyOrSell {
                lines.extend(bazaar::bids(&self.record, choice, (palette, width)));
            } else {
                let room = usize::from(area.height).saturating_sub(lines.len());
                let rows = self.answer_rows(choice, room, width);
                lines.extend(rows.into_iter().map(|(line, _)| line));
            }
        }
        let at = (self.record.rules(), self.state());
        if self.state().node() == Node::Over {
            lines.extend(draw::sources(&self.record, palette));
        }
        lines.extend(draw::standings(
            at,
            self.desk.overlay,
            (palette, usize::from(area.width)),
        ));
        draw::lines(area, &lines, buffer);
    }

    /// Shows the tile that is to be placed, how it lies, and what may be done first or instead.
    fn tile_rows(
        &self,
        choice: &Choice,
        kind: KindIx,
        decision: Decision,
        width: usize,
    ) -> Vec<Row> {
        let palette = self.desk.palette;
        let rotation = match choice.chosen() {
            Some(Move::PlaceTile { rotation, .. }) => rotation,
            _ => Rotation::R0,
        };
        let words = words();
        let tile = tile_in_short(words, &tile_in_game(self.record.rules(), kind));
        let drawn = match decision {
            Decision::PlaceTile { .. } if !self.is_drawn() => {
                say!(words, "terminal-tile-lot", tile = tile)
            }
            Decision::PlaceTile { .. } => say!(words, "terminal-tile-drawn", tile = tile),
            _ => say!(words, "terminal-tile-own", tile = tile),
        };
        let drawn = wrapped(&drawn, width);
        let mut lines: Vec<Line<'static>> = drawn.into_iter().map(Line::from).collect();
        lines.extend(draw::kind(self.record.rules(), kind, rotation, palette));
        let n = choice.cells().len();
        if let Some((cell, _)) = choice.cells().get(choice.at()) {
            lines.push(Line::from(say!(
                words,
                "terminal-space-of",
                number = choice.at() + 1,
                most = n,
                cell = arg::place(cell.x, cell.y)
            )));
        }
        if let Some((ix, n)) = choice.turn() {
            let dots: String = (0..n)
                .map(|dot| if dot == ix { '●' } else { '○' })
                .collect();
            lines.push(Line::from(say!(
                words,
                "terminal-rotation-dots",
                text = dots
            )));
        }
        let mut rows: Vec<Row> = lines.into_iter().map(|line| (line, None)).collect();
        for ix in 0..choice.moves().len() {
            rows.extend(self.rows_of(choice, ix, choice.at() == n + ix, width));
        }
        if !choice.is_on_cell() {
            let about = self.about(choice, width).into_iter();
            rows.extend(about.map(|text| (Line::styled(text, palette.faint()), None)));
        }
        rows
    }

    /// Whether the tile that is to be placed was drawn; otherwise it was won at a bazaar.
    fn is_drawn(&self) -> bool {
        let is_ransom = |entry: &&Entry| matches!(entry, Entry::Move(_, Move::Ransom { .. }));
        let mut entries = self.record.entries().iter().rev();
        let before = entries.find(|entry| !is_ransom(entry));
        !matches!(before, Some(Entry::Move(..)))
    }

    /// Returns what the panel shows before the question.
    fn above_question(&self, area: Rect) -> Vec<Line<'static>> {
        let palette = self.desk.palette;
        let players: Vec<String> = match &self.elsewhere {
            Some(elsewhere) => elsewhere.labels.clone(),
            None => self.players.iter().map(player_name).collect(),
        };
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
        let names = shown_names(&self.record);
        let mut lines = draw::seats(at, &names, &players, look, n_wanted);
        // At the end the table of points needs the room.
        if bazaar.is_empty() && self.state().node() != Node::Over {
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
        let rows = if let Some(kind) = decision.tile().filter(|_| choice.is_tile()) {
            self.tile_rows(choice, kind, decision, width)
        } else if choice.has_bids() {
            return None;
        } else {
            let room = usize::from(area.height).saturating_sub(n_above);
            self.answer_rows(choice, room, width)
        };
        rows.get(row).and_then(|&(_, answer)| answer)
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
            let place = Rect {
                x,
                width: area.right() - x,
                ..area
            };
            draw::line(place, &Line::styled(note, style), buffer);
        }
    }

    pub(super) fn keys(&self) -> Vec<draw::Hint> {
        let mut keys = match &self.choice {
            Some(choice) if choice.is_tile() => {
                let mut keys = vec![
                    (draw::ARROWS, key!("terminal-hint-place")),
                    ("r", key!("terminal-hint-turn")),
                    ("Enter", key!("terminal-hint-lay")),
                ];
                if choice.moves().contains(&Move::Pass) {
                    keys.push(("x", key!("terminal-hint-pass")));
                }
                keys
            }
            Some(choice) if choice.has_bids() => {
                vec![
                    ("0-9", key!("terminal-hint-bid")),
                    (draw::ARROWS, key!("terminal-hint-choose")),
                    ("Enter", key!("terminal-hint-do")),
                ]
            }
            Some(choice) => {
                let arrows = (draw::ARROWS, key!("terminal-hint-choose"));
                let enter = ("Enter", key!("terminal-hint-do"));
                if choice.filter().is_some() {
                    return vec![arrows, enter, ("Esc", key!("terminal-hint-all-answers"))];
                }
                let filter = ("/", key!("terminal-hint-filter"));
                let filter = choice.is_long().then_some(filter);
                [arrows, enter].into_iter().chain(filter).collect()
            }
            None if self.is_unconfirmed => vec![("Enter", key!("terminal-hint-end-turn"))],
            None => Vec::new(),
        };
        if self.can_undo() {
            keys.push(("u", key!("terminal-hint-undo")));
        }
        if self.elsewhere.as_ref().is_some_and(|on| on.may_wish) {
            keys.push(("t", key!("terminal-hint-table")));
        }
        keys.extend([
            ("?", key!("terminal-hint-help")),
            ("q", key!("terminal-hint-quit")),
            ("z", key!("terminal-hint-zoom")),
            ("f", key!("terminal-hint-fields")),
            ("b", key!("terminal-hint-bag")),
            ("hjkl", key!("terminal-hint-scroll")),
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
    let moves = choice.moves().iter().enumerate();
    moves
        .filter(|&(ix, _)| choice.is_left(choice.cells().len() + ix))
        .filter_map(label)
        .collect()
}

fn player_name(player: &Player) -> String {
    match player {
        Player::Human => say!(words(), "terminal-player-human"),
        Player::Bot(name, _) => {
            let name = words().name_of("bot", name);
            say!(words(), "terminal-player-bot", name = name)
        }
        Player::Elsewhere(name) => name.clone(),
    }
}

/// Says which game it is and how far it has come.
pub(super) fn headline(record: &Record, n_in_bag: usize) -> String {
    let (words, setup) = (words(), record.setup());
    let mut parts = vec![words.name_of("preset", setup.edition().name())];
    let n_house_rules = setup.overrides().count();
    if n_house_rules > 0 {
        parts.push(say!(words, "terminal-headline-house", n = n_house_rules));
    }
    parts.extend(setup.box_names().map(|name| told_box(words, &name)));
    let bag = say!(words, "terminal-headline", n = n_in_bag);
    format!("Carcas  {bag}  {}", parts.join(", "))
}
