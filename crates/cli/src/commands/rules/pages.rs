//! The pages of rules to read, as a terminal shows them.

use std::io::{self, Write};

use carcas_record::rules_told::PageInPlay;
use carcas_record::tile_picture;
use carcas_text::{BlockKind, Words};
use carcas_tiles::{Rotation, catalogue};

use super::layout::{MARGIN, Sheet};

/// The columns between two tiles.
const GAP: usize = 3;

/// Prints a page.
pub(super) fn print<W: Write>(
    sheet: &mut Sheet<W>,
    words: &Words,
    page: &PageInPlay,
) -> io::Result<()> {
    let title = words.of(page.title);
    sheet.heading(&title)?;
    writeln!(
        sheet.out,
        "{}",
        "═".repeat(title.chars().count().min(sheet.width))
    )?;
    let mut was_item = false;
    for block in &page.blocks {
        // Points of one list stand together.
        let is_item = matches!(block.kind, BlockKind::Item(_));
        if !(is_item && was_item) {
            sheet.blank()?;
        }
        was_item = is_item;
        match &block.kind {
            BlockKind::Heading(key) => {
                sheet.heading_at(MARGIN, &words.of(*key))?;
            }
            BlockKind::Text(key) => sheet.with_margin(&block.rules, "", &words.of(*key))?,
            BlockKind::Item(key) => sheet.with_margin(&block.rules, "• ", &words.of(*key))?,
            BlockKind::Tiles(tiles) => print_tiles(sheet, tiles)?,
        }
    }
    Ok(())
}

/// Draws tiles side by side.
fn print_tiles<W: Write>(sheet: &mut Sheet<W>, tiles: &[&str]) -> io::Result<()> {
    let found = tiles.iter().filter_map(|tile| catalogue().find(tile));
    let drawn: Vec<String> = found
        .map(|tile| tile_picture(catalogue().kind(tile), Rotation::R0))
        .collect();
    let widest = drawn.iter().flat_map(|tile| tile.lines());
    let widest = widest.map(|line| line.chars().count()).max().unwrap_or(1);
    let n_in_row = (sheet.width.saturating_sub(MARGIN) + GAP) / (widest + GAP);
    for (ix, row) in drawn.chunks(n_in_row.max(1)).enumerate() {
        if ix > 0 {
            sheet.blank()?;
        }
        let height = row.iter().map(|tile| tile.lines().count()).max();
        for line in 0..height.unwrap_or(0) {
            let cells = row
                .iter()
                .map(|tile| tile.lines().nth(line).unwrap_or_default());
            let cells: Vec<String> = cells.map(|cell| format!("{cell:<widest$}")).collect();
            let text = format!("{:MARGIN$}{}", "", cells.join(&" ".repeat(GAP)));
            writeln!(sheet.out, "{}", text.trim_end())?;
        }
    }
    Ok(())
}
