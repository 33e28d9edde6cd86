//! Boards and sentences on the terminal, in color where it shows.

use std::io::{self, Write};

use crate::setup_args::color_order;
use anstyle::{AnsiColor, Style};
use carcas_engine::{Event, Rules, Seat, State};
use carcas_record::{Drawing, PictureOptions, Style as Shown, draw, explain};

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

/// Prints what happened, one sentence a line; scores stand out.
pub(crate) fn print_events(
    out: &mut impl Write,
    rules: &Rules,
    state: &State,
    names: &[String],
    events: &[Event],
) -> io::Result<()> {
    for event in events {
        let sentence = explain(rules, state, names, event);
        let style = match event {
            Event::Scored { .. } => Style::new().bold(),
            Event::TurnStarted { .. } => Style::new().underline(),
            _ => Style::new(),
        };
        writeln!(out, "  {style}{sentence}{style:#}")?;
    }
    Ok(())
}
