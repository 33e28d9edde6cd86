//! The public tables of a server and our games, as a list.

use std::io::Write;

use carcas_protocol::{About, ListedGame, Status};
use carcas_record::rules_told::told_box;
use carcas_text::say;

use super::join::{OwnGame, Visitor};
use super::told::clean;
use crate::language::words;

/// Prints the list.
pub(super) async fn print(visitor: &Visitor) -> anyhow::Result<()> {
    let own = visitor.games().await?;
    let lobby = visitor.lobby().await?;
    let made = visitor.made_for_others().await;
    let address = &visitor.server.address;
    let mut out = anstream::stdout();
    writeln!(
        out,
        "{}",
        say!(
            words(),
            "terminal-online-own-games",
            input = address.to_string()
        )
    )?;
    if own.is_empty() {
        writeln!(out, "  {}", say!(words(), "terminal-online-none-yet"))?;
    }
    for game in &own {
        let turn = match (game.is_my_turn, game.listed.about.status) {
            (true, _) => say!(words(), "terminal-online-your-turn"),
            (false, status) => words().name_of("status", status.name()),
        };
        writeln!(out, "  {}", line(&game.listed, &turn))?;
    }
    if !made.is_empty() {
        writeln!(out, "{}", say!(words(), "terminal-online-made"))?;
    }
    for about in &made {
        let status = words().name_of("status", about.status.name());
        let game = clean(&about.game);
        writeln!(out, "  {game}  {status:<10} {}", seat_names(about))?;
        for (seat, link) in visitor.links(&game) {
            let place = about.seats.get(usize::from(seat));
            if place.is_some_and(|place| place.name.is_empty()) {
                writeln!(out, "    {link}")?;
            }
        }
    }
    writeln!(out, "{}", say!(words(), "terminal-online-public"))?;
    if lobby.is_empty() {
        writeln!(out, "  {}", say!(words(), "terminal-online-none"))?;
    }
    for game in &lobby {
        let status = words().name_of("status", game.about.status.name());
        writeln!(out, "  {}", line(game, &status))?;
    }
    let program = crate::files::program();
    let is_going_on = |game: &OwnGame| game.listed.about.status != Status::Over;
    if !made.is_empty() || own.iter().any(is_going_on) {
        let typed = format!("{program} play --server {address} --resume GAME");
        writeln!(
            out,
            "{}",
            say!(words(), "terminal-online-list-go-on", input = typed)
        )?;
    }
    if !lobby.is_empty() {
        let typed = format!("{program} play --server {address}/game/GAME");
        writeln!(
            out,
            "{}",
            say!(words(), "terminal-online-list-watch", input = typed)
        )?;
    }
    Ok(())
}

fn line(listed: &ListedGame, state: &str) -> String {
    let ListedGame { about, scores, .. } = listed;
    let seats: Vec<String> = about
        .seats
        .iter()
        .zip(scores)
        .map(|(seat, score)| match seat.name.is_empty() {
            true => say!(words(), "lobby-free"),
            false => format!("{} {score}", clean(&seat.name)),
        })
        .collect();
    format!(
        "{}  {state:<10} {}{}",
        clean(&about.game),
        seats.join(", "),
        played(about)
    )
}

fn seat_names(about: &About) -> String {
    let name = |seat: &carcas_protocol::SeatAbout| match seat.name.is_empty() {
        true => say!(words(), "lobby-free"),
        false => clean(&seat.name),
    };
    let names: Vec<String> = about.seats.iter().map(name).collect();
    format!("{}{}", names.join(", "), played(about))
}

fn played(about: &About) -> String {
    let boxes = about.setup.boxes.iter();
    let boxes: Vec<String> = boxes.map(|name| told_box(words(), &clean(name))).collect();
    let preset = words().name_of("preset", &clean(&about.setup.preset));
    match boxes.is_empty() {
        true => format!("  ({preset})"),
        false => {
            let with = say!(
                words(),
                "terminal-games-with",
                name = preset,
                list = boxes.join(", ")
            );
            format!("  ({with})")
        }
    }
}
