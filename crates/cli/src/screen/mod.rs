//! The full-screen table.
//!
//! [`app`] holds what is shown and what keys do; it knows neither clock nor terminal, so that tests can drive it.
//! [`driver`] reads keys and signals, waits, draws, and carries out what the table wants from outside. [`terminal`]
//! takes the terminal and gives it back.

mod app;
mod bazaar;
mod board;
mod choice;
mod desk;
mod draw;
mod driver;
mod game;
mod game_view;
mod key;
mod layout;
mod palette;
mod popup;
mod start;
mod story;
mod terminal;
#[cfg(test)]
mod tests;
mod viewer;

use std::io::IsTerminal;

pub(crate) use driver::{Request, Table, play, replay};

/// Tells whether there is a terminal that can show a table.
pub(crate) fn is_possible() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !is_dumb
}
