//! What is said of kept games.

use carcas_engine::Setup;
use carcas_record::EndReason;
use carcas_record::rules_told::told_box;
use carcas_text::say;

use super::{Date, Kept, Summary, What};
use crate::language::words;
use crate::table::sitter::HUMAN;

/// Says in one line which game it is and how it stands; what may be long comes last.
pub(crate) fn line(kept: &Kept) -> String {
    let date = Date::of(kept.changed).for_people();
    match &kept.what {
        What::Gone => format!("{date}  {}", say!(words(), "terminal-games-gone")),
        What::Broken(why) => format!("{date}  {why}"),
        What::Game(summary) => {
            let (rules, seats) = (rules(summary), seats(summary));
            match how_it_stands(kept, summary) {
                Some(how) => format!("{date}  {seats}  {how}  {rules}"),
                None => format!("{date}  {seats}  {rules}"),
            }
        }
    }
}

/// Says which edition is played with which boxes.
pub fn game_told(setup: &Setup) -> String {
    edition_told(setup.edition().name(), setup.box_names())
}

fn edition_told(edition: &str, boxes: impl Iterator<Item = impl AsRef<str>>) -> String {
    let edition = words().name_of("preset", edition);
    let boxes = boxes.map(|name| told_box(words(), name.as_ref()));
    let boxes = boxes.collect::<Vec<_>>().join(", ");
    match boxes.is_empty() {
        true => edition,
        false => say!(words(), "terminal-games-with", name = edition, list = boxes),
    }
}

fn rules(summary: &Summary) -> String {
    let played = edition_told(summary.edition, summary.boxes.iter());
    match summary.n_house_rules {
        0 => played,
        n => say!(words(), "terminal-games-house", n = n, text = played),
    }
}

fn seats(summary: &Summary) -> String {
    let seat = |(name, player, points): &(String, String, i32)| match player.as_str() {
        "" => format!("{name} {points}"),
        HUMAN => format!("{name} ({}) {points}", words().name_of("player", HUMAN)),
        bot => format!("{name} ({}) {points}", words().name_of("bot", bot)),
    };
    let seats: Vec<String> = summary.seats.iter().map(seat).collect();
    seats.join(", ")
}

fn how_it_stands(kept: &Kept, summary: &Summary) -> Option<String> {
    let Some(end) = &summary.end else {
        let n = summary.n_in_bag;
        return Some(match kept.is_being_played {
            true => say!(words(), "terminal-games-now"),
            false => say!(words(), "terminal-games-unfinished", tiles = n),
        });
    };
    let name = |ix: usize| {
        let seat = summary.seats.get(ix);
        seat.map_or("?", |(name, ..)| name.as_str())
    };
    let winners: Vec<&str> = end.winners.iter().map(|&ix| name(ix)).collect();
    let won = say!(
        words(),
        "terminal-games-won",
        n = winners.len(),
        list = winners.join(", ")
    );
    Some(match end.reason {
        EndReason::Finished => won,
        EndReason::Resigned(seat) => say!(
            words(),
            "terminal-games-resigned",
            text = won,
            who = name(seat.ix())
        ),
        EndReason::Time(seat) => say!(
            words(),
            "terminal-games-time",
            text = won,
            who = name(seat.ix())
        ),
        EndReason::Absent(seat) => say!(
            words(),
            "terminal-games-absent",
            text = won,
            who = name(seat.ix())
        ),
        EndReason::Aborted => say!(words(), "terminal-games-aborted"),
        EndReason::Closed => say!(words(), "terminal-games-closed"),
    })
}
