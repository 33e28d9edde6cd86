//! Windows above the board: help, remaining tiles, saving, leaving.

use carcas_engine::{KindIx, Rules, Setup, State, Token};
use carcas_record::rules_told::Played;
use carcas_record::{key_lines, token_sign};
use carcas_text::{Key as Message, key, say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;

use super::desk::Popup;
use super::draw;
use super::palette::Palette;
use super::story::wrapped;
use crate::language::words;
use crate::show::{counted_tiles, speaker};

/// How wide the key of signs is, so that it fits the smallest screen.
const KEY_WIDTH: usize = 72;

/// Whose keys are explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Help {
    /// A game on this machine.
    Game,
    /// A game on a server.
    Online,
    /// A recorded game.
    Replay,
}

impl Help {
    /// Returns what stands on the left, and what the keys do.
    fn items(self) -> Vec<(String, String)> {
        let words = words();
        let item = |head: Message, keys: Message| (words.of(head), words.of(keys));
        let looking = item(
            key!("terminal-help-looking"),
            key!("terminal-help-looking-keys"),
        );
        let owners = item(
            key!("terminal-help-owners"),
            key!("terminal-help-owners-keys"),
        );
        let more = item(key!("terminal-help-more"), key!("terminal-help-more-keys"));
        if self == Self::Replay {
            return vec![
                (
                    "→ n, ← p".to_owned(),
                    words.of(key!("terminal-help-steps-keys")),
                ),
                item(key!("terminal-key-turns"), key!("terminal-help-turns-keys")),
                item(key!("terminal-key-tens"), key!("terminal-help-tens-keys")),
                item(key!("terminal-key-ends"), key!("terminal-help-ends-keys")),
                looking,
                owners,
                // There is no log to scroll beside the steps.
                item(
                    key!("terminal-help-more"),
                    key!("terminal-help-more-replay-keys"),
                ),
                item(
                    key!("terminal-help-game"),
                    key!("terminal-help-replay-keys"),
                ),
            ];
        }
        let mut items = vec![
            item(
                key!("terminal-help-placing"),
                key!("terminal-help-placing-keys"),
            ),
            item(
                key!("terminal-help-choosing"),
                key!("terminal-help-choosing-keys"),
            ),
            item(
                key!("terminal-help-bidding"),
                key!("terminal-help-bidding-keys"),
            ),
            item(
                key!("terminal-help-dragon"),
                key!("terminal-help-dragon-keys"),
            ),
            item(key!("terminal-help-turn"), key!("terminal-help-turn-keys")),
            item(
                key!("terminal-help-watching"),
                key!("terminal-help-watching-keys"),
            ),
            looking,
            owners,
            more,
            item(
                key!("terminal-help-mouse"),
                key!("terminal-help-mouse-keys"),
            ),
            (
                say!(words, "terminal-help-game"),
                say!(words, "terminal-help-game-keys", input = "?"),
            ),
        ];
        if self == Self::Online {
            items.push(item(
                key!("terminal-help-online"),
                key!("terminal-help-online-keys"),
            ));
        }
        items
    }

    /// Writes the keys in two columns.
    fn lines(self) -> Vec<String> {
        let items = self.items();
        let longest = items.iter().map(|(head, _)| head.chars().count()).max();
        let n_head = longest.unwrap_or(0) + 2;
        let mut lines = Vec::new();
        for (head, keys) in items {
            let mut head = head;
            for text in wrapped(&keys, KEY_WIDTH.saturating_sub(n_head)) {
                // Both columns are straight, so later lines are not indented.
                lines.push(format!("{head:<n_head$}{}", text.trim_start()));
                head = String::new();
            }
        }
        lines
    }
}

