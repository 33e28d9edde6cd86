//! Windows above the board: help, remaining tiles, saving, leaving.

use carcas_engine::{Rules, State};
use carcas_record::{key_lines, legend, token_sign};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use super::desk::Popup;
use super::palette::Palette;
use super::story::wrapped;

/// How wide the key of signs is, so that it fits the smallest screen.
const KEY_WIDTH: usize = 72;

/// What the keys do in a game.
pub(super) const HELP: &str = "\
Placing a tile   arrows, Tab, n, p: another place; r or space: turn
                 Enter: place it. +2 marks a cell where two rotations fit
Choosing         arrows, Tab, n, p or 1 to 9; x: pass; Enter: do it
Bidding          type the points, or Up and Down; Tab: another tile
Dragon           arrows point where it goes; ~1 ~2 show its path
Your turn        u: take back what you did since the last draw
                 i: what the greedy bot would do
Looking          h j k l or shift+arrows: scroll; z: near or far
                 c: the action in the middle; 0: the board in the middle
                 f: owners of fields, of all features, off (% is shared,
                    signs tell fields of nobody apart), with points
                 b: tiles left; w: who has what; PgUp PgDn: the log
Mouse            click a place (again: turn), a spot, an answer, a hint;
                 wheel: scroll; m: off, so that it selects text
Game             s: save a copy; q: leave (the game is kept); ?: this";

/// What stands around tiles.
const AROUND: &str = "[ ] the last tile  ( ) what others placed since your turn  > < chosen";

/// What the keys do in a recorded game.
pub(super) const REPLAY_HELP: &str = "\
Right, n         one draw or move on
Left, p          one back
PgDn, PgUp       ten on, ten back
Home, End        to the beginning, to the end
h j k l          scroll; z: near or far
c                the last tile in the middle; 0: the board in the middle
f                owners of fields, of all features, off (% is shared)
b, w             tiles left in the bag; who has what
m                mouse off, to select text, and on again
q                leave";

/// Draws a window in the middle of the screen.
pub(super) fn draw(
    popup: &Popup,
    help: &str,
    (rules, state, names): (&Rules, &State, &[String]),
    palette: Palette,
    screen: Rect,
    buffer: &mut Buffer,
) {
    match popup {
        Popup::Help(from) => {
            let mut all: Vec<String> = help.lines().map(str::to_owned).collect();
            all.push(String::new());
            all.extend(key_lines(rules, KEY_WIDTH));
            all.push(AROUND.to_owned());
            all.extend(supplies(rules));
            scrolled("Help", all, *from, palette, screen, buffer);
        }
        Popup::Bag(from) => {
            let title = format!("{} tiles in the bag", state.bag_size());
            scrolled(&title, bag(rules, state), *from, palette, screen, buffer);
        }
        Popup::Seats(from) => {
            let text = legend(rules, state, names);
            let all = text.lines().flat_map(|line| wrapped(line, KEY_WIDTH));
            scrolled(
                "Who has what",
                all.collect(),
                *from,
                palette,
                screen,
                buffer,
            );
        }
        Popup::Save(name) => {
            // A long name shows its end.
            let n_hidden = name.chars().count().saturating_sub(50);
            let shown: String = name.chars().skip(n_hidden).collect();
            let lines = vec![format!("File: {:<51}", format!("{shown}_"))];
            let hint = "Enter writes it, Esc goes back";
            window("Save a copy", lines, hint, palette, screen, buffer);
        }
        Popup::Leave => {
            let lines = vec!["Leave the table?".to_owned()];
            let hint = "Enter, y or q leaves, any other key stays";
            window("Leave", lines, hint, palette, screen, buffer);
        }
    }
}

/// Explains what stands below the names of the seats, if it needs it.
fn supplies(rules: &Rules) -> Option<String> {
    let signed = rules.tokens().filter_map(|token| {
        let sign = token_sign(token)?;
        Some(format!("2{sign} {}s", token.name()))
    });
    let signed: Vec<String> = signed.collect();
    (!signed.is_empty()).then(|| format!("below a name: 2m meeples  {}", signed.join("  ")))
}

/// Draws a window that shows as much of a text as fits, from a line on.
fn scrolled(
    title: &str,
    all: Vec<String>,
    from: usize,
    palette: Palette,
    screen: Rect,
    buffer: &mut Buffer,
) {
    let n_shown = usize::from(screen.height).saturating_sub(4).max(1);
    let n_hidden = all.len().saturating_sub(n_shown);
    let from = from.min(n_hidden);
    let hint = match (from, n_hidden - from) {
        (0, 0) => "any key goes back",
        (0, _) => "more below: Down scrolls, any other key goes back",
        (_, 0) => "more above: Up scrolls, any other key goes back",
        _ => "more above and below: Up and Down scroll, any other key goes back",
    };
    let shown = all.into_iter().skip(from).take(n_shown).collect();
    window(title, shown, hint, palette, screen, buffer);
}

/// Lists the tiles in the bag, in two columns.
fn bag(rules: &Rules, state: &State) -> Vec<String> {
    let kinds: Vec<String> = rules
        .kinds()
        .filter_map(|kind| {
            let n = state.n_in_bag(rules, kind);
            let id = &rules.tile_kind(kind).id;
            (n > 0).then(|| format!("{n:>2} x {id}"))
        })
        .collect();
    let n_rows = kinds.len().div_ceil(2);
    (0..n_rows)
        .map(|row| {
            let right = kinds.get(row + n_rows).map_or("", String::as_str);
            format!("{:<36} {right}", kinds[row])
        })
        .collect()
}

fn window(
    title: &str,
    lines: Vec<String>,
    hint: &str,
    palette: Palette,
    screen: Rect,
    buffer: &mut Buffer,
) {
    let mut lines = lines;
    lines.push(String::new());
    lines.push(hint.to_owned());
    let longest = lines.iter().map(|line| line.chars().count()).max();
    let width = longest.unwrap_or(0).max(title.chars().count() + 4) + 4;
    let width = u16::try_from(width).unwrap_or(u16::MAX).min(screen.width);
    let height = u16::try_from(lines.len() + 2).unwrap_or(u16::MAX);
    let height = height.min(screen.height);
    let area = Rect {
        x: screen.x + (screen.width - width) / 2,
        y: screen.y + (screen.height - height) / 2,
        width,
        height,
    };
    for y in area.y..area.bottom() {
        for x in area.x..area.right() {
            if let Some(cell) = buffer.cell_mut((x, y)) {
                cell.reset();
            }
        }
    }
    let rule = "─".repeat(usize::from(width.saturating_sub(2)));
    let frame = palette.mark();
    for (y, left, right) in [(area.y, "┌", "┐"), (area.bottom() - 1, "└", "┘")] {
        buffer.set_stringn(
            area.x,
            y,
            format!("{left}{rule}{right}"),
            usize::from(width),
            frame,
        );
    }
    buffer.set_stringn(
        area.x + 2,
        area.y,
        format!(" {title} "),
        usize::from(width) - 2,
        frame,
    );
    for y in area.y + 1..area.bottom() - 1 {
        buffer.set_string(area.x, y, "│", frame);
        buffer.set_string(area.right() - 1, y, "│", frame);
    }
    let n_lines = lines.len();
    let room = width.saturating_sub(4);
    for (ix, (y, text)) in (area.y + 1..area.bottom() - 1).zip(lines).enumerate() {
        let line = Line::from(text);
        let line = if ix + 1 == n_lines {
            line.style(palette.mark().remove_modifier(Modifier::BOLD))
        } else {
            line
        };
        buffer.set_line(area.x + 2, y, &line, room);
    }
}
