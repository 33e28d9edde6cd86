//! The parts of the screen around the board: title, scores, answers, log and keys.

use carcas_engine::{FigureKind, Neutral, Node, Quarter, Rules, Seat, State, Token};
use carcas_record::{
    Record, TileDrawing, figure_letter, seat_letter, tile_in_game, tile_in_short, token_sign,
};
use carcas_text::{Key as Message, arg, key, say};
use carcas_tiles::Rotation;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::board::Overlay;
use super::layout::MIN_SIZE;
use super::palette::Palette;
use super::story::{Told, Tone, wrapped};
use crate::language::words;
use crate::points;

/// Writes a line at the top of an area.
pub(super) fn line(area: Rect, line: &Line<'_>, buffer: &mut Buffer) {
    if area.height > 0 {
        write(area, area.y, line, buffer);
    }
}

/// Writes lines from the top of an area, as many as fit.
pub(super) fn lines(area: Rect, all: &[Line<'_>], buffer: &mut Buffer) {
    for (y, line) in (area.y..area.bottom()).zip(all) {
        write(area, y, line, buffer);
    }
}

/// Writes a line; where it is too long, a sign says that more would come.
fn write(area: Rect, y: u16, line: &Line<'_>, buffer: &mut Buffer) {
    buffer.set_line(area.x, y, line, area.width);
    if line.width() > usize::from(area.width)
        && let Some(last) = buffer.cell_mut((area.right().saturating_sub(1), y))
    {
        last.set_char('…');
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
    inside(area)
}

/// Returns the part of a panel beside the line.
pub(super) fn inside(area: Rect) -> Rect {
    Rect {
        x: area.x + 2.min(area.width),
        width: area.width.saturating_sub(2),
        ..area
    }
}

/// How many lines a question and its answers need.
const ROOM_FOR_ANSWERS: usize = 10;

/// Says what points and supplies each player has, by names as people see them, and leaves room for some lines.
pub(super) fn seats(
    (rules, state): (&Rules, &State),
    names: &[String],
    players: &[String],
    (palette, room): (Palette, Rect),
    n_wanted: usize,
) -> Vec<Line<'static>> {
    let width = usize::from(room.width).saturating_sub(3);
    let held: Vec<Vec<String>> = rules
        .seats()
        .map(|seat| wrapped(&holdings(rules, state, seat), width))
        .collect();
    // On a crowded table only the asked seat's holdings are shown, so that answers have room.
    let n_held: usize = held.iter().map(Vec::len).sum();
    let n_lines = rules.n_seats() + n_held.max(rules.n_seats() + 2);
    let is_crowded = n_lines + n_wanted.max(ROOM_FOR_ANSWERS) > usize::from(room.height);
    let asked = match state.node() {
        Node::Decide { seat, .. } => Some(seat),
        Node::Chance { .. } => Some(state.active_seat()),
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
            Span::styled(
                format!(" {:<9}", shortened(name, 9)),
                color.add_modifier(Modifier::BOLD),
            ),
            Span::styled(
                format!("{score:>4} "),
                Style::new().add_modifier(Modifier::BOLD),
            ),
            Span::styled(format!(" {player}"), palette.faint()),
        ]));
        if is_crowded && asked != Some(seat) {
            continue;
        }
        let held = held.get(seat.ix()).into_iter().flatten();
        lines.extend(held.map(|text| Line::from(format!("   {text}"))));
    }
    lines
}

/// Shortens a text to `most` characters; a sign marks the cut.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept = text.chars().take(most.saturating_sub(1));
    kept.chain(['…']).collect()
}

/// Says what stands where below the seats, so that a question still has room.
pub(super) fn places_below(
    at: (&Rules, &State),
    palette: Palette,
    area: Rect,
    n_used: usize,
) -> Vec<Line<'static>> {
    const QUESTION: usize = 9;
    let room = usize::from(area.height).saturating_sub(n_used + QUESTION);
    places(at, (palette, room), usize::from(area.width))
}

