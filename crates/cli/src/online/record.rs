//! The record of a game on a server, by its address.

use std::path::Path;

use anyhow::{Context, bail};
use carcas_text::say;

use super::address::Link;
use super::http::Server;
use super::line::Ticket;
use crate::files;
use crate::language::words;

/// Whether a text is an address and no file.
pub(crate) fn is_address(text: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| {
        let start = text.get(..scheme.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    })
}

/// Fetches the record of a game; the address is that of its table (`…/game/ID`) or of the record itself.
pub(crate) fn fetch(url: &str) -> anyhow::Result<String> {
    let table = url.replacen("/api/games/", "/game/", 1);
    let link = Link::parse(table.strip_suffix("/record").unwrap_or(&table))?;
    let Some(game) = link.game else {
        let wanted = format!("{}/game/ID", link.address);
        bail!(say!(
            words(),
            "terminal-error-address-no-game",
            input = url,
            name = wanted
        ));
    };
    of(&Server::new(link.address, None)?, &game)
}

/// Writes the record of a game as the server has it, with names, result, seed and nonces, so that it can be verified; says
/// where it is.
pub(crate) fn save(ticket: &Ticket, path: &Path) -> anyhow::Result<String> {
    let text = of(&ticket.server, &ticket.game)?;
    files::write_whole(path, &text)?;
    let file = path.display().to_string();
    Ok(say!(words(), "terminal-online-saved", file = file))
}

/// Fetches the record of a game of a server.
fn of(server: &Server, game: &str) -> anyhow::Result<String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .with_context(|| say!(words(), "terminal-error-thread"))?;
    let path = format!("/api/games/{game}/record");
    runtime.block_on(server.request("GET", &path, None, String::new()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_from_files() {
        for address in ["http://a/game/x", "HTTPS://a"] {
            assert!(is_address(address), "{address}");
        }
        for file in ["game.txt", "http", "./https://x", "é"] {
            assert!(!is_address(file), "{file}");
        }
    }

    #[test]
    fn an_address_without_a_game_is_refused() {
        let why = fetch("http://127.0.0.1:1/").unwrap_err().to_string();
        assert!(why.contains("/game/ID"), "{why}");
    }
}
