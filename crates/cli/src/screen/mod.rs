//! The full-screen table.
//!
//! [`app`] holds what is shown and what keys do; it knows neither clock nor terminal, so that tests can drive it.
//! [`driver`] reads keys and signals, waits, draws, and carries out what the table wants from outside. [`terminal`]
//! takes the terminal and gives it back.

mod answers;
mod app;
mod bazaar;
mod board;
mod choice;
mod desk;
mod draw;
mod driver;
mod filter;
mod game;
mod game_view;
mod key;
mod layout;
mod online;
mod online_view;
mod palette;
mod popup;
mod start;
mod story;
mod terminal;
#[cfg(test)]
mod tests;
mod viewer;

use std::io::IsTerminal;

pub(crate) use driver::{Request, Table, check_size, play, play_online, replay};
pub(crate) use start::Offered;
pub(crate) use story::wrapped;
pub(crate) use terminal::signals;

/// Whether there is a terminal that can show a table.
pub(crate) fn is_possible() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !is_dumb
}