/// Says who stands in the quarters of Carcassonne, and where the neutral figures are: a line for each if there is room,
/// otherwise together.
fn places(
    (rules, state): (&Rules, &State),
    (palette, room): (Palette, usize),
    width: usize,
) -> Vec<Line<'static>> {
    let count = state.neutral(Neutral::Count);
    let quarter = |quarter: Quarter| {
        let spot = state.quarter_spot(rules, quarter)?;
        let here = |seat: Seat| {
            let all = state.figures();
            all.filter(|figure| figure.seat == seat && figure.spot == spot)
                .count()
        };
        let mut inside: Vec<String> = rules
            .seats()
            .map(|seat| (seat, here(seat)))
            .filter(|&(_, n)| n > 0)
            .map(|(seat, n)| format!("{}{n}", seat_letter(seat)))
            .collect();
        if count == Some(spot) {
            inside.push(words().name_of("neutral", Neutral::Count.name()));
        }
        Some((words().name_of("quarter", quarter.name()), inside.join(" ")))
    };
    let quarters: Vec<(String, String)> = Quarter::ALL.into_iter().filter_map(quarter).collect();
    let stands = |neutral: Neutral| {
        let spot = state.neutral(neutral)?;
        let name = words().name_of("neutral", neutral.name());
        let place = arg::place(spot.cell.x, spot.cell.y);
        let feature = state.feature(rules, spot).map(|feature| feature.kind);
        Some(match feature {
            Some(kind) => {
                let feature = words().name_of("feature", kind.name());
                format!("{name} {place} {feature}")
            }
            None => format!("{name} {place}"),
        })
    };
    let others = [
        Neutral::Dragon,
        Neutral::Fairy,
        Neutral::Mage,
        Neutral::Witch,
    ];
    let others: Vec<String> = others.into_iter().filter_map(stands).collect();
    let mut texts: Vec<String> = Vec::new();
    let longest = quarters.iter().map(|(name, _)| name.chars().count()).max();
    let n_name = longest.unwrap_or(0);
    if quarters.len() + others.len() <= room {
        texts.extend(quarters.iter().map(|(name, inside)| {
            format!(
                "{name:<n_name$} {}",
                if inside.is_empty() { "-" } else { inside }
            )
        }));
        texts.extend(others);
    } else {
        let occupied = quarters.iter().filter(|(_, inside)| !inside.is_empty());
        let all: Vec<String> = occupied
            .map(|(name, inside)| format!("{name} {inside}"))
            .chain(others)
            .collect();
        texts.extend(wrapped(&all.join(", "), width));
    }
    texts.retain(|text| !text.is_empty());
    let style = palette
        .board(carcas_record::Style::Symbol)
        .remove_modifier(Modifier::BOLD);
    texts
        .into_iter()
        .map(|text| Line::styled(text, style))
        .collect()
}

/// Says what a seat has: figures by their letters, what it builds with by its sign, the rest in words.
fn holdings(rules: &Rules, state: &State, seat: Seat) -> String {
    let supply = FigureKind::ALL
        .into_iter()
        .filter(|kind| rules.supply()[kind.ix()] > 0)
        .map(|kind| format!("{}{}", state.supply(seat)[kind.ix()], figure_letter(kind)));
    let signed = rules.tokens().filter_map(|token| {
        let sign = token_sign(token)?;
        Some(format!("{}{sign}", state.n_tokens(seat, token)))
    });
    let owed = state.owed(seat);
    let owed = owed.map(|kind| {
        let tile = tile_in_short(words(), &tile_in_game(rules, kind));
        say!(words(), "terminal-owes", tile = tile)
    });
    let letters: Vec<String> = supply.chain(signed).collect();
    let in_words = spoken(rules, state, seat).into_iter();
    let in_words = in_words.chain(prisoners(state, seat)).chain(owed);
    let all: Vec<String> = [letters.join(" ")].into_iter().chain(in_words).collect();
    all.join(", ")
}

