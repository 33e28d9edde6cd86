//! The parts of the screen around the board: title, scores, answers, log and keys.

use carcas_engine::{FigureKind, Node, Rules, Seat, State, Title};
use carcas_record::{TileDrawing, figure_letter, seat_letter};
use carcas_tiles::{Goods, Rotation};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::board::Overlay;
use super::layout::MIN_SIZE;
use super::palette::Palette;
use super::story::{Told, Tone, wrapped};

/// Writes a line at the top of an area, cut off at its end.
pub(super) fn line(area: Rect, line: &Line<'_>, buffer: &mut Buffer) {
    if area.height > 0 {
        buffer.set_line(area.x, area.y, line, area.width);
    }
}

/// Writes lines from the top of an area, as many as fit.
pub(super) fn lines(area: Rect, all: &[Line<'_>], buffer: &mut Buffer) {
    for (y, line) in (area.y..area.bottom()).zip(all) {
        buffer.set_line(area.x, y, line, area.width);
    }
}

/// Writes the title over the whole width.
pub(super) fn title(area: Rect, text: &str, buffer: &mut Buffer) {
    let style = Style::new().add_modifier(Modifier::REVERSED);
    buffer.set_style(area, style);
    line(area, &Line::styled(format!(" {text}"), style), buffer);
}

/// Draws the line between board and panel, and returns the rest of the panel.
pub(super) fn beside(area: Rect, palette: Palette, buffer: &mut Buffer) -> Rect {
    for y in area.y..area.bottom() {
        buffer.set_string(area.x, y, "│", palette.faint());
    }
    Rect {
        x: area.x + 2.min(area.width),
        width: area.width.saturating_sub(2),
        ..area
    }
}

/// Says who has how many points and what in supply.
pub(super) fn seats(
    (rules, state): (&Rules, &State),
    names: &[String],
    players: &[String],
    (palette, room): (Palette, Rect),
) -> Vec<Line<'static>> {
    let width = usize::from(room.width);
    // On a crowded table only the holdings of whoever is asked are shown, so that answers have room.
    let is_crowded = rules.n_seats() * 2 + 12 > usize::from(room.height);
    let asked = match state.node() {
        Node::Decide { seat, .. } => Some(seat),
        Node::Chance => Some(state.active_seat()),
        Node::Over => None,
    };
    let mut lines = Vec::new();
    for seat in rules.seats() {
        let name = names.get(seat.ix()).map_or("?", String::as_str);
        let player = players.get(seat.ix()).map_or("", String::as_str);
        let arrow = if asked == Some(seat) { ">" } else { " " };
        let score = state.score(seat);
        let color = palette.seat(seat);
        lines.push(Line::from(vec![
            Span::styled(arrow.to_owned(), palette.mark()),
            Span::styled(
                format!("{}", seat_letter(seat)),
                color.add_modifier(Modifier::BOLD | Modifier::REVERSED),
            ),
            Span::styled(format!(" {name:<9.9}"), color.add_modifier(Modifier::BOLD)),
            Span::styled(
                format!("{score:>4} "),
                Style::new().add_modifier(Modifier::BOLD),
            ),
            Span::styled(format!(" {player}"), palette.faint()),
        ]));
        if is_crowded && asked != Some(seat) {
            continue;
        }
        let holdings = wrapped(&holdings(rules, state, seat), width.saturating_sub(3));
        lines.extend(
            holdings
                .into_iter()
                .map(|text| Line::from(format!("   {text}"))),
        );
    }
    lines
}

fn holdings(rules: &Rules, state: &State, seat: Seat) -> String {
    let supply = FigureKind::ALL
        .into_iter()
        .filter(|kind| rules.supply()[kind.ix()] > 0)
        .map(|kind| format!("{}{}", state.supply(seat)[kind.ix()], figure_letter(kind)));
    let goods = Goods::ALL
        .into_iter()
        .map(|goods| (state.goods(seat, goods), goods))
        .filter(|&(n, _)| n > 0)
        .map(|(n, goods)| format!("{n} {}", goods.name()));
    let titles = Title::ALL
        .into_iter()
        .filter(|&title| state.holder(title) == Some(seat))
        .map(|title| title.name().to_owned());
    let all: Vec<String> = supply.chain(goods).chain(titles).collect();
    all.join(" ")
}

