//! How the start screen looks.

use carcas_engine::Edition;
use carcas_text::{key, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::super::draw;
use super::super::layout::Layout;
use super::super::palette::Palette;
use super::super::story::wrapped;
use super::{NOBODY, Row, Start};
use crate::language::words;
use crate::setup_args::SEAT_NAMES;
use crate::table::sitter::HUMAN;

/// The first row of the lists.
const TOP: u16 = 2;

impl Start {
    /// Returns where the lines stand.
    pub(super) fn places(&self, (width, height): (u16, u16)) -> Vec<(Rect, Row)> {
        let middle = width * 3 / 5;
        let (mut left, mut right) = (TOP, TOP);
        let place = |row: Row| {
            let is_left = matches!(row, Row::Resume | Row::Edition | Row::Box(_) | Row::House);
            let y = if is_left { &mut left } else { &mut right };
            // Headings and gaps before a line, and the title of the edition after it.
            *y += match row {
                Row::Box(0) | Row::Seat(0) | Row::House | Row::Begin => 1,
                _ => 0,
            };
            let rect = Rect {
                x: if is_left { 0 } else { middle },
                y: *y,
                width: if is_left { middle } else { width - middle },
                height: 1,
            };
            *y += if row == Row::Edition { 2 } else { 1 };
            (rect, row)
        };
        let all: Vec<(Rect, Row)> = self.rows().into_iter().map(place).collect();
        all.into_iter()
            .filter(|(rect, _)| rect.y < height.saturating_sub(4))
            .collect()
    }

    /// Draws the whole screen.
    pub(crate) fn view(&self, screen: Rect, buffer: &mut Buffer) {
        let size = (screen.width, screen.height);
        let Some(layout) = Layout::of(size) else {
            return draw::too_small(size, buffer);
        };
        if self.resume.is_open() {
            self.resume.view(screen, &self.note, self.palette, buffer);
            return;
        }
        if let Some(house) = &self.house {
            let trouble = self.trouble().filter(|_| !self.wanted().sitters.is_empty());
            house.view(screen, trouble.as_deref(), self.palette, buffer);
            return;
        }
        if let Some(parts) = &self.parts {
            let (shelf, trouble) = (&self.boxes[parts.shelf], self.trouble());
            parts.view(shelf, screen, trouble.as_deref(), self.palette, buffer);
            return;
        }
        draw::title(layout.title, &say!(words(), "terminal-start-title"), buffer);
        let chosen = self.row();
        for (place, row) in self.places(size) {
            draw::line(place, &self.line(row, row == chosen), buffer);
            let faint = |text: String| Line::styled(text, self.palette.faint());
            let above = Rect {
                y: place.y - 1,
                ..place
            };
            let below = Rect {
                y: place.y + 1,
                ..place
            };
            match row {
                Row::Edition => {
                    let title = words().name_of("preset", Edition::ALL[self.edition].name());
                    draw::line(below, &faint(format!("           {title}")), buffer);
                }
                Row::Box(0) => draw::line(
                    above,
                    &faint(format!("   {}", say!(words(), "terminal-start-boxes"))),
                    buffer,
                ),
                Row::Seat(0) => draw::line(
                    above,
                    &faint(format!("   {}", say!(words(), "terminal-start-seats"))),
                    buffer,
                ),
                _ => {}
            }
        }
        // A question says itself what is wrong.
        let trouble = self.trouble().filter(|_| !self.asks_for_sixth);
        let trouble = trouble.unwrap_or_default().replace("\n  - ", " ");
        let shown: Vec<Line<'_>> = wrapped(&trouble, usize::from(screen.width) - 4)
            .into_iter()
            .chain(wrapped(&self.note, usize::from(screen.width) - 4))
            .filter(|text| !text.is_empty())
            .map(|text| Line::styled(format!(" ! {text}"), self.palette.warning()))
            .collect();
        let shown = match shown.is_empty() {
            true => self.about_bot(usize::from(screen.width)),
            false => shown,
        };
        let below = Rect {
            x: 0,
            y: screen.height - 4,
            width: screen.width,
            height: 3,
        };
        draw::lines(below, &shown, buffer);
        draw::keys(layout.keys, &self.keys(), self.palette, buffer);
    }

    /// Says what the bot in the seat that is chosen is like.
    fn about_bot(&self, width: usize) -> Vec<Line<'static>> {
        let Row::Seat(ix) = self.row() else {
            return Vec::new();
        };
        let about = words().find(&format!("bot-{}-about", self.seats[ix]));
        wrapped(&about.unwrap_or_default(), width - 4)
            .into_iter()
            .map(|text| Line::styled(format!("   {text}"), self.palette.faint()))
            .collect()
    }

    pub(super) fn keys(&self) -> Vec<draw::Hint> {
        let begin = ("g", key!("terminal-hint-begin"));
        if self.naming.is_some() {
            return vec![("Enter", key!("terminal-hint-name-done"))];
        }
        let mut keys = vec![(draw::UP_DOWN, key!("terminal-hint-choose"))];
        keys.extend(match self.row() {
            Row::Resume => vec![("Enter", key!("terminal-hint-go-on"))],
            Row::Begin => vec![("Enter", key!("terminal-hint-begin"))],
            Row::Box(ix) => {
                let take = ("Space", key!("terminal-hint-take-or-leave"));
                let parts = ("e", key!("terminal-hint-parts"));
                let parts = self.boxes[ix].has_parts().then_some(parts);
                [take].into_iter().chain(parts).chain([begin]).collect()
            }
            Row::House => vec![("Enter", key!("terminal-hint-look")), begin],
            Row::Edition => vec![
                (draw::LEFT_RIGHT, key!("terminal-hint-change")),
                ("Space", key!("terminal-hint-next")),
                begin,
            ],
            Row::Seat(ix) => {
                let change = (draw::LEFT_RIGHT, key!("terminal-hint-change"));
                let name = ("e", key!("terminal-hint-name"));
                let name = (self.seats[ix] != NOBODY).then_some(name);
                [change].into_iter().chain(name).chain([begin]).collect()
            }
        });
        keys.push(("q", key!("terminal-hint-quit")));
        keys
    }

    fn line(&self, row: Row, is_chosen: bool) -> Line<'static> {
        let text = match row {
            Row::Resume => self.resume.line(),
            Row::Edition => {
                let edition = Edition::ALL[self.edition];
                let title = say!(words(), "terminal-start-edition");
                format!("{title} < {} >", edition.name())
            }
            Row::Box(ix) => self.boxes[ix].line(),
            Row::House => match self.switches.len() {
                0 => say!(words(), "terminal-start-house-none"),
                n => say!(words(), "terminal-start-house", n = n),
            },
            Row::Seat(ix) => {
                let color = words().name_of("seat", SEAT_NAMES[ix]);
                let (player, name) = (player_words(self.seats[ix]), &self.names[ix]);
                match (self.naming == Some(ix), self.seats[ix]) {
                    (true, _) => format!("{color:<8} {}_", end_of(name)),
                    (false, NOBODY) => format!("{color:<8} < {player} >"),
                    (false, _) => format!("{color:<8} < {player} > {name}"),
                }
            }
            Row::Begin => say!(words(), "terminal-start-begin"),
        };
        chosen_line(text, is_chosen, self.palette)
    }
}

/// Says who sits in a seat.
fn player_words(player: &str) -> String {
    match player {
        NOBODY => say!(words(), "terminal-player-nobody"),
        HUMAN => say!(words(), "terminal-player-human"),
        bot => words().name_of("bot", bot),
    }
}

/// Returns as much of the end of a name as there is room for while it is typed.
fn end_of(name: &str) -> String {
    const SHOWN: usize = 18;
    let n_hidden = name.chars().count().saturating_sub(SHOWN);
    name.chars().skip(n_hidden).collect()
}

/// Writes a line of a list; the chosen one has an arrow.
pub(super) fn chosen_line(text: String, is_chosen: bool, palette: Palette) -> Line<'static> {
    let (arrow, style) = if is_chosen {
        (
            " > ",
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        )
    } else {
        ("   ", Style::new())
    };
    Line::from(vec![
        Span::styled(arrow, palette.mark()),
        Span::styled(text, style),
    ])
}