/// Returns the tokens of a seat that have no sign, in words.
fn spoken(rules: &Rules, state: &State, seat: Seat) -> Vec<String> {
    let words = words();
    let held = rules
        .tokens()
        .map(|token| (token, state.n_tokens(seat, token)));
    let spoken = held.filter(|&(token, n)| n > 0 && token_sign(token).is_none());
    let mut all: Vec<String> = spoken
        .filter_map(|(token, n)| match token {
            Token::Abbey => Some(say!(words, "tokens-abbey", n = n)),
            Token::Wine => Some(say!(words, "tokens-wine", n = n)),
            Token::Grain => Some(say!(words, "tokens-grain", n = n)),
            Token::Cloth => Some(say!(words, "tokens-cloth", n = n)),
            Token::King => Some(say!(words, "tokens-king")),
            Token::Robber => Some(say!(words, "tokens-robber")),
            _ => None,
        })
        .collect();
    let n_sheep = state.n_sheep(seat);
    if n_sheep > 0 {
        all.push(say!(words, "terminal-sheep", n = n_sheep));
    }
    all
}

/// Returns the prisoners of a seat: `holds 2Bm Cm`.
fn prisoners(state: &State, holder: Seat) -> Option<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for held in state
        .prisoners()
        .iter()
        .filter(|held| held.holder == holder)
    {
        let sign = format!("{}{}", seat_letter(held.seat), figure_letter(held.kind));
        match counts.iter_mut().find(|(other, _)| *other == sign) {
            Some((_, n)) => *n += 1,
            None => counts.push((sign, 1)),
        }
    }
    counts.sort();
    let held = counts.into_iter().map(|(sign, n)| match n {
        1 => sign,
        n => format!("{n}{sign}"),
    });
    let held: Vec<String> = held.collect();
    (!held.is_empty()).then(|| say!(words(), "terminal-holds", list = held.join(" ")))
}

/// Says what the features that the overlay shows would bring their owners.
pub(super) fn standings(
    (rules, state): (&Rules, &State),
    overlay: Overlay,
    (palette, width): (Palette, usize),
) -> Vec<Line<'static>> {
    let mut found = Vec::new();
    state.for_each_standing(rules, |standing| {
        if overlay.covers(standing.kind) {
            let owners: String = standing.contest.owners.iter().map(seat_letter).collect();
            let kind = words().name_of("feature", standing.kind.name());
            let cell = standing.spot.cell;
            let (now, best) = (standing.value_now, standing.value_complete);
            let place = format!("{kind} {}", arg::place(cell.x, cell.y));
            found.push((std::cmp::Reverse(best), (owners, place, now, best)));
        }
    });
    if found.is_empty() {
        return Vec::new();
    }
    found.sort();
    let mut lines = vec![Line::default()];
    let head = wrapped(&say!(words(), "terminal-standings"), width);
    lines.extend(
        head.into_iter()
            .map(|text| Line::styled(text, palette.faint())),
    );
    let longest = found
        .iter()
        .map(|(_, (_, place, ..))| place.chars().count());
    let n_place = longest.max().unwrap_or(0);
    lines.extend(found.into_iter().map(|(_, (owners, place, now, best))| {
        Line::from(format!("{owners:<3} {place:<n_place$} {now:>3} {best:>4}"))
    }));
    lines
}

/// Says what every seat got its points for.
pub(super) fn sources(record: &Record, palette: Palette) -> Vec<Line<'static>> {
    let table = points::Table::new(record);
    let (title, letters) = table.head(record.rules());
    let letters = letters.into_iter();
    let letters = letters.map(|(seat, letter)| Span::styled(letter, palette.seat(seat)));
    let title = Span::styled(title, palette.faint());
    let head = Line::from_iter([title].into_iter().chain(letters));
    let mut lines: Vec<Line<'static>> = vec![head];
    lines.extend(table.rows().map(Line::from));
    if let Some(total) = lines.last_mut() {
        total.style = Style::new().add_modifier(Modifier::BOLD);
    }
    lines
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
    tile(&TileDrawing::in_game(rules, kind, rotation), palette)
}

