//! How a question is put line by line: the board, who has what, the tiles it is about, and the answers.

use std::io::Write;

use carcas_art::describe::describe;
use carcas_engine::{Decision, KindIx, Move, Seat, State};
use carcas_record::{PictureOptions, TileDrawing, legend, quarters, tile_picture};
use carcas_tiles::Rotation;

use super::answer::Menu;
use super::table::Table;
use super::words::{self, question};
use crate::show;

impl Table {
    pub(super) fn show_question(
        &self,
        menu: &Menu,
        seat: Seat,
        decision: Decision,
    ) -> anyhow::Result<()> {
        let (rules, state, names) = (
            self.record.rules(),
            self.record.state(),
            self.record.names(),
        );
        let mut out = anstream::stdout();
        let numbered = menu
            .cells
            .iter()
            .enumerate()
            .map(|(ix, (cell, _))| (*cell, ix + 1));
        let options = PictureOptions {
            candidates: numbered.collect(),
            ..PictureOptions::default()
        };
        writeln!(out)?;
        show::print_board(&mut out, rules, state, names, &options)?;
        writeln!(out)?;
        write!(out, "{}", legend(rules, state, names))?;
        write!(out, "{}", quarters(rules, state))?;
        let name = &names[seat.ix()];
        match decision {
            Decision::PlaceTile { kind }
            | Decision::Abbey { kind }
            | Decision::FinalAbbey { kind } => {
                let tile = rules.tile_kind(kind);
                writeln!(
                    out,
                    "\n{name} {} ({} tiles left in the bag):",
                    question((rules, state, names), decision),
                    state.bag_size()
                )?;
                write!(out, "{}", indented(&tile_picture(tile, Rotation::R0)))?;
                writeln!(out, "  {}", describe(tile, Rotation::R0))?;
                self.show_bridges(menu, kind)?;
                if !menu.moves.is_empty() {
                    writeln!(out, "or:")?;
                    self.show_list(menu, state)?;
                }
                let several = menu.cells.iter().position(|(_, turns)| turns.len() > 1);
                let rotation = several.map_or_else(String::new, |ix| {
                    format!(", or {}b for its second rotation", ix + 1)
                });
                writeln!(out, "Type the number of a cell{rotation}; `help` for more.")?;
            }
            Decision::FigureAction => {
                writeln!(out, "\n{name} may place a figure or choose another action:")?;
                self.show_list(menu, state)?;
                writeln!(
                    out,
                    "Type a number; `undo` takes the tile back, `help` for more."
                )?;
            }
            Decision::Auction | Decision::Bid => {
                writeln!(
                    out,
                    "\n{name} {}:",
                    question((rules, state, names), decision)
                )?;
                self.show_lots(menu)?;
                if let Some((least, most)) = menu.bids() {
                    match decision {
                        Decision::Auction => writeln!(
                            out,
                            "Type the number of a tile and a bid, {least} to {most}: `1 {least}`; `help` for more."
                        )?,
                        _ => writeln!(
                            out,
                            "Type a bid, {least} to {most}, or `pass`; `help` for more."
                        )?,
                    }
                }
            }
            other => {
                writeln!(out, "\n{name} {}:", question((rules, state, names), other))?;
                if matches!(other, Decision::BuyOrSell | Decision::TakeLot) {
                    self.show_lots(menu)?;
                }
                self.show_list(menu, state)?;
                writeln!(out, "Type a number; `help` for more.")?;
            }
        }
        Ok(())
    }

    /// Says which placements build a bridge with the tile.
    fn show_bridges(&self, menu: &Menu, kind: KindIx) -> anyhow::Result<()> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let mut out = anstream::stdout();
        for item in menu.all() {
            if let Move::PlaceTile { cell, rotation } = item
                && let Some((over, axis)) = state.needed_bridge(rules, kind, (cell, rotation))
            {
                let (label, way) = (menu.label(item), words::axis_words(axis));
                writeln!(out, "  {label} builds a bridge over {over}, {way}")?;
            }
        }
        Ok(())
    }

    /// Draws the tiles of a bazaar side by side, with their names.
    fn show_lots(&self, menu: &Menu) -> anyhow::Result<()> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let mut lots = menu.lots();
        if lots.is_empty() {
            lots = state.lots().collect();
        }
        let mut out = anstream::stdout();
        let pictures: Vec<String> = lots
            .iter()
            .map(|&kind| tile_picture(rules.tile_kind(kind), Rotation::R0))
            .collect();
        for row in 0..TileDrawing::HEIGHT {
            let parts = pictures
                .iter()
                .map(|picture| picture.lines().nth(row).unwrap_or(""));
            let line: Vec<String> = parts.map(|part| format!("{part:<7}")).collect();
            writeln!(out, "      {}", line.join("   "))?;
        }
        let offered = state.offer();
        for (ix, &kind) in lots.iter().enumerate() {
            let tile = rules.tile_kind(kind);
            let sign = match offered {
                Some((offered, ..)) if offered == kind => '>',
                _ => ' ',
            };
            let number = ix + 1;
            writeln!(
                out,
                " {sign}{number:>2}  {}",
                in_columns(&tile.id, &describe(tile, Rotation::R0))
            )?;
        }
        Ok(())
    }

    fn show_list(&self, menu: &Menu, state: &State) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        for (ix, &item) in menu.moves.iter().enumerate() {
            let (number, item) = (menu.number(ix), self.describe(state, item));
            writeln!(out, "  {number:>2}  {item}")?;
        }
        Ok(())
    }

    /// Writes a move with what a person wants to know about it.
    fn describe(&self, state: &State, item: Move) -> String {
        let name = match item {
            Move::Pass | Move::Buy | Move::Sell | Move::Choose { .. } => {
                words::short(&self.record, item)
            }
            _ => self.record.move_name(item),
        };
        match words::about(self.record.rules(), state, item) {
            Some(about) => in_columns(&name, &about),
            None => name,
        }
    }

    pub(super) fn show_rotations(
        &self,
        cell: carcas_engine::Cell,
        rotations: &[Rotation],
        decision: Decision,
        menu: &Menu,
    ) -> anyhow::Result<()> {
        let Some(kind) = decision.tile() else {
            return Ok(());
        };
        let number = menu
            .cells
            .iter()
            .position(|(other, _)| *other == cell)
            .map_or(0, |ix| ix + 1);
        let tile = self.record.rules().tile_kind(kind);
        let mut out = anstream::stdout();
        writeln!(out, "At {cell} it fits in {} rotations:", rotations.len())?;
        for (ix, &rotation) in rotations.iter().enumerate() {
            let letter = char::from(b'a' + ix as u8);
            writeln!(out, "  {number}{letter}  (r{})", rotation.degrees())?;
            write!(out, "{}", indented(&tile_picture(tile, rotation)))?;
        }
        Ok(())
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("      {line}\n")).collect()
}

/// Writes a name and what is to be known about it; a long name keeps its distance.
fn in_columns(name: &str, about: &str) -> String {
    format!("{name:<27}  {about}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_do_not_run_into_what_is_said_of_them() {
        let name = "capture red meeple -1,0 monastery";
        let line = in_columns(name, "comes home to you");
        assert_eq!(line, format!("{name}  comes home to you"));
        assert_eq!(in_columns("pass", "x").len(), 30);
    }
}
