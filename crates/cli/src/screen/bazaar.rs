//! A bazaar in the panel: the tiles on offer, the bids, and one's own bid.

use carcas_engine::{Decision, KindIx, Move, Node, State};
use carcas_record::{Record, TileDrawing, tile_in_game, tile_in_short};
use carcas_text::say;
use carcas_tiles::Rotation;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::choice::Choice;
use super::palette::Palette;
use super::story::wrapped;
use crate::language::words;
use crate::show::shown_names;
use crate::table::menu::bid_of;

/// Columns from one tile to the next.
const STEP: usize = TileDrawing::WIDTH + 1;
/// Rows of a tile with its number.
const ROWS: usize = TileDrawing::HEIGHT + 1;

/// Whether a question is about a bazaar.
pub(super) const fn is_about(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Auction | Decision::Bid | Decision::BuyOrSell | Decision::TakeLot
    )
}

/// Returns the tiles in the order in which they are numbered: where one is to be chosen, equal ones count once.
fn lots(state: &State, choice: &Choice) -> Vec<KindIx> {
    let chosen_from = choice.lots();
    if chosen_from.is_empty() {
        state.lots().collect()
    } else {
        chosen_from
    }
}

/// Draws the tiles side by side, each below its number; the one that is chosen or auctioned is marked.
pub(super) fn tiles(
    record: &Record,
    choice: &Choice,
    (palette, width): (Palette, usize),
) -> Vec<Line<'static>> {
    let state = record.state();
    let lots = lots(state, choice);
    let offered = state.offer().map(|(kind, ..)| kind);
    let marked = choice.lot().or(offered);
    // Of equal tiles one is marked.
    let marked = lots.iter().position(|&kind| Some(kind) == marked);
    let mut lines = Vec::new();
    let indexed: Vec<(usize, KindIx)> = lots.into_iter().enumerate().collect();
    for row in indexed.chunks(per_row(width)) {
        let numbers = row.iter().map(|&(ix, _)| {
            let number = match marked == Some(ix) {
                true => format!(">{}<", ix + 1),
                false => format!("{}", ix + 1),
            };
            Span::styled(format!("{number:^STEP$}"), palette.mark())
        });
        lines.push(Line::from_iter(numbers));
        for y in 0..TileDrawing::HEIGHT {
            let mut spans = Vec::new();
            for &(_, kind) in row {
                let drawn = TileDrawing::in_game(record.rules(), kind, Rotation::R0);
                for x in 0..TileDrawing::WIDTH {
                    let glyph = drawn.glyph(y, x);
                    let style = palette.board(glyph.style);
                    spans.push(Span::styled(glyph.symbol.to_string(), style));
                }
                spans.push(Span::raw(" "));
            }
            lines.push(Line::from(spans));
        }
    }
    lines
}

/// Returns the tile at a place of what [`tiles`] draws.
pub(super) fn tile_at(
    record: &Record,
    choice: &Choice,
    width: usize,
    (column, row): (usize, usize),
) -> Option<usize> {
    let n_per_row = per_row(width);
    let across = (column / STEP < n_per_row).then_some(column / STEP)?;
    let ix = row / ROWS * n_per_row + across;
    (ix < lots(record.state(), choice).len()).then_some(ix)
}

fn per_row(width: usize) -> usize {
    ((width + 1) / STEP).max(1)
}

/// Says which tile it is, who offers how much, and what one's own bid would be.
pub(super) fn bids(
    record: &Record,
    choice: &Choice,
    (palette, width): (Palette, usize),
) -> Vec<Line<'static>> {
    let state = record.state();
    let words = words();
    let name = |kind: KindIx| tile_in_short(words, &tile_in_game(record.rules(), kind));
    let mut lines = Vec::new();
    let offer = state.offer();
    if let Some((_, bid, bidder)) = offer {
        let names = shown_names(record);
        let who = names.get(bidder.ix()).map_or("?", String::as_str);
        let text = say!(words, "terminal-bazaar-highest", points = bid, who = who);
        let text = wrapped(&text, width).into_iter();
        lines.extend(text.map(|text| Line::styled(text, palette.seat(bidder))));
    }
    // The tile is drawn above, so its description comes last, where it may be cut.
    let described = choice.lot().or(offer.map(|(kind, ..)| kind));
    let described = described.map_or_else(Vec::new, |kind| wrapped(&name(kind), width));
    let described = described.into_iter().map(Line::from);
    let Some((least, most)) = choice.limits() else {
        lines.extend(described);
        return lines;
    };
    let bold = Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED);
    let own = match (choice.unfinished(), choice.chosen().and_then(bid_of)) {
        (Some(typed), _) => say!(words, "terminal-bazaar-own", input = format!("{typed}_")),
        (None, Some(bid)) => say!(words, "terminal-bazaar-own", input = bid.to_string()),
        (None, None) => say!(words, "terminal-bazaar-pass"),
    };
    let range = say!(words, "terminal-bazaar-range", least = least, most = most);
    let (own, range) = (
        Span::styled(format!(" {own} "), bold),
        Span::raw(format!(" {range}")),
    );
    if own.width() + range.width() <= width {
        lines.push(Line::from(vec![own, range]));
    } else {
        lines.extend([Line::from(own), Line::from(range)]);
    }
    let has_pass = choice.moves().contains(&Move::Pass);
    let hint = match state.node() {
        Node::Decide {
            decision: Decision::Auction,
            ..
        } => say!(words, "terminal-bazaar-type-tile"),
        _ if has_pass => say!(words, "terminal-bazaar-type-pass"),
        _ => say!(words, "terminal-bazaar-type"),
    };
    let hint = wrapped(&hint, width).into_iter();
    lines.extend(hint.map(|text| Line::styled(text, palette.faint())));
    lines.extend(described);
    lines
}