/// Writes the end of the log, or an earlier part of it.
pub(super) fn log(area: Rect, story: &[Told], back: usize, palette: Palette, buffer: &mut Buffer) {
    let rule = "─".repeat(usize::from(area.width));
    buffer.set_string(area.x, area.y, rule, palette.faint());
    let head = match back {
        0 => say!(words(), "terminal-log"),
        _ => say!(words(), "terminal-log-back"),
    };
    let place = Rect {
        x: area.x + 2,
        width: area.width.saturating_sub(2),
        ..area
    };
    let head = Line::styled(format!(" {head} "), palette.faint());
    line(place, &head, buffer);
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

/// What keys do, as a hint: the key, and the message that says what it does.
pub(super) type Hint = (&'static str, Message);

/// The arrows, as hints show them.
pub(super) const ARROWS: &str = "←↑↓→";
/// Up and down.
pub(super) const UP_DOWN: &str = "↑↓";
/// Left and right.
pub(super) const LEFT_RIGHT: &str = "←→";

/// Writes what the keys do.
pub(super) fn keys(area: Rect, hints: &[Hint], palette: Palette, buffer: &mut Buffer) {
    for (x, (key, meaning)) in hint_places(area.width, hints) {
        let spans = vec![
            Span::styled(key_name(key), palette.mark()),
            Span::raw(format!(" {}", words().of(meaning))),
        ];
        let rest = Rect {
            x: area.x + x,
            width: area.width - x,
            ..area
        };
        line(rest, &Line::from(spans), buffer);
    }
}

/// Returns the key whose hint stands at a column.
pub(super) fn hint_at(width: u16, hints: &[Hint], column: u16) -> Option<&'static str> {
    let mut places = hint_places(width, hints);
    let found = places.find(|&(x, hint)| (x..x + hint_width(hint)).contains(&column));
    found.map(|(_, (key, _))| key)
}

/// Returns the hints that fit with the columns where they begin.
fn hint_places(width: u16, hints: &[Hint]) -> impl Iterator<Item = (u16, Hint)> {
    let mut x = 1;
    let place = move |&hint: &Hint| {
        let at = x;
        x += hint_width(hint) + 2;
        (at, hint)
    };
    hints
        .iter()
        .map(place)
        .take_while(move |&(x, hint)| x + hint_width(hint) <= width)
        .collect::<Vec<_>>()
        .into_iter()
}

fn hint_width((key, meaning): Hint) -> u16 {
    let (key, meaning) = (key_name(key), words().of(meaning));
    u16::try_from(key.chars().count() + 1 + meaning.chars().count()).unwrap_or(u16::MAX)
}

/// Returns what stands on a key; letters and signs are the same in every language.
fn key_name(key: &str) -> String {
    words().of(match key {
        "Enter" => key!("terminal-key-enter"),
        "Esc" => key!("terminal-key-esc"),
        "Space" => key!("terminal-key-space"),
        "PgUp PgDn" => key!("terminal-key-pages"),
        "Home End" => key!("terminal-key-ends"),
        _ => return key.to_owned(),
    })
}

/// Says that the screen is too small.
pub(super) fn too_small((width, height): (u16, u16), buffer: &mut Buffer) {
    let (need_width, need_height) = MIN_SIZE;
    let text = say!(
        words(),
        "terminal-too-small",
        value = format!("{need_width}x{need_height}"),
        input = format!("{width}x{height}")
    );
    for (y, text) in (0..height).zip(wrapped(&text, usize::from(width))) {
        buffer.set_stringn(0, y, text, usize::from(width), Style::new());
    }
}
