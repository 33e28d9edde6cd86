//! Boards and sentences on the terminal, in color where it shows.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use carcas_engine::{Decision, Event, KindIx, Node, Rules, Seat, State};
use carcas_record::{
    DisplayName, Drawing, PictureOptions, Record, Speaker, Style as Shown, describe_tile, draw,
    key_lines, tile_in_game, tile_in_short, tile_picture,
};
use carcas_text::{key, say};
use carcas_tiles::{Rotation, TileKind};

use crate::language::words;
use crate::screen::wrapped;
use crate::setup_args::{SEAT_NAMES, color_order};

/// The colors of the seats; letters tell them apart where color does not.
const SEAT_COLORS: [AnsiColor; Seat::MAX] = [
    AnsiColor::BrightRed,
    AnsiColor::BrightBlue,
    AnsiColor::BrightGreen,
    AnsiColor::BrightYellow,
    AnsiColor::BrightWhite,
    AnsiColor::BrightMagenta,
];

fn style_of(shown: Shown, colors: &[usize; Seat::MAX]) -> Style {
    let color = |color: AnsiColor| Style::new().fg_color(Some(color.into()));
    match shown {
        Shown::Blank => Style::new(),
        Shown::Margin => Style::new().dimmed(),
        Shown::Field => color(AnsiColor::Green),
        Shown::City => color(AnsiColor::Yellow),
        Shown::Pennant => color(AnsiColor::BrightYellow).bold(),
        Shown::Road => color(AnsiColor::White),
        Shown::River => color(AnsiColor::Blue),
        Shown::Building => color(AnsiColor::BrightWhite).bold(),
        Shown::Symbol => color(AnsiColor::Magenta).bold(),
        Shown::Figure(seat) => color(SEAT_COLORS[colors[seat.ix() % Seat::MAX]])
            .bold()
            .invert(),
        Shown::Neutral => color(AnsiColor::BrightMagenta).bold().invert(),
        Shown::LastTile => color(AnsiColor::BrightCyan).bold(),
        Shown::Candidate => color(AnsiColor::BrightCyan),
    }
}