/// Draws a window in the middle of the screen.
pub(super) fn draw(
    popup: &Popup,
    help: Help,
    (setup, rules, state, names): (&Setup, &Rules, &State, &[String]),
    palette: Palette,
    screen: Rect,
    buffer: &mut Buffer,
) {
    let words = words();
    match popup {
        Popup::Help(from) => {
            let mut all = help.lines();
            all.push(String::new());
            all.extend(key_lines(words, rules, KEY_WIDTH));
            all.extend(wrapped(&say!(words, "terminal-around"), KEY_WIDTH));
            all.extend(
                supplies(rules)
                    .into_iter()
                    .flat_map(|text| wrapped(&text, KEY_WIDTH)),
            );
            let title = say!(words, "terminal-help");
            scrolled(&title, all, *from, palette, screen, buffer);
        }
        Popup::Bag(from) => {
            let title = say!(words, "terminal-headline", n = state.bag_size());
            scrolled(&title, bag(rules, state), *from, palette, screen, buffer);
        }
        Popup::Seats(from) => {
            let speaker = speaker(rules, names);
            let told = speaker
                .seats(state)
                .into_iter()
                .chain(speaker.quarters(state));
            let all = told.flat_map(|line| wrapped(&line, KEY_WIDTH)).collect();
            let title = say!(words, "terminal-seats");
            scrolled(&title, all, *from, palette, screen, buffer);
        }
        Popup::Rules(from) => {
            let told = Played::of(setup, rules).told(words).lines();
            let all = told.iter().flat_map(|text| wrapped(text, KEY_WIDTH));
            let title = say!(words, "terminal-rules-played");
            scrolled(&title, all.collect(), *from, palette, screen, buffer);
        }
        Popup::Save(name, trouble) => {
            // A long name shows its end.
            let n_hidden = name.chars().count().saturating_sub(50);
            let shown: String = name.chars().skip(n_hidden).collect();
            let mut lines = vec![say!(
                words,
                "terminal-save-file",
                input = format!("{:<51}", format!("{shown}_"))
            )];
            if !trouble.is_empty() {
                lines.extend(wrapped(&format!("! {trouble}"), 57));
            }
            let hint = say!(words, "terminal-save-hint");
            let title = say!(words, "terminal-save");
            window(&title, lines, &hint, palette, screen, buffer);
        }
        Popup::Leave => {
            let lines = vec![say!(words, "terminal-leave-question")];
            let hint = say!(words, "terminal-leave-hint");
            let title = say!(words, "terminal-leave");
            window(&title, lines, &hint, palette, screen, buffer);
        }
    }
}

/// Explains what stands below the names of the seats, if it needs it.
fn supplies(rules: &Rules) -> Option<String> {
    let signed = rules.tokens().filter_map(|token| {
        let sign = token_sign(token)?;
        let meaning = match token {
            Token::Floor => say!(words(), "tokens-floor", n = 2),
            Token::Bridge => say!(words(), "tokens-bridge", n = 2),
            _ => say!(words(), "tokens-castle", n = 2),
        };
        Some(format!("2{sign} = {meaning}"))
    });
    let followers = format!("2m = {}", say!(words(), "figures-meeple", n = 2));
    let all: Vec<String> = [followers].into_iter().chain(signed).collect();
    (all.len() > 1).then(|| say!(words(), "terminal-supplies", list = all.join(", ")))
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
        (0, 0) => say!(words(), "terminal-window-back"),
        (0, _) => say!(words(), "terminal-window-below"),
        (_, 0) => say!(words(), "terminal-window-above"),
        _ => say!(words(), "terminal-window-both"),
    };
    let shown = all.into_iter().skip(from).take(n_shown).collect();
    window(title, shown, &hint, palette, screen, buffer);
}

/// Lists the tiles in the bag, and those that are set aside, in words.
fn bag(rules: &Rules, state: &State) -> Vec<String> {
    let list = |count: &dyn Fn(KindIx) -> usize| -> Vec<String> {
        let tiles = rules.kinds().map(|kind| (kind, count(kind)));
        let told = counted_tiles(rules, tiles).into_iter();
        let told = told.map(|(tile, n)| format!("{n:>2} × {tile}"));
        told.flat_map(|text| wrapped(&text, KEY_WIDTH)).collect()
    };
    let mut lines = Vec::new();
    // The bag is long: what is set aside stands before it, so that it is seen.
    let aside = list(&|kind| state.n_aside(rules, kind));
    if !aside.is_empty() {
        lines.push(say!(words(), "terminal-aside"));
        lines.extend(aside);
        lines.push(String::new());
    }
    lines.extend(list(&|kind| state.n_in_bag(rules, kind)));
    lines
}

/// Draws a frame with lines and a hint in the middle of the screen.
pub(super) fn window(
    title: &str,
    lines: Vec<String>,
    hint: &str,
    palette: Palette,
    screen: Rect,
    buffer: &mut Buffer,
) {
    let mut lines = lines;
    lines.push(String::new());
    let n_hint = wrapped(hint, KEY_WIDTH).len();
    lines.extend(wrapped(hint, KEY_WIDTH));
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
        let line = if ix + n_hint >= n_lines {
            line.style(palette.mark().remove_modifier(Modifier::BOLD))
        } else {
            line
        };
        let place = Rect {
            x: area.x + 2,
            y,
            width: room,
            height: 1,
        };
        draw::line(place, &line, buffer);
    }
}