/// Says what the features that the overlay shows would bring their owners.
pub(super) fn standings(
    (rules, state): (&Rules, &State),
    overlay: Overlay,
    palette: Palette,
) -> Vec<Line<'static>> {
    let mut found = Vec::new();
    state.for_each_standing(rules, |standing| {
        if overlay.covers(standing.kind) {
            let owners: String = standing.owners().map(seat_letter).collect();
            let (kind, cell) = (standing.kind.name(), standing.spot.cell);
            let (now, best) = (standing.value_now, standing.value_complete);
            let place = format!("{kind} {cell}");
            found.push((
                std::cmp::Reverse(best),
                format!("{owners:<3} {place:<15} {now:>3} {best:>4}"),
            ));
        }
    });
    if found.is_empty() {
        return Vec::new();
    }
    found.sort();
    let head = format!("{:<19} now best", "owners and points");
    let head = [Line::default(), Line::styled(head, palette.faint())];
    let lines = found.into_iter().map(|(_, text)| Line::from(text));
    head.into_iter().chain(lines).collect()
}

/// Draws a tile as three lines.
pub(super) fn tile(drawn: &TileDrawing, palette: Palette) -> Vec<Line<'static>> {
    let row = |row: usize| {
        let spans = (0..TileDrawing::WIDTH).map(|column| {
            let glyph = drawn.glyph(row, column);
            Span::styled(glyph.symbol.to_string(), palette.board(glyph.style))
        });
        Line::from_iter([Span::raw("   ")].into_iter().chain(spans))
    };
    (0..TileDrawing::HEIGHT).map(row).collect()
}

/// Draws a tile kind as it lies in the bag.
pub(super) fn kind(
    rules: &Rules,
    kind: carcas_engine::KindIx,
    rotation: Rotation,
    palette: Palette,
) -> Vec<Line<'static>> {
    tile(&TileDrawing::new(rules.segments(kind), rotation), palette)
}

/// Writes the end of the log, or an earlier part of it.
pub(super) fn log(area: Rect, story: &[Told], back: usize, palette: Palette, buffer: &mut Buffer) {
    let rule = "─".repeat(usize::from(area.width));
    buffer.set_string(area.x, area.y, rule, palette.faint());
    let head = if back > 0 {
        " log, scrolled back (PgDn) "
    } else {
        " log "
    };
    buffer.set_string(area.x + 2, area.y, head, palette.faint());
    let area = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    let width = usize::from(area.width.saturating_sub(1));
    // Nobody scrolls back further than the whole story.
    let n_wanted = usize::from(area.height).saturating_add(back);
    let mut last: Vec<Line<'static>> = Vec::new();
    for told in story.iter().rev() {
        let style = match told.tone {
            Tone::Turn(seat) => palette.seat(seat).add_modifier(Modifier::UNDERLINED),
            Tone::Score(seat) => palette.seat(seat).add_modifier(Modifier::BOLD),
            Tone::Other => Style::new(),
        };
        let broken = wrapped(&told.sentence, width);
        last.extend(
            broken
                .into_iter()
                .rev()
                .map(|text| Line::styled(text, style)),
        );
        if last.len() >= n_wanted {
            break;
        }
    }
    let n_shown = usize::from(area.height);
    let skipped = back.min(last.len().saturating_sub(n_shown));
    let mut shown: Vec<_> = last.into_iter().skip(skipped).take(n_shown).collect();
    shown.reverse();
    lines(area, &shown, buffer);
}

/// Writes what the keys do.
pub(super) fn keys(area: Rect, pairs: &[(&str, &str)], palette: Palette, buffer: &mut Buffer) {
    let mut spans = vec![Span::raw(" ")];
    let mut n_used = 1;
    for (key, meaning) in pairs {
        n_used += key.chars().count() + meaning.chars().count() + 3;
        // The last gap may be cut off.
        if n_used > usize::from(area.width) + 2 {
            break;
        }
        spans.push(Span::styled((*key).to_owned(), palette.mark()));
        spans.push(Span::raw(format!(" {meaning}  ")));
    }
    line(area, &Line::from(spans), buffer);
}

/// Says that the screen is too small.
pub(super) fn too_small((width, height): (u16, u16), buffer: &mut Buffer) {
    let (need_width, need_height) = MIN_SIZE;
    let text = [
        format!("need {need_width}x{need_height}"),
        format!("have {width}x{height}"),
        "make it larger".to_owned(),
        "or q to quit".to_owned(),
    ];
    for (y, text) in (0..height).zip(text) {
        buffer.set_stringn(0, y, text, usize::from(width), Style::new());
    }
}