/// Prints a drawing.
fn print_drawing(out: &mut impl Write, drawing: &Drawing, names: &[String]) -> io::Result<()> {
    let colors = color_order(names);
    for row in 0..drawing.rows().len() {
        for (shown, text) in drawing.spans(row) {
            let style = style_of(shown, &colors);
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Prints the board.
pub(crate) fn print_board(
    out: &mut impl Write,
    rules: &Rules,
    state: &State,
    names: &[String],
    options: &PictureOptions,
) -> io::Result<()> {
    print_drawing(out, &draw(rules, state, options), names)
}

/// Prints a position: the board, what lies and stands on it, and what is asked with its answers. The names are those of
/// a record, and as people see them.
pub(crate) fn print_position(
    out: &mut impl Write,
    rules: &Rules,
    state: &State,
    (names, shown): (&[String], &[String]),
) -> io::Result<()> {
    print_board(out, rules, state, names, &PictureOptions::default())?;
    writeln!(out)?;
    print_seats(out, rules, state, shown)?;
    let bag = say!(words(), "terminal-plain-bag", tiles = state.bag_size());
    let gone = say!(
        words(),
        "terminal-plain-discarded",
        tiles = state.n_discarded()
    );
    print_wrapped(out, &words().apart(&[bag, gone]))?;
    print_key(out, rules)?;
    writeln!(out)?;
    let waits = waits_for(rules, state, shown);
    print_wrapped(out, &waits)?;
    if let Node::Decide { .. } = state.node() {
        let mut legal = Vec::new();
        state.legal_moves(rules, &mut legal);
        for item in legal {
            print_item(out, "  - ", &speaker(rules, shown).answer(state, item))?;
        }
    }
    Ok(())
}

/// Says what a position waits for.
pub(crate) fn waits_for(rules: &Rules, state: &State, shown: &[String]) -> String {
    match state.node() {
        Node::Chance { draw } => say!(
            words(),
            "terminal-plain-draws",
            how = draw.name(),
            who = name_of(shown, state.active_seat())
        ),
        Node::Decide { seat, decision } => speaker(rules, shown).question(state, seat, decision),
        Node::Over => words().of(key!("terminal-plain-over")),
    }
}

/// Returns the names as people see them: the player's name, or the color of the seat in their language.
pub(crate) fn shown_names(record: &Record) -> Vec<String> {
    let player = |seat| record.about().player(seat).map(DisplayName::as_str);
    let seats = record.names().iter().zip(record.rules().seats());
    let seats: Vec<(String, Option<&str>)> = seats
        .map(|(name, seat)| (color_of(name), player(seat)))
        .collect();
    told_apart(&seats)
}

/// Returns the name of a seat in the language of the program, if it is that of a color.
pub(crate) fn color_of(name: &str) -> String {
    match SEAT_NAMES.contains(&name) {
        true => words().name_of("seat", name),
        false => name.to_owned(),
    }
}

/// Returns the names of seats, from their colors and players: a player with the name of another, or of another's color, is
/// named with the color of the seat.
pub(crate) fn told_apart(seats: &[(String, Option<&str>)]) -> Vec<String> {
    let is_taken = |ix: usize, name: &str| {
        let mut others = seats.iter().enumerate().filter(|(other, _)| *other != ix);
        others.any(|(_, (color, player))| {
            color.to_lowercase() == name || player.is_some_and(|it| it.to_lowercase() == name)
        })
    };
    let called = |(ix, (color, player)): (usize, &(String, Option<&str>))| match player {
        Some(player) if is_taken(ix, &player.to_lowercase()) => format!("{player} ({color})"),
        Some(player) => (*player).to_owned(),
        None => color.clone(),
    };
    seats.iter().enumerate().map(called).collect()
}

/// Says who moves the dragon after the move that is asked for, if it may move on then.
pub(crate) fn next_dragon_mover(record: &Record) -> Option<String> {
    let state = record.state();
    let Node::Decide {
        decision: Decision::MoveDragon,
        ..
    } = state.node()
    else {
        return None;
    };
    let shown = shown_names(record);
    let (n_done, most) = state.dragon_moves();
    let step = usize::from(n_done) + 1;
    let next = shown.get((state.active_seat().ix() + step) % shown.len().max(1));
    let next = next.filter(|_| step < usize::from(most))?;
    Some(say!(
        words(),
        "terminal-plain-dragon-next",
        who = next.as_str()
    ))
}

/// Returns who says a game in the language of the program, with names from [`shown_names`].
pub(crate) fn speaker<'a>(rules: &'a Rules, names: &'a [String]) -> Speaker<'a> {
    let words = words();
    Speaker {
        words,
        rules,
        names,
    }
}

fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.ix()).map_or("?", String::as_str)
}

/// Prints who has what, with names from [`shown_names`].
pub(crate) fn print_seats(
    out: &mut impl Write,
    rules: &Rules,
    state: &State,
    shown: &[String],
) -> io::Result<()> {
    let speaker = speaker(rules, shown);
    let lines = speaker.seats(state).into_iter();
    for line in lines.chain(speaker.quarters(state)) {
        print_wrapped(out, &line)?;
    }
    Ok(())
}

/// Prints the key of signs.
pub(crate) fn print_key(out: &mut impl Write, rules: &Rules) -> io::Result<()> {
    for line in key_lines(words(), rules, WIDTH - 2) {
        print_item(out, "  ", &line)?;
    }
    Ok(())
}

/// Returns the legal moves as text, in the order of the alphabet.
pub(crate) fn legal_names(rules: &Rules, state: &State) -> Vec<String> {
    let mut legal = Vec::new();
    state.legal_moves(rules, &mut legal);
    let names = legal.iter().map(|&legal| state.move_name(rules, legal));
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names
}

/// The columns that sentences take, so that no word is broken on a usual terminal.
pub(crate) const WIDTH: usize = 76;

/// Prints a paragraph, broken between words.
pub(crate) fn print_wrapped(out: &mut impl Write, text: &str) -> io::Result<()> {
    for line in wrapped(text, WIDTH) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Prints a tile as it is drawn, and says what is on it.
pub(crate) fn print_tile(out: &mut impl Write, tile: &TileKind) -> io::Result<()> {
    write!(out, "{}", indented(&tile_picture(tile, Rotation::R0)))?;
    print_item(out, "  ", &describe_tile(words(), tile, Rotation::R0))
}

/// Moves the lines of a picture to the right.
pub(crate) fn indented(text: &str) -> String {
    text.lines().map(|line| format!("      {line}\n")).collect()
}

/// Prints an item of a list behind its number; further lines stand below its text.
pub(crate) fn print_item(out: &mut impl Write, number: &str, text: &str) -> io::Result<()> {
    let width = number.chars().count();
    for (ix, line) in wrapped(text, WIDTH.saturating_sub(width))
        .iter()
        .enumerate()
    {
        match ix {
            0 => writeln!(out, "{number}{line}")?,
            _ => writeln!(out, "{:width$}{line}", "")?,
        }
    }
    Ok(())
}

/// Prints what happened, one sentence a line; scores stand out.
pub(crate) fn print_events(
    out: &mut impl Write,
    record: &Record,
    events: &[Event],
) -> io::Result<()> {
    let (state, shown) = (record.state(), shown_names(record));
    let speaker = speaker(record.rules(), &shown);
    for event in events {
        let sentence = speaker.event(state, event);
        let style = match event {
            Event::Scored { .. } => Style::new().bold(),
            Event::TurnStarted { .. } => Style::new().underline(),
            _ => Style::new(),
        };
        for line in wrapped(&sentence, WIDTH - 2) {
            writeln!(out, "  {style}{line}{style:#}")?;
        }
    }
    Ok(())
}

/// Names tiles by what is on them, with their numbers; kinds that are told alike are counted together.
pub(crate) fn counted_tiles(
    rules: &Rules,
    tiles: impl Iterator<Item = (KindIx, usize)>,
) -> Vec<(String, usize)> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for (kind, n) in tiles.filter(|&(_, n)| n > 0) {
        let told = tile_in_short(words(), &tile_in_game(rules, kind));
        match counts.iter_mut().find(|(known, _)| *known == told) {
            Some((_, sum)) => *sum += n,
            None => counts.push((told, n)),
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_of_one_name_are_told_apart_by_their_colors() {
        let seats = |players: [Option<&'static str>; 3]| {
            let colors = ["Red", "Blue", "Green"].map(str::to_owned);
            told_apart(&colors.into_iter().zip(players).collect::<Vec<_>>())
        };
        assert_eq!(
            seats([Some("Ana"), None, Some("Bo")]),
            ["Ana", "Blue", "Bo"]
        );
        assert_eq!(
            seats([Some("Ana"), Some("ana"), Some("red")]),
            ["Ana (Red)", "ana (Blue)", "red (Green)"]
        );
        assert_eq!(seats([Some("Red"), None, None]), ["Red", "Blue", "Green"]);
    }
}
