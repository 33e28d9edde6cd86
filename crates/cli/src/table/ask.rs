//! How a question is put line by line: the board, who has what, the tiles it is about, and the answers.

use std::io::Write;

use carcas_engine::{Decision, KindIx, Move, Seat, State};
use carcas_record::{PictureOptions, TileDrawing, describe_tile, tile_in_game, tile_picture};
use carcas_text::{arg, key, say};
use carcas_tiles::Rotation;

use super::menu::Menu;
use super::plain::Table;
use crate::language::words;
use crate::show;

impl Table {
    pub(crate) fn show_question(
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
        let shown = show::shown_names(&self.record);
        show::print_seats(&mut out, rules, state, &shown)?;
        writeln!(out)?;
        let question = show::speaker(rules, &shown).question(state, seat, decision);
        match decision.tile() {
            Some(kind) => {
                let tile = &tile_in_game(rules, kind);
                let left = say!(words(), "terminal-plain-bag", tiles = state.bag_size());
                show::print_wrapped(&mut out, &format!("{question} ({left})"))?;
                show::print_tile(&mut out, tile)?;
                self.show_bridges(menu, kind)?;
                if !menu.moves.is_empty() {
                    writeln!(out, "{}", words().of(key!("terminal-plain-or")))?;
                    self.show_list(menu, state)?;
                }
            }
            None => {
                show::print_wrapped(&mut out, &question)?;
                match decision {
                    Decision::MoveDragon => {
                        if let Some(next) = show::next_dragon_mover(&self.record) {
                            show::print_wrapped(&mut out, &next)?;
                        }
                    }
                    Decision::Auction | Decision::Bid | Decision::BuyOrSell | Decision::TakeLot => {
                        self.show_lots(menu)?;
                    }
                    _ => {}
                }
                if menu.bids().is_none() {
                    self.show_list(menu, state)?;
                }
            }
        }
        show::print_wrapped(&mut out, &how_to_answer(menu, decision))?;
        Ok(())
    }

    /// Says which placements build a bridge with the tile.
    fn show_bridges(&self, menu: &Menu, kind: KindIx) -> anyhow::Result<()> {
        let (rules, state) = (self.record.rules(), self.record.state());
        let mut out = anstream::stdout();
        for item in menu.all() {
            if let Move::PlaceTile { cell, rotation } = item
                && state.needed_bridge(rules, kind, (cell, rotation)).is_some()
            {
                let number = format!("  {:>3} ", menu.label(item));
                show::print_item(&mut out, &number, &self.answer(state, item))?;
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
            .map(|&kind| tile_picture(&tile_in_game(rules, kind), Rotation::R0))
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
            let tile = &tile_in_game(rules, kind);
            let sign = match offered {
                Some((offered, ..)) if offered == kind => '>',
                _ => ' ',
            };
            let number = format!(" {sign}{:>2}  ", ix + 1);
            let described = describe_tile(words(), tile, Rotation::R0);
            show::print_item(&mut out, &number, &described)?;
        }
        Ok(())
    }

    fn show_list(&self, menu: &Menu, state: &State) -> anyhow::Result<()> {
        let mut out = anstream::stdout();
        for (ix, &item) in menu.moves.iter().enumerate() {
            let (number, item) = (menu.number(ix), self.describe(state, item));
            show::print_item(&mut out, &format!("  {number:>2}  "), &item)?;
        }
        Ok(())
    }

    /// Says what a move does.
    pub(super) fn answer(&self, state: &State, item: Move) -> String {
        let shown = show::shown_names(&self.record);
        show::speaker(self.record.rules(), &shown).answer(state, item)
    }

    /// Says what a move does, with what a person wants to know about it.
    fn describe(&self, state: &State, item: Move) -> String {
        let shown = show::shown_names(&self.record);
        let about = show::speaker(self.record.rules(), &shown).about(state, item);
        let answer = self.answer(state, item);
        match about {
            Some(about) => in_columns(&answer, &about),
            None => answer,
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
        let tile = &tile_in_game(self.record.rules(), kind);
        let mut out = anstream::stdout();
        let told = say!(
            words(),
            "terminal-plain-rotations",
            cell = arg::place(cell.x, cell.y),
            n = rotations.len()
        );
        show::print_wrapped(&mut out, &told)?;
        for (ix, &rotation) in rotations.iter().enumerate() {
            let letter = char::from(b'a' + ix as u8);
            writeln!(out, "  {number}{letter}  ({}°)", rotation.degrees())?;
            write!(out, "{}", show::indented(&tile_picture(tile, rotation)))?;
        }
        Ok(())
    }
}

/// Says what can be typed to answer a question.
fn how_to_answer(menu: &Menu, decision: Decision) -> String {
    let words = words();
    if decision.tile().is_some() {
        let several = menu.cells.iter().position(|(_, turns)| turns.len() > 1);
        return match several {
            Some(ix) => say!(
                words,
                "terminal-plain-type-space-turn",
                input = format!("{}b", ix + 1)
            ),
            None => words.of(key!("terminal-plain-type-space")),
        };
    }
    match (decision, menu.bids()) {
        (Decision::Auction, Some((least, most))) => say!(
            words,
            "terminal-plain-type-auction",
            least = least,
            most = most,
            input = format!("1 {least}")
        ),
        (_, Some((least, most))) => {
            say!(words, "terminal-plain-type-bid", least = least, most = most)
        }
        (Decision::FigureAction, None) => words.of(key!("terminal-plain-type-number-undo")),
        _ => words.of(key!("terminal-plain-type-number")),
    }
}

/// Writes a name and what is known about it in two columns; a long name keeps its distance.
fn in_columns(name: &str, about: &str) -> String {
    format!("{name:<27}  {about}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_answers_do_not_run_into_what_is_said_of_them() {
        let answer = "capture the follower of Red: the monastery at (−1, 0)";
        let line = in_columns(answer, "comes home to you");
        assert_eq!(line, format!("{answer}  comes home to you"));
        assert_eq!(in_columns("pass", "x").len(), 30);
    }
}
